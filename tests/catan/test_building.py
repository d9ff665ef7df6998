"""Rulebook, "Building", and "Longest road" where roads are cut and joined."""

from __future__ import annotations

import pytest

from engines.catan import BuildCity, BuildRoad, BuildSettlement, PlayRoadBuilding, Why
from engines.catan.events import LongestRoad
from engines.catan.goods import covers
from engines.catan.state import Card
from tests.catan.positions import ANNA, BEN, JIWOO, MINSU, Places, events, hand, position

RICH = {ANNA: (4, 4, 4, 4, 4), BEN: (4, 4, 4, 4, 4)}
CHAIN = [13, 20, 28, 36, 45, 46]
"""Six paths in a row: corners 8, 13, 18, 24, 30, 36, 31."""


def test_roads_do_not_pass_anothers_building() -> None:
    table = position(roads={ANNA: [20]}, settlements={ANNA: [13], BEN: [18]}, hands=RICH)
    table.refuses("Anna", BuildRoad(28), Why.NO_CONNECTION)  # beyond corner 18
    table.does("Anna", BuildRoad(14))


def test_a_settlement_of_another_ends_a_road_that_lies_there_already() -> None:
    table = position(roads={ANNA: [20], BEN: [27]}, settlements={ANNA: [8]}, hands=RICH, turn=BEN)
    table.does("Ben", BuildSettlement(18))
    assert not set(table.state.paths[ANNA]) & {27, 28}


def test_one_road_on_a_path() -> None:
    table = position(roads={ANNA: [20], BEN: [28]}, settlements={ANNA: [13]}, hands=RICH)
    table.refuses("Anna", BuildRoad(28), Why.ROAD_TAKEN)


def test_settlements_stand_two_paths_apart() -> None:
    table = position(roads={ANNA: [20, 28]}, settlements={ANNA: [13]}, hands=RICH)
    table.refuses("Anna", BuildSettlement(18), Why.TOO_CLOSE, near="A2-6")
    table.does("Anna", BuildSettlement(24))


def test_a_settlement_stands_at_an_own_road() -> None:
    table = position(roads={ANNA: [20]}, settlements={ANNA: [13]}, hands=RICH)
    table.refuses("Anna", BuildSettlement(45), Why.NO_ROAD_THERE)


def test_after_five_settlements_a_city_comes_first() -> None:
    table = position(
        roads={ANNA: [0]}, settlements={ANNA: [15, 26, 42, 50, 51]}, hands={ANNA: (2, 2, 2, 5, 5)}
    )
    table.refuses("Anna", BuildSettlement(0), Why.NO_PIECE)
    table.does("Anna", BuildCity(15), BuildSettlement(0))


def test_there_are_four_cities() -> None:
    table = position(settlements={ANNA: [0]}, cities={ANNA: [15, 26, 42, 50]}, hands=RICH)
    table.refuses("Anna", BuildCity(0), Why.NO_PIECE)


def test_a_city_takes_the_place_of_an_own_settlement() -> None:
    table = position(settlements={ANNA: [0], BEN: [2]}, hands={ANNA: (0, 0, 0, 2, 3)})
    table.refuses("Anna", BuildCity(2), Why.NO_SETTLEMENT_THERE)
    table.does("Anna", BuildCity(0))
    assert hand(table, ANNA) == (0,) * 6
    assert table.scores["Anna"] == 2


def test_fifteen_roads_and_no_more() -> None:
    table = position(roads={ANNA: range(15)}, settlements={ANNA: [0]}, hands=RICH)
    table.refuses("Anna", BuildRoad(18), Why.NO_PIECE)


@pytest.mark.parametrize("act", [BuildRoad(20), BuildSettlement(18), BuildCity(13)])
def test_what_cannot_be_paid_is_not_built(act: object) -> None:
    table = position(roads={ANNA: [27, 26]}, settlements={ANNA: [13, 17]})
    table.state.reach[ANNA] |= 1 << 18
    table.state.spots[ANNA] = (18,)
    table.refuses("Anna", act, Why.CANNOT_PAY)


def test_what_is_paid_goes_to_the_bank() -> None:
    table = position(roads={ANNA: [20]}, settlements={ANNA: [13]}, hands=RICH).does("Anna", BuildRoad(28))
    assert hand(table, ANNA) == (3, 3, 4, 4, 4, 0)
    assert covers(table.state.bank, (12, 12, 11, 11, 11, 0))


def chained(settlements: Places, **about):
    return position(roads={ANNA: CHAIN, BEN: [29]}, settlements=settlements, **about)


def test_six_paths_in_a_row_are_the_longest_road() -> None:
    table = chained({ANNA: [34]})
    assert table.state.lengths[ANNA] == 6
    assert table.scores["Anna"] == 1 + 2


def test_a_settlement_in_the_middle_cuts_a_road() -> None:
    table = chained({ANNA: [34]}, hands=RICH, turn=BEN).does("Ben", BuildSettlement(24))
    assert table.state.lengths[ANNA] == 3
    assert events(table, LongestRoad) == [LongestRoad(None, 3, ANNA)]
    assert table.scores == {"Anna": 1, "Ben": 1, "민수": 0, "지우": 0}


def test_buildings_of_others_at_the_ends_do_not_shorten_a_road() -> None:
    assert chained({ANNA: [34], BEN: [8, 31]}).state.lengths[ANNA] == 6


def test_own_buildings_do_not_interrupt_a_road() -> None:
    assert chained({ANNA: [18, 30]}).state.lengths[ANNA] == 6


def test_a_ring_with_anothers_building_on_one_corner_counts_all_round() -> None:
    table = position(roads={ANNA: [28, 36, 44, 43, 35, 27]}, settlements={BEN: [18]})
    assert table.state.lengths[ANNA] == 6


def test_a_fork_counts_its_longer_arm() -> None:
    table = position(roads={ANNA: [13, 20, 28, 27, 26]})
    assert table.state.lengths[ANNA] == 4


def test_a_ring_with_a_tail_counts_both() -> None:
    table = position(roads={ANNA: [28, 36, 44, 43, 35, 27, 20]})
    assert table.state.lengths[ANNA] == 7


def test_the_card_is_taken_by_a_strictly_longer_road_only() -> None:
    other = [69, 70, 71, 65, 60, 59]
    table = position(
        roads={ANNA: CHAIN[:5], BEN: other[:4]}, settlements={ANNA: [34], BEN: [52]}, hands=RICH, turn=BEN
    )
    table.does("Ben", BuildRoad(other[4]))
    assert table.state.longest == ANNA
    table.does("Ben", BuildRoad(other[5]))
    assert events(table, LongestRoad) == [LongestRoad(BEN, 6, ANNA)]


def cut(others: Places):
    """Anna's six paths are cut in the middle by 민수; others have roads of their own."""
    table = position(
        roads={ANNA: CHAIN, MINSU: [29], **others},
        settlements={ANNA: [34]},
        hands={MINSU: (1, 1, 1, 1)},
        turn=MINSU,
    )
    table.state.longest = ANNA
    table.state.points = [3, 0, 0, 0]
    return table.does("민수", BuildSettlement(24))


FIVE, OTHER_FIVE = [69, 70, 71, 65, 60], [0, 1, 7, 12, 19]


def test_after_a_cut_whoever_leads_alone_takes_the_card() -> None:
    table = cut({BEN: FIVE})
    assert table.state.longest == BEN
    assert table.scores["Ben"] == 2


def test_after_a_cut_that_leaves_several_in_front_the_card_is_laid_aside() -> None:
    table = cut({BEN: FIVE, JIWOO: OTHER_FIVE})
    assert table.state.longest == -1
    assert table.scores == {"Anna": 1, "Ben": 0, "민수": 1, "지우": 0}


def test_a_free_road_that_makes_five_takes_the_card_at_once() -> None:
    table = position(
        roads={ANNA: CHAIN[:4]}, settlements={ANNA: [8]}, cards={ANNA: {Card.ROAD_BUILDING.at: 1}}
    )
    table.does("Anna", PlayRoadBuilding(), BuildRoad(45))
    assert table.state.longest == ANNA
