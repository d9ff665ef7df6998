"""Rulebook, "Costs": what is paid goes to the bank, what is gained comes out of it."""

from __future__ import annotations

from collections.abc import Sequence

from engines.catan.goods import Row, covers, short, worded
from engines.catan.state import State
from engines.catan.why import Why
from engines.core.refusal import Illegal


def pay(state: State, seat: int, price: Sequence[int]) -> None:
    hand, bank = state.hands[seat], state.bank
    for at, count in enumerate(price):
        if count:
            hand[at] -= count
            bank[at] += count


def gain(state: State, seat: int, got: Sequence[int]) -> None:
    hand, bank = state.hands[seat], state.bank
    for at, count in enumerate(got):
        if count:
            hand[at] += count
            bank[at] -= count


def refuse_price(state: State, seat: int, price: Row) -> None:
    """Refuses what cannot be paid, naming what is missing."""
    hand = state.hands[seat]
    if not covers(hand, price):
        raise Illegal(Why.CANNOT_PAY, price=worded(price), missing=worded(short(hand, price)))
