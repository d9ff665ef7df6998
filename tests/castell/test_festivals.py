"""Rulebook, "Festivals"."""

from __future__ import annotations

import pytest

from engines.castell import Answer, EndTurn, Phase, Prize, Region, Why
from engines.castell.box import AT
from engines.castell.events import SizeTokenWon, TowerSealed
from engines.castell.festivals import Shown, places
from engines.core.refusal import Core
from tests.castell.seated import festival_table, fresh, put, table
from tests.table import Table

VALLS = Region.VALLS
PEOPLE = ("Anna", "Ben", "민수", "지우")
EVERYTHING = " ".join(f"{size}x9" for size in range(1, 11))
RANKS = {"balance": 4, "base": 2, "mix": 2, "strength": 2, "width": 2}


def gathered(players: int, *sizes: int, round: int = 3, **options: str) -> Table:
    """Everybody is in Valls, with all one could wish for, when the festival begins."""
    state = fresh(players, **options)
    for seat in range(players):
        put(state, seat, VALLS, stock=EVERYTHING, ranks=RANKS)
    playing = festival_table(state, VALLS, *sizes, round=round)
    return playing.does(PEOPLE[players - 1], EndTurn())


def answer(playing: Table, **towers: str | None) -> Table:
    for who, tower in towers.items():
        playing.does(who, Answer(tower))
    return playing


def prizes(playing: Table) -> list[list[int]]:
    return [board.prizes[AT[VALLS]] for board in playing.state.boards]


SEVEN, SIX, FIVE = "999/777/55/3", "999/77/5/3", "9/7/5/3"
"""Of size 7: 4 levels with three, two and one matching."""


def test_13_and_17_prizes_by_score() -> None:
    playing = answer(gathered(4, 7), Anna=SEVEN, Ben=SIX, 민수=FIVE, 지우=None)
    assert prizes(playing) == [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 0]]
    assert [board.best for board in playing.state.boards] == [7, 6, 5, 0]
    assert playing.state.boards[0].sizes[AT[VALLS]] == [7]


def test_18_who_tie_take_the_best_place_they_fill() -> None:
    playing = answer(gathered(4, 7), Anna=SEVEN, Ben=SEVEN, 민수=FIVE, 지우=None)
    assert prizes(playing) == [[1, 0, 0], [1, 0, 0], [0, 0, 1], [0, 0, 0]]


def test_by_option_who_tie_take_the_last_place_they_fill() -> None:
    playing = answer(gathered(4, 7, prizes_tie="last_place"), Anna=SEVEN, Ben=SEVEN, 민수=FIVE, 지우=None)
    assert prizes(playing) == [[0, 1, 0], [0, 1, 0], [0, 0, 1], [0, 0, 0]]


def test_20_two_players_win_a_trophy_and_a_ribbon() -> None:
    playing = answer(gathered(2, 7), Anna=SIX, Ben=FIVE)
    assert prizes(playing) == [[1, 0, 0], [0, 0, 1]]


def test_three_players_win_a_trophy_and_a_medal() -> None:
    playing = answer(gathered(3, 7), Anna=FIVE, Ben=SIX, 민수=SEVEN)
    assert prizes(playing) == [[0, 0, 0], [0, 1, 0], [1, 0, 0]]


def test_by_option_the_chart_goes_by_entrants() -> None:
    playing = answer(gathered(4, 7, prizes_chart_by="entrants"), Anna=SEVEN, Ben=SIX, 민수=None, 지우=None)
    assert prizes(playing)[:2] == [[1, 0, 0], [0, 0, 1]]


def test_a_lone_entrant_takes_the_first_prize_and_the_size_token() -> None:
    playing = answer(gathered(4, 7), Anna=None, Ben=FIVE, 민수=None, 지우=None)
    assert prizes(playing)[1] == [1, 0, 0]
    assert playing.state.boards[1].sizes[AT[VALLS]] == [7]


def test_37_a_kind_that_is_used_up_gives_the_next_lower_or_nothing() -> None:
    playing = gathered(4, 7)
    playing.state.supply = [0, 2, 0]
    answer(playing, Anna=SEVEN, Ben=SIX, 민수=FIVE, 지우=None)
    assert prizes(playing) == [[0, 1, 0], [0, 1, 0], [0, 0, 0], [0, 0, 0]]


def test_36_equal_matches_go_to_the_higher_score_else_to_nobody() -> None:
    playing = answer(gathered(4, 7), Anna="999/77/5/3/2", Ben=SIX, 민수=None, 지우=None)
    assert playing.state.boards[0].sizes[AT[VALLS]] == [7]
    playing = answer(gathered(4, 7), Anna=SIX, Ben=SIX, 민수=None, 지우=None)
    assert not any(isinstance(event, SizeTokenWon) for event in playing.told)
    assert playing.state.size_box[7] > fresh(4).size_box[7] - 1


def test_by_option_equal_matches_go_to_nobody() -> None:
    playing = answer(
        gathered(4, 7, size_token_tie="nobody"), Anna="999/77/5/3/2", Ben=SIX, 민수=None, 지우=None
    )
    assert not any(isinstance(event, SizeTokenWon) for event in playing.told)


def test_by_option_the_size_token_goes_by_what_one_owns() -> None:
    playing = gathered(2, 7, size_token_count="stock")
    playing.state.boards[1].stock[7] += 1
    answer(playing, Anna=SEVEN, Ben=FIVE)
    assert playing.state.boards[1].sizes[AT[VALLS]] == [7]


def test_two_size_tokens_are_both_needed_and_awarded_each_by_itself() -> None:
    playing = gathered(2, 7, 5)
    playing.refuses("Anna", Answer("999/77/4/3"), Why.TOWER)
    answer(playing, Anna="999/77/5/3", Ben="9999/7/5/3")
    assert playing.state.boards[0].best == 4 + 3


def test_the_same_size_twice_is_needed_once_and_taken_twice() -> None:
    playing = answer(gathered(2, 7, 7), Anna=SEVEN, Ben=FIVE)
    assert playing.state.boards[0].best == 7
    assert playing.state.boards[0].sizes[AT[VALLS]] == [7, 7]


def test_answers_come_in_any_order_sealed_and_may_be_given_anew() -> None:
    playing = gathered(3, 7)
    assert playing.asked == ("Anna", "Ben", "민수")
    answer(playing, Ben=SIX, 민수=None)
    assert playing.asked == ("Anna",)
    assert playing.view("Ben").answer == (SIX,)
    assert playing.view("Anna").answer is None
    assert not [event for event in playing.heard("Anna") if isinstance(event, TowerSealed)]
    answer(playing, Ben=SEVEN, Anna=None)
    assert prizes(playing) == [[0, 0, 0], [1, 0, 0], [0, 0, 0]]


def test_the_best_tower_comes_first_among_what_is_offered() -> None:
    playing = gathered(2, 7)
    offered = playing.legal("Anna")
    assert offered[-1] == Answer(None)
    answer(playing, Anna=offered[0].tower, Ben=None)
    assert playing.state.boards[0].best >= 7


@pytest.mark.parametrize("tower", ["999/77/5", "999/88/6/5", "77/999/5/3"])
def test_a_tower_that_may_not_enter(tower: str) -> None:
    gathered(2, 7).refuses("Anna", Answer(tower), Why.TOWER)


def test_who_is_elsewhere_or_cannot_build_is_not_asked() -> None:
    state = fresh(3)
    put(state, 0, VALLS, stock=EVERYTHING, ranks=RANKS)
    put(state, 1, VALLS, stock=EVERYTHING)
    put(state, 2, Region.GIRONA, stock=EVERYTHING, ranks=RANKS)
    playing = festival_table(state, VALLS, 7).does("민수", EndTurn())
    assert playing.asked == ("Anna",)
    playing.refuses("Ben", Answer(None), Core.NOT_YOUR_TURN)  # type: ignore[arg-type]


def test_34_no_festival_before_round_three() -> None:
    state = fresh(2)
    for seat in range(2):
        put(state, seat, VALLS, stock=EVERYTHING, ranks=RANKS)
    assert not [one for one in state.calendar if one.round < 3]
    state.round = 2
    state.turn = 1
    playing = table(state).does("Ben", EndTurn())
    assert playing.state.round == 3


def test_the_marker_never_moves_down() -> None:
    playing = gathered(2, 7)
    playing.state.boards[0].best = 9
    answer(playing, Anna=SEVEN, Ben=None)
    assert playing.state.boards[0].best == 9


def test_two_festivals_of_one_round_ask_everybody_at_once() -> None:
    state = fresh(2)
    put(state, 0, VALLS, stock=EVERYTHING, ranks=RANKS)
    put(state, 1, Region.GIRONA, stock=EVERYTHING, ranks=RANKS)
    playing = festival_table(state, VALLS, 7)
    playing.state.calendar.append(type(playing.state.calendar[0])(3, AT[Region.GIRONA], (5,)))
    playing.does("Ben", EndTurn())
    assert playing.asked == ("Anna", "Ben")
    answer(playing, Ben="999/77/5/3", Anna=SIX)
    assert [board.best for board in playing.state.boards] == [6, 5]
    assert playing.state.phase in (Phase.TURN, Phase.REFILL)


def test_places_of_ties() -> None:
    entrants = [Shown(0, (), 7), Shown(1, (), 7), Shown(2, (), 5)]
    assert places(entrants, True) == [(0, 1), (1, 1), (2, 3)]
    assert places(entrants, False) == [(0, 2), (1, 2), (2, 3)]
    assert [prize.value for prize in Prize] == ["trophy", "medal", "ribbon"]
