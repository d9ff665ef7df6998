"""Rulebook, "Before the game" and "A round"."""

from __future__ import annotations

import pytest

from engines.castell import Lots, Phase, Refill, Region, Skill, Why, game
from engines.castell.box import ADJACENT, AT, EIGHTH, REGIONS, TOUCHING
from engines.castell.state import State
from engines.core.refusal import Core
from engines.core.rules import CHANCE
from tests.castell.seated import fresh, table
from tests.table import Table


@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 4), (4, 5)])
def test_regions_get_five_four_or_three_and_everybody_seven(players: int, each: int) -> None:
    state = fresh(players)
    assert [sum(row) for row in state.people] == [each] * 7
    assert [sum(board.stock) for board in state.boards] == [7] * players
    assert sum(state.bag) == 150 - 7 * each - 7 * players
    assert all(board.tokens == 7 and board.ranks == [0] * 5 and board.pawn < 0 for board in state.boards)


@pytest.mark.parametrize(("players", "count"), [(2, 8), (3, 12), (4, 14)])
def test_the_calendar_has_a_festival_or_two_a_round(players: int, count: int) -> None:
    state = fresh(players)
    assert len(state.calendar) == count
    assert {one.round for one in state.calendar} == set(range(3, 11))
    for number in range(3, 11):
        held = [one.region for one in state.calendar if one.round == number]
        assert len(set(held)) == len(held)
    assert sum(state.size_box) == 30 - count


def test_the_calendar_may_be_full_for_everybody() -> None:
    assert len(fresh(2, festival_calendar_by_players="no").calendar) == 14


@pytest.mark.parametrize(("option", "first", "second"), [("1_2", 1, 2), ("2_2", 2, 2)])
def test_festivals_may_have_two_size_tokens(option: str, first: int, second: int) -> None:
    state = fresh(4, size_tokens_per_festival=option)
    assert all(len(one.sizes) == (first if one.round < 7 else second) for one in state.calendar)


def test_two_tiles_lie_in_each_row_and_no_tile_twice() -> None:
    tiles = [tile for row in fresh().tiles for tile in row]
    assert len(set(tiles)) == 14


def test_lots_are_drawn_unless_somebody_was_in_catalonia() -> None:
    lots = Table(game, "Anna", "Ben")
    assert lots.asked == ("chance",)
    assert lots.chance(Lots(1)).asked == ("Ben",)
    lots.refuses("Anna", game.rules.specs["end_turn"].make(), Core.NOT_YOUR_TURN)
    assert Table(game, "Anna", "Ben", options={"visitor": "2"}).asked == ("Ben",)
    assert Table(game, "Anna", "Ben", options={"visitor": "4"}).asked == ("chance",)


def test_23_the_wheel_turns_one_step_a_round() -> None:
    state = fresh()
    seats: dict[int, list[int]] = {}
    for number in (1, 2, 4, 9):
        state.round = number
        sectors = (EIGHTH, AT[Region.GIRONA], AT[Region.LLEIDA])
        seats[number] = [state.seat_of_sector(at) for at in sectors]
    assert seats[1][:2] == [0, 1]
    assert seats[4][:2] == [3, 4]
    assert seats[9][0] == 0
    assert seats[2][2] == 0


def test_every_region_is_at_most_two_steps_away() -> None:
    for at in range(7):
        two = {far for near in ADJACENT[at] for far in ADJACENT[near]} | set(ADJACENT[at])
        assert two | {at} == set(range(7))
    assert sum(map(len, ADJACENT)) == 22
    assert len(TOUCHING) == 9


def end_round(playing: Table) -> None:
    number = playing.state.round
    while playing.state.round == number and not playing.over:
        while playing.state.phase is Phase.TURN and playing.state.round == number:
            playing.does(playing.asked[0], game.rules.specs["end_turn"].make())


def test_regions_are_refilled_in_rounds_three_five_seven_and_nine() -> None:
    playing = table(emptied(fresh(2)))
    end_round(playing)
    assert playing.state.phase is Phase.TURN
    end_round(playing)
    assert playing.asked == ("chance",)
    assert len(playing.state.due) == 21
    playing.refuses("chance", Refill(11), Why.NOT_IN_BAG)
    while playing.state.phase is Phase.REFILL:
        playing.chance()
    assert [sum(row) for row in playing.state.people] == [3] * 7


def emptied(state: State) -> State:
    state.people = [[0] * 11 for _ in REGIONS]
    return state


def test_regions_may_be_refilled_every_round() -> None:
    playing = table(emptied(fresh(2, refill_rounds="every")))
    end_round(playing)
    assert playing.state.phase is Phase.REFILL


def test_a_short_bag_is_dealt_round_and_round() -> None:
    state = emptied(fresh(2, refill_rounds="every"))
    state.bag = [0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0]
    playing = table(state)
    end_round(playing)
    while playing.state.phase is Phase.REFILL:
        playing.chance()
    assert [sum(row) for row in playing.state.people] == [2, 2, 1, 1, 1, 1, 1]


def test_the_first_player_marker_passes_clockwise() -> None:
    playing = table(fresh(3))
    end_round(playing)
    assert playing.asked == ("Ben",)


def test_a_special_tile_is_among_the_eight() -> None:
    assert fresh().wheel.count(Skill.SPECIAL) == 1
    assert CHANCE not in fresh().to_act
