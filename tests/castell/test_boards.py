"""The pictures: every state draws in both languages, light and quickly enough for a phone."""

from __future__ import annotations

import io
import itertools
import re
from typing import Any

import pytest
from PIL import Image

from bot.boards import castell as pictures
from bot.boards.castell.example import crowded
from bot.boards.castell.figure import extent, stand
from bot.boards.castell.land import BEADS, BRIDGES, INNER
from bot.draw.look import Look
from bot.draw.paint import paint
from bot.draw.scene import Scene, Sprite, Text
from bot.people import NOBODY
from bot.words import Words
from engines.castell import Answer, By, Move, Perform, Phase, Prize, Region, Why, game
from engines.castell.box import AT, DOTTED, REGIONS, TOUCHING
from engines.castell.events import PawnMoved, PrizeWon, SizeTokenWon, TowerShown
from engines.castell.notation import levels_of
from engines.core.chance import Rng
from engines.core.refusal import Illegal
from engines.core.rules import CHANCE
from tests.castell.seated import festival, fresh, put, stock

VERDICT = "castell/verdict"
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


def test_five_castellers_and_three_pawns_do_not_hide_each_other() -> None:
    state = fresh(4)
    for seat in range(3):
        put(state, seat, Region.TARRAGONA)
    state.people = [stock("2 4 6 8 10") for _ in state.people]
    scene = pictures.board(game.view(state, None))
    drawn(scene)
    foot = INNER[Region.TARRAGONA][1] + 165
    placed = [one for one in scene.shapes if isinstance(one, Sprite) and foot <= one.at[1] <= foot + 2]
    crew = [one.at[0] for one in placed if one.art.name.startswith("castell/casteller") and one.at[0] < 400]
    pawns = [one.at[0] for one in placed if one.art.name.startswith("castell/pawn")]
    assert len(crew) == 5
    assert len(pawns) == 3
    assert min(b - a for a, b in itertools.pairwise(sorted(crew))) > 34, "wide enough for two digits"
    assert max(crew) + 24 < min(pawns) - 20


def shown(seat: int, tower: str, points: int) -> TowerShown:
    return TowerShown(seat, Region.VALLS, tower, len(levels_of(tower)), points - 4, points)


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_towers_of_a_festival_take_the_place_of_the_calendar(lang: str) -> None:
    towers = ["999/77/6/5", TOWERS[2], TOWERS[3], "9/8/7/6"]
    marks = [shown(seat, tower, 7 - seat) for seat, tower in enumerate(towers)]
    won = [PrizeWon(0, Prize.TROPHY, Region.VALLS, 1), SizeTokenWon(0, 7, Region.VALLS)]
    scene = pictures.board(crowded(), [*marks, *won])
    drawn(scene, lang)
    told = written_on(scene)
    assert set(towers) <= set(told)
    assert "Round 3" not in told
    assert "Round 3" in written_on(pictures.board(crowded(), won))
    names = [one.art.name for one in scene.shapes if isinstance(one, Sprite)]
    assert any(name.startswith("castell/prize/trophy") for name in names)


def test_a_pawn_that_is_not_on_the_map_is_said_to_be_so() -> None:
    words = Words("en", game.name, NOBODY)
    told = " ".join(str(words.say(one)) for one in pictures.board(game.view(fresh(2), None)).alt)
    assert "pawn not on the map, 0 points" in told


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


def written_on(scene: Scene) -> list[str]:
    """The sentences of a picture, in the order in which they are drawn."""
    say = Words("en", game.name, NOBODY).say
    return [str(say(shape.words)) for shape in scene.shapes if isinstance(shape, Text)]


def refused(tower: str, tile: str = "", **things: Any) -> Scene:
    """What Anna in Valls sees of a tower that will not do, at the festival of the sevens or for the tile."""
    state = fresh(2)
    put(state, 0, Region.VALLS, **things)
    state.tiles[AT[Region.VALLS]] = [tile, ""]
    festival(state, Region.VALLS, 7)
    if not tile:
        state.phase, state.asked = Phase.FESTIVAL, [0, 1]
    act = Perform(tile, tower, By.TOKEN) if tile else Answer(tower)
    with pytest.raises(Illegal) as error:
        game.play(state, 0, act)
    scene = pictures.refused(game.view(state, 0), act, error.value)
    assert scene is not None
    return scene


def test_a_refused_tower_shows_where_and_why_it_fails() -> None:
    scene = refused("77/8/5", "S01", stock="7x2 5")
    reasons = ("size 8: 0 of 1", "L2: 8 on 7", "L3: Balance 1", "not 3-2-1")
    told = written_on(scene)
    assert [one for one in told if one in reasons] == list(reasons)
    assert drawn(scene).size == drawn(pictures.composing(crowded(), "77/5")).size
    told = written_on(refused("999/88/5", stock="9x3 8x2 5"))
    assert {"3 of 4 levels", "no 7 in it", "= 3"} <= set(told)


def test_more_than_there_is_room_for_is_counted() -> None:
    told = written_on(refused("123/4567/89T/345", "E16", stock="9"))
    assert len([one for one in told if re.match(r"(L\d|size)", one)]) >= 7
    assert any(re.fullmatch(r"\+\d+", one) for one in told)


@pytest.mark.parametrize("tower", ["12x2/5", "0x3/2", "99x15/0x15/5", "9/88888/77", "/".join(["9x15"] * 20)])
def test_a_tower_that_nobody_could_build_is_drawn_all_the_same(tower: str) -> None:
    drawn(refused(tower, "E16", stock="9"))
    drawn(refused(tower, stock="9"))


def test_more_castellers_than_below_stand_in_the_air_side_by_side() -> None:
    _, crew = stand(levels_of("9/888"), (0, 0), 1.0)
    xs = [one.at[0] for one in crew.people]
    assert xs == sorted(set(xs))


def test_what_is_refused_for_another_reason_has_no_picture() -> None:
    view = game.view(fresh(2), 0)
    assert pictures.refused(view, Move(Region.VALLS), Illegal(Why.NOT_ADJACENT)) is None
    assert pictures.refused(view, Perform("S01", "3/2/1", By.TOKEN), Illegal(Why.NO_TOKEN)) is None


def test_a_tower_too_high_for_its_exhibition_gets_no_tick() -> None:
    for levels, ticks in (("at_least", 1), ("exactly", 0)):
        state = fresh(2, exhibition_levels=levels)
        put(state, 0, Region.VALLS, stock="9x3 7x2 6 5 3", ranks={"balance": 1, "mix": 1})
        scene = pictures.composing(game.view(state, 0), "999/77/65/3", "E01")
        verdicts = [one for one in scene.shapes if isinstance(one, Sprite) and one.art.name == VERDICT]
        assert len(verdicts) == ticks


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
