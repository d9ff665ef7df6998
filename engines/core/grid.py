"""Cells of an unbounded square grid. A cell is its name, as on the picture: a column's letters and a row's number.

The first cell is N20, so names never move while the board grows. Columns run west to east A .. Z, then AA, AB ..;
west of A they run ZZ, ZY .. Rows run north to south and may pass 0 (N0, N-1).
"""

from __future__ import annotations

import re
from functools import lru_cache

Cell = str
SIDES: tuple[tuple[int, int], ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Steps (east, south) to the neighbour over the north, east, south and west edge."""

_ORIGIN = ord("N") - ord("A")
_ROW = 20
_WEST = 26 * 27  # how many names of one or two letters there are: ZZ is the one before A
_NAME = re.compile(r"([A-Za-z]{1,2})\s*(-?\d{1,3})")


def column(x: int) -> str:
    """The letters of the column `x` steps east of N; at most 350 either way."""
    index = (x + _ORIGIN) % _WEST
    if index < 26:
        return chr(65 + index)
    tens, ones = divmod(index - 26, 26)
    return chr(65 + tens) + chr(65 + ones)


def row(y: int) -> int:
    """The number of the row `y` steps south of 20."""
    return _ROW + y


@lru_cache(1 << 16)
def cell(x: int, y: int) -> Cell:
    """The name of the cell `x` steps east and `y` steps south of N20."""
    return f"{column(x)}{row(y)}"


@lru_cache(1 << 16)
def xy(name: Cell) -> tuple[int, int]:
    """Steps east and south from N20; ValueError if this is no cell's name."""
    found = _NAME.fullmatch(name.strip())
    if not found:
        raise ValueError(name)
    index = 0
    for letter in found[1].upper():
        index = index * 26 + ord(letter) - 64
    x = (index - 1 - _ORIGIN + _WEST // 2) % _WEST - _WEST // 2
    return x, int(found[2]) - _ROW


@lru_cache(1 << 16)
def beside(name: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that share an edge: north, east, south, west."""
    x, y = xy(name)
    north, east, south, west = (cell(x + dx, y + dy) for dx, dy in SIDES)
    return north, east, south, west


@lru_cache(1 << 16)
def around(name: Cell) -> tuple[Cell, ...]:
    """The eight surrounding cells, row by row."""
    x, y = xy(name)
    return tuple(cell(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)
