"""Which cells a picture shows, how large a tile is, and where in it an inset finds room."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product

from bot.draw.scene import Box, Point

XY = tuple[int, int]
MARGIN = 56
"""Pixels of the margin that carries the coordinates."""
SPAN = 1010
"""Pixels that all columns may take."""
TALL = 0.85
"""Rows may take more than columns, by the inverse of this: pictures are shown at a certain width."""
SIZES = (200, 168, 144, 126, 100, 91, 84, 77, 72, 64, 56, 48, 40, 32)
"""Pixels of a tile: few, for everything on the board is made for each."""
LARGEST = SIZES[0]
NARROWEST, FLATTEST = 0.75, 0.6
"""The least columns a row, and the least rows a column: a thin picture is shown too small to read."""
FEWEST = 5


@dataclass(frozen=True, slots=True)
class Window:
    """Columns x0..x1, rows y0..y1 at `tile` pixels a cell, which is a scene's unit; `foot` is a bar below."""

    x0: int
    y0: int
    x1: int
    y1: int
    tile: int
    foot: int = 0

    @property
    def px(self) -> float:
        """One pixel in units."""
        return 1 / self.tile

    @property
    def columns(self) -> range:
        return range(self.x0, self.x1 + 1)

    @property
    def rows(self) -> range:
        return range(self.y0, self.y1 + 1)

    @property
    def inner(self) -> Box:
        """The cells, without the margins."""
        return self.x0, self.y0, self.x1 + 1, self.y1 + 1

    @property
    def box(self) -> Box:
        """The whole picture."""
        m = MARGIN * self.px
        return self.x0 - m, self.y0 - m, self.x1 + 1 + m, self.y1 + 1 + m + self.foot * self.px

    def holds(self, at: XY) -> bool:
        return self.x0 <= at[0] <= self.x1 and self.y0 <= at[1] <= self.y1

    @property
    def sparse(self) -> bool:
        """Whether tiles are so small that they show fewer things."""
        return self.tile < 84

    @property
    def standing(self) -> float:
        """How tall a follower is, in tiles; on a large board it fills its tile, for its letter is read."""
        return max(min(0.55 * self.tile, 92), min(62, 0.9 * self.tile)) / self.tile


def around(cells: Iterable[XY], foot: int = 0, largest: int = LARGEST, tall: float = TALL) -> Window:
    """The window that just shows these cells, not too thin."""
    xs, ys = zip(*cells, strict=True)
    return _window(min(xs), min(ys), max(xs), max(ys), foot, largest, tall)


def _window(
    x0: int, y0: int, x1: int, y1: int, foot: int = 0, largest: int = LARGEST, tall: float = TALL
) -> Window:
    """Pads a thin window on both sides, and takes the largest tiles that fit."""
    while (columns := x1 - x0 + 1) < max(FEWEST, NARROWEST * (y1 - y0 + 1)):
        x0, x1 = (x0, x1 + 1) if columns % 2 else (x0 - 1, x1)
    while (rows := y1 - y0 + 1) < max(FEWEST - 2, FLATTEST * (x1 - x0 + 1)):
        y0, y1 = (y0, y1 + 1) if rows % 2 else (y0 - 1, y1)
    room = min(largest, SPAN / max(columns, tall * rows))
    return Window(x0, y0, x1, y1, next((size for size in SIZES if size <= room), SIZES[-1]), foot)


def with_room(cells: set[XY], taken: set[XY]) -> tuple[Window, Point]:
    """The window for these cells in which an inset covers no taken cell, and the inset's north-west corner.

    Widened by as little as possible; a wide place is taken before tiles get smaller.
    """
    xs, ys = zip(*cells, strict=True)
    low, high = (min(xs), min(ys)), (max(xs), max(ys))
    found: list[tuple[int, int, Window]] = []
    for w, n, e, s in product(range(4), repeat=4):
        if min(w, e) or min(n, s):
            continue
        window = _window(low[0] - w, low[1] - n, high[0] + e, high[1] + s)
        found.append((-window.tile, len(window.columns) * len(window.rows), window))
    for _, _, window in sorted(found, key=lambda one: one[:2]):
        for corner in _corners(window):
            if not taken & _covered(corner, inset_size(window.tile) * window.px):
                return window, corner
    return found[0][2], _corners(found[0][2])[0]


FRAME = 48
"""Pixels of the inset's frame, both sides together."""


def inset_tile(tile: int) -> int:
    """Pixels of the tile in the inset: within one cell, or within two by two."""
    return round(0.72 * tile) if tile >= 150 else min(max(2 * tile - FRAME - 8, 120), 170)


def inset_size(tile: int) -> int:
    """Pixels of the inset with its frame."""
    return inset_tile(tile) + FRAME


def _corners(window: Window) -> tuple[Point, ...]:
    """Where an inset may begin: north-east, north-west, south-east, south-west, 4 pixels from the edge."""
    gap = 4 * window.px
    far = inset_size(window.tile) * window.px + gap
    west, north, east, south = window.inner
    return (
        (east - far, north + gap),
        (west + gap, north + gap),
        (east - far, south - far),
        (west + gap, south - far),
    )


def _covered(corner: Point, size: float) -> set[XY]:
    """The cells that a square touches."""
    from_x, from_y = int(corner[0] // 1), int(corner[1] // 1)
    to_x, to_y = int((corner[0] + size) // 1), int((corner[1] + size) // 1)
    return {(x, y) for x in range(from_x, to_x + 1) for y in range(from_y, to_y + 1)}
