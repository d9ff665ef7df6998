"""Composing a tower level by level from the bottom: each step offers only what can still become a tower that will do.

For the front ends: a tower so far is its text, "" before the first level; `f"{so_far}/{level}"` is the next one. The
tower in the end is judged as one that was typed.
"""

from __future__ import annotations

from engines.castell.box import TILES
from engines.castell.demands import festival_demand, festival_of, tile_demand
from engines.castell.notation import Level, Levels, level_written, levels_of
from engines.castell.solver import can_grow
from engines.castell.state import Phase, State
from engines.castell.towers import Demand, Fault, Stock, faults


def demand_on(state: State, seat: int, tile: str | None = None) -> Demand:
    """What the tower is for: the tile, else the festival that `seat` is asked to, else nothing but to stand."""
    if tile in TILES and tile:
        return tile_demand(state, tile)
    if state.phase is Phase.FESTIVAL and seat in state.asked:
        return festival_demand(festival_of(state, seat))
    return Demand()


def next_levels(state: State, seat: int, so_far: str = "", tile: str | None = None) -> list[str]:
    """The levels that may go on top and can still become a tower that will do: big sizes first, then many."""
    stock, ranks, wanted = state.stock(seat), state.ranks(seat), demand_on(state, seat, tile)
    standing = levels_of(so_far) if so_far else ()
    found: list[str] = []
    for level in _levels(stock, standing):
        higher = (*standing, level)
        if faults(higher, stock, ranks, Demand()):
            continue
        if not faults(higher, stock, ranks, wanted) or can_grow(stock, ranks, wanted, higher):
            found.append(level_written(level))
    return found


def taller(state: State, seat: int, so_far: str | None, tile: str | None = None) -> list[str]:
    """The same as whole towers: what `so_far` may become by one level more."""
    levels = next_levels(state, seat, so_far or "", tile)
    return [f"{so_far}/{level}" if so_far else level for level in levels]


def will_do(state: State, seat: int, so_far: str, tile: str | None = None) -> bool:
    """Whether the tower may be left as it is."""
    return bool(so_far) and not check(state, seat, so_far, tile)


def check(state: State, seat: int, tower: str, tile: str | None = None) -> list[Fault]:
    """A dry run: all that is wrong with a tower, and nothing changes; Unreadable if it is none."""
    return faults(levels_of(tower), state.stock(seat), state.ranks(seat), demand_on(state, seat, tile))


def _levels(stock: Stock, standing: Levels) -> list[Level]:
    """Every level out of what is left that is no bigger and no wider than the one below."""
    used = [size for level in standing for size in level]
    left = [have - used.count(size) for size, have in enumerate(stock)]
    biggest = min(standing[-1]) if standing else len(stock) - 1
    widest = len(standing[-1]) if standing else sum(left)
    levels: list[Level] = []
    for size in range(biggest, 0, -1):
        levels += [(size,) * count for count in range(min(left[size], widest), 0, -1)]
        pairs = [(many, few) for many in range(1, left[size] + 1) for few in range(1, left[size - 1] + 1)]
        mixed = [(size,) * many + (size - 1,) * few for many, few in pairs if many + few <= widest]
        levels += sorted(mixed, key=len, reverse=True)
    return levels
