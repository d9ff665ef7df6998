"""What holds of whole matches: nothing is lost, nothing appears, and all of it replays."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from engines.castell import game
from engines.castell.box import SUPPLY, TILES
from engines.castell.final import categories
from engines.castell.state import Phase, State
from engines.core import log
from engines.core.chance import Rng
from engines.core.rules import CHANCE

REPLAYS = sorted(Path(str(files("tests").joinpath("replays", "castell"))).glob("*.jsonl"))
EVERY_TABLE = [(players, side) for players in (2, 3, 4) for side in ("normal", "advanced")]
OPEN_POINTS = {
    "refill_rounds": "every",
    "festival_calendar_by_players": "no",
    "size_tokens_per_festival": "2_2",
    "special_action_move": "any",
    "own_token_collected": "yes",
    "prizes_tie": "last_place",
    "start_rank": "1",
    "size_token_count": "stock",
}


def conserved(state: State) -> None:
    """150 castellers, 15 of each size; 30 size tokens; 40 prizes; 7 special tokens a player; no tile twice."""
    boards = state.boards
    for size in range(1, 11):
        rows = [state.bag, *state.people, *(board.stock for board in boards)]
        assert sum(row[size] for row in rows) == 15
        won = sum(row.count(size) for board in boards for row in board.sizes)
        waiting = sum(one.sizes.count(size) for one in state.calendar if not _held(state, one.round))
        assert state.size_box[size] + won + waiting == 3
    for kind, count in enumerate(SUPPLY):
        assert state.supply[kind] + sum(row[kind] for board in boards for row in board.prizes) == count
    for seat, board in enumerate(boards):
        lying = sum(row[seat] for row in state.area)
        assert board.tokens + lying + sum(row[seat] for one in boards for row in one.collected) == 7
        assert all(0 <= rank <= state.terms.max_rank for rank in board.ranks)
    tiles = Counter(tile for row in state.tiles for tile in row if tile)
    tiles.update(tile for board in boards for row in board.tiles for tile in row)
    assert set(tiles.values()) <= {1}
    assert len(tiles) == 14
    assert set(tiles) <= set(TILES)


def _held(state: State, number: int) -> bool:
    return number < state.round or state.phase is Phase.OVER


def play_and_watch(
    players: int, options: dict[str, str], seed: str
) -> tuple[log.Header, list[log.Entry], State]:
    header = log.Header("castell", players, game.meta.chosen(options), seed)
    state, pick, entries, rolled = log.start(game, header), Rng(seed, "pick"), [], 0
    conserved(state)
    best = [0] * players
    while state.to_act:
        seat = pick.choice(state.to_act)
        if seat == CHANCE:
            act = game.chance(state, log.rng(header, rolled))
            rolled += 1
        else:
            act = pick.choice(game.legal_actions(state, seat))
        entries.append(log.entry(game.rules, seat, act))
        game.play(state, seat, act)
        conserved(state)
        assert all(board.best >= before for board, before in zip(state.boards, best, strict=True))
        best = [board.best for board in state.boards]
    assert len(entries) <= game.meta.longest
    assert state.round == 10
    return header, entries, state


@pytest.mark.parametrize(("players", "side"), EVERY_TABLE)
def test_nothing_is_lost(players: int, side: str) -> None:
    for number in range(10):
        play_and_watch(players, {"wheel": side}, f"watched {number}")


@pytest.mark.slow
@pytest.mark.parametrize(("players", "side"), EVERY_TABLE)
def test_nothing_is_lost_in_many_matches(players: int, side: str) -> None:
    for number in range(500):
        play_and_watch(players, {"wheel": side}, f"many {number}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_lost_where_every_open_point_is_played_the_other_way(players: int) -> None:
    for number in range(4):
        play_and_watch(players, OPEN_POINTS, f"other {number}")


def test_each_option_alone_plays_to_its_end() -> None:
    for option in game.meta.options:
        for value in option.values[1:]:
            play_and_watch(3, {option.name: value}, f"{option.name} {value}")


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_recorded_match_ends_as_it_did(path: Path) -> None:
    header, entries, scores = log.from_lines(path.read_text("utf-8"))
    state = log.replay(game, header, entries)
    assert not state.to_act
    assert [one.points for one in game.scores(state, None)] == scores
    assert [sum(categories(board, state.terms)) for board in state.boards] == scores
    conserved(state)


def test_there_is_a_match_for_each_way_to_end() -> None:
    """Won outright, decided by the better tower, and shared."""
    assert {path.stem for path in REPLAYS} >= {"won", "tie-break", "shared", "four-advanced", "open-points"}
