"""Six kinds of land as triangles. What grows there keeps within the triangle, so nothing needs to be cut off."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, hypot, sin
from random import Random

from bot.draw.scene import Art, Colour, Ellipse, Line, Point, Polygon, Rect, Shape

from .colours import LAND
from .layout import ROW, SIDE

VARIANTS = 3


def corners(north: bool, size: float = 1.0) -> tuple[Point, Point, Point]:
    """Apex, left, right, from the top left corner of the box around it."""
    apex = (SIDE / 2 * size, 0.0 if north else ROW * size)
    level = ROW * size if north else 0.0
    return apex, (0.0, level), (SIDE * size, level)


@cache
def land_art(kind: str, north: bool, variant: int) -> Art:
    """A land as it lies on the map."""
    triangle = corners(north)
    rnd = Random(f"{kind}{north}{variant}")
    shapes = (Polygon(triangle, LAND[kind]), *_GROWTH[kind](triangle, rnd, 1.0), *_rim(triangle))
    return Art(f"methoni/land/{kind}/{north}/{variant}", shapes, box=(0, 0, SIDE, ROW))


@cache
def land_sample(kind: str, size: float, growth: float) -> Art:
    """A land by itself, as on a card: `size` times as large as on the map, what grows there `growth` times."""
    triangle = corners(True, size)
    widths: tuple[tuple[Colour, float], ...] = (("outline", 22.0), ("rim", 14.0), ("outline", 8.0))
    if size < 1:
        widths = (("outline", 4 + 5 * size),)
    outline = tuple(Line((*triangle, *triangle[:2]), colour, width, True) for colour, width in widths)
    shadow = Polygon(tuple((x + 5 * size, y + 12 * size) for x, y in triangle), (30, 22, 14, 90))
    growing = _GROWTH[kind](triangle, Random(f"{kind}card"), growth)
    return Art(
        f"methoni/sample/{kind}/{size}",
        (shadow, *outline, Polygon(triangle, LAND[kind]), *growing, *_rim(triangle, min(size, 1.0))),
    )


def _rim(triangle: tuple[Point, ...], size: float = 1.0) -> Iterator[Polygon]:
    """The land darkens towards its borders."""
    for width, dark in ((12.0 * size, 34), (5.0 * size, 40)):
        inner = shrunk(triangle, width)
        for at in range(3):
            one, other = at, (at + 1) % 3
            yield Polygon((triangle[one], triangle[other], inner[other], inner[one]), (40, 30, 20, dark))


def shrunk(triangle: tuple[Point, ...], width: float) -> tuple[Point, ...]:
    """An equilateral triangle with its borders moved inwards."""
    cx, cy = (sum(point[axis] for point in triangle) / 3 for axis in (0, 1))
    far = hypot(triangle[0][0] - cx, triangle[0][1] - cy)
    share = max(0.0, 1 - 2 * width / far)
    return tuple((cx + (x - cx) * share, cy + (y - cy) * share) for x, y in triangle)


def _scatter(triangle: tuple[Point, ...], rnd: Random, count: int, gap: float, margin: float) -> list[Point]:
    """Places not nearer to each other than `gap` or to a border than `margin`, from north to south."""
    (ax, ay), (bx, by), (cx, cy) = shrunk(triangle, margin)
    found: list[Point] = []
    for _ in range(30 * count):
        one, other = rnd.random(), rnd.random()
        if one + other > 1:
            one, other = 1 - one, 1 - other
        x, y = ax + one * (bx - ax) + other * (cx - ax), ay + one * (by - ay) + other * (cy - ay)
        if all(hypot(x - u, y - v) > gap for u, v in found):
            found.append((x, y))
        if len(found) == count:
            break
    return sorted(found, key=lambda point: point[1])


def _rows(
    triangle: tuple[Point, ...], angle: float, step: float, margin: float
) -> Iterator[tuple[Point, Point]]:
    """Parallel lines across the triangle, cut at its borders."""
    inner = shrunk(triangle, margin)
    cx, cy = (sum(point[axis] for point in triangle) / 3 for axis in (0, 1))
    ux, uy = cos(angle), sin(angle)
    sides = [(inner[at], inner[(at + 1) % 3]) for at in range(3)]
    for row in range(-20, 21):
        crossed: list[float] = []
        ox, oy = cx - uy * row * step, cy + ux * row * step
        for (px, py), (qx, qy) in sides:
            one = (px - ox) * -uy + (py - oy) * ux
            other = (qx - ox) * -uy + (qy - oy) * ux
            if one * other < 0:
                share = one / (one - other)
                crossed.append((px + (qx - px) * share - ox) * ux + (py + (qy - py) * share - oy) * uy)
        if len(crossed) == 2:
            first, last = sorted(crossed)
            yield (ox + ux * first, oy + uy * first), (ox + ux * last, oy + uy * last)


def _along(one: Point, other: Point, step: float, shift: float) -> Iterator[Point]:
    length = hypot(other[0] - one[0], other[1] - one[1])
    far = shift
    while far < length:
        yield one[0] + (other[0] - one[0]) * far / length, one[1] + (other[1] - one[1]) * far / length
        far += step


def _poly(fill: Colour, *points: Point) -> Polygon:
    return Polygon(points, fill)


def _mountain(triangle: tuple[Point, ...], rnd: Random, k: float) -> Iterator[Shape]:
    for x, y in _scatter(triangle, rnd, 9, 29 * k, 24 * k):
        w, h = rnd.uniform(18, 24) * k, rnd.uniform(30, 40) * k
        tip, foot = (x + rnd.uniform(-3, 3) * k, y - h * 0.5), y + h * 0.42
        yield _poly((120, 104, 90), (x - w, foot), tip, (x + w, foot))
        yield _poly((214, 203, 188), (x - w + 1.5 * k, foot), (tip[0], tip[1] + 2 * k), (x + 2 * k, foot))
        yield _poly((150, 134, 118), (x + 2 * k, foot), (tip[0], tip[1] + 2 * k), (x + w - 1.5 * k, foot))
        yield _poly(
            (252, 250, 246),
            (tip[0], tip[1] + 1),
            (tip[0] - w * 0.36, tip[1] + h * 0.34),
            (tip[0] - w * 0.1, tip[1] + h * 0.27),
            (tip[0] + w * 0.08, tip[1] + h * 0.38),
            (tip[0] + w * 0.34, tip[1] + h * 0.32),
        )


def _forest(triangle: tuple[Point, ...], rnd: Random, k: float) -> Iterator[Shape]:
    for x, y in _scatter(triangle, rnd, 26, 16 * k, 13 * k):
        r = rnd.uniform(8, 11) * k
        yield Ellipse((x + 3 * k, y + r * 0.8), r * 1.05, r * 0.5, (73, 104, 66))
        yield Rect((x - 1.5 * k, y, x + 1.5 * k, y + r), (88, 66, 46))
        yield Ellipse((x, y - 2 * k), r, r, (58, 96, 62))
        yield Ellipse((x - r * 0.22, y - 2 * k - r * 0.25), r * 0.66, r * 0.66, (86, 128, 80))


def _field(triangle: tuple[Point, ...], rnd: Random, k: float) -> Iterator[Shape]:
    angle = rnd.choice((-0.32, 0.32, -0.2, 0.2))
    for at, (one, other) in enumerate(_rows(triangle, angle, 15 * k, 6 * k)):
        yield Line((one, other), (210, 160, 62), 6 * k)
        for x, y in _along(one, other, 11 * k, 4 * k + at % 2 * 5 * k):
            yield Line(((x, y + 3 * k), (x + 1.5 * k, y - 4 * k)), (158, 108, 34), 2 * k)


def _pasture(triangle: tuple[Point, ...], rnd: Random, k: float) -> Iterator[Shape]:
    for x, y in _scatter(triangle, rnd, 5, 24 * k, 28 * k):
        yield Ellipse((x, y), 24 * k, 10 * k, (211, 232, 163))
    for x, y in _scatter(triangle, rnd, 20, 16 * k, 10 * k):
        for dx in (-4, 0, 4):
            yield Line(((x + dx * 0.5 * k, y + 3 * k), (x + dx * k, y - 4 * k)), (110, 152, 68), 2 * k)
    for x, y in _scatter(triangle, rnd, 4, 36 * k, 22 * k):
        way = rnd.choice((-1, 1))
        yield Ellipse((x + k, y + 6 * k), 11 * k, 4 * k, (142, 170, 104))
        for dx in (-5, 5):
            yield Line(((x + dx * k, y + 2 * k), (x + dx * k, y + 8 * k)), (70, 60, 56), 2.4 * k)
        yield Ellipse((x, y), 10.5 * k, 7 * k, (120, 112, 104))
        yield Ellipse((x, y), 9.3 * k, 6 * k, (250, 247, 240))
        yield Ellipse((x + way * 9.5 * k, y - 2.5 * k), 4 * k, 3.6 * k, (70, 60, 56))


def _vineyard(triangle: tuple[Point, ...], rnd: Random, k: float) -> Iterator[Shape]:
    angle = rnd.choice((-0.42, 0.42))
    for at, (one, other) in enumerate(_rows(triangle, angle, 21 * k, 11 * k)):
        yield Line(((one[0], one[1] + 5 * k), (other[0], other[1] + 5 * k)), (196, 146, 152), 7 * k)
        for x, y in _along(one, other, 17 * k, 3 * k + at % 2 * 8 * k):
            yield Ellipse((x, y), 6.6 * k, 6.6 * k, (92, 124, 72))
            yield Ellipse((x - 2 * k, y - 2.4 * k), 3.6 * k, 3.6 * k, (124, 156, 92))
            for dx, dy in ((1, 3), (4, 2), (2.6, 6)):
                yield Ellipse((x + dx * k, y + dy * k), 2.3 * k, 2.3 * k, (104, 34, 96))


def _marsh(triangle: tuple[Point, ...], rnd: Random, k: float) -> Iterator[Shape]:
    for x, y in _scatter(triangle, rnd, 6, 30 * k, 24 * k):
        w = rnd.uniform(16, 22) * k
        yield Ellipse((x, y), w + 2.5 * k, w * 0.42 + 2.5 * k, (178, 210, 196))
        yield Ellipse((x, y), w, w * 0.42, (84, 142, 166))
        yield Ellipse((x - w * 0.2, y - w * 0.1), w * 0.4, w * 0.1, (140, 188, 204))
    for x, y in _scatter(triangle, rnd, 13, 22 * k, 13 * k):
        for dx, high in ((-4, 11), (0, 15), (4, 12)):
            yield Line(((x + dx * 0.5 * k, y + 6 * k), (x + dx * k, y + (6 - high) * k)), (72, 98, 58), 2 * k)
            if dx != -4:
                yield Ellipse((x + dx * k, y + (4 - high) * k), 2 * k, 4.4 * k, (112, 68, 40))


_GROWTH = {
    "mountain": _mountain,
    "forest": _forest,
    "field": _field,
    "pasture": _pasture,
    "vineyard": _vineyard,
    "marsh": _marsh,
}
