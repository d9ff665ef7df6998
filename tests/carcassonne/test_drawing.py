"""Drawing a tile, and what becomes of one that fits nowhere."""

from __future__ import annotations

from engines.carcassonne import Claim, Draw, Phase, Place, Why, game
from engines.carcassonne.state import MatchEnded, TileDiscarded, TileDrawn
from engines.core.refusal import Core
from tests.carcassonne.turns import begun, turn
from tests.table import Table


def closed_to_cities(*names: str) -> Table:
    """Only road and field edges are open: the kind C, a city all round, fits nowhere. The next to draw is Ben."""
    table = begun(*names)
    turn(table, "Anna", "E N19 r2")
    return table


def test_the_drawn_tile_is_shown_to_everybody() -> None:
    table = begun("Anna", "Ben").chance(Draw("V"))
    assert table.heard(None) == table.heard("Ben") == [TileDrawn(0, "V")]
    assert table.view(None).drawn == "V"
    assert table.view(None).places == table.view("Anna").places != ()


def test_a_tile_that_fits_nowhere_leaves_the_game_and_everybody_is_told() -> None:
    table = closed_to_cities("Anna", "Ben").chance(Draw("C"))
    assert table.heard(None)[-1] == TileDiscarded(1, "C")
    assert table.state.bag["C"] == 0
    assert "C" not in [word[0] for word in table.state.laid.values()]


def test_the_same_player_draws_again() -> None:
    table = closed_to_cities("Anna", "Ben").chance(Draw("C"), Draw("U"))
    assert table.asked == ("Ben",)
    assert table.told[-2:] == [TileDiscarded(1, "C"), TileDrawn(1, "U")]


def test_after_a_discard_no_follower_goes_on_an_older_tile() -> None:
    table = closed_to_cities("Anna", "Ben").chance(Draw("C"))
    table.refuses("Anna", Claim("f0"), Core.NOT_YOUR_TURN)
    table.refuses("Ben", Claim("f0"), Core.NOT_YOUR_TURN)


def test_if_nothing_that_is_left_fits_the_match_ends_without_a_placement() -> None:
    table = closed_to_cities("Anna", "Ben")
    table.state.bag = {"C": 2}
    table.chance(Draw("C"))
    assert table.asked == ("chance",)
    table.chance(Draw("C"))
    assert table.over
    assert table.told[-3:] == [TileDiscarded(1, "C"), TileDiscarded(1, "C"), MatchEnded()]


def test_a_tile_that_fits_must_be_laid() -> None:
    table = begun("Anna", "Ben").chance(Draw("B"))
    assert table.legal("Anna") == [Place("N21", 0)]


def test_only_tiles_that_are_left_can_be_drawn() -> None:
    table = begun("Anna", "Ben")
    table.state.bag["X"] = 0
    table.refuses("chance", Draw("X"), Why.NOT_IN_BAG, kind="X")
    table.refuses("chance", Draw("Y"), Why.NOT_IN_BAG, kind="Y")
    table.refuses("Anna", Draw("U"), Core.NOT_YOUR_TURN)


def test_the_stack_has_no_order_and_kinds_come_as_often_as_they_are_left() -> None:
    drawn = [Table(game, players=2, options={"first": "host"}, seed=f"{n}").chance() for n in range(300)]
    kinds = [table.state.drawn for table in drawn]
    assert 20 <= kinds.count("V") <= 60  # 9 of 71: 38 expected
    assert 0 < kinds.count("X") <= 12  # 1 of 71: 4 expected
    assert all(table.phase is Phase.PLACING for table in drawn)
