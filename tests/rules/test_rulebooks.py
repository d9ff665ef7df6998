"""Every rulebook: the same in both languages, in step with its engine, and short enough for a message."""

from __future__ import annotations

import re
from itertools import chain
from typing import Any

import pytest

from bot.narration import CONTENT
from bot.rules.answer import content, shown
from bot.rules.book import GLOSSARY, OPTIONS, Book, book_of, read
from bot.rules.buttons import section_button
from bot.rules.example import scene
from bot.rules.index import index_of
from bot.words import LANGUAGES, Words
from engines.castell.box import TILES
from engines.castell.skills import RANKED
from engines.core.game import Game
from engines.core.refusal import Core
from tests.laws.test_texts import reasons
from tests.rules.asked import GAMES

INDEX = index_of(tuple(GAMES))


def book(game: str, lang: str) -> Book:
    found = book_of(game, lang)
    assert found is not None, f"{game} has no rulebook in {lang}"
    return found


def options_of(game: Game[Any, Any]) -> list[dict[str, str] | None]:
    """Outside of matches, in the defaults, and so that each value of each option comes up."""
    options = game.meta.options
    most = max(len(one.values) for one in options)
    return [None, *({one.name: one.values[at % len(one.values)] for one in options} for at in range(most))]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_sections_lines_and_examples(game: str) -> None:
    en, ko = (book(game, lang) for lang in LANGUAGES)
    assert list(en.sections) == list(ko.sections)
    assert en.edition
    assert ko.edition
    for id, one in en.sections.items():
        other = ko.sections[id]
        assert len(one.path) == len(other.path), id
        assert one.when == other.when, id
        assert id == GLOSSARY or (one.also and other.also), id
        assert [line.when for line in one.lines if line.when] == [
            line.when for line in other.lines if line.when
        ], id
        assert [example.moves for example in one.examples] == [example.moves for example in other.examples]
        links = [sorted(set(chain(*(line.links for line in each.lines)))) for each in (one, other)]
        assert id == GLOSSARY or links[0] == links[1], id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_links_and_terms_lead_to_sections(game: str, lang: str) -> None:
    one = book(game, lang)
    led = chain(
        (link for section in one.sections.values() for line in section.lines for link in line.links),
        (id for term in one.terms for id in term.to),
    )
    assert set(led) <= set(one.sections)
    assert len(one.terms) >= 12


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_action_and_every_refusal_rests_on_a_section_of_the_same_name(game: str, lang: str) -> None:
    sections, words = book(game, lang).sections, Words(lang, game)
    resting = [(spec.name, spec.section) for spec in GAMES[game].rules.specs.values()]
    resting += [(why.value, why.section) for why in reasons(game)]
    for name, section in resting:
        assert section in sections, f"{game}: {name} rests on {section!r}"
        button = section_button(game, section, words)
        assert button is not None
        assert button.item.label == words("button-rules-section", title=sections[section].title)
    for spec in GAMES[game].rules.specs.values():
        assert words(f"section-{spec.section}") == sections[spec.section].title


@pytest.mark.parametrize("why", Core)
def test_what_any_game_refuses_rests_on_a_section_of_every_book(why: Core) -> None:
    assert why.section in ("turn", "chat")
    assert all(why.section in book(game, lang).sections for game in GAMES for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_options_has_each_with_its_values_as_the_lobby_words_them(game: str, lang: str) -> None:
    words, meta = Words(lang, game), GAMES[game].meta
    section = book(game, lang).sections[OPTIONS]
    rows = [line.text for line in section.lines if line.text.startswith("- **")]
    assert len(rows) == len(meta.options)
    for row, option in zip(rows, meta.options, strict=True):
        first, *others = (words(f"option-{option.name}-{value}") for value in option.values)
        values = " · ".join([f"**{first}**", *others])
        head = f"- **{words(f'option-{option.name}')}**: {values}. "
        assert row.startswith(head)
        assert len(row) > len(head), "it says what the option decides"
    assert all(f"**{words(f'preset-{preset}')}**" in section.text for preset in meta.presets)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_castells_tiles_is_complete(lang: str) -> None:
    words = Words(lang, "castell")
    rows = [line.text for line in book("castell", lang).sections["tiles"].lines if line.text.startswith("- ")]
    told = {
        (int(re.sub(r"\D", "", row[:8])), one) for row in rows for one in re.split(r"; .+?: |, |: ", row)[1:]
    }
    wanted = set()
    for tile in TILES.values():
        skills = [words(f"skill-{skill}") for skill, uses in zip(RANKED, tile.uses, strict=True) if uses]
        assert max(tile.uses) <= 1
        wanted.add((tile.points, "-".join(map(str, tile.shape)) or " + ".join(skills)))
    assert len(wanted) == len(TILES)
    none = {one for one in told if one not in wanted}
    assert wanted <= told
    assert len(none) == 1, "only where there is no exhibition of so many points"


def test_a_line_names_the_options_that_it_is_for_or_what_they_were_chosen_to_be() -> None:
    meta, words = GAMES["catan"].meta, Words("en", "catan")
    chosen = shown(INDEX, meta, "winning", words, meta.chosen({"points": "8"})).pages[0]
    assert "As the table chose, so many points are enough: 8." in chosen
    assert "10 points are enough" not in chosen
    printed = shown(INDEX, meta, "winning", words, meta.chosen({"mode": "barbarians"})).pages[0]
    assert "12 points are enough" in printed
    assert "largest army 2" not in printed
    anywhere = shown(INDEX, meta, "winning", words, None).pages[0]
    assert "*by option:* As the table chose, so many points are enough: 8, 9, 10, 11, 12, 13, 14." in anywhere


@pytest.mark.parametrize("game", GAMES)
def test_lines_for_options_name_options_and_all_their_values(game: str) -> None:
    known = {one.name: set(one.values) for one in GAMES[game].meta.options}
    for section in book(game, "en").sections.values():
        for when in [section.when, *(line.when for line in section.lines)]:
            for name, values in when.items():
                assert set(values) <= known[name], f"{section.id}: {name}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_fits_a_message_and_speaks_of_its_edition(game: str, lang: str) -> None:
    words, meta = Words(lang, game), GAMES[game].meta
    for options in options_of(GAMES[game]):
        for id in book(game, lang).sections:
            one = shown(INDEX, meta, id, words, options)
            assert one.edition.startswith(book(game, lang).edition)
            for page in range(len(one.pages)):
                text = content(one, page, head="x" * 150)
                assert len(text) + max(map(len, captions(game, lang, id)), default=0) < CONTENT
                assert one.pages[page], f"{id} has an empty page"
                assert "](#" not in text
                assert "{" not in text
                assert "<!--" not in text


def captions(game: str, lang: str, id: str) -> list[str]:
    return [example.caption for example in book(game, lang).sections[id].examples]


@pytest.mark.parametrize("game", GAMES)
def test_examples_can_be_played_and_drawn(game: str) -> None:
    for section in book(game, "en").sections.values():
        for example in section.examples:
            assert scene(GAMES[game], example) is not None


def test_in_a_match_only_its_own_lines_are_shown() -> None:
    meta, words = GAMES["carcassonne"].meta, Words("en", "carcassonne")
    one = shown(INDEX, meta, "cities", words, meta.chosen({"two_tile_city": "4"}))
    assert "pays 4 points" in one.pages[0]
    assert "pays only 2" not in one.pages[0]
    assert "this match: options of its own" in one.edition
    both = shown(INDEX, meta, "cities", words, None)
    assert "*classic rules:* A city of exactly two tiles pays only 2" in both.pages[0]
    assert "*official rules:* A city of exactly two tiles pays 4" in both.pages[0]


@pytest.mark.parametrize("line", ["## No id", "## Twice {#a}\n## Twice {#a}", "## W {#glossary}\n- no term"])
def test_what_is_no_rulebook_is_named(line: str) -> None:
    with pytest.raises(ValueError, match="game/en"):
        read("game", "en", line)
