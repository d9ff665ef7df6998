"""A bot with one of everything, by which the fake server itself is tested."""

from __future__ import annotations

import asyncio
import io
import os

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands
from discord.http import Route

CELLS = [f"{column}{row}" for column in "ABCDEF" for row in range(1, 10)]


class Note(discord.ui.Modal, title="Note"):
    text = discord.ui.TextInput(label="Text", custom_id="text", max_length=20)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"noted: {self.text.value}", ephemeral=True)


class Board(discord.ui.View):
    def __init__(self, ply: int = 1) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.Button(label="Your move", custom_id=f"m:abcde:{ply}:move"))

    @discord.ui.button(label="Edit", custom_id="edit")
    async def edit(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.edit_message(content="edited", attachments=[picture("second.png")])

    @discord.ui.button(label="Note", custom_id="note")
    async def note(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.send_modal(Note())

    @discord.ui.button(label="Twice", custom_id="twice")
    async def twice(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.defer()
        try:
            await interaction.client.http.request(callback_of(interaction), json={"type": 6})
        except discord.HTTPException as refused:
            await interaction.followup.send(f"refused {refused.code}", ephemeral=True)

    @discord.ui.select(custom_id="pick", options=[discord.SelectOption(label=c) for c in "xyz"], max_values=2)
    async def pick(self, interaction: discord.Interaction, menu: discord.ui.Select) -> None:
        await interaction.response.send_message(f"picked {menu.values}", ephemeral=True)


def callback_of(interaction: discord.Interaction) -> Route:
    path = "/interactions/{id}/{token}/callback"
    return Route("POST", path, id=interaction.id, token=interaction.token)


def picture(name: str) -> discord.File:
    return discord.File(io.BytesIO(name.encode()), name, description="a board")


class Game(app_commands.Group):
    """The commands `/game ...`."""

    @app_commands.command(description="Place a tile")
    async def place(self, interaction: discord.Interaction, cell: str) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send(f"{cell} in {interaction.locale}", file=picture("hand.png"))

    @place.autocomplete("cell")
    async def cells(self, _: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = [cell for cell in CELLS if cell.startswith(typed.upper())][:25]
        return [app_commands.Choice(name=cell, value=cell) for cell in found]

    @app_commands.command(description="Post the board")
    async def board(self, interaction: discord.Interaction, ply: int = 1) -> None:
        await interaction.response.send_message("posting", ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        text = f"{interaction.user.mention} and <@1>"
        allowed = discord.AllowedMentions(users=[interaction.user])
        try:
            await interaction.channel.send(
                text,
                view=Board(ply),
                file=picture("first.png"),
                nonce=f"abcde:{ply}",
                allowed_mentions=allowed,
            )
        except (discord.HTTPException, aiohttp.ClientError) as failed:
            code = getattr(failed, "code", 0)
            await interaction.edit_original_response(content=f"failed {type(failed).__name__} {code}")

    @app_commands.command(description="Answer too late")
    async def late(self, interaction: discord.Interaction) -> None:
        await asyncio.sleep(0.5)
        try:
            await interaction.response.send_message("late")
        except discord.HTTPException as refused:
            assert isinstance(interaction.channel, discord.TextChannel)
            await interaction.channel.send(f"late {refused.code}")

    @app_commands.command(description="A message that does not fit")
    async def long(self, interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message("x" * 2001)
        except discord.HTTPException as refused:
            await interaction.response.send_message(f"refused {refused.code}")

    @app_commands.command(description="Which process this is")
    async def process(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(str(os.getpid()))


class TinyBot(commands.AutoShardedBot):
    async def setup_hook(self) -> None:
        self.tree.add_command(Game(name="game", description="A game"))
        self.add_view(Board())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No pause between shards: the fake server takes them all at once."""


def create_bot() -> commands.AutoShardedBot:
    intents = discord.Intents(guilds=True)
    return TinyBot(commands.when_mentioned, intents=intents, max_messages=None, chunk_guilds_at_startup=False)
