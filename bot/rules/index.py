"""Finds the sections that answer a question, or go with what is half typed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache

from rapidfuzz import fuzz, process

from bot.rules.book import GLOSSARY, OPTIONS, Book, Section, book_of, holds
from bot.rules.fold import STOP, hangul, plain, stem, strokes
from bot.rules.kin import Kin
from bot.rules.pages import Pages, start
from bot.rules.phrases import ALSO, TERM, TITLE, Phrases
from bot.words import LANGUAGES

OTHER_LANGUAGE, OTHER_GAME, OTHER_OPTIONS = 0.85, 0.1, 0.4
ABOUT, BEHIND = (OPTIONS, "differences", "chat"), 0.7
"""Sections that tell of all others, and what a word of them counts."""
KIN = 0.5
"""What a word counts that only means the same."""
NAMED = 86
"""From how many hundredths on a question names a game."""
SHOWN = 3


@dataclass(frozen=True, slots=True)
class Context:
    """The match of the channel where somebody asks: its game, options, and what its phase rests on."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    sections: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Hit:
    game: str
    id: str
    score: float


@dataclass(frozen=True, slots=True)
class Found:
    """The best sections first; `sure` is False if nothing was found and these are the nearest headings."""

    hits: tuple[Hit, ...]
    sure: bool = True


class Index:
    """Over all rulebooks there are, in both languages."""

    def __init__(self, books: Iterable[Book]) -> None:
        self.books = {(book.game, book.lang): book for book in books}
        self.games = tuple(dict.fromkeys(game for game, _ in self.books))
        self._kin = Kin(self.books.values())
        self._pages = Pages()
        self._phrases = Phrases(self._kin)
        for book in self.books.values():
            self._add(book)
        self._names = {game: list(self._called(game)) for game in self.games}

    def _add(self, book: Book) -> None:
        """The sections first: how rare a phrase is they all say together."""
        asked: dict[str, dict[str, float]] = {id: {} for id in book.sections if id != GLOSSARY}
        for term in book.terms:
            for at, id in enumerate(term.to):
                asked[id] |= dict.fromkeys((term.term, *term.also), ALSO if at else TERM)
        for id, terms in asked.items():
            section = book.sections[id]
            asked[id] = also = dict.fromkeys(section.also, ALSO) | terms
            text = section.text if id != OPTIONS else ""
            self._pages.add((book.game, book.lang, id), section.title, tuple(also), text)
            roots = (stem(word) for word in plain(section.text).split())
            self._pages.learn(book.game, (one for one in roots if len(one) > 1 + 2 * (not hangul(one))), 0.7)
        for id, also in asked.items():
            for text, weight in [(book.sections[id].title, TITLE), *also.items()]:
                said = plain(text)
                roots = [stem(word) for word in said.split()]
                self._pages.learn(book.game, (one for one in roots if len(one) > 1), 1.0)
                rare = self._pages.rarity(book.game, book.lang, roots)
                self._phrases.add((book.game, book.lang, id), said, weight, rare)

    def section(self, game: str, id: str, lang: str) -> Section | None:
        book = self.books.get((game, lang))
        return book.sections.get(id) if book is not None else None

    def search(
        self, text: str, lang: str, game: str = "", context: Context | None = None, count: int = SHOWN
    ) -> Found:
        """The sections for `text`; never none while there is a rulebook."""
        named, _, id = text.partition("#")
        if self.section(named, id, lang) is not None:
            return Found((Hit(named, id, 1.0),))
        words = plain(text).split()
        meant, words = self._named(words)
        game = game or meant
        scores = self._score(words, lang, game)
        if context is not None and not game:
            for key in scores:
                scores[key] *= _nearness(key, context)
        for (name, id), score in scores.items():
            options = context.options if context is not None and context.game == name else None
            section = self.section(name, id, lang)
            if options is not None and section is not None and not holds(section.when, options):
                scores[name, id] = score * OTHER_OPTIONS
        best = sorted(scores, key=lambda key: -scores[key])[:count]
        if best:
            return Found(tuple(Hit(*key, scores[key]) for key in best))
        return self._nearest(" ".join(words) or text, lang, game or (context.game if context else ""), count)

    def _score(self, words: list[str], lang: str, game: str) -> dict[tuple[str, str], float]:
        asked = list(dict.fromkeys(word for word in words if word not in STOP)) or words
        scores: dict[tuple[str, str], float] = defaultdict(float)
        matched: dict[tuple[str, str], int] = defaultdict(int)
        read = [stem(word) for word in words]
        for word in asked:
            found, instead = self._pages.word(word, game)
            if instead:
                read[words.index(word)] = instead
            self._add_kin(found, instead or stem(word), game)
            for key, score in self._sections(found, lang, game).items():
                scores[key] += score
                matched[key] += 1
        for key in scores:
            scores[key] *= 0.4 + 0.6 * matched[key] / len(asked)
        for key, bonus in self._phrases.told(words, read, (game,) if game else self.games).items():
            scores[key] += bonus
        return {key: score for key, score in scores.items() if score > 0}

    def _sections(self, found: Mapping[int, float], lang: str, game: str) -> dict[tuple[str, str], float]:
        """The best of a section's rows, which are one in each language."""
        best: dict[tuple[str, str], float] = {}
        for at, score in found.items():
            name, tongue, id = self._pages.places[at]
            if not game or name == game:
                score *= (1.0 if tongue == lang else OTHER_LANGUAGE) * (BEHIND if id in ABOUT else 1.0)
                best[name, id] = max(best.get((name, id), 0.0), score)
        return best

    def _add_kin(self, found: dict[int, float], root: str, game: str) -> None:
        """Rows with a word that means the same in their game."""
        others: dict[str, set[str]] = defaultdict(set)
        for one in (game,) if game else self.games:
            for other in self._kin.others(one, root):
                others[other].add(one)
        for other, games in others.items():
            for at, score in self._pages.having(start(other)).items():
                if self._pages.places[at][0] in games:
                    found[at] = max(found.get(at, 0.0), KIN * score)

    def _named(self, words: list[str]) -> tuple[str, list[str]]:
        """The game that the question names, and the other words of it, if these ask for anything."""
        read = [strokes(stem(word)) for word in words]
        for game, names in self._names.items():
            for length, name in names:
                for at in range(len(words) - length + 1):
                    if fuzz.ratio("".join(read[at : at + length]), name, score_cutoff=NAMED):
                        others = [*words[:at], *words[at + length :]]
                        return game, others if set(others) - STOP else words
        return "", words

    def _called(self, game: str) -> Iterable[tuple[int, str]]:
        """What people call a game: its titles, the last word of each, its short name; with the number of words."""
        for lang in LANGUAGES:
            if (game, lang) in self.books:
                title = [strokes(stem(word)) for word in plain(self.books[game, lang].title).split()]
                yield len(title), "".join(title)
                yield 1, title[-1]
        yield 1, game

    def _nearest(self, text: str, lang: str, game: str, count: int) -> Found:
        """The headings most like `text`."""
        heads = {
            (book.game, section.id): strokes(plain(section.title))
            for book in self.books.values()
            if book.lang == lang and (not game or book.game == game)
            for section in book.sections.values()
        }
        near = process.extract(strokes(plain(text)), heads, scorer=fuzz.WRatio, limit=count)
        return Found(tuple(Hit(*key, score / 100) for _, score, key in near), sure=False)

    def headings(
        self, typed: str, lang: str, game: str = "", context: Context | None = None, count: int = 25
    ) -> list[Hit]:
        """Sections for what is half typed: headings and terms that begin so, hold it, or are like it."""
        wanted = strokes(plain(typed))
        if not wanted:
            return self._opening(lang, game, context)[:count]
        scores: dict[tuple[str, str], float] = {}
        for one, score in self._phrases.like(wanted):
            if game and one.place[0] != game:
                continue
            score *= 1.0 if one.place[1] == lang else OTHER_LANGUAGE
            if context is not None and not game:
                score *= _nearness(one.section, context)
            scores[one.section] = max(scores.get(one.section, 0.0), score)
        best = [Hit(*key, scores[key]) for key in sorted(scores, key=lambda key: -scores[key])]
        if len(best) < SHOWN:
            known = {(hit.game, hit.id) for hit in best}
            found = self.search(typed, lang, game, context, count).hits
            best += [hit for hit in found if (hit.game, hit.id) not in known]
        return best[:count]

    def _opening(self, lang: str, game: str, context: Context | None) -> list[Hit]:
        """What is offered before anything is typed: what the match is about, then the books from their beginning."""
        first = [(context.game, id) for id in context.sections] if context is not None else []
        mine = game or (context.game if context is not None else "")
        order = sorted(self.games, key=lambda name: name != mine) if not game else [game]
        books = [self.books[name, lang] for name in order]
        if mine:
            rest = [(book.game, id) for book in books for id in book.sections]
        else:
            rest = [
                (book.game, id)
                for at in range(30)
                for book in books
                for id in list(book.sections)[at : at + 1]
            ]
        return [Hit(*key, 1.0) for key in dict.fromkeys([*first, *rest])]


def _nearness(key: tuple[str, str], context: Context) -> float:
    if key[0] != context.game:
        return OTHER_GAME
    return 1.15 if key[1] in context.sections else 1.0


@cache
def index_of(games: tuple[str, ...]) -> Index:
    """The index of these games' rulebooks; built once, within a second of CPU."""
    books = (book_of(game, lang) for game in games for lang in LANGUAGES)
    return Index(book for book in books if book is not None)
