"""Two processes, two clicks, two people, fifty channels: all at once, and each move is written once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.play import _play, _take_back
from bot.refusals import No, Not
from bot.store import MatchRow, SeatRow, Store
from bot.table import Table
from bot.tables import Tables
from bot.words import Words
from engines.carcassonne import Claim
from engines.core.chance import new_seed
from engines.core.discover import discover
from engines.core.rules import CHANCE
from tests.bot.town import Town, anything, town, turn
from tests.fake import Reply
from tests.fake.nursery import ForkedBot
from tests.fake.world import Message

DONE, BUSY, NOT_YOURS = "lays on", Words("en")("why-busy"), Words("en")("why-not_your_turn")
MATCHES = 50


async def test_two_processes_share_one_token_and_one_database(tmp_path: Path) -> None:
    rng = random.Random(7)
    async with town(tmp_path) as here:
        channel = here.channel()
        async with ForkedBot(here.server, tmp_path), ForkedBot(here.server, tmp_path), here.eye() as eye:
            match = await here.deal(channel, "Anna", "Ben")
            for _ in range(8):
                before = await eye.table(channel)
                name, line = turn(before, rng)
                replies = await asyncio.gather(*(here.say(name, channel, line) for _ in range(2)))
                played = [DONE in reply.content for reply in replies]
                assert sorted(played) == [False, True], [reply.content for reply in replies]
                assert replies[played.index(False)].content.startswith((BUSY, NOT_YOURS))
                entries = await eye.store.entries(match, before.ply)
                done = [entry.do for entry in entries if entry.by != CHANCE]
                assert done in (["place", "claim"], ["place"])
            await eye.told()
            await eye.check(match)


async def test_fifty_moves_at_once_in_fifty_channels(tmp_path: Path) -> None:
    rng = random.Random(50)
    names = [f"castles {number}" for number in range(MATCHES)]
    async with town(tmp_path, *names) as here, ForkedBot(here.server, tmp_path), here.eye() as eye:
        channels = [here.channel(name) for name in names]
        matches = await asyncio.gather(*(here.deal(channel, "Anna", "Ben") for channel in channels))
        await eye.told()
        turns = [(channel, *turn(await eye.table(channel), rng)) for channel in channels]
        replies = await asyncio.gather(*(here.say(name, channel, line) for channel, name, line in turns))
        assert all(reply.answered for reply in replies), "acknowledged within three seconds"
        assert all(DONE in reply.content for reply in replies)
        assert {reply.interaction.id for reply in replies} <= eye.acknowledged()
        await eye.told()
        for match in matches:
            await eye.check(match)


@asynccontextmanager
async def claiming(here: Town) -> AsyncIterator[tuple[str, Reply]]:
    """The host of a match is asked to confirm a follower, which can then not be taken back."""
    channel = here.channel()
    async with here.eye() as eye:
        await here.deal(channel, "Anna", "Ben")
        name, line = turn(await eye.table(channel), random.Random(1))
        reply = await here.say(name, channel, " ".join(line.split()[:3]))
        menu = reply.message
        assert menu is not None
        picked = await here.people[name].select(menu, menu.custom_ids[0], ["none"])
        shown = await picked.settled()
        assert shown is not None
        assert shown.custom_ids[0].startswith("ok:")
        yield name, picked


async def test_a_double_click_plays_once(tmp_path: Path, every_tenth_painted: None) -> None:
    async with town(tmp_path) as here, here.bot() as bot, claiming(here) as (name, shown):
        confirm, channel = shown.message, here.channel()
        assert confirm is not None
        replies = await asyncio.gather(*(here.press(name, confirm, "ok") for _ in range(2)))
        assert sorted("keeps the follower" in reply.content for reply in replies) == [False, True]
        table = await bot.tables.in_channel(channel.id)
        assert [row.do for row in await bot.store.entries(table.id)][-3:] == ["place", "claim", "draw"]
        late = await here.press(name, confirm, "ok")
        assert "Nothing is asked of you now" in late.content


async def test_an_interaction_that_is_told_twice_is_done_once(
    tmp_path: Path, every_tenth_painted: None
) -> None:
    async with town(tmp_path) as here, here.bot() as bot, claiming(here) as (name, shown):
        confirm = shown.message
        assert confirm is not None
        first = await here.people[name].click(confirm, confirm.custom_ids[0])
        await here.server.interactions.tell(first.interaction)
        await first.settled()
        before = (await bot.tables.in_channel(here.channel().id)).ply
        await here.server.interactions.tell(first.interaction)
        await asyncio.sleep(0.2)
        assert "keeps the follower" in first.content
        assert len(first.messages) == 1
        assert (await bot.tables.in_channel(here.channel().id)).ply == before


async def test_two_people_at_once(tmp_path: Path, every_tenth_painted: None) -> None:
    rng = random.Random(3)
    async with town(tmp_path) as here, here.bot(), here.eye() as eye:
        channel = here.channel()
        match = await here.deal(channel, "Anna", "Ben")
        for _ in range(5):
            name, line = turn(await eye.table(channel), rng)
            other = "Ben" if name == "Anna" else "Anna"
            mine, theirs = await asyncio.gather(here.say(name, channel, line), here.say(other, channel, line))
            assert DONE in mine.content
            assert DONE not in theirs.content
        await eye.told()
        await eye.check(match)


async def test_three_who_all_owe_an_answer_give_it_at_once(tmp_path: Path, every_tenth_painted: None) -> None:
    names = ("Anna", "Ben", "민수")
    async with town(tmp_path) as here, here.bot() as bot, here.eye() as eye:
        channel = here.channel()
        match = await here.deal(channel, *names, game="spy")
        post = here.server.posted(channel)[0]
        assert len(post.pinged) == 3
        menus = await asyncio.gather(*(here.press(name, post, "go") for name in names))
        sure = await asyncio.gather(
            *(first_of(here, name, menu) for name, menu in zip(names, menus, strict=True))
        )
        await asyncio.gather(
            *(here.press(name, message, "ok") for name, message in zip(names, sure, strict=True))
        )
        done = [entry.do for entry in await eye.store.entries(match) if entry.by >= 0]
        assert done == ["seal"] * 3
        await here.server.until(lambda: not bot._following)
        await eye.check(match)


async def first_of(here: Town, name: str, reply: Reply) -> Message:
    """What is shown when the first of what a menu offers is chosen; it asks at once where there is no choice."""
    menu = reply.message
    assert menu is not None
    select = menu.component(menu.custom_ids[0])
    assert select is not None
    if "options" not in select:
        return menu
    value = select["options"][0]["value"]
    shown = await (await here.people[name].select(menu, menu.custom_ids[0], [value])).settled()
    assert shown is not None
    return shown


async def test_two_start_one_lobby(tmp_path: Path, every_tenth_painted: None) -> None:
    async with town(tmp_path) as here, here.bot() as bot, here.eye() as eye:
        channel = here.channel()
        lobby = await here.lobby(channel, "Anna", "Ben")
        await asyncio.gather(here.press("Anna", lobby, "begin"), here.press("Ben", lobby, "begin"))
        match = (await bot.tables.in_channel(channel.id)).id
        await eye.told()
        await eye.check(match)


async def test_the_loop_and_a_move_show_a_step_once(tmp_path: Path, every_tenth_painted: None) -> None:
    rng = random.Random(4)
    async with town(tmp_path) as here, here.bot() as bot, here.eye() as eye:
        channel = here.channel()
        match = await here.deal(channel, "Anna", computers=2)
        stop = asyncio.Event()

        async def again_and_again() -> None:
            while not stop.is_set():
                await bot._again()
                await asyncio.sleep(0)

        looks = [asyncio.create_task(again_and_again()) for _ in range(2)]
        for _ in range(8):
            await here.server.until(lambda: not bot._following)
            assert DONE in (await eye.play(channel, rng)).content
        await here.server.until(lambda: not bot._following)
        stop.set()
        await asyncio.gather(*looks)
        await eye.check(match)


ANNA, BEN = 101, 102


async def begun(store: Store, tables: Tables) -> Table:
    """A match of Anna and Ben without any Discord."""
    seats = [SeatRow(0, ANNA, "Anna", None, 1.0), SeatRow(1, BEN, "Ben", None, 1.0)]
    meta = tables.games["carcassonne"].meta
    row: MatchRow = await store.create_lobby(
        guild=1,
        channel=7,
        game="carcassonne",
        options=str(meta.chosen({})).replace("'", '"'),
        lang="en",
        seed=new_seed(),
        rules=meta.version,
        host=ANNA,
        at=1.0,
        seats=seats,
    )
    return (await tables.start(row, seats)).table


@asynccontextmanager
async def two(folder: Path) -> AsyncIterator[tuple[Tables, Tables, Table]]:
    """Two processes' tables over one file, both with the match in memory."""
    path = folder / "castlepost.db"
    async with await Store.open(path) as one, await Store.open(path) as other:
        first, second = (Tables(store, discover(), lambda: 2.0) for store in (one, other))
        table = await begun(one, first)
        await second.get(table.id)
        yield first, second, table


something = partial(anything, rng=random.Random(6))


async def test_what_another_process_wrote_is_seen_at_once(tmp_path: Path) -> None:
    async with two(tmp_path) as (first, second, table):
        step = await first.change(table.id, something)
        assert (await second.get(table.id)).state == step.table.state
        assert await second.get(table.id) is await second.get(table.id), "it is loaded once"
        await second.cancel(table.id)
        assert (await first.get(table.id)).row.status == "cancelled"
        with pytest.raises(Not) as refused:
            await first.in_channel(7)
        assert refused.value.why is No.NO_MATCH


async def test_a_lost_race_is_thought_out_anew(tmp_path: Path) -> None:
    async with two(tmp_path) as (first, second, table):
        for _ in range(10):
            await asyncio.gather(*(one.change(table.id, something) for one in (first, second)))
        rows = await first.store.entries(table.id)
        assert [row.ply for row in rows] == list(range(1, len(rows) + 1))
        assert sum(row.by >= 0 for row in rows) == 20
        assert (await first.get(table.id)).state == (await second.get(table.id)).state


@pytest.mark.parametrize("work", [partial(_play, acts=[Claim(None)]), partial(_take_back, count=1)])
async def test_what_was_chosen_before_ones_own_last_action_is_not_played_after_it(
    tmp_path: Path, work: Any
) -> None:
    async with two(tmp_path) as (first, second, table):
        seat = table.owing[0]
        await first.change(table.id, something)
        with pytest.raises(Not) as refused:
            await second.change(table.id, partial(work, seat=seat, ply=table.ply))
        assert refused.value.why in (No.STALE, No.BUSY)
        placed = await second.get(table.id)
        await second.change(table.id, partial(work, seat=seat, ply=placed.ply))


async def test_votes_of_two_processes_both_count(tmp_path: Path) -> None:
    async with two(tmp_path) as (first, second, table):
        await asyncio.gather(first.vote(table.id, 0), second.vote(table.id, 1))
        assert sorted((await first.get(table.id)).book.votes) == [0, 1]
        with pytest.raises(Not) as refused:
            await asyncio.gather(first.cancel(table.id), second.cancel(table.id))
        assert refused.value.why is No.NO_MATCH


async def test_two_who_resign_at_once_both_leave_their_seats(tmp_path: Path) -> None:
    async with two(tmp_path) as (first, second, table):

        def seat(number: int, name: str) -> Any:
            heir = SeatRow(number, None, name, "random", 3.0)
            return lambda rows: [heir if row.seat == number else row for row in rows]

        await asyncio.gather(
            first.reseat(table.id, seat(0, "Castor"), "match-resigned", who="Anna", name="Castor"),
            second.reseat(table.id, seat(1, "Pollux"), "match-resigned", who="Ben", name="Pollux"),
        )
        people = (await first.get(table.id)).people.persons
        assert [person.name for person in people] == ["Castor", "Pollux"]
        assert [post.kind for post in await first.store.due_posts()] == ["start", "notice", "notice"]


async def test_a_slow_reader_does_not_put_back_an_older_table(tmp_path: Path) -> None:
    async with two(tmp_path) as (first, second, table):
        step = await second.change(table.id, something)
        newer = await first.get(table.id)
        assert newer.ply == step.table.ply
        assert first._keep(table) is newer


async def test_an_interaction_known_to_the_store_is_not_played_again(tmp_path: Path) -> None:
    async with two(tmp_path) as (first, second, table):
        step = await first.change(table.id, something, 77)
        again = await second.change(table.id, something, 77)
        assert again.repeated
        assert again.table.ply == step.table.ply


async def test_computers_are_not_asked_twice_for_one_move(tmp_path: Path) -> None:
    async with two(tmp_path) as (first, second, table):
        await first.reseat(table.id, all_computers, "match-resigned", who="Anna", name="Castor")
        await asyncio.gather(*(one.computers(table.id) for one in (first, second, first)))
        over = await second.get(table.id)
        assert over.over
        assert [post.kind for post in await first.store.due_posts()][-1] == "end"
        assert not first._waiting


def all_computers(rows: list[SeatRow]) -> list[SeatRow]:
    return [SeatRow(row.seat, None, row.name, "random", 3.0) for row in rows]


async def test_locks_go_when_nobody_holds_them(tmp_path: Path) -> None:
    async with two(tmp_path) as (first, _, table):
        await first.change(table.id, something)
        assert not first._locks
