"""The nouns of Castello Methoni: the table as it stands, and why something is refused.

Lands and borders are kept by their index on the map. What choosers ask for at every card, the borders that would close
something and those that are still free, is kept here too and remade whenever a wall goes up (`closing.survey`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, Self

from engines.core import game as core
from engines.core.refusal import Reason
from engines.core.rules import CHANCE
from engines.methoni.atlas import MAPS
from engines.methoni.maps import SEA, Map
from engines.methoni.pieces import MERGE_HOUSE, MERGE_LAND, MERGE_VILLA

NOBODY = -1


class Phase(StrEnum):
    LOTS = "lots"
    REDRAWING = "redrawing"
    FIRST_CARD = "first_card"
    SECOND_CARD = "second_card"
    MERGING = "merging"
    DRAWING = "drawing"
    OVER = "over"


class Why(Reason):
    NOT_IN_HAND = "not_in_hand", "turn"
    CARD_FIRST = "card_first", "turn"
    NO_WALL_LEFT = "no_wall_left", "building"
    NO_SUCH_BORDER = "no_such_border", "building"
    WALLED = "walled", "building"
    IN_CASTLE = "in_castle", "building"
    CARD_DIFFERS = "card_differs", "building"
    NOT_COAST_OR_MARKET = "not_coast_or_market", "building"
    NOT_A_NEIGHBOUR = "not_a_neighbour", "building"
    HOUSES_DIFFER = "houses_differ", "building"
    TOO_DEAR = "too_dear", "castle"
    NO_TOWER = "no_tower", "shortage"
    NOTHING_FOUNDED = "nothing_founded", "merging"
    NO_CASTLE_THERE = "no_castle_there", "merging"
    NAMED_OTHERWISE = "named_otherwise", "merging"
    NOT_ADJACENT = "not_adjacent", "merging"
    MERGE_TOO_DEAR = "merge_too_dear", "merging"
    OWN_CASTLE_FIRST = "own_castle_first", "shortage"
    OWN_CASTLES_ONLY = "own_castles_only", "shortage"
    NO_MARKET_ACTIVE = "no_market_active", "trading"
    MARKET_NOT_ACTIVE = "market_not_active", "trading"
    BANK_EMPTY = "bank_empty", "trading"
    NO_SUCH_SEAT = "no_such_seat", "setup"
    NOT_IN_DECK = "not_in_deck", "turn"


@dataclass(frozen=True, slots=True)
class Terms:
    """The match's options."""

    map: str
    towerless_then_foreign_merge: bool
    market_ducat_before_merging: bool
    trade_with_empty_bank: bool
    redraw_repeats: bool
    size_rank_mode: str
    size_bonus_once_per_player: bool


class Towerless(StrEnum):
    """A castle founded without a tower must join an own one first; it may matter what follows."""

    NO = "no"
    DUE = "due"
    JOINED = "joined"


@dataclass(slots=True)
class Castle:
    """Lands within walls. Of its houses and villas only the totals by colour matter."""

    owner: int
    lands: tuple[int, ...]
    houses: list[int]
    villas: list[int]

    @property
    def price(self) -> int:
        """What its owner gets for it, whatever the colours."""
        houses, villas = sum(self.houses), sum(self.villas)
        return MERGE_LAND * len(self.lands) + MERGE_HOUSE * houses + MERGE_VILLA * villas

    def copy(self) -> Castle:
        return Castle(self.owner, self.lands, self.houses.copy(), self.villas.copy())


class Enclosure(NamedTuple):
    """What a wall on a border would enclose: lands, and the houses on them by seat, its own houses not counted."""

    lands: tuple[int, ...]
    houses: tuple[int, ...]


@dataclass(slots=True)
class State(core.State):
    """The table. A castle is kept under the index of its first land, which also names it."""

    terms: Terms
    phase: Phase
    wall_supply: int
    bank: int
    ducats: list[int]
    houses: list[int]  # in supply, by seat; villas and towers alike
    villas: list[int]
    towers: list[int]
    deck: list[int]  # a bag: how many of each of CARDS, and so are discard and hands
    discard: list[int]
    hands: list[list[int]]
    missions: list[int]
    market_ducats: list[int]  # on each of the map's markets; one without is active
    walls: list[int]  # by border: 1 where one stands
    standing: list[int]  # three entries a land, as Map.around: whose house its wall brought, or NOBODY
    castle_of: list[int]  # by land: the castle it lies in, or NOBODY
    castles: dict[int, Castle] = field(default_factory=dict)
    closing: dict[str, Enclosure] = field(default_factory=dict)  # by border
    free: dict[str, tuple[str, ...]] = field(default_factory=dict)  # card -> borders where it may put a wall
    turn: int = 0
    used: int = 0  # cards this turn
    founding: int = NOBODY  # the castle just founded, while merging is open
    towerless: Towerless = Towerless.NO
    last: str = ""  # the border of the newest wall
    last_turn: bool = False
    idle: int = 0  # turns since a wall was built, this one counted
    passes: int = 0  # turns in a row without a usable card

    @property
    def players(self) -> int:
        return len(self.ducats)

    @property
    def map(self) -> Map:
        return MAPS[self.terms.map]

    @property
    def to_act(self) -> tuple[int, ...]:
        phase = self.phase
        if phase is Phase.FIRST_CARD or phase is Phase.SECOND_CARD or phase is Phase.MERGING:
            return (self.turn,)
        return () if phase is Phase.OVER else (CHANCE,)

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.terms = self.terms
        new.phase = self.phase
        new.wall_supply = self.wall_supply
        new.bank = self.bank
        new.ducats = self.ducats.copy()
        new.houses = self.houses.copy()
        new.villas = self.villas.copy()
        new.towers = self.towers.copy()
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.missions = self.missions.copy()
        new.market_ducats = self.market_ducats.copy()
        new.walls = self.walls.copy()
        new.standing = self.standing.copy()
        new.castle_of = self.castle_of.copy()
        new.castles = {name: castle.copy() for name, castle in self.castles.items()}
        new.closing = self.closing.copy()
        new.free = self.free.copy()
        new.turn = self.turn
        new.used = self.used
        new.founding = self.founding
        new.towerless = self.towerless
        new.last = self.last
        new.last_turn = self.last_turn
        new.idle = self.idle
        new.passes = self.passes
        return new

    def neighbours(self, seat: int) -> tuple[int, int]:
        """Left, then right; play goes to the left."""
        return (seat + 1) % self.players, (seat - 1) % self.players

    def active(self) -> list[int]:
        """The lands whose market is active, in the order of the map."""
        return [land for land, ducats in zip(self.map.markets, self.market_ducats, strict=True) if not ducats]

    def owned(self, seat: int) -> list[int]:
        """The castles of `seat` by name."""
        return [name for name, castle in self.castles.items() if castle.owner == seat]

    def adjacent(self, lands: tuple[int, ...], own: int = NOBODY) -> list[int]:
        """The castles that share a walled border with these lands, in the order of the map."""
        beside, castle_of = self.map.beside, self.castle_of
        near = {castle_of[other] for land in lands for other in beside[land] if other != SEA}
        near -= {NOBODY, own}
        return sorted(near)
