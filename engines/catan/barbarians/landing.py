"""Scenario, "The barbarians land": after each settlement and each city three of them come ashore."""

from __future__ import annotations

from dataclasses import dataclass

from engines.catan.barbarians.conquest import judge_hexes, remake_towns
from engines.catan.barbarians.events import (
    Again,
    BarbariansLanded,
    LandingRolled,
    NoAttack,
    NobodyLanded,
    Unlanded,
)
from engines.catan.rules import rules
from engines.catan.state import Phase, State
from engines.catan.turn import pips
from engines.catan.war import COAST, COAST_BY_NUMBER, FULL
from engines.catan.why import Why
from engines.catan.winning import win
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose

ROLLS = 3


@dataclass(frozen=True, slots=True)
class Landing:
    """Both dice of one roll of the attack."""

    first: int = choose(pips)
    second: int = choose(pips)


def attack(state: State, seat: int) -> list[Event]:
    """What follows a building: the win test, then the attack; by option the other way round."""
    remake_towns(state)
    if not state.terms.landing_before_win:
        won = win(state)
        if won:
            return won
    if not state.here.supply:
        return [NoAttack(), *win(state)]
    state.here.rolled = []
    if not _wanted(state):
        return win(state)
    state.draw(Phase.LANDING)
    return []


def _wanted(state: State) -> int:
    """How many numbers the attack needs."""
    if state.terms.full_hex == "skip":
        return ROLLS
    barbarians = state.here.barbarians
    return min(ROLLS, sum(barbarians[at] < FULL for at in COAST))


@rules.action(Phase.LANDING, chance=True, section="landing")
def landing(state: State, seat: int, act: Landing) -> list[Event]:
    """Three numbers, none of them seven and no two alike; then one barbarian each comes ashore."""
    if act.first not in pips(state, seat) or act.second not in pips(state, seat):
        raise Illegal(Why.NO_SUCH_NUMBER)
    state.dice = (act.first, act.second)
    war, number = state.here, act.first + act.second
    again = _again(state, number)
    rolled: list[Event] = [LandingRolled(number, again)]
    if again is not Again.COUNTS:
        return rolled
    war.rolled.append(number)
    if len(war.rolled) < _wanted(state):
        return rolled
    state.enter(Phase.MAIN, state.turn)
    return rolled + land(state, [COAST_BY_NUMBER[one] for one in war.rolled]) + win(state)


def _again(state: State, number: int) -> Again:
    """Whether the number is rolled again: a seven, one that came before, by option one whose hex is full."""
    if number == 7:
        return Again.SEVEN
    if number in state.here.rolled:
        return Again.TWICE
    full = state.here.barbarians[COAST_BY_NUMBER[number]] >= FULL
    return Again.FULL if full and state.terms.full_hex == "reroll" else Again.COUNTS


def land(state: State, hexes: list[int]) -> list[Event]:
    """One barbarian on each hex in the order rolled: none where three stand, none when the supply is empty."""
    war = state.here
    landed: list[int] = []
    nobody: list[Event] = []
    for at in hexes:
        if war.barbarians[at] >= FULL:
            nobody.append(NobodyLanded(at, Unlanded.FULL))
        elif not war.supply:
            nobody.append(NobodyLanded(at, Unlanded.SUPPLY_EMPTY))
        else:
            war.supply -= 1
            war.barbarians[at] += 1
            landed.append(at)
    told = BarbariansLanded(tuple(war.rolled), tuple(landed), war.supply)
    war.rolled = []
    return [told, *nobody, *judge_hexes(state)]
