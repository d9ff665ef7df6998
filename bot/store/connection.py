"""SQLite connections on threads of their own, so that no query stops the event loop."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import aiosqlite

T = TypeVar("T")


async def connect(path: Path, prepare: Callable[[sqlite3.Connection], object]) -> aiosqlite.Connection:
    """A connection that commits only where it is told to; closed again if `prepare` fails."""
    db = await aiosqlite.connect(path, isolation_level=None)
    try:
        await on_thread(db, prepare)
    except BaseException:
        await db.close()
        raise
    return db


def be_safe(db: sqlite3.Connection) -> None:
    """Every commit reaches the disk, references hold, and a locked file is waited for."""
    db.execute("PRAGMA busy_timeout = 5000")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")


async def on_thread(db: aiosqlite.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """`work` in one piece on the connection's thread.

    aiosqlite's public calls cost a hand-over for each statement, and between two of them another task's
    statements may slip in. This is the only place that reaches below them.
    """
    return await db._execute(work, db._conn)


def be_reader(db: sqlite3.Connection) -> None:
    """This connection writes nothing, not even by mistake."""
    be_safe(db)
    db.execute("PRAGMA query_only = ON")


def read(db: sqlite3.Connection, query: Callable[[sqlite3.Connection], T]) -> T:
    """All that `query` reads is of one moment, however many statements it takes."""
    db.execute("BEGIN")
    try:
        return query(db)
    finally:
        if db.in_transaction:
            db.execute("COMMIT")
