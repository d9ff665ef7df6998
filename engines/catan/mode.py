"""Where a scenario may speak: the base rules ask the match's mode, and a mode is made of functions.

Base rules name no scenario. A scenario brings its own functions, its own actions, and the numbers in the state that
base rules read (idle hexes, shut paths, fallen buildings), and is entered in `MODES`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engines.catan.goods import Good
from engines.catan.state import Card, Piece, State
from engines.core.chance import Rng
from engines.core.game import Event, Options, Term


@dataclass(frozen=True)
class Mode:
    """One way to play.

    new            the table as it stands before the first entry
    second         what is founded in the second round
    start_cards    how many cards the second building brings for each hex
    begin_turn     what the seat on turn is asked first
    after_seven    what follows the discards
    after_building what follows a settlement or a city, once points and roads are counted
    pile           how many cards can be bought
    restock        what happens before one is drawn
    card_drawn     what a bought card does
    may_end        whether the seat on turn may end it; refuse_end says why not
    end_turn       what follows the last action of a turn
    exchange       what the bank gives for so many of a good: (good, price)
    terms          the parts of a seat's score
    worth          what a computer player adds to the base valuation
    """

    new: Callable[[int, Options, Rng], State]
    second: Piece
    start_cards: Callable[[State], int]
    begin_turn: Callable[[State], list[Event]]
    after_seven: Callable[[State], list[Event]]
    after_building: Callable[[State, int], list[Event]]
    pile: Callable[[State], int]
    restock: Callable[[State], list[Event]]
    card_drawn: Callable[[State, int, Card], list[Event]]
    may_end: Callable[[State, int], bool]
    refuse_end: Callable[[State, int], None]
    end_turn: Callable[[State], list[Event]]
    exchange: Callable[[State, int, Good], Iterable[tuple[Good, int]]]
    terms: Callable[[State, int], list[Term]]
    worth: Callable[[State, int], float]


MODES: dict[str, Mode] = {}


def mode(state: State) -> Mode:
    """The match's mode."""
    return MODES[state.terms.mode]
