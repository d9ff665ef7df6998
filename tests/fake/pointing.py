"""Turns discord.py of this process away from Discord, to the fake server."""

from __future__ import annotations

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

TOKEN = "no.token.needed"


def point_discord_at(port: int) -> None:
    """All clients made in this process from now on speak to the server on this port of the loopback."""
    Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
