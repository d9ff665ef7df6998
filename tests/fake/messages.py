"""Making, editing and reading messages, with Discord's rules on who may and what fits."""

from __future__ import annotations

import copy
import json
import time
from typing import Any

import discord
from aiohttp import web

from .gateway import Gateway
from .limits import ApiError, check_message
from .world import EPHEMERAL, Channel, Json, Message, World, mentioned, now

Uploads = dict[int, tuple[str, bytes]]  # by the number a payload refers to it with
SHOWN = ("content", "embeds", "components")


async def read_body(request: web.Request) -> tuple[Json, Uploads]:
    """The JSON of a call, and the files that came with it."""
    if not request.content_type.startswith("multipart/"):
        raw = await request.read()
        return (json.loads(raw) if raw else {}), {}
    payload: Json = {}
    uploads: Uploads = {}
    async for part in await request.multipart():
        field: Any = part
        if field.name == "payload_json":
            payload = json.loads(await field.text())
        else:
            number = int(field.name.removeprefix("files[").removesuffix("]"))
            uploads[number] = (field.filename, bytes(await field.read()))
    return payload, uploads


class Messages:
    def __init__(self, world: World, gateway: Gateway, origin: str) -> None:
        self.world, self.gateway, self.origin = world, gateway, origin
        self.nonce_seconds = 180.0  # how long a nonce is remembered

    async def send(self, channel: Channel, payload: Json, uploads: Uploads) -> Message:
        """The bot's own message. With `enforce_nonce` a nonce known here gives the message it made before."""
        self.permit(channel, "view_channel", "send_messages", *(["attach_files"] if uploads else []))
        if channel.partner is not None and not channel.partner.takes_dms:
            raise ApiError(403, 50007, "Cannot send messages to this user")
        if payload.get("enforce_nonce") and (twin := self.twin(channel, payload.get("nonce"))):
            return twin
        return await self.make(channel, payload, uploads, own=True)

    def twin(self, channel: Channel, nonce: object) -> Message | None:
        since = time.monotonic() - self.nonce_seconds
        for one in reversed(self.world.messages.values()):
            if one.own and one.channel == channel.id and one.nonce == str(nonce) and one.made >= since:
                return one
        return None

    async def make(
        self, channel: Channel, payload: Json, uploads: Uploads, reader: int | None = None, own: bool = False
    ) -> Message:
        """A new message; `reader` is the one who alone will see it."""
        check_message(payload, uploads)
        if not uploads and not any(payload.get(part) for part in SHOWN):
            raise ApiError(400, 50006, "Cannot send an empty message")
        nonce = None if payload.get("nonce") is None else str(payload["nonce"])
        pinged = frozenset() if reader is not None else mentioned(payload)
        made = Message(self.world.ids.new(), channel.id, {}, reader, own, pinged, nonce)
        attachments = self.attach(made, payload, uploads)
        made.payload = self.new_payload(made, channel, payload, attachments)
        made.born_ids = tuple(made.custom_ids)
        self.world.messages[made.id] = made
        await self.tell("MESSAGE_CREATE", made, channel)
        return made

    def new_payload(self, made: Message, channel: Channel, payload: Json, attachments: list[Json]) -> Json:
        plain = {"tts": False, "mention_everyone": False, "mention_roles": [], "pinned": False, "type": 0}
        people = [self.world.users[one].payload() for one in made.pinged if one in self.world.users]
        flags = payload.get("flags", 0) | (EPHEMERAL if made.ephemeral else 0)
        return {
            "id": str(made.id),
            "channel_id": str(channel.id),
            **({"guild_id": str(channel.guild)} if channel.guild else {}),
            "author": self.world.bot.payload(),
            "content": payload.get("content") or "",
            "embeds": payload.get("embeds") or [],
            "components": payload.get("components") or [],
            "attachments": attachments,
            "mentions": people,
            "timestamp": now(),
            "edited_timestamp": None,
            "flags": flags,
            **({"nonce": made.nonce} if made.nonce else {}),
            **plain,
        }

    async def edit(self, message: Message, payload: Json, uploads: Uploads) -> Message:
        """New parts in place of the old; of old files those stay that are listed, or all if there is no list."""
        kept = message.payload["attachments"]
        if payload.get("attachments") is not None:
            listed = {str(one["id"]) for one in payload["attachments"]}
            kept = [one for one in kept if one["id"] in listed]
        merged = {**payload, "flags": message.payload["flags"] | payload.get("flags", 0)}
        check_message(merged, uploads, len(kept))
        message.payload["attachments"] = kept + self.attach(message, payload, uploads)
        for part in SHOWN:
            if part in payload:
                message.payload[part] = payload[part] or ("" if part == "content" else [])
        message.payload["edited_timestamp"] = now()
        message.payload["flags"] = merged["flags"]
        message.edits += 1
        await self.tell("MESSAGE_UPDATE", message, self.world.channels[message.channel])
        return message

    def attach(self, message: Message, payload: Json, uploads: Uploads) -> list[Json]:
        """Files on their way into a message, each with its alt text."""
        about = {str(one["id"]): one for one in payload.get("attachments") or []}
        attached = []
        for number, (name, data) in uploads.items():
            id = str(self.world.ids.new())
            message.files[id] = data
            url = f"{self.origin}/cdn/{message.id}/{id}/{name}"
            kind = "image/png" if name.endswith(".png") else "application/octet-stream"
            said = {"description": about.get(str(number), {}).get("description"), "content_type": kind}
            attached.append(
                {"id": id, "filename": name, "size": len(data), "url": url, "proxy_url": url, **said}
            )
        return attached

    async def delete(self, message: Message) -> None:
        message.deleted = True
        channel = self.world.channels[message.channel]
        gone = {"id": str(message.id), "channel_id": str(channel.id)}
        if not message.ephemeral:
            await self.gateway.tell(channel.guild, "MESSAGE_DELETE", {**gone, "guild_id": str(channel.guild)})

    async def tell(self, event: str, message: Message, channel: Channel) -> None:
        if not message.ephemeral:
            await self.gateway.tell(channel.guild, event, copy.deepcopy(message.payload))

    def find(self, channel: int, message: int) -> Message:
        """A message that everybody in the channel can see."""
        found = self.world.messages.get(message)
        if found is None or found.deleted or found.ephemeral or found.channel != channel:
            raise ApiError(404, 10008, "Unknown Message")
        return found

    def permit(self, channel: Channel, *needed: str) -> None:
        if not channel.allowed.view_channel:
            raise ApiError(403, 50001, "Missing Access")
        if not channel.allowed >= discord.Permissions(**dict.fromkeys(needed, True)):
            raise ApiError(403, 50013, "Missing Permissions")

    def page(self, channel: Channel, query: dict[str, str]) -> list[Message]:
        """Newest first, at most `limit` of them; none to a bot that may not read the channel's history."""
        self.permit(channel, "view_channel")
        if not channel.allowed.read_message_history:
            return []
        limit, found = int(query.get("limit", 50)), self.world.in_channel(channel.id)
        if "before" in query:
            found = [one for one in found if one.id < int(query["before"])]
        if "after" in query:
            return [one for one in found if one.id > int(query["after"])][:limit][::-1]
        return found[::-1][:limit]
