"""Where on a tile something may stand, hiding no road, wall, shield or place of a follower."""

from __future__ import annotations

from bot.draw.scene import Box, Point

from .abbey import HALF
from .geometry import Geometry, Path, Segment, beyond, inside, nearer, pieces


class Ground:
    """The free ground of one tile. Discs that were taken stay taken."""

    def __init__(self, tile: Geometry) -> None:
        self.tile = tile
        self.cities = tile.of("city")
        self.farms, self.cloisters = tile.of("farm"), tile.of("cloister")
        self.roads = [beyond(road.path) for road in tile.of("road")]
        self.walls = [wall for city in self.cities for wall in city.walls]
        self.gates = [road.path for road in tile.of("road") if road.end == "city"]
        self.bounds = [_bounds(city.outline) for city in self.cities]
        self.lanes, self.ramparts = pieces(self.roads), pieces(self.walls)
        self.gateways = pieces(self.gates)
        self.taken: list[tuple[float, float, float]] = []

    def take(self, x: float, y: float, r: float) -> None:
        """Keeps a disc for what stands there."""
        self.taken.append((x, y, r))

    def meadow(self, x: float, y: float, r: float, margin: float = 0.035) -> bool:
        """Whether a disc lies on free field, and not where a farmer lies."""
        edge = r + margin
        if not (edge <= x <= 1 - edge and edge <= y <= 1 - edge) or nearer(x, y, 0.095 + r, self.lanes):
            return False
        for tx, ty, tr in self.taken:
            if (x - tx) ** 2 + (y - ty) ** 2 < (r + tr) ** 2:
                return False
        village = self.tile.village
        return not (
            any(_near(farm.anchor, x, y, 0.15 + r, 0.10 + r) for farm in self.farms)
            or (village and _near(village, x, y, 0.2 + r, 0.2 + r))
            or any(_abbey(cloister, x, y, r) for cloister in self.cloisters)
            or nearer(x, y, 0.06 + r, self.ramparts)
            or self.in_city(x, y)
        )

    def in_city(self, x: float, y: float) -> bool:
        for (left, top, right, bottom), city in zip(self.bounds, self.cities, strict=True):
            if left <= x <= right and top <= y <= bottom and inside((x, y), city.outline):
                return True
        return False

    def paved(self, x: float, y: float, r: float = 0.0) -> bool:
        """Whether a disc lies in a city, off walls and gates, and where no knight stands or shield hangs."""
        if not self.in_city(x, y):
            return False
        for city in self.cities:
            wide, high = (0.13, 0.11) if len(city.sides) > 1 else (0.10, 0.10)
            if _near((city.anchor[0], city.anchor[1] + 0.03), x, y, wide, high):
                return False
            if city.shield and _near(city.shield, x, y, 0.115, 0.14):
                return False
        return not (nearer(x, y, 0.0425 + r, self.ramparts) or nearer(x, y, 0.07 + r, self.gateways))

    def beside_road(self, x: float, y: float) -> bool:
        """Whether a stone may lie here at the roadside."""
        if not (0.05 < x < 0.95 and 0.05 < y < 0.95) or nearer(x, y, 0.068, self.lanes):
            return False
        village = self.tile.village
        return not (village and _near(village, x, y, 0.17, 0.17)) and not self.in_city(x, y)


def _bounds(outline: Path) -> Box:
    xs, ys = zip(*outline, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _near(spot: Point, x: float, y: float, wide: float, high: float) -> bool:
    return ((x - spot[0]) / wide) ** 2 + ((y - spot[1]) / high) ** 2 < 1


def _abbey(cloister: Segment, x: float, y: float, r: float) -> bool:
    across, down = abs(x - cloister.at[0]), y - cloister.at[1]
    return max(across, abs(down)) < HALF + 0.035 + r or (across < 0.14 + r and -0.46 - r < down < 0)
