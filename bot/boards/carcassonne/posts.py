"""Where a follower is drawn: near its segment's anchor, hiding neither a shield nor the abbey's spire."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import hypot

from bot.draw.scene import Box, Point
from engines.core.grid import SIDES

from .geometry import Laid, Segment, geometry, inside
from .window import XY

STANDING: Box = (-0.36, -0.66, 0.44, 0.50)
LYING: Box = (-0.74, -0.32, 0.56, 0.28)
CROWDED = 0.7
"""Figures as tall as this, in tiles, stay on their tiles: they would hide each other's letters."""
STEPS = tuple(step * 0.04 for step in range(-7, 8))
Sides = tuple[bool, bool, bool, bool]
"""Over which borders a figure may reach, north, east, south, west: where a tile lies that it may cover."""


@cache
def post(kind: str, rotation: int, name: str, high: float, over: Sides) -> Point:
    """The middle of the figure on the tile, `high` tiles tall; it leaves the tile only towards `over`."""
    tile = geometry(kind, rotation)
    segment = tile.segment(name)
    x, y = segment.anchor
    if segment.section == "farm":
        return _held((x, y), LYING, high, over)
    if segment.section == "cloister":
        return _held((x + 0.17, y + 0.13), STANDING, high, over)
    wanted = _held((x, y - 0.16 * high), STANDING, high, over)
    shields = [city.shield for city in tile.of("city") if city.shield]
    if not shields:
        return wanted
    spots = ((wanted[0] + dx, wanted[1] + dy) for dx in STEPS for dy in STEPS)
    return min(spots, key=lambda spot: _cost(spot, wanted, segment, high, shields, over))


def _held(spot: Point, body: Box, high: float, over: Sides) -> Point:
    """The place nearest to `spot` where the figure stays on the tile and what it may cover."""
    reach = 0.42 * high if high < CROWDED else 0.0
    low = [-body[side] * high - (reach if over[(3, 0)[side]] else 0.0) for side in (0, 1)]
    top = [1 - body[side + 2] * high + (reach if over[(1, 2)[side]] else 0.0) for side in (0, 1)]
    x, y = (
        min(max(value, least), most) if least <= most else (least + most) / 2
        for value, least, most in zip(spot, low, top, strict=True)
    )
    return x, y


def _cost(
    spot: Point, wanted: Point, segment: Segment, high: float, shields: Iterable[Point], over: Sides
) -> float:
    """How bad a place is: far from where it should be, over a shield, outside the city, over no tile."""
    x, y = spot
    body = (x + STANDING[0] * high, y + STANDING[1] * high, x + STANDING[2] * high, y + STANDING[3] * high)
    hidden = sum(_shared(body, (sx - 0.10, sy - 0.13, sx + 0.10, sy + 0.15)) for sx, sy in shields)
    astray = segment.section == "city" and not inside((x, y + 0.3 * high), segment.outline)
    held = _held(spot, STANDING, high, over)
    return (
        hypot(x - wanted[0], y - wanted[1]) + 40 * hidden + 0.5 * astray + 3 * hypot(x - held[0], y - held[1])
    )


def _shared(one: Box, other: Box) -> float:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, across) * max(0.0, down)


def posted(laid: Laid, at: XY, name: str, high: float, clear: XY | None = None) -> Point:
    """The middle of a follower's figure on the board. Nobody reaches over the tile at `clear`."""
    tile, (x, y) = laid[at], at
    north, east, south, west = ((x + dx, y + dy) for dx, dy in SIDES)
    over = tuple(beside in laid and beside != clear for beside in (north, east, south, west))
    dx, dy = post(tile.kind, tile.rotation, name, round(high, 3), over)
    return x + dx, y + dy
