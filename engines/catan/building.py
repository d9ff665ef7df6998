"""Rulebook, "Building": roads, settlements and cities, what they cost and where they may stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.catan import goods
from engines.catan.events import CityBuilt, RoadBuilt, SettlementBuilt
from engines.catan.hints import corner_hint, corner_rank, corners_named, path_hint, path_rank, paths_named
from engines.catan.island import HEX_NAME, HEXES_AT, HEXES_BY, NEAR_MASK, Corner, Path
from engines.catan.mode import mode
from engines.catan.offers import void_uncovered
from engines.catan.paying import pay, refuse_price
from engines.catan.places import free_paths, joins, put_city, put_road, put_settlement
from engines.catan.rules import rules
from engines.catan.state import CITIES, ROADS, SETTLEMENTS, Phase, Piece, State
from engines.catan.why import Why
from engines.catan.winning import judge_roads, win
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Who


def can_road(state: State, seat: int) -> bool:
    if state.phase is Phase.MAIN:
        hand = state.hands[seat]
        if not (hand[0] and hand[1]):
            return False
    return state.roads[seat].bit_count() < ROADS


def can_settle(state: State, seat: int) -> bool:
    hand = state.hands[seat]
    return bool(
        hand[0] and hand[1] and hand[2] and hand[3] and state.settlements[seat].bit_count() < SETTLEMENTS
    )


def can_upgrade(state: State, seat: int) -> bool:
    hand = state.hands[seat]
    return hand[3] >= 2 and hand[4] >= 3 and state.cities[seat].bit_count() < CITIES


def road_paths(state: State, seat: int) -> Sequence[int]:
    """Free paths that continue the seat's own roads and buildings."""
    return state.paths[seat]


def settlement_corners(state: State, seat: int) -> Sequence[int]:
    """Corners at an own road, two paths from every building."""
    return state.spots[seat]


def settled_corners(state: State, seat: int) -> Sequence[int]:
    """Own settlements that may become cities."""
    return state.towns[seat]


@dataclass(frozen=True, slots=True)
class BuildRoad:
    path: Path = choose(road_paths, hint=path_hint, rank=path_rank)


@dataclass(frozen=True, slots=True)
class BuildSettlement:
    corner: Corner = choose(settlement_corners, hint=corner_hint, rank=corner_rank)


@dataclass(frozen=True, slots=True)
class BuildCity:
    corner: Corner = choose(settled_corners, hint=corner_hint, rank=corner_rank)


@rules.action(Phase.MAIN, Phase.FREE_ROADS, group="build", section="road", when=can_road)
def road(state: State, seat: int, act: BuildRoad) -> list[Event]:
    """A road continues one's own roads and buildings, not past another's building."""
    if act.path not in state.paths[seat]:
        _refuse_path(state, seat, act.path)
    if state.roads[seat].bit_count() >= ROADS:
        raise Illegal(Why.NO_PIECE, piece=Piece.ROAD, count=ROADS)
    free = state.phase is Phase.FREE_ROADS
    if not free:
        refuse_price(state, seat, goods.ROAD)
        pay(state, seat, goods.ROAD)
    put_road(state, seat, act.path)
    events: list[Event] = [RoadBuilt(seat, act.path, free), *judge_roads(state, seat)]
    if free:
        state.free -= 1
        if not state.free or not free_road_possible(state, seat):
            state.free = 0
            state.enter(state.back, seat)
    return events + void_uncovered(state) + win(state)


def free_road_possible(state: State, seat: int) -> bool:
    return bool(state.paths[seat]) and state.roads[seat].bit_count() < ROADS


def _refuse_path(state: State, seat: int, path: int) -> None:
    if path not in range(len(HEXES_BY)) or not free_paths(state) >> path & 1:
        raise Illegal(Why.ROAD_TAKEN, path=paths_named((path,)), open=paths_named(state.paths[seat]))
    if joins(state, seat, path):
        raise Illegal(Why.CONQUERED, hexes=_fallen_around(state, HEXES_BY[path]))
    raise Illegal(Why.NO_CONNECTION, path=paths_named((path,)), open=paths_named(state.paths[seat]))


def _fallen_around(state: State, hexes: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(HEX_NAME[at] for at in hexes if state.idle >> at & 1)


@rules.action(Phase.MAIN, group="build", section="settlement", when=can_settle)
def settlement(state: State, seat: int, act: BuildSettlement) -> list[Event]:
    """A settlement stands at an own road, with no building one path away."""
    if act.corner not in state.spots[seat]:
        _refuse_corner(state, seat, act.corner)
    if state.settlements[seat].bit_count() >= SETTLEMENTS:
        raise Illegal(Why.NO_PIECE, piece=Piece.SETTLEMENT, count=SETTLEMENTS)
    refuse_price(state, seat, goods.SETTLEMENT)
    pay(state, seat, goods.SETTLEMENT)
    put_settlement(state, seat, act.corner)
    cut = [one for one in range(state.players) if one != seat and state.reach[one] >> act.corner & 1]
    events: list[Event] = [SettlementBuilt(seat, act.corner), *judge_roads(state, *cut)]
    return events + void_uncovered(state) + mode(state).after_building(state, seat)


def _refuse_corner(state: State, seat: int, corner: int) -> None:
    spots = corners_named(state.spots[seat])
    if corner not in range(len(HEXES_AT)):
        raise Illegal(Why.NO_ROAD_THERE, corner=str(corner), open=spots)
    if not state.room >> corner & 1:
        near = next(
            one for one in range(len(HEXES_AT)) if NEAR_MASK[corner] >> one & 1 and state.owner(one) >= 0
        )
        name, other = corners_named((corner, near))
        raise Illegal(Why.TOO_CLOSE, corner=name, near=other, seat=Who(state.owner(near)), open=spots)
    if not state.reach[seat] >> corner & 1:
        raise Illegal(Why.NO_ROAD_THERE, corner=corners_named((corner,)), open=spots)
    raise Illegal(Why.CONQUERED, hexes=_fallen_around(state, HEXES_AT[corner]))


@rules.action(Phase.MAIN, group="build", section="city", when=can_upgrade)
def city(state: State, seat: int, act: BuildCity) -> list[Event]:
    """A city takes the place of an own settlement, which goes back to the supply."""
    if act.corner not in state.towns[seat]:
        own = corners_named(state.towns[seat])
        if act.corner in range(len(HEXES_AT)) and state.settlements[seat] >> act.corner & 1:
            raise Illegal(Why.LYING, corner=corners_named((act.corner,)), open=own)
        raise Illegal(Why.NO_SETTLEMENT_THERE, open=own)
    if state.cities[seat].bit_count() >= CITIES:
        raise Illegal(Why.NO_PIECE, piece=Piece.CITY, count=CITIES)
    refuse_price(state, seat, goods.CITY)
    pay(state, seat, goods.CITY)
    put_city(state, seat, act.corner)
    events: list[Event] = [CityBuilt(seat, act.corner)]
    return events + void_uncovered(state) + mode(state).after_building(state, seat)
