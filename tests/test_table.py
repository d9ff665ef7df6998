"""The table of the scenarios itself: it must not nod anything through."""

from __future__ import annotations

import pytest

from engines.carcassonne import Claim, Draw, Place, Why, game
from tests.table import Table


def drawn() -> Table:
    return Table(game, "Anna", "Ben", options={"first": "host"}).chance(Draw("U"))


def test_an_illegal_action_names_who_what_and_why() -> None:
    with pytest.raises(AssertionError, match=r"Anna may not Place.*occupied.*Anna to act"):
        drawn().does("Anna", Place("N20", 0))


def test_a_legal_action_is_no_refusal() -> None:
    table = drawn()
    with pytest.raises(AssertionError, match="Anna was allowed"):
        table.refuses("Anna", Place("O20", 1), Why.OCCUPIED)
    assert table.asked == ("Anna",)


def test_a_refusal_for_another_reason_or_with_other_facts_fails() -> None:
    with pytest.raises(AssertionError, match=r"refused for <Why\.OCCUPIED"):
        drawn().refuses("Anna", Place("N20", 0), Why.NO_CONTACT)
    with pytest.raises(AssertionError, match="N20"):
        drawn().refuses("Anna", Place("N20", 0), Why.OCCUPIED, cell="O20")


def test_nothing_past_a_draw_is_taken_back() -> None:
    with pytest.raises(AssertionError, match="may take back 0"):
        drawn().takes_back("Anna")


def test_a_ready_state_seats_as_many_as_it_has() -> None:
    state = Table(game, players=4, options={"first": "host"}).state
    table = Table(game, state=state).chance(Draw("V"))
    assert len(table.names) == 4
    assert state.drawn == "", "the state given stays as it was"
    assert table.does("Anna", table.legal("Anna")[0], Claim(None)).log[0].do == "draw"


def test_strangers_do_not_sit_here() -> None:
    with pytest.raises(AssertionError, match="Zoe does not sit here"):
        drawn().legal("Zoe")
