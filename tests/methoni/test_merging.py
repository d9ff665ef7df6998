"""Merging castles: straight after founding one, at the price of the other, again and again."""

from typing import Any

import pytest

from engines.core.refusal import Core
from engines.core.said import Who, said
from engines.methoni import End, Merge, Phase, Why
from engines.methoni.events import CastlesMerged, HousesUpgraded
from engines.methoni.merging import castle_hint
from tests.methoni.positions import LAVENDER, RED, YELLOW, build, castle_at, shown, table
from tests.table import Table

JERRY = ("R", "C07", "R2 L1", "")
EVAN = ("L", "D05 D06", "B1", "L1")


def example(**about: Any) -> Table:
    """The rulebook's example: Jerry, red, and Evan, lavender, have castles beside C06; Andrew, yellow, closes it."""
    given = {"castles": [JERRY, EVAN], "standing": "C06:R1Y1", "money": [12, 20, 14, 14], "turn": 1, **about}
    return table(**given)


def founded(**about: Any) -> Table:
    return example(**about).does(YELLOW, build("pasture", "C05-C06", "C05:R C06:Y"))


def test_example_3_a_chain_of_two_castles_for_five_and_ten_ducats() -> None:
    at = example()
    before = at.state.wall_supply
    assert [castle.price for castle in at.state.castles.values()] == [5, 10]
    at.does(YELLOW, build("pasture", "C05-C06", "C05:R C06:Y"))
    assert at.state.ducats == [13, 18, 14, 14]
    at.does(YELLOW, Merge("C07"))
    assert HousesUpgraded(0, "C06", 1) in at.told
    assert (at.state.ducats[0], at.state.towers[0]) == (18, 4)
    at.does(YELLOW, Merge("D05"))
    state = at.state
    assert state.ducats == [18, 3, 24, 14]
    assert state.bank == 5
    assert len(castle_at(state, "C06").lands) == 4
    assert shown(state, "C06") == "Y2 L1 B1 | R1 L1"
    assert castle_at(state, "C06").price == 22
    assert state.towers == [4, 3, 4, 4]
    assert state.wall_supply == before + 1
    assert at.phase is Phase.SECOND_CARD


def test_before_one_agrees_price_gain_and_the_owners_ducats_are_shown() -> None:
    at = founded()
    assert castle_hint(at.state, 1, "D05") == said(
        "merge-hint", owner=Who(2), own=False, lands=2, markets=0, price=10, left=8, owner_ducats=24
    )


def test_a_castle_too_dear_is_refused_with_its_price() -> None:
    at = founded(money=[12, 11, 14, 14])
    assert at.legal(YELLOW) == [Merge("C07"), Merge(None)]
    at.refuses(YELLOW, Merge("D05"), Why.MERGE_TOO_DEAR, price=10, have=9, owner=Who(2))


def test_a_castle_that_is_not_adjacent_is_refused() -> None:
    at = founded(castles=[JERRY, EVAN, ("B", "F08", "", ""), ("B", "B05", "", "")])
    at.refuses(YELLOW, Merge("F08"), Why.NOT_ADJACENT, castles=("C07", "D05"))
    at.refuses(YELLOW, Merge("B05"), Why.NOT_ADJACENT)  # it touches C06 in a corner alone
    at.refuses(YELLOW, Merge("A02"), Why.NO_CASTLE_THERE)
    at.refuses(YELLOW, Merge("D06"), Why.NAMED_OTHERWISE, castle="D05")


def test_while_merging_nothing_else_may_be_done_and_nobody_else_acts() -> None:
    example().refuses(YELLOW, Merge("C07"), Why.NOTHING_FOUNDED)
    at = founded()
    assert at.legal(YELLOW) == [Merge("C07"), Merge("D05"), Merge(None)]
    at.refuses(YELLOW, End(), Core.WRONG_PHASE)
    assert at.legal(RED) == at.legal(LAVENDER) == []
    at.does(YELLOW, Merge(None))
    assert at.phase is Phase.SECOND_CARD
    assert len(at.state.castles) == 3


def test_a_castle_beside_the_one_just_joined_can_follow() -> None:
    at = founded(castles=[JERRY, EVAN, ("B", "C08", "", "")], money=[12, 30, 14, 14])
    at.does(YELLOW, Merge("C07"), Merge("C08"), Merge("D05"))
    assert len(at.state.castles) == 1
    assert len(castle_at(at.state, "C08").lands) == 5


def test_own_castles_are_joined_for_nothing_and_one_tower_comes_back() -> None:
    at = table(castles=[("R", "D06", "R1 Y1 L1", "")], walls="C06-C07", standing="C06:R1")
    before = at.state.wall_supply
    at.does(RED, build("pasture", "C05-C06", "C05:Y C06:R"))
    assert (at.state.ducats, at.state.towers[0]) == ([14, 15, 15, 15], 2)
    at.does(RED, Merge("D06"))
    assert at.state.ducats == [14, 15, 15, 15]
    assert at.state.towers[0] == 3
    assert shown(at.state, "D06") == "Y1 L1 | R1"
    assert at.state.wall_supply == before
    assert any(isinstance(event, CastlesMerged) and event.own for event in at.told)


def test_where_castles_were_joined_no_wall_can_be_built_again() -> None:
    at = table(
        castles=[("R", "C07", "", "")], walls="C06-D06", hands={0: "pasture vineyard vineyard sea sea"}
    )
    at.does(RED, build("pasture", "C05-C06", "C05:Y C06:R"), Merge("C07"))
    state = at.state
    assert not state.walls[state.map.border_index["C06-C07"]]
    assert state.walls[state.map.border_index["C05-C06"]]
    assert state.towers[0] == 3
    at.refuses(RED, build("vineyard", "C06-C07", "C06:R C07:Y"), Why.IN_CASTLE)
    at.refuses(RED, build("vineyard", "C05-C06", "C05:R C06:Y"), Why.WALLED)


RICH_MARKET: dict[str, Any] = {
    "castles": [("L", "C08", "", "")],
    "walls": "B09-C09",
    "money": [2, 15, 15, 15],
}
AT_C09 = build("vineyard", "C09-C10", "C09:R C10:Y")


def test_the_markets_ducat_may_help_to_pay_a_merger() -> None:
    at = table(**RICH_MARKET).does(RED, AT_C09)
    assert at.state.ducats[0] == 2
    at.does(RED, Merge("C08"))
    assert (at.state.ducats[0], at.state.ducats[2]) == (0, 17)


def test_or_it_comes_when_merging_has_stopped() -> None:
    at = table(**RICH_MARKET, options={"market_ducat_before_merging": "no"}).does(RED, AT_C09)
    assert at.phase is Phase.SECOND_CARD
    assert at.state.ducats[0] == 2
    assert at.state.market_ducats.count(0) == 1
    rich = table(
        **{**RICH_MARKET, "money": [3, 15, 15, 15]}, options={"market_ducat_before_merging": "no"}
    ).does(RED, AT_C09)
    assert rich.state.market_ducats.count(0) == 0
    rich.does(RED, Merge("C08"))
    assert (rich.state.ducats[0], rich.state.market_ducats.count(0)) == (1, 1)


FOUR = [("R", land, "", "") for land in ("C07", "D06", "A02", "F08")]
AT_C06 = build("pasture", "C05-C06", "C05:Y C06:R")


def test_without_a_tower_a_new_castle_must_join_an_own_one_at_once() -> None:
    at = table(castles=FOUR, standing="C06:R1")
    assert (at.state.towers[0], at.state.wall_supply) == (0, 21)
    at.does(RED, AT_C06)
    assert (at.state.ducats, at.state.bank) == ([14, 15, 15, 15], 5)
    assert at.legal(RED) == [Merge("C07"), Merge("D06")]
    at.refuses(RED, Merge(None), Why.OWN_CASTLE_FIRST, castles=("C07", "D06"))
    at.does(RED, Merge("C07"))
    assert (at.state.towers[0], at.state.wall_supply, len(at.state.castles)) == (0, 21, 4)
    assert shown(at.state, "C06") == "R2 | "
    assert castle_at(at.state, "C06").price == 6
    at.does(RED, Merge("D06"))
    assert (at.state.towers[0], at.state.wall_supply, len(at.state.castles)) == (1, 22, 3)


def test_without_a_tower_and_without_an_own_castle_beside_it_no_castle_can_be_made() -> None:
    theirs = [("L", "C07", "", ""), ("L", "D06", "", "")]
    own = [("R", land, "", "") for land in ("A02", "F08", "B12", "E03")]
    at = table(castles=[*theirs, *own], standing="C06:R1")
    at.refuses(RED, AT_C06, Why.NO_TOWER, border="C05-C06", lands=1)
    assert not [act for act in at.legal(RED) if getattr(act, "border", "") == "C05-C06"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_whether_a_castle_without_a_tower_may_go_on_to_foreign_ones(answer: str) -> None:
    mixed = [("L", "D06", "", ""), *(("R", land, "", "") for land in ("C07", "A02", "F08", "B12"))]
    at = table(castles=mixed, standing="C06:R1", options={"towerless_then_foreign_merge": answer})
    at.does(RED, AT_C06)
    at.refuses(RED, Merge("D06"), Why.OWN_CASTLE_FIRST)
    at.does(RED, Merge("C07"))
    if answer == "yes":
        assert at.legal(RED) == [Merge("D06"), Merge(None)]
    else:
        assert at.phase is Phase.SECOND_CARD


def test_own_castles_may_follow_even_where_foreign_ones_may_not() -> None:
    mixed = [("L", "D06", "", ""), *(("R", land, "", "") for land in ("C07", "C08", "F08", "B12"))]
    at = table(castles=mixed, standing="C06:R1", options={"towerless_then_foreign_merge": "no"})
    at.does(RED, AT_C06, Merge("C07"))
    at.refuses(RED, Merge("D06"), Why.OWN_CASTLES_ONLY)
    at.does(RED, Merge("C08"))
