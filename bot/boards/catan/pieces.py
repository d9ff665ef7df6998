"""What stands on the island: roads, settlements, cities, knights, barbarians and the robber.

Each seat has its colour and an emblem: triangle, square, dot, cross.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from bot.draw.scene import Art, Colour, Ellipse, Line, Point, Polygon, Rect, Shadow, Shape

from . import colours as c
from .geometry import SLANTED, middle, part
from .sea import SOFT, rubble

RIMS: tuple[tuple[Colour, float], ...] = (("outline", 3), ("rim", 2.2))
STEEL, STEEL_DARK = (206, 212, 220), (170, 178, 190)


def emblem(seat: int, x: float, y: float, s: float) -> Shape:
    """A seat's sign, s half its size."""
    ink = f"seat.{seat}.letter"
    match seat:
        case 0:
            return Polygon(((x, y - s), (x + s, y + s * 0.75), (x - s, y + s * 0.75)), ink)
        case 1:
            return Rect((x - s * 0.8, y - s * 0.8, x + s * 0.8, y + s * 0.8), ink)
        case 2:
            return Ellipse((x, y), s * 0.85, s * 0.85, ink)
    t = s * 0.32
    cross = (
        (-t, -s),
        (t, -s),
        (t, -t),
        (s, -t),
        (s, t),
        (t, t),
        (t, s),
        (-t, s),
        (-t, t),
        (-s, t),
        (-s, -t),
        (-t, -t),
    )
    return Polygon(tuple((x + dx, y + dy) for dx, dy in cross), ink)


@cache
def road_art(seat: int, kind: int) -> Art:
    """A road in one of the three directions, around its middle."""
    path = SLANTED[kind]
    mx, my = middle(path)
    one, other = ((x - mx, y - my) for x, y in part(path, 0.13))
    lit = [(x, y) for x, y in (one, other)]
    dx, dy = (other[1] - one[1]) / 84 * 4.2, -(other[0] - one[0]) / 84 * 4.2
    if dy > 0 or (dy == 0 and dx > 0):
        dx, dy = -dx, -dy
    ridge = tuple((x * 0.94 + dx, y * 0.94 + dy) for x, y in lit)
    shapes: tuple[Shape, ...] = (
        Shadow((Line((one, other), c.INK, 24, True),), 3, SOFT, (2, 4)),
        Line((one, other), "rim", 26, True),
        Line((one, other), "outline", 21.5, True),
        Line((one, other), f"seat.{seat}", 15, True),
        Line(ridge, f"seat.{seat}.lit", 2.6, True),
        emblem(seat, 0, 0, 6.4),
    )
    return Art(f"catan/road/{seat}/{kind}", shapes)


def _settlement(seat: int) -> list[Shape]:
    colour, roof = f"seat.{seat}", f"seat.{seat}.dark" if seat != 3 else f"seat.{seat}.lit"
    return [
        Polygon(((-19, -2), (0, -26), (19, -2), (19, 20), (-19, 20)), colour),
        Polygon(((-19, -2), (0, -26), (19, -2)), roof),
        Line(((-20, -2), (20, -2)), "outline", 2.6),
        emblem(seat, 0, 9.5, 7.8),
    ]


def _city(seat: int) -> list[Shape]:
    colour, roof = f"seat.{seat}", f"seat.{seat}.dark" if seat != 3 else f"seat.{seat}.lit"
    walls = (
        (-29, -30), (-22, -30), (-22, -24), (-16, -24), (-16, -30), (-8, -30), (-8, -24), (-3, -24), (-3, -30),
        (2, -30), (2, -8), (16, -22), (30, -6), (30, 22), (-29, 22),
    )  # fmt: skip
    return [
        Polygon(walls, colour),
        Polygon(((2, -8), (16, -22), (30, -6), (2, -6)), roof),
        Line(((3, -6), (31, -6)), "outline", 2.5),
        Line(((2, -22), (2, 21)), "outline", 2.4),
        Rect((-17, -19, -10, -9), "outline", radius=3),
        emblem(seat, -13.5, 7, 8.8),
        Rect((11, 5, 21, 22), "outline", radius=4),
    ]


@cache
def building_art(seat: int, city: bool) -> Art:
    """A settlement or a city, its middle on the corner."""
    body = _city(seat) if city else _settlement(seat)
    shapes = (Shadow((body[0],), 4, SOFT, (3, 5)), *body)
    return Art(f"catan/{'city' if city else 'settlement'}/{seat}", shapes, rims=RIMS)


@cache
def lying_art(seat: int, city: bool) -> Art:
    """The building on its side, dulled, in rubble."""
    body = [_turned(shape) for shape in (_city(seat) if city else _settlement(seat))]
    kind = "city" if city else "settlement"
    return Art(f"catan/lying/{kind}/{seat}", tuple(body), rims=RIMS)


@cache
def rubble_art(seed: int) -> Art:
    return Art(f"catan/rubble/{seed}", tuple(rubble(seed)), themed=False)


def _turned(shape: Shape) -> Shape:
    """A quarter turn to the right, in the seat's dark tone."""

    def at(point: Point) -> Point:
        return -point[1], point[0]

    match shape:
        case Polygon():
            return replace(shape, points=tuple(map(at, shape.points)), fill=_dull(shape.fill))
        case Line():
            return replace(shape, points=tuple(map(at, shape.points)))
        case Ellipse():
            return replace(shape, at=at(shape.at), rx=shape.ry, ry=shape.rx)
        case Rect(box=(x0, y0, x1, y1)):
            return replace(shape, box=(-y1, x0, -y0, x1))
    return shape


def _dull(fill: object) -> Colour:
    """A seat's own colour becomes its dark one."""
    name = str(fill)
    return f"{name}.dark" if name.count(".") == 1 else name


@cache
def knight_art(seat: int, ghost: bool = False) -> Art:
    """Helmet, plume and a shield with the emblem; its origin is the middle of its path."""
    colour = f"seat.{seat}"
    plume = ((0, -42), (8, -53), (20, -51), (25, -40), (21, -28), (15, -36), (8, -38))
    helmet = ((-13, -18), (-14, -32), (-8, -41), (0, -44), (8, -41), (14, -32), (13, -18))
    shield = ((-22, -20), (22, -20), (22, 2), (18, 15), (9, 25), (0, 30), (-9, 25), (-18, 15), (-22, 2))
    half = ((0, -20), (22, -20), (22, 2), (18, 15), (9, 25), (0, 30))
    shapes: list[Shape] = [
        Shadow((Ellipse((3, 28), 24, 8),), 4, SOFT),
        Polygon(plume, colour if seat != 3 else f"{colour}.lit", "outline", 2),
        Polygon(helmet, STEEL, "outline", 2),
        Polygon(((2, -43), (8, -41), (14, -32), (13, -18), (4, -18)), STEEL_DARK),
        Rect((-11, -33, 11, -28), "outline", radius=2),
        Line(((0, -30), (0, -20)), "outline", 2.2),
        Polygon(shield, colour, "outline", 2),
        Polygon(half, f"{colour}.dark"),
        Line(((-19, -17.5), (19, -17.5)), f"{colour}.lit", 2.6),
        emblem(seat, 0, 2, 11.5),
    ]
    if ghost:
        shapes = [Polygon(shield, (226, 212, 176)), Polygon(helmet, (226, 212, 176))]
        return Art("catan/knight/ghost", tuple(shapes), rims=(((196, 180, 140), 2.4),), themed=False)
    return Art(f"catan/knight/{seat}", tuple(shapes), rims=RIMS)


@cache
def barbarian_art() -> Art:
    """Horned helmet, beard and axe; its origin lies between the feet."""
    skin, beard, fur = (232, 186, 148), (126, 66, 34), (224, 200, 154)
    body = ((-18, 2), (-17, -18), (-11, -30), (9, -30), (14, -18), (15, 2))
    shapes: list[Shape] = [
        Shadow((Ellipse((3, 2), 22, 7),), 4, SOFT),
        Line(((17, 1), (17, -52)), (150, 104, 60), 3.6),
        Polygon(((13, -50), (27, -56), (27, -38), (18, -43), (13, -42)), (196, 202, 208)),
        Polygon(body, c.PLUM),
        Polygon(((2, -30), (9, -30), (14, -18), (15, 2), (5, 2)), (108, 42, 94)),
        Polygon(((-18, 2), (-17.6, -6), (15, -6), (15, 2)), (206, 178, 132)),
        Line(((-17, -6), (14, -6)), c.INK, 1.8),
        Ellipse((-1, -27), 15, 6.5, fur, c.INK, 2),
        Ellipse((-1, -38), 12.5, 13.5, skin, c.INK, 2),
        Polygon(((-11.5, -37), (9.5, -37), (8, -28), (-1, -21), (-10, -28)), beard),
        Ellipse((-5, -40), 1.9, 2.2, c.INK),
        Ellipse((3, -40), 1.9, 2.2, c.INK),
    ]
    for side in (-1, 1):
        horn = ((9, -49), (20, -50), (23, -64), (16, -56), (8, -55))
        shapes.append(Polygon(tuple((-1 + side * x, y) for x, y in horn), c.BONE, c.INK, 2))
    helmet = ((-13, -43), (-12, -51), (-6, -57), (4, -57), (10, -51), (11, -43))
    shapes.append(Polygon(helmet, (112, 104, 108), c.INK, 2))
    shapes.append(Rect((-13, -46, 11, -42.5), (196, 160, 80)))
    return Art("catan/barbarian", tuple(shapes), rims=((c.INK, 2.6), (c.RIM, 2)), themed=False)


@cache
def robber_art() -> Art:
    """A hooded figure with a sack; its origin lies between the feet."""
    cloak, dark, lit = (72, 70, 80), (50, 48, 58), (98, 96, 108)
    body = ((-22, 2), (-20, -20), (-11, -36), (11, -36), (20, -20), (22, 2))
    shapes: tuple[Shape, ...] = (
        Shadow((Ellipse((3, 2), 27, 8),), 4, SOFT),
        Ellipse((19, -15), 14, 15, (178, 138, 88), c.INK, 2),
        Polygon(((13, -28), (25, -28), (21, -33), (17, -33)), (146, 108, 64)),
        Polygon(body, cloak),
        Polygon(((3, -36), (11, -36), (20, -20), (22, 2), (6, 2)), dark),
        Line(((-15, -4), (-10, -28)), lit, 2.6, True),
        Polygon(
            ((-15, -34), (-14, -52), (-5, -64), (3, -68), (9, -60), (14, -50), (15, -34), (0, -28)), cloak
        ),
        Ellipse((0, -42), 10, 9.5, (228, 190, 156)),
        Rect((-11, -47, 11, -40), c.INK, radius=3),
        Ellipse((-4.5, -43.5), 2.6, 2, (255, 255, 255)),
        Ellipse((4.5, -43.5), 2.6, 2, (255, 255, 255)),
    )
    return Art("catan/robber", shapes, rims=((c.INK, 2.8), (c.RIM, 2.2)), themed=False)
