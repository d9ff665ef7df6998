"""`/match`: everything about a match that is the same for all games."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import narration
from bot.answers import acknowledge, answer
from bot.commands import CHOICES, text
from bot.lobby import COMPUTERS
from bot.marks import Mark
from bot.overview import entry_text, log_lines, moves_text, moves_view
from bot.pictures import overlays
from bot.press import Press
from bot.refusals import No, Not, in_words
from bot.store import Raced, SeatRow
from bot.table import Table
from bot.words import LANGUAGES, Words

if TYPE_CHECKING:
    from bot.app import Castlepost

Interaction = discord.Interaction[Any]
Choice = app_commands.Choice[str]
VERBS = frozenset({"hand", "moves", "undo", "agree", "resign"})
LOGGED = 20
"""Entries a page of the log."""


class MatchGroup(app_commands.Group):
    def __init__(self, bot: Castlepost) -> None:
        super().__init__(name="match", description=text("command-match"), guild_only=True)
        self.bot = bot

    @app_commands.command(name="new", description=text("command-match-new"))
    @app_commands.describe(
        game=text("option-game"), language=text("option-language"), computers=text("option-computers")
    )
    async def new(
        self,
        interaction: Interaction,
        game: str,
        language: str | None = None,
        computers: app_commands.Range[int, 0, 4] = 0,
    ) -> None:
        await self.bot.lobby.new(interaction, game, language if language in LANGUAGES else None, computers)

    @new.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[Choice]:
        lang = self.bot.language_of(interaction)
        named = [(name, Words(lang, name)("title")) for name in self.bot.games]
        wanted = current.casefold()
        return [
            app_commands.Choice(name=title, value=name)
            for name, title in named
            if wanted in title.casefold() or wanted in name
        ][:CHOICES]

    @new.autocomplete("language")
    async def _languages(self, interaction: Interaction, current: str) -> list[Choice]:
        return language_choices(current)

    @app_commands.command(name="say", description=text("command-match-say"))
    @app_commands.describe(line=text("option-line"))
    async def say(self, interaction: Interaction, line: app_commands.Range[str, 1, 300]) -> None:
        await self.bot.play.say(interaction, line)

    @app_commands.command(name="board", description=text("command-match-board"))
    @app_commands.describe(show=text("option-show"), as_text=text("option-as-text"))
    async def board(self, interaction: Interaction, show: str | None = None, as_text: bool = False) -> None:
        await acknowledge(interaction)
        table, words = await self._table(interaction)
        seats = table.people.seats_of(interaction.user.id)
        overlay = show if show in overlays(table.game.name) else ""
        picture = await self.bot.play.board(interaction, table, words, overlay, seats[0] if seats else None)
        lines = [*narration.standing(table, words), *narration.asked(table, table.owing, (), words)]
        if as_text or picture is None:
            await answer(interaction, narration.fitted([[picture.alt] if picture else [], lines]))
        else:
            await answer(interaction, narration.fitted([lines]), picture=picture)

    @board.autocomplete("show")
    async def _overlays(self, interaction: Interaction, current: str) -> list[Choice]:
        try:
            table = await self.bot.tables.last_in(interaction.channel_id or 0)
        except Not:
            return []
        words = Words(self.bot.language_of(interaction), table.game.name)
        names = [(name, words(f"overlay-{name}")) for name in overlays(table.game.name)]
        return [app_commands.Choice(name=title, value=name) for name, title in names if current in title]

    @app_commands.command(name="hand", description=text("command-match-hand"))
    async def hand(self, interaction: Interaction) -> None:
        await acknowledge(interaction)
        table, words = await self._table(interaction)
        await self._hand(interaction, table, table.seat_of(interaction.user.id), words)

    @app_commands.command(name="moves", description=text("command-match-moves"))
    async def moves(self, interaction: Interaction) -> None:
        await acknowledge(interaction)
        table, seat, words = await self.bot.play.seated(interaction)
        await self._moves(interaction, table, seat, words)

    @app_commands.command(name="undo", description=text("command-match-undo"))
    @app_commands.describe(count=text("option-count"))
    async def undo(
        self, interaction: Interaction, count: app_commands.Range[int, 1, 50] | None = None
    ) -> None:
        await acknowledge(interaction)
        table, seat, words = await self.bot.play.seated(interaction)
        await self._undo(interaction, table, seat, words, count)

    @app_commands.command(name="log", description=text("command-match-log"))
    @app_commands.describe(page=text("option-page"))
    async def log(self, interaction: Interaction, page: app_commands.Range[int, 1, 100] = 1) -> None:
        await acknowledge(interaction)
        table, words = await self._table(interaction)
        header, entries = await self.bot.tables.history(table.id)
        lines = await asyncio.to_thread(log_lines, table, header, entries, words)
        end = len(lines) - (page - 1) * LOGGED
        shown = lines[max(0, end - LOGGED) : max(0, end)] or [words("log-empty")]
        await answer(interaction, narration.fitted([shown]))

    @app_commands.command(name="mine", description=text("command-match-mine"))
    async def mine(self, interaction: Interaction) -> None:
        await acknowledge(interaction)
        words = await self.bot.readers.words(interaction)
        rows = await self.bot.store.matches_of(interaction.user.id, interaction.guild_id)
        lines = [
            await self._mine(row.id, row.status, row.channel, row.game, words, interaction.user.id)
            for row in rows
        ]
        await answer(interaction, narration.fitted([lines or [words("mine-none")]]))

    async def _mine(self, id: str, status: str, channel: int, game: str, words: Words, user: int) -> str:
        title = Words(words.lang, game)("title")
        if status != "running":
            return words("mine-lobby", game=title, channel=f"<#{channel}>")
        table = await self.bot.tables.get(id)
        mine = any(seat in table.owing for seat in table.people.seats_of(user))
        who = tuple(table.people.name(seat, words.lang) for seat in table.owing)
        return words("mine-yours" if mine else "mine-theirs", game=title, channel=f"<#{channel}>", who=who)

    @app_commands.command(name="cancel", description=text("command-match-cancel"))
    async def cancel(self, interaction: Interaction) -> None:
        row = await self.bot.store.match_in(interaction.channel_id or 0)
        if row is not None and row.status == "lobby":
            if row.host != interaction.user.id:
                raise Not(No.NOT_HOST)
            try:
                await in_words(self.bot.store.cancel(row.id, self.bot.clock()))
            except Raced:
                raise Not(No.LOBBY_CHANGED) from None
            await interaction.response.send_message(Words(row.lang)("lobby-closed"))
            return
        table, seat, _ = await self.bot.play.seated(interaction)
        await self._agree(interaction, table, seat)

    async def _agree(self, interaction: Interaction, table: Table, seat: int) -> None:
        """Called off by its maker before the second turn, or once everybody agrees."""
        public = Words(table.row.lang, table.game.name, table.people, bold=True)
        early = table.row.host == interaction.user.id and len(set(_acted(table))) < 2
        table = table if early else await self.bot.tables.vote(table.id, seat)
        humans = table.people.humans()
        if early or set(humans) <= set(table.book.votes):
            await self.bot.tables.cancel(table.id)
            await _say_or_edit(interaction, public("match-cancelled"), None)
            return
        names = tuple(public.people.name(one, public.lang, bold=True) for one in table.book.votes)
        line = public("match-cancel-asked", who=names, agreed=len(table.book.votes), needed=len(humans))
        view = discord.ui.View(timeout=None)
        view.add_item(
            Press(Mark("agree", table.id, table.ply), public("button-agree"), discord.ButtonStyle.danger)
        )
        await _say_or_edit(interaction, line, view)

    @app_commands.command(name="resign", description=text("command-match-resign"))
    async def resign(self, interaction: Interaction) -> None:
        await acknowledge(interaction)
        table, _, words = await self.bot.play.seated(interaction)
        view = discord.ui.View(timeout=None)
        mark = Mark("resign", table.id, table.ply)
        view.add_item(Press(mark, words("button-resign"), discord.ButtonStyle.danger))
        await answer(interaction, words("resign-sure"), view=view)

    async def pressed(self, interaction: Interaction, mark: Mark) -> None:
        """The buttons under a post that are no moves."""
        if mark.verb != "agree":
            await acknowledge(interaction)
        table, seat, words = await self.bot.play.seated(interaction, mark.match)
        if table.row.status != "running":
            raise Not(No.NO_MATCH)
        match mark.verb:
            case "hand":
                await self._hand(interaction, table, seat, words)
            case "moves":
                await self._moves(interaction, table, seat, words)
            case "undo":
                await self._undo(interaction, table, seat, words, int(mark.do) if mark.do.isdigit() else None)
            case "agree":
                await self._agree(interaction, table, seat)
            case "resign":
                await self._resign(interaction, table, seat, words)

    async def _hand(self, interaction: Interaction, table: Table, seat: int, words: Words) -> None:
        if table.game.hand is None:
            raise Not(No.NO_HAND)
        palette = await self.bot.readers.palette(interaction.user.id)
        picture = await self.bot.pictures.hand(table, seat, words, palette)
        lines = [str(words.say(line)) for line in table.game.hand(table.view(seat))]
        await answer(interaction, narration.fitted([lines or ["-"]]), picture=picture)

    async def _moves(self, interaction: Interaction, table: Table, seat: int, words: Words) -> None:
        text = await asyncio.to_thread(moves_text, table, seat, words)
        await answer(interaction, text, view=moves_view(table, seat, words))

    async def _undo(
        self, interaction: Interaction, table: Table, seat: int, words: Words, count: int | None
    ) -> None:
        """One action is taken back at once; of several the person is shown them all and says how many."""
        free = table.free_undo(seat)
        if count is not None or free <= 1:
            await self.bot.play.undo(interaction, table, seat, words, count or 1)
            return
        view = discord.ui.View(timeout=None)
        for n in range(1, min(free, 4) + 1):
            view.add_item(
                Press(Mark("undo", table.id, table.ply, str(n)), words("button-undo-count", count=n))
            )
        if free > 4:
            view.add_item(
                Press(Mark("undo", table.id, table.ply, str(free)), words("button-undo-all", count=free))
            )
        dropped = [entry_text(table, entry, words) for _, entry in reversed(table.tail)]
        await answer(interaction, narration.fitted([[words("undo-which")], dropped[:LOGGED]]), view=view)

    async def _resign(self, interaction: Interaction, table: Table, seat: int, words: Words) -> None:
        """A computer player takes the seat; a match without any people left is called off."""
        lang, user = table.row.lang, interaction.user.id
        who = table.people.name(seat, lang, bold=True)
        if table.people.humans() == [seat]:
            step = await self.bot.tables.cancel(table.id, "match-abandoned", who=who)
        else:
            taken = {person.name for person in table.people.persons}
            name = next(one for one in COMPUTERS if one not in taken)
            heir = SeatRow(seat, None, name, "careful", self.bot.clock())
            step = await self.bot.tables.reseat(
                table.id,
                partial(_taken_over, user=user, heir=heir),
                "match-resigned",
                interaction.id,
                who=who,
                name=f"**{name}**",
            )
        self.bot.follow(step)
        await answer(interaction, words("answer-done"))

    async def _table(self, interaction: Interaction) -> tuple[Table, Words]:
        """The match of the channel, running or just ended, for anybody who looks on."""
        table = await self.bot.tables.last_in(interaction.channel_id or 0)
        words = await self.bot.readers.words(interaction)
        return table, words.within(table.game.name, table.people)


def language_choices(current: str) -> list[Choice]:
    names = {"en": "English", "ko": "한국어"}
    return [
        app_commands.Choice(name=name, value=lang)
        for lang, name in names.items()
        if current.lower() in name.lower()
    ]


def _taken_over(seats: list[SeatRow], *, user: int, heir: SeatRow) -> list[SeatRow]:
    """The seats with `heir` in place of `user`, if nobody else has resigned at the same moment."""
    others = [row for row in seats if row.seat != heir.seat]
    if len(others) == len(seats) or seats[heir.seat].user != user:
        raise Not(No.NOT_SEATED)
    if all(row.user is None for row in others) or any(row.name == heir.name for row in others):
        raise Not(No.BUSY)
    return sorted([*others, heir], key=lambda row: row.seat)


def _acted(table: Table) -> list[int]:
    return [seat for seat, ply in enumerate(table.book.acted) if ply and not table.people.is_computer(seat)]


async def _say_or_edit(interaction: Interaction, line: str, view: discord.ui.View | None) -> None:
    """A new message for a command; the message itself where its button was pressed."""
    quiet = discord.AllowedMentions.none()
    if interaction.type is discord.InteractionType.component:
        await interaction.response.edit_message(content=line, view=view, allowed_mentions=quiet)
    elif view is None:
        await interaction.response.send_message(line, allowed_mentions=quiet)
    else:
        await interaction.response.send_message(line, view=view, allowed_mentions=quiet)
