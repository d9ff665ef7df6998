"""Rulebook, "Trading": at an active market, with a card of its kind or a market/sea card."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Said, said
from engines.methoni import turn
from engines.methoni.borders import cards, tradable
from engines.methoni.events import Traded
from engines.methoni.pieces import TRADE, Card
from engines.methoni.rules import rules
from engines.methoni.state import Phase, State, Why


def goods(state: State, seat: int) -> list[Card]:
    """The cards of the hand that can be traded."""
    return [card for card in cards(state, seat) if tradable(state, card)]


def goods_hint(state: State, seat: int, card: Card) -> Said:
    return said("trade-hint", ducats=min(TRADE, state.bank))


def may_trade(state: State, seat: int) -> bool:
    return 0 in state.market_ducats


@dataclass(frozen=True, slots=True)
class Trade:
    card: Card = choose(goods, hint=goods_hint)


@rules.action(Phase.FIRST_CARD, Phase.SECOND_CARD, when=may_trade, section="trading")
def trade(state: State, seat: int, act: Trade) -> list[Event]:
    """Two ducats from the bank, or what it has. Whose market it is does not matter."""
    turn.refuse_card(state, seat, act.card)
    if not tradable(state, act.card):
        _refuse(state, act)
    turn.use_card(state, seat, act.card)
    ducats = min(TRADE, state.bank)
    state.bank -= ducats
    state.ducats[seat] += ducats
    return [Traded(seat, act.card, ducats), *turn.card_done(state)]


def _refuse(state: State, act: Trade) -> None:
    lands = state.map.lands
    active = tuple(said(f"kind-{lands[land].kind}") for land in state.active())
    if not active:
        raise Illegal(Why.NO_MARKET_ACTIVE)
    if not (state.bank or state.terms.trade_with_empty_bank):
        raise Illegal(Why.BANK_EMPTY)
    raise Illegal(Why.MARKET_NOT_ACTIVE, card=said(f"card-{act.card}"), active=active)
