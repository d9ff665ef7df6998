"""The hexes: a painted ground with what it brings, in peace and when it has been conquered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import sin
from random import Random

from bot.draw.scene import Art, Colour, Ellipse, Fill, Gradient, Line, Point, Polygon, Rect, Shadow, Shape
from bot.draw.theme import RGB, mix

from . import motifs
from .colours import GROUND, INK, fallen, ground
from .geometry import R, holds, inside, outline, round_shape

PLAQUE = -21.0
"""How far above the middle of a hex its plaque lies."""
VARIANTS = 2


@cache
def hex_art(terrain: str, variant: int, conquered: bool = False) -> Art:
    """A hex around the origin; the other variants have their trees elsewhere."""
    rng = Random(f"{terrain} {variant}")
    shapes: list[Shape] = [Polygon(outline((0, 0)), ground(terrain)), *_patches(terrain, rng)]
    shapes += _MOTIFS[terrain](rng, *GROUND[terrain])
    shapes += _edge(mix(GROUND[terrain][1], INK, 0.6))
    if conquered:
        shapes = [_darkened(shape) for shape in shapes] + _hatch()
    name = f"catan/hex/{terrain}/{variant}{'/conquered' if conquered else ''}"
    return Art(name, tuple(shapes), box=(-R, -R - 2, R, R + 2), themed=False)


def hexes() -> Iterator[Art]:
    """All that there are: also those that only a conquest shows, so that it need not draw them."""
    for terrain in _MOTIFS:
        for variant in range(VARIANTS):
            yield hex_art(terrain, variant)
            if terrain not in ("desert", "castle"):
                yield hex_art(terrain, variant, conquered=True)


def _clear(x: float, y: float, margin: float = 0.0) -> bool:
    """Whether a point does not lie under the plaque."""
    return not (-74 - margin < x < 74 + margin and PLAQUE - 42 - margin < y < PLAQUE + 40 + margin)


def _cut(points: tuple[Point, ...], fill: Fill) -> list[Shape]:
    found = inside(points)
    return [Polygon(found, fill)] if len(found) > 2 else []


def _strip(points: Sequence[Point], colour: Colour, width: float) -> list[Shape]:
    """A line, as far as it lies in the hex."""
    runs: list[list[Point]] = [[]]
    for x, y in points:
        if holds(x, y, R - width):
            runs[-1].append((x, y))
        elif runs[-1]:
            runs.append([])
    return [Line(tuple(run), colour, width) for run in runs if len(run) > 1]


def _patches(terrain: str, rng: Random) -> list[Shape]:
    """Soft light and dark, as if painted with a broad brush."""
    light: list[Polygon] = []
    dark: list[Polygon] = []
    for _ in range(10):
        at, size = (rng.uniform(-62, 62), rng.uniform(-66, 66)), (rng.uniform(22, 36), rng.uniform(9, 19))
        rng.choice((light, dark)).append(Polygon(round_shape(at, *size, 12)))
    shade = (*mix(GROUND[terrain][1], INK, 0.45), 34)
    patches = ((light, (255, 250, 220, 42)), (dark, shade))
    return [Shadow(tuple(row), 5, colour) for row, colour in patches if row]


def _edge(colour: RGB) -> list[Shape]:
    """The ground darkens towards the border."""
    found: list[Shape] = []
    for inset, opacity in ((1.5, 46), (4.5, 34), (8, 22), (12, 12)):
        ring = outline((0, 0), R - inset)
        found.append(Line((*ring, ring[0], ring[1]), (*colour, opacity), 5))
    return found


def _forest(rng: Random, top: RGB, low: RGB) -> list[Shape]:
    spots: list[tuple[float, float, float]] = []
    for _ in range(900):
        x, y, s = rng.uniform(-92, 92), rng.uniform(-76, 106), rng.uniform(21, 30)
        apart = all((x - a) ** 2 + ((y - b) * 1.5) ** 2 > 19**2 for a, b, _ in spots)
        stands = apart and holds(x, y - s * 0.7, R - 24) and holds(x, y, R - 13)
        if stands and _clear(x, y, 3) and _clear(x, y - s):
            spots.append((x, y, s))
    found: list[Shape] = []
    for x, y, s in sorted(spots, key=lambda spot: spot[1]):
        found.append(motifs.shade(x + 4, y, s * 0.5, s * 0.14, low))
        found += motifs.pine(x, y, s, rng)
    return found


PEAKS = (
    (-44, -60, 20, 28),
    (42, -60, 21, 29),
    (0, -72, 22, 28),
    (-78, 20, 17, 36),
    (78, 22, 17, 38),
    (-34, 56, 38, 52),
    (40, 58, 36, 46),
    (2, 82, 36, 44),
    (-46, 74, 18, 20),
)


def _mountains(rng: Random, top: RGB, low: RGB) -> list[Shape]:
    found: list[Shape] = []
    for x, y, half, high in PEAKS:
        found += motifs.peak(x, y, half, high, rng)
        found.append(Line(((x - half, y), (x + half, y)), mix(low, INK, 0.18), 2))
    return found


def _fields(rng: Random, top: RGB, low: RGB) -> list[Shape]:
    furrow, straw = mix(low, (120, 74, 10), 0.16), mix(low, (150, 96, 20), 0.35)
    found: list[Shape] = []
    for row in range(-7, 11):
        line = [(x, row * 20 + 16 * sin(x / 62 + 0.4) + x * 0.12) for x in range(-116, 117, 8)]
        found += _strip(line, furrow, 3)
        for x, y in line:
            for _ in range(2):
                at = (x + rng.uniform(-4, 4), y - rng.uniform(-3, 8))
                tip = (at[0] + rng.uniform(-1.5, 2.5), at[1] - rng.uniform(5, 8))
                if holds(*at, R - 6) and holds(*tip, R - 6):
                    found.append(Line((at, tip), (252, 224, 140) if rng.random() < 0.6 else straw, 1.7))
    for x, y in ((-54, 58), (52, 62), (2, 86), (-10, 48), (-36, -64), (36, -62)):
        found += motifs.sheaf(x, y)
    return found


def _hills(rng: Random, top: RGB, low: RGB) -> list[Shape]:
    found: list[Shape] = []
    for x, y, rx, ry in (
        (-52, -56, 40, 20),
        (50, -58, 44, 22),
        (-70, 40, 44, 28),
        (66, 44, 46, 30),
        (0, 78, 62, 34),
        (-2, 112, 80, 30),
    ):
        found += _cut(round_shape((x, y), rx, ry), mix(low, (110, 50, 30), 0.35))
        found += _cut(round_shape((x - 2, y - 2.5), rx - 2, ry - 2), mix(top, (255, 214, 170), 0.14))
        for share in (0.35, 0.7):
            arc = [
                (x + rx * (k / 10), y - ry * (0.75 - share) - ry * 0.12 * (1 - (k / 6) ** 2))
                for k in range(-6, 7)
            ]
            found += _strip(arc, mix(low, (120, 50, 30), 0.15), 2)
    for x, y in ((-56, 52), (54, 54), (0, 84)):
        found += motifs.bricks(x, y)
    return found


def _pasture(rng: Random, top: RGB, low: RGB) -> list[Shape]:
    found: list[Shape] = []
    for x, y, rx, ry in (
        (-50, -62, 52, 18),
        (60, -50, 50, 20),
        (-60, 54, 60, 24),
        (56, 70, 66, 26),
        (0, 100, 60, 20),
    ):
        found += _cut(round_shape((x, y), rx, ry), mix(low, (70, 130, 60), 0.28))
        found += _cut(round_shape((x - 1, y - 3), rx - 1, ry - 1), mix(top, (240, 255, 190), 0.14))
    for _ in range(46):
        x, y = rng.uniform(-92, 92), rng.uniform(-96, 100)
        if _clear(x, y) and holds(x, y, R - 14):
            found += motifs.tuft(x, y, (92, 146, 62))
            if rng.random() < 0.3 and holds(x + 8, y - 2, R - 14):
                petal = rng.choice([(255, 240, 150), (255, 255, 255), (240, 170, 170)])
                found.append(Ellipse((x + 8, y - 2), 2.4, 2.4, petal))
    flock = ((-50, 46, 18), (10, 62, 20), (54, 44, 17), (-20, 86, 16), (50, -70, 14), (-36, -74, 14))
    for x, y, s in flock:
        found.append(Ellipse((x + 3, y + s * 0.72), s * 0.9, s * 0.2, (104, 152, 66)))
        found += motifs.sheep(x, y, s)
    return found


def _desert(rng: Random, top: RGB, low: RGB) -> list[Shape]:
    found: list[Shape] = []
    for row, (y, high) in enumerate(((-66, 10), (-34, 14), (6, 16), (44, 14), (80, 12))):
        dune = [(x, y + high * sin(x / 34 + row * 1.9)) for x in range(-116, 117, 6)]
        found += _cut((*dune, (116, 130), (-116, 130)), mix(top, low, (row % 2) * 0.7 + 0.1))
        found += _strip(dune, (250, 236, 200), 3)
        found += _strip([(x, y + 4) for x, y in dune], (196, 166, 112), 1.6)
    found += motifs.cactus(-46, 40) + motifs.cactus(44, -48)
    found += [
        Ellipse((x, y), 9, 6, (176, 156, 126), (112, 94, 70), 1.5)
        for x, y in ((40, 50), (56, 56), (-40, -62))
    ]
    return found


def _castle(rng: Random, top: RGB, low: RGB) -> list[Shape]:
    found: list[Shape] = []
    for _ in range(40):
        x, y = rng.uniform(-80, 80), rng.uniform(-90, 90)
        if holds(x, y, R - 18):
            found += motifs.tuft(x, y, (116, 138, 84))
    return [
        *found,
        *_cut(((-12, 44), (12, 44), (34, 120), (-34, 120)), (226, 206, 160)),
        *motifs.castle(0, 40),
    ]


_MOTIFS = {
    "forest": _forest,
    "mountains": _mountains,
    "fields": _fields,
    "hills": _hills,
    "pasture": _pasture,
    "desert": _desert,
    "castle": _castle,
}


def _fell(colour: Colour) -> Colour:
    """A colour in a conquered hex."""
    if isinstance(colour, str):
        return colour
    if len(colour) == 3:
        return fallen(colour)
    return (*fallen((colour[0], colour[1], colour[2])), colour[3])


def _fill(fill: Fill) -> Fill:
    if fill is None:
        return None
    return Gradient(_fell(fill.top), _fell(fill.bottom)) if isinstance(fill, Gradient) else _fell(fill)


def _darkened(shape: Shape) -> Shape:
    match shape:
        case Polygon() | Ellipse() | Rect():
            return replace(shape, fill=_fill(shape.fill), line=_fill(shape.line))
        case Line() | Shadow():
            return replace(shape, colour=_fell(shape.colour))
    return shape


def _hatch() -> list[Shape]:
    """Dark strokes over a conquered hex."""
    found: list[Shape] = []
    for k in range(-9, 10):
        line = [(k * 26 + t, -t) for t in range(-120, 121, 2)]
        found += _strip([(float(x), float(y)) for x, y in line], (40, 26, 42, 74), 5)
    return found
