"""Headings, terms and synonyms: what they add to a section when they stand in a question, or are half typed."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.rules.fold import STOP, gist, leads, stem, strokes
from bot.rules.kin import Kin
from bot.rules.pages import Place

TITLE, TERM, ALSO = 1.5, 1.3, 1.0
"""What a heading counts, a term of the glossary for the first section that it names, and all others."""
PHRASE, WHOLE = 3.0, 9.0
"""What a phrase adds that stands in the question, and one that is all of it."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A heading, term or synonym, and the section that it leads to; with what is compared again and again."""

    place: Place
    text: str
    weight: float
    typed: str
    initials: str
    meant: str
    """What stands for its stems, with a blank before and after."""
    inner: frozenset[str]
    """Of these what says something."""
    rare: float
    """1 where only its own section of the book has its words, less the more sections have them."""

    @property
    def section(self) -> tuple[str, str]:
        return self.place[0], self.place[2]


class Phrases:
    """Of all books."""

    def __init__(self, kin: Kin) -> None:
        self._kin = kin
        self._all: list[Phrase] = []
        self._typed = ""  # a line each, with a blank before it
        self._starts: list[int] = []
        self._by_word: dict[tuple[str, str], list[Phrase]] = defaultdict(list)

    def add(self, place: Place, text: str, weight: float, rare: float) -> None:
        """The text as `plain` makes it."""
        game = place[0]
        heads = [self._kin.head(game, stem(word)) for word in text.split()]
        meant = [gist(one) for one in heads]
        inner = frozenset(map(gist, set(heads) - STOP))
        one = Phrase(place, text, weight, strokes(text), leads(text), f" {' '.join(meant)} ", inner, rare)
        self._all.append(one)
        self._starts.append(len(self._typed))
        self._typed += f" {one.typed}\n"
        self._by_word[game, max(inner or meant, key=len, default="")].append(one)

    def told(
        self, words: Sequence[str], read: Sequence[str], games: Iterable[str]
    ) -> dict[tuple[str, str], float]:
        """What phrases add that stand in the question; `read` are its words' stems, put right."""
        whole = " ".join(words)
        best: dict[tuple[str, str], dict[str, float]] = defaultdict(dict)
        for game in games:
            heads = [gist(self._kin.head(game, root)) for root in read]
            question = f" {' '.join(heads)} "
            content = frozenset(head for head, word in zip(heads, words, strict=True) if word not in STOP)
            for one in (one for head in dict.fromkeys(heads) for one in self._by_word.get((game, head), ())):
                told = best[one.section]
                bonus = one.weight * _bonus(one, whole, question, content)
                told[one.meant] = max(told.get(one.meant, 0.0), bonus)
        return {key: 0.75 * max(told.values()) + 0.25 * sum(told.values()) for key, told in best.items()}

    def like(self, wanted: str) -> Iterator[tuple[Phrase, float]]:
        """Phrases that go with what is half typed, and how well."""
        initials = wanted if all("ㄱ" <= one <= "ㅎ" for one in wanted) else ""
        for one in self._all if initials else self._holding(wanted if len(wanted) > 2 else f" {wanted}"):
            if likeness := _likeness(wanted, initials, one):
                yield one, likeness

    def _holding(self, typed: str) -> Iterator[Phrase]:
        at = self._typed.find(typed)
        while at >= 0:
            line = bisect_right(self._starts, at)
            yield self._all[line - 1]
            at = self._typed.find(typed, self._starts[line]) if line < len(self._starts) else -1


def _bonus(one: Phrase, whole: str, question: str, content: frozenset[str]) -> float:
    """What a phrase adds that is the question, stands in it, or whose words all do."""
    if one.text == whole:
        return WHOLE
    if one.meant in question:
        return PHRASE * one.rare * one.meant.count(" ", 1) ** 0.8
    if one.inner and " " in one.text and one.inner <= content:
        return 0.7 * PHRASE * one.rare * len(one.inner) ** 0.8
    return 0.0


def _likeness(wanted: str, initials: str, one: Phrase) -> float:
    """It begins so, a word of it does, it holds it; headings before the others."""
    heading = one.weight == TITLE
    if wanted in one.typed:
        part = len(wanted) / len(one.typed)
        if one.typed.startswith(wanted):
            return (3.0 if heading else 2.0) + part
        if f" {wanted}" in one.typed:
            return (2.4 if heading else 1.6) + part
        return 1.0 + part if len(wanted) > 2 else 0.0
    return 1.5 if initials and one.initials.startswith(initials) else 0.0
