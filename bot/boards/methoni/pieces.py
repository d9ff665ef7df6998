"""Houses, villas, towers, stalls and coins. Each player has an emblem as well as a colour."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.draw.scene import Art, Colour, Ellipse, Line, Point, Polygon, Rect, Shadow, Shape

from .colours import AWNING, CANVAS, COIN, COIN_EDGE, COUNTER, PLUM

RIMS: tuple[tuple[Colour, float], ...] = (("outline", 2.6), ("rim", 1.8))
HOUSE, VILLA = 36, 66
"""Pixels of their width."""


def emblem(seat: int, at: Point, r: float) -> Iterator[Shape]:
    """A white disc, a white triangle, a dark diamond, a white cross, a dark ring."""
    x, y = at
    light, dark = (255, 255, 255), "outline"
    match seat:
        case 0:
            yield Ellipse(at, r, r, light)
        case 1:
            yield Polygon(((x, y - r * 1.1), (x + r * 1.15, y + r * 0.9), (x - r * 1.15, y + r * 0.9)), light)
        case 2:
            yield Polygon(((x, y - r * 1.2), (x + r, y), (x, y + r * 1.2), (x - r, y)), dark)
        case 3:
            arm = r * 0.36
            yield Rect((x - arm, y - r * 1.1, x + arm, y + r * 1.1), light)
            yield Rect((x - r * 1.1, y - arm, x + r * 1.1, y + arm), light)
        case _:
            yield Ellipse(at, r * 1.1, r * 1.1, dark)
            yield Ellipse(at, r * 0.55, r * 0.55, f"seat.{seat}")


def _shadow(x: float, rx: float) -> Shadow:
    return Shadow((Ellipse((x, 2), rx, 6),), 1.4, (20, 16, 10, 90))


@cache
def house(seat: int) -> Art:
    """Standing on its origin."""
    body = ((-13, 0), (-13, -19), (13, -19), (13, 0))
    roof = ((-17, -18), (0, -36), (17, -18))
    shapes = (
        _shadow(4, 19),
        Polygon(body, f"seat.{seat}"),
        Polygon(roof, f"seat.{seat}.dark"),
        Line((roof[0], roof[2]), "outline", 2),
        *emblem(seat, (0, -10.0), 7.2),
    )
    return Art(f"methoni/house/{seat}", shapes, rims=RIMS)


@cache
def villa(seat: int) -> Art:
    """Three gables stand for three houses."""
    body = ((-29, 0), (-29, -19), (29, -19), (29, 0))
    middle = ((-13, 0), (-13, -27), (13, -27), (13, 0))
    shapes: list[Shape] = [_shadow(5, 36), Polygon(body, f"seat.{seat}")]
    for way in (-1, 1):
        gable = ((way * 33, -18), (way * 19, -33), (way * 6, -18))
        shapes += [Polygon(gable, f"seat.{seat}.dark"), Line((gable[0], gable[2]), "outline", 2)]
    shapes.append(Polygon(middle, f"seat.{seat}"))
    shapes += [Line(((x, 0), (x, -27)), "outline", 2) for x in (-13, 13)]
    shapes += [
        Polygon(((-17, -26), (0, -45), (17, -26)), f"seat.{seat}.dark"),
        Line(((-17, -26), (17, -26)), "outline", 2),
    ]
    for x in (-21, 21):
        shapes += [
            Rect((x - 4, -13, x + 4, 0), "outline", radius=3.5),
            Rect((x - 2.2, -11, x + 2.2, 0), "gold", radius=2),
        ]
    return Art(f"methoni/villa/{seat}", (*shapes, *emblem(seat, (0, -13), 7.8)), rims=RIMS)


@cache
def tower(seat: int, way: int = 1) -> Art:
    """With a banner to the east (1) or west (-1), so that a castle's owner is seen from afar."""
    shaft = ((-13, 0), (-11, -34), (11, -34), (13, 0))
    crown = ((-16, -32), (-16, -46), (16, -46), (16, -32))
    banner = ((0, -82), (way * 43, -82), (way * 35, -68), (way * 43, -54), (0, -54))
    shapes: list[Shape] = [
        _shadow(6, 20),
        Line(((0, -82), (0, -40)), "outline", 3),
        Polygon(shaft, f"seat.{seat}"),
        Polygon(((3, 0), (3, -34), (11, -34), (13, 0)), f"seat.{seat}.dark"),
        Polygon(crown, f"seat.{seat}.dark"),
    ]
    shapes += [Rect((x - 3.6, -46, x + 3.6, -40), f"seat.{seat}.lit") for x in (-11, 0, 11)]
    shapes += [
        Line((crown[0], crown[3]), "outline", 2),
        Rect((-3.4, -24, 3.4, -10), "outline", radius=3.4),
        Polygon(banner, f"seat.{seat}"),
        *emblem(seat, (way * 17, -68), 8.6),
    ]
    return Art(f"methoni/tower/{seat}/{way}", tuple(shapes), rims=(("outline", 2.8), ("rim", 2.0)))


@cache
def stall(north: bool, active: bool, pennants: bool) -> Art:
    """A market; its counter, round the origin, carries the land's name."""
    roof, eaves = (34, 62) if north else (46, 62)
    top, low = -36, -12
    colours = (PLUM, AWNING) if active else CANVAS
    shapes: list[Shape] = [Rect((-27, low, 27, 13), AWNING if active else COUNTER)]
    for at in range(6):
        f, g = at / 6 - 0.5, (at + 1) / 6 - 0.5
        stripe = ((roof * f, top), (roof * g, top), (eaves * g, low), (eaves * f, low))
        shapes.append(Polygon(stripe, colours[at % 2]))
        shapes.append(Ellipse((eaves * (f + g) / 2, low), eaves / 12, eaves / 12, colours[at % 2]))
    if active and pennants:
        for x in (-roof * 0.36, roof * 0.36):
            shapes.append(Line(((x, top), (x, top - 15)), "outline", 3))
            shapes.append(Polygon(((x + 1, top - 16), (x + 12, top - 11), (x + 1, top - 6)), "gold"))
    return Art(f"methoni/stall/{north}/{active}/{pennants}", tuple(shapes), rims=RIMS)


@cache
def coin(r: float = 14) -> Art:
    shapes = (Ellipse((0, 0), r, r, COIN_EDGE), Ellipse((0, 0), r - 3, r - 3, COIN))
    return Art(f"methoni/coin/{r:g}", shapes, rims=(("outline", 2.6), ("rim", 1.4)))


@cache
def glow() -> Art:
    """The light of an open market."""
    return Art("methoni/glow", (Ellipse((0, 0), 46, 46, (255, 236, 150, 110)),))
