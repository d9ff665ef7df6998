"""Before a match: who plays, by which rules. Everything lies in the store; the post's buttons outlive a restart."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from bot import invitations
from bot.answers import acknowledge, acknowledge_publicly, answer, require_permissions
from bot.marks import Mark
from bot.narration import MARKS
from bot.people import letters_of
from bot.press import Pick, Press
from bot.refusals import No, Not, in_words
from bot.store import ChannelTaken, MatchRow, Raced, SeatRow
from bot.words import Words
from engines.core.chance import new_seed
from engines.core.game import Game

if TYPE_CHECKING:
    from bot.app import Castlepost

Interaction = discord.Interaction[Any]
VERBS = frozenset(
    {"join", "leave", "computer", "invite", "guests", "options", "begin", "close", "opt", "rematch"}
)
COMPUTERS = ("Castor", "Pollux", "Helena", "Leda", "Tyndar")


class Lobby:
    def __init__(self, bot: Castlepost) -> None:
        self.bot = bot

    def seats(self, row: MatchRow) -> range:
        """How many can play by the rules chosen."""
        return self.game(row).meta.seats_of(msgspec.json.decode(row.options))

    def game(self, row: MatchRow) -> Game[Any, Any]:
        return self.bot.games[row.game]

    async def new(self, interaction: Interaction, game: str, lang: str | None, computers: int = 0) -> None:
        """Posts a lobby whose host is already seated; refused where a match is going on."""
        words = await self.bot.readers.words(interaction)
        require_permissions(interaction, words)
        if game not in self.bot.games:
            raise Not(No.NO_SUCH_GAME, name=game)
        taken = await self.bot.store.match_in(interaction.channel_id or 0)
        if taken is not None:
            await self._open(interaction, taken.id)  # a running match is refused before anything is shown
        await acknowledge_publicly(interaction)
        lang = lang or self.bot.channel_language(interaction)
        meta = self.bot.games[game].meta
        seats = [SeatRow(0, interaction.user.id, interaction.user.display_name, None, self.bot.clock())]
        for _ in range(min(computers, meta.seats[-1] - 1)):
            seats.append(self._computer(seats))
        try:
            row = await self._create(interaction, game, lang, seats)
        except ChannelTaken as taken:
            row, seats = await self._open(interaction, taken.match)
        await interaction.edit_original_response(content=self.text(row, seats), view=self.view(row, seats))

    async def _open(self, interaction: Interaction, id: str) -> tuple[MatchRow, list[SeatRow]]:
        """The channel's open lobby, to be shown again: its post may be lost, or far up. A running match is refused."""
        row = await self.bot.store.match(id)
        if row is not None and row.status == "lobby":
            return row, await self.bot.store.seats(id)
        other = await self.bot.store.last_post(id)
        place = f"{interaction.guild_id}/{interaction.channel_id}"
        link = f"https://discord.com/channels/{place}" + (f"/{other.message}" if other else "")
        raise Not(No.CHANNEL_TAKEN, link=link) from None

    async def _create(self, interaction: Interaction, game: str, lang: str, seats: list[SeatRow]) -> MatchRow:
        meta = self.bot.games[game].meta
        options = meta.chosen({"preset": next(iter(meta.presets))} if meta.presets else {})
        return await in_words(
            self.bot.store.create_lobby(
                guild=interaction.guild_id or 0,
                channel=interaction.channel_id or 0,
                game=game,
                options=msgspec.json.encode(options).decode(),
                lang=lang,
                seed=new_seed(),
                rules=meta.version,
                host=interaction.user.id,
                at=self.bot.clock(),
                seats=seats,
            )
        )

    def _computer(self, seats: list[SeatRow]) -> SeatRow:
        taken = {seat.name for seat in seats}
        name = next(name for name in COMPUTERS if name not in taken)
        return SeatRow(len(seats), None, name, "careful", self.bot.clock())

    def text(self, row: MatchRow, seats: list[SeatRow]) -> str:
        """The lobby in the match's language: game, rules, who is in, how many are wanted."""
        words = Words(row.lang, row.game, bold=True)
        wanted = self.seats(row)
        letters = letters_of([seat.name for seat in seats])
        lines = [f"## {words('title')}", words("blurb"), ""]
        for seat in seats:
            name = discord.utils.escape_markdown(seat.name)
            kind = words(f"strength-{seat.computer}") if seat.computer else ""
            lines.append(f"{MARKS[seat.seat]} `{letters[seat.seat]}` **{name}** {kind}".rstrip())
        lines += ["", *self._options(row, words)]
        lines.append(words("lobby-seats", seated=len(seats), least=wanted[0], most=wanted[-1]))
        return "\n".join(lines)

    def _options(self, row: MatchRow, words: Words) -> list[str]:
        meta = self.game(row).meta
        options = msgspec.json.decode(row.options)
        preset = meta.preset_of(options)
        lines = [f"**{words(f'preset-{preset}')}**"] if preset else []
        for option in meta.options:
            if option.when is None or option.when(options):
                value = words(f"option-{option.name}-{options[option.name]}")
                lines.append(f"-# {words(f'option-{option.name}')}: {value}")
        return lines

    def view(self, row: MatchRow, seats: list[SeatRow]) -> discord.ui.View:
        words = Words(row.lang, row.game)
        wanted = self.seats(row)
        view = discord.ui.View(timeout=None)
        primary, success = discord.ButtonStyle.primary, discord.ButtonStyle.success
        for verb, style, at in (
            ("join", primary, 0),
            ("leave", None, 0),
            ("invite", None, 0),
            ("computer", None, 0),
            ("options", None, 1),
            ("begin", success, 1),
            ("close", discord.ButtonStyle.danger, 1),
        ):
            if verb == "options" and not self.game(row).meta.options:
                continue
            button = Press(
                Mark(verb, row.id, 0), words(f"lobby-{verb}"), style or discord.ButtonStyle.secondary, at
            )
            if verb == "begin":
                button.item.disabled = len(seats) not in wanted
            if verb in ("join", "invite", "computer"):
                button.item.disabled = len(seats) >= wanted[-1]
            view.add_item(button)
        return view

    async def pressed(self, interaction: Interaction, mark: Mark, values: tuple[str, ...]) -> None:
        """Buttons of the lobby's post change the post itself; options are asked for privately."""
        if mark.verb == "rematch":
            await self._rematch(interaction, mark)
            return
        if mark.verb in ("options", "opt", "invite", "guests"):
            await acknowledge(interaction)
        else:
            await interaction.response.defer()
        row = await self.bot.store.match(mark.match)
        if row is None or row.status != "lobby":
            raise Not(No.LOBBY_STARTED)
        seats = await self.bot.store.seats(row.id)
        try:
            await self._pressed(interaction, mark, values, row, seats)
        except Raced:
            raise Not(No.LOBBY_CHANGED) from None

    async def _pressed(
        self,
        interaction: Interaction,
        mark: Mark,
        values: tuple[str, ...],
        row: MatchRow,
        seats: list[SeatRow],
    ) -> None:
        match mark.verb:
            case "join":
                await self._saved(interaction, row, self._joined(interaction, row, seats))
            case "leave":
                await self._leave(interaction, row, seats)
            case "computer":
                self._host_only(interaction, row)
                self._room(row, seats)
                await self._saved(interaction, row, [*seats, self._computer(seats)])
            case "invite":
                await invitations.ask(self.bot, interaction, row, self._invited(interaction, row, seats))
            case "guests":
                self._invited(interaction, row, seats)
                seated = {str(seat.user) for seat in seats}
                guests = [user for user in values if user not in seated]
                await invitations.send(self.bot, interaction, row, mark.ply, guests)
            case "options":
                self._host_only(interaction, row)
                message = interaction.message.id if interaction.message else 0
                await self._ask_option(interaction, row, message)
            case "opt":
                self._host_only(interaction, row)
                await self._option(interaction, row, seats, mark, values)
            case "begin":
                await self._begin(interaction, row, seats)
            case "close":
                self._host_only(interaction, row)
                await in_words(self.bot.store.cancel(row.id, self.bot.clock()))
                words = Words(row.lang, row.game)
                await interaction.edit_original_response(content=words("lobby-closed"), view=None)

    def _joined(self, interaction: Interaction, row: MatchRow, seats: list[SeatRow]) -> list[SeatRow]:
        if any(seat.user == interaction.user.id for seat in seats):
            raise Not(No.ALREADY_IN)
        self._room(row, seats)
        name = interaction.user.display_name
        return [*seats, SeatRow(len(seats), interaction.user.id, name, None, self.bot.clock())]

    def _room(self, row: MatchRow, seats: list[SeatRow]) -> None:
        if len(seats) >= self.seats(row)[-1]:
            raise Not(No.LOBBY_FULL)

    def _invited(self, interaction: Interaction, row: MatchRow, seats: list[SeatRow]) -> int:
        """How many more may be invited, by somebody who is in."""
        if not any(seat.user == interaction.user.id for seat in seats):
            raise Not(No.NOT_IN)
        self._room(row, seats)
        return self.seats(row)[-1] - len(seats)

    def _host_only(self, interaction: Interaction, row: MatchRow) -> None:
        if interaction.user.id != row.host:
            raise Not(No.NOT_HOST)

    async def _leave(self, interaction: Interaction, row: MatchRow, seats: list[SeatRow]) -> None:
        """A seat falls free; without people the lobby closes, and another person becomes the host."""
        left = [seat for seat in seats if seat.user != interaction.user.id]
        if len(left) == len(seats):
            raise Not(No.NOT_IN)
        people = [seat.user for seat in left if seat.user is not None]
        if not people:
            await in_words(self.bot.store.cancel(row.id, self.bot.clock()))
            await interaction.edit_original_response(content=Words(row.lang)("lobby-closed"), view=None)
            return
        host = row.host if row.host in people else people[0]
        numbered = [dataclasses.replace(seat, seat=at) for at, seat in enumerate(left)]
        await self._saved(interaction, dataclasses.replace(row, host=host), numbered)

    async def _saved(self, interaction: Interaction, row: MatchRow, seats: list[SeatRow]) -> None:
        saved = await in_words(self.bot.store.save_lobby(row, seats))
        await interaction.edit_original_response(
            content=self.text(saved, seats), view=self.view(saved, seats)
        )

    async def _ask_option(
        self, interaction: Interaction, row: MatchRow, message: int, name: str = ""
    ) -> None:
        """Which option, then its values; `message` is the lobby's post, carried along in the custom id."""
        words = (await self.bot.readers.words(interaction)).within(row.game)
        meta = self.game(row).meta
        options = msgspec.json.decode(row.options)
        view = discord.ui.View(timeout=None)
        if not name:
            shown = [one.name for one in meta.options if one.when is None or one.when(options)]
            choices = [(one, words(f"option-{one}"), words(f"option-{one}-{options[one]}")) for one in shown]
            if meta.presets:
                current = meta.preset_of(options)
                choices.insert(
                    0, ("preset", words("option-preset"), words(f"preset-{current}") if current else "-")
                )
            question = words("lobby-which-option")
        else:
            values = list(meta.presets) if name == "preset" else _values(meta, name)
            prefix = "preset" if name == "preset" else f"option-{name}"
            choices = [(one, words(f"{prefix}-{one}"), "") for one in values]
            question = words(f"option-{name}")
        picks = [
            discord.SelectOption(label=label[:100], value=key, description=hint[:100] or None)
            for key, label, hint in choices
        ]
        view.add_item(Pick(Mark("opt", row.id, message, name), picks, 1, question))
        await answer(interaction, f"**{question}**", view=view)

    async def _option(
        self,
        interaction: Interaction,
        row: MatchRow,
        seats: list[SeatRow],
        mark: Mark,
        values: tuple[str, ...],
    ) -> None:
        if not mark.do:
            await self._ask_option(interaction, row, mark.ply, values[0])
            return
        meta = self.game(row).meta
        options = msgspec.json.decode(row.options)
        changes = dict(meta.presets[values[0]]) if mark.do == "preset" else {mark.do: values[0]}
        text = msgspec.json.encode(meta.chosen({**options, **changes})).decode()
        saved = await in_words(self.bot.store.save_lobby(dataclasses.replace(row, options=text), seats))
        channel = self.bot.get_partial_messageable(saved.channel)
        await channel.get_partial_message(mark.ply).edit(
            content=self.text(saved, seats), view=self.view(saved, seats)
        )
        await self._ask_option(interaction, saved, mark.ply)

    async def _begin(self, interaction: Interaction, row: MatchRow, seats: list[SeatRow]) -> None:
        if len(seats) not in (wanted := self.seats(row)):
            raise Not(No.TOO_FEW, least=wanted[0], most=wanted[-1])
        if not any(seat.user == interaction.user.id for seat in seats):
            raise Not(No.NOT_IN)
        step = await self.bot.tables.start(row, seats, interaction.id)
        self.bot.follow(step)
        await interaction.edit_original_response(view=None)

    async def _rematch(self, interaction: Interaction, mark: Mark) -> None:
        """A new lobby with the same game, options and computer players; the other people join anew."""
        old = await self.bot.store.match(mark.match)
        if old is None:
            raise Not(No.NO_MATCH)
        computers = sum(seat.computer is not None for seat in await self.bot.store.seats(mark.match))
        await self.new(interaction, old.game, old.lang, computers)


def _values(meta: Any, name: str) -> list[str]:
    return next(list(option.values) for option in meta.options if option.name == name)
