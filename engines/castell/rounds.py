"""Rulebook, "A round": regions are refilled, the wheel turns, everybody has a turn, festivals are held."""

from __future__ import annotations

from dataclasses import dataclass

from engines.castell import festivals, final
from engines.castell.box import PER_REGION, REGIONS, ROUNDS
from engines.castell.events import CastellerArrived, FestivalsAhead, RegionsRefilled, RoundBegan, TurnEnded
from engines.castell.refusals import Why
from engines.castell.rules import rules
from engines.castell.state import Phase, Size, State
from engines.core.chance import Rng
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose


def begin(state: State) -> list[Event]:
    """The turns of a round begin with the first player."""
    state.phase = Phase.TURN
    state.turn = state.first
    state.used = 0
    held = tuple(REGIONS[one.region] for one in state.festivals())
    began = RoundBegan(state.round, state.first)
    return [began, FestivalsAhead(held)] if held else [began]


def end_turn(state: State) -> list[Event]:
    """Play passes clockwise; after the last turn the festivals of the round are held."""
    ended = TurnEnded(state.turn)
    state.turn = (state.turn + 1) % state.players
    state.used = 0
    if state.turn != state.first:
        return [ended]
    told: list[Event] = [ended, *festivals.begin(state)]
    return told if state.phase is Phase.FESTIVAL else told + end(state)


def end(state: State) -> list[Event]:
    """The first player marker passes clockwise, and the next round begins; after the last one it is over."""
    if state.round == ROUNDS:
        return final.end(state)
    state.round += 1
    state.first = state.turn = (state.first + 1) % state.players
    state.due = places_to_fill(state)
    if state.due:
        state.phase = Phase.REFILL
        return []
    return begin(state)


def places_to_fill(state: State) -> list[int]:
    """The regions of the castellers that are due, in the order in which they are drawn.

    Regions are topped up one after the other; with too few in the bag, each in turn gets one until it is empty.
    """
    if state.round not in state.terms.refills:
        return []
    full, bag = PER_REGION[state.players], sum(state.bag)
    missing = [max(0, full - sum(row)) for row in state.people]
    if sum(missing) <= bag:
        return [at for at, count in enumerate(missing) for _ in range(count)]
    in_turn = [at for n in range(full) for at, count in enumerate(missing) if n < count]
    return in_turn[:bag]


def in_bag(state: State, seat: int) -> list[int]:
    """The sizes that can be drawn."""
    return [size for size, left in enumerate(state.bag) if left]


@dataclass(frozen=True, slots=True)
class Refill:
    """A casteller is drawn from the bag for the next place that is due."""

    size: Size = choose(in_bag)


@rules.action(Phase.REFILL, chance=True, section="rounds")
def refill(state: State, seat: int, act: Refill) -> list[Event]:
    """Each region again holds as many castellers as at the start; those still there stay."""
    if act.size not in in_bag(state, seat):
        raise Illegal(Why.NOT_IN_BAG, size=act.size)
    region = state.due.pop(0)
    state.bag[act.size] -= 1
    state.people[region][act.size] += 1
    told: list[Event] = [CastellerArrived(act.size, REGIONS[region])]
    return told if state.due else [*told, RegionsRefilled(sum(state.bag)), *begin(state)]


def draw(state: State, rng: Rng) -> Refill:
    """Each casteller in the bag is as likely."""
    return Refill(rng.weighted(dict(enumerate(state.bag))))
