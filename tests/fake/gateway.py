"""The gateway: one session a shard, which may be resumed where it broke off."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from aiohttp import web

from .world import Json, World

HELLO, ACK, INVALID, HEARTBEAT, IDENTIFY, RESUME, MEMBERS = 10, 11, 9, 1, 2, 6, 8
BACKLOG = 2000  # events kept for a session that may come back


@dataclass
class Session:
    """What one shard of the bot is told. Without a socket it waits to be resumed, or to be replaced."""

    shard: int
    shards: int
    id: str = field(default_factory=lambda: secrets.token_hex(8))
    socket: web.WebSocketResponse | None = None
    gone: bool = False
    seq: int = 0
    backlog: deque[Json] = field(default_factory=lambda: deque(maxlen=BACKLOG))

    async def tell(self, kind: str, data: Json) -> None:
        self.seq += 1
        event = {"op": 0, "t": kind, "s": self.seq, "d": data}
        self.backlog.append(event)
        if self.socket is None or self.socket.closed:
            return
        with suppress(ConnectionError):  # its end is noticed where it is read
            await self.socket.send_json(event)

    async def catch_up(self, socket: web.WebSocketResponse, after: int) -> None:
        """What was told after event `after`, in order; only then is the socket told what is new."""
        while missed := [event for event in self.backlog if event["s"] > after]:
            for event in missed:
                await socket.send_json(event)
                after = event["s"]
        self.socket, self.gone = socket, False


class Gateway:
    def __init__(self, world: World) -> None:
        self.world = world
        self.sessions: list[Session] = []
        self.identified = 0
        self.heartbeat_ms = 41_250
        self._changed = asyncio.Condition()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from hello to the end."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json(
            {"op": HELLO, "d": {"heartbeat_interval": self.heartbeat_ms}, "s": None, "t": None}
        )
        session: Session | None = None
        try:
            async for frame in socket:
                said = json.loads(frame.data)
                if said["op"] == HEARTBEAT:
                    await socket.send_json({"op": ACK, "d": None, "s": None, "t": None})
                elif said["op"] == IDENTIFY:
                    session = await self.identify(socket, said["d"], f"ws://{request.host}/gateway")
                elif said["op"] == RESUME:
                    session = await self.resume(socket, said["d"])
                elif said["op"] == MEMBERS and session is not None:
                    await self.tell_members(session, said["d"])
        finally:
            if session is not None and session.socket is socket:
                session.socket, session.gone = None, True
            await self._notify()
        return socket

    async def identify(self, socket: web.WebSocketResponse, said: Json, url: str) -> Session:
        """A new session. Those of other live processes go on; one that has broken off can be resumed no more."""
        shard, shards = said.get("shard", (0, 1))
        session = Session(shard, shards)
        self.sessions = [one for one in self.sessions if not one.gone] + [session]
        mine = [one for one in self.world.guilds.values() if (one.id >> 22) % shards == shard]
        ready = {
            "v": 10,
            "user": self.world.bot.payload(),
            "guilds": [{"id": str(one.id), "unavailable": True} for one in mine],
            "session_id": session.id,
            "resume_gateway_url": url,
            "application": {"id": str(self.world.bot.id), "flags": 0},
            "shard": [shard, shards],
        }
        await session.tell("READY", ready)
        for guild in mine:
            await session.tell("GUILD_CREATE", self.world.guild_payload(guild))
        await session.catch_up(socket, after=0)
        self.identified += 1
        await self._notify()
        return session

    async def resume(self, socket: web.WebSocketResponse, said: Json) -> Session | None:
        """All that the session missed, in order."""
        session = next((one for one in self.sessions if one.id == said["session_id"]), None)
        if session is None:
            await socket.send_json({"op": INVALID, "d": False, "s": None, "t": None})
            return None
        await session.catch_up(socket, after=said["seq"])
        await session.tell("RESUMED", {})
        await self._notify()
        return session

    async def tell_members(self, session: Session, said: Json) -> None:
        people = [one.member() for one in (*self.world.users.values(), self.world.bot)]
        chunk = {"guild_id": said["guild_id"], "members": people, "chunk_index": 0, "chunk_count": 1}
        await session.tell("GUILD_MEMBERS_CHUNK", {**chunk, "nonce": said.get("nonce")})

    async def tell(self, guild: int | None, kind: str, data: Json) -> None:
        """An event, to the shard that has the server; what belongs to none goes to the first shard."""
        for session in self.sessions[:]:
            shard = 0 if guild is None else (guild >> 22) % session.shards
            if session.shard == shard:
                await session.tell(kind, data)

    @property
    def live(self) -> int:
        """How many shards are connected, of however many processes."""
        return sum(one.socket is not None for one in self.sessions)

    async def wait(self, holds: Callable[[], bool], seconds: float) -> None:
        """Until something is so that changes with the connections; raises TimeoutError."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(holds)

    async def drop(self) -> None:
        """Every connection breaks; the sessions may be resumed."""
        for session in self.sessions:
            if session.socket is not None:
                await session.socket.close(code=4000)

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()
