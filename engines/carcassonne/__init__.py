"""Carcassonne, the base game: lay tiles, claim what they show, score what is finished."""

from __future__ import annotations

from engines.carcassonne import claiming, drawing, placing, state
from engines.carcassonne.meta import meta
from engines.carcassonne.rules import rules
from engines.carcassonne.valuation import worth
from engines.carcassonne.view import View, scores, view
from engines.core.chance import Rng
from engines.core.game import Game

Begin, Draw, Lots = drawing.Begin, drawing.Draw, drawing.Lots
Place, Claim = placing.Place, claiming.Claim
State, Phase, Why = state.State, state.Phase, state.Why


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
    valuation=worth,
)
