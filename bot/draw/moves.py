"""Shapes moved, scaled and turned, so that pictures can be put together from parts.

Numbers are rounded, so that a part moved here and there is the same part.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import cos, pi, sin

from .scene import Ellipse, Flood, Halo, Line, Point, Polygon, Rect, Shadow, Shape, Text

CURVE = 24
"""How many corners stand for a turned ellipse."""
FINE = 5
"""Digits behind the point."""


def moved(shapes: Iterable[Shape], to: Point, scale: float = 1.0, turn: float = 0.0) -> tuple[Shape, ...]:
    """Shapes with their origin at `to`, so many times as large, turned clockwise by parts of a whole turn."""
    return tuple(_moved(shape, to, scale, turn) for shape in shapes)


def _moved(shape: Shape, to: Point, scale: float, turn: float) -> Shape:
    right, down = cos(2 * pi * turn) * scale, sin(2 * pi * turn) * scale

    def at(point: Point) -> Point:
        x, y = point
        return round(to[0] + x * right - y * down, FINE), round(to[1] + x * down + y * right, FINE)

    def large(length: float) -> float:
        return round(length * scale, FINE)

    match shape:
        case Polygon() | Line():
            return replace(shape, points=tuple(map(at, shape.points)), width=large(shape.width))
        case Ellipse() if not turn or shape.rx == shape.ry:
            rx, ry, width = large(shape.rx), large(shape.ry), large(shape.width)
            return replace(shape, at=at(shape.at), rx=rx, ry=ry, width=width)
        case Rect(box=(x0, y0, x1, y1)) if not turn:
            box = (*at((x0, y0)), *at((x1, y1)))
            return replace(shape, box=box, width=large(shape.width), radius=large(shape.radius))
        case Ellipse() | Rect():
            corners = _ring(shape) if isinstance(shape, Ellipse) else _corners(shape)
            return Polygon(tuple(map(at, corners)), shape.fill, shape.line, large(shape.width))
        case Text():
            outline, most, plate = large(shape.outline_width), large(shape.most), shape.plate
            if plate is not None:
                plate = replace(plate, width=large(plate.width), pad=large(plate.pad))
            size = large(shape.size)
            return replace(shape, at=at(shape.at), size=size, outline_width=outline, most=most, plate=plate)
        case Shadow():
            inner = moved(shape.shapes, to, scale, turn)
            offset = (large(shape.offset[0]), large(shape.offset[1]))
            return replace(shape, shapes=inner, blur=large(shape.blur), offset=offset)
        case Halo():
            around = _moved(shape.around, to, scale, turn)
            rings = tuple((colour, large(width)) for colour, width in shape.rings)
            assert isinstance(around, Polygon | Ellipse | Rect | Line)
            return replace(shape, around=around, rings=rings, blur=large(shape.blur))
        case Flood():
            return replace(shape, at=at(shape.at))


def _ring(shape: Ellipse) -> list[Point]:
    (x, y), steps = shape.at, (2 * pi * i / CURVE for i in range(CURVE))
    return [(x + shape.rx * cos(a), y + shape.ry * sin(a)) for a in steps]


def _corners(shape: Rect) -> list[Point]:
    """The corners of a box; a rounded one has its corners cut."""
    (x0, y0, x1, y1), r = shape.box, shape.radius * 0.4
    cut = [
        (x0 + r, y0),
        (x1 - r, y0),
        (x1, y0 + r),
        (x1, y1 - r),
        (x1 - r, y1),
        (x0 + r, y1),
        (x0, y1 - r),
        (x0, y0 + r),
    ]
    return cut if r else cut[::2]
