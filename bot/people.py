"""Who sits where: names as told, and the one letter that stands on a seat's pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord


@dataclass(frozen=True, slots=True)
class Person:
    """Someone in a seat: a user of Discord, or a computer player of some strength."""

    name: str
    user: int | None = None
    computer: str | None = None


@dataclass(frozen=True, slots=True)
class People:
    """The people of a match, in order of seats."""

    persons: tuple[Person, ...] = ()

    def __len__(self) -> int:
        return len(self.persons)

    def name(self, seat: int, lang: str, *, bold: bool = False) -> str:
        """A name as a sentence takes it; in Korean everybody is called 님. Bold where markdown is read."""
        if not 0 <= seat < len(self.persons):
            return str(seat + 1)
        person = self.persons[seat]
        name = discord.utils.escape_markdown(person.name) if bold else person.name
        if bold:
            name = f"**{name}**"
        return f"{name} 님" if lang == "ko" else name

    def letters(self) -> tuple[str, ...]:
        """A letter a seat, all different: the first of the name that is free, else the seat's number."""
        return letters_of([person.name for person in self.persons])

    def seats_of(self, user: int) -> list[int]:
        return [seat for seat, person in enumerate(self.persons) if person.user == user]

    def is_computer(self, seat: int) -> bool:
        return self.persons[seat].computer is not None

    def humans(self) -> list[int]:
        return [seat for seat, person in enumerate(self.persons) if person.computer is None]


def letters_of(names: Sequence[str]) -> tuple[str, ...]:
    taken: list[str] = []
    for seat, name in enumerate(names):
        free = (one for one in name.upper() if one.isalnum() and one not in taken)
        taken.append(next(free, str(seat + 1)))
    return tuple(taken)


NOBODY = People()
