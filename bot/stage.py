"""Shows a step to the channel: narration, board, who is asked next. Sends what is due in the outbox, exactly once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Any

import discord
import msgspec

from bot import narration
from bot.marks import Mark
from bot.menu import start
from bot.pictures import Pictures
from bot.press import Press
from bot.refusals import Not
from bot.store import PostRow, Store
from bot.table import Table
from bot.tables import Tables
from bot.words import Words

SEARCHED = 50
"""How many of a channel's last messages are searched for a post whose sending was cut short."""
_log = logging.getLogger(__name__)


class Stage:
    """The only sender of public posts about a running match."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: Tables,
        pictures: Pictures,
        clock: Callable[[], float],
    ) -> None:
        self.client, self.store, self.tables, self.pictures, self.clock = (
            client,
            store,
            tables,
            pictures,
            clock,
        )
        self._locks: dict[str, asyncio.Lock] = {}

    async def deliver_due(self) -> None:
        """Everything that is still to be sent, for instance after a crash."""
        await self.deliver(await self.store.due_posts())

    async def deliver(self, rows: Sequence[PostRow]) -> None:
        """Sends posts in their order. A failure leaves a post due; the next look tries again."""
        for row in rows:
            async with self._locks.setdefault(row.match, asyncio.Lock()):
                try:
                    await self._deliver(row)
                except (discord.Forbidden, discord.NotFound) as error:
                    _log.warning("post %s of match %s dropped: %s", row.ply, row.match, error)
                    await self.store.drop_post(row.id, self.clock())
                except (TimeoutError, discord.HTTPException, OSError) as error:
                    _log.warning("post %s of match %s is still due: %s", row.ply, row.match, error)
                    return
                except Not as refused:
                    _log.error("post %s of match %s cannot be made: %s", row.ply, row.match, refused.why)
                    await self.store.drop_post(row.id, self.clock())

    async def _deliver(self, row: PostRow) -> None:
        now = await self.store.post(row.id)
        if now is None or now.state != "due":
            return
        channel = self.client.get_partial_messageable(row.channel)
        table = await self.tables.get(row.match)
        if row.kind == "edit":
            await self._edit(channel, table, now)
            return
        found = await self._found(channel, now) if now.tried else None
        if found is None:
            await self.store.count_try(now.id)
            found = await self._send(channel, table, now)
        await self.store.mark_sent(now.id, found, self.clock())
        await self._clear_before(channel, now)

    async def _send(self, channel: discord.PartialMessageable, table: Table, row: PostRow) -> int:
        words = Words(table.row.lang, table.game.name, table.people, bold=True)
        body = msgspec.json.decode(row.body)
        events = narration.told(table, body["told"])
        picture = await self.pictures.board(table, None, words, events)
        mention = [table.people.persons[seat].user for seat in body["mention"]]
        message = await channel.send(
            self.content(table, row, body, words),
            files=[picture.file()] if picture is not None else [],
            view=self.view(table, row, words),
            nonce=row.nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(user) for user in mention if user]
            ),
        )
        return message.id

    def content(self, table: Table, row: PostRow, body: dict[str, Any], words: Words) -> str:
        """The post's text: what happened, where everybody stands, who is asked."""
        happened = narration.lines(table, body["told"], words)
        if row.kind == "end":
            return narration.fitted([happened, narration.ending(table, words)])
        head = narration.opening(table, words) if row.kind == "start" else []
        asked = narration.asked(table, body["asked"], body["mention"], words)
        return narration.fitted([head, happened, narration.standing(table, words), asked])

    def view(self, table: Table, row: PostRow, words: Words) -> discord.ui.View:
        """The buttons under a post, bound to its match and ply."""
        view = discord.ui.View(timeout=None)

        def button(verb: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> None:
            view.add_item(Press(Mark(verb, row.match, row.ply), words(f"button-{verb}"), style))

        if row.kind == "end":
            button("rematch", discord.ButtonStyle.primary)
            return view
        button("go", discord.ButtonStyle.primary)
        if table.game.secrets:
            button("hand")
        button("moves")
        button("undo")
        for press in self._public(table, row, words):
            view.add_item(press)
        return view

    def _public(self, table: Table, row: PostRow, words: Words) -> list[Press]:
        """Buttons for what anybody of `may_act` may answer from the post itself; they never depend on a hand."""
        presses: list[Press] = []
        for spec in table.game.rules.specs.values():
            seat = next(
                (one for one in table.state.may_act if spec.public and spec.open_to(table.state, one)), None
            )
            if seat is None:
                continue
            for act in spec.legal(table.state, seat):
                mark = start(table, row.ply).but("put", do=spec.name, keys=spec.keys(act))
                labels = [
                    str(words.say(field.form.label(value, table.state)))
                    for field, value in zip(spec.fields, spec.values(act), strict=True)
                ]
                presses.append(Press(mark, " ".join([words(f"action-{spec.name}"), *labels])))
        return presses[:20]

    async def _edit(self, channel: discord.PartialMessageable, table: Table, row: PostRow) -> None:
        """The post that asks shrinks as people answer; if it cannot be edited, that must not matter."""
        last = await self.store.last_post(row.match, before=row.id)
        if last is not None and last.message is not None:
            words = Words(table.row.lang, table.game.name, table.people, bold=True)
            body = {**msgspec.json.decode(last.body), **msgspec.json.decode(row.body)}
            with contextlib.suppress(discord.HTTPException):
                await channel.get_partial_message(last.message).edit(
                    content=self.content(table, last, body, words),
                    allowed_mentions=discord.AllowedMentions.none(),
                )
        await self.store.mark_sent(row.id, None, self.clock())

    async def _found(self, channel: discord.PartialMessageable, row: PostRow) -> int | None:
        """The message of a post whose sending was cut short, known by the ids on its buttons."""
        wanted = f":{row.match}:{row.ply}"
        try:
            async for message in channel.history(limit=SEARCHED):
                if message.author.id == getattr(self.client.user, "id", None) and wanted in _button_ids(
                    message
                ):
                    return message.id
        except discord.Forbidden:
            _log.info("channel %s cannot be read back; the nonce alone guards its posts", row.channel)
        return None

    async def _clear_before(self, channel: discord.PartialMessageable, row: PostRow) -> None:
        """Takes the buttons off the message before; that may fail, and must not matter."""
        before = await self.store.last_post(row.match, before=row.id)
        if before is not None and before.message is not None:
            with contextlib.suppress(discord.HTTPException):
                await channel.get_partial_message(before.message).edit(view=None)


def _button_ids(message: discord.Message) -> set[str]:
    """The custom ids on a message, without their verbs."""
    found: set[str] = set()
    for row in message.components:
        for item in getattr(row, "children", ()):
            _, mark, rest = (getattr(item, "custom_id", None) or "").partition(":")
            found.add(mark + ":".join(rest.split(":")[:2]))
    return found
