"""The best towers, against brute force."""

from __future__ import annotations

import random

import pytest

from engines.castell.skills import Row
from engines.castell.solver import can_grow, first, front
from engines.castell.towers import Demand, faults, matches
from tests.castell import oracle
from tests.castell.seated import SKILLS, ranks, stock


def row(**named: int) -> Row:
    one, two, three, four, five = ranks(**named)
    return one, two, three, four, five


OWNED = tuple(stock("9x3 8 7x2 6x2 5x2 3 2"))


def test_24_the_best_tower_for_a_seven() -> None:
    best = front(OWNED, row(balance=1, mix=1), Demand(levels=4, sizes=(7,)))[0]
    assert best.score == 6
    assert not faults(best.tower, OWNED, row(balance=1, mix=1), Demand(levels=4, sizes=(7,)))


def test_25_without_skills_nothing_reaches_four_levels() -> None:
    assert front(OWNED, row(), Demand(levels=4, sizes=(7,))) == ()
    assert first(OWNED, row(), Demand(levels=4, sizes=(7,))) is None


def test_26_the_best_tower_for_a_five() -> None:
    assert front(OWNED, row(balance=1), Demand(levels=4, sizes=(5,)))[0].score == 6


def test_the_front_offers_more_matches_for_a_lower_score() -> None:
    held = tuple(stock("9x3 8x2 7 6 5 4x5"))
    found = front(held, row(balance=1, width=1), Demand(levels=4, sizes=(4,)))
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    assert [one.matches for one in found] == sorted(one.matches for one in found)


def test_a_bounded_search_answers_with_the_best_so_far() -> None:
    held, all_three = (0, *[3] * 10), row(balance=3, base=3, mix=3, strength=3, width=3)
    asked = Demand(levels=4, sizes=(5,))
    hasty, full = front(held, all_three, asked, 4000), front(held, all_three, asked)
    assert hasty
    assert hasty[0].score < full[0].score
    assert not faults(hasty[0].tower, held, all_three, asked)


def random_stock(pick: random.Random) -> tuple[int, ...]:
    counts, low = [0] * 11, pick.randint(1, 7)
    sizes = range(low, min(10, low + pick.randint(2, 6)) + 1)
    for _ in range(pick.randint(4, 10)):
        counts[pick.choice(sizes)] += 1
    return tuple(counts)


def compare_with_brute_force(count: int, seed: int) -> None:
    pick = random.Random(seed)
    for _ in range(count):
        held, have = random_stock(pick), [pick.choice((0, 0, 1, 1, 2, 3)) for _ in SKILLS]
        rank: Row = (have[0], have[1], have[2], have[3], have[4])
        towers = list(oracle.all_towers(held, dict(zip(SKILLS, have, strict=True))))
        sizes = tuple(
            pick.choice([s for s, n in enumerate(held) if n]) for _ in range(pick.choice((1, 1, 2)))
        )
        least = pick.choice((2, 3, 4))
        asked = Demand(levels=least, sizes=sizes)
        found = [(one.score, one.matches) for one in front(held, rank, asked)]
        assert found == _best(towers, asked), (held, rank, asked)
        for _ in range(6):
            _compare_demand(pick, held, rank, towers, _random_demand(pick))


def _best(towers: list[oracle.Tower], asked: Demand) -> list[tuple[int, int]]:
    enter = [t for t in towers if len(t) >= asked.levels and all(matches(t, (s,)) for s in asked.sizes)]
    points = {(len(t) + matches(t, asked.sizes), matches(t, asked.sizes)) for t in enter}
    better = {p for p in points if any(q != p and q[0] >= p[0] and q[1] >= p[1] for q in points)}
    return sorted(points - better, reverse=True)


def _random_demand(pick: random.Random) -> Demand:
    if pick.random() < 0.3:
        return Demand(
            shape=tuple(sorted((pick.randint(1, 5) for _ in range(pick.randint(2, 4))), reverse=True))
        )
    uses = [0] * 5
    for at in pick.sample(range(5), pick.choice((1, 1, 2, 2, 3))):
        uses[at] = pick.choice((1, 1, 1, 2))
    return Demand(
        levels=pick.choice((2, 3, 4, 5)),
        exactly=pick.random() < 0.3,
        uses=(uses[0], uses[1], uses[2], uses[3], uses[4]),
    )


def _compare_demand(
    pick: random.Random, held: tuple[int, ...], rank: Row, towers: list[oracle.Tower], asked: Demand
) -> None:
    named, wanted = dict(zip(SKILLS, rank, strict=True)), dict(zip(SKILLS, asked.uses, strict=True))

    def will_do(tower: oracle.Tower) -> bool:
        if asked.shape:
            return tuple(map(len, tower)) == asked.shape
        high = len(tower) == asked.levels if asked.exactly else len(tower) >= asked.levels
        return high and oracle.exhibits(tower, held, named, wanted)

    good = [tower for tower in towers if will_do(tower)]
    found = first(held, rank, asked)
    assert (found in good) if good else found is None, (held, rank, asked, found)
    for tower in pick.sample(towers, min(5, len(towers))):
        grows = any(len(one) > len(tower) and one[: len(tower)] == tower for one in good)
        assert can_grow(held, rank, asked, tower) is grows, (held, rank, asked, tower)


def test_brute_force_agrees() -> None:
    compare_with_brute_force(100, 1)


@pytest.mark.slow
def test_brute_force_agrees_on_many() -> None:
    compare_with_brute_force(500, 2)
