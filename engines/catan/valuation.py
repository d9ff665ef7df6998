"""How a computer player values the table."""

from __future__ import annotations

from engines.catan import goods
from engines.catan.goods import covers, short
from engines.catan.hints import pips
from engines.catan.island import CORNER_MASK
from engines.catan.mode import mode
from engines.catan.state import Phase, State

POINT = 3.0
PIP = 0.3
"""The worth of a roll in 36 that brings a card."""


def worth(state: State, seat: int) -> float:
    """The lead over the best of the others."""
    totals = [_total(state, one, one == seat) for one in range(state.players)]
    if state.phase is Phase.OVER:
        totals[state.turn] += 100
    return totals[seat] - max(total for one, total in enumerate(totals) if one != seat)


def _total(state: State, seat: int, own: bool) -> float:
    points = state.total(seat) if own else state.points[seat] + 0.2 * sum(state.cards[seat])
    value = POINT * points + _income(state, seat) + mode(state).worth(state, seat)
    value += 0.08 * state.lengths[seat]
    if own:
        best = max((pips(state, corner) for corner in state.spots[seat]), default=0)
        return value + (0.4 + 0.05 * best if state.spots[seat] else 0.0) + _hand(state, seat)
    return value + 0.15 * min(state.held(seat), 8)


def _income(state: State, seat: int) -> float:
    """What the hexes bring; a resource of which there is none yet counts more."""
    income = [0.0] * 6
    for number in range(2, 13):
        for at, good in state.land.pays[number]:
            if not state.idle >> at & 1:
                corners = CORNER_MASK[at]
                count = (state.settlements[seat] & corners).bit_count()
                count += 2 * (state.cities[seat] & corners).bit_count()
                income[good] += count * (6 - abs(7 - number))
    return PIP * sum(row**0.8 for row in income[:5])


def _hand(state: State, seat: int) -> float:
    """Cards are worth what they are nearest to; more than seven are a risk."""
    hand = list(state.hands[seat])
    for offer in state.offers:
        if seat in offer.accepted:
            hand = [have - out + back for have, out, back in zip(hand, offer.get, offer.give, strict=True)]
    value = sum(0.14 * min(count, 4) + 0.03 * max(0, count - 4) for count in hand[:5]) + 0.06 * hand[5]
    nearest = 0.0
    for price, gain in _aims(state, seat):
        missing = sum(short(hand, price))
        nearest = max(nearest, gain * (1 - missing / sum(price)) ** 2 + (0.4 if covers(hand, price) else 0))
    risk = 0.12 * max(0, sum(hand[:5]) - 7)
    return value + nearest - risk


def _aims(state: State, seat: int) -> list[tuple[goods.Row, float]]:
    """What could be bought, with what it would be worth."""
    aims = [(goods.CARD, 0.9)]
    if state.spots[seat]:
        aims.append((goods.SETTLEMENT, 3.0))
    elif state.paths[seat]:
        aims.append((goods.ROAD, 0.8))
    if state.towns[seat]:
        aims.append((goods.CITY, 2.8))
    return aims
