"""Typed words -> values and actions. What is offered now is read first, by key, label or synonym in any language."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import Any

from bot.people import People
from bot.refusals import No, Not, Unplayed
from bot.table import Table
from bot.words import LANGUAGES, Words
from engines.core.forms import EnumForm, Form, OptionalForm
from engines.core.refusal import Ambiguous, Core, Illegal, Refused, Unreadable
from engines.core.rules import Field, Spec

SHOWN = 8
"""How many legal values an answer names."""
LONGEST = 4
"""How many words a value of a line may have."""


def fold(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).casefold().split())


class Reader:
    """Reads for one seat at one table."""

    def __init__(self, table: Table, words: Words) -> None:
        self.game, self.people, self.words = table.game, table.people, words
        self._all = [Words(lang, table.game.name, table.people) for lang in LANGUAGES]

    def label(self, field: Field, value: Any, state: Any) -> str:
        """As on the picture, in the reader's language."""
        return str(self.words.say(field.form.label(value, state)))

    def names(self, field: Field, value: Any, state: Any) -> set[str]:
        """Everything that may be typed for `value`."""
        label = field.form.label(value, state)
        found = {fold(field.form.key(value))}
        for words in self._all:
            found.add(fold(str(words.say(label))))
            for key in field.form.also(value, state):
                if words.has(key):
                    found.update(fold(word) for word in words(key).split(","))
        return found

    def value(self, field: Field, text: str, offered: Sequence[Any], state: Any) -> Any:
        """The value that `text` means: one of those offered, else what the form can read, legal or not.

        Raises Ambiguous if several offered ones are called so, Unreadable (with what would be legal) if nothing is.
        """
        wanted = fold(text)
        exact = [value for value in offered if fold(field.form.key(value)) == wanted]
        found = exact or [value for value in offered if wanted in self.names(field, value, state)]
        if len(found) == 1:
            return found[0]
        if field.numbered and wanted.isdigit() and 0 < int(wanted) <= len(offered):
            return offered[int(wanted) - 1]
        if found:
            raise Ambiguous(text, tuple(self.label(field, value, state) for value in found))
        try:
            return field.form.read_at(text, state)
        except Unreadable as unread:
            if unread.why is not Core.UNREADABLE:
                raise
            called = [value for value in _members(field.form) if wanted in self.names(field, value, state)]
            if len(called) == 1:  # the rules say why not
                return called[0]
            shown = tuple(self.label(field, value, state) for value in offered[:SHOWN])
            raise Unreadable(text, options=shown) from None

    def action(self, spec: Spec, typed: dict[str, str], state: Any, seat: int) -> Any:
        """The action of a slash command: options by field name; a missing one is filled in if there is one choice."""

        def left_out(field: Field, offered: Sequence[Any]) -> Any:
            if len(offered) == 1:
                return offered[0]
            if not offered and field.form.sample is not None:
                return field.form.sample
            raise self._missing(spec, field, offered, state)

        return self._typed(spec, typed, state, seat, left_out)

    def closed(self, spec: Spec, typed: dict[str, str], state: Any, seat: int) -> Any:
        """Any action of a kind that is out of the question now, so that the rule can say why."""
        return self._typed(
            spec, typed, state, seat, lambda field, offered: offered[0] if offered else field.form.sample
        )

    def _typed(
        self,
        spec: Spec,
        typed: dict[str, str],
        state: Any,
        seat: int,
        left_out: Callable[[Field, Sequence[Any]], Any],
    ) -> Any:
        """The action with the fields that were typed; `left_out(field, offered)` says what the others are."""
        values: tuple[Any, ...] = ()
        for field in spec.fields:
            offered = _offered(field, state, seat, values)
            text = typed.get(field.name)
            value = left_out(field, offered) if text is None else self.value(field, text, offered, state)
            values = (*values, value)
        return spec.make(*values)

    def _missing(self, spec: Spec, field: Field, offered: Sequence[Any], state: Any) -> Not:
        shown = tuple(self.label(field, value, state) for value in offered[:SHOWN])
        return Not(No.EARLIER_FIRST, field=self.words(f"field-{spec.name}-{field.name}"), options=shown)

    def line(self, text: str, state: Any, seat: int) -> list[Any]:
        """The actions that a line of words says, one after the other, tried on a copy of `state`.

        Words fill the fields of what the seat may do now. A field with one legal value may be left out. Raises
        what the first word that fails raises, with that word.
        """
        tokens = text.split()
        if not tokens:
            raise Not(No.NOTHING_SAID)
        trial, acts, at = state.copy(), [], 0
        while at < len(tokens):
            act = None
            try:
                act, used = self._next(tokens[at:], trial, seat)
                self.game.play(trial, seat, act)
            except Refused as refused:
                seen = self.game.view(trial, seat) if act is not None else None
                raise WordRefused(tokens[at], refused, seen, act) from refused
            acts.append(act)
            at += used
        return acts

    def _next(self, tokens: list[str], state: Any, seat: int) -> tuple[Any, int]:
        """The next action and how many words it took."""
        if seat not in state.may_act:
            raise Illegal(Core.NOT_YOUR_TURN if state.to_act else Core.OVER)
        specs = [spec for spec in self.game.rules.specs.values() if spec.open_to(state, seat)]
        named, used = self._named(tokens, specs)
        if not named:
            named, used = self._named(tokens, self._closed(state, seat))
        candidates = named or [spec for spec in specs if spec.fields]
        failures: list[Refused] = []
        for spec in candidates:
            try:
                act, more = self._filled(spec, tokens[used:], state, seat)
            except Refused as refused:
                failures.append(refused)
            else:
                if used + more:
                    return act, used + more
        if len(failures) == 1:
            raise failures[0]
        raise Unreadable(tokens[0], options=tuple(self.words.say(spec.title) for spec in specs))

    def _named(self, tokens: list[str], specs: list[Spec]) -> tuple[list[Spec], int]:
        """The actions that the first word or two name: `end`, `trade offer`."""
        for count in (2, 1):
            said = fold(" ".join(tokens[:count]))
            found = [spec for spec in specs if len(tokens) >= count and said in self._titles(spec)]
            if found:
                return found, count
        return [], 0

    def _closed(self, state: Any, seat: int) -> list[Spec]:
        """Kinds of the phase that are out of the question now: their rules say why."""
        phase = state.phase_of(seat)
        return [spec for spec in self.game.rules.specs.values() if phase in spec.phases and not spec.chance]

    def _titles(self, spec: Spec) -> set[str]:
        plain = spec.name.replace("_", " ")
        names = {spec.name, plain, f"{spec.group} {plain}".strip(), f"{spec.group} {spec.name}".strip()}
        titles = {words(f"action-{spec.name}") for words in self._all}
        return {fold(name) for name in names | titles}

    def _filled(self, spec: Spec, tokens: list[str], state: Any, seat: int) -> tuple[Any, int]:
        values: tuple[Any, ...] = ()
        used = 0
        for field in spec.fields:
            offered = _offered(field, state, seat, values)
            value, took = self._word(spec, field, tokens[used:], offered, state)
            used += took
            values = (*values, value)
        return spec.make(*values), used

    def _word(
        self, spec: Spec, field: Field, tokens: list[str], offered: list[Any], state: Any
    ) -> tuple[Any, int]:
        """The next value of a line, and how many words it took: what has one legal value may be left out.

        One word is tried first, then more, for names may have blanks in them ("year of plenty", "2 wool").
        """
        refused: Unreadable | None = None
        for count in range(1, min(len(tokens), LONGEST) + 1):
            try:
                return self.value(field, " ".join(tokens[:count]), offered, state), count
            except Unreadable as unread:
                refused = refused or unread
        if len(offered) == 1 and not field.open:
            return offered[0], 0
        if refused is not None:
            raise refused
        if not offered and field.form.sample is not None:
            return field.form.sample, 0
        raise self._missing(spec, field, offered, state)


class WordRefused(Unplayed):
    """A word of a line that failed, and why; the line as a whole was not played."""

    def __init__(self, word: str, refused: Refused, view: Any = None, act: Any = None) -> None:
        super().__init__(refused, view, act)
        self.word = word


def _members(form: Form[Any]) -> Sequence[Any]:
    """All that a field of named things may be, offered now or not."""
    inner = form.inner if isinstance(form, OptionalForm) else form
    return list(inner.kind) if isinstance(inner, EnumForm) else ()


def _offered(field: Field, state: Any, seat: int, values: tuple[Any, ...]) -> list[Any]:
    return list(field.chooser(state, seat, *values))


def reader(table: Table, lang: str, people: People | None = None) -> Reader:
    return Reader(table, Words(lang, table.game.name, people or table.people))
