"""The laws of every game, on matches of Barbarian Attack too: its options are drawn among those of all matches."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.people import NOBODY
from bot.words import LANGUAGES, Words
from engines.catan import game
from engines.core.chance import Rng
from tests.laws.playouts import Position, playout
from tests.laws.test_laws import LAWS, Law
from tests.laws.test_texts import EITHER, Loud, loud, said_at

__all__ = ["loud"]
STEPS = 24


def scenario_matches(count: int) -> Iterator[int]:
    """Numbers of playouts that turn out to be of the scenario."""
    for number in range(2, 100):
        rng = Rng("laws", f"catan {number}")
        options = {option.name: rng.choice(option.values) for option in game.meta.options}
        if options["mode"] == "barbarians":
            yield number
            count -= 1
        if not count:
            return


MATCHES = list(scenario_matches(2))


def positions(count: int) -> Iterator[Position]:
    for number in MATCHES:
        length = len(playout("catan", number))
        for at in range(count + 1):
            yield Position("catan", number, length * at // count, at)


@pytest.mark.parametrize("check", LAWS, ids=lambda check: check.__name__)
def test_law_in_the_scenario(check: Law) -> None:
    for position in positions(STEPS):
        check(position)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_said_in_the_scenario_has_its_words(lang: str, loud: Loud) -> None:
    words = Words(lang, "catan", NOBODY)
    for position in positions(2 * STEPS):
        for what, text in said_at(position, words):
            assert not loud.said, (what, loud.said)
            assert "{" not in str(text), (what, text)
            assert str(text) == str(text).strip(), (what, text)
            assert not re.search(EITHER, str(text)), (what, text)
