"""Castell's pictures: the board, a tower while it is chosen, and one's own board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.draw.paint import prepare
from bot.draw.scene import Scene
from engines.castell import Answer, Perform, Why
from engines.castell.notation import Levels, levels_of
from engines.castell.view import View
from engines.core.refusal import Refused

from .board import BOARD, board
from .composer import TOWER, Aim, tower
from .player import PLAYER, player_board

__all__ = ["board", "composing", "hand", "overlays", "refused", "step", "warm"]


def hand(view: View) -> Scene | None:
    """One's own board."""
    return None if view.seat is None else player_board(view, view.seat)


def step(view: View, spec: str, chosen: Sequence[Any], offered: Iterable[Any]) -> Scene | None:
    """Towers are shown large, the first one suggested or the one chosen; everything else is chosen on the board."""
    values = list(chosen)
    if spec == "special_perform" and values:
        return _suggested(view, values[1:2] or _suggestions(offered), Aim(tile=values[0]))
    if spec == "festival":
        return _suggested(view, values or _suggestions(offered), _festival(view))
    return board(view, training=spec == "train")


def composing(view: View, so_far: str, tile: str | None = None) -> Scene:
    """The tower as far as it has grown; on a festival's square unless it is for a tile."""
    return tower(view, _builder(view), _levels(so_far), Aim(tile=tile) if tile else _festival(view))


def refused(view: View, act: Any, why: Refused) -> Scene | None:
    """A tower that will not do, with all that is wrong with it; what else is refused needs no picture."""
    if why.why is not Why.TOWER or not isinstance(act, Perform | Answer):
        return None
    aim = Aim(tile=act.tile) if isinstance(act, Perform) else _festival(view)
    return tower(view, _builder(view), levels_of(why.facts["tower"]), aim, wrong=why.facts["faults"])


def _suggestions(offered: Iterable[str | None]) -> list[str]:
    """Whole towers; the first levels that a tower may begin with are none, for no tower asked for is so low."""
    return [one for one in offered if one and "/" in one]


def _suggested(view: View, towers: list[str], aim: Aim) -> Scene:
    shown = [_levels(text) for text in towers]
    return tower(view, _builder(view), shown[0] if shown else (), aim, shown[1:])


def _levels(text: str) -> Levels:
    """A tower that may still be growing: nothing yet is no level."""
    return levels_of(text) if text.strip("/ ") else ()


def _builder(view: View) -> int:
    return view.turn if view.seat is None else view.seat


def _festival(view: View) -> Aim:
    """The festival where the builder's pawn is."""
    pawn = view.boards[_builder(view)].pawn
    return next((Aim(sizes=one.sizes) for one in view.festivals() if one.region == pawn), Aim())


def _board_of(seat: int) -> Callable[[View], Scene]:
    return lambda view: player_board(view, min(seat, view.players - 1))


overlays: dict[str, Callable[[View], Scene]] = {f"player{seat + 1}": _board_of(seat) for seat in range(4)}
"""Everybody's board lies open."""


def warm() -> None:
    """Draws the grounds and chooses the palettes, which takes a few seconds."""
    prepare([], [BOARD, TOWER, PLAYER])
