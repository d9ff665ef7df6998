"""Commands, presses and forms: told to the bot, and answered by it within 3 seconds."""

from __future__ import annotations

import asyncio
import copy
import time
from dataclasses import dataclass, field

from aiohttp import web

from .gateway import Gateway
from .limits import FILE_BYTES, ApiError, check_choices, check_modal
from .messages import Messages, Uploads, read_body
from .world import EPHEMERAL, EVERYTHING, Channel, Json, Message, User, World

COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ANSWERS = {
    COMMAND: {MESSAGE, DEFER, MODAL},
    COMPONENT: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL},
    AUTOCOMPLETE: {CHOICES},
    FORM: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE},
}


@dataclass
class Interaction:
    """One thing a person did, and all that the bot answered to it."""

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    source: Message | None
    told: Json
    opened: float = field(default_factory=time.monotonic)
    answer: int | None = None
    data: Json = field(default_factory=dict)
    ephemeral: bool = False
    thinking: bool = False  # deferred, and neither answered since nor taken back
    original: Message | None = None
    shown: list[Message] = field(default_factory=list)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    settled: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def age(self) -> float:
        return time.monotonic() - self.opened


class Interactions:
    def __init__(self, world: World, gateway: Gateway, messages: Messages) -> None:
        self.world, self.gateway, self.messages = world, gateway, messages
        self.seconds_to_answer = 3.0
        self.token_seconds = 900.0
        self.all: dict[str, Interaction] = {}

    async def open(
        self, kind: int, user: User, channel: Channel, data: Json, source: Message | None = None
    ) -> Interaction:
        """Tells the bot. `tell` tells it again, as happens when a session is resumed."""
        id = self.world.ids.new()
        one = self.all[f"token{id}"] = Interaction(id, f"token{id}", kind, user, channel, source, data)
        await self.tell(one)
        return one

    async def tell(self, one: Interaction) -> None:
        guild = self.world.guilds.get(one.channel.guild or 0)
        place: Json = {"user": one.user.payload(), "context": 1}
        if guild is not None:
            place = {"guild_id": str(guild.id), "guild_locale": guild.locale, "context": 0}
            place["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
            place["member"] = one.user.member()
        event = {
            "id": str(one.id),
            "application_id": str(self.world.bot.id),
            "type": one.kind,
            "token": one.token,
            "version": 1,
            "data": one.told,
            "channel_id": str(one.channel.id),
            "channel": {**one.channel.payload(self.world.bot.id), "permissions": str(EVERYTHING.value)},
            "locale": one.user.locale,
            "app_permissions": str(one.channel.allowed.value),
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(one.channel.guild or 0)},
            "attachment_size_limit": FILE_BYTES,
            **place,
        }
        if one.source is not None:
            event["message"] = copy.deepcopy(one.source.payload)
        await self.gateway.tell(one.channel.guild, "INTERACTION_CREATE", event)

    async def callback(self, request: web.Request) -> Json | None:
        """The first response, once and in time."""
        one = self.all.get(request.match_info["token"])
        payload, uploads = await read_body(request)
        if one is None or (one.answer is None and one.age > self.seconds_to_answer):
            raise ApiError(404, 10062, "Unknown interaction")
        if one.answer is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        if payload["type"] not in ANSWERS[one.kind]:
            raise ApiError(
                400, 50035, f"Invalid Form Body: type {payload['type']} does not answer {one.kind}"
            )
        data = payload.get("data") or {}
        self.check(payload["type"], data)
        one.answer = payload["type"]  # from here on a second answer is one too many
        try:
            await self.respond(one, data, uploads)
        except ApiError:
            one.answer = None
            raise
        one.data = data
        one.answered.set()
        return self.receipt(one) if request.query.get("with_response") in ("1", "true") else None

    def check(self, answer: int, data: Json) -> None:
        if answer == CHOICES:
            check_choices(data["choices"])
        elif answer == MODAL:
            check_modal(data)

    async def respond(self, one: Interaction, data: Json, uploads: Uploads) -> None:
        if one.answer in (MESSAGE, DEFER):
            one.ephemeral = bool(data.get("flags", 0) & EPHEMERAL)
        one.thinking = one.answer == DEFER
        if one.answer == MESSAGE:
            one.original = await self.show(one, data, uploads, one.ephemeral)
        elif one.answer in (UPDATE, DEFER_UPDATE):
            if one.source is None:
                raise ApiError(400, 50035, "Invalid Form Body: there is no message to update")
            one.original = one.source
            if one.answer == UPDATE:
                one.shown.append(await self.messages.edit(one.source, data, uploads))
                one.settled.set()
        elif one.answer in (CHOICES, MODAL):
            one.settled.set()

    def receipt(self, one: Interaction) -> Json:
        shown = one.shown[-1] if one.shown else None
        about = {
            "id": str(one.id),
            "type": one.kind,
            "response_message_id": shown and str(shown.id),
            "response_message_loading": one.answer == DEFER,
            "response_message_ephemeral": one.ephemeral,
        }
        resource = {"type": one.answer, **({"message": shown.payload} if shown else {})}
        return {"interaction": about, "resource": resource}

    async def show(self, one: Interaction, payload: Json, uploads: Uploads, ephemeral: bool) -> Message:
        """A new message in answer."""
        message = await self.messages.make(one.channel, payload, uploads, one.user.id if ephemeral else None)
        one.shown.append(message)
        one.settled.set()
        return message

    def by_token(self, request: web.Request) -> Interaction:
        one = self.all.get(request.match_info["token"])
        if one is None or one.answer is None or one.age > self.token_seconds:
            raise ApiError(404, 10015, "Unknown Webhook")
        return one

    async def follow_up(self, request: web.Request) -> Json:
        """A further message; the first after a deferral takes the place of "thinking"."""
        one = self.by_token(request)
        payload, uploads = await read_body(request)
        if one.thinking:
            one.thinking = False
            one.original = await self.show(one, payload, uploads, one.ephemeral)
            return one.original.payload
        ephemeral = bool(payload.get("flags", 0) & EPHEMERAL)
        return (await self.show(one, payload, uploads, ephemeral)).payload

    def message_of(self, one: Interaction, name: str) -> Message:
        found = one.original if name == "@original" else self.world.messages.get(int(name))
        if found is None or found.deleted or (found is not one.original and found not in one.shown):
            raise ApiError(404, 10008, "Unknown Message")
        return found

    async def edit(self, request: web.Request) -> Json:
        """An answer changed; also how a deferred one is first given."""
        one, name = self.by_token(request), request.match_info["message"]
        payload, uploads = await read_body(request)
        if name == "@original" and one.thinking:
            one.thinking = False
            one.original = await self.show(one, payload, uploads, one.ephemeral)
            return one.original.payload
        message = await self.messages.edit(self.message_of(one, name), payload, uploads)
        if message not in one.shown:
            one.shown.append(message)
        one.settled.set()
        return message.payload

    async def get(self, request: web.Request) -> Json:
        return self.message_of(self.by_token(request), request.match_info["message"]).payload

    async def delete(self, request: web.Request) -> None:
        one, name = self.by_token(request), request.match_info["message"]
        if name == "@original" and one.thinking:
            one.thinking = False
            one.settled.set()
            return
        await self.messages.delete(self.message_of(one, name))
        one.settled.set()
