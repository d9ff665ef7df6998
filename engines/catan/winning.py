"""Rulebook, "Longest road", "Largest army" and "Winning": two points each; the match is won in one's own turn."""

from __future__ import annotations

from engines.catan.events import LargestArmy, LongestRoad, Won
from engines.catan.goods import BASE
from engines.catan.island import ENDS, ones
from engines.catan.state import Phase, State
from engines.core.game import Event

LONG: int = BASE["longest_road"]
LARGE: int = BASE["largest_army"]
SPECIAL = 2


def road_length(roads: int, blocked: int) -> int:
    """The longest trail over a set of paths: no path twice; it may end at a blocked corner, never pass one.

    A longest trail begins where roads end, meet or are blocked: anywhere else it could be made longer at its
    beginning, but for a ring, and there any corner will do.
    """
    at: dict[int, list[tuple[int, int]]] = {}
    for path in ones(roads):
        one, other = ENDS[path]
        bit = 1 << path
        at.setdefault(one, []).append((bit, other))
        at.setdefault(other, []).append((bit, one))
    best, seen = 0, 0

    def walk(corner: int, used: int, length: int) -> None:
        nonlocal best, seen
        seen |= used
        if length > best:
            best = length
        if length and blocked >> corner & 1:
            return
        for bit, on in at[corner]:
            if not used & bit:
                walk(on, used | bit, length + 1)

    for corner, beyond in at.items():
        if len(beyond) != 2 or blocked >> corner & 1:
            walk(corner, 0, 0)
    for path in ones(roads):
        if not seen >> path & 1:
            walk(ENDS[path][0], 0, 0)
    return best


def judge_roads(state: State, *seats: int) -> list[Event]:
    """The roads of `seats` are measured again, and the card is judged.

    It is taken by a strictly longer road only. Where the holder falls back, whoever is alone in front takes it;
    if several are, or nobody has five, it is laid aside.
    """
    for seat in seats:
        state.lengths[seat] = road_length(state.roads[seat], state.others(seat))
    lengths, holder = state.lengths, state.longest
    most = max(lengths)
    if most < LONG:
        heir = -1
    elif holder >= 0 and lengths[holder] == most:
        heir = holder
    else:
        heir = lengths.index(most) if lengths.count(most) == 1 else -1
    if heir == holder:
        return []
    state.longest = heir
    if holder >= 0:
        state.points[holder] -= SPECIAL
    if heir >= 0:
        state.points[heir] += SPECIAL
    return [LongestRoad(heir if heir >= 0 else None, most, holder if holder >= 0 else None)]


def judge_army(state: State, seat: int) -> list[Event]:
    """The first with three knights played has the largest army; it is taken by strictly more."""
    holder, count = state.army, state.knights[seat]
    if seat == holder or count < LARGE or (holder >= 0 and count <= state.knights[holder]):
        return []
    if holder >= 0:
        state.points[holder] -= SPECIAL
    state.army = seat
    state.points[seat] += SPECIAL
    return [LargestArmy(seat, count, holder if holder >= 0 else None)]


def win(state: State) -> list[Event]:
    """With enough points in one's own turn the match is over at once."""
    seat = state.turn
    if state.phase is Phase.OVER or state.total(seat) < state.terms.points:
        return []
    state.enter(Phase.OVER)
    state.offers = []
    return [Won(seat, state.total(seat))]
