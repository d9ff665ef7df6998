"""Around the moves: undo, the log, looking on, one's matches, calling off, resigning, settings, help, limits."""

from __future__ import annotations

import pytest

from bot.check import tree_faults
from bot.commands import Translator
from tests.bot.harness import Club


@pytest.fixture
async def dealt(castle: Club) -> Club:
    await castle.deal("carcassonne", "Anna", "Ben", seed="manners", first="host")
    return castle


async def turn(castle: Club, tail: str = "none") -> str:
    """The one on turn plays a whole turn in one line; their name."""
    table = await castle.table()
    who = castle.name_of(table.owing[0], table)
    cell, rotations = table.view(None).places[0]
    await castle.slash(who, "match say", line=f"{cell} r{rotations[0]} {tail}")
    return who


async def test_a_placed_tile_may_be_taken_up_again_until_the_claim(dealt: Club) -> None:
    table = await dealt.table()
    cell, rotations = table.view(None).places[0]
    reply = await dealt.slash("Anna", "carcassonne place", cell=cell, rotation=f"r{rotations[0]}")
    assert any(one.startswith("undo:") for one in reply.ids)
    posts = len(await dealt.messages())
    reply = await dealt.press("Anna", reply, "undo")
    assert "taken back" in reply.text
    after = await dealt.table()
    assert (after.state.laid, after.state.phase) == (table.state.laid, "placing")
    assert len(await dealt.messages()) == posts, "the table was told nothing that has to be unsaid"
    entries = await dealt.bot.store.entries(table.id)
    assert [entry.do for entry in entries][-2:] == ["place", "undo"], "nothing is deleted"


async def test_after_the_next_draw_nothing_can_be_taken_back(dealt: Club) -> None:
    await turn(dealt)
    reply = await dealt.slash("Anna", "match undo")
    assert "There is nothing you may take back" in reply.text


async def test_an_undone_menu_is_stale(dealt: Club) -> None:
    table = await dealt.table()
    cell, rotations = table.view(None).places[0]
    claim = await dealt.slash("Anna", "carcassonne place", cell=cell, rotation=f"r{rotations[0]}")
    await dealt.slash("Anna", "match undo")
    reply = await dealt.pick("Anna", claim, "none")
    assert "out of date" in reply.text
    assert (await dealt.table()).state.phase == "placing"


async def test_the_log_tells_what_stands(dealt: Club) -> None:
    await turn(dealt)
    reply = await dealt.slash("민수", "match log")
    assert "Anna" in reply.text
    assert "타일" in reply.text, "in the reader's language"


async def test_anybody_may_look_at_the_board(dealt: Club) -> None:
    reply = await dealt.slash("지우", "match board")
    assert reply.picture
    assert "Anna" in reply.text
    words = await dealt.slash("지우", "match board", as_text=True)
    assert words.picture is None
    assert words.text
    farms = await dealt.slash("Anna", "match board", show="farms")
    assert farms.picture


async def test_mine_lists_my_matches_and_whose_turn_it_is(dealt: Club) -> None:
    assert "**your turn**" in (await dealt.slash("Anna", "match mine")).text
    assert "waiting for" in (await dealt.slash("Ben", "match mine")).text
    assert "하고 있는 게임이 없습니다" in (await dealt.slash("민수", "match mine")).text


async def test_the_maker_calls_off_before_the_second_turn(dealt: Club) -> None:
    reply = await dealt.slash("Anna", "match cancel")
    assert reply.text == "The match is called off."
    assert await dealt.bot.store.match_in(dealt.channel.id) is None


async def test_later_everybody_must_agree_and_a_move_withdraws_the_question(dealt: Club) -> None:
    await turn(dealt)
    await turn(dealt)
    await dealt.slash("Anna", "match cancel")
    assert "(1 of 2)" in dealt.post.content
    asked = dealt.post
    await turn(dealt)
    assert (await dealt.table()).book.votes == []
    await dealt.press("Anna", asked, "agree")
    await dealt.press("Ben", await dealt.again(asked), "agree")
    assert await dealt.bot.store.match_in(dealt.channel.id) is None


async def test_a_resigned_seat_is_played_by_a_computer(dealt: Club) -> None:
    reply = await dealt.slash("Anna", "match resign")
    await dealt.press("Anna", reply, "resign")
    table = await dealt.table()
    assert table.people.persons[0].computer == "careful"
    assert dealt.name_of(table.owing[0], table) == "Ben", "it has made Anna's move"
    assert any("resign" in message.content for message in await dealt.messages())
    assert "no seat" in (await dealt.slash("Anna", "match moves")).text


async def test_ones_own_language_goes_before_discords(dealt: Club) -> None:
    await dealt.slash("Anna", "settings me", language="ko", palette="dark")
    assert "언어" in (await dealt.slash("Anna", "settings me")).text
    assert "할 일" in (await dealt.slash("Anna", "match moves")).text
    await dealt.restart()
    assert "할 일" in (await dealt.slash("Anna", "match moves")).text


async def test_help_speaks_of_the_match_where_there_is_one(dealt: Club) -> None:
    assert "`/carcassonne place`" in (await dealt.slash("Anna", "help")).text
    other = dealt.guild.create_text_channel("garden")
    assert "`/match new`" in (await dealt.slash("Anna", "help", other)).text


async def test_the_tree_is_within_discords_limits(castle: Club) -> None:
    tree = castle.bot.tree
    payload = [await one.get_translated_payload(tree, Translator()) for one in tree.get_commands()]
    assert list(tree_faults(payload)) == []
    place = next(
        option
        for command in payload
        if command["name"] == "carcassonne"
        for option in command["options"]
        if option["name"] == "place"
    )
    assert place["description_localizations"]["ko"] != place["description"]


async def test_words_in_either_language_may_be_typed(dealt: Club) -> None:
    table = await dealt.table()
    cell, rotations = table.view(None).places[0]
    reply = await dealt.slash("Anna", "match say", line=f"{cell.lower()} {rotations[0]} 없음")
    assert "keeps the follower" in reply.text
