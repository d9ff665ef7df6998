"""Rulebook, "Deploying a follower" and "Scoring": claim a free part of the tile just laid; what is finished pays."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engines.carcassonne.final import end
from engines.carcassonne.rules import rules
from engines.carcassonne.state import (
    CITIES,
    CLOISTERS,
    DRAWING,
    ROADS,
    ROLES,
    Feature,
    FollowerKept,
    FollowerPlaced,
    Kept,
    Phase,
    Role,
    Scored,
    Segment,
    State,
    Why,
    majority,
)
from engines.carcassonne.tiles import CITY, CLOISTER, FARM, ROAD
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Said, said

BY_CHOICE, NONE_LEFT, NOTHING_FREE = Kept
_kept = cache(FollowerKept)
"""Told at every other turn; equal ones are made once."""
_ORDER = {CITY: CITIES, ROAD: ROADS, CLOISTER: CLOISTERS}


def free_segments(state: State) -> list[str]:
    """Segments of the tile just laid whose whole feature, as it now is, holds no follower of anybody."""
    first = state.base[state.last]
    held = state.held
    return [
        one.id for at, one in enumerate(state.tile(state.last).segments) if not held[state.find(first + at)]
    ]


def claims(state: State, seat: int) -> list[str | None]:
    """A free segment, or none at all."""
    return [None, *free_segments(state)] if state.supply[seat] else [None]


def claim_hint(state: State, seat: int, segment: str | None) -> Said | None:
    """What would be claimed: its kind, its size, and whether it is finished and pays at once."""
    if segment is None:
        return None
    what = next(one.what for one in state.tile(state.last).segments if one.id == segment)
    feature = state.feature(state.last, segment)
    if what == FARM:
        return said("claim-farm")
    if what == CLOISTER:
        empty = state.cloisters[state.last]
        return said("claim-cloister", empty=empty)
    tiles, shields = state.tiles[feature].bit_count(), state.shields[feature]
    points = pay(state, what, feature) if not state.ends[feature] else 0
    return said(f"claim-{what}", tiles=tiles, shields=shields, points=points)


@dataclass(frozen=True, slots=True)
class Claim:
    segment: Segment | None = choose(claims, hint=claim_hint)


@rules.action(Phase.CLAIMING, section="claiming")
def claim(state: State, seat: int, act: Claim) -> list[Event]:
    """Put a follower on the tile just laid, or keep it; then score, and the next player draws."""
    if act.segment is None:
        return [_kept(seat, BY_CHOICE), *score_turn(state)]
    lie = state.tile(state.last)
    at = next((n for n, one in enumerate(lie.segments) if one.id == act.segment), None)
    if at is None:
        raise Illegal(Why.NOT_ON_TILE, segment=act.segment)
    if not state.supply[seat]:
        raise Illegal(Why.NO_FOLLOWER)
    feature = state.find(state.base[state.last] + at)
    if state.held[feature]:
        raise Illegal(Why.TAKEN, segment=said(f"segment-{lie.segments[at].what}"))
    state.supply[seat] -= 1
    state.held[feature] += 1 << 4 * seat
    state.followers[state.last] = (seat, act.segment)
    role = Role(ROLES[lie.segments[at].what])
    return [FollowerPlaced(seat, state.last, role, act.segment), *score_turn(state)]


def skip_if_nothing_to_claim(state: State, seat: int) -> list[Event]:
    """With an empty supply or nothing free the step falls away, and the turn is scored at once."""
    if not state.supply[seat]:
        return [_kept(seat, NONE_LEFT), *score_turn(state)]
    if not free_segments(state):
        return [_kept(seat, NOTHING_FREE), *score_turn(state)]
    return []


def finished(state: State, cell: str) -> list[tuple[str, int]]:
    """What the tile at `cell` finished, cities first: (kind, feature); of a cloister the node of its segment."""
    first, ends, found = state.base[cell], state.ends, []
    for at, what in state.tile(cell).closing:
        feature = state.find(first + at)
        if not ends[feature] and (what, feature) not in found:
            found.append((what, feature))
    if 0 in state.cloisters.values():
        full = [near for near, empty in state.cloisters.items() if not empty]
        found += [(CLOISTER, state.base[near] + state.tile(near).cloister) for near in full]
    return found


def pay(state: State, what: str, feature: int) -> int:
    """Points of a finished city or road. A city of exactly two tiles pays by the match's own rule."""
    tiles = state.tiles[feature].bit_count()
    if what == ROAD:
        return tiles
    if tiles == 2:
        return state.terms.two_tile_city
    return 2 * tiles + 2 * state.shields[feature]


def score_turn(state: State) -> list[Event]:
    """Score what the last tile finished, cities, roads, then cloisters; hand the turn on, or end the match."""
    events: list[Event] = []
    for what, feature in finished(state, state.last):
        if state.held[feature]:
            events.append(_score(state, what, feature))
    if 0 in state.cloisters.values():
        state.cloisters = {cell: empty for cell, empty in state.cloisters.items() if empty}
    state.turn = (state.turn + 1) % state.players
    if any(state.bag.values()):
        state.phase = DRAWING
        return events
    return events + end(state)


def _score(state: State, what: str, feature: int) -> Scored:
    """The majority takes all points, ties each take all; every follower of the feature comes home."""
    winners = majority(state.holders(feature))
    points = 9 if what == CLOISTER else pay(state, what, feature)
    for seat in winners:
        state.points[seat][_ORDER[what]] += points
    home = tuple(
        cell for cell, (_, segment) in state.followers.items() if state.feature(cell, segment) == feature
    )
    for cell in home:
        state.supply[state.followers.pop(cell)[0]] += 1
    state.held[feature] = 0
    tiles = 9 if what == CLOISTER else state.tiles[feature].bit_count()
    return Scored(
        Feature(what), True, winners, points, tiles, state.shields[feature], state.cells(feature), home
    )
