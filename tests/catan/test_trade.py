"""Rulebook, "Trade": with the bank, at harbours, and between players."""

from __future__ import annotations

import pytest

from engines.catan import (
    Answer,
    BuildRoad,
    BuildSettlement,
    Confirm,
    End,
    MakeOffer,
    MoveRobber,
    Phase,
    PlayKnight,
    Steal,
    TradeWithBank,
    Why,
    Withdraw,
    game,
)
from engines.catan.events import AcceptancesVoid, OffersVoid, Traded, TradedWithAnother
from engines.catan.goods import Good, one
from engines.catan.state import Card
from engines.core import computer, log
from engines.core.chance import Rng
from tests.catan.positions import ANNA, BEN, JIWOO, MINSU, events, hand, position
from tests.table import Table

LUMBER, BRICK, WOOL, GRAIN, ORE = (one(at) for at in range(5))
SOME = {ANNA: (2, 1, 1, 1), BEN: (0, 0, 2), MINSU: (0, 0, 1), JIWOO: (1,)}
OFFER = MakeOffer(LUMBER, WOOL, None)


def test_four_of_a_kind_for_one_other() -> None:
    table = position(hands={ANNA: (5, 0, 3)})
    table.refuses("Anna", TradeWithBank(Good.WOOL, Good.ORE), Why.RATE, rate=4, have=3)
    table.refuses("Anna", TradeWithBank(Good.LUMBER, Good.LUMBER), Why.LIKE_FOR_LIKE)
    table.does("Anna", TradeWithBank(Good.LUMBER, Good.ORE))
    assert hand(table, ANNA) == (1, 0, 3, 0, 1, 0)


def test_a_harbour_serves_in_the_turn_it_is_settled() -> None:
    table = position(roads={ANNA: [61]}, hands={ANNA: (1, 1, 3, 1, 2)}).does("Anna", BuildSettlement(42))
    table.refuses("Anna", TradeWithBank(Good.ORE, Good.WOOL), Why.RATE)
    table.does("Anna", TradeWithBank(Good.WOOL, Good.ORE))
    assert hand(table, ANNA) == (0, 0, 0, 0, 3, 0)


def test_a_harbour_for_anything_takes_three() -> None:
    table = position(settlements={ANNA: [0]}, hands={ANNA: (3,)})
    table.does("Anna", TradeWithBank(Good.LUMBER, Good.ORE))


def test_the_bank_gives_what_it_has() -> None:
    table = position(hands={ANNA: (0, 4), BEN: (19,)})
    table.refuses("Anna", TradeWithBank(Good.BRICK, Good.LUMBER), Why.NOT_IN_BANK)


def test_there_is_no_gold_in_the_base_game() -> None:
    position(hands={ANNA: (4,)}).refuses("Anna", TradeWithBank(Good.LUMBER, Good.GOLD), Why.NO_SUCH_GOOD)


def offered(*offers: MakeOffer, **about) -> Table:
    return position(**{"hands": SOME, **about}).does("Anna", *(offers or (OFFER,)))


def test_several_accept_and_exactly_one_trade_is_made() -> None:
    table = offered().does("Ben", Answer(1, True)).does("민수", Answer(1, True))
    table.does("Anna", Confirm(1, MINSU))
    assert events(table, Traded) == [Traded(1, ANNA, MINSU, LUMBER, WOOL)]
    assert events(table, TradedWithAnother) == [TradedWithAnother(1, (BEN,))]
    assert (hand(table, ANNA)[:3], hand(table, MINSU)[:3], hand(table, BEN)[:3]) == (
        (1, 1, 2),
        (1, 0, 0),
        (0, 0, 2),
    )
    table.refuses("Anna", Confirm(1, BEN), Why.NO_SUCH_OFFER)


def test_an_offer_to_one_is_a_trade_once_it_is_accepted() -> None:
    table = offered(MakeOffer(LUMBER, WOOL, BEN))
    assert table.state.may_act == (ANNA, BEN)
    table.does("Ben", Answer(1, True))
    assert hand(table, BEN)[:3] == (1, 0, 1)


def test_what_was_offered_and_spent_is_offered_no_longer() -> None:
    table = offered(roads={ANNA: [0]}, hands={**SOME, ANNA: (1, 1)}).does("Ben", Answer(1, True))
    table.does("Anna", BuildRoad(6))
    assert events(table, OffersVoid) == [OffersVoid((1,))]
    table.refuses("Anna", Confirm(1, BEN), Why.NO_SUCH_OFFER)


def test_whoever_lacks_what_is_asked_cannot_accept() -> None:
    table = offered(MakeOffer(LUMBER, one(2, 2), None), OFFER)
    table.refuses("민수", Answer(1, True), Why.NOT_IN_HAND)
    table.does("민수", Answer(1, False))
    table.refuses("민수", Answer(1, True), Why.ANSWERED)


def test_only_with_whoever_is_on_turn() -> None:
    table = offered()
    table.refuses("Ben", MakeOffer(WOOL, LUMBER, JIWOO), Why.ONLY_WITH_TURN)
    table.does("Ben", MakeOffer(WOOL, LUMBER, ANNA)).does("Anna", Answer(2, True))
    assert hand(table, ANNA)[:3] == (1, 1, 2)


def test_without_an_offer_nobody_else_speaks() -> None:
    assert position(hands=SOME).state.may_act == (ANNA,)


@pytest.mark.parametrize(
    ("give", "get", "why"),
    [
        ((1, 0, 1, 0, 0, 0), LUMBER, Why.LIKE_FOR_LIKE),
        ((0,) * 6, WOOL, Why.NO_GIFT),
        (LUMBER, (0,) * 6, Why.NO_GIFT),
        (one(0, -1), WOOL, Why.NO_SUCH_GOOD),
        (one(0, 3), WOOL, Why.NOT_IN_HAND),
        (one(5), WOOL, Why.NOT_IN_HAND),
    ],
)
def test_what_is_no_trade(give: tuple[int, ...], get: tuple[int, ...], why: Why) -> None:
    position(hands=SOME).refuses("Anna", MakeOffer(give, get, None), why)


def test_ten_offers_a_turn() -> None:
    table = offered(*[OFFER] * 10)
    table.refuses("Anna", OFFER, Why.ENOUGH_OFFERS)


def test_an_offer_is_taken_back_by_whoever_made_it() -> None:
    table = offered()
    table.refuses("Ben", Withdraw(1), Why.NO_SUCH_OFFER)
    table.does("Anna", Withdraw(1))
    assert table.state.may_act == (ANNA,)


def test_at_the_end_of_the_turn_offers_are_void() -> None:
    table = offered(OFFER, OFFER).does("Anna", End())
    assert events(table, OffersVoid) == [OffersVoid((1, 2))]
    assert not table.state.offers


def test_offers_have_numbers_that_never_come_again() -> None:
    table = offered().does("Anna", Withdraw(1), OFFER)
    assert [offer.number for offer in table.state.offers] == [2]


def test_after_a_theft_nothing_that_the_victim_said_stands() -> None:
    table = offered(cards={ANNA: {Card.KNIGHT.at: 1}}, settlements={BEN: [0]}).does("Ben", Answer(1, True))
    table.does("Anna", PlayKnight(), MoveRobber(0, BEN)).chance(Steal(Good.WOOL))
    assert events(table, AcceptancesVoid) == [AcceptancesVoid(BEN, (1,))]
    assert table.phase is Phase.MAIN
    table.does("Ben", Answer(1, True))


def test_random_players_make_no_offers() -> None:
    table = position(hands=SOME)
    assert not any(isinstance(act, MakeOffer) for act in table.legal("Anna"))


@pytest.mark.parametrize(("give", "get", "yes"), [(ORE, WOOL, True), (WOOL, one(0, 3), False)])
def test_careful_players_judge_offers_by_what_they_are_worth(
    give: tuple[int, ...], get: tuple[int, ...], yes: bool
) -> None:
    table = position(settlements={BEN: [0]}, hands={ANNA: (0, 0, 4, 0, 4), BEN: (3, 0, 4, 2, 2)}).does(
        "Anna", MakeOffer(give, get, BEN)
    )
    act = computer.choose(game, table.state, BEN, "careful", Rng("careful"))
    assert act == Answer(1, yes)


def test_a_match_saved_with_an_open_offer_goes_on_alike() -> None:
    table = offered().does("Ben", Answer(1, True))
    again = log.thaw(game, log.freeze(table.state))
    assert again == table.state
    game.play(again, ANNA, Confirm(1, BEN))
    assert log.freeze(again) == log.freeze(table.does("Anna", Confirm(1, BEN)).state)
