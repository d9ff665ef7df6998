"""Barbarian Attack: development cards, Treason and Intrigue, moving knights."""

from __future__ import annotations

from typing import Any

import pytest

from engines.catan import (
    Buy,
    Capture,
    Draw,
    End,
    MoveBarbarian,
    MoveKnight,
    Phase,
    PlaceKnight,
    SpendGold,
    TradeWithBank,
    Why,
    game,
)
from engines.catan.barbarians.events import CardLost, CardReplaced, HexConquered, HexFreed, PileRenewed
from engines.catan.barbarians.leaving import IN_REACH, OUTSIDE, WITH_GRAIN, fewest_left
from engines.catan.goods import GRAIN, Good, one
from engines.catan.island import DISTANCE, SIDES_OF, ones
from engines.catan.state import Card
from engines.catan.war import CASTLE_PATHS, COAST
from engines.core import log
from engines.core.refusal import Core
from tests.catan.positions import ANNA, BEN, events, hand, position
from tests.table import Table

CARDS = (0, 0, 3, 3, 3)
CASTLE = [55, 56, 62, 63, 66, 67]


def war(**about: Any) -> Table:
    return position("barbarians", **about)


def drawn(card: Card, **about: Any) -> Table:
    return war(**{"hands": {ANNA: CARDS}, **about}).does("Anna", Buy()).chance(Draw(card))


def paths(table: Table) -> list[int]:
    return [act.path for act in table.legal("Anna")]


def test_knighthood_puts_a_knight_beside_the_castle() -> None:
    table = drawn(Card.KNIGHTHOOD, knights={BEN: [62]})
    assert paths(table) == [55, 56, 63, 66, 67]
    table.refuses("Anna", PlaceKnight(62), Why.KNIGHT_THERE)
    table.refuses("Anna", PlaceKnight(0), Why.NOT_AT_CASTLE)
    assert table.does("Anna", PlaceKnight(55)).state.here.knights[ANNA] == 1 << 55


@pytest.mark.parametrize("name", ["black", "swift"])
def test_a_black_knight_goes_anywhere_where_no_knight_stands(name: str) -> None:
    card = Card.BLACK_KNIGHT if name == "black" else Card.SWIFT_KNIGHT
    table = drawn(card, knights={BEN: [62, 1]}, options={"black_knight_name": name}, barbarians={3: 3})
    assert len(paths(table)) == 70
    table.does("Anna", PlaceKnight(18))  # beside a conquered hex


def test_with_six_knights_out_the_card_is_lost() -> None:
    table = drawn(Card.KNIGHTHOOD, knights={ANNA: [0, 1, 2, 3, 4, 5]})
    assert events(table, CardLost) == [CardLost(ANNA, Card.KNIGHTHOOD)]
    assert hand(table, ANNA) == (0, 0, 2, 2, 2, 0)
    table.does("Anna", Buy())


def test_with_no_free_path_at_the_castle_the_card_is_lost() -> None:
    assert events(drawn(Card.KNIGHTHOOD, knights={BEN: CASTLE}), CardLost)


def test_each_card_is_carried_out_before_the_next_is_bought() -> None:
    table = drawn(Card.KNIGHTHOOD)
    table.refuses("Anna", Buy(), Core.WRONG_PHASE)
    table.does("Anna", PlaceKnight(55), Buy()).chance(Draw(Card.KNIGHTHOOD))
    table.does("Anna", PlaceKnight(56), Buy()).chance(Draw(Card.BLACK_KNIGHT)).does("Anna", PlaceKnight(0))
    assert table.state.here.discarded[Card.KNIGHTHOOD.at] == 2
    assert sum(table.state.deck) == 23


def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    table = war(hands={ANNA: CARDS})
    table.state.here.discarded, table.state.deck = table.state.deck, [0] * 10
    table.does("Anna", Buy())
    assert events(table, PileRenewed) == [PileRenewed(26)]
    assert sum(table.chance().state.deck) == 25


def treason(barbarians: dict[int, int], **about: Any) -> Table:
    return drawn(Card.TREASON, barbarians=barbarians, **about)


def test_treason_moves_two_barbarians_from_two_hexes_to_two_others() -> None:
    table = treason({3: 3, 18: 1}, settlements={BEN: [11]})
    assert table.scores["Ben"] == 0
    table.refuses("Anna", MoveBarbarian(3, 4), Why.ONLY_COAST, hex="B2")
    table.refuses("Anna", MoveBarbarian(3, 16), Why.ONLY_COAST)
    table.does("Anna", MoveBarbarian(3, 0))
    assert events(table, HexFreed) == [HexFreed(3)]
    table.refuses("Anna", MoveBarbarian(18, 3), Why.OTHER_HEXES, hex="B1")
    table.refuses("Anna", MoveBarbarian(18, 0), Why.OTHER_HEXES, hex="A1")
    table.refuses("Anna", MoveBarbarian(3, 1), Why.OTHER_HEXES)
    table.does("Anna", MoveBarbarian(18, 1))
    here = table.state.here
    assert [here.barbarians[at] for at in (3, 18, 0, 1)] == [2, 0, 1, 1]
    assert (hand(table, ANNA)[5], table.scores["Ben"], table.phase) == (2, 1, Phase.MAIN)


def test_treason_never_moves_onto_a_hex_with_three() -> None:
    table = treason({3: 1, 18: 1, 0: 3})
    table.refuses("Anna", MoveBarbarian(3, 0), Why.HEX_FULL)


def test_the_third_barbarian_by_treason_conquers() -> None:
    table = treason({3: 1, 18: 1, 0: 2}, settlements={BEN: [0]}).does("Anna", MoveBarbarian(3, 0))
    assert events(table, HexConquered) == [HexConquered(0)]
    assert table.scores["Ben"] == 0


def test_what_treason_lacks_comes_from_the_supply() -> None:
    table = treason({3: 2})
    table.refuses("Anna", MoveBarbarian(None, 0), Why.NO_BARBARIAN)
    table.does("Anna", MoveBarbarian(3, 0))
    assert {act.source for act in table.legal("Anna")} == {None}
    before = table.state.here.supply
    table.does("Anna", MoveBarbarian(None, 1))
    assert table.state.here.supply == before - 1


def test_with_two_hexes_held_treason_leaves_the_supply_alone() -> None:
    table = treason({3: 1, 18: 1})
    table.refuses("Anna", MoveBarbarian(3, 18), Why.STUCK_TREASON)


def test_treason_does_as_much_as_can_be_done() -> None:
    table = treason({3: 1}, supply=0).does("Anna", MoveBarbarian(3, 0))
    assert table.phase is Phase.MAIN
    table = treason(dict.fromkeys(COAST, 3), supply=0)
    assert (table.phase, hand(table, ANNA)[5]) == (Phase.MAIN, 2)


def test_a_match_saved_in_the_middle_of_a_treason_goes_on_alike() -> None:
    table = treason({3: 3, 18: 1}).does("Anna", MoveBarbarian(3, 0))
    again = log.thaw(game, log.freeze(table.state))
    game.play(again, ANNA, MoveBarbarian(18, 1))
    assert log.freeze(again) == log.freeze(table.does("Anna", MoveBarbarian(18, 1)).state)


def test_intrigue_moves_one_barbarian() -> None:
    table = drawn(Card.INTRIGUE, barbarians={3: 3, 7: 1, 18: 3})
    table.refuses("Anna", MoveBarbarian(3, 18), Why.HEX_FULL)
    for at in (4, 16, 2):
        table.refuses("Anna", MoveBarbarian(3, at), Why.ONLY_COAST)
    table.refuses("Anna", MoveBarbarian(3, 3), Why.SAME_HEX)
    table.does("Anna", MoveBarbarian(3, 7))
    here = table.state.here
    assert (here.barbarians[3], here.barbarians[7], here.prisoners[ANNA], hand(table, ANNA)[5]) == (
        2,
        2,
        0,
        0,
    )
    assert table.phase is Phase.MAIN


def test_by_option_intrigue_takes_a_prisoner() -> None:
    table = drawn(Card.INTRIGUE, barbarians={3: 3}, options={"intrigue": "prisoner"})
    table.refuses("Anna", Capture(18), Why.NO_BARBARIAN)
    table.does("Anna", Capture(3))
    assert (table.state.here.prisoners[ANNA], table.state.here.barbarians[3]) == (1, 2)
    assert events(table, HexFreed)


@pytest.mark.parametrize("intrigue", ["move", "prisoner"])
def test_with_no_barbarian_on_the_island_intrigue_is_replaced_for_nothing(intrigue: str) -> None:
    table = drawn(Card.INTRIGUE, barbarians={}, options={"intrigue": intrigue})
    assert events(table, CardReplaced)
    assert table.phase is Phase.DRAWING
    table.chance(Draw(Card.KNIGHTHOOD))
    assert hand(table, ANNA) == (0, 0, 2, 2, 2, 0)


def test_a_knight_moves_three_paths_or_five_for_a_grain() -> None:
    table = war(knights={ANNA: [62]})
    table.refuses("Anna", MoveKnight(62, 33), Why.NO_GRAIN, steps=4)
    table.does("Anna", MoveKnight(62, 40))
    for to, price in ((40, 0), (33, 1), (23, 1)):
        table = war(knights={ANNA: [62]}, hands={ANNA: one(GRAIN)}).does("Anna", MoveKnight(62, to))
        assert hand(table, ANNA)[GRAIN] == 1 - price
    war(knights={ANNA: [62]}, hands={ANNA: one(GRAIN)}).refuses("Anna", MoveKnight(62, 21), Why.TOO_FAR)


def test_a_knight_passes_others_but_never_stops_with_them() -> None:
    table = war(knights={ANNA: [62], BEN: [49]})
    table.refuses("Anna", MoveKnight(62, 49), Why.KNIGHT_THERE)
    table.does("Anna", MoveKnight(62, 39))


def test_no_knight_is_left_beside_the_castle() -> None:
    table = war(knights={ANNA: [54]})
    table.refuses("Anna", MoveKnight(54, 55), Why.NOT_TO_CASTLE)
    table = war(knights={ANNA: [55]})
    table.refuses("Anna", End(), Why.LEAVE_CASTLE, open=("D1-5",))
    table.does("Anna", MoveKnight(55, 54), End())
    assert table.asked == ("chance",)


def test_two_knights_in_a_row_go_in_the_order_that_works() -> None:
    table = war(knights={ANNA: [54, 49]})
    table.refuses("Anna", MoveKnight(54, 49), Why.KNIGHT_THERE)
    table.does("Anna", MoveKnight(49, 40), MoveKnight(54, 49))
    table.refuses("Anna", MoveKnight(49, 54), Why.ALREADY_MOVED)
    assert table.legal("Anna") == [End()]


def test_knights_of_others_and_absent_ones_do_not_move() -> None:
    table = war(knights={BEN: [54], ANNA: [0]})
    table.refuses("Anna", MoveKnight(54, 40), Why.NO_KNIGHT)


def test_with_the_first_knight_trading_and_building_are_over() -> None:
    table = war(knights={ANNA: [54]}, hands={ANNA: (4, 0, 0, 0, 0, 2)}).does("Anna", MoveKnight(54, 40))
    table.refuses("Anna", TradeWithBank(Good.LUMBER, Good.ORE), Core.WRONG_PHASE)
    table.refuses("Anna", SpendGold(Good.ORE), Core.WRONG_PHASE)


def test_a_knight_moved_may_be_taken_back() -> None:
    table = war(knights={ANNA: [54, 62]}, hands={ANNA: one(GRAIN)})
    table.does("Anna", MoveKnight(54, 40), MoveKnight(62, 33)).takes_back("Anna", 1)
    assert table.state.here.knights[ANNA] == 1 << 40 | 1 << 62
    assert hand(table, ANNA)[GRAIN] == 1
    table.does("Anna", MoveKnight(62, 49))


def test_a_match_without_knights_ends_its_turns_all_the_same() -> None:
    assert war().does("Anna", End()).state.turn == BEN


def blocked(*free: int, **about: Any) -> Table:
    """Anna's knight at the castle's lower left has no free path in reach of three, but for `free`."""
    taken = [path for path in ones(IN_REACH[66]) if path != 66 and path not in free]
    return war(knights={ANNA: [66], BEN: taken}, **about)


def test_where_every_path_in_reach_is_taken_a_knight_may_stay() -> None:
    table = blocked().does("Anna", End())
    assert table.state.turn == BEN


def test_grain_is_spent_if_only_that_brings_a_knight_away() -> None:
    blocked(hands={ANNA: one(GRAIN)}).refuses("Anna", End(), Why.LEAVE_CASTLE)
    four = next(path for path in range(72) if DISTANCE[66][path] == 4)
    blocked(hands={ANNA: one(GRAIN)}).does("Anna", MoveKnight(66, four), End())


def test_a_knight_does_not_take_the_only_way_out_of_another() -> None:
    way = next(path for path in ones(IN_REACH[66] & OUTSIDE))
    start = next(
        path
        for path in range(72)
        if DISTANCE[path][way] <= 3 and not (IN_REACH[66] | CASTLE_PATHS) >> path & 1
    )
    taken = [path for path in ones(IN_REACH[66]) if path not in (66, way)]
    table = war(knights={ANNA: [66, start], BEN: taken})
    table.refuses("Anna", MoveKnight(start, way), Why.NOT_TO_CASTLE)
    table.does("Anna", MoveKnight(66, way), End())


def test_a_knight_in_the_way_goes_first() -> None:
    way = next(path for path in ones(IN_REACH[66] & OUTSIDE))
    taken = [path for path in ones(IN_REACH[66]) if path not in (66, way)]
    table = war(knights={ANNA: [66, way], BEN: taken})
    assert fewest_left(table.state, ANNA) == 0
    table.refuses("Anna", End(), Why.LEAVE_CASTLE)


@pytest.mark.parametrize(
    ("path", "near", "far"), [(56, 17, 38), (63, 14, 33), (55, 14, 33), (67, 9, 25), (62, 9, 25), (66, 6, 21)]
)
def test_how_far_one_comes_from_the_castle(path: int, near: int, far: int) -> None:
    assert (IN_REACH[path] & OUTSIDE).bit_count() == near
    assert (WITH_GRAIN[path] & OUTSIDE).bit_count() == far


def test_how_many_moves_the_coast_is_away() -> None:
    least = {
        number: min(DISTANCE[start][side] for start in CASTLE for side in SIDES_OF[at] if side not in CASTLE)
        for at, number in zip(COAST, (4, 12, 9, 3, 8, 10, 11, 5, 2, 6), strict=True)
    }
    assert least == {4: 1, 12: 3, 9: 4, 3: 6, 8: 6, 10: 6, 11: 6, 5: 4, 2: 3, 6: 1}
