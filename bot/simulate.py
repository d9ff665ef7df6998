"""Whole matches without Discord: random play, its figures, and a position of it to look at."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engines.core import log
from engines.core.chance import Rng
from engines.core.game import Game
from engines.core.log import Header
from engines.core.refusal import Illegal
from engines.core.rules import CHANCE


@dataclass
class Played:
    """Counts of one playout."""

    state: Any
    actions: int
    refused: int


def moves(game: Game[Any, Any], header: Header) -> Iterator[tuple[int, Any, Any]]:
    """(seat, action, state before it) of a match in which everybody plays at random from the full legal list."""
    state = log.start(game, header)
    pick = Rng(header.seed, "pick")
    rolled = 0
    while seats := state.to_act:
        if CHANCE in seats:
            seat, act = CHANCE, game.chance(state, log.rng(header, rolled))
            rolled += 1
        else:
            seat = seats[0] if len(seats) == 1 else pick.choice(sorted(seats))
            act = pick.choice(game.legal_actions(state, seat))
        yield seat, act, state


def play(game: Game[Any, Any], header: Header, turns: int) -> Played:
    """One match to its end, or until `turns` changes of who must act."""
    played = Played(log.start(game, header), 0, 0)
    on_turn, changes = None, 0
    for seat, act, state in moves(game, header):
        played.state = state
        if seat not in (on_turn, CHANCE):
            on_turn, changes = seat, changes + 1
            if changes > turns:
                break
        try:
            game.play(state, seat, act)
        except Illegal:
            played.refused += 1
            break
        played.actions += 1
    return played


def simulate(
    game: Game[Any, Any], matches: int, players: int, seed: str, options: dict[str, str], turns: int
) -> dict[str, Any]:
    """The figures of many matches; `refused` must be 0, for what is listed as legal is legal."""
    chosen = game.meta.chosen(options)
    actions = refused = unfinished = 0
    totals = [0] * players
    began = time.process_time()
    for number in range(matches):
        played = play(game, Header(game.name, players, chosen, f"{seed}:{number}"), turns)
        actions, refused = actions + played.actions, refused + played.refused
        unfinished += bool(played.state.to_act)
        for score in game.scores(played.state, None):
            totals[score.seat] += score.points
    spent = max(time.process_time() - began, 1e-9)
    return {
        "game": game.name,
        "matches": matches,
        "players": players,
        "actions": actions,
        "cpu_s": round(spent, 3),
        "matches_per_cpu_s": round(matches / spent, 1),
        "actions_per_cpu_s": round(actions / spent),
        "refused": refused,
        "unfinished": unfinished,
        "mean_scores": [round(total / matches, 2) for total in totals],
    }


def position(
    game: Game[Any, Any], players: int, seed: str, ply: int, options: dict[str, str]
) -> tuple[Any, list[Any], list[Any]]:
    """The state after `ply` entries of a seeded random match, its last events, and the seats asked."""
    header = Header(game.name, players, game.meta.chosen(options), seed)
    state = log.start(game, header)
    events: list[Any] = []
    for number, (seat, act, table) in enumerate(moves(game, header)):
        state = table
        if number >= ply and CHANCE not in table.to_act:
            break
        events = [*(events if seat == CHANCE else []), *game.play(table, seat, act)]
    return state, events, list(state.to_act)
