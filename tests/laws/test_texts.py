"""Every word that a game may say exists in every language, with the same blanks, and can be said."""

from __future__ import annotations

import ast
import importlib
import logging
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.people import NOBODY
from bot.words import LANGUAGES, Words
from engines.core.forms import EnumForm, Form, OptionalForm, SeveralForm, form_of
from engines.core.game import Event, Game
from engines.core.refusal import Core, Illegal
from tests.laws.playouts import GAMES, Position, playout

ROOT = Path(__file__).parents[2]
COMMAND = 100
"""The longest description of a command."""
EITHER = r"\([은는이가을를과와으]\)"
"""A particle that leaves the choice to the reader."""

every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Blanks(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def folder(name: str) -> Path:
    return Path(str(importlib.import_module(f"engines.{name}").__file__)).parent


@cache
def texts(name: str, lang: str) -> dict[str, tuple[str, frozenset[str]]]:
    """By key, or `key.attribute`: the text as written, and its blanks."""
    source = (folder(name) / "texts" / f"{lang}.ftl").read_text("utf-8")
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, fluent.Junk), f"{name}/{lang}: {entry.content!r}"
        if not isinstance(entry, fluent.Message):
            continue
        patterns = {entry.id.name: entry.value}
        patterns |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
        for key, pattern in patterns.items():
            assert key not in found, f"{name}/{lang}: {key} stands twice"
            if pattern is not None and pattern.span is not None:
                blanks = Blanks()
                blanks.visit(pattern)
                found[key] = source[pattern.span.start : pattern.span.end], frozenset(blanks.names)
    return found


def needed(game: Game[Any, Any]) -> Iterator[str]:
    """The keys that the bot asks for by what the game declares."""
    meta = game.meta
    yield from ("title", "blurb")
    for option in meta.options:
        yield from (f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values))
    yield from (f"preset-{preset}" for preset in meta.presets)
    for spec in game.rules.specs.values():
        yield from (f"phase-{phase}" for phase in spec.phases)
        if spec.section:
            yield f"section-{spec.section}"
        if spec.chance:
            continue
        yield from (f"action-{spec.name}", f"action-{spec.name}.command")
        if spec.group:
            yield f"group-{spec.group}"
        for field in spec.fields:
            yield from (f"field-{spec.name}-{field.name}", f"field-{spec.name}-{field.name}.ask")
            yield from form_keys(field.form)
    phases: Any = type(playout(game.name, 0).kept[0].phase)
    yield from (f"phase-{phase}" for phase in phases)
    for event in game.events:
        yield f"event-{event.__name__}"
        for form in forms(event).values():
            yield from form_keys(form)
    for why in reasons(game.name):
        yield f"why-{why.value}"
        if why.section:
            yield f"section-{why.section}"


def forms(event: type[Event]) -> dict[str, Form[Any]]:
    hints = get_type_hints(event, include_extras=True)
    return {one.name: form_of(hints[one.name]) for one in fields(event)}  # type: ignore[arg-type]


def form_keys(form: Form[Any]) -> Iterator[str]:
    if isinstance(form, OptionalForm | SeveralForm):
        yield from form_keys(form.inner)
    elif isinstance(form, EnumForm):
        yield from (form.label(member).key for member in form.kind)


def reasons(name: str) -> list[Any]:
    """The members of the game's Why."""
    return list(importlib.import_module(f"engines.{name}").Why)


def mentioned(name: str) -> tuple[set[str], set[str]]:
    """Strings in the sources of the game and its board, and beginnings of formatted ones."""
    whole: set[str] = set()
    begun: set[str] = set()
    boards = [path for path in ROOT.glob(f"**/boards/{name}*") if ".git" not in path.parts]
    paths = [
        path for root in (folder(name), *boards) for path in (root.rglob("*.py") if root.is_dir() else [root])
    ]
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
    return whole, begun


@every_game
def test_every_language_has_the_same_texts_with_the_same_blanks(name: str) -> None:
    first, *others = LANGUAGES
    blanks = {key: blanks for key, (_, blanks) in texts(name, first).items()}
    for lang in others:
        assert {key: blanks for key, (_, blanks) in texts(name, lang).items()} == blanks


@every_game
@every_language
def test_whatever_is_declared_has_its_text(name: str, lang: str) -> None:
    assert not set(needed(GAMES[name])) - texts(name, lang).keys()


COMPOSING = {"menu-grow", "menu-done", "menu-back"}
"""Texts of the bot that a game may put in its own words, if some of its values are composed."""


@every_game
def test_no_text_is_left_over(name: str) -> None:
    whole, begun = mentioned(name)
    composed = any(field.grow for spec in GAMES[name].rules.specs.values() for field in spec.fields)
    known = {*needed(GAMES[name]), *whole, *(key.removesuffix(".also") for key in whole)}
    known |= COMPOSING if composed else set()
    known |= {f"why-{why}" for why in Core}  # what any game refuses a game may say in its own words
    for key in texts(name, "en"):
        stem = key.removesuffix(".also")
        used = stem in known or stem.startswith("overlay-") or stem.startswith(tuple(begun - {""}))
        assert used, f"nothing says {key}"


@every_game
@every_language
def test_descriptions_of_commands_are_short_enough(name: str, lang: str) -> None:
    for key, (text, _) in texts(name, lang).items():
        if key.endswith(".command") or key.startswith("group-") or key.endswith(".ask") or key == "blurb":
            assert len(text) <= COMMAND, key


@every_game
@every_language
def test_events_are_told_by_what_they_hold(name: str, lang: str) -> None:
    for event in GAMES[name].events:
        held = set()
        for field, form in forms(event).items():
            inner = form.inner if isinstance(form, OptionalForm) else form
            held.add(field)
            if isinstance(inner, SeveralForm):
                held.add(f"{field}_count")
            if isinstance(inner, EnumForm):
                held.add(f"{field}_key")
        key = f"event-{event.__name__}"
        assert texts(name, lang)[key][1] <= held, key


@every_game
@every_language
def test_the_tone_is_calm(name: str, lang: str) -> None:
    for key, (text, _) in texts(name, lang).items():
        assert not re.search(r"!|당신|되어지|TODO|\S  \S", text), key
        assert not re.search(EITHER, text), f"{key}: use JOSA"


class Loud(logging.Handler):
    """What the words layer complains of, as failures."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


@pytest.fixture
def loud() -> Iterator[Loud]:
    handler = Loud()
    logger = logging.getLogger("bot.words")
    logger.addHandler(handler)
    yield handler
    logger.removeHandler(handler)


def said_at(at: Position, words: Words) -> Iterator[tuple[Any, str]]:
    """Everything that may be said of a position: menus, hints, lines under the board, scores, refusals, events."""
    state, game = at.state, at.game
    for seat in state.may_act:
        for spec in game.rules.open_to(state, seat):
            if not spec.chance:
                yield spec.name, words.say(spec.title)
                yield from fields_said(spec, state, seat, words)
    for reader in (None, *at.seats):
        view = game.view(state, reader)
        lines = game.status(view) + (game.hand(view) if game.hand else [])
        yield from ((line, words.say(line)) for line in lines)
        for score in game.scores(state, reader):
            yield from ((term.what, words.say(term.what)) for term in score.terms)
    for seat, act in at.elsewhere(state):
        if game.rules.spec(act).chance:
            continue
        try:
            game.play(state.copy(), seat, act)
        except Illegal as refused:
            yield refused.facts, words.refusal(refused)
    for event in (event for events in at.match.told[at.at : at.at + 5] for event in events):
        for reader in (None, *at.seats):
            if (seen := event.seen_by(reader)) is not None:
                yield seen, words.event(seen)


def fields_said(spec: Any, state: Any, seat: int, words: Words) -> Iterator[tuple[Any, str]]:
    """The labels and hints of some way through the fields."""
    values: tuple[Any, ...] = ()
    for field in spec.fields:
        offered = list(field.chooser(state, seat, *values))
        if not offered:
            return
        for value in offered[:6]:
            label = field.form.label(value, state)
            yield label, words.say(label)
            if field.hint is not None:
                hint = field.hint(state, seat, *values, value)
                yield hint, words.say(hint) if hint is not None else "-"
        values = (*values, offered[len(offered) // 2])


@every_game
@every_language
def test_everything_that_is_said_has_its_words(name: str, lang: str, loud: Loud) -> None:
    words = Words(lang, name, NOBODY)
    for number in range(3):
        match = playout(name, number)
        for step in range(0, len(match), max(1, len(match) // 16)):
            for what, text in said_at(Position(name, number, step, step), words):
                assert not loud.said, (what, loud.said)
                assert "{" not in str(text), (what, text)
                assert str(text) == str(text).strip(), (what, text)
                assert not re.search(EITHER, str(text)), (what, text)
