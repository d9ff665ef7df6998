"""How a scene is shown to one reader: its colours, and the words of its texts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engines.core.said import Said, Who

from .scene import Words
from .theme import DEFAULT, Theme


def plain(words: Words) -> str:
    """Words without a language: a text's key, and the letters A, B, C .. for seats."""
    if isinstance(words, Who):
        return chr(ord("A") + words.seat)
    return words.key if isinstance(words, Said) else words


@dataclass(frozen=True, slots=True)
class Look:
    """A theme, and `say`, which words a text and turns a `Who` into that seat's one letter."""

    theme: Theme = DEFAULT
    say: Callable[[Words], str] = plain
