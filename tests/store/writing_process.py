"""Plays on in many matches and says what was acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
import sys

from bot.store import Store

from .deal import move, running

MATCHES = 16


async def play(store: Store, channel: int) -> None:
    found = await store.match_in(channel)
    match = found.id if found else await running(store, channel)
    while True:
        ply = await store.last_ply(match) + 1
        await move(store, match, ply, interaction=channel * 1_000_000 + ply)
        print(match, ply, flush=True)


async def main() -> None:
    async with await Store.open(sys.argv[1]) as store:
        await asyncio.gather(*(play(store, channel) for channel in range(1, MATCHES + 1)))


asyncio.run(main())
