"""What is refused: privately, in the asker's language, with the state untouched."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import log
from tests.bot.harness import Club


@pytest.fixture
async def dealt(castle: Club) -> Club:
    await castle.deal("carcassonne", "Anna", "민수", seed="refusals", first="host")
    return castle


async def untouched(castle: Club, before: bytes, posts: int) -> None:
    table = await castle.table()
    assert log.freeze(table.state) == before
    assert len(await castle.messages()) == posts


async def place_of(castle: Club) -> tuple[str, int]:
    table = await castle.table()
    cell, rotations = table.view(None).places[0]
    return cell, rotations[0]


REFUSED = [
    ("민수", "match say", {"line": "O20 r1"}, "지금은 차례가 아닙니다."),
    ("Ben", "match say", {"line": "O20 r1"}, "You have no seat in this match."),
    ("Anna", "match say", {"line": "N20 r0"}, "N20 already has a tile."),
    ("Anna", "match say", {"line": "Q30"}, "Q30 shares no edge with a tile"),
    ("Anna", "match say", {"line": "banana"}, '"banana" cannot be read here. Possible now:'),
    ("Anna", "carcassonne place", {"cell": "nowhere"}, '"nowhere" cannot be read here.'),
    ("Anna", "carcassonne claim", {"segment": "r0"}, '"Place a follower" is not possible now.'),
    ("Anna", "carcassonne begin", {}, '"Say who begins" is not possible now.'),
    ("Anna", "match hand", {}, "Nothing is hidden in this game"),
    ("Anna", "match undo", {}, "There is nothing you may take back"),
    ("지우", "match moves", {}, "이 게임에 자리가 없습니다."),
]


@pytest.mark.parametrize(("who", "command", "options", "sentence"), REFUSED)
async def test_it_says_why_not_and_changes_nothing(
    dealt: Club, who: str, command: str, options: dict[str, Any], sentence: str
) -> None:
    table = await dealt.table()
    before, posts = log.freeze(table.state), len(await dealt.messages())
    reply = await dealt.slash(who, command, **options)
    assert sentence in reply.text
    assert reply.message.flags.ephemeral
    await untouched(dealt, before, posts)


async def test_a_misfit_names_the_edge_that_does_not_fit(dealt: Club) -> None:
    table = await dealt.table()
    cell, fitting = table.view(None).places[0]
    wrong = next(rotation for rotation in range(4) if rotation not in fitting)
    reply = await dealt.slash("Anna", "carcassonne place", cell=cell, rotation=f"r{wrong}")
    assert "edge" in reply.text or "rotation" in reply.text
    assert f"r{fitting[0]}" in reply.text, "it says which rotations fit"


async def test_a_line_is_played_as_a_whole_or_not_at_all(dealt: Club) -> None:
    cell, rotation = await place_of(dealt)
    table = await dealt.table()
    before, posts = log.freeze(table.state), len(await dealt.messages())
    reply = await dealt.slash("Anna", "match say", line=f"{cell} r{rotation} c7")
    assert "Nothing of the line was played." in reply.text
    await untouched(dealt, before, posts)


async def test_no_match_in_this_channel(castle: Club) -> None:
    reply = await castle.slash("Anna", "match say", line="N12")
    assert "There is no match going on in this channel." in reply.text
    reply = await castle.slash("민수", "carcassonne place", cell="N12")
    assert "이 채널에는 진행 중인 게임이 없습니다." in reply.text


async def test_an_old_button_shows_where_the_table_is_now(dealt: Club) -> None:
    first = dealt.post
    cell, rotation = await place_of(dealt)
    menu = await dealt.press("Anna", first, "go")
    await dealt.slash("Anna", "match say", line=f"{cell} r{rotation} none")
    table = await dealt.table()
    before = log.freeze(table.state)
    assert dealt.name_of(table.owing[0], table) == "민수"
    late = await dealt.press("Anna", menu, "go") if any(one.startswith("go:") for one in menu.ids) else None
    picked = await dealt.pick("Anna", menu, menu.options()[0])
    for reply in filter(None, (late, picked)):
        assert "Nothing is asked of you now." in reply.text
    assert log.freeze((await dealt.table()).state) == before


async def test_only_what_others_did_is_told_as_news(dealt: Club) -> None:
    places = (await dealt.table()).view(None).places
    cell, rotation = next((cell, rotations[0]) for cell, rotations in places if len(rotations) > 1)
    menu = await dealt.press("Anna", dealt.post, "go")
    menu = await dealt.pick("Anna", menu, cell)
    await dealt.slash("Anna", "carcassonne place", cell=cell, rotation=f"r{rotation}")
    again = await dealt.press("Anna", dealt.post, "go")
    assert "moved on" not in again.text, "nobody else has done anything"
    await dealt.slash("Anna", "match say", line="none")
    cell, rotation = await place_of(dealt)
    await dealt.slash("민수", "match say", line=f"{cell} r{rotation} none")
    late = await dealt.press("Anna", menu, "go")
    assert "The table has moved on; this is where it is now." in late.text


async def test_the_buttons_of_the_post_before_are_taken_away(dealt: Club) -> None:
    first = dealt.post
    cell, rotation = await place_of(dealt)
    await dealt.slash("Anna", "match say", line=f"{cell} r{rotation} none")
    assert not (await dealt.again(first)).components
    assert dealt.post.components
