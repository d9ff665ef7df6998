"""The one writer: what waits together is committed together.

A unit is a function run on the writing connection. Each stands in a savepoint of its own, so a unit that
fails takes back only what it did itself. Its caller is answered after the commit, never before.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import aiosqlite

from .connection import on_thread
from .errors import StoreFailed, StoreFull

T = TypeVar("T")
Unit = Callable[[sqlite3.Connection], Any]
TOGETHER = 64  # units a commit; more gain nothing, and one late unit would keep more people waiting


class Outcome(NamedTuple):
    """What a unit returned, or why it failed."""

    value: Any
    failure: Exception | None = None


class Waiting(NamedTuple):
    unit: Unit
    answer: asyncio.Future[Any]


class Writer:
    """Takes units from any number of tasks, and answers each when it is on the disk."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db
        self._waiting: list[Waiting] = []
        self._work: asyncio.Task[None] | None = None
        self._closed = False

    async def run(self, unit: Callable[[sqlite3.Connection], T]) -> T:
        """What `unit` returned, once it is committed; its own exception if it failed."""
        if self._closed:
            raise StoreFailed("the store is closed")
        waiting = Waiting(unit, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._work is None:
            self._work = asyncio.create_task(self._commit_all(), name="store writer")
        return await waiting.answer

    async def close(self) -> None:
        """Commits what waits, then takes nothing more."""
        self._closed = True
        if self._work is not None:
            await self._work

    async def _commit_all(self) -> None:
        """Works as long as anything waits; what comes in during one commit goes into the next together."""
        while self._waiting:
            batch, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            await self._commit([one for one in batch if not one.answer.done()])
        self._work = None

    async def _commit(self, batch: Sequence[Waiting]) -> None:
        units = [one.unit for one in batch]
        try:
            outcomes = await on_thread(self._db, lambda db: commit_together(db, units))
        except Exception as failure:
            outcomes = [Outcome(None, failure)] * len(batch)
        for one, outcome in zip(batch, outcomes, strict=True):
            if one.answer.done():  # its caller was cancelled; what it asked for is written all the same
                continue
            if outcome.failure is None:
                one.answer.set_result(outcome.value)
            else:
                one.answer.set_exception(in_words(outcome.failure))


def commit_together(db: sqlite3.Connection, units: Sequence[Unit]) -> list[Outcome]:
    """All units in one transaction; if that fails as a whole, each in one of its own."""
    try:
        db.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as failure:
        return [Outcome(None, failure)] * len(units)
    try:
        outcomes = [attempt(db, unit) for unit in units]
        db.execute("COMMIT")
        return outcomes
    except sqlite3.Error as failure:
        if db.in_transaction:
            db.execute("ROLLBACK")
        if len(units) == 1:
            return [Outcome(None, failure)]
    return [commit_together(db, [unit])[0] for unit in units]


def attempt(db: sqlite3.Connection, unit: Unit) -> Outcome:
    """One unit inside a savepoint."""
    db.execute("SAVEPOINT unit")
    try:
        outcome = Outcome(unit(db))
    except Exception as failure:
        if not db.in_transaction:  # a full disk may have ended the whole transaction
            raise
        db.execute("ROLLBACK TO unit")
        outcome = Outcome(None, failure)
    db.execute("RELEASE unit")
    return outcome


def in_words(failure: Exception) -> Exception:
    """A failing disk or a locked file as the store's own error; everything else, wrong SQL too, as it is."""
    code = failure.sqlite_errorcode if isinstance(failure, sqlite3.OperationalError) else sqlite3.SQLITE_ERROR
    if code == sqlite3.SQLITE_ERROR:
        return failure
    kind = StoreFull if code == sqlite3.SQLITE_FULL else StoreFailed
    clean = kind(str(failure))
    clean.__cause__ = failure
    return clean
