"""How a computer player values the table."""

from __future__ import annotations

from engines.castell import final
from engines.castell.box import ROUNDS
from engines.castell.notation import levels_of
from engines.castell.outlook import best_score
from engines.castell.state import Phase, State
from engines.castell.towers import matches, score


def worth(state: State, seat: int) -> float:
    """The lead if the match ended now, with what everybody can still make of castellers, ranks and tokens."""
    if state.phase is Phase.OVER:
        totals = [float(sum(final.categories(board, state.terms))) for board in state.boards]
    else:
        totals = [_hope(state, one, one == seat) for one in range(state.players)]
    return totals[seat] - max(total for one, total in enumerate(totals) if one != seat)


def _hope(state: State, seat: int, own: bool) -> float:
    board = state.boards[seat]
    left = (ROUNDS - state.round) / ROUNDS
    hope = float(sum(final.categories(board, state.terms)))
    hope += (
        0.2 * left * sum(board.stock)
        + 0.8 * left * sum(board.ranks)
        + 0.3 * min(board.tokens, 10 - state.round)
    )
    if not own:
        return hope
    tallest = best_score(state, state.stock(seat), state.ranks(seat))
    hope += 0.5 * tallest + max(0, tallest - board.best) * 0.5
    return hope + _festival(state, seat)


def _festival(state: State, seat: int) -> float:
    """A pawn at this round's festival with a tower to show, or the answer already sealed."""
    here = [one for one in state.festivals() if one.region == state.boards[seat].pawn]
    if not here:
        return 0.0
    answer = state.sealed.get(seat)
    if answer is not None:
        tower = levels_of(answer)
        return 2.0 + score(tower, here[0].sizes) + 0.5 * matches(tower, here[0].sizes)
    return 0.0 if state.phase is Phase.FESTIVAL else 3.0
