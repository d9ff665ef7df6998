"""Every package in engines/ that has a `game` is a game; there is no list."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import engines
from engines.core.game import Game


def discover() -> dict[str, Game[Any, Any]]:
    """The games by name, in alphabetical order."""
    found: dict[str, Game[Any, Any]] = {}
    for module in sorted(pkgutil.iter_modules(engines.__path__), key=lambda one: one.name):
        if module.ispkg and module.name != "core":
            game = getattr(importlib.import_module(f"engines.{module.name}"), "game", None)
            if isinstance(game, Game):
                found[module.name] = game
    return found
