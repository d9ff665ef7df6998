"""The pictures: every state draws in both languages, light and quickly enough for a phone."""

from __future__ import annotations

import io
import itertools

import pytest
from PIL import Image

from bot.boards import castell as pictures
from bot.boards.castell.example import crowded
from bot.boards.castell.figure import extent, stand
from bot.boards.castell.land import BEADS, BRIDGES
from bot.draw.look import Look
from bot.draw.paint import paint
from bot.draw.scene import Scene
from bot.people import NOBODY
from bot.words import Words
from engines.castell import Region, check, game
from engines.castell.box import DOTTED, REGIONS, TOUCHING
from engines.castell.events import PawnMoved
from engines.castell.notation import levels_of
from engines.core.chance import Rng
from engines.core.rules import CHANCE
from tests.castell.seated import fresh, put

TOWERS = ["9", "999/87/6/5", "TTT/99/8/7/6/5/4/3", "TTTTTTTTT/999999/8888/777/66/55/4/3/2", "T9/9/8"]


def drawn(scene: Scene, lang: str = "ko") -> Image.Image:
    """The picture, which must be light."""
    words = Words(lang, game.name, NOBODY)
    data = paint(scene, Look(say=words.say))
    assert len(data) < 250_000
    return Image.open(io.BytesIO(data))


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_crowded_board_draws(lang: str) -> None:
    picture = drawn(pictures.board(crowded(), [PawnMoved(2, Region.VILANOVA)]), lang)
    assert picture.size == (1080, 1350)


@pytest.mark.parametrize("tower", TOWERS)
def test_towers_of_every_build_fit(tower: str) -> None:
    assert drawn(pictures.composing(crowded(), tower)).width == 1080


def test_castellers_stand_on_shoulders() -> None:
    rows = stand(levels_of("9999/777/66/5"), (0, 0), 1.0)
    for below, above in itertools.pairwise(rows):
        shoulders = {point for one in below.people for point in one.shoulders}
        assert all({one.left, one.right} <= shoulders for one in above.people)
    wide, high = extent(levels_of("9999/777/66/5"))
    assert wide > 0 < high


def test_a_refused_tower_shows_where_it_fails() -> None:
    state = fresh(2)
    put(state, 0, Region.VALLS, stock="7x2 8 5")
    view = game.view(state, 0)
    scene = pictures.refused(view, "77/8/5", check(state, 0, "77/8/5"))
    assert drawn(scene).size == drawn(pictures.composing(view, "77/5")).size
    drawn(pictures.refused(view, "9/88888/77", check(state, 0, "9/88888/77")))


@pytest.mark.parametrize("seat", range(4))
def test_every_players_board_draws(seat: int) -> None:
    drawn(pictures.overlays[f"player{seat + 1}"](crowded()), "en")


def test_every_border_has_its_way() -> None:
    assert set(BRIDGES) == {frozenset((REGIONS[a], REGIONS[b])) for a, b in TOUCHING}
    assert set(BEADS) == {frozenset((REGIONS[a], REGIONS[b])) for a, b in DOTTED}


def test_every_step_of_a_match_has_its_picture() -> None:
    state, pick, scenes = fresh(2), Rng("pictures"), 0
    while state.to_act:
        seat = state.to_act[0]
        if seat == CHANCE:
            act = game.chance(state, pick)
        else:
            act = pick.choice(game.legal_actions(state, seat))
            view, spec = game.view(state, seat), game.rules.spec(act)
            chosen: tuple[object, ...] = ()
            for _ in spec.fields[: 1 + (spec.name == "special_perform")]:
                offered = spec.offered(state, seat, *chosen)
                assert pictures.step(view, spec.name, chosen, offered) is not None
                chosen = (*chosen, spec.values(act)[len(chosen)])
            scenes += 1
        game.play(state, seat, act)
    assert scenes > 40
    drawn(pictures.board(game.view(state, None)))
    hand = pictures.hand(game.view(state, 1))
    assert hand is not None
    assert pictures.hand(game.view(state, None)) is None
