"""Finds the sections that answer a question: an FTS5 table in memory over what one types, headings above text."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from rapidfuzz import fuzz, process

from bot.rules.book import GLOSSARY, OPTIONS, Book, Section, book_of, holds
from bot.rules.fold import STOP, gist, hangul, leads, plain, stem, strokes, verb_root
from bot.rules.kin import Kin
from bot.words import LANGUAGES

HEADING, ASKED, BODY = 9.0, 6.0, 1.0
"""What a word counts in a heading, in the words that people ask with, and in the text."""
TITLE, TERM, ALSO = 1.5, 1.3, 1.0
"""What a heading counts among phrases, a term of the glossary for the first section that it names, and the others."""
PHRASE, WHOLE = 3.0, 9.0
"""What a heading, term or synonym adds that stands in the question, and one that is all of it."""
OTHER_LANGUAGE, OTHER_GAME, OTHER_OPTIONS = 0.85, 0.1, 0.4
ABOUT, BEHIND = ("options", "differences", "chat"), 0.7
"""Sections that tell of all others, and what a word of them counts."""
KIN = 0.5
"""What a word counts that only means the same."""
ALIKE = 72.0
"""From how many hundredths on a word is taken for a misspelt one."""
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


@dataclass(frozen=True, slots=True)
class Phrase:
    """A heading, term or synonym, and the section that it leads to; with what is compared again and again."""

    game: str
    id: str
    lang: str
    text: str
    heading: bool
    weight: float
    typed: str
    initials: str
    stems: tuple[str, ...]
    meant: str
    """What stands for its stems, with a blank before and after."""
    inner: frozenset[str]
    """Of these what says something."""
    rare: float = 1.0
    """1 where only its own section of the book has its words, less the more sections have them."""


def phrase(section: tuple[str, str, str], text: str, weight: float, kin: Kin) -> Phrase:
    game, lang, id = section
    text = plain(text)
    stems = tuple(stem(word) for word in text.split())
    heads = [kin.head(game, one) for one in stems]
    return Phrase(
        game,
        id,
        lang,
        text,
        weight == TITLE,
        weight,
        strokes(text),
        leads(text),
        stems,
        f" {' '.join(map(gist, heads))} ",
        frozenset(map(gist, set(heads) - STOP)),
    )


class Index:
    """Over all rulebooks there are, in both languages."""

    def __init__(self, books: Iterable[Book]) -> None:
        self.books = {(book.game, book.lang): book for book in books}
        self.games = tuple(dict.fromkeys(game for game, _ in self.books))
        self._rows: list[tuple[str, str, str]] = []
        self._phrases: list[Phrase] = []
        self._hits: dict[str, dict[int, float]] = {}
        self._kin = Kin(self.books.values())
        self._db = sqlite3.connect(":memory:", check_same_thread=False)
        self._db.execute("create virtual table page using fts5(heading, asked, body, tokenize='trigram')")
        for book in self.books.values():
            self._add(book)
        self._texts = [" ".join(row) for row in self._db.execute("select heading, asked, body from page")]
        self._phrases = [replace(one, rare=self._rarity(one)) for one in self._phrases]
        self._typed = [one.typed for one in self._phrases]
        self._by_word: dict[tuple[str, str], list[Phrase]] = defaultdict(list)
        for one in self._phrases:
            self._by_word[one.game, max(one.inner or one.meant.split(), key=len, default="")].append(one)
        self._vocabulary = self._all_words()
        self._names = {game: list(self._called(game)) for game in self.games}

    def _add(self, book: Book) -> None:
        asked: dict[str, dict[str, float]] = defaultdict(dict)
        for term in book.terms:
            for at, id in enumerate(term.to):
                asked[id] |= dict.fromkeys((term.term, *term.also), ALSO if at else TERM)
        for section in book.sections.values():
            if section.id == GLOSSARY:
                continue
            also = dict.fromkeys(section.also, ALSO) | asked[section.id]
            self._rows.append((book.game, book.lang, section.id))
            joined = [one.replace(" ", "") for one in also if " " in one and hangul(one)]
            self._db.execute(
                "insert into page values (?, ?, ?)",
                (
                    _row(f"{section.title} {section.title.replace(' ', '')}"),
                    _row(*also, *joined),
                    _row(section.text if section.id != OPTIONS else ""),
                ),
            )
            self._phrases.append(phrase(self._rows[-1], section.title, TITLE, self._kin))
            self._phrases += (
                phrase(self._rows[-1], text, weight, self._kin) for text, weight in also.items()
            )

    def _rarity(self, one: Phrase) -> float:
        book = [
            text for row, text in zip(self._rows, self._texts, strict=True) if row[:2] == (one.game, one.lang)
        ]
        roots = [_start(root) for root in one.stems]
        having = sum(all(root in text for root in roots) for text in book)
        return (1.0 - max(0, having - 1) / len(book)) ** 0.5

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
            found, instead = self._word(word)
            if instead:
                read[words.index(word)] = instead
            self._add_kin(found, instead or stem(word), game)
            best: dict[tuple[str, str], float] = {}
            for at, score in found.items():
                name, tongue, id = self._rows[at]
                if not game or name == game:
                    score *= 1.0 if tongue == lang else OTHER_LANGUAGE
                    score *= BEHIND if id in ABOUT else 1.0
                    best[name, id] = max(best.get((name, id), 0.0), score)
            for key, score in best.items():
                scores[key] += score
                matched[key] += 1
        for key in scores:
            scores[key] *= 0.4 + 0.6 * matched[key] / len(asked)
        for key, bonus in self._told(words, read, game).items():
            scores[key] += bonus
        return {key: score for key, score in scores.items() if score > 0}

    def _add_kin(self, found: dict[int, float], root: str, game: str) -> None:
        """Rows with a word that means the same in their game."""
        others: dict[str, set[str]] = defaultdict(set)
        for one in (game,) if game else self.games:
            for other in self._kin.others(one, root):
                others[other].add(one)
        for other, games in others.items():
            for at, score in self._rows_with(_start(other)).items():
                if self._rows[at][0] in games:
                    found[at] = max(found.get(at, 0.0), KIN * score)

    def _word(self, word: str) -> tuple[dict[int, float], str]:
        """Rows with the word in any of its shapes; or with the nearest known word, and which that is."""
        found: dict[int, float] = {}
        for shape, weight in _shapes(word):
            for at, score in self._rows_with(shape).items():
                found[at] = max(found.get(at, 0.0), weight * score)
        if found and (not hangul(word) or max(found.values()) > 4.0 or len(word) < 3):
            return found, ""
        root = stem(word)
        if not found and hangul(word):
            for end in range(len(root) - 1, 1, -1):
                if rows := self._rows_with(strokes(root[:end])):
                    found = {at: 0.7 * score for at, score in rows.items()}
                    break
        if len(strokes(word)) < 4:
            return found, ""
        near = process.extract(
            strokes(root), self._vocabulary.keys(), scorer=fuzz.ratio, score_cutoff=ALIKE, limit=3
        )
        instead = ""
        for typed, ratio, _ in near:
            known, weight = self._vocabulary[typed]
            if not instead and ratio > 80:
                instead = known
            for at, score in self._rows_with(_start(known)).items():
                found[at] = max(found.get(at, 0.0), weight * (ratio / 100) ** 2 * score)
        return found, instead

    def _all_words(self) -> dict[str, tuple[str, float]]:
        """Every known word as it is typed, and its weight: those of headings and glossaries above those of texts."""
        known: dict[str, tuple[str, float]] = {}
        for book in self.books.values():
            for section in book.sections.values():
                for word in plain(section.text).split():
                    if len(root := stem(word)) > 1 + (not hangul(word)) * 2:
                        known[strokes(root)] = root, 0.7
        for one in self._phrases:
            for root in one.stems:
                if len(root) > 1:
                    known[strokes(root)] = root, 1.0
        return known

    def _rows_with(self, typed: str) -> dict[int, float]:
        if typed not in self._hits:
            if len(self._hits) > 4096:
                self._hits.clear()
            self._hits[typed] = self._ask(typed)
        return self._hits[typed]

    def _ask(self, typed: str) -> dict[int, float]:
        if len(typed) < 3:
            return {at: 1.0 for at, text in enumerate(self._texts) if typed in text}
        query = f"select rowid, bm25(page, {HEADING}, {ASKED}, {BODY}) from page where page match ?"
        return {row - 1: -score for row, score in self._db.execute(query, (f'"{typed}"',))}

    def _told(self, words: Sequence[str], read: Sequence[str], game: str) -> dict[tuple[str, str], float]:
        """What headings, terms and synonyms add that stand in the question word for word."""
        whole = " ".join(words)
        best: dict[tuple[str, str], dict[str, float]] = defaultdict(dict)
        for name in (game,) if game else self.games:
            question, content = self._meant(name, words, read)
            for word in dict.fromkeys(question.split()):
                for one in self._by_word.get((name, word), ()):
                    told = best[name, one.id]
                    bonus = one.weight * _bonus(one, whole, question, content)
                    told[one.meant] = max(told.get(one.meant, 0.0), bonus)
        return {key: 0.75 * max(told.values()) + 0.25 * sum(told.values()) for key, told in best.items()}

    def _meant(self, game: str, words: Sequence[str], read: Sequence[str]) -> tuple[str, frozenset[str]]:
        """The question as a game understands it, and what of it says something."""
        heads = [gist(self._kin.head(game, root)) for root in read]
        content = (head for head, word in zip(heads, words, strict=True) if word not in STOP)
        return f" {' '.join(heads)} ", frozenset(content)

    def _named(self, words: list[str]) -> tuple[str, list[str]]:
        """The game that the question names, and the other words of it."""
        read = [strokes(stem(word)) for word in words]
        for game, names in self._names.items():
            for length, name in names:
                for at in range(len(words) - length + 1):
                    if fuzz.ratio("".join(read[at : at + length]), name, score_cutoff=86):
                        return game, [*words[:at], *words[at + length :]]
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
        initials = wanted if all("ㄱ" <= one <= "ㅎ" for one in wanted) else ""
        scores: dict[tuple[str, str], float] = {}
        for one in self._phrases if initials else self._holding(wanted):
            if game and one.game != game:
                continue
            if score := _likeness(wanted, initials, one):
                key = one.game, one.id
                score *= 1.0 if one.lang == lang else OTHER_LANGUAGE
                if context is not None and not game:
                    score *= _nearness(key, context)
                if score > scores.get(key, 0.0):
                    scores[key] = score
        best = [Hit(*key, scores[key]) for key in sorted(scores, key=lambda key: -scores[key])]
        if len(best) < SHOWN:
            known = {(hit.game, hit.id) for hit in best}
            found = self.search(typed, lang, game, context, count).hits
            best += [hit for hit in found if (hit.game, hit.id) not in known]
        return best[:count]

    def _holding(self, wanted: str) -> list[Phrase]:
        return [one for one, typed in zip(self._phrases, self._typed, strict=True) if wanted in typed]

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


def _row(*texts: str) -> str:
    """Words in the letters that one types, a blank before and after each."""
    return f" {'  '.join(strokes(plain(text)) for text in texts)} "


def _start(root: str) -> str:
    """How a word begins in a row; Korean words are also found inside others."""
    return strokes(root) if hangul(root) and len(root) > 1 else f" {strokes(root)}"


@cache
def _shapes(word: str) -> tuple[tuple[str, float], ...]:
    """The ways in which a word may stand in a row, with what each is worth."""
    if len(word) == 1 or word.isdigit():
        return ((f" {strokes(word)} ", 1.0),) if word.isascii() else ((f" {strokes(word)}", 0.8),)
    root = stem(word)
    shapes = {_start(word): 1.0}
    if root != word:
        shapes[_start(root)] = 1.0 if len(root) > 1 else 0.6
    if hangul(word) and len(verb := verb_root(root)) > 2:
        shapes.setdefault(f" {verb}", 0.8)
    if not hangul(word) and len(word) <= 3:
        shapes = {f" {word} ": 1.0, f" {word}s ": 1.0}
    return tuple(shapes.items())


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
    """How well what is half typed goes with a phrase: it begins so, a word of it does, it holds it."""
    if wanted in one.typed:
        part = len(wanted) / len(one.typed)
        if one.typed.startswith(wanted):
            return (3.0 if one.heading else 2.0) + part
        if f" {wanted}" in one.typed:
            return (2.4 if one.heading else 1.6) + part
        return 1.0 + part if len(wanted) > 2 else 0.0
    return 1.5 if initials and one.initials.startswith(initials) else 0.0


def _nearness(key: tuple[str, str], context: Context) -> float:
    if key[0] != context.game:
        return OTHER_GAME
    return 1.15 if key[1] in context.sections else 1.0


@cache
def index_of(games: tuple[str, ...]) -> Index:
    """The index of these games' rulebooks; built once, in some milliseconds a book."""
    books = (book_of(game, lang) for game in games for lang in LANGUAGES)
    return Index(book for book in books if book is not None)
