"""Rulebook, "Castles" and "Markets": pay, upgrade, put up the tower, then take what lies on the markets."""

from __future__ import annotations

from engines.core.game import Event
from engines.methoni.events import CastleFounded, HousesPaid, HousesUpgraded, MarketOpened
from engines.methoni.pieces import HOUSE_PRICE, HOUSES_FOR_VILLA, LAND_PRICE
from engines.methoni.state import NOBODY, Castle, State, Towerless


def found(state: State, seat: int, region: tuple[int, ...]) -> list[Event]:
    """The lands just enclosed become a castle of `seat`, who can pay for it and has a tower or an own castle beside."""
    castle = Castle(seat, region, _move_in(state, region), [0] * state.players)
    name = region[0]
    state.castles[name] = castle
    for land in region:
        state.castle_of[land] = name
    state.founding = name
    events = _pay(state, castle)
    events += upgrade(state, castle)
    if state.towers[seat]:
        state.towers[seat] -= 1
        state.towerless = Towerless.NO
    else:
        state.towerless = Towerless.DUE
    if state.terms.market_ducat_before_merging:
        events += open_markets(state, castle)
    return events


def _move_in(state: State, region: tuple[int, ...]) -> list[int]:
    """From now on it does not matter on which of its lands a house stands."""
    counts = [0] * state.players
    for land in region:
        for at in range(3 * land, 3 * land + 3):
            if state.standing[at] != NOBODY:
                counts[state.standing[at]] += 1
                state.standing[at] = NOBODY
    return counts


def _pay(state: State, castle: Castle) -> list[Event]:
    """The land price to the bank, then the house price to each other owner."""
    seat, land_price = castle.owner, LAND_PRICE * len(castle.lands)
    state.ducats[seat] -= land_price
    state.bank += land_price
    names = tuple(state.map.lands[land].name for land in castle.lands)
    events: list[Event] = [CastleFounded(seat, names[0], names, land_price, state.towers[seat] > 0)]
    for owner, houses in enumerate(castle.houses):
        if houses and owner != seat:
            state.ducats[seat] -= HOUSE_PRICE * houses
            state.ducats[owner] += HOUSE_PRICE * houses
            events.append(HousesPaid(seat, owner, HOUSE_PRICE * houses))
    return events


def upgrade(state: State, castle: Castle) -> list[Event]:
    """Three houses of a colour go back to their owner for a villa, while there are both."""
    events: list[Event] = []
    for owner, houses in enumerate(castle.houses):
        villas = min(houses // HOUSES_FOR_VILLA, state.villas[owner])
        if villas:
            castle.houses[owner] -= HOUSES_FOR_VILLA * villas
            castle.villas[owner] += villas
            state.houses[owner] += HOUSES_FOR_VILLA * villas
            state.villas[owner] -= villas
            events.append(HousesUpgraded(owner, state.map.lands[castle.lands[0]].name, villas))
    return events


def open_markets(state: State, castle: Castle) -> list[Event]:
    """The ducats on its markets go to the owner; these markets are active for ever."""
    events: list[Event] = []
    for at, land in enumerate(state.map.markets):
        ducats = state.market_ducats[at]
        if ducats and land in castle.lands:
            state.market_ducats[at] = 0
            state.ducats[castle.owner] += ducats
            market = state.map.lands[land]
            events.append(MarketOpened(castle.owner, market.name, market.kind, ducats))
    return events
