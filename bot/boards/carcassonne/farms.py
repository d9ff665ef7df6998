"""The farms: who holds which field, which finished cities it supplies, and what that would pay now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.draw.pieces import chip, seat_disc
from bot.draw.scene import Colour, Drawn, Fade, Hatch, Palette, Point, Rect, Region, Scene, Sprite, Text
from engines.carcassonne.view import City, Farm, View
from engines.core.grid import xy
from engines.core.said import Who, said

from .board import example as board_example
from .follower import follower_art
from .geometry import Laid, geometry
from .land import cell_box, followers, laid_in, land, margins, parchment, towers
from .posts import posted
from .tile import segment_mask
from .window import Window, around

FOOT = 84
"""Pixels of the bar with what each seat would be paid."""
LARGEST = 144
HATCHES = ("rising", "falling", "dots", "level", "cross", "rising")
"""How each seat's fields are hatched: the second cue beside the colour."""
TINTS = (112, 112, 128, 84, 112, 112)
BROAD = 26
"""Pixels of a stripe where a field is shared."""


def farms(view: View) -> Scene:
    """The board gone pale, but for the farms with farmers and the finished cities beside them."""
    laid = laid_in(view)
    window = around(laid, FOOT, LARGEST, tall=1.0)
    farmland = view.farms()
    fields, cities = farmland.farms, farmland.cities
    shapes = [*parchment(window), *land(laid, window.px), *towers(laid)]
    shapes.append(Fade(tuple(cell_box(at) for at in laid), "paper", 0.38, 0.60))
    shapes += [_field(farm, laid) for farm in fields]
    shapes += [_city(city, laid) for city in cities]
    high = max(0.47, 62 * window.px)
    farmers = [one for one in view.followers if one.segment[0] == "f"]
    shapes += [*followers(farmers, laid, high), *margins(window)]
    spots = [posted(laid, xy(one.cell), one.segment, high) for one in farmers]
    for city in cities:
        at = _label(city, len(city.winners), laid, window, spots)
        shapes += _badge(city.points, city.winners, at, window)
    shapes += _bar(farmland.paid, window)
    paid = tuple(said("alt-farm", seat=Who(seat), points=points) for seat, points in enumerate(farmland.paid))
    return Scene(
        tuple(shapes), window.box, window.tile, FARMS, (said("alt-farms", farms=len(fields), paid=paid),)
    )


def _parts(parts: Iterable[tuple[str, str]], laid: Laid) -> tuple[Sprite, ...]:
    found = []
    for cell, segment in parts:
        at = xy(cell)
        found.append(Sprite(segment_mask(laid[at].kind, laid[at].rotation, segment), at))
    return tuple(found)


def _field(farm: Farm, laid: Laid) -> Region:
    """A farm in its holder's colour and hatch; a shared one in stripes of all, with a second outline."""
    return _region(farm.winners, _parts(farm.parts, laid))


def _region(seats: Sequence[int], parts: tuple[Sprite, ...]) -> Region:
    first = f"seat.{seats[0]}"
    bands: list[tuple[Colour, float, float]] = [("outline", 0, 7), (first, 2, 6)]
    if len(seats) == 1:
        kind = HATCHES[seats[0]]
        step, wide = (12, 3) if kind == "dots" else (12, 4) if kind == "level" else (24, 6)
        hatches = (Hatch("solid", f"{first}/{TINTS[seats[0]]}"), Hatch(kind, f"{first}/110", step, wide))
    else:
        stripes = BROAD * len(seats)
        hatches = tuple(
            Hatch("falling", f"seat.{seat}/128", stripes, BROAD, BROAD * n) for n, seat in enumerate(seats)
        )
        bands.append((f"seat.{seats[1]}", 7, 10))
    return Region(parts, hatches, tuple(bands), reveal=True)


def _city(city: City, laid: Laid) -> Region:
    """A finished city in full colour inside a golden line."""
    return Region(_parts(city.parts, laid), (), (("gold.line", 0, 9), ("gold", 2, 8)), reveal=True)


def _label(city: City, seats: int, laid: Laid, window: Window, farmers: Sequence[Point]) -> Point:
    """The middle of a city, moved aside from farmers."""
    points = [
        (xy(cell)[0] + x, xy(cell)[1] + y)
        for cell, segment in city.parts
        for x, y in geometry(laid[xy(cell)].kind, laid[xy(cell)].rotation).segment(segment).outline
    ]
    xs, ys = zip(*points, strict=True)
    px = window.px
    wide, high = (_badge_width(seats) / 2 + 46) * px, 49 * px

    def cost(spot: Point) -> float:
        hidden = sum(
            max(0.0, wide - abs(spot[0] - x)) * max(0.0, high - abs(spot[1] - y)) for x, y in farmers
        )
        return 400 * hidden + abs(spot[0] - middle[0]) + abs(spot[1] - middle[1])

    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    tries = ((middle[0] + i * 10 * px, middle[1] + j * 10 * px) for i in range(-7, 8) for j in range(-5, 6))
    return min(tries, key=cost)


def _badge_width(seats: int) -> int:
    return 50 + 40 * seats


def _badge(points: int, seats: Sequence[int], at: Point, window: Window) -> list[Drawn]:
    """What a city pays, and to whom."""
    px, (x, y) = window.px, at
    if not seats:
        return [chip(at, "0", window.tile, 28, "paper", "ink", "ink")]
    half = _badge_width(len(seats)) / 2 * px
    left = x - half
    found: list[Drawn] = [
        Rect((left - 3 * px, y - 27 * px, x + half + 3 * px, y + 27 * px), "ink", radius=27 * px),
        Rect((left, y - 24 * px, x + half, y + 24 * px), "gold", radius=24 * px),
        Text(str(points), (left + 28 * px, y), 40 * px, "label", 850),
    ]
    for n, seat in enumerate(seats):
        found += seat_disc((left + (64 + 40 * n) * px, y), Who(seat), seat, window.tile, 16, 26)
    return found


def _bar(totals: Sequence[int], window: Window) -> list[Drawn]:
    """Each seat's farmer and its points, below the board."""
    px = window.px
    x0, _, x1, y1 = window.box
    y0, step = y1 - FOOT * px, (x1 - x0) / len(totals)
    found: list[Drawn] = [Rect((x0, y0, x1, y1), "ink")]
    for seat, total in enumerate(totals):
        x, y = x0 + step * (seat + 0.5), (y0 + y1) / 2
        found.append(Sprite(follower_art("farm", seat), (x - 46 * px, y), 58 * px))
        found.append(Text(f"+{total}", (x + 2 * px, y), 50 * px, "cream", 850, "l"))
    return found


def example() -> Scene:
    """A faded board with every seat's field, for the palette."""
    plain = board_example()
    x0, y0, x1, y1 = plain.box
    shapes = list(plain.shapes)
    shapes.append(Fade(((x0, y0 + (y1 - y0) / 3, x1, y1),), "paper", 0.38, 0.60))
    for seat in range(6):
        parts = tuple(Sprite(segment_mask("B", 0, "f0"), (seat, row)) for row in (0, 1, 5))
        shapes.append(_region((seat,), parts))
    shapes += _bar([0, 1, 2, 3, 4, 5], Window(int(x0), int(y0), int(x1), int(y1), round(plain.unit), FOOT))
    return Scene(tuple(shapes), plain.box, plain.unit, FARMS)


FARMS = Palette("carcassonne/farms", example, 176)
