"""The skill wheel in the sea: tiles at fixed seats outside, letters of the regions turning inside."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from bot.draw.scene import Art, Drawn, Ellipse, Line, Point, Polygon, Rect, Shadow, Shape, Sprite, Text
from engines.castell.box import EIGHTH, REGIONS
from engines.castell.view import View
from engines.core.said import said

from .colours import CREAM, GOLD, INK, POINTS, REGION, WOOD, WOOD_DARK, WOOD_LIT, curve, soft
from .signs import arch, badge

MIDDLE = (982, 1282)
RIM, SEATS, INNER, LETTERS, HUB = 206, 168, 132, 97, 61


def _spot(seat: float, far: float) -> Point:
    turn = 2 * pi * seat / 8 - pi / 2
    return far * cos(turn), far * sin(turn)


def ring() -> list[Shape]:
    """The wooden ring with its eight seats, and the arrow of its turning."""

    def at(seat: float, far: float) -> Point:
        x, y = _spot(seat, far)
        return MIDDLE[0] + x, MIDDLE[1] + y

    rim = Ellipse(MIDDLE, RIM, RIM, WOOD, INK, 4)
    sheen = Ellipse(MIDDLE, RIM - 9, RIM - 9, None, WOOD_LIT, 5)
    spokes = [Line((at(n + 0.5, INNER), at(n + 0.5, RIM - 3)), WOOD_DARK, 4) for n in range(8)]
    sweep = curve(MIDDLE, RIM + 14, RIM + 14, 28, 50, 8)
    (x, y), (px, py) = sweep[-1], sweep[-2]
    dx, dy = (x - px) * 1.6, (y - py) * 1.6
    head = ((x + dx, y + dy), (x - dy - dx, y + dx - dy), (x + dy - dx, y - dx - dy))
    arrow = (
        Line(sweep, INK, 16, True),
        Polygon(head, CREAM, INK, 7),
        Line(sweep, CREAM, 9, True),
        Polygon(head, CREAM),
    )
    return [*soft(rim, 10, 7), rim, sheen, *spokes, *arrow]


@cache
def _sectors(turned: int, none: bool) -> Art:
    """The inner wheel after so many steps."""
    shapes: list[Polygon | Ellipse | Line] = [Ellipse((0, 0), INNER, INNER, INK)]
    for sector in range(EIGHTH, len(REGIONS)):
        seat = (sector - EIGHTH + turned) % 8
        start = 360 * (seat - 0.5) / 8 - 90
        arc = curve((0, 0), INNER - 4, INNER - 4, start, start + 45, 10)
        fill = ((206, 196, 176) if none else (255, 236, 170)) if sector == EIGHTH else REGION[REGIONS[sector]]
        shapes.append(Polygon(((0, 0), *arc), fill, INK, 3))
    shapes += [Ellipse((0, 0), HUB, HUB, WOOD_DARK, INK, 4)]
    return Art(f"castell/sectors/{turned}/{none}", tuple(shapes))


@cache
def _glow() -> Art:
    around = Rect((-38, -39, 38, 39), GOLD, radius=26)
    return Art("castell/wheel/glow", (Shadow((around,), 6, (255, 190, 0, 255)), around))


def wheel(view: View, lit: tuple[int, ...] = ()) -> list[Drawn]:
    """The wheel as it stands in this round; the tiles at the sectors of `lit` glow."""
    turned = view.round - 1
    cx, cy = MIDDLE
    found: list[Drawn] = [Sprite(_sectors(turned % 8, view.advanced), MIDDLE)]
    glowing = {(sector - EIGHTH + turned) % 8 for sector in lit}
    for seat, skill in enumerate(view.wheel):
        x, y = _spot(seat, SEATS)
        if seat in glowing:
            found.append(Sprite(_glow(), (cx + x, cy + y)))
        found.append(Sprite(arch(skill, 60, 62), (cx + x, cy + y)))
    for sector in range(EIGHTH, len(REGIONS)):
        x, y = _spot((sector - EIGHTH + turned) % 8, LETTERS)
        if sector == EIGHTH:
            key = "board-none" if view.advanced else "board-all"
            found.append(Text(said(key), (cx + x, cy + y), 29, INK, 900))
        else:
            found += badge(sector, (cx + x, cy + y), 23, 34)
    found.append(Text(str(view.round), (cx, cy - 14), 54, POINTS, 900))
    found.append(Text(said("board-rounds"), (cx, cy + 30), 25, CREAM, 800))
    return found
