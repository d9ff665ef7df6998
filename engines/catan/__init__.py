"""Catan, the base game, and its scenario Barbarian Attack: two modes of one engine."""

from __future__ import annotations

from engines.catan import barbarians
from engines.catan.barbarians.cards import Capture, PlaceKnight
from engines.catan.barbarians.checks import LossDie, PrisonerDie
from engines.catan.barbarians.drawing import DrawFrom
from engines.catan.barbarians.gold import SpendGold
from engines.catan.barbarians.knights import MoveKnight
from engines.catan.barbarians.landing import Landing
from engines.catan.barbarians.treason import MoveBarbarian
from engines.catan.building import BuildCity, BuildRoad, BuildSettlement
from engines.catan.cards import Buy, Draw, PlayKnight, PlayMonopoly, PlayRoadBuilding, PlayYearOfPlenty
from engines.catan.chances import chance
from engines.catan.events import EVENTS
from engines.catan.founding import Found, Lots
from engines.catan.meta import meta
from engines.catan.mode import MODES
from engines.catan.offers import Answer, Confirm, MakeOffer, Withdraw
from engines.catan.redealing import redeal
from engines.catan.rules import rules
from engines.catan.seven import Discard, MoveRobber, Steal
from engines.catan.state import Phase, State
from engines.catan.status import hand, status
from engines.catan.trading import TradeWithBank
from engines.catan.turn import Dice, End, Roll
from engines.catan.valuation import worth
from engines.catan.view import View, scores, view
from engines.catan.why import Why
from engines.core.chance import Rng
from engines.core.game import Game, Options

__all__ = [
    "Answer",
    "BuildCity",
    "BuildRoad",
    "BuildSettlement",
    "Buy",
    "Capture",
    "Confirm",
    "Dice",
    "Discard",
    "Draw",
    "DrawFrom",
    "End",
    "Found",
    "Landing",
    "LossDie",
    "Lots",
    "MakeOffer",
    "MoveBarbarian",
    "MoveKnight",
    "MoveRobber",
    "Phase",
    "PlaceKnight",
    "PlayKnight",
    "PlayMonopoly",
    "PlayRoadBuilding",
    "PlayYearOfPlenty",
    "PrisonerDie",
    "Roll",
    "SpendGold",
    "State",
    "Steal",
    "TradeWithBank",
    "View",
    "Why",
    "Withdraw",
    "game",
]


def new(players: int, options: Options, rng: Rng) -> State:
    """The table as the match's mode has it."""
    return MODES[options["mode"]].new(players, options, rng)


game: Game[State, View] = Game(
    meta=meta,
    rules=rules,
    state=State,
    events=EVENTS + barbarians.EVENTS,
    new=new,
    chance=chance,
    view=view,
    scores=scores,
    redeal=redeal,
    status=status,
    valuation=worth,
    hand=hand,
)
