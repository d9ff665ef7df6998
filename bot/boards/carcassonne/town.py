"""What people have built: houses, walls, towers, gates, shields, villages and abbeys."""

from __future__ import annotations

from functools import cache
from math import cos, dist, pi, sin

from bot.draw.scene import Art, Ellipse, Line, Point, Polygon, Rect, Shadow, Shape
from bot.draw.theme import RGB, mix

from . import colours as c
from .geometry import Path, along


def house(x: float, y: float, width: float, roof: RGB, flipped: bool = False) -> tuple[Shape, ...]:
    """A house seen from the south-west (from the south-east, if flipped) on the middle of its ground line."""
    high, ridge, front, back = width * 0.30, width * 0.46, width * 0.46, width * 0.10
    side = -1 if flipped else 1

    def at(right: float, up: float) -> Point:
        return x + side * (right - width / 2), y - up

    line = mix(roof, (40, 24, 20), 0.62)
    gable = (at(0, 0), at(0, high), at(front / 2, high + ridge), at(front, high), at(front, 0))
    wall = (at(front, 0), at(width, back), at(width, high + back), at(front, high))
    slope = (
        at(front / 2, high + ridge),
        at(width - front * 0.42, high + ridge + back),
        at(width + 0.012, high + back - 0.006),
        at(front + 0.01, high - 0.008),
    )
    eaves = (at(-0.01, high - 0.012), at(front / 2, high + ridge), at(front + 0.01, high - 0.012))
    left, right = sorted((at(front * 0.36, 0)[0], at(front * 0.64, 0)[0]))
    return (
        Polygon(wall, mix(c.HOUSE, (150, 110, 80), 0.30), line, 0.005),
        Polygon(gable, c.HOUSE, line, 0.005),
        Polygon(slope, roof, line, 0.005),
        Line(eaves, mix(roof, (60, 30, 24), 0.28), 0.016),
        Rect((left, y - high * 0.75, right, y), c.TIMBER),
    )


def tower(x: float, y: float, r: float, high: float, roof: RGB | None = None) -> tuple[Shape, ...]:
    """A round tower on its ground's centre, with a roof or battlements."""
    top = y - high
    body: tuple[Shape, ...] = (
        Rect((x - r, top, x + r, y + r * 0.1), c.STONE, c.STONE_LINE, 0.007),
        Ellipse((x, y), r, r * 0.42, c.STONE, c.STONE_LINE, 0.007),
        Rect((x - r + 0.007, top, x - r * 0.2, y + r * 0.1), c.STONE_LIT),
        Rect((x + r * 0.35, top, x + r - 0.007, y + r * 0.1), mix(c.STONE, c.STONE_DARK, 0.5)),
    )
    if roof:
        cone = ((x - r * 1.25, top + 0.012), (x, top - r * 2.0), (x + r * 1.25, top + 0.012))
        lit = ((x - r * 0.95, top + 0.004), (x, top - r * 1.75), (x - r * 0.1, top + 0.004))
        return (
            *body,
            Polygon(cone, roof, c.STONE_LINE, 0.007),
            Polygon(lit, mix(roof, (255, 255, 255), 0.25)),
        )
    crown = Rect((x - r * 1.2, top - 0.022, x + r * 1.2, top + 0.016), c.STONE_LIT, c.STONE_LINE, 0.007)
    teeth = tuple(
        Rect(
            (x + i * r * 0.85 - r * 0.26, top - 0.048, x + i * r * 0.85 + r * 0.26, top - 0.018),
            c.STONE_LIT,
            c.STONE_LINE,
            0.006,
        )
        for i in (-1, 0, 1)
    )
    return (*body, crown, *teeth)


@cache
def corner_tower() -> Art:
    """The tower that stands where city walls meet tile corners."""
    shade = Ellipse((0.03, 0.055), 0.07, 0.03, (54, 46, 26, 90))
    return Art("carcassonne/tower", (shade, *tower(0, 0.045, 0.050, 0.095)), master=280, themed=False)


def keep(x: float, y: float) -> tuple[Shape, ...]:
    """A castle keep, the landmark of a large city."""
    teeth = tuple(
        Rect((x + k - 0.014, y - 0.108, x + k + 0.014, y - 0.08), c.STONE_LIT, c.STONE_LINE, 0.006)
        for k in (-0.07, -0.035, 0.035, 0.07)
    )
    return (
        Rect((x - 0.085, y - 0.085, x + 0.085, y + 0.012), c.STONE, c.STONE_LINE, 0.007),
        *teeth,
        *tower(x, y, 0.048, 0.155, c.SPIRE),
        Rect((x - 0.012, y - 0.11, x + 0.012, y - 0.075), c.STONE_LINE),
    )


def shield(x: float, y: float, size: float = 0.105) -> tuple[Shape, ...]:
    """The banner with a star that makes a city worth more."""
    rod = ((x - size * 0.8, y - size * 1.15), (x + size * 0.8, y - size * 1.15))
    cloth = (
        (x - size * 0.66, y - size * 1.1),
        (x + size * 0.66, y - size * 1.1),
        (x + size * 0.66, y + size * 0.35),
        (x, y + size * 1.15),
        (x - size * 0.66, y + size * 0.35),
    )
    star = tuple(
        (
            x + size * (0.2 if i % 2 else 0.46) * cos(i * pi / 5 - pi / 2),
            y - size * 0.12 + size * (0.2 if i % 2 else 0.46) * sin(i * pi / 5 - pi / 2),
        )
        for i in range(10)
    )
    return (
        Line(rod, c.TIMBER, 0.018, round=True),
        Polygon(cloth, c.BANNER, (48, 26, 56), 0.030),
        Polygon(cloth, c.BANNER, c.GOLD, 0.014),
        Polygon(star, (255, 224, 120)),
    )


def wall_face(wall: Path) -> tuple[Shape, ...]:
    """The side of a wall, below its top."""
    low = tuple((x, y + 0.034) for x, y in wall)
    middle = tuple((x, y + 0.026) for x, y in wall)
    return Line(low, c.STONE_LINE, 0.056), Line(middle, c.STONE_DARK, 0.046)


def wall_top(wall: Path) -> tuple[Shape, ...]:
    return Line(wall, c.STONE_LINE, 0.062), Line(wall, c.STONE, 0.048)


def merlons(wall: Path) -> tuple[Shape, ...]:
    """The battlements of a wall, two at every step."""
    found: list[Shape] = []
    for x, y, dx, dy in along(wall, 0.062):
        for side in (-1, 1):
            left, top = x - dy * side * 0.021, y + dx * side * 0.021 - 0.008
            box = (left - 0.0155, top - 0.0145, left + 0.0155, top + 0.0145)
            found.append(Rect(box, c.STONE_LIT, c.STONE_LINE, 0.005))
    return tuple(found)


def gate(path: Path) -> tuple[Shape, ...]:
    """Where a road ends in a city wall: an opening between two towers."""
    (ax, ay), (x, y) = path[-2:]
    far = dist((ax, ay), (x, y))
    dx, dy = (x - ax) / far * 0.05, (y - ay) / far * 0.05
    through = ((x - dx, y - dy), (x + dx, y + dy))
    sides = sorted((-1, 1), key=lambda side: dx * side)
    towers = [tower(x - dy * side * 1.56, y + dx * side * 1.56 + 0.035, 0.040, 0.085) for side in sides]
    return (Line(through, (92, 74, 58), 0.104), Line(through, c.RUT, 0.082), *towers[0], *towers[1])


def square(x: float, y: float) -> tuple[Shape, ...]:
    """The ground of a village, where roads end."""
    stones = tuple(
        Ellipse((x + 0.108 * cos(i * 0.449), y + 0.10 * sin(i * 0.449)), 0.010, 0.008, (194, 168, 126))
        for i in range(14)
    )
    return (Ellipse((x, y), 0.135, 0.125, (214, 190, 148), c.STONE_DARK, 0.012), *stones)


def well(x: float, y: float) -> tuple[Shape, ...]:
    return (
        Ellipse((x, y + 0.02), 0.032, 0.026, c.STONE_LIT, c.STONE_LINE, 0.008),
        Ellipse((x, y + 0.018), 0.018, 0.013, (110, 150, 176)),
    )


def shade(shapes: list[Shape]) -> Shadow:
    """The shadow of everything that stands on a tile."""
    return Shadow(tuple(shapes), 0.006, c.SHADE)
