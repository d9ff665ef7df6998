"""A bot that is killed: the world stays, and the next bot finds it."""

from __future__ import annotations

from .process import BotProcess
from .server import FakeDiscord

TINY = "tests.fake.tiny_bot:create_bot"


async def test_a_killed_bot_leaves_its_posts_and_the_next_one_goes_on() -> None:
    async with FakeDiscord() as server:
        channel, anna = server.channel(server.guild()), server.user("Anna")
        async with BotProcess(server, bot=TINY) as bot:
            first = await anna.slash(channel, "game process")
            await anna.slash(channel, "game board", ply=7)
            await server.until(lambda: len(server.posted()) == 1)
            await bot.kill()

            server.interactions.seconds_to_answer = 0.2
            assert not (await anna.slash(channel, "game process")).answered
            server.interactions.seconds_to_answer = 3.0

            await bot.start()
            second = await anna.slash(channel, "game process")
            assert second.answered
            assert second.content != first.content
            pressed = await anna.click(server.posted()[0], "edit")
            assert pressed.content == "edited"
            assert server.gateway.identified == 2


async def test_two_bots_of_one_token_both_hear_and_one_may_answer() -> None:
    async with FakeDiscord() as server:
        channel, anna = server.channel(server.guild()), server.user("Anna")
        async with BotProcess(server, bot=TINY) as first, BotProcess(server, bot=TINY):
            assert server.gateway.live == 2
            replies = [await anna.slash(channel, "game process") for _ in range(5)]
            assert [len(reply.messages) for reply in replies] == [1] * 5
            await first.kill()
            assert (await anna.slash(channel, "game process")).answered


async def test_several_shards_each_hear_of_their_own_servers() -> None:
    async with FakeDiscord() as server:
        server.shards = 2
        channels = [server.channel(server.guild(f"Castle {number}")) for number in range(4)]
        anna = server.user("Anna")
        async with BotProcess(server, bot=TINY):
            for channel in channels:
                assert (await anna.slash(channel, "game process")).answered
