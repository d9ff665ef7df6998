"""The land as laid: parchment, meadow, tiles, a hairline grid, and towers where walls meet."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import pairwise
from math import ceil

from bot.draw.fonts import width
from bot.draw.pieces import chip
from bot.draw.scene import (
    Art,
    Box,
    Clip,
    Colour,
    Drawn,
    Halo,
    Line,
    Point,
    Rect,
    Shadow,
    Sprite,
    Text,
    Texture,
)
from engines.carcassonne.view import Follower, Tile, View
from engines.core.grid import SIDES, column, row, xy

from . import nature
from .follower import follower_art
from .geometry import Laid, geometry
from .posts import posted
from .tile import VARIANTS, tile_art
from .town import corner_tower
from .window import MARGIN, XY, Window

GRID = (44, 40, 20, 74)
RIM = (84, 66, 40)
COORDINATE = 34
"""Pixels of letters and numbers in the margins; where cells are narrower, every second or third is named."""

AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)


def laid_in(view: View, window: Window | None = None) -> dict[XY, Tile]:
    """The tiles by place; with a window, only those it shows."""
    found = {xy(cell): tile for cell, tile in view.laid.items()}
    return {at: tile for at, tile in found.items() if window is None or window.holds(at)}


def parchment(window: Window) -> list[Drawn]:
    return [Texture(nature.parchment(), (window.box,), window.px)]


def cell_box(at: XY, shift: Point = (0, 0)) -> Box:
    x, y = at[0] + shift[0], at[1] + shift[1]
    return x, y, x + 1, y + 1


def land(
    laid: Laid, px: float, sparse: bool = False, shift: Point = (0, 0), shadow: bool = True
) -> list[Drawn]:
    """The board's shadow, then all tiles with their grid. `px` is one pixel in units."""
    found = _shadows(laid) if shadow else []
    for at, tile in laid.items():
        x, y = at
        art = tile_art(tile.kind, tile.rotation, (x * 7 + y * 3) % VARIANTS, sparse)
        found.append(Sprite(art, (x + shift[0], y + shift[1]), ground=nature.meadow()))
    return found + _grid(laid, px, shift)


def _shadows(laid: Laid) -> list[Drawn]:
    """What the tiles throw on the empty cells around them."""
    tiles_around: dict[XY, list[XY]] = {}
    for x, y in laid:
        for dx, dy in AROUND:
            cell = (x + dx, y + dy)
            if cell not in laid:
                tiles_around.setdefault(cell, []).append((-dx, -dy))
    return [Sprite(_shaded(tuple(sorted(where))), cell) for cell, where in tiles_around.items()]


@cache
def _shaded(tiles: tuple[XY, ...]) -> Art:
    """The shadow on an empty cell with tiles in these directions; the light comes from the north-west."""
    shadow = Shadow(tuple(Rect(cell_box(at)) for at in tiles), 0.062, (70, 54, 30, 130), (0.045, 0.07))
    name = "/".join(f"{x}{y}" for x, y in tiles)
    return Art(f"carcassonne/shade/{name}", (shadow,), box=(0, 0, 1, 1), master=112, themed=False)


def _grid(laid: Laid, px: float, shift: Point) -> list[Drawn]:
    """A hairline between tiles, a rim around them all."""
    inner: dict[tuple[bool, int], list[int]] = {}
    outer: dict[tuple[bool, int], list[int]] = {}
    for x, y in laid:
        for side, (dx, dy) in enumerate(SIDES):
            flat, far = side % 2 == 0, side in (1, 2)
            if far or (x + dx, y + dy) not in laid:
                lines = inner if (x + dx, y + dy) in laid else outer
                lines.setdefault((flat, (y if flat else x) + far), []).append(x if flat else y)
    return _runs(inner, GRID, px, shift) + _runs(outer, RIM, 3 * px, shift)


def _runs(
    edges: dict[tuple[bool, int], list[int]], colour: Colour, width: float, shift: Point
) -> list[Drawn]:
    """Edges on one line that follow each other, as one. They are found by being flat, and how far along."""
    found: list[Drawn] = []
    for (flat, level), starts in edges.items():
        starts.sort()
        breaks = [i for i in range(1, len(starts)) if starts[i] > starts[i - 1] + 1]
        for first, end in pairwise((0, *breaks, len(starts))):
            ends = ((starts[first], level), (starts[end - 1] + 1, level))
            points = ends if flat else tuple((x, y) for y, x in ends)
            found.append(Line(tuple((x + shift[0], y + shift[1]) for x, y in points), colour, width))
    return found


def towers(laid: Laid, shift: Point = (0, 0), of: XY | None = None) -> list[Drawn]:
    """A tower at every corner where a city wall ends, each once, from north to south.

    With `of` only those that stand on this cell and around it.
    """
    near = laid.items() if of is None else [(at, laid[at]) for at in _beside(of) if at in laid]
    spots = {(x + dx, y + dy) for (x, y), tile in near for dx, dy in _wall_ends(tile.kind, tile.rotation)}
    placed = sorted(spots, key=lambda spot: (spot[1], spot[0]))
    return [Sprite(corner_tower(), (x + shift[0], y + shift[1])) for x, y in placed]


def _beside(at: XY) -> list[XY]:
    return [at, *((at[0] + dx, at[1] + dy) for dx, dy in AROUND)]


@cache
def _wall_ends(kind: str, rotation: int) -> tuple[XY, ...]:
    """The corners of a tile at which its city walls end."""
    walls = [wall for city in geometry(kind, rotation).of("city") for wall in city.walls]
    return tuple({(round(x), round(y)) for wall in walls for x, y in (wall[0], wall[-1])})


def followers(
    shown: Iterable[Follower],
    laid: Laid,
    high: float,
    lying: float = 1.0,
    shift: Point = (0, 0),
    clear: XY | None = None,
) -> list[Drawn]:
    """Followers on these tiles from north to south, `high` tiles tall; farmers scaled by `lying`."""
    found: list[Drawn] = []
    for one in sorted(shown, key=lambda one: xy(one.cell)[1]):
        at = xy(one.cell)
        if at not in laid:
            continue
        section = geometry(laid[at].kind, laid[at].rotation).segment(one.segment).section
        size = high * lying if section == "farm" else high
        x, y = posted(laid, at, one.segment, size, clear)
        found.append(Sprite(follower_art(section, one.seat), (x + shift[0], y + shift[1]), size))
    return found


def halo(box: Box, seat: int, px: float) -> Halo:
    """The frame of the tile laid last: cream, the player's colour and ink, in an amber glow."""
    x0, y0, x1, y1 = box
    inner = Rect((x0 + 3 * px, y0 + 3 * px, x1 - 3 * px, y1 - 3 * px), radius=2 * px)
    rings = (("rim", 3 * px), (f"seat.{seat}", 7 * px), ("outline", 3 * px))
    return Halo(inner, rings, "glow", 14 * px)


def number(view: View, at: XY, window: Window) -> list[Drawn]:
    """How many tiles lie, on the corner of the last one that is farthest from its follower."""
    px = window.px
    tile = view.laid[view.last]
    follower = next((one for one in view.followers if one.cell == view.last), None)
    foot = geometry(tile.kind, tile.rotation).segment(follower.segment).anchor if follower else (0.5, 0.5)
    corners = ((0, 0), (1, 0), (0, 1), (1, 1))
    x, y = max(corners, key=lambda c: abs(c[0] - foot[0]) + abs(c[1] - foot[1]) - 0.2 * c[1])
    x0, y0, x1, y1 = window.inner
    inside = (
        min(max(at[0] + x, x0 + 22 * px), x1 - 22 * px),
        min(max(at[1] + y, y0 + 14 * px), y1 - 14 * px),
    )
    return [chip(inside, str(len(view.laid)), window.tile, 30)]


def margins(window: Window) -> list[Drawn]:
    """Bands with column letters and row numbers on all sides; the start's are inverted."""
    px = window.px
    x0, y0, x1, y1 = window.inner
    edge, m = 8 * px, MARGIN * px
    bands: tuple[Box, ...] = (
        (x0 - m, y0 - m, x1 + m, y0 - edge),
        (x0 - m, y1 + edge, x1 + m, y1 + m),
        (x0 - m, y0 - edge, x0 - edge, y1 + edge),
        (x1 + edge, y0 - edge, x1 + m, y1 + edge),
    )
    shapes = _marks(window)
    name = f"carcassonne/margin/{window.x0},{window.y0},{window.x1},{window.y1}"
    found: list[Drawn] = [
        Clip(band, (Rect(band, "band"), *side), f"{name}/{n}")
        for n, (band, side) in enumerate(zip(bands, shapes, strict=True))
    ]
    left, top, right, bottom = x0 - edge, y0 - edge, x1 + edge, y1 + edge
    frame = (((left, top), (right, top)), ((left, bottom), (right, bottom)), ((left, top), (left, bottom)))
    found += [Line(side, "band.line", 3 * px) for side in (*frame, ((right, top), (right, bottom)))]
    return found


@lru_cache(64)
def _marks(window: Window) -> tuple[tuple[Drawn, ...], ...]:
    """Letters, numbers and ticks of the bands in the north, south, west and east."""
    px, edge, middle = window.px, 8 * window.px, (MARGIN + 8) / 2 * window.px
    x0, y0, x1, y1 = window.inner
    sides: list[list[Drawn]] = [[], [], [], []]
    step = ceil(max(width(column(x), COORDINATE, 750) + 6 for x in window.columns) * px)
    for x in window.columns:
        for found, line, way in ((sides[0], y0, -1), (sides[1], y1, 1)):
            if x % step == 0:
                found += _coordinate((x + 0.5, line + way * middle), column(x), x == 0, px)
            if x > x0:
                start = line + way * edge
                found.append(Line(((x, start), (x, start + way * 12 * px)), "band.line", 3 * px))
    step = ceil((COORDINATE + 4) * px)
    for y in window.rows:
        for found, line, way in ((sides[2], x0, -1), (sides[3], x1, 1)):
            if y % step == 0:
                found += _coordinate((line + way * middle, y + 0.5), str(row(y)), y == 0, px)
            if y > y0:
                start = line + way * edge
                found.append(Line(((start, y), (start + way * 12 * px, y)), "band.line", 3 * px))
    return tuple(map(tuple, sides))


def _coordinate(at: Point, text: str, first: bool, px: float) -> list[Drawn]:
    if not first:
        return [Text(text, at, COORDINATE * px, "ink", 750)]
    x, y = at
    plate = Rect((x - 23 * px, y - 21 * px, x + 23 * px, y + 21 * px), "ink", radius=10 * px)
    return [plate, Text(text, at, COORDINATE * px, "cream", 750)]
