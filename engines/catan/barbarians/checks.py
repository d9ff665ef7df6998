"""Scenario, "Victory checks": clockwise from the 4, wherever knights outnumber barbarians, at the end of every turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.catan.barbarians.cards import add_prisoners
from engines.catan.barbarians.conquest import judge_hexes
from engines.catan.barbarians.events import (
    KnightRetired,
    LossRolled,
    PrisonerMissed,
    PrisonerRolled,
    PrisonersTaken,
    Victory,
)
from engines.catan.goods import GOLD
from engines.catan.island import SIDE_MASK, SIDES_OF
from engines.catan.paying import gain
from engines.catan.rules import rules
from engines.catan.state import Phase, State
from engines.catan.turn import pass_on, pips
from engines.catan.war import COAST, DATA
from engines.catan.why import Why
from engines.catan.winning import win
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose

MISSED: int = DATA["missed_prisoner"]
LOST: int = DATA["lost_knight"]


@dataclass(frozen=True, slots=True)
class PrisonerDie:
    """One die of a seat that rolls for a prisoner."""

    pips: int = choose(pips)


@dataclass(frozen=True, slots=True)
class LossDie:
    """The die around the castle: which two opposite paths lose their knights."""

    pips: int = choose(pips)


def end_turn(state: State) -> list[Event]:
    """Knights have moved; now every coastal hex is looked at once."""
    war = state.here
    war.checking = 0
    return check_on(state)


def check_on(state: State) -> list[Event]:
    """The next hex with a victory; after the last the turn is over."""
    war = state.here
    while war.checking < len(COAST):
        at = COAST[war.checking]
        if war.barbarians[at]:
            knights = [(row & SIDE_MASK[at]).bit_count() for row in war.knights]
            if sum(knights) > war.barbarians[at]:
                return _victory(state, at, knights)
        war.checking += 1
    war.checking = -1
    war.moved = war.stuck = war.purchases = 0
    return pass_on(state)


def _victory(state: State, at: int, knights: list[int]) -> list[Event]:
    """Alone one takes all; several take one each, and roll where that does not come out even."""
    war = state.here
    count = war.barbarians[at]
    involved = [seat for seat, row in enumerate(knights) if row]
    told: list[Event] = [
        Victory(at, state.land.tokens[at], count, tuple((seat, knights[seat]) for seat in involved))
    ]
    if len(involved) == 1:
        return told + _take(state, at, involved[0], count) + _freed(state)
    if len(involved) > count:
        return told + _contest(state, involved, count)
    for seat in involved:
        told += _take(state, at, seat, 1)
    if not war.barbarians[at] or state.phase is Phase.OVER:
        return told + _freed(state)
    most = max(knights)
    leaders = [seat for seat in involved if knights[seat] == most]
    if len(leaders) == 1:
        return told + _take(state, at, leaders[0], war.barbarians[at]) + _freed(state)
    return told + _contest(state, leaders, war.barbarians[at])


def _take(state: State, at: int, seat: int, count: int) -> list[Event]:
    """Prisoners of the hex go to a seat; the mover may win by them on the spot."""
    if state.phase is Phase.OVER:
        return []
    war = state.here
    war.barbarians[at] -= count
    add_prisoners(state, seat, count)
    taken: list[Event] = [PrisonersTaken(seat, count, war.prisoners[seat])]
    return taken + judge_hexes(state) + win(state)


def _contest(state: State, seats: list[int], places: int) -> list[Event]:
    """`seats` roll a die each for so many prisoners."""
    if state.phase is not Phase.OVER:
        war = state.here
        war.claims, war.dice, war.places = seats, [], places
        state.draw(Phase.SHARING)
    return []


@rules.action(Phase.SHARING, chance=True, section="prisoners")
def prisoner_die(state: State, seat: int, act: PrisonerDie) -> list[Event]:
    """The highest take one each. Who is level with the last place rolls again; the others get three gold."""
    if act.pips not in pips(state, seat):
        raise Illegal(Why.NO_SUCH_NUMBER)
    state.dice = (act.pips, 0)
    war, at = state.here, COAST[state.here.checking]
    told: list[Event] = [PrisonerRolled(war.claims[len(war.dice)], act.pips)]
    war.dice.append(act.pips)
    if len(war.dice) < len(war.claims):
        return told
    winners, level, losers = ranked(war.claims, war.dice, war.places)
    for one in losers:
        gain(state, one, _gold(MISSED))
        told.append(PrisonerMissed(one, MISSED))
    for one in winners:
        told += _take(state, at, one, 1)
    if level:
        return told + _contest(state, level, war.places - len(winners))
    war.claims, war.dice, war.places = [], [], 0
    return told + _freed(state)


def ranked(seats: Sequence[int], dice: Sequence[int], places: int) -> tuple[list[int], list[int], list[int]]:
    """Who takes a place, who is level across the last one, and who goes away without."""
    line = sorted(dice, reverse=True)[places - 1]
    above = [seat for seat, die in zip(seats, dice, strict=True) if die > line]
    level = [seat for seat, die in zip(seats, dice, strict=True) if die == line]
    below = [seat for seat, die in zip(seats, dice, strict=True) if die < line]
    if len(above) + len(level) == places:
        return [seat for seat in seats if seat in above or seat in level], [], below
    return above, level, below


def _gold(count: int) -> tuple[int, ...]:
    return tuple(count if at == GOLD else 0 for at in range(6))


def _freed(state: State) -> list[Event]:
    """The hex is free; the loss die comes next, unless the match is over."""
    if state.phase is not Phase.OVER:
        state.draw(Phase.RETIRING)
    return []


@rules.action(Phase.RETIRING, chance=True, section="losses")
def loss_die(state: State, seat: int, act: LossDie) -> list[Event]:
    """The knights on the path of that direction and on the opposite one retire, three gold each."""
    if act.pips not in pips(state, seat):
        raise Illegal(Why.NO_SUCH_NUMBER)
    state.dice = (act.pips, 0)
    war, at = state.here, COAST[state.here.checking]
    sides = SIDES_OF[at]
    paths = (sides[act.pips - 1], sides[(act.pips + 2) % 6])
    told: list[Event] = [LossRolled(at, act.pips, paths)]
    for path in paths:
        for one, row in enumerate(war.knights):
            if row >> path & 1:
                war.knights[one] ^= 1 << path
                gain(state, one, _gold(LOST))
                told.append(KnightRetired(one, path, LOST))
    war.moved &= ~(1 << paths[0] | 1 << paths[1])
    war.checking += 1
    return told + check_on(state)
