"""The bot is killed in the middle of moves, again and again: nothing acknowledged is lost, nothing is posted twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.bot.town import ANSWER, POST, Eye, Town, commands, town
from tests.fake.faults import Fault
from tests.fake.nursery import ForkedBot
from tests.fake.world import Channel

KILLS = 20
CALLS = (POST, POST, POST, ANSWER, ("POST", "/interactions/{id}/{token}/callback"))


async def play_on(eye: Eye, channel: Channel, rng: random.Random) -> None:
    """Turn after turn; most people wait for the board, some do not."""
    while True:
        await eye.play(channel, rng)
        if rng.random() < 0.8:
            await eye.told(channel=channel)


async def until_killed(
    here: Town, eye: Eye, bot: ForkedBot, channels: list[Channel], rng: random.Random
) -> None:
    """Everybody plays; something breaks on the way to Discord; then the bot dies."""
    players = [asyncio.create_task(play_on(eye, one, random.Random(rng.random()))) for one in channels]
    for _ in range(rng.randrange(3)):
        here.server.faults.plan(*rng.choice(CALLS), rng.choice((Fault.DROP, Fault.LOSE_REPLY)))
    calls = here.server.faults.calls
    enough = len(calls) + rng.randint(1, 20)
    await here.server.until(lambda: len(calls) >= enough, 60)
    await asyncio.sleep(rng.uniform(0, 0.03))
    await bot.kill()
    for player in players:
        player.cancel()
    ended = await asyncio.gather(*players, return_exceptions=True)
    assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended
    here.server.faults.clear()


async def killed(folder: Path, kills: int, seed: int) -> None:
    rng = random.Random(seed)
    async with town(folder, "people", "more people", "with a computer") as here, here.eye() as eye:
        channels = list(here.channels.values())
        async with ForkedBot(here.server, folder) as bot:
            matches = [await here.deal(one, "Anna", "Ben") for one in channels[:2]]
            matches.append(await here.deal(channels[2], "민수", computers=1))
            for _ in range(kills):
                await until_killed(here, eye, bot, channels, rng)
                await bot.start()
            await eye.told()
            for channel in channels:
                reply = await eye.play(channel, rng)
                assert "lays on" in reply.content, "the match goes on"
            await eye.told()
        said = commands(here.server)
        told = {reply.interaction.id for reply in said if "lays on" in reply.content}
        assert len(told) > kills, "enough was acknowledged to say anything"
        assert told <= eye.acknowledged(), "what was acknowledged is written"
        for match in matches:
            await eye.check(match)


async def test_twenty_kills(tmp_path: Path) -> None:
    await killed(tmp_path, KILLS, seed=1)


async def test_one_of_two_processes_is_killed_and_the_other_goes_on(tmp_path: Path) -> None:
    rng = random.Random(8)
    async with town(tmp_path, "people", "more people") as here, here.eye() as eye:
        channels = list(here.channels.values())
        async with ForkedBot(here.server, tmp_path) as one, ForkedBot(here.server, tmp_path) as other:
            matches = [await here.deal(channel, "Anna", "Ben") for channel in channels]
            for _ in range(6):
                await until_killed(here, eye, one, channels, rng)
                for channel in channels:
                    await eye.play(
                        channel, rng
                    )  # perhaps too late: the other may be busy with a turn already
                    assert "lays on" in (await eye.play(channel, rng)).content
                await one.start()
                one, other = other, one
            for match in matches:
                await eye.check(match)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 7))
async def test_many_kills(tmp_path: Path, seed: int) -> None:
    await killed(tmp_path, 2 * KILLS, seed)
