"""Where the drawn tile may go: yellow places with their names, and the tile itself in an inset."""

from __future__ import annotations

from functools import cache

from bot.draw.pieces import chip, chip_size, seat_disc
from bot.draw.scene import Art, Drawn, Ellipse, Line, Point, Rect, Shadow, Sprite, Text
from engines.core.grid import column, row
from engines.core.said import Who

from . import nature
from .tile import tile_art
from .window import XY, Window, inset_size, inset_tile

SMALLEST = 36
"""Pixels of a place's name, never less."""
ONE_LINE, TWO_LINES = 84, 64
"""Tiles of so many pixels have room for a name in one line, in two lines; smaller ones for some chips."""


def label_size(tile: int) -> int:
    """Pixels of the names on places."""
    return min(54, max(SMALLEST, round(0.35 * tile)))


@cache
def _place(tile: int) -> Art:
    """A soft square with a yellow disc; where names take two lines, the square is yellow itself."""
    px = 1 / tile
    edge = 0.5 - (6 if tile >= ONE_LINE else 2) * px
    corner = (-edge, -edge, edge, edge)
    if ONE_LINE > tile >= TWO_LINES:
        square = Rect(corner, "legal", "legal.line", 3 * px, 14 * px)
        return Art(f"carcassonne/place/{tile}", (square,))
    soft = Rect(corner, "legal.soft/150", (178, 134, 30), 2 * px, 12 * px)
    r = min(0.425, 66 * px) if tile >= ONE_LINE else 0.36
    disc = Ellipse((0, 0), r, r, "legal", "legal.line", 3 * px)
    return Art(f"carcassonne/place/{tile}", (soft, disc))


def places(cells: list[XY], window: Window) -> list[Drawn]:
    """A place on each cell, with its name where that can be read; the margins name the others."""
    art, tile = _place(window.tile), window.tile
    spots = [(x + 0.5, y + 0.5) for x, y in cells]
    found: list[Drawn] = [Sprite(art, spot) for spot in spots]
    size = label_size(tile) * window.px
    if tile < TWO_LINES:
        return found
    for (x, y), (cx, cy) in zip(cells, spots, strict=True):
        if tile >= ONE_LINE:
            found.append(Text(name(x, y), (cx, cy), size, "label", 800))
        else:
            found.append(Text(column(x), (cx, cy - 0.44 * size), size, "label", 850))
            found.append(Text(str(row(y)), (cx, cy + 0.44 * size), size, "label", 850))
    return found


def name(x: int, y: int) -> str:
    return f"{column(x)}{row(y)}"


def chips(cells: list[XY], window: Window) -> list[Drawn]:
    """On small tiles: names on chips wider than a cell, over followers, as far as none covers another."""
    found: list[Drawn] = []
    if window.tile >= TWO_LINES:
        return found
    used: list[tuple[Point, float]] = []
    for x, y in sorted(cells, key=lambda at: (at[1], at[0])):
        wide = (chip_size(name(x, y), SMALLEST, 4)[0] + 6) * window.px
        high = (SMALLEST * 1.22 + 4) * window.px
        clear = all(abs(x - ox) >= (wide + o) / 2 or abs(y - oy) >= high for (ox, oy), o in used)
        if clear:
            used.append(((x, y), wide))
            at = (min(max(x + 0.5, window.x0 + wide / 2), window.x1 + 1 - wide / 2), y + 0.5)
            found.append(chip(at, name(x, y), window.tile, SMALLEST, "legal", "label", "legal.line", 4))
    return found


def inset(kind: str, seat: int, corner: Point, window: Window) -> list[Drawn]:
    """The drawn tile in a frame, with the letter of whose turn it is."""
    px, size, tile = window.px, inset_size(window.tile) * window.px, inset_tile(window.tile) * window.px
    x, y = corner
    frame = Rect((x, y, x + size, y + size), "cream", "ink", 3 * px, 16 * px)
    gold = Rect(
        (x + 5 * px, y + 5 * px, x + size - 5 * px, y + size - 5 * px), None, "legal", 6 * px, 12 * px
    )
    left, top = x + (size - tile) / 2, y + (size - tile) / 2
    right, bottom = left + tile, top + tile
    sides = (
        ((left, top), (right, top)),
        ((right, top), (right, bottom)),
        ((right, bottom), (left, bottom)),
        ((left, bottom), (left, top)),
    )
    return [
        Shadow((frame,), 9 * px, (60, 44, 24, 130), (4 * px, 7 * px)),
        frame,
        gold,
        Sprite(tile_art(kind, 0, 0), (left, top), tile, nature.meadow()),
        *(Line(side, "ink", 3 * px) for side in sides),
        *seat_disc((x + 23 * px, y + 23 * px), Who(seat), seat, window.tile, 27, 36),
    ]
