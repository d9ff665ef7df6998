"""Scenario, "Knights leave the castle": how few of the mover's knights must still stand there when all have moved."""

from __future__ import annotations

from collections.abc import Sequence

from engines.catan.goods import GRAIN
from engines.catan.island import ALL_PATHS, DISTANCE, PATHS, mask, ones
from engines.catan.state import State
from engines.catan.war import CASTLE_PATHS, DATA, War

FREE: int = DATA["move"]
PAID: int = DATA["move_with_grain"]
OUTSIDE = ALL_PATHS & ~CASTLE_PATHS


def _within(steps: int) -> tuple[int, ...]:
    return tuple(mask(far for far in PATHS if DISTANCE[path][far] <= steps) for path in PATHS)


IN_REACH: tuple[int, ...] = _within(FREE)
"""The paths that a knight reaches without grain, its own among them."""
WITH_GRAIN: tuple[int, ...] = _within(PAID)


def there_is_room(war: War, seat: int) -> bool:
    """Whether the seat's knights at the castle can all leave it for nothing, even if one path more is taken."""
    waiting = war.knights[seat] & ~war.moved & CASTLE_PATHS
    free = OUTSIDE & ~war.standing
    return all((IN_REACH[path] & free).bit_count() > waiting.bit_count() for path in ones(waiting))


def fewest_left(state: State, seat: int) -> int:
    """The least number of the seat's knights that any legal moves leave beside the castle.

    All knights that have not moved may, grain in hand may be spent, and a knight may go where another has left.
    """
    war = state.here
    own = war.knights[seat]
    waiting = own & ~war.moved & CASTLE_PATHS
    settled = (own & war.moved & CASTLE_PATHS).bit_count()
    if not waiting:
        return settled
    free = OUTSIDE & ~war.standing
    if all((IN_REACH[path] & free).bit_count() >= waiting.bit_count() for path in ones(waiting)):
        return settled
    movers = own & ~war.moved
    targets = ALL_PATHS & ~(war.standing & ~movers)
    return settled + _fewest(ones(movers), targets, state.hands[seat][GRAIN])


def _fewest(movers: Sequence[int], targets: int, grain: int) -> int:
    """Every mover on a target of its own, as few as possible beside the castle, within the grain.

    Of targets that cost the same it is enough to try as many as there are movers: one of them is always free.
    """
    options = [_options(path, targets, len(movers)) for path in movers]
    options.sort(key=len)
    best = len(movers)

    def place(at: int, taken: int, left: int, beside: int) -> None:
        nonlocal best
        if beside >= best:
            return
        if at == len(options):
            best = beside
            return
        for target, cost in options[at]:
            if not taken >> target & 1 and cost <= left and best:
                place(at + 1, taken | 1 << target, left - cost, beside + (CASTLE_PATHS >> target & 1))

    place(0, 0, grain, 0)
    return best


def _options(path: int, targets: int, count: int) -> list[tuple[int, int]]:
    """Where a knight may stop, with its grain: outside for nothing, outside for grain, then beside the castle."""
    near = ones(IN_REACH[path] & targets & OUTSIDE)[:count]
    far = ones(WITH_GRAIN[path] & ~IN_REACH[path] & targets & OUTSIDE)[:count]
    beside = ones(IN_REACH[path] & targets & CASTLE_PATHS)[:count]
    beside_far = ones(WITH_GRAIN[path] & ~IN_REACH[path] & targets & CASTLE_PATHS)[:count]
    own = [(path, 0)] if targets >> path & 1 and path not in (*near, *beside) else []
    return [
        *((one, 0) for one in near),
        *((one, 1) for one in far),
        *own,
        *((one, 0) for one in beside),
        *((one, 1) for one in beside_far),
    ]
