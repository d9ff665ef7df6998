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

RADIUS = 25
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
        found += disc(place, str(number), 1.0, RADIUS, 36 if number < 10 else 32)
    return found


def tower_middles(view: View) -> list[Point]:
    return [(x, y - 28 * size) for (x, y), _, size in feet(view)]


def spots(
    at: Layout, borders: Sequence[Border], pieces: Sequence[Placed], towers: Sequence[Point]
) -> list[Point]:
    """Along its own bar each disc slides to where it covers no name, piece, tower, disc or other bar."""
    board, names = at.map.name, {border.name for border in borders}
    found: dict[str, Point] = {}
    for border in sorted(borders, key=lambda one: -_height(at, one)):
        middle = at.middle(border)
        costs = _unchanging(board, border.name)
        for other, bar in _beside(board, border.name).items():
            if other in names:
                costs = [one + more for one, more in zip(costs, bar, strict=True)]
        near = (
            [one for one in pieces if _near(one.at, middle)],
            [one for one in towers if _near(one, middle)],
            [one for one in found.values() if _near(one, middle)],
        )
        best = float("inf")
        for spot, cost in zip(_places(board, border.name), costs, strict=True):
            cost += _hidden(spot, *near)
            if cost < best:
                best, found[border.name] = cost, spot
            if not cost:
                break
    return [found[border.name] for border in borders]


def _height(at: Layout, border: Border) -> float:
    (_, ay), (_, by) = at.ends(border)
    return abs(ay - by)


def _near(point: Point, middle: Point) -> bool:
    return abs(point[0] - middle[0]) < NEAR and abs(point[1] - middle[1]) < NEAR


@cache
def _places(board: str, name: str) -> list[Point]:
    """Where a disc may stand along a border, its middle first."""
    (ax, ay), (bx, by) = layout(board).ends(border_of(board, name))
    return [(ax + (bx - ax) * share, ay + (by - ay) * share) for share in _SHARES]


@cache
def _unchanging(board: str, name: str) -> list[float]:
    """How much a disc in each place covers of names and markets, and how far it is off the middle."""
    at = layout(board)
    markets = [at.label(at.map.lands[index]) for index in at.map.markets]
    costs: list[float] = []
    for share, (x, y) in zip(_SHARES, _places(board, name), strict=True):
        cost = abs(share - 0.5) * 14
        for lx, ly in at.labels.values():
            cost += 1.6 * max(0.0, RADIUS + 2 - hypot(max(0, abs(x - lx) - 27), max(0, abs(y - ly) - 11)))
        for sx, sy in markets:
            cost += max(0.0, RADIUS + 34 - hypot(x - sx, y - sy + 14))
        costs.append(cost)
    return costs


@cache
def _beside(board: str, name: str) -> dict[str, list[float]]:
    """By border nearby: how much a disc in each place covers of its bar."""
    at = layout(board)
    middle = at.middle(border_of(board, name))
    return {
        other.name: [_on_bar(spot, at.ends(other)) for spot in _places(board, name)]
        for other in at.map.borders
        if other.name != name and _near(at.middle(other), middle)
    }


def _on_bar(spot: Point, bar: tuple[Point, Point]) -> float:
    (x, y), ((ax, ay), (bx, by)) = spot, bar
    share = max(0.12, min(0.88, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / SIDE**2))
    return 2.2 * max(0.0, RADIUS + 9 - hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)))


def _hidden(at: Point, houses: Sequence[Placed], towers: Sequence[Point], taken: Sequence[Point]) -> float:
    """How much a disc there would cover of what was built, and of other discs."""
    x, y = at
    cost = 0.0
    for one in houses:
        reach = RADIUS + (36 if one.piece.villa else 20)
        cost += max(0.0, reach - hypot(x - one.at[0], y - one.at[1] + 18))
    for tx, ty in towers:
        cost += max(0.0, RADIUS + 24 - hypot(x - tx, y - ty))
    for tx, ty in taken:
        cost += 3 * max(0.0, 2 * RADIUS + 2 - hypot(x - tx, y - ty))
    return cost
