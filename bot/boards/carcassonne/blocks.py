"""The land in blocks of cells that are drawn once and kept: a tile that is laid changes its own block alone."""

from __future__ import annotations

from functools import lru_cache

from bot.draw.scene import Box, Clip, Drawn, Point, Sprite, Texture
from engines.carcassonne.view import Tile

from . import nature
from .geometry import Laid
from .land import land, towers
from .window import XY, Window

SIDE = 3
"""Cells of a block, in each direction."""
EMPTY = ""


def blocks(laid: Laid, window: Window) -> list[Drawn]:
    """All tiles with their shadow, grid and towers, as `land` and `towers` draw them.

    Shadows fall on the cells just outside the window too.
    """
    words = {at: f"{tile.kind}{tile.rotation}" for at, tile in laid.items()}
    found: list[Drawn] = []
    for y in range((window.y0 - 1) // SIDE * SIDE, window.y1 + 2, SIDE):
        for x in range((window.x0 - 1) // SIDE * SIDE, window.x1 + 2, SIDE):
            cells = tuple(words.get((i, j), EMPTY) for i, j in _around(x, y))
            if any(cells):
                found.append(_block(x, y, cells, window.tile, window.sparse))
    return found


def _around(x: int, y: int) -> list[XY]:
    """The cells of a block and one more on all sides."""
    return [(i, j) for j in range(y - 1, y + SIDE + 1) for i in range(x - 1, x + SIDE + 1)]


@lru_cache(512)
def _block(x: int, y: int, cells: tuple[str, ...], size: int, sparse: bool) -> Clip:
    """A block whose north-west cell lies at x, y. The cells around it matter too: they throw shadows."""
    px, box = 1 / size, (x, y, x + SIDE, y + SIDE)
    laid = {at: Tile(word[:-1], int(word[-1])) for at, word in zip(_around(x, y), cells, strict=True) if word}
    drawn = (*land(laid, px, sparse), *towers(laid))
    shown = tuple(shape for shape in drawn if not isinstance(shape, Sprite) or _shows(shape.at, box))
    paper = Texture(nature.parchment(), (box,), px)
    name = f"carcassonne/land/{x},{y}/{'/'.join(cells)}" + ("/sparse" if sparse else "")
    return Clip(box, (paper, *shown), name)


def _shows(at: Point, box: Box) -> bool:
    """Whether something at a cell's north-west corner, a tile or a tower there, is seen in a box."""
    return box[0] <= at[0] <= box[2] and box[1] <= at[1] <= box[3]
