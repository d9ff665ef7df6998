"""The 72 land tiles of 24 kinds, as tables built once from assets/carcassonne/tiles.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

_DATA: dict[str, Any] = tomllib.loads(files("assets.carcassonne").joinpath("tiles.toml").read_text("utf-8"))

START: str = _DATA["start"]
FOLLOWERS: int = _DATA["meeples_per_player"]
COUNT: dict[str, int] = {tile["id"]: tile["count"] for tile in _DATA["tile"]}

CITY, ROAD, CLOISTER, FARM = "city", "road", "cloister", "farm"
_HALVES = {name: at for at, name in enumerate(_DATA["half_edges"])}
_EDGES = {name: at for at, name in enumerate("NESW")}
CODES = {"F": 1, "R": 2, "C": 3}
"""Two bits an edge in a pattern of what surrounds a cell, north lowest; 0 is free."""


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a tile that can be claimed: a piece of city or road, a cloister, a piece of field."""

    id: str
    what: str
    ends: int  # edges over which it goes on
    shields: int
    touches: tuple[int, ...]  # of a field: which segments of the same tile are cities beside it


@dataclass(frozen=True, slots=True)
class Lie:
    """A kind as it lies after `rotation` clockwise quarter turns; its rows name segments by their index.

    Where two tiles meet, the border of one and the mirror of the other are the same segments in the same order.
    """

    kind: str
    rotation: int
    edges: str
    segments: tuple[Segment, ...]
    borders: tuple[tuple[tuple[int, int], ...], ...]  # a row a side, north first: (segment, ends that meet)
    mirrors: tuple[tuple[int, ...], ...]  # a row a side: the segments as the other tile meets them
    codes: tuple[int, ...]
    marks: tuple[int, ...]  # what each side adds to the pattern of the cell beyond it
    cloister: int  # index of the cloister, or -1
    ends: tuple[int, ...]  # a row a segment, as in Segment
    shields: tuple[int, ...]
    contacts: tuple[tuple[int, int], ...]  # (field, city) side by side
    closing: tuple[tuple[int, str], ...]  # (segment, kind) of cities and roads


def _rows(tile: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(what, row) for what in (CITY, ROAD, CLOISTER, FARM) for row in tile.get(what, ())]


def _segments(tile: dict[str, Any]) -> tuple[Segment, ...]:
    rows = _rows(tile)
    index = {row["id"]: at for at, (_, row) in enumerate(rows)}
    return tuple(
        Segment(
            row["id"],
            what,
            len(row.get("edges", ())),
            row.get("shields", 0),
            tuple(index[city] for city in row.get("touches", ())),
        )
        for what, row in rows
    )


def _met(tile: dict[str, Any], rotation: int) -> list[tuple[int, ...]]:
    """What lies along each side, clockwise: a field; a city; or a field, the road, a field."""
    halves, edges = [-1] * 8, [-1] * 4
    for at, (_, row) in enumerate(_rows(tile)):
        for name in row.get("half_edges", ()):
            halves[(_HALVES[name] + 2 * rotation) % 8] = at
        for name in row.get("edges", ()):
            edges[(_EDGES[name] + rotation) % 4] = at
    sides = [(halves[2 * side], edges[side], halves[2 * side + 1]) for side in range(4)]
    return [tuple(dict.fromkeys(at for at in side if at >= 0)) if -1 in side else side for side in sides]


def _lie(tile: dict[str, Any], rotation: int) -> Lie:
    edges = "".join(tile["edges"][(side - rotation) % 4] for side in range(4))
    segments = _segments(tile)
    met = _met(tile, rotation)
    codes = tuple(CODES[letter] for letter in edges)
    return Lie(
        kind=tile["id"],
        rotation=rotation,
        edges=edges,
        segments=segments,
        borders=tuple(tuple((at, 0 if segments[at].what == FARM else 2) for at in side) for side in met),
        mirrors=tuple(side[::-1] for side in met),
        codes=codes,
        marks=tuple(code << 2 * ((side + 2) % 4) for side, code in enumerate(codes)),
        cloister=next((at for at, one in enumerate(segments) if one.what == CLOISTER), -1),
        ends=tuple(one.ends for one in segments),
        shields=tuple(one.shields for one in segments),
        contacts=tuple((at, city) for at, one in enumerate(segments) for city in one.touches),
        closing=tuple((at, one.what) for at, one in enumerate(segments) if one.ends),
    )


ROTATIONS: dict[str, tuple[int, ...]] = {tile["id"]: tuple(tile["rotations"]) for tile in _DATA["tile"]}
LIES: dict[str, Lie] = {
    f"{tile['id']}{rotation}": _lie(tile, rotation) for tile in _DATA["tile"] for rotation in range(4)
}
"""By kind and rotation in one word: "V3"."""


def _fitting(kind: str, pattern: int) -> tuple[int, ...]:
    if not pattern:
        return ()
    wanted = [pattern >> 2 * side & 3 for side in range(4)]
    return tuple(
        rotation
        for rotation in ROTATIONS[kind]
        if all(want in (0, code) for want, code in zip(wanted, LIES[f"{kind}{rotation}"].codes, strict=True))
    )


FIT: dict[str, tuple[tuple[int, ...], ...]] = {
    kind: tuple(_fitting(kind, pattern) for pattern in range(256)) for kind in COUNT
}
"""FIT[kind][pattern]: the distinct rotations in which the kind continues everything that surrounds a cell.

Where nothing surrounds it (pattern 0), none.
"""


def letter(kind: str, segment: str) -> str:
    """The letter that a segment bears on the picture, whether it may be claimed or not: a, b, .. in reading order."""
    ids = [one.id for one in LIES[f"{kind}0"].segments]
    return "abcdefgh"[ids.index(segment)]
