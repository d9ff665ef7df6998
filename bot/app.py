"""The bot: its client, its command tree, and the one place where errors become answers."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import re
from collections.abc import Callable
from typing import Any

import discord
from discord.ext import commands, tasks

from bot import lobby, match
from bot.answers import locale_of, refuse, unwrapped
from bot.commands import Translator, game_group
from bot.config import Config
from bot.draw.fonts import use_font
from bot.lobby import Lobby
from bot.marks import Mark, mark
from bot.match import MatchGroup
from bot.pictures import Picture, Pictures
from bot.play import Play
from bot.press import BUTTON, Guests, Pick, Press
from bot.readers import Readers
from bot.refusals import Unplayed
from bot.rules import cog as rules
from bot.rules.cog import RulesGroup
from bot.settings import SettingsGroup, help_command
from bot.stage import Stage
from bot.store import Store
from bot.tables import Step, Tables
from bot.words import Words, language
from engines.core.discover import discover

_log = logging.getLogger(__name__)
DAY = 86_400.0
THOROUGH = 10
"""Every so many looks at what is undone, all running matches are gone through."""


class Castlepost(commands.AutoShardedBot):
    """Guild intent only: commands, buttons and text fields carry all that is needed."""

    def __init__(self, config: Config, clock: Callable[[], float] | None = None) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        self.config = config
        self.clock = clock or (lambda: discord.utils.utcnow().timestamp())
        self.games = discover()
        self.play, self.lobby, self.match = Play(self), Lobby(self), MatchGroup(self)
        self.rules = RulesGroup(self)
        self._following: set[asyncio.Task[None]] = set()

    async def setup_hook(self) -> None:
        self.config.castlepost_data.mkdir(parents=True, exist_ok=True)
        if self.config.castlepost_font is not None:
            use_font(self.config.castlepost_font)
        self.store = await Store.open(self.config.database)
        self.tables = Tables(self.store, self.games, self.clock)
        self.pictures = Pictures()
        self.stage = Stage(self, self.store, self.tables, self.pictures, self.clock)
        self.readers = Readers(self.store)
        self.add_dynamic_items(Press, Pick, Guests)
        await self.tree.set_translator(Translator())
        self.tree.on_error = self._refused  # type: ignore[method-assign]  # the tree's one error handler
        build_tree(self)
        await self._sync()
        self._again.start()

    async def _sync(self) -> None:
        """Tells Discord the commands only when they have changed; a failure leaves the old ones in use."""
        told = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        sign = hashlib.sha256(json.dumps(told, sort_keys=True, default=str).encode()).hexdigest()
        kept = self.config.castlepost_data / "commands.sha256"
        if kept.exists() and kept.read_text() == sign:
            return
        try:
            await self.tree.sync()
        except discord.HTTPException:
            _log.exception("the commands could not be told to Discord")
        else:
            kept.write_text(sign)

    async def close(self) -> None:
        self._again.cancel()
        if self._following:
            await asyncio.wait(self._following, timeout=10)
        try:
            await super().close()
        finally:
            if hasattr(self, "store"):
                await self.store.close()

    @tasks.loop(seconds=30)
    async def _again(self) -> None:
        """What a crash or a fault of Discord left undone: posts that are still due, and computer players' moves.

        Runs as soon as the bot has logged in, for none of it needs the gateway. All matches are looked through
        at first and now and then, for another process may have died; else only those that are known to wait.
        """
        thorough = self._again.current_loop % THOROUGH == 0
        try:
            await self.stage.deliver_due()
            await (self.tables.catch_up() if thorough else self.tables.go_on())
            await self.stage.deliver_due()
            await self.store.forget(self.clock() - DAY)
        except Exception:
            _log.exception("what is undone has to wait for the next look")

    def follow(self, step: Step) -> None:
        """Lets computer players go on and shows a step to the channel, while its author is answered."""
        self._spawn(self._follow(step.table.id))

    async def _follow(self, id: str) -> None:
        try:
            await self.tables.computers(id)
        finally:
            await self.stage.deliver(id)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._following.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._following.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a step could not be shown", exc_info=task.exception())

    async def pressed(
        self, interaction: discord.Interaction[Any], mark: Mark, values: tuple[str, ...]
    ) -> None:
        """Every button and select, by its verb."""
        try:
            if mark.verb in lobby.VERBS:
                await self.lobby.pressed(interaction, mark, values)
            elif mark.verb in rules.VERBS:
                await self.rules.pressed(interaction, mark)
            elif mark.verb in match.VERBS:
                await self.match.pressed(interaction, mark)
            else:
                await self.play.pressed(interaction, mark, values)
        except Exception as error:
            await self._refused(interaction, error)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Text fields: read here, not in the object that opened them, so that a restart in between loses nothing."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data or {}
        if (found := _TYPED.fullmatch(data.get("custom_id", ""))) is None:
            return
        try:
            await self.play.submitted(interaction, mark(found.groupdict()), _line(data))
        except Exception as error:
            await self._refused(interaction, error)

    async def _refused(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        words = Words(self.language_of(interaction))
        if (channel := interaction.channel_id) is not None and (
            table := self.tables.known(channel)
        ) is not None:
            words = words.within(table.game.name, table.people)
        await refuse(interaction, error, words, await self._why_not(interaction, error, words))

    async def _why_not(
        self, interaction: discord.Interaction[Any], error: Exception, words: Words
    ) -> Picture | None:
        """What the board shows of a refused action; if it cannot be drawn, the words alone say why."""
        tried = unwrapped(error)
        if not isinstance(tried, Unplayed) or tried.act is None:
            return None
        try:
            palette = await self.readers.palette(interaction.user.id)
            return await self.pictures.refused(tried, words, palette)
        except Exception:
            _log.exception("a refused %s could not be drawn", type(tried.act).__name__)
            return None

    def language_of(self, interaction: discord.Interaction[Any]) -> str:
        """The asker's language, without waiting for the store."""
        return self.readers.known(interaction.user.id).lang or locale_of(interaction)

    def channel_language(self, interaction: discord.Interaction[Any]) -> str:
        """The language of what a channel reads: the server's, else the bot's own."""
        wish = str(interaction.guild_locale) if interaction.guild_locale else None
        return language(wish, self.config.castlepost_language)


def build_tree(bot: Castlepost) -> None:
    """All commands: `/match`, `/rules`, `/settings`, `/help`, and a group for every game there is."""
    bot.tree.add_command(bot.match)
    bot.tree.add_command(bot.rules)
    bot.tree.add_command(SettingsGroup(bot))
    bot.tree.add_command(help_command(bot))
    for game in bot.games.values():
        bot.tree.add_command(game_group(game, bot.play))


def _line(data: dict[str, Any]) -> str:
    """What was typed into the one text field of ours."""
    for row in data.get("components", ()):
        for item in (row.get("component"), *row.get("components", ())):
            if item and item.get("custom_id") == "line":
                return item.get("value") or ""
    return ""


_TYPED = re.compile(BUTTON)


def create_bot(config: Config, clock: Callable[[], float] | None = None) -> Castlepost:
    """The bot on Discord and in the playground alike."""
    return Castlepost(config, clock)
