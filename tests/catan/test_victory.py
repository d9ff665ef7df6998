"""Barbarian Attack: victory checks, prisoners, losses, and the twelfth point."""

from __future__ import annotations

from typing import Any

import pytest

from engines.catan import End, LossDie, MoveKnight, Phase, PrisonerDie
from engines.catan.barbarians.checks import ranked
from engines.catan.barbarians.events import (
    HexFreed,
    KnightRetired,
    PrisonerMissed,
    PrisonersTaken,
    Victory,
)
from engines.catan.events import Won
from engines.catan.island import SIDES_OF
from tests.catan.positions import ANNA, BEN, JIWOO, MINSU, events, hand, position
from tests.table import Table

C1 = SIDES_OF[7]
"""The paths around C1, the 12: from its upper right, clockwise."""


def war(**about: Any) -> Table:
    return position("barbarians", **about)


def dice(table: Table, *pips: int) -> Table:
    return table.chance(*(PrisonerDie(one) for one in pips))


def prisoners(table: Table) -> list[int]:
    return table.state.here.prisoners


def gold(table: Table) -> list[int]:
    return [hand(table, seat)[5] for seat in range(table.state.players)]


def test_knights_must_outnumber_barbarians() -> None:
    table = war(barbarians={7: 2}, knights={ANNA: C1[:2]}).does("Anna", End())
    assert not events(table, Victory)
    table = war(barbarians={7: 2}, knights={ANNA: C1[:2], BEN: C1[2:3]}).does("Anna", End())
    assert events(table, Victory) == [Victory(7, 12, 2, ((ANNA, 2), (BEN, 1)))]


def test_six_knights_against_nobody_are_no_victory() -> None:
    table = war(barbarians={}, knights={ANNA: C1}).does("Anna", End())
    assert not events(table, Victory)


def test_alone_one_takes_all_prisoners() -> None:
    table = war(barbarians={7: 3}, knights={ANNA: C1[:4]}).does("Anna", End()).chance(LossDie(3))
    assert prisoners(table) == [3, 0, 0, 0]
    assert table.scores["Anna"] == 1


def test_one_each_and_the_left_over_to_the_most_knights() -> None:
    table = war(barbarians={7: 3}, knights={ANNA: C1[:3], BEN: C1[3:4]}).does("Anna", End())
    assert prisoners(table) == [2, 1, 0, 0]
    assert gold(table) == [0, 0, 0, 0]


def test_a_tie_for_the_left_over_is_rolled_for_and_the_loser_gets_gold() -> None:
    table = war(barbarians={7: 3}, knights={ANNA: C1[:2], BEN: C1[2:4]}).does("Anna", End())
    assert table.phase is Phase.SHARING
    dice(table, 4, 4, 2, 5)
    assert prisoners(table) == [1, 2, 0, 0]
    assert events(table, PrisonerMissed) == [PrisonerMissed(ANNA, 3)]


def test_three_barbarians_for_three_players() -> None:
    table = war(barbarians={7: 3}, knights={ANNA: C1[:2], BEN: C1[2:3], MINSU: C1[3:4]}).does("Anna", End())
    assert prisoners(table) == [1, 1, 1, 0]


def test_too_few_barbarians_are_rolled_for() -> None:
    table = war(barbarians={7: 1}, knights={ANNA: C1[:1], BEN: C1[1:2], JIWOO: C1[2:3]}).does("Anna", End())
    dice(table, 5, 2, 5)  # Anna and 지우 are level, Ben goes away without
    assert gold(table) == [0, 3, 0, 0]
    dice(table, 1, 6)
    assert prisoners(table) == [0, 0, 0, 1]
    assert gold(table) == [3, 3, 0, 0]
    assert table.phase is Phase.RETIRING


def test_level_rolls_that_both_have_a_place_are_not_rolled_again() -> None:
    assert ranked([0, 1, 2], [4, 4, 2], 2) == ([0, 1], [], [2])
    assert ranked([0, 1, 2], [6, 4, 4], 2) == ([0], [1, 2], [])
    assert ranked([0, 1, 2, 3], [1, 5, 3, 5], 1) == ([], [1, 3], [0, 2])


@pytest.mark.parametrize(("pips", "lost"), [(2, [34, 33]), (5, [33, 34]), (1, [24, 39]), (6, [23, 40])])
def test_the_die_takes_the_knights_of_two_opposite_paths(pips: int, lost: list[int]) -> None:
    table = war(barbarians={7: 1}, knights={ANNA: C1[:3], BEN: C1[3:]})
    table.does("Anna", End())
    dice(table, 6, 1).chance(LossDie(pips))
    assert [one.path for one in events(table, KnightRetired)] == lost
    assert gold(table) == [3, 3 + 3, 0, 0]
    assert table.state.here.standing.bit_count() == 4


def test_a_victory_frees_the_hex_and_what_lay_there_stands_up() -> None:
    table = war(barbarians={7: 3}, knights={ANNA: C1[:4]}, cities={BEN: [21]})
    assert table.scores["Ben"] == 0
    table.does("Anna", End())
    assert events(table, HexFreed) == [HexFreed(7)]
    assert table.scores["Ben"] == 2


def test_the_movers_twelfth_point_in_the_checks_wins_on_the_spot() -> None:
    table = war(barbarians={7: 3}, knights={ANNA: C1[:4]}, cities={ANNA: [21]})
    table.state.points[ANNA] = 9
    table.does("Anna", End())
    assert events(table, Won) == [Won(ANNA, 12)]
    assert table.over


def test_anothers_twelfth_point_waits_for_the_own_turn() -> None:
    table = war(barbarians={7: 3}, knights={ANNA: C1[:4]}, cities={BEN: [21]})
    table.state.points[BEN] = 10
    table.does("Anna", End())
    assert not table.over
    assert events(table.chance(LossDie(1)), Won) == [Won(BEN, 12)]


def test_the_round_of_checks_goes_clockwise_from_the_four_and_survivors_fight_again() -> None:
    shared = 40  # between C1, the 12, and D1, the 4
    table = war(barbarians={12: 1, 7: 1}, knights={ANNA: [shared, 41, 24]}).does("Anna", End())
    table.chance(LossDie(1)).chance(LossDie(2))
    assert [one.number for one in events(table, Victory)] == [4, 12]
    assert [one.path for one in events(table, KnightRetired)] == [41]
    assert prisoners(table) == [2, 0, 0, 0]


def test_a_knight_lost_on_one_hex_does_not_fight_on_the_next() -> None:
    table = war(barbarians={12: 1, 7: 1}, knights={ANNA: [40, 41, 24]}).does("Anna", End())
    table.chance(LossDie(6))  # the path between the two hexes
    assert [one.number for one in events(table, Victory)] == [4]


def test_checks_are_held_though_nobody_moved() -> None:
    table = war(barbarians={3: 2}, knights={BEN: SIDES_OF[3][:3]}).does("Anna", End())
    assert events(table, PrisonersTaken) == [PrisonersTaken(BEN, 2, 2)]
    assert table.scores["Ben"] == 1


def test_knights_that_move_up_win_in_the_same_turn() -> None:
    table = war(barbarians={7: 1}, knights={ANNA: [C1[0], 49]}).does("Anna", MoveKnight(49, C1[3]), End())
    assert events(table, PrisonersTaken)
