"""Trading and markets."""

import pytest

from engines.core.said import said
from engines.methoni import Card, End, Trade, Why
from engines.methoni.borders import usable
from engines.methoni.events import IncomeTaken, Traded
from engines.methoni.trading import goods_hint
from tests.methoni.positions import RED, YELLOW, build, position, table

VINEYARD_MARKET = [("B", "C09", "", "")]


def test_at_an_active_market_its_kind_and_the_market_sea_card_trade() -> None:
    at = table(castles=VINEYARD_MARKET, hands={0: "vineyard sea forest forest marsh"})
    trades = [act.card for act in at.legal(RED) if isinstance(act, Trade)]
    assert trades == [Card.VINEYARD, Card.SEA]
    at.refuses(RED, Trade(Card.FOREST), Why.MARKET_NOT_ACTIVE, active=(said("kind-vineyard"),))
    at.does(RED, Trade(Card.VINEYARD), Trade(Card.SEA))
    assert (at.state.ducats[0], at.state.bank) == (19, 0)
    assert at.state.ducats[3] == 15  # whose market it is does not matter


def test_without_an_active_market_nobody_trades() -> None:
    table().refuses(RED, Trade(Card.VINEYARD), Why.NO_MARKET_ACTIVE)


def test_founding_a_castle_on_a_market_opens_it_for_everybody_in_the_same_turn() -> None:
    at = table(walls="B09-C09 C08-C09", hands={0: "vineyard sea field field marsh"})
    at.does(RED, build("vineyard", "C09-C10", "C09:R C10:Y"), Trade(Card.SEA))
    assert at.state.ducats[0] == 17


def test_the_bank_gives_what_it_has() -> None:
    taken = []
    for bank in (5, 3, 1, 0):
        at = table(castles=VINEYARD_MARKET, bank=bank).does(RED, Trade(Card.VINEYARD))
        taken += [event.ducats for event in at.told if isinstance(event, Traded)]
        assert at.state.bank == bank - taken[-1]
    assert taken == [2, 2, 1, 0]
    assert goods_hint(position(bank=1), 0, Card.SEA) == said("trade-hint", ducats=1)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_whether_one_may_trade_at_an_empty_bank(answer: str) -> None:
    at = table(castles=VINEYARD_MARKET, bank=0, options={"trade_with_empty_bank": answer})
    at.state.wall_supply = 0  # so that the card can be used for nothing else
    assert usable(at.state, 0, Card.VINEYARD) is (answer == "yes")
    if answer == "yes":
        at.does(RED, Trade(Card.VINEYARD))
        assert at.state.ducats[0] == 15
    else:
        at.refuses(RED, Trade(Card.VINEYARD), Why.BANK_EMPTY)


def test_a_market_owned_brings_two_ducats_at_the_start_of_ones_turn() -> None:
    castles = [("Y", "C09", "", ""), ("Y", "D03", "", "")]
    at = table(castles=castles, bank=3, money=[15, 5, 15, 15], hands={0: "mountain field field forest sea"})
    at.does(RED, build("mountain", "A03-sea", "A03:R"), End()).chance()
    assert at.told[-1] == IncomeTaken(1, 2, 3, 4)
    assert (at.state.ducats[1], at.state.bank) == (8, 0)
    at.does(YELLOW, *at.legal(YELLOW)[:1], End()).chance()
    assert not [event for event in at.told if isinstance(event, IncomeTaken) and event.seat == 2]


def test_the_market_just_opened_brings_nothing_before_the_next_turn() -> None:
    at = table(walls="B09-C09 C08-C09").does(RED, build("vineyard", "C09-C10", "C09:R C10:Y"))
    assert not [event for event in at.told if isinstance(event, IncomeTaken)]
