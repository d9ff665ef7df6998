"""Legal borders as yellow bars with numbers, each number where it hides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import hypot

from bot.draw.pieces import disc
from bot.draw.scene import Art, Drawn, Line, Point, Sprite
from engines.methoni.maps import Border
from engines.methoni.view import View

from .layout import RUNS, SIDE, Layout, border_of, heading, layout
from .standing import Placed, feet

RADIUS = 27
NEAR = 140
_SHARES = tuple(0.5 + way * step * 0.05 for step in range(8) for way in ((1, -1) if step else (1,)))


@cache
def bar(run: str, colour: str) -> Art:
    """A border that may be chosen, round its middle."""
    (ux, uy), far = RUNS[run], SIDE * 0.38
    ends = ((-ux * far, -uy * far), (ux * far, uy * far))
    shapes = (Line(ends, "outline", 17, True), Line(ends, colour, 11, True))
    return Art(f"methoni/bar/{run}/{colour}", shapes)


def bars(at: Layout, borders: Sequence[Border], colour: str = "legal") -> list[Drawn]:
    return [Sprite(bar(heading(one), colour), at.middle(one)) for one in borders]


def numbers(view: View, names: Sequence[str], pieces: Sequence[Placed]) -> list[Drawn]:
    """The borders with their numbers, in the order in which they are offered."""
    at = layout(view.map)
    borders = [border_of(view.map, name) for name in names]
    found = bars(at, borders)
    places = spots(at, borders, pieces, tower_middles(view))
    for number, place in enumerate(places, 1):
        found += disc(place, str(number), 1.0, RADIUS, 36 if number < 10 else 33)
    return found


def tower_middles(view: View) -> list[Point]:
    return [(x, y - 28 * size) for (x, y), _, size in feet(view)]


def spots(
    at: Layout, borders: Sequence[Border], pieces: Sequence[Placed], towers: Sequence[Point]
) -> list[Point]:
    """Along its own bar each disc slides to where it covers no name, piece, tower, disc or other bar."""
    names = list(at.labels.values())
    markets = [at.label(at.map.lands[index]) for index in at.map.markets]
    lines = [(*at.ends(one), at.middle(one)) for one in borders]
    found: dict[int, Point] = {}
    for index in sorted(range(len(lines)), key=lambda one: -abs(lines[one][0][1] - lines[one][1][1])):
        (ax, ay), (bx, by), middle = lines[index]
        near = (
            _near(names, middle),
            _near(markets, middle),
            [one for one in pieces if _near((one.at,), middle)],
            _near(towers, middle),
            [line for line in lines if line[2] is not middle and _near((line[2],), middle)],
            _near(tuple(found.values()), middle),
        )
        best = float("inf")
        for share in _SHARES:
            spot = (ax + (bx - ax) * share, ay + (by - ay) * share)
            cost = _hidden(spot, *near) + abs(share - 0.5) * 14
            if cost < best:
                best, found[index] = cost, spot
            if not cost:
                break
    return [found[index] for index in range(len(borders))]


def _near(points: Sequence[Point], middle: Point) -> list[Point]:
    x, y = middle
    return [one for one in points if -NEAR < one[0] - x < NEAR and -NEAR < one[1] - y < NEAR]


def _hidden(
    at: Point,
    labels: Sequence[Point],
    stalls: Sequence[Point],
    houses: Sequence[Placed],
    towers: Sequence[Point],
    bars: Sequence[tuple[Point, Point, Point]],
    taken: Sequence[Point],
) -> float:
    """How much a disc there would cover."""
    x, y = at
    cost = 0.0
    for lx, ly in labels:
        cost += 1.6 * max(0.0, RADIUS + 2 - hypot(max(0, abs(x - lx) - 27), max(0, abs(y - ly) - 11)))
    for sx, sy in stalls:
        cost += max(0.0, RADIUS + 34 - hypot(x - sx, y - sy + 14))
    for one in houses:
        reach = RADIUS + (36 if one.piece.villa else 20)
        cost += max(0.0, reach - hypot(x - one.at[0], y - one.at[1] + 18))
    for tx, ty in towers:
        cost += max(0.0, RADIUS + 24 - hypot(x - tx, y - ty))
    for tx, ty in taken:
        cost += 3 * max(0.0, 2 * RADIUS + 2 - hypot(x - tx, y - ty))
    for (cx, cy), (ex, ey), _ in bars:
        share = max(0.12, min(0.88, ((x - cx) * (ex - cx) + (y - cy) * (ey - cy)) / SIDE**2))
        cost += 2.2 * max(0.0, RADIUS + 9 - hypot(x - cx - share * (ex - cx), y - cy - share * (ey - cy)))
    return cost
