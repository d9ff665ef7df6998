"""What happens at the table, told in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from engines.core import game as core
from engines.core.forms import Seat
from engines.methoni.forms import BorderName, Houses, LandName
from engines.methoni.pieces import Card, Kind


@dataclass(frozen=True, slots=True)
class TurnOrderSet(core.Event):
    """Who begins; play passes to the left."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class IncomeTaken(core.Event):
    """At the start of a turn; `due` is what the markets would bring if the bank had it."""

    seat: Seat
    markets: int
    ducats: int
    due: int


@dataclass(frozen=True, slots=True)
class HandShown(core.Event):
    """No card of it could be used: all of it is discarded for a new one."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnPassed(core.Event):
    """No card that is left anywhere could be used."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WallBuilt(core.Event):
    seat: Seat
    card: Card
    border: BorderName
    houses: Houses


@dataclass(frozen=True, slots=True)
class LastWallTaken(core.Event):
    """The supply of walls is empty: this turn is the last."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CastleFounded(core.Event):
    """`land_price` went to the bank. Without a tower it must join an own castle at once."""

    seat: Seat
    castle: LandName
    lands: tuple[LandName, ...]
    land_price: int
    tower: bool


@dataclass(frozen=True, slots=True)
class HousesPaid(core.Event):
    """For the houses of another in the new castle."""

    seat: Seat
    owner: Seat
    ducats: int


@dataclass(frozen=True, slots=True)
class HousesUpgraded(core.Event):
    """Three houses of a colour became a villa, `villas` times."""

    owner: Seat
    castle: LandName
    villas: int


@dataclass(frozen=True, slots=True)
class MarketOpened(core.Event):
    """It is active for everybody from now on; its ducat went to the owner of the castle."""

    seat: Seat
    land: LandName
    kind: Kind
    ducats: int


@dataclass(frozen=True, slots=True)
class CastlesMerged(core.Event):
    """`price` went to the owner; `walls` came back, and so did the tower of the castle joined."""

    seat: Seat
    owner: Seat
    merged: LandName
    castle: LandName
    lands: tuple[LandName, ...]
    price: int
    walls: int
    own: bool


@dataclass(frozen=True, slots=True)
class Traded(core.Event):
    seat: Seat
    card: Card
    ducats: int


@dataclass(frozen=True, slots=True)
class DeckRenewed(core.Event):
    """The deck was empty: the discard pile was shuffled."""

    cards: int


@dataclass(frozen=True, slots=True)
class CardDrawn(core.Event):
    """Seen by who drew it alone."""

    seat: Seat
    card: Card

    def seen_by(self, seat: int | None) -> Self | None:
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class HandFilled(core.Event):
    """So many cards were drawn; who drew them knows better."""

    seat: Seat
    count: int

    def seen_by(self, seat: int | None) -> Self | None:
        return None if seat == self.seat else self


class Ending(StrEnum):
    WALLS = "walls"
    PASSES = "passes"
    IDLE = "idle"


@dataclass(frozen=True, slots=True)
class MatchEnded(core.Event):
    """The last wall is built, nobody can use a card, or nobody builds any more."""

    why: Ending
