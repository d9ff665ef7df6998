"""Rulebook, "Trade between players": offers lie open, any number of people answer, hands are looked at again.

An offer to one player is a trade as soon as it is accepted. An offer to all collects those who are willing, and
whoever made it says with whom. What a hand no longer covers falls away at once; after a theft or a trade everything
that the guest had said does, so that nobody learns from it which cards are left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

from engines.catan.events import (
    AcceptancesVoid,
    OfferAccepted,
    OfferDeclined,
    OfferMade,
    OffersVoid,
    Traded,
    TradedWithAnother,
)
from engines.catan.goods import NOTHING, Goods, Row, covers, short, worded
from engines.catan.rules import rules
from engines.catan.state import Offer, Phase, State, open_to
from engines.catan.why import Why
from engines.core.forms import Form, OptionalForm, Seat, SeatForm
from engines.core.game import Event
from engines.core.refusal import Illegal, Unreadable
from engines.core.rules import choose
from engines.core.said import Said, Who, said

AT_MOST = 10
"""Offers a seat may make in one turn."""
MOST = 19
"""As many cards of a resource there are."""


DIGITS = 6
"""No match has offers whose numbers are longer."""


class OfferForm(Form[int]):
    """An offer by its number, labelled with what it says."""

    def label(self, value: int, state: Any = None) -> Said | str:
        offer = standing(state, value) if state is not None else None
        if offer is None:
            return str(value)
        return said(
            "offer-label", number=value, seat=Who(offer.seat), give=worded(offer.give), get=worded(offer.get)
        )

    def read(self, text: str) -> int:
        digits = text.strip().lstrip("#")
        if not digits.isdecimal() or len(digits) > DIGITS:
            raise Unreadable(text)
        return int(digits)


Number = Annotated[int, OfferForm()]


class PartnerForm(OptionalForm):
    """One of the others, or everybody."""

    def label(self, value: int | None, state: Any = None) -> Said | Who:
        return said("partner-everybody") if value is None else Who(value)

    def also(self, value: int | None, state: Any = None) -> tuple[str, ...]:
        return ("partner-everybody.also",) if value is None else ()


Partner = Annotated[int | None, PartnerForm(SeatForm())]


def standing(state: State, number: int) -> Offer | None:
    return next((one for one in state.offers if one.number == number), None)


def unbounded(state: State, seat: int) -> tuple[Row, ...]:
    """Nothing is suggested: people say what they give."""
    return ()


def more_given(state: State, seat: int, so_far: Row | None) -> list[Row]:
    """One card more of what is in hand."""
    hand, start = state.hands[seat], so_far or NOTHING
    return [_with_one(start, at) for at in range(6) if hand[at] > start[at]]


def single(state: State, seat: int, give: Row) -> list[Row]:
    """One card of a kind that is not given."""
    return more_wanted(state, seat, give, None)


def more_wanted(state: State, seat: int, give: Row, so_far: Row | None) -> list[Row]:
    """One card more of a kind that is not given: gold where there is any, and never for gold."""
    start, kinds = so_far or NOTHING, 6 if state.war is not None else 5
    return [_with_one(start, at) for at in range(kinds) if not give[at] and start[at] < MOST]


def _with_one(row: Row, kind: int) -> Row:
    return tuple(count + (at == kind) for at, count in enumerate(row))


def partners(state: State, seat: int, give: Row, get: Row) -> Sequence[int | None]:
    """Whoever is on turn may ask all or one; the others only whoever is on turn."""
    if seat != state.turn:
        return (state.turn,)
    return (None, *(one for one in range(state.players) if one != seat))


def may_offer(state: State, seat: int) -> bool:
    return state.made[seat] < AT_MOST


def may_answer(state: State, seat: int) -> bool:
    return bool(state.offers) and any(open_to(one, seat) for one in state.offers)


def may_confirm(state: State, seat: int) -> bool:
    return bool(state.offers) and any(one.seat == seat and one.accepted for one in state.offers)


def may_withdraw(state: State, seat: int) -> bool:
    return bool(state.offers) and any(one.seat == seat for one in state.offers)


def answerable(state: State, seat: int) -> list[int]:
    return [one.number for one in state.offers if open_to(one, seat)]


def answers(state: State, seat: int, number: int) -> tuple[bool, ...]:
    """Anyone may decline; whoever holds what is asked may accept."""
    offer = standing(state, number)
    return (True, False) if offer is not None and covers(state.hands[seat], offer.get) else (False,)


def accepted(state: State, seat: int) -> list[int]:
    return [one.number for one in state.offers if one.seat == seat and one.accepted]


def willing(state: State, seat: int, number: int) -> tuple[int, ...]:
    offer = standing(state, number)
    return offer.accepted if offer is not None else ()


def own(state: State, seat: int) -> list[int]:
    return [one.number for one in state.offers if one.seat == seat]


@dataclass(frozen=True, slots=True)
class MakeOffer:
    """Give these, get those, from one or from whoever is willing."""

    give: Goods = choose(unbounded, open=True, grow=more_given)
    get: Goods = choose(single, open=True, grow=more_wanted)
    to: Partner = choose(partners)


@dataclass(frozen=True, slots=True)
class Answer:
    number: Number = choose(answerable)
    accept: bool = choose(answers)


@dataclass(frozen=True, slots=True)
class Confirm:
    number: Number = choose(accepted)
    partner: Seat = choose(willing)


@dataclass(frozen=True, slots=True)
class Withdraw:
    number: Number = choose(own)


@rules.action(Phase.MAIN, Phase.ANSWERING, group="trade", section="trade", when=may_offer)
def offer(state: State, seat: int, act: MakeOffer) -> list[Event]:
    """Both sides give something, nothing is on both sides, and the offer is in hand. Gold is not for gold."""
    _refuse_rows(act.give, act.get)
    if act.to not in partners(state, seat, act.give, act.get):
        if seat == state.turn:
            raise Illegal(
                Why.WITH_OTHERS, open=tuple(Who(one) for one in range(state.players) if one != seat)
            )
        raise Illegal(Why.ONLY_WITH_TURN, seat=Who(state.turn))
    if state.made[seat] >= AT_MOST:
        raise Illegal(Why.ENOUGH_OFFERS, most=AT_MOST)
    hand = state.hands[seat]
    if not covers(hand, act.give):
        raise Illegal(Why.NOT_IN_HAND, goods=worded(act.give), missing=worded(short(hand, act.give)))
    state.made[seat] += 1
    state.numbered += 1
    state.offers.append(Offer(state.numbered, seat, act.to, act.give, act.get))
    return [OfferMade(state.numbered, seat, act.to, act.give, act.get)]


def _refuse_rows(give: Row, get: Row) -> None:
    if len(give) != 6 or len(get) != 6 or min(*give, *get) < 0:
        raise Illegal(Why.NO_SUCH_GOOD)
    if not any(give) or not any(get):
        raise Illegal(Why.NO_GIFT)
    both = tuple(min(one, other) for one, other in zip(give, get, strict=True))
    if any(both):
        raise Illegal(Why.LIKE_FOR_LIKE, good=worded(both))


@rules.action(Phase.MAIN, Phase.ANSWERING, group="trade", section="trade", public=True, when=may_answer)
def answer(state: State, seat: int, act: Answer) -> list[Event]:
    """Accept or decline. An offer to one player is a trade at once, if both hands still hold it."""
    one = standing(state, act.number)
    if one is None or one.seat == seat or one.to not in (None, seat):
        raise Illegal(Why.NO_SUCH_OFFER, number=act.number, open=tuple(map(str, answerable(state, seat))))
    if seat in one.accepted or seat in one.declined:
        raise Illegal(Why.ANSWERED, number=act.number)
    if not act.accept:
        _keep(state, replace(one, declined=(*one.declined, seat)))
        return [OfferDeclined(one.number, seat)]
    hand = state.hands[seat]
    if not covers(hand, one.get):
        raise Illegal(Why.NOT_IN_HAND, goods=worded(one.get), missing=worded(short(hand, one.get)))
    if one.to is None:
        _keep(state, replace(one, accepted=(*one.accepted, seat)))
        return [OfferAccepted(one.number, seat)]
    return _trade(state, one, seat)


@rules.action(Phase.MAIN, group="trade", section="trade", when=may_confirm)
def confirm(state: State, seat: int, act: Confirm) -> list[Event]:
    """Of those who are willing, one is chosen: exactly one trade is made."""
    one = standing(state, act.number)
    if one is None or one.seat != seat:
        raise Illegal(Why.NO_SUCH_OFFER, number=act.number, open=tuple(map(str, accepted(state, seat))))
    if act.partner not in one.accepted:
        raise Illegal(Why.NOT_ACCEPTED, number=act.number, willing=tuple(map(Who, one.accepted)))
    return _trade(state, one, act.partner)


@rules.action(Phase.MAIN, Phase.ANSWERING, group="trade", section="trade", when=may_withdraw)
def withdraw(state: State, seat: int, act: Withdraw) -> list[Event]:
    """One's own offer is taken back."""
    one = standing(state, act.number)
    if one is None or one.seat != seat:
        raise Illegal(Why.NO_SUCH_OFFER, number=act.number, open=tuple(map(str, own(state, seat))))
    state.offers.remove(one)
    return [OffersVoid((one.number,))]


def _keep(state: State, changed: Offer) -> None:
    state.offers = [changed if one.number == changed.number else one for one in state.offers]


def _trade(state: State, one: Offer, partner: int) -> list[Event]:
    """The cards change hands, both at once; the offer is done."""
    here, there = state.hands[one.seat], state.hands[partner]
    for at, (give, get) in enumerate(zip(one.give, one.get, strict=True)):
        here[at] += get - give
        there[at] += give - get
    state.offers.remove(one)
    others = tuple(seat for seat in one.accepted if seat != partner)
    traded: list[Event] = [Traded(one.number, one.seat, partner, one.give, one.get)]
    if others:
        traded.append(TradedWithAnother(one.number, others))
    guest = partner if one.seat == state.turn else one.seat
    return traded + void_of(state, guest) + void_uncovered(state)


def void_uncovered(state: State) -> list[Event]:
    """Offers and acceptances fall away that their hands no longer cover."""
    if not state.offers:
        return []
    return _void(state, lambda seat, goods: not covers(state.hands[seat], goods))


def void_of(state: State, victim: int) -> list[Event]:
    """Everything that a seat has offered or accepted falls away."""
    return _void(state, lambda seat, goods: seat == victim) if state.offers else []


def void_all(state: State) -> list[Event]:
    """At the end of a turn no offer stands."""
    numbers = tuple(one.number for one in state.offers)
    state.offers = []
    return [OffersVoid(numbers)] if numbers else []


def _void(state: State, gone: Callable[[int, Row], bool]) -> list[Event]:
    numbers = tuple(one.number for one in state.offers if gone(one.seat, one.give))
    kept: list[Offer] = []
    lost: dict[int, list[int]] = {}
    for one in state.offers:
        if one.number in numbers:
            continue
        out = tuple(seat for seat in one.accepted if gone(seat, one.get))
        for seat in out:
            lost.setdefault(seat, []).append(one.number)
        kept.append(
            replace(one, accepted=tuple(seat for seat in one.accepted if seat not in out)) if out else one
        )
    state.offers = kept
    events: list[Event] = [OffersVoid(numbers)] if numbers else []
    return events + [AcceptancesVoid(seat, tuple(row)) for seat, row in lost.items()]
