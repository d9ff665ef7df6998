"""The end and scoring."""

import pytest

from engines.core.said import said
from engines.methoni import Build, Merge, Phase, State, game
from engines.methoni.events import Ending, LastWallTaken, MatchEnded
from engines.methoni.final import size_points
from engines.methoni.pieces import TOWER_POINTS
from tests.methoni.positions import YELLOW, build, position, table


def test_lands_ducats_mission_sizes_and_towers_are_counted() -> None:
    state = position(
        castles=[
            ("R", "C06 C07 D06", "", ""),
            ("R", "E05", "", ""),
            ("Y", "B08 B09", "", ""),
            ("L", "D09 D10", "", ""),
        ],
        money=[7, 9, 4, 12],
    )
    state.missions = [1, 2, 3, 6]
    state.phase = Phase.OVER
    scores = game.scores(state, None)
    assert [score.points for score in scores] == [33, 22, 17, 12]
    assert [[term.points for term in score.terms] for score in scores[:3]] == [
        [12, 7, 1, 10, 3],
        [6, 9, 1, 5, 1],
        [6, 4, 1, 5, 1],
    ]
    assert [score.place for score in scores] == [1, 2, 3, 4]


def test_towers_on_the_board_bring_1_3_6_10() -> None:
    assert TOWER_POINTS == (0, 1, 3, 6, 10)


def test_until_the_end_a_reader_counts_no_mission_but_the_own_one() -> None:
    state = position(castles=[("R", "C06 C07 D06", "", "")])
    missions = [
        [term for term in score.terms if term.what.key == "term-mission"] for score in game.scores(state, 0)
    ]
    assert [len(row) for row in missions] == [1, 0, 0, 0]
    assert not [
        term for score in game.scores(state, None) for term in score.terms if term.what.key == "term-mission"
    ]


def over(castles: list[tuple[str, str, str, str]], money: list[int]) -> State:
    state = position(castles=castles, money=money)
    state.missions = [1, 1, 1, 1]
    state.phase = Phase.OVER
    return state


def test_a_tie_goes_to_the_dearer_castle_then_to_the_ducats_then_it_is_shared() -> None:
    pair = [("R", "C06", "R3", ""), ("Y", "B05", "", "Y1")]
    scores = game.scores(over(pair, [10, 10, 0, 0]), None)
    assert scores[0].points == scores[1].points
    assert (scores[0].tiebreak, scores[1].tiebreak) == ((5, 10), (7, 10))
    assert (scores[0].place, scores[1].place) == (2, 1)
    even = [("R", "C06", "R3", ""), ("Y", "B04", "R3", "")]
    assert [score.place for score in game.scores(over(even, [10, 10, 0, 0]), None)][:2] == [1, 1]


LARGEST = {
    "three": [
        ("R", "C06 C07 D06", "", ""),
        ("Y", "E06 E07 F06", "", ""),
        ("L", "A08 A09", "", ""),
        ("B", "A02", "", ""),
    ],
    "own": [("R", "C06 C07 D06", "", ""), ("R", "E06 E07 F06", "", ""), ("Y", "A08 A09", "", "")],
}


@pytest.mark.parametrize(
    ("castles", "option", "points"),
    [
        ("three", {}, [10, 10, 5, 0]),
        ("three", {"size_rank_mode": "standard"}, [10, 10, 0, 0]),
        ("own", {}, [10, 5, 0, 0]),
        ("own", {"size_bonus_once_per_player": "no"}, [20, 5, 0, 0]),
        ("own", {"size_rank_mode": "standard"}, [10, 0, 0, 0]),
    ],
)
def test_castles_of_one_size_share_a_rank_in_full(
    castles: str, option: dict[str, str], points: list[int]
) -> None:
    assert size_points(position(castles=LARGEST[castles], options=option)) == points


def test_one_player_may_own_the_largest_and_the_second() -> None:
    assert size_points(position(castles=[("R", "C06 C07", "", ""), ("R", "A02", "", "")])) == [15, 0, 0, 0]
    assert size_points(position()) == [0, 0, 0, 0]


def test_the_last_wall_makes_this_turn_the_last_though_mergers_bring_walls_back() -> None:
    castles = [("R", "C07", "R2 L1", ""), ("L", "D05 D06", "B1", "L1")]
    at = table(
        castles=castles,
        standing="C06:R1Y1",
        money=[12, 20, 14, 14],
        turn=1,
        hands={1: "pasture forest sea sea field"},
    )
    at.state.wall_supply = 1
    at.does(YELLOW, build("pasture", "C05-C06", "C05:R C06:Y"))
    assert LastWallTaken(1) in at.told
    at.does(YELLOW, Merge("C07"), Merge("D05"))
    assert at.state.wall_supply == 2
    assert at.state.last_turn
    assert {type(act).__name__ for act in at.legal(YELLOW)} == {"Build", "End"}
    at.does(YELLOW, build("forest", "A05-sea", "A05:Y"))
    assert at.over
    assert at.told[-1] == MatchEnded(Ending.WALLS)


def test_without_walls_left_nothing_can_be_built_with_the_second_card() -> None:
    at = table(castles=[("R", "C09", "", "")])
    at.state.wall_supply = 1
    at.does("Anna", build("pasture", "C05-C06", "C05:R C06:Y"))
    assert not [act for act in at.legal("Anna") if isinstance(act, Build)]
    assert said("status-last_turn") in game.status(at.view(None))
