"""Trees, bushes, sheep, ploughed plots, and the meadow under all tiles."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from random import Random

from bot.draw.scene import Art, Ellipse, Line, Point, Polygon, Rect, Shape
from bot.draw.theme import mix

from . import colours as c

PERIOD = 4
"""After so many tiles the meadow repeats."""


def tree(x: float, y: float, r: float) -> tuple[Shape, ...]:
    return (
        Rect((x - r * 0.16, y - r * 0.2, x + r * 0.16, y + r * 0.75), c.TRUNK),
        Ellipse((x, y - r * 0.45), r, r, c.TREE, c.TREE_EDGE, 0.006),
        Ellipse((x - r * 0.25, y - r * 0.72), r * 0.52, r * 0.46, c.TREE_LIT),
    )


def pine(x: float, y: float, r: float) -> tuple[Shape, ...]:
    crown = ((x - r * 0.85, y + r * 0.25), (x, y - r * 1.7), (x + r * 0.85, y + r * 0.25))
    lit = ((x - r * 0.6, y + r * 0.1), (x, y - r * 1.45), (x - r * 0.05, y + r * 0.1))
    return (
        Rect((x - r * 0.14, y, x + r * 0.14, y + r * 0.6), c.TRUNK),
        Polygon(crown, c.PINE, c.TREE_EDGE, 0.006),
        Polygon(lit, c.PINE_LIT),
    )


def bush(x: float, y: float, r: float) -> tuple[Shape, ...]:
    return (
        Ellipse((x, y), r, r * 0.85, c.TREE, c.TREE_EDGE, 0.005),
        Ellipse((x - r * 0.25, y - r * 0.3), r * 0.5, r * 0.4, c.TREE_LIT),
    )


def sheep(x: float, y: float, r: float) -> tuple[Shape, ...]:
    return (
        Ellipse((x, y), r, r * 0.72, (250, 246, 236), (120, 112, 100), 0.005),
        Ellipse((x + r * 0.95, y - r * 0.2), r * 0.38, r * 0.38, (90, 78, 70)),
    )


def pond(x: float, y: float, r: float) -> tuple[Shape, ...]:
    return (
        Ellipse((x, y), r, r * 0.62, c.WATER, (106, 132, 84), 0.012),
        Ellipse((x - r * 0.2, y - r * 0.12), r * 0.5, r * 0.2, c.WATER_LIT),
    )


def plot(corner: tuple[Point, Point, Point, Point], colour: c.RGB, furrow: c.RGB) -> tuple[Shape, ...]:
    """A ploughed plot between its corners north-west, north-east, south-east, south-west."""
    (ax, ay), (bx, by), (dx, dy), (ex, ey) = corner
    furrows: list[Shape] = []
    for i in range(1, 5):
        down = i / 5
        west = (ax + (ex - ax) * down, ay + (ey - ay) * down)
        east = (bx + (dx - bx) * down, by + (dy - by) * down)
        furrows.append(Line((west, east), furrow, 0.010))
    return (Polygon(corner, colour, mix(colour, c.TREE_EDGE, 0.35), 0.008), *furrows)


@cache
def meadow() -> Art:
    """Washes of green and tufts of grass over PERIOD x PERIOD tiles; it joins itself on all sides."""
    rng = Random(7)
    shapes: list[Shape] = [Rect((0, 0, PERIOD, PERIOD), c.FIELD)]
    for _ in range(46):
        x, y, r = rng.uniform(0, PERIOD), rng.uniform(0, PERIOD), rng.uniform(0.22, 0.6)
        ring = tuple(
            (
                x + r * rng.uniform(0.75, 1.1) * cos(i * pi / 7),
                y + 0.62 * r * rng.uniform(0.75, 1.1) * sin(i * pi / 7),
            )
            for i in range(14)
        )
        shapes += _everywhere(Polygon(ring, rng.choice(c.WASHES)))
    for _ in range(110):
        x, y, s = rng.uniform(0, PERIOD), rng.uniform(0, PERIOD), rng.uniform(0.014, 0.022)
        colour = rng.choice(c.TUFTS)
        for k in (-1, 0, 1):
            tip = (x + k * s * 0.8, y - s * (1.1 if k else 1.5))
            shapes += _everywhere(Line(((x, y), tip), colour, 0.008))
    return Art("carcassonne/meadow", tuple(shapes), box=(0, 0, PERIOD, PERIOD), master=140, themed=False)


def _everywhere(shape: Polygon | Line) -> list[Shape]:
    """A shape and its copies one period away that still show."""
    xs, ys = zip(*shape.points, strict=True)
    found: list[Shape] = []
    for dx in (-PERIOD, 0, PERIOD):
        for dy in (-PERIOD, 0, PERIOD):
            if max(xs) + dx < 0 or min(xs) + dx > PERIOD or max(ys) + dy < 0 or min(ys) + dy > PERIOD:
                continue
            moved = tuple((x + dx, y + dy) for x, y in shape.points)
            is_line = isinstance(shape, Line)
            found.append(Line(moved, shape.colour, shape.width) if is_line else Polygon(moved, shape.fill))
    return found


SHEET = 600


@cache
def parchment() -> Art:
    """Paper with a few fibres, a unit a pixel; it repeats."""
    rng = Random(3)
    shapes: list[Shape] = [Rect((0, 0, SHEET, SHEET), "paper")]
    for _ in range(70):
        x, y, length = rng.uniform(0, SHEET - 30), rng.uniform(2, SHEET - 2), rng.uniform(6, 26)
        end = (x + length, y + rng.uniform(-2, 2))
        shapes.append(Line(((x, y), end), f"paper.line/{rng.randrange(80, 200)}", 1))
    return Art("carcassonne/parchment", tuple(shapes), box=(0, 0, SHEET, SHEET))
