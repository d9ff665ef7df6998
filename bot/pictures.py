"""Pictures of a table: what its board module says, in the reader's words and colours, painted off the event loop."""

from __future__ import annotations

import asyncio
import dataclasses
import io
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import discord

from bot.boards import NoBoard, board_of
from bot.chart import chart, course
from bot.draw.look import Look
from bot.draw.paint import paint
from bot.draw.scene import Scene
from bot.draw.theme import DEFAULT, THEMES
from bot.menu import Menu
from bot.refusals import Unplayed
from bot.table import Table
from bot.words import Words
from engines.core import log
from engines.core.said import Said, Who

ALT = 1024
"""Discord's longest description of an attachment."""


@dataclass(frozen=True, slots=True)
class Picture:
    png: bytes
    alt: str

    def file(self, name: str = "board.png") -> discord.File:
        return discord.File(io.BytesIO(self.png), name, description=self.alt[:ALT])


class Pictures:
    """At most two are drawn at once; Pillow leaves the other threads running meanwhile."""

    def __init__(self) -> None:
        self._gate = asyncio.Semaphore(2)

    async def board(
        self,
        table: Table,
        seat: int | None,
        words: Words,
        events: Sequence[Any] = (),
        palette: str | None = None,
    ) -> Picture | None:
        """The board as `seat` sees it, with what has just happened marked."""
        board, marks = board_of(table.game.name), tuple(events)
        return await self.drawn(lambda: board.board(table.view(seat), marks), words, palette)

    async def hand(self, table: Table, seat: int, words: Words, palette: str | None = None) -> Picture | None:
        board = board_of(table.game.name)
        return await self.drawn(lambda: board.hand(table.view(seat)), words, palette)

    async def step(
        self, table: Table, seat: int, words: Words, menu: Menu, palette: str | None = None
    ) -> Picture | None:
        """The picture that helps to answer a menu's question, if its board has one."""
        if (spec := menu.spec) is None:
            return None
        board = board_of(table.game.name)
        return await self.drawn(
            lambda: board.step(table.view(seat), spec.name, menu.chosen, menu.offered), words, palette
        )

    async def refused(self, tried: Unplayed, words: Words, palette: str | None = None) -> Picture | None:
        """The picture that says why an action was refused, if the board of the game has one."""
        draw = getattr(board_of(words.scope), "refused", NoBoard().refused)
        return await self.drawn(lambda: draw(tried.view, tried.act, tried.refused), words, palette)

    async def overlay(
        self, table: Table, seat: int | None, words: Words, name: str, palette: str | None = None
    ) -> Picture | None:
        overlay = board_of(table.game.name).overlays[name]
        return await self.drawn(lambda: overlay(table.view(seat)), words, palette)

    async def chart(self, table: Table, entries: Sequence[log.Entry], words: Words) -> Picture | None:
        """Everybody's points over the match."""
        return await self.drawn(lambda: chart(course(table.game, table.header, entries)), words)

    async def drawn(
        self, scene: Callable[[], Scene | None], words: Words, palette: str | None = None
    ) -> Picture | None:
        """The picture of a scene, if there is one; both are made in a thread, for the table never changes."""
        look = Look(THEMES.get(palette or "", DEFAULT), sayer(words))
        async with self._gate:
            made = await asyncio.to_thread(_drawn, scene, look)
        if made is None:
            return None
        png, alt = made
        plain = dataclasses.replace(words, bold=False)  # a description is no markdown
        return Picture(png, " ".join(str(plain.say(sentence)) for sentence in alt))


def _drawn(make: Callable[[], Scene | None], look: Look) -> tuple[bytes, tuple[Any, ...]] | None:
    scene = make()
    return None if scene is None else (paint(scene, look), tuple(scene.alt))


def warm(games: Iterable[str]) -> None:
    """Makes the sprites of boards, seconds of work, so that the first post does not wait for them."""
    for name in games:
        board_of(name).warm()


def overlays(game: str) -> list[str]:
    return list(board_of(game).overlays)


def sayer(words: Words) -> Callable[[Any], str]:
    """Words for a picture: texts in the reader's language, and people by their one letter."""
    letters = words.people.letters()

    def say(text: Any) -> str:
        if isinstance(text, Who):
            return letters[text.seat] if text.seat < len(letters) else str(text.seat + 1)
        return _worded(words, text) if isinstance(text, Said) else str(words.say(text))

    return say


@lru_cache(8192)
def _worded(words: Words, text: Said) -> str:
    """A picture says the same again and again."""
    return str(words.say(text))
