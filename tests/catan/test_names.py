"""How places and goods are spelt: on the picture, in menus, and by people who type."""

from __future__ import annotations

import pytest

from engines.catan.goods import GoodsForm, Row
from engines.catan.island import (
    CORNER_NAME,
    DISTANCE,
    HEX_NAME,
    HEXES_AT,
    HEXES_BY,
    PATH_NAME,
    CornerForm,
    HexForm,
    PathForm,
)
from engines.core.refusal import Unreadable


def test_hexes_are_named_by_rows_from_the_west() -> None:
    assert " ".join(HEX_NAME) == "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3"


def test_every_corner_and_path_has_a_name_of_its_own() -> None:
    assert len({*CORNER_NAME, *PATH_NAME}) == 54 + 72
    assert (CORNER_NAME[24], PATH_NAME[55]) == ("B3-6", "D1-5")


@pytest.mark.parametrize("spelt", ["B3-6", "b3 6", "b3.6", "B3 6시", "B3:6", " b36 ", "C3-2", "c4-10"])
def test_a_corner_is_read_in_any_spelling_by_any_hex_around(spelt: str) -> None:
    assert CornerForm().read(spelt) == 24


@pytest.mark.parametrize("spelt", ["D1-5", "d1 5", "E1-11", "e1 11시"])
def test_a_path_is_read_in_any_spelling_by_either_hex(spelt: str) -> None:
    assert PathForm().read(spelt) == 55


@pytest.mark.parametrize("spelt", ["B3-5", "B9-6", "B3", "B3-13", "", "hello"])
def test_what_names_no_corner_is_unreadable(spelt: str) -> None:
    with pytest.raises(Unreadable):
        CornerForm().read(spelt)


def test_odd_hours_are_paths_and_even_ones_corners() -> None:
    with pytest.raises(Unreadable):
        PathForm().read("B3-6")


def test_hexes_are_read() -> None:
    assert HexForm().read("c3") == 9
    with pytest.raises(Unreadable):
        HexForm().read("C6")


@pytest.mark.parametrize(
    ("spelt", "goods"),
    [
        ("2 wool + ore", (0, 0, 2, 0, 1, 0)),
        ("2wool+1ore", (0, 0, 2, 0, 1, 0)),
        ("wool 2, ore 1", (0, 0, 2, 0, 1, 0)),
        ("1 ore and 3 wheat", (0, 0, 0, 3, 1, 0)),
        ("양털 2, 광석", (0, 0, 2, 0, 1, 0)),
        ("나무 1장 벽돌 2장", (1, 2, 0, 0, 0, 0)),
        ("금화 2개", (0, 0, 0, 0, 0, 2)),
        ("wood wood brick", (2, 1, 0, 0, 0, 0)),
        ("10 sheep", (0, 0, 10, 0, 0, 0)),
        ("none", (0,) * 6),
    ],
)
def test_goods_are_read_in_words(spelt: str, goods: Row) -> None:
    assert GoodsForm().read(spelt) == goods


@pytest.mark.parametrize("spelt", ["2 cows", "wool?", "2 wool 3", "-1 wool"])
def test_what_is_no_goods_is_unreadable(spelt: str) -> None:
    with pytest.raises(Unreadable):
        GoodsForm().read(spelt)


def test_a_row_of_goods_survives_its_key() -> None:
    form = GoodsForm()
    for goods in ((1, 0, 2, 0, 0, 3), (0,) * 6, (0, 0, 0, 0, 12, 0)):
        assert form.read(form.key(goods)) == goods


def test_the_island_is_as_large_as_in_the_box() -> None:
    assert sum(len(hexes) == 1 for hexes in HEXES_BY) == 30
    assert sum(len(hexes) == 3 for hexes in HEXES_AT) == 24
    assert max(map(max, DISTANCE)) == 11
