"""What holds of whole matches: turned, with other people, replayed, taken back, saved."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations

import pytest

from engines.carcassonne import Claim, Draw, Place, State, game
from engines.carcassonne.placing import lay
from engines.carcassonne.state import TileDiscarded, TilePlaced
from engines.carcassonne.tiles import COUNT, LIES, ROTATIONS, Lie
from engines.core import log
from engines.core.chance import Rng
from engines.core.grid import cell, xy
from engines.core.rules import CHANCE
from tests.table import Table

some_matches = pytest.mark.parametrize("seed", range(4))


@cache
def played(seed: int, players: int = 3) -> Table:
    """A random match from its beginning to its end."""
    table = Table(game, players=players, options={"first": "host"}, seed=f"{seed}")
    pick = Rng(f"{seed}", "pick")
    while not table.over:
        who = table.asked[0]
        if who == "chance":
            table.chance()
        else:
            table.does(who, pick.choice(table.legal(who)))
    return table


def quarter(lie: Lie) -> tuple[int, dict[str, str]]:
    """What a tile is after one more quarter turn: its distinct rotation, and its segments' names there."""
    turned = LIES[f"{lie.kind}{(lie.rotation + 1) % 4}"]
    (other,) = [
        LIES[f"{lie.kind}{r}"] for r in ROTATIONS[lie.kind] if LIES[f"{lie.kind}{r}"].edges == turned.edges
    ]
    names = {one.id: one.id for one in lie.segments}
    for here, there in zip(turned.mirrors, other.mirrors, strict=True):
        names |= {turned.segments[a].id: other.segments[b].id for a, b in zip(here, there, strict=True)}
    return other.rotation, names


@some_matches
def test_turning_the_whole_match_by_a_quarter_changes_no_score(seed: int) -> None:
    table = played(seed)
    state = State(
        table.start.terms, table.start.bag.copy(), [7] * 3, [[0] * 5 for _ in range(3)], table.start.phase
    )
    lay(state, "N20", "D1")
    names: dict[str, str] = {}
    for one in table.log:
        act = log.action(game.rules, one)
        if isinstance(act, Place):
            x, y = xy(act.cell)
            rotation, names = quarter(LIES[f"{state.drawn}{act.rotation}"])
            act = Place(cell(-y, x), rotation)
        elif isinstance(act, Claim) and act.segment:
            act = Claim(names[act.segment])
        game.play(state, one.by, act)
    assert state.points == table.state.points
    assert state.supply == table.state.supply


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_other_people_in_the_seats_get_the_same_scores(order: tuple[int, ...]) -> None:
    table = played(7)
    original, state = table.start.copy(), table.start.copy()
    for one in table.log:
        act = log.action(game.rules, one)
        state.turn = order[original.turn]
        game.play(state, CHANCE if one.by == CHANCE else order[one.by], act)
        game.play(original, one.by, act)
    assert [state.points[order[seat]] for seat in range(3)] == table.state.points


@some_matches
def test_the_log_replays_to_the_same_state_also_out_of_its_lines(seed: int) -> None:
    table = played(seed)
    assert log.replay(game, table.header, table.log) == table.state
    scores = [score.points for score in game.scores(table.state, None)]
    header, entries, told = log.from_lines(log.to_lines(table.header, table.log, scores))
    assert (header, entries, told) == (table.header, table.log, scores)


def test_taking_back_any_number_of_entries_is_replaying_those_that_stand() -> None:
    table = played(1)
    state = table.start.copy()
    for count, one in enumerate(table.log):
        if count % 9 == 0:
            taken_back = [*table.log, log.undo(0, len(table.log) - count)]
            assert log.replay(game, table.header, taken_back) == state
        game.play(state, one.by, log.action(game.rules, one))


@some_matches
def test_all_tiles_are_in_the_stack_on_the_board_in_hand_or_discarded(seed: int) -> None:
    table = played(seed)
    state, gone = table.start.copy(), Counter[str]()
    for one in table.log:
        events = game.play(state, one.by, log.action(game.rules, one))
        gone.update(event.kind for event in events if isinstance(event, TileDiscarded))
        laid = Counter(word[0] for word in state.laid.values())
        assert Counter(state.bag) + laid + gone + Counter(state.drawn) == Counter(COUNT)


def test_a_save_at_any_step_reloads_to_the_same_options() -> None:
    table = played(2)
    state = table.start.copy()
    for one in table.log:
        saved = log.thaw(game, log.freeze(state))
        assert saved == state
        assert game.legal_actions(saved, one.by) == game.legal_actions(state, one.by)
        assert game.view(saved, None) == game.view(state, None)
        game.play(state, one.by, log.action(game.rules, one))


@pytest.mark.parametrize("players", game.meta.seats)
def test_turns_are_as_even_as_the_tiles_allow(players: int) -> None:
    table = played(3, players)
    turns = Counter(event.seat for event in table.told if isinstance(event, TilePlaced))
    discarded = sum(isinstance(event, TileDiscarded) for event in table.told)
    assert sum(turns.values()) == 71 - discarded
    assert max(turns.values()) - min(turns.values()) == ((71 - discarded) % players > 0)


def test_the_draws_follow_from_the_seed_alone() -> None:
    table = played(4)
    state, rolled = table.start.copy(), 0
    for one in table.log:
        if one.do == "draw":
            assert game.chance(state, log.rng(table.header, rolled)) == Draw(one.args["kind"])
            rolled += 1
        game.play(state, one.by, log.action(game.rules, one))
