"""What a wall encloses: the bridge search against a flood, and how many houses a fresh castle holds."""

import pytest

from engines.methoni import Phase, State
from engines.methoni.atlas import MAPS
from engines.methoni.state import NOBODY
from tests.methoni.matches import reach, states
from tests.methoni.positions import position


def compare(positions: int, seed: str) -> int:
    """Compares every free border of so many positions of random matches; returns how many borders that were."""
    done = borders = match = 0
    while done < positions:
        match += 1
        for state, entries in states(
            f"{seed}{match}", 3 + match % 3, match % 2 == 0, map=list(MAPS)[match % 3]
        ):
            if not entries or entries[-1].do != "build":
                continue
            open_now = reach(state)
            for at, border in enumerate(state.map.borders):
                if not state.walls[at] and state.castle_of[border.parts[0]] == NOBODY:
                    cut = tuple(sorted(open_now - reach(state, at)))
                    found = state.closing.get(border.name)
                    assert (found.lands if found else ()) == cut, (match, border.name)
                    borders += 1
            done += 1
            if done == positions:
                break
    return borders


def test_the_bridge_search_finds_what_a_flood_finds() -> None:
    assert compare(40, "sample") > 1500


@pytest.mark.slow
def test_the_bridge_search_finds_what_a_flood_finds_in_500_positions() -> None:
    assert compare(500, "full") > 20000


def test_a_land_with_two_coasts_is_closed_by_the_second_of_them_only() -> None:
    state = position(walls="B01-B02")
    assert not {"B01-seaW", "B01-seaS"} & set(state.closing)
    state = position(walls="B01-B02 B01-seaW")
    assert set(state.closing) == {"B01-seaS"}


def test_a_wall_that_parts_open_land_with_coasts_on_both_sides_closes_nothing() -> None:
    bare = position()
    cut = [name for name, (one, other) in bare.map.parted.items() if one[0] == "C" and other[:1] == "D"]
    assert len(cut) == 5
    assert not position(walls=" ".join(cut)).castles
    assert not position(walls=" ".join(cut[:-1])).closing


@pytest.mark.parametrize("players", [4, 5])
def test_a_fresh_castle_holds_a_house_for_each_walled_side_of_its_lands(players: int) -> None:
    checked = 0
    for seed in range(6):
        before = None
        for state, _ in states(f"houses{seed}", players, closers=True):
            if before is not None:
                checked += _founded(before, state)
            if 0 in state.houses:
                break  # from here on some walls bring fewer houses
            before = state.copy()
    assert checked > 10


def _founded(before: State, after: State) -> int:
    fresh = after.last != before.last and after.last in before.closing
    if not fresh or after.phase is Phase.OVER:
        return 0
    lands = before.closing[after.last].lands
    castle = after.castles[lands[0]]
    if castle.lands != lands:
        return 0
    inside = sum(
        not wall and set(border.parts) <= set(lands)
        for border, wall in zip(after.map.borders, after.walls, strict=True)
    )
    assert sum(castle.houses) + 3 * sum(castle.villas) == 3 * len(lands) - 2 * inside
    return 1
