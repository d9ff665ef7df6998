"""What holds of whole matches, on every map, for three, four and five players."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import computer, log
from engines.core.chance import Rng
from engines.methoni import Phase, State, game
from engines.methoni.atlas import MAPS
from tests.benchmarks import methoni as benchmark
from tests.methoni.matches import check, states

REPLAYS = sorted((Path(__file__).parent.parent / "replays" / "methoni").glob("*.jsonl"))
everywhere = pytest.mark.parametrize(
    ("board", "players"), [(name, seats) for name in MAPS for seats in (3, 4, 5)]
)


def conserve(board: str, players: int, matches: int) -> None:
    for seed in range(matches):
        other = {
            option.name: option.values[(seed + at) % 2] for at, option in enumerate(game.meta.options[1:])
        }
        options = {**other, "map": board} if seed % 2 else {"map": board}
        phases = []
        for state, _ in states(f"law{seed}", players, closers=seed % 3 == 0, **options):
            check(state)
            phases.append(state.phase)
        assert phases[-1] is Phase.OVER


@everywhere
def test_ducats_walls_pieces_and_cards_are_conserved(board: str, players: int) -> None:
    conserve(board, players, 10)


@pytest.mark.slow
@everywhere
def test_they_are_in_many_matches(board: str, players: int) -> None:
    conserve(board, players, 112)  # nine tables of them are more than 1,000 matches


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_saved_match_replays_to_its_scores(path: Path) -> None:
    header, entries, scores = log.from_lines(path.read_text("utf-8"))
    state = log.replay(game, header, entries)
    assert not state.to_act
    assert [score.points for score in game.scores(state, None)] == scores


def test_there_is_a_replay_for_each_way_a_match_ends() -> None:
    assert {path.stem for path in REPLAYS} >= {"walls", "idle"}


def _some_states(count: int) -> list[State]:
    found = []
    for seed in range(count):
        for at, (state, _) in enumerate(states(f"secret{seed}", 3 + seed % 3)):
            if at % 9 == seed % 9:
                found.append(state.copy())
    return found


def test_another_deal_of_what_cannot_be_seen_looks_the_same() -> None:
    rng = Rng("redeal")
    for state in _some_states(4):
        for seat in (None, *range(state.players)):
            other = game.redeal(state, seat, rng)
            assert game.view(other, seat) == game.view(state, seat)
            assert other.phase is Phase.OVER or game.scores(other, seat) == game.scores(state, seat)
            for owing in other.to_act:
                assert owing < 0 or game.legal_actions(other, owing)


def test_the_channel_sees_no_hand_and_no_mission() -> None:
    state = _some_states(1)[1]
    seen = game.view(state, None)
    assert (seen.hand, seen.mission, seen.mission_lands) == ((), (), 0)
    assert game.hand is not None
    assert game.hand(seen) == []
    assert game.hand(game.view(state, 0))


def test_a_careful_player_beats_random_ones() -> None:
    wins = 0
    for seed in range(4):
        header = log.Header(game.name, 3, game.meta.chosen({"map": "islet"}), f"careful{seed}")
        state, rng, rolled = log.start(game, header), Rng(f"careful{seed}", "play"), 0
        while state.to_act:
            (seat,) = state.to_act
            if seat < 0:
                act = game.chance(state, log.rng(header, rolled))
                rolled += 1
            else:
                act = computer.choose(game, state, seat, "careful" if seat == seed % 3 else "random", rng)
            game.play(state, seat, act)
        wins += game.scores(state, None)[seed % 3].place == 1
    assert wins >= 3


def test_matches_go_as_an_earlier_engine_had_them_go() -> None:
    means = benchmark.figures("methoni", 4, 40, "sample").means()
    assert max(map(abs, benchmark.off("methoni", 4, means).values())) < 0.25


@pytest.mark.slow
@pytest.mark.parametrize(("board", "players"), list(benchmark.EXPECTED))
def test_they_do_within_a_tenth(board: str, players: int) -> None:
    means = benchmark.figures(board, players, 300, "1").means()
    assert max(map(abs, benchmark.off(board, players, means).values())) < 0.1
