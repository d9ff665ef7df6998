"""Shapes moved, scaled and turned, so that pictures can be put together from parts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import cos, pi, sin

from .scene import Ellipse, Flood, Halo, Line, Point, Polygon, Rect, Shadow, Shape, Text

CURVE = 24
"""How many corners stand for a turned ellipse."""


def moved(shapes: Iterable[Shape], to: Point, scale: float = 1.0, turn: float = 0.0) -> tuple[Shape, ...]:
    """Shapes with their origin at `to`, so many times as large, turned clockwise by parts of a whole turn."""
    return tuple(_moved(shape, to, scale, turn) for shape in shapes)


def _moved(shape: Shape, to: Point, scale: float, turn: float) -> Shape:
    right, down = cos(2 * pi * turn) * scale, sin(2 * pi * turn) * scale

    def at(point: Point) -> Point:
        x, y = point
        return to[0] + x * right - y * down, to[1] + x * down + y * right

    match shape:
        case Polygon() | Line():
            return replace(shape, points=tuple(map(at, shape.points)), width=shape.width * scale)
        case Ellipse() if not turn or shape.rx == shape.ry:
            width = shape.width * scale
            return replace(shape, at=at(shape.at), rx=shape.rx * scale, ry=shape.ry * scale, width=width)
        case Rect(box=(x0, y0, x1, y1)) if not turn:
            box = (*at((x0, y0)), *at((x1, y1)))
            return replace(shape, box=box, width=shape.width * scale, radius=shape.radius * scale)
        case Ellipse() | Rect():
            corners = _ring(shape) if isinstance(shape, Ellipse) else _corners(shape)
            return Polygon(tuple(map(at, corners)), shape.fill, shape.line, shape.width * scale)
        case Text():
            outline, most, plate = shape.outline_width * scale, shape.most * scale, shape.plate
            if plate is not None:
                plate = replace(plate, width=plate.width * scale, pad=plate.pad * scale)
            size = shape.size * scale
            return replace(shape, at=at(shape.at), size=size, outline_width=outline, most=most, plate=plate)
        case Shadow():
            inner = moved(shape.shapes, to, scale, turn)
            offset = (shape.offset[0] * scale, shape.offset[1] * scale)
            return replace(shape, shapes=inner, blur=shape.blur * scale, offset=offset)
        case Halo():
            around = _moved(shape.around, to, scale, turn)
            rings = tuple((colour, width * scale) for colour, width in shape.rings)
            assert isinstance(around, Polygon | Ellipse | Rect | Line)
            return replace(shape, around=around, rings=rings, blur=shape.blur * scale)
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
