"""Walls seen from slightly above, and the posts where they meet."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, pi, sin

from bot.draw.scene import Art, Ellipse, Halo, Line, Point, Polygon, Shadow, Shape

from .colours import STONE, STONE_DARK, STONE_LIT, STONE_SIDE
from .layout import RUNS, SIDE

THICK, HIGH = 6.5, 8
"""Half the thickness of a wall, and its height."""
MERLONS = 7


def _band(run: Point, start: float, end: float, half: float, down: float) -> tuple[Point, ...]:
    """A strip along a border, between two distances from its middle."""
    ux, uy = run
    nx, ny = -uy * half, ux * half
    one, other = (ux * start, uy * start + down), (ux * end, uy * end + down)
    return (
        (one[0] + nx, one[1] + ny),
        (other[0] + nx, other[1] + ny),
        (other[0] - nx, other[1] - ny),
        (one[0] - nx, one[1] - ny),
    )


def _wall(run: Point) -> Iterator[Shape]:
    far = SIDE / 2 - 9
    for rise in range(-2, HIGH + 1):
        yield Polygon(_band(run, -far, far, THICK + 2.6, 6 - rise), "outline")
    for rise in range(HIGH):
        yield Polygon(_band(run, -far, far, THICK, 6 - rise), STONE_SIDE)
    yield Polygon(_band(run, -far, far, THICK, 6 - HIGH), STONE)
    places = [20 + (SIDE - 40) * at / (MERLONS - 1) - SIDE / 2 for at in range(MERLONS)]
    for place in sorted(places, key=lambda far: far * run[1]):
        start, end = place - 5.4, place + 5.4
        for rise in range(6):
            yield Polygon(_band(run, start, end, THICK + 1.8, 6 - HIGH - rise), STONE_DARK)
        for rise in range(5):
            yield Polygon(_band(run, start, end, THICK - 0.4, 6 - HIGH - rise), (164, 150, 132))
        yield Polygon(_band(run, start, end, THICK - 0.4, 1 - HIGH), STONE_LIT)


@cache
def wall(heading: str) -> Art:
    """Round the middle of its border, with its shadow."""
    (ux, uy), far = RUNS[heading], SIDE / 2
    cast = Line(((6 - ux * far, 11 - uy * far), (6 + ux * far, 11 + uy * far)), "outline", 15, True)
    return Art(f"methoni/wall/{heading}", (Shadow((cast,), 4, (30, 22, 14, 120)), *_wall(RUNS[heading])))


@cache
def post() -> Art:
    """Where walls end or meet."""
    shapes: list[Shape] = [Ellipse((0, 5 - rise), 14.6, 14.6, "outline") for rise in range(-2, 13)]
    shapes += [
        Ellipse((0, 5 - rise), 12, 12, STONE_SIDE if rise < 9 else (168, 154, 136)) for rise in range(12)
    ]
    shapes += [Ellipse((0, -8), 12, 12, STONE_LIT), Ellipse((0, -8), 7.6, 7.6, STONE)]
    for step in range(6):
        turn = step * pi / 3 + 0.5
        shapes.append(Ellipse((cos(turn) * 11, sin(turn) * 11 - 8), 2, 2, STONE_DARK))
    return Art("methoni/post", tuple(shapes))


@cache
def halo(heading: str, quiet: bool) -> Art:
    """The band round the newest wall: yellow, or cream where yellow says what is legal."""
    (ux, uy), far = RUNS[heading], SIDE / 2
    line = Line(((-ux * far, -uy * far), (ux * far, uy * far)), "outline", 30, True)
    colour = "rim" if quiet else "legal"
    rings = ((colour, 7.0), ("outline", 3.0))
    return Art(f"methoni/halo/{heading}/{quiet}", (Halo(line, rings, colour, 8), line_fill(heading, colour)))


def line_fill(heading: str, colour: str) -> Line:
    (ux, uy), far = RUNS[heading], SIDE / 2
    return Line(((-ux * far, -uy * far), (ux * far, uy * far)), colour, 32, True)


@cache
def house_halo(quiet: bool) -> Art:
    """Round a house that came with the newest wall."""
    colour = "rim" if quiet else "legal"
    shapes = (Halo(Ellipse((0, 0), 27, 27), ((colour, 4.0), ("outline", 3.0)), colour, 7),)
    return Art(f"methoni/halo/house/{quiet}", (*shapes, Ellipse((0, 0), 28, 28, colour)))
