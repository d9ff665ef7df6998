"""Settings of one's own, and half-finished choices."""

from __future__ import annotations

import pytest

from bot.store import AlreadyDone, Person, Store

from .deal import ANNA, BEN, move, running


async def test_somebody_unknown_has_no_settings(store: Store) -> None:
    assert await store.person(ANNA) == Person(ANNA)


async def test_settings_are_replaced_as_a_whole(store: Store) -> None:
    await store.save_person(Person(ANNA, "ko", "bright"))
    await store.save_person(Person(ANNA, "en"))
    assert await store.person(ANNA) == Person(ANNA, "en", None)


async def test_a_draft_keeps_what_was_chosen(store: Store) -> None:
    match = await running(store)
    ids = [await store.save_draft(match, BEN, keys, 30.0) for keys in ('["N12"]', '["N12", "r1"]')]
    kept = [await store.draft(id) for id in ids]
    assert [one and one.keys for one in kept] == ['["N12"]', '["N12", "r1"]']
    assert await store.draft("none") is None


async def test_drafts_and_interactions_of_long_ago_are_forgotten(store: Store) -> None:
    match = await running(store)
    old, new = [await store.save_draft(match, BEN, "[]", at) for at in (30.0, 50.0)]
    await move(store, match, 1, interaction=1)
    await store.forget(before=40.0)
    assert await store.draft(old) is None
    assert await store.draft(new) is not None
    await move(store, match, 2, interaction=1)
    with pytest.raises(AlreadyDone):
        await move(store, match, 3, interaction=1)
