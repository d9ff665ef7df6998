"""Placing a tile."""

from __future__ import annotations

import pytest

from engines.carcassonne import Claim, Draw, Phase, Place, Why
from engines.carcassonne.placing import cell_hint, cell_rank, rotation_hint
from engines.carcassonne.state import TilePlaced
from engines.core.refusal import Core
from engines.core.said import said
from tests.carcassonne.turns import begun, draws, turn, turns


def test_a_cell_with_a_tile_is_refused() -> None:
    table = begun("Anna", "Ben")
    draws(table, "Anna", "U")
    table.refuses("Anna", Place("N20", 0), Why.OCCUPIED, cell="N20")


@pytest.mark.parametrize("cell", ["O19", "Q20", "AB-3"])
def test_a_corner_is_no_contact(cell: str) -> None:
    table = begun("Anna", "Ben")
    draws(table, "Anna", "B")
    table.refuses("Anna", Place(cell, 0), Why.NO_CONTACT, cell=cell)


def test_a_refusal_names_the_edge_that_does_not_fit_and_the_rotations_that_do() -> None:
    table = begun("Anna", "Ben")
    draws(table, "Anna", "V")
    table.refuses(
        "Anna",
        Place("O20", 2),
        Why.EDGE_DIFFERS,
        cell="O20",
        rotation="r2",
        side=said("side-west"),
        land=said("land-field"),
        meets=said("land-road"),
        fits=("r0", "r1"),
    )


def test_a_refusal_says_so_when_no_rotation_fits_on_that_cell() -> None:
    table = begun("Anna", "Ben")
    draws(table, "Anna", "B")
    table.refuses(
        "Anna",
        Place("N19", 0),
        Why.EDGE_DIFFERS,
        side=said("side-south"),
        land=said("land-field"),
        meets=said("land-city"),
        fits=(),
    )


def test_rotations_that_look_alike_are_offered_once() -> None:
    table = begun("Anna", "Ben")
    draws(table, "Anna", "U")
    assert table.legal("Anna") == [Place("O20", 1), Place("N21", 1), Place("M20", 1)]
    table.refuses("Anna", Place("O20", 3), Why.SAME_ROTATION, rotation="r3", fits=("r1",))


@pytest.mark.parametrize("rotation", [-1, 4, 7])
def test_there_are_four_quarter_turns_and_no_more(rotation: int) -> None:
    table = begun("Anna", "Ben")
    draws(table, "Anna", "X")
    table.refuses("Anna", Place("O20", rotation), Why.SAME_ROTATION)


def test_where_a_single_rotation_fits_only_that_one_is_offered() -> None:
    table = begun("Anna", "Ben")
    draws(table, "Anna", "E")
    spec = table.game.rules.specs["place"]
    assert spec.offered(table.state, 0, "N19") == [2]


def test_every_edge_continues_what_it_meets_on_all_sides() -> None:
    table = begun("Anna", "Ben")
    turns(table, "Anna: U O20 r1", "Ben: E N19 r2")
    draws(table, "Anna", "V")
    table.refuses("Anna", Place("O19", 0), Why.EDGE_DIFFERS, side=said("side-south"), fits=("r2",))
    table.does("Anna", Place("O19", 2))
    assert table.told[-1] == TilePlaced(0, "V", "O19", 2)


def test_an_empty_cell_may_be_enclosed_and_filled_later() -> None:
    table = begun("Anna", "Ben")
    ring = ("U O20 r1", "U M20 r1", "E O21 r1", "E M21 r3", "E O22 r1", "E N22 r2", "B M22 r0")
    for one in ring:
        turn(table, "Anna", one)
    assert "N21" in table.state.front
    draws(table, "Ben", "B")
    assert Place("N21", 0) in table.legal("Ben")


def test_only_the_player_on_turn_lays() -> None:
    table = begun("Anna", "Ben")
    draws(table, "Anna", "U")
    table.refuses("Ben", Place("O20", 1), Core.NOT_YOUR_TURN)
    table.refuses("Anna", Claim(None), Core.WRONG_PHASE, action=said("action-claim"))


def test_the_hint_on_a_cell_says_how_many_rotations_fit_and_what_may_be_finished() -> None:
    table = begun("Anna", "Ben")
    draws(table, "Anna", "K")
    assert cell_hint(table.state, 0, "N19") == said(
        "cell-hint", rotations=1, finishes=(said("feature-city"),)
    )
    assert cell_hint(table.state, 0, "O20") == said("cell-hint", rotations=2, finishes=())


def test_the_hint_on_a_rotation_names_the_edges_and_what_is_finished() -> None:
    table = begun("Anna", "Ben")
    draws(table, "Anna", "K")
    assert rotation_hint(table.state, 0, "N19", 2) == said(
        "rotation-hint",
        north=said("land-road"),
        east=said("land-road"),
        south=said("land-city"),
        west=said("land-field"),
        finishes=(said("feature-city"),),
    )


def test_hints_leave_the_table_as_it_is() -> None:
    table = begun("Anna", "Ben")
    draws(table, "Anna", "K")
    before = table.state.copy()
    cell_hint(table.state, 0, "N19")
    assert table.state == before


def test_cells_that_most_tiles_touch_are_ranked_first_then_those_near_ones_own_followers() -> None:
    table = begun("Anna", "Ben")
    turns(table, "Anna: U O20 r1 r0", "Ben: E N19 r2")
    draws(table, "Anna", "V")
    cells = sorted(
        table.game.rules.specs["place"].offered(table.state, 0),
        key=lambda one: cell_rank(table.state, 0, one),
    )
    assert cells[0] == "O19"  # two tiles beside it
    assert cells.index("P20") < cells.index("M20")  # Anna's thief is next to it


def test_the_last_tile_and_who_laid_it_stay_in_view_until_the_next_is_laid() -> None:
    table = begun("Anna", "Ben", "민수")
    assert (table.view(None).last, table.view(None).layer) == ("N20", None)
    table.chance(Draw("U")).does("Anna", Place("O20", 1))
    assert (table.view(None).last, table.view(None).layer) == ("O20", 0)
    table.does("Anna", Claim(None)).chance(Draw("U"))
    assert (table.view("Ben").last, table.view("Ben").layer) == ("O20", 0)
    table.does("Ben", Place("P20", 1))
    assert (table.view(None).last, table.view(None).layer) == ("P20", 1)


def test_laying_leads_to_claiming() -> None:
    table = begun("Anna", "Ben")
    draws(table, "Anna", "U")
    assert table.does("Anna", Place("O20", 1)).phase is Phase.CLAIMING
