"""Search: people's own questions, how they type, and that there is always an answer, in time."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.__main__ import main
from bot.rules.fold import gist, plain, stem
from bot.rules.index import Context, index_of
from bot.rules.kin import Kin
from bot.words import LANGUAGES
from tests.rules.asked import GAMES, figure, questions

INDEX = index_of(tuple(GAMES))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_right_section_is_among_the_first_three_and_mostly_first(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [one for one in questions(lang) if one.game == game]
    found, missed = figure(INDEX, asked)
    anywhere, _ = figure(INDEX, asked, told=False)
    with capsys.disabled():
        print(f"\n{game}/{lang}: {found}; with no game given: {anywhere}")
    assert found.asked >= 15
    assert found.three >= 0.95 * found.asked, missed
    assert found.first >= 0.8 * found.asked, missed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_over_all_games(lang: str) -> None:
    asked = questions(lang)
    found, missed = figure(INDEX, asked)
    assert found.asked >= 60
    assert found.three >= 0.95 * found.asked, missed
    assert found.first >= 0.8 * found.asked, missed


@pytest.mark.parametrize(
    ("text", "game", "id"),
    [
        ("도둑이", "catan", "robber"),
        ("도두", "catan", "robber"),
        ("돋", "catan", "robber"),
        ("성벽을", "methoni", "building"),
        ("추종ㅈ", "carcassonne", "supply"),
        ("추종쟈", "carcassonne", "supply"),
        ("최장도로", "catan", "longest"),
        ("meeples'", "carcassonne", "supply"),
        ('"the robber"', "catan", "robber"),
        ("robber’s", "catan", "robber"),
        ("clositer", "carcassonne", "cloisters"),
        ("robber 옮기기", "catan", "robber"),
        ("수도원 points", "carcassonne", "cloisters"),
        ("ROBBER!!", "catan", "robber"),
        ("catan#longest", "", "longest"),
        ("추종자 언제 돌아와", "carcassonne", "returning"),
        ("카드 못쓰면", "methoni", "turn"),
        ("몇점이면 이겨", "catan", "winning"),
        ("농ㅂ", "carcassonne", "farms"),
        ("vila", "methoni", "castle"),
        ("out of guys", "carcassonne", "supply"),
    ],
)
def test_however_it_is_typed(text: str, game: str, id: str) -> None:
    lang = "ko" if any("가" <= one <= "힣" for one in text) else "en"
    assert id in [hit.id for hit in INDEX.search(text, lang, game).hits[:2]]


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("catan robber", "catan"),
        ("카탄 도둑", "catan"),
        ("carcasonne farmers", "carcassonne"),
        ("메쏘니 합병", "methoni"),
        ("카르카손", "carcassonne"),
    ],
)
def test_a_question_may_name_the_game(text: str, game: str) -> None:
    assert all(hit.game == game for hit in INDEX.search(text, "ko").hits)


def test_words_that_mean_the_same_are_found_in_their_game() -> None:
    kin = Kin(INDEX.books.values())
    assert kin.head("carcassonne", "미플") == kin.head("carcassonne", "추종자") == "추종자"
    assert "추종자" in kin.others("carcassonne", "미플")
    assert kin.head("castell", "미플") == "미플"
    assert kin.head("catan", "robb") == "robb"
    assert kin.head("carcassonne", "조각") == "조각", "a piece may be a tile or a follower"
    for said, meant in (("옮기나요", "이동하면"), ("모자라면", "떨어지면"), ("swapped", "trading")):
        assert kin.head("catan", stem(said)) == kin.head("catan", stem(meant))


@pytest.mark.parametrize(
    ("typed", "stemmed"),
    [
        ("도둑이", "도둑"),
        ("교환하면", "교환"),
        ("옮기나요", "옮기"),
        ("빌라는", "빌라"),
        ("최장도로", "최장도로"),
        ("동점일때", "동점"),
        ("돌아와", "돌아와"),
        ("claimed", "claim"),
    ],
)
def test_what_is_stuck_to_words_comes_off(typed: str, stemmed: str) -> None:
    assert stem(typed) == stemmed


def test_forms_of_a_verb_have_one_gist() -> None:
    assert gist("돌아오") == gist("돌아와")
    assert gist("움직이") == gist("움직여")
    assert gist("채우") == gist("채웠")
    assert plain("몇점이면 못쓰나, 안쪽 타일") == "몇 점이면 못 쓰나 안쪽 타일"


def test_the_match_of_the_channel_comes_first() -> None:
    for game in GAMES:
        hit = INDEX.search("who begins", "en", context=Context(game, GAMES[game].meta.chosen({}))).hits[0]
        assert hit.game == game
    base = Context("catan", GAMES["catan"].meta.chosen({"mode": "base"}))
    scenario = Context("catan", GAMES["catan"].meta.chosen({"mode": "barbarians"}))
    assert INDEX.search("seven", "en", context=base).hits[0].id == "discarding"
    assert INDEX.search("7 draw a card", "en", context=scenario).hits[0].id == "seven"
    assert [hit.id for hit in INDEX.headings("", "en", context=Context("catan", {}, ("trade", "road")))][
        :2
    ] == ["trade", "road"]


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60) | st.text("\"'*()^:-+{}~ㅏㄱ가a 9NEARORAND", max_size=30))
def test_there_is_always_an_answer(text: str) -> None:
    for lang in LANGUAGES:
        found = INDEX.search(text, lang)
        assert found.hits
        assert found.sure or len(found.hits) == 3
        assert all(INDEX.section(hit.game, hit.id, lang) is not None for hit in found.hits)
        assert len(INDEX.headings(text, lang)) <= 25


def test_nothing_found_gives_the_three_nearest_headings() -> None:
    found = INDEX.search("qqq zzz", "en", "carcassonne")
    assert not found.sure
    assert len(found.hits) == 3


def cpu_ms(work: Callable[[str], object], texts: list[str]) -> list[float]:
    spent = []
    for text in texts:
        began = time.process_time()
        work(text)
        spent.append(1000 * (time.process_time() - began))
    return sorted(spent)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_in_time(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A fresh index, so that no question has been asked before."""
    index = index_of.__wrapped__(tuple(GAMES))
    texts = [one.text for one in questions(lang)]
    answers = cpu_ms(lambda text: index.search(text, lang), texts)
    typed = [text[:end] for text in texts for end in (1, 2, 4, 8)]
    completions = cpu_ms(lambda text: index.headings(text, lang), typed)
    worst = [spent[int(0.99 * len(spent))] for spent in (answers, completions)]
    with capsys.disabled():
        print(f"\n{lang}: an answer {worst[0]:.1f} ms, autocomplete {worst[1]:.1f} ms of CPU (99 % below)")
    assert worst[0] < 20
    assert worst[1] < 5


def test_in_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "longest", "road", "--game", "catan"]) == 0
    told = capsys.readouterr().out
    assert "Catan › Roads › Longest road" in told
    assert "*" not in told
    assert main(["rules", "농부 점수"]) == 0
    assert "카르카손 › 게임의 끝 › 농장" in capsys.readouterr().out
    assert main(["rules", "zzzz", "--lang", "ko"]) == 0
    assert "가장 가까운 제목" in capsys.readouterr().out
