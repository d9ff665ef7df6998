"""Where towers are built: the square of a small town, pale, so that people carry the colour."""

from __future__ import annotations

from functools import cache
from math import sin

from bot.draw.scene import Art, Ellipse, Line, Polygon, Rect, Shape

from .colours import PAVING, UNIT, noise

WIDE, HIGH, HORIZON = 1200, 1340, 850
SKY, CLOUD, HILLS = (206, 226, 228), (224, 237, 236), (190, 207, 190)
WALLS = ((228, 210, 178), (224, 198, 170), (232, 220, 196), (218, 204, 176))


@cache
def town() -> Art:
    ridge = [(WIDE * t / 40, HORIZON - 250 - 46 * sin(0.23 * t + 1) - 22 * sin(0.61 * t)) for t in range(41)]
    shapes: list[Shape] = [
        Rect((0, 0, WIDE, HORIZON + 30), SKY),
        *(
            Ellipse((x + 46 * n, y - 12 * (n % 2)), 44, 20, CLOUD)
            for x, y in ((150, 160), (560, 110), (1010, 210))
            for n in range(3)
        ),
        Polygon(((0, HORIZON), *ridge, (WIDE, HORIZON)), HILLS),
        *_houses(),
        *_crowd(),
        Rect((0, HORIZON + 22, WIDE, HIGH), PAVING),
    ]
    shapes += (
        Line(((WIDE / 2 + 62 * n, HORIZON + 22), (WIDE / 2 + 150 * n, HIGH)), (211, 192, 155), 2)
        for n in range(-14, 15)
    )
    for share in (0.1, 0.26, 0.5, 0.84):
        y = HORIZON + 22 + (HIGH - HORIZON - 22) * share
        shapes.append(Line(((0, y), (WIDE, y)), (211, 192, 155), 2))
    return Art("castell/town", tuple(shapes), (0, 0, WIDE, HIGH), master=UNIT)


def _houses() -> list[Shape]:
    found: list[Shape] = []
    x, n = -20.0, 0
    while x < WIDE:
        w, h = 106 + 22 * noise(11, n), 195 + 45 * noise(12, n)
        walls = ((x, HORIZON), (x, HORIZON - h), (x + w, HORIZON - h), (x + w, HORIZON))
        roof = ((x - 6, HORIZON - h), (x + w / 2, HORIZON - h - 26), (x + w + 6, HORIZON - h))
        found += [
            Polygon(walls, WALLS[n % 4], (190, 168, 138), 2),
            Polygon(roof, (208, 166, 138), (184, 142, 114), 2),
        ]
        for wy in range(int(HORIZON - h + 24), HORIZON - 60, 58):
            for wx in (x + 0.2 * w, x + 0.58 * w):
                found += [
                    Rect((wx, wy, wx + 20, wy + 32), (190, 174, 148), radius=8),
                    Line(((wx - 3, wy + 34), (wx + 23, wy + 34)), (176, 150, 120), 3),
                ]
        x, n = x + w, n + 1
    return found


def _crowd() -> list[Shape]:
    found: list[Shape] = []
    for row, (down, colour) in enumerate(((-6, (206, 186, 160)), (10, (196, 174, 146)))):
        x, n = -10.0 + 14 * row, 0
        while x < WIDE + 20:
            r, y = 11.5 + 1.5 * noise(20 + row, n), HORIZON + down + 5 * noise(30 + row, n)
            found += [
                Ellipse((x, y - 22), r, r, colour),
                Rect((x - 1.5 * r, y - 12, x + 1.5 * r, y + 30), colour, radius=10),
            ]
            x, n = x + 32 + 5 * noise(40 + row, n), n + 1
    return found
