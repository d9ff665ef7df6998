"""The sea around a map, its beach, a compass, ships, and the lands: the unchanging part of the picture."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, pi, sin
from random import Random

from bot.draw.scene import (
    Art,
    Clip,
    Colour,
    Drawn,
    Ellipse,
    Line,
    Point,
    Polygon,
    Rect,
    Shadow,
    Shape,
    Sprite,
    Text,
)
from engines.methoni.atlas import MAPS
from engines.methoni.maps import SEA as SEA_SIDE
from engines.methoni.maps import Land
from engines.methoni.pieces import Card, Kind

from .colours import BLEACH, FOAM, PATH, PATH_EDGE, SAND, SAND_DARK, SAND_EDGE, SEA, WAVE, WOOD, WOOD_LIT
from .lands import VARIANTS, corners, land_art
from .layout import Layout, layout
from .plates import legend_ground

NAME = 28

_BANDS: tuple[tuple[Colour, float], ...] = (
    (SEA[1], 118),
    (WAVE, 101),
    (SEA[1], 98),
    (SEA[2], 84),
    (WAVE, 70.5),
    (SEA[2], 67.5),
    (SEA[3], 54),
    (WAVE, 43.5),
    (SEA[3], 40),
    (FOAM, 29),
    (SAND_EDGE, 24.5),
    (SAND, 22.5),
    (SAND_DARK, 12),
)
"""What lies within so many pixels of the coast, the widest first."""


@cache
def ground(name: str, bright: str = "all") -> Clip:
    """Sea, lands, open borders and corners of a map. Bright are all lands, none, or those that a card speaks of."""
    at = layout(name)
    shapes: list[Drawn] = [Sprite(_sea(name), (0, 0)), *(land_sprite(at, land) for land in at.map.lands)]
    shapes.append(Sprite(Art(f"methoni/paths/{name}", tuple(_paths(at)), box=at.box), (0, 0)))
    if bright != "all":
        kept = lands_of(name, Card(bright)) if bright != "none" else set[str]()
        shapes += [_veiled(at, land) for land in at.map.lands if land.name not in kept]
    shapes += [land_name(at, land) for land in at.map.lands if not land.market]
    shapes += legend_ground(at)
    return Clip(at.box, tuple(shapes), f"methoni/ground/{name}/{bright}")


def lands_of(board: str, card: Card) -> set[str]:
    """The lands that a card speaks of: its kind, or the markets and the coast."""
    at = MAPS[board]
    if card == Card.SEA:
        coast = {land for index, land in enumerate(at.lands) if SEA_SIDE in at.beside[index]}
        return {land.name for land in at.lands if land.market or land in coast}
    return {land.name for land in at.lands if land.kind == Kind(card)}


def lit(at: Layout, land: Land) -> Sprite:
    """A land with the paths around it, to be laid over its bleached picture."""
    drawn = land_sprite(at, land)
    corners = tuple((x - drawn.at[0], y - drawn.at[1]) for x, y in at.triangle(land))
    shapes: list[Shape] = list(drawn.art.shapes)
    sides = [(corners[one], corners[one - 1]) for one in range(3)]
    shapes += [Line(side, colour, width, True) for colour, width in _PATHS for side in sides]
    shapes += [Ellipse(corner, r, r, colour) for corner in corners for r, colour in _STONES]
    return Sprite(Art(drawn.art.name.replace("/land/", "/lit/"), tuple(shapes)), drawn.at)


def veil(north: bool) -> Art:
    return Art(f"methoni/veil/{north}", (Polygon(corners(north), BLEACH),))


def _veiled(at: Layout, land: Land) -> Sprite:
    return Sprite(veil(land.north), (at.triangle(land)[1][0], at.top(land)))


def land_name(at: Layout, land: Land) -> Text:
    """As it is said; on a market the counter carries it."""
    outline = None if land.market else "rim"
    return Text(land.name, at.label(land), NAME, "label", 850, outline=outline, outline_width=4)


@cache
def _sea(name: str) -> Art:
    at = layout(name)
    shapes: list[Shape] = [Rect(at.box, SEA[0])]
    for colour, reach in _BANDS:
        shapes += [Line(points, colour, 2 * reach, True) for points in _coast(at, reach)]
    shapes += [Polygon(at.triangle(land), SAND_DARK) for land in at.map.lands]
    shadows = tuple(
        Polygon(tuple((x + 3, y + 9) for x, y in at.triangle(land)), "outline") for land in at.map.lands
    )
    shapes.append(Shadow(shadows, 3, (96, 70, 40, 150)))
    if not at.hits((14, 14, 134, 142), 40):
        shapes += compass((74, 78), 60)
    for x, y in ships(at):
        shapes += ship((x, y))
    return Art(f"methoni/sea/{name}", tuple(shapes), box=at.box)


def _coast(at: Layout, reach: float) -> Iterator[tuple[Point, ...]]:
    """The coast as it wavers: the farther out, the more."""
    sway = min(9.0, max(0.0, reach - 14) * 0.16)
    for border in at.map.borders:
        if border.coast:
            (ax, ay), (bx, by) = at.ends(border)
            rnd = Random(f"{border.name}{reach // 12}")
            yield (
                (ax, ay),
                *(
                    (
                        ax + (bx - ax) * share + rnd.uniform(-sway, sway),
                        ay + (by - ay) * share + rnd.uniform(-sway, sway),
                    )
                    for share in (0.28, 0.5, 0.72)
                ),
                (bx, by),
            )


def ships(at: Layout) -> list[Point]:
    """Up to two, on either side, well off the coast."""
    found: list[Point] = []
    for x in (62.0, at.width - 82):
        for y in range(int(at.sea_height * 0.46), int(at.sea_height * 0.7), 12):
            if at.shore((x, y)) > 96 and at.shore((x, y - 50)) > 74:
                found.append((x, float(y)))
                break
    return found


def land_sprite(at: Layout, land: Land) -> Sprite:
    x = at.across(land) - at.at((1, 0))[0] + at.at((0, 0))[0]
    variant = at.map.index[land.name] % VARIANTS
    return Sprite(land_art(land.kind, land.north, variant), (x, at.top(land)))


_PATHS: tuple[tuple[Colour, float], ...] = ((PATH_EDGE, 7.0), (PATH, 4.4))
_STONES: tuple[tuple[float, Colour], ...] = ((8.0, "outline"), (5.6, (222, 206, 176)))


def _paths(at: Layout) -> Iterator[Shape]:
    """A pale path along every border, a stone at every corner."""
    for colour, width in _PATHS:
        for border in at.map.borders:
            yield Line(at.ends(border), colour, width, True)
    corners = dict.fromkeys(corner for land in at.map.lands for corner in land.corners)
    for corner in corners:
        for r, colour in _STONES:
            yield Ellipse(at.at(corner), r, r, colour)


def compass(at: Point, r: float) -> Iterator[Shape]:
    x, y = at
    yield Ellipse(at, r * 0.74, r * 0.74, (240, 232, 208, 120))
    yield Ellipse(at, r * 0.66, r * 0.66, SEA[1])
    for step in range(16):
        turn = step * pi / 8
        far = r * (1 if step % 4 == 0 else 0.66 if step % 2 == 0 else 0.5)
        tip, wide = (x + sin(turn) * far, y - cos(turn) * far), r * 0.15
        for side, colour in ((-1, (60, 72, 88)), (1, (250, 242, 220))):
            foot = (x + sin(turn + side * 0.5) * wide, y - cos(turn + side * 0.5) * wide)
            yield Polygon((at, foot, tip), colour)
    yield Ellipse(at, r * 0.1, r * 0.1, (190, 76, 60))


def ship(at: Point, s: float = 1.0) -> Iterator[Shape]:
    """Under two sails."""

    def spot(*points: Point) -> tuple[Point, ...]:
        return tuple((at[0] + x * s, at[1] + y * s) for x, y in points)

    yield Ellipse(spot((0, 15))[0], 42 * s, 6 * s, (60, 120, 146, 130))
    hull = spot((-36, -4), (38, -8), (24, 14), (-22, 14))
    yield Polygon(hull, WOOD, "outline", 4.8)
    yield Line(spot((-33, 1), (33, -2)), WOOD_LIT, 3 * s)
    yield Line(spot((0, -4), (0, -66)), "outline", 4 * s)
    for sail in (spot((4, -60), (36, -16), (4, -12)), spot((-4, -52), (-30, -14), (-4, -11))):
        yield Polygon(sail, (250, 240, 214), "outline", 4.4)
    yield Polygon(spot((5, -38), (20, -38), (28, -26), (5, -26)), (190, 76, 60))
    yield Polygon(spot((0, -74), (18, -70), (0, -65)), (132, 30, 104))
