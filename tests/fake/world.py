"""What Discord remembers: servers, channels, people and messages. It outlives every bot."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import discord

Json = dict[str, Any]

EPOCH = 1_420_070_400_000  # Discord's, in ms: ids tell when they were made
EVERYTHING = discord.Permissions.all() & ~discord.Permissions(
    administrator=True
)  # which would outrank channels
EPHEMERAL = 1 << 6
TEXT, DM = 0, 1


class Ids:
    """Snowflakes: of this moment, and never twice."""

    def __init__(self) -> None:
        self._last = 0

    def new(self) -> int:
        self._last = max(self._last + 1, (int(time.time() * 1000) - EPOCH) << 22)
        return self._last


@dataclass
class User:
    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    permissions: discord.Permissions = field(default_factory=lambda: EVERYTHING)
    takes_dms: bool = True

    def payload(self) -> Json:
        plain = {"avatar": None, "discriminator": "0", "public_flags": 0, "flags": 0}
        return {"id": str(self.id), "username": self.name, "global_name": self.name, "bot": self.bot, **plain}

    def member(self) -> Json:
        plain = {"roles": [], "nick": None, "avatar": None, "deaf": False, "mute": False, "flags": 0}
        stamps = {"joined_at": "2026-01-01T00:00:00+00:00", "permissions": str(self.permissions.value)}
        return {"user": self.payload(), **plain, **stamps, "pending": False, "premium_since": None}


@dataclass
class Channel:
    """A text channel, or (without a server) the private one between the bot and `partner`."""

    id: int
    guild: int | None
    name: str
    allowed: discord.Permissions = field(default_factory=lambda: EVERYTHING)  # what the bot may do here
    partner: User | None = None

    def payload(self, bot: int) -> Json:
        if self.partner is not None:
            return {
                "id": str(self.id),
                "type": DM,
                "recipients": [self.partner.payload()],
                "last_message_id": None,
            }
        denied = EVERYTHING.value & ~self.allowed.value
        rules = [{"id": str(bot), "type": 1, "allow": "0", "deny": str(denied)}] if denied else []
        plain = {"position": 0, "topic": None, "nsfw": False, "parent_id": None, "rate_limit_per_user": 0}
        ids = {"id": str(self.id), "guild_id": str(self.guild), "last_message_id": None}
        return {**ids, "type": TEXT, "name": self.name, "permission_overwrites": rules, **plain}


@dataclass
class Guild:
    id: int
    name: str
    locale: str
    owner: int

    def payload(self, channels: list[Json], members: list[Json]) -> Json:
        everyone = {
            "id": str(self.id),
            "name": "@everyone",
            "permissions": str(EVERYTHING.value),
            "position": 0,
        }
        looks = {"color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
        lists = ("threads", "emojis", "stickers", "features", "voice_states", "presences", "stage_instances")
        more_lists = ("guild_scheduled_events", "soundboard_sounds")
        levels = (
            "verification_level",
            "default_message_notifications",
            "explicit_content_filter",
            "mfa_level",
        )
        more_levels = ("premium_tier", "nsfw_level", "system_channel_flags", "afk_timeout")
        return {
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner),
            "preferred_locale": self.locale,
            "roles": [{**everyone, **looks}],
            "channels": channels,
            "members": members,
            "member_count": len(members),
            "large": False,
            "unavailable": False,
            **{name: [] for name in (*lists, *more_lists)},
            **dict.fromkeys((*levels, *more_levels), 0),
        }


@dataclass
class Message:
    """A message as it now is, and as it was when people were first shown it."""

    id: int
    channel: int
    payload: Json
    reader: int | None = None  # who alone sees it, if it is ephemeral
    own: bool = False  # made by the bot of itself, not as an answer
    pinged: frozenset[int] = frozenset()
    nonce: str | None = None
    files: dict[str, bytes] = field(default_factory=dict)
    born_ids: tuple[str, ...] = ()
    made: float = field(default_factory=time.monotonic)
    edits: int = 0
    deleted: bool = False

    @property
    def content(self) -> str:
        return self.payload["content"]

    @property
    def embeds(self) -> list[Json]:
        return self.payload["embeds"]

    @property
    def ephemeral(self) -> bool:
        return self.reader is not None

    @property
    def custom_ids(self) -> list[str]:
        """Of its buttons and menus, from top to bottom."""
        return [one["custom_id"] for one in walk(self.payload["components"]) if "custom_id" in one]

    @property
    def pictures(self) -> list[bytes]:
        return [self.files[one["id"]] for one in self.payload["attachments"]]

    def labelled(self, label: str) -> str:
        """The custom id of the button that bears this label."""
        for one in walk(self.payload["components"]):
            if one.get("label") == label:
                return one["custom_id"]
        raise LookupError(f"no button {label!r} among {self.custom_ids}")

    def component(self, custom_id: str) -> Json | None:
        return next(
            (one for one in walk(self.payload["components"]) if one.get("custom_id") == custom_id), None
        )


class World:
    """Everything there is, by id."""

    def __init__(self) -> None:
        self.ids = Ids()
        self.bot = User(self.ids.new(), "Castlepost", bot=True)
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.commands: dict[int | None, list[Json]] = {}  # by server; None: everywhere

    def guild_payload(self, guild: Guild) -> Json:
        channels = [one.payload(self.bot.id) for one in self.channels.values() if one.guild == guild.id]
        return guild.payload(channels, [self.bot.member()])

    def private_channel(self, user: User) -> Channel:
        for channel in self.channels.values():
            if channel.partner is user:
                return channel
        channel = Channel(self.ids.new(), None, user.name, partner=user)
        self.channels[channel.id] = channel
        return channel

    def in_channel(self, channel: int) -> list[Message]:
        """What everybody there can read, oldest first."""
        here = (one for one in self.messages.values() if one.channel == channel)
        return sorted((one for one in here if not one.deleted and not one.ephemeral), key=lambda one: one.id)


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, each before what it holds."""
    for one in components:
        yield one
        yield from walk(one.get("components", []))
        inner = [one[key] for key in ("component", "accessory") if one.get(key)]
        yield from walk(inner)


def mentioned(payload: Json) -> frozenset[int]:
    """Who is pinged by a new message: those named in it whom `allowed_mentions` lets be pinged."""
    texts = [payload.get("content") or ""] + [
        one.get("content", "") for one in walk(payload.get("components") or [])
    ]
    named = {int(user) for text in texts for user in re.findall(r"<@!?(\d+)>", text)}
    allowed = payload.get("allowed_mentions")
    if allowed is None or "users" in allowed.get("parse", []):
        return frozenset(named)
    return frozenset(named & {int(user) for user in allowed.get("users", [])})


def now() -> str:
    return datetime.now(UTC).isoformat()
