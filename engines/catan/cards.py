"""Rulebook, "Development cards": bought face down; one a turn may be played, never one bought in the same turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.catan import goods
from engines.catan.building import free_road_possible
from engines.catan.events import (
    CardBought,
    KnightPlayed,
    MonopolyPlayed,
    RoadBuildingPlayed,
    YearOfPlentyPlayed,
)
from engines.catan.goods import RESOURCES, Good
from engines.catan.mode import mode
from engines.catan.offers import void_uncovered
from engines.catan.paying import gain, pay, refuse_price
from engines.catan.rules import rules
from engines.catan.seven import send_robber
from engines.catan.state import CARDS, Card, Phase, State
from engines.catan.why import Why
from engines.catan.winning import judge_army, win
from engines.core.chance import Rng
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Said, said

KNIGHT, ROAD_BUILDING, YEAR_OF_PLENTY, MONOPOLY = (
    card.at for card in (Card.KNIGHT, Card.ROAD_BUILDING, Card.YEAR_OF_PLENTY, Card.MONOPOLY)
)


def can_buy(state: State, seat: int) -> bool:
    hand = state.hands[seat]
    return bool(hand[2] and hand[3] and hand[4]) and mode(state).pile(state) > 0


def in_pile(state: State, seat: int) -> list[Card]:
    return [card for card in CARDS if state.deck[card.at]]


@dataclass(frozen=True, slots=True)
class Buy:
    """A development card."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: which card lies on top."""

    card: Card = choose(in_pile)


@rules.action(Phase.MAIN, group="build", section="cards", when=can_buy)
def card(state: State, seat: int, act: Buy) -> list[Event]:
    """Wool, grain and ore for the top card, while there is one."""
    if not mode(state).pile(state):
        raise Illegal(Why.PILE_EMPTY)
    refuse_price(state, seat, goods.CARD)
    pay(state, seat, goods.CARD)
    state.draw(Phase.DRAWING)
    return void_uncovered(state) + mode(state).restock(state)


@rules.action(Phase.DRAWING, chance=True, section="cards")
def draw(state: State, seat: int, act: Draw) -> list[Event]:
    """What the top card does, the match's mode says."""
    if not state.deck[act.card.at]:
        raise Illegal(Why.NOT_IN_PILE)
    state.deck[act.card.at] -= 1
    return mode(state).card_drawn(state, state.turn, act.card)


def top_card(state: State, rng: Rng) -> Card:
    """Any card of the pile, each as likely."""
    return rng.weighted({one: state.deck[one.at] for one in CARDS if state.deck[one.at]})


def keep_card(state: State, seat: int, drawn: Card) -> list[Event]:
    """In the base game a card goes into the hand. A victory point may win at once."""
    state.cards[seat][drawn.at] += 1
    state.fresh[drawn.at] += 1
    state.enter(Phase.MAIN, seat)
    return [CardBought(seat, drawn, sum(state.deck)), *win(state)]


def pile(state: State) -> int:
    return sum(state.deck)


def can_knight(state: State, seat: int) -> bool:
    return not state.played and state.cards[seat][KNIGHT] > state.fresh[KNIGHT]


def can_build_roads(state: State, seat: int) -> bool:
    return (
        not state.played
        and state.cards[seat][ROAD_BUILDING] > state.fresh[ROAD_BUILDING]
        and free_road_possible(state, seat)
    )


def can_take_plenty(state: State, seat: int) -> bool:
    return not state.played and state.cards[seat][YEAR_OF_PLENTY] > state.fresh[YEAR_OF_PLENTY]


def can_monopolise(state: State, seat: int) -> bool:
    return not state.played and state.cards[seat][MONOPOLY] > state.fresh[MONOPOLY]


def in_bank(state: State, seat: int) -> list[Good]:
    return [good for good in RESOURCES if state.bank[good.at]]


def second_in_bank(state: State, seat: int, first: Good) -> Sequence[Good | None]:
    """What the bank has left once the first is taken; nothing only if it is empty then."""
    return [good for good in RESOURCES if state.bank[good.at] > (good is first)] or [None]


def resources(state: State, seat: int) -> tuple[Good, ...]:
    return RESOURCES


def bank_hint(state: State, seat: int, *chosen: Good | None) -> Said | None:
    """How many of it the bank has."""
    good = chosen[-1]
    return None if good is None else said("bank-hint", left=state.bank[good.at])


@dataclass(frozen=True, slots=True)
class PlayKnight:
    """Move the robber, before or after the roll."""


@dataclass(frozen=True, slots=True)
class PlayRoadBuilding:
    """Two roads for nothing."""


@dataclass(frozen=True, slots=True)
class PlayYearOfPlenty:
    first: Good = choose(in_bank, hint=bank_hint)
    second: Good | None = choose(second_in_bank, hint=bank_hint)


@dataclass(frozen=True, slots=True)
class PlayMonopoly:
    good: Good = choose(resources)


def _refuse_card(state: State, seat: int, played: Card) -> None:
    if not state.cards[seat][played.at]:
        raise Illegal(Why.NO_SUCH_CARD, card=said(f"card-{played}"))
    if state.played:
        raise Illegal(Why.ONE_CARD_A_TURN)
    if state.cards[seat][played.at] <= state.fresh[played.at]:
        raise Illegal(Why.BOUGHT_THIS_TURN, card=said(f"card-{played}"))


def _play(state: State, seat: int, played: Card) -> None:
    state.cards[seat][played.at] -= 1
    state.played = True


@rules.action(Phase.ROLL, Phase.MAIN, group="play", section="cards", when=can_knight)
def knight(state: State, seat: int, act: PlayKnight) -> list[Event]:
    """The robber moves as after a seven, without discards; the knight stays face up and counts for the army."""
    _refuse_card(state, seat, Card.KNIGHT)
    _play(state, seat, Card.KNIGHT)
    state.knights[seat] += 1
    events: list[Event] = [KnightPlayed(seat, state.knights[seat]), *judge_army(state, seat)]
    return events + (win(state) or send_robber(state, state.phase))


@rules.action(Phase.ROLL, Phase.MAIN, group="play", section="cards", when=can_build_roads)
def road_building(state: State, seat: int, act: PlayRoadBuilding) -> list[Event]:
    """Two roads, one after the other, by the rules of building; one, if only one can be placed."""
    _refuse_card(state, seat, Card.ROAD_BUILDING)
    if not free_road_possible(state, seat):
        raise Illegal(Why.NO_ROOM_FOR_ROADS)
    _play(state, seat, Card.ROAD_BUILDING)
    state.back = state.phase
    state.free = 2
    state.enter(Phase.FREE_ROADS, seat)
    return [RoadBuildingPlayed(seat)]


@rules.action(Phase.ROLL, Phase.MAIN, group="play", section="cards", when=can_take_plenty)
def year_of_plenty(state: State, seat: int, act: PlayYearOfPlenty) -> list[Event]:
    """Any two resources that the bank has."""
    _refuse_card(state, seat, Card.YEAR_OF_PLENTY)
    left = tuple(said(f"good-{good}") for good in in_bank(state, seat))
    if act.first not in in_bank(state, seat):
        raise Illegal(Why.NOT_IN_BANK, good=said(f"good-{act.first}"), left=left)
    if act.second not in second_in_bank(state, seat, act.first):
        if act.second is None:
            raise Illegal(Why.TAKE_ANOTHER)
        raise Illegal(Why.NOT_IN_BANK, good=said(f"good-{act.second}"), left=left)
    _play(state, seat, Card.YEAR_OF_PLENTY)
    taken = [0] * 6
    for good in (act.first, act.second):
        if good is not None:
            taken[good.at] += 1
    gain(state, seat, taken)
    return [YearOfPlentyPlayed(seat, tuple(taken))]


@rules.action(Phase.ROLL, Phase.MAIN, group="play", section="cards", when=can_monopolise)
def monopoly(state: State, seat: int, act: PlayMonopoly) -> list[Event]:
    """Every other player hands over all cards of one resource."""
    _refuse_card(state, seat, Card.MONOPOLY)
    if act.good not in RESOURCES:
        raise Illegal(Why.NO_SUCH_GOOD)
    _play(state, seat, Card.MONOPOLY)
    at = act.good.at
    count = 0
    for one, hand in enumerate(state.hands):
        if one != seat:
            count += hand[at]
            hand[at] = 0
    state.hands[seat][at] += count
    return [MonopolyPlayed(seat, act.good, count), *void_uncovered(state)]
