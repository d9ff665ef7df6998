"""Refusals are data: a reason and facts, worded once, in the asker's language. A refused action changes nothing."""

from __future__ import annotations

from enum import StrEnum
from typing import Any


class Reason(StrEnum):
    """A text key, with the rulebook section that the refusal rests on: `TAKEN = "taken", "claiming"`."""

    section: str

    def __new__(cls, value: str, section: str = "") -> Reason:
        self = str.__new__(cls, value)
        self._value_ = value
        self.section = section
        return self


class Core(Reason):
    """What any game refuses. Every game's rulebook has these sections."""

    OVER = "over", "chat"
    NOT_YOUR_TURN = "not_your_turn", "turn"
    WRONG_PHASE = "wrong_phase", "turn"
    UNREADABLE = "unreadable", "chat"
    WHICH_ONE = "which_one", "chat"


class Refused(Exception):
    """`why` is a text key; `facts` fill its blanks (strings, numbers, `Who`, `Said`, tuples of these)."""

    def __init__(self, why: Reason, **facts: Any) -> None:
        super().__init__(why.value)
        self.why = why
        self.facts = facts


class Illegal(Refused):
    """It was understood, and the rules forbid it now."""


class Unreadable(Refused):
    """It cannot be read as anything that is asked for."""

    def __init__(self, text: str, **facts: Any) -> None:
        super().__init__(Core.UNREADABLE, text=text, **facts)


class Ambiguous(Refused):
    """It could mean several things; `options` are their labels."""

    def __init__(self, text: str, options: tuple[Any, ...]) -> None:
        super().__init__(Core.WHICH_ONE, text=text, options=options)
