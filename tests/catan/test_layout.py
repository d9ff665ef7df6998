"""Rulebook, "The island": the three boards, tokens, harbours."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.catan import State, game
from engines.catan.goods import BASE
from engines.catan.island import HARBOURS, HEXES
from engines.catan.layout import neighbour, red_neighbours
from engines.catan.state import Terrain
from engines.core.chance import Rng

MANY = range(40)


def dealt(number: int, **options: str) -> State:
    return game.new(4, game.meta.chosen(options), Rng("layout", number))


@pytest.mark.parametrize("board", ["starter", "spiral", "random"])
def test_terrain_and_tokens_are_those_of_the_box(board: str) -> None:
    for number in MANY:
        land = dealt(number, board=board).land
        assert Counter(one.value for one in land.terrain) == BASE["terrain"]
        tokens = Counter(str(token) for token in land.tokens if token)
        assert tokens == BASE["tokens"]
        assert not land.tokens[land.terrain.index(Terrain.DESERT)]


def test_the_printed_map_is_always_the_same() -> None:
    assert {dealt(number).land for number in MANY} == {dealt(0).land}


def test_the_spiral_starts_at_any_corner_and_goes_inwards_counter_clockwise() -> None:
    starts = set()
    for number in MANY:
        land = dealt(number, board="spiral").land
        for start in (0, 2, 11, 18, 16, 7):
            order = ring(start)
            numbers = [land.tokens[at] for at in order if land.tokens[at]]
            if numbers == BASE["spiral"]["tokens"]:
                starts.add(start)
    assert starts == {0, 2, 11, 18, 16, 7}


def ring(start: int) -> list[int]:
    """From a corner of the island along the coast, turning left wherever straight on is sea or was visited."""
    first = next(
        side for side in range(6) if neighbour(start, side) is None and neighbour(start, side - 1) is not None
    )
    found, side, at = [start], (first - 1) % 6, start
    while len(found) < len(HEXES):
        on = neighbour(at, side)
        if on is None or on in found:
            side = (side - 1) % 6
            continue
        found.append(on)
        at = on
    return found


def test_on_random_boards_no_six_or_eight_lie_side_by_side() -> None:
    assert not any(red_neighbours(dealt(number, board="random").land.tokens) for number in MANY)


def test_the_robber_starts_on_the_desert() -> None:
    state = dealt(3, board="random")
    assert state.land.terrain[state.robber] is Terrain.DESERT
    assert state.idle == 1 << state.robber


def test_harbours_lie_as_printed_or_shuffled() -> None:
    printed = tuple(good for good, _ in HARBOURS)
    assert dealt(0).land.harbours == printed
    shuffled = {dealt(number, harbours="shuffled").land.harbours for number in MANY}
    assert len(shuffled) > 10
    assert all(sorted(row) == sorted(printed) for row in shuffled)


@pytest.mark.parametrize(
    ("mode", "points", "wins"), [("base", "printed", 10), ("barbarians", "printed", 12), ("base", "8", 8)]
)
def test_how_many_points_win(mode: str, points: str, wins: int) -> None:
    assert dealt(0, mode=mode, points=points).terms.points == wins
