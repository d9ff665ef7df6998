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
from .standing import Placed
from .towers import Tower, towers

RADIUS = 25
NEAR = 140
_SHARES = tuple(0.5 + way * step * 0.05 for step in range(8) for way in ((1, -1) if step else (1,)))


@cache
def bar(run: str) -> Art:
    """A border that may be chosen, round its middle."""
    (ux, uy), far = RUNS[run], SIDE * 0.38
    ends = ((-ux * far, -uy * far), (ux * far, uy * far))
    shapes = (Line(ends, "outline", 17, True), Line(ends, "legal", 11, True))
    return Art(f"methoni/bar/{run}", shapes)


def bars(view: View, names: Sequence[str]) -> list[Drawn]:
    at, borders = layout(view.map), [border_of(view.map, name) for name in names]
    return [Sprite(bar(heading(one)), at.middle(one)) for one in borders]


def numbers(view: View, names: Sequence[str], pieces: Sequence[Placed]) -> list[Drawn]:
    """The numbers of borders in the order in which they are offered."""
    found: list[Drawn] = []
    borders = [border_of(view.map, name) for name in names]
    places = spots(layout(view.map), borders, pieces, towers(view, pieces))
    for number, place in enumerate(places, 1):
        found += disc(place, str(number), 1.0, RADIUS, 36 if number < 10 else 32)
    return found


def spots(
    at: Layout, borders: Sequence[Border], pieces: Sequence[Placed], raised: Sequence[Tower]
) -> list[Point]:
    """Along its own bar each disc slides to where it covers no name, piece, tower, disc or other bar."""
    names = {border.name for border in borders}
    built = [_house(one) for one in pieces]
    for one in raised:
        (x, y), (u, v) = one.middles
        built += [(x, y, RADIUS + 24.0, 1.0), (u, v, RADIUS + 12.0, 1.0)]
    found: dict[str, Point] = {}
    for border in sorted(borders, key=lambda one: -_height(at, one)):
        middle = at.middle(border)
        discs = [(x, y, 2.0 * RADIUS + 2, 3.0) for x, y in found.values()]
        near = [one for one in (*built, *discs) if _near(one[0], one[1], middle)]
        found[border.name] = _spot(at.map.name, border.name, names, near)
    return [found[border.name] for border in borders]


Obstacle = tuple[float, float, float, float]
"""Something that a disc may hide: where, how near a disc may come, and how bad it is to come nearer."""


def _house(one: Placed) -> Obstacle:
    return one.at[0], one.at[1] - 18, RADIUS + (36.0 if one.piece.villa else 20.0), 1.0


def _spot(board: str, name: str, names: set[str], near: Sequence[Obstacle]) -> Point:
    """The place along a border that costs least. `names` are the borders that have bars."""
    beside = [row for other, row in _beside(board, name).items() if other in names]
    places = _places(board, name)
    best, spot = float("inf"), places[0]
    for at, (place, cost) in enumerate(zip(places, _unchanging(board, name), strict=True)):
        if cost >= best:
            continue
        cost += sum([row[at] for row in beside])
        if cost < best and (cost := cost + _hidden(place, near)) < best:
            best, spot = cost, place
    return spot


def _height(at: Layout, border: Border) -> float:
    (_, ay), (_, by) = at.ends(border)
    return abs(ay - by)


def _near(x: float, y: float, middle: Point) -> bool:
    return abs(x - middle[0]) < NEAR and abs(y - middle[1]) < NEAR


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
        if other.name != name and _near(*at.middle(other), middle)
    }


def _on_bar(spot: Point, bar: tuple[Point, Point]) -> float:
    (x, y), ((ax, ay), (bx, by)) = spot, bar
    share = max(0.12, min(0.88, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / SIDE**2))
    return 2.2 * max(0.0, RADIUS + 9 - hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)))


def _hidden(at: Point, near: Sequence[Obstacle]) -> float:
    """How much a disc there would cover of what was built, and of other discs."""
    x, y = at
    cost = 0.0
    for u, v, reach, weight in near:
        gap = reach - hypot(x - u, y - v)
        if gap > 0:
            cost += weight * gap
    return cost
