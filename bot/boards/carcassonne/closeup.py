"""Close-ups while a turn is chosen: the tile laid with what may be claimed, or in each rotation that fits."""

from __future__ import annotations

from collections.abc import Iterable
from math import dist

from bot.draw.pieces import chip, disc, seat_disc
from bot.draw.scene import Clip, Drawn, Fade, Line, Palette, Point, Rect, Scene, Texture
from engines.carcassonne.tiles import letter
from engines.carcassonne.view import Tile, View
from engines.core.grid import xy
from engines.core.said import Said, Who, said

from . import nature
from .board import example as board_example
from .geometry import Segment, geometry
from .land import cell_box, followers, halo, laid_in, land, margins, parchment, towers
from .window import XY, Window

REACH = 2
"""How many cells around the tile are shown."""
TILE = 214
VEIL = 70 / 255
"""How far everything but the tile steps back."""
APART = 0.272
"""The least distance between letters: their discs do not touch."""


def claim(view: View, offered: Iterable[str | None]) -> Scene:
    """The tile laid last, large, with a letter on every segment in `offered`."""
    at = xy(view.last)
    window = _near(at, laid_in(view))
    laid = laid_in(view, window)
    tile = view.laid[view.last]
    names = [name for name in offered if name is not None]
    spots = letter_spots(tile, names)
    veil = Fade((window.inner,), "paper", VEIL, keep=(cell_box(at),))
    shapes = [*parchment(window), *land(laid, window.px), veil, halo(cell_box(at), view.turn, window.px)]
    shapes += [*towers(laid), *followers(view.followers, laid, 92 / TILE, 0.84, clear=at), *margins(window)]
    for name, (x, y) in spots.items():
        shapes += disc((at[0] + x, at[1] + y), letter(tile.kind, name), TILE, 26, 45)
    x, y = _free_corner(spots.values())
    shapes += seat_disc((at[0] + x, at[1] + y), Who(view.turn), view.turn, TILE, 30, 42)
    return Scene(tuple(shapes), window.box, TILE, CLOSEUP, _claim_said(view, tile, names))


def _claim_said(view: View, tile: Tile, names: list[str]) -> tuple[Said, ...]:
    parts = tuple(
        said(
            "alt-segment",
            letter=letter(tile.kind, name),
            what=said(f"segment-{geometry(tile.kind, 0).segment(name).section}"),
        )
        for name in names
    )
    kind = said(f"tile-{tile.kind}")
    return (said("alt-claim", seat=Who(view.turn), kind=kind, cell=view.last, segments=parts),)


def _near(at: XY, laid: dict[XY, Tile]) -> Window:
    """The cells around a place without outer rows and columns that are empty, but at least three by three."""
    shown = [(x, y) for x, y in laid if abs(x - at[0]) <= REACH and abs(y - at[1]) <= REACH]
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    return Window(min(*xs, at[0] - 1), min(*ys, at[1] - 1), max(*xs, at[0] + 1), max(*ys, at[1] + 1), TILE)


def letter_spots(tile: Tile, names: Iterable[str]) -> dict[str, Point]:
    """Where each segment's letter lies on the tile: at its anchor, moved until no two discs touch."""
    shape = geometry(tile.kind, tile.rotation)
    wanted = {name: shape.segment(name) for name in names}
    spots = {name: _within(segment.anchor) for name, segment in wanted.items()}
    for _ in range(60):
        close = [(a, b) for a in spots for b in spots if a < b and dist(spots[a], spots[b]) < APART]
        if not close:
            return spots
        for a, b in close:
            _part(spots, wanted, a, b)
    return spots


def _part(spots: dict[str, Point], wanted: dict[str, Segment], a: str, b: str) -> None:
    """Moves two letters away from each other; a farm's moves farther, for a road's is to stay on the road."""
    (ax, ay), (bx, by) = spots[a], spots[b]
    far = dist((ax, ay), (bx, by)) or 1e-6
    push = (APART - far) / 2 + 0.004
    dx, dy = (bx - ax) / far, (by - ay) / far
    weights = [1.6 if wanted[name].section == "farm" else 0.4 for name in (a, b)]
    spots[a] = _within((ax - dx * push * weights[0], ay - dy * push * weights[0]))
    spots[b] = _within((bx + dx * push * weights[1], by + dy * push * weights[1]))


def _within(spot: Point) -> Point:
    x, y = spot
    return min(max(x, 0.14), 0.86), min(max(y, 0.14), 0.86)


def _free_corner(spots: Iterable[Point]) -> Point:
    """The corner of the frame that is farthest from the letters."""
    corners = [(x, y) for x in (-0.06, 1.06) for y in (-0.06, 1.06)]
    found = list(spots)
    return max(corners, key=lambda corner: min((dist(corner, spot) for spot in found), default=0.0))


WIDE, GAP, HEAD = 1140, 34, 84
"""Pixels: the picture of all rotations, the space around each panel, and the room for its name."""
SIDE = 2.36
"""How many cells a panel is wide: the tile, and as much of its neighbours as one must see."""


def rotations(view: View, name: str, offered: Iterable[int]) -> Scene:
    """The drawn tile at a place in each rotation that fits, side by side, named r0 to r3."""
    turns, at = list(offered), xy(name)
    tile = min(200, int((WIDE - GAP * (len(turns) + 1)) / (SIDE * len(turns))))
    px = 1 / tile
    box = (0.0, 0.0, len(turns) * (SIDE + GAP * px) + GAP * px, SIDE + (HEAD + GAP) * px)
    shapes: list[Drawn] = [Texture(nature.parchment(), (box,), px)]
    for n, turn in enumerate(turns):
        corner = (GAP * px + n * (SIDE + GAP * px), HEAD * px)
        shapes += _panel(view, at, turn, corner, tile)
    kind = said(f"tile-{view.drawn}")
    keys = ", ".join(f"r{turn}" for turn in turns)
    alt = (said("alt-rotations", seat=Who(view.turn), kind=kind, cell=name, rotations=keys),)
    return Scene(tuple(shapes), box, tile, CLOSEUP, alt)


def _panel(view: View, at: XY, turn: int, corner: Point, tile: int) -> list[Drawn]:
    """The tile in the middle of its neighbours, under its name."""
    px, (x, y) = 1 / tile, corner
    middle = (SIDE - 1) / 2
    shift = (x + middle - at[0], y + middle - at[1])
    laid = {
        spot: one
        for spot, one in laid_in(view).items()
        if max(abs(spot[0] - at[0]), abs(spot[1] - at[1])) < 2
    }
    laid[at] = Tile(view.drawn, turn)
    right, bottom = x + SIDE, y + SIDE
    frame = (x, y, right, bottom)
    inner: list[Drawn] = [Rect(frame, "paper.line")]
    inner += [*land(laid, px, shift=shift, shadow=False), halo(cell_box(at, shift), view.turn, px)]
    inner += [*towers(laid, shift), *followers(view.followers, laid, max(0.5, 62 * px), 0.9, shift, at)]
    sides = (
        ((x, y), (right, y)),
        ((right, y), (right, bottom)),
        ((right, bottom), (x, bottom)),
        ((x, bottom), (x, y)),
    )
    title = chip(
        (x + SIDE / 2, y - (HEAD / 2 - 2) * px), f"r{turn}", tile, 52, "legal", "label", "legal.line", 22
    )
    return [Clip(frame, tuple(inner)), *(Line(side, "band.line", 3 * px) for side in sides), title]


def example() -> Scene:
    """The board's example, its lower half stepped back, with halos on every ground; for the palette."""
    plain = board_example()
    x0, y0, x1, y1 = plain.box
    middle = (y0 + y1) / 2
    shapes: list[Drawn] = [*plain.shapes, Rect((8, 2, x1, 5), "paper.line")]
    shapes.append(Fade(((x0, middle, x1, y1),), "paper", VEIL))
    for seat in range(6):
        shapes += [halo(cell_box((2 * seat, y)), seat, 1 / plain.unit) for y in (1, 7)]
    return Scene(tuple(shapes), plain.box, plain.unit, CLOSEUP)


CLOSEUP = Palette("carcassonne/closeup", example, 232)
