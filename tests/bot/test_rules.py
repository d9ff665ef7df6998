"""`/rules` as people use it: in a match's channel, elsewhere, in direct messages, over restarts."""

from __future__ import annotations

from typing import Any

import pytest

from bot import pictures
from bot.app import build_tree, create_bot
from bot.config import Config
from bot.marks import LIMIT
from bot.rules import answer as pages
from bot.rules.answer import shown
from bot.rules.buttons import view
from bot.rules.cog import context_of
from bot.rules.index import Hit
from bot.words import LANGUAGES, Words
from tests.bot.conftest import DOT
from tests.bot.harness import Club, Reply
from tests.rules.asked import GAMES


@pytest.fixture(autouse=True)
def not_painted(castle: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenes are made; painting the first of them takes seconds."""
    monkeypatch.setattr(pictures, "paint", lambda scene, look: DOT)


async def test_an_answer_in_the_askers_language_with_its_edition_and_neighbours(castle: Club) -> None:
    reply = await castle.slash("Anna", "rules search", text="who gets the points of a city, tie")
    assert reply.text.startswith("-# Carcassonne › Scoring\n**Who is paid**")
    assert "base game, 72 tiles · preset: classic rules" in reply.text
    assert reply.message.flags.ephemeral
    assert reply.picture is not None, "the example is drawn"
    assert {"‹ Cloisters", "Followers come home ›", "한국어로"} <= set(reply.labels())
    reply = await castle.slash(
        "민수", "rules search", text="동점이면 점수는 누가 가져가요", game="carcassonne"
    )
    assert "**누가 점수를 얻나**" in reply.text


async def test_buttons_go_on_in_the_same_answer_and_survive_a_restart(castle: Club) -> None:
    reply = await castle.slash("Anna", "rules search", text="cloister", game="carcassonne")
    shown_first = reply.message.id
    await castle.restart()
    reply = await press(castle, "Anna", reply, "‹ Cities")
    assert reply.message.id == shown_first
    assert "**Cities**" in reply.text
    assert reply.picture is None, "the picture of another section does not stay"
    reply = await press(castle, "Anna", reply, "한국어로")
    assert "**도시**" in reply.text
    reply = await press(castle, "Anna", reply, "In English")
    assert "**Cities**" in reply.text


async def press(castle: Club, who: str, reply: Reply, label: str) -> Reply:
    """Presses the button that reads so."""
    return await castle._reply(await castle.people[who].click(reply.message, label=label))


async def test_long_sections_have_pages(castle: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ours fit on one; a longer one would go on behind a button."""
    monkeypatch.setattr(pages, "PAGE", 900)
    reply = await castle.slash("Anna", "rules search", text="castell#festivals")
    assert "**Festivals**  1/2" in reply.text
    reply = await press(castle, "Anna", reply, "Page 2 of 2")
    assert "**Festivals**  2/2" in reply.text
    reply = await press(castle, "Anna", reply, "Page 1 of 2")
    assert "**Festivals**  1/2" in reply.text


async def test_nothing_found_gives_the_nearest_headings(castle: Club) -> None:
    reply = await castle.slash("Anna", "rules search", text='qqqq `zz"')
    assert reply.text.startswith('Nothing was found for “qqqq zz"”.')
    assert len(reply.labels()) >= 3


async def test_headings_while_typing(castle: Club) -> None:
    found = await castle.choices("민수", "rules search", "text", "도두", game="catan")
    assert found[0] == "catan#robber"
    reply = await castle.slash("민수", "rules search", text=found[0])
    assert "**도둑**" in reply.text
    assert await castle.choices("Anna", "rules search", "game", "cat") == ["catan"]
    assert len(await castle.choices("Anna", "rules search", "text", "")) == 25


async def test_in_a_match_its_game_phase_and_options_come_first(castle: Club) -> None:
    await castle.deal("carcassonne", "Anna", "민수", first="host", two_tile_city="4", farm_scoring="farm3")
    assert (await castle.choices("Anna", "rules search", "text", ""))[0] == "carcassonne#placing"
    reply = await castle.slash("민수", "rules search", text="도시")
    assert "카르카손" in reply.text
    assert "꼭 2장인 도시도 다른 도시처럼 4점" in reply.text
    assert "2점만" not in reply.text
    assert "이 게임: 현행 공식 규칙" in reply.text
    reply = await castle.press("Ben", castle.post, "rules")
    assert "**Placing a tile**" in reply.text, "who only looks on may press it, too"
    assert reply.message.flags.ephemeral


async def test_a_refusal_and_the_moves_lead_to_their_sections(castle: Club) -> None:
    await castle.deal("carcassonne", "Anna", "민수", first="host")
    refused = await castle.slash("Anna", "match say", line="Q30")
    assert refused.labels() == ["Rule: Placing a tile"]
    reply = await castle.press("Anna", refused, "rules")
    assert "**Placing a tile**" in reply.text
    assert reply.message.id != refused.message.id, "the refusal stays to be read"
    moves = await castle.slash("Anna", "match moves")
    assert moves.labels() == ["Rule: Placing a tile"]
    assert (await castle.slash("Ben", "match say", line="Q30")).labels() == [], "that was no rule of the game"


@pytest.mark.parametrize(
    ("who", "line", "label", "title"),
    [
        ("Anna", "banana", "Rule: Playing by chat", "**Playing by chat**"),
        ("민수", "O20 r1", "규칙: 차례", "**차례**"),
    ],
)
async def test_what_any_game_refuses_leads_to_a_section_too(
    castle: Club, who: str, line: str, label: str, title: str
) -> None:
    await castle.deal("carcassonne", "Anna", "민수", first="host")
    refused = await castle.slash(who, "match say", line=line)
    assert refused.labels() == [label]
    assert title in (await castle.press(who, refused, "rules")).text


async def test_in_direct_messages(castle: Club) -> None:
    anna = castle.people["Anna"].user
    reply = await castle._reply(await anna.slash("rules search", text="catan robber"))
    assert "**The robber**" in reply.text
    reply = await castle._reply(await anna.click(reply.message, label="한국어로"))
    assert "**도둑**" in reply.text
    found = await anna.autocomplete("rules search", "text", "mission")
    assert found[0]["value"] == "methoni#mission"


async def test_the_command_may_be_brought_along(tmp_path: Any) -> None:
    bot = create_bot(Config(castlepost_data=tmp_path))
    build_tree(bot)
    command = next(one for one in bot.tree.get_commands() if one.name == "rules")
    told = command.to_dict(bot.tree)
    assert set(told["contexts"]) == {0, 1, 2}
    assert set(told["integration_types"]) == {0, 1}


async def test_a_button_to_a_section_that_is_gone_says_so(
    castle: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    reply = await castle.slash("Anna", "rules search", text="catan#robber")
    book = castle.bot.rules.index.books["catan", "en"]
    without = {id: one for id, one in book.sections.items() if id != "costs"}
    monkeypatch.setattr(book, "sections", without)
    gone = await press(castle, "Anna", reply, "Costs ›")
    assert "There is no such section of the rules any more." in gone.text
    assert gone.message.id != reply.message.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_buttons_are_within_discords_limits(game: str, lang: str, tmp_path: Any) -> None:
    index = create_bot(Config(castlepost_data=tmp_path)).rules.index
    others = [Hit(other, next(iter(index.books[other, lang].sections)), 1.0) for other in GAMES]
    words = Words(lang, game)
    for id in index.books[game, lang].sections:
        one = shown(index, GAMES[game].meta, id, words, None)
        for page in range(len(one.pages)):
            made = view(index, one, others, page, words)
            ids = [item.item.custom_id for item in made.children]  # type: ignore[attr-defined]
            assert len(set(ids)) == len(ids)
            assert max(map(len, ids)) <= LIMIT
            assert made.to_components(), "rows of five"


def test_no_match_no_context() -> None:
    assert context_of(None) is None
