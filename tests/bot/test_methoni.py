"""Matches of Castello Methoni as people play them: by commands, by menus, with a chain of three mergers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.boards import board_of
from bot.pictures import Picture, Pictures
from engines.core import log
from engines.core.chance import Rng
from engines.methoni import Build, Merge, Phase, State, game
from engines.methoni.borders import cards, cost, placements
from engines.methoni.pieces import Card
from engines.methoni.state import NOBODY
from tests.bot.harness import Club, Reply, items_of

CARDS = "mountain|forest|field|pasture|vineyard|marsh|market/sea"
TOLD_OF_CARDS = re.compile(
    rf"\*\* (uses|trades) ({CARDS}) for"
    r"|The market on \w+ \(\w+\) is active"
    r"|can use no card, shows .* and draws a new hand"
    r"|^Missions: "
)
"""All that a post may say of kinds of cards and lands: what was played, what lies open, what is over."""


@pytest.fixture(scope="module", autouse=True)
def warm() -> None:
    """The first picture of a map takes seconds; nobody is to wait for it in a match."""
    board_of("methoni").warm()


@pytest.fixture
def alts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words that go with every public picture."""
    found: list[str] = []
    drawn = Pictures.board

    async def board(self: Pictures, table: Any, seat: int | None, *about: Any, **more: Any) -> Picture | None:
        picture = await drawn(self, table, seat, *about, **more)
        if seat is None and picture is not None:
            found.append(picture.alt)
        return picture

    monkeypatch.setattr(Pictures, "board", board)
    return found


async def dealt(castle: Club, lang: str, *who: str, seed: str, map: str = "methoni") -> Any:
    """A match of people who all read one language."""
    for name in who:
        await castle.slash(name, "settings me", language=lang)
    return await castle.deal("methoni", *who, lang=lang, seed=seed, map=map)


async def running(castle: Club, id: str) -> tuple[Any, str] | None:
    """The table and who owes an action, while the match goes on."""
    table = await castle.bot.tables.get(id)
    return (table, castle.name_of(table.owing[0], table)) if table.row.status == "running" else None


async def ended(castle: Club, id: str) -> Any:
    """The match is over, and its log is all there is to it."""
    table = await castle.bot.tables.get(id)
    header, entries = await castle.bot.tables.history(id)
    assert table.row.status == "over"
    assert log.replay(game, header, entries) == table.state
    return table


async def no_hand_is_told(castle: Club, alts: list[str]) -> None:
    for message in await castle.messages():
        for line in message.content.splitlines():
            assert not re.search(CARDS, line) or TOLD_OF_CARDS.search(line), line
    assert len(alts) > 15
    for alt in alts:
        assert not re.search(CARDS, alt), alt


async def test_a_whole_match_by_slash_commands_in_english(castle: Club, alts: list[str]) -> None:
    table = await dealt(castle, "en", "Anna", "Ben", "민수", seed="commands")
    turn = 0
    while found := await running(castle, table.id):
        at, who = found
        turn += 1
        if at.state.phase is Phase.MERGING:
            name = (await castle.choices(who, "methoni merge", "castle"))[0]
            await castle.slash(who, "methoni merge", castle=name)
            continue
        card = (await castle.choices(who, "methoni build", "card"))[turn % 2 - 1]
        borders = await castle.choices(who, "methoni build", "border", card=card)
        assert borders, f"a {card} card has somewhere to go"
        number = str(1 + turn % len(borders))
        reply = await castle.slash(who, "methoni build", card=card, border=number, houses="1")
        assert f"for a wall on {borders[int(number) - 1]}" in reply.text, "a number is the border of the list"
    over = await ended(castle, table.id)
    assert over.state.last_turn
    post = castle.post.content
    assert "The walls are used up." in post
    assert re.search(r"1\. .*\d+ points? \(lands \(\d+\) \d+, ducats \d+, mission \(\d+\) \d+, largest", post)
    await no_hand_is_told(castle, alts)


async def chosen(castle: Club, who: str, reply: Reply) -> Reply:
    """What a menu offers first, until it has nothing more to ask; every second time the last."""
    for step in range(7):
        assert not re.search(r"[a-z]{4,}", re.sub(r"<@\d+>|`[^`]*`", "", reply.text)), reply.text
        if any(one.startswith("ok:") for one in reply.ids):
            return await castle.press(who, reply, "ok")
        if not any(one.startswith("pick:") for one in reply.ids):
            return reply
        reply = await castle.pick(who, reply, reply.options()[-(step % 2)])
    return reply


async def test_a_whole_match_by_menus_in_korean(castle: Club) -> None:
    table = await dealt(castle, "ko", "민수", "지우", "Ben", seed="menus", map="islet")
    while found := await running(castle, table.id):
        _, who = found
        await chosen(castle, who, await castle.press(who, castle.post, "go"))
    await ended(castle, table.id)
    for message in await castle.messages():
        assert not re.search(r"[a-z]{4,}", re.sub(r"<@\d+>|`[^`]*`", "", message.content)), message.content
    assert "최종 점수" in castle.post.content


def scripted(state: State, seat: int, rng: Rng) -> Any:
    """A player who joins whatever can be joined, and half of the time closes what can be closed."""
    acts = game.legal_actions(state, seat)
    if state.phase is Phase.MERGING:
        return acts[0]
    builds = [act for act in acts if isinstance(act, Build)]
    closing = [act for act in builds if act.border in state.closing]
    if closing and not rng.below(2):
        return rng.choice(closing)
    return rng.choice([act for act in builds if act not in closing] or acts)


def refusable(state: State, seat: int) -> Iterator[tuple[str, str, dict[str, str]]]:
    """What would be refused just now: the sentence, the command and its options."""
    if state.phase is Phase.MERGING:
        yield "shares no wall with your new castle", "merge", {"castle": _far(state)}
        return
    held, board = cards(state, seat), state.map
    card = held[0]
    for missing in [card for card in Card if card not in held][:1]:
        yield "You do not hold a", "build", {"card": missing, "border": "A04-sea", "houses": "A04=me"}
    for wall in [border for border, wall in zip(board.borders, state.walls, strict=True) if wall][:1]:
        yield "A wall already stands on", "build", {"card": card, "border": wall.name, "houses": "none"}
    for one in held:
        for name in [name for name in state.free[one] if name in state.closing][:1]:
            price = min(cost(state, seat, name, row) for row in placements(state, seat, name))
            if price > max(state.ducats[seat], 1):
                sentence = f"for {price} ducats, and you have {state.ducats[seat]}"
                yield sentence, "build", {"card": one, "border": name}
    inner = [
        border.name
        for border in board.borders
        if not border.coast and state.castle_of[border.parts[0]] == state.castle_of[border.parts[1]] != NOBODY
    ]
    for name in inner[:1]:
        yield "lies inside castle", "build", {"card": card, "border": name, "houses": "none"}


def _far(state: State) -> str:
    """A castle that does not touch the new one, or one whose owner is too poor to matter."""
    near = state.adjacent(state.castles[state.founding].lands, state.founding)
    far = [name for name in state.castles if name not in near and name != state.founding]
    return state.map.lands[far[0]].name if far else ""


async def test_a_whole_match_with_a_chain_of_three_mergers(castle: Club, alts: list[str]) -> None:
    table = await dealt(castle, "en", "Anna", "Ben", "민수", seed="chain91")
    rng, chain, longest, refused = Rng(table.header.seed, "pick"), list[str](), list[str](), set[str]()
    while found := await running(castle, table.id):
        (at, who), seat = found, found[0].owing[0]
        for sentence, command, options in refusable(at.state, seat):
            if (key := re.sub(r"\d+", "n", sentence)) not in refused and all(options.values()):
                reply = await castle.slash(who, f"methoni {command}", **options)
                assert sentence in reply.text
                assert reply.message.flags.ephemeral
                refused.add(key)
        act = scripted(at.state, seat, rng)
        told = await played(castle, who, at, seat, act)
        chain = [*chain, told] if isinstance(act, Merge) else []
        longest = max(longest, chain, key=len)
    await ended(castle, table.id)
    assert len(longest) == 3
    lands = [int(re.findall(r"(\d+) lands now", told)[0]) for told in longest]
    assert lands == sorted(set(lands)), "it grows with every merger"
    assert refused >= {
        "You do not hold a",
        "A wall already stands on",
        "for n ducats, and you have n",
        "lies inside castle",
        "shares no wall with your new castle",
    }
    await no_hand_is_told(castle, alts)


async def played(castle: Club, who: str, at: Any, seat: int, act: Any) -> str:
    """The action by its command; before a merger its price and the owner's new ducats are shown."""
    spec = game.rules.spec(act)
    if not isinstance(act, Merge):
        options = dict(zip([field.name for field in spec.fields], spec.keys(act), strict=True))
        return (await castle.slash(who, f"methoni {spec.name}", **options)).text
    assert act.castle is not None
    joined = at.state.castles[at.state.map.index[act.castle]]
    menu = await castle.slash(who, "methoni merge")
    assert menu.options()[-1] == "none"
    hints = [
        option.get("description") or ""
        for item in items_of(menu.message)
        for option in item.get("options", ())
    ]
    if joined.owner == seat:
        assert "your own, free" in hints[0]
    else:
        rest, owners = at.state.ducats[seat] - joined.price, at.state.ducats[joined.owner] + joined.price
        assert f"for {joined.price}; you keep {rest}, " in hints[0]
        assert f"will have {owners}" in hints[0]
    reply = await castle.pick(who, menu, act.castle)
    return (await castle.press(who, reply, "ok")).text if "ok:" in str(reply.ids) else reply.text
