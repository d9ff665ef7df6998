"""Every action of a game becomes a slash command. Nothing here knows any game."""

from __future__ import annotations

import asyncio
import inspect
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.answers import refusal
from bot.reading import Reader, fold
from bot.table import Table
from bot.words import Words
from engines.core.game import Game
from engines.core.refusal import Refused
from engines.core.rules import Field, Spec

if TYPE_CHECKING:
    from bot.play import Play

CHOICES = 25
Choice = app_commands.Choice[str]


def text(key: str, scope: str = "bot") -> app_commands.locale_str:
    """A text of a command: English for everybody, and translated from the same catalogue for others."""
    return app_commands.locale_str(Words("en", scope)(key)[:100], key=key, scope=scope)


class Translator(app_commands.Translator):
    """Descriptions and choices follow the reader's language; names stay English for everybody."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        if locale is not discord.Locale.korean or "key" not in string.extras:
            return None
        return Words("ko", string.extras["scope"])(string.extras["key"])[:100]


def game_group(game: Game[Any, Any], play: Play) -> app_commands.Group:
    """`/carcassonne` with a subcommand for each kind of action; grouped ones one level below."""
    parent = app_commands.Group(name=game.name, description=text("blurb", game.name), guild_only=True)
    inner: dict[str, app_commands.Group] = {}
    for spec in game.rules.specs.values():
        if spec.chance:
            continue
        home = parent
        if spec.group:
            if spec.group not in inner:
                about = text(f"group-{spec.group}", game.name)
                inner[spec.group] = app_commands.Group(name=spec.group, description=about, parent=parent)
            home = inner[spec.group]
        home.add_command(command_for(game, spec, play))
    return parent


def command_for(game: Game[Any, Any], spec: Spec, play: Play) -> app_commands.Command[Any, ..., None]:
    """One action as a command; each field an option with autocomplete, none of them needed where one is legal."""

    async def callback(interaction: discord.Interaction[Any], **typed: str | None) -> None:
        said = {name: value for name, value in typed.items() if value is not None}
        await play.slash(interaction, game.name, spec, said)

    fields = () if spec.secret else spec.fields
    here = inspect.Parameter(
        "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
    )
    options = [
        inspect.Parameter(field.name, inspect.Parameter.KEYWORD_ONLY, annotation=str | None, default=None)
        for field in fields
    ]
    callback.__signature__ = inspect.Signature([here, *options])  # type: ignore[attr-defined]  # discord.py reads it
    if fields:
        asks = {field.name: text(f"field-{spec.name}-{field.name}.ask", game.name) for field in fields}
        callback = app_commands.describe(**asks)(callback)
    name = spec.name.removeprefix(f"{spec.group}_").replace("_", "-")
    command = app_commands.Command(
        name=name, description=text(f"action-{spec.name}.command", game.name), callback=callback
    )
    for field in fields:
        command.autocomplete(field.name)(_completion(spec, field, play))
    return command


def _completion(spec: Spec, field: Field, play: Play) -> Any:
    async def complete(interaction: discord.Interaction[Any], current: str) -> list[Choice]:
        words = Words(play.bot.language_of(interaction))
        try:
            table = await play.bot.tables.in_channel(interaction.channel_id or 0)
            seat = table.seat_of(interaction.user.id)
            words = words.within(table.game.name, table.people)
            typed = {name: str(value) for name, value in vars(interaction.namespace).items() if value}
            return await asyncio.to_thread(completed, table, seat, words, spec, field, typed, current)
        except Refused as refused:
            return [app_commands.Choice(name=(refusal(refused, words) or "-")[:100], value="-")]

    return complete


def completed(
    table: Table, seat: int, words: Words, spec: Spec, field: Field, typed: dict[str, str], current: str
) -> list[Choice]:
    """The legal values of a field that what is typed fits, given the earlier options; or which one comes first."""
    reader = Reader(table, words)
    if not spec.open_to(table.state, seat):
        return []
    values: tuple[Any, ...] = ()
    for earlier in spec.fields:
        if earlier.name == field.name:
            break
        offered = list(earlier.chooser(table.state, seat, *values))
        try:
            values = (*values, reader.value(earlier, typed.get(earlier.name, ""), offered, table.state))
        except Refused:
            if len(offered) != 1:
                name = words(f"field-{spec.name}-{earlier.name}")
                return [app_commands.Choice(name=words("complete-first", field=name)[:100], value="-")]
            values = (*values, offered[0])
    return _fitting(table, seat, reader, spec, field, values, current)


def _fitting(
    table: Table, seat: int, reader: Reader, spec: Spec, field: Field, values: tuple[Any, ...], current: str
) -> list[Choice]:
    offered = spec.offered(table.state, seat, *values)
    rank = field.rank
    if rank is not None:
        offered = sorted(offered, key=lambda value: rank(table.state, seat, *values, value))
    wanted = fold(current)
    fitting = [
        one for one in offered if any(wanted in name for name in reader.names(field, one, table.state))
    ]
    found = []
    for one in fitting[:CHOICES]:
        name = _name(table, seat, reader, field, values, one)
        number = f"{offered.index(one) + 1} · " if field.numbered else ""
        found.append(app_commands.Choice(name=f"{number}{name}"[:100], value=field.form.key(one)))
    return found


def _name(table: Table, seat: int, reader: Reader, field: Field, values: tuple[Any, ...], value: Any) -> str:
    label = reader.label(field, value, table.state)
    hint = field.hint(table.state, seat, *values, value) if field.hint is not None else None
    return (f"{label} · {reader.words.say(hint)}" if hint is not None else label)[:100]
