"""`python -m bot check`: settings, token, database, fonts, limits of the command tree; each finding by name."""

from __future__ import annotations

import asyncio
import base64
import binascii
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from bot.config import Config
from bot.draw.fonts import has
from bot.store import Store, StoreError

CHILDREN, COMMANDS, SIZE = 25, 100, 8000
"""Discord's limits: children of a level, commands in all, characters of one command."""


def check() -> int:
    """Prints what was found; 0 if nothing is wrong."""
    try:
        config = Config()
    except ValidationError as broken:
        for error in broken.errors():
            print(f"setting {'.'.join(map(str, error['loc'])).upper()}: {error['msg']}", file=sys.stderr)
        return 2
    faults = [*token(config), *fonts(), *asyncio.run(running(config))]
    for fault in faults:
        print(fault, file=sys.stderr)
    if not faults:
        print("all is well")
    return 1 if faults else 0


def token(config: Config) -> Iterator[str]:
    """A token is three parts, the first of which is a user's number; none at all means the playground."""
    if config.discord_token is None:
        return
    parts = config.discord_token.get_secret_value().split(".")
    try:
        number = base64.b64decode(parts[0] + "=" * (-len(parts[0]) % 4)).decode()
    except (binascii.Error, UnicodeDecodeError):
        number = ""
    if len(parts) != 3 or not number.isdigit():
        yield "setting DISCORD_TOKEN: this is not a bot's token; copy it anew from the developer portal"


def fonts() -> Iterator[str]:
    missing = "".join(one for one in "Castle성민수지우" if not has(one))
    if missing:
        yield f"font: it lacks {missing!r}; set CASTLEPOST_FONT to a font with Hangul"


async def running(config: Config) -> list[str]:
    """The database as it is, and the command tree as it would be told to Discord."""
    faults: list[str] = []
    if config.database.exists():
        try:
            async with await Store.open(config.database) as store:
                faults += [f"database: {fault}" for fault in await store.check()]
        except (StoreError, OSError) as error:
            faults.append(f"database: {error}")
    with tempfile.TemporaryDirectory() as folder:
        faults += [f"commands: {fault}" for fault in await _tree(config, Path(folder))]
    return faults


async def _tree(config: Config, folder: Path) -> list[str]:
    from bot.app import build_tree, create_bot
    from bot.commands import Translator

    bot = create_bot(config.model_copy(update={"castlepost_data": folder, "discord_token": None}))
    build_tree(bot)
    await bot.tree.set_translator(Translator())
    told = [
        await command.get_translated_payload(bot.tree, Translator()) for command in bot.tree.get_commands()
    ]
    return list(tree_faults(told))


def tree_faults(commands: list[dict[str, Any]]) -> Iterator[str]:
    """Where a command tree passes Discord's limits."""
    if len(commands) > COMMANDS:
        yield f"{len(commands)} commands, {COMMANDS} at most"
    for command in commands:
        if (size := weight(command)) > SIZE:
            yield f"/{command['name']} has {size} characters, {SIZE} at most"
        yield from _level(command, f"/{command['name']}")


def _level(command: dict[str, Any], path: str) -> Iterator[str]:
    options = command.get("options", [])
    if len(options) > CHILDREN:
        yield f"{path} has {len(options)} children, {CHILDREN} at most"
    for text in (command["description"], *command.get("description_localizations", {}).values()):
        if not 0 < len(text) <= 100:
            yield f"{path} has a description of {len(text)} characters, 1 to 100 are allowed"
    for option in options:
        yield from _level(option, f"{path} {option['name']}")


def weight(command: dict[str, Any]) -> int:
    """Names, descriptions and values as Discord counts them: of each text its longest translation."""
    longest = max(
        len(text) for text in (command["description"], *command.get("description_localizations", {}).values())
    )
    inside = sum(weight(option) for option in command.get("options", []))
    return len(command["name"]) + longest + inside
