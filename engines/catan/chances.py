"""What the dice and the piles decide, when chance is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.catan.barbarians.checks import LossDie, PrisonerDie
from engines.catan.barbarians.landing import Landing
from engines.catan.cards import Draw, top_card
from engines.catan.founding import Lots
from engines.catan.seven import Steal, drawn_card
from engines.catan.state import Phase, State
from engines.catan.turn import Dice
from engines.core.chance import Rng

_PIPS = range(1, 7)
_DICE = tuple(Dice(first, second) for first in _PIPS for second in _PIPS)
_LANDINGS = tuple(Landing(first, second) for first in _PIPS for second in _PIPS)


def _die(rng: Rng) -> int:
    return 1 + rng.below(6)


OUTCOMES: dict[Phase, Callable[[State, Rng], Any]] = {
    Phase.LOTS: lambda state, rng: Lots(rng.below(state.players)),
    Phase.ROLLING: lambda state, rng: _DICE[rng.below(36)],
    Phase.STEALING: lambda state, rng: Steal(drawn_card(state, rng)),
    Phase.DRAWING: lambda state, rng: Draw(top_card(state, rng)),
    Phase.LANDING: lambda state, rng: _LANDINGS[rng.below(36)],
    Phase.SHARING: lambda state, rng: PrisonerDie(_die(rng)),
    Phase.RETIRING: lambda state, rng: LossDie(_die(rng)),
}


def chance(state: State, rng: Rng) -> Any:
    """The outcome that is due in this phase."""
    return OUTCOMES[state.phase](state, rng)
