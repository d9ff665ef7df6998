"""Every live match: load, lock, play, save. The only caller of the engines' rules on behalf of people."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.refusals import No, Not
from bot.store import (
    AlreadyDone,
    MatchRow,
    Raced,
    SeatRow,
    Store,
    StoreFailed,
    StoreFull,
)
from bot.table import Draft, Table, deal, header_of, notice, people_of, table_from
from engines.core import computer, log
from engines.core.chance import Rng
from engines.core.game import Event, Game
from engines.core.log import Entry

KEPT = 512
"""How many tables stay in memory; the others come back from their snapshots in a millisecond."""
TRIES = 3
_log = logging.getLogger(__name__)

Work = Callable[[Draft], None]
Seats = Callable[[list[SeatRow]], list[SeatRow]]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Step:
    """What one request did: the table before and after, and what happened."""

    before: Table
    table: Table
    events: list[Event]
    repeated: bool = False


class Tables:
    """One lock a match for manners; PRIMARY KEY (match, ply) in the store for truth.

    Another process may write to the same file, so a table in memory is good for as long as its stamp is the
    one in the store.
    """

    def __init__(self, store: Store, games: dict[str, Game[Any, Any]], clock: Callable[[], float]) -> None:
        self.store, self.games, self.clock = store, games, clock
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._channels: dict[int, str] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: set[str] = set()

    async def in_channel(self, channel: int) -> Table:
        """The running match of a channel."""
        if (id := self._channels.get(channel)) is not None:
            table = await self.get(id)
            if table.row.status == "running":
                return table
        row = await self.store.match_in(channel)
        if row is None:
            raise Not(No.NO_MATCH)
        if row.status != "running":
            raise Not(No.NO_LOBBY)
        return await self.get(row.id)

    async def last_in(self, channel: int) -> Table:
        """For who only looks: the channel's running match, or the last that ended there."""
        row = await self.store.last_in(channel)
        return await self.get(row.id) if row is not None else await self.in_channel(channel)

    async def get(self, id: str) -> Table:
        """A match by its id, running or ended, as it stands in the store."""
        stamp = await self.store.stamp(id)
        found = self._tables.get(id)
        if found is None or found.stamp != stamp:
            return await self._load(id)
        self._tables.move_to_end(id)
        return found

    async def at(self, id: str, ply: int) -> Table:
        """The match as it stood after `ply` entries; as it stands now, if these rules cannot replay its log."""
        table = await self.get(id)
        if table.ply == ply:
            return table
        header, entries = await self.history(id)
        try:
            state = await asyncio.to_thread(log.replay, table.game, header, entries[:ply])
        except Exception:
            _log.warning("match %s cannot be replayed to ply %s", id, ply, exc_info=True)
            return table
        return dataclasses.replace(table, state=state, ply=ply)

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
        if table.row.status == "running" and table.row.rules < game.meta.version:
            await self._renew(table)
        return self._keep(table)

    async def _renew(self, table: Table) -> None:
        """The match goes on from where it stands under newer rules, and the table is told so, once."""
        row, version = table.row, table.game.meta.version
        told = notice(table, "notice-rules")
        try:
            await self.store.renew(row.id, version, row.rules, self.clock(), [told])
        except Raced:
            return  # somebody else has told it; the next look finds another stamp
        except StoreFailed as error:
            _log.warning(
                "match %s could not be marked as going on under rules %s: %s", row.id, version, error
            )
            return
        table.row = dataclasses.replace(row, rules=version, rev=row.rev + 1)

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
        table.book.undone, table.book.untold, table.book.opened = table.ply, [], True
        table.book.asked = table.book.mentioned = table.owing
        return table

    def _keep(self, table: Table) -> Table:
        """The newest that is known; a reader that was slow does not put back an older one."""
        known = self._tables.get(table.id)
        if known is not None and known.stamp > table.stamp:
            return known
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        if table.row.status == "running":
            self._channels[table.row.channel] = table.id
        else:
            self._leave(table)
        while len(self._tables) > KEPT:
            self._leave(self._tables.popitem(last=False)[1])
        return table

    def _leave(self, table: Table) -> None:
        if self._channels.get(table.row.channel) == table.id:
            del self._channels[table.row.channel]

    def forget(self, id: str) -> None:
        """The next reader loads it again."""
        if (table := self._tables.pop(id, None)) is not None:
            self._leave(table)

    def lock(self, id: str) -> asyncio.Lock:
        """One a match, for as long as anybody holds it."""
        if (lock := self._locks.get(id)) is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    async def _written(self, id: str, write: Callable[[Table], Awaitable[T]]) -> T:
        """What `write` does to the running match; done anew on the match as it then is, if somebody was faster."""
        async with self.lock(id):
            for _ in range(TRIES):
                table = await self.get(id)
                if table.row.status != "running":
                    raise Not(No.NO_MATCH)
                try:
                    return await write(table)
                except Raced:
                    continue
        raise Not(No.BUSY)

    async def change(self, id: str, work: Work, interaction: int | None = None) -> Step:
        """Does `work` on a draft of the match, lets chance settle, and saves all of it in one transaction.

        A writer that lost the race loads again and tries again; an interaction told twice changes nothing.
        """

        async def write(table: Table) -> Step:
            draft = Draft(table, self.clock())
            work(draft)
            if not draft.entries:
                return Step(table, table, [])
            draft.settle()
            try:
                return await self._save(draft, interaction)
            except AlreadyDone:
                return Step(table, table, [], repeated=True)

        return await self._written(id, write)

    async def _save(self, draft: Draft, interaction: int | None) -> Step:
        posts = draft.posts()
        table = draft.table
        ended = table.over
        await in_words(
            self.store.append(
                table.id,
                draft.entries,
                at=draft.at,
                snapshots=draft.snapshots(),
                table=draft.bookkeeping(),
                interaction=interaction,
                posts=posts,
                status="over" if ended else None,
                seen=draft.before.stamp,
            )
        )
        if ended:
            table.row = dataclasses.replace(table.row, status="over", ended=draft.at, rev=table.row.rev + 1)
        self._keep(table)
        return Step(draft.before, table, draft.events)

    async def start(self, row: MatchRow, seats: Sequence[SeatRow], interaction: int | None = None) -> Step:
        """The lobby becomes a running match; raises Raced if it has changed."""
        game = self.games[row.game]
        row = dataclasses.replace(row, rules=game.meta.version)
        async with self.lock(row.id):
            draft = Draft(deal(game, row, seats), self.clock())
            draft.settle()
            posts = draft.posts()
            try:
                await in_words(
                    self.store.start(
                        row,
                        seats,
                        at=draft.at,
                        snapshots=draft.snapshots(),
                        table=draft.bookkeeping(),
                        entries=draft.entries,
                        posts=posts,
                        interaction=interaction,
                    )
                )
            except AlreadyDone:
                begun = await self.get(row.id)
                return Step(begun, begun, [], repeated=True)
            table = draft.table
            table.row = await self.store.match(row.id) or table.row
            self._keep(table)
            return Step(draft.before, table, draft.events)

    async def computers(self, id: str) -> None:
        """Computer players act as long as one of them owes something; each action is saved before the next."""
        async with self.lock(f"computers {id}"):
            self._waiting.add(id)
            while (seat := _computer(table := await self.get(id))) is not None:
                act = await asyncio.to_thread(_chosen, table, seat)
                try:
                    await self.change(id, partial(_if_still, ply=table.ply, seat=seat, act=act))
                except Not as refused:  # others were faster, or ended the match
                    if refused.why not in (No.BUSY, No.NO_MATCH):
                        raise
            self._waiting.discard(id)

    async def catch_up(self) -> None:
        """What a crash, an update or another process left undone."""
        for row in await self.store.running():
            game = self.games.get(row.game)
            if game is not None and row.rules < game.meta.version:
                self._waiting.add(row.id)
        self._waiting.update(await self.store.with_computers())
        await self.go_on()

    async def go_on(self) -> None:
        """Matches whose computer players were stopped by a fault go on; one that cannot holds up no other."""
        for id in sorted(self._waiting):
            try:
                await self.computers(id)
            except Exception:
                _log.exception("match %s cannot go on by itself", id)

    async def reseat(
        self, id: str, seats: Seats, told: str, interaction: int | None = None, **facts: str
    ) -> Step:
        """Other people at the seats of a running match; the table is told so under the key `told`."""

        async def write(table: Table) -> Step:
            changed = seats(await self.store.seats(id))
            draft = Draft(table, self.clock())
            draft.table.people = people_of(changed)
            posts = [notice(table, told, **facts), *draft.posts()]
            saved = self.store.append(
                id,
                (),
                at=draft.at,
                table=draft.bookkeeping(),
                interaction=interaction,
                posts=posts,
                seats=changed,
                seen=table.stamp,
            )
            try:
                await in_words(saved)
            except AlreadyDone:
                return Step(table, table, [], repeated=True)
            return Step(table, self._keep(draft.counted()), [])

        return await self._written(id, write)

    async def vote(self, id: str, seat: int) -> Table:
        """`seat` agrees to call the match off."""

        async def write(table: Table) -> Table:
            draft = Draft(table, self.clock())
            votes = draft.table.book.votes
            if seat in votes:
                return table
            votes.append(seat)
            saved = self.store.append(id, (), at=draft.at, table=draft.bookkeeping(), seen=table.stamp)
            await in_words(saved)
            return self._keep(draft.counted())

        return await self._written(id, write)

    async def cancel(self, id: str, told: str = "", **facts: str) -> Step:
        """The match is called off; with `told` the table learns it by a post of its own."""

        async def write(table: Table) -> Step:
            posts = [notice(table, told, **facts)] if told else []
            await in_words(self.store.cancel(id, self.clock(), posts))
            self.forget(id)
            return Step(table, table, [])

        return await self._written(id, write)

    async def history(self, id: str) -> tuple[log.Header, list[Entry]]:
        """Header and all entries of a match, undone ones too."""
        table = await self.get(id)
        rows = await self.store.entries(id)
        header = header_of(table.row, table.state.players)
        return header, [Entry(row.by, row.do, msgspec.json.decode(row.args)) for row in rows]


def _computer(table: Table) -> int | None:
    """The seat of a computer player that owes something or may answer an offer, None if there is none."""
    if table.row.status != "running":
        return None
    asked = (*table.owing, *(seat for seats in table.offers().values() for seat in seats))
    return next((seat for seat in asked if table.people.is_computer(seat)), None)


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
