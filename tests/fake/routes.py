"""The REST routes that a bot of slash commands needs."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import web

from .limits import ApiError, check_commands
from .messages import read_body
from .world import Channel, Json

if TYPE_CHECKING:
    from .server import FakeDiscord

Answer = Callable[[web.Request], Awaitable[Any]]


class Routes:
    """Each method is one route; what it returns is its JSON, and None is "204 No Content"."""

    def __init__(self, server: FakeDiscord) -> None:
        self.server, self.world, self.messages = server, server.world, server.messages

    async def me(self, request: web.Request) -> Json:
        return self.world.bot.payload()

    async def application(self, request: web.Request) -> Json:
        plain = {"description": "", "summary": "", "icon": None, "team": None, "verify_key": "", "flags": 0}
        owner = {"owner": self.world.bot.payload(), "bot_public": True, "bot_require_code_grant": False}
        return {"id": str(self.world.bot.id), "name": self.world.bot.name, **plain, **owner}

    async def gateway(self, request: web.Request) -> Json:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 16}
        url = f"ws://{request.host}/gateway"
        return {"url": url, "shards": self.server.shards, "session_start_limit": limit}

    async def put_commands(self, request: web.Request) -> list[Json]:
        """The whole tree anew, for everywhere or one server."""
        told = await request.json()
        check_commands(told)
        where = request.match_info.get("guild")
        ids = {"application_id": str(self.world.bot.id), "version": str(self.world.ids.new())}
        plain = {"default_member_permissions": None, "dm_permission": True, "nsfw": False, "type": 1}
        made = [{**plain, **one, **ids, "id": str(self.world.ids.new())} for one in told]
        self.world.commands[int(where) if where else None] = made
        return made

    async def get_commands(self, request: web.Request) -> list[Json]:
        where = request.match_info.get("guild")
        return self.world.commands.get(int(where) if where else None, [])

    def channel_of(self, request: web.Request) -> Channel:
        found = self.world.channels.get(int(request.match_info["channel"]))
        if found is None:
            raise ApiError(404, 10003, "Unknown Channel")
        return found

    async def get_channel(self, request: web.Request) -> Json:
        channel = self.channel_of(request)
        self.messages.permit(channel, "view_channel")
        return channel.payload(self.world.bot.id)

    async def open_dm(self, request: web.Request) -> Json:
        user = self.world.users[int((await request.json())["recipient_id"])]
        return self.world.private_channel(user).payload(self.world.bot.id)

    async def get_user(self, request: web.Request) -> Json:
        user = self.world.users.get(int(request.match_info["user"]))
        if user is None:
            raise ApiError(404, 10013, "Unknown User")
        return user.payload()

    async def get_member(self, request: web.Request) -> Json:
        user = self.world.users.get(int(request.match_info["user"]))
        if user is None:
            raise ApiError(404, 10007, "Unknown Member")
        return user.member()

    async def send(self, request: web.Request) -> Json:
        payload, uploads = await read_body(request)
        return (await self.messages.send(self.channel_of(request), payload, uploads)).payload

    async def history(self, request: web.Request) -> list[Json]:
        found = self.messages.page(self.channel_of(request), dict(request.query))
        return [one.payload for one in found]

    async def get_message(self, request: web.Request) -> Json:
        channel = self.channel_of(request)
        self.messages.permit(channel, "read_message_history")
        return self.messages.find(channel.id, int(request.match_info["message"])).payload

    async def edit_message(self, request: web.Request) -> Json:
        payload, uploads = await read_body(request)
        channel = self.channel_of(request)
        self.messages.permit(channel, "view_channel", *(["attach_files"] if uploads else []))
        message = self.messages.find(channel.id, int(request.match_info["message"]))
        return (await self.messages.edit(message, payload, uploads)).payload

    async def delete_message(self, request: web.Request) -> None:
        channel = self.channel_of(request)
        self.messages.permit(channel, "view_channel")
        await self.messages.delete(self.messages.find(channel.id, int(request.match_info["message"])))

    async def typing(self, request: web.Request) -> None:
        self.messages.permit(self.channel_of(request), "send_messages")

    async def cdn(self, request: web.Request) -> web.Response:
        message = self.world.messages[int(request.match_info["message"])]
        return web.Response(body=message.files[request.match_info["file"]], content_type="image/png")


def add_routes(app: web.Application, api: str, server: FakeDiscord) -> None:
    """All of them, under the prefix of the API."""
    routes, answers = Routes(server), server.interactions
    messages = "/channels/{channel}/messages"
    commands = ("/applications/{app}/commands", "/applications/{app}/guilds/{guild}/commands")
    hook = "/webhooks/{app}/{token}"
    table: list[tuple[str, str, Answer]] = [
        ("GET", "/users/@me", routes.me),
        ("GET", "/applications/@me", routes.application),
        ("GET", "/oauth2/applications/@me", routes.application),
        ("GET", "/gateway", routes.gateway),
        ("GET", "/gateway/bot", routes.gateway),
        *(("PUT", path, routes.put_commands) for path in commands),
        *(("GET", path, routes.get_commands) for path in commands),
        ("POST", "/users/@me/channels", routes.open_dm),
        ("GET", "/users/{user}", routes.get_user),
        ("GET", "/guilds/{guild}/members/{user}", routes.get_member),
        ("GET", "/channels/{channel}", routes.get_channel),
        ("POST", "/channels/{channel}/typing", routes.typing),
        ("POST", messages, routes.send),
        ("GET", messages, routes.history),
        ("GET", messages + "/{message}", routes.get_message),
        ("PATCH", messages + "/{message}", routes.edit_message),
        ("DELETE", messages + "/{message}", routes.delete_message),
        ("POST", "/interactions/{id}/{token}/callback", answers.callback),
        ("POST", hook, answers.follow_up),
        ("GET", hook + "/messages/{message}", answers.get),
        ("PATCH", hook + "/messages/{message}", answers.edit),
        ("DELETE", hook + "/messages/{message}", answers.delete),
    ]
    for method, path, handler in table:
        app.router.add_route(method, api + path, answering(handler))
    app.router.add_get("/cdn/{message}/{file}/{name}", routes.cdn)


def answering(handler: Answer) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def answer(request: web.Request) -> web.StreamResponse:
        data = await handler(request)
        return web.Response(status=204) if data is None else as_json(data)

    return answer


def as_json(data: Json | list[Json], status: int = 200) -> web.Response:
    """discord.py reads JSON only under exactly this content type, without a charset."""
    headers = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=headers)
