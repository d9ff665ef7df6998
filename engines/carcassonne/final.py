"""Rulebook, "The end": what is unfinished pays a point a tile, then farmers are paid for the cities they supply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from engines.carcassonne.state import (
    FARMS,
    UNFINISHED,
    WHAT,
    FarmScored,
    Feature,
    MatchEnded,
    Phase,
    Scored,
    State,
    majority,
)
from engines.carcassonne.tiles import CLOISTER, FARM
from engines.core.game import Event
from engines.core.grid import around


def end(state: State) -> list[Event]:
    """The final scoring; all followers stay where they are."""
    events: list[Event] = [MatchEnded()]
    for due in unfinished(state):
        for seat in due.winners:
            state.points[seat][UNFINISHED] += due.points
        cells = state.cells(due.feature)
        events.append(
            Scored(Feature(due.what), False, due.winners, due.points, due.tiles, due.shields, cells, ())
        )
    for paid in farms(state):
        for seat in paid.winners:
            state.points[seat][FARMS] += paid.points
        events.append(paid)
    state.phase = Phase.OVER
    return events


class Due(NamedTuple):
    """What an unfinished feature would pay if the match ended now."""

    what: str
    feature: int
    winners: tuple[int, ...]
    tiles: int
    shields: int

    @property
    def points(self) -> int:
        return self.tiles + self.shields


def unfinished(state: State) -> Iterator[Due]:
    """Roads and cities held: 1 a tile and 1 a shield. Cloisters: 1, and 1 for each tile of the eight around."""
    seen: set[int] = set()
    for cell, (seat, segment) in state.followers.items():
        what = WHAT[segment[0]]
        if what == FARM:
            continue
        feature = state.feature(cell, segment)
        if what == CLOISTER:
            yield Due(what, feature, (seat,), 1 + sum(near in state.laid for near in around(cell)), 0)
        elif feature not in seen:
            seen.add(feature)
            winners = majority(state.holders(feature))
            yield Due(what, feature, winners, state.tiles[feature].bit_count(), state.shields[feature])


def supplied(state: State) -> dict[int, list[int]]:
    """Every farm with farmers, and the different finished cities that it touches."""
    touched: dict[int, list[int]] = {}
    for cell, first in state.base.items():
        for field, city in state.tile(cell).contacts:
            farm = state.find(first + field)
            if state.held[farm]:
                town = state.find(first + city)
                cities = touched.setdefault(farm, [])
                if not state.ends[town] and town not in cities:
                    cities.append(town)
    return touched


def farms(state: State) -> Iterator[FarmScored]:
    """The farmers' pay, by the match's rule. Unfinished cities give nothing; size does not matter."""
    scoring = state.terms.farm_scoring
    if scoring == "city4":
        for winners, cities in Counter(city_winners(state).values()).items():
            yield FarmScored(winners, cities, 4 * cities)
        return
    paid: set[tuple[int, int]] = set()
    for farm, cities in supplied(state).items():
        winners = majority(state.holders(farm))
        if scoring == "farm3once":
            yield from _once_a_city(winners, cities, paid)
        elif cities:
            each = 4 if scoring == "farm4" else 3
            yield FarmScored(winners, len(cities), each * len(cities))


def city_winners(state: State) -> dict[int, tuple[int, ...]]:
    """City by city: the farmers of all farms that touch it are counted together."""
    farmers: dict[int, int] = {}
    for farm, cities in supplied(state).items():
        for city in cities:
            farmers[city] = farmers.get(city, 0) + state.held[farm]
    return {city: majority(state.unpacked(packed)) for city, packed in farmers.items()}


def _once_a_city(
    winners: tuple[int, ...], cities: list[int], paid: set[tuple[int, int]]
) -> Iterator[FarmScored]:
    """Three for each city touched, but a player is paid for a city only once."""
    for seat in winners:
        fresh = [city for city in cities if (seat, city) not in paid]
        paid.update((seat, city) for city in fresh)
        if fresh:
            yield FarmScored((seat,), len(fresh), 3 * len(fresh))
