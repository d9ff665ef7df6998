"""Rulebook, "Playing": the turn ends, and cards are drawn for those used."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.chance import Rng
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import said
from engines.methoni import turn
from engines.methoni.events import CardDrawn, DeckRenewed, HandFilled
from engines.methoni.pieces import CARDS, HAND, Card
from engines.methoni.rules import rules
from engines.methoni.state import Phase, State, Why


def draws(state: State, seat: int) -> list[Card]:
    """What may come up: from the deck, or from the discard pile once the deck has run out."""
    pile = state.deck if any(state.deck) else state.discard
    return [card for card, count in zip(CARDS, pile, strict=True) if count]


@dataclass(frozen=True, slots=True)
class Draw:
    """A new card comes into the hand of the player whose turn it is or was."""

    card: Card = choose(draws)


def may_end(state: State, seat: int) -> bool:
    return state.used > 0


@dataclass(frozen=True, slots=True)
class End:
    """One card is enough."""


@rules.action(Phase.FIRST_CARD, Phase.SECOND_CARD, when=may_end, section="turn")
def end(state: State, seat: int, act: End) -> list[Event]:
    """The turn may end after one card."""
    if not may_end(state, seat):
        raise Illegal(Why.CARD_FIRST)
    return turn.finish(state)


@rules.action(Phase.DRAWING, Phase.REDRAWING, chance=True, section="turn")
def draw(state: State, seat: int, act: Draw) -> list[Event]:
    """Fill the hand up; if the deck runs out, the discard pile is shuffled for a new one."""
    if act.card not in draws(state, seat):
        raise Illegal(Why.NOT_IN_DECK, card=said(f"card-{act.card}"))
    events: list[Event] = []
    if not any(state.deck):
        state.deck, state.discard = state.discard, state.deck
        events.append(DeckRenewed(sum(state.deck)))
    at, drawer = CARDS.index(act.card), state.turn
    state.deck[at] -= 1
    state.hands[drawer][at] += 1
    events.append(CardDrawn(drawer, act.card))
    if sum(state.hands[drawer]) < HAND:
        return events
    if state.phase is Phase.REDRAWING:
        return [*events, HandFilled(drawer, HAND), *turn.choose_or_redraw(state, redrawn=True)]
    return [*events, HandFilled(drawer, state.used), *turn.begin_next(state)]


def chance(state: State, rng: Rng) -> turn.Lots | Draw:
    """The lot or the next card. Deck and discard pile are bags: their order is decided only as cards are drawn."""
    if state.phase is Phase.LOTS:
        return turn.Lots(rng.below(state.players))
    pile = state.deck if any(state.deck) else state.discard
    return Draw(rng.weighted(dict(zip(CARDS, pile, strict=True))))
