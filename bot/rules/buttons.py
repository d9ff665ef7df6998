"""Buttons to sections of a rulebook. All they need is in their custom id, so that they outlive every restart."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.marks import Mark
from bot.press import Press
from bot.rules.answer import Shown, heading
from bot.rules.book import book_of
from bot.rules.index import Hit, Index
from bot.words import LANGUAGES, Words

ROW = 5
"""Buttons in a row."""


def rules_mark(game: str, id: str, lang: str = "", page: int = 0, verb: str = "rule") -> Mark:
    keys = (id, lang) if lang else (id,)
    return Mark(verb, "0", 0, game, keys, page)


def view(index: Index, one: Shown, others: Sequence[Hit], page: int, words: Words) -> discord.ui.View:
    """Under an answer: what else was found or is linked; the sections before and after; pages; the other language."""
    made = discord.ui.View(timeout=None)
    used = {one.id}
    linked = [*others, *(Hit(one.game, id, 0.0) for id in one.links)]
    for hit in linked[:ROW]:
        if (hit.game, hit.id) == (one.game, one.id) or hit.id in used:
            continue
        used.add(hit.id)
        label = heading(index, hit, one.lang, alone=hit.game == one.game)
        made.add_item(Press(rules_mark(hit.game, hit.id, one.lang), label, discord.ButtonStyle.primary, 0))
    for id, sign in ((one.before, "‹ {}"), (one.after, "{} ›")):
        if id and id not in used:
            label = sign.format(heading(index, Hit(one.game, id, 0.0), one.lang, alone=True))
            made.add_item(Press(rules_mark(one.game, id, one.lang), label, row=1))
    pages = len(one.pages)
    for other, key in ((page - 1, "button-page-back"), (page + 1, "button-page-on")):
        if 0 <= other < pages:
            label = words(key, page=other + 1, pages=pages)
            made.add_item(Press(rules_mark(one.game, one.id, one.lang, other), label, row=2))
    for lang in LANGUAGES:
        if lang != one.lang and (one.game, lang) in index.books:
            label = Words(lang)("button-rules-language")
            made.add_item(Press(rules_mark(one.game, one.id, lang), label, row=2))
    return made


def section_button(game: str, id: str, words: Words) -> Press | None:
    """A button that opens a section in an answer of its own; None if the game has no such section."""
    book = book_of(game, words.lang) if game and game != "bot" and id else None
    if book is None or id not in book.sections:
        return None
    label = words("button-rules-section", title=book.sections[id].title)
    return Press(rules_mark(game, id, words.lang, verb="rules"), label)
