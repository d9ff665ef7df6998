"""What happens at the table of the base game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from engines.catan.goods import Good, Goods, Shares
from engines.catan.island import Corner, Hex, Path
from engines.catan.state import Card, Piece
from engines.core.forms import Seat
from engines.core.game import Event


@dataclass(frozen=True, slots=True)
class TurnOrderSet(Event):
    """Who founds and plays first; play passes to the left."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Founded(Event):
    """A first or second building with its road; `goods` are the first cards, so many in all."""

    seat: Seat
    piece: Piece
    corner: Corner
    path: Path
    goods: Goods
    cards: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    seat: Seat
    number: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Produced(Event):
    """What each of those gets who get anything."""

    shares: Shares


@dataclass(frozen=True, slots=True)
class NothingProduced(Event):
    """Nobody has a building on a hex of this number that produces."""

    number: int


@dataclass(frozen=True, slots=True)
class BankShort(Event):
    """The bank cannot pay what several are due: nobody gets any."""

    good: Good


@dataclass(frozen=True, slots=True)
class DiscardsDue(Event):
    """Who holds too many cards; each gives half of them back."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card went back to the bank, for its owner alone to know; the others are told when it was the last."""

    seat: Seat
    good: Good | None
    left: int

    def seen_by(self, seat: int | None) -> Self | None:
        if seat == self.seat:
            return self
        return None if self.left else replace(self, good=None)


@dataclass(frozen=True, slots=True)
class RobberMoved(Event):
    seat: Seat
    hex: Hex


@dataclass(frozen=True, slots=True)
class CardStolen(Event):
    """Which card it is, only the two concerned are told."""

    seat: Seat
    victim: Seat
    good: Good | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.seat, self.victim) else replace(self, good=None)


@dataclass(frozen=True, slots=True)
class RoadBuilt(Event):
    seat: Seat
    path: Path
    free: bool


@dataclass(frozen=True, slots=True)
class SettlementBuilt(Event):
    seat: Seat
    corner: Corner


@dataclass(frozen=True, slots=True)
class CityBuilt(Event):
    seat: Seat
    corner: Corner


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    """Into the hand; which card it is, only its owner is told."""

    seat: Seat
    card: Card | None
    left: int

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class KnightPlayed(Event):
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class RoadBuildingPlayed(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class YearOfPlentyPlayed(Event):
    seat: Seat
    goods: Goods


@dataclass(frozen=True, slots=True)
class MonopolyPlayed(Event):
    """Everybody else has handed over all of one resource."""

    seat: Seat
    good: Good
    count: int


@dataclass(frozen=True, slots=True)
class BankTraded(Event):
    seat: Seat
    give: Goods
    get: Goods


@dataclass(frozen=True, slots=True)
class OfferMade(Event):
    number: int
    seat: Seat
    to: Seat | None
    give: Goods
    get: Goods


@dataclass(frozen=True, slots=True)
class OfferAccepted(Event):
    """Willing; whoever offered says with whom the trade is made."""

    number: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class OfferDeclined(Event):
    number: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class OffersVoid(Event):
    """These offers stand no longer: taken back, overtaken by a trade, or the turn is over."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AcceptancesVoid(Event):
    """Somebody's hand changed: what they had accepted counts no longer."""

    seat: Seat
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """Whoever offered gave `give` and got `get`."""

    number: int
    seat: Seat
    partner: Seat
    give: Goods
    get: Goods


@dataclass(frozen=True, slots=True)
class TradedWithAnother(Event):
    """These had been willing too: the trade was made with somebody else."""

    number: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class LongestRoad(Event):
    """The card goes to a seat, or is laid aside."""

    seat: Seat | None
    length: int
    before: Seat | None


@dataclass(frozen=True, slots=True)
class LargestArmy(Event):
    seat: Seat
    knights: int
    before: Seat | None


@dataclass(frozen=True, slots=True)
class Won(Event):
    """Enough points, in one's own turn."""

    seat: Seat
    points: int


EVENTS: tuple[type[Event], ...] = (
    TurnOrderSet,
    Founded,
    Rolled,
    Produced,
    NothingProduced,
    BankShort,
    DiscardsDue,
    Discarded,
    RobberMoved,
    CardStolen,
    RoadBuilt,
    SettlementBuilt,
    CityBuilt,
    CardBought,
    KnightPlayed,
    RoadBuildingPlayed,
    YearOfPlentyPlayed,
    MonopolyPlayed,
    BankTraded,
    OfferMade,
    OfferAccepted,
    OfferDeclined,
    OffersVoid,
    AcceptancesVoid,
    Traded,
    TradedWithAnother,
    LongestRoad,
    LargestArmy,
    Won,
)
