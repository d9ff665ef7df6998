"""A crowded table of four, with everything that can be drawn: palettes are chosen from it."""

from __future__ import annotations

from functools import cache

from engines.castell.meta import meta
from engines.castell.setup import new
from engines.castell.state import Phase
from engines.castell.view import View, view
from engines.core.chance import Rng


@cache
def crowded() -> View:
    state = new(4, meta.chosen({"visitor": "1"}), Rng("example"))
    state.round = 6
    for seat, board in enumerate(state.boards):
        board.pawn = 2 if seat else 1
        board.best = 4 + seat
        board.tokens = 5 - seat
        board.ranks = [seat, 1, 2, 4 - seat, 1]
        board.stock = [0, *(1 + (size + seat) % 3 for size in range(1, 11))]
        board.sizes[seat].append(3 + seat)
        board.prizes[1 + seat] = [1, 1, 1]
        board.tiles[2] = ["S03", "E15"]
        board.collected[3] = [1, 2, 0, 1]
    state.area = [[n % 2, (n + 1) % 3, 1, n // 3] for n in range(7)]
    state.tiles[5][0] = state.tiles[3][1] = ""
    state.phase = Phase.TURN
    return view(state, 0)
