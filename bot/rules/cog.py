"""`/rules search`: in servers, in direct messages, and wherever people have brought the bot along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.answers import acknowledge, answer
from bot.commands import CHOICES, Choice, text
from bot.marks import Mark
from bot.refusals import No, Not
from bot.rules.answer import content, heading, shown
from bot.rules.buttons import view
from bot.rules.example import Examples
from bot.rules.index import Context, Found, Hit, index_of
from bot.table import Table
from bot.words import LANGUAGES, Words

if TYPE_CHECKING:
    from bot.app import Castlepost

Interaction = discord.Interaction[Any]
VERBS = frozenset({"rule", "rules"})
"""`rules` opens a section in an answer of its own, `rule` goes on in the answer whose button it is."""


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
class RulesGroup(app_commands.Group):
    def __init__(self, bot: Castlepost) -> None:
        super().__init__(name="rules", description=text("command-rules"))
        self.bot = bot
        self.index = index_of(tuple(bot.games))
        self._examples = Examples()

    @app_commands.command(name="search", description=text("command-rules-search"))
    @app_commands.describe(text=text("option-rules-text"), game=text("option-rules-game"))
    async def search(
        self, interaction: Interaction, text: app_commands.Range[str, 1, 200], game: str | None = None
    ) -> None:
        await acknowledge(interaction)
        words = await self.bot.readers.words(interaction)
        chosen = game if game in self.index.games else ""
        table = await self._table(interaction)
        found = self.index.search(text, words.lang, chosen, context_of(table))
        await self._show(interaction, found, words, table, asked=text)

    @search.autocomplete("text")
    async def _headings(self, interaction: Interaction, current: str) -> list[Choice]:
        lang = self.bot.language_of(interaction)
        game = getattr(interaction.namespace, "game", None)
        chosen = game if game in self.index.games else ""
        context = context_of(self.bot.tables.known(interaction.channel_id or 0))
        hits = self.index.headings(current, lang, chosen, context, CHOICES)
        return [
            app_commands.Choice(name=heading(self.index, hit, lang)[:100], value=f"{hit.game}#{hit.id}")
            for hit in hits
        ]

    @search.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[Choice]:
        lang, wanted = self.bot.language_of(interaction), current.casefold()
        named = [(name, Words(lang, name)("title")) for name in self.index.games]
        return [
            app_commands.Choice(name=title, value=name)
            for name, title in named
            if wanted in title.casefold() or wanted in name
        ]

    async def pressed(self, interaction: Interaction, mark: Mark) -> None:
        """A button to a section: under a post, under a refusal, or of an answer."""
        table = await self._table(interaction)
        words = await self.bot.readers.words(interaction)
        id, lang = (*mark.keys, "", "")[:2]
        if lang in LANGUAGES:
            words = Words(lang, words.scope, words.people, words.bold)
        if mark.verb == "rule":
            await interaction.response.defer()
        else:
            await acknowledge(interaction)
        found = Found((Hit(mark.do, id, 1.0),)) if id else self._about(table)
        await self._show(interaction, found, words, table, page=mark.page)

    def _about(self, table: Table | None) -> Found:
        """What the match is about just now, else the first section of its book."""
        context = context_of(table)
        if context is None or context.game not in self.index.games:
            raise Not(No.NO_MATCH)
        ids = context.sections or tuple(self.index.books[context.game, LANGUAGES[0]].sections)[:1]
        return Found(tuple(Hit(context.game, id, 1.0) for id in ids))

    async def _show(
        self,
        interaction: Interaction,
        found: Found,
        words: Words,
        table: Table | None,
        asked: str = "",
        page: int = 0,
    ) -> None:
        """The first of what was found; buttons lead to the others."""
        best, *others = found.hits
        game = self.bot.games.get(best.game)
        if game is None or self.index.section(best.game, best.id, words.lang) is None:
            raise Not(No.NO_SUCH_SECTION)
        inside = words.within(best.game)
        options = table.header.options if table is not None and table.game is game else None
        one = shown(self.index, game.meta, best.id, inside, options)
        head = "" if found.sure else words("rules-nothing", text=asked.replace("`", ""))
        said = content(one, page, head)
        picture = None
        if one.example is not None and page == 0:
            palette = await self.bot.readers.palette(interaction.user.id)
            picture = await self._examples.picture(self.bot.pictures, game, one.example, inside, palette)
            if picture is not None:
                said = f"{said}\n-# {one.example.caption}"
        buttons = view(self.index, one, others, page, words)
        if interaction.extras.get("private"):
            await answer(interaction, said, picture=picture, view=buttons)
            return
        files = [picture.file()] if picture is not None else []
        await interaction.edit_original_response(content=said, attachments=files, view=buttons)

    async def _table(self, interaction: Interaction) -> Table | None:
        """The match of the channel, if there is one."""
        try:
            return await self.bot.tables.in_channel(interaction.channel_id or 0)
        except Not:
            return None


def context_of(table: Table | None) -> Context | None:
    """What a match is about: its game, options, and the sections that its present actions rest on."""
    if table is None:
        return None
    phases = {table.state.phase_of(seat) for seat in table.state.may_act} or {table.state.phase}
    rest = [
        spec.section
        for spec in table.game.rules.specs.values()
        if spec.section and phases.intersection(spec.phases)
    ]
    return Context(table.game.name, table.header.options, tuple(dict.fromkeys(rest)))
