"""A Discord server on this machine, for an unmodified discord.py: real sockets, real time, real kills."""

from .pointing import point_discord_at
from .process import BotProcess
from .server import FakeDiscord
from .user import FakeUser, Reply

__all__ = ["BotProcess", "FakeDiscord", "FakeUser", "Reply", "point_discord_at"]
