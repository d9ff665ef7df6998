"""The board: tiles and followers, what was laid last and scored, and while placing where one may lay."""

from __future__ import annotations

from collections.abc import Iterable

from bot.draw.pieces import chip
from bot.draw.scene import Drawn, Palette, Scene, Sprite
from engines.carcassonne.state import Scored
from engines.carcassonne.view import Follower, Tile, View
from engines.core.grid import xy
from engines.core.said import Said, Who, said

from .blocks import blocks
from .follower import follower_art
from .geometry import SECTIONS, tiles
from .land import cell_box, followers, halo, laid_in, land, margins, number, parchment, towers
from .places import chips, inset, places
from .window import Window, around, with_room


def board(view: View, marks: Iterable[object] = ()) -> Scene:
    """The whole board. `marks` are the events since the last picture: what scored is shown in place."""
    laid, legal = laid_in(view), [xy(name) for name, _ in view.places]
    shown = {*laid, *legal}
    corner = None
    if view.drawn:
        window, corner = with_room(shown, shown)
    else:
        window = around(shown)
    shapes = [*parchment(window), *blocks(laid, window)]
    if view.layer is not None:
        last = xy(view.last)
        shapes += [halo(cell_box(last), view.layer, window.px), *towers(laid, of=last)]
    shapes += [*places(legal, window), *followers(view.followers, laid, window.standing)]
    shapes += chips(legal, window)
    shapes += points(marks, window)
    if view.layer is not None:
        shapes += number(view, xy(view.last), window)
    shapes += margins(window)
    if corner is not None:
        shapes += inset(view.drawn, view.turn, corner, window)
    return Scene(tuple(shapes), window.box, window.tile, BOARD, described(view))


def described(view: View) -> tuple[Said, ...]:
    """The board in sentences."""
    found = [said("alt-board", tiles=len(view.laid))]
    if view.layer is not None:
        last = view.laid[view.last]
        found.append(said("alt-last", seat=Who(view.layer), kind=said(f"tile-{last.kind}"), cell=view.last))
    if view.followers:
        found.append(said("alt-followers", who=tuple(follower_said(one) for one in view.followers)))
    if view.drawn:
        cells = ", ".join(name for name, _ in view.places)
        kind = said(f"tile-{view.drawn}")
        found.append(said("alt-drawn", seat=Who(view.turn), kind=kind, cells=cells))
    return tuple(found)


ROLES = {"c": "knight", "r": "thief", "m": "monk", "f": "farmer"}


def follower_said(one: Follower) -> Said:
    """A follower in words: whose, what, and where."""
    role = said(f"role-{ROLES[one.segment[0]]}")
    return said("alt-follower", seat=Who(one.seat), role=role, cell=one.cell)


def points(marks: Iterable[object], window: Window) -> list[Drawn]:
    """What was scored since the last picture, in the winners' colours where their followers stood."""
    found: list[Drawn] = []
    for mark in marks:
        if not isinstance(mark, Scored) or not mark.finished:
            continue
        x, y = xy((mark.home or mark.cells)[0])
        for row, seat in enumerate(mark.winners):
            at = (x + 0.5, y + 0.5 + 46 * window.px * (row - (len(mark.winners) - 1) / 2))
            found.append(
                chip(at, f"+{mark.points}", window.tile, 34, f"seat.{seat}", f"seat.{seat}.letter", "outline")
            )
    return found


def example() -> Scene:
    """Every kind of tile, figure and mark in one picture: the palette is chosen from it."""
    kinds = [(kind, rotation) for kind, tile in tiles().items() for rotation in tile["rotations"][:2]]
    laid = {(at % 8, at // 8): Tile(*one) for at, one in enumerate(kinds)}
    window = around([*laid, (13, 9)])
    shapes = [*parchment(window), *land(laid, window.px), *towers(laid)]
    shapes += land({(10, 8): Tile("B", 0), (12, 8): Tile("C", 0)}, window.px)
    shapes += [halo(cell_box((9 + seat % 3 * 2, 1 + seat // 3 * 3)), seat, window.px) for seat in range(6)]
    for at, section in enumerate(SECTIONS):
        shapes += [
            Sprite(follower_art(section, seat), (seat * 1.5 + 0.7, at * 1.2 + 0.7), 0.6) for seat in range(6)
        ]
    shapes += [*places([(8, 0), (8, 5)], window), *margins(window), *inset("B", 0, (6.0, 3.0), window)]
    return Scene(tuple(shapes), window.box, window.tile, BOARD)


BOARD = Palette("carcassonne/board", example)
