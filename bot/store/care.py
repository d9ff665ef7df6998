"""Looking after the file: is it sound, and a copy of it while it is in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from .schema import migrations, version


def check(db: sqlite3.Connection) -> list[str]:
    """What is wrong with the database, one finding a line; an empty list means all is well."""
    found = [row[0] for row in db.execute("PRAGMA integrity_check") if row[0] != "ok"]
    found += [
        f"{row[0]} row {row[1]} points to no {row[2]}" for row in db.execute("PRAGMA foreign_key_check")
    ]
    known = migrations()[-1].version
    if version(db) != known:
        found.append(f"schema {version(db)}, but {known} is expected")
    if (mode := db.execute("PRAGMA journal_mode").fetchone()[0]) != "wal":
        found.append(f"journal mode {mode}, but wal is expected")
    return found + check_logs(db)


def check_logs(db: sqlite3.Connection) -> list[str]:
    """Every log counts its plies from 1 on, and a running match has a snapshot of its last ply."""
    gaps = db.execute("SELECT match FROM entry GROUP BY match HAVING max(ply) != count(*) OR min(ply) != 1")
    found = [f"the log of match {row[0]} has a gap" for row in gaps]
    stale = db.execute(
        "SELECT id FROM match LEFT JOIN snapshot ON snapshot.match = id AND kind = 'newest'"
        " WHERE status = 'running'"
        " AND ply IS NOT (SELECT coalesce(max(entry.ply), 0) FROM entry WHERE entry.match = id)"
    )
    return found + [f"match {row[0]} runs without a snapshot of its last ply" for row in stale]


def backup(source: Path, target: Path) -> None:
    """A consistent copy as one file, made while others read and write; never over a file that is there."""
    with open(target, "xb"):  # the name is ours from here on
        pass
    partial = target.with_name(target.name + ".partial")
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(partial)) as copy:
            live.execute("PRAGMA busy_timeout = 5000")
            live.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        os.replace(partial, target)
    except BaseException:
        partial.unlink(missing_ok=True)
        target.unlink(missing_ok=True)
        raise
