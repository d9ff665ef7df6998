"""What goes wrong around the bot: permissions, the disk, Discord itself. Nothing is lost, and nothing told twice."""

from __future__ import annotations

import asyncio
import dataclasses
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot import stage, tables
from bot.store.connection import on_thread
from bot.words import Words
from tests.bot.town import ANSWER, POST, Eye, NearBot, Town, town, turn
from tests.fake import Reply
from tests.fake.faults import Fault
from tests.fake.world import Channel, Message

pytestmark = pytest.mark.usefixtures("every_tenth_painted")
EN = Words("en")


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A post is tried twice in a moment, then left to the next look."""
    monkeypatch.setattr(stage, "PAUSES", (0.01,))


class Match:
    """A match of Anna and Ben in a town with a bot, and what is seen of it."""

    def __init__(self, here: Town, bot: NearBot, eye: Eye, id: str) -> None:
        self.here, self.bot, self.eye, self.id = here, bot, eye, id
        self.server, self.channel = here.server, here.channel()
        self.rng = random.Random(1)

    async def turn(self) -> Reply:
        """One turn, and all that follows from it."""
        reply = await self.eye.play(self.channel, self.rng)
        await self.quiet()
        return reply

    async def quiet(self) -> None:
        await self.server.until(lambda: not self.bot._following)

    async def ply(self) -> int:
        return (await self.eye.table(self.channel)).ply

    async def due(self) -> int:
        return len(await self.eye.store.due_posts(self.id))

    def posted(self) -> list[Message]:
        return self.server.posted(self.channel)

    def fail(self, fault: Fault, times: int = 1, **how: int) -> None:
        """The next posts meet with a fault."""
        self.server.faults.plan(*POST, fault, times=times, **how)

    async def check(self) -> None:
        await self.eye.check(self.id)


@asynccontextmanager
async def running(folder: Path, *channels: str) -> AsyncIterator[Match]:
    async with town(folder, "castles", *channels) as here, here.bot() as bot, here.eye() as eye:
        id = await here.deal(here.channel(), "Anna", "Ben")
        match = Match(here, bot, eye, id)
        await match.quiet()
        yield match


@pytest.mark.parametrize("missing", ["view_channel", "send_messages", "attach_files"])
async def test_without_a_permission_nothing_is_played_and_it_is_named(tmp_path: Path, missing: str) -> None:
    async with running(tmp_path) as match:
        before = await match.ply()
        await match.server.deny(match.channel, **{missing: True})
        reply = await match.turn()
        assert reply.message is not None
        assert reply.message.ephemeral
        assert EN(f"permission-{missing}") in reply.content
        assert await match.ply() == before
        await match.server.deny(match.channel)
        assert "lays on" in (await match.turn()).content
        await match.check()


async def test_a_permission_lost_between_move_and_post_holds_up_the_post_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as match:
        match.fail(Fault.STATUS, status=403, code=50013)
        assert "lays on" in (await match.turn()).content
        assert (await match.due(), len(match.posted())) == (1, 1)
        await match.bot._again()
        assert await match.due() == 1, "the channel is left alone for a while"
        assert "lays on" in (await match.turn()).content
        assert len(match.posted()) == 3
        assert not match.posted()[1].pinged, "who has moved meanwhile is not called"
        assert match.posted()[2].pinged
        await match.check()


async def test_a_channel_that_was_closed_for_a_while_gets_its_post_later(tmp_path: Path) -> None:
    async with running(tmp_path) as match:
        match.fail(Fault.STATUS, status=403, code=50013)
        await match.turn()
        now = match.bot.stage.clock()
        match.bot.stage.clock = lambda: now + stage.SHUT + 1
        await match.bot._again()
        assert match.posted()[-1].pinged
        await match.check()


async def test_a_channel_that_stays_closed_is_given_up_at_last(tmp_path: Path) -> None:
    async with running(tmp_path) as match:
        match.fail(Fault.STATUS, times=2, status=403, code=50001)
        await match.turn()
        now = match.bot.stage.clock()
        match.bot.stage.clock = lambda: now + stage.GIVEN_UP
        await match.bot._again()
        assert (await match.due(), len(match.posted())) == (0, 1)
        await match.turn()
        assert len(match.posted()) == 2


async def test_a_channel_that_is_gone_takes_its_posts_with_it(tmp_path: Path) -> None:
    async with running(tmp_path) as match:
        match.fail(Fault.STATUS, status=404, code=10003)
        await match.turn()
        assert (await match.due(), len(match.posted())) == (0, 1)


async def test_a_full_disk_changes_nothing_and_says_so(tmp_path: Path) -> None:
    async with running(tmp_path, "other") as match:
        pages = await limited(match.bot, 0)
        await limited(match.bot, pages)
        before, reply = await match.ply(), await match.turn()
        while "lays on" in reply.content:
            before, reply = await match.ply(), await match.turn()
        assert reply.message is not None
        assert reply.message.ephemeral
        assert reply.content == EN("why-disk_full")
        assert await match.ply() == before
        await limited(match.bot, 1_000_000)
        assert "lays on" in (await match.turn()).content
        await match.bot._again()
        await match.check()


async def limited(bot: NearBot, pages: int) -> int:
    """How many pages the file may have from now on; 0 leaves it and tells how many it has."""
    pragma = f"PRAGMA max_page_count = {pages}" if pages else "PRAGMA page_count"
    return (await on_thread(bot.store._writing, lambda db: db.execute(pragma).fetchone()))[0]


async def test_a_connection_that_breaks_is_tried_again_at_once(tmp_path: Path) -> None:
    async with running(tmp_path) as match:
        match.fail(Fault.DROP)
        await match.turn()
        assert len(match.posted()) == 2
        await match.check()


async def test_a_post_whose_answer_was_lost_is_found_by_its_buttons(tmp_path: Path) -> None:
    async with running(tmp_path) as match:
        match.server.messages.nonce_seconds = 0
        for _ in range(3):
            match.fail(Fault.LOSE_REPLY)
            await match.turn()
        assert len(match.posted()) == 4
        await match.check()


async def test_where_messages_cannot_be_read_the_nonce_guards(tmp_path: Path) -> None:
    async with running(tmp_path) as match:
        await match.server.deny(match.channel, read_message_history=True)
        match.fail(Fault.LOSE_REPLY)
        await match.turn()
        assert len(match.posted()) == 2
        await match.check()


async def test_a_vote_at_the_same_ply_is_not_taken_for_the_post(tmp_path: Path) -> None:
    async with running(tmp_path) as match:
        await match.turn()
        match.server.messages.nonce_seconds = 0
        match.fail(Fault.DROP, times=2)
        await match.turn()
        asked = await match.here.people["Ben"].slash(match.channel, "match cancel")
        vote = await asked.settled()
        assert vote is not None
        assert f"agree:{match.id}:{await match.ply()}" in vote.custom_ids
        await match.bot._again()
        await match.check()


@pytest.mark.parametrize("status", [500, 429, 503])
async def test_a_fault_of_discord_delays_a_post_and_keeps_the_order(tmp_path: Path, status: int) -> None:
    async with running(tmp_path) as match:
        match.fail(Fault.STATUS, status=status)
        first = await match.eye.play(match.channel, match.rng)
        second = await match.eye.play(match.channel, match.rng)
        assert ("lays on" in first.content, "lays on" in second.content) == (True, True)
        await match.quiet()
        assert len(match.posted()) == 3
        await match.check()


async def test_nothing_overtakes_a_post_that_could_not_be_sent(tmp_path: Path) -> None:
    async with running(tmp_path) as match:
        match.fail(Fault.DROP, times=3)
        await match.turn()
        assert await match.due() == 1
        await match.turn()
        assert await match.due() == 0
        first, second = match.posted()[1:]
        assert not first.pinged
        assert len(second.pinged) == 1
        assert first.custom_ids == []
        await match.check()


async def test_a_late_post_shows_the_table_as_it_was(tmp_path: Path) -> None:
    async with running(tmp_path) as match:
        match.fail(Fault.DROP, times=2)
        await match.turn()
        late = await match.eye.table(match.channel)
        match.fail(Fault.DROP, times=2)
        await match.turn()
        await match.bot._again()
        words = Words("en", "carcassonne", late.people, bold=True)
        told = [str(words.say(line)) for line in late.game.status(late.view(None))]
        assert all(line in match.posted()[1].content for line in told)
        assert not all(line in match.posted()[2].content for line in told)
        await match.check()


async def test_a_match_that_cannot_be_told_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, "other") as match:
        match.fail(Fault.DROP, times=2)
        await match.turn()
        other = match.here.channel("other")
        second = await match.here.deal(other, "민수", "지우")
        await match.quiet()
        match.fail(Fault.DROP, times=2)
        await match.eye.play(other, match.rng)
        await match.quiet()
        deliver = match.bot.stage._deliver

        async def stuck(row: Any) -> None:
            if row.match == match.id:
                raise ConnectionError
            await deliver(row)

        monkeypatch.setattr(match.bot.stage, "_deliver", stuck)
        await match.bot._again()
        assert await match.due() == 1
        await match.eye.check(second)


async def test_a_board_that_cannot_be_drawn_keeps_nobody_from_being_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as match:

        async def broken(*_: Any) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(match.bot.pictures, "board", broken)
        await match.turn()
        assert match.posted()[-1].pinged
        assert match.posted()[-1].pictures == []
        await match.check()


async def test_a_post_that_cannot_be_made_does_not_stop_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as match:
        content = match.bot.stage.content
        monkeypatch.setattr(match.bot.stage, "content", lambda *_: "x" * 3000)
        await match.turn()
        assert (await match.due(), len(match.posted())) == (0, 1)
        monkeypatch.setattr(match.bot.stage, "content", content)
        await match.turn()
        assert len(match.posted()) == 2


async def test_posts_of_a_match_that_was_called_off_are_not_made(tmp_path: Path) -> None:
    async with running(tmp_path) as match:
        match.fail(Fault.DROP, times=2)
        await match.turn()
        await match.bot.tables.cancel(match.id)
        await match.bot._again()
        assert (await match.due(), len(match.posted())) == (0, 1)


async def test_an_answer_that_is_lost_does_not_say_that_nothing_was_done(tmp_path: Path) -> None:
    async with running(tmp_path) as match:
        before = await match.ply()
        match.server.faults.plan(*ANSWER, Fault.DROP)
        reply = await match.turn()
        assert reply.content == EN("why-lost")
        assert await match.ply() > before
        await match.check()


async def test_a_lobby_whose_post_was_lost_is_shown_again(tmp_path: Path) -> None:
    async with town(tmp_path) as here, here.bot():
        here.server.faults.plan(*ANSWER, Fault.DROP)
        options = {"game": "carcassonne", "language": "en"}
        lost = await here.people["Anna"].slash(here.channel(), "match new", **options)
        await here.server.until(lambda: lost.content == EN("why-lost"))
        reply = await here.people["Ben"].slash(here.channel(), "match new", **options)
        lobby = await reply.settled()
        assert lobby is not None
        assert "Anna" in lobby.content
        await here.press("Ben", lobby, "join")
        await here.press("Anna", lobby, "begin")
        await here.server.until(lambda: bool(here.server.posted(here.channel())))
        again = await here.people["Ben"].slash(here.channel(), "match new", **options)
        await here.server.until(lambda: "https://discord.com/channels/" in again.content)
        assert again.message is not None
        assert again.message.ephemeral


async def test_a_match_begins_even_if_its_lobby_cannot_be_closed(tmp_path: Path) -> None:
    async with town(tmp_path) as here, here.bot() as bot:
        lobby = await here.lobby(here.channel(), "Anna", "Ben")
        here.server.faults.plan(*ANSWER, Fault.DROP)
        await here.press("Anna", lobby, "begin")
        await here.server.until(lambda: not bot._following)
        assert len(here.server.posted(here.channel())) == 1
        reply = await here.press("Ben", lobby, "begin")
        assert reply.content == EN("why-lobby_started")


async def test_a_button_that_could_not_be_taken_away_tells_where_the_table_is(tmp_path: Path) -> None:
    async with running(tmp_path) as match:
        match.server.faults.plan("PATCH", "/channels/{channel}/messages/{message}", Fault.STATUS, status=403)
        first, table = match.posted()[0], await match.eye.table(match.channel)
        name = table.people.persons[table.owing[0]].name
        await match.turn()
        assert first.custom_ids
        reply = await match.here.press(name, first, "go")
        assert EN("answer-nothing-owed") in reply.content
        await match.turn()
        reply = await match.here.press(name, first, "go")
        assert EN("answer-moved-on") in reply.content


async def test_a_match_whose_computer_fails_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, "castles", "other") as here, here.eye() as eye:
        async with here.bot():
            matches = [await here.deal(one, "Anna", computers=1) for one in here.channels.values()]
        computers_turn = [await eye.skip(one, computer_owes, random.Random(1)) for one in matches]
        assert len(computers_turn) == 2
        async with here.bot() as bot:
            choose = tables._chosen

            def broken(table: Any, seat: int) -> Any:
                if table.id == matches[0]:
                    raise ZeroDivisionError
                return choose(table, seat)

            monkeypatch.setattr(tables, "_chosen", broken)
            await bot.tables.catch_up()
            assert computer_owes(await eye.tables.get(matches[0]))
            assert not computer_owes(await eye.tables.get(matches[1]))
            monkeypatch.setattr(tables, "_chosen", choose)
            await bot.tables.go_on()
            assert not computer_owes(await eye.tables.get(matches[0]))


def computer_owes(table: Any) -> bool:
    return any(table.people.is_computer(seat) for seat in table.owing)


async def test_a_connection_to_the_gateway_that_breaks_is_taken_up_again(tmp_path: Path) -> None:
    async with running(tmp_path) as match:
        for _ in range(3):
            await match.server.gateway.drop()
            assert "lays on" in (await match.turn()).content
        await match.check()


async def test_one_who_resigns_is_replaced_and_the_table_is_told_once(tmp_path: Path) -> None:
    async with running(tmp_path) as match:
        asked = await match.here.people["Ben"].slash(match.channel, "match resign")
        sure = await asked.settled()
        assert sure is not None
        match.fail(Fault.LOSE_REPLY)
        match.server.messages.nonce_seconds = 0
        replies = await asyncio.gather(*(match.here.press("Ben", sure, "resign") for _ in range(2)))
        await match.quiet()
        said = [reply.content for reply in replies]
        assert EN("answer-done") in said
        told = [one for one in match.posted() if "resigns" in one.content]
        assert len(told) == 1
        assert "Castor" in told[0].content
        await match.check()


async def test_the_last_person_resigns_and_the_match_is_called_off(tmp_path: Path) -> None:
    async with town(tmp_path) as here, here.bot() as bot:
        channel = here.channel()
        await here.deal(channel, "Anna", computers=1)
        asked = await here.people["Anna"].slash(channel, "match resign")
        sure = await asked.settled()
        assert sure is not None
        await here.press("Anna", sure, "resign")
        await here.server.until(lambda: not bot._following)
        assert "nobody is left to play" in here.server.posted(channel)[-1].content
        reply = await here.say("Anna", channel, "N12")
        assert reply.content == EN("why-no_match")


@asynccontextmanager
async def under_older_rules(folder: Path, version: int = 2) -> AsyncIterator[tuple[Town, Channel, str]]:
    """A match was begun and played on; then the bot was updated to rules of another version."""
    async with town(folder) as here:
        channel = here.channel()
        async with here.bot() as bot:
            match = await here.deal(channel, "Anna", "Ben")
            name, line = turn(await bot.tables.get(match), random.Random(1))
            await here.say(name, channel, line)
            await here.server.until(lambda: not bot._following)
        yield here, channel, match


async def test_a_match_of_older_rules_goes_on_and_its_table_is_told_once(tmp_path: Path) -> None:
    async with under_older_rules(tmp_path) as (here, channel, match):
        for _ in range(2):
            async with here.bot() as bot:
                newer(bot, 2)
                await bot._again()
                name, line = turn(await bot.tables.get(match), random.Random(2))
                assert "lays on" in (await here.say(name, channel, line)).content
                await here.server.until(lambda: not bot._following)
                row = await bot.store.match(match)
                assert row is not None
                assert row.rules == 2
                told = [one for one in here.server.posted(channel) if EN("notice-rules") in one.content]
                assert len(told) == 1
                assert not told[0].pinged
                assert (await here.press("Anna", told[0], "moves")).content


async def test_rules_that_cannot_replay_the_log_go_on_from_the_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with under_older_rules(tmp_path) as (here, channel, match), here.bot() as bot:
        newer(bot, 2)

        def illegal(*_: Any) -> Any:
            raise ValueError("no such place")

        monkeypatch.setattr("engines.core.log.replay", illegal)
        here.server.faults.plan(*POST, Fault.DROP, times=4)
        for seed in (2, 3):
            name, line = turn(await bot.tables.get(match), random.Random(seed))
            assert "lays on" in (await here.say(name, channel, line)).content
            await here.server.until(lambda: not bot._following)
        await bot._again()
        assert not await bot.store.due_posts(match)


async def test_a_log_that_newer_rules_cannot_replay_is_told_as_far_as_they_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with under_older_rules(tmp_path) as (here, channel, _), here.bot() as bot:
        newer(bot, 2)
        game = bot.games["carcassonne"]
        play, plies = game.play, iter(range(100))

        def illegal(state: Any, seat: int, act: Any) -> Any:
            if next(plies) >= 3:
                raise ValueError("no such place")
            return play(state, seat, act)

        monkeypatch.setitem(vars(game), "play", illegal)
        reply = await here.people["Anna"].slash(channel, "match log")
        await reply.settled()
        first, *_, last = reply.content.splitlines()
        assert first.startswith("`1`")
        assert last == EN("log-older")


def newer(bot: NearBot, version: int) -> None:
    """The bot's Carcassonne, after a correction of its rules."""
    game = bot.games["carcassonne"]
    bot.games["carcassonne"] = dataclasses.replace(game, meta=dataclasses.replace(game.meta, version=version))
    bot.tables._tables.clear()
