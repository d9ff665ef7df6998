"""Setting up."""

import pytest

from engines.core.chance import Rng
from engines.methoni import Lots, Phase, Why, game
from engines.methoni.events import TurnOrderSet
from engines.methoni.pieces import DUCATS, MISSIONS
from tests.table import Table


@pytest.mark.parametrize(
    ("players", "ducats", "walls", "deck"), [(3, 20, 30, 45), (4, 15, 33, 40), (5, 12, 36, 35)]
)
def test_walls_ducats_and_cards_by_the_number_of_players(
    players: int, ducats: int, walls: int, deck: int
) -> None:
    state = game.new(players, game.meta.chosen({}), Rng("any"))
    assert state.ducats == [ducats] * players
    assert (state.wall_supply, sum(state.deck), state.bank) == (walls, deck, 4)
    assert state.market_ducats == [1] * 6
    assert sum(state.ducats) + state.bank + 6 == DUCATS
    assert [sum(hand) for hand in state.hands] == [5] * players
    assert len(set(state.missions)) == players
    assert not any(state.walls)
    assert not state.castles


def test_each_kind_is_on_three_missions_and_every_pair_on_one() -> None:
    kinds = [kind for row in MISSIONS.values() for kind in row]
    assert {kinds.count(kind) for kind in kinds} == {3}
    pairs = {frozenset((a, b)) for row in MISSIONS.values() for a in row for b in row if a != b}
    assert len(pairs) == 15


def test_the_first_player_is_drawn_by_lot_and_play_goes_to_the_left() -> None:
    table = Table(game, players=3)
    assert (table.phase, table.asked) == (Phase.LOTS, ("chance",))
    table.refuses("chance", Lots(3), Why.NO_SUCH_SEAT)
    table.chance(Lots(1))
    assert table.told == [TurnOrderSet(1)]
    assert table.asked == ("Ben",)
    assert table.state.neighbours(1) == (2, 0)


def test_or_the_host_begins() -> None:
    assert Table(game, players=3, options={"first": "host"}).asked == ("Anna",)
