"""How often what happens: landings, dice, and what is drawn."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.catan import BuildSettlement, Dice, Phase, game
from engines.catan.war import COAST
from engines.core.chance import Rng
from engines.core.rules import CHANCE
from tests.catan.test_barbarians import settling

EXACT = {2: 0.1117, 3: 0.2150, 4: 0.3094, 5: 0.3944, 6: 0.4695}


def hit(attacks: int) -> Counter[int]:
    """How often each number was among the three of an attack."""
    start = settling(barbarians={}).does("Anna", BuildSettlement(18)).state
    found: Counter[int] = Counter()
    for at in range(attacks):
        state, rng = start.copy(), Rng("landings", at)
        while state.phase is Phase.LANDING:
            game.play(state, CHANCE, game.chance(state, rng))
        found.update(state.land.tokens[one] for one in COAST if state.here.barbarians[one])
    return found


def within(found: Counter[int], attacks: int, tolerance: float) -> None:
    for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        exact = EXACT[min(number, 14 - number)]
        assert abs(found[number] / attacks - exact) < tolerance, number


def test_how_often_a_number_is_hit_in_one_attack() -> None:
    within(hit(2000), 2000, 0.036)


@pytest.mark.slow
def test_how_often_a_number_is_hit_in_ten_thousand_attacks() -> None:
    within(hit(10_000), 10_000, 0.016)


def test_both_dice_are_fair() -> None:
    state = settling().state
    state.draw(Phase.ROLLING)
    rolls = [game.chance(state, Rng("dice", at)) for at in range(3600)]
    sums = Counter(roll.first + roll.second for roll in rolls if isinstance(roll, Dice))
    assert all(abs(sums[n] - 100 * (6 - abs(7 - n))) < 80 for n in range(2, 13))
