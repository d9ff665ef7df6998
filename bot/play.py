"""The one cog that plays, for all games: read what was said or pressed, play it, answer, show it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import discord

from bot import narration
from bot.answers import acknowledge, answer, require_permissions
from bot.drafts import shortened, whole
from bot.marks import Mark
from bot.menu import GROWS, Ready, menu, once, outcome, start
from bot.pictures import Picture
from bot.press import confirm_view, menu_view
from bot.reading import Reader
from bot.refusals import No, Not, Unplayed
from bot.table import Draft, Table
from bot.tables import Step
from bot.words import Words
from engines.core.refusal import Core, Illegal
from engines.core.rules import Spec

if TYPE_CHECKING:
    from bot.app import Castlepost

Interaction = discord.Interaction[Any]


class Play:
    """Slash commands, typed lines and private menus all end in the same actions."""

    def __init__(self, bot: Castlepost) -> None:
        self.bot = bot

    async def seated(self, interaction: Interaction, match: str | None = None) -> tuple[Table, int, Words]:
        """The table (of the channel, or by its id), the asker's seat, and the words for the asker."""
        words = await self.bot.readers.words(interaction)
        require_permissions(interaction, words)
        table = await (
            self.bot.tables.get(match) if match else self.bot.tables.in_channel(interaction.channel_id or 0)
        )
        words = words.within(table.game.name, table.people)
        return table, table.seat_of(interaction.user.id), words

    async def slash(self, interaction: Interaction, game: str, spec: Spec, typed: dict[str, str]) -> None:
        """A command of a game: its options are the fields of an action."""
        await acknowledge(interaction)
        table, seat, words = await self.seated(interaction)
        if table.game.name != game:
            raise Not(No.NO_MATCH)
        if not spec.open_to(table.state, seat):
            await asyncio.to_thread(self._refuse, table, seat, spec, typed, words)
        if spec.secret or (
            spec.fields and not typed and not await asyncio.to_thread(_given, spec, table, seat)
        ):
            await self.show(interaction, table, seat, words, start(table).but("pick", do=spec.name))
            return
        act = await asyncio.to_thread(Reader(table, words).action, spec, typed, table.state, seat)
        await self.commit(interaction, table, seat, words, [act])

    def _refuse(self, table: Table, seat: int, spec: Spec, typed: dict[str, str], words: Words) -> None:
        """Lets the rules say why an action is out of the question: too dear, no piece left, played already."""
        if seat not in table.state.may_act:
            raise Illegal(Core.NOT_YOUR_TURN if table.state.to_act else Core.OVER)
        if table.state.phase_of(seat) in spec.phases:
            table.game.apply(table.state, seat, Reader(table, words).closed(spec, typed, table.state, seat))
        raise Illegal(Core.WRONG_PHASE, action=spec.title)

    async def say(self, interaction: Interaction, line: str, match: str | None = None) -> None:
        """A whole turn in one line: all of it is played, or nothing."""
        await acknowledge(interaction)
        table, seat, words = await self.seated(interaction, match)
        acts = await asyncio.to_thread(Reader(table, words).line, line, table.state, seat)
        await self.commit(interaction, table, seat, words, acts)

    async def commit(
        self, interaction: Interaction, table: Table, seat: int, words: Words, acts: list[Any]
    ) -> None:
        """Plays the actions in one transaction, answers their author, and lets the channel see."""
        work = partial(_play, seat=seat, acts=acts, ply=table.ply)
        try:
            step = await self.bot.tables.change(table.id, work, interaction.id)
        except Not as refused:
            if refused.why is not No.STALE or interaction.type is discord.InteractionType.component:
                raise
            raise Not(No.BUSY) from None
        self.bot.follow(step)
        await self.after(interaction, step, seat, words)

    async def after(self, interaction: Interaction, step: Step, seat: int, words: Words) -> None:
        """What came of it, and the next menu if the asker owes something still."""
        if step.repeated:
            await answer(interaction, words("answer-repeated"))
            return
        told = narration.narrated(step.events, seat, words) or [words("answer-done")]
        if step.table.over or seat not in step.table.state.to_act:
            await answer(interaction, "\n".join(told))
            return
        await self.show(interaction, step.table, seat, words, start(step.table), told)

    async def show(
        self,
        interaction: Interaction,
        table: Table,
        seat: int,
        words: Words,
        mark: Mark,
        told: list[str] | None = None,
    ) -> None:
        """The next step of a private menu, or the confirmation of what cannot be taken back."""
        if seat not in table.state.may_act:
            await self._where(interaction, table, seat, words)
            return
        found = await asyncio.to_thread(menu, table, seat, words, mark)  # what is offered may take a search
        if isinstance(found, Ready):
            await self._ready(interaction, table, seat, words, found, told or [])
            return
        fitting = await shortened(self.bot.store, found.mark, interaction.user.id, self.bot.clock())
        palette = await self.bot.readers.palette(interaction.user.id)
        picture = await self.bot.pictures.step(table, seat, words, found, palette)
        text = "\n".join([*(told or []), f"**{found.question}**"])
        view = menu_view(replace(found, mark=fitting), words, undo=table.free_undo(seat))
        await answer(interaction, text, picture=picture, view=view)

    async def _ready(
        self, interaction: Interaction, table: Table, seat: int, words: Words, ready: Ready, told: list[str]
    ) -> None:
        """Played at once if it can be taken back freely; else its outcome is shown, and asked for once more."""
        tried = outcome(table, seat, [ready.act])
        if not tried.final:
            await self.commit(interaction, table, seat, words, [ready.act])
            return
        mark = await shortened(self.bot.store, ready.mark, interaction.user.id, self.bot.clock())
        events = tried.events
        if ready.spec.secret:  # with the last answer those of the others come out
            events = [event for event in events if event.seen_by(None) is None]
        happens = narration.narrated(events, seat, words)
        text = "\n".join([*told, *happens, f"**{words('menu-confirm')}**"])
        await answer(interaction, text, view=confirm_view(mark, words))

    async def _where(self, interaction: Interaction, table: Table, seat: int, words: Words) -> None:
        """Nothing is asked of the seat: where the table is now."""
        lines = narration.asked(table, table.owing, (), words) or [words("why-over")]
        palette = await self.bot.readers.palette(interaction.user.id)
        picture = await self.bot.pictures.board(table, seat, words, palette=palette)
        await answer(interaction, "\n".join([words("answer-nothing-owed"), *lines]), picture=picture)

    async def pressed(self, interaction: Interaction, mark: Mark, values: tuple[str, ...]) -> None:
        """A button or select of a match."""
        if mark.verb == "type":
            await interaction.response.send_modal(self._modal(interaction, mark))
            return
        await acknowledge(interaction)
        table, seat, words = await self.seated(interaction, mark.match)
        if table.row.status != "running":
            raise Illegal(Core.OVER)
        mark = await whole(self.bot.store, mark)
        try:
            await self._pressed(interaction, table, seat, words, mark, values)
        except Not as refused:
            if refused.why is not No.STALE:
                raise
            table = await self.bot.tables.get(mark.match)
            await self.show(interaction, table, seat, words, start(table), [words("why-stale")])

    async def _pressed(
        self,
        interaction: Interaction,
        table: Table,
        seat: int,
        words: Words,
        mark: Mark,
        values: tuple[str, ...],
    ) -> None:
        match mark.verb:
            case "go":
                told = [words("answer-moved-on")] if table.moved_on(seat, mark.ply) else []
                await self.show(interaction, table, seat, words, start(table), told)
            case "pick" if not mark.do:
                await self.show(interaction, table, seat, words, mark.but("pick", do=values[0]))
            case "pick" if len(values) > 1:
                await self._several(interaction, table, seat, words, mark, values)
            case "pick":
                picked = mark.but("pick", keys=(*mark.keys, *map(once, values)), page=0)
                await self.show(interaction, table, seat, words, picked)
            case "page":
                await self.show(interaction, table, seat, words, mark.but("pick"))
            case "put":
                act = _answer(table, mark)
                if seat not in table.state.may_act:  # the rule says it better than "not your turn"
                    table.game.rules.spec(act).rule(table.state.copy(), seat, act)
                await self.commit(interaction, table, seat, words, [act])
            case "ok":
                found = await asyncio.to_thread(menu, table, seat, words, mark.but("pick"))
                if not isinstance(found, Ready):
                    raise Not(No.STALE)
                await self.commit(interaction, table, seat, words, [found.act])

    async def _several(
        self,
        interaction: Interaction,
        table: Table,
        seat: int,
        words: Words,
        mark: Mark,
        values: tuple[str, ...],
    ) -> None:
        """The same one-field step answered several times at once: an entry each, all or nothing."""
        acts = []
        for value in map(once, values):
            found = await asyncio.to_thread(menu, table, seat, words, mark.but("pick", keys=(value,)))
            if not isinstance(found, Ready):
                raise Not(No.STALE)
            acts.append(found.act)
        await self.commit(interaction, table, seat, words, acts)

    def _modal(self, interaction: Interaction, mark: Mark, text: str = "") -> discord.ui.Modal:
        """Opens without touching the store; what is submitted is read in `submitted`, after any restart."""
        words = Words(self.bot.language_of(interaction))
        label = words("modal-label")
        if (table := self.bot.tables.known(interaction.channel_id or 0)) is not None and mark.do:
            label = _question(table, mark, words.within(table.game.name, table.people))
        modal = discord.ui.Modal(title=words("modal-title"), custom_id=str(mark.but("typed")), timeout=600)
        modal.add_item(
            discord.ui.TextInput(label=label[:45], custom_id="line", default=text or None, max_length=300)
        )
        return modal

    async def submitted(self, interaction: Interaction, mark: Mark, line: str) -> None:
        """Words typed into the text field: fields of the action that was being chosen, or a line of their own."""
        await acknowledge(interaction)
        mark = await whole(self.bot.store, mark)
        keys = [key for key in mark.keys if not key.endswith(GROWS)]
        words = " ".join([mark.do, *keys, line]) if mark.do else line
        await self.say(interaction, words, mark.match)

    async def undo(self, interaction: Interaction, table: Table, seat: int, words: Words, count: int) -> None:
        """Takes back one's own last actions; the table learns of it with the next post, or now if it was told."""
        if not table.free_undo(seat):
            raise Not(No.NOTHING_TO_UNDO)
        count = min(count, table.free_undo(seat))
        work = partial(_take_back, seat=seat, count=count, ply=table.ply)
        step = await self.bot.tables.change(table.id, work, interaction.id)
        self.bot.follow(step)
        if step.repeated:
            await answer(interaction, words("answer-repeated"))
            return
        await self.show(
            interaction, step.table, seat, words, start(step.table), [words("answer-undone", count=count)]
        )

    async def board(
        self, interaction: Interaction, table: Table, words: Words, overlay: str = "", seat: int | None = None
    ) -> Picture | None:
        palette = await self.bot.readers.palette(interaction.user.id)
        if overlay:
            return await self.bot.pictures.overlay(table, seat, words, overlay, palette)
        return await self.bot.pictures.board(table, seat, words, palette=palette)


def _question(table: Table, mark: Mark, words: Words) -> str:
    """What the field of an action that is being chosen asks."""
    fields = table.game.rules.specs[mark.do].fields
    chosen = sum(not key.endswith(GROWS) for key in mark.keys)
    return words(f"field-{mark.do}-{fields[min(chosen, len(fields) - 1)].name}.ask")


def _answer(table: Table, mark: Mark) -> Any:
    """The action of a button under a post, whether it is legal for who pressed it or not: the rules judge."""
    spec = table.game.rules.specs[mark.do]
    return spec.make(*spec.read(mark.keys, table.state))


def _play(draft: Draft, *, seat: int, acts: list[Any], ply: int) -> None:
    """What was chosen at `ply`; of two clicks at once the second finds the table moved on by the first."""
    if draft.table.stale(seat, ply):
        raise Not(No.STALE)
    for act in acts:
        try:
            draft.play(seat, act)
        except Illegal as refused:
            raise Unplayed(refused, draft.table.view(seat), act) from refused


def _take_back(draft: Draft, *, seat: int, count: int, ply: int) -> None:
    """Of two clicks at once the second takes nothing more back."""
    if draft.table.stale(seat, ply):
        raise Not(No.BUSY)
    draft.undo(seat, count)


def _given(spec: Spec, table: Table, seat: int) -> bool:
    """Whether an action without any option typed is complete: every field has one legal value."""
    return spec.open_to(table.state, seat) and len(spec.legal(table.state, seat)) == 1
