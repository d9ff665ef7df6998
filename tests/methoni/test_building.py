"""Building: a border at a land of the card's kind, an own house on one side, a neighbour's on the other."""

import pytest

from engines.core.refusal import Core
from engines.core.said import Who, said
from engines.methoni import Card, End, State, Trade, Why
from engines.methoni.borders import border_hint, card_hint, houses, houses_hint, placements
from tests.methoni.positions import COLOURS, RED, YELLOW, build, position, table


def options(state: State, border: str, seat: int = 0) -> list[str]:
    """Placements in words: "C05:R C06:Y"."""
    rows = placements(state, seat, border)
    return [" ".join(f"{land}:{COLOURS[owner]}" for land, owner in row) for row in rows]


@pytest.mark.parametrize(("players", "seat", "colours"), [(4, 0, "RYB"), (3, 0, "RYL"), (5, 2, "LBY")])
def test_the_house_beside_ones_own_is_of_a_neighbour_left_or_right(
    players: int, seat: int, colours: str
) -> None:
    found = options(position(players, turn=seat), "C05-C06", seat)
    own, *near = colours
    assert sorted(found) == sorted(
        f"C05:{a} C06:{b}" for other in near for a, b in ((own, other), (other, own))
    )


def test_by_the_sea_only_ones_own_house_is_placed() -> None:
    at = table(hands={0: "mountain sea field field marsh"})
    at.does(RED, build("mountain", "A03-sea", "A03:R"))
    assert at.state.houses == [14, 15, 15, 15]
    at.refuses(RED, build("sea", "A05-sea", "A05:Y"), Why.HOUSES_DIFFER)


def test_a_land_card_may_build_at_the_coast_of_its_own_land_only() -> None:
    at = table(hands={0: "mountain mountain field field marsh"})
    at.refuses(RED, build("field", "A03-sea", "A03:R"), Why.CARD_DIFFERS, border="A03-sea")
    at.does(RED, build("mountain", "A03-sea", "A03:R"))


def test_the_market_sea_card_builds_at_the_coast_or_at_a_market() -> None:
    at = table(hands={0: "sea sea field field marsh"})
    at.refuses(RED, build("sea", "C05-C06", "C05:R C06:Y"), Why.NOT_COAST_OR_MARKET)
    at.does(RED, build("sea", "C09-C10", "C09:R C10:Y"), build("sea", "B01-seaS", "B01:R"))


def test_the_card_must_touch_the_border() -> None:
    at = table(hands={0: "mountain field field marsh sea"})
    kinds = (said("kind-pasture"), said("kind-vineyard"))
    at.refuses(RED, build("mountain", "C05-C06", "C05:R C06:Y"), Why.CARD_DIFFERS, kinds=kinds)
    assert list(houses(at.state, 0, Card.MOUNTAIN, "C05-C06")) == []


def test_the_card_must_be_in_the_hand() -> None:
    at = table(hands={0: "mountain field field marsh sea"})
    at.refuses(RED, build("pasture", "C05-C06", "C05:R C06:Y"), Why.NOT_IN_HAND, card=said("card-pasture"))


def test_a_border_carries_one_wall() -> None:
    at = table(walls="C05-C06")
    at.refuses(RED, build("pasture", "C05-C06", "C05:R C06:Y"), Why.WALLED, border="C05-C06")


def test_a_border_that_does_not_exist_is_answered_with_those_of_the_land() -> None:
    at = table()
    at.refuses(
        RED,
        build("pasture", "A02-seaN", "A02:R"),
        Why.NO_SUCH_BORDER,
        borders=("A02-sea", "A02-A03", "A02-B02"),
    )
    at.refuses(RED, build("pasture", "Z99-sea", "Z99:R"), Why.NO_SUCH_BORDER, borders=())


def test_a_house_of_a_player_who_sits_across_is_refused() -> None:
    at = table()
    at.refuses(
        RED, build("pasture", "C05-C06", "C05:L C06:R"), Why.NOT_A_NEIGHBOUR, left=Who(1), right=Who(3)
    )
    at.refuses(RED, build("pasture", "C05-C06", "C05:R C06:R"), Why.HOUSES_DIFFER)


def test_a_third_card_is_refused() -> None:
    at = table(hands={0: "pasture pasture pasture field marsh"})
    at.does(RED, build("pasture", "A04-B04", "A04:R B04:Y"), build("pasture", "C05-C06", "C05:R C06:Y"))
    at.refuses(RED, build("pasture", "C08-D08", "C08:R D08:Y"), Core.NOT_YOUR_TURN)
    at.chance().chance()
    assert at.asked == (YELLOW,)


def test_one_card_is_enough() -> None:
    table().refuses(RED, End(), Why.CARD_FIRST)
    at = table().does(RED, build("pasture", "C05-C06", "C05:R C06:Y"), End()).chance()
    assert at.asked == (YELLOW,)
    assert sum(at.state.hands[0]) == 5


def test_without_own_houses_both_neighbours_build() -> None:
    state = position()
    state.houses = [0, 15, 15, 15]
    assert options(state, "C05-C06") == ["C05:Y C06:B", "C05:B C06:Y"]
    state.houses = [0, 15, 15, 0]
    assert options(state, "C05-C06") == ["C05:Y", "C06:Y"]
    state.houses = [0, 0, 15, 0]
    assert options(state, "C05-C06") == [""]


def test_without_neighbours_houses_only_ones_own_is_placed() -> None:
    state = position()
    state.houses = [15, 0, 15, 0]
    assert options(state, "C05-C06") == ["C05:R", "C06:R"]


def test_without_own_houses_the_coast_gets_a_wall_only() -> None:
    at = table(hands={0: "mountain sea field field marsh"})
    at.state.houses[0] = 0
    at.does(RED, build("mountain", "A03-sea"))
    assert at.state.houses == [0, 15, 15, 15]
    assert at.state.walls[at.state.map.border_index["A03-sea"]]


def test_a_wall_nobody_could_pay_for_is_refused_with_its_price_whatever_the_houses() -> None:
    at = table(walls="C06-C07 C06-D06", money=[0, 15, 15, 15])
    assert list(houses(at.state, 0, Card.PASTURE, "C05-C06")) == []
    at.refuses(RED, build("pasture", "C05-C06"), Why.TOO_DEAR, cost=1, have=0, options=())
    assert list(houses(at.state, 0, Card.PASTURE, "Z99-sea")) == []


def test_hints_say_what_a_card_a_border_and_houses_would_do() -> None:
    state = position(walls="C06-C07 C06-D06", standing="C06:R1Y1")
    closes = said("border-closes", lands=1, cost=2, more=True, have=15, markets=0)
    assert border_hint(state, 0, Card.PASTURE, "C05-C06") == closes
    assert card_hint(state, 0, Card.PASTURE) == said("card-hint", borders=27, trades=False)
    row = build("pasture", "C05-C06", "C05:R C06:Y").houses
    assert houses_hint(state, 0, Card.PASTURE, "C05-C06", row) == said("houses-cost", cost=3, have=15)
    assert houses_hint(state, 0, Card.PASTURE, "C08-D08", row) is None


def test_a_hint_warns_of_a_castle_left_to_the_next_player() -> None:
    state = position(walls="A02-A03")
    assert border_hint(state, 0, Card.FIELD, "A02-B02") == said("border-gift", lands=1)
    assert border_hint(state, 0, Card.PASTURE, "C05-C06") is None


def test_trading_needs_an_active_market() -> None:
    table().refuses(RED, Trade(Card.PASTURE), Why.NO_MARKET_ACTIVE)
