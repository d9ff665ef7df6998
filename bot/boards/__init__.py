"""The boards of all games: each turns a view into scenes. A board is found by its game's name."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol

from bot.draw.scene import Scene
from engines.core.refusal import Refused


class Board(Protocol):
    """What the package or module `bot.boards.<game>` offers.

    board(view, marks)                 the picture under every post; `marks` are the events since the last one
    hand(view)                         what the reader of this view alone may see
    step(view, spec, chosen, offered)  a close-up while an action's values are chosen; None: none is needed
    refused(view, act, why)            what is wrong with an action that the rules refuse; may be left out
    overlays                           other public pictures by name
    warm()                             prepares what is slow once; may be left out
    """

    def board(self, view: Any, marks: Iterable[Any] = ()) -> Scene | None: ...

    def hand(self, view: Any) -> Scene | None: ...

    def step(self, view: Any, spec: str, chosen: Sequence[Any], offered: Iterable[Any]) -> Scene | None: ...

    def refused(self, view: Any, act: Any, why: Refused) -> Scene | None: ...

    @property
    def overlays(self) -> Mapping[str, Callable[[Any], Scene]]: ...

    def warm(self) -> None: ...


class NoBoard:
    """The board of a game that is played in words alone."""

    overlays: Mapping[str, Callable[[Any], Scene]] = {}

    def board(self, view: Any, marks: Iterable[Any] = ()) -> Scene | None:
        return None

    def hand(self, view: Any) -> Scene | None:
        return None

    def step(self, view: Any, spec: str, chosen: Sequence[Any], offered: Iterable[Any]) -> Scene | None:
        return None

    def refused(self, view: Any, act: Any, why: Refused) -> Scene | None:
        return None

    def warm(self) -> None:
        return None


def names() -> list[str]:
    """The games that have a board."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__))


@cache
def board_of(game: str) -> Board:
    """The board of a game, or `NoBoard`."""
    if game not in names():
        return NoBoard()
    module: Any = importlib.import_module(f"{__name__}.{game}")
    return module
