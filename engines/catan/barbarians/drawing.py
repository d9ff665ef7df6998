"""Scenario, "A seven": no robber; after the discards the roller draws a card from a player of choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from engines.catan.barbarians.events import NothingDrawn
from engines.catan.rules import rules
from engines.catan.seven import begin_theft
from engines.catan.state import Phase, State
from engines.catan.why import Why
from engines.core.forms import OptionalForm, SeatForm
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Said, Who, said


def holders(state: State, seat: int) -> Sequence[int | None]:
    """Others with a resource card, or nobody at all."""
    return [*(one for one in range(state.players) if one != seat and state.held(one)), None]


def holder_hint(state: State, seat: int, victim: int | None) -> Said | None:
    return None if victim is None else said("victim-hint", cards=state.held(victim))


class VictimForm(OptionalForm):
    """One of the others, or no card at all."""

    def label(self, value: int | None, state: Any = None) -> Said | Who:
        return said("victim-nobody") if value is None else Who(value)

    def also(self, value: int | None, state: Any = None) -> tuple[str, ...]:
        return ("victim-nobody.also",) if value is None else ()


@dataclass(frozen=True, slots=True)
class DrawFrom:
    victim: Annotated[int | None, VictimForm(SeatForm())] = choose(holders, hint=holder_hint)


def after_seven(state: State) -> list[Event]:
    """The roller's draw; skipped where nobody else has a card, or by option."""
    state.back = Phase.MAIN
    state.enter(Phase.MAIN, state.turn)
    if state.terms.seven_steal == "any" and len(holders(state, state.turn)) > 1:
        state.enter(Phase.SEVEN_DRAW, state.turn)
    return []


@rules.action(Phase.SEVEN_DRAW, section="seven")
def draw_from(state: State, seat: int, act: DrawFrom) -> list[Event]:
    """One card at random out of another's hand, or none; gold and prisoners cannot be drawn."""
    if act.victim not in holders(state, seat):
        open_seats = tuple(Who(one) for one in holders(state, seat) if one is not None)
        raise Illegal(Why.NO_VICTIM, hex="", seat=Who(act.victim or 0), open=open_seats)
    if act.victim is None:
        state.enter(Phase.MAIN, seat)
        return [NothingDrawn(seat)]
    return begin_theft(state, act.victim)
