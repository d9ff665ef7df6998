"""How places are named."""

import pytest

from engines.core.refusal import Unreadable
from engines.core.said import Who, said
from engines.methoni.atlas import MAPS
from engines.methoni.borders import placements
from engines.methoni.forms import BorderForm, HousesForm, LandForm, placed, written
from tests.methoni.positions import position


@pytest.mark.parametrize("text", ["C05-C06", "c5-c6", "C06-C05", "c05 c06", "C05C06", "c6/c5"])
def test_a_border_is_its_two_lands_in_any_order(text: str) -> None:
    assert BorderForm().read(text) == "C05-C06"


@pytest.mark.parametrize("text", ["A02-sea", "a2 sea", "A02-바다", "a02sea"])
def test_or_a_land_and_the_sea(text: str) -> None:
    assert BorderForm().read(text) == "A02-sea"


@pytest.mark.parametrize("text", ["B01-seaS", "b1-s", "B01-seas", "B01-바다남", "b01 sea south"])
def test_and_where_a_land_has_two_coasts_their_side(text: str) -> None:
    assert BorderForm().read(text) == "B01-seaS"


@pytest.mark.parametrize("text", ["", "C05", "sea", "C05-", "hello", "7"])
def test_what_names_no_border_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable):
        BorderForm().read(text)


def test_a_land_is_a_letter_and_a_column() -> None:
    assert [LandForm().read(text) for text in ("C06", "c6", " c 06 ")] == ["C06"] * 3
    with pytest.raises(Unreadable):
        LandForm().read("66")


def test_every_name_reads_as_itself() -> None:
    for board in MAPS.values():
        assert all(BorderForm().read(border.name) == border.name for border in board.borders)
        assert all(LandForm().read(land.name) == land.name for land in board.lands)
    form = HousesForm()
    for border in MAPS["methoni"].borders:
        for option in placements(position(), 0, border.name):
            assert form.read(form.key(option)) == option
            assert written(placed(option)) == option
            assert not set(form.key(option)) & set(". :")


def test_houses_are_told_by_player_and_land() -> None:
    form = HousesForm()
    assert form.read("C06=0+C05=1") == "C05=1+C06=0"
    assert form.label("C05=1+C06=0") == said(
        "houses-two", seat=Who(1), land="C05", other=Who(0), beside="C06"
    )
    assert form.label("A03=0") == said("houses-one", seat=Who(0), land="A03")
    assert form.label("none") == said("houses-none")
    assert form.read(form.key("none")) == "none"
    with pytest.raises(Unreadable):
        form.read("mine")
