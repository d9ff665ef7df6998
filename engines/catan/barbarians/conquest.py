"""Scenario, "Conquest": three barbarians conquer a coastal hex; what is quite cut off lies down."""

from __future__ import annotations

from engines.catan.barbarians.events import BuildingFell, BuildingRose, HexConquered, HexFreed
from engines.catan.island import CORNER_MASK, HEXES_AT, SIDE_MASK, ones
from engines.catan.places import open_paths, open_spots, remake_rates
from engines.catan.state import Piece, State
from engines.catan.war import COAST, FULL
from engines.core.game import Event


def judge_hexes(state: State) -> list[Event]:
    """Conquered and freed hexes, fallen and risen buildings, by the barbarians there now."""
    barbarians, before = state.here.barbarians, state.idle
    idle = 0
    for at in COAST:
        if barbarians[at] >= FULL:
            idle |= 1 << at
    if idle == before:
        return []
    state.idle = idle
    events: list[Event] = [
        HexConquered(at) if idle >> at & 1 else HexFreed(at) for at in COAST if (idle ^ before) >> at & 1
    ]
    events += _judge_buildings(state)
    state.shut_paths = state.shut_corners = 0
    for at in ones(idle):
        state.shut_paths |= SIDE_MASK[at]
        state.shut_corners |= CORNER_MASK[at]
    for seat in range(state.players):
        state.paths[seat] = open_paths(state, seat)
        state.spots[seat] = open_spots(state, seat)
    remake_towns(state)
    remake_rates(state)
    return events


def fallen_corners(state: State) -> int:
    """Corners all of whose land hexes are conquered; the sea counts as closed."""
    bits = 0
    for at in ones(state.idle):
        for corner in ones(CORNER_MASK[at]):
            if all(state.idle >> near & 1 for near in HEXES_AT[corner]):
                bits |= 1 << corner
    return bits


def _judge_buildings(state: State) -> list[Event]:
    fallen = fallen_corners(state)
    events: list[Event] = []
    for seat in range(state.players):
        for corner in ones(state.buildings(seat) & (fallen ^ state.fallen)):
            is_city = state.cities[seat] >> corner & 1
            piece, worth = (Piece.CITY, 2) if is_city else (Piece.SETTLEMENT, 1)
            down = fallen >> corner & 1
            state.points[seat] += -worth if down else worth
            events.append((BuildingFell if down else BuildingRose)(seat, piece, corner))
    state.fallen = fallen
    return events


def remake_towns(state: State) -> None:
    """Settlements that lie may not become cities, unless the option allows it."""
    kept = -1 if state.terms.upgrade_lying else ~state.fallen
    state.towns = [ones(row & kept) for row in state.settlements]
