"""Castell as people play it: whole matches by commands and by menus, towers said in three ways, what is refused."""

from __future__ import annotations

import re
import threading
from collections import Counter
from itertools import groupby
from typing import Any

import pytest

from bot.menu import GROWS
from bot.pictures import warm
from engines.castell import solver
from engines.castell.box import ADJACENT, AT, REGIONS, Region
from engines.castell.notation import levels_of
from engines.castell.skills import Skill
from engines.castell.solver import Found
from engines.castell.state import Festival, Phase, State
from engines.core import log
from tests.bot.harness import Club, Reply
from tests.bot.test_matches import PNG, replayed
from tests.castell.seated import put


@pytest.fixture(autouse=True, scope="module")
def warmed() -> None:
    """The simulation waits five seconds for an answer; the first board of all may take longer."""
    warm(["castell"])


def goal(state: State) -> int:
    """The region of the next festival, where everybody meets."""
    return next((one.region for one in state.calendar if one.round >= state.round), 0)


def nearest(state: State, offered: list[str]) -> str:
    """Of the regions offered the one from where the next festival is nearest."""
    reached, steps = {goal(state): 0}, [goal(state)]
    for at in steps:
        for beside in ADJACENT[at]:
            if beside not in reached:
                reached[beside] = reached[at] + 1
                steps.append(beside)
    return min(offered, key=lambda name: reached[AT[Region(name)]])


async def by_commands(castle: Club, who: str, state: State) -> None:
    """A turn: on to the next festival, two castellers, a rank, a performance if one can be given."""
    for command, options in (
        ("move", ("region",)),
        ("recruit", ("first", "second")),
        ("train", ("skill",)),
        ("special perform", ("tile", "tower", "by")),
    ):
        given: dict[str, str] = {}
        for option in options:
            found = await castle.choices(who, f"castell {command}", option, **given)
            found = [one for one in found if one != "-"]
            if not found:
                break
            given[option] = nearest(state, found) if option == "region" else found[0]
        else:
            reply = await castle.slash(who, f"castell {command}", **given)
            assert who in reply.text, reply.text


async def sealed(castle: Club, who: str) -> None:
    """The best tower, from the private menu that the command opens."""
    reply = await castle.slash(who, "castell festival")
    reply = await castle.pick(who, reply, reply.options()[0])
    if any(one.startswith("ok:") for one in reply.ids):
        await castle.press(who, reply, "ok")


async def test_a_whole_match_by_commands_in_english(castle: Club) -> None:
    table = await castle.deal("castell", "Anna", "Ben", seed="castles", visitor="1")
    told: Counter[str] = Counter()
    while (running := await castle.bot.tables.get(table.id)).row.status == "running":
        who = castle.name_of(running.owing[0], running)
        if running.state.phase is Phase.FESTIVAL:
            await sealed(castle, who)
        else:
            await by_commands(castle, who, running.state)
            after = await castle.bot.tables.get(table.id)
            if after.state.to_act == running.state.to_act and after.state.phase is Phase.TURN:
                await castle.slash(who, "castell end-turn")
        told.update(
            word for word in ("Festival in", "shows", "performs", "wins a") if word in castle.post.content
        )
    over, again = await replayed(castle, table.id)
    assert again == over.state
    assert over.state.round == 10
    assert "Final score" in castle.post.content
    assert re.search(r"1\. .*\d+ points? \(best tower \d+", castle.post.content), castle.post.content
    assert (await castle.posted()).startswith(PNG)
    assert set(told) == {"Festival in", "shows", "performs", "wins a"}, told


PLAIN = ("move", "recruit", "train", "end_turn")
PREFERRED = (*PLAIN[:3], "special_perform", "end_turn")


def wanted(reply: Reply, state: State) -> str:
    """What the person picks: the next kind of action of a turn, the way to the festival, else the first thing."""
    options = [one for one in reply.options() if one != GROWS]
    if set(options) <= set(REGIONS):
        return nearest(state, options)
    return next((kind for kind in PREFERRED if kind in options), options[0])


async def by_menus(castle: Club, who: str, reply: Reply) -> Reply:
    """A whole turn, or an answer: each menu leads to the next one until nothing more is asked."""
    id = (await castle.table()).id
    phase = (await castle.table()).state.phase
    for _ in range(30):
        assert not re.search(r"[a-z]{3,}", re.sub(r"<@\d+>", "", reply.text)), reply.text
        if any(one.startswith("ok:") for one in reply.ids):
            return await castle.press(who, reply, "ok")
        running = await castle.bot.tables.get(id)
        if running.state.phase is not phase or not any(one.startswith("pick:") for one in reply.ids):
            return reply
        reply = await castle.pick(who, reply, wanted(reply, running.state))
    raise AssertionError("the menu goes round in circles")


async def answer_sealed(castle: Club, who: str, reply: Reply) -> str | None:
    """Goes on to the confirmation if this is the last answer; what is sealed then, None if all is shown."""
    if any(one.startswith("ok:") for one in reply.ids):
        await castle.press(who, reply, "ok")
    table = await castle.table()
    seat = [one.name for one in table.people.persons].index(who)
    return table.state.sealed.get(seat)


async def level_by_level(castle: Club, who: str, reply: Reply, tower: str) -> Reply:
    """Composes the tower from the bottom; goes two levels too far back on the way, and up again."""
    reply = await castle.pick(who, reply, GROWS)
    levels = tower.split("/")
    steps = ["/".join(levels[:n]) for n in range(1, len(levels) + 1)]
    for step in (*steps[:2], steps[0], "", *steps):
        key = f"{step}{GROWS}"
        assert reply.message.attachments, "the tower is drawn as it grows"
        while key not in reply.options():
            reply = await castle.press(who, reply, "page")
        reply = await castle.pick(who, reply, key)
    return await castle.pick(who, reply, tower)


async def in_three_ways(castle: Club, who: str) -> str:
    """The best tower: suggested, then typed in the long form, then composed; each time the same answer is sealed."""
    reply = await castle.press(who, castle.post, "go")
    best = reply.options()[0]
    assert await answer_sealed(castle, who, await castle.pick(who, reply, best)) == best
    long = "/".join(
        "+".join(f"{size}x{len(list(same))}" for size, same in groupby(level)) for level in levels_of(best)
    )
    reply = await castle.slash(who, "castell festival")
    shown = await castle.press(who, reply, "type")
    assert await answer_sealed(castle, who, await castle.write(who, shown, long)) == best
    reply = await castle.slash(who, "castell festival")
    assert await answer_sealed(castle, who, await level_by_level(castle, who, reply, best)) == best
    return best


async def test_a_whole_match_by_menus_in_korean(castle: Club) -> None:
    table = await castle.deal("castell", "민수", "지우", lang="ko", seed="valls", visitor="1")
    assert "일반 바퀴" in castle.post.content
    tried = ""
    while (running := await castle.bot.tables.get(table.id)).row.status == "running":
        owing = [castle.name_of(seat, running) for seat in running.owing]
        if len(owing) == 2 and not tried:
            tried = await in_three_ways(castle, owing[1])
            running, owing = await castle.table(), owing[:1]
        who = owing[0]
        await by_menus(castle, who, await castle.press(who, castle.post, "go"))
    over, again = await replayed(castle, table.id)
    assert again == over.state
    assert "최종 점수" in castle.post.content
    _, entries = await castle.bot.tables.history(table.id)
    answers = [entry for entry in entries if entry.do == "festival"]
    assert [one.args for one in answers[:3]] == [answers[0].args] * 3
    assert tried in str(answers[0].args)


async def to_the_festival(castle: Club, *who: str, lang: str = "en") -> list[str]:
    """Plays on in lines until the first festival that two are asked to; their names."""
    await castle.deal("castell", *who, lang=lang, seed="valls", visitor="1")
    while (running := await castle.table()).state.phase is not Phase.FESTIVAL or len(running.owing) < 2:
        state, seat = running.state, running.owing[0]
        acts = [act for spec in running.game.rules.open_to(state, seat) for act in spec.legal(state, seat)]
        specs = running.game.rules
        kind = next(one for one in PLAIN if any(specs.spec(act).name == one for act in acts))
        found = {specs.spec(act).keys(act): act for act in acts if specs.spec(act).name == kind}
        keys = (nearest(state, [one for (one,) in found]),) if kind == "move" else next(iter(found))
        await castle.slash(castle.name_of(seat, running), "match say", line=" ".join((kind, *keys)))
    return [castle.name_of(seat, running) for seat in running.owing]


async def test_an_answer_is_told_to_nobody_until_the_last_one_is_in(castle: Club) -> None:
    first, last = await to_the_festival(castle, "Anna", "Ben")
    reply = await castle.press(first, castle.post, "go")
    towers = [one for one in reply.options() if one not in (GROWS, "none")]
    await castle.pick(first, reply, towers[-1])
    posts = [message.content for message in await castle.messages()]
    table = await castle.table()
    assert posts[-1].splitlines()[-1].startswith(f"**{last}**: show a tower")
    assert table.state.sealed == {0: towers[-1]} or table.state.sealed == {1: towers[-1]}
    mine = await castle.slash(first, "match hand")
    assert f"Your sealed answer: {towers[-1]}" in mine.text
    seen = [
        await castle.slash(last, "match hand"),
        await castle.slash(last, "match board"),
        await castle.slash(last, "match board", as_text=True),
        await castle.slash(last, "match log"),
        await castle.slash("민수", "match board"),
        menu := await castle.press(last, castle.post, "go"),
        await castle.pick(last, menu, menu.options()[0]),
    ]
    told = [*posts, *(one.text for one in seen)]
    told += [str(one.description) for reply in seen for one in reply.message.attachments]
    for text in told:
        assert towers[-1] not in text, text
    assert (await castle.table()).state.phase is Phase.FESTIVAL, "the last answer is asked for once more"
    await castle.press(last, seen[-1], "ok")
    assert towers[-1] in castle.post.content
    reply = await castle.slash(last, "match undo")
    assert "There is nothing you may take back" in reply.text, "nobody answers anew having seen the others"


BOTH = pytest.mark.parametrize(("who", "other", "lang"), [("Anna", "Ben", 0), ("민수", "지우", 1)])
"""Two who play, and which of two sentences they read."""

UNREADABLE = [
    (
        "99/x7",
        'Level 2 cannot be read at "x7". Write size x count, like 9x2+8x1.',
        '2층을 "x7"에서 읽을 수 없습니다. 9x2+8x1처럼 크기x명수로 적으세요.',
    ),
    (
        "99/8a",
        'Level 2 cannot be read: "a", the 2nd character of "8a", is no size.',
        '2층을 읽을 수 없습니다. "8a"의 2번째 글자 "a"는 크기가 아닙니다.',
    ),
    (
        "10/9/8/7",
        'Level 1, "10", could mean a ten or a one beside it. Write T for ten, or 10x1.',
        '1층 "10"이 10 하나인지 1과 10인지 알 수 없습니다. 10은 T나 10x1로 적으세요.',
    ),
]

NO_ANSWER = [
    ("9/7/5", "it has 3 levels and 4 are needed", "3층뿐임 (4층 필요)"),
    ("9/8/5/3", "no casteller of size 7 is in it", "크기 7 카스텔러가 없음"),
    (
        "999/888/55/3",
        "it needs 3 of size 8 and you have 0 (level 2)",
        "2층에 쓴 크기 8 카스텔러 부족 (3명 필요 · 0명 있음)",
    ),
    (
        "7/9/5/3",
        "on level 2 size 9 stands on size 7 (no skill allows a bigger one)",
        "2층에서 7 위에 9 (더 큰 카스텔러는 어떤 기술로도 불가)",
    ),
    ("12x1/9/7/5", "level 1 has size 12 (sizes go from 1 to 10)", "1층의 크기 12: 없는 크기 (1~10만 있음)"),
]


async def in_valls(castle: Club, who: str, other: str, lang: int, *, festival: bool = False) -> State:
    """`who` stands in Valls, with enough for some towers but not for all."""
    await castle.deal("castell", who, other, lang=("en", "ko")[lang], visitor="1")
    state: State = (await castle.table()).state
    for seat in range(2):
        put(state, seat, Region.VALLS, stock="9x3 7x2 6 5x2 3", ranks={"balance": 2, "mix": 1})
    state.tiles[AT[Region.VALLS]] = ["S05", "E07"]
    state.boards[1].tiles[AT[Region.VALLS]] = ["E03"]
    if festival:
        state.round, state.phase, state.asked = 3, Phase.FESTIVAL, [0, 1]
        state.calendar = [Festival(3, AT[Region.VALLS], (7,))]
    return state


async def untouched(castle: Club, before: bytes, reply: Reply, sentence: str) -> None:
    assert sentence in reply.text
    assert reply.message.flags.ephemeral
    assert log.freeze((await castle.table()).state) == before
    assert len(await castle.messages()) == 2, "the lobby and the first post"


async def said_in_each_way(castle: Club, who: str, tower: str) -> list[Reply]:
    """An answer to the festival in a line, and typed into the field that the menu opens."""
    opened = await castle.press(who, await castle.slash(who, "castell festival"), "type")
    return [
        await castle.slash(who, "match say", line=f"festival {tower}"),
        await castle.write(who, opened, tower),
    ]


@BOTH
async def test_an_answer_that_will_not_do_is_refused_with_the_place_and_the_rule(
    castle: Club, who: str, other: str, lang: int
) -> None:
    before = log.freeze(await in_valls(castle, who, other, lang, festival=True))
    for tower, *sentences in (*UNREADABLE, *NO_ANSWER):
        for reply in await said_in_each_way(castle, who, tower):
            await untouched(castle, before, reply, sentences[lang])
            shown = [one.description for one in reply.message.attachments]
            assert len(shown) == ([tower, *sentences] in list(map(list, NO_ANSWER)))
            assert all(tower in text for text in shown), shown


NO_PERFORMANCE = [
    *(("S05", *row) for row in UNREADABLE),
    ("S05", "999/77/7/5", "it needs 3 of size 7 and you have 2", "2, 3층에 쓴 크기 7 카스텔러 부족"),
    (
        "S05",
        "999/77/55/3",
        "its shape is 3-2-2-1 and 3-2-1-1 is asked for",
        "모양이 3-2-2-1 (3-2-1-1 모양이어야 함)",
    ),
    ("E07", "999/77/6/5/3", "Mix is not used (it must be once)", "믹스 기술을 쓰지 않음 (1번 써야 함)"),
    (
        "E03",
        "999/77/55/3",
        "Ben has taken that performance. Choose another.",
        "지우 님이 이미 가져간 공연입니다. 다른 공연을 고르세요.",
    ),
]


@BOTH
async def test_a_refused_tower_never_costs_a_token(castle: Club, who: str, other: str, lang: int) -> None:
    state = await in_valls(castle, who, other, lang)
    before = log.freeze(state)
    for tile, tower, *sentences in NO_PERFORMANCE:
        options = {"tile": tile, "tower": tower, "by": "token"}
        reply = await castle.slash(who, "castell special perform", **options)
        await untouched(castle, before, reply, sentences[lang])
    assert state.boards[0].tokens == 7
    await castle.slash(who, "castell special perform", tile="S05", tower="999/77/6/5", by="token")
    assert (await castle.table()).state.boards[0].tokens == 6


@BOTH
async def test_what_one_may_not_do_is_refused_with_the_rule(
    castle: Club, who: str, other: str, lang: int
) -> None:
    state = await in_valls(castle, who, other, lang)
    state.boards[0].tokens = 0
    for seat in range(8):
        state.wheel[seat] = Skill.WIDTH
    before = log.freeze(state)
    no_token = (
        "You have no special action token left. Only the wheel's special skill can still give you",
        "남은 특별 행동 토큰이 없습니다. 기술 바퀴의 특별 기술로만 특별 행동을 할 수 있습니다.",
    )
    far = (
        "Girona is not adjacent. From here you can reach Vilafranca, Tarragona and Lleida.",
        "인접한 지역이 아닙니다: 지로나. 여기서 갈 수 있는 지역: 빌라프랑카, 타라고나, 예이다.",
    )
    tower = {"tile": "S05", "tower": "999/77/6/5", "by": "token"}
    for command, options, sentences in (
        ("castell special perform", tower, no_token),
        ("castell special recruit", {"by": "token"}, no_token),
        ("match say", {"line": "special_perform S05 999/77/6/5 token"}, no_token),
        ("castell move", {"region": "girona"}, far),
        ("castell move", {"region": "지로나"}, far),
        ("match say", {"line": "move A"}, far),
    ):
        reply = await castle.slash(who, command, **options)
        await untouched(castle, before, reply, sentences[lang])
        assert not reply.message.attachments


async def test_a_refused_tower_is_shown_as_it_would_stand_after_what_the_line_does_before(
    castle: Club,
) -> None:
    state = await in_valls(castle, "Anna", "Ben", 0)
    state.people[AT[Region.VALLS]][8] = 1
    reply = await castle.slash(
        "Anna", "match say", line="recruit 8 none special_perform S05 999/88/6/5 token"
    )
    assert "Nothing of the line was played." in reply.text
    assert "it needs 2 of size 8 and you have 1 (level 2)" in reply.text
    (picture,) = reply.message.attachments
    assert picture.description == "Tower 999/88/6/5: 4 levels."


async def test_towers_are_searched_for_off_the_event_loop(
    castle: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await in_valls(castle, "Anna", "Ben", 0, festival=True)
    searched: list[str] = []

    def front(*asked: Any) -> tuple[Found, ...]:
        searched.append(threading.current_thread().name)
        return solver.front(*asked)

    monkeypatch.setattr("engines.castell.answering.front", front)
    opened = await castle.slash("Anna", "castell festival")
    best = opened.options()[0]
    await castle.slash("Anna", "match moves")
    await castle.slash("Anna", "match say", line=f"festival {best}")
    assert (await castle.table()).state.sealed == {0: best}
    reply = await castle.pick("Ben", await castle.slash("Ben", "castell festival"), best)
    await castle.press("Ben", reply, "ok")
    assert (await castle.table()).state.phase is not Phase.FESTIVAL
    assert len(searched) >= 3
    assert threading.main_thread().name not in searched


async def test_words_alone_say_why_where_the_picture_fails(
    castle: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await in_valls(castle, "Anna", "Ben", 0)
    monkeypatch.setattr("bot.boards.castell.refused", lambda *_: 1 // 0)
    options = {"tile": "S05", "tower": "9/9/9/9", "by": "token"}
    reply = await castle.slash("Anna", "castell special perform", **options)
    assert reply.text.startswith("9/9/9/9 will not do: ")
    assert not reply.message.attachments
    assert "a refused Perform could not be drawn" in caplog.text
    caplog.clear()
