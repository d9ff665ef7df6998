"""Keeps matches, their logs and the outbox in one SQLite file; knows neither Discord nor any game."""

from .errors import AlreadyDone, ChannelTaken, NotOurs, Raced, StoreError, StoreFailed, StoreFull
from .log import EntryRow, Loaded, Snapshot, SnapshotKind, SnapshotRow, Stamp
from .matches import LeftSeat, MatchRow, SeatRow, Status
from .people import DraftRow, Person
from .posts import Kind, NewPost, PostRow, PostState
from .store import Store

__all__ = [
    "AlreadyDone",
    "ChannelTaken",
    "DraftRow",
    "EntryRow",
    "Kind",
    "LeftSeat",
    "Loaded",
    "MatchRow",
    "NewPost",
    "NotOurs",
    "Person",
    "PostRow",
    "PostState",
    "Raced",
    "SeatRow",
    "Snapshot",
    "SnapshotKind",
    "SnapshotRow",
    "Stamp",
    "Status",
    "Store",
    "StoreError",
    "StoreFailed",
    "StoreFull",
]
