"""Every live match: load, lock, play, save. The only caller of the engines' rules on behalf of people."""

from __future__ import annotations

import asyncio
import dataclasses
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import msgspec

from bot.refusals import No, Not
from bot.store import (
    AlreadyDone,
    MatchRow,
    PostRow,
    Raced,
    SeatRow,
    Store,
    StoreFailed,
    StoreFull,
)
from bot.table import Draft, Table, deal, header_of, people_of, table_from
from engines.core import computer, log
from engines.core.chance import Rng
from engines.core.game import Event, Game
from engines.core.log import Entry

KEPT = 512
"""How many tables stay in memory; the others come back from their snapshots in a millisecond."""
TRIES = 3

Work = Callable[[Draft], None]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Step:
    """What one request did: the table before and after, what happened, and the posts that are due for it."""

    before: Table
    table: Table
    events: list[Event]
    posts: list[PostRow]
    repeated: bool = False


class Tables:
    """One lock a match for manners; PRIMARY KEY (match, ply) in the store for truth."""

    def __init__(self, store: Store, games: dict[str, Game[Any, Any]], clock: Callable[[], float]) -> None:
        self.store, self.games, self.clock = store, games, clock
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._channels: dict[int, str] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    async def in_channel(self, channel: int) -> Table:
        """The running match of a channel."""
        if (id := self._channels.get(channel)) is None:
            row = await self.store.match_in(channel)
            if row is None:
                raise Not(No.NO_MATCH)
            if row.status != "running":
                raise Not(No.LOBBY_STARTED if row.status != "lobby" else No.NO_LOBBY)
            self._channels[channel] = id = row.id
        return await self.get(id)

    async def get(self, id: str) -> Table:
        """A match by its id, running or ended."""
        if (found := self._tables.get(id)) is not None:
            self._tables.move_to_end(id)
            return found
        return await self._load(id)

    def known(self, channel: int) -> Table | None:
        """The running match of a channel if it is in memory."""
        return self._tables.get(self._channels.get(channel, ""))

    async def _load(self, id: str) -> Table:
        loaded = await self.store.load(id)
        if loaded is None or loaded.newest is None:
            raise Not(No.NO_MATCH)
        game = self.games.get(loaded.match.game)
        if game is None:
            raise Not(No.NO_SUCH_GAME, name=loaded.match.game)
        since = loaded.base.ply if loaded.base else loaded.newest.ply
        try:
            table = table_from(game, loaded, await self.store.entries(id, since))
        except (msgspec.ValidationError, KeyError):
            table = await self._replayed(game, loaded.match, loaded.seats)
        return self._keep(table)

    async def _replayed(self, game: Game[Any, Any], row: MatchRow, seats: Sequence[SeatRow]) -> Table:
        """From the log, where the snapshot is of a shape that these rules no longer know."""
        rows = await self.store.entries(row.id)
        fresh = deal(game, row, seats)
        try:
            draft = Draft(fresh, self.clock())
            for entry in log.standing(Entry(one.by, one.do, msgspec.json.decode(one.args)) for one in rows):
                draft.play(entry.by, log.action(game.rules, entry))
        except Exception as error:
            raise Not(No.OLD_RULES) from error
        table = draft.table
        table.ply = rows[-1].ply if rows else 0
        table.tail, table.base = (), table.state.copy()
        table.book.undone, table.book.untold = table.ply, []
        table.book.asked = table.book.mentioned = table.owing
        return table

    def _keep(self, table: Table) -> Table:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > KEPT:
            old, _ = self._tables.popitem(last=False)
            if (lock := self._locks.get(old)) is not None and not lock.locked():
                del self._locks[old]
        if table.row.status == "running":
            self._channels[table.row.channel] = table.id
        elif self._channels.get(table.row.channel) == table.id:
            del self._channels[table.row.channel]
        return table

    def forget(self, id: str) -> None:
        """The next reader loads it again."""
        if (table := self._tables.pop(id, None)) is not None:
            self._channels.pop(table.row.channel, None)

    @asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[None]:
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            yield

    async def change(self, id: str, work: Work, interaction: int | None = None) -> Step:
        """Does `work` on a draft of the match, lets chance settle, and saves all of it in one transaction.

        A writer that lost the race loads again and tries again; an interaction told twice changes nothing.
        """
        async with self.locked(id):
            for _ in range(TRIES):
                table = await self.get(id)
                if table.row.status != "running":
                    raise Not(No.NO_MATCH)
                draft = Draft(table, self.clock())
                work(draft)
                draft.settle()
                try:
                    return await self._save(draft, interaction)
                except Raced:
                    self.forget(id)
                except AlreadyDone:
                    return Step(table, table, [], [], repeated=True)
        raise Not(No.BUSY)

    async def _save(self, draft: Draft, interaction: int | None) -> Step:
        posts = draft.posts()
        table = draft.table
        ended = table.over
        rows = await in_words(
            self.store.append(
                table.id,
                draft.entries,
                at=draft.at,
                snapshots=draft.snapshots(),
                table=draft.bookkeeping(),
                interaction=interaction,
                posts=posts,
                status="over" if ended else None,
            )
        )
        if ended:
            table.row = dataclasses.replace(table.row, status="over", ended=draft.at)
        self._keep(table)
        return Step(draft.before, table, draft.events, rows)

    async def start(self, row: MatchRow, seats: Sequence[SeatRow], interaction: int | None = None) -> Step:
        """The lobby becomes a running match; raises Raced if it has changed."""
        game = self.games[row.game]
        async with self.locked(row.id):
            draft = Draft(deal(game, row, seats), self.clock())
            draft.settle()
            posts = draft.posts(opening=True)
            rows = await in_words(
                self.store.start(
                    row,
                    seats,
                    at=draft.at,
                    snapshots=[*draft.snapshots()],
                    table=draft.bookkeeping(),
                    entries=draft.entries,
                    posts=posts,
                    interaction=interaction,
                )
            )
            table = draft.table
            table.row = dataclasses.replace(row, status="running", started=draft.at)
            self._keep(table)
            return Step(draft.before, table, draft.events, rows)

    async def computers(self, id: str) -> list[PostRow]:
        """Computer players act as long as one of them owes something; each action is saved before the next."""
        posts: list[PostRow] = []
        while True:
            table = await self.get(id)
            seat = next((one for one in table.owing if table.people.is_computer(one)), None)
            if seat is None or table.row.status != "running":
                return posts
            act = await asyncio.to_thread(_chosen, table, seat)
            step = await self.change(id, partial(_if_still, ply=table.ply, seat=seat, act=act))
            posts += step.posts

    async def reseat(self, id: str, seats: Sequence[SeatRow], interaction: int | None = None) -> Step:
        """Other people at the seats of a running match."""
        async with self.locked(id):
            table = await self.get(id)
            draft = Draft(table, self.clock())
            draft.table.people = people_of(seats)
            posts = draft.posts()
            rows = await in_words(
                self.store.append(
                    id,
                    (),
                    at=draft.at,
                    snapshots=(),
                    table=draft.bookkeeping(),
                    interaction=interaction,
                    posts=posts,
                    seats=seats,
                    after=table.ply,
                )
            )
            self._keep(draft.table)
            return Step(table, draft.table, [], rows)

    async def vote(self, id: str, seat: int) -> Table:
        """`seat` agrees to call the match off."""
        async with self.locked(id):
            draft = Draft(await self.get(id), self.clock())
            votes = draft.table.book.votes
            if seat not in votes:
                votes.append(seat)
            saved = self.store.append(id, (), at=draft.at, table=draft.bookkeeping(), after=draft.table.ply)
            await in_words(saved)
            return self._keep(draft.table)

    async def cancel(self, id: str) -> None:
        async with self.locked(id):
            await in_words(self.store.cancel(id, self.clock()))
            self.forget(id)

    async def history(self, id: str) -> tuple[log.Header, list[Entry]]:
        """Header and all entries of a match, undone ones too."""
        table = await self.get(id)
        rows = await self.store.entries(id)
        header = header_of(table.row, table.state.players)
        return header, [Entry(row.by, row.do, msgspec.json.decode(row.args)) for row in rows]


def _chosen(table: Table, seat: int) -> Any:
    strength = table.people.persons[seat].computer or "random"
    rng = Rng(table.row.seed, f"computer {table.ply}")
    return computer.choose(table.game, table.state, seat, strength, rng)


def _if_still(draft: Draft, *, ply: int, seat: int, act: Any) -> None:
    """A choice made for a table that has moved on meanwhile is dropped; the next look makes another."""
    if draft.table.ply == ply:
        draft.play(seat, act)


async def in_words(writing: Coroutine[Any, Any, T]) -> T:
    """Failures of the disk as refusals that a person can read; nothing was written then."""
    try:
        return await writing
    except StoreFull as error:
        raise Not(No.DISK_FULL) from error
    except StoreFailed as error:
        raise Not(No.BROKEN) from error
