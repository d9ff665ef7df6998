"""Followers: a thief on a road, a knight in a city, a monk in a cloister, and a farmer lying in the field.

Paper figures with the letter of whose they are. One unit is the height of a standing figure, the origin
its middle.
"""

from __future__ import annotations

from functools import cache

from bot.draw.scene import Art, Colour, Ellipse, Line, Point, Polygon, Rect, Shadow, Shape, Text
from engines.core.said import Who

STEEL, STEEL_DARK, STRAW, SKIN = (206, 212, 220), (160, 168, 180), (238, 206, 118), (240, 208, 172)
WOOD, SACK, SACK_LINE, HAIR, BAND = (134, 94, 60), (170, 130, 84), (90, 62, 40), (112, 78, 52), (150, 96, 50)
RIMS: tuple[tuple[Colour, float], ...] = (("outline", 3), ("rim", 2))


@cache
def follower_art(section: str, seat: int) -> Art:
    """The figure for a follower of a seat on a segment of this section."""
    draw = {"road": _thief, "city": _knight, "cloister": _monk, "farm": _farmer}[section]
    lying = section == "farm"
    ground = Ellipse((0.12, 0.27), 0.52, 0.10) if lying else Ellipse((0.10, 0.47), 0.38, 0.10)
    letter = Text(Who(seat), (0.10, 0.02) if lying else (0.0, 0.20), 0.48, f"seat.{seat}.letter", 800)
    shapes = (Shadow((ground,), 0.03, (30, 24, 14, 130)), *draw(f"seat.{seat}"), letter)
    return Art(f"carcassonne/follower/{section}/{seat}", shapes, rims=RIMS)


def _poly(fill: Colour, *points: Point) -> Polygon:
    return Polygon(points, fill)


def _coat(seat: str) -> tuple[Shape, ...]:
    return (
        _poly(
            seat,
            (-0.15, -0.18),
            (0.15, -0.18),
            (0.27, 0.02),
            (0.33, 0.42),
            (0.26, 0.48),
            (-0.26, 0.48),
            (-0.33, 0.42),
            (-0.27, 0.02),
        ),
        _poly(f"{seat}.lit", (-0.15, -0.16), (-0.06, -0.16), (-0.17, 0.44), (-0.28, 0.42), (-0.23, 0.02)),
    )


def _thief(seat: str) -> tuple[Shape, ...]:
    """Pointed hood, mask and sack."""
    sack = _poly(SACK, (0.2, 0.06), (0.34, -0.02), (0.46, 0.10), (0.46, 0.3), (0.3, 0.36), (0.2, 0.28))
    hood = _poly(
        seat,
        (-0.23, -0.12),
        (-0.21, -0.34),
        (-0.02, -0.50),
        (0.20, -0.60),
        (0.17, -0.44),
        (0.22, -0.30),
        (0.23, -0.12),
    )
    return (
        *_coat(seat),
        sack,
        Line(((0.27, 0.03), (0.42, 0.03)), SACK_LINE, 0.03),
        hood,
        Ellipse((0, -0.26), 0.135, 0.12, SKIN),
        Rect((-0.135, -0.32, 0.135, -0.235), "outline", radius=0.03),
        *(Ellipse((k, -0.277), 0.022, 0.018, (255, 255, 255)) for k in (-0.06, 0.06)),
    )


def _knight(seat: str) -> tuple[Shape, ...]:
    """Great helm, plume and lance."""
    plume = _poly(seat, (-0.02, -0.46), (-0.10, -0.60), (-0.30, -0.58), (-0.27, -0.40), (-0.16, -0.36))
    return (
        *_coat(seat),
        Line(((0.36, -0.62), (0.36, 0.46)), WOOD, 0.055),
        _poly(STEEL, (0.30, -0.54), (0.36, -0.72), (0.42, -0.54)),
        plume,
        Rect((-0.17, -0.48, 0.17, -0.10), STEEL, radius=0.08),
        Rect((-0.03, -0.46, 0.03, -0.12), STEEL_DARK),
        Rect((-0.13, -0.345, 0.13, -0.285), "outline"),
    )


def _monk(seat: str) -> tuple[Shape, ...]:
    """Cowl, a ring of hair and a staff with a cross."""
    return (
        *_coat(seat),
        Ellipse((0, -0.30), 0.21, 0.20, seat),
        Ellipse((0, -0.30), 0.155, 0.165, HAIR),
        Ellipse((0, -0.27), 0.13, 0.13, SKIN),
        Ellipse((0, -0.385), 0.085, 0.05, SKIN),
        _poly(f"{seat}.dark", (-0.22, -0.16), (0.22, -0.16), (0.15, -0.02), (-0.15, -0.02)),
        Line(((0.37, -0.30), (0.37, 0.46)), WOOD, 0.05),
        Line(((0.27, -0.18), (0.47, -0.18)), WOOD, 0.05),
    )


def _farmer(seat: str) -> tuple[Shape, ...]:
    """Asleep under a blanket, a straw hat over the head."""
    return (
        Rect((-0.36, -0.20, 0.52, 0.24), seat, radius=0.20),
        Rect((-0.30, 0.10, 0.46, 0.21), f"{seat}.dark", radius=0.06),
        Ellipse((-0.42, -0.02), 0.20, 0.20, SKIN),
        Ellipse((-0.46, -0.10), 0.25, 0.13, STRAW),
        Ellipse((-0.47, -0.17), 0.14, 0.12, STRAW),
        Line(((-0.60, -0.115), (-0.34, -0.115)), BAND, 0.035),
    )
