"""The nouns of Catan: the table as it stands.

Sets of corners and paths are whole numbers (see `island`). What choosers ask for again and again - where a seat may
build - is kept as tuples, and remade by the rules that change it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Self

from engines.catan.goods import BASE, Row
from engines.catan.war import War
from engines.core import game as core
from engines.core.rules import CHANCE


class Phase(StrEnum):
    LOTS = "lots"
    FOUNDING = "founding"
    ROLL = "roll"
    ROLLING = "rolling"
    DISCARDING = "discarding"
    ROBBER = "robber"
    STEALING = "stealing"
    MAIN = "main"
    ANSWERING = "answering"
    DRAWING = "drawing"
    FREE_ROADS = "free_roads"
    SEVEN_DRAW = "seven_draw"
    LANDING = "landing"
    PLACING = "placing"
    TREASON = "treason"
    INTRIGUE = "intrigue"
    CAPTURE = "capture"
    KNIGHTS = "knights"
    SHARING = "sharing"
    RETIRING = "retiring"
    OVER = "over"


class Terrain(StrEnum):
    FOREST = "forest"
    HILLS = "hills"
    PASTURE = "pasture"
    FIELDS = "fields"
    MOUNTAINS = "mountains"
    DESERT = "desert"
    CASTLE = "castle"


PRODUCES = (Terrain.FOREST, Terrain.HILLS, Terrain.PASTURE, Terrain.FIELDS, Terrain.MOUNTAINS)
"""In the order of the goods."""


class Piece(StrEnum):
    ROAD = "road"
    SETTLEMENT = "settlement"
    CITY = "city"


class Card(StrEnum):
    """Development cards, of the base game and of the scenario; `at` is the place in a row of counts."""

    at: int

    def __new__(cls, value: str) -> Card:
        self = str.__new__(cls, value)
        self._value_ = value
        self.at = len(cls.__members__)
        return self

    KNIGHT = "knight"
    VICTORY_POINT = "victory_point"
    ROAD_BUILDING = "road_building"
    YEAR_OF_PLENTY = "year_of_plenty"
    MONOPOLY = "monopoly"
    KNIGHTHOOD = "knighthood"
    BLACK_KNIGHT = "black_knight"
    SWIFT_KNIGHT = "swift_knight"
    TREASON = "treason"
    INTRIGUE = "intrigue"


CARDS = tuple(Card)
VICTORY_POINT = Card.VICTORY_POINT.at
ROADS: int = BASE["pieces"]["road"]
SETTLEMENTS: int = BASE["pieces"]["settlement"]
CITIES: int = BASE["pieces"]["city"]


@dataclass(frozen=True, slots=True)
class Terms:
    """The match's options as the rules ask for them."""

    mode: str
    points: int
    full_hex: str = "skip"
    seven_steal: str = "any"
    intrigue: str = "move"
    gold_maritime: str = "classic"
    city_start_cards: int = 1
    upgrade_lying: bool = False
    landing_before_win: bool = False


@dataclass(frozen=True, slots=True)
class Land:
    """The island of this match, which never changes."""

    terrain: tuple[Terrain, ...]
    tokens: tuple[int, ...]  # 0 is none
    harbours: tuple[str, ...]  # a good or "any", in the order of the printed places
    pays: tuple[tuple[tuple[int, int], ...], ...]  # number -> (hex, good)
    ports: tuple[int, ...]  # corner -> the good of its harbour, 6 for any, -1 for none


@dataclass(frozen=True, slots=True)
class Offer:
    """A trade offered: of the seat on turn to one or all, or of another to the seat on turn."""

    number: int
    seat: int
    to: int | None  # None: everybody
    give: Row
    get: Row
    accepted: tuple[int, ...] = ()
    declined: tuple[int, ...] = ()


@dataclass(slots=True)
class State(core.State):
    """The table. Rows of goods have six counts, rows of cards one a kind."""

    terms: Terms
    land: Land
    phase: Phase
    waits: tuple[int, ...]  # who owes something
    bank: list[int]
    deck: list[int]
    hands: list[list[int]]
    cards: list[list[int]]
    settlements: list[int]
    cities: list[int]
    roads: list[int]
    points: list[int]  # without victory point cards
    turn: int = 0
    turns: int = 0
    first: int = 0
    founded: int = 0
    robber: int = -1
    back: Phase = Phase.MAIN  # where the turn goes on after the robber or free roads
    room: int = 0  # corners that are far enough from every building
    reach: list[int] = field(default_factory=list)  # corners at a seat's roads
    paths: list[tuple[int, ...]] = field(default_factory=list)  # where a seat may build roads
    spots: list[tuple[int, ...]] = field(default_factory=list)  # .. and settlements
    towns: list[tuple[int, ...]] = field(default_factory=list)  # .. and cities
    yields: list[tuple[tuple[int, int, int, int], ...]] = field(default_factory=lambda: [()] * 13)
    """By number: (hex, good, seat, how many cards)."""
    beside: list[tuple[int, ...]] = field(default_factory=lambda: [()] * 19)
    """By hex: the seats with a building there."""
    rates: list[list[int]] = field(default_factory=list)  # what the bank wants for one; the seventh: for any
    idle: int = 0  # hexes that produce nothing
    shut_paths: int = 0  # no road may be built there
    shut_corners: int = 0  # no settlement may be built there
    fallen: int = 0  # corners whose buildings count for nothing
    lengths: list[int] = field(default_factory=list)
    longest: int = -1
    knights: list[int] = field(default_factory=list)  # knight cards played
    army: int = -1
    fresh: list[int] = field(default_factory=lambda: [0] * 10)  # cards bought this turn
    played: bool = False
    owing: list[int] = field(default_factory=list)  # cards still to discard
    free: int = 0
    victim: int = -1
    dice: tuple[int, int] = (0, 0)  # as they lie since the last roll; a single die beside a 0
    offers: list[Offer] = field(default_factory=list)
    numbered: int = 0
    made: list[int] = field(default_factory=list)  # offers this turn
    war: War | None = None

    @property
    def players(self) -> int:
        return len(self.points)

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.waits

    @property
    def may_act(self) -> tuple[int, ...]:
        """Whoever may answer an offer, or take back a counter-offer, may speak too."""
        if not self.offers or self.phase is not Phase.MAIN:
            return self.waits
        return (*self.waits, *(seat for seat in range(len(self.points)) if self.answers(seat)))

    def phase_of(self, seat: int) -> Phase:
        if self.phase is Phase.MAIN and seat != self.turn:
            return Phase.ANSWERING
        return self.phase

    def answers(self, seat: int) -> bool:
        """Whether a seat that is not on turn has an offer before it, or one of its own standing."""
        return seat != self.turn and any(one.seat == seat or open_to(one, seat) for one in self.offers)

    def enter(self, phase: Phase, *waits: int) -> None:
        """From now on `waits` owe what the phase asks."""
        self.phase = phase
        self.waits = waits

    def draw(self, phase: Phase) -> None:
        """From now on the dice or the pile decide."""
        self.phase = phase
        self.waits = (CHANCE,)

    def buildings(self, seat: int) -> int:
        """The corners of a seat's settlements and cities."""
        return self.settlements[seat] | self.cities[seat]

    def others(self, seat: int) -> int:
        """The corners of everybody else's buildings."""
        bits = 0
        for one in range(len(self.points)):
            if one != seat:
                bits |= self.settlements[one] | self.cities[one]
        return bits

    def owner(self, corner: int) -> int:
        """Whose building stands there; -1 for none."""
        return next((one for one in range(self.players) if self.buildings(one) >> corner & 1), -1)

    def total(self, seat: int) -> int:
        """All points of a seat, also the hidden ones."""
        return self.points[seat] + self.cards[seat][VICTORY_POINT]

    def held(self, seat: int) -> int:
        """How many resource cards a seat holds; gold is none."""
        hand = self.hands[seat]
        return hand[0] + hand[1] + hand[2] + hand[3] + hand[4]

    @property
    def here(self) -> War:
        """The war of a match that has one."""
        assert self.war is not None, "a rule of the scenario was asked in the base game"
        return self.war

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.terms = self.terms
        new.land = self.land
        new.phase = self.phase
        new.waits = self.waits
        new.bank = self.bank.copy()
        new.deck = self.deck.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.cards = [row.copy() for row in self.cards]
        new.settlements = self.settlements.copy()
        new.cities = self.cities.copy()
        new.roads = self.roads.copy()
        new.points = self.points.copy()
        new.turn = self.turn
        new.turns = self.turns
        new.first = self.first
        new.founded = self.founded
        new.robber = self.robber
        new.back = self.back
        new.room = self.room
        new.reach = self.reach.copy()
        new.paths = self.paths.copy()
        new.spots = self.spots.copy()
        new.towns = self.towns.copy()
        new.yields = self.yields.copy()
        new.beside = self.beside.copy()
        new.rates = [row.copy() for row in self.rates]
        new.idle = self.idle
        new.shut_paths = self.shut_paths
        new.shut_corners = self.shut_corners
        new.fallen = self.fallen
        new.lengths = self.lengths.copy()
        new.longest = self.longest
        new.knights = self.knights.copy()
        new.army = self.army
        new.fresh = self.fresh.copy()
        new.played = self.played
        new.owing = self.owing.copy()
        new.free = self.free
        new.victim = self.victim
        new.dice = self.dice
        new.offers = self.offers.copy()
        new.numbered = self.numbered
        new.made = self.made.copy()
        new.war = self.war.copy() if self.war is not None else None
        return new


def open_to(offer: Offer, seat: int) -> bool:
    """Whether the offer was made to `seat`, and waits for its answer."""
    return (
        offer.seat != seat
        and offer.to in (None, seat)
        and seat not in offer.accepted
        and seat not in offer.declined
    )
