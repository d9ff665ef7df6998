"""Catan through the bot: whole matches of both modes, offers, discards of several people, secrets, restarts."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.table import Draft, Table
from bot.words import LANGUAGES, Words
from engines.catan import MakeOffer, Phase, State
from engines.catan.goods import Row, covers, one, short, worded
from engines.catan.island import CORNER_NAME, HEX_NAME, PATH_NAME, ones
from engines.catan.state import Card
from engines.catan.war import CASTLE_PATHS, COAST, FULL
from engines.core import computer, log
from engines.core.chance import Rng
from engines.core.rules import CHANCE
from tests.bot.harness import Club, Reply, items_of

THREE = ("Anna", "Ben", "민수")


class Listener:
    """Says and presses for people, and keeps every word that each of them was told."""

    def __init__(self, castle: Club) -> None:
        self.castle = castle
        self.heard: list[tuple[str, str]] = []

    def keep(self, who: str, reply: Reply) -> Reply:
        self.heard.append((who, words_of(reply.message)))
        return reply

    async def slash(self, who: str, command: str, **options: Any) -> Reply:
        return self.keep(who, await self.castle.slash(who, command, **options))

    async def press(self, who: str, message: Any, verb: str) -> Reply:
        return self.keep(who, await self.castle.press(who, message, verb))

    async def pick(self, who: str, reply: Reply, *values: str) -> Reply:
        return self.keep(who, await self.castle.pick(who, reply, *values))


def words_of(message: Any) -> str:
    """Everything that can be read of a message: text, choices, and what its pictures are said to show."""
    if message is None:
        return ""
    choices = [
        f"{option['label']} {option.get('description') or ''}"
        for item in items_of(message)
        for option in item.get("options", ())
    ]
    alts = [attachment.description or "" for attachment in message.attachments]
    return "\n".join([message.content, *choices, *alts])


async def forward(castle: Club, until: Callable[[State], bool], seed: int = 1) -> Table:
    """Everybody plays at random, without a word, until the table is as it is wanted."""
    table = await castle.table()
    chooser = random.Random(seed)

    def work(draft: Draft) -> None:
        for _ in range(20_000):
            draft.settle()
            if until(draft.state):
                draft.table.book.untold.clear()
                return
            assert draft.state.to_act, "the match is over before it comes to this"
            seat = draft.table.owing[0]
            draft.play(seat, chooser.choice(draft.table.game.legal_actions(draft.state, seat)))
        raise AssertionError("it never comes to this")

    step = await castle.bot.tables.change(table.id, work)
    await castle.bot.stage.deliver(table.id)
    return step.table


def careful(table: Table, state: State, seat: int) -> Any:
    return computer.careful(table.game, [state], seat, Rng("careful", str(table.ply)))


def stretch(table: Table, seat: int) -> list[Any]:
    """What a careful person does in one go: until the dice fall, or somebody else is to act."""
    state, acts = table.state.copy(), []
    while seat in state.to_act and CHANCE not in state.to_act:
        acts.append(careful(table, state, seat))
        table.game.play(state, seat, acts[-1])
    return acts


def typed(table: Table, act: Any) -> str:
    spec = table.game.rules.spec(act)
    return " ".join([spec.group, spec.name, *spec.keys(act)]).strip()


async def asked(castle: Club, id: str) -> tuple[str, int, Table] | None:
    """Whose turn it is; None once the match is over."""
    table = await castle.bot.tables.get(id)
    if table.row.status != "running":
        return None
    seat = table.owing[0]
    return castle.name_of(seat, table), seat, table


async def secrets(castle: Club, id: str) -> list[tuple[set[str], str]]:
    """Everything that happened as only some may know it: who may, and how it is said in either language."""
    table = await castle.bot.tables.get(id)
    header, entries = await castle.bot.tables.history(id)
    state = log.start(table.game, header)
    found: list[tuple[set[str], str]] = []
    for entry in log.standing(entries):
        for event in table.game.play(state, entry.by, log.action(table.game.rules, entry)):
            if event.seen_by(None) != event:
                know = {castle.name_of(s, table) for s in range(state.players) if event.seen_by(s) == event}
                told = [Words(lang, "catan", table.people, bold) for lang in LANGUAGES for bold in (True, False)]
                found += [(know, words.event(event)) for words in told]
    return found


async def nothing_was_betrayed(castle: Club, listener: Listener, id: str) -> int:
    """No card that was taken, bought or given back face down is named to anybody who may not know it."""
    public = "\n".join([words_of(message) for message in await castle.messages()])
    heard: dict[str, str] = {}
    for who, text in listener.heard:
        heard[who] = heard.get(who, "") + text + "\n"
    count = 0
    for know, sentence in await secrets(castle, id):
        count += 1
        assert sentence not in public
        for who, text in heard.items():
            assert who in know or sentence not in text, (who, sentence)
    return count


async def replays(castle: Club, id: str) -> None:
    over = await castle.bot.tables.get(id)
    header, entries = await castle.bot.tables.history(id)
    assert over.row.status == "over"
    assert log.replay(over.game, header, entries) == over.state


async def test_a_whole_match_by_typed_lines(castle: Club) -> None:
    table = await castle.deal("catan", "Anna", "Ben", seed="two", points="8", first="host")
    listener = Listener(castle)
    while (now := await asked(castle, table.id)) is not None:
        who, seat, running = now
        line = " ".join(typed(running, act) for act in stretch(running, seat))
        reply = await listener.slash(who, "match say", line=line)
        assert "Nothing of the line" not in reply.text, reply.text
    await replays(castle, table.id)
    assert "Final score" in castle.post.content
    assert "longest road" in castle.post.content or "settlements" in castle.post.content
    assert await nothing_was_betrayed(castle, listener, table.id) > 4


async def by_menu(listener: Listener, who: str, table: Table, act: Any) -> Reply:
    """One action, step by step: what is meant is picked wherever it is offered."""
    spec = table.game.rules.spec(act)
    keys = dict(zip([field.name for field in spec.fields], spec.keys(act), strict=True))
    reply = await listener.press(who, listener.castle.post, "go")
    for _ in range(8):
        running = await listener.castle.bot.tables.get(table.id)
        if running.ply != table.ply:
            return reply
        if any(one.startswith("ok:") for one in reply.ids):
            return await listener.press(who, reply, "ok")
        wanted = {spec.name, *keys.values()}
        while not (meant := [key for key in reply.options() if key in wanted]):
            reply = await listener.press(who, reply, "page")
        reply = await listener.pick(who, reply, meant[-1])
    raise AssertionError("the menu goes round in circles")


async def test_a_whole_match_of_barbarian_attack_by_menus(castle: Club) -> None:
    table = await castle.deal(
        "catan", "민수", "지우", lang="ko", seed="one", mode="barbarians", points="8", first="host"
    )
    listener = Listener(castle)
    while (now := await asked(castle, table.id)) is not None:
        who, seat, running = now
        await by_menu(listener, who, running, careful(running, running.state, seat))
    await replays(castle, table.id)
    assert "최종 점수" in castle.post.content
    await nothing_was_betrayed(castle, listener, table.id)
