"""A rulebook: `engines/<game>/rulebook/<lang>.md`, read into sections. The same ids stand in every language.

# Title                                        a paragraph of introduction follows
<!-- edition: the box and rules it tells -->
## Heading {#id}                               `###` lies below the `##` before it
## Heading {#id mode=barbarians}               only where an option has one of these values
<!-- also: words, that people ask with -->
- [option=value,value] a line for these values only; elsewhere it says which they are
[option=value] a line that says so by itself; {option} is the value chosen, or all of them
| tables | *become* | lists where tables cannot be shown; a slanting name is not repeated there |
```picture caption                             a position drawn by our own code, as the moves that lead to it
do key key; do; ask do key                     the last one may be asked for instead, for the picture of its menu
```
## Words {#glossary}
- **term** (synonym, synonym): meaning. → id, id
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

GLOSSARY = "glossary"
OPTIONS = "options"
"""The table of all options; what it says stands in the sections that it leads to as well."""
_HEADING = re.compile(r"(#{2,3}) (?P<title>.+?) \{#(?P<id>[a-z][a-z0-9-]*)(?P<when>(?: [\w]+=[\w,]+)*)\}")
_COMMENT = re.compile(r"<!-- (?P<what>also|edition): (?P<text>.+) -->")
_FOR = re.compile(r"(?P<bullet>- )?\[(?P<when>[\w]+=[\w,]+(?: [\w]+=[\w,]+)*)\] (?P<text>.+)")
_TERM = re.compile(
    r"- \*\*(?P<term>[^*]+)\*\*(?: \((?P<also>[^)]+)\))?: (?P<text>.+?) → (?P<to>[a-z0-9, -]+)"
)
_LINK = re.compile(r"\[([^\]]+)\]\(#([a-z0-9-]+)\)")

When = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text, and for which options it holds; `links` are the sections it names."""

    text: str
    when: When = field(default_factory=dict)
    links: tuple[str, ...] = ()
    named: bool = True
    """Whether its options are named before it where no match has chosen them."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position worth a picture: a caption, and the moves that lead to it."""

    caption: str
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """An entry of the glossary."""

    term: str
    also: tuple[str, ...]
    text: str
    to: tuple[str, ...]


@dataclass(slots=True)
class Section:
    id: str
    title: str
    path: tuple[str, ...]
    """The titles above it, the game's first."""
    when: When = field(default_factory=dict)
    also: tuple[str, ...] = ()
    lines: list[Line] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "\n".join(line.text for line in self.lines)


@dataclass(slots=True)
class Book:
    """A game's rules in one language."""

    game: str
    lang: str
    title: str = ""
    edition: str = ""
    sections: dict[str, Section] = field(default_factory=dict)
    terms: list[Term] = field(default_factory=list)

    def beside(self, id: str, step: int) -> Section | None:
        """The section `step` before or behind."""
        order = list(self.sections.values())
        at = list(self.sections).index(id) + step
        return order[at] if 0 <= at < len(order) else None


def holds(when: When, options: Mapping[str, str]) -> bool:
    return all(options.get(name) in values for name, values in when.items())


def _when(text: str) -> dict[str, tuple[str, ...]]:
    pairs = (pair.split("=") for pair in text.split())
    return {name: tuple(values.split(",")) for name, values in pairs}


def _words(text: str | None) -> tuple[str, ...]:
    return tuple(word.strip() for word in (text or "").split(",") if word.strip())


def read(game: str, lang: str, source: str) -> Book:
    """ValueError names a line that is no part of a rulebook."""
    book = Book(game, lang)
    section: Section | None = None
    above = ""
    head: list[str] = []
    lines = iter(source.splitlines())
    for line in lines:
        if line.startswith("# "):
            book.title = line[2:]
        elif line.startswith("#"):
            if (found := _HEADING.fullmatch(line)) is None or found["id"] in book.sections:
                raise ValueError(f"{game}/{lang}: {line}")
            if line.startswith("## "):
                above = found["title"]
            path = (book.title,) if line.startswith("## ") else (book.title, above)
            section = Section(found["id"], found["title"], path, _when(found["when"]))
            book.sections[section.id] = section
        elif (said := _COMMENT.fullmatch(line)) is not None:
            if said["what"] == "edition":
                book.edition = said["text"]
            elif section is not None:
                section.also = _words(said["text"])
        elif line.startswith("```picture "):
            moves = " ".join(iter(lines.__next__, "```"))
            if section is not None:
                section.examples.append(Example(line[11:], _moves(moves)))
        elif section is None:
            head.append(line)
        elif section.id == GLOSSARY:
            _add_term(book, section, line)
        else:
            section.lines += _lines(line, lines)
    return book


def _moves(text: str) -> tuple[str, ...]:
    return tuple(move.strip() for move in text.split(";") if move.strip())


def _lines(line: str, following: Iterator[str]) -> Iterator[Line]:
    """The line; of a table, all its rows."""
    if not line.startswith("| "):
        yield _line(line)
        return
    names = _cells(line)[1:]
    slanting = all(name.startswith("*") for name in names)
    next(following)
    for row in following:
        if not row.startswith("| "):
            yield _line(row)
            return
        first, *others = _cells(row)
        if slanting:
            yield _line(f"- **{first}**: {'. '.join(others)}")
        else:
            told = "; ".join(f"{name}: {cell}" for name, cell in zip(names, others, strict=True))
            yield _line(f"- **{first}** {told}")


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _line(text: str) -> Line:
    when: When = {}
    named = True
    if (found := _FOR.fullmatch(text)) is not None:
        when, named = _when(found["when"]), found["bullet"] is not None
        text = f"{found['bullet'] or ''}{found['text']}"
    links = tuple(link[2] for link in _LINK.finditer(text))
    return Line(_LINK.sub(r"\1", text), when, links, named)


def _add_term(book: Book, section: Section, line: str) -> None:
    if not line:
        return
    if (found := _TERM.fullmatch(line)) is None:
        raise ValueError(f"{book.game}/{book.lang}: {line}")
    term = Term(found["term"], _words(found["also"]), found["text"], _words(found["to"]))
    book.terms.append(term)
    also = f" ({', '.join(term.also)})" if term.also else ""
    section.lines.append(Line(f"- **{term.term}**{also}: {term.text}", links=term.to))


@cache
def book_of(game: str, lang: str) -> Book | None:
    """The rulebook of a game, if it has one."""
    place = files(f"engines.{game}").joinpath("rulebook", f"{lang}.md")
    return read(game, lang, place.read_text("utf-8")) if place.is_file() else None
