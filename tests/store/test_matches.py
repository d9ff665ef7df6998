"""From the lobby to the end, and who sits where."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.store import ChannelTaken, Raced, SeatRow, Store

from .deal import ANNA, BEN, MINSU, SEATS, lobby, move, running


async def test_a_lobby_is_found_by_its_id_and_in_its_channel(store: Store) -> None:
    row = await lobby(store)
    assert row.status == "lobby"
    assert await store.match(row.id) == await store.match_in(7) == row
    assert await store.lobbies() == [row]
    assert await store.seats(row.id) == SEATS[:1]
    assert await store.match("zzzzz") is None
    assert await store.match_in(8) is None


async def test_ids_are_short_and_have_no_letters_that_look_alike(store: Store) -> None:
    ids = [(await lobby(store, channel)).id for channel in range(50)]
    assert len(set(ids)) == 50
    assert {len(one) for one in ids} == {5}
    assert not set("".join(ids)) & set("01ilo")


async def test_a_channel_has_one_lobby_or_running_match(store: Store) -> None:
    row = await lobby(store)
    with pytest.raises(ChannelTaken) as taken:
        await lobby(store)
    assert taken.value.match == row.id
    await store.cancel(row.id, 11.0)
    match = await running(store)
    with pytest.raises(ChannelTaken):
        await lobby(store)
    await store.end(match, 30.0)
    assert (await lobby(store)).status == "lobby"


async def test_of_two_lobbies_opened_at_once_in_a_channel_one_stands(store: Store) -> None:
    async with await Store.open(store.path) as other:
        done = await asyncio.gather(lobby(store), lobby(other), lobby(store), return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["ChannelTaken", "ChannelTaken", "MatchRow"]


async def test_of_two_who_join_at_once_one_must_look_again(store: Store) -> None:
    row = await lobby(store)
    joins = [[*SEATS[:1], SeatRow(1, who, name, None, 3.0)] for who, name in ((BEN, "Ben"), (MINSU, "민수"))]
    done = await asyncio.gather(*(store.save_lobby(row, seats) for seats in joins), return_exceptions=True)
    assert isinstance(done[1], Raced)
    assert await store.seats(row.id) == joins[0]
    again = await store.match(row.id)
    assert again == done[0]
    assert again is not None
    await store.save_lobby(again, [*joins[0], SeatRow(2, MINSU, "민수", None, 4.0)])
    assert [seat.user for seat in await store.seats(row.id)] == [ANNA, BEN, MINSU]


async def test_options_and_computers_are_saved_with_the_lobby(store: Store) -> None:
    row = await lobby(store)
    changed = replace(row, options='{"farms": false}', lang="en", host=BEN)
    seats = [SEATS[1], SeatRow(0, None, "computer", "careful", 3.0)]
    assert await store.save_lobby(changed, seats) == replace(changed, rev=row.rev + 1)
    assert await store.seats(row.id) == [seats[1], seats[0]]


async def test_a_lobby_that_changed_cannot_be_started_from_its_old_row(store: Store) -> None:
    row = await lobby(store)
    await store.save_lobby(row, SEATS)
    with pytest.raises(Raced):
        await store.start(row, SEATS, at=20.0, snapshots=[], table="{}")
    assert [one.status for one in await store.lobbies()] == ["lobby"]


async def test_the_start_and_the_end_are_stamped(store: Store) -> None:
    match = await running(store)
    begun = await store.match(match)
    assert begun is not None
    assert (begun.status, begun.at, begun.started, begun.ended) == ("running", 10.0, 20.0, None)
    assert await store.running() == [begun]
    await store.end(match, 99.0)
    over = await store.match(match)
    assert over is not None
    assert (over.status, over.ended) == ("over", 99.0)
    assert await store.running() == []


async def test_a_match_is_closed_once(store: Store) -> None:
    match = await running(store)
    await store.cancel(match, 30.0)
    for close in (store.cancel, store.end):
        with pytest.raises(Raced):
            await close(match, 31.0)
    with pytest.raises(Raced):
        await move(store, match, 1)


async def test_who_leaves_a_running_match_is_remembered(store: Store) -> None:
    match = await running(store)
    substitute = [SEATS[0], SeatRow(1, MINSU, "민수", None, 30.0)]
    await store.append(match, [], at=30.0, seats=substitute)
    await store.append(match, [], at=40.0, seats=[SEATS[0], SeatRow(1, None, "computer", "random", 40.0)])
    left = await store.left_seats(match)
    assert [(one.user, one.since, one.at) for one in left] == [(BEN, 2.0, 30.0), (MINSU, 30.0, 40.0)]
    loaded = await store.load(match)
    assert loaded is not None
    assert loaded.left == left
    assert [seat.computer for seat in loaded.seats] == [None, "random"]
    assert await store.check() == []


async def test_my_matches_are_those_where_i_have_a_seat_and_that_go_on(store: Store) -> None:
    first, second = await running(store, 1, guild=1), await running(store, 2, guild=2)
    waiting = await lobby(store, 3, guild=1)
    over = await running(store, 4, guild=1)
    await store.end(over, 30.0)
    assert {row.id for row in await store.matches_of(ANNA)} == {first, second, waiting.id}
    assert {row.id for row in await store.matches_of(ANNA, 1)} == {first, waiting.id}
    assert {row.id for row in await store.matches_of(BEN)} == {first, second}
    assert await store.matches_of(MINSU) == []
