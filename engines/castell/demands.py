"""Rulebook, "Local performances" and "Festivals": what a tower must be, besides standing."""

from __future__ import annotations

from engines.castell.box import FESTIVAL_LEVELS, TILES
from engines.castell.notation import Levels, levels_of, written
from engines.castell.refusals import Why
from engines.castell.state import Festival, State
from engines.castell.towers import Demand, faults
from engines.core.refusal import Illegal


def tile_demand(state: State, tile: str) -> Demand:
    """An exhibition asks for as many levels as its points, and for each skill shown; a shape for its counts alone."""
    one = TILES[tile]
    if one.shape:
        return Demand(shape=one.shape)
    return Demand(levels=one.points, exactly=state.terms.exactly, uses=one.uses)


def festival_demand(festival: Festival) -> Demand:
    """At least four levels, and a casteller of each size token."""
    return Demand(levels=FESTIVAL_LEVELS, sizes=festival.sizes)


def festival_of(state: State, seat: int) -> Festival:
    """The festival of this round where the pawn is."""
    pawn = state.boards[seat].pawn
    return next(one for one in state.festivals() if one.region == pawn)


def judged(text: str, state: State, seat: int, asked: Demand) -> Levels:
    """The tower that is said; refused with everything that is wrong with it, at once."""
    tower = levels_of(text)
    wrong = faults(tower, state.stock(seat), state.ranks(seat), asked)
    if wrong:
        raise Illegal(Why.TOWER, tower=written(tower), faults=tuple(fault.said() for fault in wrong))
    return tower
