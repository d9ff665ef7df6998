"""Text forms: how the values of one kind are keyed, labelled and read.

A form belongs to a type by annotation, `Cell = Annotated[str, CellForm()]`, so that an action's field and an event's
field of that type are said alike everywhere. Types without one get a form from what they are.
"""

from __future__ import annotations

import types
import typing
from enum import Enum
from typing import Annotated, Any, Generic, TypeVar

from engines.core import grid
from engines.core.refusal import Unreadable
from engines.core.said import Said, Who, said

T = TypeVar("T")


class Form(Generic[T]):
    """The form of plain values: said as they are.

    `sample` is any value of the kind. It stands in for a field that has no legal value any more, so that the rule
    can say why.
    """

    sample: T | None = None

    def key(self, value: T) -> str:
        """Short and stable, without dots or blanks: it goes into logs of presses and custom ids."""
        return str(value)

    def label(self, value: T, state: Any = None) -> Said | Who | str | tuple[Any, ...]:
        """As on the picture."""
        return self.key(value)

    def also(self, value: T, state: Any = None) -> tuple[str, ...]:
        """Keys of texts that hold further words for it, parted by commas."""
        return ()

    def read(self, text: str) -> T:
        """The value that `text` spells, whether it is legal or not; Unreadable if it spells none."""
        raise Unreadable(text)

    def read_at(self, text: str, state: Any) -> T:
        """The same where the table says what may be spelt, for instance a map."""
        return self.read(text)


class EnumForm(Form[Enum]):
    """Members of an enumeration: keyed by value, worded under `<kind>-<value>`."""

    def __init__(self, kind: type[Enum]) -> None:
        self.kind = kind
        self.prefix = kind.__name__.lower()
        self.sample = next(iter(kind))

    def key(self, value: Enum) -> str:
        return str(value.value)

    def label(self, value: Enum, state: Any = None) -> Said:
        return said(f"{self.prefix}-{value.value}")

    def also(self, value: Enum, state: Any = None) -> tuple[str, ...]:
        return (f"{self.prefix}-{value.value}.also",)

    def read(self, text: str) -> Enum:
        for member in self.kind:
            if str(member.value) == text.strip().lower():
                return member
        raise Unreadable(text)


class BoolForm(Form[bool]):
    sample = False

    def key(self, value: bool) -> str:
        return "yes" if value else "no"

    def label(self, value: bool, state: Any = None) -> Said:
        return said(self.key(value))

    def also(self, value: bool, state: Any = None) -> tuple[str, ...]:
        return (f"{self.key(value)}.also",)

    def read(self, text: str) -> bool:
        if text.strip().lower() not in ("yes", "no"):
            raise Unreadable(text)
        return text.strip().lower() == "yes"


class NumberForm(Form[int]):
    sample = 0

    def read(self, text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise Unreadable(text) from None


class SeatForm(NumberForm):
    """A person at the table."""

    def label(self, value: int, state: Any = None) -> Who:
        return Who(value)


class CellForm(Form[str]):
    """A cell of a square grid, by its name."""

    sample = "N20"

    def read(self, text: str) -> str:
        try:
            return grid.cell(*grid.xy(text))
        except ValueError:
            raise Unreadable(text) from None


class OptionalForm(Form[Any]):
    """A value or none of them; None is keyed `none`."""

    def __init__(self, inner: Form[Any]) -> None:
        self.inner = inner

    def key(self, value: Any) -> str:
        return "none" if value is None else self.inner.key(value)

    def label(self, value: Any, state: Any = None) -> Any:
        return said("none") if value is None else self.inner.label(value, state)

    def also(self, value: Any, state: Any = None) -> tuple[str, ...]:
        return ("none.also",) if value is None else self.inner.also(value, state)

    def read(self, text: str) -> Any:
        return None if text.strip().lower() == "none" else self.inner.read(text)


class SeveralForm(Form[tuple[Any, ...]]):
    """Values of one kind in a row, keyed and read with `+` between them."""

    def __init__(self, inner: Form[Any]) -> None:
        self.inner = inner

    def key(self, value: tuple[Any, ...]) -> str:
        return "+".join(self.inner.key(one) for one in value) or "none"

    def label(self, value: tuple[Any, ...], state: Any = None) -> Any:
        return tuple(self.inner.label(one, state) for one in value) or said("none")

    def read(self, text: str) -> tuple[Any, ...]:
        if text.strip().lower() == "none":
            return ()
        return tuple(self.inner.read(one) for one in text.split("+"))


Seat = Annotated[int, SeatForm()]
Cell = Annotated[str, CellForm()]


def form_of(kind: Any) -> Form[Any]:
    """The form of values of type `kind` (as `typing.get_type_hints(..., include_extras=True)` gives it)."""
    for extra in getattr(kind, "__metadata__", ()):
        if isinstance(extra, Form):
            return extra
    origin, inside = typing.get_origin(kind), typing.get_args(kind)
    if origin is Annotated:
        return form_of(inside[0])
    if origin in (typing.Union, types.UnionType):
        return OptionalForm(form_of(next(one for one in inside if one is not type(None))))
    if origin is tuple:
        return SeveralForm(form_of(inside[0]))
    if isinstance(kind, type):
        if issubclass(kind, Enum):
            return EnumForm(kind)
        if issubclass(kind, bool):
            return BoolForm()
        if issubclass(kind, int):
            return NumberForm()
    return Form()
