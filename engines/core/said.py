"""What is meant, before it is put into words: a text key and the facts that fill its blanks.

Engines never build sentences. They hand over `Said` values; the front end words them once, in the
reader's language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Who:
    """A person at the table, by seat. The reader sees a name (or, on pieces, a letter)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Said:
    """A text by its key, with facts: strings, numbers, `Who`, other `Said`, or tuples of these."""

    key: str
    facts: tuple[tuple[str, Any], ...] = ()

    def __getitem__(self, name: str) -> Any:
        return dict(self.facts)[name]


def said(key: str, **facts: Any) -> Said:
    """`said("road", tiles=3)` is "a road of 3 tiles", in any language."""
    return Said(key, tuple(facts.items()))
