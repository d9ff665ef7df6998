"""Bad input at Catan's table: refused in private with the rule's own words, and every count is as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.boards import board_of
from engines.catan import Phase, State
from engines.catan.goods import GRAIN
from engines.catan.hints import corners_named, paths_named
from engines.catan.island import CORNER_NAME, DISTANCE, PATH_NAME, PATHS
from engines.catan.offers import AT_MOST
from engines.catan.state import Card
from engines.core import log
from tests.bot.harness import Club, Reply
from tests.catan.positions import ANNA, BEN, MINSU, position

THREE = ("Anna", "Ben", "지우")


@pytest.fixture(autouse=True, scope="module")
def _warm() -> None:
    """So that no first picture takes longer than the simulation waits."""
    board_of("catan").warm()


class Refusals:
    """Bad input, one after the other at the same table: refused with its reason, and nothing changes."""

    def __init__(self, castle: Club) -> None:
        self.castle = castle

    async def of(self, who: str, command: str, sentence: str, **options: str) -> None:
        """The answer, in whole lines, contains the sentence; nobody else reads it."""
        table = await self.castle.table()
        before, posts = log.freeze(table.state), len(await self.castle.messages())
        reply = await self.castle.slash(who, command, **options)
        assert reply.message.flags.ephemeral
        assert sentence in plain(reply), (command, options, plain(reply))
        after = await self.castle.table()
        assert (log.freeze(after.state), after.ply) == (before, table.ply)
        assert len(await self.castle.messages()) == posts


def plain(reply: Reply) -> str:
    """The words without their markdown."""
    return reply.text.replace("**", "")


async def table_of(castle: Club, mode: str = "base", **about: Any) -> Refusals:
    """A table at which everything stands as it is wanted. Anna is on turn; 지우 reads Korean."""
    await castle.deal("catan", *THREE, mode=mode, first="host")
    made = position(mode, players=3, **about).state

    def arrange(draft: Any) -> None:
        table = draft.table
        draft.play(ANNA, table.game.legal_actions(table.state, ANNA)[0])
        table.state, table.base, table.tail = made.copy(), made.copy(), ()
        table.book.untold.clear()

    step = await castle.bot.tables.change((await castle.table()).id, arrange)
    await castle.bot.stage.deliver(step.table.id)
    return Refusals(castle)


async def change(castle: Club, how: Callable[[State], None]) -> None:
    """Something of the table is otherwise, without a word."""
    table = await castle.table()
    how(table.state)
    how(table.base)


async def test_trades_that_are_none(castle: Club) -> None:
    refuse = await table_of(castle, hands={ANNA: (2, 0, 0, 1), BEN: (0, 0, 3)})
    offer = "catan trade offer"
    no_gift = "Both sides give something. A trade is no gift."
    await refuse.of("Anna", offer, no_gift, give="nothing", get="1 ore", to="everybody")
    await refuse.of("Anna", offer, no_gift, give="1 lumber", get="0 wool", to="Ben")
    counted = '"-1 wool" cannot be traded. Say how many cards of which resource, such as 2 wool + 1 ore.'
    await refuse.of("Anna", offer, counted, give="-1 wool", get="1 ore", to="Ben")
    same = "The same kind cannot be on both sides: 1 lumber. Ask for another."
    await refuse.of("Anna", offer, same, give="1 lumber", get="2 lumber", to="Ben")
    await refuse.of("Anna", offer, same, give="2 lumber + grain", get="wool + lumber", to="Ben")
    short = "That is not in your hand: 5 lumber. You lack 3 lumber."
    await refuse.of("Anna", offer, short, give="5 lumber", get="1 wool", to="Ben")
    alone = "You cannot trade with yourself. Choose Ben and 지우, or everybody."
    await refuse.of("Anna", offer, alone, give="1 lumber", get="1 wool", to="0")
    await refuse.of("Ben", offer, "It is not your turn.", give="1 wool", get="1 lumber", to="Anna")
    await refuse.of("지우", offer, "지금은 차례가 아닙니다.", give="양털 1", get="나무 1", to="Anna")


async def test_trades_with_the_bank_that_are_none(castle: Club) -> None:
    refuse = await table_of(castle, hands={ANNA: (4, 3), BEN: (0, 0, 0, 0, 19)})
    bank = "catan trade bank"
    rate = "The bank wants 4 brick from you for one card; you have 3."
    await refuse.of("Anna", bank, rate, give="brick", get="wool")
    same = "The same kind cannot be on both sides: lumber. Ask for another."
    await refuse.of("Anna", bank, same, give="lumber", get="lumber")
    empty = "The bank has no ore. It has brick, wool and grain."
    await refuse.of("Anna", bank, empty, give="lumber", get="ore")
    await refuse.of("Anna", bank, "That cannot be traded.", give="lumber", get="gold")


async def test_answers_to_no_offer(castle: Club) -> None:
    refuse = await table_of(castle, hands={ANNA: (3,), BEN: (0, 0, 1)})
    await refuse.castle.slash("Anna", "catan trade offer", give="1 lumber", get="2 wool", to="everybody")
    await refuse.castle.slash("Anna", "catan trade offer", give="1 lumber", get="1 wool", to="Ben")
    answer = "catan trade answer"
    none = "Offer 7 is not open to you. Open: 1 and 2."
    await refuse.of("Ben", answer, none, number="7", accept="yes")
    await refuse.of(
        "지우", answer, "2번 제안은 지금 고를 수 없습니다. 고를 수 있는 제안: 1.", number="2", accept="yes"
    )
    short = "That is not in your hand: 2 wool. You lack 1 wool."
    await refuse.of("Ben", answer, short, number="1", accept="yes")
    lacking = "손에 없는 카드입니다: 양털 2장. 모자란 것: 양털 2장."
    await refuse.of("지우", answer, lacking, number="1", accept="yes")
    await refuse.castle.slash("Ben", answer, number="1", accept="no")
    await refuse.of("Ben", answer, "You have answered offer 1.", number="1", accept="yes")
    yet = "That player has not accepted offer 1. Nobody has yet."
    await refuse.of("Anna", "catan trade confirm", yet, number="1", partner="1")
    mine = "Offer 1 is not open to you. None is."
    await refuse.of("Ben", "catan trade withdraw", mine, number="1")


async def test_no_more_than_ten_offers_a_turn(castle: Club) -> None:
    refuse = await table_of(castle, hands={ANNA: (1,), BEN: (0, 0, 1)})
    for number in range(1, AT_MOST + 1):
        reply = await castle.slash("Anna", "catan trade offer", give="lumber", get="wool", to="Ben")
        assert f"Offer {number} to Ben: Anna gives 1 lumber for 1 wool." in plain(reply)
        await castle.slash("Anna", "catan trade withdraw", number=str(number))
    enough = "You have made 10 offers this turn. Make another in your next."
    await refuse.of("Anna", "catan trade offer", enough, give="lumber", get="wool", to="Ben")
    assert (await castle.table()).state.made == [AT_MOST, 0, 0]


async def test_an_offer_is_composed_card_by_card(castle: Club) -> None:
    await table_of(castle, hands={ANNA: (2, 0, 0, 1), BEN: (0, 0, 3)})
    await castle.bot.stage.deliver((await castle.table()).id)
    reply = await castle.press("Anna", castle.post, "go")
    reply = await castle.pick("Anna", reply, "offer")
    assert "What do you give?" in plain(reply)
    reply = await castle.pick("Anna", reply, ">")
    assert reply.options() == ["1lumber>", "1grain>"], "only what is in hand, and nothing is no gift"
    reply = await castle.pick("Anna", reply, "1lumber>")
    reply = await castle.pick("Anna", reply, "2lumber>")
    assert reply.options() == ["2lumber", "2lumber+1grain>", "1lumber>"]
    reply = await castle.pick("Anna", reply, "2lumber")
    assert reply.options() == ["1brick", "1wool", "1grain", "1ore", ">"]
    reply = await castle.pick("Anna", reply, "1wool")
    reply = await castle.pick("Anna", reply, "none")
    assert "Offer 1: Anna gives 2 lumber for 1 wool." in plain(reply)


ROADS_OUT = {ANNA: [*range(6), *range(10, 18), 18]}
RICH = {ANNA: (4, 4, 4, 4, 4)}


async def test_nothing_is_built_without_a_piece(castle: Club) -> None:
    houses, cities = [15, 26, 42, 50, 51], [0, 2, 4, 30]
    refuse = await table_of(
        castle, roads=ROADS_OUT, settlements={ANNA: houses}, cities={ANNA: cities}, hands=RICH
    )
    state = (await castle.table()).state
    for command, sentence, field, place in (
        (
            "road",
            "You have no road left: there are 15. Build something else.",
            "path",
            paths_named(state.paths[0]),
        ),
        (
            "settlement",
            "You have no settlement left: there are 5. Build a city first; its settlement comes back.",
            "corner",
            corners_named(state.spots[0]),
        ),
        ("city", "You have no city left: there are 4. Build something else.", "corner", corners_named((15,))),
    ):
        await refuse.of("Anna", f"catan build {command}", sentence, **{field: place[0]})
        await refuse.of("Anna", f"catan build {command}", sentence)


async def test_closed_places(castle: Club) -> None:
    refuse = await table_of(
        castle, roads={ANNA: [20], BEN: [28, 36]}, settlements={ANNA: [13], BEN: [18]}, hands=RICH
    )
    road, town = "catan build road", "catan build settlement"
    open_paths = ", ".join(paths_named((await castle.table()).state.paths[ANNA][:-1]))
    taken = f"There is a road on C3-3 already. Open to you: {open_paths} and "
    await refuse.of("Anna", road, taken, path="C3-3")
    beyond = "B2-5 does not continue your roads or buildings; a road does not go on past another's building."
    await refuse.of("Anna", road, beyond, path="B2-5")
    await refuse.of("Anna", road, '"Z9-1" cannot be read here. Possible now: ', path="Z9-1")
    near = "B3-6 is too close to Ben's building on B2-4"
    await refuse.of("Anna", town, near, corner="B3-6")
    await refuse.of("Anna", town, "No road of yours leads to E3-6. Build roads first.", corner="E3-6")
    await refuse.of(
        "Anna", "catan build city", "A city takes the place of a settlement of yours.", corner="E3-6"
    )


async def test_places_beside_conquered_hexes(castle: Club) -> None:
    refuse = await table_of(
        castle,
        "barbarians",
        roads={ANNA: [6, 10, 18]},
        settlements={ANNA: [11]},
        barbarians={3: 3},
        hands=RICH,
    )
    conquered = "B1 is conquered: nothing is built beside it until knights free it."
    await refuse.of("Anna", "catan build road", conquered, path=PATH_NAME[24])
    lying = f"The settlement on {CORNER_NAME[11]} lies down and cannot become a city until a hex beside it is free."
    await refuse.of("Anna", "catan build city", lying, corner=CORNER_NAME[11])


KNIGHT, MONOPOLY = Card.KNIGHT.at, Card.MONOPOLY.at


async def test_development_cards_out_of_turn(castle: Club) -> None:
    refuse = await table_of(
        castle, cards={ANNA: {KNIGHT: 1, MONOPOLY: 1}}, hands={ANNA: (0, 0, 1, 1)}, turn=ANNA
    )
    dear = "That costs 1 wool, 1 grain and 1 ore; you lack 1 ore. Trade, or build something else."
    await refuse.of("Anna", "catan build card", dear)
    none = "You have no Year of Plenty card."
    await refuse.of("Anna", "catan play year-of-plenty", none, first="ore", second="ore")
    await change(castle, lambda state: state.fresh.__setitem__(KNIGHT, 1))
    fresh = "You bought your Knight card this turn. It can be played from your next turn on."
    await refuse.of("Anna", "catan play knight", fresh)
    await change(castle, lambda state: setattr(state, "played", True))
    once = "You have played a card this turn. The next one can be played in your next turn."
    await refuse.of("Anna", "catan play monopoly", once, good="wool")
    await refuse.of("Anna", "catan robber", '"Move the robber" is not possible now.', hex="C3", victim="none")


async def test_development_cards_out_of_turn_in_korean(castle: Club) -> None:
    refuse = await table_of(castle, cards={MINSU: {KNIGHT: 1}}, hands={MINSU: (0, 0, 1, 1, 1)}, turn=MINSU)
    await change(castle, lambda state: state.fresh.__setitem__(KNIGHT, 1))
    fresh = "이번 차례에 산 카드입니다: 기사. 다음 차례부터 쓸 수 있습니다."
    await refuse.of("지우", "catan play knight", fresh)
    await change(castle, lambda state: setattr(state, "deck", [0] * len(state.deck)))
    await refuse.of("지우", "catan build card", "남은 발전 카드가 없습니다.")


async def test_the_robber_moves_and_robs_whom_it_can(castle: Club) -> None:
    refuse = await table_of(
        castle,
        phase=Phase.ROBBER,
        robber=9,
        settlements={BEN: [0], MINSU: [2]},
        hands={BEN: (1,), MINSU: (1,)},
    )
    stays = "The robber is on C3 already and must move. Choose another hex."
    await refuse.of("Anna", "catan robber", stays, hex="C3", victim="none")
    await refuse.of("Anna", "catan robber", "You cannot take a card from 지우.", hex="A1", victim="2")
    await refuse.of("Anna", "catan robber", '"Z9" cannot be read here.', hex="Z9", victim="none")
    await refuse.of("Anna", "catan end", '"End the turn" is not possible now.')


CAMP = {ANNA: [54, 55], BEN: [49]}
"""Anna has a knight beside the castle and one out on the coast; Ben has one in its way."""


async def test_knights_leave_the_castle_and_move_once(castle: Club) -> None:
    refuse = await table_of(castle, "barbarians", knights=CAMP, barbarians={}, hands={})
    move, names = "catan knight move", PATH_NAME
    back = "Knights leave the castle: none of yours may be left beside it that can go elsewhere. Open: "
    await refuse.of("Anna", move, back, knight=names[54], to=names[62])
    await refuse.of("Anna", "catan end", f"Move {names[55]} before you end the turn.")
    there = f"A knight of Ben stands on {names[49]}. Choose a path without one."
    await refuse.of("Anna", move, there, knight=names[54], to=names[49])
    far = "That is too far: a knight goes 3 paths, 5 for a grain."
    await refuse.of("Anna", move, far, knight=names[55], to=names[0])
    grain = "4 paths cost a grain, and you have none. Three paths are free."
    four = next(path for path in PATHS if DISTANCE[55][path] == 4)
    await refuse.of("Anna", move, grain, knight=names[55], to=names[four])
    nobody = f"There is no knight of yours. Choose from {names[54]} and {names[55]}."
    await refuse.of("Anna", move, nobody, knight=names[49], to=names[40])
    await castle.slash("Anna", move, knight=names[54], to=names[40])
    again = f"That knight has moved this turn. Still to move: {names[55]}."
    await refuse.of("Anna", move, again, knight=names[40], to=names[54])
    await refuse.of("Anna", "catan build road", '"Build a road" is not possible now.', path=names[0])


async def test_a_knights_move_is_taken_back(castle: Club) -> None:
    refuse = await table_of(castle, "barbarians", knights=CAMP, barbarians={}, hands={ANNA: (1, 1, 0, 1)})
    before = log.freeze((await castle.table()).state)
    four = next(path for path in PATHS if DISTANCE[55][path] == 4)
    await castle.slash("Anna", "catan knight move", knight=PATH_NAME[55], to=PATH_NAME[four])
    once = log.freeze((await castle.table()).state)
    assert (await castle.table()).state.hands[ANNA][GRAIN] == 0, "a grain for more than three"
    await castle.slash("Anna", "catan knight move", knight=PATH_NAME[54], to=PATH_NAME[40])
    assert (await castle.table()).state.phase is Phase.KNIGHTS
    reply = await castle.slash("Anna", "match undo", count=1)
    assert "Your last action is taken back." in plain(reply)
    assert log.freeze((await castle.table()).state) == once
    await castle.slash("Anna", "match undo", count=1)
    assert log.freeze((await castle.table()).state) == before, "trading and building go on as before"
    await castle.slash("Anna", "catan trade offer", give="lumber", get="wool", to="everybody")
    assert len((await castle.table()).state.offers) == 1
    await refuse.of("Ben", "match undo", "There is nothing you may take back")


async def test_everything_undone_is_as_it_was(castle: Club) -> None:
    await table_of(castle, roads={ANNA: [20]}, settlements={ANNA: [13]}, hands={ANNA: (4, 2, 2, 3, 3)})
    before = log.freeze((await castle.table()).state)
    await castle.slash("Anna", "catan build road", path="A2-5")
    await castle.slash("Anna", "catan build city", corner=CORNER_NAME[13])
    await castle.slash("Anna", "match undo", count=2)
    assert log.freeze((await castle.table()).state) == before


async def test_gold_twice_a_turn(castle: Club) -> None:
    refuse = await table_of(castle, "barbarians", hands={ANNA: (0, 0, 0, 0, 0, 6), BEN: (19,)})
    await refuse.of(
        "Anna", "catan trade gold", "The bank has no lumber. It has brick, wool, grain and ore.", get="lumber"
    )
    await castle.slash("Anna", "catan trade gold", get="ore")
    await castle.slash("Anna", "catan trade gold", get="ore")
    twice = "You have bought two cards for gold this turn. The next one can be bought in your next turn."
    await refuse.of("Anna", "catan trade gold", twice, get="ore")
    gold = "The same kind cannot be on both sides: 1 gold. Ask for another."
    await refuse.of("Anna", "catan trade offer", gold, give="gold", get="2 gold", to="Ben")


HELD = {3: 3, 18: 1, 0: 3, 7: 1}


@pytest.mark.parametrize(
    ("who", "coast", "full", "same", "touched"),
    [
        (
            "Anna",
            "is no coastal hex. Barbarians stay on the coast. Choose from ",
            "Three barbarians are on A1 already. Room: ",
            "A barbarian goes from E3 to another hex. Choose from ",
            "The first barbarian came from or went to A2: the second one goes between two other hexes. Choose from ",
        ),
        (
            "지우",
            "타일은 해안 타일이 아닙니다. 바바리안은 해안에만 있을 수 있습니다. 고를 수 있는 타일: ",
            "A1 타일에는 이미 바바리안이 셋 있습니다. 자리가 남은 타일: ",
            "E3의 바바리안은 다른 타일로 옮겨야 합니다. 고를 수 있는 타일: ",
            "A2 타일은 첫째 바바리안을 옮길 때 이미 골랐습니다. 둘째 바바리안은 다른 두 타일 사이에서 옮깁니다. "
            "고를 수 있는 타일: ",
        ),
    ],
)
async def test_treason_stays_on_the_coast_and_off_full_hexes(
    castle: Club, who: str, coast: str, full: str, same: str, touched: str
) -> None:
    turn = THREE.index(who)
    refuse = await table_of(castle, "barbarians", barbarians=HELD, phase=Phase.TREASON, turn=turn)
    shift = "catan barbarian shift"
    await refuse.of(who, shift, f"C3 {coast}", source="C3", target="A2")
    for inland in ("C3", "E1", "A3"):
        await refuse.of(who, shift, f"{inland} {coast}", source="E3", target=inland)
    await refuse.of(who, shift, full, source="E3", target="A1")
    await refuse.of(who, shift, same, source="E3", target="E3")
    await castle.slash(who, shift, source="E3", target="A2")
    await refuse.of(who, shift, touched, source="C1", target="A2")
    await castle.slash(who, "match undo", count=1)
    assert (await castle.table()).state.here.barbarians[18] == 1


async def test_goods_of_two_words_may_be_typed_in_a_line(castle: Club) -> None:
    await table_of(castle, hands={ANNA: (2, 0, 2)})
    reply = await castle.press("Anna", castle.post, "go")
    reply = await castle.pick("Anna", reply, "offer")
    field = await castle.press("Anna", reply, "type")
    assert field.modal is not None
    assert "What do you give?" in str(field.modal), "the field asks what the menu asked"
    told = await castle.write("Anna", field, "2 wool 1 ore everybody")
    (offer,) = (await castle.table()).state.offers
    assert (offer.give, offer.get, offer.to) == ((0, 0, 2, 0, 0, 0), (0, 0, 0, 0, 1, 0), None), told.text
