"""A castle shows whose it is by a ribbon inside its walls and a breath of colour over its lands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, pi, sin

from bot.draw.scene import Art, Drawn, Point, Polygon, Sprite
from engines.methoni.maps import SEA, Land
from engines.methoni.view import View

from .layout import Layout, land_of, layout

RIBBON, EDGE, GLOW = 20.0, 23.5, 34.0
"""How far inwards from the middle of the wall the ribbon, its dark edge and its glow reach."""
TINT = {0: 34, 1: 26, 2: 60, 3: 40, 4: 40}
GLOWS = {0: 110, 1: 100, 2: 150, 3: 120, 4: 110}


SEAT_COLOURS = ((230, 97, 1), (0, 90, 200), (255, 255, 255), (24, 22, 22), (86, 190, 240))
"""For what shines through: a breath of colour may stay what it is in other themes."""


def grounds(view: View) -> list[Drawn]:
    """The lands of all castles."""
    return [Sprite(_ground(view.map, castle.owner, castle.lands), (0, 0)) for castle in view.castles]


@lru_cache(256)
def _ground(board: str, seat: int, lands: tuple[str, ...]) -> Art:
    """A castle's lands, tinted and ribboned, at their place on the map."""
    at = layout(board)
    tint = tuple(
        Polygon(at.triangle(land_of(board, name)), (*SEAT_COLOURS[seat], TINT[seat])) for name in lands
    )
    return Art(f"methoni/castle/{board}/{seat}/{'+'.join(lands)}", (*tint, *_ribbon(at, seat, lands)))


def _ribbon(at: Layout, seat: int, lands: tuple[str, ...]) -> list[Polygon]:
    """Strips along the castle's own border; where they meet, each is cut on the line between them."""
    bands = (
        (GLOW, (*SEAT_COLOURS[seat], GLOWS[seat])),
        (EDGE, "outline"),
        (RIBBON, f"seat.{seat}"),
    )
    sides = _outer(at, lands)
    return [
        Polygon((*side.moved(0.0), *side.moved(reach)[::-1]), colour)
        for reach, colour in bands
        for side in sides
    ]


@dataclass(frozen=True, slots=True)
class _Side:
    """A stretch of a castle's border: its ends, how many of the castle's lands meet at each, which way is in."""

    ends: tuple[Point, Point]
    lands: tuple[int, int]
    turn: int

    def moved(self, far: float) -> tuple[Point, Point]:
        """The stretch moved inwards."""
        return self._corner(0, far), self._corner(1, far)

    def _corner(self, end: int, far: float) -> Point:
        (x, y), (ox, oy) = self.ends[end], self.ends[1 - end]
        length = hypot(ox - x, oy - y)
        ux, uy = (ox - x) / length, (oy - y) / length
        half = pi / 6 * self.lands[end]
        reach = far / sin(half)
        half *= self.turn if end == 0 else -self.turn
        dx, dy = ux * cos(half) - uy * sin(half), ux * sin(half) + uy * cos(half)
        return x + dx * reach, y + dy * reach


def _outer(at: Layout, lands: tuple[str, ...]) -> list[_Side]:
    board = at.map
    inside = {board.index[name] for name in lands}
    found: list[_Side] = []
    for index in sorted(inside):
        for border, beside in zip(board.around[index], board.beside[index], strict=True):
            if beside in inside:
                continue
            one, other = board.borders[border].ends
            meeting = (_meeting(at, inside, index, border, one), _meeting(at, inside, index, border, other))
            (ax, ay), (bx, by) = ends = at.at(one), at.at(other)
            mx, my = _middle(at, board.lands[index])
            turn = 1 if (bx - ax) * (my - ay) - (by - ay) * (mx - ax) > 0 else -1
            found.append(_Side(ends, meeting, turn))
    return found


def _middle(at: Layout, land: Land) -> Point:
    triangle = at.triangle(land)
    return sum(x for x, _ in triangle) / 3, sum(y for _, y in triangle) / 3


def _meeting(at: Layout, inside: set[int], index: int, border: int, corner: tuple[int, int]) -> int:
    """How many lands of the castle follow each other round a corner, from a border on."""
    board = at.map
    count = 1
    while True:
        border, beyond = next(
            (other, beyond)
            for other, beyond in zip(board.around[index], board.beside[index], strict=True)
            if other != border and corner in board.borders[other].ends
        )
        if beyond == SEA or beyond not in inside or count == 6:
            return count
        index, count = beyond, count + 1
