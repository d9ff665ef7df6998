"""Maps are data: what they must be, and how a broken one is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.methoni import Kind
from engines.methoni.atlas import MAPS, BrokenMap, read
from engines.methoni.maps import SEA

GOOD: dict[str, Any] = {
    "walls": {"3": 8, "4": 9, "5": 10},
    "rows": {"A": "01  F* M* G* P*  V*", "B": "00  S* M  F  G  P  V  S"},
}


def broken(**changes: Any) -> dict[str, Any]:
    return {**GOOD, **changes}


def test_a_small_map_reads_as_it_is_drawn() -> None:
    board = read("small", GOOD)
    assert [land.name for land in board.lands][:6] == ["A01", "A02", "A03", "A04", "A05", "B00"]
    assert not board.lands[0].north
    assert board.parted["A01-A02"] == ("A01", "A02")
    assert board.parted["A02-B02"] == ("A02", "B02")
    assert len(board.borders) == 24


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"walls": GOOD["walls"]}, "no table"),
        (broken(rows={"A": "01 F M", "C": "00 S"}), "is lettered B, not C"),
        (broken(rows={"A": "F M G"}), "row A is not a column"),
        (broken(rows={"A": "01 F Q"}), "Q, which is no kind"),
        (broken(rows={"A": "01 F* M* G* P* V* V*"}), "no land is marsh"),
        (broken(rows={**GOOD["rows"], "A": "01 F* M* G* P V*"}), "5 markets"),
        (broken(rows={"A": "01 F* M* G* . P* V* S*"}), "cannot be reached"),
        (
            broken(rows={"A": "02 F* . G*", "B": "01 M* P* . V* S*", "C": "01 F M G P V"}),
            "nothing but that corner",
        ),
        (broken(walls={"3": 8, "4": 9}), "walls for 5 players are None"),
        (broken(walls={"3": 8, "4": 9, "5": 24}), "there are 24 borders"),
    ],
)
def test_a_broken_map_is_refused_with_the_reason(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(BrokenMap, match=reason):
        read("broken", data)


def test_the_default_map_comes_first() -> None:
    assert next(iter(MAPS)) == "methoni"
    assert {"citadel", "islet"} < set(MAPS)


@pytest.mark.parametrize(
    ("name", "lands", "inner", "coast"),
    [("methoni", 54, 71, 20), ("citadel", 54, 72, 18), ("islet", 30, 38, 14)],
)
def test_lands_and_borders_of_our_maps(name: str, lands: int, inner: int, coast: int) -> None:
    board = MAPS[name]
    assert len(board.lands) == lands
    assert [sum(border.coast is kind for border in board.borders) for kind in (False, True)] == [inner, coast]
    assert set(Counter(land.kind for land in board.lands).values()) == {lands // 6}
    assert Counter(board.lands[land].kind for land in board.markets) == dict.fromkeys(Kind, 1)


@pytest.mark.parametrize("name", ["methoni", "citadel", "islet"])
def test_no_two_lands_side_by_side_are_of_one_kind(name: str) -> None:
    board = MAPS[name]
    for border in board.borders:
        if not border.coast:
            one, other = (board.lands[part].kind for part in border.parts)
            assert one != other, border.name


@pytest.mark.parametrize("name", list(MAPS))
def test_the_tables_of_a_map_agree_with_each_other(name: str) -> None:
    board = MAPS[name]
    for land, (around, beside) in enumerate(zip(board.around, board.beside, strict=True)):
        assert len(around) == 3
        for at, other in zip(around, beside, strict=True):
            assert set(board.borders[at].parts) == {land, other}
            assert (at, other) in board.links[land]
            assert (at, land) in board.links[other if other != SEA else len(board.lands)]
    order = [tuple(sum(axis) for axis in zip(*border.ends, strict=True))[::-1] for border in board.borders]
    assert order == sorted(order)
