"""Whole matches, as people play them: by commands, by lines, by menus, with computer players."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from engines.core import log
from tests.bot.harness import Club, Reply

PNG = b"\x89PNG"


async def whose(castle: Club) -> tuple[str, Any]:
    table = await castle.table()
    return castle.name_of(table.owing[0], table), table


async def replayed(castle: Club, id: str) -> Any:
    table = await castle.bot.tables.get(id)
    header, entries = await castle.bot.tables.history(id)
    return table, log.replay(table.game, header, entries)


async def test_a_whole_match_by_slash_commands_in_english(castle: Club) -> None:
    table = await castle.deal("carcassonne", "Anna", "Ben", seed="commands")
    mentions: Counter[str] = Counter()
    posts = 0
    while (running := await castle.bot.tables.get(table.id)).row.status == "running":
        posts += 1
        assert castle.post.content.count("<@") == 1, "exactly the one who must act is mentioned"
        who = castle.name_of(running.owing[0], running)
        mentions[who] += 1
        cell = (await castle.choices(who, "carcassonne place", "cell"))[0]
        rotation = (await castle.choices(who, "carcassonne place", "rotation", cell=cell))[-1]
        reply = await castle.slash(who, "carcassonne place", cell=cell, rotation=rotation)
        assert cell in reply.text
        after = await castle.bot.tables.get(table.id)
        if after.state.phase == "claiming":
            follower = (await castle.choices(who, "carcassonne claim", "segment"))[-1]
            await castle.slash(who, "carcassonne claim", segment=follower)
    over, again = await replayed(castle, table.id)
    assert again == over.state
    assert "Final score" in castle.post.content
    assert re.search(r"1\. .*\d+ points? \(cities \d+, roads \d+", castle.post.content)
    assert over.row.seed in castle.post.content, "the seed that the start promised is told"
    assert (await castle.posted()).startswith(PNG)
    assert [one.filename for one in castle.post.attachments] == ["board.png", "chart.png"]
    assert abs(mentions["Anna"] - mentions["Ben"]) <= 2
    looked = await castle.slash("민수", "match board")
    assert looked.message.attachments, "the board may be looked at after the end"
    log_of_it = await castle.slash("Ben", "match log")
    assert over.people.name(0, "en") in log_of_it.text
    refused = await castle.slash("Anna", "match moves")
    assert "There is no match going on in this channel." in refused.text


async def chosen(castle: Club, who: str, reply: Reply) -> Reply:
    """The last of what a menu offers, until it has nothing more to ask."""
    for _ in range(6):
        if any(one.startswith("ok:") for one in reply.ids):
            return await castle.press(who, reply, "ok")
        if not any(one.startswith("pick:") for one in reply.ids):
            return reply
        reply = await castle.pick(who, reply, reply.options()[-1])
    raise AssertionError("the menu goes round in circles")


async def test_a_whole_match_by_menus_in_korean(castle: Club) -> None:
    table = await castle.deal("carcassonne", "민수", "지우", lang="ko", seed="menus")
    assert "클래식 규칙" in castle.post.content
    for _ in range(200):
        running = await castle.bot.tables.get(table.id)
        if running.row.status != "running":
            break
        who = castle.name_of(running.owing[0], running)
        reply = await chosen(castle, who, await castle.press(who, castle.post, "go"))
        assert not re.search(r"[a-z]{4,}", re.sub(r"<@\d+>|`[^`]*`", "", reply.text)), reply.text
    over, again = await replayed(castle, table.id)
    assert over.row.status == "over"
    assert again == over.state
    assert "최종 점수" in castle.post.content


async def test_computer_players_answer_in_one_post(castle: Club) -> None:
    table = await castle.deal("carcassonne", "Anna", computers=2, seed="computers", first="host")
    assert (await whose(castle))[0] == "Anna"
    before = len(await castle.messages())
    cell, rotations = table.view(0).places[0]
    reply = await castle.slash("Anna", "match say", line=f"{cell} r{rotations[0]} none")
    assert "Anna" in reply.text
    after = await castle.table()
    assert after.owing == [0], "both computers have moved"
    assert len(await castle.messages()) == before + 1
    for name in ("Castor", "Pollux"):
        assert f"**{name}** lays" in castle.post.content


async def test_the_toy_game_is_played_through_the_bot(castle: Club) -> None:
    table = await castle.deal("spy", "Anna", "Ben", "민수", seed="spies")
    assert set(table.owing) == {0, 1, 2}
    secrets = [str(hand) for hand in table.state.hands]
    reply = await castle.slash("Anna", "match hand")
    assert reply.text
    reply = await castle.slash("Ben", "spy seal")
    assert reply.options(), "a secret action opens its private menu"
    await castle.pick("Ben", reply, reply.options()[0])
    post = castle.post
    assert "Ben" not in post.content.splitlines()[-1], "the post that asks shrinks as people answer"
    for hand in secrets:
        assert hand not in post.content
