"""What the market/sea card shows."""

from __future__ import annotations

from math import sin

from bot.draw.scene import Ellipse, Line, Polygon, Rect, Shape

from .colours import AWNING, COIN, COIN_EDGE, FOAM, PLUM, SAND_DARK
from .sea import ship


def harbour(middle: float) -> tuple[Shape, ...]:
    """A stall on the quay, and a ship, round the middle of a card."""
    shapes: list[Shape] = []
    for row in range(4):
        y = 216 + row * 17
        wave = tuple((30.0 + step * 8, y + 4 * sin(step * 0.8 + row * 2)) for step in range(40))
        shapes.append(Line(wave, FOAM, 4))
    shapes += ship((middle + 100, 176), 1.5)
    quay = ((20, 236), (middle + 22, 236), (middle + 46, 270), (20, 270))
    shapes.append(Polygon(quay, SAND_DARK, "outline", 4))
    x, y = middle - 70, 196.0
    shapes.append(Rect((x - 69, y - 12, x + 69, y + 52), "outline", radius=3))
    shapes.append(Rect((x - 66, y - 10, x + 66, y + 18), AWNING))
    shapes.append(Rect((x - 66, y + 20, x + 66, y + 50), (170, 112, 66)))
    shapes.append(
        Polygon(((x - 62, y - 64), (x + 62, y - 64), (x + 84, y - 8), (x - 84, y - 8)), PLUM, "outline", 7)
    )
    for at in range(6):
        f, g = at / 6, (at + 1) / 6
        stripe = (
            (x - 62 + 124 * f, y - 64),
            (x - 62 + 124 * g, y - 64),
            (x - 84 + 168 * g, y - 8),
            (x - 84 + 168 * f, y - 8),
        )
        colour = (PLUM, AWNING)[at % 2]
        shapes += [Polygon(stripe, colour), Ellipse((x - 84 + 168 * (f + g) / 2, y - 8), 14, 14, colour)]
    for dx in (-28, 1, 30):
        shapes.append(Ellipse((x + dx, y + 16), 17, 17, "outline"))
        shapes += [Ellipse((x + dx, y + 16), 14, 14, COIN_EDGE), Ellipse((x + dx, y + 16), 11, 11, COIN)]
    return tuple(shapes)
