"""Shows a step to the channel: narration, board, who is asked next. Sends what is due in the outbox, exactly once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any
from weakref import WeakValueDictionary

import aiohttp
import discord
import msgspec

from bot import narration
from bot.marks import Mark
from bot.menu import start
from bot.pictures import Pictures
from bot.press import Press
from bot.rules.book import book_of
from bot.store import PostRow, Store, StoreFailed
from bot.table import Table
from bot.tables import Tables
from bot.words import Words

BUTTONS = 20
"""Answers to offers under a post; Discord takes 25 buttons, and five are our own."""
SEARCHED = 200
"""How many of a channel's messages are searched for a post whose sending was cut short."""
SKEW = 120.0
"""Seconds by which this machine's clock may be ahead of Discord's."""
PAUSES = (0.5, 2.0, 8.0)
"""Seconds before another try when a connection broke; after the last the post waits for `deliver_due`."""
SHUT = 600.0
"""Seconds for which a channel that takes no posts is left alone, unless somebody moves there."""
GIVEN_UP = 7 * 86_400.0
"""Age in seconds at which a post that its channel does not take is given up."""
PASSING = (discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError, StoreFailed)
LASTING = (400, 404, 413)
"""What Discord answers to what it will never take: wrong, gone, too large."""
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
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._shut: dict[str, float] = {}

    async def deliver_due(self) -> None:
        """Everything that is still to be sent, for instance after a crash; no match waits for another."""
        due = dict.fromkeys(row.match for row in await self.store.due_posts())
        now = self.clock()
        self._shut = {match: until for match, until in self._shut.items() if match in due and until > now}
        await asyncio.gather(*(self.deliver(match) for match in due if match not in self._shut))

    async def deliver(self, match: str) -> None:
        """Sends what is due of a match in its order. What cannot be sent stays due, and nothing overtakes it."""
        if (lock := self._locks.get(match)) is None:
            lock = self._locks[match] = asyncio.Lock()
        async with lock:
            for pause in (0.0, *PAUSES):
                await asyncio.sleep(pause)
                try:
                    await self._deliver_all(match)
                    return
                except Exception as fault:
                    _log.warning("a post of match %s is still due: %r", match, fault)
                    if self.client.is_closed():
                        return

    async def _deliver_all(self, match: str) -> None:
        """Raises what passes; what lasts is settled here."""
        for row in await self.store.due_posts(match):
            try:
                await self._deliver(row)
            except discord.Forbidden as refused:
                if self.clock() - row.at < GIVEN_UP:
                    _log.warning("the channel of match %s takes no posts: %s", match, refused)
                    self._shut[match] = self.clock() + SHUT
                    return
                await self._drop(row, refused)
            except Exception as fault:
                if self.client.is_closed() or passes(fault):
                    raise
                await self._drop(row, fault)

    async def _drop(self, row: PostRow, why: Exception) -> None:
        """A post that can never be sent: its channel is gone, or it cannot be made."""
        _log.error("post %s of match %s is dropped", row.ply, row.match, exc_info=why)
        await self.store.drop_post(row.id, self.clock())

    async def _deliver(self, row: PostRow) -> None:
        now = await self.store.post(row.id)
        if now is None or now.state != "due":
            return
        table = await self.tables.get(row.match)
        if table.row.status == "cancelled" and row.kind != "notice":
            await self.store.drop_post(row.id, self.clock())
            return
        channel = self.client.get_partial_messageable(row.channel)
        if row.kind == "edit":
            await self._edit(channel, table, now)
            return
        found = await self._found(channel, now) if now.tried else None
        if found is None:
            found = await self._send(channel, table, now)
        await self.store.mark_sent(now.id, found, self.clock())
        if row.kind != "notice":
            await self._clear_before(channel, now)

    async def _send(self, channel: discord.PartialMessageable, table: Table, row: PostRow) -> int:
        """Posts the table as it stood then; who has acted since is not called any more."""
        words = Words(table.row.lang, table.game.name, table.people, bold=True)
        body = msgspec.json.decode(row.body)
        then = await self.tables.at(row.match, row.ply)
        called = [seat for seat in body.get("mention", ()) if _still_asked(table, seat, row.ply)]
        content = self.content(then, row, {**body, "mention": called}, words)
        files = [] if row.kind == "notice" else await self._files(then, row, body, words)
        users = [table.people.persons[seat].user for seat in called]
        view = self.view(then, row, words)
        await self.store.count_try(row.id)
        message = await channel.send(
            content,
            files=files,
            view=view,
            nonce=row.nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(user) for user in users if user]
            ),
        )
        return message.id

    async def _files(
        self, table: Table, row: PostRow, body: dict[str, Any], words: Words
    ) -> list[discord.File]:
        """The board, and at the end the chart. What cannot be drawn must not keep anybody from being asked."""
        files: list[discord.File] = []
        try:
            board = await self.pictures.board(table, None, words, narration.told(table, body["told"]))
            files += [board.file()] if board is not None else []
        except Exception:
            _log.exception("the board of match %s cannot be drawn", table.id)
        try:
            if row.kind == "end":
                _, entries = await self.tables.history(row.match)
                points = await self.pictures.chart(table, entries, words)
                files += [points.file("chart.png")] if points is not None else []
        except Exception:
            _log.exception("the points of match %s cannot be drawn", table.id)
        return files

    def content(self, table: Table, row: PostRow, body: dict[str, Any], words: Words) -> str:
        """The post's text: what happened, where everybody stands, who is asked."""
        if row.kind == "notice":
            return words(body["key"], **body["facts"])
        happened = narration.lines(table, body["told"], words)
        if row.kind == "end":
            return narration.fitted([happened, narration.ending(table, words)])
        head = narration.opening(table, words) if row.kind == "start" else []
        asked = narration.asked(table, body["asked"], body["mention"], words)
        asked += narration.called(table, body.get("called", ()), words)
        return narration.fitted([head, happened, narration.standing(table, words), asked])

    def view(self, table: Table, row: PostRow, words: Words) -> discord.ui.View:
        """The buttons under a post, bound to its match and ply."""
        view = discord.ui.View(timeout=None)

        def button(verb: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> None:
            view.add_item(Press(Mark(verb, row.match, row.ply), words(f"button-{verb}"), style))

        sign = sign_of(row)
        style = discord.ButtonStyle.secondary if row.kind == "notice" else discord.ButtonStyle.primary
        view.add_item(Press(sign, words(f"button-{sign.verb}"), style))
        if row.kind in ("notice", "end"):
            return view
        if table.game.secrets:
            button("hand")
        button("moves")
        if book_of(table.game.name, words.lang) is not None:
            button("rules")
        button("undo")
        for press in self._public(table, row, words):
            view.add_item(press)
        return view

    def _public(self, table: Table, row: PostRow, words: Words) -> list[Press]:
        """Buttons for what anybody of `may_act` may answer from the post itself; they never depend on a hand."""
        presses: list[Press] = []
        for offer in list(table.offers())[:BUTTONS]:
            name, _, keys = offer.partition(":")
            spec = table.game.rules.specs[name]
            mark = start(table, row.ply).but("put", do=name, keys=tuple(keys.split(".")) if keys else ())
            values = spec.read(mark.keys, table.state)
            labels = [
                str(words.say(one.form.label(value, table.state)))
                for one, value in zip(spec.fields, values, strict=True)
            ]
            presses.append(Press(mark, " ".join([words(f"action-{name}"), *labels])))
        return presses

    async def _edit(self, channel: discord.PartialMessageable, table: Table, row: PostRow) -> None:
        """The post that asks shrinks as people answer; if it cannot be edited, that must not matter."""
        last = await self.store.last_post(row.match, before=row.id)
        if last is not None and last.message is not None:
            words = Words(table.row.lang, table.game.name, table.people, bold=True)
            body = {**msgspec.json.decode(last.body), **msgspec.json.decode(row.body)}
            await _if_possible(
                channel.get_partial_message(last.message).edit(
                    content=self.content(table, last, body, words),
                    view=self.view(table, last, words),
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            )
        await self.store.mark_sent(row.id, None, self.clock())

    async def _found(self, channel: discord.PartialMessageable, row: PostRow) -> int | None:
        """The message of a post whose sending was cut short, known by the first of its buttons."""
        wanted, me = str(sign_of(row)), self.client.user
        since = datetime.fromtimestamp(row.at - SKEW, UTC)
        try:
            async for message in channel.history(limit=SEARCHED, after=since):
                if me is not None and message.author.id == me.id and wanted in _button_ids(message):
                    return message.id
        except discord.Forbidden:
            _log.info("channel %s cannot be read back; the nonce alone guards its posts", row.channel)
        return None

    async def _clear_before(self, channel: discord.PartialMessageable, row: PostRow) -> None:
        """Takes the buttons off the message before; if its offers are over it says so. That may fail."""
        before = await self.store.last_post(row.match, before=row.id)
        if before is None or before.message is None:
            return
        edited = await self._offers_over(before, row)
        none = discord.AllowedMentions.none()
        message = channel.get_partial_message(before.message)
        await _if_possible(message.edit(view=None, allowed_mentions=none, **edited))

    async def _offers_over(self, before: PostRow, row: PostRow) -> dict[str, Any]:
        """The text of a post whose offers stand no longer; nothing where it had none, or the next one shows them."""
        body = msgspec.json.decode(before.body)
        if not body.get("offers") or msgspec.json.decode(row.body).get("offers"):
            return {}
        then = await self.tables.at(row.match, before.ply)
        words = Words(then.row.lang, then.game.name, then.people, bold=True)
        text = self.content(then, before, {**body, "asked": [], "called": ()}, words)
        return {"content": narration.fitted([[text, words("post-offers-over")]])}


def passes(fault: Exception) -> bool:
    """Whether a fault may be gone at the next try."""
    if isinstance(fault, discord.HTTPException):
        return fault.status not in LASTING
    return isinstance(fault, PASSING)


def sign_of(row: PostRow) -> Mark:
    """The button that this post alone has."""
    match row.kind:
        case "notice":
            return Mark("moves", row.match, row.ply, str(row.id))
        case "end":
            return Mark("rematch", row.match, row.ply)
    return Mark("go", row.match, row.ply)


def _still_asked(table: Table, seat: int, ply: int) -> bool:
    """Whether the seat still owes, or may still give, the answer that it was asked for at `ply`."""
    return seat in table.state.may_act and table.book.acted[seat] <= ply


async def _if_possible(edit: Awaitable[object]) -> None:
    """An older message that cannot be changed must not matter."""
    try:
        await edit
    except (discord.HTTPException, *PASSING) as fault:
        _log.info("an older message stays as it was: %s", fault)


def _button_ids(message: discord.Message) -> set[str]:
    return {
        item.custom_id or ""
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for item in row.children
    }
