"""The outbox: each post once, in order, until it is ticked off."""

from __future__ import annotations

import pytest

from bot.store import AlreadyDone, NewPost, Store

from .deal import move, running


async def test_posts_are_due_in_the_order_in_which_they_were_written(store: Store) -> None:
    match = await running(store)
    for ply in (1, 2):
        await move(store, match, ply)
    due = await store.due_posts()
    assert [post.nonce for post in due] == [f"{match}:0:start", f"{match}:1:turn", f"{match}:2:turn"]
    assert {post.tried for post in due} == {0}


async def test_there_is_one_post_of_a_kind_at_a_ply_but_any_number_of_notices(store: Store) -> None:
    match = await running(store)
    with pytest.raises(AlreadyDone):
        await store.put_posts(match, [NewPost(0, "start", 7, "{}")], 31.0)
    for _ in range(2):
        await store.put_posts(match, [NewPost(0, "notice", 7, "{}")], 31.0)
    nonces = [post.nonce for post in await store.due_posts(match)]
    assert nonces == [f"{match}:0:start", f"{match}:0:notice", f"{match}:0:notice1"]
    assert await store.due_posts("other") == []


async def test_what_is_sent_or_dropped_is_due_no_more(store: Store) -> None:
    match = await running(store)
    await move(store, match, 1)
    start, turn = await store.due_posts()
    await store.count_try(start.id)
    await store.mark_sent(start.id, 5001, 31.0)
    await store.mark_sent(start.id, 5002, 32.0)
    await store.drop_post(turn.id, 33.0)
    await store.drop_post(start.id, 33.0)
    assert await store.due_posts() == []
    sent, dropped = await store.post(start.id), await store.post(turn.id)
    assert sent is not None
    assert dropped is not None
    assert (sent.state, sent.message, sent.tried, sent.sent_at) == ("sent", 5001, 1, 31.0)
    assert (dropped.state, dropped.message) == ("dropped", None)


async def test_the_last_post_is_the_newest_message_with_a_board(store: Store) -> None:
    match = await running(store)
    assert await store.last_post(match) is None
    await move(store, match, 1)
    await store.put_posts(match, [NewPost(1, "notice", 7, "{}")], 31.0)
    for message, post in enumerate(await store.due_posts(), 5000):
        await store.mark_sent(post.id, message, 32.0)
    last = await store.last_post(match)
    assert last is not None
    assert (last.kind, last.message) == ("turn", 5001)
    before = await store.last_post(match, before=last.id)
    assert before is not None
    assert before.kind == "start"
    notice = await store.last_post(match, kinds=["notice"])
    assert notice is not None
    assert notice.message == 5002
