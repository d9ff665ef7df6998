"""The board as it is drawn in play: a frame a turn, with everything warm that a running bot has warm."""

from __future__ import annotations

import statistics
from collections import deque
from collections.abc import Iterator
from typing import Any

from bot.boards import board_of
from bot.draw.look import Look
from bot.draw.paint import paint
from bot.people import People, Person
from bot.pictures import sayer
from bot.words import Words
from engines.core import log
from engines.core.discover import discover
from engines.core.rules import CHANCE
from tests.benchmarks.control import Figure, Frugal, spent

GOALS = {"carcassonne": 25, "castell": 30, "catan": 25, "methoni": 25}
"""Milliseconds for a frame."""
PLIES = (20, 60, 140, 210)
FRAMES = 9
NAMES = ("Anna", "Ben", "민수", "지우")


def figures() -> Iterator[Figure]:
    for name in GOALS:
        yield from of_game(name)


def of_game(name: str) -> Iterator[Figure]:
    """From one turn to the next, as the channel would see them."""
    game = discover()[name]
    players = min(game.meta.seats[-1], len(NAMES))
    look = Look(say=sayer(Words("en", name, People(tuple(Person(one) for one in NAMES[:players])))))
    board = board_of(name)
    board.warm()
    for ply in PLIES:
        sizes: list[int] = []

        def frame(view: Any, marks: tuple[Any, ...], sizes: list[int] = sizes) -> None:
            scene = board.board(view, marks)
            assert scene is not None
            sizes.append(len(paint(scene, look)))

        reached, shown = turns(game, players, ply)
        frame(*shown[0])
        times = [spent(lambda one=one: frame(*one)) for one in shown[1:]]
        yield Figure(
            f"{name}: frame at ply {reached}", 1e3 * statistics.median(times), "ms of CPU", f"< {GOALS[name]}"
        )
        yield Figure(f"{name}: its size", statistics.median(sizes) / 1000, "kB", "< 250")
        if reached < ply:
            break


def turns(game: Any, players: int, ply: int) -> tuple[int, list[tuple[Any, tuple[Any, ...]]]]:
    """The last turns up to `ply`, or to the match's end: how far that is, and of each turn its view and the events
    since the one before. The players spare their pieces."""
    header = log.Header(game.name, players, game.meta.chosen({}), "3")
    state, rolled, pick = log.start(game, header), 0, Frugal(3)
    seen: deque[tuple[Any, tuple[Any, ...]]] = deque(maxlen=FRAMES)
    told: list[Any] = []
    asked: tuple[int, ...] = ()
    reached = 0
    while state.to_act and reached < ply:
        reached += 1
        if CHANCE in state.to_act:
            seat, act, rolled = CHANCE, game.chance(state, log.rng(header, rolled)), rolled + 1
        else:
            if state.to_act != asked:
                seen.append((game.view(state.copy(), None), tuple(told)))
                told, asked = [], state.to_act
            seat = state.to_act[0]
            act = pick.choice(game.legal_actions(state, seat))
        told += game.play(state, seat, act)
    return reached, list(seen)
