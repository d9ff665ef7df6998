"""How towers are written: `999/87/6/5`, from the bottom to the top, with T for ten, or the long form `10x3/9x2+8/7`."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Any

from engines.castell.refusals import Why
from engines.core.forms import Form
from engines.core.refusal import Refused, Unreadable

Level = tuple[int, ...]
"""The sizes of one level, falling."""

Levels = tuple[Level, ...]
"""The levels of a tower, from the bottom."""

LEVELS_MAX = 20
LEVEL_MAX = 15
_PARTS = re.compile(r"[/,|> ]+")
_ITEM = re.compile(r"(\d{1,2}|t)(?:x(\d{1,2}))?")


class BadNotation(Unreadable):
    """A text that is no tower, and where it stops being one."""

    def __init__(self, why: Why, **facts: Any) -> None:
        Refused.__init__(self, why, **facts)


def written(tower: Levels) -> str:
    """The canonical text of a tower."""
    return "/".join(level_written(level) for level in tower)


def level_written(level: Level) -> str:
    """One character a casteller; the long form for sizes that nobody has."""
    if all(1 <= size <= 10 for size in level):
        return "".join("T" if size == 10 else str(size) for size in level)
    return "+".join(f"{size}x{level.count(size)}" for size in dict.fromkeys(level))


@lru_cache(1 << 12)
def levels_of(text: str) -> Levels:
    """The tower that `text` spells, whether it can stand or not; BadNotation says which level cannot be read."""
    plain = re.sub(r"\s*([x+/])\s*", r"\1", text.strip().lower().replace("×", "x").replace("*", "x"))
    parts = [part for part in _PARTS.split(plain) if part]
    if not parts:
        raise BadNotation(Why.NOTATION_EMPTY)
    if len(parts) > LEVELS_MAX:
        raise BadNotation(Why.NOTATION_TALL, levels=len(parts), most=LEVELS_MAX)
    return tuple(_level(part, number) for number, part in enumerate(parts, 1))


def _level(part: str, number: int) -> Level:
    sizes = _long(part, number) if "x" in part or "+" in part else _run(part, number)
    if len(sizes) > LEVEL_MAX:
        raise BadNotation(Why.NOTATION_WIDE, level=number, count=len(sizes), most=LEVEL_MAX)
    return tuple(sorted(sizes, reverse=True))


def _run(part: str, number: int) -> list[int]:
    """One character a casteller. `10` could be a ten or a one beside a ten, so it is refused."""
    if "10" in part or "01" in part:
        raise BadNotation(Why.NOTATION_TEN, level=number, part=part)
    for at, letter in enumerate(part, 1):
        if letter not in "0123456789t":
            raise BadNotation(Why.NOTATION, level=number, part=part, at=at, letter=letter)
    return [10 if letter in "t0" else int(letter) for letter in part]


def _long(part: str, number: int) -> list[int]:
    sizes: list[int] = []
    for item in part.split("+"):
        found = _ITEM.fullmatch(item)
        if not found:
            raise BadNotation(Why.NOTATION_ITEM, level=number, part=part, item=item)
        size = 10 if found[1] == "t" else int(found[1])
        count = 1 if found[2] is None else int(found[2])
        if not count:
            raise BadNotation(Why.NOTATION_ITEM, level=number, part=part, item=item)
        sizes += [size] * count
    return sizes


class TowerForm(Form[str]):
    """A tower in its canonical notation; any spelling of it is read."""

    sample = "3/2/1"

    def read(self, text: str) -> str:
        return written(levels_of(text))


Tower = Annotated[str, TowerForm()]
"""A tower as it is said and logged."""
