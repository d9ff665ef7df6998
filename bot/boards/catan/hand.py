"""A hand, for its owner alone: resource cards, development cards or gold and prisoners, and the pieces left."""

from __future__ import annotations

from functools import cache

from bot.draw.pieces import seat_disc
from bot.draw.scene import (
    Art,
    Clip,
    Colour,
    Drawn,
    Ellipse,
    Line,
    Palette,
    Rect,
    Scene,
    Shadow,
    Shape,
    Sprite,
    Text,
)
from bot.draw.theme import mix
from engines.catan.goods import GOODS, NOTHING
from engines.catan.state import CITIES, ROADS, SETTLEMENTS, Card
from engines.catan.view import View
from engines.catan.war import KNIGHTS
from engines.core.said import Said, Who, said

from . import colours as c
from .motifs import coin, resource
from .pieces import barbarian_art, building_art, knight_art, road_art
from .sample import sample
from .sea import SOFT
from .terrain import hex_art

WIDE, HIGH = 1080.0, 950.0
GROUND: c.RGB = (52, 66, 80)
DARK: c.RGB = (34, 44, 58)
CREAM: c.RGB = (238, 224, 188)
WARM: c.RGB = (255, 196, 120)
SAFE: c.RGB = (190, 230, 190)
NOTE: c.RGB = (70, 54, 40)
CARD_WIDE, CARD_HIGH, CARD_TOP = 182.0, 268.0, 168.0
LIMIT = 7


def hand(view: View) -> Scene | None:
    """What the reader of this view holds; nothing for the channel."""
    if view.hand is None or view.seat is None:
        return None
    shapes: list[Drawn] = [*_title(view.seat), *_resources(view.hand)]
    shapes += _warning(sum(view.hand[:5]))
    shapes += _cards(view) if view.barbarians is None else _war(view, view.seat)
    shapes += _pieces(view, view.seat)
    return Scene(tuple(shapes), (0, 0, WIDE, HIGH), 1.0, HAND, _told(view), ground=GROUND)


def _told(view: View) -> tuple[Said, ...]:
    row = tuple(
        said("goods", count=count, good=said(f"good-{good}"), kind=good.value)
        for good, count in zip(GOODS, view.hand or NOTHING, strict=True)
        if count
    )
    return (said("alt-hand", goods=row),)


def _panel(x0: float, y0: float, x1: float, y1: float) -> list[Drawn]:
    return [Rect((x0, y0, x1, y1), DARK, (74, 88, 104), 1.5, 18)]


def _title(seat: int) -> list[Drawn]:
    """Whose hand, and that nobody else sees it."""
    return [
        Rect((12, 12, WIDE - 12, 108), DARK, radius=20),
        Sprite(building_art(seat, True), (66, 60)),
        *seat_disc((150, 60), Who(seat), seat, 1.0, 32, 42),
        Text(said("picture-hand"), (204, 60), 44, c.PILL_TEXT, 800, "l"),
        Text(said("picture-private"), (WIDE - 44, 60), 38, c.YELLOW, 700, "r"),
    ]


@cache
def card_art(kind: str) -> Art:
    """The frame of a resource card; `back` is one that lies under it."""
    body = Rect((0, 0, CARD_WIDE, CARD_HIGH), c.PAPER, c.INK, 3.2, 20)
    shapes: list[Shape] = [Shadow((body,), 4, SOFT, (3, 5)), body]
    if kind != "back":
        low = mix(c.GROUND[c.TERRAIN_OF[kind]][1], c.INK, 0.1)
        shapes.append(Rect((8, 8, CARD_WIDE - 8, CARD_HIGH - 8), low, radius=14))
        shapes.append(Rect((13, 13, CARD_WIDE - 13, CARD_HIGH - 13), c.PAPER, radius=10))
    return Art(f"catan/card/{kind}", tuple(shapes), themed=False)


@cache
def medal_art(kind: str) -> Art:
    """The sign of a resource on a round field."""
    field = mix(c.GROUND[c.TERRAIN_OF[kind]][0], c.PAPER, 0.6)
    shapes = (
        Ellipse((0, 0), 56, 56, c.PAPER, c.INK, 3),
        Ellipse((0, 0), 50, 50, field),
        *resource(kind, 0, 0, 36),
    )
    return Art(f"catan/medal/{kind}", shapes, themed=False)


@cache
def slot_art(kind: str) -> Art:
    """An empty place, the sign pale."""
    frame = Rect((0, 0, CARD_WIDE, CARD_HIGH), (58, 68, 82), (104, 114, 128), 3, 20)
    veil = Ellipse((CARD_WIDE / 2, 110), 56, 56, (*GROUND, 150))
    return Art(f"catan/slot/{kind}", (frame, *resource(kind, CARD_WIDE / 2, 110, 40), veil), themed=False)


@cache
def count_art(some: bool) -> Art:
    fill = c.YELLOW if some else (150, 158, 168)
    shapes = (Ellipse((0, 0), 37, 37, c.RIM), Ellipse((0, 0), 35, 35, fill, c.INK, 3.5))
    return Art(f"catan/count/{some}", shapes, themed=False)


def _resources(goods: tuple[int, ...]) -> list[Drawn]:
    """A pile for each resource, at most five deep to the eye, its number on a disc."""
    found: list[Drawn] = []
    for at, good in enumerate(GOODS[:5]):
        x, count = 36 + at * 206.0, goods[at]
        if count:
            deep = range(min(count, 5) - 1, 0, -1)
            found += [Sprite(card_art("back"), (x - k * 3, CARD_TOP - k * 8)) for k in deep]
            found += _face(good.value, x)
        else:
            found.append(Sprite(slot_art(good.value), (x, CARD_TOP)))
        ink = c.INK if count else (214, 220, 226)
        name = said(f"good-{good}")
        found.append(
            Text(name, (x + CARD_WIDE / 2, CARD_TOP + CARD_HIGH - 46), 44, ink, 800, most=CARD_WIDE - 30)
        )
        found.append(Sprite(count_art(bool(count)), (x + CARD_WIDE - 26, CARD_TOP + 2)))
        found.append(Text(str(count), (x + CARD_WIDE - 26, CARD_TOP + 2), 44, c.INK, 900))
    return found


def _face(kind: str, x: float) -> list[Drawn]:
    """The card with a piece of its country and its sign."""
    picture = (x + 15, CARD_TOP + 15, x + CARD_WIDE - 15, CARD_TOP + 120)
    terrain = c.TERRAIN_OF[kind]
    soil = Rect(picture, c.GROUND[terrain][1])
    country = Sprite(hex_art(terrain, 0), (x + CARD_WIDE / 2, CARD_TOP + 18))
    return [
        Sprite(card_art(kind), (x, CARD_TOP)),
        Clip(picture, (soil, country), f"catan/country/{kind}"),
        Sprite(medal_art(kind), (x + CARD_WIDE / 2, CARD_TOP + 124)),
    ]


def _warning(count: int) -> list[Drawn]:
    """How many resource cards, and what a seven would take."""
    note = said("picture-seven", count=count // 2) if count > LIMIT else said("picture-safe")
    return [
        *_panel(36, 462, WIDE - 36, 530),
        Text(said("picture-resources", count=count), (64, 496), 38, c.PILL_TEXT, 800, "l", most=330),
        Text(note, (430, 496), 34, WARM if count > LIMIT else SAFE, 700, "l", most=590),
    ]


def _plates() -> tuple[tuple[float, float], ...]:
    return (36.0, 352.0), (382.0, 698.0), (728.0, 1044.0)


def _plate(x0: float, x1: float, title: Said, number: int, note: Said) -> list[Drawn]:
    return [
        Rect((x0, 560, x1, 790), c.PAPER, c.INK, 3, 22),
        Rect((x0 + 9, 569, x1 - 9, 781), CREAM, radius=16),
        Text(title, (x0 + 26, 606), 40, c.INK, 800, "l", most=x1 - x0 - 110),
        Text(str(number), (x1 - 28, 606), 56, c.INK, 900, "r"),
        Text(note, (x0 + 26, 753), 28, NOTE, 700, "l", most=x1 - x0 - 52),
    ]


def _war(view: View, seat: int) -> list[Drawn]:
    """Gold, prisoners, and the knights that are not on the island."""
    war = view.barbarians
    assert war is not None
    gold, prisoners, out = war.gold[seat], war.prisoners[seat], war.knights[seat].bit_count()
    (a0, a1), (b0, b1), (c0, c1) = _plates()
    found = _plate(a0, a1, said("picture-gold"), gold, said("picture-gold-price"))
    found += _coins(a0, gold)
    found += _plate(
        b0, b1, said("picture-prisoners"), prisoners, said("picture-points", points=prisoners // 2)
    )
    step = 84.0 if prisoners < 4 else 230 / (min(prisoners, 9) - 1)
    found += [Sprite(barbarian_art(), (b0 + 56 + k * step, 722), 1.05) for k in range(min(prisoners, 9))]
    if prisoners:
        right = b0 + 68 + (min(prisoners, 9) - 1) * step
        rope = tuple((b0 + 30 + t * (right - b0 - 30) / 20, 706 + 4 * (t % 4 in (1, 2))) for t in range(21))
        found += [Line(rope, c.INK, 8, True), Line(rope, (222, 184, 120), 4.6, True)]
    found += _plate(c0, c1, said("picture-knights"), KNIGHTS - out, said("picture-out", out=out))
    for k in range(KNIGHTS):
        found.append(Sprite(knight_art(seat, ghost=k >= KNIGHTS - out), (c0 + 40 + k * 47, 692), 0.74))
    return found


@cache
def coin_art() -> Art:
    return Art("catan/coin", tuple(coin(0, 0, 1)), themed=False)


def _coins(left: float, gold: int) -> list[Drawn]:
    """Fives are larger than ones; where many lie, they lie closer."""
    sizes = [42.0] * (gold // 5) + [33.0] * (gold % 5) if gold > 6 else [34.0] * gold
    step = min(48.0, 230 / max(1, len(sizes) - 1))
    return [
        Sprite(coin_art(), (left + 54 + k * step, 684 + 9 * (k % 2)), size) for k, size in enumerate(sizes)
    ]


def _cards(view: View) -> list[Drawn]:
    """The development cards of the base game, with those bought this turn."""
    rows = view.own_cards or ()
    found: list[Drawn] = [
        Rect((36, 560, WIDE - 36, 790), c.PAPER, c.INK, 3, 22),
        Rect((45, 569, WIDE - 45, 781), CREAM, radius=16),
        Text(said("picture-cards"), (62, 606), 40, c.INK, 800, "l", most=700),
        Text(str(sum(count for _, count, _ in rows)), (WIDE - 64, 606), 56, c.INK, 900, "r"),
    ]
    if not rows:
        return [*found, Text(said("picture-no-cards"), (62, 700), 34, NOTE, 700, "l", most=940)]
    for at, (card, count, fresh) in enumerate(rows):
        x = 62 + at * 194.0
        found.append(Rect((x, 646, x + 180, 764), CARD_FILL[card], c.INK, 3, 14))
        found.append(Text(said(f"card-{card}"), (x + 90, 682), 30, c.PAPER, 800, most=160))
        found.append(Text(f"×{count}", (x + (50 if fresh else 90), 730), 38, c.PAPER, 850))
        if fresh:
            found.append(
                Text(said("picture-fresh", count=fresh), (x + 166, 732), 27, WARM, 700, "r", most=86)
            )
    return found


CARD_FILL: dict[Card, Colour] = {
    Card.KNIGHT: (122, 52, 58),
    Card.VICTORY_POINT: (146, 104, 22),
    Card.ROAD_BUILDING: (96, 78, 62),
    Card.YEAR_OF_PLENTY: (58, 110, 70),
    Card.MONOPOLY: (74, 66, 122),
}


def _pieces(view: View, seat: int) -> list[Drawn]:
    """What is left in the supply."""
    left = (
        ROADS - view.roads[seat].bit_count(),
        SETTLEMENTS - view.settlements[seat].bit_count(),
        CITIES - view.cities[seat].bit_count(),
    )
    found: list[Drawn] = [
        *_panel(36, 818, WIDE - 36, 924),
        Text(said("picture-pieces"), (64, 871), 36, c.PILL_TEXT, 800, "l", most=170),
        Sprite(road_art(seat, 0), (262, 871), 0.8),
        Sprite(building_art(seat, False), (492, 874)),
        Sprite(building_art(seat, True), (812, 874)),
    ]
    for x, kind, count in zip((312, 528, 858), ("road", "settlement", "city"), left, strict=True):
        words = said("picture-left", piece=said(f"piece-{kind}"), count=count)
        found.append(
            Text(words, (x, 871), 36, c.PILL_TEXT, 800, "l", most=240 if kind == "settlement" else 160)
        )
    return found


def example() -> Scene:
    """A hand of each mode, one over the other: the palette is chosen from it."""
    scene = hand(sample(0))
    assert scene is not None
    cards: list[Drawn] = [
        Rect((x * 60, 0, x * 60 + 60, 40), fill) for x, fill in enumerate(CARD_FILL.values())
    ]
    kinds = ["lumber", "brick", "wool", "grain", "ore"]
    slots: list[Drawn] = [Sprite(slot_art(kind), (at * 200, 300)) for at, kind in enumerate(kinds)]
    for seat in range(4):
        slots += [
            Sprite(building_art(seat, True), (80 + 90 * seat, 640)),
            Sprite(knight_art(seat), (480 + 70 * seat, 640)),
        ]
    return Scene(
        (*scene.shapes, *slots[:1], *slots[5:], *cards), (0, 0, WIDE, HIGH), 1.0, HAND, ground=GROUND
    )


HAND = Palette("catan/hand", example, 224)
