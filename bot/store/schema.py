"""Brings a database to the schema this code knows, one numbered step after the other."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from .errors import NotOurs

STEPS = "bot.store.migrations"


class Migration(NamedTuple):
    """One step: the version it leads to, and its statements."""

    version: int
    sql: str


def migrations() -> list[Migration]:
    """The steps that are packaged with this code, from 1 on without a gap."""
    folder = resources.files(STEPS)
    files = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name
    )
    return [Migration(int(file.name.split("_")[0]), file.read_text("utf-8")) for file in files]


def version(db: sqlite3.Connection) -> int:
    return db.execute("PRAGMA user_version").fetchone()[0]


def refuse_foreign(db: sqlite3.Connection, path: Path, known: int) -> None:
    """Asked before anything is written to the file."""
    try:
        here, tables = version(db), db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    except sqlite3.DatabaseError as failure:
        if failure.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise NotOurs(f"{path.name} is no database") from failure
        raise
    if here > known:
        raise NotOurs(f"{path.name} has schema {here}, and this bot knows {known}: update the bot")
    if here == 0 and tables:
        raise NotOurs(f"{path.name} is a database of something else")


def migrate(db: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> None:
    """Applies the steps that are missing; a step that fails leaves the database as it was before it."""
    here = version(db)
    for step in steps[here:]:
        if version(db) >= step.version:  # another process was faster
            continue
        if here > 0:
            copy_aside(db, path)
        take(db, step)


def copy_aside(db: sqlite3.Connection, path: Path) -> None:
    """A copy beside the database, named for its version. A copy of an earlier attempt is replaced."""
    copy = path.with_name(f"{path.name}.v{version(db)}.bak")
    partial = copy.with_name(copy.name + ".partial")
    partial.unlink(missing_ok=True)
    db.execute("VACUUM INTO ?", (str(partial),))
    os.replace(partial, copy)


def take(db: sqlite3.Connection, step: Migration) -> None:
    """One step in one transaction, its new version included."""
    db.execute("PRAGMA foreign_keys = OFF")  # a step may rebuild a table that others point to
    try:
        db.execute("BEGIN EXCLUSIVE")
        if version(db) < step.version:
            for statement in statements(step.sql):
                db.execute(statement)
            if broken := db.execute("PRAGMA foreign_key_check").fetchall():
                raise sqlite3.IntegrityError(f"step {step.version} breaks {len(broken)} references")
            db.execute(f"PRAGMA user_version = {step.version}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    finally:
        db.execute("PRAGMA foreign_keys = ON")


def statements(sql: str) -> Iterator[str]:
    """The single statements of a script; `executescript` would commit before the first."""
    statement = ""
    for piece in sql.split(";"):  # which may also stand in a text, a comment or a trigger
        statement += piece + ";"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip(" \n;"):
        yield statement
