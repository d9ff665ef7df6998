"""The island as tables, built once: 19 hexes, 54 corners, 72 paths, and their names by the clock.

Sets of corners or paths are whole numbers, bit n for the n-th, so that the state is small and quick to copy.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Annotated, Any

from engines.core.forms import Form
from engines.core.refusal import Unreadable

_DATA: dict[str, Any] = tomllib.loads(files("assets.catan").joinpath("island.toml").read_text("utf-8"))
_HEXES: list[dict[str, Any]] = _DATA["hexes"]

HEXES = range(len(_HEXES))
ENDS: tuple[tuple[int, int], ...] = tuple((one, other) for one, other in _DATA["paths"])
PATHS = range(len(ENDS))
CORNERS = range(54)

CORNERS_OF: tuple[tuple[int, ...], ...] = tuple(tuple(row["corners"]) for row in _HEXES)
"""The corners of a hex, from the north, clockwise."""
SIDES_OF: tuple[tuple[int, ...], ...] = tuple(tuple(row["sides"]) for row in _HEXES)
"""The paths around a hex, from the north-east, clockwise."""
PLACE: tuple[tuple[float, int], ...] = tuple((row["column"], row["row"]) for row in _HEXES)
"""Where a hex lies: hexes east of the middle, rows from the top."""
HARBOURS: tuple[tuple[str, tuple[int, int]], ...] = tuple(
    (row["good"], (row["corners"][0], row["corners"][1])) for row in _DATA["harbours"]
)
"""The printed harbours: a good or "any", and the corners that use it."""

HEXES_AT: tuple[tuple[int, ...], ...] = tuple(
    tuple(at for at in HEXES if corner in CORNERS_OF[at]) for corner in CORNERS
)
HEXES_BY: tuple[tuple[int, ...], ...] = tuple(
    tuple(at for at in HEXES if path in SIDES_OF[at]) for path in PATHS
)
PATHS_AT: tuple[tuple[int, ...], ...] = tuple(
    tuple(path for path in PATHS if corner in ENDS[path]) for corner in CORNERS
)
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sum(ENDS[path]) - corner for path in PATHS_AT[corner]) for corner in CORNERS
)
"""The corners one path away."""
TOUCHING: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({path for corner in ENDS[one] for path in PATHS_AT[corner]} - {one})) for one in PATHS
)
"""The paths that share a corner with a path."""
COASTAL = tuple(at for at in HEXES if any(len(HEXES_BY[path]) == 1 for path in SIDES_OF[at]))


def mask(bits: Any) -> int:
    """A set as one number."""
    return sum(1 << bit for bit in set(bits))


def ones(bits: int) -> tuple[int, ...]:
    """The members of a set, in order."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return tuple(found)


ALL_CORNERS = (1 << 54) - 1
ALL_PATHS = (1 << 72) - 1
CORNER_MASK: tuple[int, ...] = tuple(mask(CORNERS_OF[at]) for at in HEXES)
SIDE_MASK: tuple[int, ...] = tuple(mask(SIDES_OF[at]) for at in HEXES)
END_MASK: tuple[int, ...] = tuple(mask(ends) for ends in ENDS)
PATHS_MASK: tuple[int, ...] = tuple(mask(PATHS_AT[corner]) for corner in CORNERS)
NEAR_MASK: tuple[int, ...] = tuple(mask((corner, *NEIGHBOURS[corner])) for corner in CORNERS)
"""A corner and those one path away: where no second building may stand."""


def steps(start: int) -> dict[int, int]:
    """Every path and how many moves away it is."""
    far = {start: 0}
    row = [start]
    for path in row:
        for near in TOUCHING[path]:
            if near not in far:
                far[near] = far[path] + 1
                row.append(near)
    return far


DISTANCE: tuple[tuple[int, ...], ...] = tuple(tuple(steps(one)[other] for other in PATHS) for one in PATHS)

_ROWS = [at for at in HEXES if PLACE[at][1] != PLACE[at - 1][1]]
HEX_NAME = tuple(f"{'ABCDE'[PLACE[at][1]]}{at - _ROWS[PLACE[at][1]] + 1}" for at in HEXES)
_CORNER_HOURS = (12, 2, 4, 6, 8, 10)
_SIDE_HOURS = (1, 3, 5, 7, 9, 11)


def _by_name(parts: tuple[tuple[int, ...], ...], hours: tuple[int, ...]) -> dict[tuple[str, int], int]:
    return {(HEX_NAME[at], hour): part for at in HEXES for hour, part in zip(hours, parts[at], strict=True)}


_CORNER_BY_NAME = _by_name(CORNERS_OF, _CORNER_HOURS)
_PATH_BY_NAME = _by_name(SIDES_OF, _SIDE_HOURS)


def _names(by_name: dict[tuple[str, int], int], count: int) -> tuple[str, ...]:
    """The first hex by which a corner or path goes gives it its name."""
    names: dict[int, str] = {}
    for (at, hour), part in by_name.items():
        names.setdefault(part, f"{at}-{hour}")
    return tuple(names[part] for part in range(count))


CORNER_NAME = _names(_CORNER_BY_NAME, len(CORNERS))
PATH_NAME = _names(_PATH_BY_NAME, len(PATHS))
_SPELT = re.compile(r"([a-e])\s*([1-5])\s*[-.: ]?\s*(\d{1,2})\s*(?:시|h|o'clock)?")


def _read(text: str, by_name: dict[tuple[str, int], int]) -> int:
    """`C3-12`, `c3 12`, `c3.12` or `C3 12시`, by any of the hexes around."""
    found = _SPELT.fullmatch(text.strip().lower())
    part = by_name.get((f"{found[1]}{found[2]}".upper(), int(found[3]))) if found else None
    if part is None:
        raise Unreadable(text)
    return part


class HexForm(Form[int]):
    """A hex, by its row's letter and its number from the west."""

    def key(self, value: int) -> str:
        return HEX_NAME[value]

    def read(self, text: str) -> int:
        name = text.strip().upper().replace(" ", "").replace("-", "")
        if name not in HEX_NAME:
            raise Unreadable(text)
        return HEX_NAME.index(name)


class CornerForm(Form[int]):
    """A corner: a hex and an even hour of its clock, 12 at the top."""

    def key(self, value: int) -> str:
        return CORNER_NAME[value]

    def read(self, text: str) -> int:
        return _read(text, _CORNER_BY_NAME)


class PathForm(Form[int]):
    """A path: a hex and an odd hour of its clock, 1 at the upper right."""

    def key(self, value: int) -> str:
        return PATH_NAME[value]

    def read(self, text: str) -> int:
        return _read(text, _PATH_BY_NAME)


Hex = Annotated[int, HexForm()]
Corner = Annotated[int, CornerForm()]
Path = Annotated[int, PathForm()]
