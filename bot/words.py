"""(key, facts, language) -> sentence. The only reader of texts/; every word that a player reads comes from there."""

from __future__ import annotations

import logging
import typing
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from functools import lru_cache
from importlib.resources import files
from typing import Any

import tossi
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from bot.people import NOBODY, People
from engines.core.forms import form_of
from engines.core.game import Event
from engines.core.refusal import Refused
from engines.core.said import Said, Who

LANGUAGES = ("en", "ko")

_log = logging.getLogger(__name__)


def josa(word: Any, particle: Any) -> str:
    """JOSA(word, "은"): the word with the form of the particle that follows it."""
    return tossi.postfix(str(word), str(particle))


@lru_cache(64)
def bundle(scope: str, lang: str) -> FluentBundle:
    """The bot's own texts, and over them those of the game that `scope` names."""
    made = FluentBundle([lang], use_isolating=False, functions={"JOSA": josa})  # pyright: ignore[reportArgumentType]
    packages = ["bot"] if scope == "bot" else ["bot", f"engines.{scope}"]
    for package in packages:
        text = files(package).joinpath("texts", f"{lang}.ftl").read_text("utf-8")
        made.add_resource(FluentResource(text), allow_overrides=True)
    return made


@dataclass(frozen=True, slots=True)
class Words:
    """Texts of one game (or of the bot) in one language, for one table. `bold` where markdown is read."""

    lang: str
    scope: str = "bot"
    people: People = NOBODY
    bold: bool = False

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def __call__(self, key: str, **facts: Any) -> str:
        """The text under `key`, or `key.attribute`; the key itself where the catalogue lacks it."""
        pattern = self._pattern(key)
        if pattern is None:
            _log.error("no text %r in %s/%s", key, self.scope, self.lang)
            return key
        text, errors = bundle(self.scope, self.lang).format_pattern(pattern, self._blanks(facts))
        for error in errors:
            _log.error("text %r in %s/%s: %s", key, self.scope, self.lang, error)
        return str(text)

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        made = bundle(self.scope, self.lang)
        if not made.has_message(name):
            return None
        message = made.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _blanks(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        blanks: dict[str, Any] = {}
        for name, fact in facts.items():
            blanks[name] = self.say(fact)
            if isinstance(fact, tuple | list):
                blanks[f"{name}_count"] = len(fact)
            elif isinstance(fact, Enum):
                blanks[f"{name}_key"] = str(fact.value)
        return blanks

    def say(self, fact: Any) -> Any:
        """One fact as a blank takes it: numbers stay numbers, so that plurals can be chosen by them."""
        match fact:
            case Said():
                return self(fact.key, **dict(fact.facts))
            case Who():
                return self.people.name(fact.seat, self.lang, bold=self.bold)
            case tuple() | list():
                return self.listed([str(self.say(one)) for one in fact])
            case bool():
                return "yes" if fact else "no"
            case None:
                return "none"
            case Enum():
                return self(f"{type(fact).__name__.lower()}-{fact.value}")
            case int() | float() | FluentNone():
                return fact
        return str(fact)

    def listed(self, parts: list[str]) -> str:
        """ "a, b and c" as the language has it."""
        if len(parts) < 2:
            return "".join(parts)
        return self("list-last", most=", ".join(parts[:-1]), last=parts[-1])

    def event(self, event: Event) -> str:
        """What happened, or "" if it needs no telling."""
        hints = typing.get_type_hints(type(event), include_extras=True)
        facts: dict[str, Any] = {}
        for field in fields(event):  # type: ignore[arg-type]  # events are dataclasses
            value = getattr(event, field.name)
            plain = value is None or isinstance(value, bool | Enum)
            facts[field.name] = value if plain else _labelled(hints[field.name], value)
        return self(f"event-{type(event).__name__}", **facts)

    def refusal(self, refused: Refused) -> str:
        return self(f"why-{refused.why.value}", **refused.facts)

    def within(self, scope: str, people: People | None = None) -> Words:
        return Words(self.lang, scope, self.people if people is None else people, self.bold)


def _labelled(hint: Any, value: Any) -> Any:
    """A value of an event's field as its form says it; numbers without a form of their own stay numbers."""
    form = form_of(hint)
    if value == ():
        return ()
    if isinstance(value, int) and form.label(value) == str(value):
        return value
    return form.label(value)


def language(wish: str | None, fallback: str = "en") -> str:
    """The nearest language that we have to a locale such as `ko` or `en-GB`."""
    short = (wish or "").split("-")[0]
    return short if short in LANGUAGES else fallback
