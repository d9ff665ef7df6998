"""How lands, borders and houses are named in text, as on the picture."""

from __future__ import annotations

import re
from typing import Annotated, Any

from engines.core.forms import Form
from engines.core.refusal import Unreadable
from engines.core.said import Said, Who, said
from engines.methoni.state import NOBODY

NONE = "none"
Placed = tuple[tuple[str, int], ...]
"""Whose house goes on which land, in the order of the lands."""
_LAND = r"\s*([A-Za-z])\s*(\d{1,2})\s*"
_SIDES = {"w": "W", "west": "W", "서": "W", "서쪽": "W", "e": "E", "east": "E", "동": "E", "동쪽": "E"}
_SIDES |= {"n": "N", "north": "N", "북": "N", "북쪽": "N", "s": "S", "south": "S", "남": "S", "남쪽": "S"}
_ME = ("me", "mine", "own", "나", "내")
_LEFT, _RIGHT = ("left", "l", "왼쪽"), ("right", "r", "오른쪽")


def _land(letter: str, column: str) -> str:
    return f"{letter.upper()}{int(column):02}"


class LandForm(Form[str]):
    """A land by its letter and column: C06, also written c6."""

    def read(self, text: str) -> str:
        found = re.fullmatch(_LAND, text)
        if not found:
            raise Unreadable(text)
        return _land(found[1], found[2])


class CastleForm(Form[str | None]):
    """A castle by its first land, at a table by any of its lands; or none."""

    def key(self, value: str | None) -> str:
        return value or NONE

    def label(self, value: str | None, state: Any = None) -> Said | str:
        return value or said("merge-none")

    def also(self, value: str | None, state: Any = None) -> tuple[str, ...]:
        return () if value else ("merge-none.also",)

    def read(self, text: str) -> str | None:
        return None if text.strip().lower() == NONE else LandForm().read(text)

    def read_at(self, text: str, state: Any) -> str | None:
        land = self.read(text)
        if land is None:
            return None
        castle = state.castle_of[state.map.index[land]] if land in state.map.index else NOBODY
        return land if castle == NOBODY else state.map.lands[castle].name


class BorderForm(Form[str]):
    """A border by its two lands, or a land and the sea: C06-C07, A02-sea, B01-seaW."""

    def read(self, text: str) -> str:
        found = re.fullmatch(rf"{_LAND}[-–—/_ ]?{_LAND}", text)
        if found:
            return "-".join(sorted((_land(found[1], found[2]), _land(found[3], found[4]))))
        land, _, side = _sided(text)
        return f"{land}-sea{side}"

    def read_at(self, text: str, state: Any) -> str:
        """With the map any border may be named by a land and its side: C06-W; and A02-seaW needs no side."""
        border = self.read(text)
        if border in state.map.border_index or "-sea" not in border:
            return border
        land, by_sea, side = _sided(text)
        name = state.map.by_side.get((land, side), border)
        return border if by_sea and "-sea" not in name else name


def _sided(text: str) -> tuple[str, bool, str]:
    """A land, whether the sea is named, and the side, "" if none is."""
    found = re.fullmatch(rf"{_LAND}[-–—/_ ]?\s*(sea|바다|해안|)[-–—/_ ]?\s*(\S*)", text, re.IGNORECASE)
    if not found or (found[4] and found[4].lower() not in _SIDES) or not (found[3] or found[4]):
        raise Unreadable(text)
    return _land(found[1], found[2]), bool(found[3]), _SIDES.get(found[4].lower(), "")


class HousesForm(Form[Placed]):
    """Whose house goes where: C05=1+C06=0 is seat 1 in C05 and seat 0 in C06.

    Where somebody builds, C05=me+C06=left will do: whose seat that is depends on the table.
    """

    sample = ()

    def key(self, value: Placed) -> str:
        return "+".join(f"{land}={seat}" for land, seat in value) or NONE

    def label(self, value: Placed, state: Any = None) -> Said:
        if not value:
            return said("houses-none")
        (land, seat), *rest = value
        if not rest:
            return said("houses-one", seat=Who(seat), land=land)
        return said("houses-two", seat=Who(seat), land=land, other=Who(rest[0][1]), beside=rest[0][0])

    def read(self, text: str) -> Placed:
        return _houses(text, {})

    def read_at(self, text: str, state: Any) -> Placed:
        left, right = state.neighbours(state.turn)
        words = ((_ME, state.turn), (_LEFT, left), (_RIGHT, right))
        return _houses(text, {word: seat for row, seat in words for word in row})


def _houses(text: str, seats: dict[str, int]) -> Placed:
    """`seats` are the words for them, apart from their numbers."""
    if text.strip().lower() == NONE:
        return ()
    houses: list[tuple[str, int]] = []
    for one in re.split(r"[+,]", text):
        found = re.fullmatch(rf"{_LAND}[=:]\s*(\w+)\s*", one)
        seat = None if found is None else seats.get(found[3].lower())
        if found is None or (seat is None and not found[3].isdecimal()):
            raise Unreadable(text)
        houses.append((_land(found[1], found[2]), int(found[3]) if seat is None else seat))
    return tuple(sorted(houses))


LandName = Annotated[str, LandForm()]
CastleChoice = Annotated[str | None, CastleForm()]
BorderName = Annotated[str, BorderForm()]
Houses = Annotated[Placed, HousesForm()]
