"""Rulebook, "Festivals": the towers of all who are there are shown together, then prizes and size tokens go round."""

from __future__ import annotations

from typing import NamedTuple

from engines.castell.box import CHART, PRIZES, REGIONS, Prize
from engines.castell.demands import festival_demand
from engines.castell.events import (
    FestivalBegan,
    FestivalUnattended,
    MarkerMoved,
    NoPrizeLeft,
    PrizeWon,
    SizeTokenLost,
    SizeTokenWon,
    StayedOut,
    TowerImpossible,
    TowerShown,
)
from engines.castell.notation import Levels, levels_of
from engines.castell.solver import first
from engines.castell.state import Festival, Phase, State
from engines.castell.towers import matches, score
from engines.core.game import Event


def begin(state: State) -> list[Event]:
    """All are asked whose pawn is there and who can build a tower that may enter; with none to ask it is held."""
    told: list[Event] = []
    state.asked, state.sealed = [], {}
    for festival in state.festivals():
        there = [seat for seat in state.turn_order() if state.boards[seat].pawn == festival.region]
        able = [
            seat for seat in there if first(state.stock(seat), state.ranks(seat), festival_demand(festival))
        ]
        region = REGIONS[festival.region]
        told += (TowerImpossible(seat, region) for seat in there if seat not in able)
        told.append(
            FestivalBegan(region, festival.sizes, tuple(able))
            if able
            else FestivalUnattended(region, festival.sizes)
        )
        state.asked += able
    if state.asked:
        state.phase = Phase.FESTIVAL
        return told
    return told + hold(state)


class Shown(NamedTuple):
    seat: int
    tower: Levels
    score: int


def hold(state: State) -> list[Event]:
    """All festivals of the round, one after the other."""
    told: list[Event] = []
    for festival in state.festivals():
        told += _show(state, festival)
    state.asked, state.sealed = [], {}
    return told


def _show(state: State, festival: Festival) -> list[Event]:
    told: list[Event] = []
    entrants: list[Shown] = []
    region = REGIONS[festival.region]
    for seat in state.asked:
        if state.boards[seat].pawn != festival.region:
            continue
        answer = state.sealed[seat]
        if answer is None:
            told.append(StayedOut(seat, region))
            continue
        tower = levels_of(answer)
        points, hits = score(tower, festival.sizes), matches(tower, festival.sizes)
        entrants.append(Shown(seat, tower, points))
        told.append(TowerShown(seat, region, answer, len(tower), hits, points))
        if points > state.boards[seat].best:
            state.boards[seat].best = points
            told.append(MarkerMoved(seat, points))
    return [*told, *_prizes(state, festival, entrants), *_size_tokens(state, festival, entrants)]


def _prizes(state: State, festival: Festival, entrants: list[Shown]) -> list[Event]:
    """By score, from the first place down; those who tie share the best (or by option the worst) place they fill."""
    number = state.players if state.terms.chart_by_players else max(min(CHART), len(entrants))
    chart = CHART[number]
    told: list[Event] = []
    for seat, place in places(entrants, state.terms.best_place):
        if place > len(chart):
            continue
        prize = _next_left(state, chart[place - 1])
        if prize is None:
            told.append(NoPrizeLeft(seat, place))
            continue
        at = PRIZES.index(prize)
        state.supply[at] -= 1
        state.boards[seat].prizes[festival.region][at] += 1
        told.append(PrizeWon(seat, prize, REGIONS[festival.region], place))
    return told


def places(entrants: list[Shown], best_place: bool) -> list[tuple[int, int]]:
    """Seats and the places they take, first place first, equals in turn order."""
    scores = [one.score for one in entrants]
    ranked = sorted(entrants, key=lambda one: -one.score)
    return [
        (
            one.seat,
            1 + sum(other > one.score for other in scores)
            if best_place
            else sum(other >= one.score for other in scores),
        )
        for one in ranked
    ]


def _next_left(state: State, prize: Prize) -> Prize | None:
    """The prize, or the next lower kind that is left."""
    return next((one for one in PRIZES[PRIZES.index(prize) :] if state.supply[PRIZES.index(one)]), None)


def _size_tokens(state: State, festival: Festival, entrants: list[Shown]) -> list[Event]:
    """Each goes to the entrant with most castellers of its size."""
    told: list[Event] = []
    for size in festival.sizes:
        winner = _most_matching(state, size, entrants)
        if winner is None:
            state.size_box[size] += 1
            told.append(SizeTokenLost(size, REGIONS[festival.region]))
        else:
            state.boards[winner].sizes[festival.region].append(size)
            told.append(SizeTokenWon(winner, size, REGIONS[festival.region]))
    return told


def _most_matching(state: State, size: int, entrants: list[Shown]) -> int | None:
    """Equal numbers: the higher score, and equal scores: nobody."""
    if not entrants:
        return None
    count_stock, by_score = state.terms.count_stock, state.terms.score_breaks_tie
    ranks = [
        (
            state.boards[one.seat].stock[size] if count_stock else matches(one.tower, (size,)),
            one.score if by_score else 0,
        )
        for one in entrants
    ]
    best = max(ranks)
    return entrants[ranks.index(best)].seat if ranks.count(best) == 1 else None
