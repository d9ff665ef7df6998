"""Rulebook, "Development cards", "Largest army" and "Winning"."""

from __future__ import annotations

from engines.catan import (
    BuildRoad,
    BuildSettlement,
    Buy,
    Draw,
    End,
    Found,
    Lots,
    MoveRobber,
    Phase,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
    Why,
    game,
)
from engines.catan.events import CardBought, LargestArmy, Won
from engines.catan.goods import Good
from engines.catan.state import Card
from tests.catan.positions import ANNA, BEN, MINSU, events, hand, position
from tests.table import Table

CARD = (0, 0, 1, 1, 1)


def knights(count: int, played: int, holder: int = -1):
    table = position(phase=Phase.ROLL, cards={ANNA: {Card.KNIGHT.at: count}}, robber=9)
    table.state.knights = [played, 0, 0, 0]
    if holder >= 0:
        table.state.knights[holder] = 3
        table.state.army = holder
        table.state.points[holder] = 2
    return table


def test_the_third_knight_brings_the_largest_army() -> None:
    table = knights(1, 2).does("Anna", PlayKnight())
    assert events(table, LargestArmy) == [LargestArmy(ANNA, 3, None)]
    assert table.scores["Anna"] == 2


def test_as_many_knights_as_the_holder_are_not_enough() -> None:
    assert knights(1, 2, holder=BEN).does("Anna", PlayKnight()).state.army == BEN


def test_more_knights_than_the_holder_take_the_army() -> None:
    table = knights(1, 3, holder=BEN).does("Anna", PlayKnight())
    assert table.state.army == ANNA
    assert table.scores == {"Anna": 2, "Ben": 0, "민수": 0, "지우": 0}


def test_a_card_bought_this_turn_is_not_played_but_an_older_one_is() -> None:
    table = position(hands={ANNA: CARD}).does("Anna", Buy()).chance(Draw(Card.KNIGHT))
    table.refuses("Anna", PlayKnight(), Why.BOUGHT_THIS_TURN)
    table = position(hands={ANNA: CARD}, cards={ANNA: {Card.KNIGHT.at: 1}})
    table.does("Anna", Buy()).chance(Draw(Card.KNIGHT)).does("Anna", PlayKnight())


def test_one_card_a_turn() -> None:
    table = position(phase=Phase.ROLL, cards={ANNA: {Card.KNIGHT.at: 1, Card.MONOPOLY.at: 1}}, robber=9)
    table.does("Anna", PlayKnight(), MoveRobber(0, None))
    table.refuses("Anna", PlayMonopoly(Good.ORE), Why.ONE_CARD_A_TURN)


def test_any_card_may_be_played_before_the_roll() -> None:
    table = position(phase=Phase.ROLL, cards={ANNA: {Card.MONOPOLY.at: 1}}, hands={BEN: (0, 0, 0, 0, 3)})
    table.does("Anna", PlayMonopoly(Good.ORE))
    assert hand(table, ANNA)[4] == 3
    assert table.phase is Phase.ROLL


def test_a_refused_knight_counts_for_nothing() -> None:
    table = knights(0, 2)
    table.refuses("Anna", PlayKnight(), Why.NO_SUCH_CARD)
    assert table.state.knights == [2, 0, 0, 0]


def test_a_victory_point_wins_at_once() -> None:
    table = position(hands={ANNA: CARD})
    table.state.points[ANNA] = 9
    table.does("Anna", Buy()).chance(Draw(Card.VICTORY_POINT))
    assert table.over
    assert events(table, Won) == [Won(ANNA, 10)]


def test_victory_points_are_counted_for_their_owner_alone_until_the_end() -> None:
    table = position(settlements={ANNA: [0]}, cards={ANNA: {Card.VICTORY_POINT.at: 2}})
    assert table.scores["Anna"] == 1
    assert game.scores(table.state, ANNA)[ANNA].points == 3
    assert game.scores(table.state, BEN)[ANNA].points == 1


def test_points_reached_in_anothers_turn_wait_for_ones_own() -> None:
    table = position()
    table.state.points[BEN] = 10
    table.does("Anna", End())
    assert events(table, Won) == [Won(BEN, 10)]
    table = position()
    table.state.points[MINSU] = 10
    table.does("Anna", End())
    assert table.asked == ("Ben",)


def test_monopoly_takes_all_of_one_resource_from_everybody() -> None:
    table = position(
        cards={ANNA: {Card.MONOPOLY.at: 1}}, hands={ANNA: (0, 0, 1), BEN: (0, 0, 2), MINSU: (1, 0, 5)}
    )
    table.does("Anna", PlayMonopoly(Good.WOOL))
    assert [hand(table, seat)[2] for seat in range(4)] == [8, 0, 0, 0]
    assert hand(table, MINSU)[0] == 1


def test_year_of_plenty_takes_what_the_bank_has() -> None:
    table = position(cards={ANNA: {Card.YEAR_OF_PLENTY.at: 1}})
    table.state.bank[4] = 1
    table.refuses("Anna", PlayYearOfPlenty(Good.ORE, Good.ORE), Why.NOT_IN_BANK)
    table.refuses("Anna", PlayYearOfPlenty(Good.ORE, None), Why.TAKE_ANOTHER)
    table.does("Anna", PlayYearOfPlenty(Good.ORE, Good.WOOL))
    assert hand(table, ANNA) == (0, 0, 1, 0, 1, 0)


def test_year_of_plenty_takes_the_last_card_of_an_empty_bank() -> None:
    table = position(cards={ANNA: {Card.YEAR_OF_PLENTY.at: 1}})
    table.state.bank = [0, 0, 0, 0, 1, 0]
    assert table.legal("Anna")[0] == PlayYearOfPlenty(Good.ORE, None)
    table.does("Anna", PlayYearOfPlenty(Good.ORE, None))


def roads(count: int):
    return position(
        roads={ANNA: range(count)}, settlements={ANNA: [0]}, cards={ANNA: {Card.ROAD_BUILDING.at: 1}}
    )


def test_two_roads_for_nothing_by_the_rules_of_building() -> None:
    table = position(settlements={ANNA: [0]}, cards={ANNA: {Card.ROAD_BUILDING.at: 1}})
    table.does("Anna", PlayRoadBuilding())
    table.refuses("Anna", BuildRoad(60), Why.NO_CONNECTION)
    table.does("Anna", BuildRoad(0), BuildRoad(6))
    assert table.phase is Phase.MAIN
    assert table.state.free == 0


def test_with_one_road_left_one_is_built_and_the_turn_goes_on() -> None:
    table = roads(14).does("Anna", PlayRoadBuilding(), BuildRoad(14))
    assert table.phase is Phase.MAIN
    table.refuses("Anna", BuildRoad(18), Why.NO_PIECE)


def test_with_no_road_left_the_card_is_kept() -> None:
    roads(15).refuses("Anna", PlayRoadBuilding(), Why.NO_ROOM_FOR_ROADS)


def test_an_empty_pile_sells_nothing() -> None:
    table = position(hands={ANNA: CARD})
    table.state.deck = [0] * 10
    table.refuses("Anna", Buy(), Why.PILE_EMPTY)


def test_what_was_bought_only_its_owner_is_told() -> None:
    table = position(hands={ANNA: CARD}).does("Anna", Buy()).chance(Draw(Card.MONOPOLY))
    bought = events(table, CardBought)[0]
    assert bought.seen_by(ANNA).card is Card.MONOPOLY
    assert bought.seen_by(BEN).card is None
    assert table.view("Ben").own_cards == ()
    assert table.view(None).cards == (1, 0, 0, 0)


def founded(*corners: tuple[int, int], players: int = 3) -> Table:
    """Buildings and roads in the order of set-up, on the printed map; Anna is first."""
    table = Table(game, players=players).chance(Lots(ANNA))
    for corner, path in corners:
        table.does(table.asked[0], Found(corner, path))
    return table


def test_set_up_goes_in_turn_and_back_again() -> None:
    table = Table(game, players=3).chance(Lots(ANNA))
    order = []
    for corner, path in ((0, 0), (2, 4), (50, 65), (15, 17), (42, 53), (52, 68)):
        order.append(table.asked[0])
        table.does(table.asked[0], Found(corner, path))
    assert order == ["Anna", "Ben", "민수", "민수", "Ben", "Anna"]
    assert (table.phase, table.asked) == (Phase.ROLL, ("Anna",))


def test_only_the_second_settlement_brings_cards() -> None:
    table = founded((18, 20), (0, 0), (50, 65), (15, 17))
    assert hand(table, MINSU) == (0, 1, 0, 0, 0, 0)  # one hill and the sea
    table = founded((18, 20), (0, 0), (50, 65), (34, 41))
    assert hand(table, MINSU) == (2, 0, 0, 0, 1, 0)


def test_the_desert_brings_nothing() -> None:
    assert hand(founded((2, 4), (0, 0), (50, 65), (23, 26)), MINSU) == (1, 1, 0, 0, 0, 0)


def test_the_second_road_touches_the_second_settlement() -> None:
    table = founded((18, 20), (0, 0), (50, 65))
    table.refuses("민수", Found(15, 71), Why.NOT_BESIDE)
    table.refuses("민수", Found(24, 28), Why.TOO_CLOSE)


def test_two_founded_roads_that_meet_are_one_of_two() -> None:
    table = founded((18, 28), (0, 0), (50, 65), (34, 41), (42, 53), (30, 36))
    assert table.state.roads[ANNA].bit_count() == 2
    assert table.state.lengths[:3] == [2, 1, 1]


def test_the_roll_comes_first_and_once() -> None:
    table = position(phase=Phase.ROLL, hands={ANNA: (1, 1, 1, 1)})
    assert table.legal("Anna") == [Roll()]
    table.does("Anna", Roll()).chance()
    assert Roll() not in table.legal("Anna")


def test_building_the_tenth_point_wins() -> None:
    table = position(roads={ANNA: [0]}, hands={ANNA: (1, 1, 1, 1)})
    table.state.points[ANNA] = 9
    assert table.does("Anna", BuildSettlement(0)).over
    assert table.places["Anna"] == 1
