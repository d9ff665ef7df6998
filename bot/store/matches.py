"""Matches and their seats: from the lobby to the end."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from .errors import ChannelTaken, Raced
from .posts import NewPost, PostRow, put_posts

Status = Literal["lobby", "running", "over", "cancelled"]
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that looks like another: no 0 o, no 1 i l
MATCH = "id, guild, channel, game, options, lang, seed, rules, host, status, at, started, ended, rev"


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match's header. `options` is JSON text; `rev` grows with every change of the row or its seats."""

    id: str
    guild: int
    channel: int
    game: str
    options: str
    lang: str
    seed: str
    rules: int
    host: int
    status: Status
    at: float
    started: float | None
    ended: float | None
    rev: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who plays a seat: a person (`user`), a computer (its strength), or for now nobody."""

    seat: int
    user: int | None
    name: str
    computer: str | None
    since: float


@dataclass(frozen=True, slots=True)
class LeftSeat:
    """Somebody who sat here in a running match and sits here no more."""

    seat: int
    user: int
    name: str
    since: float
    at: float


def short_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(5))


def create_lobby(
    db: sqlite3.Connection,
    *,
    guild: int,
    channel: int,
    game: str,
    options: str,
    lang: str,
    seed: str,
    rules: int,
    host: int,
    at: float,
    seats: Sequence[SeatRow] = (),
) -> MatchRow:
    """A new lobby under a new short id; raises ChannelTaken if the channel has a live match."""
    if other := match_in(db, channel):
        raise ChannelTaken(other.id)
    new = short_id()
    while match(db, new):
        new = short_id()
    row = (new, guild, channel, game, options, lang, seed, rules, host, "lobby", at, None, None, 0)
    db.execute(f"INSERT INTO match ({MATCH}) VALUES ({', '.join('?' * len(row))})", row)
    put_seats(db, new, seats)
    return MatchRow(*row)


def match(db: sqlite3.Connection, id: str) -> MatchRow | None:
    found = db.execute(f"SELECT {MATCH} FROM match WHERE id = ?", (id,)).fetchone()
    return MatchRow(*found) if found else None


def match_in(db: sqlite3.Connection, channel: int) -> MatchRow | None:
    """The lobby or running match of a channel; there is at most one."""
    live = f"SELECT {MATCH} FROM match WHERE channel = ? AND status IN ('lobby', 'running')"
    found = db.execute(live, (channel,)).fetchone()
    return MatchRow(*found) if found else None


def last_in(db: sqlite3.Connection, channel: int) -> MatchRow | None:
    """The newest match of a channel that was played to its end."""
    newest = (
        f"SELECT {MATCH} FROM match WHERE channel = ? AND status = 'over' ORDER BY ended DESC, id LIMIT 1"
    )
    found = db.execute(newest, (channel,)).fetchone()
    return MatchRow(*found) if found else None


def matches_of(db: sqlite3.Connection, user: int, guild: int | None = None) -> list[MatchRow]:
    """The lobbies and running matches in which `user` has a seat, oldest first; in any server if None."""
    rows = db.execute(
        f"SELECT {MATCH} FROM match WHERE status IN ('lobby', 'running') AND (?2 IS NULL OR guild = ?2)"
        " AND EXISTS (SELECT 1 FROM seat WHERE seat.match = match.id AND user = ?1) ORDER BY at, id",
        (user, guild),
    )
    return [MatchRow(*row) for row in rows]


def running(db: sqlite3.Connection) -> list[MatchRow]:
    rows = db.execute(f"SELECT {MATCH} FROM match WHERE status = 'running' ORDER BY at, id")
    return [MatchRow(*row) for row in rows]


def with_computers(db: sqlite3.Connection) -> list[str]:
    """The running matches in which a computer player has a seat."""
    rows = db.execute(
        "SELECT id FROM match WHERE status = 'running' AND EXISTS"
        " (SELECT 1 FROM seat WHERE seat.match = match.id AND computer IS NOT NULL) ORDER BY at, id"
    )
    return [row[0] for row in rows]


def lobbies(db: sqlite3.Connection) -> list[MatchRow]:
    rows = db.execute(f"SELECT {MATCH} FROM match WHERE status = 'lobby' ORDER BY at, id")
    return [MatchRow(*row) for row in rows]


def seats(db: sqlite3.Connection, match: str) -> list[SeatRow]:
    rows = db.execute(
        "SELECT seat, user, name, computer, since FROM seat WHERE match = ? ORDER BY seat", (match,)
    )
    return [SeatRow(*row) for row in rows]


def left_seats(db: sqlite3.Connection, match: str) -> list[LeftSeat]:
    """Those who left a running match, in the order in which they did."""
    rows = db.execute(
        "SELECT seat, user, name, since, at FROM left_seat WHERE match = ? ORDER BY at, seat", (match,)
    )
    return [LeftSeat(*row) for row in rows]


def save_lobby(db: sqlite3.Connection, row: MatchRow, seats: Sequence[SeatRow]) -> MatchRow:
    """The lobby's game, options, language, host and all its seats, as they now are.

    `row` is the row as it was read, with its changes made: Raced if anybody changed the lobby in between,
    so two who join at once cannot take one seat, nor more seats than there are.
    """
    done = db.execute(
        "UPDATE match SET game = ?, options = ?, lang = ?, seed = ?, rules = ?, host = ?, rev = rev + 1"
        " WHERE id = ? AND status = 'lobby' AND rev = ?",
        (row.game, row.options, row.lang, row.seed, row.rules, row.host, row.id, row.rev),
    )
    if done.rowcount != 1:
        raise Raced(f"the lobby {row.id} has changed")
    put_seats(db, row.id, seats)
    saved = match(db, row.id)
    assert saved is not None
    return saved


def end(db: sqlite3.Connection, id: str, at: float, posts: Sequence[NewPost] = ()) -> list[PostRow]:
    """A running match is over, without a last entry."""
    return close(db, id, "over", ("running",), at, posts)


def cancel(db: sqlite3.Connection, id: str, at: float, posts: Sequence[NewPost] = ()) -> list[PostRow]:
    """A lobby or a running match is called off."""
    return close(db, id, "cancelled", ("lobby", "running"), at, posts)


def close(
    db: sqlite3.Connection,
    id: str,
    status: Status,
    was: Sequence[Status],
    at: float,
    posts: Sequence[NewPost],
) -> list[PostRow]:
    """Raced if the match was closed before."""
    found = match(db, id)
    if found is None or found.status not in was:
        raise Raced(f"the match {id} is {found.status if found else 'unknown'}")
    set_status(db, id, status, at)
    return put_posts(db, id, posts, at)


def renew(
    db: sqlite3.Connection, id: str, rules: int, was: int, at: float, posts: Sequence[NewPost]
) -> list[PostRow]:
    """A running match goes on under newer rules, and its table is told. Raced if that was done before."""
    done = db.execute(
        "UPDATE match SET rules = ?, rev = rev + 1 WHERE id = ? AND status = 'running' AND rules = ?",
        (rules, id, was),
    )
    if done.rowcount != 1:
        raise Raced(f"the match {id} is not running under rules {was}")
    return put_posts(db, id, posts, at)


def set_status(db: sqlite3.Connection, id: str, status: Status, at: float) -> None:
    """Also stamps the start or the end."""
    stamp = "started" if status == "running" else "ended"
    db.execute(f"UPDATE match SET status = ?, {stamp} = ?, rev = rev + 1 WHERE id = ?", (status, at, id))


def change_seats(db: sqlite3.Connection, match: str, new: Sequence[SeatRow], at: float) -> None:
    """Other people at the seats of a running match; who lost theirs is kept as having left."""
    now = {row.seat: row.user for row in new}
    left = [row for row in seats(db, match) if row.user is not None and now.get(row.seat) != row.user]
    db.executemany(
        "INSERT INTO left_seat (match, seat, user, name, since, at) VALUES (?, ?, ?, ?, ?, ?)",
        [(match, row.seat, row.user, row.name, row.since, at) for row in left],
    )
    put_seats(db, match, new)


def put_seats(db: sqlite3.Connection, match: str, seats: Sequence[SeatRow]) -> None:
    """The seats as a whole: what is not among `seats` is gone."""
    db.execute("DELETE FROM seat WHERE match = ?", (match,))
    db.executemany(
        "INSERT INTO seat (match, seat, user, name, computer, since) VALUES (?, ?, ?, ?, ?, ?)",
        [(match, row.seat, row.user, row.name, row.computer, row.since) for row in seats],
    )
