"""Rulebook, "Your turn": move, recruit, train and a special action, each once, in any order, none of them a must."""

from __future__ import annotations

from dataclasses import dataclass

from engines.castell import region, rounds
from engines.castell.box import AT, REGIONS, Region
from engines.castell.events import PawnMoved, PawnPlaced, Trained
from engines.castell.outlook import casteller_gain, rank_gain, region_hint
from engines.castell.refusals import Why
from engines.castell.rules import rules
from engines.castell.skills import RANKED, Skill
from engines.castell.state import MOVE, RECRUIT, TRAIN, Phase, Size, State
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Said, said


def destinations(state: State, seat: int) -> list[Region]:
    """Any region for a pawn off the map, then those adjacent."""
    if state.used & MOVE:
        return []
    return list(REGIONS) if state.boards[seat].pawn < 0 else [REGIONS[at] for at in state.reach(seat)]


def firsts(state: State, seat: int) -> list[int]:
    """The sizes that lie in the pawn's region."""
    return [] if state.used & RECRUIT else list(dict.fromkeys(region.lying(state, seat)))


def seconds(state: State, seat: int, first: int) -> list[int | None]:
    """What lies there besides the first, or nobody else."""
    there = region.lying(state, seat)
    if first in there:
        there.remove(first)
    return [*dict.fromkeys(there), None]


def trainable(state: State, seat: int) -> list[Skill]:
    """The skills offered that are not yet at the highest rank."""
    if state.used & TRAIN:
        return []
    ranks = state.boards[seat].ranks
    return [
        skill
        for skill in region.shown_skills(state, seat)
        if skill is not Skill.SPECIAL and ranks[RANKED.index(skill)] < state.terms.max_rank
    ]


def first_hint(state: State, seat: int, first: int) -> Said | None:
    return casteller_gain(state, seat, (first,))


def second_hint(state: State, seat: int, first: int, second: int | None) -> Said | None:
    return casteller_gain(state, seat, (first,) if second is None else (first, second))


def skill_hint(state: State, seat: int, skill: Skill) -> Said:
    """The rank reached, and what it adds to the best tower of the next festival."""
    rank = state.boards[seat].ranks[RANKED.index(skill)] + 1
    return said("train-hint", rank=rank, gain=rank_gain(state, seat, skill))


@dataclass(frozen=True, slots=True)
class Move:
    region: Region = choose(destinations, hint=region_hint)


@dataclass(frozen=True, slots=True)
class Recruit:
    """One casteller or two."""

    first: Size = choose(firsts, hint=first_hint)
    second: Size | None = choose(seconds, hint=second_hint)


@dataclass(frozen=True, slots=True)
class Train:
    skill: Skill = choose(trainable, hint=skill_hint)


@dataclass(frozen=True, slots=True)
class EndTurn:
    pass


@rules.action(Phase.TURN, section="turn")
def move(state: State, seat: int, act: Move) -> list[Event]:
    """To an adjacent region; the first move puts the pawn on the map, anywhere."""
    board = state.boards[seat]
    if state.used & MOVE:
        raise Illegal(Why.MOVED_ALREADY)
    if board.pawn >= 0:
        region.refuse_far(state, seat, act.region, state.reach(seat))
    moved = PawnPlaced if board.pawn < 0 else PawnMoved
    board.pawn = AT[act.region]
    state.used |= MOVE
    return [moved(seat, act.region), *end_if_all_done(state)]


@rules.action(Phase.TURN, section="turn")
def recruit(state: State, seat: int, act: Recruit) -> list[Event]:
    """Up to two castellers of one's choice from the pawn's region."""
    region.refuse_off_the_map(state, seat)
    if state.used & RECRUIT:
        raise Illegal(Why.RECRUITED_ALREADY)
    sizes = (act.first,) if act.second is None else (act.first, act.second)
    told = region.take_castellers(state, seat, sizes)
    state.used |= RECRUIT
    return [told, *end_if_all_done(state)]


@rules.action(Phase.TURN, section="training")
def train(state: State, seat: int, act: Train) -> list[Event]:
    """One rank more in a skill that the wheel offers to the pawn's region."""
    region.refuse_off_the_map(state, seat)
    if state.used & TRAIN:
        raise Illegal(Why.TRAINED_ALREADY)
    offered = region.shown_skills(state, seat)
    if act.skill not in offered:
        raise Illegal(Why.NOT_ON_WHEEL, skill=act.skill, offered=tuple(offered))
    if act.skill is Skill.SPECIAL:
        raise Illegal(Why.SPECIAL_IS_CARRIED_OUT)
    ranks, at = state.boards[seat].ranks, RANKED.index(act.skill)
    if ranks[at] >= state.terms.max_rank:
        raise Illegal(Why.HIGHEST_RANK, skill=act.skill, rank=ranks[at])
    ranks[at] += 1
    state.used |= TRAIN
    return [Trained(seat, act.skill, ranks[at]), *end_if_all_done(state)]


@rules.action(Phase.TURN, section="turn")
def end_turn(state: State, seat: int, act: EndTurn) -> list[Event]:
    """Every action may be left out."""
    return rounds.end_turn(state)


def end_if_all_done(state: State) -> list[Event]:
    """The turn ends by itself when nothing is left to do."""
    seat = state.turn
    left = not state.used & MOVE or region.means(state, seat) or firsts(state, seat) or trainable(state, seat)
    return [] if left else rounds.end_turn(state)
