"""A second, slow reading of the rules of towers; it shares nothing with the engine but how a tower is held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise

Tower = tuple[tuple[int, ...], ...]
SKILLS = ("balance", "base", "mix", "strength", "width")


def readings(tower: Tower, ranks: dict[str, int]) -> Iterator[dict[str, int]]:
    """Every way in which skills can be said to hold the tower; each use must be for something."""
    joints = list(pairwise(tower))
    for level in tower:
        if not level or len(set(level)) > 2 or max(level) - min(level) > 1:
            return
        if not all(1 <= size <= 10 for size in level):
            return
    for below, above in joints:
        if len(above) > len(below) or max(above) > min(below):
            return
    fixed = {
        "mix": sum(len(set(level)) == 2 for level in tower),
        "balance": sum(len(above) == len(below) for below, above in joints),
        "strength": sum(max(above) == min(below) for below, above in joints),
    }
    if any(fixed[skill] > ranks[skill] for skill in fixed):
        return
    numbers = range(len(tower))
    for width in range(ranks["width"] + 1):
        for uses in range(ranks["base"] + 1):
            for based in combinations(numbers, uses):
                if _held(tower, width, based):
                    yield {**fixed, "width": width, "base": uses}


def _held(tower: Tower, width: int, based: tuple[int, ...]) -> bool:
    """Base levels are at the bottom and too wide without it; each use of Width is filled by some other level."""
    if based != tuple(range(len(based))):
        return False
    others = [len(level) for number, level in enumerate(tower) if number not in based]
    if any(count > 3 + width for count in others):
        return False
    if width and max(others, default=0) < 3 + width:
        return False
    return all(len(tower[number]) > 3 + width for number in based)


def in_stock(tower: Tower, stock: tuple[int, ...]) -> bool:
    need = Counter(size for level in tower for size in level)
    return all(0 < size < len(stock) and stock[size] >= count for size, count in need.items())


def stands(tower: Tower, stock: tuple[int, ...], ranks: dict[str, int]) -> bool:
    return in_stock(tower, stock) and any(True for _ in readings(tower, ranks))


def exhibits(tower: Tower, stock: tuple[int, ...], ranks: dict[str, int], wanted: dict[str, int]) -> bool:
    return in_stock(tower, stock) and any(
        all(reading[skill] >= count for skill, count in wanted.items()) for reading in readings(tower, ranks)
    )


def all_towers(stock: tuple[int, ...], ranks: dict[str, int], tall: int = 99) -> Iterator[Tower]:
    """Every tower that stands, by trying every next level on every tower."""
    yield from _on((), stock, ranks, tall)


def _on(tower: Tower, stock: tuple[int, ...], ranks: dict[str, int], tall: int) -> Iterator[Tower]:
    if len(tower) == tall:
        return
    used = Counter(size for level in tower for size in level)
    left = {size: stock[size] - used[size] for size in range(1, len(stock))}
    levels = [(size,) * n for size, have in left.items() for n in range(1, have + 1)]
    levels += [
        (size + 1,) * many + (size,) * few
        for size in range(1, len(stock) - 1)
        for many in range(1, left[size + 1] + 1)
        for few in range(1, left[size] + 1)
    ]
    for level in levels:
        if tower and (max(level) > min(tower[-1]) or len(level) > len(tower[-1])):
            continue
        higher = (*tower, level)
        if stands(higher, stock, ranks):
            yield higher
            yield from _on(higher, stock, ranks, tall)
