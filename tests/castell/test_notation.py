"""How towers are written and read."""

from __future__ import annotations

import pytest

from engines.castell.notation import BadNotation, TowerForm, levels_of, written
from engines.castell.refusals import Why

form = TowerForm()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("999/87/6/5", "999/87/6/5"),
        ("999 78 6 5", "999/87/6/5"),
        ("999, 87, 6, 5", "999/87/6/5"),
        ("999 > 87 > 6 > 5", "999/87/6/5"),
        (" 999|87|6|5 ", "999/87/6/5"),
        ("TTT/998/77/5", "TTT/998/77/5"),
        ("ttt/998", "TTT/998"),
        ("000/998", "TTT/998"),
        ("9T/8", "T9/8"),
        ("10x3/9x2+8x1/7x2/5x1", "TTT/998/77/5"),
        ("10 × 3 / 9*2 + 8 / 7", "TTT/998/7"),
        ("tx2/9", "TT/9"),
        ("10+9/7", "T9/7"),
        ("12*2/5", "12x2/5"),
        ("0x3+11/2", "11x1+0x3/2"),
    ],
)
def test_any_spelling_of_a_tower_is_read(text: str, key: str) -> None:
    assert form.read(text) == key
    assert form.read(key) == key


@pytest.mark.parametrize(
    ("text", "why", "facts"),
    [
        ("", Why.NOTATION_EMPTY, {}),
        (" / ", Why.NOTATION_EMPTY, {}),
        ("999/10/5", Why.NOTATION_TEN, {"level": 2, "part": "10"}),
        ("9/501", Why.NOTATION_TEN, {"level": 2}),
        ("999/8a7/5", Why.NOTATION, {"level": 2, "part": "8a7", "at": 2, "letter": "a"}),
        ("999/87x/5", Why.NOTATION_ITEM, {"level": 2, "item": "87x"}),
        ("9x3/8x", Why.NOTATION_ITEM, {"level": 2, "item": "8x"}),
        ("9x0", Why.NOTATION_ITEM, {"level": 1}),
        ("9x3++8", Why.NOTATION_ITEM, {"level": 1, "item": ""}),
        ("9x99", Why.NOTATION_WIDE, {"level": 1, "count": 99}),
        ("/".join("9" * 40), Why.NOTATION_TALL, {"levels": 40}),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_place(text: str, why: Why, facts: dict[str, object]) -> None:
    with pytest.raises(BadNotation) as refused:
        form.read(text)
    assert refused.value.why is why
    assert facts.items() <= refused.value.facts.items()


def test_a_tower_of_thirty_seven_is_short() -> None:
    tower = levels_of("10x9/9x8/8x7/7x5/6x3/5x2/4x2/3x1")
    assert sum(map(len, tower)) == 37
    assert len(written(tower)) < 60
