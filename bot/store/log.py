"""A match's log of entries, which is the truth, and the snapshots that spare replaying it."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from .errors import AlreadyDone, Raced
from .matches import (
    LeftSeat,
    MatchRow,
    SeatRow,
    Status,
    change_seats,
    left_seats,
    match,
    save_lobby,
    seats,
    set_status,
)
from .posts import NewPost, PostRow, put_posts

SnapshotKind = Literal["newest", "base"]


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One thing that was done: by a seat or by chance, as the ply-th of its match. `args` is JSON text."""

    ply: int
    by: int
    do: str
    args: str
    at: float


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state after `ply` entries: the newest, or the base that a free undo may return to."""

    ply: int
    kind: SnapshotKind
    state: bytes


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A kept snapshot; `table` is the bookkeeping of the table at that moment, as JSON text."""

    match: str
    ply: int
    kind: SnapshotKind
    state: bytes
    table: str


class Stamp(NamedTuple):
    """How far a match has come: by entries, and by changes that are none. Two of one stamp are equal."""

    ply: int
    rev: int


@dataclass(frozen=True, slots=True)
class Loaded:
    """All that is needed to go on with a match, read at one moment."""

    match: MatchRow
    seats: list[SeatRow]
    left: list[LeftSeat]
    ply: int
    newest: SnapshotRow | None
    base: SnapshotRow | None


def start(
    db: sqlite3.Connection,
    row: MatchRow,
    seats: Sequence[SeatRow],
    *,
    at: float,
    snapshots: Sequence[Snapshot],
    table: str,
    entries: Sequence[EntryRow] = (),
    posts: Sequence[NewPost] = (),
    interaction: int | None = None,
) -> list[PostRow]:
    """The lobby becomes a running match: last seats, first state and first posts at once.

    Raced if the lobby has changed since `row` was read.
    """
    refuse_known(db, interaction)
    save_lobby(db, row, seats)
    set_status(db, row.id, "running", at)
    return append(
        db, row.id, entries, at=at, snapshots=snapshots, table=table, posts=posts, interaction=interaction
    )


def append(
    db: sqlite3.Connection,
    id: str,
    entries: Sequence[EntryRow],
    *,
    at: float,
    snapshots: Sequence[Snapshot] = (),
    table: str | None = None,
    interaction: int | None = None,
    posts: Sequence[NewPost] = (),
    status: Status | None = None,
    seats: Sequence[SeatRow] | None = None,
    seen: Stamp | None = None,
) -> list[PostRow]:
    """What was done and all that follows from it, in one piece; the posts as they now stand in the outbox.

    `table` goes with each of `snapshots`, or without any with the newest there is. AlreadyDone if the
    interaction is known; Raced if another writer was first, or the match is not running (any more). `seen` is
    the match it was thought out for: Raced if that is another by now, even if only its bookkeeping has changed.
    """
    refuse_known(db, interaction)
    found = match(db, id)
    if found is None or found.status != "running":
        raise Raced(f"the match {id} is {found.status if found else 'unknown'}")
    if seen is not None and seen != (now := Stamp(last_ply(db, id), found.rev)):
        raise Raced(f"match {id} stands at {now}, not {seen}")
    ply = put_entries(db, id, entries)
    put_snapshots(db, id, ply, snapshots, table)
    if interaction is not None:
        db.execute(
            "INSERT INTO interaction (id, match, ply, at) VALUES (?, ?, ?, ?)", (interaction, id, ply, at)
        )
    if seats is not None:
        change_seats(db, id, seats, at)
    if not entries:
        db.execute("UPDATE match SET rev = rev + 1 WHERE id = ?", (id,))
    if status is not None:
        set_status(db, id, status, at)
    return put_posts(db, id, posts, at)


def refuse_known(db: sqlite3.Connection, interaction: int | None) -> None:
    """Asked before anything else: an interaction told twice would otherwise look like a lost race."""
    known = "SELECT match, ply FROM interaction WHERE id = ?"
    if interaction is not None and (done := db.execute(known, (interaction,)).fetchone()):
        raise AlreadyDone(*done)


def put_entries(db: sqlite3.Connection, id: str, entries: Sequence[EntryRow]) -> int:
    """The last ply after them. The log has no gaps; a ply that is taken means a lost race."""
    last = last_ply(db, id)
    if entries and entries[0].ply <= last:
        raise Raced(f"ply {entries[0].ply} of match {id} is taken")
    plies = [entry.ply for entry in entries]
    if plies != list(range(last + 1, last + 1 + len(plies))):
        raise ValueError(f"match {id} stands at ply {last}, and {plies} do not follow")
    db.executemany(
        "INSERT INTO entry (match, ply, by, do, args, at) VALUES (?, ?, ?, ?, ?, ?)",
        [(id, one.ply, one.by, one.do, one.args, one.at) for one in entries],
    )
    return last + len(plies)


def put_snapshots(
    db: sqlite3.Connection, id: str, ply: int, snapshots: Sequence[Snapshot], table: str | None
) -> None:
    """The newest must be of this very ply, so that a late writer cannot put back an old state."""
    for one in snapshots:
        if one.ply > ply or (one.kind == "newest" and one.ply < ply):
            raise Raced(f"match {id} stands at ply {ply}, and the {one.kind} snapshot at {one.ply}")
        db.execute(
            'INSERT INTO snapshot (match, kind, ply, state, "table") VALUES (?, ?, ?, ?, ?)'
            " ON CONFLICT (match, kind) DO UPDATE"
            ' SET ply = excluded.ply, state = excluded.state, "table" = excluded."table"',
            (id, one.kind, one.ply, one.state, table or "{}"),
        )
    if table is not None and not snapshots:
        db.execute("""UPDATE snapshot SET "table" = ? WHERE match = ? AND kind = 'newest'""", (table, id))


def last_ply(db: sqlite3.Connection, id: str) -> int:
    return db.execute("SELECT coalesce(max(ply), 0) FROM entry WHERE match = ?", (id,)).fetchone()[0]


def stamp(db: sqlite3.Connection, id: str) -> Stamp | None:
    """By it a match in memory is known to be the one in the store; None if there is no such match."""
    found = db.execute("SELECT rev FROM match WHERE id = ?", (id,)).fetchone()
    return Stamp(last_ply(db, id), found[0]) if found else None


def entries(db: sqlite3.Connection, id: str, after: int = 0) -> list[EntryRow]:
    """The log from the entry after ply `after` on."""
    rows = db.execute(
        "SELECT ply, by, do, args, at FROM entry WHERE match = ? AND ply > ? ORDER BY ply", (id, after)
    )
    return [EntryRow(*row) for row in rows]


def snapshot(db: sqlite3.Connection, id: str, kind: SnapshotKind = "newest") -> SnapshotRow | None:
    found = db.execute(
        'SELECT match, ply, kind, state, "table" FROM snapshot WHERE match = ? AND kind = ?', (id, kind)
    ).fetchone()
    return SnapshotRow(*found) if found else None


def load(db: sqlite3.Connection, id: str) -> Loaded | None:
    """A match with everything that belongs to it."""
    if (found := match(db, id)) is None:
        return None
    newest, base = snapshot(db, id, "newest"), snapshot(db, id, "base")
    return Loaded(found, seats(db, id), left_seats(db, id), last_ply(db, id), newest, base)
