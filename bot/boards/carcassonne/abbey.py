"""The cloister: an abbey in its garden."""

from __future__ import annotations

from math import dist

from bot.draw.scene import Ellipse, Line, Point, Polygon, Rect, Shape
from bot.draw.theme import mix

from . import colours as c
from .geometry import Path, along, beyond

HALF = 0.265
"""Half the garden's width."""
LINE = (44, 48, 62)
FLOWERS = ((226, 120, 140), (240, 214, 110), (196, 150, 210))


def garden(at: Point, paths: list[Path]) -> tuple[Shape, ...]:
    """Lawn, the path of the road, a forecourt and six flower beds."""
    x, y = at
    found: list[Shape] = [Rect((x - HALF, y - HALF + 0.03, x + HALF, y + HALF), (176, 198, 120), radius=0.06)]
    found += [Line(beyond((path[0], (x, y + 0.03))), c.ROAD, 0.104) for path in paths]
    found.append(
        Rect((x - 0.14, y + 0.02, x + 0.14, y + 0.20), (226, 210, 170), (190, 170, 126), 0.010, 0.03)
    )
    for side in (-0.2, 0.2):
        for row, down in enumerate((0.03, 0.10, 0.17)):
            left, top = x + side - 0.042, y + down - 0.024
            soil = (left, top, left + 0.084, top + 0.048)
            found.append(Rect(soil, (126, 92, 66), (92, 66, 48), 0.006, 0.01))
            for k in range(3):
                spot = (x + side - 0.026 + k * 0.026, y + down)
                found.append(Ellipse(spot, 0.011, 0.011, FLOWERS[(k + row) % 3]))
    return tuple(found)


def hedge(at: Point, paths: list[Path]) -> list[Point]:
    """Where the bushes around the garden stand; roads leave a gap."""
    x, y = at
    spots = [(x - HALF + i * 0.0443, edge) for edge in (y - HALF + 0.03, y + HALF) for i in range(13)]
    spots += [(edge, y - HALF + 0.03 + i * 0.0446) for edge in (x - HALF, x + HALF) for i in range(1, 12)]
    steps = [spot[:2] for path in paths for spot in along((path[0], at), 0.03)]
    return [spot for spot in spots if all(dist(spot, step) >= 0.085 for step in steps)]


def abbey(at: Point) -> tuple[Shape, ...]:
    """Nave, slate roof and a belfry with a spire and a cross."""
    x, y = at[0], at[1] + 0.03

    def box(left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        return x + left, y + top, x + right, y + bottom

    def poly(*points: Point) -> tuple[Point, ...]:
        return tuple((x + px, y + py) for px, py in points)

    return (
        Rect(box(-0.15, -0.11, 0.15, 0), c.HOUSE, LINE, 0.007),
        Polygon(poly((-0.175, -0.10), (-0.13, -0.225), (0.13, -0.225), (0.175, -0.10)), c.SLATE, LINE, 0.007),
        Polygon(
            poly((-0.165, -0.106), (-0.125, -0.218), (-0.02, -0.218), (-0.05, -0.106)),
            mix(c.SLATE, (255, 255, 255), 0.18),
        ),
        *(
            Rect(box(k - 0.016, -0.075, k + 0.016, -0.02), (120, 150, 176), LINE, 0.005, 0.014)
            for k in (-0.105, 0.105)
        ),
        Rect(box(-0.055, -0.25, 0.055, 0.008), c.STONE_LIT, LINE, 0.007),
        Polygon(poly((-0.075, -0.245), (0, -0.385), (0.075, -0.245)), c.SLATE_DARK, LINE, 0.007),
        Polygon(poly((-0.055, -0.25), (0, -0.36), (-0.005, -0.25)), mix(c.SLATE_DARK, (255, 255, 255), 0.25)),
        Ellipse((x, y - 0.195), 0.022, 0.026, (64, 56, 60)),
        Rect(box(-0.022, -0.06, 0.022, 0.008), c.TIMBER, LINE, 0.005, 0.02),
        Line(poly((0, -0.43), (0, -0.375)), LINE, 0.012),
        Line(poly((-0.02, -0.41), (0.02, -0.41)), LINE, 0.012),
    )


def shade(at: Point) -> Polygon:
    """The abbey's shadow on the garden."""
    x, y = at
    return Polygon(((x + 0.1, y + 0.03), (x + 0.22, y + 0.02), (x + 0.22, y - 0.08), (x + 0.1, y - 0.1)))
