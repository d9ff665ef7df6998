"""Rulebook, "The turn" and "Production": roll, everybody gets what their hexes bring, trade and build, end."""

from __future__ import annotations

from dataclasses import dataclass

from engines.catan.events import BankShort, NothingProduced, Produced, Rolled
from engines.catan.goods import GOODS
from engines.catan.island import CORNER_MASK
from engines.catan.mode import mode
from engines.catan.offers import void_all
from engines.catan.rules import rules
from engines.catan.seven import seven
from engines.catan.state import Phase, State, Why
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
    rolled = Rolled(state.turn, number, first, second)
    if number == 7:
        return [rolled, *seven(state)]
    state.enter(Phase.MAIN, state.turn)
    return [rolled, *produce(state, number)]


def produce(state: State, number: int) -> list[Event]:
    """A card for each settlement, two for each city. What the bank cannot pay to several, nobody gets."""
    dues: dict[int, list[int]] = {}
    seats = range(len(state.points))
    settlements, cities, idle = state.settlements, state.cities, state.idle
    for at, good in state.land.pays[number]:
        if idle >> at & 1:
            continue
        corners = CORNER_MASK[at]
        for seat in seats:
            count = (settlements[seat] & corners).bit_count() + 2 * (cities[seat] & corners).bit_count()
            if count:
                if good not in dues:
                    dues[good] = [0] * len(seats)
                dues[good][seat] += count
    if not dues:
        return [NothingProduced(number)]
    return _pay_out(state, dues)


def _pay_out(state: State, dues: dict[int, list[int]]) -> list[Event]:
    bank = state.bank
    got: dict[int, list[int]] = {}
    short: list[Event] = []
    for good, row in dues.items():
        total = sum(row)
        if total > bank[good]:
            if sum(map(bool, row)) > 1 or not bank[good]:
                short.append(BankShort(GOODS[good]))
                continue
            row = [bank[good] if count else 0 for count in row]
            total = bank[good]
        bank[good] -= total
        for seat, count in enumerate(row):
            if count:
                state.hands[seat][good] += count
                got.setdefault(seat, [0] * 6)[good] = count
    return [*(Produced(seat, tuple(got[seat])) for seat in sorted(got)), *short]


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
