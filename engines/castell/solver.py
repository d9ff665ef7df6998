"""The best towers out of a stock, exactly: what a festival can be answered with, and what can still become a tower.

A tower is built here from its top level downwards. Seen from the top, fewer castellers and smaller sizes in the lowest
level so far never hurt, for what stands below must only be as wide and as big, or more. So only the narrowest next
levels are tried (wider ones only of a festival's sizes, where each casteller counts, or where a demanded skill wants
them wide), and of all half-towers with the same levels, matches, skills used and width only the one whose lowest level
has the smallest biggest size, with most of that size left over, is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, pairwise, takewhile
from typing import Any

from engines.castell.moves import (
    COUNT,
    MATCH,
    ONE_BALANCE,
    ONE_BASE,
    ONE_MIX,
    ONE_STRENGTH,
    PLACE,
    SEEN,
    TOO_OFTEN,
    TOP,
    UNITS,
    WIDE,
    Moves,
)
from engines.castell.notation import Level, Levels
from engines.castell.skills import BALANCE, BASE, STRENGTH, WIDTH, Row
from engines.castell.towers import WIDTH_LIMIT, Demand, Stock, uses_of

EFFORT = 1_000_000
"""How many half-towers one search may make (near a second) before it answers with the best found so far."""

Node = tuple[int, Level, Any]
"""A half-tower: its position, its lowest level, and the half-tower above."""


@dataclass(frozen=True, slots=True)
class Found:
    """A tower with its matching castellers at the festival asked for."""

    tower: Levels
    matches: int

    @property
    def score(self) -> int:
        return len(self.tower) + self.matches


def out_of_reach(ranks: Row, demand: Demand) -> bool:
    """Whether the ranks alone forbid it: a level more than three needs a use of Balance, Base or Width each."""
    if any(wanted > rank for wanted, rank in zip(demand.uses, ranks, strict=True)):
        return True
    shape = demand.shape
    if shape:
        wide = sum(count > WIDTH_LIMIT + ranks[WIDTH] for count in shape)
        equal = sum(below == above for below, above in pairwise(shape))
        return equal > ranks[BALANCE] or wide > ranks[BASE] or list(shape) != sorted(shape, reverse=True)
    return demand.levels > WIDTH_LIMIT + ranks[BALANCE] + ranks[BASE] + ranks[WIDTH]


@lru_cache(1 << 14)
def front(stock: Stock, ranks: Row, demand: Demand, effort: int = EFFORT) -> tuple[Found, ...]:
    """The towers of which no other has both score and matches as high: best score first, most matches last."""
    if out_of_reach(ranks, demand):
        return ()
    best = _Search(stock, ranks, demand, effort).best()
    kept: list[Found] = []
    for count in sorted(best, reverse=True):
        one = Found(best[count], count)
        if not kept or one.score > kept[-1].score:
            kept.append(one)
    return tuple(reversed(kept))


@lru_cache(1 << 16)
def first(stock: Stock, ranks: Row, demand: Demand) -> Levels | None:
    """A tower that meets the demand, low and with few uses of skills; None if there is none."""
    if out_of_reach(ranks, demand):
        return None
    found = _Search(stock, ranks, demand).closing()
    lowest = next(found, None)
    if lowest is None:
        return None
    level = takewhile(lambda one: one[1] == lowest[1], found)
    return _tower(min(chain((lowest,), level), key=lambda one: _uses(one[2]))[0])


@lru_cache(1 << 16)
def can_grow(stock: Stock, ranks: Row, demand: Demand, standing: Levels) -> bool:
    """Whether more levels on those that stand can meet the demand."""
    counts = tuple(len(level) for level in standing)
    if out_of_reach(ranks, demand) or (demand.shape and counts != demand.shape[: len(counts)]):
        return False
    return any(True for _ in _Search(stock, ranks, demand, standing=standing).closing())


def _uses(key: int) -> int:
    """How many uses of skills there are in a half-tower's number, counted from the same beginning."""
    return sum(key // unit & 15 for unit in UNITS.values())


def _tower(node: Node | None) -> Levels:
    levels: list[Level] = []
    while node is not None and node[1]:
        levels.append(node[1])
        node = node[2]
    return tuple(levels)


class _Search:
    """What stands in a stock on the levels of `standing`, if any."""

    def __init__(
        self,
        stock: Stock,
        ranks: Row,
        demand: Demand,
        effort: int = EFFORT,
        standing: Levels = (),
    ) -> None:
        used = [size for level in standing for size in level]
        self.stock = [have - used.count(size) for size, have in enumerate(stock)]
        self.ranks, self.demand, self.effort, self.standing = ranks, demand, effort, standing
        self.least = max(demand.levels, len(demand.shape)) - len(standing)
        exactly = demand.exactly or bool(demand.shape)
        self.most = self.least if exactly else 99
        self.moves = Moves(self.stock, demand, standing)
        self.all_seen = ((1 << len(self.moves.tokens)) - 1) * SEEN

    def best(self) -> dict[int, Levels]:
        """For each number of matches the highest tower, of these one with few uses of skills and few castellers."""
        found: dict[int, tuple[tuple[int, int, int], Levels]] = {}
        for node, height, key in self.closing():
            count = key // MATCH & 63
            if count in found and height < found[count][0][0]:
                continue
            tower = _tower(node)
            rank = (height, -_uses(key), -sum(map(len, tower)))
            if count not in found or rank > found[count][0]:
                found[count] = rank, tower
        return {count: tower for count, (_, tower) in found.items()}

    def closing(self) -> Iterator[tuple[Node, int, int]]:
        """Half-towers that meet the demand, with their heights and numbers, lower ones first."""
        for width in self._widths():
            self.moves.set_limit(WIDTH_LIMIT + width)
            yield from self._layers()

    def _widths(self) -> range:
        """Which uses of Width to try. Unless Base is demanded, all that there are allow most."""
        wanted, most = self.demand.uses, self.ranks[WIDTH]
        return range(wanted[WIDTH] if wanted[BASE] else max(most, wanted[WIDTH]), most + 1)

    def _layers(self) -> Iterator[tuple[Node, int, int]]:
        start = self._start()
        layer: dict[int, Node] = {} if start & TOO_OFTEN else {start: (TOP, (), None)}
        height = 0
        while layer and height < self.most and self.effort > 0:
            layer = self._lower(layer, height)
            height += 1
            if height >= self.least:
                yield from ((node, height, key) for key, node in layer.items() if self._closes(key, node[0]))

    def _start(self) -> int:
        """The number of no level at all, with what those that stand have used and shown."""
        key = sum((7 - self.ranks[at]) * unit for at, unit in UNITS.items())
        uses, wanted = uses_of(self.standing), self.demand.uses[WIDTH]
        key += len(uses.balance) * ONE_BALANCE + len(uses.mix) * ONE_MIX + len(uses.strength) * ONE_STRENGTH
        for level in self.standing:
            over = len(level) > self.moves.limit
            key += over * ONE_BASE + (not over and 0 < wanted <= len(level) - WIDTH_LIMIT) * WIDE
            for at, token in enumerate(self.moves.tokens):
                key |= (token in level) * (SEEN << at)
        return key

    def _lower(self, layer: dict[int, Node], height: int) -> dict[int, Node]:
        """All half-towers with one level more."""
        after: dict[int, Node] = {}
        strength = self.demand.uses[STRENGTH]
        wanted = (7 - self.ranks[STRENGTH] + strength) * ONE_STRENGTH if strength else 0
        for key, node in layer.items():
            plain = key & (1 << PLACE) - 1
            free = plain & 15 * ONE_STRENGTH < wanted
            moves = self.moves.below(node[0], plain & COUNT, free, height)
            self.effort -= len(moves) + 1
            for place, adds, seen, level in moves:
                new = plain + adds
                if new & TOO_OFTEN:
                    continue
                new |= seen
                if wanted and new & 15 * ONE_STRENGTH < wanted:
                    new |= place << PLACE
                old = after.get(new)
                if old is None or place < old[0]:
                    after[new] = (place, level, node)
        return after

    def _closes(self, key: int, position: int) -> bool:
        """Whether the half-tower stands on what is below it, and shows all that is demanded."""
        if self.standing:
            key += (key & COUNT == self.moves.widest) * ONE_BALANCE
            key += (position >> 4 == self.moves.biggest) * ONE_STRENGTH
            if key & TOO_OFTEN:
                return False
        if key & self.all_seen != self.all_seen:
            return False
        wanted = self.demand.uses
        for at, unit in UNITS.items():
            if (key // unit & 15) - 7 + self.ranks[at] < wanted[at]:
                return False
        return not wanted[WIDTH] or bool(key & 15 * WIDE)
