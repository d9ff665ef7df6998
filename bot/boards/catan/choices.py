"""The board while an action is chosen: the island steps back, and what may be chosen has its name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from bot.draw.scene import (
    Art,
    Clip,
    Drawn,
    Ellipse,
    Fade,
    Halo,
    Line,
    Palette,
    Plate,
    Point,
    Polygon,
    Rect,
    Scene,
    Shape,
    Sprite,
    Text,
)
from bot.draw.theme import RGB
from engines.catan.island import CORNER_NAME, DISTANCE, HEX_NAME, PATH_NAME
from engines.catan.view import View
from engines.core.said import Said, said

from . import colours as c
from .board import ground, halo, legend, pieces, roads
from .geometry import CENTRE, CORNER, FRAME, HEIGHT, SLANTED, UNIT, WIDTH, R, middle, outline, part, slant
from .motifs import resource
from .sample import sample
from .sea import RIMS, key, longship

NAMED = 25
"""As many names at once as a menu has lines; further places are only dots."""
FREE_STEPS = 3


def step(view: View, spec: str, chosen: Sequence[Any], offered: Iterable[Any]) -> Scene | None:
    """A picture that helps to choose a corner, a path, a hex or a knight."""
    values = [value for value in offered if value is not None]
    match spec, len(chosen):
        case ("found", 0) | ("settlement", _) | ("city", _):
            spots = [(CORNER[value], CORNER_NAME[value]) for value in values]
            return _dimmed(view, [], _names(spots), spots)
        case "found", 1:
            spots = _on_paths(values)
            return _dimmed(view, [*_tracks(values), *_circled(chosen[0])], _names(spots), spots)
        case ("road", _) | ("place", _):
            spots = _on_paths(values)
            return _dimmed(view, _tracks(values), _names(spots), spots)
        case "move", 0:
            rings = [shape for path in values for shape in _ring(path)]
            spots = [((x, y + 44), name) for (x, y), name in _on_paths(values)]
            return _dimmed(view, rings, _names(spots), spots)
        case "move", 1:
            return _moves(view, chosen[0], values)
        case ("robber", 0) | ("shift", _) | ("capture", _):
            return _hexes(view, [at for at in chosen if at is not None], values)
    return None


def _dimmed(
    view: View,
    under: list[Drawn],
    over: list[Drawn],
    spots: Sequence[tuple[Point, str]],
) -> Scene:
    """The island steps back; what stands on it stays bright, between what lies under and over it."""
    shapes: list[Drawn] = [_dark(ground(view)), *key(), *roads(view), *under]
    shapes += [piece.shape for piece in pieces(view)]
    shapes += [*over, *legend(view)]
    return Scene(tuple(shapes), FRAME, UNIT, CHOICES, (_told(name for _, name in spots),))


def _dark(island: Clip) -> Clip:
    """The island in the dusk, kept like the bright one."""
    return Clip(FRAME, (island, Fade((FRAME,), c.VEIL, 0.32)), f"{island.name}/dusk")


def _told(names: Iterable[str]) -> Said:
    return said("alt-choices", places=tuple(names))


def _on_paths(paths: Sequence[int]) -> list[tuple[Point, str]]:
    return [(middle(path), PATH_NAME[path]) for path in paths]


def _names(spots: Sequence[tuple[Point, str]], fill: RGB = c.YELLOW, rim: RGB = c.INK) -> list[Drawn]:
    """The first ones by name, further ones as dots."""
    found: list[Drawn] = [Sprite(dot_art(), at) for at, _ in spots[NAMED:]]
    plate = Plate(fill, rim, 3, 7)
    found += [Text(name, at, 27, c.INK, 800, plate=plate) for at, name in spots[:NAMED]]
    return found


@cache
def dot_art() -> Art:
    return Art("catan/dot", (Ellipse((0, 0), 10, 10, c.YELLOW),), rims=RIMS, themed=False)


def _tracks(paths: Sequence[int], colour: RGB = c.YELLOW) -> list[Drawn]:
    """The paths themselves, brightly."""
    return [Sprite(track_art(slant(path), colour), middle(path)) for path in paths]


@cache
def track_art(kind: int, colour: RGB) -> Art:
    """A bright path in one of the three directions, around its middle."""
    path = SLANTED[kind]
    mx, my = middle(path)
    line = tuple((x - mx, y - my) for x, y in part(path, 0.1))
    shapes = (Line(line, c.INK, 15, True), Line(line, colour, 9, True))
    return Art(f"catan/track/{kind}/{colour}", shapes, themed=False)


def _circled(corner: int) -> list[Drawn]:
    x, y = CORNER[corner]
    return halo(x, y, 34)


def _ring(path: int) -> list[Drawn]:
    x, y = middle(path)
    return halo(x, y - 4, 40)


def _moves(view: View, knight: int, paths: list[int]) -> Scene:
    """Where a knight may go: for nothing on yellow plates, for a grain on pale ones."""
    free = [path for path in paths if DISTANCE[knight][path] <= FREE_STEPS]
    paid = [path for path in paths if DISTANCE[knight][path] > FREE_STEPS]
    under = [*_tracks(paid, (236, 196, 120)), *_tracks(free), *_ring(knight)]
    spots = _on_paths(free), _on_paths(paid)
    over = [*_names(spots[1], c.PAID, c.PAID_EDGE), *_names(spots[0]), *_prices(bool(paid))]
    return _dimmed(view, under, over, [*spots[0], *spots[1]])


def _prices(paid: bool) -> list[Drawn]:
    """What the plates mean."""
    x, y, wide = WIDTH - 24, HEIGHT - 58, 440 if paid else 200
    found: list[Drawn] = [
        Rect((x - wide, y - 36, x, y + 36), c.NIGHT, c.RIM, 2.4, 18),
        Rect((x - wide + 20, y - 20, x - wide + 64, y + 20), c.YELLOW, c.INK, 3, 18),
        Text(said("picture-steps", steps="1–3"), (x - wide + 76, y), 32, c.PILL_TEXT, 700, "l"),
    ]
    if paid:
        found += [
            Rect((x - 244, y - 20, x - 200, y + 20), c.PAID, c.PAID_EDGE, 3, 18),
            Text(said("picture-steps", steps="4–5"), (x - 188, y), 32, c.PILL_TEXT, 700, "l"),
            Sprite(grain_art(), (x - 42, y)),
        ]
    return found


@cache
def grain_art() -> Art:
    return Art("catan/grain", tuple(resource("grain", 0, 0, 22)), themed=False)


def _hexes(view: View, chosen: list[int], offered: list[int]) -> Scene:
    """The hexes that may be chosen in a bright frame; one chosen before in a pale one."""
    shapes: list[Drawn] = [ground(view), *(_frame(at, c.YELLOW) for at in offered)]
    shapes += [*(_frame(at, c.PAID) for at in chosen), *roads(view)]
    shapes += [piece.shape for piece in pieces(view)]
    shapes += legend(view)
    if view.barbarians is not None:
        shapes += longship(view.barbarians.supply)
    return Scene(tuple(shapes), FRAME, UNIT, CHOICES, (_told(HEX_NAME[at] for at in offered),))


def _frame(at: int, colour: RGB) -> Shape:
    return Halo(Polygon(outline(CENTRE[at], R - 18)), ((c.INK, 3.0), (colour, 8.0), (c.INK, 3.0)))


def example() -> Scene:
    """A knight's ways over the island in the dusk, and half of it by day: the palette is chosen from it."""
    view = sample()
    scene = _moves(view, 55, [path for path in range(72) if 0 < DISTANCE[55][path] <= 5])
    day = Clip((0, 0, WIDTH, 640), (ground(view), *roads(view)), "catan/choices/day")
    return Scene((*scene.shapes, day, *(_frame(at, c.YELLOW) for at in (0, 5))), FRAME, UNIT, CHOICES)


CHOICES = Palette("catan/choices", example, 160)
