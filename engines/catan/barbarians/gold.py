"""Scenario, "Gold": twice a turn two gold buy a card; gold takes part in trade with the bank."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engines.catan.barbarians.events import GoldSpent
from engines.catan.cards import bank_hint, in_bank
from engines.catan.goods import GOLD, RESOURCES, Good, one
from engines.catan.offers import void_uncovered
from engines.catan.paying import gain, pay, refuse_price
from engines.catan.rules import rules
from engines.catan.state import Phase, State
from engines.catan.trading import resources_for
from engines.catan.war import DATA
from engines.catan.why import Why
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import said

PRICE: int = DATA["purchase"]
TWICE: int = DATA["purchases"]


def exchange(state: State, seat: int, give: Good) -> Iterable[tuple[Good, int]]:
    """As in the base game, and gold for a resource: at the resource's own rate, or by option never for two."""
    found = list(resources_for(state, seat, give))
    if give is not Good.GOLD:
        rates = state.rates[seat]
        official = state.terms.gold_maritime == "official"
        found.append((Good.GOLD, rates[6] if official else rates[give.at]))
    return found


def can_spend(state: State, seat: int) -> bool:
    return state.war is not None and state.hands[seat][GOLD] >= PRICE and state.war.purchases < TWICE


@dataclass(frozen=True, slots=True)
class SpendGold:
    get: Good = choose(in_bank, hint=bank_hint)


@rules.action(Phase.MAIN, group="trade", section="gold", when=can_spend)
def gold(state: State, seat: int, act: SpendGold) -> list[Event]:
    """Two gold for one resource of the bank, twice a turn."""
    war = state.here
    if war.purchases >= TWICE:
        raise Illegal(Why.GOLD_TWICE)
    if act.get not in RESOURCES or not state.bank[act.get.at]:
        left = tuple(said(f"good-{good}") for good in in_bank(state, seat))
        raise Illegal(Why.NOT_IN_BANK, good=said(f"good-{act.get}"), left=left)
    price = one(GOLD, PRICE)
    refuse_price(state, seat, price)
    war.purchases += 1
    pay(state, seat, price)
    gain(state, seat, one(act.get.at))
    return [GoldSpent(seat, act.get), *void_uncovered(state)]
