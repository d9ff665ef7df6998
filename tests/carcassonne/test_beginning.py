"""Before the game."""

from __future__ import annotations

import pytest

from engines.carcassonne import Begin, Claim, Draw, Lots, Phase, Why, game
from engines.carcassonne.state import TurnOrderSet
from engines.carcassonne.tiles import COUNT
from engines.core.refusal import Core
from tests.table import Table


def test_the_start_tile_lies_in_the_middle_and_seventy_one_are_in_the_stack() -> None:
    state = Table(game, "Anna", "Ben").state
    assert state.laid == {"N20": "D0"}
    assert sum(COUNT.values()) == 72
    assert sum(state.bag.values()) == 71
    assert state.bag["D"] == 3


@pytest.mark.parametrize("players", game.meta.seats)
def test_everybody_has_seven_followers(players: int) -> None:
    assert Table(game, players=players).state.supply == [7] * players


def test_lots_are_drawn_when_nobody_is_marked_as_the_youngest() -> None:
    table = Table(game, "Anna", "Ben", "민수")
    assert table.asked == ("chance",)
    assert table.phase is Phase.LOTS
    table.refuses("chance", Lots(3), Why.NO_SUCH_SEAT)
    table.chance(Lots(1))
    assert table.told == [TurnOrderSet(1)]
    assert table.chance(Draw("U")).asked == ("Ben",)


def test_every_seat_may_draw_the_lot() -> None:
    assert {Table(game, players=3, seed=f"{n}").chance().state.turn for n in range(20)} == {0, 1, 2}


def test_the_youngest_player_says_who_begins() -> None:
    table = Table(game, "Anna", "Ben", "민수", options={"youngest": "2"})
    assert table.asked == ("Ben",)
    assert table.legal("Ben") == [Begin(0), Begin(1), Begin(2)]
    table.refuses("Anna", Begin(0), Core.NOT_YOUR_TURN)
    table.refuses("Ben", Begin(3), Why.NO_SUCH_SEAT)
    table.does("Ben", Begin(2)).chance(Draw("U"))
    assert table.asked == ("민수",)


def test_the_mark_of_the_youngest_counts_for_more_than_the_host() -> None:
    table = Table(game, "Anna", "Ben", options={"youngest": "2", "first": "host"})
    assert table.asked == ("Ben",)


def test_lots_are_drawn_when_nobody_sits_on_the_seat_marked_as_the_youngest() -> None:
    assert Table(game, "Anna", "Ben", options={"youngest": "5"}).phase is Phase.LOTS


def test_by_option_the_host_begins_and_nobody_is_asked() -> None:
    table = Table(game, "Anna", "Ben", options={"first": "host"})
    assert table.phase is Phase.DRAWING
    assert table.chance(Draw("U")).asked == ("Anna",)


def test_play_passes_to_the_left() -> None:
    table = Table(game, "Anna", "Ben", "민수").chance(Lots(1))
    for who in ("Ben", "민수", "Anna", "Ben"):
        table.chance(Draw("V"))
        assert table.asked == (who,)
        table.does(who, table.legal(who)[0], Claim(None))


def test_the_classic_rules_are_the_default() -> None:
    assert game.meta.preset_of(game.meta.chosen({})) == "classic"
    official = game.meta.chosen({"preset": "official"})
    assert (official["two_tile_city"], official["farm_scoring"], official["cloister_sides"]) == (
        "4",
        "farm3",
        "8",
    )
