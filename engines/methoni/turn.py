"""Rulebook, "Playing": who begins, income, one or two cards; what happens if no card can be used."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.forms import Seat
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import said
from engines.methoni import final
from engines.methoni.borders import cards, usable
from engines.methoni.events import (
    Ending,
    HandShown,
    IncomeTaken,
    TurnOrderSet,
    TurnPassed,
)
from engines.methoni.pieces import CARDS, CARDS_A_TURN, IDLE_ROUNDS, INCOME, Card
from engines.methoni.rules import rules
from engines.methoni.state import Phase, State, Why


def begin(state: State) -> list[Event]:
    """The turn of `state.turn` starts: its markets bring income, and a hand without use is changed."""
    state.used = 0
    state.idle += 1
    return _income(state) + choose_or_redraw(state, redrawn=False)


def _income(state: State) -> list[Event]:
    """Two ducats for each market owned, or what the bank has."""
    seat = state.turn
    markets = sum(state.castles[state.castle_of[land]].owner == seat for land in state.active())
    if not markets:
        return []
    due = INCOME * markets
    ducats = min(due, state.bank)
    state.bank -= ducats
    state.ducats[seat] += ducats
    return [IncomeTaken(seat, markets, ducats, due)]


def choose_or_redraw(state: State, redrawn: bool) -> list[Event]:
    """A hand without a usable card is shown and changed, once or while there is hope; else the turn passes."""
    seat = state.turn
    if any(usable(state, seat, card) for card in cards(state, seat)):
        state.phase = Phase.FIRST_CARD
        return []
    if redrawn and not (state.terms.redraw_repeats and _hope(state)):
        state.passes += 1
        return [TurnPassed(seat), *finish(state)]
    shown = HandShown(seat, tuple(_spread(state.hands[seat])))
    for at, count in enumerate(state.hands[seat]):
        state.discard[at] += count
    state.hands[seat] = [0] * len(CARDS)
    state.phase = Phase.REDRAWING
    return [shown]


def _hope(state: State) -> bool:
    """Whether the deck or the discard pile holds a card that could be used."""
    return any(
        deck + discard and usable(state, state.turn, card)
        for card, deck, discard in zip(CARDS, state.deck, state.discard, strict=True)
    )


def refuse_card(state: State, seat: int, card: Card) -> None:
    if card not in CARDS or not state.hands[seat][CARDS.index(card)]:
        hand = tuple(said(f"card-{held}") for held in cards(state, seat))
        raise Illegal(Why.NOT_IN_HAND, card=said(f"card-{card}"), hand=hand)


def use_card(state: State, seat: int, card: Card) -> None:
    """It goes to the discard pile, face up."""
    at = CARDS.index(card)
    state.hands[seat][at] -= 1
    state.discard[at] += 1
    state.used += 1
    state.passes = 0


def card_done(state: State) -> list[Event]:
    """After the second card, or if no other can be used, the turn ends by itself."""
    seat = state.turn
    if state.used < CARDS_A_TURN and any(usable(state, seat, card) for card in cards(state, seat)):
        state.phase = Phase.SECOND_CARD
        return []
    return finish(state)


def finish(state: State) -> list[Event]:
    """The last turn ends the match; else the cards used are drawn again, and the next player begins."""
    ending = _ending(state)
    if ending is not None:
        return final.end(state, ending)
    if state.used:
        state.phase = Phase.DRAWING
        return []
    return begin_next(state)


def _ending(state: State) -> Ending | None:
    if state.last_turn:
        return Ending.WALLS
    if state.passes >= state.players:
        return Ending.PASSES
    return Ending.IDLE if state.idle >= IDLE_ROUNDS * state.players else None


def begin_next(state: State) -> list[Event]:
    state.turn = (state.turn + 1) % state.players
    return begin(state)


def _spread(counts: list[int]) -> list[Card]:
    return [card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)]


def seats(state: State, seat: int) -> range:
    return range(state.players)


@dataclass(frozen=True, slots=True)
class Lots:
    """Chance says who begins."""

    seat: Seat = choose(seats)


@rules.action(Phase.LOTS, chance=True, section="setup")
def lots(state: State, seat: int, act: Lots) -> list[Event]:
    """The first player is drawn by lot."""
    if not 0 <= act.seat < state.players:
        raise Illegal(Why.NO_SUCH_SEAT)
    state.turn = act.seat
    return [TurnOrderSet(act.seat), *begin(state)]
