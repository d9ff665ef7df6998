"""What a computer player adds for the scenario: prisoners, gold, and knights where they outnumber barbarians."""

from __future__ import annotations

from engines.catan.island import CORNER_MASK, SIDE_MASK
from engines.catan.state import State
from engines.catan.war import CASTLE_PATHS, COAST


def worth(state: State, seat: int) -> float:
    """A lone prisoner is half a point; a fight counts by the part of it that is one's own."""
    war = state.here
    value = 1.2 * (war.prisoners[seat] % 2) + 0.1 * state.hands[seat][5]
    value += 0.6 * (war.knights[seat]).bit_count() - 0.05 * (war.knights[seat] & CASTLE_PATHS).bit_count()
    for at in COAST:
        count = war.barbarians[at]
        if count:
            value += _fight(state, seat, at, count) - _danger(state, seat, at, count)
    return value


def _fight(state: State, seat: int, at: int, count: int) -> float:
    """Knights enough to win bring prisoners; some that are not enough are a beginning."""
    own = (state.here.knights[seat] & SIDE_MASK[at]).bit_count()
    if not own:
        return 0.0
    everybody = (state.here.standing & SIDE_MASK[at]).bit_count()
    share = own / everybody
    return 1.4 * count * share if everybody > count else 0.3 * own


def _danger(state: State, seat: int, at: int, count: int) -> float:
    """What stands beside barbarians is in danger."""
    corners = CORNER_MASK[at]
    mine = (state.settlements[seat] & corners).bit_count() + 2 * (state.cities[seat] & corners).bit_count()
    return 0.12 * mine * min(count, 2)
