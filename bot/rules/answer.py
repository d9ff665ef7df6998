"""An answer to a question about the rules: the section in pages, what it speaks of, and where to go from it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.rules.book import GLOSSARY, Example, Line, Section, When, holds
from bot.rules.index import Found, Hit, Index
from bot.words import Words
from engines.core.game import Meta, Options

PAGE = 1500
"""Characters of a section on a page; with heading and foot it stays below Discord's longest message."""
KIND = "mode"
"""The option that says which game is played, where one package holds several."""
LINKS = 4
"""How many other sections an answer leads to, beside its neighbours."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A section as somebody is to read it."""

    game: str
    id: str
    lang: str
    path: tuple[str, ...]
    title: str
    pages: tuple[str, ...]
    edition: str
    example: Example | None
    before: str = ""
    after: str = ""
    links: tuple[str, ...] = ()


def shown(index: Index, meta: Meta, id: str, words: Words, options: Options | None) -> Shown:
    """The section in the language of `words`; of a match only what its options say. KeyError if there is none."""
    book = index.books[meta.name, words.lang]
    section = book.sections[id]
    before, after = book.beside(id, -1), book.beside(id, 1)
    around = {one.id for one in (before, after) if one is not None}
    links = [link for line in section.lines for link in line.links if link not in around]
    return Shown(
        meta.name,
        id,
        words.lang,
        section.path,
        section.title,
        paged(_text(section, meta, words, options)),
        _edition(book.edition or book.title, section, meta, words, options),
        section.examples[0] if section.examples else None,
        before.id if before is not None else "",
        after.id if after is not None else "",
        tuple(dict.fromkeys(links))[:LINKS] if id != GLOSSARY else (),
    )


def _text(section: Section, meta: Meta, words: Words, options: Options | None) -> list[str]:
    lines = [_line(line, section, meta, words, options) for line in section.lines]
    text = "\n".join(line for line in lines if line is not None)
    return re.sub(r"\n{3,}", "\n\n", text).strip().split("\n")


def _line(line: Line, section: Section, meta: Meta, words: Words, options: Options | None) -> str | None:
    """In a match: the line if its options are so. Elsewhere: with the rules that it belongs to."""
    if not line.when:
        return line.text
    if options is not None:
        return _filled(line, words, options) if holds(line.when, options) else None
    text = _filled(line, words, None)
    when = {name: values for name, values in line.when.items() if section.when.get(name) != values}
    return f"- *{_named(when, meta, words)}:* {text.removeprefix('- ')}" if when and line.named else text


def _filled(line: Line, words: Words, options: Options | None) -> str:
    """The line with the values that its options have, or may have, in its blanks."""
    text = line.text
    for name, values in line.when.items():
        chosen = (options[name],) if options is not None else values
        text = text.replace(f"{{{name}}}", ", ".join(words(f"option-{name}-{value}") for value in chosen))
    return text


def _named(when: When, meta: Meta, words: Words) -> str:
    """The kind of game, and the presets that have these values; or whether they are the usual choice."""
    parts = [words(f"option-{KIND}-{value}") for value in when.get(KIND, ())]
    others = {name: values for name, values in when.items() if name != KIND}
    having = [name for name in meta.presets if holds(others, meta.chosen({"preset": name}))]
    if having and len(having) < len(meta.presets):
        parts += [words(f"preset-{name}") for name in having]
    elif others:
        parts.append(words("rules-usual" if having or holds(others, meta.chosen({})) else "rules-option"))
    return ", ".join(parts)


def _edition(edition: str, section: Section, meta: Meta, words: Words, options: Options | None) -> str:
    parts = [edition]
    if section.when and (options is None or not holds(section.when, options)):
        parts.append(words("rules-only", what=_named(section.when, meta, words)))
    if options is not None:
        preset = meta.preset_of(options)
        if meta.presets:
            named = words(f"preset-{preset}") if preset else words("rules-own")
            parts.append(words("rules-match", preset=named))
    elif meta.presets:
        first = next(iter(meta.presets))
        parts.append(words("rules-default", preset=words(f"preset-{first}")))
    return " · ".join(parts)


def paged(lines: Sequence[str]) -> tuple[str, ...]:
    """Lines in pages; a line is never cut."""
    pages, page = [], ""
    for line in lines:
        if page and len(page) + len(line) > PAGE:
            pages.append(page.strip())
            page = ""
        page += f"{line}\n"
    return tuple([*pages, page.strip()] if page.strip() or not pages else pages)


def content(one: Shown, page: int, head: str = "") -> str:
    """An answer as Discord shows it."""
    text = one.pages[min(page, len(one.pages) - 1)]
    number = f"  {page + 1}/{len(one.pages)}" if len(one.pages) > 1 else ""
    lines = [f"-# {' › '.join(one.path)}", f"**{one.title}**{number}", text, f"-# {one.edition}"]
    return "\n".join([head, *lines] if head else lines)


def in_terminal(index: Index, metas: Mapping[str, Meta], found: Found, text: str, lang: str) -> str:
    """The same answer on paper."""
    best = found.hits[0]
    one = shown(index, metas[best.game], best.id, Words(lang, best.game), None)
    words = Words(lang)
    head = [] if found.sure else [words("rules-nothing", text=text), ""]
    body = "\n".join(one.pages).replace("**", "").replace("*", "").replace("`", "")
    others = [heading(index, hit, lang) for hit in found.hits[1:]]
    lines = [*head, " › ".join([*one.path, one.title]), "", body, "", one.edition]
    return "\n".join([*lines, words("rules-also", titles=tuple(others))] if others else lines)


def heading(index: Index, hit: Hit, lang: str, alone: bool = False) -> str:
    """A section's title with its game's before it, unless only one game is meant."""
    section = index.section(hit.game, hit.id, lang)
    if section is None:
        return hit.id
    return section.title if alone else f"{section.path[0]}: {section.title}"
