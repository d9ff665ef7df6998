"""Positions to be drawn: one laid by hand, and matches played by a simple rule up to some number of tiles."""

from __future__ import annotations

import random

from engines.carcassonne import Phase, State, View, game
from engines.carcassonne.placing import lay
from engines.core.chance import Rng
from engines.core.grid import around, xy
from engines.core.rules import CHANCE

SMALL = {"O20": "V0", "N19": "E2", "M20": "U1", "O21": "X0", "N21": "V3", "P20": "B0"}


def start(players: int = 4) -> State:
    return game.new(players, game.meta.chosen({"first": "host"}), Rng("start"))


def small() -> State:
    """Seven tiles. Anna (seat 0) has a thief, Ben a farmer, 지우 a monk; 민수 has drawn a gate."""
    state = start()
    for cell, word in SMALL.items():
        lay(state, cell, word)
    state.followers = {"O21": (0, "r1"), "M20": (1, "f0"), "P20": (2, "m0")}
    for cell, (seat, segment) in state.followers.items():
        state.supply[seat] -= 1
        state.held[state.feature(cell, segment)] += 1 << 4 * seat
    state.phase, state.turn, state.drawn = Phase.PLACING, 3, "S"
    return state


def claiming(kind: str, rotation: int) -> View:
    """Only this tile has been laid, beside nothing else that matters, and is to be claimed."""
    state = start(2)
    lay(state, "Z20", f"{kind}{rotation}")
    state.phase = Phase.CLAIMING
    return game.view(state, None)


def played(tiles: int, seed: int, phase: Phase = Phase.PLACING, row: bool = False) -> View:
    """A match up to so many tiles, laid close together; or, with `row`, in a line to the east."""
    rng, luck, state = Rng(str(seed)), random.Random(seed), start()

    def liking(cell: str) -> float:
        x, y = xy(cell)
        if row:
            return x - 3 * abs(y)
        return 0.7 * sum(near in state.laid for near in around(cell)) - max(abs(x), abs(y)) + luck.random()

    while state.to_act and not (len(state.laid) >= tiles and state.phase is phase):
        seat = state.to_act[0]
        if seat == CHANCE:
            act = game.chance(state, rng)
        else:
            acts = game.legal_actions(state, seat)
            placing = state.phase is Phase.PLACING
            act = max(acts, key=lambda one: liking(one.cell)) if placing else luck.choice(acts)
        game.play(state, seat, act)
    return game.view(state, None)
