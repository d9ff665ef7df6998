"""Rulebook, "Special actions": with a token, or with the wheel's special skill, one of three things at once."""

from __future__ import annotations

from dataclasses import dataclass

from engines.castell import turns
from engines.castell.box import AT, REGIONS, Region
from engines.castell.events import PawnMoved, SpecialSkillUsed, TokenPlaced
from engines.castell.outlook import casteller_gain, region_hint
from engines.castell.refusals import Why
from engines.castell.region import (
    lying,
    means,
    refuse_far,
    refuse_off_the_map,
    shown_skills,
    take_castellers,
)
from engines.castell.rules import rules
from engines.castell.skills import Skill
from engines.castell.state import SPECIAL, TRAIN, By, Phase, Size, State
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Said


def refuse_means(state: State, seat: int, by: By) -> None:
    """A token unused and no other special action this turn; or the special skill on the wheel, in place of training."""
    refuse_off_the_map(state, seat)
    if by in means(state, seat):
        return
    if by is By.SKILL and state.used & TRAIN:
        raise Illegal(Why.TRAINED_ALREADY)
    if by is By.SKILL and Skill.SPECIAL not in shown_skills(state, seat):
        raise Illegal(Why.NO_SPECIAL_TILE, region=REGIONS[state.boards[seat].pawn])
    raise Illegal(Why.SPECIAL_USED if state.used & SPECIAL else Why.NO_TOKEN)


def spend(state: State, seat: int, by: By) -> list[Event]:
    """The token goes to the region where the pawn is after the action; the special skill takes the training."""
    if by is By.SKILL:
        state.used |= TRAIN | SPECIAL * state.terms.skill_uses_special
        return []
    board = state.boards[seat]
    board.tokens -= 1
    state.area[board.pawn][seat] += 1
    state.used |= SPECIAL
    return [TokenPlaced(seat, REGIONS[board.pawn], board.tokens)]


def opening(seat: int, by: By) -> list[Event]:
    return [SpecialSkillUsed(seat)] if by is By.SKILL else []


def possible(state: State, seat: int) -> bool:
    return bool(means(state, seat))


def sizes(state: State, seat: int) -> list[int]:
    return list(dict.fromkeys(lying(state, seat)))


def further(state: State, seat: int) -> list[Region]:
    """Adjacent regions, or by option any other one."""
    return [REGIONS[at] for at in _reach(state, seat)]


def _reach(state: State, seat: int) -> tuple[int, ...]:
    pawn = state.boards[seat].pawn
    if pawn < 0:
        return ()
    return (
        tuple(at for at in range(len(REGIONS)) if at != pawn)
        if state.terms.move_anywhere
        else state.reach(seat)
    )


def size_hint(state: State, seat: int, size: int) -> Said | None:
    return casteller_gain(state, seat, (size,))


@dataclass(frozen=True, slots=True)
class RecruitOne:
    size: Size = choose(sizes, hint=size_hint)
    by: By = choose(means)


@dataclass(frozen=True, slots=True)
class MoveAgain:
    region: Region = choose(further, hint=region_hint)
    by: By = choose(means)


@rules.action(Phase.TURN, group="special", section="special", when=possible)
def special_recruit(state: State, seat: int, act: RecruitOne) -> list[Event]:
    """One casteller more from the pawn's region."""
    refuse_means(state, seat, act.by)
    told = take_castellers(state, seat, (act.size,))
    return [*opening(seat, act.by), told, *spend(state, seat, act.by), *turns.end_if_all_done(state)]


@rules.action(Phase.TURN, group="special", section="special", when=possible)
def special_move(state: State, seat: int, act: MoveAgain) -> list[Event]:
    """One region further; the token lands where the pawn arrives."""
    refuse_means(state, seat, act.by)
    refuse_far(state, seat, act.region, _reach(state, seat))
    state.boards[seat].pawn = AT[act.region]
    told = PawnMoved(seat, act.region)
    return [*opening(seat, act.by), told, *spend(state, seat, act.by), *turns.end_if_all_done(state)]
