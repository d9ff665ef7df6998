"""What happens in Barbarian Attack, beside what the base game tells."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any

from engines.catan.goods import Good
from engines.catan.island import Corner, Hex, Path
from engines.catan.state import Card, Piece
from engines.core.forms import Form, Seat
from engines.core.game import Event
from engines.core.said import Said, Who, said


class KnightsForm(Form[tuple[tuple[int, int], ...]]):
    """Who has how many knights there, in one sentence. Nobody types it."""

    def label(self, value: tuple[tuple[int, int], ...], state: Any = None) -> tuple[Said, ...]:
        return tuple(said("knights-of", seat=Who(seat), count=count) for seat, count in value)


Knights = Annotated[tuple[tuple[int, int], ...], KnightsForm()]


class Again(StrEnum):
    """Why a roll of the attack does not count; the last one by option only."""

    COUNTS = "counts"
    SEVEN = "seven"
    TWICE = "twice"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class LandingRolled(Event):
    """A roll of the attack, and whether it is rolled again."""

    number: int
    again: Again


@dataclass(frozen=True, slots=True)
class BarbariansLanded(Event):
    """The numbers of an attack, one each on these of their hexes; so many are left in the supply."""

    numbers: tuple[int, ...]
    hexes: tuple[Hex, ...]
    left: int


class Unlanded(StrEnum):
    """Why nobody came ashore on a hex that was rolled."""

    FULL = "full"
    SUPPLY_EMPTY = "supply_empty"


@dataclass(frozen=True, slots=True)
class NobodyLanded(Event):
    hex: Hex
    why: Unlanded


@dataclass(frozen=True, slots=True)
class NoAttack(Event):
    """The supply is empty: nobody lands any more."""


@dataclass(frozen=True, slots=True)
class HexConquered(Event):
    hex: Hex


@dataclass(frozen=True, slots=True)
class HexFreed(Event):
    hex: Hex


@dataclass(frozen=True, slots=True)
class BuildingFell(Event):
    """Every hex around it is conquered: it counts for nothing."""

    seat: Seat
    piece: Piece
    corner: Corner


@dataclass(frozen=True, slots=True)
class BuildingRose(Event):
    seat: Seat
    piece: Piece
    corner: Corner


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """A card bought, carried out at once."""

    seat: Seat
    card: Card
    left: int


@dataclass(frozen=True, slots=True)
class PileRenewed(Event):
    """The pile was empty: the discards are shuffled."""

    count: int


@dataclass(frozen=True, slots=True)
class CardLost(Event):
    """It has no effect: no knight left, no free path, or nothing to move."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardReplaced(Event):
    """There is no barbarian to deal with: another card is drawn for nothing."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KnightPlaced(Event):
    seat: Seat
    path: Path


@dataclass(frozen=True, slots=True)
class GoldTaken(Event):
    """By Treason."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class BarbarianMoved(Event):
    """From a hex (None: from the supply) to another."""

    seat: Seat
    source: Hex | None
    target: Hex


@dataclass(frozen=True, slots=True)
class BarbarianCaptured(Event):
    seat: Seat
    hex: Hex
    prisoners: int


@dataclass(frozen=True, slots=True)
class NothingDrawn(Event):
    """After a seven no card is taken."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GoldSpent(Event):
    """Two gold for a resource of the bank."""

    seat: Seat
    good: Good


@dataclass(frozen=True, slots=True)
class KnightMoved(Event):
    seat: Seat
    knight: Path
    to: Path
    steps: int
    grain: bool


@dataclass(frozen=True, slots=True)
class Victory(Event):
    """More knights than barbarians; each involved seat with its number of knights."""

    hex: Hex
    number: int
    barbarians: int
    knights: Knights


@dataclass(frozen=True, slots=True)
class PrisonerRolled(Event):
    """A roll for a prisoner."""

    seat: Seat
    die: int


@dataclass(frozen=True, slots=True)
class PrisonersTaken(Event):
    seat: Seat
    count: int
    prisoners: int


@dataclass(frozen=True, slots=True)
class PrisonerMissed(Event):
    """Gold instead of a prisoner."""

    seat: Seat
    gold: int


@dataclass(frozen=True, slots=True)
class LossRolled(Event):
    """The loss die: knights on these two paths retire."""

    hex: Hex
    die: int
    paths: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class KnightRetired(Event):
    seat: Seat
    path: Path
    gold: int


EVENTS: tuple[type[Event], ...] = (
    LandingRolled,
    BarbariansLanded,
    NobodyLanded,
    NoAttack,
    HexConquered,
    HexFreed,
    BuildingFell,
    BuildingRose,
    CardRevealed,
    PileRenewed,
    CardLost,
    CardReplaced,
    KnightPlaced,
    GoldTaken,
    BarbarianMoved,
    BarbarianCaptured,
    NothingDrawn,
    GoldSpent,
    KnightMoved,
    Victory,
    PrisonerRolled,
    PrisonersTaken,
    PrisonerMissed,
    LossRolled,
    KnightRetired,
)
