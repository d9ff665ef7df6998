"""A move as its player makes it: from the command to the posted picture, through a simulated Discord."""

from __future__ import annotations

import asyncio
import logging
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

from bot.boards import board_of
from tests.benchmarks.control import Figure, Frugal
from tests.bot.harness import Club, club
from tests.bot.town import anything, turn

PLIES = (20, 140)
TIMES = 9
GAME = "carcassonne"
RNG = Frugal(1)


def figures() -> Iterator[Figure]:
    logging.disable(logging.INFO)
    board_of(GAME).warm()
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(measured(Path(folder)))


async def measured(folder: Path) -> list[Figure]:
    async with club(folder, Anna="en", Ben="en") as castle, castle.bot.store:
        match = (await castle.deal(GAME, "Anna", "Ben", seed="benchmark")).id
        lines: list[Figure] = []
        said = []
        for ply in PLIES:
            await skip(castle, match, ply)
            said.append(await median(castle, say))
            lines.append(Figure(f"/match say, a whole turn, at ply {ply}", said[-1], "ms of CPU", "< 60"))
            await skip(castle, match, ply)
            claims: list[float] = []
            placed = await median(castle, partial(place, claims=claims))
            lines.append(Figure(f"/{GAME} place at ply {ply}", placed, "ms of CPU", "< 60"))
            claimed = statistics.median(claims)
            lines.append(Figure(f"/{GAME} claim, with the post, at ply {ply}", claimed, "ms of CPU", "< 60"))
            shown = await median(castle, complete)
            lines.append(Figure(f"autocomplete at ply {ply}", shown, "ms of CPU", "< 10"))
        first, last = PLIES
        lines.append(
            Figure(f"a turn at ply {last} to one at ply {first}", said[1] / said[0], "times", "<= 1.3")
        )
        return lines


async def skip(castle: Club, match: str, ply: int) -> None:
    """Plays on to a turn's beginning without posting."""
    tables, store, rng = castle.bot.tables, castle.bot.store, Frugal(ply)
    while (table := await tables.get(match)).ply < ply or table.state.phase != "placing":
        await tables.change(match, partial(anything, rng=rng))
    for post in await store.due_posts(match):
        await store.drop_post(post.id, time.time())


async def median(castle: Club, do: Callable[[Club], Awaitable[float]]) -> float:
    """Milliseconds of CPU; the first times are for warming up."""
    return statistics.median([await do(castle) for _ in range(2 + TIMES)][2:])


async def cost(work: Awaitable[object]) -> float:
    began = time.process_time()
    await work
    return 1000 * (time.process_time() - began)


async def say(castle: Club) -> float:
    """A whole turn in one line, until the board is posted."""
    name, line = turn(await castle.table(), RNG)
    return await cost(castle.people[name].slash(castle.channel, "match say", line=line))


async def place(castle: Club, claims: list[float]) -> float:
    """The tile, with the close-up that asks for the follower; the follower, until the board is posted."""
    name, line = turn(await castle.table(), RNG)
    _, cell, turning, *rest = line.split()
    person, channel = castle.people[name], castle.channel
    spent = await cost(person.slash(channel, f"{GAME} place", cell=cell, rotation=turning))
    if rest:
        claims.append(await cost(person.slash(channel, f"{GAME} claim", segment=rest[1])))
    return spent


async def complete(castle: Club) -> float:
    """The legal cells, as they are offered while nothing is typed yet."""
    table = await castle.table()
    name = castle.name_of(table.owing[0], table)
    return await cost(castle.people[name].autocomplete(castle.channel, f"{GAME} place", "cell", ""))
