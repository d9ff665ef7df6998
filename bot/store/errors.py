"""What the store may answer instead of doing what it was asked."""

from __future__ import annotations


class StoreError(Exception):
    """Every refusal and failure of the store."""


class Raced(StoreError):
    """Somebody else wrote first: load again, then judge the action anew."""


class AlreadyDone(StoreError):
    """This interaction, or this post, was written before, at `ply`."""

    def __init__(self, match: str, ply: int) -> None:
        super().__init__(f"already done in match {match} at ply {ply}")
        self.match, self.ply = match, ply


class ChannelTaken(StoreError):
    """The channel has a lobby or a running match, whose id is `match`."""

    def __init__(self, match: str) -> None:
        super().__init__(f"the channel is taken by match {match}")
        self.match = match


class StoreFailed(StoreError):
    """Nothing was written, through no fault of the caller: the file is locked, or the disk fails."""


class StoreFull(StoreFailed):
    """Nothing was written, for there is no space; what was there stays readable."""


class NotOurs(StoreError):
    """The file is no database of this bot, or was written by a newer one. It was left untouched."""
