"""The only home of chance: SHA-256 over a seed, the same in every Python, checkable by anyone."""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from hashlib import sha256
from itertools import accumulate
from struct import Struct
from typing import TypeVar

T = TypeVar("T")
_ALL = 1 << 64
_first_bytes = Struct(">Q").unpack_from


class Rng:
    """Numbers from (seed, place, counter). The place is the number of chance entries standing.

    An undone roll therefore falls the same way again.
    """

    __slots__ = ("_count", "_head")

    def __init__(self, seed: str, place: int | str = 0) -> None:
        self._head = f"{seed}:{place}:".encode()
        self._count = 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each as likely (what would favour some is rejected)."""
        while True:
            (number,) = _first_bytes(sha256(self._head + b"%d" % self._count).digest())
            self._count += 1
            rest = number % n
            if number - rest <= _ALL - n:
                return rest

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        row = list(items)
        self.shuffle(row)
        return row

    def weighted(self, bag: Mapping[T, int]) -> T:
        """One item out of a bag in which each lies as often as its number says."""
        counts = list(accumulate(bag.values()))
        return list(bag)[bisect_right(counts, self.below(counts[-1]))]


def new_seed() -> str:
    """128 random bits. A match keeps its seed in its header, never in its state."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is published at the start: it binds the seed, which itself is published at the end."""
    return sha256(seed.encode()).hexdigest()
