"""Catan's pictures: the board of both modes, the board while something is chosen, and the private hand."""

from __future__ import annotations

from collections.abc import Callable

from bot.draw.paint import paint, prepare
from bot.draw.scene import Scene, Sprite
from engines.catan.view import View

from .board import BOARD, board
from .choices import CHOICES, step
from .geometry import CENTRE, FRAME, UNIT
from .hand import HAND, hand
from .sample import sample, untouched
from .terrain import hexes

__all__ = ["board", "hand", "overlays", "step", "warm"]

overlays: dict[str, Callable[[View], Scene]] = {}


def warm() -> None:
    """Draws the sea, the hexes and the pieces, and chooses the palettes, which takes a few seconds."""
    prepare([], [BOARD, CHOICES, HAND])
    paint(board(sample()))
    paint(board(untouched()))
    paint(Scene(tuple(Sprite(art, CENTRE[9]) for art in hexes()), FRAME, UNIT, BOARD))
