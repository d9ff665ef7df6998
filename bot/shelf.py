"""Matches in memory, as they stand in the store."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.refusals import No, Not
from bot.store import MatchRow, Raced, SeatRow, Store, StoreFailed
from bot.table import Draft, Table, deal, header_of, notice, table_from
from engines.core import log
from engines.core.game import Game
from engines.core.log import Entry

KEPT = 512
"""How many tables stay in memory; the others come back from their snapshots in a millisecond."""
_log = logging.getLogger(__name__)


class Shelf:
    """Another process may write to the same file: a table is good for as long as its stamp is the store's."""

    def __init__(self, store: Store, games: dict[str, Game[Any, Any]], clock: Callable[[], float]) -> None:
        self.store, self.games, self.clock = store, games, clock
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._channels: dict[int, str] = {}

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
        try:
            return await self.in_channel(channel)
        except Not:
            if (row := await self.store.last_in(channel)) is None:
                raise
            return await self.get(row.id)

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

    async def history(self, id: str) -> tuple[log.Header, list[Entry]]:
        """Header and all entries of a match, undone ones too."""
        table = await self.get(id)
        rows = await self.store.entries(id)
        header = header_of(table.row, table.state.players)
        return header, [Entry(row.by, row.do, msgspec.json.decode(row.args)) for row in rows]
