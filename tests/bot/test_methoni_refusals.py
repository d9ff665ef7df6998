"""What Castello Methoni refuses: every answer is private, says which rule stands against it, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from bot.boards import board_of
from bot.table import Draft
from engines.core import log
from engines.core.chance import Rng
from engines.methoni import Build, Card, Phase, State, game
from engines.methoni.borders import cards, cost, placements
from engines.methoni.maps import SEA
from engines.methoni.state import NOBODY
from tests.bot.harness import Club

SEED = "wrong0"
"""A match in which every mistake can be made."""
WHO = ("Anna", "Ben", "민수", "지우")
KINDS = {
    "mountain": "산",
    "forest": "숲",
    "field": "밭",
    "pasture": "목초지",
    "vineyard": "포도밭",
    "marsh": "습지",
}


@pytest.fixture(scope="module", autouse=True)
def warm() -> None:
    board_of("methoni").warm()


class Wrong(NamedTuple):
    """A mistake: the command and its options, and what fills the blanks of the sentence that answers it."""

    command: str
    options: dict[str, str]
    facts: dict[str, Any]


Finder = Callable[[State, int], Wrong | None]
"""The mistake that can be made just now, if it can be."""


def wrong_card(state: State, seat: int) -> Wrong | None:
    """The border touches no land of the card's kind."""
    for card in cards(state, seat):
        for border in state.map.borders:
            lands = [state.map.lands[part] for part in border.parts if part != SEA]
            kinds = [land.kind for land in lands]
            free = any(border.name in names for names in state.free.values())
            if card != Card.SEA and free and len(kinds) == 2 and card not in kinds:
                facts = {"border": border.name, "card": card, "one": kinds[0], "other": kinds[1]}
                return Wrong("build", {"card": card, "border": border.name}, facts)
    return None


def inland(state: State, seat: int) -> Wrong | None:
    """A market/sea card where there is neither."""
    if Card.SEA in cards(state, seat):
        for name in state.free[Card.FOREST]:
            if name not in state.free[Card.SEA]:
                return Wrong("build", {"card": Card.SEA, "border": name}, {"border": name})
    return None


def walled(state: State, seat: int) -> Wrong | None:
    for border, wall in zip(state.map.borders, state.walls, strict=True):
        if wall:
            options = {"card": cards(state, seat)[0], "border": border.name, "houses": "none"}
            return Wrong("build", options, {"border": border.name})
    return None


def in_castle(state: State, seat: int) -> Wrong | None:
    for border in state.map.borders:
        one, other = (state.castle_of[part] if part != SEA else NOBODY for part in border.parts)
        if one == other != NOBODY:
            options = {"card": cards(state, seat)[0], "border": border.name, "houses": "none"}
            return Wrong("build", options, {"border": border.name, "castle": state.map.lands[one].name})
    return None


def too_dear(state: State, seat: int) -> Wrong | None:
    """A wall that closes several lands, for more ducats than there are."""
    for card in cards(state, seat):
        for name in state.free[card]:
            region = state.closing.get(name)
            if region is not None and len(region.lands) > 1 and state.towers[seat]:
                price = min(cost(state, seat, name, row) for row in placements(state, seat, name))
                if price > state.ducats[seat] > 1:
                    facts = {"border": name, "lands": len(region.lands), "cost": price}
                    return Wrong(
                        "build", {"card": card, "border": name}, {**facts, "have": state.ducats[seat]}
                    )
    return None


def stranger(state: State, seat: int) -> Wrong | None:
    """A house of who sits across the table."""
    across, (left, right) = (seat + 2) % 4, state.neighbours(seat)
    for card in cards(state, seat):
        for name in state.free[card]:
            one, other = state.map.parted[name]
            if other and name not in state.closing:
                options = {"card": card, "border": name, "houses": f"{one}=me+{other}={across}"}
                return Wrong("build", options, {"left": WHO[left], "right": WHO[right]})
    return None


def far_castle(state: State, seat: int) -> Wrong | None:
    near = state.adjacent(state.castles[state.founding].lands, state.founding)
    for name in sorted(state.castles):
        if name not in near and name != state.founding:
            land = state.map.lands[name].name
            offered = [choice.castle for choice in game.legal_actions(state, seat) if choice.castle]
            if len(offered) == 1:
                return Wrong("merge", {"castle": land}, {"castle": land, "offered": offered[0]})
    return None


def dear_castle(state: State, seat: int) -> Wrong | None:
    for name in state.adjacent(state.castles[state.founding].lands, state.founding):
        castle = state.castles[name]
        if castle.owner != seat and castle.price > state.ducats[seat] > 1:
            facts = {"owner": WHO[castle.owner], "price": castle.price, "have": state.ducats[seat]}
            return Wrong("merge", {"castle": state.map.lands[name].name}, facts)
    return None


def no_market(state: State, seat: int) -> Wrong | None:
    return None if state.active() else Wrong("trade", {"card": cards(state, seat)[0]}, {})


def other_market(state: State, seat: int) -> Wrong | None:
    active = [state.map.lands[land].kind for land in state.active()]
    for card in cards(state, seat):
        if len(active) == 1 and card not in (*active, Card.SEA):
            return Wrong("trade", {"card": card}, {"card": card, "one": active[0]})
    return None


def nothing_founded(state: State, seat: int) -> Wrong | None:
    if not state.castles:
        return None
    return Wrong("merge", {"castle": state.map.lands[next(iter(state.castles))].name}, {})


def no_card_yet(state: State, seat: int) -> Wrong | None:
    return None if state.used else Wrong("end", {}, {})


SENTENCES: dict[Finder, tuple[str, str]] = {
    wrong_card: (
        "{border} touches {one} and {other}, not what your {card} card shows."
        " Choose a border of that kind of land, or another card.",
        "{border} 경계선은 {one}, {other}에 닿아 있어 {card} 카드로 지을 수 없습니다."
        " 그 땅에 닿은 경계선이나 다른 카드를 고르세요.",
    ),
    inland: (
        "{border} lies neither on the coast nor at a market. A market/sea card builds only there.",
        "{border} 경계선은 바다에도 시장에도 닿아 있지 않습니다."
        " 시장/바다 카드는 그런 곳에만 지을 수 있습니다.",
    ),
    walled: (
        "A wall already stands on {border}. Choose another border.",
        "{border} 경계선에는 이미 성벽이 있습니다. 다른 경계선을 고르세요.",
    ),
    in_castle: (
        "{border} lies inside castle {castle}, where no wall can go. Choose a border outside castles.",
        "{border} 경계선은 {castle} 성 안에 있어 성벽을 놓을 수 없습니다. 성 밖의 경계선을 고르세요.",
    ),
    too_dear: (
        "A wall on {border} would found a castle of {lands} lands for {cost} ducats, and you have {have}."
        " Without the money, no wall may go there.",
        "{border} 경계선에 성벽을 놓으면 {lands}칸짜리 성이 되어 {cost}두캇을 내야 하는데 {have}두캇뿐입니다."
        " 값을 낼 수 없으면 그곳에 성벽을 놓을 수 없습니다.",
    ),
    stranger: (
        "That player does not sit beside you. The other house is of {left} or {right}.",
        "양옆 플레이어가 아닙니다. {left} 님 또는 {right} 님의 집을 고르세요.",
    ),
    far_castle: (
        "Castle {castle} shares no wall with your new castle; a corner is not enough. You may merge {offered}.",
        "{castle} 성은 새 성과 성벽으로 인접하지 않습니다. 꼭짓점만 닿는 것은 인접이 아닙니다."
        " 합병할 수 있는 성: {offered}.",
    ),
    dear_castle: (
        "{owner}'s castle costs {price} ducats, and you have {have}. Merge another one, or stop.",
        "{owner} 님의 성은 {price}두캇인데 {have}두캇뿐입니다. 다른 성을 고르거나 합병을 마치세요.",
    ),
    no_market: (
        "No market is active yet. Trading begins when a castle with a market is founded.",
        "아직 활성화된 시장이 없습니다. 시장을 포함한 성이 생기면 교역할 수 있습니다.",
    ),
    other_market: (
        "No active market is on land of your {card} card. Active: {one}."
        " A market/sea card trades at any of them.",
        "{card} 카드와 같은 땅에 활성화된 시장이 없습니다. 활성화된 시장: {one}."
        " 시장/바다 카드는 어느 시장에서나 쓸 수 있습니다.",
    ),
    nothing_founded: (
        "Castles are merged straight after one founds a castle beside them. Found one first.",
        "합병은 성을 소유한 직후에만 할 수 있습니다. 합병하려는 성 옆에 먼저 성을 만드세요.",
    ),
    no_card_yet: (
        "A turn is one card at least. Build a wall or trade first.",
        "자기 차례에는 카드를 1장 이상 사용해야 합니다. 먼저 건설하거나 교역하세요.",
    ),
}
WHILE_MERGING = (far_castle, dear_castle)


def mistake(state: State, seat: int, left: list[Finder]) -> tuple[Finder, Wrong] | None:
    """The first mistake of those left that can be made now."""
    for find in left:
        if (find in WHILE_MERGING) is (state.phase is Phase.MERGING) and (wrong := find(state, seat)):
            return find, wrong
    return None


def greedy(state: State, seat: int, rng: Rng) -> Any:
    """Closes what can be closed two times out of three, so that castles abound."""
    acts = game.legal_actions(state, seat)
    closing = [act for act in acts if isinstance(act, Build) and act.border in state.closing]
    return rng.choice(closing if closing and rng.below(3) else acts)


async def forward(castle: Club, id: str, left: list[Finder], rng: Rng) -> None:
    """The match goes on, without a word, until one of the mistakes left can be made."""

    def work(draft: Draft) -> None:
        draft.settle()
        while not mistake(draft.state, draft.table.owing[0], left):
            draft.play(draft.table.owing[0], greedy(draft.state, draft.table.owing[0], rng))
            draft.settle()
            assert draft.state.to_act, f"the match ends before this could be tried: {left}"

    await castle.bot.tables.change(id, work)
    await castle.bot.stage.deliver(id)


async def refused(club: Club, who: str, command: str, **options: str) -> str:
    """The answer, seen by nobody else; the table is as it was."""
    before, posts = log.freeze((await club.table()).state), len(await club.messages())
    reply = await club.slash(who, command, **options)
    assert reply.message.flags.ephemeral
    assert log.freeze((await club.table()).state) == before
    assert len(await club.messages()) == posts
    return reply.text


@pytest.mark.parametrize("lang", ["en", "ko"])
async def test_whatever_is_wrong_is_answered_with_the_rule_and_changes_nothing(
    castle: Club, lang: str
) -> None:
    for name in WHO:
        await castle.slash(name, "settings me", language=lang)
    table = await castle.deal("methoni", *WHO, lang=lang, seed=SEED)
    left, rng = list(SENTENCES), Rng(SEED, "pick")
    while left:
        await forward(castle, table.id, left, rng)
        at = await castle.bot.tables.get(table.id)
        seat = at.owing[0]
        found = mistake(at.state, seat, left)
        assert found
        find, wrong = found
        left.remove(find)
        facts = {
            name: KINDS.get(str(fact), fact) if lang == "ko" else fact for name, fact in wrong.facts.items()
        }
        sentence = SENTENCES[find][lang == "ko"].format(**facts)
        assert await refused(castle, WHO[seat], f"methoni {wrong.command}", **wrong.options) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "It is not your turn. In a turn one uses two cards at most, then the next player goes on."),
        ("ko", "지금은 차례가 아닙니다. 카드는 자기 차례에 2장까지만 사용할 수 있습니다."),
    ],
)
async def test_a_third_card_is_refused_alone_and_in_a_line(castle: Club, lang: str, sentence: str) -> None:
    await castle.slash("Anna", "settings me", language=lang)
    await castle.deal("methoni", *WHO, lang=lang, seed="third", first="host")
    state = (await castle.table()).state
    held = [card for card in cards(state, 0) for _ in range(state.hands[0][list(Card).index(card)])]
    line: list[str] = []
    for card in held[:3]:
        border = next(name for name in state.free[card] if name not in line)
        line += [card, border, "1"]
    answer = await refused(castle, "Anna", "match say", line=" ".join(line))
    assert answer.startswith(sentence)
    reply = await castle.slash("Anna", "match say", line=" ".join(line[:6]))
    assert (await castle.table()).owing == [1]
    card, border, _ = line[6:]
    assert reply.message.flags.ephemeral
    answer = await refused(castle, "Anna", "methoni build", card=card, border=border, houses="1")
    assert answer.startswith(sentence)
