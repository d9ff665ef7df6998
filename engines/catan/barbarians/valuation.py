"""What a computer player adds for the scenario: prisoners, gold, and knights where they outnumber barbarians."""

from __future__ import annotations

from engines.catan.island import CORNER_MASK, DISTANCE, HEXES, PATHS, SIDE_MASK, SIDES_OF, ones
from engines.catan.state import Phase, State
from engines.catan.war import COAST

WAY: tuple[tuple[int, ...], ...] = tuple(
    tuple(min(DISTANCE[path][side] for side in SIDES_OF[at]) for at in HEXES) for path in PATHS
)
"""How many moves a path is away from a hex."""
KNIGHT = 0.9
AT_HAND: dict[Phase, float] = {
    Phase.DRAWING: 1.2,
    Phase.PLACING: KNIGHT,
    Phase.CAPTURE: 1.0,
    Phase.STEALING: 0.3,
}
"""What the seat on turn is about to get."""


def worth(state: State, seat: int) -> float:
    """A lone prisoner is half a point; a fight counts by the part of it that is one's own."""
    war = state.here
    value = 1.2 * (war.prisoners[seat] % 2) + 0.1 * state.hands[seat][5]
    if seat == state.turn:
        value += AT_HAND.get(state.phase, 0.0)
    held = [at for at in COAST if war.barbarians[at]]
    for path in ones(war.knights[seat]):
        value += KNIGHT - 0.03 * min((WAY[path][at] for at in held), default=0)
    for at in held:
        value += _fight(state, seat, at) - _danger(state, seat, at)
    return value


def _fight(state: State, seat: int, at: int) -> float:
    """Knights enough to win bring prisoners; some that are not enough are a beginning."""
    war = state.here
    own = (war.knights[seat] & SIDE_MASK[at]).bit_count()
    if not own:
        return 0.0
    everybody, count = (war.standing & SIDE_MASK[at]).bit_count(), war.barbarians[at]
    return 1.4 * count * own / everybody if everybody > count else 0.25 * own


def _danger(state: State, seat: int, at: int) -> float:
    """What stands beside barbarians is in danger."""
    corners = CORNER_MASK[at]
    mine = (state.settlements[seat] & corners).bit_count() + 2 * (state.cities[seat] & corners).bit_count()
    return 0.12 * mine * min(state.here.barbarians[at], 2)
