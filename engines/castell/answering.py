"""Rulebook, "Festivals": the answers of all who are asked, sealed until the last one is in."""

from __future__ import annotations

from dataclasses import dataclass

from engines.castell import festivals, rounds
from engines.castell.composing import taller
from engines.castell.demands import festival_demand, festival_of, judged
from engines.castell.events import AnswerSealed, TowerSealed
from engines.castell.notation import Tower, levels_of, written
from engines.castell.rules import rules
from engines.castell.solver import front
from engines.castell.state import Phase, State
from engines.castell.towers import matches, score
from engines.core.game import Event
from engines.core.rules import choose
from engines.core.said import Said, said

SUGGESTIONS = 3


def answers(state: State, seat: int) -> list[Tower | None]:
    """The best towers by score and by matching castellers, or none."""
    best = front(state.stock(seat), state.ranks(seat), festival_demand(festival_of(state, seat)))
    picked = best if len(best) <= SUGGESTIONS else (*best[: SUGGESTIONS - 1], best[-1])
    return [*(written(one.tower) for one in picked), None]


def answer_hint(state: State, seat: int, tower: Tower | None) -> Said | None:
    """What the tower scores, and how many of it match."""
    if tower is None:
        return None
    sizes = festival_of(state, seat).sizes
    levels = levels_of(tower)
    return said("tower-hint", score=score(levels, sizes), levels=len(levels), matches=matches(levels, sizes))


@dataclass(frozen=True, slots=True)
class Answer:
    """A tower, or None to stay out."""

    tower: Tower | None = choose(answers, open=True, hint=answer_hint, grow=taller)


@rules.action(Phase.FESTIVAL, section="festivals", secret=True)
def festival(state: State, seat: int, act: Answer) -> list[Event]:
    """Answers are sealed, and may be given anew, until the last one is in; then all are shown."""
    tower = act.tower
    if tower is not None:
        tower = written(judged(tower, state, seat, festival_demand(festival_of(state, seat))))
    told: list[Event] = [AnswerSealed(seat, seat in state.sealed), TowerSealed(seat, tower)]
    state.sealed[seat] = tower
    if state.to_act:
        return told
    return [*told, *festivals.hold(state), *rounds.end(state)]
