"""A club of people on a simulated Discord: what they type and press, what everybody and each of them sees.

Tests speak of people, channels and matches; only this file knows the simulation.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import simcord

from bot.app import Castlepost, create_bot
from bot.config import Config
from bot.playground import Locales
from bot.table import Table

CONTENT, CHOICES, UPLOAD = 2000, 25, 10 * 1024 * 1024
PATIENCE = 60.0
"""Seconds until a bot that is still busy counts as stuck; a board's sprites may be made first, on a slow machine."""


@dataclass
class Reply:
    """What a person got: the text, the picture and the message with its buttons. Always private, always in time."""

    text: str
    message: Any
    picture: bytes | None
    modal: dict[str, Any] | None = None
    result: Any = None

    @property
    def ids(self) -> list[str]:
        return ids_of(self.message)

    def options(self) -> list[str]:
        """The values that the message's select offers."""
        return [option["value"] for item in items_of(self.message) for option in item.get("options", ())]

    def labels(self) -> list[str]:
        return [item["label"] for item in items_of(self.message) if "label" in item]


def items_of(message: Any) -> list[dict[str, Any]]:
    """The buttons and selects of a message, as plain data."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return [item for row in rows for item in row["components"]]


def ids_of(message: Any) -> list[str]:
    return [item["custom_id"] for item in items_of(message)]


class Club:
    """A server with one channel (more on demand), its people, and the bot."""

    def __init__(self, env: Any, bot: Castlepost, folder: Path, people: dict[str, str]) -> None:
        self.env, self.bot, self.folder = env, bot, folder
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("castles")
        self.people = {name: self.guild.add_member(env.create_user(name)) for name in people}
        self.langs = people
        self._set_locales()

    def _set_locales(self) -> None:
        locales = Locales(self.bot, "en-US")
        for name, lang in self.langs.items():
            locales.of_user[self.people[name].id] = "ko" if lang == "ko" else "en-US"

    async def restart(self) -> None:
        """The bot stops and comes back with nothing but its database."""
        bot = create_bot(Config(castlepost_data=self.folder))
        await self.env.restart_bot(bot)
        await self.bot.store.close()
        self.bot = bot
        self._set_locales()

    async def slash(self, who: str, command: str, channel: Any = None, **options: Any) -> Reply:
        result = await self.people[who].slash(channel or self.channel, command, **options)
        return await self._reply(result)

    async def choices(self, who: str, command: str, option: str, typed: str = "", **given: str) -> list[str]:
        found = await self.people[who].autocomplete(self.channel, command, option, typed, **given)
        assert len(found) <= CHOICES
        return [choice["value"] for choice in found]

    async def press(self, who: str, message: Any, verb: str) -> Reply:
        """Presses the button whose custom id begins with `verb`."""
        ids = ids_of(message.message if isinstance(message, Reply) else message)
        found = next((one for one in ids if one == verb or one.startswith(f"{verb}:")), None)
        assert found is not None, f"no {verb} among {ids}"
        message = message.message if isinstance(message, Reply) else message
        return await self._reply(await self.people[who].click(message, custom_id=found))

    async def pick(self, who: str, reply: Reply, *values: str) -> Reply:
        found = next(one for one in reply.ids if one.startswith(("pick:", "opt:")))
        return await self._reply(await self.people[who].select(reply.message, list(values), custom_id=found))

    async def invite(self, who: str, reply: Reply, *guests: str) -> Reply:
        """Chooses people of the server in the select that a lobby opened."""
        people = [self.people[guest] for guest in guests]
        return await self._reply(await self.people[who].select(reply.message, people))

    async def write(self, who: str, opened: Reply, line: str) -> Reply:
        """Submits the text field that a button opened."""
        return await self._reply(await self.people[who].submit_modal(opened.result, {"line": line}))

    async def _reply(self, result: Any) -> Reply:
        assert result.acknowledged, "the interaction was never answered"
        message = result.followups[-1] if result.followups else result.response
        picture = None
        if message is not None:
            assert len(message.content) <= CONTENT
            for attachment in message.attachments:
                picture = await attachment.read()
                assert len(picture) <= UPLOAD
        return Reply(message.content if message is not None else "", message, picture, result.modal, result)

    @property
    def post(self) -> Any:
        """The newest public message."""
        return self.channel.last_message

    async def messages(self) -> list[Any]:
        """All public messages of the channel, oldest first."""
        return list(self.channel.history())

    async def again(self, message: Any) -> Any:
        """A message as it now is."""
        return next(one for one in await self.messages() if one.id == message.id)

    async def posted(self) -> bytes:
        """The picture of the newest post."""
        return await self.post.attachments[0].read()

    async def table(self) -> Table:
        return await self.bot.tables.in_channel(self.channel.id)

    async def deal(
        self, game: str, *who: str, lang: str = "en", computers: int = 0, seed: str = "", **options: str
    ) -> Table:
        """A match with everybody of `who` seated, started by the first."""
        await self.slash(who[0], "match new", game=game, language=lang, computers=computers)
        lobby = self.post
        for name in who[1:]:
            await self.press(name, lobby, "join")
        await self._prepare(seed, options)
        await self.press(who[0], self.post, "begin")
        return await self.table()

    async def _prepare(self, seed: str, options: dict[str, str]) -> None:
        import dataclasses

        import msgspec

        store = self.bot.store
        row = await store.match_in(self.channel.id)
        assert row is not None
        chosen = self.bot.games[row.game].meta.chosen({**msgspec.json.decode(row.options), **options})
        seed = (seed.encode().hex() * 32)[:32] if seed else row.seed
        changed = dataclasses.replace(row, seed=seed, options=msgspec.json.encode(chosen).decode())
        await store.save_lobby(changed, await store.seats(row.id))

    def name_of(self, seat: int, table: Table) -> str:
        return table.people.persons[seat].name


@asynccontextmanager
async def club(folder: Path, **people: str) -> AsyncIterator[Club]:
    """`club(tmp_path, Anna="en", Ben="en", 민수="ko")`"""
    bot = create_bot(Config(castlepost_data=folder))
    async with simcord.run(bot, shard_count=1, settle_timeout=PATIENCE) as env:
        yield Club(env, bot, folder, people or {"Anna": "en", "Ben": "en", "민수": "ko"})
