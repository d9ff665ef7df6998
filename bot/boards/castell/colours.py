"""Colours of the castell pictures, and the little geometry that all of them share. One unit is one pixel."""

from __future__ import annotations

from math import cos, dist, pi, sin

from bot.draw.scene import Ellipse, Line, Point, Polygon, Rect, Shape
from bot.draw.theme import RGB, mix
from engines.castell.box import Region
from engines.castell.skills import Skill

UNIT = 0.9
"""Pixels a unit of all pictures."""

INK: RGB = (38, 28, 24)
CREAM: RGB = (252, 245, 228)
PAPER: RGB = (240, 227, 196)
LAND: RGB = (214, 203, 172)
COAST: RGB = (140, 122, 92)
SEA: RGB = (158, 200, 212)
WOOD, WOOD_LIT, WOOD_DARK = (112, 78, 52), (146, 106, 72), (86, 60, 44)
GOLD: RGB = (255, 205, 40)
POINTS: RGB = (255, 225, 120)
RED: RGB = (176, 22, 34)
GREEN: RGB = (40, 92, 44)
SIZE: RGB = (122, 24, 44)
FADED: RGB = (104, 92, 70)
EMPTY: RGB = (226, 216, 190)
EMPTY_LINE: RGB = (150, 138, 112)
PAVING: RGB = (226, 209, 174)
SHIRT: RGB = (238, 198, 104)
KERCHIEF: RGB = (164, 34, 44)
SCENERY: RGB = (96, 72, 52)
"""What hills and roofs have a little of."""

REGION: dict[Region, RGB] = {
    Region.GIRONA: (176, 208, 156),
    Region.BARCELONA: (242, 206, 158),
    Region.VILANOVA: (176, 214, 204),
    Region.VILAFRANCA: (222, 190, 204),
    Region.TARRAGONA: (244, 228, 146),
    Region.VALLS: (204, 194, 228),
    Region.LLEIDA: (228, 184, 164),
}
SKILL: dict[Skill, RGB] = {
    Skill.BALANCE: (14, 98, 104),
    Skill.BASE: (118, 70, 28),
    Skill.MIX: (112, 58, 132),
    Skill.STRENGTH: (150, 34, 62),
    Skill.WIDTH: (52, 104, 44),
    Skill.SPECIAL: (58, 54, 78),
}
SEAT_MARKS = ("disc", "triangle", "square", "diamond")
"""The second cue beside a player's colour."""


def soft(body: Polygon | Rect | Ellipse, reach: float = 8, down: float = 5) -> list[Shape]:
    """A soft shadow made of a few pale outlines, where a blurred one would be too slow for so large a picture."""
    shapes: list[Shape] = []
    for share, alpha in ((1.0, 22), (0.6, 30), (0.25, 44)):
        colour, grow = (60, 45, 30, alpha), reach * share
        match body:
            case Polygon(points=points):
                path = tuple((x + 2, y + down) for x, y in points)
                shapes.append(Line((*path, *path[:2]), colour, 2 * grow))
            case Rect(box=(x0, y0, x1, y1), radius=radius):
                box = (x0 + 2 - grow, y0 + down - grow, x1 + 2 + grow, y1 + down + grow)
                shapes.append(Rect(box, colour, radius=radius + grow))
            case Ellipse(at=(x, y), rx=rx, ry=ry):
                shapes.append(Ellipse((x + 2, y + down), rx + grow, ry + grow, colour))
    return shapes


def letter(region: int) -> str:
    """A region's letter on the picture, in the order of the wheel."""
    return "ABCDEFG"[region]


def past(colour: RGB) -> RGB:
    """A region's colour in the calendar, once its festival is over."""
    return mix(colour, (150, 136, 116), 0.45)


def unwon(colour: RGB) -> RGB:
    """A region's colour on a player's board, before anything was won there."""
    return mix(colour, (226, 214, 190), 0.8)


def pale(colour: RGB, share: float) -> RGB:
    return mix(colour, (255, 255, 255), share)


def curve(at: Point, rx: float, ry: float, start: float, end: float, steps: int = 14) -> tuple[Point, ...]:
    """Points of an ellipse's arc, degrees clockwise from the east."""
    turns = [pi / 180 * (start + (end - start) * step / steps) for step in range(steps + 1)]
    return tuple((at[0] + rx * cos(turn), at[1] + ry * sin(turn)) for turn in turns)


def smooth(points: list[Point], rounds: int = 2) -> list[Point]:
    """Cuts the corners of a closed outline."""
    for _ in range(rounds):
        pairs = list(zip(points, [*points[1:], points[0]], strict=True))
        points = [
            (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
            for a, b in pairs
            for share in (0.25, 0.75)
        ]
    return points


def coast(corners: list[Point], seed: int, amount: float, step: float) -> tuple[Point, ...]:
    """A closed outline gone a little irregular, the same for the same seed."""
    points: list[Point] = []
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        length = dist(a, b)
        parts = max(1, int(length / step))
        across = (b[1] - a[1]) / length, (a[0] - b[0]) / length
        for part in range(parts):
            off = amount * noise(seed, len(points)) if part else 0.0
            share = part / parts
            points.append(
                (
                    a[0] + (b[0] - a[0]) * share + across[0] * off,
                    a[1] + (b[1] - a[1]) * share + across[1] * off,
                )
            )
    return tuple(smooth(points))


def noise(seed: int, at: int) -> float:
    """A number from -1 to 1 that looks like chance and never changes."""
    value = (seed * 73856093 ^ at * 19349663) * 2654435761 & 0xFFFFFFFF
    return (value >> 8) / 0x7FFFFF - 1
