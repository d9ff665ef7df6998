"""Scoring what is finished."""

from __future__ import annotations

import pytest

from engines.carcassonne import Claim, Draw, Phase, Place
from engines.carcassonne.state import Feature, Scored
from engines.core.grid import around, beside
from tests.carcassonne.turns import begun, lays, turn, turns
from tests.table import Table

MONK = "N23"


def monk_in_the_fields(last: str, **options: str) -> Table:
    """Cloisters stand in a row from N20 down to N23, where Anna has a monk; all around it but `last` is filled."""
    table = begun("Anna", "Ben", **options)
    table.state.bag["B"] = 20
    side = "O" if last.startswith("M") else "M"
    way = ["N21", f"{side}21", f"{side}22", f"{side}23"]
    for cell in way:
        turn(table, "Ben", f"B {cell} r0")
    turn(table, "Anna", f"B {MONK} r0 m0")
    rest = [cell for cell in around(MONK) if cell not in way and cell != last]
    while rest:
        cell = next(one for one in rest if one in table.state.front)
        turn(table, "Ben", f"B {cell} r0")
        rest.remove(cell)
    return table


@pytest.mark.parametrize("last", around(MONK))
def test_a_cloister_is_finished_by_a_tile_on_any_of_the_eight_cells_around_it(last: str) -> None:
    table = monk_in_the_fields(last)
    assert table.scores == {"Anna": 0, "Ben": 0}
    turn(table, "Ben", f"B {last} r0")
    assert table.told[-1] == Scored(Feature.CLOISTER, True, (0,), 9, 9, 0, (MONK,), (MONK,))
    assert table.scores == {"Anna": 9, "Ben": 0}
    assert table.state.supply == [7, 7]


@pytest.mark.parametrize("last", around(MONK))
def test_by_option_a_cloister_is_finished_by_the_four_cells_beside_it(last: str) -> None:
    table = monk_in_the_fields(last, cloister_sides="4")
    before = table.scores["Anna"]
    turn(table, "Ben", f"B {last} r0")
    assert (before, table.scores["Anna"]) == ((0, 9) if last in beside(MONK) else (9, 9))


def test_with_that_option_an_unfinished_cloister_still_counts_all_eight_at_the_end() -> None:
    table = begun("Anna", "Ben", cloister_sides="4")
    turn(table, "Anna", "B N21 r0 m0")
    turn(table, "Ben", "U O20 r1", last=True)
    assert table.scores == {"Anna": 3, "Ben": 0}


def test_one_tile_may_finish_several_cloisters() -> None:
    table = begun("Anna", "Ben")
    table.state.bag["B"] = 20
    turns(table, "Ben: B N21 r0", "Ben: B O21 r0", "Ben: B O22 r0", "Ben: B O23 r0")
    turns(table, "Anna: B N23 r0 m0", "Ben: B N24 r0 m0")
    for cell in ("N22", "O24", "O25", "N25", "M25", "M24", "M22"):
        turn(table, "Ben", f"B {cell} r0")
    assert table.scores == {"Anna": 0, "Ben": 0}
    turn(table, "Ben", "B M23 r0")
    assert table.scores == {"Anna": 9, "Ben": 9}
    assert [event.cells for event in table.told[-2:] if isinstance(event, Scored)] == [("N23",), ("N24",)]


def test_one_tile_may_finish_two_cities_of_different_owners() -> None:
    table = begun("Anna", "Ben")
    turns(table, "Anna: U O20 r1", "Ben: B O19 r0", "Anna: B O18 r0", "Ben: E N18 r2 c0")
    turn(table, "Anna", "H N19 r1 c0")
    paid = [event for event in table.told if isinstance(event, Scored)]
    assert sorted((event.winners, event.points) for event in paid) == [((0,), 2), ((1,), 2)]
    assert table.state.supply == [7, 7]


def test_cities_are_told_before_roads() -> None:
    table = begun("Anna", "Ben")
    turns(table, "Anna: U O20 r1", "Ben: U M20 r1", "Anna: A O19 r1 r0", "Ben: A M19 r3", "Ben: D N19 r2 c0")
    city, road = table.told[-2:]
    assert city == Scored(Feature.CITY, True, (1,), 2, 2, 0, ("N20", "N19"), ("N19",))
    assert road == Scored(Feature.ROAD, True, (0,), 3, 3, 0, ("O19", "M19", "N19"), ("O19",))


def test_arms_of_one_village_that_meet_count_its_tile_once() -> None:
    table = begun("Anna", "Ben")
    turns(table, "Anna: X O20 r0 r0", "Ben: V O19 r3", "Anna: V P19 r0", "Ben: V P20 r1")
    assert table.told[-1] == Scored(Feature.ROAD, True, (0,), 4, 4, 0, ("O20", "O19", "P19", "P20"), ("O20",))


def test_two_caps_of_one_tile_that_end_in_one_city_count_its_tile_once() -> None:
    table = begun("Anna", "Ben")
    turns(table, "Anna: I N21 r1", "Anna: N O21 r3 c0", "Ben: N O22 r0", "Ben: N N22 r1")
    assert table.scores == {"Anna": 8, "Ben": 0}


def test_a_road_that_closes_in_a_ring_pays_at_once_and_the_thief_comes_home() -> None:
    table = begun("Anna", "Ben")
    turns(table, "Anna: V O20 r0 r0", "Ben: V O21 r1", "Anna: U N21 r1", "Ben: V M21 r2")
    assert table.scores == {"Anna": 0, "Ben": 0}
    turn(table, "Anna", "V M20 r3")
    assert table.scores == {"Anna": 6, "Ben": 0}
    assert table.state.supply == [7, 7]


def test_a_finished_city_of_two_tiles_pays_by_the_rules_of_the_match() -> None:
    for preset, points in {"classic": 2, "official": 4}.items():
        table = begun("Anna", "Ben", preset=preset)
        turn(table, "Anna", "E N19 r2 c0")
        assert table.scores == {"Anna": points, "Ben": 0}


def test_in_a_tie_of_knights_each_takes_all_points() -> None:
    table = begun("Anna", "Ben", "민수")
    turns(
        table, "Anna: U M20 r1", "Ben: E M19 r1 c0", "Anna: U O20 r1", "Anna: E O19 r3 c0", "민수: R N19 r2"
    )
    assert table.scores == {"Anna": 8, "Ben": 8, "민수": 0}
    assert table.told[-1] == Scored(
        Feature.CITY, True, (0, 1), 8, 4, 0, ("N20", "M19", "O19", "N19"), ("M19", "O19")
    )


def test_a_follower_comes_home_only_after_the_claim() -> None:
    table = begun("Anna", "Ben")
    table.state.supply[0] = 1
    turn(table, "Anna", "W O20 r0 r2")
    lays(table, "Anna", "W M20 r0")
    assert table.phase is Phase.DRAWING, "the claim fell away, though the thief came home"
    assert table.state.supply[0] == 1


def test_a_finished_city_without_knights_pays_nobody_but_feeds_the_farm_beside_it() -> None:
    table = begun("Anna", "Ben")
    turn(table, "Anna", "E N19 r2 f0")
    assert table.scores == {"Anna": 0, "Ben": 0}
    turn(table, "Ben", "U O20 r1", last=True)
    assert table.scores == {"Anna": 4, "Ben": 0}


def test_a_turn_taken_back_takes_back_points_and_followers_and_is_never_paid_twice() -> None:
    table = begun("Anna", "Ben").chance(Draw("E")).does("Anna", Place("N19", 2), Claim("c0"))
    assert table.scores == {"Anna": 2, "Ben": 0}
    table.takes_back("Anna", 1)
    assert table.scores == {"Anna": 0, "Ben": 0}
    table.takes_back("Anna", 1)
    assert table.state.laid == {"N20": "D0"}
    table.does("Anna", Place("N19", 2), Claim("c0"))
    assert table.scores == {"Anna": 2, "Ben": 0}
    assert table.state.supply == [7, 7]
