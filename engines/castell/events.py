"""What happens at the table."""

from __future__ import annotations

from dataclasses import dataclass

from engines.castell.box import Prize, Region
from engines.castell.notation import Tower
from engines.castell.skills import Skill
from engines.castell.state import Size, TileId
from engines.core import game as core
from engines.core.forms import Seat


@dataclass(frozen=True, slots=True)
class TurnOrderSet(core.Event):
    """Who has the first player marker; play passes clockwise."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CastellerArrived(core.Event):
    """A casteller came out of the bag."""

    size: Size
    region: Region


@dataclass(frozen=True, slots=True)
class RegionsRefilled(core.Event):
    """All regions hold as many castellers as at the start, or the bag is empty."""

    left: int


@dataclass(frozen=True, slots=True)
class RoundBegan(core.Event):
    """The wheel has turned one step."""

    round: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class FestivalsAhead(core.Event):
    """Festivals will be held at the end of this round."""

    festivals: tuple[Region, ...]


@dataclass(frozen=True, slots=True)
class PawnPlaced(core.Event):
    seat: Seat
    region: Region


@dataclass(frozen=True, slots=True)
class PawnMoved(core.Event):
    seat: Seat
    region: Region


@dataclass(frozen=True, slots=True)
class Recruited(core.Event):
    seat: Seat
    castellers: tuple[Size, ...]
    region: Region


@dataclass(frozen=True, slots=True)
class Trained(core.Event):
    seat: Seat
    skill: Skill
    rank: int


@dataclass(frozen=True, slots=True)
class SpecialSkillUsed(core.Event):
    """The special action that follows needs no token."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TokenPlaced(core.Event):
    seat: Seat
    region: Region
    left: int


@dataclass(frozen=True, slots=True)
class Performed(core.Event):
    """A tile is taken for the tower shown, and with it the special tokens that lay in its region."""

    seat: Seat
    region: Region
    tile: TileId
    tower: Tower
    points: int
    tokens: int


@dataclass(frozen=True, slots=True)
class TurnEnded(core.Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class FestivalBegan(core.Event):
    """Everybody there who can build a tower for it is asked."""

    region: Region
    sizes: tuple[Size, ...]
    asked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class FestivalUnattended(core.Event):
    """Nobody is there who could enter."""

    region: Region
    sizes: tuple[Size, ...]


@dataclass(frozen=True, slots=True)
class TowerImpossible(core.Event):
    """A pawn is there, but its player can build no tower that may enter."""

    seat: Seat
    region: Region


@dataclass(frozen=True, slots=True)
class AnswerSealed(core.Event):
    """Somebody has answered, for the first time or anew; the answer is shown when the last one is in."""

    seat: Seat
    again: bool


@dataclass(frozen=True, slots=True)
class TowerSealed(core.Event):
    """What the answer was, for its owner alone."""

    seat: Seat
    tower: Tower | None

    def seen_by(self, seat: int | None) -> TowerSealed | None:
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class StayedOut(core.Event):
    seat: Seat
    region: Region


@dataclass(frozen=True, slots=True)
class TowerShown(core.Event):
    seat: Seat
    region: Region
    tower: Tower
    levels: int
    matches: int
    score: int


@dataclass(frozen=True, slots=True)
class MarkerMoved(core.Event):
    """The tower shown is the best of its player."""

    seat: Seat
    score: int


@dataclass(frozen=True, slots=True)
class PrizeWon(core.Event):
    seat: Seat
    prize: Prize
    region: Region
    place: int


@dataclass(frozen=True, slots=True)
class NoPrizeLeft(core.Event):
    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class SizeTokenWon(core.Event):
    seat: Seat
    size: Size
    region: Region


@dataclass(frozen=True, slots=True)
class SizeTokenLost(core.Event):
    """Nobody takes it; it leaves the game."""

    size: Size
    region: Region


@dataclass(frozen=True, slots=True)
class MatchEnded(core.Event):
    """The tenth round is over."""


@dataclass(frozen=True, slots=True)
class Scored(core.Event):
    """The five categories of the final scoring, and their sum."""

    seat: Seat
    tower: int
    variety: int
    prizes: int
    sizes: int
    performances: int
    points: int


EVENTS: tuple[type[core.Event], ...] = (
    TurnOrderSet,
    CastellerArrived,
    RegionsRefilled,
    RoundBegan,
    FestivalsAhead,
    PawnPlaced,
    PawnMoved,
    Recruited,
    Trained,
    SpecialSkillUsed,
    TokenPlaced,
    Performed,
    TurnEnded,
    FestivalBegan,
    FestivalUnattended,
    TowerImpossible,
    AnswerSealed,
    TowerSealed,
    StayedOut,
    TowerShown,
    MarkerMoved,
    PrizeWon,
    NoPrizeLeft,
    SizeTokenWon,
    SizeTokenLost,
    MatchEnded,
    Scored,
)
