"""The outbox: what a channel is to be told is written with the move itself, then sent, then ticked off."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from .errors import AlreadyDone

Kind = Literal["start", "turn", "edit", "end", "notice"]
PostState = Literal["due", "sent", "dropped"]
POST = "id, match, ply, kind, body, channel, nonce, state, message, tried, at, sent_at"


@dataclass(frozen=True, slots=True)
class NewPost:
    """A post to be made. There is one of each kind at a ply, notices aside; `body` is JSON text."""

    ply: int
    kind: Kind
    channel: int
    body: str


@dataclass(frozen=True, slots=True)
class PostRow:
    """A post in the outbox. Sent with `nonce`, it is made once, however often it is sent in a few minutes."""

    id: int
    match: str
    ply: int
    kind: Kind
    body: str
    channel: int
    nonce: str
    state: PostState
    message: int | None
    tried: int
    at: float
    sent_at: float | None


def put_posts(db: sqlite3.Connection, match: str, posts: Sequence[NewPost], at: float) -> list[PostRow]:
    """The posts in the outbox, due; raises AlreadyDone if one of this kind and ply is there."""
    known = "SELECT count(*) FROM post WHERE match = ? AND ply = ? AND kind = ?"
    rows = []
    for post in posts:
        before = db.execute(known, (match, post.ply, post.kind)).fetchone()[0]
        if before and post.kind != "notice":
            raise AlreadyDone(match, post.ply)
        nonce = f"{match}:{post.ply}:{post.kind}{before or ''}"
        row = db.execute(
            "INSERT INTO post (match, ply, kind, body, channel, nonce, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
            f" RETURNING {POST}",
            (match, post.ply, post.kind, post.body, post.channel, nonce, at),
        ).fetchone()
        rows.append(PostRow(*row))
    return rows


def due_posts(db: sqlite3.Connection, match: str | None = None) -> list[PostRow]:
    """All that is still to be sent, of one match or of all, in the order in which it was written."""
    due = f"SELECT {POST} FROM post WHERE state = 'due' AND (?1 IS NULL OR match = ?1) ORDER BY id"
    return [PostRow(*row) for row in db.execute(due, (match,))]


def post(db: sqlite3.Connection, id: int) -> PostRow | None:
    found = db.execute(f"SELECT {POST} FROM post WHERE id = ?", (id,)).fetchone()
    return PostRow(*found) if found else None


def last_post(
    db: sqlite3.Connection,
    match: str,
    kinds: Sequence[Kind] = ("start", "turn", "end"),
    before: int | None = None,
) -> PostRow | None:
    """The newest post that stands in the channel as a message; if given, older than post `before`."""
    found = db.execute(
        f"SELECT {POST} FROM post WHERE match = ? AND state = 'sent' AND message IS NOT NULL"
        f" AND (? IS NULL OR id < ?) AND kind IN ({', '.join('?' * len(kinds))}) ORDER BY id DESC LIMIT 1",
        (match, before, before, *kinds),
    ).fetchone()
    return PostRow(*found) if found else None


def count_try(db: sqlite3.Connection, id: int) -> None:
    """To be called before sending, so that a crash while sending is known to have been a try."""
    db.execute("UPDATE post SET tried = tried + 1 WHERE id = ?", (id,))


def mark_sent(db: sqlite3.Connection, id: int, message: int | None, at: float) -> None:
    """It stands in the channel as `message`. Told twice, the first telling counts."""
    db.execute(
        "UPDATE post SET state = 'sent', message = ?, sent_at = ? WHERE id = ? AND state = 'due'",
        (message, at, id),
    )


def drop_post(db: sqlite3.Connection, id: int, at: float) -> None:
    """It will not be sent: newer ones make it pointless, or the channel refuses it for good."""
    db.execute("UPDATE post SET state = 'dropped', sent_at = ? WHERE id = ? AND state = 'due'", (at, id))
