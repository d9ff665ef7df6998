"""The private picture: the cards of a hand with what they can do, and the mission."""

from __future__ import annotations

from functools import cache

from bot.draw.scene import (
    Art,
    Drawn,
    Ellipse,
    Line,
    Palette,
    Point,
    Polygon,
    Rect,
    Scene,
    Shape,
    Sprite,
    Text,
)
from engines.core.said import said
from engines.methoni.pieces import Card, Kind
from engines.methoni.view import CardSeen, View

from . import pieces
from .colours import (
    LAND,
    PLATE,
    PLATE_LINE,
    PLUM_DEEP,
    SEA,
    STONE_DARK,
    STONE_LIT,
    TABLE,
)
from .harbour import harbour
from .lands import land_sample

WIDE, HIGH, GAP = 376.0, 478.0, 18.0
COLUMNS = 3
UNIT = 0.8


def hand(view: View) -> Scene | None:
    """None for the channel, which holds nothing."""
    if view.seat is None:
        return None
    count = len(view.hand) + 1
    columns = 2 if count in (2, 4) else COLUMNS
    rows = -(-count // columns)
    box = (0.0, 0.0, GAP + columns * (WIDE + GAP), GAP + rows * (HIGH + GAP))
    shapes: list[Drawn] = [Rect(box, TABLE)]
    for at, one in enumerate(view.hand):
        shapes += _card(_corner(at, columns), one)
    shapes += _mission(_corner(len(view.hand), columns), view)
    alt = (said("alt-hand", cards=tuple(said(f"card-{one.card}") for one in view.hand)),)
    return Scene(tuple(shapes), box, UNIT, PALETTE, alt)


def _corner(at: int, columns: int) -> Point:
    return GAP + at % columns * (WIDE + GAP), GAP + at // columns * (HIGH + GAP)


@cache
def _blank(fill: tuple[int, int, int]) -> Art:
    shapes = (
        Rect((5, 8, WIDE + 5, HIGH + 8), (16, 24, 30, 110), radius=26),
        Rect((0, 0, WIDE, HIGH), "outline", radius=26),
        Rect((4, 4, WIDE - 4, HIGH - 4), fill, radius=23),
    )
    return Art(f"methoni/card/{fill}", shapes)


def _card(at: Point, one: CardSeen) -> list[Drawn]:
    x, y = at
    middle = x + WIDE / 2
    found: list[Drawn] = [Sprite(_blank(PLATE), at), Sprite(_face(one.card), at)]
    found.append(Text(said(f"card-{one.card}"), (middle, y + 338), 62, "label", 850, most=WIDE - 40))
    found.append(Line(((x + 30, y + 388), (x + WIDE - 30, y + 388)), PLATE_LINE, 3))
    if one.count > 1:
        found += [
            Sprite(_badge(), (x + 58, y + 58)),
            Text(f"x{one.count}", (x + 58, y + 58), 42, "label", 900),
        ]
    left = x + (40 if one.trades else WIDE / 2 - 84)
    found.append(Sprite(_wall_icon(), (left + 28, y + 432)))
    found.append(
        Text(said("map-places", count=one.borders), (left + 66, y + 432), 40, "label", 800, "l", most=110)
    )
    if one.trades:
        found += [
            Sprite(pieces.coin(21), (x + 226, y + 432)),
            Text("2", (x + 226, y + 432), 34, "label", 900),
        ]
        found.append(Text(said("map-trade"), (x + 256, y + 432), 40, "label", 800, "l", most=104))
    return found


@cache
def _badge() -> Art:
    return Art("methoni/badge", (Ellipse((0, 0), 37, 37, "outline"), Ellipse((0, 0), 33, 33, "legal")))


@cache
def _face(card: Card) -> Art:
    """The picture on a card, from the card's corner."""
    sky = SEA[3] if card == Card.SEA else _pale(LAND[card])
    frame = (
        Rect((16, 16, WIDE - 16, 284), "outline", radius=16),
        Rect((18, 18, WIDE - 18, 282), sky, radius=14),
    )
    if card == Card.SEA:
        return Art("methoni/face/sea", (*frame, *harbour(WIDE / 2)))
    sample = land_sample(Kind(card), 1.5, 1.5)
    x, y = WIDE / 2 - 129, 44.0
    shapes = tuple(_moved(shape, x, y) for shape in sample.shapes)
    return Art(f"methoni/face/{card}", (*frame, *shapes))


def _pale(colour: tuple[int, int, int]) -> tuple[int, int, int]:
    r, g, b = (round(part + (255 - part) * 0.62) for part in colour)
    return r, g, b


def _moved(shape: Shape, x: float, y: float) -> Shape:
    """A shape of a sample, somewhere else."""
    match shape:
        case Polygon(points=points):
            return Polygon(tuple((a + x, b + y) for a, b in points), shape.fill, shape.line, shape.width)
        case Line(points=points):
            return Line(tuple((a + x, b + y) for a, b in points), shape.colour, shape.width, shape.round)
        case Ellipse(at=(a, b)):
            return Ellipse((a + x, b + y), shape.rx, shape.ry, shape.fill, shape.line, shape.width)
        case Rect(box=(a, b, c, d)):
            return Rect((a + x, b + y, c + x, d + y), shape.fill, shape.line, shape.width, shape.radius)
    return shape


@cache
def _wall_icon() -> Art:
    shapes: list[Shape] = [Rect((-25, -10, 25, 18), (176, 162, 144))]
    shapes += [Rect((x - 6, -21, x + 6, -9), STONE_LIT) for x in (-19, 0, 19)]
    for line in (((-25, 4), (25, 4)), ((-8, -10), (-8, 4)), ((10, 4), (10, 18))):
        shapes.append(Line(line, STONE_DARK, 2))
    return Art("methoni/wall-icon", tuple(shapes), rims=(("outline", 2.6),))


def _mission(at: Point, view: View) -> list[Drawn]:
    x, y = at
    middle = x + WIDE / 2
    inner = (x + 26, y + 96, x + WIDE - 26, y + 380)
    found: list[Drawn] = [
        Sprite(_blank(PLUM_DEEP), at),
        Rect((x + 16, y + 16, x + WIDE - 16, y + HIGH - 16), None, (214, 170, 60), 4, radius=16),
        Rect(inner, PLATE, radius=12),
        Text(said("map-mission"), (middle - 24, y + 58), 52, "rim", 850, most=WIDE - 150),
        Sprite(pieces.house(view.seat or 0), (middle + 130, y + 84), 1.3),
    ]
    for row, kind in enumerate(view.mission):
        line = y + 143 + row * 92
        found.append(Sprite(land_sample(kind, 0.46, 0.62), (x + 52, line - 36)))
        found.append(Text(said(f"kind-{kind}"), (x + 152, line), 42, "label", 800, "l", most=188))
    found.append(
        Text(
            said("map-mission-points", points=view.mission_lands),
            (middle, y + 420),
            36,
            "rim",
            750,
            most=WIDE - 60,
        )
    )
    return found


def example() -> Scene:
    """All cards, for the palette."""
    shapes: list[Drawn] = [Rect((0, 0, 1600, 1000), TABLE)]
    for at, card in enumerate(Card):
        shapes += _card(_corner(at, 4), CardSeen(card, 2, 20, True))
    shapes += [Sprite(_blank(PLUM_DEEP), _corner(7, 4)), Rect((0, 0, 60, 60), (214, 170, 60))]
    shapes += [Sprite(pieces.house(seat), (80.0 * seat + 60, 960)) for seat in range(5)]
    return Scene(tuple(shapes), (0.0, 0.0, 1600.0, 1000.0), UNIT, PALETTE)


PALETTE = Palette("methoni/hand", example)
