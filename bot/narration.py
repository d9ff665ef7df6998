"""The text of what is posted and answered: what happened, where everybody stands, who is asked next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.table import Table
from bot.words import Words
from engines.core import log
from engines.core.chance import commitment
from engines.core.game import Event, Score

CONTENT = 2000
"""Discord's longest message."""
MARKS = ("🟠", "🔵", "⚪", "⚫", "🩵", "🟤")
"""Seats' colours in text, in order; each person also has a letter."""


def told(table: Table, rows: Iterable[dict[str, Any]]) -> list[Event]:
    """Public events as they were saved; the bot's own notes are left out."""
    return [log.told(table.game, row) for row in rows if "event" in row]


def lines(table: Table, rows: Iterable[dict[str, Any]], words: Words) -> list[str]:
    """What happened, a sentence each."""
    found = []
    for row in rows:
        if "event" in row:
            found.append(words.event(log.told(table.game, row)))
        else:
            name = words.people.name(row["seat"], words.lang, bold=words.bold)
            found.append(words(f"note-{row['note']}", seat=name, count=row.get("count", 0)))
    return [line for line in found if line]


def narrated(events: Sequence[Event], seat: int | None, words: Words) -> list[str]:
    """Events as `seat` may know them, a sentence each."""
    seen = (event.seen_by(seat) for event in events)
    return [line for line in (words.event(one) for one in seen if one is not None) if line]


def standing(table: Table, words: Words, seat: int | None = None) -> list[str]:
    """The scores, and what the game says of supplies."""
    scores = table.game.scores(table.state, seat)
    row = " · ".join(
        f"{MARKS[one.seat]} {words.people.name(one.seat, 'en', bold=words.bold)} {one.points}"
        for one in scores
    )
    return [row, *(str(words.say(line)) for line in table.game.status(table.view(seat)))]


def asked(table: Table, seats: Sequence[int], mention: Sequence[int], words: Words) -> list[str]:
    """Who must act now, and what for; those of `mention` by a mention."""
    by_phase: dict[Any, list[str]] = {}
    for seat in seats:
        user = table.people.persons[seat].user
        name = (
            f"<@{user}>" if seat in mention and user else words.people.name(seat, words.lang, bold=words.bold)
        )
        by_phase.setdefault(table.state.phase_of(seat), []).append(name)
    return [
        words("turn-asked", who=words.listed(names), what=words(f"phase-{phase}"))
        for phase, names in by_phase.items()
    ]


def called(table: Table, seats: Sequence[int], words: Words) -> list[str]:
    """Who may answer an offer from the buttons, by a mention."""
    who = tuple(f"<@{table.people.persons[seat].user}>" for seat in seats)
    return [words("turn-called", who=who)] if who else []


def opening(table: Table, words: Words) -> list[str]:
    """The game, its rules, who sits where, and what binds the seed."""
    meta = table.game.meta
    options = table.header.options
    preset = meta.preset_of(options)
    default = meta.chosen({"preset": preset} if preset else {})
    rules = [words(f"preset-{preset}")] if preset else []
    for option in meta.options:
        value = options[option.name]
        if value != default[option.name] and (option.when is None or option.when(options)):
            rules.append(f"{words(f'option-{option.name}')}: {words(f'option-{option.name}-{value}')}")
    letters = table.people.letters()
    seats = [
        f"{MARKS[seat]} `{letters[seat]}` {words.people.name(seat, 'en', bold=words.bold)}"
        for seat in range(len(table.people))
    ]
    title = f"## {words('title')}"
    head = f"{title} · {', '.join(rules)}" if rules else title
    return [head, " · ".join(seats), words("start-seed", hash=commitment(table.row.seed)[:16])]


def ending(table: Table, words: Words) -> list[str]:
    """Places with points and their terms, and the seed that was promised."""
    scores = sorted(table.game.scores(table.state, None), key=lambda one: one.place)
    rows = [_place(score, words) for score in scores]
    return [f"### {words('end-title')}", *rows, words("end-seed", seed=table.row.seed)]


def _place(score: Score, words: Words) -> str:
    terms = ", ".join(f"{words.say(term.what)} {term.points}" for term in score.terms)
    name = f"{MARKS[score.seat]} {words.people.name(score.seat, words.lang, bold=words.bold)}"
    return words("end-place", place=score.place, name=name, points=score.points, terms=terms)


def fitted(parts: Sequence[Sequence[str]], limit: int = CONTENT) -> str:
    """Paragraphs as one message; what does not fit is cut at the beginning, for the end says who is asked."""
    paragraphs = ["\n".join(part) for part in parts if part]
    text = "\n".join(paragraphs)
    return text if len(text) <= limit else "…" + text[-(limit - 1) :]
