"""How lands, borders and houses are named in text, as on the picture."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Any

from engines.core.forms import Form
from engines.core.refusal import Unreadable
from engines.core.said import Said, Who, said

NO_HOUSE = "none"
_LAND = r"\s*([A-Za-z])\s*(\d{1,2})\s*"
_SIDES = {"w": "W", "west": "W", "서": "W", "서쪽": "W", "e": "E", "east": "E", "동": "E", "동쪽": "E"}
_SIDES |= {"n": "N", "north": "N", "북": "N", "북쪽": "N", "s": "S", "south": "S", "남": "S", "남쪽": "S"}


def _land(letter: str, column: str) -> str:
    return f"{letter.upper()}{int(column):02}"


class LandForm(Form[str]):
    """A land by its letter and column: C06, also written c6."""

    def read(self, text: str) -> str:
        found = re.fullmatch(_LAND, text)
        if not found:
            raise Unreadable(text)
        return _land(found[1], found[2])


class BorderForm(Form[str]):
    """A border by its two lands, or a land and the sea: C06-C07, A02-sea, B01-seaW."""

    def read(self, text: str) -> str:
        found = re.fullmatch(rf"{_LAND}[-–—/_ ]?{_LAND}", text)
        if found:
            return "-".join(sorted((_land(found[1], found[2]), _land(found[3], found[4]))))
        coast = re.fullmatch(rf"{_LAND}[-–—/_ ]?\s*(sea|바다|해안|)[-–—/_ ]?\s*(\S*)", text, re.IGNORECASE)
        if not coast or (coast[4] and coast[4].lower() not in _SIDES) or not (coast[3] or coast[4]):
            raise Unreadable(text)
        return f"{_land(coast[1], coast[2])}-sea{_SIDES.get(coast[4].lower(), '')}"


@lru_cache(1 << 14)
def placed(houses: str) -> tuple[tuple[str, int], ...]:
    """Whose house goes on which land, in the order of the lands."""
    pairs = (one.split("=") for one in houses.split("+") if one != NO_HOUSE)
    return tuple((land, int(seat)) for land, seat in pairs)


def written(pairs: Iterable[tuple[str, int]]) -> str:
    """The inverse of `placed`."""
    return "+".join(f"{land}={seat}" for land, seat in sorted(pairs)) or NO_HOUSE


class HousesForm(Form[str]):
    """Whose house goes where, in the order of the lands: C05=1+C06=0 is seat 1 in C05 and seat 0 in C06."""

    def label(self, value: str, state: Any = None) -> Said:
        pairs = placed(value)
        if not pairs:
            return said("houses-none")
        (land, seat), *rest = pairs
        if not rest:
            return said("houses-one", seat=Who(seat), land=land)
        return said("houses-two", seat=Who(seat), land=land, other=Who(rest[0][1]), beside=rest[0][0])

    def read(self, text: str) -> str:
        if text.strip().lower() == NO_HOUSE:
            return NO_HOUSE
        houses: list[tuple[str, int]] = []
        for one in re.split(r"[+,]", text):
            found = re.fullmatch(rf"{_LAND}[=:]\s*(\d)\s*", one)
            if not found:
                raise Unreadable(text)
            houses.append((_land(found[1], found[2]), int(found[3])))
        return written(houses)


LandName = Annotated[str, LandForm()]
BorderName = Annotated[str, BorderForm()]
Houses = Annotated[str, HousesForm()]
