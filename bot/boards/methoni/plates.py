"""What stands in the corners of the sea: who is who, what the lands are, and what a picture asks."""

from __future__ import annotations

from functools import cache

from bot.draw.scene import Box, Drawn, Rect, Sprite, Text, Words
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
LINE = 44


def plate(box: Box, fill: tuple[int, int, int] | str = PLATE) -> list[Drawn]:
    x0, y0, x1, y1 = box
    return [
        Rect((x0 + 3, y0 + 5, x1 + 3, y1 + 5), (30, 40, 50, 80), radius=16),
        Rect(box, "outline", radius=16),
        Rect((x0 + 3, y0 + 3, x1 - 3, y1 - 3), fill, radius=14),
    ]


def people(view: View, at: Layout) -> list[Drawn]:
    """House, letter and ducats of each player; an arrow at whose turn it is."""
    box = _corner_for(at.map.name, view.players)
    x, y = box[:2]
    found = plate(box)
    for seat in range(view.players):
        line = y + 8 + LINE * (seat + 0.5)
        if seat == view.turn and view.phase is not Phase.OVER:
            found.append(Rect((x + 7, line - 20, x + PEOPLE - 7, line + 20), "legal", radius=10))
        found.append(Sprite(pieces.house(seat), (x + 30, line + 16), 0.9))
        found.append(Text(Who(seat), (x + 66, line), 28, "label", 800))
        found.append(Sprite(pieces.coin(11), (x + 97, line), 1.0))
        found.append(Text(str(view.ducats[seat]), (x + 113, line), 26, "label", 800, "l"))
    return found


@cache
def _corner_for(board: str, players: int) -> Box:
    at, size = layout(board), (PEOPLE, 16.0 + LINE * players)
    west, east = at.corner(size, east=False), at.corner(size, east=True)
    return east if at.hits(west) and not at.hits(east) else west


def legend(at: Layout) -> list[Drawn]:
    """The six kinds and the two states of a market: in a corner, or below the map."""
    if at.strip:
        x, y, width = 0.0, at.sea_height, at.width
        columns, step = at.columns, (width - 2 * EDGE - 12) / at.columns
        box = (x + EDGE, y, width - EDGE, at.box[3] - EDGE)
    else:
        box = at.corner(LEGEND, east=True)
        columns, step = 2, (LEGEND[0] - 12) / 2
    found = plate(box)
    entries = [*Kind, "market-open", "market-closed"]
    high = STRIP - 2 if at.strip else 55.0
    for index, entry in enumerate(entries):
        left, line = box[0] + 8 + index % columns * step, box[1] + 6 + high * (index // columns + 0.5)
        key = f"kind-{entry}" if isinstance(entry, Kind) else f"map-{entry}"
        if isinstance(entry, Kind):
            found.append(Sprite(land_sample(entry, 0.26, 0.42), (left + 6, line - 20)))
        else:
            found.append(
                Sprite(pieces.stall(False, entry == "market-open", False), (left + 28, line + 9), 0.7)
            )
        found.append(
            Text(said(key), (left + 58, line), 29 if at.strip else 23, "label", 750, "l", most=step - 62)
        )
    return found


def asked(at: Layout, title: Words, note: Words) -> list[Drawn]:
    """What this picture is for, in yellow."""
    corners = (False, True) if at.strip else (False,)
    boxes = [at.corner((width, 124), east=east) for width in (316, 280, 250, 216, 190) for east in corners]
    box = next((found for found in boxes if not at.hits(found, 22)), boxes[-1])
    x0, y0, x1, y1 = box
    wide = x1 - x0 - 36
    return [
        *plate(box, "legal"),
        Text(title, (x0 + 18, y0 + 0.32 * (y1 - y0)), 36, "label", 850, "l", most=wide),
        Text(note, (x0 + 18, y0 + 0.7 * (y1 - y0)), 31, "label", 800, "l", most=wide),
    ]
