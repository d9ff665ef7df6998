"""People seen from behind: kerchief, sash, white trousers, the size as back number; and pawns in bell-shaped coats."""

from __future__ import annotations

from functools import cache

from bot.draw.scene import Art, Colour, Ellipse, Line, Polygon, Rect, Shadow, Shape, Text

from .colours import CREAM, INK, KERCHIEF, SHIRT, curve
from .signs import mark

SKIN = ((236, 196, 160), (200, 150, 108), (150, 104, 72), (222, 176, 136))
HAIR = ((70, 48, 34), (40, 32, 30), (120, 78, 40), (96, 60, 40), (150, 110, 60))
GHOST, GHOST_LINE, GHOST_NUMBER = (196, 208, 206), (140, 150, 148), (72, 80, 78)


@cache
def casteller(size: int, seat: int | None = None, k: float = 1.0) -> Art:
    """A stout little person, taller for bigger numbers; the feet stand at the origin. Nobody's wear ochre shirts."""
    h, w = (73 + 3.5 * size) * k, (41 + 1.9 * size) * k
    shirt: Colour = SHIRT if seat is None else f"seat.{seat}"
    cloth = kerchief(seat)
    leg, trunk, hr = 0.18 * h, 0.48 * h, 0.165 * h
    top = -leg - trunk
    head = top - 0.72 * hr
    ears = [
        Ellipse((s * 0.98 * hr, head + 0.2 * hr), 0.24 * hr, 0.24 * hr, SKIN[size % 4], INK, 2)
        for s in (-1, 1)
    ]
    scarf = curve((0, head), hr - 1.2, hr - 1.2, 176, 364)
    knot = ((0.55 * hr, head - 0.35 * hr), (1.25 * hr, head - 0.1 * hr), (0.75 * hr, head + 0.15 * hr))
    shapes: tuple[Shape, ...] = (
        Shadow((Ellipse((4, -2), 0.55 * w, 7 * k),), 3, (60, 45, 30, 120), (2, 2)),
        *_legs(w, leg, CREAM, INK),
        *ears,
        Ellipse((0, head), hr, hr, HAIR[size % 5], INK, 2.5),
        Polygon(scarf, cloth),
        Line(((-0.86 * hr, head + 1), (0.86 * hr, head + 1)), INK, 2, True),
        Polygon(knot, cloth, INK, 1.5),
        Rect((-w / 2, top, w / 2, -leg), shirt, INK, 3, 0.28 * w),
        Rect((-w / 2 + 2, -leg - 8 * k, w / 2 - 2, -leg + 1), sash(seat), radius=3),
        Text(str(size), (0, top + (trunk - 8 * k) / 2), (36 if size > 2 else 33) * k, number(seat), 900),
    )
    return Art(f"castell/casteller/{size}/{seat}/{k:g}", shapes)


@cache
def ghost(size: int, k: float = 1.0) -> Art:
    """The place of a size that one does not have."""
    h, w = (73 + 3.5 * size) * k, (41 + 1.9 * size) * k
    leg, trunk, hr = 0.18 * h, 0.48 * h, 0.165 * h
    top = -leg - trunk
    shapes: tuple[Shape, ...] = (
        *_legs(w, leg, GHOST, GHOST_LINE),
        Ellipse((0, top - 0.72 * hr), hr, hr, GHOST, GHOST_LINE, 2.5),
        Rect((-w / 2, top, w / 2, -leg), GHOST, GHOST_LINE, 3, 0.28 * w),
        Text(str(size), (0, top + (trunk - 8) / 2), 36, GHOST_NUMBER, 900),
    )
    return Art(f"castell/ghost/{size}/{k:g}", shapes)


def _legs(w: float, leg: float, fill: Colour, line: Colour) -> list[Shape]:
    return [
        Rect((s * 0.2 * w - 0.16 * w, -leg - 8, s * 0.2 * w + 0.16 * w, 0), fill, line, 2.5, 5)
        for s in (-1, 1)
    ]


def kerchief(seat: int | None) -> Colour:
    """Red, or a darker shade of the shirt."""
    return KERCHIEF if seat is None or seat == 3 else f"seat.{seat}.dark"


def sash(seat: int | None) -> Colour:
    """Black, and red on black shirts."""
    return (150, 30, 40) if seat == 3 else INK


def number(seat: int | None) -> Colour:
    return INK if seat is None else f"seat.{seat}.letter"


@cache
def pawn(seat: int, k: float = 1.12) -> Art:
    """The director of a colla: coat, round head, the player's mark."""
    half = ((21, 0), (19, -10), (12, -44), (6, -54))
    body = tuple((s * x * k, y * k) for s, side in ((-1, half), (1, half[::-1])) for x, y in side)
    coat, head = (
        Polygon(body, f"seat.{seat}", INK, 3.5),
        Ellipse((0, -62 * k), 14 * k, 14 * k, f"seat.{seat}", INK, 3.5),
    )
    ground = Shadow((Ellipse((5, -1), 25 * k, 9 * k),), 4, (60, 45, 30, 150), (3, 2))
    return Art(f"castell/pawn/{seat}/{k:g}", (ground, coat, head, *mark(seat, (0, -23 * k), 9.5 * k)))


@cache
def halo(k: float = 1.12) -> Art:
    """Behind the pawn that moved last."""
    around = Ellipse((0, -38 * k), 24 * k, 45 * k)
    glow = Shadow((Ellipse((0, -38 * k), 32 * k, 53 * k),), 6, (255, 190, 0, 255))
    return Art(f"castell/halo/{k:g}", (glow, glow, Ellipse(around.at, 30 * k, 50 * k, (255, 214, 40))))
