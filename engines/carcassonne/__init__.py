"""Carcassonne, the base game: lay tiles, claim what they show, score what is finished."""

from __future__ import annotations

from engines.carcassonne import drawing, state
from engines.carcassonne.claiming import Claim
from engines.carcassonne.drawing import Begin, Draw, Lots
from engines.carcassonne.meta import meta
from engines.carcassonne.placing import Place
from engines.carcassonne.rules import rules
from engines.carcassonne.state import Phase, State, Why
from engines.carcassonne.valuation import worth
from engines.carcassonne.view import View, scores, status, view
from engines.core.chance import Rng
from engines.core.game import Game

__all__ = ["Begin", "Claim", "Draw", "Lots", "Phase", "Place", "State", "View", "Why", "game"]


def redeal(table: State, seat: int | None, rng: Rng) -> State:
    """Nothing is hidden: the stack is a bag without order."""
    return table.copy()


game: Game[State, View] = Game(
    meta=meta,
    rules=rules,
    state=State,
    events=(
        state.TurnOrderSet,
        state.TileDrawn,
        state.TileDiscarded,
        state.TilePlaced,
        state.FollowerPlaced,
        state.FollowerKept,
        state.Scored,
        state.FarmScored,
        state.MatchEnded,
    ),
    new=drawing.new,
    chance=drawing.chance,
    view=view,
    scores=scores,
    redeal=redeal,
    status=status,
    valuation=worth,
)
