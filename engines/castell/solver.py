"""The best towers out of a stock, exactly: what a festival can be answered with, and what can still become a tower.

A tower is built here from its top level downwards. Seen from the top, fewer castellers and smaller sizes in the lowest
level so far never hurt, for what stands below must only be as wide and as big, or more. So only the narrowest next
levels are tried (wider ones only of a festival's sizes, where each casteller counts, or where a demanded skill wants
them wide), and of all half-towers with the same levels, matches, skills used and width only the one whose lowest level
has the smallest biggest size, with most of that size left over, is kept.

A half-tower is one number: its lowest level's width, its matches and the uses of each skill, a field of bits each. Uses
are counted from 7 minus the rank, so that a fourth bit says that a skill was used too often.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any

from engines.castell.notation import Level, Levels
from engines.castell.skills import BALANCE, BASE, MIX, STRENGTH, WIDTH, Row
from engines.castell.towers import WIDTH_LIMIT, Demand, Stock, uses_of

EFFORT = 1_000_000
"""How many half-towers one search may make (near a second) before it answers with the best found so far."""

_MATCH, _SEEN, _WIDE = 1 << 6, 1 << 12, 1 << 15
_BALANCE, _MIX, _STRENGTH, _BASE = 1 << 19, 1 << 23, 1 << 27, 1 << 31
_UNITS = {BALANCE: _BALANCE, MIX: _MIX, STRENGTH: _STRENGTH, BASE: _BASE}
_COUNT = 63
_PLACE = 35  # above this bit: the position, kept apart while Strength is still demanded
_TOO_OFTEN = 8 * (_BALANCE + _MIX + _STRENGTH + _BASE)
_TOP = 15
"""The position above the top level. A position is 16 times the biggest size of the lowest level, plus 15, minus those
of that size left over: the smaller the better."""

Node = tuple[int, Level, Any]
"""A half-tower: its position, its lowest level, and the half-tower above."""

Move = tuple[int, int, int, Level]
"""A level to go below: the position then, what it adds to the number, the sizes it shows, the level."""


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
    """The first tower found that meets the demand; None if there is none."""
    if out_of_reach(ranks, demand):
        return None
    return next((_tower(node) for node, _, _ in _Search(stock, ranks, demand).closing()), None)


@lru_cache(1 << 16)
def can_grow(stock: Stock, ranks: Row, demand: Demand, standing: Levels) -> bool:
    """Whether more levels on those that stand can meet the demand."""
    counts = tuple(len(level) for level in standing)
    if out_of_reach(ranks, demand) or (demand.shape and counts != demand.shape[: len(counts)]):
        return False
    return any(True for _ in _Search(stock, ranks, demand, standing=standing).closing())


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
        self.tokens = tuple(dict.fromkeys(demand.sizes))
        self.all_seen = ((1 << len(self.tokens)) - 1) * _SEEN
        self.widest = len(standing[-1]) if standing else _COUNT
        self.biggest = min(standing[-1]) if standing else 10
        self.least = max(demand.levels, len(demand.shape)) - len(standing)
        exactly = demand.exactly or bool(demand.shape)
        self.most = self.least if exactly else 99
        self.limit = 0
        self.moves: dict[int, list[Move]] = {}

    def best(self) -> dict[int, Levels]:
        """For each number of matches the highest tower, of these one with the fewest castellers."""
        found: dict[int, tuple[tuple[int, int], Levels]] = {}
        for node, height, key in self.closing():
            count = key // _MATCH & 63
            if count in found and height < found[count][0][0]:
                continue
            tower = _tower(node)
            rank = (height, -sum(map(len, tower)))
            if count not in found or rank > found[count][0]:
                found[count] = rank, tower
        return {count: tower for count, (_, tower) in found.items()}

    def closing(self) -> Iterator[tuple[Node, int, int]]:
        """Half-towers that meet the demand, with their heights and numbers, lower ones first."""
        for width in self._widths():
            self.limit = WIDTH_LIMIT + width
            self.moves.clear()
            yield from self._layers()

    def _widths(self) -> range:
        """Which uses of Width to try. Unless Base is demanded, all that there are allow most."""
        wanted, most = self.demand.uses, self.ranks[WIDTH]
        return range(wanted[WIDTH] if wanted[BASE] else max(most, wanted[WIDTH]), most + 1)

    def _layers(self) -> Iterator[tuple[Node, int, int]]:
        start = self._start()
        layer: dict[int, Node] = {} if start & _TOO_OFTEN else {start: (_TOP, (), None)}
        height = 0
        while layer and height < self.most and self.effort > 0:
            layer = self._lower(layer, height)
            height += 1
            if height >= self.least:
                yield from ((node, height, key) for key, node in layer.items() if self._closes(key, node[0]))

    def _start(self) -> int:
        """The number of no level at all, with what those that stand have used and shown."""
        key = sum((7 - self.ranks[at]) * unit for at, unit in _UNITS.items())
        uses, wanted = uses_of(self.standing), self.demand.uses[WIDTH]
        key += len(uses.balance) * _BALANCE + len(uses.mix) * _MIX + len(uses.strength) * _STRENGTH
        for level in self.standing:
            over = len(level) > self.limit
            key += over * _BASE + (not over and 0 < wanted <= len(level) - WIDTH_LIMIT) * _WIDE
            for at, token in enumerate(self.tokens):
                key |= (token in level) * (_SEEN << at)
        return key

    def _lower(self, layer: dict[int, Node], height: int) -> dict[int, Node]:
        """All half-towers with one level more."""
        after: dict[int, Node] = {}
        strength = self.demand.uses[STRENGTH]
        wanted = (7 - self.ranks[STRENGTH] + strength) * _STRENGTH if strength else 0
        for key, node in layer.items():
            plain = key & (1 << _PLACE) - 1
            free = plain & 15 * _STRENGTH < wanted
            moves = self._moves(node[0], plain & _COUNT, free, height)
            self.effort -= len(moves) + 1
            for place, adds, seen, level in moves:
                new = plain + adds
                if new & _TOO_OFTEN:
                    continue
                new |= seen
                if wanted and new & 15 * _STRENGTH < wanted:
                    new |= place << _PLACE
                old = after.get(new)
                if old is None or place < old[0]:
                    after[new] = (place, level, node)
        return after

    def _closes(self, key: int, position: int) -> bool:
        """Whether the half-tower stands on what is below it, and shows all that is demanded."""
        if self.standing:
            key += (key & _COUNT == self.widest) * _BALANCE + (position >> 4 == self.biggest) * _STRENGTH
            if key & _TOO_OFTEN:
                return False
        if key & self.all_seen != self.all_seen:
            return False
        wanted = self.demand.uses
        for at, unit in _UNITS.items():
            if (key // unit & 15) - 7 + self.ranks[at] < wanted[at]:
                return False
        return not wanted[WIDTH] or bool(key & 15 * _WIDE)

    def _moves(self, position: int, above: int, free: bool, height: int) -> list[Move]:
        """The levels that may go below `above` castellers; with `free`, of every size, for Strength is still due."""
        at = (position << 7 | above << 1 | free) << 5 | (height if self.demand.shape else 0)
        found = self.moves.get(at)
        if found is None:
            widths = self._counts(above, height)
            found = self.moves[at] = [
                *self._plain(position, above, widths, free),
                *self._mixed(position, above, widths, free),
                *self._matching(position, above),
                *self._matching_mixed(position, above),
            ]
        return found

    def _counts(self, above: int, height: int) -> list[int]:
        """How wide the next level may usefully be. A mixed top level is two wide, and so may be one below it."""
        if self.demand.shape:
            count = self.demand.shape[-1 - height]
            return [count] if above <= count else []
        wanted = self.demand.uses
        counts = [above, above + 1] if above else [1, 2]
        jumps = [self.limit + 1] * bool(wanted[BASE]) + [WIDTH_LIMIT + wanted[WIDTH]] * bool(wanted[WIDTH])
        if self.standing and wanted[BALANCE]:
            jumps.append(self.widest)
        counts += sorted(jump for jump in set(jumps) if jump > counts[-1])
        return [count for count in counts if count <= self.widest]

    def _adds(self, count: int, above: int) -> int:
        """What a level of `count` adds to the number, below one of `above`."""
        adds = count - above + (count == above) * _BALANCE
        if count > self.limit:
            return adds + _BASE
        return adds + (0 < self.demand.uses[WIDTH] <= count - WIDTH_LIMIT) * _WIDE

    def _there(self, position: int, size: int) -> int:
        """How many of a size there are for a level below: of the lowest level's biggest, those left over."""
        return _TOP - (position & 15) if size == position >> 4 else self.stock[size]

    def _plain(self, position: int, above: int, widths: list[int], free: bool) -> Iterator[Move]:
        size, tokens = position >> 4, self.tokens
        for count in widths:
            adds = self._adds(count, above)
            for one in range(max(size, 1), self.biggest + 1):
                there = self._there(position, one)
                if there < count or one in tokens:
                    continue
                yield 16 * one + _TOP - there + count, adds + (one == size) * _STRENGTH, 0, (one,) * count
                if one > size and not free:
                    break

    def _mixed(self, position: int, above: int, widths: list[int], free: bool) -> Iterator[Move]:
        """Two neighbouring sizes, as many of the smaller as can be."""
        size, tokens = position >> 4, self.tokens
        for count in widths:
            adds = self._adds(count, above) + _MIX
            for small in range(max(size, 1), self.biggest):
                if small in tokens or small + 1 in tokens:
                    continue
                few = min(self._there(position, small), count - 1)
                many = count - few
                if few <= 0 or self.stock[small + 1] < many:
                    continue
                place = 16 * (small + 1) + _TOP - self.stock[small + 1] + many
                level = (small + 1,) * many + (small,) * few
                yield place, adds + (small == size) * _STRENGTH, 0, level
                if small > size and not free:
                    break

    def _matching(self, position: int, above: int) -> Iterator[Move]:
        """Levels of a festival's size, in any number."""
        size = position >> 4
        for at, token in enumerate(self.tokens):
            if not size <= token <= self.biggest:
                continue
            there = self._there(position, token)
            for count in range(max(above, 1), min(there, self.widest) + 1):
                adds = self._adds(count, above) + (token == size) * _STRENGTH + count * _MATCH
                yield 16 * token + _TOP - there + count, adds, _SEEN << at, (token,) * count

    def _matching_mixed(self, position: int, above: int) -> Iterator[Move]:
        """Any number of a festival's size, and beside them as few of a neighbouring size as can be."""
        size, tokens = position >> 4, self.tokens
        for small in range(max(size, 1), self.biggest):
            big = small + 1
            if small not in tokens and big not in tokens:
                continue
            seen = sum(_SEEN << at for at, token in enumerate(tokens) if token in (small, big))
            there = self._there(position, small), self.stock[big]
            for few, many in self._pairs(there, (small in tokens, big in tokens), above):
                hits = few * (small in tokens) + many * (big in tokens)
                adds = self._adds(few + many, above) + (small == size) * _STRENGTH + _MIX + hits * _MATCH
                place = 16 * big + _TOP - there[1] + many
                yield place, adds, seen, (big,) * many + (small,) * few

    def _pairs(
        self, there: tuple[int, int], match: tuple[bool, bool], above: int
    ) -> Iterator[tuple[int, int]]:
        for few in range(1, there[0] + 1):
            for many in range(1, there[1] + 1):
                other = few if match[1] else many
                narrow = all(match) or other == 1 or few + many in (above, above + 1)
                if above <= few + many <= self.widest and narrow:
                    yield few, many
