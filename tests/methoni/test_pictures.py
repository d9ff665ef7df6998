"""The pictures: everything is there and can be counted, nothing hides a name, numbers keep apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise
from math import dist
from typing import Any

import pytest

from bot.boards import board_of
from bot.boards.methoni.choices import RADIUS, spots
from bot.boards.methoni.layout import EDGE, PIXELS, border_of, layout
from bot.boards.methoni.plates import ICON, legend
from bot.boards.methoni.standing import placed
from bot.boards.methoni.towers import towers
from bot.draw import fonts
from bot.draw.paint import paint
from bot.draw.scene import Scene, Sprite, Text
from bot.people import People
from bot.pictures import sayer
from bot.words import Words
from engines.core.said import Said, said
from engines.methoni import Card, Phase, State, game
from engines.methoni.atlas import MAPS
from engines.methoni.borders import borders, placements
from tests.methoni.matches import states
from tests.methoni.positions import position, table

BOARD = board_of("methoni")
every_map = pytest.mark.parametrize("name", list(MAPS))


@cache
def some(name: str) -> list[State]:
    """States of a match on a map, one in eight."""
    match = enumerate(states("pictures", 4, closers=True, map=name))
    return [state.copy() for at, (state, _) in match if at % 8 == 7 or state.phase is Phase.OVER]


def keys(thing: Any) -> Iterator[str]:
    """The keys of all texts in a fact, deeply."""
    if isinstance(thing, Said):
        yield thing.key
        for _, fact in thing.facts:
            yield from keys(fact)
    elif isinstance(thing, tuple):
        for one in thing:
            yield from keys(one)


def words(scene: Scene) -> set[str]:
    found = {key for shape in scene.shapes if isinstance(shape, Text) for key in keys(shape.words)}
    return found | set(keys(scene.alt))


def steps(state: State) -> Iterator[Scene]:
    """Every kind of picture that a state may ask for."""
    view = game.view(state, max(state.turn, 0))
    scenes = [BOARD.board(view), BOARD.hand(view), BOARD.overlays["closes"](view)]
    scenes.append(BOARD.overlays["closes"](game.view(state, None)))
    for spec in game.rules.open_to(state, state.turn):
        chosen: tuple[Any, ...] = ()
        for _ in spec.fields:
            offered = spec.offered(state, state.turn, *chosen)
            scenes.append(BOARD.step(view, spec.name, chosen, offered))
            chosen = (*chosen, offered[-1])
    yield from (scene for scene in scenes if scene is not None)


@every_map
def test_every_word_on_a_picture_has_its_text_in_both_languages(name: str) -> None:
    used = {key for state in some(name) for scene in steps(state) for key in words(scene)}
    assert {"map-choose", "map-closes", "alt-castle", "alt-houses"} <= used
    for language in ("en", "ko"):
        text = files("engines.methoni").joinpath("texts", f"{language}.ftl").read_text("utf-8")
        assert used <= set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


@every_map
def test_every_house_and_villa_is_drawn_once_beside_the_others(name: str) -> None:
    for state in some(name):
        view = game.view(state, None)
        pieces = placed(view)
        houses = len(view.houses) + sum(sum(castle.houses) for castle in view.castles)
        villas = sum(sum(castle.villas) for castle in view.castles)
        assert [sum(one.piece.villa is kind for one in pieces) for kind in (False, True)] == [houses, villas]
        for one, other in combinations(pieces, 2):
            if one.at[1] == other.at[1]:
                room = (one.piece.width * one.size + other.piece.width * other.size) / 2
                assert abs(one.at[0] - other.at[0]) > room - 8, (state.last, one, other)


@every_map
def test_the_numbers_of_all_legal_borders_keep_apart(name: str) -> None:
    state = position(options={"map": name})
    at = layout(name)
    for card in Card:
        offered = [border_of(name, one) for one in borders(state, 0, card)]
        assert len(offered) > 14
        for one, other in combinations(spots(at, offered, (), ()), 2):
            assert dist(one, other) > 1.6 * RADIUS


@every_map
def test_a_full_board_is_a_small_file_and_wide_enough_to_read(name: str) -> None:
    scene = BOARD.board(game.view(some(name)[-1], None))
    assert scene is not None
    width, height = scene.size
    assert 750 <= width <= 1200
    assert height <= 1.1 * width
    assert width * height < 1.01 * PIXELS
    assert len(paint(scene)) < 250_000


@every_map
def test_the_tower_of_every_castle_is_seen(name: str) -> None:
    for state in some(name):
        _towers_apart(state)
    for row in (["C05"], ["C04", "C05"], ["C05", "C06"], ["C04", "C05", "C06"]):
        _towers_apart(position(castles=[("RYL"[at], land, "", "") for at, land in enumerate(row)]))


def _towers_apart(state: State) -> None:
    raised = towers(game.view(state, None), ())
    assert len(raised) == len(state.castles)
    for one, other in combinations(raised, 2):
        assert dist(one.foot, other.foot) > 40, (one, other)


@every_map
def test_the_words_of_the_legend_fit_beside_each_other(name: str) -> None:
    at = layout(name)
    for language in ("en", "ko"):
        said = sayer(Words(language, "methoni", People(())))
        rows: dict[float, list[tuple[float, float]]] = {}
        for text in legend(at):
            end = (
                text.at[0] + fonts.width(said(text.words), round(text.size * at.unit), text.weight) / at.unit
            )
            rows.setdefault(text.at[1], []).append((text.at[0], end))
        for row in rows.values():
            for (_, end), (start, _) in pairwise([*row, (at.width - EDGE + ICON - 8, 0.0)]):
                assert end < start - ICON, (language, end, start)


def asked_for_houses(state: State, border: str) -> Scene:
    options = placements(state, 0, border)
    scene = BOARD.step(game.view(state, 0), "build", (Card.PASTURE, border), options)
    assert scene is not None
    return scene


def test_where_no_house_is_left_the_question_says_so() -> None:
    state = position()
    assert asked_for_houses(state, "A03-sea").size[0] < asked_for_houses(state, "C05-C06").size[0]
    state.houses = [0, 0, 0, 0]
    shapes = asked_for_houses(state, "C05-C06").shapes
    assert said("houses-none") in {shape.words for shape in shapes if isinstance(shape, Text)}


def test_plates_lie_on_the_sea() -> None:
    for name in MAPS:
        at = layout(name)
        assert at.strip or not at.hits(at.corner((316, 232), east=True))


def test_the_channel_has_no_hand_and_a_decision_of_one_value_no_picture() -> None:
    at = table()
    assert BOARD.hand(at.view(None)) is None
    assert BOARD.step(at.view("Anna"), "end", (), ()) is None


def test_a_hand_shows_each_kind_of_card_once_and_the_mission() -> None:
    at = table(hands={0: "pasture pasture pasture sea marsh"})
    scene = BOARD.hand(at.view("Anna"))
    assert scene is not None
    assert "x3" in {shape.words for shape in scene.shapes if isinstance(shape, Text)}
    faces = {shape.art.name for shape in scene.shapes if isinstance(shape, Sprite)}
    assert {"methoni/face/pasture", "methoni/face/sea", "methoni/face/marsh"} <= faces
