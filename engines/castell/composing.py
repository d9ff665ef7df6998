"""Composing a tower level by level from the bottom: each step offers only what can still become a tower that will do.

For the front ends; the tower in the end is judged as one that was typed.
"""

from __future__ import annotations

from engines.castell.box import TILES
from engines.castell.demands import festival_demand, festival_of, tile_demand
from engines.castell.notation import Level, Levels
from engines.castell.solver import can_grow
from engines.castell.state import Phase, State
from engines.castell.towers import Demand, Fault, Stock, faults


def demand_on(state: State, seat: int, tile: str | None = None) -> Demand:
    """What the tower is for: the festival that `seat` is asked to, else the tile, else nothing but to stand."""
    if state.phase is Phase.FESTIVAL and seat in state.asked:
        return festival_demand(festival_of(state, seat))
    return tile_demand(state, tile) if tile in TILES and tile else Demand()


def next_levels(state: State, seat: int, so_far: Levels, tile: str | None = None) -> list[Level]:
    """The levels that may go on top and can still become a tower that will do: big sizes first, then many."""
    stock, ranks, wanted = state.stock(seat), state.ranks(seat), demand_on(state, seat, tile)
    found: list[Level] = []
    for level in _levels(stock, so_far):
        trial = (*so_far, level)
        if faults(trial, stock, ranks, Demand()):
            continue
        if not faults(trial, stock, ranks, wanted) or can_grow(stock, ranks, wanted, trial):
            found.append(level)
    return found


def will_do(state: State, seat: int, so_far: Levels, tile: str | None = None) -> bool:
    """Whether the tower may be left as it is."""
    return bool(so_far) and not check(state, seat, so_far, tile)


def check(state: State, seat: int, tower: Levels, tile: str | None = None) -> list[Fault]:
    """A dry run: all that is wrong with a tower, and nothing changes."""
    return faults(tower, state.stock(seat), state.ranks(seat), demand_on(state, seat, tile))


def _levels(stock: Stock, so_far: Levels) -> list[Level]:
    """Every level out of what is left that is no bigger and no wider than the one below."""
    used = [size for level in so_far for size in level]
    left = [have - used.count(size) for size, have in enumerate(stock)]
    biggest = min(so_far[-1]) if so_far else len(stock) - 1
    widest = len(so_far[-1]) if so_far else sum(left)
    levels: list[Level] = []
    for size in range(biggest, 0, -1):
        levels += [(size,) * count for count in range(min(left[size], widest), 0, -1)]
        pairs = [(many, few) for many in range(1, left[size] + 1) for few in range(1, left[size - 1] + 1)]
        mixed = [(size,) * many + (size - 1,) * few for many, few in pairs if many + few <= widest]
        levels += sorted(mixed, key=len, reverse=True)
    return levels
