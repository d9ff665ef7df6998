"""Rulebook, "Set-up": the first player by lot, then two buildings each, in turn and back again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.catan.events import Founded, TurnOrderSet
from engines.catan.hints import beyond_hint, corner_hint, corner_rank, corners_named, paths_named
from engines.catan.island import CORNERS, HEXES_AT, NEAR_MASK, PATHS_AT, Corner, Path, ones
from engines.catan.mode import mode
from engines.catan.paying import gain
from engines.catan.places import put_city, put_road, put_settlement
from engines.catan.rules import rules
from engines.catan.state import PRODUCES, Phase, Piece, State, Terrain
from engines.catan.turn import begin
from engines.catan.why import Why
from engines.catan.winning import road_length
from engines.core.forms import Seat
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Who


def seats(state: State, seat: int) -> range:
    return range(state.players)


def corners(state: State, seat: int) -> Sequence[int]:
    """Every corner with no building on it or one path away."""
    return ones(state.room)


def paths(state: State, seat: int, corner: int) -> Sequence[int]:
    """The paths at the new building; no road lies there yet, for nobody has built near."""
    return PATHS_AT[corner]


@dataclass(frozen=True, slots=True)
class Lots:
    """Chance says who begins."""

    seat: Seat = choose(seats)


@dataclass(frozen=True, slots=True)
class Found:
    """A building, and a road that touches it."""

    corner: Corner = choose(corners, hint=corner_hint, rank=corner_rank)
    path: Path = choose(paths, hint=beyond_hint)


@rules.action(Phase.LOTS, chance=True, section="beginning")
def lots(state: State, seat: int, act: Lots) -> list[Event]:
    """Lots are drawn for who founds first; that seat has the first turn too."""
    if act.seat not in range(state.players):
        raise Illegal(Why.NO_SUCH_SEAT)
    state.first = state.turn = act.seat
    state.enter(Phase.FOUNDING, act.seat)
    return [TurnOrderSet(act.seat)]


@rules.action(Phase.FOUNDING, section="founding")
def found(state: State, seat: int, act: Found) -> list[Event]:
    """A settlement with a road; in the second round what the mode says, and it brings the first cards."""
    _refuse_corner(state, act.corner)
    if act.path not in PATHS_AT[act.corner]:
        near = paths_named(tuple(paths(state, seat, act.corner)))
        raise Illegal(Why.NOT_BESIDE, corner=corners_named((act.corner,)), open=near)
    second = state.founded >= state.players
    piece = mode(state).second if second else Piece.SETTLEMENT
    put_settlement(state, seat, act.corner)
    if piece is Piece.CITY:
        put_city(state, seat, act.corner)
    put_road(state, seat, act.path)
    state.lengths[seat] = road_length(state.roads[seat], 0)
    got = first_cards(state, act.corner) if second else (0,) * 6
    gain(state, seat, got)
    return [Founded(seat, piece, act.corner, act.path, got, sum(got)), *_next(state)]


def _refuse_corner(state: State, corner: int) -> None:
    if corner not in CORNERS:
        raise Illegal(Why.NO_ROAD_THERE, corner=str(corner), open=())
    if state.room >> corner & 1:
        return
    near = next(one for one in ones(NEAR_MASK[corner]) if state.owner(one) >= 0)
    name, other = corners_named((corner, near))
    raise Illegal(Why.TOO_CLOSE, corner=name, near=other, seat=Who(state.owner(near)), open=())


def first_cards(state: State, corner: int) -> tuple[int, ...]:
    """The second building brings cards for each hex around it that produces."""
    got = [0] * 6
    for at in HEXES_AT[corner]:
        terrain = state.land.terrain[at]
        if terrain not in (Terrain.DESERT, Terrain.CASTLE):
            got[PRODUCES.index(terrain)] += mode(state).start_cards(state)
    return tuple(got)


def _next(state: State) -> list[Event]:
    """In turn, then back again; whoever founded first has the first turn."""
    state.founded += 1
    players = state.players
    if state.founded == 2 * players:
        state.turn = state.first
        return begin(state)
    step = state.founded if state.founded < players else 2 * players - 1 - state.founded
    state.turn = (state.first + step) % players
    state.enter(Phase.FOUNDING, state.turn)
    return []
