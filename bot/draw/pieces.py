"""Pieces that many boards need, made of plain shapes: discs and chips with words, hexagons, stars, arrows."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from . import fonts
from .scene import Art, Colour, Drawn, Ellipse, Plate, Point, Polygon, Sprite, Text, Words


def ring(at: Point, radius: float, corners: int, turn: float = 0.0) -> tuple[Point, ...]:
    """The corners of a regular polygon, clockwise, the first straight up; `turn` in parts of a whole turn."""
    steps = [2 * pi * (i / corners + turn) - pi / 2 for i in range(corners)]
    return tuple((at[0] + radius * cos(a), at[1] + radius * sin(a)) for a in steps)


def hexagon(at: Point, radius: float, flat: bool = False) -> tuple[Point, ...]:
    """A hexagon's corners, one straight up; or, `flat`, with a side on top."""
    return ring(at, radius, 6, 1 / 12 if flat else 0.0)


def star(at: Point, outer: float, inner: float, points: int = 5) -> tuple[Point, ...]:
    """A star's corners, the first point straight up."""
    tips, dents = ring(at, outer, points), ring(at, inner, points, 0.5 / points)
    return tuple(corner for pair in zip(tips, dents, strict=True) for corner in pair)


@lru_cache(256)
def _disc(fill: Colour, line: Colour, rim: Colour | None, unit: float, radius: float) -> Art:
    """A disc of `radius` pixels with an outline of 3 pixels inside and a rim of 3 outside."""
    px = 1 / unit
    outer = (Ellipse((0, 0), (radius + 3) * px, (radius + 3) * px, rim),) if rim is not None else ()
    body = Ellipse((0, 0), radius * px, radius * px, fill, line, 3 * px)
    return Art(f"disc/{fill}/{line}/{rim}/{radius:g}@{unit:g}", (*outer, body))


def disc(
    at: Point,
    words: Words,
    unit: float,
    radius: float,
    size: float,
    fill: Colour = "legal",
    letter: Colour = "label",
    line: Colour = "legal.line",
    rim: Colour | None = "rim",
) -> tuple[Drawn, ...]:
    """A disc with a word in it. `radius` and `size` are pixels at `unit` pixels a scene unit."""
    art = _disc(fill, line, rim, unit, radius)
    return Sprite(art, at), Text(words, at, size / unit, letter, 850)


def seat_disc(
    at: Point, words: Words, seat: int, unit: float, radius: float, size: float
) -> tuple[Drawn, ...]:
    """A disc in a seat's colour."""
    return disc(at, words, unit, radius, size, f"seat.{seat}", f"seat.{seat}.letter", "outline")


def chip(
    at: Point,
    words: Words,
    unit: float,
    size: float,
    fill: Colour = "ink",
    letter: Colour = "cream",
    rim: Colour = "rim",
    pad: float = 8,
) -> Text:
    """A rounded label as wide as its words; `size` and `pad` are pixels at `unit` pixels a scene unit."""
    return Text(words, at, size / unit, letter, 800, plate=Plate(fill, rim, 2 / unit, pad / unit))


def chip_size(text: str, size: float, pad: float = 8) -> tuple[float, float]:
    """Width and height of a chip in pixels, without its rim."""
    high = size * 1.22
    return max(high, fonts.width(text, round(size), 800) + 2 * pad), high


def arrow(start: Point, end: Point, width: float, colour: Colour) -> Polygon:
    """An arrow from one point to another, its head three widths long."""
    (ax, ay), (bx, by) = start, end
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    dx, dy = (bx - ax) / length, (by - ay) / length
    neck = max(0.0, length - 3 * width)

    def spot(far: float, side: float) -> Point:
        return ax + dx * far - dy * side, ay + dy * far + dx * side

    half, barb = width / 2, width * 1.5
    return Polygon(
        (
            spot(0, half),
            spot(neck, half),
            spot(neck, barb),
            (bx, by),
            spot(neck, -barb),
            spot(neck, -half),
            spot(0, -half),
        ),
        colour,
    )
