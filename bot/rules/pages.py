"""All sections in an FTS5 table over what one types, headings above text: which have a word, however it is put."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache

from rapidfuzz import fuzz, process

from bot.rules.fold import hangul, plain, stem, strokes, verb_root

HEADING, ASKED, BODY = 9.0, 6.0, 1.0
"""What a word counts in a heading, in the words that people ask with, and in the text."""
ALIKE, SURE = 72.0, 80.0
"""From how many hundredths on a word is taken for a misspelt one, and is read as the right one in phrases, too."""
KEPT = 4096
"""How many words are kept with the sections that have them."""

Place = tuple[str, str, str]
"""Game, language, id."""


class Pages:
    """What a section says, by the number of its row."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self._texts: list[str] = []
        self._books: dict[tuple[str, str], list[str]] = defaultdict(list)
        self._hits: dict[str, dict[int, float]] = {}
        self._known: dict[str, dict[str, tuple[str, float]]] = defaultdict(dict)
        self._db = sqlite3.connect(":memory:", check_same_thread=False)
        self._db.execute("create virtual table page using fts5(heading, asked, body, tokenize='trigram')")

    def add(self, place: Place, title: str, also: Sequence[str], text: str) -> None:
        joined = [one.replace(" ", "") for one in also if " " in one and hangul(one)]
        row = _row(f"{title} {title.replace(' ', '')}"), _row(*also, *joined), _row(text)
        self.places.append(place)
        self._texts.append(" ".join(row))
        self._books[place[:2]].append(self._texts[-1])
        self._db.execute("insert into page values (?, ?, ?)", row)

    def learn(self, game: str, roots: Iterable[str], weight: float) -> None:
        """Words that a misspelt one may be meant for; the more they weigh the better they are believed."""
        for root in roots:
            for words in (self._known[game], self._known[""]):
                typed = strokes(root)
                if weight >= words.get(typed, ("", 0.0))[1]:
                    words[typed] = root, weight

    def rarity(self, game: str, lang: str, roots: Iterable[str]) -> float:
        """1 where one section of the book at most has all these, less the more do."""
        starts, book = [start(root) for root in roots], self._books[game, lang]
        having = sum(all(one in text for one in starts) for text in book)
        return (1.0 - max(0, having - 1) / len(book)) ** 0.5

    def word(self, word: str, game: str) -> tuple[dict[int, float], str]:
        """Rows with the word in any of its shapes; or with the nearest known word, and which that is."""
        found: dict[int, float] = {}
        for shape, weight in _shapes(word):
            for at, score in self._of(game, shape).items():
                found[at] = max(found.get(at, 0.0), weight * score)
        if found and (not hangul(word) or max(found.values()) > 4.0 or len(word) < 3):
            return found, ""
        if not found and hangul(word):
            found = self._beginning(stem(word), game)
        if len(strokes(word)) < 4:
            return found, ""
        return found, self._misspelt(stem(word), game, found)

    def _beginning(self, root: str, game: str) -> dict[int, float]:
        """Rows with the longest beginning of a Korean word that there is."""
        for end in range(len(root) - 1, 1, -1):
            if rows := self._of(game, strokes(root[:end])):
                return {at: 0.7 * score for at, score in rows.items()}
        return {}

    def _misspelt(self, root: str, game: str, found: dict[int, float]) -> str:
        """Adds the rows with the words most like it; the best of them, if it is surely meant."""
        words = self._known[game]
        near = process.extract(strokes(root), words.keys(), scorer=fuzz.ratio, score_cutoff=ALIKE, limit=3)
        for typed, ratio, _ in near:
            known, weight = words[typed]
            for at, score in self._of(game, start(known)).items():
                found[at] = max(found.get(at, 0.0), weight * (ratio / 100) ** 2 * score)
        return next((words[typed][0] for typed, ratio, _ in near if ratio > SURE), "")

    def _of(self, game: str, typed: str) -> dict[int, float]:
        """Rows of one game, or of all."""
        rows = self.having(typed)
        return {at: score for at, score in rows.items() if self.places[at][0] == game} if game else rows

    def having(self, typed: str) -> dict[int, float]:
        """Rows with these letters, and what that is worth."""
        if typed not in self._hits:
            if len(self._hits) > KEPT:
                self._hits.clear()
            self._hits[typed] = self._ask(typed)
        return self._hits[typed]

    def _ask(self, typed: str) -> dict[int, float]:
        if len(typed) < 3:
            return {at: 1.0 for at, text in enumerate(self._texts) if typed in text}
        query = f"select rowid, bm25(page, {HEADING}, {ASKED}, {BODY}) from page where page match ?"
        return {row - 1: -score for row, score in self._db.execute(query, (f'"{typed}"',))}


def _row(*texts: str) -> str:
    """Words in the letters that one types, a blank before and after each."""
    return f" {'  '.join(strokes(plain(text)) for text in texts)} "


def start(root: str) -> str:
    """How a word begins in a row; Korean words are also found inside others."""
    return strokes(root) if hangul(root) and len(root) > 1 else f" {strokes(root)}"


@cache
def _shapes(word: str) -> tuple[tuple[str, float], ...]:
    """The ways in which a word may stand in a row, with what each is worth."""
    if len(word) == 1 or word.isdigit():
        return ((f" {strokes(word)} ", 1.0),) if word.isascii() else ((f" {strokes(word)}", 0.8),)
    root = stem(word)
    shapes = {start(word): 1.0}
    if root != word:
        shapes[start(root)] = 1.0 if len(root) > 1 else 0.6
    if hangul(word) and len(verb := verb_root(root)) > 2:
        shapes.setdefault(f" {verb}", 0.8)
    if not hangul(word) and len(word) <= 3:
        shapes = {f" {word} ": 1.0, f" {word}s ": 1.0}
    return tuple(shapes.items())
