"""What grows and lies on the hexes: trees, peaks, sheaves, bricks, sheep, cacti, and the castle."""

from __future__ import annotations

from math import hypot
from random import Random

from bot.draw.scene import Ellipse, Line, Point, Polygon, Rect, Shape
from bot.draw.theme import RGB, mix

from .colours import FLAG, INK

WOOL_EDGE: RGB = (70, 74, 66)
GREENS: tuple[RGB, ...] = ((44, 98, 62), (54, 112, 66), (38, 88, 62))
STONE: RGB = (196, 190, 180)
STONE_DARK: RGB = (150, 142, 136)
STONE_LIT: RGB = (224, 220, 208)
STONE_LINE: RGB = (62, 54, 52)


def sheep(x: float, y: float, s: float) -> list[Shape]:
    """A sheep of half-width s, its head to the west."""
    curls = [(-0.5, 0.0), (-0.2, -0.34), (0.22, -0.34), (0.5, 0.0), (0.2, 0.26), (-0.25, 0.26)]
    found: list[Shape] = [
        Line(((x + dx * s, y + 0.2 * s), (x + dx * s, y + 0.72 * s)), WOOL_EDGE, s * 0.17, True)
        for dx in (-0.4, 0.3)
    ]
    found += [Ellipse((x + dx * s, y + dy * s), s * 0.34, s * 0.3, WOOL_EDGE) for dx, dy in curls]
    found += [
        Ellipse((x + dx * s, y + dy * s), s * 0.25, s * 0.21, (252, 250, 240))
        for dx, dy in [*curls, (0.0, 0.0)]
    ]
    found.append(Ellipse((x - 0.82 * s, y - 0.12 * s), s * 0.24, s * 0.28, (76, 70, 68)))
    found.append(Ellipse((x - 0.88 * s, y - 0.2 * s), s * 0.06, s * 0.06, (255, 255, 255)))
    return found


def pine(x: float, y: float, s: float, rng: Random) -> list[Shape]:
    """A conifer of three tiers on a trunk."""
    green = rng.choice(GREENS)
    found: list[Shape] = [Rect((x - s * 0.09, y - s * 0.2, x + s * 0.09, y), (88, 58, 38))]
    for tier, (wide, top, low) in enumerate(((0.52, -0.86, -0.14), (0.42, -1.2, -0.5), (0.29, -1.5, -0.86))):
        tip = (x, y + top * s)
        dark = mix(green, (20, 46, 40), 0.34)
        lit = mix(green, (170, 210, 120), 0.06 + 0.11 * tier)
        found.append(Polygon((tip, (x + wide * s, y + low * s), (x - wide * s, y + low * s)), dark))
        found.append(Polygon((tip, (x + wide * 0.25 * s, y + low * s), (x - wide * s, y + low * s)), lit))
    return found


def peak(x: float, y: float, half: float, high: float, rng: Random) -> list[Shape]:
    """A mountain with a lit side and snow."""

    def on(one: Point, other: Point, share: float) -> Point:
        return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share

    west, east, foot = (x - half, y), (x + half, y), (x + half * 0.1, y)
    top = (x + rng.uniform(-0.12, 0.12) * half, y - high)
    snow_west, snow_east, ridge = on(top, west, 0.36), on(top, east, 0.36), on(top, foot, 0.3)
    dent = on(on(top, west, 0.18), on(top, foot, 0.4), 0.5)
    low = (ridge[0] + (snow_east[0] - ridge[0]) * 0.5, ridge[1] - high * 0.08)
    return [
        Polygon((west, top, east), (98, 104, 120)),
        Polygon((west, top, foot), (150, 156, 168)),
        Polygon((top, snow_west, dent, ridge), (250, 250, 252)),
        Polygon((top, ridge, low, snow_east), (206, 214, 228)),
    ]


def sheaf(x: float, y: float) -> list[Shape]:
    """A bound sheaf of grain."""
    body = (
        (x - 12, y),
        (x - 4, y - 14),
        (x - 11, y - 27),
        (x, y - 32),
        (x + 11, y - 27),
        (x + 4, y - 14),
        (x + 12, y),
    )
    found: list[Shape] = [
        Ellipse((x + 4, y + 1), 15, 4, (168, 120, 36)),
        Polygon(body, (246, 208, 96), (142, 94, 24), 3),
        Line(((x - 5, y - 14), (x + 5, y - 14)), (142, 94, 24), 3),
    ]
    found += [
        Line(((x + d, y - 2), (x + d * 0.3, y - 14), (x + d, y - 27)), (196, 142, 44), 1.3)
        for d in (-5, 0, 5)
    ]
    return found


def bricks(x: float, y: float) -> list[Shape]:
    """A small pile of bricks."""
    found: list[Shape] = []
    for dx, dy in ((-12, 0), (0, 0), (12, 0), (-6, -7.5), (6, -7.5), (0, -15)):
        box = (x + dx - 6.4, y + dy - 4, x + dx + 6.4, y + dy + 4)
        found.append(Rect(box, (204, 82, 52), (112, 44, 28), 1.4, 1))
    return found


def cactus(x: float, y: float) -> list[Shape]:
    green = (70, 104, 66)
    return [
        Ellipse((x + 4, y + 1), 14, 3.5, (196, 166, 112)),
        Line(((x, y), (x, y - 32)), green, 9, True),
        Line(((x - 12, y - 24), (x - 12, y - 14), (x, y - 12)), green, 6, True),
        Line(((x + 12, y - 28), (x + 12, y - 18), (x, y - 16)), green, 6, True),
        Line(((x - 2, y - 2), (x - 2, y - 31)), (112, 148, 94), 2, True),
    ]


def tuft(x: float, y: float, colour: RGB) -> list[Shape]:
    return [Line(((x, y), (x + d, y - 6)), colour, 1.5) for d in (-3, 0, 3)]


def castle(x: float, y: float) -> list[Shape]:
    """Keep, walls and two towers."""
    found: list[Shape] = [
        Ellipse((x, y + 4), 74, 15, (120, 134, 92)),
        Line(((x, y - 90), (x, y - 116)), STONE_LINE, 2.5),
        Polygon(((x + 1, y - 116), (x + 22, y - 110), (x + 1, y - 104)), FLAG, STONE_LINE, 2),
    ]
    found += _tower(x, y - 22, 21, 68)
    found += [
        Rect((x - 52, y - 40, x + 52, y + 2), STONE, STONE_LINE, 2.4),
        Rect((x + 24, y - 38, x + 50, y), STONE_DARK),
    ]
    for k in range(-4, 5):
        box = (x + k * 12 - 4.5, y - 47, x + k * 12 + 4.5, y - 37)
        found.append(Rect(box, STONE_LIT if k < 2 else STONE_DARK, STONE_LINE, 1.8))
    found.append(Rect((x - 50, y - 39, x + 50, y - 35), STONE))
    found += _tower(x - 54, y + 5, 14, 58)
    found += _tower(x + 54, y + 5, 14, 58)
    found += [
        Rect((x - 13, y - 26, x + 13, y + 5), STONE_LINE, radius=12),
        Rect((x - 9.5, y - 21, x + 9.5, y + 5), (104, 70, 44), radius=9),
    ]
    found += [Line(((x + k, y - 18), (x + k, y + 3)), (70, 46, 30), 1.4) for k in (-5, 0, 5)]
    return found


def _tower(x: float, base: float, half: float, high: float) -> list[Shape]:
    top = base - high
    found: list[Shape] = [
        Rect((x - half, top, x + half, base), STONE, STONE_LINE, 2.4),
        Rect((x + half * 0.25, top, x + half - 2, base - 2), STONE_DARK),
    ]
    for k in (-1, 0, 1):
        box = (x + k * half * 0.85 - half * 0.3, top - 9, x + k * half * 0.85 + half * 0.3, top + 2)
        found.append(Rect(box, STONE_LIT if k < 1 else STONE_DARK, STONE_LINE, 2))
    found.append(Rect((x - half * 1.1, top - 1, x + half * 1.1, top + 3), STONE))
    found.append(Rect((x - 3, base - high * 0.72, x + 3, base - high * 0.72 + 12), STONE_LINE, radius=3))
    return found


def resource(kind: str, x: float, y: float, s: float) -> list[Shape]:
    """The sign of a good, s half its size."""
    return {"lumber": _logs, "brick": _bricks, "wool": _wool, "grain": _ears, "ore": _rock, "gold": coin}[
        kind
    ](x, y, s)


def _logs(x: float, y: float, s: float) -> list[Shape]:
    found: list[Shape] = []
    for dx, dy in ((-0.44, 0.38), (0.44, 0.38), (0, -0.38)):
        at = (x + dx * s, y + dy * s)
        found.append(Ellipse(at, s * 0.5, s * 0.5, (214, 164, 104), (74, 46, 26), s * 0.11))
        found.append(Ellipse(at, s * 0.2, s * 0.2, (166, 112, 62)))
    return found


def _bricks(x: float, y: float, s: float) -> list[Shape]:
    found: list[Shape] = []
    for dx, dy in ((-0.5, 0.4), (0.5, 0.4), (0, -0.28)):
        cx, cy = x + dx * s, y + dy * s
        box = (cx - s * 0.52, cy - s * 0.36, cx + s * 0.52, cy + s * 0.36)
        found.append(Rect(box, (198, 84, 52), (92, 34, 22), s * 0.1, s * 0.1))
        found.append(Rect((cx - s * 0.36, cy - s * 0.2, cx + s * 0.36, cy - s * 0.07), (228, 126, 92)))
    return found


def _wool(x: float, y: float, s: float) -> list[Shape]:
    return sheep(x, y + s * 0.1, s * 0.92)


def _ears(x: float, y: float, s: float) -> list[Shape]:
    """Three ears of grain, tied."""
    dark, lit = (132, 84, 16), (246, 188, 44)
    found: list[Shape] = []
    for lean in (-1, 1, 0):
        foot, tip = (x + lean * s * 0.1, y + s), (x + lean * s * 0.62, y - s * (0.5 if lean else 0.72))
        length = hypot(tip[0] - foot[0], tip[1] - foot[1])
        ux, uy = (tip[0] - foot[0]) / length, (tip[1] - foot[1]) / length
        found.append(Line((foot, tip), dark, s * 0.15, True))
        for share in (0.48, 0.64, 0.8, 0.96):
            px, py = foot[0] + (tip[0] - foot[0]) * share, foot[1] + (tip[1] - foot[1]) * share
            for side in (-1, 1):
                start = (px - uy * side * s * 0.06, py + ux * side * s * 0.06)
                end = (px - uy * side * s * 0.24 + ux * s * 0.2, py + ux * side * s * 0.24 + uy * s * 0.2)
                found.append(Line((start, end), dark, s * 0.23, True))
                found.append(Line((start, end), lit, s * 0.13, True))
        end = (tip[0] + ux * s * 0.21, tip[1] + uy * s * 0.21)
        found += [Line((tip, end), dark, s * 0.23, True), Line((tip, end), lit, s * 0.13, True)]
    found.append(Line(((x - s * 0.22, y + s * 0.62), (x + s * 0.22, y + s * 0.62)), FLAG, s * 0.16, True))
    return found


def _rock(x: float, y: float, s: float) -> list[Shape]:
    def at(*points: Point) -> tuple[Point, ...]:
        return tuple((x + px * s, y + py * s) for px, py in points)

    body = at((-0.9, 0.7), (-0.75, -0.1), (-0.2, -0.75), (0.45, -0.6), (0.9, 0.1), (0.75, 0.7))
    return [
        Polygon(body, (138, 146, 162), (48, 52, 64), s * 0.2),
        Polygon(body, (138, 146, 162)),
        Polygon(at((-0.2, -0.75), (0.45, -0.6), (0.2, 0), (-0.35, -0.05)), (192, 200, 212)),
        Polygon(at((0.2, 0), (0.9, 0.1), (0.75, 0.7), (0.1, 0.7)), (104, 112, 130)),
        Ellipse((x - s * 0.45, y + s * 0.3), s * 0.1, s * 0.1, (240, 206, 110)),
        Ellipse((x + s * 0.3, y - s * 0.3), s * 0.08, s * 0.08, (240, 206, 110)),
    ]


def coin(x: float, y: float, s: float) -> list[Shape]:
    diamond = ((x, y - s * 0.42), (x + s * 0.3, y), (x, y + s * 0.42), (x - s * 0.3, y))
    return [
        Ellipse((x, y), s * 0.97, s * 0.97, (246, 196, 52), (120, 76, 12), s * 0.12),
        Ellipse((x, y), s * 0.6, s * 0.6, (255, 222, 110)),
        Polygon(diamond, (176, 116, 20)),
    ]


def shade(x: float, y: float, rx: float, ry: float, ground: RGB) -> Ellipse:
    """The shadow of something small on its ground."""
    return Ellipse((x, y), rx, ry, mix(ground, INK, 0.3))
