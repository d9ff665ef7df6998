"""Barbarian Attack: set-up, landing, conquest, sevens, gold, points."""

from __future__ import annotations

from typing import Any

import pytest

from engines.catan import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Buy,
    Dice,
    Discard,
    DrawFrom,
    End,
    Found,
    Landing,
    Lots,
    MakeOffer,
    MoveRobber,
    Phase,
    PlayKnight,
    SpendGold,
    Steal,
    TradeWithBank,
    Why,
    game,
)
from engines.catan.barbarians.conquest import judge_hexes
from engines.catan.barbarians.events import BuildingFell, HexConquered, NoAttack, NobodyLanded, Unlanded
from engines.catan.barbarians.gold import exchange
from engines.catan.events import Won
from engines.catan.goods import GOLD, Good, one
from engines.catan.state import Card
from engines.catan.war import COAST
from engines.core import computer
from engines.core.chance import Rng
from engines.core.refusal import Core
from tests.catan.positions import ANNA, BEN, JIWOO, MINSU, events, hand, position
from tests.table import Table

WAR = {"mode": "barbarians", "first": "host"}
PAY = (1, 1, 1, 1)


def war(**about: Any) -> Table:
    return position("barbarians", **about)


def settling(**about: Any) -> Table:
    """Anna may settle on B3-12, far from every coast but her own."""
    return war(roads={ANNA: [20]}, hands={ANNA: PAY}, **about)


def lands(table: Table, *numbers: int) -> Table:
    for number in numbers:
        table.chance(Landing(max(1, number - 6), min(6, number - 1)))
    return table


def on(table: Table) -> dict[int, int]:
    """Barbarians by the number of their hex."""
    barbarians = table.state.here.barbarians
    return {table.state.land.tokens[at]: barbarians[at] for at in COAST if barbarians[at]}


def test_the_set_up() -> None:
    state = Table(game, players=4, options=WAR).state
    assert [
        state.deck[card.at] for card in (Card.KNIGHTHOOD, Card.BLACK_KNIGHT, Card.TREASON, Card.INTRIGUE)
    ] == [
        14,
        4,
        4,
        4,
    ]
    assert (state.here.supply, state.here.barbarians[18], state.here.barbarians[7]) == (34, 1, 1)
    assert sorted(state.land.tokens) == sorted([0, 0, *range(2, 7), *range(8, 13), 3, 4, 5, 6, 8, 9, 10])
    assert state.robber == -1


def test_terrain_is_shuffled_within_the_rings() -> None:
    state = game.new(4, game.meta.chosen(WAR), Rng("a"))
    outer = sorted(state.land.terrain[at].value for at in COAST)
    assert outer == ["fields"] * 2 + ["forest"] * 2 + ["hills"] * 2 + ["mountains"] + ["pasture"] * 3
    assert {state.land.terrain[at].value for at in (4, 5, 8, 9, 10, 13, 14)} == {
        "forest",
        "pasture",
        "hills",
        "mountains",
        "fields",
    }
    assert (state.land.terrain[16].value, state.land.terrain[2].value) == ("castle", "desert")


@pytest.mark.parametrize(("cards", "got"), [("1", (0, 0, 1, 0, 1, 0)), ("2", (0, 0, 2, 0, 2, 0))])
def test_the_second_building_is_a_city_with_one_card_a_hex(cards: str, got: tuple[int, ...]) -> None:
    table = war(phase=Phase.FOUNDING, players=3, options={"city_start_cards": cards})
    table.does("Anna", Found(0, 0)).does("Ben", Found(2, 4)).does("민수", Found(8, 13), Found(44, 57))
    assert table.state.cities[MINSU] == 1 << 44
    assert hand(table, MINSU) == got
    assert on(table) == {2: 1, 12: 1}


def test_the_dice_fall_without_being_asked() -> None:
    table = Table(game, "Anna", "Ben", "민수", options=WAR)
    for corner, path in ((0, 0), (50, 65), (15, 17), (42, 53), (52, 68), (26, 32)):
        table.does(table.asked[0], Found(corner, path))
    assert table.asked == ("chance",)


def test_sevens_and_numbers_that_came_before_are_rolled_again() -> None:
    table = settling(barbarians={}).does("Anna", BuildSettlement(18))
    assert table.asked == ("chance",)
    assert on(lands(table, 5, 5, 7, 9, 5, 10)) == {5: 1, 9: 1, 10: 1}
    assert table.phase is Phase.MAIN


def test_a_full_hex_takes_none_and_its_number_is_not_rolled_again() -> None:
    table = settling(barbarians={15: 3}).does("Anna", BuildSettlement(18))
    assert on(lands(table, 5, 9, 5, 10)) == {5: 3, 9: 1, 10: 1}
    assert events(table, NobodyLanded) == [NobodyLanded(15, Unlanded.FULL)]


def test_by_option_a_full_hex_is_rolled_again() -> None:
    table = settling(barbarians={15: 3}, options={"full_hex": "reroll"}).does("Anna", BuildSettlement(18))
    assert on(lands(table, 5, 9, 10, 4)) == {5: 3, 9: 1, 10: 1, 4: 1}


def test_by_option_with_two_open_numbers_two_are_rolled() -> None:
    full = {at: 3 for at in COAST if at not in (3, 6)}
    table = settling(barbarians=full, supply=5, options={"full_hex": "reroll"})
    table.does("Anna", BuildSettlement(18))
    assert lands(table, 9, 10).phase is Phase.MAIN
    assert table.state.here.supply == 3


def test_a_city_brings_an_attack_too() -> None:
    table = war(settlements={ANNA: [18]}, hands={ANNA: (0, 0, 0, 2, 3)}).does("Anna", BuildCity(18))
    assert table.phase is Phase.LANDING


def test_roads_and_cards_bring_none() -> None:
    table = war(settlements={ANNA: [18]}, hands={ANNA: (1, 1, 1, 1, 1)}).does("Anna", BuildRoad(20))
    assert table.phase is Phase.MAIN
    table.does("Anna", Buy())
    assert table.phase is Phase.DRAWING


def test_what_the_supply_has_left_lands_in_the_order_rolled() -> None:
    table = settling(barbarians={}, supply=2).does("Anna", BuildSettlement(18))
    assert on(lands(table, 3, 8, 11)) == {3: 1, 8: 1}
    assert events(table, NobodyLanded) == [NobodyLanded(11, Unlanded.SUPPLY_EMPTY)]


def test_with_an_empty_supply_nobody_attacks() -> None:
    table = settling(supply=0).does("Anna", BuildSettlement(18))
    assert table.phase is Phase.MAIN
    assert events(table, NoAttack)


def test_the_third_barbarian_conquers_a_hex() -> None:
    table = settling(barbarians={3: 2}, cities={BEN: [17]}).does("Anna", BuildSettlement(18))
    lands(table, 9, 10, 11)
    assert events(table, HexConquered) == [HexConquered(3)]
    table.state.draw(Phase.ROLLING)
    table.chance(Dice(4, 5))
    assert hand(table, BEN) == (0,) * 6  # B1 lies idle
    assert table.state.idle == 1 << 3


def test_an_inner_hex_of_the_same_number_still_pays() -> None:
    table = war(barbarians={3: 3}, cities={BEN: [17, 29]}, phase=Phase.ROLLING)
    table.start.waits = table.state.waits = (-1,)
    table.chance(Dice(4, 5))
    assert hand(table, BEN) == (0, 0, 0, 0, 2, 0)  # D2, mountains 9


@pytest.mark.parametrize(
    ("corner", "conquered", "lies"),
    [
        (11, [3], True),
        (16, [3], False),
        (16, [3, 7], True),
        (12, [3, 0], False),
        (10, [6], False),
    ],
)
def test_what_is_cut_off_lies_down(corner: int, conquered: list[int], lies: bool) -> None:
    table = war(settlements={BEN: [corner]}, barbarians=dict.fromkeys(conquered, 3))
    assert table.scores["Ben"] == (0 if lies else 1)
    assert bool(table.state.fallen >> corner & 1) is lies


def test_a_careful_player_draws_a_card_where_there_is_one() -> None:
    table = war(phase=Phase.SEVEN_DRAW, hands={BEN: (2, 1)})
    assert computer.choose(game, table.state, ANNA, "careful", Rng("draw")) == DrawFrom(BEN)


def test_a_harbour_that_is_cut_off_is_dead() -> None:
    assert war(settlements={BEN: [11]}, barbarians={3: 3}).state.rates[BEN][0] == 4
    assert war(settlements={BEN: [11]}, barbarians={3: 2}).state.rates[BEN][0] == 2
    assert war(settlements={BEN: [10]}, barbarians={6: 3}).state.rates[BEN][4] == 2


def test_nothing_is_built_on_a_conquered_hex() -> None:
    rich = {ANNA: (3, 3, 3, 3, 3)}
    table = war(roads={ANNA: [18]}, settlements={ANNA: [11]}, barbarians={3: 3}, hands=rich)
    table.refuses("Anna", BuildRoad(24), Why.CONQUERED, hexes=("B1",))
    table = war(roads={ANNA: [6, 10]}, settlements={ANNA: [3]}, barbarians={3: 3}, hands=rich)
    table.refuses("Anna", BuildSettlement(11), Why.CONQUERED)


def test_a_lying_settlement_becomes_no_city_unless_by_option() -> None:
    about = {"settlements": {ANNA: [11]}, "barbarians": {3: 3}, "hands": {ANNA: (0, 0, 0, 2, 3)}}
    war(**about).refuses("Anna", BuildCity(11), Why.LYING)
    table = war(**about, options={"upgrade_lying": "yes"}).does("Anna", BuildCity(11))
    assert (table.scores["Anna"], table.state.points[ANNA]) == (0, 0)
    table.state.here.barbarians[3] = 2
    judge_hexes(table.state)
    assert (table.scores["Anna"], table.state.points[ANNA]) == (2, 2), "it stands up as the city that it is"


def test_points_lost_in_anothers_turn_are_missing_in_ones_own() -> None:
    table = war(turn=JIWOO, roads={JIWOO: [20]}, hands={JIWOO: PAY}, cities={ANNA: [11]}, barbarians={3: 2})
    table.state.points[ANNA] = 12
    lands(table.does("지우", BuildSettlement(18)), 9, 10, 11)
    assert events(table, BuildingFell)[0].seat == ANNA
    assert table.state.points[ANNA] == 10
    assert not table.does("지우", End()).over


@pytest.mark.parametrize(("before", "over"), [("no", True), ("yes", False)])
def test_whether_the_winning_settlement_wins_before_the_landing(before: str, over: bool) -> None:
    table = settling(cities={ANNA: [11]}, barbarians={3: 2}, options={"landing_before_win": before})
    table.state.points[ANNA] = 11
    table.does("Anna", BuildSettlement(18))
    assert table.over is over
    if not over:
        assert not events(lands(table, 9, 10, 11), Won)  # her own city lies
        assert table.state.points[ANNA] == 10


def test_a_seven_asks_for_no_robber_and_gold_is_not_counted() -> None:
    table = war(hands={ANNA: (9, 0, 0, 0, 0, 5), BEN: (0, 2)}, phase=Phase.ROLLING)
    table.start.waits = table.state.waits = (-1,)
    table.chance(Dice(3, 4)).does("Anna", *[Discard(Good.LUMBER)] * 4)
    assert hand(table, ANNA) == (5, 0, 0, 0, 0, 5)
    table.refuses("Anna", MoveRobber(3, None), Core.WRONG_PHASE)
    table.refuses("Anna", DrawFrom(MINSU), Why.NO_VICTIM)
    table.does("Anna", DrawFrom(BEN)).chance(Steal(Good.BRICK))
    assert hand(table, BEN) == (0, 1, 0, 0, 0, 0)
    assert table.phase is Phase.MAIN


@pytest.mark.parametrize(
    ("hands", "steal", "phase"),
    [
        ({BEN: (1,)}, "any", Phase.SEVEN_DRAW),
        ({BEN: one(GOLD, 4)}, "any", Phase.MAIN),
        ({BEN: (1,)}, "none", Phase.MAIN),
    ],
)
def test_the_draw_is_skipped_where_there_is_nothing_to_draw(hands: Any, steal: str, phase: Phase) -> None:
    table = war(hands=hands, phase=Phase.ROLLING, options={"seven_steal": steal})
    table.start.waits = table.state.waits = (-1,)
    assert table.chance(Dice(3, 4)).phase is phase


def test_the_draw_may_be_declined() -> None:
    table = war(hands={BEN: (1,)}, phase=Phase.SEVEN_DRAW).does("Anna", DrawFrom(None))
    assert table.phase is Phase.MAIN


def test_twice_a_turn_two_gold_buy_a_card() -> None:
    table = war(hands={ANNA: one(GOLD, 6)}).does("Anna", SpendGold(Good.ORE), SpendGold(Good.ORE))
    table.refuses("Anna", SpendGold(Good.ORE), Why.GOLD_TWICE)
    table.does("Anna", End()).chance(Dice(1, 1)).does("Ben", End()).chance(Dice(1, 1)).does("민수", End())
    table.chance(Dice(1, 1)).does("지우", End()).chance(Dice(1, 1))
    table.does("Anna", SpendGold(Good.WOOL))
    assert hand(table, ANNA) == (0, 0, 1, 0, 2, 0)


def test_gold_buys_what_the_bank_has() -> None:
    table = war(hands={ANNA: one(GOLD, 2), BEN: (0, 0, 0, 0, 19)})
    table.refuses("Anna", SpendGold(Good.ORE), Why.NOT_IN_BANK)


def test_gold_in_trade_with_the_bank() -> None:
    def prices(settlement: int, give: Good, **options: str) -> dict[Good, int]:
        return dict(exchange(war(settlements={ANNA: [settlement]}, options=options).state, ANNA, give))

    official = {"gold_maritime": "official"}
    assert prices(42, Good.WOOL)[Good.GOLD] == 2
    assert prices(42, Good.WOOL, **official)[Good.GOLD] == 4
    assert prices(0, Good.WOOL, **official)[Good.GOLD] == 3
    assert prices(18, Good.GOLD)[Good.ORE] == 4
    assert prices(0, Good.GOLD)[Good.ORE] == 3
    assert prices(0, Good.GOLD, **official) == {}


def test_gold_for_wool_at_the_wool_harbour() -> None:
    table = war(settlements={ANNA: [42]}, hands={ANNA: (0, 0, 2)})
    assert hand(table.does("Anna", TradeWithBank(Good.WOOL, Good.GOLD)), ANNA) == one(GOLD)


def test_gold_may_be_traded_between_players_but_not_for_gold() -> None:
    table = war(hands={ANNA: (1, 0, 0, 0, 0, 2), BEN: (0, 0, 0, 0, 1, 1)})
    table.refuses("Anna", MakeOffer(one(GOLD, 2), one(GOLD), None), Why.LIKE_FOR_LIKE)
    table.does("Anna", MakeOffer((1, 0, 0, 0, 0, 2), one(4), None))


@pytest.mark.parametrize(("count", "points"), [(1, 0), (3, 1), (4, 2)])
def test_two_prisoners_are_a_point(count: int, points: int) -> None:
    assert war(prisoners={BEN: count}).scores["Ben"] == points


def test_there_are_no_base_cards_in_the_scenario() -> None:
    war().refuses("Anna", PlayKnight(), Why.NO_SUCH_CARD)


def test_the_base_game_shows_nothing_of_the_scenario() -> None:
    assert position().view("Anna").barbarians is None


def test_what_lies_open_and_what_is_hidden() -> None:
    seen = war(hands={BEN: (1, 2, 0, 0, 0, 4)}, prisoners={BEN: 1}, knights={BEN: [3]}).view("Anna")
    assert (seen.held[BEN], seen.barbarians.gold[BEN], seen.barbarians.prisoners[BEN]) == (3, 4, 1)
    assert (seen.pile, seen.barbarians.knights[BEN]) == (26, 1 << 3)
    assert not hasattr(seen, "deck")


def test_the_lot_says_who_begins() -> None:
    table = Table(game, players=4, options={"mode": "barbarians"}).chance(Lots(BEN))
    assert table.asked == ("Ben",)
