"""How a computer player values the table."""

from __future__ import annotations

from engines.methoni.borders import price
from engines.methoni.final import scores
from engines.methoni.state import Phase, State

GIFT = 0.5
"""How much of what the next player could gain by closing a castle is feared: the card for it may be missing."""


def worth(state: State, seat: int) -> float:
    """The lead if the match ended now, less what is left lying for the next player."""
    points = [score.points for score in scores(state, seat)]
    lead = points[seat] - max(total for one, total in enumerate(points) if one != seat)
    if state.phase in (Phase.OVER, Phase.MERGING):
        return lead
    after = (state.turn + (state.phase is Phase.DRAWING)) % state.players
    return lead - (GIFT * _prize(state, after) if after != seat else 0)


def _prize(state: State, seat: int) -> float:
    """The best castle that `seat` could found now: three points a land, less its price."""
    if not state.towers[seat]:
        return 0
    prices = ((len(region.lands), price(region, seat)) for region in state.closing.values())
    return max((3 * lands - cost for lands, cost in prices if cost <= state.ducats[seat]), default=0)
