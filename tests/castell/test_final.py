"""Rulebook, "End of the game"."""

from __future__ import annotations

from engines.castell import EndTurn, game
from engines.castell.final import categories, size_points
from engines.castell.state import PlayerBoard, State
from tests.castell.seated import fresh, table


def rich(board: PlayerBoard) -> None:
    """Tower 9, five regions, two trophies, a medal, two ribbons, tokens 3 3 3 7 9, tiles of 4 and 5, three tokens."""
    board.best = 9
    board.prizes[0], board.prizes[1] = [2, 0, 1], [0, 1, 1]
    board.sizes[1], board.sizes[2] = [3, 3, 3], [7, 9]
    board.tiles[3] = ["E03", "S09"]
    board.collected[4] = [0, 2, 1, 0]


def test_21_size_tokens_two_for_the_first_of_a_size_and_one_for_each_other() -> None:
    state = fresh(2)
    rich(state.boards[0])
    assert size_points(state.boards[0]) == 8


def test_22_five_categories() -> None:
    state = fresh(2)
    rich(state.boards[0])
    assert categories(state.boards[0], state.terms) == (9, 7, 15, 8, 12)
    assert [term.points for term in game.scores(state, None)[0].terms] == [9, 7, 15, 8, 12]


def test_ones_own_unspent_tokens_never_count_for_variety() -> None:
    state = fresh(2)
    state.area[0][0] = 3
    assert categories(state.boards[0], state.terms) == (0, 0, 0, 0, 0)


def test_by_option_fewer_things_count_for_variety() -> None:
    state = fresh(2, variety_special_token="no", variety_prize="no")
    rich(state.boards[0])
    assert categories(state.boards[0], state.terms)[1] == 3  # regions 1, 2 and 3


def last_turn(state: State) -> State:
    state.round, state.calendar, state.turn = 10, [], 1
    return state


def test_the_match_ends_after_round_ten() -> None:
    playing = table(last_turn(fresh(2))).does("Ben", EndTurn())
    assert playing.over
    assert playing.legal("Anna") == []


def test_equal_points_go_to_the_better_tower_then_prizes_then_size_tokens() -> None:
    state = last_turn(fresh(2))
    state.boards[0].best = 5
    state.boards[1].best, state.boards[1].prizes[0] = 0, [1, 0, 0]
    playing = table(state).does("Ben", EndTurn())
    assert playing.scores == {"Anna": 5, "Ben": 5}
    assert playing.places == {"Anna": 1, "Ben": 2}


def test_by_option_equal_points_share_the_place() -> None:
    state = last_turn(fresh(2, tie_break="shared"))
    state.boards[0].best = 5
    state.boards[1].prizes[0] = [1, 0, 0]
    playing = table(state).does("Ben", EndTurn())
    assert playing.places == {"Anna": 1, "Ben": 1}


def test_ranks_may_start_at_one_and_go_up_to_six() -> None:
    state = fresh(2, start_rank="1", max_rank="6")
    assert state.boards[0].ranks == [1] * 5
    assert game.view(state, 0).max_rank == 6
