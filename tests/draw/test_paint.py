"""The painter: exact colours, small files, the same bytes in every thread, no empty boxes for letters."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.boards import board_of
from bot.draw import fonts, sheet
from bot.draw.look import Look, plain
from bot.draw.moves import moved
from bot.draw.paint import paint
from bot.draw.pieces import arrow, disc, hexagon, star
from bot.draw.scene import (
    Art,
    Clip,
    Ellipse,
    Fade,
    Gradient,
    Halo,
    Palette,
    Plate,
    Polygon,
    Rect,
    Scene,
    Shadow,
    Sprite,
    Text,
)
from bot.draw.theme import DEFAULT, THEMES
from engines.carcassonne import Phase, game
from engines.core.said import Said, Who
from tests.draw.positions import played, small

BOARD = board_of("carcassonne")


def opened(png):
    return Image.open(BytesIO(png)).convert("RGB")


def colours(image):
    return {colour for _, colour in image.getcolors(1 << 24)}


def test_a_full_board_is_small_enough_to_post():
    view = played(72, 3, Phase.OVER)
    assert len(view.laid) >= 70
    scene = BOARD.board(view)
    assert scene is not None
    assert len(paint(scene)) < 250_000
    assert len(paint(BOARD.overlays["farms"](view))) < 300_000


@pytest.mark.parametrize("name", THEMES)
def test_colours_of_seats_stay_exact(name):
    scene = BOARD.board(game.view(small(), None))
    assert scene is not None
    shown = colours(opened(paint(scene, Look(THEMES[name]))))
    for seat in (0, 1, 2, 3):
        assert THEMES[name].rgb(f"seat.{seat}") in shown
    assert THEMES[name].rgb("legal") in shown
    assert len(shown) <= 256


def test_threads_paint_the_same():
    scene = BOARD.board(game.view(small(), None))
    assert scene is not None
    with ThreadPoolExecutor(2) as pool:
        pictures = set(pool.map(lambda _: paint(scene), range(6)))
    assert len(pictures) == 1


def test_no_letter_is_an_empty_box():
    for letter in "민지ABé":
        assert fonts.has(letter), letter
    assert fonts.fit("민수 Anna") == "민수 Anna"
    assert fonts.fit("민") == "민"
    assert fonts.fit("Łukasz") == "Lukasz"
    assert fonts.fit("\U0001f600Ben\u200d") == f"{fonts.NEUTRAL}Ben"
    assert not fonts.has("\U0010fffe")


def test_letters_of_seats_are_the_readers():
    scene = BOARD.board(game.view(small(), None))
    assert scene is not None
    korean = Look(DEFAULT, lambda words: "민" if isinstance(words, Who) else plain(words))
    assert paint(scene, korean) != paint(scene)


PLAIN = Palette(
    "test/plain",
    lambda: Scene((Rect((0, 0, 1, 1), "seat.0"), Rect((1, 0, 2, 1), "gold")), (0, 0, 2, 2), 9, PLAIN),
)


def test_pieces_draw_where_they_are_put():
    shapes = (
        Shadow((Ellipse((0.5, 0.5), 0.3, 0.3),), 0.02),
        Polygon(hexagon((0.5, 0.5), 0.4), Gradient("seat.1", "seat.4"), "ink", 0.03),
        Polygon(star((1.5, 0.5), 0.4, 0.2), "gold"),
        Halo(Ellipse((0.5, 1.5), 0.2, 0.2), (("cream", 0.03), ("seat.1", 0.05)), "glow", 0.05),
        arrow((1.1, 1.5), (1.9, 1.5), 0.1, "error"),
        *disc((1.5, 0.5), "7", 100, 15, 20),
        Text("A7", (1.0, 1.0), 0.2, "ink", outline="cream", outline_width=0.03),
    )
    image = opened(paint(Scene(shapes, (0, 0, 2, 2), 100, PLAIN)))
    assert image.size == (200, 200)
    assert image.getpixel((150, 20)) == DEFAULT.rgb("gold")
    assert image.getpixel((50, 150)) == DEFAULT.rgb("paper")  # the middle of a halo stays open
    assert image.getpixel((138, 50)) == DEFAULT.rgb("legal")


def test_a_loose_shape_is_drawn_once_for_all_places_and_scales():
    def around(x, unit):
        return Halo(Rect((x, 0, x + 40 / unit, 40 / unit)), (("cream", 3 / unit),), "glow", 7 / unit)

    drawn = [sheet.loose(around(x, unit), unit, DEFAULT) for x, unit in ((0, 77), (3, 77), (2, 91))]
    assert len({id(pixels.image) for pixels in drawn}) == 1
    assert drawn[1].left - drawn[0].left == 3 * 77


@pytest.mark.parametrize("blur", [0.02, 0.2])
def test_shadows_lie_under_rims_and_keep_their_colour(blur):
    shapes = (Shadow((Ellipse((0, 0), 1, 1),), blur, "seat.1"), Ellipse((0, 0), 0.4, 0.4, "gold"))
    art = Art(f"test/rimmed/{blur}", shapes, rims=(("outline", 3),))
    pixels = sheet.sprite(art, 40, DEFAULT)
    middle = (-pixels.left, -pixels.top)
    assert pixels.image.getpixel(middle) == DEFAULT.rgba("gold")
    assert pixels.image.getpixel((middle[0] + 17, middle[1])) == DEFAULT.rgba("outline")
    shade = pixels.image.crop((middle[0] + 24, middle[1], middle[0] + 25, middle[1] + 1)).tobytes()
    assert shade[0] < 3
    assert shade[2] > 197
    assert shade[3] > 230


def test_fading_keeps_what_it_should():
    shapes = (Rect((0, 0, 2, 2), "seat.0"), Fade(((0, 0, 2, 2),), "paper", 0.5, 0.5, ((1, 1, 2, 2),)))
    image = opened(paint(Scene(shapes, (0, 0, 2, 2), 50, PLAIN)))
    assert image.getpixel((75, 75)) == DEFAULT.rgb("seat.0")
    assert image.getpixel((25, 25)) != DEFAULT.rgb("seat.0")


def test_a_sprite_scales_from_its_master():
    art = next(shape.art for shape in _shapes() if isinstance(shape, Sprite) and shape.art.master)
    scene = Scene((Sprite(art, (0, 0)),), (0, 0, 1, 1), 77, PLAIN)
    assert opened(paint(scene)).size == (77, 77)


def _shapes():
    scene = BOARD.board(game.view(small(), None))
    assert scene is not None
    return scene.shapes


def test_a_kept_layer_looks_like_its_shapes():
    shapes = (Rect((0.2, 0.2, 0.8, 0.8), "seat.1"), Ellipse((0.8, 0.8), 0.5, 0.5, "gold"))
    clips = [Clip((0, 0, 1, 1), shapes, name) for name in ("", "test/layer", "test/layer")]
    pictures = {paint(Scene((clip,), (0, 0, 2, 2), 60, PLAIN)) for clip in clips}
    assert len(pictures) == 1
    image = opened(pictures.pop())
    assert image.getpixel((50, 50)) == DEFAULT.rgb("gold")
    assert image.getpixel((65, 50)) == DEFAULT.rgb("paper")  # outside the clip's box


def test_a_plate_is_as_wide_as_its_words():
    long = Look(DEFAULT, lambda words: "바르셀로나")
    text = Text(Said("place"), (1, 1), 0.3, "label", plate=Plate("gold", "ink", 0.03, 0.1))
    scene = Scene((text,), (0, 0, 2, 2), 100, PLAIN)
    rows = [opened(paint(scene, look)).crop((0, 100, 200, 101)) for look in (Look(), long)]
    short_ground, long_ground = (row.tobytes().count(bytes(DEFAULT.rgb("paper"))) for row in rows)
    assert long_ground < short_ground
    narrow = replace(text, most=0.5)
    assert paint(Scene((narrow,), (0, 0, 2, 2), 100, PLAIN), long) != paint(scene, long)


def test_parts_can_be_turned():
    lying = moved((Rect((-0.4, -0.1, 0.4, 0.1), "seat.0"),), (1, 1), 2, 0.25)
    image = opened(paint(Scene(lying, (0, 0, 2, 2), 50, PLAIN)))
    assert image.getpixel((50, 20)) == DEFAULT.rgb("seat.0")
    assert image.getpixel((20, 50)) == DEFAULT.rgb("paper")
