"""What an action would do for the towers to come: the hints beside choices, and what computer players go by."""

from __future__ import annotations

from engines.castell.box import AT, Region
from engines.castell.demands import festival_demand
from engines.castell.skills import RANKED, Row, Skill
from engines.castell.solver import front
from engines.castell.state import State
from engines.castell.towers import Stock
from engines.core.said import Said, said


def best_score(state: State, stock: Stock, ranks: Row) -> int:
    """The best tower, out of this stock and with these ranks, at the next festivals there are."""
    coming = [one for one in state.calendar if one.round >= state.round]
    nearest = [one for one in coming if one.round == min(other.round for other in coming)]
    fronts = [front(stock, ranks, festival_demand(one)) for one in nearest]
    return max((found[0].score for found in fronts if found), default=0)


def casteller_gain(state: State, seat: int, sizes: tuple[int, ...]) -> Said | None:
    """How much these castellers would add to the best tower."""
    stock = list(state.stock(seat))
    for size in sizes:
        stock[size] += 1
    before = best_score(state, state.stock(seat), state.ranks(seat))
    gain = best_score(state, tuple(stock), state.ranks(seat)) - before
    return said("gain-hint", gain=gain) if gain > 0 else None


def rank_gain(state: State, seat: int, skill: Skill) -> int:
    """How much one more rank would add to the best tower."""
    trial = state.copy()
    trial.boards[seat].ranks[RANKED.index(skill)] += 1
    before = best_score(state, state.stock(seat), state.ranks(seat))
    return best_score(state, trial.stock(seat), trial.ranks(seat)) - before


def region_hint(state: State, seat: int, region: Region) -> Said:
    """What is there: castellers, the wheel's skill, a festival at the end of the round."""
    at = AT[region]
    lying = tuple(str(size) for size, count in enumerate(state.people[at]) for _ in range(count))
    held = any(one.region == at for one in state.festivals())
    return said("region-hint", castellers=lying, skill=said(f"skill-{state.skill_at(at)}"), festival=held)
