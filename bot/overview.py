"""What one may do now, and what was done so far, for who asks."""

from __future__ import annotations

import discord

from bot import narration
from bot.rules.buttons import section_button
from bot.table import Table
from bot.words import Words
from engines.core import log


def moves_text(table: Table, seat: int, words: Words) -> str:
    """What the seat may do now, how many ways, and the section each rests on; else whose turn it is."""
    specs = table.game.rules.open_to(table.state, seat)
    if not specs:
        lines = narration.asked(table, table.owing, (), words) or [words("why-over")]
        return "\n".join([words("answer-nothing-owed"), *lines])
    lines = [words("moves-title", what=words(f"phase-{table.state.phase_of(seat)}"))]
    for spec in specs:
        title = f"**{words(f'action-{spec.name}')}**"
        line = words("moves-line", title=title, ways=len(spec.legal(table.state, seat)))
        section = words(f"section-{spec.section}") if spec.section else ""
        lines.append(words("moves-rests-on", line=line, section=section) if section else line)
    return narration.fitted([lines])


def moves_view(table: Table, seat: int, words: Words) -> discord.ui.View:
    """Buttons to the sections that the seat's moves rest on."""
    view = discord.ui.View(timeout=None)
    specs = table.game.rules.open_to(table.state, seat)
    for section in dict.fromkeys(spec.section for spec in specs):
        button = section_button(table.game.name, section, words)
        if button is not None:
            view.add_item(button)
    return view


def log_lines(table: Table, header: log.Header, entries: list[log.Entry], words: Words) -> list[str]:
    """The standing entries in words, as the channel may know them; replayed, so not for a move's path."""
    state = log.start(table.game, header)
    lines: list[str] = []
    for at, entry in enumerate(log.standing(entries), 1):
        try:
            events = table.game.play(state, entry.by, log.action(table.game.rules, entry))
        except Exception:  # an entry of older rules, which may no longer be an action at all
            return [*lines, words("log-older")]
        lines += [f"`{at}` {line}" for line in narration.narrated(events, None, words)]
    return lines


def entry_text(table: Table, entry: log.Entry, words: Words) -> str:
    """An action to be taken back, by its name and its fields."""
    spec = table.game.rules.specs[entry.do]
    act = log.action(table.game.rules, entry)
    labels = [str(words.say(field.form.label(getattr(act, field.name)))) for field in spec.fields]
    return f"- {words(f'action-{spec.name}')}: {', '.join(labels)}"
