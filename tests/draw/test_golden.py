"""Scenes as text, exactly. To accept a change on purpose, write `listing(scene)` into the file."""

from pathlib import Path

import pytest

from bot.boards import board_of
from engines.carcassonne import game
from tests.draw.listing import listing
from tests.draw.positions import small

GOLDEN = Path(__file__).parent / "golden"
BOARD = board_of("carcassonne")


def scenes():
    view = game.view(small(), None)
    return {
        "board": BOARD.board(view, ()),
        "rotations": BOARD.step(view, "place", ("N18",), (0, 1)),
        "farms": BOARD.overlays["farms"](view),
    }


@pytest.mark.parametrize("name", ["board", "rotations", "farms"])
def test_scene_is_as_it_was(name):
    scene = scenes()[name]
    assert scene is not None
    assert listing(scene) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
