"""The nouns of Barbarian Attack: what the scenario adds to the table."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, Self

from engines.catan.island import CORNER_MASK, HEXES, SIDE_MASK, mask

DATA: dict[str, Any] = tomllib.loads(files("assets.catan").joinpath("barbarians.toml").read_text("utf-8"))

CASTLE: int = DATA["castle"]
DESERT: int = DATA["desert"]
COAST: tuple[int, ...] = tuple(DATA["coast"])
"""The ten hexes where barbarians land, clockwise from the 4 beside the castle."""
COAST_BY_NUMBER: dict[int, int] = {DATA["tokens"]["by_hex"][at]: at for at in COAST}
FULL = 3
"""As many barbarians conquer a hex, and no more find room there."""
KNIGHTS: int = DATA["knights"]
CASTLE_PATHS = SIDE_MASK[CASTLE]
COAST_CORNERS = mask(corner for at in COAST for corner in range(54) if CORNER_MASK[at] >> corner & 1)


@dataclass(slots=True)
class War:
    """Barbarians by hex, knights by path, and where the attack or the round of victory checks stands."""

    supply: int  # barbarians not yet on the island
    knights: list[int]  # a set of paths a seat
    prisoners: list[int]
    barbarians: list[int] = field(default_factory=lambda: [0] * len(HEXES))
    discarded: list[int] = field(default_factory=lambda: [0] * 10)  # cards by kind
    purchases: int = 0  # cards bought for gold this turn
    rolled: list[int] = field(default_factory=list)  # numbers of the attack that goes on
    placing: bool = False  # a knight on any path, not only around the castle
    shifted: tuple[int, int] | None = None  # the first move of a Treason; from -1: the supply
    moved: int = 0  # a set of paths: knights that have moved this turn
    stuck: int = 0  # own knights that must be left at the castle, as the moves began
    checking: int = -1  # index in COAST of the hex whose victory is settled
    claims: list[int] = field(default_factory=list)  # seats still to roll for a prisoner
    dice: list[int] = field(default_factory=list)  # what they have rolled, in that order
    places: int = 0  # prisoners they roll for

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.supply = self.supply
        new.knights = self.knights.copy()
        new.prisoners = self.prisoners.copy()
        new.barbarians = self.barbarians.copy()
        new.discarded = self.discarded.copy()
        new.purchases = self.purchases
        new.rolled = self.rolled.copy()
        new.placing = self.placing
        new.shifted = self.shifted
        new.moved = self.moved
        new.stuck = self.stuck
        new.checking = self.checking
        new.claims = self.claims.copy()
        new.dice = self.dice.copy()
        new.places = self.places
        return new

    @property
    def conquered(self) -> tuple[int, ...]:
        """The hexes that have fallen."""
        return tuple(at for at in COAST if self.barbarians[at] >= FULL)

    @property
    def standing(self) -> int:
        """All paths with a knight, of whatever seat."""
        return sum(self.knights)
