"""The store as the bot sees it: every query as a coroutine of its own name."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite

from . import care, log, matches, people, posts
from .connection import be_reader, be_safe, connect, on_thread, read
from .schema import Migration, migrate, migrations, refuse_foreign
from .writer import Writer

P = ParamSpec("P")
T = TypeVar("T")
Query = Callable[Concatenate[sqlite3.Connection, P], T]
Method = Callable[Concatenate["Store", P], Coroutine[Any, Any, T]]


def reads(query: Query[P, T]) -> Method[P, T]:
    """The query on the reading connection; all it reads is of one moment."""

    @wraps(query)
    async def method(store: Store, *args: P.args, **kwargs: P.kwargs) -> T:
        return await on_thread(store._reader, lambda db: read(db, lambda raw: query(raw, *args, **kwargs)))

    return method


def writes(query: Query[P, T]) -> Method[P, T]:
    """The query as one unit of the writer: wholly done and on the disk when it returns, or not at all."""

    @wraps(query)
    async def method(store: Store, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store._writer.run(lambda db: query(db, *args, **kwargs))

    return method


class Store:
    """One SQLite file. Times are handed in; no clock is read here. Each query is told of where it is written.

    Reads see all that was acknowledged before. Writes raise Raced, AlreadyDone or ChannelTaken where their
    own words say so, and StoreFailed or StoreFull when nothing could be written.
    """

    create_lobby = writes(matches.create_lobby)
    save_lobby = writes(matches.save_lobby)
    start = writes(log.start)
    append = writes(log.append)
    end = writes(matches.end)
    cancel = writes(matches.cancel)
    renew = writes(matches.renew)

    match = reads(matches.match)
    match_in = reads(matches.match_in)
    last_in = reads(matches.last_in)
    matches_of = reads(matches.matches_of)
    running = reads(matches.running)
    with_computers = reads(matches.with_computers)
    lobbies = reads(matches.lobbies)
    seats = reads(matches.seats)
    left_seats = reads(matches.left_seats)

    load = reads(log.load)
    stamp = reads(log.stamp)
    entries = reads(log.entries)
    snapshot = reads(log.snapshot)
    last_ply = reads(log.last_ply)

    due_posts = reads(posts.due_posts)
    post = reads(posts.post)
    last_post = reads(posts.last_post)
    put_posts = writes(posts.put_posts)
    count_try = writes(posts.count_try)
    mark_sent = writes(posts.mark_sent)
    drop_post = writes(posts.drop_post)

    person = reads(people.person)
    save_person = writes(people.save_person)
    draft = reads(people.draft)
    save_draft = writes(people.save_draft)
    forget = writes(people.forget)

    check = reads(care.check)

    def __init__(self, path: Path, writing: aiosqlite.Connection, reading: aiosqlite.Connection) -> None:
        self.path = path
        self._writing, self._reader = writing, reading
        self._writer = Writer(writing)

    @classmethod
    async def open(cls, path: str | Path, steps: Sequence[Migration] | None = None) -> Store:
        """Opens or makes the database and brings it to the newest schema; raises NotOurs if it cannot."""
        path, steps = Path(path), steps or migrations()

        def prepare(db: sqlite3.Connection) -> None:
            refuse_foreign(db, path, steps[-1].version)
            be_safe(db)
            db.execute("PRAGMA journal_mode = WAL")
            migrate(db, path, steps)

        writing = await connect(path, prepare)
        try:
            reading = await connect(path, be_reader)
        except BaseException:
            await writing.close()
            raise
        return cls(path, writing, reading)

    async def close(self) -> None:
        """Commits what is on its way, then lets go of the file."""
        await self._writer.close()
        await self._reader.close()
        await self._writing.close()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def backup(self, target: str | Path) -> None:
        """A consistent copy while in use; raises FileExistsError rather than write over a file."""
        await asyncio.to_thread(care.backup, self.path, Path(target))
