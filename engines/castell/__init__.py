"""Castell: travel through Catalonia, gather castellers, build human towers."""

from __future__ import annotations

from engines.castell import events, final, rounds, setup, view
from engines.castell.answering import Answer, answers
from engines.castell.box import Prize, Region
from engines.castell.composing import check, next_levels, taller, will_do
from engines.castell.meta import meta
from engines.castell.performances import Perform
from engines.castell.refusals import Why
from engines.castell.rounds import Refill
from engines.castell.rules import rules
from engines.castell.setup import Lots
from engines.castell.skills import Skill
from engines.castell.special import MoveAgain, RecruitOne
from engines.castell.state import By, Phase, State
from engines.castell.turns import EndTurn, Move, Recruit, Train
from engines.castell.valuation import worth
from engines.castell.view import View
from engines.core.chance import Rng
from engines.core.game import Game

__all__ = [
    "Answer",
    "By",
    "EndTurn",
    "Lots",
    "Move",
    "MoveAgain",
    "Perform",
    "Phase",
    "Prize",
    "Recruit",
    "RecruitOne",
    "Refill",
    "Region",
    "Skill",
    "State",
    "Train",
    "View",
    "Why",
    "check",
    "game",
    "next_levels",
    "taller",
    "will_do",
]


def chance(table: State, rng: Rng) -> Lots | Refill:
    """Who begins, or the castellers that refill the regions."""
    return Lots(rng.below(table.players)) if table.phase is Phase.LOTS else rounds.draw(table, rng)


def redeal(table: State, seat: int | None, rng: Rng) -> State:
    """Only the sealed answers of the others are hidden: each may be any that is suggested."""
    other = table.copy()
    for one in table.sealed:
        if one != seat:
            other.sealed[one] = rng.choice(answers(table, one))
    return other


game: Game[State, View] = Game(
    meta=meta,
    rules=rules,
    state=State,
    events=events.EVENTS,
    new=setup.new,
    chance=chance,
    view=view.view,
    scores=final.scores,
    redeal=redeal,
    status=view.status,
    valuation=worth,
    hand=view.hand,
)
