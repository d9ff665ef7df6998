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

MEETS = (5, 4, 7, 6, 1, 0, 3, 2)
"""The half-edge across the border from each half-edge."""


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
    """A kind as it lies after `rotation` clockwise quarter turns; edges and halves name indices into `segments`."""

    kind: str
    rotation: int
    edges: str
    segments: tuple[Segment, ...]
    edge: tuple[int, ...]  # north, east, south, west: the city or road there, or -1
    half: tuple[int, ...]  # clockwise from the north edge's west half: the field there, or -1
    codes: tuple[int, ...]
    cloister: int  # index of the cloister, or -1
    ends: tuple[int, ...]  # a row a segment, as in Segment
    shields: tuple[int, ...]
    contacts: tuple[tuple[int, int], ...]  # (field, city) side by side


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


def _lie(tile: dict[str, Any], rotation: int) -> Lie:
    edge, half = [-1] * 4, [-1] * 8
    for at, (what, row) in enumerate(_rows(tile)):
        if what == FARM:
            for name in row["half_edges"]:
                half[(_HALVES[name] + 2 * rotation) % 8] = at
        else:
            for name in row.get("edges", ()):
                edge[(_EDGES[name] + rotation) % 4] = at
    edges = "".join(tile["edges"][(side - rotation) % 4] for side in range(4))
    segments = _segments(tile)
    cloister = next((at for at, one in enumerate(segments) if one.what == CLOISTER), -1)
    codes = tuple(CODES[letter] for letter in edges)
    return Lie(
        tile["id"],
        rotation,
        edges,
        segments,
        tuple(edge),
        tuple(half),
        codes,
        cloister,
        tuple(one.ends for one in segments),
        tuple(one.shields for one in segments),
        tuple((at, city) for at, one in enumerate(segments) for city in one.touches),
    )


ROTATIONS: dict[str, tuple[int, ...]] = {tile["id"]: tuple(tile["rotations"]) for tile in _DATA["tile"]}
LIES: dict[str, Lie] = {
    f"{tile['id']}{rotation}": _lie(tile, rotation) for tile in _DATA["tile"] for rotation in range(4)
}
"""By kind and rotation in one word: "V3"."""


def _fitting(kind: str, pattern: int) -> tuple[int, ...]:
    wanted = [pattern >> 2 * side & 3 for side in range(4)]
    return tuple(
        rotation
        for rotation in ROTATIONS[kind]
        if all(want in (0, code) for want, code in zip(wanted, LIES[f"{kind}{rotation}"].codes, strict=True))
    )


FIT: dict[str, tuple[tuple[int, ...], ...]] = {
    kind: tuple(_fitting(kind, pattern) for pattern in range(256)) for kind in COUNT
}
"""FIT[kind][pattern]: the distinct rotations in which the kind continues everything that surrounds a cell."""


def letter(kind: str, segment: str) -> str:
    """The letter that a segment bears on the picture, whether it may be claimed or not: a, b, .. in reading order."""
    ids = [one.id for one in LIES[f"{kind}0"].segments]
    return "abcdefgh"[ids.index(segment)]
