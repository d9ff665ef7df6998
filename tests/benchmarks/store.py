"""The store: moves of many matches at once, each answered when it is on the disk."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bot.store import Store
from tests.benchmarks.control import Figure
from tests.store.deal import move, running

MATCHES, MOVES = 200, 20
STATE = b"x" * 10_000


def figures() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(measured(Path(folder, "castlepost.db")))


async def measured(path: Path) -> list[Figure]:
    async with await Store.open(path) as store:
        matches = [await running(store, channel) for channel in range(1, MATCHES + 1)]
        alone = [await seconds(store, matches[0], ply) for ply in range(1, 51)]
        began = time.perf_counter()
        await asyncio.gather(*(moves(store, match) for match in matches[1:]))
        together = time.perf_counter() - began
        await store.check()
        stamps = [await stamped(store, matches[0]) for _ in range(200)]
    yielded = (MATCHES - 1) * MOVES / together
    return [
        Figure("a move with 10 kB of state, alone", 1e3 * statistics.median(alone), "ms"),
        Figure(f"moves of {MATCHES - 1} matches at once (group commit)", yielded, "/ s"),
        Figure("whether a table is still the newest", 1e3 * statistics.median(stamps), "ms"),
    ]


async def moves(store: Store, match: str) -> None:
    for ply in range(1, MOVES + 1):
        await move(store, match, ply, state=STATE)


async def seconds(store: Store, match: str, ply: int) -> float:
    began = time.perf_counter()
    await move(store, match, ply, state=STATE)
    return time.perf_counter() - began


async def stamped(store: Store, match: str) -> float:
    began = time.perf_counter()
    await store.stamp(match)
    return time.perf_counter() - began
