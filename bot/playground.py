"""The same bot in a local browser page, with no token: one channel, three people to switch between."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import tempfile
from pathlib import Path
from typing import Any

from bot.app import Castlepost, create_bot
from bot.config import Config
from bot.pictures import warm
from engines.core.discover import discover

PEOPLE = ("Anna", "Ben", "민수")
LOCALE = {"en": "en-US", "ko": "ko"}
ZONE = {"en": "UTC", "ko": "Asia/Seoul"}
BEAT = 5.0
"""Seconds between two pushes of the simulated clock."""
PATIENCE = 60.0
"""Seconds that an action may take on a busy machine before the page gives it up."""
_log = logging.getLogger(__name__)


def require_loopback(host: str) -> None:
    """The page lets anybody act for anybody, so it is served to this machine alone."""
    if host != "localhost" and not ipaddress.ip_address(host).is_loopback:
        raise ValueError(f"the playground is served on loopback only, not on {host}")


class Locales:
    """The language of each person, which the simulation itself does not know."""

    def __init__(self, bot: Castlepost, guild: str) -> None:
        self.of_user: dict[int, str] = {}
        parsers: Any = bot._connection.parsers
        received = parsers["INTERACTION_CREATE"]

        def parse(data: dict[str, Any]) -> None:
            user = int((data.get("member") or data)["user"]["id"])
            received({**data, "locale": self.of_user.get(user, "en-US"), "guild_locale": guild})

        parsers["INTERACTION_CREATE"] = parse


def take_turns(page: Any) -> asyncio.Lock:
    """The simulation does one thing at a time: what is done on the page waits for the clock, and the clock for it."""
    turn = asyncio.Lock()
    act = page._action

    async def action(*args: Any) -> Any:
        async with turn:
            return await act(*args)

    page._action = action
    return turn


async def pump(env: Any, turn: asyncio.Lock) -> None:
    """Moves the simulated clock with the real one, so that loops and timeouts run."""
    import simcord

    loop = asyncio.get_running_loop()
    last = loop.time()
    while True:
        await asyncio.sleep(BEAT)
        async with turn:
            now = loop.time()
            with contextlib.suppress(simcord.SetupError, TimeoutError):  # the next beat makes up for it
                await env.advance_time(now - last)
                last = now


async def serve(
    config: Config,
    *,
    lang: str = "en",
    game: str = "",
    computers: int = 0,
    seed: str = "",
    host: str = "127.0.0.1",
) -> None:
    """Serves the page until it is interrupted; with `game`, a match of it is already dealt."""
    logging.getLogger("discord").setLevel(
        logging.ERROR
    )  # the simulation's probing clients warn of nothing real
    import simcord

    require_loopback(host)
    # The simulation waits for nothing longer than five seconds, and a first board may take longer.
    print("preparing the pictures ...", flush=True)
    await asyncio.to_thread(warm, [game] if game else discover())
    with tempfile.TemporaryDirectory(prefix="castlepost-") as folder:
        # The simulated world forgets everything and counts its ids anew, so the database must, too.
        changed = {"castlepost_data": Path(folder), "castlepost_language": lang}
        bot = create_bot(config.model_copy(update=changed))
        async with simcord.run(bot, check_errors=False, shard_count=1, settle_timeout=PATIENCE) as env:
            guild = env.create_guild()
            channel = guild.create_text_channel("castles")
            people = [guild.add_member(env.create_user(name)) for name in PEOPLE]
            locales = Locales(bot, LOCALE[lang])
            for person in people:
                locales.of_user[person.id] = LOCALE["ko" if person is people[-1] else lang]
            if game:
                await deal(bot, channel, people, game, lang, computers, seed)
            about = {"locale": LOCALE[lang], "timezone": ZONE[lang], "port": config.castlepost_port}
            try:
                async with env.preview(channel, viewers=people, layout="channel", **about) as page:
                    print(page.url, flush=True)
                    await pump(env, take_turns(page))
            finally:
                await bot.store.close()  # the simulation ends without closing its bot


async def deal(
    bot: Castlepost, channel: Any, people: list[Any], game: str, lang: str, computers: int, seed: str
) -> None:
    """A match with everybody seated, started as its host would; with computers, the host plays them alone."""
    from bot.store import SeatRow

    meta = bot.games[game].meta
    seated = people[: meta.seats[-1]] if not computers else people[:1]
    await people[0].slash(channel, "match new", game=game, language=lang, computers=computers)
    post = channel.last_message
    for person in seated[1:]:
        await person.click(post, custom_id=_id(post, "join"))
    if seed:
        row = await bot.store.match_in(channel.id)
        assert row is not None
        rows: list[SeatRow] = await bot.store.seats(row.id)
        await bot.store.save_lobby(_seeded(row, seed), rows)
    await people[0].click(channel.last_message, custom_id=_id(post, "begin"))


def _id(post: Any, verb: str) -> str:
    """The custom id of a lobby's button."""
    ids = [item.custom_id for row in post.components for item in row.children]
    return next(one for one in ids if one.startswith(f"{verb}:"))


def _seeded(row: Any, seed: str) -> Any:
    import dataclasses
    import hashlib

    return dataclasses.replace(row, seed=hashlib.sha256(seed.encode()).hexdigest()[:32])
