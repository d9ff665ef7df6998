"""Deploying a follower."""

from __future__ import annotations

import pytest

from engines.carcassonne import Claim, Phase, Why
from engines.carcassonne.claiming import claim_hint
from engines.carcassonne.state import FollowerKept, FollowerPlaced, Kept, Role
from engines.core.refusal import Core
from engines.core.said import said
from tests.carcassonne.turns import begun, lays, turn, turns


@pytest.mark.parametrize(
    ("laid", "segment", "role"),
    [
        ("G N19 r1", "c0", Role.KNIGHT),
        ("A O20 r1", "r0", Role.THIEF),
        ("A O20 r1", "m0", Role.MONK),
        ("A O20 r1", "f0", Role.FARMER),
    ],
)
def test_a_follower_becomes_what_its_land_makes_it(laid: str, segment: str, role: Role) -> None:
    table = begun("Anna", "Ben")
    turn(table, "Anna", f"{laid} {segment}")
    assert table.told[-1] == FollowerPlaced(0, laid.split()[1], role, segment)
    assert table.state.supply == [6, 7]


def test_a_follower_goes_only_on_the_tile_just_laid() -> None:
    table = begun("Anna", "Ben")
    turn(table, "Anna", "G N19 r1 c0")
    lays(table, "Ben", "B N21 r0")
    table.refuses("Ben", Claim("r0"), Why.NOT_ON_TILE, segment="r0")
    assert table.legal("Ben") == [Claim(None), Claim("m0"), Claim("f0")]


def test_a_connected_part_that_anybody_holds_is_refused() -> None:
    table = begun("Anna", "Ben")
    turn(table, "Anna", "G N19 r1 c0")
    lays(table, "Ben", "E N18 r2")
    table.refuses("Ben", Claim("c0"), Why.TAKEN, segment=said("segment-city"))


def test_ones_own_follower_blocks_too_and_the_field_beside_it_stays_free() -> None:
    table = begun("Anna", "Ben")
    turn(table, "Anna", "G N19 r1 c0")
    lays(table, "Anna", "E N18 r2")
    table.refuses("Anna", Claim("c0"), Why.TAKEN)
    assert table.legal("Anna") == [Claim(None), Claim("f0")]


def test_features_claimed_apart_may_be_joined_later() -> None:
    table = begun("Anna", "Ben")
    turns(table, "Anna: U M20 r1", "Ben: E M19 r1 c0", "Anna: U O20 r1", "Anna: E O19 r3 c0", "Ben: C N19 r0")
    city = table.state.feature("N19", "c0")
    assert table.state.holders(city) == [(0, 1), (1, 1)]


def test_a_follower_may_be_kept() -> None:
    table = begun("Anna", "Ben")
    lays(table, "Anna", "U O20 r1")
    table.does("Anna", Claim(None))
    assert table.told[-1] == FollowerKept(0, Kept.BY_CHOICE)
    assert table.state.turn == 1


def test_with_no_follower_left_the_step_falls_away_and_everybody_is_told_why() -> None:
    table = begun("Anna", "Ben")
    table.state.supply[0] = 0
    lays(table, "Anna", "U O20 r1")
    assert table.told[-1] == FollowerKept(0, Kept.NONE_LEFT)
    assert (table.phase, table.state.turn) == (Phase.DRAWING, 1)
    table.refuses("Anna", Claim("r0"), Core.NOT_YOUR_TURN)


def test_with_nothing_free_the_step_falls_away_and_everybody_is_told_why() -> None:
    table = begun("Anna", "Ben")
    turn(table, "Anna", "G N19 r1 c0")
    lays(table, "Ben", "C N18 r0")
    assert table.told[-1] == FollowerKept(1, Kept.NOTHING_FREE)


def test_a_claim_needs_a_follower_in_hand() -> None:
    table = begun("Anna", "Ben")
    lays(table, "Anna", "U O20 r1")
    table.state.supply[0] = 0
    table.refuses("Anna", Claim("r0"), Why.NO_FOLLOWER)
    assert table.legal("Anna") == [Claim(None)]


def test_a_cloister_with_a_farmer_beside_it_can_never_be_claimed() -> None:
    table = begun("Anna", "Ben")
    turn(table, "Anna", "B N21 r0 f0")
    lays(table, "Ben", "B O21 r0")
    assert table.legal("Ben") == [Claim(None), Claim("m0")]  # that of the new tile only


@pytest.mark.parametrize(
    ("laid", "fields"),
    [("S M20 r3", 2), ("T M20 r3", 2), ("F N19 r1", 2), ("G N19 r1", 2), ("O N19 r2", 2), ("Q N19 r2", 1)],
)
def test_a_small_field_beside_a_city_is_a_farm_of_its_own(laid: str, fields: int) -> None:
    table = begun("Anna", "Ben")
    lays(table, "Anna", laid)
    claimed = [act.segment for act in table.legal("Anna") if act.segment and act.segment[0] == "f"]
    assert len(claimed) == fields
    roots = {table.state.feature(laid.split()[1], segment) for segment in claimed}
    assert len(roots) == fields


def test_the_crossing_of_four_roads_has_eight_parts_to_claim() -> None:
    table = begun("Anna", "Ben")
    lays(table, "Anna", "X O20 r0")
    assert len(table.legal("Anna")) == 9


def test_a_tile_holds_one_follower_at_most() -> None:
    table = begun("Anna", "Ben")
    turn(table, "Anna", "X O20 r0 r0")
    table.refuses("Anna", Claim("r1"), Core.NOT_YOUR_TURN)
    assert table.state.followers == {"O20": (0, "r0")}


@pytest.mark.parametrize(
    ("laid", "segment", "hint"),
    [
        ("E N19 r2", "c0", said("claim-city", tiles=2, shields=0, points=2)),
        ("F N19 r1", "c0", said("claim-city", tiles=2, shields=1, points=0)),
        ("A O20 r1", "r0", said("claim-road", tiles=2, shields=0, points=0)),
        ("A O20 r1", "m0", said("claim-cloister", empty=7)),
        ("A O20 r1", "f0", said("claim-farm")),
        ("A O20 r1", None, None),
    ],
)
def test_the_hint_on_a_part_says_its_size_and_what_it_pays_at_once(
    laid: str, segment: str, hint: object
) -> None:
    table = begun("Anna", "Ben")
    lays(table, "Anna", laid)
    assert claim_hint(table.state, 0, segment) == hint


def test_letters_on_the_picture_run_in_reading_order() -> None:
    table = begun("Anna", "Ben")
    lays(table, "Anna", "O N19 r2")
    form = table.game.rules.specs["claim"].fields[0].form
    labels = [form.label(one.segment, table.state) for one in table.legal("Anna")]
    assert labels == [said("none"), "a", "b", "c", "d"]
