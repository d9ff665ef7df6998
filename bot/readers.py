"""What each reader has set for themselves: language and palette of what is shown to them alone."""

from __future__ import annotations

import dataclasses
from typing import Any

import discord

from bot.answers import locale_of
from bot.people import NOBODY, People
from bot.store import Person, Store
from bot.words import Words

KEPT = 4096


class Readers:
    """Settings are read once and kept; `save` changes both."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[int, Person] = {}

    async def person(self, user: int) -> Person:
        if user not in self._known:
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[user] = await self.store.person(user)
        return self._known[user]

    def known(self, user: int) -> Person:
        """Without waiting: for answers that may not touch the store."""
        return self._known.get(user) or Person(user)

    async def save(self, user: int, **changes: str | None) -> Person:
        person = dataclasses.replace(await self.person(user), **changes)
        await self.store.save_person(person)
        self._known[user] = person
        return person

    async def words(
        self, interaction: discord.Interaction[Any], scope: str = "bot", people: People = NOBODY
    ) -> Words:
        """The words for what the asker alone will read."""
        person = await self.person(interaction.user.id)
        return Words(person.lang or locale_of(interaction), scope, people, bold=True)

    async def palette(self, user: int) -> str | None:
        return (await self.person(user)).palette
