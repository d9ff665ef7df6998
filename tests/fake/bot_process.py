"""Runs a bot against the fake server: `FAKE_DISCORD_PORT=8000 python -m tests.fake.bot_process`.

FAKE_DISCORD_BOT names another factory than the bot's own, as "module:factory". The factory takes nothing:
a bot reads its settings from the environment, as it always does.
"""

from __future__ import annotations

import os
from importlib import import_module

from discord.ext import commands

from .pointing import TOKEN, point_discord_at


def make_bot(named: str) -> commands.AutoShardedBot:
    module, factory = named.split(":")
    return getattr(import_module(module), factory)()


def main() -> None:
    point_discord_at(int(os.environ["FAKE_DISCORD_PORT"]))
    make_bot(os.environ.get("FAKE_DISCORD_BOT", "bot.app:create_bot")).run(TOKEN)


if __name__ == "__main__":
    main()
