"""Runs a bot against the fake server: `FAKE_DISCORD_PORT=8000 python -m tests.fake.bot_process`.

FAKE_DISCORD_BOT names another factory than that of Castlepost, as "module:factory"; it is called without
arguments. Settings are read from the environment, as they always are.
"""

from __future__ import annotations

import os
from importlib import import_module

from discord.ext import commands

from .pointing import TOKEN, point_discord_at

CASTLEPOST = "tests.fake.bot_process:castlepost"


def castlepost() -> commands.AutoShardedBot:
    """The bot itself."""
    return import_module("bot.app").create_bot(import_module("bot.config").Config())


def main() -> None:
    point_discord_at(int(os.environ["FAKE_DISCORD_PORT"]))
    module, factory = os.environ.get("FAKE_DISCORD_BOT", CASTLEPOST).split(":")
    bot: commands.AutoShardedBot = getattr(import_module(module), factory)()
    bot.run(TOKEN)


if __name__ == "__main__":
    main()
