"""Where a follower is drawn: near its segment's anchor, hiding neither a shield nor the abbey's spire."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import hypot

from bot.draw.scene import Box, Point, Sprite

from .follower import follower_art
from .geometry import Segment, geometry, inside

STANDING: Box = (-0.36, -0.66, 0.46, 0.52)
LYING: Box = (-0.72, -0.32, 0.56, 0.28)
STEPS = tuple(step * 0.04 for step in range(-7, 8))


@cache
def post(kind: str, rotation: int, name: str, high: float, west: bool, east: bool) -> Point:
    """The middle of the figure on the tile, `high` tiles tall; a farmer may reach over onto a neighbour that is there."""
    tile = geometry(kind, rotation)
    segment = tile.segment(name)
    x, y = segment.anchor
    if segment.section == "farm":
        left, right = (0.46 if west else 0.80) * high, (0.40 if east else 0.62) * high
        return min(max(x, left), 1 - right), min(max(y, 0.30 * high), 1 - 0.30 * high)
    if segment.section == "cloister":
        return x + 0.17, y + 0.13
    y -= 0.16 * high
    shields = [city.shield for city in tile.of("city") if city.shield]
    if not shields:
        return x, y
    spots = ((x + dx, y + dy) for dx in STEPS for dy in STEPS)
    return min(spots, key=lambda spot: _cost(spot, (x, y), segment, high, shields))


def _cost(spot: Point, wanted: Point, segment: Segment, high: float, shields: Iterable[Point]) -> float:
    """How bad a place is: far from the anchor, over a shield, or with the feet outside the city."""
    x, y = spot
    body = (x + STANDING[0] * high, y + STANDING[1] * high, x + STANDING[2] * high, y + STANDING[3] * high)
    hidden = sum(_shared(body, (sx - 0.10, sy - 0.13, sx + 0.10, sy + 0.15)) for sx, sy in shields)
    astray = segment.section == "city" and not inside((x, y + 0.3 * high), segment.outline)
    over = max(0.0, -body[0], -body[1], body[2] - 1, body[3] - 1)
    return hypot(x - wanted[0], y - wanted[1]) + 40 * hidden + 0.5 * astray + 0.6 * over


def _shared(one: Box, other: Box) -> float:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, across) * max(0.0, down)


def standing(
    kind: str, rotation: int, name: str, seat: int, corner: Point, high: float, west: bool, east: bool
) -> Sprite:
    """The figure of a follower on a tile whose north-west corner is given."""
    section = geometry(kind, rotation).segment(name).section
    x, y = post(kind, rotation, name, round(high, 3), west, east)
    return Sprite(follower_art(section, seat), (corner[0] + x, corner[1] + y), high)
