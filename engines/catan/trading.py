"""Rulebook, "Trade with the bank": four of a kind for one, three at a harbour, two at a special one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engines.catan.events import BankTraded
from engines.catan.goods import GOODS, RESOURCES, Good, one
from engines.catan.mode import mode
from engines.catan.offers import void_uncovered
from engines.catan.paying import gain, pay
from engines.catan.rules import rules
from engines.catan.state import Phase, State
from engines.catan.why import Why
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Said, said


def can_trade(state: State, seat: int) -> bool:
    hand, rates = state.hands[seat], state.rates[seat]
    return bool(
        hand[0] >= rates[0]
        or hand[1] >= rates[1]
        or hand[2] >= rates[2]
        or hand[3] >= rates[3]
        or hand[4] >= rates[4]
        or (rates[5] and hand[5] >= rates[5])
    )


def gives(state: State, seat: int) -> list[Good]:
    """Goods of which the seat holds as many as the bank wants for one."""
    hand, rates = state.hands[seat], state.rates[seat]
    return [GOODS[at] for at in range(6) if hand[at] >= rates[at] > 0]


def gets(state: State, seat: int, give: Good) -> list[Good]:
    """What the bank has to give for them."""
    have, bank = state.hands[seat][give.at], state.bank
    return [
        good for good, price in mode(state).exchange(state, seat, give) if have >= price and bank[good.at]
    ]


def resources_for(state: State, seat: int, give: Good) -> tuple[tuple[Good, int], ...]:
    """Every other resource, at the seat's rate."""
    return _prices(give, state.rates[seat][give.at])


@lru_cache(64)
def _prices(give: Good, rate: int) -> tuple[tuple[Good, int], ...]:
    return tuple((good, rate) for good in RESOURCES if good is not give) if rate else ()


def give_hint(state: State, seat: int, give: Good) -> Said:
    return said("give-hint", have=state.hands[seat][give.at], rate=state.rates[seat][give.at])


@dataclass(frozen=True, slots=True)
class TradeWithBank:
    give: Good = choose(gives, hint=give_hint)
    get: Good = choose(gets)


@rules.action(Phase.MAIN, group="trade", section="harbours", when=can_trade)
def bank(state: State, seat: int, act: TradeWithBank) -> list[Event]:
    """So many of a kind for one other that the bank has."""
    if act.give is act.get:
        raise Illegal(Why.LIKE_FOR_LIKE, good=said(f"good-{act.give}"))
    prices = dict(mode(state).exchange(state, seat, act.give))
    price = prices.get(act.get)
    if price is None:
        raise Illegal(Why.NO_SUCH_GOOD)
    have = state.hands[seat][act.give.at]
    if have < price:
        raise Illegal(Why.RATE, good=said(f"good-{act.give}"), rate=price, have=have)
    if not state.bank[act.get.at]:
        left = tuple(said(f"good-{good}") for good in prices if state.bank[good.at])
        raise Illegal(Why.NOT_IN_BANK, good=said(f"good-{act.get}"), left=left)
    give, get = one(act.give.at, price), one(act.get.at)
    pay(state, seat, give)
    gain(state, seat, get)
    return [BankTraded(seat, give, get), *void_uncovered(state)]
