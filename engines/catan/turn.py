"""Rulebook, "The turn" and "Production": roll, everybody gets what their hexes bring, trade and build, end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engines.catan.events import BankShort, NothingProduced, Produced, Rolled
from engines.catan.goods import GOODS
from engines.catan.mode import mode
from engines.catan.offers import void_all
from engines.catan.rules import rules
from engines.catan.seven import seven
from engines.catan.state import Phase, State
from engines.catan.why import Why
from engines.catan.winning import win
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose

_PIPS = range(1, 7)


def pips(state: State, seat: int, *earlier: int) -> range:
    return _PIPS


@dataclass(frozen=True, slots=True)
class Roll:
    """Throw the dice."""


@dataclass(frozen=True, slots=True)
class Dice:
    """Both dice, as they fall."""

    first: int = choose(pips)
    second: int = choose(pips)


@dataclass(frozen=True, slots=True)
class End:
    """Hand the dice on."""


@rules.action(Phase.ROLL, section="turn")
def roll(state: State, seat: int, act: Roll) -> list[Event]:
    """Rolling is the first duty; only a development card may come before it."""
    state.draw(Phase.ROLLING)
    return []


@rules.action(Phase.ROLLING, chance=True, section="rolling")
def dice(state: State, seat: int, act: Dice) -> list[Event]:
    """All hexes of the number produce; a seven brings discards instead."""
    first, second = act.first, act.second
    if first not in _PIPS or second not in _PIPS:
        raise Illegal(Why.NO_SUCH_NUMBER)
    state.dice = (first, second)
    number = first + second
    rolled = _rolled(state.turn, first, second)
    if number == 7:
        return [rolled, *seven(state)]
    state.enter(Phase.MAIN, state.turn)
    return [rolled, *produce(state, number)]


@lru_cache(256)
def _rolled(seat: int, first: int, second: int) -> Rolled:
    return Rolled(seat, first + second, first, second)


def produce(state: State, number: int) -> list[Event]:
    """A card for each settlement, two for each city. What the bank cannot pay to several, nobody gets."""
    idle, bank = state.idle, state.bank
    due = [row for row in state.yields[number] if not idle >> row[0] & 1]
    if not due:
        return [_nothing(number)]
    totals = [0] * 5
    got: dict[int, list[int]] = {}
    for _, good, seat, count in due:
        totals[good] += count
        if seat not in got:
            got[seat] = [0] * 6
        got[seat][good] += count
    short: list[Event] = []
    for good, total in enumerate(totals):
        if total > bank[good]:
            short += _cut(state, good, got)
    for seat, row in got.items():
        hand = state.hands[seat]
        for good, count in enumerate(row):
            if count:
                hand[good] += count
                bank[good] -= count
    shares = tuple((seat, tuple(got[seat])) for seat in sorted(got) if any(got[seat]))
    return [Produced(shares), *short] if shares else short


@lru_cache
def _nothing(number: int) -> NothingProduced:
    return NothingProduced(number)


def _cut(state: State, good: int, got: dict[int, list[int]]) -> list[Event]:
    """The bank is short of a resource: a single claimant gets what is left, several get nothing."""
    left = state.bank[good]
    claims = [row for row in got.values() if row[good]]
    alone = len(claims) == 1 and left
    for row in claims:
        row[good] = left if alone else 0
    return [] if alone else [BankShort(GOODS[good])]


def may_end(state: State, seat: int) -> bool:
    return mode(state).may_end(state, seat)


@rules.action(Phase.MAIN, Phase.KNIGHTS, section="turn", when=may_end)
def end(state: State, seat: int, act: End) -> list[Event]:
    """Offers are void, and the next player rolls."""
    mode(state).refuse_end(state, seat)
    return void_all(state) + mode(state).end_turn(state)


def pass_on(state: State) -> list[Event]:
    """The player to the left is on turn; enough points win at once."""
    state.turn = (state.turn + 1) % len(state.points)
    return begin(state)


def begin(state: State) -> list[Event]:
    """A turn begins: nothing has been played, bought or offered in it."""
    state.turns += 1
    state.played = False
    if any(state.fresh):
        state.fresh = [0] * len(state.fresh)
    if any(state.made):
        state.made = [0] * len(state.made)
    return win(state) or mode(state).begin_turn(state)
