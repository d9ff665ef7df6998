"""What the bot itself refuses, in the one family of refusals."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

from bot.store import StoreFailed, StoreFull
from engines.core.refusal import Reason, Refused

T = TypeVar("T")


class No(Reason):
    """Why not, outside a game's rules."""

    NO_MATCH = "no_match"
    NO_LOBBY = "no_lobby"
    NOT_SEATED = "not_seated"
    STALE = "stale"
    CHANNEL_TAKEN = "channel_taken"
    LOBBY_CHANGED = "lobby_changed"
    LOBBY_FULL = "lobby_full"
    LOBBY_STARTED = "lobby_started"
    ALREADY_IN = "already_in"
    NOT_IN = "not_in"
    NOBODY_TO_INVITE = "nobody_to_invite"
    NOT_HOST = "not_host"
    TOO_FEW = "too_few"
    NO_PERMISSION = "no_permission"
    NOT_HERE = "not_here"
    NOTHING_TO_UNDO = "nothing_to_undo"
    EARLIER_FIRST = "earlier_first"
    NOTHING_SAID = "nothing_said"
    NO_SUCH_GAME = "no_such_game"
    NO_HAND = "no_hand"
    NO_SUCH_SECTION = "no_such_section"
    OLD_RULES = "old_rules"
    DISK_FULL = "disk_full"
    BUSY = "busy"
    LOST = "lost"
    BROKEN = "broken"


class Not(Refused):
    """A refusal of the bot: `Not(No.NOT_SEATED)`."""

    def __init__(self, why: No, **facts: Any) -> None:
        super().__init__(why, **facts)


class Unplayed(Exception):
    """An action that was refused, and the view that its author had of the table: the board may show why."""

    def __init__(self, refused: Refused, view: Any = None, act: Any = None) -> None:
        super().__init__(refused.why.value)
        self.refused, self.view, self.act = refused, view, act


async def in_words(writing: Coroutine[Any, Any, T]) -> T:
    """Failures of the disk as refusals that a person can read; nothing was written then."""
    try:
        return await writing
    except StoreFull as error:
        raise Not(No.DISK_FULL) from error
    except StoreFailed as error:
        raise Not(No.BROKEN) from error
