"""What people set for themselves, and what they are in the middle of choosing."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from .matches import short_id


@dataclass(frozen=True, slots=True)
class Person:
    """Settings of one's own; None where Discord's or the bot's own are good enough."""

    user: int
    lang: str | None = None
    palette: str | None = None


@dataclass(frozen=True, slots=True)
class DraftRow:
    """The keys chosen so far in a menu, where they do not fit into a custom id. `keys` is JSON text."""

    id: str
    match: str
    user: int
    keys: str
    at: float


def person(db: sqlite3.Connection, user: int) -> Person:
    found = db.execute("SELECT user, lang, palette FROM person WHERE user = ?", (user,)).fetchone()
    return Person(*found) if found else Person(user)


def save_person(db: sqlite3.Connection, person: Person) -> None:
    db.execute(
        "INSERT INTO person (user, lang, palette) VALUES (?, ?, ?)"
        " ON CONFLICT (user) DO UPDATE SET lang = excluded.lang, palette = excluded.palette",
        (person.user, person.lang, person.palette),
    )


def draft(db: sqlite3.Connection, id: str) -> DraftRow | None:
    found = db.execute("SELECT id, match, user, keys, at FROM draft WHERE id = ?", (id,)).fetchone()
    return DraftRow(*found) if found else None


def save_draft(db: sqlite3.Connection, match: str, user: int, keys: str, at: float) -> str:
    """The new draft's id. Drafts are never changed, so that an older menu still means what it shows."""
    new = short_id() + short_id()
    db.execute(
        "INSERT INTO draft (id, match, user, keys, at) VALUES (?, ?, ?, ?, ?)", (new, match, user, keys, at)
    )
    return new


def forget(db: sqlite3.Connection, before: float) -> None:
    """Drafts and answered interactions of long ago; Discord tells no interaction twice after 15 minutes."""
    db.execute("DELETE FROM draft WHERE at < ?", (before,))
    db.execute("DELETE FROM interaction WHERE at < ?", (before,))
