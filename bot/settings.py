"""`/settings me` and `/help`: what people set for themselves, and first steps where they ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import narration
from bot.answers import acknowledge, answer
from bot.commands import text
from bot.draw.theme import THEMES
from bot.match import Choice, language_choices
from bot.refusals import Not
from bot.words import LANGUAGES, Words

if TYPE_CHECKING:
    from bot.app import Castlepost

Interaction = discord.Interaction[Any]


class SettingsGroup(app_commands.Group):
    def __init__(self, bot: Castlepost) -> None:
        super().__init__(name="settings", description=text("command-settings"))
        self.bot = bot

    @app_commands.command(name="me", description=text("command-settings-me"))
    @app_commands.describe(language=text("option-my-language"), palette=text("option-palette"))
    async def me(
        self, interaction: Interaction, language: str | None = None, palette: str | None = None
    ) -> None:
        await acknowledge(interaction)
        user = interaction.user.id
        if language in LANGUAGES or language == "auto":
            await self.bot.readers.save(user, lang=None if language == "auto" else language)
        if palette in THEMES:
            await self.bot.readers.save(user, palette=palette)
        person = await self.bot.readers.person(user)
        words = await self.bot.readers.words(interaction)
        lang = person.lang or words("language-auto")
        chosen = words(f"palette-{person.palette or 'default'}")
        await answer(interaction, words("settings-me", language=lang, palette=chosen))

    @me.autocomplete("language")
    async def _languages(self, interaction: Interaction, current: str) -> list[Choice]:
        auto = Words(self.bot.language_of(interaction))("language-auto")
        return [app_commands.Choice(name=auto, value="auto"), *language_choices(current)]

    @me.autocomplete("palette")
    async def _palettes(self, interaction: Interaction, current: str) -> list[Choice]:
        words = Words(self.bot.language_of(interaction))
        return [app_commands.Choice(name=words(f"palette-{name}"), value=name) for name in THEMES]


def help_command(bot: Castlepost) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name="help", description=text("command-help"))
    async def help(interaction: Interaction) -> None:
        await acknowledge(interaction)
        words = await bot.readers.words(interaction)
        try:
            table = await bot.tables.in_channel(interaction.channel_id or 0)
        except Not:
            games = tuple(Words(words.lang, name)("title") for name in bot.games)
            await answer(interaction, words("help-start", games=games))
            return
        inside = words.within(table.game.name, table.people)
        commands = [
            f"`/{table.game.name} {spec.name}`" for spec in table.game.rules.specs.values() if not spec.chance
        ]
        lines = narration.asked(table, table.owing, (), inside)
        await answer(interaction, narration.fitted([[inside("help-match", commands=tuple(commands))], lines]))

    return help
