"""The shape of every tile at every rotation, from assets/carcassonne/tiles.toml: a unit square, y south."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import dist
from typing import Any

from bot.draw.scene import Point
from engines.carcassonne.view import Tile

Path = tuple[Point, ...]
Laid = Mapping[tuple[int, int], Tile]
"""Tiles by place: steps east and south from N20."""
SECTIONS = ("city", "road", "cloister", "farm")
"""The order in which a tile's segments are listed, and lettered a, b, c .. in pictures and words."""


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a tile: a city, road, cloister or farm. `anchor` is where a follower stands."""

    id: str
    section: str
    anchor: Point
    sides: tuple[int, ...] = ()
    outline: Path = ()
    walls: tuple[Path, ...] = ()
    shield: Point | None = None
    path: Path = ()
    end: str = ""
    at: Point = (0.5, 0.5)


@dataclass(frozen=True, slots=True)
class Geometry:
    """A tile at a rotation: letters C, R, F of its edges from the north on, its segments, its village."""

    kind: str
    rotation: int
    edges: str
    segments: tuple[Segment, ...]
    village: Point | None

    def of(self, section: str) -> tuple[Segment, ...]:
        return tuple(segment for segment in self.segments if segment.section == section)

    def segment(self, name: str) -> Segment:
        return next(segment for segment in self.segments if segment.id == name)


@cache
def tiles() -> dict[str, dict[str, Any]]:
    """Every kind's table."""
    text = files("assets").joinpath("carcassonne/tiles.toml").read_text(encoding="utf-8")
    return {tile["id"]: tile for tile in tomllib.loads(text)["tile"]}


def turned(point: Point, rotation: int) -> Point:
    """A point of the tile after so many clockwise quarter turns."""
    x, y = point
    for _ in range(rotation % 4):
        x, y = 1 - y, x
    return round(x, 6), round(y, 6)


@cache
def geometry(kind: str, rotation: int) -> Geometry:
    """The tile of this kind, turned clockwise by quarter turns."""
    tile = tiles()[kind]
    edges = "".join(tile["edges"][(side - rotation) % 4] for side in range(4))
    found = tuple(_segment(one, section, rotation) for section in SECTIONS for one in tile.get(section, ()))
    village = turned(tuple(tile["village"]["at"]), rotation) if "village" in tile else None
    return Geometry(kind, rotation, edges, found, village)


def _segment(one: dict[str, Any], section: str, rotation: int) -> Segment:
    def path(points: list[list[float]]) -> Path:
        return tuple(turned((x, y), rotation) for x, y in points)

    def spot(name: str) -> Point | None:
        return path([one[name]])[0] if name in one else None

    return Segment(
        id=one["id"],
        section=section,
        anchor=path([one["meeple"]])[0],
        sides=tuple(("NESW".index(side) + rotation) % 4 for side in one.get("edges", ())),
        outline=path(one.get("polygon", [])),
        walls=tuple(path(wall) for wall in one.get("walls", ())),
        shield=spot("shield_at"),
        path=path(one.get("path", [])),
        end=one.get("end", ""),
        at=spot("at") or (0.5, 0.5),
    )


def beyond(path: Path, by: float = 0.1) -> Path:
    """A road's path drawn on past the border, at right angles, so that neighbours join without a seam."""

    def out(point: Point) -> Path:
        x, y = point
        step = [by if v > 0.999 else -by if v < 0.001 else 0.0 for v in (x, y)]
        return ((x + step[0], y + step[1]),) if any(step) else ()

    return (*out(path[0]), *path, *out(path[-1]))


def along(path: Path, step: float) -> list[tuple[float, float, float, float]]:
    """Points at about equal steps on a path, each with the direction there: x, y, dx, dy."""
    length = sum(dist(a, b) for a, b in pairwise(path))
    count = max(1, round(length / step))
    found: list[tuple[float, float, float, float]] = []
    passed = 0.0
    for a, b in pairwise(path):
        piece = dist(a, b)
        dx, dy = (b[0] - a[0]) / piece, (b[1] - a[1]) / piece
        while len(found) < count and (due := (len(found) + 0.5) * length / count) <= passed + piece + 1e-9:
            found.append((a[0] + dx * (due - passed), a[1] + dy * (due - passed), dx, dy))
        passed += piece
    return found


Pieces = tuple[tuple[float, float, float, float, float], ...]


def pieces(paths: Iterable[Path]) -> Pieces:
    """The straight pieces of paths, made ready for `nearer`: start, course, and one by its square."""
    return tuple(
        (ax, ay, bx - ax, by - ay, 1 / ((bx - ax) ** 2 + (by - ay) ** 2))
        for path in paths
        for (ax, ay), (bx, by) in pairwise(path)
    )


def nearer(x: float, y: float, reach: float, lines: Pieces) -> bool:
    """Whether a point lies nearer than `reach` to any of the pieces."""
    square = reach * reach
    for ax, ay, dx, dy, inverse in lines:
        px, py = x - ax, y - ay
        share = (px * dx + py * dy) * inverse
        if share >= 1:
            px -= dx
            py -= dy
        elif share > 0:
            px -= share * dx
            py -= share * dy
        if px * px + py * py < square:
            return True
    return False


def inside(point: Point, outline: Path) -> bool:
    """Whether a point lies in a polygon."""
    x, y = point
    odd = False
    ax, ay = outline[-1]
    for bx, by in outline:
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            odd = not odd
        ax, ay = bx, by
    return odd
