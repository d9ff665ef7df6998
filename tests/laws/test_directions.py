"""Who may know of whom: engines of nothing but their own, games not of each other, the bot of no game."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = sorted(
    path.parent.name for path in (ROOT / "engines").glob("*/__init__.py") if path.parent.name != "core"
)
NOT_FOR_ENGINES = {"asyncio", "discord", "logging", "random", "secrets", "time"}
OWN = {"core/chance.py": {"secrets"}, "core/log.py": {"msgspec"}}
"""What single files of the engines may import beyond the others."""


def sources(*folders: str) -> list[str]:
    return sorted(
        path.relative_to(ROOT).as_posix() for folder in folders for path in (ROOT / folder).rglob("*.py")
    )


def imported(path: str) -> Iterator[str]:
    """Full names of the modules that a file imports, wherever in it."""
    here = path.removesuffix(".py").split("/")
    for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(here[: len(here) - node.level]) if node.level else ""
            module = ".".join(part for part in (base, node.module) if part)
            yield from (f"{module}.{name.name}" for name in node.names)


def under(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


@pytest.mark.parametrize("path", sources("engines", "tests/games/engines"))
def test_engines_import_the_standard_library_and_the_core(path: str) -> None:
    inside = path.split("engines/")[1]
    game = inside.split("/")[0]
    allowed = OWN.get(inside, set())
    for name in imported(path):
        top = name.split(".")[0]
        if top in ("engines", "assets"):
            own = under(name, f"engines.{game}") or under(name, f"assets.{game}")
            assert own or under(name, "engines.core") or inside == "core/discover.py", f"{path}: {name}"
        else:
            assert top in sys.stdlib_module_names or top in allowed, f"{path}: {name}"
            assert top not in NOT_FOR_ENGINES - allowed, f"{path}: {name}"


@pytest.mark.parametrize("path", [path for path in sources("bot") if not path.startswith("bot/boards/")])
def test_the_bot_names_no_game(path: str) -> None:
    for name in imported(path):
        assert not under(name, "engines") or under(name, "engines.core") or name == "engines", (
            f"{path}: {name}"
        )
        assert not any(under(name, f"bot.boards.{game}") for game in GAMES), f"{path}: {name}"
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    words = [
        node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docstrings
    ]
    assert not [word for word in words if isinstance(word, str) and word.lower() in GAMES], path


@pytest.mark.parametrize("path", sources("bot"))
def test_pictures_are_painted_in_one_place(path: str) -> None:
    for name in imported(path):
        assert not under(name, "PIL") or path.startswith("bot/draw/"), f"{path}: {name}"


@pytest.mark.parametrize("path", [path for path in sources("bot/boards") if path.count("/") > 1])
def test_a_board_knows_its_own_game_only(path: str) -> None:
    game = path.split("/")[2].removesuffix(".py")
    for name in imported(path):
        others = [other for other in GAMES if other != game]
        assert not any(under(name, f"engines.{other}") for other in others), f"{path}: {name}"
        assert not any(under(name, f"bot.boards.{other}") for other in others), f"{path}: {name}"
        assert not under(name, "discord"), f"{path}: {name}"
