"""Where things lie. One unit is a pixel of the picture at its full size; a hex has sides of R."""

from __future__ import annotations

from math import cos, hypot, pi, radians, sin, sqrt

from bot.draw.pieces import hexagon
from bot.draw.scene import Box, Point
from engines.catan.island import CORNERS_OF, ENDS, HEXES, HEXES_BY, PATHS, PLACE

R = 114.0
WIDTH, HEIGHT = 1180.0, 1130.0
FRAME: Box = (0.0, 0.0, WIDTH, HEIGHT)
UNIT = 1.0
MIDDLE = (556.0, 572.0)

CENTRE: tuple[Point, ...] = tuple(
    (MIDDLE[0] + sqrt(3) * R * column, MIDDLE[1] + 1.5 * R * (row - 2)) for column, row in PLACE
)


def outline(at: Point, radius: float = R) -> tuple[Point, ...]:
    """The six corners of a hex, from the north, clockwise."""
    return hexagon(at, radius)


def _corners() -> tuple[Point, ...]:
    found: dict[int, Point] = {}
    for at in HEXES:
        for corner, point in zip(CORNERS_OF[at], outline(CENTRE[at]), strict=True):
            found.setdefault(corner, point)
    return tuple(found[corner] for corner in range(54))


CORNER: tuple[Point, ...] = _corners()


def between(one: Point, other: Point, share: float) -> Point:
    """The point so far along the way from one to the other."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def ends(path: int) -> tuple[Point, Point]:
    """The ends of a path, the western one first."""
    one, other = sorted(CORNER[corner] for corner in ENDS[path])
    return one, other


def middle(path: int) -> Point:
    return between(*ends(path), 0.5)


def part(path: int, margin: float) -> tuple[Point, Point]:
    """A path without a share of it at both ends."""
    one, other = ends(path)
    return between(one, other, margin), between(one, other, 1 - margin)


def slant(path: int) -> int:
    """The direction of a path: 0 rises to the east, 1 is upright, 2 falls."""
    (x0, y0), (x1, y1) = ends(path)
    return 1 if abs(x0 - x1) < 1 else 0 if y1 < y0 else 2


SLANTED: tuple[int, ...] = tuple(next(path for path in PATHS if slant(path) == kind) for kind in range(3))
"""A path of each direction, to draw a road that serves for all of them."""


def seaward(corners: tuple[int, int]) -> tuple[Point, Point]:
    """The middle of a harbour's coast, and the direction of the sea."""
    path = next(path for path in PATHS if set(ENDS[path]) == set(corners))
    at = next(iter(HEXES_BY[path]))
    (mx, my), (hx, hy) = middle(path), CENTRE[at]
    length = hypot(mx - hx, my - hy)
    return (mx, my), ((mx - hx) / length, (my - hy) / length)


def reading(paths: list[int]) -> list[int]:
    """Paths in reading order: from the top, then from the west."""
    return sorted(paths, key=lambda path: (round(middle(path)[1]), middle(path)[0]))


def round_shape(at: Point, rx: float, ry: float, steps: int = 28) -> tuple[Point, ...]:
    """An ellipse as a polygon, so that it can be cut."""
    return tuple(
        (at[0] + rx * cos(2 * pi * k / steps), at[1] + ry * sin(2 * pi * k / steps)) for k in range(steps)
    )


def inside(points: tuple[Point, ...], radius: float = R) -> tuple[Point, ...]:
    """A polygon cut to the hex around the origin."""
    found = list(points)
    for side in range(6):
        angle = radians(-60 + 60 * side)
        nx, ny, far = cos(angle), sin(angle), radius * sqrt(3) / 2
        depth = [far - (x * nx + y * ny) for x, y in found]
        cut: list[Point] = []
        for at, point in enumerate(found):
            before, d0, d1 = found[at - 1], depth[at - 1], depth[at]
            if (d0 >= 0) != (d1 >= 0):
                cut.append(between(before, point, d0 / (d0 - d1)))
            if d1 >= 0:
                cut.append(point)
        found = cut
    return tuple(found)


def holds(x: float, y: float, radius: float) -> bool:
    """Whether a point lies in a hex around the origin."""
    return abs(x) < radius * sqrt(3) / 2 and abs(y) < radius - abs(x) / sqrt(3)
