"""Where everything of a map lies on its picture, in pixels of the full size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from math import hypot

from bot.draw.scene import Box, Point
from engines.methoni.atlas import MAPS
from engines.methoni.maps import Border, Land, Map
from engines.methoni.maps import Point as Corner

SIDE = 172.0
"""Pixels of a border."""
ROW = SIDE * 0.866
LEFT, TOP, BOTTOM = 41, 62, 54
EDGE = 14
"""From a plate to the picture's edge."""
STRIP = 66
"""Height of a row of the legend below a map."""
PIXELS = 680_000
"""How many a picture of a map has at most, so that a large map takes no longer than others."""


@dataclass(frozen=True)
class Layout:
    """A map in the plane."""

    map: Map

    @cached_property
    def _west(self) -> int:
        return min(x for land in self.map.lands for x, _ in land.corners)

    @cached_property
    def width(self) -> float:
        east = max(x for land in self.map.lands for x, _ in land.corners)
        return 2 * LEFT + (east - self._west) * SIDE / 2

    @cached_property
    def sea_height(self) -> float:
        """Down to where a legend below the map begins."""
        return TOP + BOTTOM + ROW * (1 + max(land.row for land in self.map.lands))

    @cached_property
    def strip(self) -> bool:
        """Whether the legend must go below the map, as the south-east corner has no room for it."""
        return self.hits(self.corner(LEGEND, east=True))

    @cached_property
    def box(self) -> Box:
        rows = -(-8 // self.columns) if self.strip else 0
        return 0.0, 0.0, self.width, self.sea_height + rows * STRIP + (EDGE if rows else 0)

    @cached_property
    def unit(self) -> float:
        """Pixels of the picture for a pixel of the layout."""
        return min(0.8, (PIXELS / (self.box[2] * self.box[3])) ** 0.5)

    @property
    def columns(self) -> int:
        """How many entries of a legend below the map fit into a row."""
        return max(4, min(8, int(self.width / 230)))

    def corner(self, size: tuple[float, float], *, east: bool) -> Box:
        """A plate in one of the southern corners of the sea."""
        x = self.width - EDGE - size[0] if east else EDGE
        return x, self.sea_height - EDGE - size[1], x + size[0], self.sea_height - EDGE

    def hits(self, box: Box, gap: float = 6) -> bool:
        """Whether a plate would lie on land."""
        x0, y0, x1, y1 = box
        for border in self.map.borders:
            (ax, ay), (bx, by) = self.ends(border)
            for step in range(9):
                x, y = ax + (bx - ax) * step / 8, ay + (by - ay) * step / 8
                if x0 - gap < x < x1 + gap and y0 - gap < y < y1 + gap:
                    return True
        return False

    def shore(self, at: Point) -> float:
        """The distance from the coast."""
        return min(
            hypot(at[0] - x, at[1] - y)
            for border in self.map.borders
            for x, y in (*self.ends(border), self.middle(border))
        )

    def at(self, corner: Corner) -> Point:
        return LEFT + (corner[0] - self._west) * SIDE / 2, TOP + corner[1] * ROW

    def triangle(self, land: Land) -> tuple[Point, Point, Point]:
        """The apex, then left and right."""
        apex, left, right = land.corners
        return self.at(apex), self.at(left), self.at(right)

    @cached_property
    def _lines(self) -> dict[str, tuple[Point, Point, Point]]:
        """By border: its ends from west to east, and its middle."""
        found: dict[str, tuple[Point, Point, Point]] = {}
        for border in self.map.borders:
            (ax, ay), (bx, by) = sorted(self.at(end) for end in border.ends)
            found[border.name] = (ax, ay), (bx, by), ((ax + bx) / 2, (ay + by) / 2)
        return found

    def ends(self, border: Border) -> tuple[Point, Point]:
        return self._lines[border.name][:2]

    def middle(self, border: Border) -> Point:
        return self._lines[border.name][2]

    def top(self, land: Land) -> float:
        return TOP + land.row * ROW

    def across(self, land: Land) -> float:
        """The middle line of a land."""
        return self.at(land.corners[0])[0]

    @cached_property
    def labels(self) -> dict[str, Point]:
        """Where the name of each land stands: in a row all names stand nearly on a line."""
        return {
            land.name: (self.across(land), self.top(land) + (71 if land.north else 78))
            for land in self.map.lands
        }

    def label(self, land: Land) -> Point:
        return self.labels[land.name]

    def ground(self, land: Land) -> float:
        """What stands on it stands on this line, on the wide side."""
        return self.top(land) + (133 if land.north else 51)


LEGEND = (340, 230)


@cache
def layout(name: str) -> Layout:
    return Layout(MAPS[name])


def land_of(name: str, land: str) -> Land:
    board = MAPS[name]
    return board.lands[board.index[land]]


def border_of(name: str, border: str) -> Border:
    board = MAPS[name]
    return board.borders[board.border_index[border]]


def heading(border: Border) -> str:
    """How it runs: level, rising or falling eastwards."""
    (_, ay), (_, by) = sorted(border.ends)
    return "level" if ay == by else "falling" if by > ay else "rising"


RUNS: dict[str, Point] = {"level": (1.0, 0.0), "falling": (0.5, 0.866), "rising": (0.5, -0.866)}
"""Eastwards along a border, one long."""
