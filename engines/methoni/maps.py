"""What a map is: lands, the borders between them, and tables of what lies where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engines.methoni.pieces import Card, Kind

SEA = -1
"""What lies across a border of the coast. It is no land."""

Point = tuple[int, int]
"""A corner: x in halves of a border's length, y in rows, growing southwards."""


@dataclass(frozen=True, slots=True)
class Land:
    """A triangle. One that points `north` has its third neighbour below it, else above."""

    name: str
    kind: Kind
    market: bool
    row: int
    column: int

    @property
    def north(self) -> bool:
        return (self.row + self.column) % 2 == 0

    @property
    def corners(self) -> tuple[Point, Point, Point]:
        """The apex first, then left and right."""
        row, column = self.row, self.column
        if self.north:
            return (column + 1, row), (column, row + 1), (column + 2, row + 1)
        return (column + 1, row + 1), (column, row), (column + 2, row)

    @property
    def sides(self) -> tuple[tuple[str, Point, tuple[Point, Point]], ...]:
        """West, east and the level side: its letter, where the neighbour is (column, row), its two corners."""
        apex, left, right = self.corners
        level, there = ("S", self.row + 1) if self.north else ("N", self.row - 1)
        return (
            ("W", (self.column - 1, self.row), (apex, left)),
            ("E", (self.column + 1, self.row), (apex, right)),
            (level, (self.column, there), (left, right)),
        )


@dataclass(frozen=True, slots=True)
class Border:
    """Where a wall may stand. `parts` are the two lands beside it by index; the second is SEA on the coast."""

    name: str
    parts: tuple[int, int]
    ends: tuple[Point, Point]

    @property
    def coast(self) -> bool:
        return self.parts[1] == SEA


@dataclass(frozen=True)
class Map:
    """Lands in the order of their names, borders in reading order, and what rules look up again and again."""

    name: str
    walls: Mapping[int, int]
    lands: tuple[Land, ...]
    borders: tuple[Border, ...]

    @cached_property
    def index(self) -> dict[str, int]:
        """Lands by name."""
        return {land.name: at for at, land in enumerate(self.lands)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Of the borders."""
        return tuple(border.name for border in self.borders)

    @cached_property
    def border_index(self) -> dict[str, int]:
        """Borders by name."""
        return {border.name: at for at, border in enumerate(self.borders)}

    @cached_property
    def by_side(self) -> dict[tuple[str, str], str]:
        """Borders by a land beside them and the side of it: ("A02", "W")."""
        names = {border.ends: border.name for border in self.borders}
        return {
            (land.name, side): names.get(ends) or names[ends[1], ends[0]]
            for land in self.lands
            for side, _, ends in land.sides
        }

    @cached_property
    def around(self) -> tuple[tuple[int, ...], ...]:
        """The three borders of each land."""
        return tuple(
            tuple(at for at, border in enumerate(self.borders) if land in border.parts)
            for land in range(len(self.lands))
        )

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """Across each of the three borders of each land: the neighbour, or SEA."""
        return tuple(
            tuple(sum(self.borders[at].parts) - land for at in borders)
            for land, borders in enumerate(self.around)
        )

    @cached_property
    def links(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """For each land, and last for the sea: (border, what lies across it)."""
        rows = [tuple(zip(*pair, strict=True)) for pair in zip(self.around, self.beside, strict=True)]
        coast = [(at, border.parts[0]) for at, border in enumerate(self.borders) if border.coast]
        return (*rows, tuple(coast))  # SEA, -1, is the last

    @cached_property
    def for_card(self) -> dict[str, tuple[str, ...]]:
        """The borders that a card may be used for, walls apart: lands of its kind, or the coast and the markets."""
        found: dict[str, list[str]] = {card: [] for card in Card}
        for border in self.borders:
            lands = [self.lands[part] for part in border.parts if part != SEA]
            for kind in dict.fromkeys(land.kind for land in lands):
                found[kind].append(border.name)
            if border.coast or any(land.market for land in lands):
                found[Card.SEA].append(border.name)
        return {card: tuple(row) for card, row in found.items()}

    @cached_property
    def parted(self) -> dict[str, tuple[str, str]]:
        """The names of the lands beside each border; the second is "" on the coast."""
        lands = self.lands
        return {
            border.name: (lands[border.parts[0]].name, "" if border.coast else lands[border.parts[1]].name)
            for border in self.borders
        }

    @cached_property
    def market_kinds(self) -> tuple[Kind, ...]:
        """On which kind of land each market stands."""
        return tuple(self.lands[at].kind for at in self.markets)

    @cached_property
    def markets(self) -> tuple[int, ...]:
        """The lands with markets."""
        return tuple(at for at, land in enumerate(self.lands) if land.market)
