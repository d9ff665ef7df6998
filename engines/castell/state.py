"""The nouns of Castell: the table as it stands.

Regions are numbers in the order of the wheel (`box.REGIONS`) inside the state, and names in actions and events.
Castellers lie as counts by size: the index is the size, 0 is empty.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any, Self

from engines.castell.box import ADJACENT, EIGHTH, REGIONS, TILES
from engines.castell.notation import Tower
from engines.castell.skills import RANKED, Row, Skill
from engines.castell.towers import Stock
from engines.core import game as core
from engines.core.forms import Form, NumberForm
from engines.core.refusal import Unreadable
from engines.core.rules import CHANCE
from engines.core.said import Said, said


class Phase(StrEnum):
    LOTS = "lots"
    REFILL = "refill"
    TURN = "turn"
    FESTIVAL = "festival"
    OVER = "over"


class By(StrEnum):
    """What a special action is taken with: a token, or the wheel's special skill as one's training."""

    TOKEN = "token"
    SKILL = "skill"


class SizeForm(NumberForm):
    """A casteller, by size; ten may be written T."""

    def read(self, text: str) -> int:
        return 10 if text.strip().lower() == "t" else super().read(text)


class TileForm(Form[str]):
    """A local performance tile: keyed by its number, labelled by what it shows."""

    sample = next(iter(TILES))

    def label(self, value: str, state: Any = None) -> Said:
        tile = TILES[value]
        if tile.shape:
            return said("tile-shape", shape="-".join(map(str, tile.shape)), points=tile.points)
        return said("tile-exhibition", skills=shown(tile.uses), points=tile.points)

    def read(self, text: str) -> str:
        plain = text.strip().upper()
        for name, tile in TILES.items():
            if plain == name or (tile.shape and plain == "-".join(map(str, tile.shape))):
                return name
        raise Unreadable(text)


def shown(uses: Row) -> tuple[Said, ...]:
    """The skills of a row that has them, in words."""
    return tuple(
        said(f"skill-{skill}") for skill, used in zip(RANKED, uses, strict=True) for _ in range(bool(used))
    )


Size = Annotated[int, SizeForm()]
TileId = Annotated[str, TileForm()]

MOVE, RECRUIT, TRAIN, SPECIAL = 1, 2, 4, 8
"""The four actions of a turn, as bits of `State.used`."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The match's options."""

    advanced: bool
    refills: tuple[int, ...]
    move_anywhere: bool
    skill_uses_special: bool
    own_token_collected: bool
    exactly: bool
    base_levels_max: int
    max_rank: int
    best_place: bool
    chart_by_players: bool
    score_breaks_tie: bool
    count_stock: bool
    variety: tuple[bool, bool, bool, bool]  # prizes, size tokens, tiles, special tokens
    tie_break: bool


@dataclass(frozen=True, slots=True)
class Festival:
    """A place of the calendar: which round, where, and the castellers that score."""

    round: int
    region: int
    sizes: tuple[int, ...]


@dataclass(slots=True)
class PlayerBoard:
    """All that one player has. What was won lies at a region, for variety counts regions."""

    stock: list[int]
    ranks: list[int]
    tokens: int
    pawn: int = -1  # -1: not yet on the map
    best: int = 0  # the score marker: the best tower shown at a festival
    prizes: list[list[int]] = field(default_factory=lambda: [[0, 0, 0] for _ in REGIONS])
    sizes: list[list[int]] = field(default_factory=lambda: [[] for _ in REGIONS])
    tiles: list[list[str]] = field(default_factory=lambda: [[] for _ in REGIONS])
    collected: list[list[int]] = field(default_factory=lambda: [[0, 0, 0, 0] for _ in REGIONS])

    def copy(self) -> PlayerBoard:
        return PlayerBoard(
            self.stock.copy(),
            self.ranks.copy(),
            self.tokens,
            self.pawn,
            self.best,
            [row.copy() for row in self.prizes],
            [row.copy() for row in self.sizes],
            [row.copy() for row in self.tiles],
            [row.copy() for row in self.collected],
        )


@dataclass(slots=True)
class State(core.State):
    """The table. Rows of seven are regions, in the order of the wheel."""

    terms: Terms
    phase: Phase
    boards: list[PlayerBoard]
    bag: list[int]
    people: list[list[int]]  # castellers lying in each region
    wheel: list[Skill]  # the tiles at the eight seats around it, clockwise from the north
    tiles: list[list[str]]  # two places a region; "" is taken
    area: list[list[int]]  # special tokens lying in each region, by owner
    calendar: list[Festival]
    supply: list[int]  # prizes left
    size_box: list[int]  # size tokens out of play
    round: int = 1
    first: int = 0
    turn: int = 0
    used: int = 0
    due: list[int] = field(default_factory=list)  # the regions of the castellers still to be drawn
    asked: list[int] = field(default_factory=list)  # who is asked to a festival, in turn order
    sealed: dict[int, Tower | None] = field(default_factory=dict)  # answers, None to stay out

    @property
    def players(self) -> int:
        return len(self.boards)

    @property
    def to_act(self) -> tuple[int, ...]:
        phase = self.phase
        if phase is Phase.TURN:
            return (self.turn,)
        if phase is Phase.FESTIVAL:
            return tuple(seat for seat in self.asked if seat not in self.sealed)
        return () if phase is Phase.OVER else (CHANCE,)

    @property
    def may_act(self) -> tuple[int, ...]:
        """At a festival also those who have answered: they may answer anew until the last answer is in."""
        return tuple(self.asked) if self.phase is Phase.FESTIVAL else self.to_act

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.terms = self.terms
        new.phase = self.phase
        new.boards = [board.copy() for board in self.boards]
        new.bag = self.bag.copy()
        new.people = [row.copy() for row in self.people]
        new.wheel = self.wheel
        new.tiles = [row.copy() for row in self.tiles]
        new.area = [row.copy() for row in self.area]
        new.calendar = self.calendar
        new.supply = self.supply.copy()
        new.size_box = self.size_box.copy()
        new.round = self.round
        new.first = self.first
        new.turn = self.turn
        new.used = self.used
        new.due = self.due.copy()
        new.asked = self.asked.copy()
        new.sealed = self.sealed.copy()
        return new

    def stock(self, seat: int) -> Stock:
        return tuple(self.boards[seat].stock)

    def ranks(self, seat: int) -> Row:
        """How often each skill may be used in one tower."""
        balance, base, mix, strength, width = self.boards[seat].ranks
        return balance, min(base, self.terms.base_levels_max), mix, strength, width

    def turn_order(self) -> list[int]:
        """The seats of this round, clockwise from the first player."""
        return [(self.first + n) % self.players for n in range(self.players)]

    def seat_of_sector(self, region: int) -> int:
        """At which of the wheel's eight seats a region's sector (or EIGHTH) is in this round."""
        return (region - EIGHTH + self.round - 1) % 8

    def skill_at(self, region: int) -> Skill:
        """The skill that the wheel offers to a region, or at EIGHTH."""
        return self.wheel[self.seat_of_sector(region)]

    def festivals(self) -> list[Festival]:
        """Those of this round."""
        return [one for one in self.calendar if one.round == self.round]

    def reach(self, seat: int) -> tuple[int, ...]:
        """The regions beside the pawn's."""
        return ADJACENT[self.boards[seat].pawn]
