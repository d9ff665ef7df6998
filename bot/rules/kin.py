"""Words that mean the same: what people call the things of a game, and what a language has several words for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from bot.rules.book import Book
from bot.rules.fold import SAME, stem


class Kin:
    """Of each game: for a word the one that stands for it, and those that mean the same.

    A term of the glossary stands for its synonyms of a single word, if these are of that term alone.
    """

    def __init__(self, books: Iterable[Book]) -> None:
        self._head: dict[str, dict[str, str]] = defaultdict(dict)
        self._kin: dict[tuple[str, str], list[str]] = defaultdict(list)
        for book in books:
            heads = self._head[book.game]
            for first, *others in SAME:
                heads |= dict.fromkeys(others, first)
            heads |= {word: heads.get(term, term) for word, term in _synonyms(book).items()}
        for game, heads in self._head.items():
            for word, head in heads.items():
                self._kin[game, head].append(word)

    def head(self, game: str, word: str) -> str:
        return self._head[game].get(word, word)

    def others(self, game: str, word: str) -> list[str]:
        """What else may stand in a text of the game for a word."""
        head = self.head(game, word)
        return [one for one in (head, *self._kin.get((game, head), ())) if one != word]


def _synonyms(book: Book) -> dict[str, str]:
    """Stems by stems; a word of several terms, or that is a term itself, means none of them."""
    terms = {stem(one.term) for one in book.terms}
    found: dict[str, set[str]] = defaultdict(set)
    for one in book.terms:
        if " " not in one.term:
            for word in one.also:
                if " " not in word:
                    found[stem(word)].add(stem(one.term))
    return {word: of.pop() for word, of in found.items() if len(of) == 1 and word not in terms}
