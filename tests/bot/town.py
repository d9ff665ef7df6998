"""Castlepost at the fake server, over real sockets: people who play, and an eye on what was written and posted."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from bot.app import Castlepost
from bot.config import Config
from bot.stage import sign_of
from bot.store import PostRow, Store
from bot.store.posts import POST as POST_ROW
from bot.table import Draft, Table
from bot.tables import Tables
from engines.core import log
from engines.core.discover import discover
from tests.fake import FakeDiscord, FakeUser, Reply, point_discord_at
from tests.fake.interactions import COMMAND
from tests.fake.pointing import TOKEN
from tests.fake.world import Channel, Message

SEED = "5eed" * 8
POST = ("POST", "/channels/{channel}/messages")
ANSWER = ("PATCH", "/webhooks/{app}/{token}/messages/{message}")


class NearBot(Castlepost):
    """The bot in the test's own process; no pause between shards, for the fake server takes them all at once."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass


class Town:
    """A server with its people and the folder of its bot's data; bots come and go."""

    def __init__(self, server: FakeDiscord, folder: Path) -> None:
        self.server, self.folder = server, folder
        self.guild = server.guild(locale="en-US")
        self.people: dict[str, FakeUser] = {}
        self.channels: dict[str, Channel] = {}
        for name in ("Anna", "Ben", "민수", "지우"):
            self.person(name)

    def person(self, name: str) -> FakeUser:
        if name not in self.people:
            self.people[name] = self.server.user(name)
        return self.people[name]

    def channel(self, name: str = "castles") -> Channel:
        """To be made before a bot comes."""
        if name not in self.channels:
            self.channels[name] = self.server.channel(self.guild, name)
        return self.channels[name]

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[NearBot]:
        """A bot in this very process, until it is closed. It deals every match from the same seed."""
        point_discord_at(self.server.port)
        made = NearBot(Config(castlepost_data=self.folder))
        gateway, before = self.server.gateway, self.server.gateway.identified
        task = asyncio.create_task(made.start(TOKEN))
        await gateway.wait(lambda: gateway.identified > before, 15)
        try:
            with patch("bot.lobby.new_seed", lambda: SEED):
                yield made
        finally:
            await made.close()
            with suppress(asyncio.CancelledError):
                await task

    @asynccontextmanager
    async def eye(self) -> AsyncIterator[Eye]:
        """To look into the file that the bots write."""
        async with await Store.open(self.folder / "castlepost.db") as store:
            yield Eye(self, store)

    async def lobby(
        self, channel: Channel, *names: str, computers: int = 0, game: str = "carcassonne"
    ) -> Message:
        """The post of a lobby that the first of `names` has opened and the others have joined."""
        host = self.people[names[0]]
        reply = await host.slash(channel, "match new", game=game, language="en", computers=computers)
        lobby = await reply.settled()
        assert lobby is not None
        for name in names[1:]:
            await self.press(name, lobby, "join")
        return lobby

    async def deal(self, channel: Channel, *names: str, computers: int = 0, game: str = "carcassonne") -> str:
        """The id of a match with everybody of `names` seated, started by the first, when its board is posted."""
        lobby = await self.lobby(channel, *names, computers=computers, game=game)
        await self.press(names[0], lobby, "begin")
        await self.server.until(lambda: bool(self.server.posted(channel)), 20)
        return self.server.posted(channel)[0].custom_ids[0].split(":")[1]

    async def press(self, name: str, message: Message, verb: str, *, stale: bool = False) -> Reply:
        """Presses the button whose custom id begins with `verb`, and waits for the answer."""
        ids = message.born_ids if stale else message.custom_ids
        found = next(one for one in ids if one.split(":")[0] == verb)
        reply = await self.people[name].click(message, found, stale=stale)
        await reply.settled()
        return reply

    async def say(self, name: str, channel: Channel, line: str) -> Reply:
        reply = await self.people[name].slash(channel, "match say", line=line)
        await reply.settled()
        return reply


class Eye:
    """What is written, seen past the bots; and whether it fits what was posted."""

    def __init__(self, town: Town, store: Store) -> None:
        self.town, self.store = town, store
        self.tables = Tables(store, discover(), time.time)

    async def table(self, channel: Channel) -> Table:
        return await self.tables.in_channel(channel.id)

    async def skip(self, match: str, until: Callable[[Table], bool], rng: random.Random) -> Table:
        """Plays past the bots, as another process would; what it should have posted is left out, but for the last."""
        while not until(table := await self.tables.get(match)):
            await self.tables.change(match, partial(anything, rng=rng))
        for post in (await self.store.due_posts(match))[:-1]:
            await self.store.drop_post(post.id, time.time())
        return table

    async def play(self, channel: Channel, rng: random.Random) -> Reply:
        """One turn of whoever is asked; computer players are waited for."""
        table = await self.table(channel)
        while any(table.people.is_computer(seat) for seat in table.owing):
            await asyncio.sleep(0.02)
            table = await self.table(channel)
        name, line = turn(table, rng)
        return await self.town.say(name, channel, line)

    async def told(self, seconds: float = 30, channel: Channel | None = None) -> None:
        """Until nothing is due any more, in a channel or anywhere."""
        due = "SELECT 1 FROM post WHERE state = 'due' AND (?1 IS NULL OR channel = ?1)"
        id = channel and channel.id
        await self.town.server.until(lambda: not self.rows(due, id), seconds)

    def rows(self, sql: str, *values: object) -> list[Any]:
        with closing(sqlite3.connect(self.store.path)) as db:
            return db.execute(sql, values).fetchall()

    def posts(self, match: str) -> list[PostRow]:
        """All of a match's outbox, in its order."""
        found = self.rows(f"SELECT {POST_ROW} FROM post WHERE match = ? ORDER BY id", match)
        return [PostRow(*row) for row in found]

    def acknowledged(self) -> set[int]:
        """The interactions that are written."""
        return {row[0] for row in self.rows("SELECT id FROM interaction")}

    async def check(self, match: str) -> None:
        """The log, its snapshot, the outbox and the channel tell one story, each part of it once."""
        table = await self.tables.get(match)
        channel = self.town.server.world.channels[table.row.channel]
        await self.told(channel=channel)
        found = await self.store.check()
        assert not found, found
        header, entries = await self.tables.history(match)
        assert log.replay(table.game, header, entries) == table.state
        rows = [row for row in self.posts(match) if row.kind != "edit"]
        assert [row.state for row in rows] == ["sent"] * len(rows)
        shown = [
            [one for one in self.town.server.posted(channel) if str(sign_of(row)) in one.born_ids]
            for row in rows
        ]
        assert [len(one) for one in shown] == [1] * len(rows), "each post stands in the channel once"
        assert [one[0].id for one in shown] == [one.id for one in self.town.server.posted(channel)], (
            "in order"
        )
        assert [one[0].id for one in shown] == [row.message for row in rows]
        self._mentions(table, entries, list(zip(rows, (one[0] for one in shown), strict=True)))

    def _mentions(self, table: Table, entries: list[log.Entry], posts: list[tuple[PostRow, Message]]) -> None:
        """Nobody is mentioned but those who are asked, nor again before they have acted."""
        asked_at: dict[int, int] = {}
        for row, message in posts:
            seats = {seat for seat, one in enumerate(table.people.persons) if one.user in message.pinged}
            assert seats <= set(msgspec.json.decode(row.body).get("mention", ()))
            for seat in seats:
                since = asked_at.get(seat)
                acted = [entry.by for entry in entries[since or 0 : row.ply]]
                assert since is None or seat in acted, f"seat {seat} is mentioned twice for one turn"
                asked_at[seat] = row.ply


def turn(table: Table, rng: random.Random) -> tuple[str, str]:
    """Who is to act, and a whole turn at random as one line of words."""
    game, state, words = table.game, table.state.copy(), []
    seat = table.owing[0]
    while seat in state.to_act:
        act = rng.choice(game.legal_actions(state, seat))
        spec = game.rules.spec(act)
        words += [spec.name, *spec.keys(act)]
        game.play(state, seat, act)
    return table.people.persons[seat].name, " ".join(words)


def anything(draft: Draft, rng: random.Random) -> None:
    """Something legal for whoever is asked."""
    seat = rng.choice(draft.table.owing)
    draft.play(seat, rng.choice(draft.table.game.legal_actions(draft.state, seat)))


@asynccontextmanager
async def town(folder: Path, *channels: str) -> AsyncIterator[Town]:
    """A town with these channels; no bot is there yet."""
    async with FakeDiscord() as server:
        made = Town(server, folder)
        for name in channels or ("castles",):
            made.channel(name)
        yield made


def commands(server: FakeDiscord) -> list[Reply]:
    """All that people have said by commands, and what they were answered."""
    return [Reply(one) for one in server.interactions.all.values() if one.kind == COMMAND]
