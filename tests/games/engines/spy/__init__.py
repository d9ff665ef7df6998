"""Spies, a toy: what Carcassonne does not need of the grammar (secrets, offers, all at once), a small game needs.

Each round is worth what a die shows. Everybody is dealt a letter and seals one; the best takes the worth, ties each
take it. A single winner makes an offer for somebody's least letter. Then hands are cut down to two letters.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum
from typing import Self

from engines.core import game as core
from engines.core.chance import Rng
from engines.core.forms import Seat
from engines.core.game import Event, Game, Meta, Option, Options, Score, placed
from engines.core.refusal import Illegal, Reason
from engines.core.rules import CHANCE, Rules, choose
from engines.core.said import Said, Who, said

HAND = 2
rules = Rules()

Phase = StrEnum("Phase", "ROLLING DEALING SEALING SEALED OFFERING ANSWERING DISCARDING OVER")
Letter = IntEnum("Letter", "COPY DRAFT LETTER CIPHER")


class Why(Reason):
    NOT_LEFT = "not_left", "dealing"
    NOT_IN_HAND = "not_in_hand", "sealing"
    TAKEN_BACK = "taken_back", "sealing"
    NO_SELLER = "no_seller", "offering"
    TOO_DEAR = "too_dear", "offering"


@dataclass(slots=True)
class State(core.State):
    rounds: int  # still to be played, this one included
    bag: dict[Letter, int]
    hands: list[list[Letter]]
    points: list[int]
    won: list[int]
    sealed: list[Letter | None]
    taken_back: list[bool]
    revealed: tuple[Letter, ...] = ()
    phase: Phase = Phase.ROLLING
    worth: int = 0
    turn: int = 0  # who is dealt a letter; then who won the round
    asked: int = -1
    price: int = 0

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def to_act(self) -> tuple[int, ...]:
        full = tuple(seat for seat, hand in enumerate(self.hands) if len(hand) > HAND)
        choosing = tuple(seat for seat, letter in enumerate(self.sealed) if letter is None)
        return {
            Phase.ROLLING: (CHANCE,),
            Phase.DEALING: (CHANCE,),
            Phase.SEALING: choosing,
            Phase.OFFERING: (self.turn,),
            Phase.ANSWERING: (self.asked,),
            Phase.DISCARDING: full,
        }.get(self.phase, ())

    @property
    def may_act(self) -> tuple[int, ...]:
        return tuple(range(self.players)) if self.phase is Phase.SEALING else self.to_act

    def phase_of(self, seat: int) -> Phase:
        """Who has sealed may take it back while others still choose."""
        waits = self.phase is Phase.SEALING and seat != CHANCE and self.sealed[seat]
        return Phase.SEALED if waits else self.phase

    def copy(self) -> Self:
        lists = {
            name: getattr(self, name).copy() for name in ("bag", "points", "won", "sealed", "taken_back")
        }
        return replace(self, hands=[hand.copy() for hand in self.hands], **lists)

    def gain(self, seat: int, letter: Letter) -> None:
        self.hands[seat] = sorted([*self.hands[seat], letter])


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    worth: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    seat: Seat
    letter: Letter | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, letter=None)


@dataclass(frozen=True, slots=True)
class PutAway(Dealt):
    pass


@dataclass(frozen=True, slots=True)
class LetterSealed(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class SealBroken(LetterSealed):
    pass


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    letters: tuple[Letter, ...]
    winners: tuple[Seat, ...]
    worth: int


@dataclass(frozen=True, slots=True)
class Offered(Event):
    seat: Seat
    to: Seat
    price: int


@dataclass(frozen=True, slots=True)
class Sold(Offered):
    letter: Letter | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.seat, self.to) else replace(self, letter=None)


@dataclass(frozen=True, slots=True)
class Declined(LetterSealed):
    pass


def faces(state: State, seat: int) -> range:
    return range(1, 7)


def left(state: State, seat: int) -> list[Letter]:
    return [letter for letter, count in state.bag.items() if count]


def held(state: State, seat: int) -> list[Letter]:
    return list(dict.fromkeys(state.hands[seat]))


def sellers(state: State, seat: int) -> list[int]:
    return [other for other, hand in enumerate(state.hands) if hand and other != seat]


def prices(state: State, seat: int, to: int) -> list[int]:
    return [price for price in (1, 2, 5) if price <= state.points[seat]]


def price_hint(state: State, seat: int, to: int, price: int) -> Said:
    return said("price-hint", left=state.points[seat] - price)


@dataclass(frozen=True, slots=True)
class Roll:
    face: int = choose(faces)


@dataclass(frozen=True, slots=True)
class Deal:
    letter: Letter = choose(left)


@dataclass(frozen=True, slots=True)
class Seal:
    letter: Letter = choose(held)


@dataclass(frozen=True, slots=True)
class BreakSeal:
    pass


@dataclass(frozen=True, slots=True)
class Offer:
    to: Seat = choose(sellers)
    price: int = choose(prices, open=True, hint=price_hint)


@dataclass(frozen=True, slots=True)
class Accept:
    pass


@dataclass(frozen=True, slots=True)
class Decline:
    pass


@dataclass(frozen=True, slots=True)
class Discard:
    letter: Letter = choose(held)


@rules.action(Phase.ROLLING, chance=True, section="dealing")
def roll(state: State, seat: int, act: Roll) -> list[Event]:
    if act.face not in faces(state, seat):
        raise Illegal(Why.NOT_LEFT)
    state.worth, state.phase, state.turn = act.face, Phase.DEALING, 0
    return [Rolled(act.face)]


@rules.action(Phase.DEALING, chance=True, section="dealing")
def deal(state: State, seat: int, act: Deal) -> list[Event]:
    """One letter each, unseen by the others."""
    if act.letter not in left(state, seat):
        raise Illegal(Why.NOT_LEFT)
    state.bag[act.letter] -= 1
    state.gain(state.turn, act.letter)
    state.turn += 1
    if state.turn == state.players:
        state.phase, state.taken_back = Phase.SEALING, [False] * state.players
    return [Dealt(state.turn - 1, act.letter)]


def _take(state: State, seat: int, letter: Letter) -> None:
    if letter not in state.hands[seat]:
        raise Illegal(Why.NOT_IN_HAND, letter=letter)
    state.hands[seat].remove(letter)


@rules.action(Phase.SEALING, secret=True, section="sealing")
def seal(state: State, seat: int, act: Seal) -> list[Event]:
    _take(state, seat, act.letter)
    state.sealed[seat] = act.letter
    events: list[Event] = [LetterSealed(seat)]
    return events if None in state.sealed else events + _reveal(state)


def may_break(state: State, seat: int) -> bool:
    return not state.taken_back[seat]


@rules.action(Phase.SEALED, when=may_break, section="sealing")
def break_seal(state: State, seat: int, act: BreakSeal) -> list[Event]:
    """The letter comes back, once a round."""
    letter = state.sealed[seat]
    if letter is None or not may_break(state, seat):
        raise Illegal(Why.TAKEN_BACK)
    state.gain(seat, letter)
    state.sealed[seat], state.taken_back[seat] = None, True
    return [SealBroken(seat)]


def _reveal(state: State) -> list[Event]:
    letters = state.revealed = tuple(letter for letter in state.sealed if letter)
    winners = tuple(seat for seat, letter in enumerate(letters) if letter == max(letters))
    for seat, letter in enumerate(letters):
        state.bag[letter] += 1
        if seat in winners:
            state.points[seat] += state.worth
            state.won[seat] += 1
    state.sealed, state.turn, state.phase = [None] * state.players, winners[0], Phase.OFFERING
    if len(winners) > 1 or not sellers(state, state.turn):
        _cut_down(state)
    return [Revealed(letters, winners, state.worth)]


@rules.action(Phase.OFFERING, group="trade", section="offering")
def offer(state: State, seat: int, act: Offer) -> list[Event]:
    if act.to not in sellers(state, seat):
        raise Illegal(Why.NO_SELLER)
    if not 1 <= act.price <= state.points[seat]:
        raise Illegal(Why.TOO_DEAR, points=state.points[seat])
    state.phase, state.asked, state.price = Phase.ANSWERING, act.to, act.price
    return [Offered(seat, act.to, act.price)]


@rules.action(Phase.ANSWERING, group="trade", public=True, section="offering")
def accept(state: State, seat: int, act: Accept) -> list[Event]:
    """The least letter changes hands for the price."""
    letter, price, buyer = state.hands[seat].pop(0), state.price, state.turn
    state.gain(buyer, letter)
    state.points[buyer] -= price
    state.points[seat] += price
    _cut_down(state)
    return [Sold(seat, buyer, price, letter)]


@rules.action(Phase.ANSWERING, group="trade", public=True, section="offering")
def decline(state: State, seat: int, act: Decline) -> list[Event]:
    _cut_down(state)
    return [Declined(seat)]


def _cut_down(state: State) -> None:
    """Hands that are too full owe discards; then the next round, or the end."""
    state.phase, state.asked, state.price = Phase.DISCARDING, -1, 0
    if not state.to_act:
        state.rounds -= 1
        state.phase = Phase.ROLLING if state.rounds else Phase.OVER


@rules.action(Phase.DISCARDING, many=True, section="discarding")
def discard(state: State, seat: int, act: Discard) -> list[Event]:
    _take(state, seat, act.letter)
    state.bag[act.letter] += 1
    _cut_down(state)
    return [PutAway(seat, act.letter)]


def new(players: int, options: Options, rng: Rng) -> State:
    pile = rng.shuffled(letter for letter in Letter for _ in range(8))
    hands = [sorted(pile.pop() for _ in range(HAND)) for _ in range(players)]
    bag = {letter: pile.count(letter) for letter in Letter}
    zeros = [0] * players
    return State(int(options["rounds"]), bag, hands, zeros, zeros.copy(), [None] * players, [False] * players)


def chance(state: State, rng: Rng) -> Roll | Deal:
    return Roll(1 + rng.below(6)) if state.phase is Phase.ROLLING else Deal(rng.weighted(state.bag))


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    rounds: int
    worth: int
    points: tuple[int, ...]
    held: tuple[int, ...]
    sealed: tuple[bool, ...]
    revealed: tuple[Letter, ...]
    offer: tuple[int, int, int]
    mine: tuple[Letter, ...] = ()
    my_seal: Letter | None = None


def view(state: State, seat: int | None) -> View:
    public = View(
        state.phase,
        state.rounds,
        state.worth,
        tuple(state.points),
        tuple(map(len, state.hands)),
        tuple(letter is not None for letter in state.sealed),
        state.revealed,
        (state.turn, state.asked, state.price),
    )
    return (
        public if seat is None else replace(public, mine=tuple(state.hands[seat]), my_seal=state.sealed[seat])
    )


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """All that `seat` does not see is shuffled and dealt again, each where there was one."""
    other = state.copy()
    hidden = [at for at in range(state.players) if at != seat]
    pool = [letter for letter, count in state.bag.items() for _ in range(count)]
    pool += [letter for at in hidden for letter in (*state.hands[at], state.sealed[at]) if letter]
    rng.shuffle(pool)
    for at in hidden:
        other.hands[at] = sorted(pool.pop() for _ in state.hands[at])
        other.sealed[at] = pool.pop() if state.sealed[at] else None
    other.bag = {letter: pool.count(letter) for letter in Letter}
    return other


def scores(state: State, seat: int | None) -> list[Score]:
    """Of equal points, who won more rounds comes first."""
    rows = zip(state.points, state.won, strict=True)
    return placed([Score(at, points, tiebreak=(won,)) for at, (points, won) in enumerate(rows)])


def status(seen: View) -> list[Said]:
    hands = tuple(said("status-hand", seat=Who(at), letters=count) for at, count in enumerate(seen.held))
    return [said("status-round", rounds=seen.rounds, worth=seen.worth), said("status-hands", hands=hands)]


def hand(seen: View) -> list[Said]:
    lines = [said("hand-letters", letters=seen.mine)] if seen.mine else []
    return lines + ([said("hand-sealed", letter=seen.my_seal)] if seen.my_seal else [])


game: Game[State, View] = Game(
    meta=Meta("spy", range(2, 5), (Option("rounds", ("3", "1", "5")),), longest=200),
    rules=rules,
    state=State,
    events=(Rolled, Dealt, PutAway, LetterSealed, SealBroken, Revealed, Offered, Sold, Declined),
    new=new,
    chance=chance,
    view=view,
    scores=scores,
    redeal=redeal,
    status=status,
    hand=hand,
)
