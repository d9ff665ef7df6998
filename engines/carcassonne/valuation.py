"""How a computer player values the table."""

from __future__ import annotations

from engines.carcassonne.claiming import Claim, claims
from engines.carcassonne.final import farms, unfinished
from engines.carcassonne.rules import rules
from engines.carcassonne.state import Phase, State


def worth(state: State, seat: int) -> float:
    """The lead if the match ended now, plus what followers in hand may still bring.

    Before a claim it is the best that the claim can make of it, so that a place is judged with its follower.
    """
    if state.phase is Phase.CLAIMING and state.turn == seat:
        trials = [rules.apply(state, seat, Claim(segment))[0] for segment in claims(state, seat)]
        return max(_lead(trial, seat) for trial in trials)
    return _lead(state, seat)


def _lead(state: State, seat: int) -> float:
    totals: list[float] = [float(sum(row)) for row in state.points]
    if state.phase is not Phase.OVER:
        late = sum(state.bag.values()) / 71
        for due in (*unfinished(state), *farms(state)):
            for winner in due.winners:
                totals[winner] += due.points
        for one, supply in enumerate(state.supply):
            totals[one] += 3 * late * supply**0.6
    return totals[seat] - max(total for one, total in enumerate(totals) if one != seat)
