"""Runs a bot against the fake server: `FAKE_DISCORD_PORT=8000 python -m tests.fake.bot_process`.

FAKE_DISCORD_BOT names another factory than the bot's own, as "module:factory". A factory that takes an
argument is handed the settings of its module, read from the environment as they always are.
"""

from __future__ import annotations

import inspect
import os
from importlib import import_module

from discord.ext import commands

from .pointing import TOKEN, point_discord_at


def make_bot(named: str) -> commands.AutoShardedBot:
    module, factory = named.split(":")
    home = import_module(module)
    create = getattr(home, factory)
    return create(home.Settings()) if inspect.signature(create).parameters else create()


def main() -> None:
    point_discord_at(int(os.environ["FAKE_DISCORD_PORT"]))
    make_bot(os.environ.get("FAKE_DISCORD_BOT", "bot.app:create_bot")).run(TOKEN)


if __name__ == "__main__":
    main()
