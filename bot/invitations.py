"""Guests of a lobby: they are mentioned once, and accept by joining."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.answers import answer
from bot.marks import Mark
from bot.press import Guests
from bot.refusals import No, Not
from bot.store import MatchRow
from bot.words import Words

if TYPE_CHECKING:
    from bot.app import Castlepost

Interaction = discord.Interaction[Any]


async def ask(bot: Castlepost, interaction: Interaction, row: MatchRow, most: int) -> None:
    """Whom? The lobby's post is carried along in the custom id, to be linked to."""
    words = await bot.readers.words(interaction)
    message = interaction.message.id if interaction.message else 0
    view = discord.ui.View(timeout=None)
    view.add_item(Guests(Mark("guests", row.id, message), most, words("lobby-whom")))
    await answer(interaction, f"**{words('lobby-whom')}**", view=view)


async def send(
    bot: Castlepost, interaction: Interaction, row: MatchRow, message: int, guests: Sequence[str]
) -> None:
    """Mentions the guests beside a link to the lobby's post `message`."""
    if not guests:
        raise Not(No.NOBODY_TO_INVITE)
    who = tuple(f"<@{user}>" for user in guests)
    host = discord.utils.escape_markdown(interaction.user.display_name)
    link = f"https://discord.com/channels/{row.guild}/{row.channel}/{message}"
    public = Words(row.lang, row.game)
    users = [discord.Object(int(user)) for user in guests]
    await bot.get_partial_messageable(row.channel).send(
        public("lobby-invited", who=who, host=f"**{host}**", game=public("title"), link=link),
        allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=users),
    )
    words = await bot.readers.words(interaction)
    await answer(interaction, words("lobby-guests", who=who))
