"""Castell as people play it: whole matches by commands and by menus, towers said in three ways, what is refused."""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby

from bot.menu import GROWS
from engines.castell.box import ADJACENT, AT, REGIONS, Region
from engines.castell.notation import levels_of
from engines.castell.state import Phase, State
from tests.bot.harness import Club, Reply
from tests.bot.test_matches import PNG, replayed

WAY_OUT = ("end_turn", "none")


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


PREFERRED = ("move", "recruit", "train", "special_perform", "end_turn")


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
