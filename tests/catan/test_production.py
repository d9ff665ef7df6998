"""Rulebook, "Production"."""

from __future__ import annotations

from typing import Any

from engines.catan import Dice, Phase, Why
from engines.catan.events import BankShort, NothingProduced, Produced
from engines.catan.goods import GOODS, LUMBER
from tests.catan.positions import ANNA, BEN, MINSU, events, hand, position, renumber
from tests.table import Table


def rolling(**about: Any) -> Table:
    table = position(phase=Phase.ROLLING, **about)
    table.start.waits = table.state.waits = (-1,)
    return table


def test_what_the_bank_cannot_pay_to_several_nobody_gets() -> None:
    table = rolling(
        cities={ANNA: [29]}, settlements={BEN: [17], MINSU: [2]}
    )  # forest 11 on C2, pasture 4 on B3
    table.state.bank[LUMBER] = 2
    table.chance(Dice(5, 6))
    assert hand(table, ANNA)[LUMBER] == hand(table, BEN)[LUMBER] == 0
    assert table.state.bank[LUMBER] == 2
    assert events(table, BankShort) == [BankShort(GOODS[LUMBER])]


def test_another_resource_of_the_same_roll_is_paid_all_the_same() -> None:
    table = rolling(cities={ANNA: [29]}, settlements={BEN: [17], MINSU: [50]})  # forest 11, pasture 11
    table.state.bank[LUMBER] = 2
    table.chance(Dice(5, 6))
    assert hand(table, MINSU) == (0, 0, 1, 0, 0, 0)


def test_a_single_claimant_gets_what_is_left() -> None:
    table = rolling(cities={ANNA: [29]})
    table.state.bank[LUMBER] = 1
    table.chance(Dice(5, 6))
    assert hand(table, ANNA)[LUMBER] == 1
    assert table.state.bank[LUMBER] == 0
    assert not events(table, BankShort)


def test_the_robber_stops_one_hex_and_not_the_building() -> None:
    def rolled(*dice: int) -> tuple[int, ...]:
        table = rolling(cities={ANNA: [45]}, robber=14)  # fields 4 with the robber, fields 6, pasture 11
        return hand(table.chance(Dice(*dice)), ANNA)

    assert rolled(3, 3) == (0, 0, 0, 2, 0, 0)
    assert rolled(1, 3) == (0, 0, 0, 0, 0, 0)
    assert rolled(5, 6) == (0, 0, 2, 0, 0, 0)


def on_pastures(*tokens: int) -> Table:
    table = rolling(settlements={ANNA: [13]})  # B2, A2, B3: hills, pasture, pasture
    return renumber(table, dict(zip((1, 5), tokens, strict=True)))


def test_two_hexes_of_one_resource_pay_each_on_its_own_number() -> None:
    assert hand(on_pastures(4, 9).chance(Dice(2, 2)), ANNA)[2] == 1
    assert hand(on_pastures(4, 9).chance(Dice(4, 5)), ANNA)[2] == 1


def test_two_hexes_of_one_resource_and_number_pay_twice() -> None:
    assert hand(on_pastures(4, 4).chance(Dice(2, 2)), ANNA)[2] == 2


def test_the_robber_on_one_of_two_hexes_of_a_number_leaves_the_other() -> None:
    table = rolling(cities={ANNA: [45]}, robber=14)
    renumber(table, {17: 4})  # both fields carry a 4
    assert hand(table.chance(Dice(2, 2)), ANNA)[3] == 2


def test_a_city_brings_two_and_a_settlement_one() -> None:
    table = rolling(cities={ANNA: [45]}, settlements={BEN: [49]})
    table.chance(Dice(3, 3))
    assert events(table, Produced) == [Produced(((ANNA, (0, 0, 0, 2, 0, 0)), (BEN, (0, 0, 0, 1, 0, 0))))]


def test_a_roll_that_brings_nobody_anything_is_told() -> None:
    assert events(rolling().chance(Dice(1, 1)), NothingProduced) == [NothingProduced(2)]


def test_dice_have_six_sides() -> None:
    rolling().refuses("chance", Dice(0, 7), Why.NO_SUCH_NUMBER)
