"""The bot stops in each state of a match and comes back: everything that can still be pressed answers."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.words import Words
from tests.bot.town import NearBot, Town, town, turn
from tests.fake import Reply
from tests.fake.world import Message

pytestmark = pytest.mark.usefixtures("every_tenth_painted")
EN = Words("en")
BUTTON, SELECT = 2, 3


async def use(here: Town, name: str, message: Message, custom_id: str) -> Reply:
    """Presses a button, or chooses the first value of a menu; it must answer, and not with a fault."""
    component = message.component(custom_id)
    assert component is not None
    person = here.people[name]
    if component["type"] == SELECT:
        reply = await person.select(message, custom_id, [component["options"][0]["value"]])
    else:
        reply = await person.click(message, custom_id)
    if reply.modal is None:
        await reply.settled()
        assert reply.message is not None, custom_id
        assert reply.content not in (EN("why-broken"), EN("why-lost")), custom_id
    assert reply.answered, custom_id
    return reply


async def use_all(here: Town, name: str, message: Message) -> dict[str, Reply]:
    """Everything that is on a message, by verb; the last thing first, so that what plays comes at the end."""
    ids = [one for one in message.custom_ids if not (message.component(one) or {}).get("disabled")]
    return {one.split(":")[0]: await use(here, name, message, one) for one in reversed(ids)}


@asynccontextmanager
async def begun(folder: Path) -> AsyncIterator[Town]:
    """A match of Anna and Ben whose bot has stopped after the first post."""
    async with town(folder) as here:
        async with here.bot():
            await here.deal(here.channel(), "Anna", "Ben")
        yield here


async def first_words(here: Town, bot: NearBot) -> tuple[str, str]:
    """Who is to act, and where a tile may go: the words for it."""
    table = await bot.tables.in_channel(here.channel().id)
    name, line = turn(table, random.Random(1))
    return name, " ".join(line.split()[1:3])


async def test_in_the_lobby(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        async with here.bot():
            lobby = await here.lobby(here.channel(), "Anna")
        async with here.bot():
            await use(here, "Ben", lobby, find(lobby, "join"))
            options = await use(here, "Anna", lobby, find(lobby, "options"))
        assert options.message is not None
        async with here.bot():
            for _ in range(2):
                options = await use(here, "Anna", options.message, options.message.custom_ids[0])
                assert options.message is not None
            for verb, who in (("computer", "Anna"), ("leave", "Ben"), ("begin", "Anna")):
                await use(here, who, lobby, find(lobby, verb))
            await here.server.until(lambda: bool(here.server.posted(here.channel())))


async def test_a_lobby_is_closed(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        async with here.bot():
            lobby = await here.lobby(here.channel(), "Anna")
        async with here.bot():
            reply = await use(here, "Anna", lobby, find(lobby, "close"))
            assert reply.content == EN("lobby-closed")


def find(message: Message, verb: str) -> str:
    return next(one for one in message.custom_ids if one.split(":")[0] == verb)


async def test_while_a_tile_is_placed(tmp_path: Path) -> None:
    async with begun(tmp_path) as here:
        post = here.server.posted()[0]
        async with here.bot() as bot:
            name, _ = await first_words(here, bot)
            shown = await use_all(here, name, post)
        assert set(shown) == {"go", "moves", "rules", "undo"}
        assert shown["undo"].content == EN("why-nothing_to_undo")
        menu = shown["go"].message
        assert menu is not None
        async with here.bot():
            picked = (await use_all(here, name, menu))["pick"].message
        assert picked is not None
        assert picked.custom_ids != menu.custom_ids


async def test_while_a_follower_is_placed(tmp_path: Path) -> None:
    async with begun(tmp_path) as here:
        async with here.bot() as bot:
            name, words = await first_words(here, bot)
            menu = (await here.say(name, here.channel(), words)).message
        assert menu is not None
        async with here.bot() as bot:
            assert (await bot.tables.in_channel(here.channel().id)).state.phase == "claiming"
            shown = await use_all(here, name, menu)
            assert {"pick", "undo"} <= set(shown)


async def test_while_a_confirmation_is_asked_for(tmp_path: Path) -> None:
    async with begun(tmp_path) as here:
        async with here.bot() as bot:
            name, words = await first_words(here, bot)
            menu = (await here.say(name, here.channel(), words)).message
            assert menu is not None
            asked = (await use(here, name, menu, find(menu, "pick"))).message
        assert asked is not None
        async with here.bot():
            shown = await use_all(here, name, asked)
            assert set(shown) == {"go", "ok"}
            await here.server.until(lambda: len(here.server.posted()) == 2)


async def test_while_a_text_field_is_open(tmp_path: Path) -> None:
    async with town(tmp_path) as here, here.eye() as eye:
        async with here.bot():
            match = await here.deal(here.channel(), "Anna", "Ben", game="spy")
        table = await eye.skip(match, lambda table: table.state.phase == "offering", random.Random(3))
        name = table.people.persons[table.owing[0]].name
        async with here.bot() as bot:
            await bot._again()
            post = here.server.posted()[-1]
            menu = (await use(here, name, post, find(post, "go"))).message
            assert menu is not None
            field = await here.people[name].click(menu, find(menu, "type"))
            assert field.modal is not None
        async with here.bot():
            sent = await here.people[name].submit_modal(field, {"line": "1"})
            await sent.settled()
            assert "offers" in sent.content


async def test_while_a_match_may_be_called_off(tmp_path: Path) -> None:
    async with begun(tmp_path) as here:
        async with here.bot():
            asked = await here.people["Ben"].slash(here.channel(), "match cancel")
            vote = await asked.settled()
        assert vote is not None
        async with here.bot():
            agreed = await use(here, "Anna", vote, find(vote, "agree"))
            assert agreed.content == EN("match-cancelled")
            old = await use_all(here, "Anna", here.server.posted()[0])
            assert {reply.content for reply in old.values()} <= {EN("why-over"), EN("why-no_match")}


async def test_while_one_is_asked_whether_to_resign(tmp_path: Path) -> None:
    async with begun(tmp_path) as here:
        async with here.bot():
            asked = await here.people["Ben"].slash(here.channel(), "match resign")
            sure = await asked.settled()
        assert sure is not None
        async with here.bot():
            reply = await use(here, "Ben", sure, find(sure, "resign"))
            assert reply.content == EN("answer-done")


async def test_while_a_computer_player_is_to_act(tmp_path: Path) -> None:
    async with town(tmp_path) as here, here.eye() as eye:
        async with here.bot():
            match = await here.deal(here.channel(), "Anna", computers=2)
        first = len(here.server.posted())
        await eye.skip(match, lambda table: table.people.is_computer(table.owing[0]), random.Random(1))
        async with here.bot():
            await here.server.until(lambda: len(here.server.posted()) > first)
            await eye.told()
            await eye.check(match)
            assert here.server.posted()[-1].pinged == {here.people["Anna"].id}


async def test_when_the_match_is_over(tmp_path: Path) -> None:
    async with begun(tmp_path) as here, here.eye() as eye:
        channel = here.channel()
        match = (await eye.table(channel)).id
        await eye.skip(match, lambda table: table.over, random.Random(5))
        async with here.bot():
            await here.server.until(lambda: len(here.server.posted(channel)) == 2)
            end = here.server.posted(channel)[-1]
            assert "Final score" in end.content
            assert [one.split(":")[0] for one in end.custom_ids] == ["rematch"]
        async with here.bot():
            lobby = (await use(here, "Ben", end, end.custom_ids[0])).message
            assert lobby is not None
            assert {"join", "leave", "close"} <= {one.split(":")[0] for one in lobby.custom_ids}
