"""The pictures: what they show, what they keep to themselves, and how large they are."""

from __future__ import annotations

import io
import time
from collections.abc import Iterator

import pytest
from PIL import Image

from bot.boards.catan import board, hand, step
from bot.boards.catan.sample import sample
from bot.draw.look import Look
from bot.draw.paint import paint
from bot.draw.scene import Scene, Text
from bot.draw.theme import DEFAULT
from bot.people import NOBODY
from bot.pictures import sayer
from bot.words import LANGUAGES, Words
from engines.catan import Phase, game
from engines.catan.barbarians.events import KnightMoved, KnightPlaced
from engines.catan.events import RoadBuilt, SettlementBuilt
from engines.catan.island import CORNER_NAME, HEX_NAME, PATH_NAME
from engines.catan.view import view
from engines.core.chance import Rng
from engines.core.said import Said
from tests.catan.matches import middle

LARGEST = 250_000
STEPS = {"found": 1, "road": 1, "settlement": 1, "city": 1, "robber": 1, "place": 1, "shift": 2, "move": 2}


def scenes() -> Iterator[tuple[str, Scene]]:
    """Boards, hands and choices of both modes."""
    for mode in ("base", "barbarians"):
        state = middle(mode, 2, 500)
        yield mode, board(view(state, None))
        found = hand(view(state, 0))
        assert found is not None
        yield f"{mode} hand", found
    yield "sample", board(sample())
    yield "sample hand", hand(sample(0)) or board(sample())
    ways = [path for path in range(72) if path != 55]
    yield "ways", step(sample(), "move", (55,), ways) or board(sample())
    yield "corners", step(sample(), "found", (), range(54)) or board(sample())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_picture_is_small_and_quickly_painted(lang: str) -> None:
    look = Look(DEFAULT, sayer(Words(lang, "catan", NOBODY)))
    for name, scene in scenes():
        png, spent = paint(scene, look), []
        for _ in range(3):
            start = time.process_time()
            png = paint(scene, look)
            spent.append(time.process_time() - start)
        assert len(png) < LARGEST, name
        assert min(spent) < 0.06, name  # 0.025 on a quiet machine


def test_seats_have_their_exact_colours() -> None:
    picture = Image.open(io.BytesIO(paint(board(sample())))).convert("RGB")
    colours = {colour for _, colour in picture.getcolors(1 << 20) or ()}
    assert {DEFAULT.rgb(f"seat.{seat}") for seat in range(4)} <= colours


def test_the_board_says_nothing_of_hands() -> None:
    for mode in ("base", "barbarians"):
        state = middle(mode, 2, 500)
        other = game.redeal(state, None, Rng("others"))
        assert board(view(other, None)) == board(view(state, None))
        assert board(view(state, 0)) == board(view(state, None))


def test_the_channel_sees_no_hand() -> None:
    assert hand(view(middle("base", 2, 500), None)) is None


def written(scene: Scene | None) -> set[str]:
    assert scene is not None
    return {str(shape.words) for shape in scene.shapes if isinstance(shape, Text)}


def test_what_may_be_chosen_bears_its_name() -> None:
    seen = sample(0)
    assert {PATH_NAME[path] for path in (6, 10)} <= written(step(seen, "road", (), [6, 10]))
    assert {CORNER_NAME[corner] for corner in (3, 21)} <= written(step(seen, "settlement", (), [3, 21]))
    assert {PATH_NAME[path] for path in (55, 60)} <= written(step(seen, "move", (), [55, 60]))
    assert {PATH_NAME[path] for path in (54, 49, 23)} <= written(step(seen, "move", (55,), [54, 49, 23]))


def test_never_more_names_than_a_menu_has_lines() -> None:
    names = written(step(sample(), "found", (), range(54)))
    assert len(names & set(CORNER_NAME)) == 25


def test_hexes_are_chosen_by_the_names_they_always_bear() -> None:
    state = middle("base", 2, 500)
    scene = step(view(state, 0), "robber", (), range(18))
    assert scene is not None
    (told,) = scene.alt
    assert isinstance(told, Said)
    assert told["places"] == HEX_NAME[:18]


def test_every_field_of_a_place_has_its_picture() -> None:
    for mode in ("base", "barbarians"):
        state = middle(mode, 2, 500)
        for spec in game.rules.specs.values():
            if spec.name in STEPS:
                assert step(view(state, 0), spec.name, (), [3, 4]) is not None
    assert step(view(middle("base", 2, 500), 0), "bank", (), ["ore"]) is None


def test_what_has_just_happened_is_ringed() -> None:
    quiet, loud = board(sample()), board(sample(), [SettlementBuilt(0, 45), RoadBuilt(1, 39, False)])
    assert len(loud.shapes) == len(quiet.shapes) + 2


def test_a_knight_is_ringed_where_it_now_stands() -> None:
    stands, gone = 55, 62  # a knight of Anna's stands on the first
    moved = [KnightPlaced(0, gone), KnightMoved(0, gone, stands, 2, False)]
    assert len(board(sample(), moved).shapes) == len(board(sample()).shapes) + 1
    assert len(board(sample(), [KnightPlaced(0, gone)]).shapes) == len(board(sample()).shapes)


def test_a_match_that_has_just_begun_has_its_picture() -> None:
    for mode in ("base", "barbarians"):
        state = game.new(4, game.meta.chosen({"mode": mode}), Rng("begin"))
        assert state.phase is Phase.LOTS
        assert board(view(state, None)).alt
