"""Group commit: together on the disk, apart in failure."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from bot.store import AlreadyDone, EntryRow, Store, StoreFailed, StoreFull
from bot.store.connection import on_thread

from .deal import move, running


async def traced(store: Store) -> list[str]:
    """Fills with the statements that the writer runs from now on."""
    seen: list[str] = []
    await on_thread(store._writing, lambda db: db.set_trace_callback(seen.append))
    return seen


async def test_what_waits_together_is_committed_together(store: Store) -> None:
    matches = [await running(store, channel) for channel in range(200)]
    seen = await traced(store)
    await asyncio.gather(*(move(store, match, 1) for match in matches))
    assert seen.count("COMMIT") <= 5  # 200 / 64, and one for the first
    plies = [await store.last_ply(match) for match in matches]
    assert plies == [1] * 200


async def test_a_failing_unit_takes_nobody_with_it(store: Store) -> None:
    first, second, third = [await running(store, channel) for channel in range(3)]
    await move(store, first, 1, interaction=50)
    done = await asyncio.gather(
        move(store, second, 1),
        move(store, first, 2, interaction=50),
        store.append(third, [EntryRow(1, 0, "place", "no json", 30.0)], at=30.0, status="over"),
        store.append(third, [], at=30.0, table="[]"),
        return_exceptions=True,
    )
    assert isinstance(done[0], list)
    assert isinstance(done[1], AlreadyDone)
    assert isinstance(done[2], sqlite3.IntegrityError)
    assert done[3] == []
    assert [await store.last_ply(match) for match in (first, second, third)] == [1, 1, 0]
    row = await store.match(third)
    assert row is not None
    assert row.status == "running"


async def test_any_exception_of_a_unit_reaches_its_own_caller(store: Store) -> None:
    def wrong(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO person (user) VALUES (1)")
        raise KeyError("wrong")

    with pytest.raises(KeyError):
        await store._writer.run(wrong)
    with pytest.raises(sqlite3.OperationalError):
        await store._writer.run(lambda db: db.execute("SELECT nothing"))
    assert await store._writer.run(lambda db: db.execute("SELECT count(*) FROM person").fetchone()) == (0,)


async def test_a_caller_who_gives_up_stops_nobody(store: Store) -> None:
    match = await running(store)
    task = asyncio.create_task(move(store, match, 1))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    ply = await store.last_ply(match)
    await move(store, match, ply + 1)


async def test_what_waits_is_committed_before_the_store_closes(store: Store) -> None:
    match = await running(store)
    task = asyncio.create_task(move(store, match, 1))
    await asyncio.sleep(0)
    await store.close()
    await task
    with pytest.raises(StoreFailed):
        await move(store, match, 2)
    async with await Store.open(store.path) as again:
        assert await again.last_ply(match) == 1


async def limit(store: Store, pages: int) -> None:
    """Room for `pages` more pages of 4 kB, as if the disk ended there."""

    def set_limit(db: sqlite3.Connection) -> None:
        used = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {used + pages}")

    await on_thread(store._writing, set_limit)


async def test_a_full_disk_is_told_and_spoils_nothing(store: Store) -> None:
    match, other = await running(store, 1), await running(store, 2)
    await move(store, match, 1)
    await limit(store, 4)
    big = b"x" * 200_000
    with pytest.raises(StoreFull):
        await move(store, match, 2, state=big)
    done = await asyncio.gather(
        move(store, match, 2, state=big), move(store, other, 1), return_exceptions=True
    )
    assert isinstance(done[0], StoreFull)
    assert isinstance(done[1], list)
    kept = await store.snapshot(match)
    assert kept is not None
    assert (kept.ply, kept.state) == (1, b"state 1")
    assert await store.check() == []

    await limit(store, 1_000)
    await move(store, match, 2, state=big)
    assert await store.last_ply(match) == 2


async def test_a_file_locked_by_somebody_else_is_told(store: Store) -> None:
    match = await running(store)
    await on_thread(store._writing, lambda db: db.execute("PRAGMA busy_timeout = 50"))
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFailed, match="locked"):
        await move(store, match, 1)
    other.close()
    await move(store, match, 1)
