"""Rulebook, "Building a tower" and "Skills": what stands, with which skills, and all that is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from engines.castell.notation import Levels, level_written
from engines.castell.skills import BALANCE, BASE, MIX, NONE, RANKED, STRENGTH, WIDTH, Row, Skill
from engines.core.said import Said, said

SIZES = range(1, 11)
WIDTH_LIMIT = 3

Stock = tuple[int, ...]
"""How many castellers of each size; the index is the size, 0 is empty."""


@dataclass(frozen=True, slots=True)
class Demand:
    """What an event asks of a tower, beyond that it stands."""

    levels: int = 0
    exactly: bool = False
    sizes: tuple[int, ...] = ()  # castellers of each of these; they are the matching ones
    shape: tuple[int, ...] = ()  # castellers a level, from the bottom
    uses: Row = NONE


@dataclass(frozen=True, slots=True)
class Uses:
    """What a tower needs, whoever builds it."""

    balance: tuple[int, ...]  # the levels, from the bottom, as wide as the one below
    mix: tuple[int, ...]
    strength: tuple[int, ...]
    splits: tuple[tuple[int, int], ...]  # (Base, Width) uses, any of which holds its wide levels

    def rows(self) -> list[Row]:
        return [
            (len(self.balance), base, len(self.mix), len(self.strength), width) for base, width in self.splits
        ]


def uses_of(tower: Levels) -> Uses:
    """The skills that the tower uses. Wide levels are held by Base (the bottom ones) or Width (all of them)."""
    counts = [len(level) for level in tower]
    joints = list(pairwise(tower))
    return Uses(
        tuple(n for n, (below, above) in enumerate(joints, 2) if len(above) == len(below)),
        tuple(n for n, level in enumerate(tower, 1) if max(level) - min(level) == 1),
        tuple(n for n, (below, above) in enumerate(joints, 2) if max(above) == min(below)),
        tuple(_splits(counts)),
    )


def _splits(counts: list[int]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for base in range(len(counts) + 1):
        width = max(0, max(counts[base:], default=0) - WIDTH_LIMIT)
        if all(count > WIDTH_LIMIT + width for count in counts[:base]):
            found.append((base, width))
    return found


def matches(tower: Levels, sizes: tuple[int, ...]) -> int:
    """The castellers of the festival's sizes; each counts once."""
    return sum(size in sizes for level in tower for size in level)


def score(tower: Levels, sizes: tuple[int, ...]) -> int:
    """A point a level and a point a matching casteller."""
    return len(tower) + matches(tower, sizes)


class What(StrEnum):
    NO_SIZE = "no_size"
    STOCK = "stock"
    SPREAD = "spread"
    WIDER = "wider"
    BIGGER = "bigger"
    RANK = "rank"
    WIDE = "wide"
    FEW_LEVELS = "few_levels"
    OTHER_LEVELS = "other_levels"
    MISSING_SIZE = "missing_size"
    SHAPE = "shape"
    UNUSED = "unused"


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a tower. Levels count from the bottom; `mends` are the skills that would put it right."""

    what: What
    levels: tuple[int, ...] = ()
    mends: tuple[Skill, ...] = ()
    facts: tuple[tuple[str, object], ...] = ()

    def said(self) -> Said:
        return said(f"fault-{self.what}", levels=self.levels, **dict(self.facts))


def _fault(what: What, *levels: int, mends: tuple[Skill, ...] = (), **facts: object) -> Fault:
    return Fault(what, levels, mends, tuple(facts.items()))


def faults(tower: Levels, stock: Stock, ranks: Row, demand: Demand) -> list[Fault]:
    """All that is wrong with the tower at once, in the order of the rulebook; nothing if it stands."""
    uses = uses_of(tower)
    return [
        *_castellers(tower, stock),
        *_joints(tower),
        *_ranks(tower, uses, ranks),
        *_demands(tower, uses, ranks, demand),
    ]


def _castellers(tower: Levels, stock: Stock) -> list[Fault]:
    sizes = [size for level in tower for size in level]
    found = [
        _fault(What.NO_SIZE, number, size=size)
        for number, level in enumerate(tower, 1)
        for size in dict.fromkeys(level)
        if size not in SIZES
    ]
    for size in SIZES:
        need = sizes.count(size)
        if need > stock[size]:
            levels = [number for number, level in enumerate(tower, 1) if size in level]
            found.append(_fault(What.STOCK, *levels, size=size, need=need, have=stock[size]))
    for number, level in enumerate(tower, 1):
        if max(level) - min(level) > 1:
            found.append(_fault(What.SPREAD, number, sizes=level_written(level)))
    return found


def _joints(tower: Levels) -> list[Fault]:
    found: list[Fault] = []
    for number, (below, above) in enumerate(pairwise(tower), 2):
        if len(above) > len(below):
            found.append(_fault(What.WIDER, number, count=len(above), below=len(below)))
        if max(above) > min(below):
            found.append(_fault(What.BIGGER, number, size=max(above), below=min(below)))
    return found


def _ranks(tower: Levels, uses: Uses, ranks: Row) -> list[Fault]:
    found: list[Fault] = []
    for skill, levels in ((BALANCE, uses.balance), (MIX, uses.mix), (STRENGTH, uses.strength)):
        if len(levels) > ranks[skill]:
            name = RANKED[skill]
            found.append(
                _fault(What.RANK, *levels, mends=(name,), skill=name, need=len(levels), have=ranks[skill])
            )
    return found + _wide(tower, ranks)


def _wide(tower: Levels, ranks: Row) -> list[Fault]:
    """How much more Base, or how much more Width, would hold the wide levels."""
    counts = [len(level) for level in tower]
    limit = WIDTH_LIMIT + ranks[WIDTH]
    wide = [number for number, count in enumerate(counts, 1) if count > limit]
    if len(wide) <= ranks[BASE]:
        return []
    narrowest = sorted(counts, reverse=True)[ranks[BASE]]
    fault = _fault(
        What.WIDE,
        *wide,
        mends=(Skill.BASE, Skill.WIDTH),
        limit=limit,
        base=len(wide),
        base_have=ranks[BASE],
        width=narrowest - WIDTH_LIMIT,
        width_have=ranks[WIDTH],
    )
    return [fault]


def _demands(tower: Levels, uses: Uses, ranks: Row, demand: Demand) -> list[Fault]:
    found: list[Fault] = []
    height = len(tower)
    if height < demand.levels:
        found.append(_fault(What.FEW_LEVELS, need=demand.levels, have=height))
    elif demand.exactly and height > demand.levels:
        found.append(_fault(What.OTHER_LEVELS, need=demand.levels, have=height))
    absent = [size for size in dict.fromkeys(demand.sizes) if not matches(tower, (size,))]
    found += (_fault(What.MISSING_SIZE, size=size) for size in absent)
    counts = tuple(len(level) for level in tower)
    if demand.shape and counts != demand.shape:
        found.append(
            _fault(What.SHAPE, need="-".join(map(str, demand.shape)), have="-".join(map(str, counts)))
        )
    for skill, need, have in _unused(uses, ranks, demand.uses):
        found.append(_fault(What.UNUSED, mends=(skill,), skill=skill, need=need, have=have))
    return found


def _unused(uses: Uses, ranks: Row, wanted: Row) -> list[tuple[Skill, int, int]]:
    """The demanded uses that are missing, reading the wide levels in the way that leaves the fewest out."""
    rows = [row for row in uses.rows() if row[BASE] <= ranks[BASE] and row[WIDTH] <= ranks[WIDTH]]
    readings = [
        [(RANKED[at], wanted[at], row[at]) for at in range(5) if row[at] < wanted[at]]
        for row in rows or uses.rows()
    ]
    return min(readings, key=len)
