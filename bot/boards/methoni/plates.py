"""What stands in the corners of the sea: who is who, what the lands are, and what a picture asks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.draw.scene import Art, Box, Drawn, Point, Rect, Sprite, Text, Words
from engines.core.said import Who, said
from engines.methoni.pieces import Kind
from engines.methoni.state import Phase
from engines.methoni.view import View

from . import pieces
from .colours import PLATE
from .lands import land_sample
from .layout import EDGE, LEGEND, STRIP, Layout, layout

PEOPLE = 152
"""Width of the plate that tells who is who."""
LINE, COLUMN, ICON = 44, 142, 54


def plate(box: Box, fill: tuple[int, int, int] | str = PLATE) -> Sprite:
    x0, y0, x1, y1 = box
    return Sprite(_plate(x1 - x0, y1 - y0, fill), (x0, y0))


@cache
def _plate(wide: float, high: float, fill: tuple[int, int, int] | str) -> Art:
    shapes = (
        Rect((3, 5, wide + 3, high + 5), (30, 40, 50, 80), radius=16),
        Rect((0, 0, wide, high), "outline", radius=16),
        Rect((3, 3, wide - 3, high - 3), fill, radius=14),
    )
    return Art(f"methoni/plate/{wide:g}/{high:g}/{fill}", shapes)


def people(view: View, at: Layout) -> list[Drawn]:
    """House, letter and ducats of each player; a bar of yellow at whose turn it is."""
    box, rows = _people_box(at.map.name, view.players)
    found: list[Drawn] = [plate(box)]
    for seat in range(view.players):
        x, line = box[0] + COLUMN * (seat // rows), box[1] + 8 + LINE * (seat % rows + 0.5)
        if seat == view.turn and view.phase is not Phase.OVER:
            found.append(Sprite(_turn(), (x + 7, line - 20)))
        found.append(Sprite(pieces.house(seat), (x + 30, line + 16), 0.9))
        found.append(Text(Who(seat), (x + 66, line), 28, "label", 800))
        found.append(Sprite(pieces.coin(11), (x + 97, line), 1.0))
        found.append(Text(str(view.ducats[seat]), (x + 113, line), 26, "label", 800, "l"))
    return found


@cache
def _turn() -> Art:
    return Art("methoni/turn", (Rect((0, 0, PEOPLE - 14, 40), "legal", radius=10),))


@cache
def _people_box(board: str, players: int) -> tuple[Box, int]:
    """Where everybody fits beside the land, in one column or two, and how many then stand in a column."""
    at = layout(board)
    halves = -(-players // 2)
    sizes = ((PEOPLE, players), (PEOPLE + COLUMN, halves))
    boxes = [
        (at.corner((wide, 16.0 + LINE * rows), east=east), rows)
        for wide, rows in sizes
        for east in ((False, True) if at.strip else (False,))
    ]
    return next((found for found in boxes if not at.hits(found[0])), boxes[0])


def legend_ground(at: Layout) -> list[Drawn]:
    """The plate of the legend and its small pictures, which are the same for every reader."""
    found: list[Drawn] = [plate(_legend_box(at))]
    for entry, (left, line) in _entries(at):
        if isinstance(entry, Kind):
            found.append(Sprite(land_sample(entry, 0.26, 0.42), (left + 6, line - 20)))
        else:
            found.append(Sprite(pieces.stall(False, entry == "open", False), (left + 26, line + 9), 0.66))
    return found


def legend(at: Layout) -> list[Text]:
    """What the six kinds and the two states of a market are called."""
    size, aside = (29, ICON + 8) if at.strip else (22, ICON)
    return [
        Text(
            said(f"kind-{entry}" if isinstance(entry, Kind) else f"map-market-{entry}"),
            (left + aside, line),
            size,
            "label",
            750,
            "l",
        )
        for entry, (left, line) in _entries(at)
    ]


def _legend_box(at: Layout) -> Box:
    """A corner of the sea, or a strip below the map."""
    if at.strip:
        return EDGE, at.sea_height, at.width - EDGE, at.box[3] - EDGE
    return at.corner(LEGEND, east=True)


def _entries(at: Layout) -> Iterator[tuple[Kind | str, Point]]:
    """Each entry, and where it begins."""
    x0, y0, x1, _ = _legend_box(at)
    columns, high = (at.columns, STRIP - 2) if at.strip else (2, 55)
    step = (x1 - x0 - 12) / columns
    for index, entry in enumerate((*Kind, "open", "closed")):
        yield entry, (x0 + 8 + index % columns * step, y0 + 6 + high * (index // columns + 0.5))


def question(at: Layout, title: Words, note: Words) -> list[Drawn]:
    """What this picture is for, in yellow."""
    x0, y0, x1, y1 = box = _asked_box(at.map.name)
    wide = x1 - x0 - 36
    return [
        plate(box, "legal"),
        Text(title, (x0 + 18, y0 + 0.32 * (y1 - y0)), 36, "label", 850, "l", most=wide),
        Text(note, (x0 + 18, y0 + 0.7 * (y1 - y0)), 31, "label", 800, "l", most=wide),
    ]


@cache
def _asked_box(board: str) -> Box:
    """The widest place that lies on no land."""
    at = layout(board)
    corners = (False, True) if at.strip else (False,)
    boxes = [at.corner((width, 124), east=east) for width in (316, 280, 250, 216, 190) for east in corners]
    return next((found for found in boxes if not at.hits(found, 22)), boxes[-1])
