"""A copy of the living database, and what is found wrong with a sick one."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Store
from bot.store.schema import migrations

from .deal import move, running


async def test_a_sound_database_has_no_findings(store: Store) -> None:
    await move(store, await running(store), 1)
    assert await store.check() == []


async def test_what_is_wrong_is_found(store: Store) -> None:
    match = await running(store)
    await move(store, match, 1)
    with closing(sqlite3.connect(store.path, isolation_level=None)) as db:
        db.execute("INSERT INTO draft VALUES ('d', 'zzzzz', 1, '[]', 1.0)")
        db.execute("UPDATE entry SET ply = 4")
        db.execute("PRAGMA user_version = 99")
    assert sorted(await store.check()) == [
        "draft row 1 points to no match",
        f"match {match} runs without a snapshot of its last ply",
        f"schema 99, but {len(migrations())} is expected",
        f"the log of match {match} has a gap",
    ]


async def test_a_copy_made_while_others_write_is_whole(store: Store, tmp_path: Path) -> None:
    matches = [await running(store, channel) for channel in range(20)]

    async def play(match: str) -> None:
        for ply in range(1, 41):
            await move(store, match, ply)

    playing = asyncio.gather(*(play(match) for match in matches))
    copies = []
    for number in range(4):
        await asyncio.sleep(0.02)
        copies.append(tmp_path / f"copy{number}.db")
        await store.backup(copies[-1])
    await playing
    assert sorted(name for name in os.listdir(tmp_path) if "copy" in name) == [one.name for one in copies]
    for copy in copies:
        async with await Store.open(copy) as opened:
            assert await opened.check() == []
            assert len(await opened.running()) == 20


async def test_a_copy_is_never_written_over_a_file(store: Store, tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    there.write_text("precious")
    with pytest.raises(FileExistsError):
        await store.backup(there)
    assert there.read_text() == "precious"
    with pytest.raises(FileNotFoundError):
        await store.backup(tmp_path / "nowhere" / "copy.db")
