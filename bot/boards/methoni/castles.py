"""A castle shows whose it is by a ribbon inside its walls and a breath of colour over its lands."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from bot.draw.scene import Art, Drawn, Point, Polygon, Sprite
from engines.methoni.maps import SEA, Land
from engines.methoni.view import CastleSeen, View

from .lands import corners
from .layout import Layout, layout

RIBBON, EDGE, GLOW = 20.0, 23.5, 34.0
"""How far inwards from the middle of the wall the ribbon, its dark edge and its glow reach."""
TINT = {0: 34, 1: 26, 2: 60, 3: 40, 4: 40}
GLOWS = {0: 110, 1: 100, 2: 150, 3: 120, 4: 110}


@cache
def _tint(north: bool, seat: int, colour: tuple[int, int, int]) -> Art:
    shape = Polygon(corners(north), (*colour, TINT[seat]))
    return Art(f"methoni/tint/{north}/{seat}", (shape,))


SEAT_COLOURS = ((230, 97, 1), (0, 90, 200), (255, 255, 255), (24, 22, 22), (86, 190, 240))
"""Of the default theme: a tint may stay what it is in others."""


def grounds(view: View) -> list[Drawn]:
    """The lands of all castles, tinted and ribboned."""
    at = layout(view.map)
    found: list[Drawn] = []
    for castle in view.castles:
        for name in castle.lands:
            land = at.map.lands[at.map.index[name]]
            corner = (at.triangle(land)[1][0], at.top(land))
            found.append(Sprite(_tint(land.north, castle.owner, SEAT_COLOURS[castle.owner]), corner))
        found += _ribbon(at, castle)
    return found


def _ribbon(at: Layout, castle: CastleSeen) -> list[Drawn]:
    """Strips along the castle's own border; where they meet, each is cut on the line between them."""
    seat = castle.owner
    bands = (
        (0.0, GLOW, (*SEAT_COLOURS[seat], GLOWS[seat])),
        (0.0, EDGE, "outline"),
        (0.0, RIBBON, f"seat.{seat}"),
    )
    sides = list(_outer(at, castle))
    return [
        Polygon((*_edge(side, outer), *_edge(side, inner)[::-1]), colour)
        for outer, inner, colour in bands
        for side in sides
    ]


class _Side:
    """A stretch of a castle's border: its ends, and how many of the castle's lands meet at each."""

    def __init__(self, ends: tuple[Point, Point], lands: tuple[int, int], turn: int) -> None:
        self.ends, self.lands, self.turn = ends, lands, turn


def _edge(side: _Side, far: float) -> tuple[Point, Point]:
    """The stretch moved inwards."""
    found: list[Point] = []
    for end, (x, y) in enumerate(side.ends):
        ox, oy = side.ends[1 - end]
        angle = pi / 3 * side.lands[end]
        length = ((ox - x) ** 2 + (oy - y) ** 2) ** 0.5
        ux, uy = (ox - x) / length, (oy - y) / length
        half = angle / 2 * (side.turn if end == 0 else -side.turn)
        reach = far / sin(angle / 2)
        dx, dy = ux * cos(half) - uy * sin(half), ux * sin(half) + uy * cos(half)
        found.append((x + dx * reach, y + dy * reach))
    return found[0], found[1]


def _outer(at: Layout, castle: CastleSeen) -> list[_Side]:
    board = at.map
    inside = {board.index[name] for name in castle.lands}
    found: list[_Side] = []
    for index in sorted(inside):
        for border, beside in zip(board.around[index], board.beside[index], strict=True):
            if beside in inside:
                continue
            one, other = board.borders[border].ends
            lands = (_meeting(at, inside, index, border, one), _meeting(at, inside, index, border, other))
            a, b = at.at(one), at.at(other)
            mx, my = _middle(at, board.lands[index])
            turn = 1 if (b[0] - a[0]) * (my - a[1]) - (b[1] - a[1]) * (mx - a[0]) > 0 else -1
            found.append(_Side((a, b), lands, turn))
    return found


def _middle(at: Layout, land: Land) -> Point:
    triangle = at.triangle(land)
    return sum(x for x, _ in triangle) / 3, sum(y for _, y in triangle) / 3


def _meeting(at: Layout, inside: set[int], index: int, border: int, corner: tuple[int, int]) -> int:
    """How many lands of the castle follow each other round a corner, from a border on."""
    board = at.map
    count = 1
    while True:
        onward = next(
            (other, beyond)
            for other, beyond in zip(board.around[index], board.beside[index], strict=True)
            if other != border and corner in board.borders[other].ends
        )
        border, beyond = onward
        if beyond == SEA or beyond not in inside or count == 6:
            return count
        index, count = beyond, count + 1
