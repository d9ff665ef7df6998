"""Every kind at every rotation: it draws, its borders show its edges, its letters and figures have room."""

from collections import Counter
from itertools import combinations, product
from math import dist

import pytest

from bot.boards.carcassonne.closeup import letter_spots
from bot.boards.carcassonne.follower import follower_art
from bot.boards.carcassonne.geometry import geometry, inside, tiles
from bot.boards.carcassonne.nature import meadow
from bot.boards.carcassonne.posts import STANDING, post
from bot.boards.carcassonne.tile import segment_mask, tile_art
from bot.draw import sheet
from bot.draw.theme import DEFAULT
from engines.carcassonne.tiles import LIES
from engines.carcassonne.view import Tile

LYING = [(kind, rotation) for kind in tiles() for rotation in range(4)]
SIZE = 120
NEAR = 1  # pixels from the border: both neighbours must look alike there


def picture(kind, rotation):
    return sheet.grounded(tile_art(kind, rotation, 0), meadow(), SIZE, DEFAULT, (0, 0), (SIZE, SIZE))


def middles():
    half, far = SIZE // 2, SIZE - 1 - NEAR
    return ((half, NEAR), (far, half), (half, far), (NEAR, half))


def land(pixel):
    """Fields are green; roads are the palest thing there is; cities are brown, in the shade too."""
    red, green, blue = pixel
    return "F" if green > red else "R" if min(red - 215, green - 190, blue - 150) > 0 else "C"


def shown(image, spot):
    """The land of most pixels around a spot."""
    around = [(spot[0] + dx, spot[1] + dy) for dx in (-3, -1, 0, 1, 3) for dy in (-3, -1, 0, 1, 3)]
    found = [image.getpixel(at) for at in around if min(at) >= 0 and max(at) < SIZE]
    return Counter(land(pixel) for pixel in found).most_common(1)[0][0]


@pytest.mark.parametrize(("kind", "rotation"), LYING)
def test_borders_show_the_edges(kind, rotation):
    image = picture(kind, rotation)
    edges = LIES[f"{kind}{rotation}"].edges
    assert geometry(kind, rotation).edges == edges
    for edge, spot in zip(edges, middles(), strict=True):
        assert shown(image, spot) == edge, spot


@pytest.mark.parametrize(("kind", "rotation"), LYING)
def test_letters_never_touch(kind, rotation):
    names = [segment.id for segment in geometry(kind, rotation).segments]
    spots = letter_spots(Tile(kind, rotation), names)
    for one, other in combinations(names, 2):
        assert dist(spots[one], spots[other]) >= 0.27, (one, other, spots)
    assert all(0.13 < v < 0.87 for spot in spots.values() for v in spot)


@pytest.mark.parametrize("sides", [(True,) * 4, (False,) * 4])
def test_figures_never_hide_a_shield(sides):
    for kind, rotation in LYING:
        for city in geometry(kind, rotation).of("city"):
            if city.shield:
                x, y = post(kind, rotation, city.id, 0.55, sides)
                body = [
                    x + STANDING[0] * 0.55,
                    y + STANDING[1] * 0.55,
                    x + STANDING[2] * 0.55,
                    y + STANDING[3] * 0.55,
                ]
                across = min(body[2], city.shield[0] + 0.07) - max(body[0], city.shield[0] - 0.07)
                down = min(body[3], city.shield[1] + 0.12) - max(body[1], city.shield[1] - 0.11)
                assert max(0, across) * max(0, down) < 0.25 * 0.14 * 0.23, (kind, rotation)


def brightness(image, at):
    return image.tobytes()[at[1] * image.width + at[0]]


def test_masks_of_segments_lie_apart():
    for kind, rotation in [(kind, rotation) for kind, rotation in LYING if rotation == 1]:
        tile = geometry(kind, rotation)
        areas = {
            s.id: segment_mask(kind, rotation, s.id) for s in tile.segments if s.section in ("city", "farm")
        }
        pictures = {name: sheet.sprite(art, 40, DEFAULT).image.getchannel("R") for name, art in areas.items()}
        for name, image in pictures.items():
            anchor = tile.segment(name).anchor
            at = (min(39, int(anchor[0] * 40)), min(39, int(anchor[1] * 40)))
            assert brightness(image, at) > 200, (kind, name)
            for other in pictures.keys() - {name}:
                assert brightness(pictures[other], at) < 60, (kind, name, other)


def test_every_figure_draws():
    for section, seat in product(("city", "road", "cloister", "farm"), range(6)):
        pixels = sheet.sprite(follower_art(section, seat), 60, DEFAULT)
        assert pixels.image.getchannel("A").getextrema() == (0, 255)


def test_geometry_keeps_anchors_in_their_cities():
    for kind, rotation in LYING:
        for city in geometry(kind, rotation).of("city"):
            assert inside(city.anchor, city.outline), (kind, rotation)
