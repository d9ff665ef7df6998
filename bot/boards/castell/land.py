"""The ground of the board, drawn once: sea, land, mountains, seven regions, and the ways between them."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import dist, pi, sin

from bot.draw.scene import Art, Ellipse, Line, Point, Polygon, Rect, Shape
from bot.draw.theme import RGB, mix
from engines.castell.box import DOTTED, REGIONS, TOUCHING, Region

from .calendar import frame
from .colours import (
    COAST,
    CREAM,
    INK,
    LAND,
    PAPER,
    REGION,
    SCENERY,
    SEA,
    UNIT,
    coast,
    curve,
    noise,
    pale,
    soft,
)
from .wheel import ring

WIDE, HIGH = 1200, 1500

CORNERS: dict[Region, list[Point]] = {
    Region.LLEIDA: [(22, 276), (545, 272), (572, 400), (556, 550), (22, 556)],
    Region.GIRONA: [(672, 274), (1178, 272), (1180, 556), (700, 552), (655, 420)],
    Region.VALLS: [(22, 574), (392, 570), (398, 720), (390, 862), (22, 866)],
    Region.VILAFRANCA: [(410, 568), (776, 572), (784, 700), (772, 866), (408, 862), (416, 720)],
    Region.BARCELONA: [(794, 570), (1180, 574), (1180, 866), (792, 864), (800, 720)],
    Region.TARRAGONA: [(22, 884), (388, 880), (392, 1020), (384, 1178), (300, 1196), (22, 1206)],
    Region.VILANOVA: [(406, 880), (858, 884), (842, 960), (786, 1060), (752, 1164), (404, 1172), (410, 1030)],
}
INNER: dict[Region, tuple[float, float, float]] = {
    Region.LLEIDA: (38, 278, 500),
    Region.GIRONA: (712, 278, 452),
    Region.VALLS: (32, 582, 356),
    Region.VILAFRANCA: (424, 582, 344),
    Region.BARCELONA: (812, 582, 356),
    Region.TARRAGONA: (32, 892, 345),
    Region.VILANOVA: (420, 892, 345),
}
"""Where a region's things lie: left, top, and how wide they may be."""

BRIDGES: dict[frozenset[Region], tuple[float, float, bool]] = {
    frozenset((Region.VALLS, Region.LLEIDA)): (250, 564, True),
    frozenset((Region.VILAFRANCA, Region.LLEIDA)): (500, 560, True),
    frozenset((Region.GIRONA, Region.BARCELONA)): (1085, 562, True),
    frozenset((Region.VILAFRANCA, Region.VALLS)): (404, 745, False),
    frozenset((Region.BARCELONA, Region.VILAFRANCA)): (789, 745, False),
    frozenset((Region.VILAFRANCA, Region.VILANOVA)): (600, 873, True),
    frozenset((Region.VALLS, Region.TARRAGONA)): (316, 873, True),
    frozenset((Region.VILANOVA, Region.TARRAGONA)): (398, 1050, False),
    frozenset((Region.BARCELONA, Region.VILANOVA)): (824, 874, True),
}
"""A bridge over each shared border, and whether one crosses it from north to south."""

PYRENEES = tuple((566 + n * 10.4, 408 - 22 * sin(n * pi / 9)) for n in range(10))
SEASIDE = (
    ((940, 874), (915, 1000), (826, 1070), (794, 1136)),
    ((794, 1136), (766, 1200), (700, 1214), (560, 1212)),
)
BEADS: dict[frozenset[Region], tuple[Point, ...]] = {
    frozenset((Region.GIRONA, Region.LLEIDA)): PYRENEES,
    frozenset((Region.BARCELONA, Region.TARRAGONA)): (),
}
"""A string of beads for each dotted line."""


@cache
def outline(region: Region) -> tuple[Point, ...]:
    return coast(CORNERS[region], REGIONS.index(region) + 11, 3.2, 40)


@cache
def ground() -> Art:
    """Everything of the board that never moves."""
    shapes = (
        Rect((0, 0, WIDE, HIGH), SEA),
        *_shore(),
        *_mountains(),
        *(shape for region in REGIONS for shape in soft(Polygon(outline(region)), 9, 6)),
        *(shape for region in REGIONS for shape in _region(region)),
        *_ways(),
        *frame(),
        *ring(),
        *sheet(),
    )
    return Art("castell/ground", shapes, (0, 0, WIDE, HIGH), master=UNIT)


def sheet() -> list[Shape]:
    """Where the legend stands."""
    body = Rect((22, 1246, 734, 1386), PAPER, INK, 3, 18)
    return [*soft(body), body]


def _shore() -> list[Shape]:
    corners: list[Point] = [
        (-30, 200),
        (1230, 200),
        (1230, 884),
        (900, 900),
        (862, 905),
        (842, 1000),
        (775, 1172),
    ]
    corners += [(600, 1188), (398, 1192), (370, 1212), (200, 1222), (-30, 1226)]
    land = coast(corners, 5, 4, 40)
    closed = (*land, *land[:2])
    found: list[Shape] = [
        Line(closed, colour, 2 * reach)
        for reach, colour in ((46, (166, 206, 217)), (28, (178, 214, 222)), (13, (196, 224, 228)))
    ]
    found += [Polygon(land, LAND), Line(closed, COAST, 3)]
    for n in range(26):
        x, y = 600 + 580 * noise(3, n), 1365 + 125 * noise(4, n)
        for off in (0, 22):
            found.append(Line(curve((x + off, y + 1), 11, 7, 200, 340, 6), (132, 180, 196), 2))
    return found + _boat()


def _boat() -> list[Shape]:
    x, y = 1085, 975
    hull = ((x - 62, y), (x + 62, y), (x + 44, y + 28), (x - 46, y + 28))
    return [
        Line(
            ((x - 84, y + 34), (x - 40, y + 30), (x, y + 34), (x + 44, y + 30), (x + 84, y + 34)),
            (132, 180, 196),
            4,
        ),
        Line(((x, y), (x, y - 92)), INK, 5),
        Polygon(((x + 8, y - 88), (x + 8, y - 8), (x + 54, y - 10)), CREAM, INK, 3),
        Polygon(((x - 8, y - 74), (x - 8, y - 8), (x - 50, y - 12)), (250, 236, 200), INK, 3),
        Polygon(hull, (150, 82, 52), INK, 3),
    ]


def _mountains() -> list[Shape]:
    found: list[Shape] = []
    for x, y, r in ((598, 470, 62), (648, 500, 50), (614, 330, 40)):
        found.append(
            Polygon(((x - r, y + 0.6 * r), (x - 0.1 * r, y - r), (x + r, y + 0.6 * r)), (168, 158, 138))
        )
        snow = (
            (x - 0.34 * r, y - 0.55 * r),
            (x - 0.1 * r, y - r),
            (x + 0.28 * r, y - 0.45 * r),
            (x, y - 0.3 * r),
        )
        found.append(Polygon(snow, CREAM))
    return found


def _region(region: Region) -> list[Shape]:
    points, colour = outline(region), REGION[region]
    cx = sum(x for x, _ in points) / len(points)
    cy = sum(y for _, y in points) / len(points)
    inner = tuple((x + (cx - x) * 0.028, y + (cy - y) * 0.036) for x, y in points)
    left, top, wide = INNER[region]
    return [
        Polygon(points, colour, INK, 4),
        Line((*inner, *inner[:2]), pale(colour, 0.5), 4),
        *_scenery(REGIONS.index(region), colour, left - 4, top + 159, wide + 4),
    ]


def _scenery(seed: int, colour: RGB, x: float, y: float, w: float) -> list[Shape]:
    """A low hill, a few roofs with a bell tower and a pale square, hardly darker than the region."""
    low, high = mix(colour, SCENERY, 0.11), mix(colour, SCENERY, 0.22)
    ridge = [
        (
            x + w * t / 30,
            y - 16 - 26 * (sin(0.21 * t + 5 * seed) * 0.5 + 0.5) - 14 * sin(pi * t / 30),
        )
        for t in range(1, 30)
    ]
    found: list[Shape] = [Polygon(((x + 8, y), *ridge, (x + w - 4, y)), low)]
    left, foot = x + 0.56 * w, y - 20
    for n in range(6):
        hx, hh = left + 25 * n, 33 + 7 * noise(seed + 20, n)
        if n == 3:
            spire = ((hx, foot), (hx, foot - 62), (hx + 8, foot - 78), (hx + 16, foot - 62), (hx + 16, foot))
            found += [Polygon(spire, high), Rect((hx + 5, foot - 56, hx + 11, foot - 44), low, radius=3)]
        else:
            walls = (
                (hx, foot),
                (hx, foot - hh),
                (hx + 10.5, foot - hh - 10),
                (hx + 21, foot - hh),
                (hx + 21, foot),
            )
            found += [
                Polygon(walls, high),
                Rect((hx + 7, foot - hh + 4, hx + 13, foot - hh + 13), low, radius=1),
            ]
    found.append(Rect((x + 6, y - 20, x + w - 2, y + 10), mix(colour, (255, 250, 235), 0.55), radius=12))
    return found


def _ways() -> list[Shape]:
    """The bridges and beads that the map's data ask for, each once."""
    planks: list[Shape] = []
    decks: list[Rect] = []
    for a, b in TOUCHING:
        x, y, north_south = BRIDGES[frozenset((REGIONS[a], REGIONS[b]))]
        w, h = (23, 20) if north_south else (20, 23)
        decks.append(Rect((x - w, y - h, x + w, y + h), (250, 236, 200), INK, 3.5, 7))
        for t in (-10, -3.4, 3.4, 10):
            ends = (
                ((x - w + 6, y + t), (x + w - 6, y + t))
                if north_south
                else ((x + t, y - h + 6), (x + t, y + h - 6))
            )
            planks.append(Line(ends, (150, 118, 76), 2.5))
    beads = [bead for a, b in DOTTED for bead in _beads(frozenset((REGIONS[a], REGIONS[b])))]
    return [*(shape for deck in decks for shape in soft(deck, 5, 3)), *decks, *planks, *beads]


def _beads(pair: frozenset[Region]) -> list[Shape]:
    path = list(BEADS[pair]) or [*_bezier(SEASIDE[0]), *_bezier(SEASIDE[1])[1:], (376, 1198)]
    lengths = [0.0]
    for a, b in pairwise(path):
        lengths.append(lengths[-1] + dist(a, b))
    count = round(lengths[-1] / 24)
    found: list[Shape] = []
    for n in range(count + 1):
        far = lengths[-1] * n / count
        at = max(k for k in range(len(lengths) - 1) if lengths[k] <= far + 1e-6)
        share = (far - lengths[at]) / (lengths[at + 1] - lengths[at])
        (ax, ay), (bx, by) = path[at], path[at + 1]
        found.append(Ellipse((ax + (bx - ax) * share, ay + (by - ay) * share), 8.5, 8.5, CREAM, INK, 3.5))
    return found


def _bezier(points: tuple[Point, Point, Point, Point]) -> list[Point]:
    a, b, c, d = points
    found: list[Point] = []
    for step in range(21):
        t = step / 20
        s = 1 - t
        weights = (s**3, 3 * s * s * t, 3 * s * t * t, t**3)
        x, y = (sum(w * p[k] for w, p in zip(weights, (a, b, c, d), strict=True)) for k in (0, 1))
        found.append((x, y))
    return found
