"""Rulebook, "Components" and "Setting up": the pieces, prices and points, from assets/methoni/game.toml."""

from __future__ import annotations

import tomllib
from enum import StrEnum
from importlib.resources import files
from typing import Any

_DATA: dict[str, Any] = tomllib.loads(files("assets.methoni").joinpath("game.toml").read_text("utf-8"))


class Kind(StrEnum):
    """A kind of land."""

    MOUNTAIN = "mountain"
    FOREST = "forest"
    FIELD = "field"
    PASTURE = "pasture"
    VINEYARD = "vineyard"
    MARSH = "marsh"


class Card(StrEnum):
    """A land card; SEA is the market/sea card."""

    MOUNTAIN = "mountain"
    FOREST = "forest"
    FIELD = "field"
    PASTURE = "pasture"
    VINEYARD = "vineyard"
    MARSH = "marsh"
    SEA = "sea"

    __hash__ = str.__hash__  # actions are looked up by their fields, thousands of times a match


CARDS = tuple(Card)
SEATS = range(3, 6)
MARKETS = 6
DUCATS: int = _DATA["pieces"]["ducats"]
HOUSES: int = _DATA["pieces"]["houses"]
TOWERS: int = _DATA["pieces"]["towers"]
VILLAS: int = _DATA["pieces"]["villas"]
DECK = tuple(_DATA["pieces"]["sea_cards" if card is Card.SEA else "cards_of_a_kind"] for card in CARDS)
"""How many of each card, in the order of CARDS."""

HAND: int = _DATA["setup"]["hand"]
BANK: int = _DATA["setup"]["bank"]
MARKET_DUCAT: int = _DATA["setup"]["market"]
START_DUCATS: dict[int, int] = {int(seats): count for seats, count in _DATA["setup"]["ducats"].items()}

CARDS_A_TURN: int = _DATA["turn"]["cards"]
INCOME: int = _DATA["turn"]["income"]
TRADE: int = _DATA["turn"]["trade"]
IDLE_ROUNDS: int = _DATA["turn"]["idle_rounds"]

LAND_PRICE: int = _DATA["castle"]["land"]
HOUSE_PRICE: int = _DATA["castle"]["house"]
HOUSES_FOR_VILLA: int = _DATA["castle"]["houses_for_villa"]
MERGE_LAND: int = _DATA["castle"]["merge_land"]
MERGE_HOUSE: int = _DATA["castle"]["merge_house"]
MERGE_VILLA: int = _DATA["castle"]["merge_villa"]

LAND_POINTS: int = _DATA["score"]["land"]
DUCAT_POINTS: int = _DATA["score"]["ducat"]
MISSION_POINTS: int = _DATA["score"]["mission"]
SIZE_POINTS: tuple[int, ...] = tuple(_DATA["score"]["sizes"])
TOWER_POINTS: tuple[int, ...] = tuple(_DATA["score"]["towers"])

MISSIONS: dict[int, tuple[Kind, ...]] = {
    int(number): tuple(Kind(kind) for kind in kinds) for number, kinds in _DATA["missions"].items()
}
