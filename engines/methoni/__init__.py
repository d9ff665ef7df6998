"""Castello Methoni: wall lands in, own the castles, and join those of others."""

from __future__ import annotations

from engines.core.game import Game
from engines.methoni import events, setup
from engines.methoni.building import Build
from engines.methoni.final import scores
from engines.methoni.lines import hand, status
from engines.methoni.merging import Merge
from engines.methoni.meta import meta
from engines.methoni.pieces import Card, Kind
from engines.methoni.rules import rules
from engines.methoni.state import Phase, State, Why
from engines.methoni.trading import Trade
from engines.methoni.turn import Lots
from engines.methoni.unseen import redeal
from engines.methoni.upkeep import Draw, End, chance
from engines.methoni.valuation import worth
from engines.methoni.view import View, view

__all__ = [
    "Build",
    "Card",
    "Draw",
    "End",
    "Kind",
    "Lots",
    "Merge",
    "Phase",
    "State",
    "Trade",
    "View",
    "Why",
    "game",
]

game: Game[State, View] = Game(
    meta=meta,
    rules=rules,
    state=State,
    events=(
        events.TurnOrderSet,
        events.IncomeTaken,
        events.HandShown,
        events.TurnPassed,
        events.WallBuilt,
        events.LastWallTaken,
        events.CastleFounded,
        events.HousesPaid,
        events.HousesUpgraded,
        events.MarketOpened,
        events.CastlesMerged,
        events.Traded,
        events.DeckRenewed,
        events.CardDrawn,
        events.HandFilled,
        events.MatchEnded,
    ),
    new=setup.new,
    chance=chance,
    view=view,
    scores=scores,
    redeal=redeal,
    status=status,
    valuation=worth,
    hand=hand,
)
