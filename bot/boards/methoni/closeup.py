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
from .board import PALETTE, scenery
from .choices import spots
from .colours import OPEN_SEA
from .layout import border_of, layout
from .plates import legend, people, plate, question
from .sea import land_name
from .standing import placed
from .towers import towers

AROUND = (270.0, 190.0)
"""How far a close-up reaches from its middle."""
LINE, SIDE_BAR, COLUMN = 86.0, 84.0, 118.0


def houses(view: View, border: str, offered: Sequence[Placed]) -> Scene:
    """The border from near, and beside it the placements by number."""
    at = layout(view.map)
    one = border_of(view.map, border)
    reach, rise = AROUND
    x = min(max(at.middle(one)[0], reach), at.width - reach)
    y = min(max(at.middle(one)[1], rise), at.sea_height - rise)
    left, top, low = x + reach, y - rise, y + rise
    box = (x - reach, top, left + SIDE_BAR + COLUMN * max(1, *map(len, offered), 2 * (not offered[0])), low)
    shapes = scenery(view, placed(view), asked=[border])
    shapes += [land_name(at, at.map.lands[part]) for part in one.parts if part != SEA]
    shapes += [Rect((left, top, box[2], low), OPEN_SEA), plate((left, top + 6, box[2] - 6, low - 6))]
    for number, option in enumerate(offered, 1):
        line = y + LINE * (number - 0.5 - len(offered) / 2)
        shapes += disc((left + 44, line), str(number), 1.0, 24, 34)
        shapes += _option(option, left + 116, line)
    return Scene(tuple(shapes), box, 1.0, PALETTE, (said("alt-houses", border=border),), ground=OPEN_SEA)


def _option(option: Placed, left: float, line: float) -> list[Drawn]:
    """The houses that would be placed, each over its land."""
    if not option:
        words = said("houses-none")
        return [Text(words, (left - 34, line), 30, "label", 750, "l", most=SIDE_BAR + 2 * COLUMN - 100)]
    found: list[Drawn] = []
    for column, (land, seat) in enumerate(option):
        spot = left + COLUMN * column
        found.append(Sprite(pieces.house(seat), (spot, line + 8), 1.15))
        found.append(Text(land, (spot, line + 26), 26, "label", 800))
    return found


def merging(view: View, offered: Sequence[str | None]) -> Scene:
    """The new castle and those that may be joined, each with its price."""
    at = layout(view.map)
    castles = {castle.name: castle for castle in view.castles}
    wanted = [castles[name] for name in offered if name]
    keep = frozenset(name for castle in (*wanted, castles[view.founding]) for name in castle.lands)
    between = [name for castle in wanted for name in _walls_between(view, castles[view.founding], castle)]
    shapes = scenery(view, placed(view), "none", keep, asked=between)
    for castle in wanted:
        x, y = at.label(at.map.lands[at.map.index[castle.name]])
        price = 0 if castle.owner == view.turn else castle.price
        shapes.append(chip((x, y), f"{castle.name}: {price}", 1.0, 33, "legal", "label", "outline"))
    shapes += [*people(view, at), *legend(at)]
    alt = tuple(said("alt-target", castle=castle.name, price=castle.price) for castle in wanted)
    return Scene(tuple(shapes), at.box, at.unit, PALETTE, alt, ground=OPEN_SEA)


def _walls_between(view: View, one: CastleSeen, other: CastleSeen) -> list[str]:
    """The walls that would be taken away."""
    inside, beyond = set(one.lands), set(other.lands)
    return [
        name
        for name, lands in layout(view.map).map.parted.items()
        if name in view.walls and inside & set(lands) and beyond & set(lands)
    ]


def closes(view: View) -> Scene:
    """Every border where a wall would enclose lands: how many, and what it costs whoever looks, or is to play."""
    at = layout(view.map)
    seat = view.turn if view.seat is None else view.seat
    keep = frozenset(name for one in view.closing for name in one.lands)
    standing = placed(view)
    names = [one.border for one in view.closing]
    shapes = scenery(view, standing, "none", keep, asked=names)
    borders = [border_of(view.map, name) for name in names]
    for one, spot in zip(view.closing, spots(at, borders, standing, towers(view, standing)), strict=True):
        words = f"{len(one.lands)} · {price(one, seat)}"
        shapes.append(chip(spot, words, 1.0, 30, "legal", "label", "outline"))
    shapes += legend(at)
    note = said("map-closes-note") if borders else said("map-closes-none")
    shapes += question(at, said("map-closes"), note)
    alt = tuple(
        said("alt-closes", border=one.border, lands=one.lands, price=price(one, seat)) for one in view.closing
    )
    return Scene(tuple(shapes), at.box, at.unit, PALETTE, alt, ground=OPEN_SEA)


def price(closing: Closing, seat: int) -> int:
    """Without the house of another that the wall itself may bring."""
    others = sum(closing.houses) - closing.houses[seat]
    return LAND_PRICE * len(closing.lands) + HOUSE_PRICE * others
