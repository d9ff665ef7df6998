"""Castello Methoni's pictures: the map, where a card may build, what closes, which castles can be joined, the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.draw.paint import paint, prepare
from bot.draw.scene import Scene
from engines.methoni.atlas import MAPS
from engines.methoni.view import View

from . import board as boards
from . import hand as hands
from .board import board, choose
from .closeup import closes, houses, merging
from .colours import OPEN_SEA
from .hand import hand
from .layout import layout
from .sea import ground

__all__ = ["board", "hand", "overlays", "step", "warm"]


def step(view: View, spec: str, chosen: Sequence[Any], offered: Iterable[Any]) -> Scene | None:
    """The hand while a card is chosen; then the map with numbered borders, then the border from near. While
    merging the castles with their prices."""
    match spec, tuple(chosen):
        case (("build" | "trade"), ()):
            return hand(view)
        case "build", (card,):
            return choose(view, card, tuple(offered))
        case "build", (_, border):
            return houses(view, border, tuple(offered))
        case "merge", ():
            return merging(view, tuple(offered))
    return None


overlays: dict[str, Callable[[View], Scene]] = {"closes": closes}


def warm() -> None:
    """Paints the ground of every map and chooses the palettes, which takes a few seconds."""
    prepare([], [boards.PALETTE, hands.PALETTE])
    for name in MAPS:
        at = layout(name)
        paint(Scene((ground(name),), at.box, at.unit, boards.PALETTE, ground=OPEN_SEA))
