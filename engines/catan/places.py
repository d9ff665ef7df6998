"""Where a seat may build: kept in the state, and remade here when roads, buildings or fallen hexes change it."""

from __future__ import annotations

from engines.catan.island import ALL_CORNERS, ALL_PATHS, END_MASK, HEXES_AT, NEAR_MASK, PATHS_MASK, ones
from engines.catan.state import State


def put_road(state: State, seat: int, path: int) -> None:
    """A road stands on the path; who may build where is kept up to date."""
    state.roads[seat] |= 1 << path
    state.reach[seat] |= END_MASK[path]
    state.paths = [tuple(one for one in row if one != path) if path in row else row for row in state.paths]
    state.paths[seat] = open_paths(state, seat)
    state.spots[seat] = open_spots(state, seat)


def put_settlement(state: State, seat: int, corner: int) -> None:
    """A settlement stands on the corner: nobody builds beside it, and others' roads do not pass it."""
    state.settlements[seat] |= 1 << corner
    state.points[seat] += 1
    near = NEAR_MASK[corner]
    state.room &= ~near
    state.spots = [tuple(one for one in row if not near >> one & 1) for row in state.spots]
    state.paths = [
        open_paths(state, one) if one == seat or state.reach[one] >> corner & 1 else state.paths[one]
        for one in range(state.players)
    ]
    state.towns[seat] = ones(state.settlements[seat])
    _put_yield(state, seat, corner)
    for at in HEXES_AT[corner]:
        if seat not in state.beside[at]:
            state.beside[at] = tuple(sorted((*state.beside[at], seat)))
    port = state.land.ports[corner]
    if port >= 0:
        lower_rates(state.rates[seat], port)


def put_city(state: State, seat: int, corner: int) -> None:
    """A city takes a settlement's place; the settlement goes back to the supply. One that lies counts for nothing."""
    state.settlements[seat] ^= 1 << corner
    state.cities[seat] |= 1 << corner
    state.points[seat] += not state.fallen >> corner & 1
    state.towns[seat] = ones(state.settlements[seat])
    _put_yield(state, seat, corner)


def _put_yield(state: State, seat: int, corner: int) -> None:
    """Each hex around brings one card more."""
    land = state.land
    for at in HEXES_AT[corner]:
        number = land.tokens[at]
        if number:
            good = next(good for hex_, good in land.pays[number] if hex_ == at)
            rows = {row[:3]: row[3] for row in state.yields[number]}
            rows[at, good, seat] = rows.get((at, good, seat), 0) + 1
            state.yields[number] = tuple((*row, count) for row, count in sorted(rows.items()))


def touched(state: State, seat: int) -> int:
    """Corners from which a seat may go on building: own roads and buildings, unless others' buildings stand there."""
    return (state.reach[seat] | state.settlements[seat] | state.cities[seat]) & ~state.others(seat)


def open_paths(state: State, seat: int) -> tuple[int, ...]:
    """Paths on which a road may be built."""
    bits = 0
    for corner in ones(touched(state, seat)):
        bits |= PATHS_MASK[corner]
    return ones(bits & free_paths(state) & ~state.shut_paths)


def free_paths(state: State) -> int:
    """Paths without a road."""
    taken = 0
    for roads in state.roads:
        taken |= roads
    return ALL_PATHS & ~taken


def open_spots(state: State, seat: int) -> tuple[int, ...]:
    """Corners on which a settlement may be built once roads lie: at own roads, away from all buildings."""
    return ones(state.reach[seat] & state.room & ~state.shut_corners)


def remake(state: State) -> None:
    """Everything that is kept, from scratch."""
    seats = range(state.players)
    state.room = ALL_CORNERS
    for seat in seats:
        for corner in ones(state.buildings(seat)):
            state.room &= ~NEAR_MASK[corner]
    state.reach = [0] * state.players
    for seat in seats:
        for path in ones(state.roads[seat]):
            state.reach[seat] |= END_MASK[path]
    state.paths = [open_paths(state, seat) for seat in seats]
    state.spots = [open_spots(state, seat) for seat in seats]
    state.towns = [ones(state.settlements[seat]) for seat in seats]
    state.yields, state.beside = [()] * 13, [()] * 19
    for seat in seats:
        for corner in ones(state.buildings(seat)):
            _put_yield(state, seat, corner)
            if state.cities[seat] >> corner & 1:
                _put_yield(state, seat, corner)
            for at in HEXES_AT[corner]:
                state.beside[at] = tuple(sorted({*state.beside[at], seat}))
    remake_rates(state)


NO_HARBOUR: tuple[int, ...] = (4, 4, 4, 4, 4, 0, 4)
"""What the bank wants for one: of each resource, of gold (0: it takes none), and of any resource."""


def lower_rates(rates: list[int], port: int) -> None:
    """A harbour for any resource asks for three, a special one for two of its own."""
    if port < 6:
        rates[port] = 2
        return
    for at, rate in enumerate(rates):
        if rate > 3:
            rates[at] = 3


def remake_rates(state: State) -> None:
    """Harbours serve whoever has a building there that stands."""
    for seat in range(state.players):
        rates = list(NO_HARBOUR)
        rates[5] = state.rates[seat][5] and 4
        for corner in ones(state.buildings(seat) & ~state.fallen):
            port = state.land.ports[corner]
            if port >= 0:
                lower_rates(rates, port)
        state.rates[seat] = rates


def joins(state: State, seat: int, path: int) -> bool:
    """Whether a road there would touch what the seat has, past no other's building."""
    return bool(END_MASK[path] & touched(state, seat))
