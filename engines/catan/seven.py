"""Rulebook, "A seven is rolled": large hands are halved; then the robber moves and steals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.catan.events import CardStolen, Discarded, DiscardsDue, RobberMoved
from engines.catan.goods import BASE, RESOURCES, Good
from engines.catan.hints import hex_hint
from engines.catan.island import CORNER_MASK, HEX_NAME, HEXES, Hex
from engines.catan.mode import mode
from engines.catan.offers import void_of
from engines.catan.rules import rules
from engines.catan.state import Phase, State
from engines.catan.why import Why
from engines.core.chance import Rng
from engines.core.forms import Seat
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Said, Who, said

LIMIT: int = BASE["hand_limit"]


def seven(state: State) -> list[Event]:
    """Whoever holds more than seven resource cards owes half of them, rounded down; all at once, in any order."""
    state.owing = [count // 2 if count > LIMIT else 0 for count in map(state.held, range(state.players))]
    owing = tuple(seat for seat, count in enumerate(state.owing) if count)
    if not owing:
        return mode(state).after_seven(state)
    state.enter(Phase.DISCARDING, *owing)
    return [DiscardsDue(owing)]


def held(state: State, seat: int) -> list[Good]:
    """The resources in hand."""
    hand = state.hands[seat]
    return [good for good in RESOURCES if hand[good.at]]


def held_hint(state: State, seat: int, good: Good) -> Said:
    return said("held-hint", have=state.hands[seat][good.at])


_OTHERS = tuple(tuple(at for at in HEXES if at != robber) for robber in HEXES)


def hexes(state: State, seat: int) -> Sequence[int]:
    """Every land hex but the robber's own."""
    return _OTHERS[state.robber]


NOBODY = (None,)


def victims(state: State, seat: int, at: int) -> Sequence[int | None]:
    """Others with a building there and a card in hand; nobody only if there are none."""
    return [one for one in state.beside[at] if one != seat and state.held(one)] or NOBODY


def victim_hint(state: State, seat: int, at: int, victim: int | None) -> Said | None:
    return None if victim is None else said("victim-hint", cards=state.held(victim))


def hex_rank(state: State, seat: int, at: int) -> tuple[bool, int]:
    """First where others would be robbed of most, and oneself of nothing."""
    corners = CORNER_MASK[at]
    token = state.land.tokens[at]
    rolls = 6 - abs(7 - token) if token else 0
    others = sum((state.buildings(one) & corners).bit_count() for one in range(state.players) if one != seat)
    return bool(state.buildings(seat) & corners), -rolls * others


@dataclass(frozen=True, slots=True)
class Discard:
    good: Good = choose(held, hint=held_hint)


@dataclass(frozen=True, slots=True)
class MoveRobber:
    hex: Hex = choose(hexes, hint=hex_hint, rank=hex_rank)
    victim: Seat | None = choose(victims, hint=victim_hint)


def stealable(state: State, seat: int) -> list[Good]:
    return held(state, state.victim)


@dataclass(frozen=True, slots=True)
class Steal:
    """Chance: which card is taken out of the victim's hand."""

    good: Good = choose(stealable)


@rules.action(Phase.DISCARDING, many=True, secret=True, section="discarding")
def discard(state: State, seat: int, act: Discard) -> list[Event]:
    """One card back to the bank; when the last of all discards is in, the turn goes on."""
    at = act.good.at
    if act.good not in RESOURCES or not state.hands[seat][at]:
        raise Illegal(Why.NOT_IN_HAND, goods=said(f"good-{act.good}"), missing=said(f"good-{act.good}"))
    state.hands[seat][at] -= 1
    state.bank[at] += 1
    state.owing[seat] -= 1
    events: list[Event] = [Discarded(seat, act.good, state.owing[seat])]
    if state.owing[seat]:
        return events
    state.waits = tuple(one for one in state.waits if one != seat)
    return events if state.waits else events + mode(state).after_seven(state)


def send_robber(state: State, back: Phase) -> list[Event]:
    """Whoever is on turn must move the robber; afterwards the turn goes on at `back`."""
    state.back = back
    state.enter(Phase.ROBBER, state.turn)
    return []


@rules.action(Phase.ROBBER, section="robber")
def robber(state: State, seat: int, act: MoveRobber) -> list[Event]:
    """To another land hex; then a card is taken from one player with a building there."""
    if act.hex not in hexes(state, seat):
        if act.hex == state.robber:
            raise Illegal(Why.ROBBER_STAYS, hex=HEX_NAME[act.hex])
        raise Illegal(Why.NO_SUCH_HEX)
    found = victims(state, seat, act.hex)
    if act.victim not in found:
        if act.victim is None:
            raise Illegal(Why.CHOOSE_VICTIM, hex=HEX_NAME[act.hex], open=_named(found))
        raise Illegal(Why.NO_VICTIM, hex=HEX_NAME[act.hex], seat=Who(act.victim), open=_named(found))
    state.robber = act.hex
    state.idle = 1 << act.hex
    moved: list[Event] = [RobberMoved(seat, act.hex)]
    if act.victim is None:
        state.enter(state.back, seat)
        return moved
    return moved + begin_theft(state, act.victim)


def _named(found: Sequence[int | None]) -> tuple[Who, ...]:
    return tuple(Who(one) for one in found if one is not None)


def begin_theft(state: State, victim: int) -> list[Event]:
    """One card of the victim's hand is drawn, face down."""
    state.victim = victim
    state.draw(Phase.STEALING)
    return void_of(state, victim)


@rules.action(Phase.STEALING, chance=True, section="robber")
def steal(state: State, seat: int, act: Steal) -> list[Event]:
    """The card drawn changes hands, for the two to know."""
    at, thief, victim = act.good.at, state.turn, state.victim
    if not state.hands[victim][at]:
        raise Illegal(Why.NOT_IN_HAND, goods=said(f"good-{act.good}"), missing=said(f"good-{act.good}"))
    state.hands[victim][at] -= 1
    state.hands[thief][at] += 1
    state.victim = -1
    state.enter(state.back, thief)
    return [CardStolen(thief, victim, act.good)]


def drawn_card(state: State, rng: Rng) -> Good:
    """Any card of the victim's hand, each as likely."""
    hand = state.hands[state.victim]
    return rng.weighted({good: hand[good.at] for good in RESOURCES})
