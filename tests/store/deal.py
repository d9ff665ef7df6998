"""Matches to test with: Anna and Ben at a table, or waiting for one."""

from __future__ import annotations

from bot.store import EntryRow, MatchRow, NewPost, PostRow, SeatRow, Snapshot, Store

ANNA, BEN, MINSU = 101, 102, 103
SEATS = [SeatRow(0, ANNA, "Anna", None, 1.0), SeatRow(1, BEN, "Ben", None, 2.0)]


async def lobby(store: Store, channel: int = 7, guild: int = 1) -> MatchRow:
    return await store.create_lobby(
        guild=guild,
        channel=channel,
        game="carcassonne",
        options='{"farms": true}',
        lang="ko",
        seed="0123456789abcdef" * 2,
        rules=1,
        host=ANNA,
        at=10.0,
        seats=SEATS[:1],
    )


async def running(store: Store, channel: int = 7, guild: int = 1) -> str:
    """The id of a match that has just begun."""
    row = await lobby(store, channel, guild)
    first = [Snapshot(0, "newest", b"state 0"), Snapshot(0, "base", b"state 0")]
    start = NewPost(0, "start", channel, '{"lines": []}')
    await store.start(row, SEATS, at=20.0, snapshots=first, table='{"asked": [0]}', posts=[start])
    return row.id


def entry(ply: int, by: int = 0) -> EntryRow:
    return EntryRow(ply, by, "place", f'{{"cell": "N{ply}"}}', 20.0 + ply)


async def move(
    store: Store, match: str, ply: int, *, interaction: int | None = None, state: bytes | None = None
) -> list[PostRow]:
    """The move of a ply as the bot saves it: entry, snapshot and post at once."""
    newest = Snapshot(ply, "newest", b"state %d" % ply if state is None else state)
    return await store.append(
        match,
        [entry(ply)],
        at=20.0 + ply,
        snapshots=[newest],
        table="{}",
        interaction=interaction,
        posts=[NewPost(ply, "turn", 7, "{}")],
    )
