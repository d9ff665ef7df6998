"""Rulebook, "Building a tower" and "Skills". Numbers are those of the scenarios everybody may check by hand."""

from __future__ import annotations

import random

import pytest

from engines.castell.notation import levels_of
from engines.castell.skills import NONE, Skill
from engines.castell.towers import Demand, Fault, What, faults, uses_of
from tests.castell import oracle
from tests.castell.seated import SKILLS, ranks, stock

PLENTY = (0, *[15] * 10)
ANY = Demand()


def wrong(tower: str, demand: Demand = ANY, have: str = "", **named: int) -> list[Fault]:
    one, two, three, four, five = ranks(**named)
    held = tuple(stock(have)) if have else PLENTY
    return faults(levels_of(tower), held, (one, two, three, four, five), demand)


def kinds(tower: str, demand: Demand = ANY, have: str = "", **named: int) -> list[What]:
    return [fault.what for fault in wrong(tower, demand, have, **named)]


def test_1_each_level_is_smaller_and_fewer() -> None:
    assert not wrong("999/77/4")


def test_2_all_faults_are_told_at_once_with_level_and_skill() -> None:
    found = wrong("999/776/4")
    assert [(fault.what, fault.levels, fault.mends) for fault in found] == [
        (What.RANK, (2,), (Skill.BALANCE,)),
        (What.RANK, (2,), (Skill.MIX,)),
    ]
    assert [dict(fault.facts)["need"] for fault in found] == [1, 1]


def test_3_nobody_stands_on_a_smaller_one() -> None:
    (fault,) = wrong("777/88/5", balance=4, base=4, mix=4, strength=4, width=4)
    assert (fault.what, fault.levels, fault.mends) == (What.BIGGER, (2,), ())


def test_4_no_skill_makes_a_level_wider_than_the_one_below() -> None:
    assert kinds("88/777/5", balance=4) == [What.WIDER]


def test_5_balance_allows_as_many_as_below() -> None:
    assert kinds("999/777/55/3") == [What.RANK]
    assert not wrong("999/777/55/3", balance=1)


def test_6_and_7_four_are_too_wide_without_width_or_base() -> None:
    (fault,) = wrong("9999/777/55/3")
    assert (fault.what, fault.levels, fault.mends) == (What.WIDE, (1,), (Skill.BASE, Skill.WIDTH))
    assert not wrong("9999/777/55/3", width=1)
    assert not wrong("9999/777/55/3", base=1)


@pytest.mark.parametrize(
    ("tower", "mix", "found"),
    [("887/66/4", 1, []), ("886/55/4", 4, [What.SPREAD]), ("876/55/4", 4, [What.SPREAD])],
)
def test_9_mixed_sizes_differ_by_one(tower: str, mix: int, found: list[What]) -> None:
    assert kinds(tower, mix=mix, balance=4) == found


@pytest.mark.parametrize(
    ("tower", "strength", "stands"), [("777/77/5", 1, True), ("777/77/7", 1, False), ("777/77/7", 2, True)]
)
def test_10_strength_carries_the_same_size(tower: str, strength: int, stands: bool) -> None:
    assert (not wrong(tower, strength=strength)) is stands


def test_12_nobody_has_more_castellers_than_they_have() -> None:
    (fault,) = wrong("999/77/4", have="9x2 7x2 4")
    assert (fault.what, fault.levels) == (What.STOCK, (1,))
    assert dict(fault.facts) == {"size": 9, "need": 3, "have": 2}


def test_13_a_festival_asks_for_four_levels_and_its_size() -> None:
    assert not wrong("999/777/55/3", Demand(levels=4, sizes=(7,)), balance=1)
    assert kinds("999/777/55/3", Demand(levels=4, sizes=(8,)), balance=1) == [What.MISSING_SIZE]
    assert kinds("999/77/5", Demand(levels=4, sizes=(7,)), balance=1) == [What.FEW_LEVELS]


def test_14_and_15_an_exhibition_wants_its_skills_really_used() -> None:
    balance, both = (1, 0, 0, 0, 0), (1, 0, 1, 0, 0)
    assert not wrong("999/77/55/3", Demand(levels=4, uses=balance), balance=2)
    (fault,) = wrong("999/77/5/3", Demand(levels=4, uses=both), balance=1, mix=1)
    assert (fault.what, fault.mends) == (What.UNUSED, (Skill.MIX,))


def test_38_base_k_times_widens_the_bottom_k_levels() -> None:
    tower = "99999/7777/55/3"
    assert not wrong(tower, base=2)
    assert kinds(tower, base=1) == [What.WIDE]
    assert not wrong(tower, base=1, width=1)


def test_a_wide_level_may_be_held_in_more_ways_than_one() -> None:
    assert uses_of(levels_of("55555/444/2")).splits == ((0, 2), (1, 0))
    for skill in ("base", "width"):
        asked = Demand(uses=(0, int(skill == "base"), 0, 0, int(skill == "width")))
        assert not wrong("55555/444/2", asked, base=1, width=2)


def test_exactly_as_many_levels_if_the_table_plays_it_so() -> None:
    asked = Demand(levels=3, exactly=True)
    assert not wrong("999/77/5", asked)
    assert kinds("999/77/55/3", asked, balance=1) == [What.OTHER_LEVELS]


def test_a_shape_is_exactly_as_pictured() -> None:
    asked = Demand(shape=(3, 2, 1))
    assert not wrong("999/77/5", asked)
    assert kinds("99/7", asked) == [What.SHAPE]


def test_sizes_run_from_one_to_ten() -> None:
    assert kinds("12x2/5") == [What.NO_SIZE]


def random_tower(pick: random.Random) -> tuple[tuple[int, ...], ...]:
    """Mostly near misses: sizes that fall, counts that fall, and now and then a slip."""
    tower: list[tuple[int, ...]] = []
    size, count = pick.randint(5, 10), pick.randint(1, 6)
    for _ in range(pick.randint(1, 6)):
        sizes = [size] * count
        if pick.random() < 0.3:
            sizes[0] = max(1, size - pick.choice((1, 1, 1, 2)))
        tower.append(tuple(sorted(sizes, reverse=True)))
        size = max(1, size - pick.choice((0, 1, 1, 1, 2, -1)))
        count = max(1, count - pick.choice((0, 1, 1, 1, 2, -1)))
    return tuple(tower)


def compare_with_the_slow_reading(count: int, seed: int) -> None:
    pick = random.Random(seed)
    standing = 0
    for _ in range(count):
        tower = random_tower(pick)
        row = [pick.choice((0, 1, 1, 2, 3)) for _ in SKILLS]
        held = (0, *(pick.choice((3, 4, 9)) for _ in range(10)))
        named = dict(zip(SKILLS, row, strict=True))
        one, two, three, four, five = row
        found = faults(tower, held, (one, two, three, four, five), Demand())
        assert (not found) is oracle.stands(tower, held, named), (tower, row, found)
        standing += not found
        uses = [pick.choice((0, 0, 1)) for _ in SKILLS]
        asked = Demand(uses=(uses[0], uses[1], uses[2], uses[3], uses[4]))
        shown = not faults(tower, held, (one, two, three, four, five), asked)
        wanted = dict(zip(SKILLS, uses, strict=True))
        assert shown is oracle.exhibits(tower, held, named, wanted), (tower, row, uses)
    assert standing > count // 20


def test_a_slow_second_reading_of_the_rules_agrees() -> None:
    compare_with_the_slow_reading(1000, 1)


@pytest.mark.slow
def test_a_slow_second_reading_of_the_rules_agrees_on_many() -> None:
    compare_with_the_slow_reading(5000, 2)


def test_without_skills_three_levels_are_the_most() -> None:
    assert NONE == (0, 0, 0, 0, 0)
    tallest = max(map(len, oracle.all_towers((0, 2, 2, 2, 2, 2), dict.fromkeys(SKILLS, 0))))
    assert tallest == 2
    assert max(map(len, oracle.all_towers((0, 1, 1, 2, 3, 3), dict.fromkeys(SKILLS, 0)))) == 3
