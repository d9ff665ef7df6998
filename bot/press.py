"""Buttons and selects that answer after any restart: all they need is in their custom id."""

from __future__ import annotations

import re
from typing import Any, Self

import discord

from bot.marks import TEMPLATE, Mark, mark
from bot.menu import Menu
from bot.words import Words

BUTTON = TEMPLATE.replace("(?P<verb>[a-z]+)", "(?P<verb>(?!pick:|opt:|guests:)[a-z]+)")
SELECT = TEMPLATE.replace("(?P<verb>[a-z]+)", "(?P<verb>pick|opt)")
PEOPLE = TEMPLATE.replace("(?P<verb>[a-z]+)", "(?P<verb>guests)")


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=BUTTON):
    """A button. What it does is told by its verb; the bot's `pressed` knows them all."""

    def __init__(
        self,
        mark: Mark,
        label: str = "-",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        row: int | None = None,
    ) -> None:
        self.mark = mark
        super().__init__(discord.ui.Button(label=label[:80], style=style, custom_id=str(mark), row=row))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Self:
        return cls(mark(match.groupdict()))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.pressed(interaction, self.mark, ())


class Pick(discord.ui.DynamicItem[discord.ui.Select[Any]], template=SELECT):
    """A select of a private menu: what is picked goes on from the keys chosen so far."""

    def __init__(
        self, mark: Mark, options: list[discord.SelectOption] | None = None, most: int = 1, ask: str = ""
    ) -> None:
        self.mark = mark
        options = options or [discord.SelectOption(label="-")]
        super().__init__(
            discord.ui.Select(
                custom_id=str(mark),
                options=options,
                max_values=min(most, len(options)),
                placeholder=ask[:150] or None,
            )
        )

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Self:
        return cls(mark(match.groupdict()))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        values = (interaction.data or {}).get("values", [])
        await interaction.client.pressed(interaction, self.mark, tuple(values))


class Guests(discord.ui.DynamicItem[discord.ui.UserSelect[Any]], template=PEOPLE):
    """A select of people of the server."""

    def __init__(self, mark: Mark, most: int = 1, ask: str = "") -> None:
        self.mark = mark
        super().__init__(
            discord.ui.UserSelect(custom_id=str(mark), max_values=most, placeholder=ask[:150] or None)
        )

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Self:
        return cls(mark(match.groupdict()))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Passes on the people who can play: no bots."""
        data: Any = interaction.data or {}
        users = data.get("resolved", {}).get("users", {})
        people = [id for id in data.get("values", ()) if not users.get(id, {}).get("bot")]
        await interaction.client.pressed(interaction, self.mark, tuple(people))


def menu_view(menu: Menu, words: Words, *, undo: int = 0) -> discord.ui.View:
    """The menu as a select, with pages where it is long, typing where anything may be said, back and undo."""
    view = discord.ui.View(timeout=None)
    options = [
        discord.SelectOption(label=one.label or one.key, value=one.key, description=one.hint or None)
        for one in menu.shown()
    ]
    if options:
        view.add_item(Pick(menu.mark, options, menu.most, menu.question))
    at, pages = menu.mark.page, menu.pages
    if at > 0:
        view.add_item(
            Press(menu.mark.but("page", page=at - 1), words("button-page-back", page=at, pages=pages))
        )
    if at + 1 < pages:
        view.add_item(
            Press(menu.mark.but("page", page=at + 1), words("button-page-on", page=at + 2, pages=pages))
        )
    if menu.typed:
        view.add_item(Press(menu.mark.but("type", page=0), words("button-type")))
    if menu.mark.do and menu.chosen:
        view.add_item(Press(Mark("go", menu.mark.match, menu.mark.ply), words("button-again")))
    if undo:
        view.add_item(Press(Mark("undo", menu.mark.match, menu.mark.ply), words("button-undo")))
    return view


def confirm_view(mark: Mark, words: Words) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Press(mark.but("ok", page=0), words("button-confirm"), discord.ButtonStyle.success))
    view.add_item(Press(Mark("go", mark.match, mark.ply), words("button-again")))
    return view
