"""The nouns of Carcassonne: the table as it stands, what happens on it, why something is refused.

Features (cities, roads, farms) are kept as a union-find forest over the segments of the tiles laid: laying a tile
joins at most four edges and eight half-edges, so that no turn ever walks over the board.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any, Self

from engines.carcassonne.tiles import LIES, Lie, letter
from engines.core import game as core
from engines.core.forms import Cell, Form, Seat
from engines.core.grid import around, beside
from engines.core.refusal import Reason, Unreadable
from engines.core.rules import CHANCE
from engines.core.said import Said, said


class Phase(StrEnum):
    LOTS = "lots"
    BEGINNING = "beginning"
    DRAWING = "drawing"
    PLACING = "placing"
    CLAIMING = "claiming"
    OVER = "over"


LOTS, BEGINNING, DRAWING, PLACING, CLAIMING, OVER = Phase
"""For the rules: Python 3.11 takes as long to read a member off its enumeration as to call a function."""
_ON_TURN = (PLACING, CLAIMING, BEGINNING)


class Why(Reason):
    OCCUPIED = "occupied", "placing"
    NO_CONTACT = "no_contact", "placing"
    EDGE_DIFFERS = "edge_differs", "placing"
    SAME_ROTATION = "same_rotation", "placing"
    NO_FOLLOWER = "no_follower", "claiming"
    NOT_ON_TILE = "not_on_tile", "claiming"
    TAKEN = "taken", "claiming"
    NO_SUCH_SEAT = "no_such_seat", "beginning"
    NOT_IN_BAG = "not_in_bag", "drawing"


class SegmentForm(Form[str]):
    """A segment of the tile just laid: keyed by its name (c0, r1), labelled by its letter on the picture."""

    def label(self, value: str, state: Any = None) -> Said | str:
        return letter(state.tile(state.last).kind, value) if state is not None else value

    def also(self, value: str, state: Any = None) -> tuple[str, ...]:
        return (f"segment-{WHAT[value[0]]}.also",)

    def read(self, text: str) -> str:
        if len(text) == 2 and text[0].lower() in WHAT and text[1].isdigit():
            return text.lower()
        raise Unreadable(text)


class RotationForm(Form[int]):
    """Clockwise quarter turns, written r0 to r3."""

    sample = 0

    def key(self, value: int) -> str:
        return f"r{value}"

    def read(self, text: str) -> int:
        digit = text.strip().lower().removeprefix("r")
        if digit not in ("0", "1", "2", "3"):
            raise Unreadable(text)
        return int(digit)


class KindForm(Form[str]):
    """A kind of tile, A to X."""

    def label(self, value: str, state: Any = None) -> Said:
        return said(f"tile-{value}")


WHAT = {"c": "city", "r": "road", "m": "cloister", "f": "farm"}
ROLES = {"city": "knight", "road": "thief", "cloister": "monk", "farm": "farmer"}
Segment = Annotated[str, SegmentForm()]
Rotation = Annotated[int, RotationForm()]
Kind = Annotated[str, KindForm()]

TERMS = ("cities", "roads", "cloisters", "unfinished", "farms")
CITIES, ROADS, CLOISTERS, UNFINISHED, FARMS = range(5)


@dataclass(frozen=True, slots=True)
class Terms:
    """The match's options as numbers."""

    two_tile_city: int
    farm_scoring: str
    cloister_sides: int


@dataclass(slots=True)
class State(core.State):
    """The table. Cells are names; a tile lies as its kind and rotation in one word ("V3")."""

    terms: Terms
    bag: dict[str, int]  # kinds not yet drawn; it has no order
    supply: list[int]
    points: list[list[int]]  # a row of TERMS a seat
    phase: Phase
    turn: int = 0
    drawn: str = ""
    laid: dict[str, str] = field(default_factory=dict)
    last: str = ""
    front: dict[str, int] = field(default_factory=dict)  # empty cell beside tiles -> what surrounds it
    cloisters: dict[str, int] = field(default_factory=dict)  # -> how many of the cells that count are empty
    followers: dict[str, tuple[int, str]] = field(default_factory=dict)  # cell -> seat, segment
    base: dict[str, int] = field(default_factory=dict)  # cell -> node of its first segment
    parent: list[int] = field(default_factory=list)  # of a feature's root: minus how many segments it has
    ends: list[int] = field(default_factory=list)  # edges of a city or road not yet met; 0: finished
    tiles: list[int] = field(default_factory=list)  # bit n: the n-th tile laid
    shields: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)  # four bits a seat

    @property
    def players(self) -> int:
        return len(self.supply)

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.phase in _ON_TURN:
            return (self.turn,)
        return () if self.phase is OVER else (CHANCE,)

    may_act = to_act  # pyright: ignore[reportIncompatibleMethodOverride]  # one call instead of two

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.terms = self.terms
        new.bag = self.bag.copy()
        new.supply = self.supply.copy()
        new.points = [row.copy() for row in self.points]
        new.phase = self.phase
        new.turn = self.turn
        new.drawn = self.drawn
        new.laid = self.laid.copy()
        new.last = self.last
        new.front = self.front.copy()
        new.cloisters = self.cloisters.copy()
        new.followers = self.followers.copy()
        new.base = self.base.copy()
        new.parent = self.parent.copy()
        new.ends = self.ends.copy()
        new.tiles = self.tiles.copy()
        new.shields = self.shields.copy()
        new.held = self.held.copy()
        return new

    def tile(self, cell: str) -> Lie:
        """The tile at `cell` as it lies."""
        return LIES[self.laid[cell]]

    def find(self, node: int) -> int:
        """The feature that a segment belongs to. Depth stays small: union is by size."""
        parent = self.parent
        while parent[node] >= 0:
            node = parent[node]
        return node

    def feature(self, cell: str, segment: str) -> int:
        """The feature of a segment by its name, as an index into the feature lists."""
        segments = self.tile(cell).segments
        return self.find(self.base[cell] + next(at for at, one in enumerate(segments) if one.id == segment))

    def holders(self, feature: int) -> list[tuple[int, int]]:
        """Seats with followers there, and how many."""
        return self.unpacked(self.held[feature])

    def unpacked(self, packed: int) -> list[tuple[int, int]]:
        """Seats and their followers out of four bits a seat."""
        counts = [(seat, packed >> 4 * seat & 15) for seat in range(len(self.supply))]
        return [(seat, count) for seat, count in counts if count]

    def cells(self, feature: int) -> tuple[str, ...]:
        """The cells of a city or road, in the order in which they were laid."""
        names, bits, found = list(self.laid), self.tiles[feature], []
        while bits:
            lowest = bits & -bits
            found.append(names[lowest.bit_length() - 1])
            bits ^= lowest
        return tuple(found)


def majority(holders: list[tuple[int, int]]) -> tuple[int, ...]:
    """The seats with the most followers; ties all win."""
    most = max(count for _, count in holders)
    return tuple(seat for seat, count in holders if count == most)


def around_that_count(terms: Terms, cell: str) -> tuple[str, ...]:
    """The cells that must be filled for a cloister: all eight around, or by option the four sides."""
    return around(cell) if terms.cloister_sides == 8 else beside(cell)


@dataclass(frozen=True, slots=True)
class TurnOrderSet(core.Event):
    """Who begins; play passes to the left."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TileDrawn(core.Event):
    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class TileDiscarded(core.Event):
    """It fits nowhere and leaves the game; the same player draws again."""

    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class TilePlaced(core.Event):
    seat: Seat
    kind: Kind
    cell: Cell
    rotation: Rotation


class Role(StrEnum):
    KNIGHT = "knight"
    THIEF = "thief"
    MONK = "monk"
    FARMER = "farmer"


class Kept(StrEnum):
    """Why no follower was put down."""

    BY_CHOICE = "by_choice"
    NONE_LEFT = "none_left"
    NOTHING_FREE = "nothing_free"


@dataclass(frozen=True, slots=True)
class FollowerPlaced(core.Event):
    seat: Seat
    cell: Cell
    role: Role
    segment: str


@dataclass(frozen=True, slots=True)
class FollowerKept(core.Event):
    seat: Seat
    why: Kept


class Feature(StrEnum):
    CITY = "city"
    ROAD = "road"
    CLOISTER = "cloister"


@dataclass(frozen=True, slots=True)
class Scored(core.Event):
    """A feature with followers was scored; they all come home. `tiles` and `shields` are its terms."""

    what: Feature
    finished: bool
    winners: tuple[Seat, ...]
    points: int
    tiles: int
    shields: int
    cells: tuple[Cell, ...]
    home: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class FarmScored(core.Event):
    """Farmers were paid for the finished cities that they supply, at the end."""

    winners: tuple[Seat, ...]
    cities: int
    points: int


@dataclass(frozen=True, slots=True)
class MatchEnded(core.Event):
    """The last tile is laid, or none of those left fits."""
