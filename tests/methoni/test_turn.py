"""Playing: cards, the deck, and what happens when no card can be used."""

from engines.methoni import Card, Draw, End, Phase, State, Why, game
from engines.methoni.events import (
    CardDrawn,
    DeckRenewed,
    Ending,
    HandFilled,
    HandShown,
    MatchEnded,
    TurnPassed,
)
from engines.methoni.pieces import CARDS, DECK
from engines.methoni.turn import begin
from tests.methoni.positions import RED, YELLOW, build, cards, position, table
from tests.table import Table

FREE = "B03 B04 B05 B06 B07 C03 C04 C05 C06 C07 D04 D05 D06"
"""Thirteen lands in a castle of yellow: three hexagons round a common land, no market among them."""


def spanning_tree(state: State) -> str:
    """Walls on every border outside the castle but those of a tree from the sea: each free border would close."""
    board = state.map
    inside = {board.index[land] for land in FREE.split()}
    links = {name: board.borders[at].parts for name, at in board.border_index.items()}
    reached, tree, queue = {-1}, set[str](), [-1]
    for node in queue:
        for name in sorted(links):
            parts = links[name]
            if node in parts and not inside & set(parts):
                other = parts[0] + parts[1] - node
                if other not in reached:
                    reached.add(other)
                    tree.add(name)
                    queue.append(other)
    return " ".join(name for name, parts in links.items() if name not in tree and not inside >= {*parts})


def stuck(
    money: str, standing: str = "", hand: str = "forest forest field field pasture", **options: str
) -> State:
    """Every border left would close something; red, with few ducats, is to begin a turn."""
    ducats = [int(word) for word in money.split()]
    walls = spanning_tree(position(5))
    state = position(
        5,
        castles=[("Y", FREE, "", "")],
        walls=walls,
        standing=standing,
        money=ducats,
        bank=0,
        hands={0: hand},
        options=options,
    )
    assert (sum(state.walls), state.wall_supply) == (35, 1)
    assert len(state.closing) == len(set().union(*state.free.values())) == 41
    return state


def begun(state: State) -> Table:
    begin(state)
    return Table(game, players=5, state=state)


def draws(text: str) -> list[Draw]:
    """The cards that come up, one after the other."""
    return [Draw(Card(word)) for word in text.split()]


def test_a_hand_without_a_usable_card_is_shown_and_changed_then_the_turn_passes() -> None:
    at = begun(stuck("0 16 16 16 16"))
    assert at.phase is Phase.REDRAWING
    assert at.state.discard == cards("forest forest field field pasture")
    at.chance(*draws("mountain vineyard marsh marsh sea"))
    assert TurnPassed(0) in at.told
    assert (at.asked, at.state.used, at.state.passes) == ((YELLOW,), 0, 1)


LEAVES = 18
"""Lands with one border left, apart from E05."""


def crowded(**options: str) -> State:
    """One foreign house in every dead end but E05, so that a ducat is enough at E04-E05 alone."""
    bare = stuck("0 16 16 16 16")
    ends = [region.lands[0] for region in bare.closing.values() if len(region.lands) == 1]
    names = [bare.map.lands[land].name for land in ends]
    assert len(names) == LEAVES + 1
    names.remove("E05")
    standing = " ".join(f"{name}:{'Y1' if at < 15 else 'L1'}" for at, name in enumerate(names))
    return stuck("1 16 16 16 15", standing, "forest forest field field pasture", **options)


def test_it_is_changed_again_while_deck_or_discard_pile_hold_a_card_of_use() -> None:
    at = begun(crowded())
    at.chance(*draws("forest forest pasture marsh sea"))
    assert at.phase is Phase.REDRAWING
    at.chance(*draws("mountain field pasture marsh sea"))
    assert at.phase is Phase.FIRST_CARD
    assert sum(at.state.discard) == 10
    assert {(act.card, act.border, act.houses) for act in at.legal(RED)} == {
        ("mountain", "E04-E05", (("E04", other), ("E05", 0))) for other in (1, 4) if at.state.houses[other]
    }


def test_or_only_once() -> None:
    at = begun(crowded(redraw_repeats="no"))
    at.chance(*draws("forest forest pasture marsh sea"))
    assert TurnPassed(0) in at.told


def test_the_match_ends_when_all_have_passed_in_a_row() -> None:
    state = stuck("0 0 0 0 0")
    state.passes = 4
    at = begun(state)
    while not at.over:
        at.chance()
    assert at.over
    assert at.told[-1] == MatchEnded(Ending.PASSES)


def test_a_hand_that_is_shown_is_shown_to_all_but_new_cards_are_seen_by_their_owner_alone() -> None:
    at = begun(crowded())
    at.chance(*draws("forest forest pasture marsh sea"))
    assert not any(isinstance(event, CardDrawn) for event in at.heard(YELLOW))
    assert HandFilled(0, 5) in at.heard(YELLOW)
    assert sum(isinstance(event, CardDrawn) for event in at.heard(RED)) == 5
    assert any(isinstance(event, HandShown) for event in at.heard(None))


def test_as_many_cards_are_drawn_as_were_used() -> None:
    at = table().does(RED, build("pasture", "C05-C06", "C05:R C06:Y"), End())
    at.chance(*draws("sea"))
    assert at.asked == (YELLOW,)
    assert sum(at.state.hands[0]) == 5
    assert at.state.discard == cards("pasture")


def test_when_the_deck_runs_out_the_discard_pile_is_shuffled_and_drawing_goes_on() -> None:
    state = position(hands={0: "pasture pasture field marsh sea"})
    state.discard, state.deck = state.deck, cards("mountain")
    state.discard[CARDS.index(Card.MOUNTAIN)] -= 1
    at = Table(game, players=4, state=state)
    at.does(RED, build("pasture", "C05-C06", "C05:R C06:Y"), build("pasture", "C08-D08", "C08:R D08:Y"))
    at.refuses("chance", Draw(Card.FOREST), Why.NOT_IN_DECK)
    pile = sum(at.state.discard)
    at.chance(*draws("mountain forest"))
    assert DeckRenewed(pile) in at.told
    assert (sum(at.state.deck), sum(at.state.discard)) == (pile - 1, 0)
    assert at.state.hands[0][CARDS.index(Card.MOUNTAIN)] == 1


def test_after_the_first_card_a_hand_without_use_just_ends_the_turn() -> None:
    state = crowded()
    state.hands[0] = cards("mountain forest forest field pasture")
    state.wall_supply = 2
    begin(state)
    at = Table(game, players=5, state=state)
    at.does(RED, at.legal(RED)[0])
    assert at.phase is Phase.DRAWING
    assert not any(isinstance(event, HandShown) for event in at.told)


def test_players_who_never_build_end_the_match() -> None:
    at = table(castles=[("B", "C09", "", "")])
    at.state.idle = 5 * 4 - 1
    begin(at.state)
    vineyard = next(act for act in at.legal(RED) if type(act).__name__ == "Trade")
    at.does(RED, vineyard, End())
    assert at.told[-1] == MatchEnded(Ending.IDLE)


def test_the_deck_has_sixty_cards() -> None:
    assert (sum(DECK), DECK[-1]) == (60, 6)
