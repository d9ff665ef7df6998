"""Whole matches, one for each way in which a match can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.catan import Phase, game
from engines.catan.events import Won
from engines.core import log

MATCHES = sorted((Path(__file__).parents[1] / "replays" / "catan").glob("*.jsonl"))


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_match_ends_as_it_ended(path: Path) -> None:
    header, entries, scores = log.from_lines(path.read_text("utf-8"))
    state = log.replay(game, header, entries[:-1])
    assert state.to_act
    events = game.play(state, entries[-1].by, log.action(game.rules, entries[-1]))
    assert isinstance(events[-1], Won)
    assert state.phase is Phase.OVER
    assert [score.points for score in game.scores(state, None)] == scores
    assert entries[-1].do == path.stem.split("_", 1)[1]


def test_there_are_matches() -> None:
    assert {path.stem.split("_")[0] for path in MATCHES} == {"base", "barbarians"}
