"""Rulebook, "The end" and "Scoring": lands, ducats, mission, the largest castles, towers."""

from __future__ import annotations

from engines.core.game import Event, Score, Term, placed
from engines.core.said import said
from engines.methoni.events import Ending, MatchEnded
from engines.methoni.pieces import (
    DUCAT_POINTS,
    LAND_POINTS,
    MISSION_POINTS,
    MISSIONS,
    SIZE_POINTS,
    TOWER_POINTS,
    TOWERS,
)
from engines.methoni.state import Phase, State


def end(state: State, why: Ending) -> list[Event]:
    state.phase = Phase.OVER
    return [MatchEnded(why)]


def scores(state: State, seat: int | None) -> list[Score]:
    """As things stand. Until the end a reader knows no mission but the own one."""
    sizes = size_points(state)
    return placed([_score(state, one, sizes[one], _knows(state, seat, one)) for one in range(state.players)])


def _knows(state: State, reader: int | None, seat: int) -> bool:
    return state.phase is Phase.OVER or reader == seat


def _score(state: State, seat: int, size: int, mission_known: bool) -> Score:
    castles = [state.castles[name] for name in state.owned(seat)]
    lands = sum(len(castle.lands) for castle in castles)
    ducats = state.ducats[seat]
    terms = [Term(said("term-lands", lands=lands), LAND_POINTS * lands)]
    terms.append(Term(said("term-ducats", ducats=ducats), DUCAT_POINTS * ducats))
    if mission_known:
        met = mission_lands(state, seat)
        terms.append(Term(said("term-mission", lands=met), MISSION_POINTS * met))
    towers = TOWERS - state.towers[seat]
    terms.append(Term(said("term-size"), size))
    terms.append(Term(said("term-towers", towers=towers), TOWER_POINTS[towers]))
    best = max((castle.price for castle in castles), default=0)
    return Score(seat, sum(term.points for term in terms), tuple(terms), (best, ducats))


def mission_lands(state: State, seat: int) -> int:
    """Own lands of the three kinds on the mission card."""
    kinds, lands = MISSIONS[state.missions[seat]], state.map.lands
    return sum(lands[land].kind in kinds for name in state.owned(seat) for land in state.castles[name].lands)


def size_points(state: State) -> list[int]:
    """Who owns a castle of the largest size gets 10 points, of the next size 5; ties all get them in full."""
    points = [0] * state.players
    sizes = sorted((len(castle.lands) for castle in state.castles.values()), reverse=True)
    ranks = sorted(set(sizes), reverse=True)[: len(SIZE_POINTS)]
    if state.terms.size_rank_mode == "standard" and sizes[:1] == sizes[1:2]:
        ranks = ranks[:1]
    for size, bonus in zip(ranks, SIZE_POINTS, strict=False):
        owners = [castle.owner for castle in state.castles.values() if len(castle.lands) == size]
        for owner in set(owners) if state.terms.size_bonus_once_per_player else owners:
            points[owner] += bonus
    return points
