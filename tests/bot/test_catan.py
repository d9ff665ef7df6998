"""Catan through the bot: whole matches of both modes, offers, discards of several people, secrets, restarts."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.boards import board_of
from bot.table import Draft, Table
from bot.words import LANGUAGES, Words
from engines.catan import Phase, State
from engines.core import computer, log
from engines.core.chance import Rng
from engines.core.rules import CHANCE
from tests.bot.harness import Club, Reply, ids_of, items_of

THREE = ("Anna", "Ben", "민수")


@pytest.fixture(autouse=True, scope="module")
def _warm() -> None:
    """So that no first picture takes longer than the simulation waits."""
    board_of("catan").warm()


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


async def forward(castle: Club, until: Callable[[State], bool], *, hoard: bool = False) -> Table:
    """Everybody plays at random, without a word, until the table is as it is wanted; or only gathers cards."""
    table = await castle.table()
    chooser, rules = random.Random(1), table.game.rules

    def work(draft: Draft) -> None:
        for _ in range(20_000):
            draft.settle()
            if until(draft.state):
                draft.table.book.untold.clear()
                return
            assert draft.state.to_act, "the match is over before it comes to this"
            seat = draft.table.owing[0]
            acts = rules.legal_actions(draft.state, seat)
            calm = [act for act in acts if not rules.spec(act).group]
            draft.play(seat, chooser.choice(calm if hoard and calm else acts))
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
                told = [
                    Words(lang, "catan", table.people, bold) for lang in LANGUAGES for bold in (True, False)
                ]
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
    reply = await listener.press(who, listener.castle.post, "go")
    for _ in range(8):
        running = await listener.castle.bot.tables.get(table.id)
        if running.ply != table.ply:
            return reply
        if any(one.startswith("ok:") for one in reply.ids):
            return await listener.press(who, reply, "ok")
        _, _, _, *step = next(one for one in reply.ids if one.startswith("pick:")).split(":")
        chosen = [key for key in step[1].split(".") if key] if step else []
        wanted = spec.keys(act)[len(chosen)] if step and step[0] else spec.name
        while wanted not in reply.options():
            reply = await listener.press(who, reply, "page")
        reply = await listener.pick(who, reply, wanted)
    raise AssertionError("the menu goes round in circles")


async def test_a_whole_match_of_barbarian_attack_by_menus(castle: Club) -> None:
    table = await castle.deal(
        "catan", "민수", "지우", "Anna", lang="ko", seed="one", mode="barbarians", points="8", first="host"
    )
    listener = Listener(castle)
    while (now := await asked(castle, table.id)) is not None:
        who, seat, running = now
        await by_menu(listener, who, running, careful(running, running.state, seat))
    await replays(castle, table.id)
    assert "최종 점수" in castle.post.content
    await nothing_was_betrayed(castle, listener, table.id)


def trading(state: State) -> bool:
    """Somebody may offer a kind that one of the others holds, and the third does not."""
    return state.phase is Phase.MAIN and state.turns > 6 and wish(state) is not None


def wish(state: State) -> tuple[int, int, int, int] | None:
    """What can be given, what is asked, who holds it, who does not."""
    hands, turn = state.hands, state.turn
    guests = [seat for seat in range(state.players) if seat != turn]
    for give in range(5):
        for get in range(5):
            holders = [seat for seat in guests if hands[seat][get]]
            if give != get and hands[turn][give] > 1 and len(holders) == 1:
                return give, get, holders[0], next(seat for seat in guests if seat not in holders)
    return None


def goods_of(kind: int, count: int = 1) -> str:
    return f"{count}{('lumber', 'brick', 'wool', 'grain', 'ore')[kind]}"


async def test_an_offer_is_mentioned_once_and_answered_from_its_post(castle: Club) -> None:
    await castle.deal("catan", *THREE, seed="trade", first="host")
    listener = Listener(castle)
    table = await forward(castle, trading)
    found = wish(table.state)
    assert found is not None
    give, get, rich, poor = found
    host, guest, other = (castle.name_of(seat, table) for seat in (table.state.turn, rich, poor))

    await listener.slash(host, "catan trade offer", give=goods_of(give), get=goods_of(get), to="none")
    asks = castle.post
    for name in (guest, other):
        assert asks.content.count(f"<@{castle.people[name].id}>") == 1
        assert castle.people[name].id in {one.id for one in asks.mentions}
    assert f"<@{castle.people[host].id}>" not in asks.content
    before = (await castle.table()).state.copy()
    refused = await listener.press(other, asks, button(asks, 1, "yes"))
    assert refused.message.flags.ephemeral
    assert "not in your hand" in refused.text or "손에 없는" in refused.text
    assert (await castle.table()).state == before
    assert (await castle.again(asks)).content == asks.content, "nobody learns of it"

    await listener.press(guest, asks, button(asks, 1, "yes"))
    twice = await castle.again(asks)
    refused = await listener.press(guest, twice, button(twice, 1, "no"))
    assert "answered offer 1" in refused.text or "1번 제안에는 이미" in refused.text
    await listener.press(other, twice, button(twice, 1, "no"))
    assert castle.post.id == asks.id, "the post changes, no other comes"
    shown = await castle.again(asks)
    assert guest in shown.content.split("Willing: ")[-1]
    assert other in shown.content.split("Declined: ")[-1]
    assert not any(one.startswith("put:") for one in ids_of(shown)), "all have answered"
    hands = [row[:] for row in (await castle.table()).state.hands]

    await listener.slash(host, "catan trade confirm")
    after = (await castle.table()).state
    assert after.hands[rich][give] == hands[rich][give] + 1
    assert after.hands[table.state.turn][get] == hands[table.state.turn][get] + 1
    assert (await castle.again(asks)).content.count("Offer 1") == 1, "it was made, and no longer stands"
    assert castle.post.content.count(f"<@{castle.people[guest].id}>") <= 1
    await nothing_was_betrayed(castle, listener, table.id)


def button(message: Any, number: int, answer: str) -> str:
    """The id of the button under a post that answers an offer."""
    return next(one for one in ids_of(message) if one.endswith(f":answer:{number}.{answer}"))


async def test_offers_are_void_at_the_end_of_the_turn_and_their_buttons_go(castle: Club) -> None:
    await castle.deal("catan", *THREE, seed="trade", first="host")
    listener = Listener(castle)
    table = await forward(castle, trading)
    found = wish(table.state)
    assert found is not None
    host = castle.name_of(table.state.turn, table)
    for number in (1, 2):
        goods = goods_of(found[0], number), goods_of(found[1])
        await listener.slash(host, "catan trade offer", give=goods[0], get=goods[1], to="none")
    asks = castle.post
    assert len([one for one in ids_of(asks) if one.startswith("put:")]) == 4
    await listener.slash(host, "catan trade withdraw", number="1")
    assert not any(":answer:1." in one for one in ids_of(await castle.again(asks)))
    await listener.slash(host, "catan end")
    over = await castle.again(asks)
    assert not over.components
    assert "Offer 2" in over.content
    assert over.content.endswith("These offers stand no longer."), "the post that showed them says so"
    assert "Offer 2 stands no longer" in castle.post.content
    assert (await castle.table()).state.offers == []


async def test_whoever_is_not_on_turn_makes_a_counter_offer(castle: Club) -> None:
    await castle.deal("catan", *THREE, seed="trade", first="host")
    listener = Listener(castle)
    table = await forward(castle, trading)
    found = wish(table.state)
    assert found is not None
    give, get, rich, _ = found
    host, guest = castle.name_of(table.state.turn, table), castle.name_of(rich, table)
    await listener.slash(host, "catan trade offer", give=goods_of(give), get=goods_of(get), to=str(rich))
    await listener.slash(guest, "catan trade offer", give=goods_of(get), get=goods_of(give, 2))
    asks = castle.post
    assert f"<@{castle.people[host].id}>" in asks.content
    hands = [row[:] for row in (await castle.table()).state.hands]
    await listener.press(host, asks, button(asks, 2, "yes"))
    after = (await castle.table()).state
    assert after.hands[rich][give] == hands[rich][give] + 2, "an offer to one is a trade once it is accepted"
    assert after.offers == [], "what the guest no longer covers, or had said before, falls away"


def discarding(state: State) -> bool:
    return state.phase is Phase.DISCARDING and len(state.waits) == 3


async def test_three_people_discard_in_any_order(castle: Club) -> None:
    await castle.deal("catan", *THREE, seed="discard", first="host")
    listener = Listener(castle)
    table = await forward(castle, discarding, hoard=True)
    asks = castle.post
    owing, names = list(table.state.owing), [castle.name_of(seat, table) for seat in range(3)]
    assert all(f"<@{castle.people[name].id}>" in asks.content for name in names)
    first = await listener.slash(names[2], "catan discard")
    await listener.pick(names[2], first, *first.options()[:1])
    assert (await castle.table()).state.owing[2] == owing[2] - 1
    for seat in (1, 2, 0):
        rest = (await castle.table()).state.owing[seat]
        reply = await listener.press(names[seat], await castle.again(asks), "go")
        assert len(reply.options()) == sum(min(have, rest) for have in table.state.hands[seat][:5])
        await listener.pick(names[seat], reply, *reply.options()[:rest])
        if seat != 0:
            shown = (await castle.again(asks)).content.splitlines()[-1]
            assert castle.post.id == asks.id
            assert f"<@{castle.people[names[seat]].id}>" not in shown, "the post that asks shrinks"
            assert f"<@{castle.people[names[0]].id}>" in shown
    after = (await castle.table()).state
    assert after.phase is not Phase.DISCARDING
    assert castle.post.id != asks.id
    assert await nothing_was_betrayed(castle, listener, table.id) >= sum(owing)


async def test_no_more_can_be_given_back_than_is_owed(castle: Club) -> None:
    await castle.deal("catan", *THREE, seed="discard", first="host")
    table = await forward(castle, discarding, hoard=True)
    who, owed = castle.name_of(0, table), table.state.owing[0]
    reply = await castle.slash(who, "catan discard")
    assert [item["max_values"] for item in items_of(reply.message) if "options" in item] == [owed]
    line = " ".join(["discard", "lumber"] * 9)
    assert "Nothing of the line was played." in (await castle.slash(who, "match say", line=line)).text
    assert (await castle.table()).state == table.state, "all or nothing"


async def test_a_restart_in_the_middle_of_an_open_discard(castle: Club) -> None:
    await castle.deal("catan", *THREE, seed="discard", first="host")
    table = await forward(castle, discarding, hoard=True)
    names = [castle.name_of(seat, table) for seat in range(3)]
    asks, posts = castle.post, len(await castle.messages())
    menu = await castle.press(names[1], asks, "go")
    some = await castle.press(names[0], asks, "go")
    await castle.pick(names[0], some, some.options()[0])
    before = (await castle.table()).state
    await castle.restart()
    assert (await castle.table()).state == before
    assert len(await castle.messages()) == posts
    await castle.pick(names[1], menu, *menu.options()[: before.owing[1]])
    for seat in (2, 0):
        reply = await castle.press(names[seat], await castle.again(asks), "go")
        await castle.pick(names[seat], reply, *reply.options()[: before.owing[seat]])
    after = (await castle.table()).state
    assert after.phase is not Phase.DISCARDING
    assert after.owing == [0, 0, 0]


def betraying(state: State) -> bool:
    """The first barbarian of a Treason has been moved, the second has not."""
    return state.phase is Phase.TREASON and state.war is not None and state.war.shifted is not None


async def test_a_restart_in_the_middle_of_a_treason(castle: Club) -> None:
    await castle.deal("catan", *THREE, seed="treason", mode="barbarians", first="host")
    table = await forward(castle, betraying)
    who = castle.name_of(table.state.turn, table)
    menu = await castle.press(who, castle.post, "go")
    await castle.restart()
    assert (await castle.table()).state == table.state
    source = await castle.pick(who, menu, menu.options()[0])
    if source.options():
        await castle.pick(who, source, source.options()[0])
    after = (await castle.table()).state
    assert after.phase is Phase.MAIN
    assert after.war is not None
    assert after.war.shifted is None
