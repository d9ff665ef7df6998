"""The fake server as a whole: start it, populate it, break it, look at what was posted."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import discord
from aiohttp import web

from .faults import Fault, Faults, Planned
from .gateway import Gateway
from .interactions import Interactions
from .limits import ApiError
from .messages import Messages
from .routes import add_routes, as_json
from .user import FakeUser
from .world import EVERYTHING, Channel, Guild, Message, User, World

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
API = "/api/v10"
BUTTON_OF = r"^[a-z]+:(?P<match>[0-9a-z]+):(?P<ply>\d+)"  # a custom id that tells its match and ply


@dataclass
class Tally:
    """How often a ply was posted, and who was pinged for it how often."""

    posts: int = 0
    pings: Counter[int] = field(default_factory=Counter)


class FakeDiscord:
    """Keeps its world for as long as it runs, whatever happens to the bots that connect to it."""

    def __init__(self) -> None:
        self.world = World()
        self.faults = Faults()
        self.gateway = Gateway(self.world)
        self.messages = Messages(self.world, self.gateway, "")
        self.interactions = Interactions(self.world, self.gateway, self.messages)
        self.broken: list[Exception] = []
        self.shards = 1
        self.port = 0

    async def start(self, port: int = 0) -> FakeDiscord:
        """Listens on the loopback; on a free port if none is given."""
        app = web.Application(client_max_size=64 * 2**20, middlewares=[self.answer])
        app.router.add_get("/gateway", self.gateway.serve)
        add_routes(app, API, self)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        self.port = self._runner.addresses[0][1]
        self.messages.origin = f"http://127.0.0.1:{self.port}"
        return self

    async def stop(self) -> None:
        await self.gateway.drop()
        await self._runner.cleanup()

    async def __aenter__(self) -> FakeDiscord:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()
        assert not self.broken, f"the fake server itself failed: {self.broken[0]!r}"

    @web.middleware
    async def answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Planned faults come first (or last); an ApiError becomes Discord's answer."""
        resource = request.match_info.route.resource
        route = (resource.canonical if resource else request.path).removeprefix(API)
        planned = self.faults.next(request.method, route)
        fault = planned and planned.fault
        if fault is Fault.DROP:
            return hang_up(request)
        if planned and fault is Fault.STATUS:
            return planned_answer(planned)
        try:
            response = await handler(request)
        except ApiError as refused:
            response = as_json(refused.body, refused.status)
        except Exception as failure:  # a route that is missing, a mistake here, or the bot has died meanwhile
            if request.transport is not None and not request.transport.is_closing():
                self.broken.append(failure)
            response = as_json({"code": 0, "message": f"{request.method} {route}: {failure!r}"}, 501)
        return hang_up(request) if fault is Fault.LOSE_REPLY else response

    def guild(self, name: str = "Castle", locale: str = "ko") -> Guild:
        """A server of its own; to be made before the bot comes."""
        made = Guild(self.world.ids.new(), name, locale, owner=self.world.ids.new())
        self.world.guilds[made.id] = made
        return made

    def channel(self, guild: Guild, name: str = "play") -> Channel:
        made = Channel(self.world.ids.new(), guild.id, name)
        self.world.channels[made.id] = made
        return made

    def user(self, name: str, locale: str = "en-US") -> FakeUser:
        """Somebody who is in every server and may use every channel."""
        made = User(self.world.ids.new(), name, locale)
        self.world.users[made.id] = made
        return FakeUser(made, self.world, self.interactions)

    async def open_channel(self, guild: Guild, name: str = "play") -> Channel:
        """A channel made while bots are there, and told to them."""
        made = self.channel(guild, name)
        await self.gateway.tell(guild.id, "CHANNEL_CREATE", made.payload(self.world.bot.id))
        return made

    async def deny(self, channel: Channel, **permissions: bool) -> None:
        """What the bot may not do in the channel from now on: `deny(channel, send_messages=True)`."""
        channel.allowed = EVERYTHING & ~discord.Permissions(**permissions)
        await self.gateway.tell(channel.guild, "CHANNEL_UPDATE", channel.payload(self.world.bot.id))

    async def online(self, seconds: float = 15) -> None:
        """Until a bot has all its shards here, its commands told."""
        await self.gateway.wait(lambda: self.gateway.live >= self.shards, seconds)

    async def until(self, holds: Callable[[], bool], seconds: float = 20) -> None:
        """Waits for something to be so; raises TimeoutError if it is not in time."""
        for _ in range(round(seconds * 100)):
            if holds():
                return
            await asyncio.sleep(0.01)
        raise TimeoutError

    def posted(self, channel: Channel | None = None) -> list[Message]:
        """The messages that the bot made of itself, oldest first: no answers, but deleted ones too."""
        own = (one for one in self.world.messages.values() if one.own)
        return [one for one in own if channel is None or one.channel == channel.id]

    def tally(self, pattern: str = BUTTON_OF) -> dict[tuple[str, int], Tally]:
        """Posts and pings by match and ply, as the buttons told them when the message was new."""
        found: dict[tuple[str, int], Tally] = {}
        for message in self.posted():
            matches = (re.search(pattern, custom_id) for custom_id in message.born_ids)
            keys = {(match["match"], int(match["ply"])) for match in matches if match}
            for key in keys:
                tally = found.setdefault(key, Tally())
                tally.posts += 1
                tally.pings.update(message.pinged)
        return found


def planned_answer(planned: Planned) -> web.Response:
    """A refusal; a rate limit is told as Discord tells it, so that discord.py waits and tries again."""
    said = {"code": planned.code, "message": "planned"}
    if planned.status != 429:
        return as_json(said, planned.status)
    response = as_json({**said, "retry_after": 0.05, "global": False}, 429)
    response.headers["Via"] = "1.1 google"
    return response


def hang_up(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
