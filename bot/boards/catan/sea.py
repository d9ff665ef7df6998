"""The sea, the beach, the harbours with their ships, and the key to the names."""

from __future__ import annotations

from functools import cache
from math import cos, hypot, pi, radians, sin
from random import Random

from bot.draw.scene import Art, Drawn, Ellipse, Line, Point, Polygon, Rect, Shadow, Shape, Sprite, Text
from bot.draw.theme import mix
from engines.catan.island import HARBOURS

from . import colours as c
from .geometry import CENTRE, CORNER, FRAME, HEIGHT, MIDDLE, WIDTH, R, between, outline, round_shape, seaward
from .motifs import resource

RIMS: tuple[tuple[c.RGB, float], ...] = ((c.INK, 2.6), (c.RIM, 2.0))
SOFT = (20, 24, 30, 120)


@cache
def water_art() -> Art:
    """Water, deeper away from the island, with shallows and the island's shadow: all soft, so half the size will do."""
    shapes: list[Shape] = [Rect(FRAME, c.DEEP)]
    for step in range(16):
        share = 1 - step / 16
        tint = mix(c.DEEP, c.SEA, (step + 1) / 16)
        shapes.append(Ellipse(MIDDLE, 820 * share + 60, 780 * share + 60, tint))
    shapes += [_grown(62, mix(c.SEA, (120, 190, 206), 0.25)), _grown(42, mix(c.SEA, (130, 200, 212), 0.45))]
    shapes.append(_grown(25, c.SHALLOW))
    hexes = tuple(Polygon(outline(at, R + 10)) for at in CENTRE)
    shapes.append(Shadow(hexes, 8, (16, 50, 70, 120), (4, 9)))
    return Art("catan/water", tuple(shapes), box=FRAME, master=0.5, themed=False)


@cache
def shore_art() -> Art:
    """Waves, the beach, and the jetties on it."""
    rng = Random(5)
    shapes: list[Shape] = []
    for _ in range(120):
        x, y = rng.uniform(20, WIDTH - 20), rng.uniform(20, HEIGHT - 20)
        if all(hypot(x - hx, y - hy) > R + 66 for hx, hy in CENTRE):
            shapes += _wave(x, y)
    for at in CENTRE:
        ring = outline(at, R + 4)
        shapes += [Polygon(ring, c.SAND), Line((*ring, ring[0], ring[1]), c.SAND, 18)]
    return Art("catan/shore", (*shapes, *jetties()), themed=False)


def _grown(by: float, colour: c.RGB) -> Shadow:
    """The island's outline, so much larger, with a soft edge."""
    return Shadow(tuple(Polygon(outline(at, R + by)) for at in CENTRE), 4, (*colour, 255))


def _wave(x: float, y: float) -> list[Shape]:
    colour = mix(c.SEA, (220, 240, 245), 0.3)
    found: list[Shape] = []
    for k in (0, 1):
        arc = tuple(
            (x + k * 20 + 10 * cos(radians(a)), y + 2 + 7 * sin(radians(a))) for a in range(200, 341, 20)
        )
        found.append(Line(arc, colour, 2.6))
    return found


def jetties() -> tuple[Shape, ...]:
    """From each harbour's two corners towards its ship."""
    found: list[Shape] = []
    for _, corners in HARBOURS:
        (mx, my), (ux, uy) = seaward(corners)
        for corner in corners:
            start = CORNER[corner]
            end = between(start, (mx + ux * 72, my + uy * 72), 0.74)
            found += [Line((start, end), c.PLANK_EDGE, 15, True), Line((start, end), c.PLANK, 9.5, True)]
            length = hypot(end[0] - start[0], end[1] - start[1])
            nx, ny = -(end[1] - start[1]) / length * 4.6, (end[0] - start[0]) / length * 4.6
            for k in range(3, 9):
                x, y = between(start, end, k / 9)
                found.append(Line(((x - nx, y - ny), (x + nx, y + ny)), (104, 68, 42), 1.8))
    return tuple(found)


@cache
def ship_art(good: str) -> Art:
    """A harbour's ship: its sail bears the rate and the good."""
    sail = [
        (-38.0, -44.0),
        *((-38 - 6 * sin(t * pi), -44 + 68 * t) for t in (0.25, 0.5, 0.75)),
        (-38.0, 24.0),
    ]
    cloth = tuple(sail + [(-x, y) for x, y in reversed(sail)])
    shapes: list[Shape] = [
        Shadow((Polygon(cloth), Polygon(((-40, 32), (40, 32), (30, 50), (-30, 50)))), 4, SOFT, (3, 5)),
        Line(((0, -64), (0, 44)), c.PLANK_EDGE, 5),
        Polygon(((1, -62), (22, -55), (1, -48)), c.FLAG),
        Polygon(((-40, 32), (40, 32), (30, 50), (-30, 50)), c.HULL),
        Line(((-36, 38), (36, 38)), (190, 138, 90), 3),
        Polygon(cloth, c.PAPER),
        Polygon((sail[0], (38, -44), (38, -38), (-38, -38)), c.DISC_EDGE),
    ]
    if good != "any":
        grain = good == "grain"
        shapes += resource(good, 0, 7 if grain else 4, 17 if grain else 20)
    return Art(f"catan/ship/{good}", tuple(shapes), rims=RIMS, themed=False)


def ships(harbours: tuple[str, ...]) -> list[Drawn]:
    """The nine ships with their rates."""
    found: list[Drawn] = []
    for good, (_, corners) in zip(harbours, HARBOURS, strict=True):
        (mx, my), (ux, uy) = seaward(corners)
        x, y = mx + ux * 80, my + uy * 74
        found.append(Sprite(ship_art(good), (x, y)))
        if good == "any":
            found.append(Text("3:1", (x, y - 8), 40, c.INK, 800))
        else:
            found.append(Text("2:1", (x, y - 27), 32, c.INK, 800))
    return found


@cache
def key_art() -> Art:
    """A hex on a clock: even hours are corners, odd hours are sides."""
    hexagon = outline((0, 0), 54)
    shapes: list[Shape] = [
        Shadow((Ellipse((0, 0), 101, 101),), 4, SOFT, (3, 5)),
        Ellipse((0, 0), 103, 103, c.INK),
        Ellipse((0, 0), 99, 99, (232, 224, 198)),
        Ellipse((0, 0), 95, 95, (36, 66, 88)),
        Polygon(hexagon, (58, 96, 118)),
        Line((*hexagon, hexagon[0], hexagon[1]), c.PATH, 5),
    ]
    for at in hexagon:
        shapes += [Ellipse(at, 8, 8, (36, 66, 88)), Ellipse(at, 6, 6, c.YELLOW)]
    return Art("catan/key", tuple(shapes), themed=False)


def key(at: Point = (WIDTH - 112, 112)) -> list[Drawn]:
    """The key to the names of corners and paths."""
    x, y = at
    found: list[Drawn] = [Sprite(key_art(), at)]
    for k, hour in enumerate((12, 2, 4, 6, 8, 10)):
        a = radians(-90 + 60 * k)
        found.append(Text(str(hour), (x + 77 * cos(a), y + 77 * sin(a)), 30, c.YELLOW, 800))
        a = radians(-60 + 60 * k)
        found.append(Text(str(hour % 12 + 1), (x + 31 * cos(a), y + 31 * sin(a)), 26, c.RIM, 700))
    return found


@cache
def longship_art() -> Art:
    """The barbarians' ship, with the plate on which their number stands."""
    sail = ((-66, -82), (46, -82), (54, -52), (46, -14), (-66, -14), (-58, -52))
    hull = (
        (-96, -26), (-88, -30), (-82, -8), (-60, 12), (40, 12), (66, -8), (72, -34), (82, -44), (96, -38),
        (92, -30), (84, -32), (82, -8), (66, 26), (40, 36), (-62, 36), (-84, 18), (-98, -10),
    )  # fmt: skip
    shapes: list[Shape] = [
        Shadow((Polygon(sail), Polygon(hull)), 4, SOFT, (3, 5)),
        Line(((-10, -92), (-10, 20)), (130, 88, 52), 5),
        Polygon(sail, (232, 214, 180), c.INK, 2),
    ]
    for k in range(4):
        x = -58 + k * 28
        stripe = ((x, -82), (x + 14, -82), (x + 20, -50), (x + 14, -14), (x, -14), (x + 6, -50))
        shapes.append(Polygon(stripe, c.PLUM))
    shapes.append(Polygon(hull, (120, 78, 48)))
    shapes.append(Line(((-82, 4), (-60, 22), (42, 22), (70, 2)), (172, 120, 76), 3))
    for k in range(5):
        shield = (c.PLUM, (232, 214, 180))[k % 2]
        shapes += [
            Ellipse((-50 + k * 22, 14), 11, 11, shield, c.INK, 2.4),
            Ellipse((-50 + k * 22, 14), 3, 3, c.INK),
            Line(((-46 + k * 22, 24), (-62 + k * 22, 50)), (92, 60, 38), 3.4),
        ]
    shapes.append(Rect((-55, -73, 35, -23), c.PAPER, c.INK, 3, 24))
    return Art("catan/longship", tuple(shapes), rims=RIMS, themed=False)


def longship(count: int) -> list[Drawn]:
    """How many barbarians have not landed yet."""
    x, y = WIDTH - 158, HEIGHT - 78
    return [Sprite(longship_art(), (x, y)), Text(f"×{count}", (x - 10, y - 48), 38, c.INK, 800)]


def rubble(seed: int) -> list[Shape]:
    """What lies around a building that has fallen."""
    rng = Random(seed)
    found: list[Shape] = [Ellipse((0, 12), 42, 16, (70, 52, 62))]
    for _ in range(6):
        at = (rng.uniform(-40, 40), rng.uniform(14, 27))
        found.append(Polygon(round_shape(at, 5, 4, 5), (150, 136, 138), c.INK, 1.6))
    return found
