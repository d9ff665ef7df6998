"""Rulebook, "Local performances"."""

from __future__ import annotations

import pytest

from engines.castell import By, Perform, Region, Skill, Why, game
from engines.castell.box import AT
from engines.core.refusal import Illegal
from tests.castell.seated import fresh, put, table, wheel
from tests.table import Table

VALLS = AT[Region.VALLS]


def in_valls(*tiles: str, stock: str = "9x3 7x4 5x3 3", **options: str) -> Table:
    """Anna is in Valls with Balance 2; the row shows these tiles."""
    state = fresh(3, **options)
    put(state, 0, Region.VALLS, stock=stock, ranks={"balance": 2, "mix": 1})
    state.tiles = [["", ""] for _ in state.tiles]
    state.tiles[VALLS] = [*tiles, *[""] * (2 - len(tiles))]
    wheel(state, Region.VALLS, Skill.WIDTH)
    return table(state)


def test_14_an_exhibition_of_balance() -> None:
    playing = in_valls("E03")
    assert [act.tile for act in playing.legal("Anna") if isinstance(act, Perform)] == ["E03"]
    playing.does("Anna", Perform("E03", "999/77/55/3", By.TOKEN))
    assert playing.scores["Anna"] == 4
    assert playing.state.boards[0].tiles[VALLS] == ["E03"]


def test_32_tokens_that_lie_there_come_along_and_ones_own_stays() -> None:
    playing = in_valls("E03")
    playing.state.area[VALLS] = [1, 1, 0, 0]
    playing.does("Anna", Perform("E03", "999/77/55/3", By.TOKEN))
    board = playing.state.boards[0]
    assert board.collected[VALLS] == [1, 1, 0, 0]
    assert playing.scores["Anna"] == 4 + 2
    assert playing.state.area[VALLS] == [1, 0, 0, 0]
    assert board.tokens == 6


def test_by_option_ones_own_token_comes_along() -> None:
    playing = in_valls("E03", own_token_collected="yes")
    playing.does("Anna", Perform("E03", "999/77/55/3", By.TOKEN))
    assert playing.state.boards[0].collected[VALLS] == [1, 0, 0, 0]
    assert playing.state.area[VALLS] == [0, 0, 0, 0]


def test_with_the_special_skill_no_token_is_left() -> None:
    playing = in_valls("E03")
    wheel(playing.state, Region.VALLS, Skill.SPECIAL)
    playing.does("Anna", Perform("E03", "999/77/55/3", By.SKILL))
    assert playing.state.area[VALLS] == [0, 0, 0, 0]
    assert playing.state.boards[0].tokens == 7


def test_33_a_row_whose_tiles_are_gone() -> None:
    in_valls().refuses("Anna", Perform("E03", "999/77/55/3", By.TOKEN), Why.NO_SUCH_TILE, left=0)


def test_a_tile_that_somebody_has_taken() -> None:
    playing = in_valls("S01")
    playing.state.boards[1].tiles[VALLS].append("E03")
    playing.refuses("Anna", Perform("E03", "999/77/55/3", By.TOKEN), Why.TILE_TAKEN, by=playing.who("Ben"))


def test_a_tile_of_another_region() -> None:
    playing = in_valls("S01")
    playing.state.tiles[0][0] = "E03"
    playing.refuses("Anna", Perform("E03", "999/77/55/3", By.TOKEN), Why.TILE_ELSEWHERE, region=Region.GIRONA)


@pytest.mark.parametrize(
    ("tile", "tower", "fault"),
    [
        ("E03", "999/77/5", "fault-few_levels"),
        ("E07", "999/77/55/3", "fault-few_levels"),
        ("S01", "999/77", "fault-shape"),
        ("S01", "999/88/3", "fault-stock"),
        ("E01", "999/77/5", "fault-unused"),
    ],
)
def test_a_refused_tower_costs_no_token(tile: str, tower: str, fault: str) -> None:
    playing = in_valls(tile)
    playing.refuses("Anna", Perform(tile, tower, By.TOKEN), Why.TOWER, tower=tower)
    assert playing.state.boards[0].tokens == 7
    with pytest.raises(Illegal) as refused:
        game.play(playing.state, 0, Perform(tile, tower, By.TOKEN))
    assert fault in [one.key for one in refused.value.facts["faults"]]


def test_using_more_skills_than_shown_is_fine() -> None:
    in_valls("E03", stock="9x3 8x2 7 6x2 3").does("Anna", Perform("E03", "999/87/66/3", By.TOKEN))


def test_levels_may_be_more_than_the_points_or_by_option_not() -> None:
    tall = Perform("E01", "999/77/65/3", By.TOKEN)
    in_valls("E01", stock="9x3 7x2 6 5 3").does("Anna", tall)
    in_valls("E01", stock="9x3 7x2 6 5 3", exhibition_levels="exactly").refuses("Anna", tall, Why.TOWER)


def test_by_option_base_widens_one_level_only() -> None:
    for option in ("rank", "1"):
        playing = in_valls("E05", stock="9x5 7x4 5x2 3", base_levels_max=option)
        put(playing.state, 0, ranks={"base": 2})
        act = Perform("E05", "99999/7777/55/3", By.TOKEN)
        if option == "rank":
            playing.does("Anna", act)
        else:
            playing.refuses("Anna", act, Why.TOWER)


def test_a_tile_that_cannot_be_performed_is_not_offered() -> None:
    playing = in_valls("E12", "S01")
    tiles = {act.tile for act in playing.legal("Anna") if isinstance(act, Perform)}
    assert tiles == {"S01"}


def test_a_performance_does_not_move_the_tower_marker() -> None:
    playing = in_valls("E03").does("Anna", Perform("E03", "999/77/55/3", By.TOKEN))
    assert playing.state.boards[0].best == 0
