"""The fake server, by a small bot: what Discord grants, what it refuses, and what a crash leaves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass

import discord
import pytest
import pytest_asyncio
from discord.ext import commands

from .faults import Fault
from .pointing import TOKEN, point_discord_at
from .server import FakeDiscord
from .tiny_bot import Board, create_bot
from .user import FakeUser
from .world import Channel, Message

POST = ("POST", "/channels/{channel}/messages")
pytestmark = pytest.mark.asyncio(loop_scope="module")


@dataclass
class Scene:
    server: FakeDiscord
    channel: Channel
    bot: commands.AutoShardedBot

    async def seen(self) -> discord.TextChannel:
        """The channel as the bot knows it."""
        await self.server.until(lambda: self.bot.get_channel(self.channel.id) is not None)
        found = self.bot.get_channel(self.channel.id)
        assert isinstance(found, discord.TextChannel)
        return found


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running() -> AsyncIterator[tuple[FakeDiscord, commands.AutoShardedBot]]:
    async with FakeDiscord() as server:
        guild = server.guild()
        server.channel(guild)
        point_discord_at(server.port)
        bot = create_bot()
        task = asyncio.create_task(bot.start(TOKEN))
        await server.online()
        yield server, bot
        await bot.close()
        with suppress(asyncio.CancelledError):
            await task


@pytest_asyncio.fixture(loop_scope="module")
async def scene(running: tuple[FakeDiscord, commands.AutoShardedBot]) -> Scene:
    """A channel of its own for each test."""
    server, bot = running
    server.faults.clear()
    guild = next(iter(server.world.guilds.values()))
    return Scene(server, await server.open_channel(guild), bot)


async def test_a_command_is_deferred_and_then_answered_with_a_file_that_only_its_user_sees(
    scene: Scene,
) -> None:
    minsu = scene.server.user("민수", "ko")
    reply = await minsu.slash(scene.channel, "game place", cell="B3")
    assert reply.kind == 5
    message = await reply.settled()
    assert message is not None
    assert message.content == "B3 in ko"
    assert message.reader == minsu.id
    assert message.pictures == [b"hand.png"]
    assert message.payload["attachments"][0]["description"] == "a board"


async def test_autocompletion_offers_what_fits_what_is_typed(scene: Scene) -> None:
    anna = scene.server.user("Anna")
    reply = await anna.autocomplete(scene.channel, "game place", "cell", "b")
    assert [choice["value"] for choice in reply.choices] == [f"B{row}" for row in range(1, 10)]


async def test_buttons_menus_and_forms(scene: Scene) -> None:
    anna, ben = scene.server.user("Anna"), scene.server.user("Ben")
    board = await board_at(scene, anna, 2)
    assert board.pinged == {anna.id}
    picked = await ben.select(board, "pick", ["x", "z"])
    assert picked.content == "picked ['x', 'z']"
    form = await ben.click(board, "note")
    assert form.modal is not None
    noted = await ben.submit_modal(form, {"text": "메모"})
    assert noted.content == "noted: 메모"
    edited = await ben.click(board, "edit")
    assert edited.message is board
    assert board.content == "edited"
    assert board.pictures == [b"second.png"]


async def test_a_person_can_do_no_more_than_a_client_would_let_them(scene: Scene) -> None:
    anna = scene.server.user("Anna")
    with pytest.raises(LookupError):
        await anna.slash(scene.channel, "game fly")
    with pytest.raises(ValueError, match="cell"):
        await anna.slash(scene.channel, "game place")
    shown = await anna.slash(scene.channel, "game process")
    assert shown.message is not None
    with pytest.raises(LookupError):
        await anna.click(shown.message, "edit")


async def test_a_second_acknowledgement_is_refused(scene: Scene) -> None:
    anna = scene.server.user("Anna")
    reply = await anna.click(await board_at(scene, anna, 3), "twice")
    await reply.settled()
    assert reply.content == "refused 40060"


async def test_an_answer_after_the_time_is_refused(scene: Scene) -> None:
    anna, before = scene.server.user("Anna"), len(scene.server.posted())
    scene.server.interactions.seconds_to_answer = 0.2
    try:
        reply = await anna.slash(scene.channel, "game late")
        assert not reply.answered
        assert (await newest(scene, before + 1)).content == "late 10062"
    finally:
        scene.server.interactions.seconds_to_answer = 3.0


async def test_what_does_not_fit_is_refused_and_may_be_answered_again(scene: Scene) -> None:
    reply = await scene.server.user("Anna").slash(scene.channel, "game long")
    assert reply.content == "refused 50035"


async def test_one_nonce_makes_one_message(scene: Scene) -> None:
    anna = scene.server.user("Anna")
    for _ in range(3):
        await anna.slash(scene.channel, "game board", ply=10)
        await asyncio.sleep(0.1)
    tally = scene.server.tally()["abcde", 10]
    assert (tally.posts, tally.pings[anna.id]) == (1, 1)


async def test_a_lost_answer_leaves_the_message_standing_and_its_nonce_known(scene: Scene) -> None:
    anna = scene.server.user("Anna")
    scene.server.faults.plan(*POST, Fault.LOSE_REPLY)
    reply = await anna.slash(scene.channel, "game board", ply=11)
    await scene.server.until(lambda: reply.content.startswith("failed"))
    assert scene.server.tally()["abcde", 11].posts == 1
    await anna.slash(scene.channel, "game board", ply=11)
    await asyncio.sleep(0.1)
    assert scene.server.tally()["abcde", 11].posts == 1


async def test_a_dropped_call_does_nothing(scene: Scene) -> None:
    scene.server.faults.plan(*POST, Fault.DROP)
    reply = await scene.server.user("Anna").slash(scene.channel, "game board", ply=12)
    await scene.server.until(lambda: reply.content.startswith("failed"))
    assert ("abcde", 12) not in scene.server.tally()


async def test_a_failing_call_is_tried_again_by_discord_py(scene: Scene) -> None:
    scene.server.faults.plan(*POST, Fault.STATUS, status=502)
    await scene.server.user("Anna").slash(scene.channel, "game board", ply=13)
    await scene.server.until(lambda: ("abcde", 13) in scene.server.tally())


async def test_without_permission_nothing_is_posted(scene: Scene) -> None:
    anna = scene.server.user("Anna")
    await scene.server.deny(scene.channel, send_messages=True)
    reply = await anna.slash(scene.channel, "game board", ply=14)
    await scene.server.until(lambda: reply.content.startswith("failed"))
    assert reply.content == "failed Forbidden 50013"
    assert scene.server.posted(scene.channel) == []


async def test_a_rate_limit_is_waited_for_by_discord_py(scene: Scene) -> None:
    scene.server.faults.plan(*POST, Fault.STATUS, status=429)
    await scene.server.user("Anna").slash(scene.channel, "game board", ply=15)
    await scene.server.until(lambda: ("abcde", 15) in scene.server.tally())


async def test_the_history_is_told_newest_first(scene: Scene) -> None:
    seen = await scene.seen()
    sent = [await seen.send(f"post {number}") for number in range(5)]
    assert [one.content async for one in seen.history(limit=2)] == ["post 4", "post 3"]
    older = [one.id async for one in seen.history(before=sent[2])]
    assert older == [sent[1].id, sent[0].id]
    newer = [one.id async for one in seen.history(after=sent[2], oldest_first=True)]
    assert newer == [sent[3].id, sent[4].id]


async def test_who_may_not_read_the_history_is_told_nothing(scene: Scene) -> None:
    seen = await scene.seen()
    sent = await seen.send("post")
    await scene.server.deny(scene.channel, read_message_history=True)
    assert [one async for one in seen.history()] == []
    with pytest.raises(discord.Forbidden):
        await seen.fetch_message(sent.id)


async def test_messages_are_fetched_edited_and_deleted(scene: Scene) -> None:
    seen = await scene.seen()
    sent = await seen.send("<@1> and <@2>", allowed_mentions=discord.AllowedMentions.none())
    await seen.get_partial_message(sent.id).edit(content="<@1>", view=Board(9))
    assert (await seen.fetch_message(sent.id)).content == "<@1>"
    kept = scene.server.posted(scene.channel)[0]
    assert kept.pinged == set()
    assert kept.labelled("Your move") == "m:abcde:9:move"
    await sent.delete()
    with pytest.raises(discord.NotFound):
        await seen.fetch_message(sent.id)
    assert scene.server.posted(scene.channel) == [kept]


async def test_private_messages_may_be_closed(scene: Scene) -> None:
    anna, ben = scene.server.user("Anna"), scene.server.user("Ben")
    await (await scene.bot.fetch_user(anna.id)).send("your turn")
    assert [one.content for one in scene.server.posted(scene.server.world.private_channel(anna.user))] == [
        "your turn"
    ]
    ben.user.takes_dms = False
    with pytest.raises(discord.Forbidden) as refused:
        await (await scene.bot.fetch_user(ben.id)).send("your turn")
    assert refused.value.code == 50007


async def test_an_interaction_told_twice_is_answered_once(scene: Scene) -> None:
    reply = await scene.server.user("Anna").slash(scene.channel, "game process")
    await scene.server.interactions.tell(reply.interaction)
    await asyncio.sleep(0.1)
    assert len(reply.messages) == 1


async def test_a_broken_connection_is_resumed_and_nothing_is_missed(scene: Scene) -> None:
    anna, identified = scene.server.user("Anna"), scene.server.gateway.identified
    await scene.server.gateway.drop()
    reply = await anna.slash(scene.channel, "game process")
    assert reply.answered
    assert scene.server.gateway.identified == identified


async def test_fifty_people_at_once(scene: Scene) -> None:
    people = [scene.server.user(f"Anna {number}", "ko") for number in range(50)]
    replies = await asyncio.gather(*(one.slash(scene.channel, "game place", cell="A1") for one in people))
    messages = await asyncio.gather(*(reply.settled() for reply in replies))
    assert [message.reader for message in messages if message] == [one.id for one in people]


async def board_at(scene: Scene, user: FakeUser, ply: int) -> Message:
    before = len(scene.server.posted())
    await user.slash(scene.channel, "game board", ply=ply)
    return await newest(scene, before + 1)


async def newest(scene: Scene, at_least: int) -> Message:
    await scene.server.until(lambda: len(scene.server.posted()) >= at_least)
    return scene.server.posted()[-1]
