"""Pictures for one question: whose house goes where, which castle is joined, and what a wall would close."""

from __future__ import annotations

from collections.abc import Sequence

from bot.draw.pieces import chip, disc
from bot.draw.scene import Drawn, Rect, Scene, Sprite, Text
from engines.core.said import said
from engines.methoni.forms import Placed
from engines.methoni.maps import SEA
from engines.methoni.pieces import HOUSE_PRICE, LAND_PRICE
from engines.methoni.view import CastleSeen, Closing, View

from . import pieces
from .board import PALETTE, UNIT, scenery
from .choices import bars, spots, tower_middles
from .colours import SEA as SEA_COLOURS
from .layout import Layout, border_of, layout
from .plates import asked, legend, people, plate
from .sea import land_name
from .standing import placed

AROUND = (270.0, 190.0)
"""How far a close-up reaches from its middle."""
LINE, SIDE_BAR = 86.0, 320.0


def houses(view: View, border: str, offered: Sequence[Placed]) -> Scene:
    """The border from near, and beside it the placements by number."""
    at = layout(view.map)
    one = border_of(view.map, border)
    wide, high = 2 * AROUND[0], 2 * AROUND[1]
    x = min(max(at.middle(one)[0], AROUND[0]), at.width - AROUND[0])
    y = min(max(at.middle(one)[1], AROUND[1]), at.sea_height - AROUND[1])
    box = (x - AROUND[0], y - AROUND[1], x - AROUND[0] + wide + SIDE_BAR, y - AROUND[1] + high)
    shapes = scenery(view)
    shapes += bars(at, [one])
    shapes += [land_name(at, at.map.lands[part]) for part in one.parts if part != SEA]
    left = x + AROUND[0]
    shapes.append(Rect((left, box[1], box[2], box[3]), SEA_COLOURS[0]))
    shapes.append(plate((left, box[1] + 6, box[2] - 6, box[3] - 6)))
    for number, option in enumerate(offered, 1):
        line = y + LINE * (number - 0.5 - len(offered) / 2)
        shapes += disc((left + 44, line), str(number), 1.0, 24, 34)
        for column, (land, seat) in enumerate(option):
            spot = left + 116 + 118 * column
            shapes.append(Sprite(pieces.house(seat), (spot, line + 8), 1.15))
            shapes.append(Text(land, (spot, line + 26), 26, "label", 800))
    return Scene(
        tuple(shapes), box, 1.0, PALETTE, (said("alt-houses", border=border),), ground=SEA_COLOURS[0]
    )


def merging(view: View, offered: Sequence[str | None]) -> Scene:
    """The new castle and those that may be joined, each with its price."""
    at = layout(view.map)
    castles = {castle.name: castle for castle in view.castles}
    wanted = [castles[name] for name in offered if name]
    keep = frozenset(name for castle in (*wanted, castles[view.founding]) for name in castle.lands)
    shapes = scenery(view, "none", keep)
    for castle in wanted:
        shapes += _walls_between(view, at, castles[view.founding], castle)
    for castle in wanted:
        x, y = at.label(at.map.lands[at.map.index[castle.name]])
        price = 0 if castle.owner == view.turn else castle.price
        shapes.append(chip((x, y), f"{castle.name}: {price}", 1.0, 33, "legal", "label", "outline"))
    shapes += [*people(view, at), *legend(at)]
    alt = tuple(said("alt-target", castle=castle.name, price=castle.price) for castle in wanted)
    return Scene(tuple(shapes), at.box, UNIT, PALETTE, alt)


def _walls_between(view: View, at: Layout, one: CastleSeen, other: CastleSeen) -> list[Drawn]:
    """The walls that would be taken away."""
    inside, beyond = set(one.lands), set(other.lands)
    shared = [
        border_of(view.map, name)
        for name, lands in at.map.parted.items()
        if name in view.walls and inside & set(lands) and beyond & set(lands)
    ]
    return bars(at, shared)


def closes(view: View) -> Scene:
    """Every border where a wall would enclose lands: how many, and what it costs whoever looks, or is to play."""
    at = layout(view.map)
    seat = view.turn if view.seat is None else view.seat
    keep = frozenset(name for one in view.closing for name in one.lands)
    shapes = scenery(view, "none", keep)
    borders = [border_of(view.map, one.border) for one in view.closing]
    shapes += bars(at, borders)
    for one, spot in zip(view.closing, spots(at, borders, placed(view), tower_middles(view)), strict=True):
        words = f"{len(one.lands)} · {price(one, seat)}"
        shapes.append(chip(spot, words, 1.0, 30, "legal", "label", "outline"))
    shapes += legend(at)
    note = said("map-closes-note") if borders else said("map-closes-none")
    shapes += asked(at, said("map-closes"), note)
    alt = tuple(
        said("alt-closes", border=one.border, lands=one.lands, price=price(one, seat)) for one in view.closing
    )
    return Scene(tuple(shapes), at.box, UNIT, PALETTE, alt)


def price(closing: Closing, seat: int) -> int:
    """Without the house of another that the wall itself may bring."""
    others = sum(closing.houses) - closing.houses[seat]
    return LAND_PRICE * len(closing.lands) + HOUSE_PRICE * others
