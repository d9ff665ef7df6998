"""Where houses, villas and towers stand. A land has fixed places, so that everything fits and stays countable."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import copysign

from bot.draw.scene import Drawn, Point, Sprite
from engines.methoni.maps import Land
from engines.methoni.view import CastleSeen, View

from . import pieces
from .layout import SIDE, Layout, border_of, land_of, layout

PLACES = 3
"""Houses that stand side by side in a land; a villa takes two places."""
GAP = 4


@dataclass(frozen=True, slots=True)
class Standing:
    """A house or villa on a land. `border` is the wall that a house came with, "" inside castles."""

    villa: bool
    seat: int
    border: str = ""

    @property
    def width(self) -> int:
        return pieces.VILLA if self.villa else pieces.HOUSE


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece, where its ground is, and how large it is drawn."""

    piece: Standing
    at: Point
    size: float

    @property
    def sprite(self) -> Sprite:
        art = pieces.villa(self.piece.seat) if self.piece.villa else pieces.house(self.piece.seat)
        return Sprite(art, self.at, self.size)


def placed(view: View) -> list[Placed]:
    """Every piece on the map, from north to south."""
    at = layout(view.map)
    on: dict[str, list[Standing]] = {}
    for one in view.houses:
        on.setdefault(one.land, []).append(Standing(False, one.seat, one.border))
    for castle in view.castles:
        on.update(spread(view.map, castle))
    rows = [one for name, row in on.items() for one in _row(at, land_of(view.map, name), row)]
    return sorted(rows, key=lambda one: one.at[1])


def spread(board: str, castle: CastleSeen) -> dict[str, list[Standing]]:
    """A castle's pieces over its lands: villas first, the emptiest land first, markets last."""
    lands = [land_of(board, name) for name in castle.lands]
    on: dict[str, list[Standing]] = {land.name: [] for land in lands}
    rows = [Standing(True, seat) for seat, count in enumerate(castle.villas) for _ in range(count)]
    rows += [Standing(False, seat) for seat, count in enumerate(castle.houses) for _ in range(count)]
    for piece in rows:
        land = min(lands, key=lambda land: (_crowded(land, on[land.name], piece), len(on[land.name])))
        on[land.name].append(piece)
    return on


def _crowded(land: Land, row: list[Standing], piece: Standing) -> tuple[bool, bool, int]:
    """Lands without room come last, then markets, then those that hold more."""
    taken = sum(2 if one.villa else 1 for one in row)
    room = PLACES - (land.market and not land.north) - taken
    return room < (2 if piece.villa else 1), land.market, taken


def _row(at: Layout, land: Land, row: list[Standing]) -> Iterator[Placed]:
    """Side by side in the order of the walls that they came with."""
    middle, ground = at.across(land), at.ground(land)
    aside = {one: _aside(at, land, one) for one in row}
    row = sorted(row, key=lambda one: aside[one])
    narrow = land.market and not land.north
    if not row:
        return
    size = 1.14 if len(row) < 3 and not narrow and not any(one.villa for one in row) else 1.0
    if narrow and sum(2 if one.villa else 1 for one in row) > 2:
        ground, size = ground - 6, 0.9
        xs = _evenly(row, size)
    elif narrow and not any(one.villa for one in row):
        xs = [copysign(47, aside[one] or (2 * at_ - len(row) + 0.5)) for at_, one in enumerate(row)]
        if len(row) == 2:
            xs = [-47, 47]
    elif len(row) == 1 and not row[0].villa:
        xs = [copysign(26, aside[row[0]]) if aside[row[0]] else 0.0]
    elif len(row) == 2 and all(one.border for one in row):
        level = any(not aside[one] for one in row)
        xs = [copysign(44 if level else 26, aside[one]) if aside[one] else 0.0 for one in row]
    else:
        xs = _evenly(row, size)
    for one, x in zip(row, xs, strict=True):
        yield Placed(one, (middle + x, ground), size)


def _evenly(row: list[Standing], size: float) -> list[float]:
    total = sum(one.width * size for one in row) + GAP * (len(row) - 1)
    xs, x = [], -total / 2
    for one in row:
        xs.append(x + one.width * size / 2)
        x += one.width * size + GAP
    return xs


def _aside(at: Layout, land: Land, one: Standing) -> float:
    """How far east of the land's middle its wall stands."""
    if not one.border:
        return 0.0
    far = at.middle(border_of(at.map.name, one.border))[0] - at.across(land)
    return far if abs(far) > 5 else 0.0


def seat_of_tower(at: Layout, castle: CastleSeen) -> Point:
    """The foot of a castle's tower: the apex of its first land that points north, else a corner."""
    lands = [land_of(at.map.name, name) for name in castle.lands]
    north = min((land for land in lands if land.north), key=lambda land: (land.row, land.column), default=None)
    if north is not None:
        return at.across(north), at.top(north) + 29
    land = lands[0]
    return at.across(land) - SIDE / 2 + 17, at.top(land) + 10


def towers(view: View) -> list[Drawn]:
    at = layout(view.map)
    feet = [(seat_of_tower(at, castle), castle.owner) for castle in view.castles]
    return [Sprite(pieces.tower(owner), foot) for foot, owner in sorted(feet, key=lambda one: one[0][1])]


def stalls(view: View) -> list[Drawn]:
    """Markets under their names; a closed one still has its ducat."""
    at = layout(view.map)
    crowned = {seat_of_tower(at, castle) for castle in view.castles}
    found: list[Drawn] = []
    for index in at.map.markets:
        land = at.map.lands[index]
        place, active = at.label(land), land.name in view.active
        if active:
            found.append(Sprite(pieces.glow(), (place[0], place[1] - 14)))
        free = (at.across(land), at.top(land) + 29) not in crowned
        found.append(Sprite(pieces.stall(land.north, active, free), place))
    return found
