"""The questions of the tests, and how well they are answered."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from bot.rules.index import Index
from engines.core.discover import discover

HERE = Path(__file__).parent
ENGINES = HERE.parents[1] / "engines"
GAMES = {name: game for name, game in discover().items() if (ENGINES / name).is_dir()}
"""Those of the project; a game made for tests has no rulebook."""


@dataclass(frozen=True)
class Question:
    game: str
    lang: str
    text: str
    sections: tuple[str, ...]


@dataclass
class Figure:
    """Of `asked` questions, how many had the right section first, and among the first three."""

    asked: int = 0
    first: int = 0
    three: int = 0

    def __str__(self) -> str:
        share = 100 / max(self.asked, 1)
        return f"{self.asked} asked, first {self.first * share:.0f} %, in three {self.three * share:.0f} %"


def questions(lang: str) -> list[Question]:
    data = tomllib.loads((HERE / f"questions_{lang}.toml").read_text("utf-8"))
    return [
        Question(game, lang, text, tuple(one.strip() for one in to.split("|")))
        for game, rows in data.items()
        for text, to in rows.items()
    ]


def figure(index: Index, asked: list[Question], *, told: bool = True) -> tuple[Figure, list[str]]:
    """The figure, and the questions whose section was not first; `told`: the game is given with the question."""
    sum, missed = Figure(), []
    for one in asked:
        hits = index.search(one.text, one.lang, one.game if told else "").hits
        ids = [hit.id if hit.game == one.game else f"{hit.game}#{hit.id}" for hit in hits]
        at = next((at for at, id in enumerate(ids) if id in one.sections), 99)
        sum.asked += 1
        sum.first += at == 0
        sum.three += at < 3
        if at:
            missed.append(
                f"{'third' if at < 3 else 'LOST '} {one.game}: {one.text} -> {ids}, not {one.sections}"
            )
    return sum, missed
