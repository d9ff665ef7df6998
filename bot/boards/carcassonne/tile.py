"""The art of a tile: all but the meadow, which lies under every tile without a seam.

Things stand upright at every rotation, so each rotation is drawn for itself and never turned as a picture.
"""

from __future__ import annotations

from functools import cache
from random import Random

from bot.draw.scene import Art, Ellipse, Flood, Line, Polygon, Rect, Shape

from . import abbey, nature, town
from . import colours as c
from .geometry import Geometry, Segment, along, beyond, geometry, turned
from .ground import Ground

VARIANTS = 2
MASTER = 216
"""Pixels of a tile's master picture; the largest tile shown is 214 wide."""
SMALL = 84
AREA = 146

Standing = tuple[float, tuple[Shape, ...]]


def tile_art(kind: str, rotation: int, variant: int, sparse: bool = False) -> Art:
    """A tile as a transparent picture of one unit. `sparse` has fewer things on it, for small pictures.

    Those come in one variant alone.
    """
    return _art(kind, rotation, 0 if sparse else variant, sparse)


@cache
def _art(kind: str, rotation: int, variant: int, sparse: bool) -> Art:
    name = f"carcassonne/tile/{kind}/{rotation}/{variant}" + ("/sparse" if sparse else "")
    shapes = _Tile(geometry(kind, rotation), Random(f"{kind}{rotation}{variant}"), sparse).shapes()
    return Art(name, shapes, box=(0, 0, 1, 1), master=SMALL if sparse else MASTER, themed=False)


class _Tile:
    """One tile while it is laid out: flat ground, what stands on it (by its y), and the shadows."""

    def __init__(self, tile: Geometry, rng: Random, sparse: bool) -> None:
        self.tile, self.rng, self.sparse = tile, rng, sparse
        self.ground = Ground(tile)
        self.flat: list[Shape] = []
        self.standing: list[Standing] = []
        self.shadows: list[Shape] = []

    def shapes(self) -> tuple[Shape, ...]:
        """Everything from the ground up."""
        if not self.sparse:
            self.plots()
        self.copses()
        if not self.sparse:
            self.flock()
        self.cities()
        self.roads()
        self.village()
        self.cloisters()
        for city in self.tile.of("city"):
            self.houses(city)
        upright = [shape for _, shapes in sorted(self.standing, key=lambda one: one[0]) for shape in shapes]
        shade = (town.shade(self.shadows),) if self.shadows else ()
        return (*self.flat, *shade, *upright, *self.walls(), *self.signs())

    def plots(self) -> None:
        """At most two ploughed plots with a hedge."""
        rng, found = self.rng, 0
        for _ in range(60):
            if found == 2:
                return
            a, b, lean = (
                rng.uniform(0.13, 0.20),
                rng.uniform(0.09, 0.14),
                rng.choice((0, 0.18, -0.22, 0.5, -0.5)),
            )
            x, y = rng.uniform(0.15, 0.85), rng.uniform(0.15, 0.85)
            if not self.ground.meadow(x, y, 0.028):
                continue
            probes = [(x + u * a - v * b * lean, y + u * a * lean + v * b) for u, v in _PROBES]
            if not all(self.ground.meadow(px, py, 0.028) for px, py in probes):
                continue
            corner = tuple((x + u * a - v * b * lean, y + u * a * lean + v * b) for u, v in _CORNERS)
            found += 1
            self.flat += nature.plot(corner, *rng.choice(c.PLOTS))  # type: ignore[arg-type]
            (ax, ay), (bx, by) = corner[:2]
            for i in range(7):
                hx, hy = ax + (bx - ax) * i / 6, ay + (by - ay) * i / 6
                self.standing.append((hy, nature.bush(hx, hy, 0.020)))
            for px, py in probes:
                self.ground.take(px, py, 0.07)

    def copses(self) -> None:
        """Small groups of trees, on some tiles a pond."""
        rng, count, most = self.rng, 0, 4 if self.sparse else 9
        for _ in range(140):
            x, y = rng.uniform(0.06, 0.94), rng.uniform(0.08, 0.94)
            if count >= most:
                break
            if not self.ground.meadow(x, y, 0.06):
                continue
            draw, many = (nature.pine if rng.random() < 0.3 else nature.tree), rng.randint(1, 3)
            for j in range(many):
                r = rng.uniform(0.034, 0.05) * (1.25 if self.sparse else 1)
                at = (x + (j - (many - 1) / 2) * 0.062, y + rng.uniform(-0.025, 0.025))
                if self.ground.meadow(*at, r + 0.004):
                    self.shadows.append(Ellipse((at[0] + 0.018, at[1] + r * 0.55), r * 1.05, r * 0.5))
                    self.standing.append((at[1] + r, draw(*at, r)))
                    self.ground.take(*at, r * 0.9)
                    count += 1

    def flock(self) -> None:
        """Two or three sheep, or a pond, where there is still room."""
        rng = self.rng
        choice = rng.random()
        if choice > 0.72:
            return
        for _ in range(40):
            x, y = rng.uniform(0.1, 0.9), rng.uniform(0.1, 0.9)
            if choice < 0.14 and self.ground.meadow(x, y, 0.105):
                self.flat += nature.pond(x, y, 0.085)
                return
            if choice >= 0.14 and self.ground.meadow(x, y, 0.07):
                for j in range(rng.randint(2, 3)):
                    at = (x + (j - 1) * 0.055, y + (j % 2) * 0.03)
                    self.shadows.append(Ellipse((at[0] + 0.006, at[1] + 0.018), 0.024, 0.012))
                    self.standing.append((at[1], nature.sheep(*at, 0.022)))
                return

    def cities(self) -> None:
        """City ground and paving, never at the border."""
        rng = self.rng
        for city in self.tile.of("city"):
            self.flat.append(Polygon(city.outline, c.CITY))
            for _ in range(18 * len(city.sides)):
                at = (rng.uniform(0.04, 0.96), rng.uniform(0.04, 0.96))
                if self.ground.paved(*at):
                    self.flat.append(Ellipse(at, rng.uniform(0.012, 0.03), 0.010, rng.choice(c.PAVING)))

    def roads(self) -> None:
        """Verges, edges, surface and ruts, each for all roads before the next."""
        paths = self.ground.roads
        for width, colour in ((0.158, c.VERGE), (0.128, c.ROAD_EDGE)):
            self.flat += [Line(path, colour, width) for path in paths]
        for path in paths:
            self.flat += [Line(path, c.ROAD, 0.104), Line(path, c.RUT, 0.048), Line(path, c.ROAD, 0.028)]
        for road in self.tile.of("road"):
            for x, y, dx, dy in along(road.path, 0.085):
                for side in (-0.083, 0.083):
                    at = (x - dy * side, y + dx * side)
                    if self.rng.random() < 0.45 and self.ground.beside_road(*at):
                        colour = self.rng.choice((c.TREE, c.TREE_LIT, (214, 204, 176)))
                        self.flat.append(Ellipse(at, 0.013, 0.011, colour))

    def village(self) -> None:
        """Houses around a well, where roads meet."""
        if not self.tile.village:
            return
        x, y = self.tile.village
        self.flat += town.square(x, y)
        self.shadows.append(Ellipse((x + 0.02, y + 0.02), 0.13, 0.12))
        spots = [(-0.095, -0.055), (0.10, -0.06), (-0.09, 0.115), (0.10, 0.11)]
        if all(0 not in road.sides for road in self.tile.of("road")):
            spots.append((0.0, -0.095))
        for i, (dx, dy) in enumerate(spots):
            roof = c.ROOFS[(i * 2 + self.rng.randint(0, 1)) % 5]
            self.standing.append((y + dy, town.house(x + dx, y + dy, 0.125, roof, dx > 0)))
            self.shadows.append(Ellipse((x + dx + 0.03, y + dy), 0.06, 0.03))
        self.standing.append((y + 0.02, town.well(x, y)))

    def cloisters(self) -> None:
        paths = [road.path for road in self.tile.of("road")]
        for cloister in self.tile.of("cloister"):
            self.flat += abbey.garden(cloister.at, paths)
            for x, y in abbey.hedge(cloister.at, paths):
                self.shadows.append(Ellipse((x + 0.012, y + 0.014), 0.026, 0.02))
                self.standing.append((y, nature.bush(x, y, 0.026)))
            self.shadows.append(abbey.shade(cloister.at))
            self.standing.append((cloister.at[1] + 0.03, abbey.abbey(cloister.at)))

    def houses(self, city: Segment) -> None:
        """Rows of houses with a few trees; a keep in large cities, a handful in caps."""
        rng, large, built = self.rng, len(city.sides) > 1, list[tuple[float, float]]()
        if len(city.sides) > 2:
            built += self.keep()
        most = (len(built) > 0 and 14) or (9 if large else 5)
        if self.sparse:
            most = len(built) + 4 if large else 1
        scale = 1.5 if self.sparse else 1.0
        for x, y in self.plotted(city, large):
            width = scale * (rng.uniform(0.128, 0.160) if large else rng.uniform(0.088, 0.102))
            if len(built) >= most:
                break
            apart = all(abs(x - bx) > width * 0.98 or abs(y - by) > width * 0.72 for bx, by in built)
            if apart and self.fits(x, y, width):
                built.append((x, y))
                lean = (
                    (x, y),
                    (x + width * 0.85, y - 0.01),
                    (x + width * 0.8, y - width * 0.5),
                    (x, y - width * 0.3),
                )
                self.shadows.append(Polygon(lean))
                self.standing.append((y, town.house(x, y, width, rng.choice(c.ROOFS), rng.random() < 0.5)))
        self.orchard(built, 0 if self.sparse else 24 if large else 6)

    def plotted(self, city: Segment, large: bool) -> list[tuple[float, float]]:
        """Where houses are tried: in rows first, then anywhere."""
        rng, found = self.rng, list[tuple[float, float]]()
        for row in range(6 if large else 0):
            for column in range(6):
                x, y = 0.085 + row % 2 * 0.079 + column * 0.158, 0.12 + row * 0.150
                found.append((x + rng.uniform(-0.014, 0.014), y + rng.uniform(-0.012, 0.012)))
        xs, ys = zip(*city.outline, strict=True)
        tries = 90 if large else 200
        return found + [(rng.uniform(min(xs), max(xs)), rng.uniform(min(ys), max(ys))) for _ in range(tries)]

    def fits(self, x: float, y: float, width: float) -> bool:
        """Whether a house stands wholly on city ground, off the border."""
        half, high = width * 0.525, width * 0.8
        if not (0.018 + half < x < 0.982 - half and 0.018 + high < y < 0.982):
            return False
        spots = [(x + u * half, y - v * high) for v in (1, -0.05, 0.5) for u in (-1, 1, 0)]
        return all(self.ground.paved(*spot) for spot in spots)

    def keep(self) -> list[tuple[float, float]]:
        """A keep, if there is room: its four corners count as built."""
        for _ in range(80):
            x, y = self.rng.uniform(0.1, 0.9), self.rng.uniform(0.3, 0.9)
            if all(self.ground.paved(x + i, y + j) for i in (-0.08, 0, 0.08) for j in (-0.22, -0.1, 0.03)):
                self.shadows.append(
                    Polygon(((x, y), (x + 0.15, y - 0.01), (x + 0.14, y - 0.08), (x, y - 0.1)))
                )
                self.standing.append((y, town.keep(x, y)))
                return [(x + i, y + j) for i in (-0.06, 0.06) for j in (0, -0.09)]
        return []

    def orchard(self, built: list[tuple[float, float]], tries: int) -> None:
        """Up to four trees between houses."""
        planted = 0
        for _ in range(tries):
            x, y = self.rng.uniform(0.05, 0.95), self.rng.uniform(0.06, 0.95)
            clear = all((x - bx) ** 2 + (y - by + 0.04) ** 2 > 0.011 for bx, by in built)
            if planted < 4 and clear and self.ground.paved(x, y, 0.01) and self.ground.paved(x, y - 0.05):
                planted += 1
                built.append((x, y + 0.04))
                self.standing.append((y, nature.tree(x, y, 0.028)))

    def walls(self) -> list[Shape]:
        """Faces, then tops, then battlements. Two cities that share a corner are parted by a bastion."""
        walls = self.ground.walls
        found: list[Shape] = [shape for wall in walls for shape in town.wall_face(wall)]
        if self.tile.kind == "I":
            corner = tuple(
                turned(at, self.tile.rotation) for at in ((0.88, 0), (1, 0), (1, 0.12), (0.94, 0.06))
            )
            found.append(Polygon(corner, c.STONE, c.STONE_LINE, 0.01))
        for part in (town.wall_top, town.merlons):
            found += [shape for wall in walls for shape in part(wall)]
        return found

    def signs(self) -> list[Shape]:
        """Gates and shields, over everything."""
        found: list[Shape] = [shape for path in self.ground.gates for shape in town.gate(path)]
        for city in self.tile.of("city"):
            if city.shield:
                found += town.shield(city.shield[0], city.shield[1] + 0.01, 0.13 if self.sparse else 0.105)
        return found


_CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
_PROBES = tuple((u, v) for u in (0, -1, 1, -0.5, 0.5) for v in (0, -1, 1))


@cache
def segment_mask(kind: str, rotation: int, segment: str) -> Art:
    """The area of a farm or city segment in white on black, as `Region` wants it."""
    tile = geometry(kind, rotation)
    wanted = tile.segment(segment)
    name = f"carcassonne/area/{kind}/{rotation}/{segment}"
    black, wall = (0, 0, 0), (0, 0, 90)
    shapes: list[Shape] = [Rect((0, 0, 1, 1), black)]
    if wanted.section == "city":
        return Art(
            name,
            (shapes[0], Polygon(wanted.outline, (255, 255, 255))),
            box=(0, 0, 1, 1),
            master=AREA,
            themed=False,
        )
    for city in tile.of("city"):
        shapes += [Polygon(city.outline, wall), *(Line(one, wall, 0.03) for one in city.walls)]
    shapes += [Line(beyond(road.path), wall, 0.12) for road in tile.of("road")]
    if tile.village:
        shapes.append(Ellipse(tile.village, 0.14, 0.13, wall))
    shapes.append(Flood(wanted.anchor))
    return Art(name, tuple(shapes), box=(0, 0, 1, 1), master=AREA, themed=False)
