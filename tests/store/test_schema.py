"""Migrations: a copy first, then all of a step or nothing of it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import NotOurs, Store
from bot.store.schema import Migration, migrations

from .deal import running

WEATHER = Migration(
    2,
    """
    CREATE TABLE weather (day INTEGER PRIMARY KEY, sky TEXT NOT NULL) STRICT;
    CREATE TRIGGER no_rain BEFORE INSERT ON weather WHEN new.sky = 'rain' BEGIN
        SELECT raise(ABORT, 'no; not here');
    END;
    INSERT INTO weather VALUES (1, 'sun'); -- the last
    """,
)


def ask(path: Path, sql: str) -> list[tuple]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(sql).fetchall()


async def old(path: Path) -> str:
    """A database of version 1 with a match."""
    async with await Store.open(path, migrations()[:1]) as store:
        return await running(store)


def test_the_packaged_steps_count_from_one() -> None:
    assert [step.version for step in migrations()] == list(range(1, len(migrations()) + 1))


async def test_a_new_database_is_made_without_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    async with await Store.open(path) as store:
        assert await store.check() == []
    assert os.listdir(tmp_path) == ["new.db"]
    loose = (
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 0 AND name NOT LIKE 'sqlite%'"
    )
    assert ask(path, loose) == []


async def test_an_older_database_is_brought_forward_with_a_copy_of_what_it_was(tmp_path: Path) -> None:
    path = tmp_path / "castlepost.db"
    match = await old(path)
    async with await Store.open(path, [migrations()[0], WEATHER]) as store:
        assert await store.match(match) is not None
    assert ask(path, "PRAGMA user_version") == [(2,)]
    assert ask(path, "SELECT * FROM weather") == [(1, "sun")]
    copy = tmp_path / "castlepost.db.v1.bak"
    assert ask(copy, "PRAGMA user_version") == [(1,)]
    assert ask(copy, "SELECT id FROM match") == [(match,)]


async def test_every_step_has_a_copy_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "castlepost.db"
    await old(path)
    third = Migration(3, "DROP TABLE weather;")
    async with await Store.open(path, [migrations()[0], WEATHER, third]):
        pass
    copies = [f"castlepost.db.v{number}.bak" for number in (1, 2)]
    assert sorted(os.listdir(tmp_path)) == ["castlepost.db", *copies]


async def test_a_failing_step_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "castlepost.db"
    match = await old(path)
    broken = Migration(2, "CREATE TABLE half (n INTEGER); INSERT INTO nowhere VALUES (1);")
    orphan = Migration(2, "UPDATE seat SET match = 'zzzzz';")
    for step, failure in ((broken, sqlite3.OperationalError), (orphan, sqlite3.IntegrityError)):
        before = ask(path, "SELECT * FROM sqlite_master")
        with pytest.raises(failure):
            await Store.open(path, [migrations()[0], step])
        assert ask(path, "PRAGMA user_version") == [(1,)]
        assert ask(path, "SELECT * FROM sqlite_master") == before
    async with await Store.open(path, migrations()[:1]) as store:
        assert await store.match(match) is not None
        assert await store.check() == [f"schema 1, but {len(migrations())} is expected"]


async def test_a_copy_of_a_failed_attempt_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "castlepost.db"
    await old(path)
    with pytest.raises(sqlite3.OperationalError):
        await Store.open(path, [migrations()[0], Migration(2, "nonsense;")])
    async with await Store.open(path, migrations()[:1]) as store:
        later = await running(store, channel=8)
    async with await Store.open(path, [migrations()[0], WEATHER]):
        pass
    assert (later,) in ask(tmp_path / "castlepost.db.v1.bak", "SELECT id FROM match")


async def test_a_database_of_a_newer_bot_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "castlepost.db"
    async with await Store.open(path, [migrations()[0], WEATHER]):
        pass
    with pytest.raises(NotOurs, match="update the bot"):
        await Store.open(path, migrations()[:1])
    assert ask(path, "PRAGMA user_version") == [(2,)]


async def test_a_database_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipe (name TEXT)")
    with pytest.raises(NotOurs):
        await Store.open(path)
    assert ask(path, "SELECT name FROM sqlite_master") == [("recipe",)]
    assert ask(path, "PRAGMA journal_mode") == [("delete",)]


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 100)
    with pytest.raises(NotOurs):
        await Store.open(path)
    assert path.read_text() == "Dear Anna, " * 100
