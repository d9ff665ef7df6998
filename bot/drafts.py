"""Marks too long for a custom id: their keys lie in a row of the store, and the mark names it."""

from __future__ import annotations

import msgspec

from bot.marks import LIMIT, Mark
from bot.refusals import No, Not
from bot.store import Store

SIGN = "~"


async def shortened(store: Store, mark: Mark, user: int, at: float) -> Mark:
    """The mark itself if it fits, even with the longest other verb and a page."""
    if len(str(mark)) + 8 <= LIMIT:
        return mark
    id = await store.save_draft(mark.match, user, msgspec.json.encode(mark.keys).decode(), at)
    return mark.but(mark.verb, keys=(f"{SIGN}{id}",))


async def whole(store: Store, mark: Mark) -> Mark:
    """The mark with its keys back."""
    if not mark.keys or not mark.keys[0].startswith(SIGN):
        return mark
    row = await store.draft(mark.keys[0].removeprefix(SIGN))
    if row is None:
        raise Not(No.STALE)
    keys = tuple(msgspec.json.decode(row.keys, type=list[str]))
    return mark.but(mark.verb, keys=(*keys, *mark.keys[1:]))
