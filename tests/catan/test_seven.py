"""Rulebook, "A seven is rolled" and "The robber"."""

from __future__ import annotations

import pytest

from engines.catan import Dice, Discard, MoveRobber, Phase, PlayKnight, Steal, Why
from engines.catan.events import CardStolen, Discarded
from engines.catan.goods import RESOURCES, Good
from engines.catan.state import Card
from tests.catan.positions import ANNA, BEN, JIWOO, MINSU, events, hand, position
from tests.catan.test_production import rolling

HANDS = {ANNA: (7,), BEN: (2, 2, 2, 2), MINSU: (5, 4), JIWOO: (3, 3, 3, 3, 3)}


def test_more_than_seven_cards_are_halved_rounded_down() -> None:
    table = rolling(hands=HANDS).chance(Dice(3, 4))
    assert table.state.owing == [0, 4, 4, 7]
    assert table.asked == ("Ben", "민수", "지우")


def test_all_discards_come_before_the_robber_in_any_order() -> None:
    table = rolling(hands=HANDS).chance(Dice(3, 4))
    table.does("지우", *[Discard(Good.ORE)] * 3, Discard(Good.WOOL))
    table.does("민수", *[Discard(Good.LUMBER)] * 4)
    table.does("지우", *[Discard(Good.WOOL)] * 2, Discard(Good.BRICK))
    assert table.asked == ("Ben",)
    table.does("Ben", *[Discard(good) for good in RESOURCES[:4]])
    assert table.phase is Phase.ROBBER
    assert [sum(hand(table, seat)) for seat in range(4)] == [7, 4, 5, 8]


def test_nobody_discards_for_another_or_more_than_is_owed() -> None:
    table = rolling(hands=HANDS).chance(Dice(3, 4))
    table.refuses("Ben", Discard(Good.ORE), Why.NOT_IN_HAND)
    table.does("Ben", *[Discard(good) for good in RESOURCES[:4]])
    assert table.legal("Ben") == []
    assert table.legal("Anna") == []


def test_every_choice_of_discards_is_ones_own() -> None:
    table = rolling(hands={BEN: (3, 2, 2, 1, 1)}).chance(Dice(3, 4))
    table.does("Ben", Discard(Good.ORE), Discard(Good.WOOL), Discard(Good.WOOL), Discard(Good.GRAIN))
    assert hand(table, BEN) == (3, 2, 0, 0, 0, 0)


def test_what_is_discarded_goes_to_the_bank() -> None:
    table = rolling(hands={BEN: (8,)}).chance(Dice(3, 4)).does("Ben", Discard(Good.LUMBER))
    assert table.state.bank[0] == 12


def test_which_card_was_discarded_only_its_owner_is_told() -> None:
    table = rolling(hands={BEN: (8,)}).chance(Dice(3, 4)).does("Ben", *[Discard(Good.LUMBER)] * 3)
    assert not any(isinstance(one, Discarded) for one in table.heard(None))
    table.does("Ben", Discard(Good.LUMBER))
    assert [one for one in table.heard(None) if isinstance(one, Discarded)] == [Discarded(BEN, None, 0)]
    assert [one.left for one in table.heard("Ben") if isinstance(one, Discarded)] == [3, 2, 1, 0]
    assert all(one.seen_by(BEN).good is Good.LUMBER for one in events(table, Discarded))


def test_with_small_hands_a_seven_goes_straight_to_the_robber() -> None:
    assert rolling(hands={BEN: (7,)}).chance(Dice(1, 6)).phase is Phase.ROBBER


def test_the_robber_must_move() -> None:
    table = rolling(robber=4).chance(Dice(3, 4))
    table.refuses("Anna", MoveRobber(4, None), Why.ROBBER_STAYS, hex="B2")
    assert table.does("Anna", MoveRobber(9, None)).phase is Phase.MAIN  # the desert is a land hex too


def robbing(**about):
    return position(phase=Phase.ROBBER, settlements={BEN: [0], MINSU: [8]}, **about)  # both on A1


def test_only_who_has_a_card_can_be_robbed() -> None:
    table = robbing(hands={MINSU: (1, 1, 1)})
    table.refuses("Anna", MoveRobber(0, BEN), Why.NO_VICTIM)
    table.refuses("Anna", MoveRobber(0, None), Why.CHOOSE_VICTIM)
    table.does("Anna", MoveRobber(0, MINSU)).chance(Steal(Good.BRICK))
    assert hand(table, ANNA) == (0, 1, 0, 0, 0, 0)
    assert hand(table, MINSU) == (1, 0, 1, 0, 0, 0)


def test_with_nobody_to_rob_nothing_is_asked() -> None:
    table = robbing().does("Anna", MoveRobber(0, None))
    assert table.phase is Phase.MAIN
    assert not events(table, CardStolen)


def test_which_card_was_taken_only_the_two_are_told() -> None:
    table = robbing(hands={MINSU: (0, 0, 3)}).does("Anna", MoveRobber(0, MINSU)).chance()
    stolen = events(table, CardStolen)[0]
    assert stolen.seen_by(ANNA) == stolen.seen_by(MINSU) == CardStolen(ANNA, MINSU, Good.WOOL)
    assert stolen.seen_by(BEN) == stolen.seen_by(None) == CardStolen(ANNA, MINSU, None)


def test_own_buildings_are_not_robbed() -> None:
    table = position(phase=Phase.ROBBER, settlements={ANNA: [0]}, hands={ANNA: (3,)})
    assert table.does("Anna", MoveRobber(0, None)).phase is Phase.MAIN


@pytest.mark.parametrize("phase", [Phase.ROLL, Phase.MAIN])
def test_a_knight_moves_the_robber_without_discards_and_the_turn_goes_on(phase: Phase) -> None:
    table = position(phase=phase, hands={BEN: (9,)}, cards={ANNA: {Card.KNIGHT.at: 1}})
    table.does("Anna", PlayKnight(), MoveRobber(0, None))
    assert table.phase is phase
    assert sum(hand(table, BEN)) == 9


def test_a_card_that_the_victim_does_not_hold_is_not_drawn() -> None:
    table = robbing(hands={MINSU: (0, 0, 3)}).does("Anna", MoveRobber(0, MINSU))
    table.refuses("chance", Steal(Good.ORE), Why.NOT_IN_HAND)
