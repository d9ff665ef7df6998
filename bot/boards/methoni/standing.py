"""Where houses and villas stand. A land has fixed places, so that everything fits and stays countable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import copysign

from bot.draw.scene import Point, Sprite
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
    on: dict[str, list[Standing]] = {}
    for one in view.houses:
        on.setdefault(one.land, []).append(Standing(False, one.seat, one.border))
    rows = [one for name, row in on.items() for one in _row(view.map, name, tuple(row))]
    rows += [one for castle in view.castles for one in _in_castle(view.map, castle)]
    return sorted(rows, key=lambda one: one.at[1])


@lru_cache(256)
def _in_castle(board: str, castle: CastleSeen) -> list[Placed]:
    return [one for name, row in spread(board, castle).items() for one in _row(board, name, tuple(row))]


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


@lru_cache(1024)
def _row(board: str, name: str, pieces: tuple[Standing, ...]) -> tuple[Placed, ...]:
    """Side by side in the order of the walls that they came with."""
    at, land = layout(board), land_of(board, name)
    row = sorted(pieces, key=lambda one: _aside(at, land, one))
    asides = [_aside(at, land, one) for one in row]
    narrow = land.market and not land.north
    xs, size = _beside_stall(row, asides) if narrow else _in_the_wide(row, asides)
    raised = 6 if narrow and _taken(row) > 2 else 0
    return tuple(
        Placed(one, (at.across(land) + x, at.ground(land) - raised), size)
        for one, x in zip(row, xs, strict=True)
    )


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
