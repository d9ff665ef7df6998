"""Carcassonne's pictures: the board, close-ups while a turn is chosen, and the farms."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.draw.paint import prepare
from bot.draw.scene import Scene
from engines.carcassonne.view import View

from .board import BOARD, board
from .closeup import CLOSEUP, claim, rotations
from .farms import FARMS, farms
from .geometry import tiles
from .nature import meadow
from .tile import VARIANTS, tile_art
from .window import SIZES, inset_tile

__all__ = ["board", "hand", "overlays", "step", "warm"]


def hand(view: View) -> Scene | None:
    """Nobody holds anything."""
    return None


def step(view: View, spec: str, chosen: Sequence[Any], offered: Iterable[Any]) -> Scene | None:
    """While placing: the board, then the tile in each rotation; while claiming: the tile with letters."""
    match spec, tuple(chosen):
        case "place", ():
            return board(view)
        case "place", (cell, *_):
            return rotations(view, cell, offered)
        case "claim", _:
            return claim(view, offered)
    return None


overlays: dict[str, Callable[[View], Scene]] = {"farms": farms}


def warm() -> None:
    """Draws every tile and the meadow, and chooses the palettes, which takes two seconds."""
    turned = [(kind, rotation) for kind, tile in tiles().items() for rotation in tile["rotations"]]
    arts = [tile_art(*one, variant) for one in turned for variant in range(VARIANTS)]
    arts += [tile_art(*one, 0, sparse=True) for one in turned]
    sizes = {*SIZES, *map(inset_tile, SIZES)}
    prepare(arts, [BOARD, CLOSEUP, FARMS], textures=[(meadow(), size) for size in sizes])
