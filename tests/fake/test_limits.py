"""What Discord would refuse is refused here."""

from __future__ import annotations

from typing import Any

import pytest

from .limits import ApiError, check_choices, check_commands, check_message, check_modal
from .messages import Uploads


def button(name: str, label: str = "x") -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": label, "custom_id": name}


def row(*inside: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inside)}


def menu(name: str, options: int) -> dict[str, Any]:
    return {
        "type": 3,
        "custom_id": name,
        "options": [{"label": str(one), "value": str(one)} for one in range(options)],
    }


FITS: list[dict[str, Any]] = [
    {"content": "x" * 2000, "nonce": "n" * 25},
    {"components": [row(*(button(f"{line}{place}") for place in range(5))) for line in range(5)]},
    {"components": [row(menu("m" * 100, 25))]},
    {"embeds": [{"title": "t" * 256, "description": "d" * 4096}]},
    {"flags": 1 << 15, "components": [{"type": 10, "content": "x" * 100} for _ in range(40)]},
]
TOO_MUCH: list[dict[str, Any]] = [
    {"content": "x" * 2001},
    {"nonce": "n" * 26},
    {"components": [row(button(str(line))) for line in range(6)]},
    {"components": [row(*(button(str(place)) for place in range(6)))]},
    {"components": [row(menu("a", 1), menu("b", 1))]},
    {"components": [row(menu("a", 26))]},
    {"components": [row()]},
    {"components": [row(button("c" * 101))]},
    {"components": [row(button(""))]},
    {"components": [row(button("a", "x" * 81))]},
    {"components": [row(button("same")), row(button("same"))]},
    {"embeds": [{"description": "d" * 4097}]},
    {"embeds": [{"description": "d" * 3001}, {"description": "d" * 3000}]},
    {"flags": 1 << 15, "components": [{"type": 10, "content": "x"} for _ in range(41)]},
    {"flags": 1 << 15, "components": [{"type": 10, "content": "x" * 2001} for _ in range(2)]},
    {"flags": 1 << 15, "content": "x"},
]


@pytest.mark.parametrize("payload", FITS)
def test_what_fits_is_taken(payload: dict[str, Any]) -> None:
    check_message(payload, {})


@pytest.mark.parametrize("payload", TOO_MUCH)
def test_what_is_too_much_is_an_invalid_form_body(payload: dict[str, Any]) -> None:
    with pytest.raises(ApiError) as refused:
        check_message(payload, {})
    assert (refused.value.status, refused.value.body["code"]) == (400, 50035)


def test_files_are_limited_in_number_and_size() -> None:
    small: Uploads = dict.fromkeys(range(10), ("a.png", b"x"))
    check_message({}, small)
    with pytest.raises(ApiError):
        check_message({}, small, kept=1)
    with pytest.raises(ApiError) as refused:
        check_message({}, {0: ("a.png", bytes(10 * 1024 * 1024 + 1))})
    assert refused.value.status == 413


def test_choices_are_at_most_25_of_100_characters() -> None:
    check_choices([{"name": "x" * 100, "value": "x" * 100}] * 25)
    for wrong in (
        [{"name": "x", "value": "x"}] * 26,
        [{"name": "", "value": "x"}],
        [{"name": "x" * 101, "value": ""}],
    ):
        with pytest.raises(ApiError):
            check_choices(wrong)


def test_a_form_has_a_short_title_and_one_to_five_fields() -> None:
    field = [row({"type": 4, "custom_id": str(number), "label": "x"}) for number in range(6)]
    check_modal({"title": "x" * 45, "custom_id": "f", "components": field[:5]})
    for title, fields in (("x" * 46, field[:1]), ("x", field), ("x", [])):
        with pytest.raises(ApiError):
            check_modal({"title": title, "custom_id": "f", "components": fields})


def test_a_command_is_at_most_8000_characters_in_its_longest_translation() -> None:
    def command(options: int) -> dict[str, Any]:
        choices = [{"name": "n" * 60, "value": "v" * 40, "name_localizations": {"ko": "나" * 100}}] * 25
        parts = [{"name": f"o{n}", "type": 3, "description": "d", "choices": choices} for n in range(options)]
        return {"name": "match", "description": "d" * 100, "options": parts}

    check_commands([command(2)])
    with pytest.raises(ApiError):
        check_commands([command(3)])
    with pytest.raises(ApiError):
        check_commands([{"name": "match", "description": "d" * 101}])
