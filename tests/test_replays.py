"""Whole matches of tests/replays/<game>: they replay to the same scores, one for each way in which a match can end."""

from __future__ import annotations

from pathlib import Path

import pytest

import engines
from engines.core import log
from engines.core.discover import discover

FOLDER = Path(__file__).parent / "replays"
GAMES = discover()
SHIPPED = [name for name in GAMES if (Path(engines.__path__[0]) / name).is_dir()]
REPLAYS = sorted(FOLDER.glob("*/*.jsonl"))


@pytest.mark.parametrize("name", SHIPPED)
def test_every_game_has_replays(name: str) -> None:
    assert list((FOLDER / name).glob("*.jsonl")), f"tests/replays/{name} is empty"


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_match_replays_to_its_scores(path: Path) -> None:
    text = path.read_text("utf-8")
    header, entries, scores = log.from_lines(text)
    game = GAMES[header.game]
    assert path.parent.name == header.game
    assert header.rules == game.meta.version, "the rules have changed since: does the match still stand?"
    state = log.replay(game, header, entries)
    assert state.to_act == ()
    assert [score.points for score in game.scores(state, None)] == scores
    assert log.to_lines(header, entries, scores) == text
