"""Castello Methoni's pictures: the map, where a card may build, what closes, which castles can be joined, the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.draw.paint import prepare
from bot.draw.scene import Scene
from engines.methoni.view import View

from .board import PALETTE, board, choose

__all__ = ["board", "hand", "overlays", "step", "warm"]


def hand(view: View) -> Scene | None:
    return None


def step(view: View, spec: str, chosen: Sequence[Any], offered: Iterable[Any]) -> Scene | None:
    match spec, tuple(chosen):
        case "build", (card,):
            return choose(view, card, tuple(offered))
    return None


overlays: dict[str, Callable[[View], Scene]] = {}


def warm() -> None:
    prepare([], [PALETTE])
