"""The log is the truth: what is in it is whole, in order, and written once."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from bot.store import AlreadyDone, EntryRow, NewPost, Raced, Snapshot, Store

from .deal import SEATS, entry, lobby, move, running


async def test_a_move_is_saved_with_its_state_and_its_post(store: Store) -> None:
    match = await running(store)
    posts = await move(store, match, 1)
    loaded = await store.load(match)
    assert loaded is not None
    assert (loaded.ply, loaded.newest and loaded.newest.state) == (1, b"state 1")
    assert loaded.base is not None
    assert (loaded.base.ply, loaded.base.state, loaded.base.table) == (0, b"state 0", '{"asked": [0]}')
    assert await store.entries(match) == [entry(1)]
    assert posts[0] in await store.due_posts()


async def test_entries_are_read_from_any_ply_on(store: Store) -> None:
    match = await running(store)
    await store.append(match, [entry(ply) for ply in range(1, 6)], at=30.0)
    assert await store.entries(match, after=3) == [entry(4), entry(5)]
    assert await store.last_ply(match) == 5
    assert await store.entries(match, after=5) == []


async def test_a_ply_that_is_taken_is_a_lost_race_and_nothing_of_it_is_kept(store: Store) -> None:
    match = await running(store)
    await move(store, match, 1)
    with pytest.raises(Raced):
        await move(store, match, 1, interaction=5, state=b"other")
    kept = await store.snapshot(match)
    assert kept is not None
    assert kept.state == b"state 1"
    assert len(await store.due_posts()) == 2
    await move(store, match, 2, interaction=5)


async def test_of_two_processes_that_write_one_ply_one_wins(store: Store) -> None:
    match = await running(store)
    async with await Store.open(store.path) as other:
        for ply in range(1, 11):
            both = (move(one, match, ply) for one in (store, other))
            done = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(type(one).__name__ for one in done) == ["Raced", "list"]
        assert await other.entries(match) == await store.entries(match) == [entry(n) for n in range(1, 11)]


async def test_an_interaction_is_done_once_even_if_it_is_told_twice(store: Store) -> None:
    match = await running(store)
    await move(store, match, 1, interaction=77)
    for ply in (1, 2):
        with pytest.raises(AlreadyDone) as done:
            await move(store, match, ply, interaction=77)
        assert (done.value.match, done.value.ply) == (match, 1)
    both = (move(store, match, 2, interaction=78) for _ in range(2))
    again = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(one).__name__ for one in again) == ["AlreadyDone", "list"]


async def test_a_start_told_twice_is_done_once(store: Store) -> None:
    row = await lobby(store)
    await store.start(row, SEATS, at=20.0, snapshots=[], table="{}", interaction=9)
    with pytest.raises(AlreadyDone):
        await store.start(row, SEATS, at=20.0, snapshots=[], table="{}", interaction=9)


async def test_the_log_has_no_gaps(store: Store) -> None:
    match = await running(store)
    with pytest.raises(ValueError, match="do not follow"):
        await store.append(match, [entry(2)], at=30.0)
    with pytest.raises(ValueError, match="do not follow"):
        await store.append(match, [entry(1), entry(3)], at=30.0)
    assert await store.entries(match) == []


async def test_a_late_writer_cannot_put_back_an_old_state(store: Store) -> None:
    match = await running(store)
    await move(store, match, 1)
    with pytest.raises(Raced):
        await store.append(match, [], at=30.0, snapshots=[Snapshot(0, "newest", b"old")], table="{}")
    await store.append(match, [], at=30.0, snapshots=[Snapshot(0, "base", b"start of turn")], table="{}")


async def test_the_bookkeeping_may_change_by_itself(store: Store) -> None:
    match = await running(store)
    await store.append(match, [], at=30.0, table='{"asked": [1]}')
    newest, base = await store.snapshot(match), await store.snapshot(match, "base")
    assert newest is not None
    assert base is not None
    assert (newest.table, newest.state) == ('{"asked": [1]}', b"state 0")
    assert base.table == '{"asked": [0]}'


async def test_what_was_thought_out_before_a_move_is_not_written_after_it(store: Store) -> None:
    match = await running(store)
    before = await store.stamp(match)
    await move(store, match, 1)
    with pytest.raises(Raced):
        await store.append(match, [], at=30.0, table='{"votes": [0]}', seen=before)
    await store.append(match, [], at=30.0, table='{"votes": [0]}', seen=await store.stamp(match))


async def test_of_two_changes_of_the_bookkeeping_that_do_not_know_of_each_other_one_is_kept(
    store: Store,
) -> None:
    match = await running(store)
    before = await store.stamp(match)
    await store.append(match, [], at=30.0, table='{"votes": [0]}', seen=before)
    with pytest.raises(Raced):
        await store.append(match, [], at=30.0, table='{"votes": [1]}', seen=before)
    assert await store.stamp("no such") is None


async def test_the_last_move_ends_the_match_in_the_same_breath(store: Store) -> None:
    match = await running(store)
    end = [NewPost(1, "end", 7, "{}")]
    await store.append(match, [entry(1)], at=30.0, posts=end, status="over")
    row = await store.match(match)
    assert row is not None
    assert (row.status, row.ended) == ("over", 30.0)


async def test_what_is_no_json_is_not_kept(store: Store) -> None:
    match = await running(store)
    with pytest.raises(sqlite3.IntegrityError):
        await store.append(match, [EntryRow(1, 0, "place", "N12", 30.0)], at=30.0)
    assert await store.last_ply(match) == 0
