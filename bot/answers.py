"""Private answers: to a person alone, in their language, always the last step of a request that was acknowledged."""

from __future__ import annotations

import logging
from typing import Any

import aiohttp
import discord

from bot.narration import CONTENT
from bot.pictures import Picture
from bot.reading import WordRefused
from bot.refusals import No, Not, Unplayed
from bot.rules.buttons import section_button
from bot.store import StoreFull
from bot.words import Words, language
from engines.core.refusal import Refused

LOST = (discord.HTTPException, aiohttp.ClientError, ConnectionError, TimeoutError)
"""An answer that did not get through; what was asked for may well be done."""
TAKEN = (10062, 40060)
"""Discord's codes for an interaction that is answered already, by another process perhaps, or too old to be."""
_log = logging.getLogger(__name__)
NEEDED = ("view_channel", "send_messages", "attach_files")


async def acknowledge(interaction: discord.Interaction[Any]) -> None:
    """Within three seconds of the event, before anything is read or drawn; the answer will be private."""
    if not interaction.response.is_done():
        interaction.extras["private"] = True
        await interaction.response.defer(ephemeral=True, thinking=True)


async def acknowledge_publicly(interaction: discord.Interaction[Any]) -> None:
    """As above, where the answer is for the channel; a refusal takes its place and stays private."""
    interaction.extras["thinking"] = True
    await interaction.response.defer(thinking=True)


async def answer(
    interaction: discord.Interaction[Any],
    text: str,
    *,
    picture: Picture | None = None,
    view: discord.ui.View | None = None,
) -> None:
    """Shows the answer to a request, whether it was acknowledged before or not."""
    text = text if len(text) <= CONTENT else text[: CONTENT - 1] + "…"
    extra: dict[str, Any] = {"view": view} if view is not None and view.children else {}
    files = [picture.file()] if picture is not None else []
    if not interaction.response.is_done():
        await interaction.response.send_message(text, ephemeral=True, files=files, **extra)
    elif interaction.extras.get("private"):
        await interaction.edit_original_response(content=text, attachments=files, **extra)
    else:
        if interaction.extras.pop("thinking", False):
            await interaction.delete_original_response()
        await interaction.followup.send(text, ephemeral=True, files=files, **extra)


async def refuse(
    interaction: discord.Interaction[Any],
    error: BaseException,
    words: Words,
    picture: Picture | None = None,
) -> None:
    """Says why not, and shows it. What is no refusal is a fault of ours: logged, and said to be one."""
    error = unwrapped(error)
    if isinstance(error, discord.HTTPException) and error.code in TAKEN:
        _log.info("interaction %s is answered elsewhere, or too late: %s", interaction.id, error)
        return
    text = refusal(error, words)
    if text is None and isinstance(error, LOST):
        _log.warning("an answer to interaction %s was lost: %r", interaction.id, error)
        text = words("why-lost")
    elif text is None:
        _log.error("interaction %s failed", interaction.id, exc_info=error)
        text = words("why-broken")
    try:
        await answer(interaction, text, picture=picture, view=_rests_on(error, words))
    except LOST as lost:
        _log.warning("interaction %s could not be answered: %s", interaction.id, lost)


def unwrapped(error: BaseException) -> BaseException:
    """What went wrong inside a command."""
    while isinstance(error, discord.app_commands.CommandInvokeError):
        error = error.original
    return error


def _rests_on(error: BaseException, words: Words) -> discord.ui.View | None:
    """A button to the section of the rules that a refusal rests on, if the game refused."""
    refused = error.refused if isinstance(error, Unplayed) else error
    section = refused.why.section if isinstance(refused, Refused) else ""
    button = section_button(words.scope, section, words)
    if button is None:
        return None
    view = discord.ui.View(timeout=None)
    view.add_item(button)
    return view


def refusal(error: BaseException, words: Words) -> str | None:
    """The sentence of a refusal, None if it is none."""
    match error:
        case WordRefused():
            return words("line-refused", why=words.refusal(error.refused))
        case Unplayed():
            return words.refusal(error.refused)
        case Refused():
            return words.refusal(error)
        case StoreFull():
            return words("why-disk_full")
        case discord.app_commands.NoPrivateMessage():
            return words("why-not_here")
    return None


def require_permissions(interaction: discord.Interaction[Any], words: Words) -> None:
    """Refuses, naming what the bot may not do here, before anything is played."""
    have = interaction.app_permissions
    needed: list[str] = list(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed[1] = "send_messages_in_threads"
    missing = tuple(words(f"permission-{name}") for name in needed if not getattr(have, name))
    if missing:
        raise Not(No.NO_PERMISSION, missing=missing)


def locale_of(interaction: discord.Interaction[Any]) -> str:
    return language(str(interaction.locale))
