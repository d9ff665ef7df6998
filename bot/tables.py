"""Every live match: lock, play, save. The only caller of the engines' rules on behalf of people."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot.refusals import No, Not, in_words
from bot.shelf import Shelf
from bot.store import AlreadyDone, MatchRow, Raced, SeatRow, Store
from bot.table import Draft, Table, deal, notice, people_of
from engines.core import computer
from engines.core.chance import Rng
from engines.core.game import Event, Game

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


class Tables(Shelf):
    """One lock a match for manners; PRIMARY KEY (match, ply) in the store for truth."""

    def __init__(self, store: Store, games: dict[str, Game[Any, Any]], clock: Callable[[], float]) -> None:
        super().__init__(store, games, clock)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: set[str] = set()

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
