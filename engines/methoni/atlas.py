"""The maps there are, read from assets/methoni/maps and checked: a broken one is refused with the reason."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

from engines.methoni.maps import SEA, Border, Land, Map
from engines.methoni.pieces import DUCATS, MARKETS, SEATS, Kind

DEFAULT = "methoni"
LETTERS = dict(zip("MFGPVS", Kind, strict=True))
_ROW = re.compile(r"(\d\d)((?:\s+[A-Z.]\*?)+)")


class BrokenMap(ValueError):
    """A map that cannot be played on; the message says why."""


def read(name: str, data: Mapping[str, Any]) -> Map:
    """The map that `data` describes, as told in assets/methoni/maps/README.md; BrokenMap if it does not."""
    rows = data.get("rows")
    if not isinstance(rows, Mapping) or not rows:
        raise BrokenMap(f"{name}: there is no table [rows].")
    lands = tuple(land for row, letter in enumerate(rows) for land in _row(name, row, letter, rows[letter]))
    borders = tuple(_borders(lands))
    walls = {seats: data.get("walls", {}).get(str(seats)) for seats in SEATS}
    _check(name, lands, borders, walls)
    return Map(name, {seats: int(count) for seats, count in walls.items() if count}, lands, borders)


def _row(name: str, row: int, letter: str, text: Any) -> Iterator[Land]:
    if letter != chr(ord("A") + row):
        raise BrokenMap(
            f"{name}: the row after {row} others is lettered {chr(ord('A') + row)}, not {letter}."
        )
    found = _ROW.fullmatch(str(text).strip())
    if not found:
        raise BrokenMap(f"{name}: row {letter} is not a column of two digits and letters of lands: {text}")
    for column, word in enumerate(found[2].split(), int(found[1])):
        if word[0] == "." and len(word) == 1:
            continue
        if word[0] not in LETTERS:
            raise BrokenMap(f"{name}: row {letter} has {word}, which is no kind of land.")
        yield Land(f"{letter}{column:02}", LETTERS[word[0]], word.endswith("*"), row, column)


def _borders(lands: tuple[Land, ...]) -> list[Border]:
    """In reading order, so that the numbers on a picture run like a text."""
    at = {(land.column, land.row): index for index, land in enumerate(lands)}
    found: list[Border] = []
    for index, land in enumerate(lands):
        coast = [side for side, beside, _ in land.sides if beside not in at]
        for side, beside, ends in land.sides:
            other = at.get(beside, SEA)
            if other > index:
                found.append(Border(f"{land.name}-{lands[other].name}", (index, other), ends))
            elif other == SEA:
                letter = side if len(coast) > 1 else ""
                found.append(Border(f"{land.name}-sea{letter}", (index, SEA), ends))
    return sorted(found, key=lambda one: (sum(y for _, y in one.ends), sum(x for x, _ in one.ends)))


def _check(
    name: str, lands: tuple[Land, ...], borders: tuple[Border, ...], walls: Mapping[int, int | None]
) -> None:
    missing = [kind for kind in Kind if kind not in {land.kind for land in lands}]
    if missing:
        raise BrokenMap(f"{name}: no land is {' or '.join(missing)}, so those cards would be of no use.")
    markets = sum(land.market for land in lands)
    if markets != MARKETS:
        raise BrokenMap(
            f"{name}: {markets} markets; there are {MARKETS}, or the {DUCATS} ducats are not all there."
        )
    apart = _apart(lands, borders)
    if apart:
        raise BrokenMap(f"{name}: {apart} cannot be reached from {lands[0].name} over borders.")
    for land in lands:
        for corner in land.corners:
            if sum(corner in border.ends for border in borders if border.coast) > 2:
                raise BrokenMap(
                    f"{name}: at a corner of {land.name}, land meets land in nothing but that corner."
                )
    for seats, count in walls.items():
        if not isinstance(count, int) or not 0 < count < len(borders):
            raise BrokenMap(
                f"{name}: walls for {seats} players are {count}; there are {len(borders)} borders."
            )


def _apart(lands: tuple[Land, ...], borders: tuple[Border, ...]) -> str:
    """A land that does not hang together with the first, "" if all do."""
    reached = [0]
    for land in reached:
        for border in borders:
            if land in border.parts and not border.coast:
                other = sum(border.parts) - land
                if other not in reached:
                    reached.append(other)
    return next((land.name for at, land in enumerate(lands) if at not in reached), "")


def _load() -> dict[str, Map]:
    """Every map there is; the default comes first."""
    folder = files("assets.methoni").joinpath("maps")
    texts = {
        entry.name.removesuffix(".toml"): entry.read_text("utf-8")
        for entry in folder.iterdir()
        if entry.name.endswith(".toml")
    }
    names = sorted(texts, key=lambda name: (name != DEFAULT, name))
    return {name: read(name, tomllib.loads(texts[name])) for name in names}


MAPS = _load()
