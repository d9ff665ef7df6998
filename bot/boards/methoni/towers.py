"""Where the towers of castles stand, and the stalls of markets beneath them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.draw.scene import Drawn, Point, Sprite
from engines.methoni.maps import Land
from engines.methoni.view import CastleSeen, View

from . import pieces
from .layout import Layout, land_of, layout
from .standing import Placed


@dataclass(frozen=True, slots=True)
class Tower:
    """A castle's tower: where it stands, whose it is, how large it is drawn, and which way its banner flies."""

    foot: Point
    owner: int
    size: float
    way: int

    @property
    def sprite(self) -> Sprite:
        return Sprite(pieces.tower(self.owner, self.way), self.foot, self.size)

    @property
    def middles(self) -> tuple[Point, Point]:
        """Of the tower and of its banner."""
        (x, y), size = self.foot, self.size
        return (x, y - 28 * size), (x + 22 * self.way * size, y - 68 * size)


def feet(view: View) -> list[tuple[Point, int, float]]:
    """Where each castle's tower stands, whose it is, and how large it is drawn.

    In the apex of the castle's first land that points north. A castle that has none is a single land that points
    south: there it stands in a northern corner, or a small one in the southern if both have towers.
    """
    at = layout(view.map)
    apexes: dict[CastleSeen, Point] = {}
    for castle in view.castles:
        lands = [land_of(view.map, name) for name in castle.lands]
        north = next((land for land in lands if land.north), None)
        if north is not None:
            apexes[castle] = at.at(north.corners[0])
    found = [((x, y + 29), castle.owner, 1.0) for castle, (x, y) in apexes.items()]
    taken = set(apexes.values())
    for castle in view.castles:
        if castle not in apexes:
            foot, size = _cornered(at, land_of(view.map, castle.lands[0]), taken)
            found.append((foot, castle.owner, size))
    return sorted(found, key=lambda one: one[0][1])


def _cornered(at: Layout, land: Land, taken: set[Point]) -> tuple[Point, float]:
    """A tower in a land that points south: its foot and its size; the corner is taken then."""
    (x, y), *northern = at.triangle(land)
    for corner, aside in zip(northern, (3, -3), strict=True):
        if corner not in taken:
            taken.add(corner)
            return (corner[0] + aside, corner[1] + 20), 0.82
    return (x, y - 8), 0.62


def towers(view: View, standing: Sequence[Placed]) -> list[Tower]:
    """Each with its banner to the side where it hides less."""
    return [
        Tower(foot, owner, size, min((1, -1), key=lambda way: _hidden(foot, size, way, standing)))
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
