"""The levels that may go below a half-tower, for the solver.

A half-tower is one number: its lowest level's width, its matches and the uses of each skill, a field of bits each. Uses
are counted from 7 minus the rank, so that a fourth bit says that a skill was used too often.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.castell.notation import Level, Levels
from engines.castell.skills import BALANCE, BASE, MIX, STRENGTH, WIDTH
from engines.castell.towers import WIDTH_LIMIT, Demand

MATCH, SEEN, WIDE = 1 << 6, 1 << 12, 1 << 15
ONE_BALANCE, ONE_MIX, ONE_STRENGTH, ONE_BASE = 1 << 19, 1 << 23, 1 << 27, 1 << 31
UNITS = {BALANCE: ONE_BALANCE, MIX: ONE_MIX, STRENGTH: ONE_STRENGTH, BASE: ONE_BASE}
COUNT = 63
PLACE = 35  # above this bit: the position, kept apart while Strength is still demanded
TOO_OFTEN = 8 * (ONE_BALANCE + ONE_MIX + ONE_STRENGTH + ONE_BASE)
TOP = 15
"""The position above the top level. A position is 16 times the biggest size of the lowest level, plus 15, minus those
of that size left over: the smaller the better."""

Move = tuple[int, int, int, Level]
"""A level to go below: the position then, what it adds to the number, the sizes it shows, the level."""


class Moves:
    """What may go below half-towers, each answer kept: it depends on their lowest level alone."""

    def __init__(self, stock: Sequence[int], demand: Demand, standing: Levels) -> None:
        self.stock, self.demand, self.standing = stock, demand, standing
        self.tokens = tuple(dict.fromkeys(demand.sizes))
        self.widest = len(standing[-1]) if standing else COUNT
        self.biggest = min(standing[-1]) if standing else 10
        self.limit = 0
        self.kept: dict[int, list[Move]] = {}

    def set_limit(self, limit: int) -> None:
        """How wide levels may be without Base."""
        self.limit = limit
        self.kept.clear()

    def below(self, position: int, above: int, free: bool, height: int) -> list[Move]:
        """The levels that may go below `above` castellers; with `free`, of every size, for Strength is still due."""
        at = (position << 7 | above << 1 | free) << 5 | (height if self.demand.shape else 0)
        found = self.kept.get(at)
        if found is None:
            widths = self._counts(above, height)
            found = self.kept[at] = [
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
        adds = count - above + (count == above) * ONE_BALANCE
        if count > self.limit:
            return adds + ONE_BASE
        return adds + (0 < self.demand.uses[WIDTH] <= count - WIDTH_LIMIT) * WIDE

    def _there(self, position: int, size: int) -> int:
        """How many of a size there are for a level below: of the lowest level's biggest, those left over."""
        return TOP - (position & 15) if size == position >> 4 else self.stock[size]

    def _plain(self, position: int, above: int, widths: list[int], free: bool) -> Iterator[Move]:
        size, tokens = position >> 4, self.tokens
        for count in widths:
            adds = self._adds(count, above)
            for one in range(max(size, 1), self.biggest + 1):
                there = self._there(position, one)
                if there < count or one in tokens:
                    continue
                yield 16 * one + TOP - there + count, adds + (one == size) * ONE_STRENGTH, 0, (one,) * count
                if one > size and not free:
                    break

    def _mixed(self, position: int, above: int, widths: list[int], free: bool) -> Iterator[Move]:
        """Two neighbouring sizes, as many of the smaller as can be."""
        size, tokens = position >> 4, self.tokens
        for count in widths:
            adds = self._adds(count, above) + ONE_MIX
            for small in range(max(size, 1), self.biggest):
                if small in tokens or small + 1 in tokens:
                    continue
                few = min(self._there(position, small), count - 1)
                many = count - few
                if few <= 0 or self.stock[small + 1] < many:
                    continue
                place = 16 * (small + 1) + TOP - self.stock[small + 1] + many
                level = (small + 1,) * many + (small,) * few
                yield place, adds + (small == size) * ONE_STRENGTH, 0, level
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
                adds = self._adds(count, above) + (token == size) * ONE_STRENGTH + count * MATCH
                yield 16 * token + TOP - there + count, adds, SEEN << at, (token,) * count

    def _matching_mixed(self, position: int, above: int) -> Iterator[Move]:
        """Any number of a festival's size, and beside them as few of a neighbouring size as can be."""
        size, tokens = position >> 4, self.tokens
        for small in range(max(size, 1), self.biggest):
            big = small + 1
            if small not in tokens and big not in tokens:
                continue
            seen = sum(SEEN << at for at, token in enumerate(tokens) if token in (small, big))
            there = self._there(position, small), self.stock[big]
            for few, many in self._pairs(there, (small in tokens, big in tokens), above):
                hits = few * (small in tokens) + many * (big in tokens)
                adds = self._adds(few + many, above) + (small == size) * ONE_STRENGTH + ONE_MIX + hits * MATCH
                place = 16 * big + TOP - there[1] + many
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
