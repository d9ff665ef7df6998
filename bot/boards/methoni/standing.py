"""Where houses, villas and towers stand. A land has fixed places, so that everything fits and stays countable."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import copysign

from bot.draw.scene import Drawn, Point, Sprite
from engines.methoni.maps import Land
from engines.methoni.view import CastleSeen, View

from . import pieces
from .layout import Layout, border_of, land_of, layout

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
    taken = _taken(row)
    room = PLACES - (land.market and not land.north) - taken
    return room < (2 if piece.villa else 1), land.market, taken


def _row(at: Layout, land: Land, row: list[Standing]) -> Iterator[Placed]:
    """Side by side in the order of the walls that they came with."""
    row = sorted(row, key=lambda one: _aside(at, land, one))
    asides = [_aside(at, land, one) for one in row]
    narrow = land.market and not land.north
    xs, size = _beside_stall(row, asides) if narrow else _in_the_wide(row, asides)
    raised = 6 if narrow and _taken(row) > 2 else 0
    for one, x in zip(row, xs, strict=True):
        yield Placed(one, (at.across(land) + x, at.ground(land) - raised), size)


def _taken(row: Sequence[Standing]) -> int:
    return sum(2 if one.villa else 1 for one in row)


def _beside_stall(row: Sequence[Standing], asides: Sequence[float]) -> tuple[list[float], float]:
    """Where a stall stands in the way: on either side of it, or all in front."""
    if _taken(row) > 2 or any(one.villa for one in row):
        return _evenly(row, 0.9), 0.9
    if len(row) == 2:
        return [-40.0, 40.0], 0.92
    return [copysign(40, aside or -1) for aside in asides], 0.92


def _in_the_wide(row: Sequence[Standing], asides: Sequence[float]) -> tuple[list[float], float]:
    """On open land each stands towards its wall; in a castle all stand close together."""
    if any(one.villa for one in row) or len(row) > 2:
        return _evenly(row, 1.0), 1.0
    if not all(one.border for one in row):
        return _evenly(row, 1.14), 1.14
    far = 44 if len(row) == 2 and not all(asides) else 26
    return [copysign(far, aside) if aside else 0.0 for aside in asides], 1.14


def _evenly(row: Sequence[Standing], size: float) -> list[float]:
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


def feet(view: View) -> list[tuple[Point, int, float]]:
    """Where each castle's tower stands, whose it is, and how large it is drawn.

    In the apex of the castle's first land that points north. A castle that has none is a single land that points
    south: there it stands in a northern corner, one where no other tower stands.
    """
    at = layout(view.map)
    found: list[tuple[Point, int, float]] = []
    corners: set[Point] = set()
    for castle in sorted(view.castles, key=lambda castle: len(castle.lands) == 1):
        lands = [land_of(view.map, name) for name in castle.lands]
        north = next((land for land in lands if land.north), None)
        if north is not None:
            apex = at.at(north.corners[0])
            corners.add(apex)
            found.append(((apex[0], apex[1] + 29), castle.owner, 1.0))
        else:
            _, left, right = at.triangle(lands[0])
            x, y = right if left in corners else left
            corners.add((x, y))
            found.append(((x + (3 if (x, y) == left else -3), y + 20), castle.owner, 0.82))
    return sorted(found, key=lambda one: one[0][1])


def towers(view: View, standing: Sequence[Placed]) -> list[Drawn]:
    """Each with its banner to the side where it hides less."""
    return [
        Sprite(
            pieces.tower(owner, min((1, -1), key=lambda way: _hidden(foot, size, way, standing))), foot, size
        )
        for foot, owner, size in feet(view)
    ]


def _hidden(foot: Point, size: float, way: int, standing: Sequence[Placed]) -> float:
    """How much of houses and villas a banner covers."""
    x0, x1 = sorted((foot[0], foot[0] + way * 46 * size))
    y0, y1 = foot[1] - 84 * size, foot[1] - 52 * size
    total = 0.0
    for one in standing:
        x, y = one.at
        if not (x0 - 40 < x < x1 + 40 and y0 < y < y1 + 60):
            continue
        half = one.piece.width * one.size / 2
        wide = min(x1, x + half) - max(x0, x - half)
        high = min(y1, y) - max(y0, y - 36 * one.size)
        total += max(0.0, wide) * max(0.0, high)
    return total


def stalls(view: View) -> list[Drawn]:
    """Markets under their names; a closed one still has its ducat."""
    at = layout(view.map)
    crowned = {foot for foot, _, _ in feet(view)}
    found: list[Drawn] = []
    for index in at.map.markets:
        land = at.map.lands[index]
        place, active = at.label(land), land.name in view.active
        if active:
            found.append(Sprite(pieces.glow(), (place[0], place[1] - 14)))
        free = (at.across(land), at.top(land) + 29) not in crowned
        found.append(Sprite(pieces.stall(land.north, active, free), place))
    return found
