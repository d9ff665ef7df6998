"""Carcassonne's pictures: everything fits, nothing is hidden, names can be read."""

import pytest

from bot import boards
from bot.boards import NoBoard, board_of
from bot.boards.carcassonne.blocks import blocks
from bot.boards.carcassonne.board import BOARD as PALETTE
from bot.boards.carcassonne.land import laid_in, land, parchment, towers
from bot.boards.carcassonne.places import SMALLEST, label_size
from bot.boards.carcassonne.window import SIZES, Window, around, inset_size, with_room
from bot.draw.paint import paint
from bot.draw.scene import Halo, Scene, Sprite, Text
from engines.carcassonne import Phase, game
from engines.core.grid import xy
from engines.core.said import Who, said
from tests.draw.positions import claiming, played, small, start

BOARD = board_of("carcassonne")


def texts(scene):
    """Every text of a scene with its size in pixels."""
    return [(shape.words, shape.size * scene.unit) for shape in scene.shapes if isinstance(shape, Text)]


def names(scene):
    return {shape.art.name for shape in scene.shapes if isinstance(shape, Sprite)}


@pytest.mark.parametrize(
    ("tiles", "seed", "row"), [(1, 1, False), (19, 4, True), (40, 5, False), (60, 11, False)]
)
def test_every_board_is_wide_enough_to_read(tiles, seed, row):
    view = played(tiles, seed, row=row)
    scene = BOARD.board(view)
    assert scene is not None
    width, height = scene.size
    assert 800 <= width <= 1200
    assert height <= 1.35 * width
    cells = {cell for cell, _ in view.places}
    shown = [size for words, size in texts(scene) if words in cells]
    assert all(size >= SMALLEST - 0.5 for size in shown)
    if scene.unit >= 84:
        assert len(shown) == len(cells)


def test_a_board_of_21_columns():
    view = played(28, 4, row=True)
    columns = {xy(cell)[0] for cell in (*view.laid, *(cell for cell, _ in view.places))}
    assert len(columns) >= 21
    scene = BOARD.board(view)
    assert scene is not None
    assert paint(scene)
    window = around([(0, 0), (20, 3)])
    assert (len(window.columns), window.tile) == (21, 48)
    assert label_size(window.tile) >= SMALLEST
    assert window.standing * window.tile >= 43


@pytest.mark.parametrize("seed", range(6))
def test_the_inset_covers_nothing(seed):
    view = played(10 + 9 * seed, seed)
    taken = {*laid_in(view), *(xy(cell) for cell, _ in view.places)}
    window, corner = with_room(taken, taken)
    size = inset_size(window.tile) * window.px
    for x, y in taken:
        assert x + 1 <= corner[0] or x >= corner[0] + size or y + 1 <= corner[1] or y >= corner[1] + size
        assert window.holds((x, y))


@pytest.mark.parametrize(("tiles", "seed"), [(5, 1), (44, 3)])
def test_land_in_blocks_is_the_land(tiles, seed):
    laid = laid_in(played(tiles, seed))
    window = around(laid)
    whole = (*land(laid, window.px, window.sparse), *towers(laid))
    pictures = {
        paint(Scene((*parchment(window), *shapes), window.inner, window.tile, PALETTE))
        for shapes in (whole, blocks(laid, window))
    }
    assert len(pictures) == 1


def test_a_tile_changes_few_blocks():
    before, after = (set(blocks(laid_in(played(n, 3)), Window(-7, -7, 7, 7, 64))) for n in (30, 31))
    assert len(after - before) <= 4 < len(after & before)


@pytest.mark.parametrize("columns", range(5, 32))
def test_tiles_come_in_few_sizes(columns):
    window = around([(0, 0), (columns - 1, 3)])
    assert window.tile in SIZES
    assert window.tile * columns <= max(1010, SIZES[-1] * columns)


def test_a_finished_match_has_no_places():
    scene = BOARD.board(played(72, 3, Phase.OVER))
    assert scene is not None
    assert not any("place" in name for name in names(scene))


def test_the_first_board_marks_no_last_tile():
    scene = BOARD.board(game.view(start(), None))
    assert scene is not None
    assert scene.alt[0] == said("alt-board", tiles=1)
    assert not any(isinstance(shape, Halo) for shape in scene.shapes)


def test_whose_turn_is_told_by_a_letter():
    scene = BOARD.board(game.view(small(), None))
    assert scene is not None
    assert Who(3) in [words for words, _ in texts(scene)]


@pytest.mark.parametrize(
    ("kind", "expected"), [("S", {"a", "c", "d"}), ("X", set("abcdefgh")), ("B", {"a", "b"})]
)
def test_claims_have_their_tile_s_letters(kind, expected):
    view = claiming(kind, 1)
    offered = [segment for segment in view.claims if segment != "r0" or kind != "S"]
    scene = BOARD.step(view, "claim", (), (None, *offered))
    assert scene is not None
    letters = {words for words, _ in texts(scene) if isinstance(words, str) and words.islower()}
    assert letters == expected
    assert paint(scene)


def test_steps_of_placing():
    view = game.view(small(), None)
    scene = BOARD.step(view, "place", (), [cell for cell, _ in view.places])
    assert scene is not None
    cell, rotations = view.places[0]
    scene = BOARD.step(view, "place", (cell,), rotations)
    assert scene is not None
    assert {f"r{rotation}" for rotation in rotations} <= {words for words, _ in texts(scene)}
    assert BOARD.step(view, "begin", (), ()) is None
    assert BOARD.hand(view) is None


def test_farms_tell_what_they_would_pay():
    view = played(60, 7, Phase.DRAWING)
    scene = BOARD.overlays["farms"](view)
    totals = [words for words, _ in texts(scene) if isinstance(words, str) and words.startswith("+")]
    assert len(totals) == view.players


def test_a_game_without_a_board():
    board = board_of("nothing")
    assert isinstance(board, NoBoard)
    assert board.board(None) is None


def test_a_board_may_come_from_elsewhere(tmp_path, monkeypatch):
    (tmp_path / "pebbles.py").write_text("overlays = {}\ndef board(view, marks=()):\n    return None\n")
    monkeypatch.setattr(boards, "__path__", [*boards.__path__, str(tmp_path)])
    assert "pebbles" in boards.names()
    assert board_of("pebbles").board(None) is None
