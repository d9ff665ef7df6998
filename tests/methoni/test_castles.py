"""Castles: what walls enclose belongs to whoever closed it, at a price. The rulebook's two examples come first."""

from engines.methoni import Kind, Merge, Why
from engines.methoni.atlas import MAPS
from engines.methoni.events import HousesPaid, HousesUpgraded, MarketOpened
from tests.methoni.positions import RED, build, castle_at, shown, table

CORNER = "C06-C07 C06-D06"
"""Two walls of C06; C05-C06 is the third."""


def test_example_1_one_land_and_one_foreign_house_cost_a_ducat_each() -> None:
    at = table(walls=CORNER, standing="C06:R1Y1").does(RED, build("pasture", "C05-C06", "C05:Y C06:R"))
    state = at.state
    assert state.ducats == [13, 16, 15, 15]
    assert (state.bank, state.towers[0], state.wall_supply) == (5, 3, 30)
    assert shown(state, "C06") == "R2 Y1 | "
    assert castle_at(state, "C06").price == 5
    assert HousesPaid(0, 1, 1) in at.told


def test_example_2_own_houses_are_free_and_three_become_a_villa() -> None:
    at = table(walls=CORNER, standing="C06:R2").does(RED, build("pasture", "C05-C06", "C05:Y C06:R"))
    state = at.state
    assert state.ducats == [14, 15, 15, 15]
    assert (state.bank, state.houses[0], state.villas[0]) == (5, 15, 4)
    assert castle_at(state, "C06").price == 7
    assert HousesUpgraded(0, "C06", 1) in at.told


def test_a_wall_that_closes_needs_the_ducats_for_these_very_houses() -> None:
    at = table(walls=CORNER, standing="C06:R1Y1", money=[2, 15, 15, 15])
    within = [act for act in at.legal(RED) if getattr(act, "border", "") == "C05-C06"]
    assert {owner for act in within for land, owner in act.houses if land == "C06"} == {0}
    at.refuses(RED, build("pasture", "C05-C06", "C05:R C06:Y"), Why.TOO_DEAR, cost=3, have=2, lands=1)
    poor = table(walls=CORNER, standing="C06:R1Y1", money=[1, 15, 15, 15])
    assert not [act for act in poor.legal(RED) if getattr(act, "border", "") == "C05-C06"]
    poor.refuses(RED, build("pasture", "C05-C06", "C05:Y C06:R"), Why.TOO_DEAR, cost=2, have=1, options=())


def test_the_coast_is_no_wall() -> None:
    at = table(walls="A02-A03 A02-B02", standing="A02:R2", hands={0: "forest sea sea field marsh"})
    assert not at.state.castles
    at.does(RED, build("forest", "A02-sea", "A02:R"))
    assert shown(at.state, "A02") == " | R1"
    assert (at.state.ducats[0], at.state.houses[0]) == (14, 15)


HEXAGON = "B06-B07 A08-B08 B09-B10 C09-C10 C08-D08"
"""Five of the six walls round B07, B08, B09, C07, C08, C09; C06-C07 is the sixth. C09 has a market."""


def test_a_wall_standing_inside_stays_and_no_border_inside_can_be_walled() -> None:
    at = table(5, walls=f"{HEXAGON} B07-B08", hands={0: "marsh vineyard field sea sea"})
    at.does(RED, build("marsh", "C06-C07", "C06:Y C07:R"))
    state = at.state
    assert castle_at(state, "B07").lands == castle_at(state, "C09").lands
    assert state.walls[state.map.border_index["B07-B08"]]
    assert state.wall_supply == 29
    at.refuses(RED, build("field", "B08-B09", "B08:R B09:Y"), Why.IN_CASTLE, castle="B07")


def test_six_lands_round_a_corner_cost_six_ducats_and_the_market_gives_one_back() -> None:
    at = table(walls=HEXAGON, hands={0: "marsh vineyard field sea sea"})
    at.does(RED, build("marsh", "C06-C07", "C06:Y C07:R"))
    assert (at.state.ducats[0], at.state.bank) == (10, 10)


def test_the_ducat_on_the_market_comes_after_the_payment() -> None:
    walls = "B09-C09 C08-C09"
    at = table(walls=walls).does(RED, build("vineyard", "C09-C10", "C09:R C10:Y"))
    assert (at.state.ducats[0], at.state.bank) == (15, 5)
    assert MarketOpened(0, "C09", Kind.VINEYARD, 1) in at.told
    table(walls=walls, money=[0, 15, 15, 15]).refuses(
        RED, build("vineyard", "C09-C10", "C09:R C10:Y"), Why.TOO_DEAR, cost=1, have=0
    )


RING = "B03 B04 B05 B06 B07 C03 C04 C06 C07 D04 D05 D06"
"""The twelve lands round C05."""


def test_a_castle_quite_surrounded_by_another_stays_a_castle_of_its_own() -> None:
    board = MAPS["methoni"]
    within = {*RING.split(), "C05"}
    outer = [name for name, lands in board.parted.items() if len(within & set(lands)) == 1]
    outer.remove("C07-C08")
    at = table(castles=[("Y", "C05", "", "")], walls=" ".join(outer))
    at.does(RED, build("pasture", "C07-C08", "C07:R C08:Y"))
    assert len(castle_at(at.state, "B03").lands) == 12
    assert at.state.ducats[0] == 3
    assert at.legal(RED) == [Merge("C05"), Merge(None)]


def test_without_a_villa_the_houses_stay() -> None:
    at = table(walls=CORNER, standing="C06:R2")
    at.state.villas[0] = 0
    at.does(RED, build("pasture", "C05-C06", "C05:Y C06:R"))
    assert shown(at.state, "C06") == "R3 | "
    assert castle_at(at.state, "C06").price == 5
