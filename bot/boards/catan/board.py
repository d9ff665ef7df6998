"""The board: the island with everything on it, and what has just happened marked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.draw.scene import Clip, Drawn, Ellipse, Halo, Palette, Scene, Sprite, Text
from engines.catan import events
from engines.catan.barbarians import events as war
from engines.catan.island import CORNERS_OF, HEXES, SIDES_OF, ones
from engines.catan.view import View
from engines.core.said import Who

from . import colours as c
from .alt import described
from .geometry import CENTRE, CORNER, FRAME, UNIT, middle, slant
from .island import island
from .pieces import barbarian_art, building_art, knight_art, lying_art, road_art, robber_art, rubble_art
from .sample import sample
from .sea import longship

KNIGHT_SIZE, BARBARIAN_SIZE = 0.86, 0.92
STANDS: dict[int, tuple[int, ...]] = {0: (), 1: (0,), 2: (-24, 24), 3: (-36, 0, 36)}
"""Where the barbarians of a hex stand beside its middle."""


def board(view: View, marks: Iterable[object] = ()) -> Scene:
    """The whole board. `marks` are the events since the last picture: where things happened is ringed."""
    shapes: list[Drawn] = [ground(view), *roads(view)]
    shapes += [ring for at in marked(view, marks) for ring in halo(*at)]
    shapes += [piece.shape for piece in pieces(view)]
    shapes += legend(view)
    if view.barbarians is not None:
        shapes += longship(view.barbarians.supply)
    return Scene(tuple(shapes), FRAME, UNIT, BOARD, described(view))


def ground(view: View) -> Clip:
    """The part that does not change but by conquest."""
    fallen = 0
    if view.barbarians is not None:
        fallen = sum(1 << at for at, count in enumerate(view.barbarians.barbarians) if count == 3)
    return island(view.land, fallen, robber=view.barbarians is None)


def roads(view: View) -> list[Drawn]:
    return [
        Sprite(road_art(seat, slant(path)), middle(path))
        for seat, row in enumerate(view.roads)
        for path in ones(row)
    ]


class Piece(NamedTuple):
    """A figure with the height of its feet: what stands in front is drawn later."""

    feet: float
    shape: Drawn


def pieces(view: View, kinds: str = "hbk") -> list[Piece]:
    """Buildings, barbarians, knights and the robber, from the back to the front."""
    found: list[Piece] = []
    if "h" in kinds:
        found += buildings(view)
    if "b" in kinds:
        found += robber(view) if view.barbarians is None else barbarians(view)
    if "k" in kinds and view.barbarians is not None:
        for seat, row in enumerate(view.barbarians.knights):
            for path in ones(row):
                x, y = middle(path)
                found.append(Piece(y + 12, Sprite(knight_art(seat), (x, y - 4), KNIGHT_SIZE)))
    return sorted(found, key=lambda piece: piece.feet)


def buildings(view: View) -> list[Piece]:
    found: list[Piece] = []
    for seat in range(view.players):
        for city, row in ((False, view.settlements[seat]), (True, view.cities[seat])):
            for corner in ones(row):
                x, y = CORNER[corner]
                if view.fallen >> corner & 1:
                    found.append(Piece(y - 1, Sprite(rubble_art(corner), (x, y + 4))))
                    found.append(Piece(y, Sprite(lying_art(seat, city), (x, y - 2))))
                else:
                    found.append(Piece(y, Sprite(building_art(seat, city), (x, y - 2))))
    return found


def robber(view: View) -> list[Piece]:
    """On the lower part of his hex, beside the token."""
    x, y = CENTRE[view.robber]
    return [Piece(y + 56, Sprite(robber_art(), (x, y + 84)))]


def barbarians(view: View) -> list[Piece]:
    """One to three on a hex; they step aside for what stands on its lower corners and sides."""
    assert view.barbarians is not None
    standing = sum(view.barbarians.knights)
    cities = sum(view.cities)
    found: list[Piece] = []
    for at in HEXES:
        x, y = CENTRE[at]
        east = standing >> SIDES_OF[at][2] & 1 or cities >> CORNERS_OF[at][2] & 1
        west = standing >> SIDES_OF[at][3] & 1 or cities >> CORNERS_OF[at][4] & 1
        x += 13 * bool(west) - 13 * bool(east)
        count = view.barbarians.barbarians[at]
        for k, dx in enumerate(STANDS[count]):
            down = 88 if count == 3 and k == 1 else 80
            found.append(Piece(y + down - 40, Sprite(barbarian_art(), (x + dx, y + down), BARBARIAN_SIZE)))
    return found


def halo(x: float, y: float, radius: float) -> list[Drawn]:
    """A bright ring where something has just happened."""
    rings = (((255, 255, 255), 3.0), (c.YELLOW, 9.0), (c.INK, 3.0))
    return [Halo(Ellipse((x, y), radius, radius), rings, (255, 244, 180, 200), 9)]


def marked(view: View, marks: Iterable[object]) -> list[tuple[float, float, float]]:
    """Middle and radius of what the events touched, each once."""
    found: dict[tuple[float, float, float], None] = {}
    for mark in marks:
        match mark:
            case events.SettlementBuilt(corner=corner) | events.CityBuilt(corner=corner):
                found[(*CORNER[corner], 42.0)] = None
            case events.Founded(corner=corner):
                found[(*CORNER[corner], 42.0)] = None
            case war.BuildingFell(corner=corner) | war.BuildingRose(corner=corner):
                found[(*CORNER[corner], 42.0)] = None
            case events.RoadBuilt(path=path):
                found[(*middle(path), 30.0)] = None
            case war.KnightPlaced(path=path) | war.KnightMoved(to=path) if _rides(view, path):
                x, y = middle(path)
                found[(x, y - 4, 42.0)] = None
            case events.RobberMoved(hex=at) if at == view.robber:
                x, y = CENTRE[at]
                found[(x, y + 56, 44.0)] = None
    return list(found)


def _rides(view: View, path: int) -> bool:
    """Whether a knight is there still: it may have moved on, or retired."""
    return view.barbarians is not None and any(row >> path & 1 for row in view.barbarians.knights)


def legend(view: View) -> list[Drawn]:
    """Whose colour is whose, in the free water at the upper left."""
    found: list[Drawn] = []
    for seat in range(view.players):
        y = 44 + seat * 58
        found.append(Sprite(building_art(seat, False), (44, y)))
        found.append(Text(Who(seat), (82, y + 2), 36, c.PILL_TEXT, 800, "l", c.INK, 2.4))
    return found


def example() -> Scene:
    """Everything that a board may show: the palette is chosen from it."""
    scene = board(sample())
    extra: list[Drawn] = [Sprite(robber_art(), (600, 1000)), *halo(300, 1050, 42)]
    return Scene((*scene.shapes, *extra), FRAME, UNIT, BOARD)


BOARD = Palette("catan/board", example, 128)
