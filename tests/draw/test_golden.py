"""Scenes as text, exactly, and pictures of them nearly.

To accept a change on purpose, write `listing(scene)`, or the picture `shown` makes, into the file.
"""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.boards import board_of
from bot.draw.paint import paint
from engines.carcassonne import game
from tests.draw.listing import listing
from tests.draw.positions import small

GOLDEN = Path(__file__).parent / "golden"
BOARD = board_of("carcassonne")
WIDE = 350
"""Pixels of a golden picture: what a telephone shows."""
MEAN, LARGEST = 2, 36
"""How far a picture may be from its golden one, in steps of 255: in the mean, and where it is softened most."""


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


def shown(scene):
    """The picture as small as people see it."""
    image = Image.open(BytesIO(paint(scene))).convert("RGB")
    return image.resize((WIDE, round(WIDE * image.height / image.width)), Image.Resampling.BOX)


@pytest.mark.parametrize("name", ["board", "rotations"])
def test_picture_looks_as_it_did(name):
    image = shown(scenes()[name])
    golden = Image.open(GOLDEN / f"{name}.png").convert("RGB")
    assert image.size == golden.size
    apart = ImageChops.difference(image, golden)
    assert max(ImageStat.Stat(apart).mean) < MEAN
    assert max(most for _, most in ImageStat.Stat(apart.reduce(8)).extrema) < LARGEST
