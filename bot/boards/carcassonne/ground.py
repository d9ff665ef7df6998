"""Where on a tile something may stand, hiding no road, wall, shield or place of a follower."""

from __future__ import annotations

from math import hypot

from bot.draw.scene import Point

from .abbey import HALF
from .geometry import Geometry, Segment, away, beyond, inside


class Ground:
    """The free ground of one tile. Discs that were taken stay taken."""

    def __init__(self, tile: Geometry) -> None:
        self.tile = tile
        self.cities = tile.of("city")
        self.roads = [beyond(road.path) for road in tile.of("road")]
        self.walls = [wall for city in self.cities for wall in city.walls]
        self.gates = [road.path for road in tile.of("road") if road.end == "city"]
        self.taken: list[tuple[float, float, float]] = []

    def take(self, x: float, y: float, r: float) -> None:
        """Keeps a disc for what stands there."""
        self.taken.append((x, y, r))

    def meadow(self, x: float, y: float, r: float, margin: float = 0.035) -> bool:
        """Whether a disc lies on free field, and not where a farmer lies."""
        if min(x, y, 1 - x, 1 - y) < r + margin:
            return False
        if any(hypot(x - tx, y - ty) < r + tr for tx, ty, tr in self.taken):
            return False
        if any(_near(farm.anchor, x, y, 0.15 + r, 0.10 + r) for farm in self.tile.of("farm")):
            return False
        if self.tile.village and _near(self.tile.village, x, y, 0.2 + r, 0.2 + r):
            return False
        if any(_abbey(cloister, x, y, r) for cloister in self.tile.of("cloister")):
            return False
        if any(away((x, y), road) < 0.095 + r for road in self.roads):
            return False
        return not any(inside((x, y), city.outline) for city in self.cities) and all(
            away((x, y), wall) >= 0.06 + r for wall in self.walls
        )

    def paved(self, x: float, y: float, r: float = 0.0) -> bool:
        """Whether a disc lies in a city, off walls and gates, and where no knight stands or shield hangs."""
        for city in self.cities:
            wide, high = (0.13, 0.11) if len(city.sides) > 1 else (0.10, 0.10)
            if _near((city.anchor[0], city.anchor[1] + 0.03), x, y, wide, high):
                return False
            if city.shield and _near(city.shield, x, y, 0.115, 0.14):
                return False
        if not any(inside((x, y), city.outline) for city in self.cities):
            return False
        return all(away((x, y), wall) >= 0.0425 + r for wall in self.walls) and all(
            away((x, y), path) >= 0.07 + r for path in self.gates
        )

    def beside_road(self, x: float, y: float) -> bool:
        """Whether a stone may lie here at the roadside."""
        if not (0.05 < x < 0.95 and 0.05 < y < 0.95) or any(
            inside((x, y), city.outline) for city in self.cities
        ):
            return False
        village = self.tile.village
        return not (village and _near(village, x, y, 0.17, 0.17)) and all(
            away((x, y), road) > 0.068 for road in self.roads
        )


def _near(spot: Point, x: float, y: float, wide: float, high: float) -> bool:
    return ((x - spot[0]) / wide) ** 2 + ((y - spot[1]) / high) ** 2 < 1


def _abbey(cloister: Segment, x: float, y: float, r: float) -> bool:
    across, down = abs(x - cloister.at[0]), y - cloister.at[1]
    return max(across, abs(down)) < HALF + 0.035 + r or (across < 0.14 + r and -0.46 - r < down < 0)
