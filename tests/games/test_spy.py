"""The toy game at a table: secrets, offers and all at once, as a scenario says them."""

# pyright: reportMissingImports=false

from __future__ import annotations

from engines.spy import (
    Accept,
    BreakSeal,
    Deal,
    Dealt,
    Discard,
    Letter,
    Offer,
    Phase,
    PutAway,
    Revealed,
    Roll,
    Seal,
    Sold,
    Why,
    game,
)

from engines.core import log
from engines.core.refusal import Core
from tests.table import Table

COPY, DRAFT, ORIGINAL, CIPHER = Letter


def dealt() -> Table:
    """A round worth 5: Anna holds a copy, a draft and a cipher; Ben a copy and two originals."""
    table = Table(game, "Anna", "Ben")
    table.state.hands = [[COPY, DRAFT], [COPY, ORIGINAL]]
    table.start = table.state.copy()
    return table.chance(Roll(5), Deal(CIPHER), Deal(ORIGINAL))


def test_only_its_owner_learns_which_letter_was_dealt() -> None:
    table = dealt()
    assert table.heard("Anna")[1:] == [Dealt(0, CIPHER), Dealt(1, None)]
    assert table.heard(None)[1:] == [Dealt(0, None), Dealt(1, None)]
    assert table.view("Ben").mine == (COPY, ORIGINAL, ORIGINAL)
    assert table.view(None).mine == ()


def test_all_seal_at_once_and_may_break_the_seal_while_others_choose() -> None:
    table = dealt()
    assert table.asked == ("Anna", "Ben")
    table.refuses("Ben", Seal(CIPHER), Why.NOT_IN_HAND, letter=CIPHER)
    table.does("Ben", Seal(COPY))
    assert table.asked == ("Anna",)
    assert table.state.may_act == (0, 1)
    assert table.state.phase_of(1) is Phase.SEALED
    table.does("Ben", BreakSeal(), Seal(ORIGINAL))
    table.refuses("Ben", BreakSeal(), Why.TAKEN_BACK)
    table.does("Anna", Seal(CIPHER))
    assert table.told[-1] == Revealed((CIPHER, ORIGINAL), (0,), 5)
    assert table.scores == {"Anna": 5, "Ben": 0}


def test_the_winner_buys_a_letter_that_only_the_two_see() -> None:
    table = dealt().does("Anna", Seal(CIPHER)).does("Ben", Seal(ORIGINAL))
    table.refuses("Anna", Offer(1, 6), Why.TOO_DEAR, points=5)
    table.does("Anna", Offer(1, 3))
    table.refuses("Anna", Accept(), Core.NOT_YOUR_TURN)
    table.does("Ben", Accept())
    assert table.told[-1] == Sold(1, 0, 3, COPY)
    assert table.heard(None)[-1] == Sold(1, 0, 3, None)
    assert table.scores == {"Anna": 2, "Ben": 3}


def test_a_full_hand_puts_letters_away_unseen() -> None:
    table = dealt().does("Anna", Seal(CIPHER)).does("Ben", Seal(ORIGINAL))
    table.does("Anna", Offer(1, 1)).does("Ben", Accept())
    assert table.asked == ("Anna",)
    table.does("Anna", Discard(COPY))
    assert table.heard("Ben")[-1] == PutAway(0, None)
    assert table.phase is Phase.ROLLING


def test_what_one_did_last_may_be_taken_back() -> None:
    table = dealt().does("Ben", Seal(COPY))
    assert log.free_undo(table.log, 0) == 0
    table.takes_back("Ben")
    assert table.asked == ("Anna", "Ben")
