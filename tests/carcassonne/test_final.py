"""The end: what is unfinished, then the farms, then the places."""

from __future__ import annotations

import pytest

from engines.carcassonne import Claim, Draw, Place
from engines.carcassonne.state import FarmScored, Feature, MatchEnded, Scored
from engines.core import log
from engines.core.refusal import Core
from tests.carcassonne.turns import begun, draws, lays, turn, turns


@pytest.mark.parametrize(
    ("farm_scoring", "points"), [("city4", 4), ("farm3", 6), ("farm3once", 3), ("farm4", 8)]
)
def test_one_player_in_two_farms_of_one_city_is_paid_by_the_farm_rule_of_the_match(
    farm_scoring: str, points: int
) -> None:
    table = begun("Anna", "Ben", farm_scoring=farm_scoring)
    turn(table, "Anna", "E N19 r2 f0")
    turn(table, "Anna", "U O20 r1 f1", last=True)
    assert table.scores == {"Anna": points, "Ben": 0}


@pytest.mark.parametrize(
    ("farm_scoring", "points"), [("city4", 4), ("farm3", 3), ("farm3once", 3), ("farm4", 4)]
)
def test_farmers_of_different_people_in_one_farm_each_take_all(farm_scoring: str, points: int) -> None:
    table = begun("Anna", "Ben", farm_scoring=farm_scoring)
    turns(table, "Anna: E N19 r2 f0", "Ben: U O20 r1 f1")
    turn(table, "Anna", "B O19 r0", last=True)
    assert table.scores == {"Anna": points, "Ben": points}


@pytest.mark.parametrize(
    ("farm_scoring", "anna", "ben"),
    [("city4", 4, 0), ("farm3", 6, 3), ("farm3once", 3, 3), ("farm4", 8, 4)],
)
def test_only_city_by_city_are_the_farmers_of_all_farms_beside_it_counted_together(
    farm_scoring: str, anna: int, ben: int
) -> None:
    """Three farms touch the city around N19: either side of its gate farms Anna, on the third Ben."""
    table = begun("Anna", "Ben", farm_scoring=farm_scoring)
    turns(table, "Ben: U M20 r1", "Ben: U O20 r1", "Ben: E M19 r1 f0", "Ben: E O19 r3")
    turn(table, "Anna", "T N19 r2 f0")
    lays(table, "Anna", "U N18 r0")
    (other_side,) = [act for act in table.legal("Anna") if act.segment in ("f0", "f1")]
    table.does("Anna", other_side)
    turn(table, "Ben", "U L20 r1", last=True)
    assert table.scores == {"Anna": anna, "Ben": ben}


def test_the_end_is_told_first_then_what_is_unfinished_then_the_farms() -> None:
    table = begun("Anna", "Ben")
    turns(table, "Anna: E N19 r2 f0", "Ben: A O20 r1 r0")
    turn(table, "Anna", "U M20 r1", last=True)
    at = table.told.index(MatchEnded())
    assert table.told[at + 1 :] == [
        Scored(Feature.ROAD, False, (1,), 3, 3, 0, ("N20", "O20", "M20"), ()),
        FarmScored((0,), 1, 4),
    ]
    assert table.scores == {"Anna": 4, "Ben": 3}


def test_the_last_turn_is_finished_in_full_before_the_final_scoring() -> None:
    table = begun("Anna", "Ben")
    draws(table, "Anna", "E", last=True)
    table.does("Anna", Place("N19", 2))
    assert table.asked == ("Anna",)
    table.does("Anna", Claim("c0"))
    assert table.scores == {"Anna": 2, "Ben": 0}
    assert table.over


def test_no_follower_left_on_the_last_tile_ends_the_match_as_well() -> None:
    table = begun("Anna", "Ben")
    table.state.supply[0] = 0
    draws(table, "Anna", "E", last=True)
    table.does("Anna", Place("N19", 2))
    assert table.over
    assert MatchEnded() in table.told


def test_followers_stay_where_they_are_at_the_end() -> None:
    table = begun("Anna", "Ben")
    turn(table, "Anna", "U O20 r1 r0", last=True)
    assert table.state.followers == {"O20": (0, "r0")}
    assert table.state.supply == [6, 7]


def test_points_left_in_the_hand_bring_nothing() -> None:
    table = begun("Anna", "Ben")
    turn(table, "Anna", "B N21 r0", last=True)
    assert table.scores == {"Anna": 0, "Ben": 0}


def test_equal_totals_share_the_place() -> None:
    table = begun("Anna", "Ben", "민수")
    turns(table, "Anna: U M20 r1", "Ben: E M19 r1 c0", "Anna: U O20 r1", "Anna: E O19 r3 c0")
    turn(table, "민수", "R N19 r2", last=True)
    assert table.places == {"Anna": 1, "Ben": 1, "민수": 3}


def test_terms_say_where_the_points_come_from() -> None:
    table = begun("Anna", "Ben")
    turns(table, "Anna: E N19 r2 c0", "Anna: U O20 r1 f0", "Anna: A P20 r1 r0")
    turn(table, "Ben", "B N21 r0 m0", last=True)
    anna, ben = table.game.scores(table.state, None)
    assert [(term.what.key, term.points) for term in anna.terms if term.points] == [
        ("term-cities", 2),
        ("term-unfinished", 3),
        ("term-farms", 4),
    ]
    assert [(term.what.key, term.points) for term in ben.terms if term.points] == [("term-unfinished", 3)]
    assert sum(term.points for term in anna.terms) == anna.points


def test_nothing_can_be_done_after_the_end() -> None:
    table = begun("Anna", "Ben")
    turn(table, "Anna", "U O20 r1", last=True)
    table.refuses("Ben", Place("M20", 1), Core.OVER)
    assert table.legal("Anna") == table.legal("Ben") == table.legal("chance") == []


def test_farms_are_shown_apart_even_where_a_road_alone_parts_them() -> None:
    table = begun("Anna", "Ben")
    turns(table, "Anna: U O20 r1 f1", "Ben: U M20 r1 f0")
    land = table.view(None).farms()
    assert [farm.winners for farm in land.farms] == [(0,), (1,)]
    assert not set(land.farms[0].parts) & set(land.farms[1].parts)
    assert (land.cities, land.paid) == ((), (0, 0))
    turn(table, "Ben", "E N19 r2")
    land = table.view(None).farms()
    assert [farm.cities for farm in land.farms] == [(0,), ()]
    assert [(city.winners, city.points) for city in land.cities] == [((0,), 4)]
    assert land.paid == (4, 0)


def test_a_turn_may_be_taken_back_until_the_next_tile_is_drawn() -> None:
    table = begun("Anna", "Ben").chance(Draw("U")).does("Anna", Place("O20", 1), Claim("r0"))
    assert [log.free_undo(table.log[:n], 0) for n in range(1, 4)] == [0, 1, 2]
    assert log.free_undo(table.log, 1) == 0
    table.chance()
    assert log.free_undo(table.log, 0) == 0
