"""How places are named."""

import pytest

from engines.core.refusal import Unreadable
from engines.core.said import Who, said
from engines.methoni.atlas import MAPS
from engines.methoni.borders import placements
from engines.methoni.forms import BorderForm, CastleForm, HousesForm, LandForm
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
            assert not set(form.key(option)) & set(". :")


def test_houses_are_told_by_player_and_land() -> None:
    form = HousesForm()
    two = (("C05", 1), ("C06", 0))
    assert form.read("c6=0 + C05=1") == two
    assert form.label(two) == said("houses-two", seat=Who(1), land="C05", other=Who(0), beside="C06")
    assert form.label(two[:1]) == said("houses-one", seat=Who(1), land="C05")
    assert form.label(()) == said("houses-none")
    assert form.read(form.key(())) == ()
    for text in ("mine", "C05", "C05=me", "C05=1+", "66=1"):
        with pytest.raises(Unreadable):
            form.read(text)


def test_at_a_table_houses_are_ones_own_or_a_neighbours() -> None:
    form, state = HousesForm(), position(turn=2)
    assert form.read_at("C05=me+C06=left", state) == (("C05", 2), ("C06", 3))
    assert form.read_at("C06=나+C05=오른쪽", state) == (("C05", 1), ("C06", 2))
    assert form.read_at("A03=2", state) == (("A03", 2),)


@pytest.mark.parametrize(
    ("text", "border"),
    [
        ("A02-seaW", "A02-sea"),
        ("a2-w", "A02-sea"),
        ("C06 서쪽", "C05-C06"),
        ("C06-E", "C06-C07"),
        ("B01-sea", "B01-sea"),
        ("A02-seaS", "A02-seaS"),
        ("C05-C06", "C05-C06"),
        ("Z09-N", "Z09-seaN"),
        ("A02-S", "A02-B02"),
    ],
)
def test_at_a_table_a_border_may_be_named_by_its_side(text: str, border: str) -> None:
    assert BorderForm().read_at(text, position()) == border


def test_at_a_table_a_castle_is_any_of_its_lands() -> None:
    state = position(castles=[("R", "C05 C06", "R1", "")])
    assert [CastleForm().read_at(text, state) for text in ("C05", "c6", "C07", "Z01")] == [
        "C05", "C05", "C07", "Z01",
    ]  # fmt: skip
    assert CastleForm().read_at(CastleForm().key(None), state) is None
