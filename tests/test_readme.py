"""The README is true: its turn is played, and what it tells a newcomer is what the tests run in."""

from __future__ import annotations

import doctest
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_turn_in_the_readme_is_played() -> None:
    outcome = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert outcome.attempted > 5
    assert outcome.failed == 0


def test_the_example_of_settings_names_all_of_them() -> None:
    from bot.config import Config

    named = {line.split("=")[0] for line in (ROOT / ".env.example").read_text().splitlines() if "=" in line}
    assert named == {name.upper() for name in Config.model_fields}
