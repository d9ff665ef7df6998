"""What everybody sees, and what a computer player goes by."""

from __future__ import annotations

from engines.carcassonne import Claim, Draw, Place, game
from engines.core import computer
from engines.core.chance import Rng
from engines.core.rules import CHANCE
from engines.core.said import Who, said
from tests.carcassonne.turns import begun, draws, lays, turn, turns
from tests.table import Table


def test_everybody_sees_the_same() -> None:
    table = begun("Anna", "Ben")
    draws(table, "Anna", "V")
    assert table.view(None) == table.view("Anna") == table.view("Ben")
    assert game.hand is None


def test_the_view_shows_points_followers_and_what_is_left() -> None:
    table = begun("Anna", "Ben")
    turns(table, "Anna: E N19 r2 c0", "Ben: A O20 r1 r0", "Anna: W M20 r0")
    view = table.view(None)
    assert view.points == (2, 3)
    assert view.supply == (7, 7)
    assert view.followers == ()
    assert sum(view.left.values()) == 68
    assert (view.left["E"], view.left["A"], view.left["W"]) == (4, 1, 3)
    draws(table, "Anna", "X")
    assert "X" not in table.view(None).left


def test_the_view_shows_where_the_tile_fits_and_what_may_be_claimed() -> None:
    table = begun("Anna", "Ben")
    draws(table, "Anna", "A")
    assert table.view(None).places == (("O20", (1,)), ("N21", (0, 1, 3)), ("M20", (3,)))
    assert table.view(None).claims == ()
    table.does("Anna", Place("O20", 1))
    assert table.view(None).places == ()
    assert table.view(None).claims == ("r0", "m0", "f0")


def test_lines_under_the_board_count_followers_and_tiles() -> None:
    table = begun("Anna", "Ben")
    turn(table, "Anna", "U O20 r1 r0")
    supply, tiles = game.status(table.view(None))
    assert supply["who"] == (
        said("status-seat", seat=Who(0), followers=6),
        said("status-seat", seat=Who(1), followers=7),
    )
    assert tiles == said("status-tiles", left=70)
    turn(table, "Ben", "U M20 r1", last=True)
    assert [line.key for line in game.status(table.view(None))] == ["status-supply"]


def test_when_the_match_is_over_the_worth_of_a_seat_is_its_lead() -> None:
    table = begun("Anna", "Ben", "민수")
    turn(table, "Anna", "E N19 r2 c0")
    turn(table, "Ben", "A O20 r1 m0", last=True)
    assert table.scores == {"Anna": 2, "Ben": 3, "민수": 0}
    assert [game.worth(table.state, seat) for seat in range(3)] == [-1, 1, -3]


def test_a_claim_is_worth_what_it_would_bring_now_and_a_follower_in_hand_something() -> None:
    table = begun("Anna", "Ben")
    lays(table, "Anna", "F N19 r1")
    worth = {act.segment: game.worth(game.apply(table.state, 0, act)[0], 0) for act in table.legal("Anna")}
    assert max(worth, key=lambda segment: worth[segment]) == "c0"
    assert game.worth(table.state, 0) == worth["c0"]
    assert worth["f0"] < worth[None], "a farmer without a finished city is a follower less"


def test_a_careful_computer_player_beats_one_that_plays_at_random() -> None:
    lead = 0
    for seed in range(3):
        table = Table(game, "careful", "random", options={"first": "host"}, seed=f"{seed}")
        rng = Rng(f"{seed}", "computer")
        while not table.over:
            seat = table.state.to_act[0]
            if seat == CHANCE:
                act = game.chance(table.state, Rng(f"{seed}", len(table.state.laid)))
            else:
                act = computer.choose(game, table.state, seat, table.names[seat], rng)
            game.play(table.state, seat, act)
        lead += table.scores["careful"] - table.scores["random"]
    assert lead > 90


def test_a_draw_is_an_action_like_any_other() -> None:
    table = begun("Anna", "Ben")
    assert Draw("X") in table.legal("chance")
    assert Claim(None) not in table.legal("chance")
