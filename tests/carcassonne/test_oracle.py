"""Whole matches against the flood-fill oracle, turn by turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engines.carcassonne import Claim, Draw, Phase, Place, State, game
from engines.carcassonne.tiles import COUNT
from engines.core.chance import Rng
from engines.core.grid import cell, xy
from engines.core.rules import CHANCE
from tests.carcassonne.oracle import Oracle

FARM_RULES = ("city4", "farm3", "farm3once", "farm4")


class Match:
    """A random match on both sides at once."""

    def __init__(self, seed: int) -> None:
        self.seed, self.pick, self.rolled = f"{seed}", Rng(f"{seed}", "pick"), 0
        options = {
            "first": "host",
            "two_tile_city": ("2", "4")[seed // 4 % 2],
            "cloister_sides": ("8", "4")[seed // 8 % 2],
        }
        self.state = game.new(2 + seed % 4, game.meta.chosen(options), Rng(self.seed))
        self.oracle = Oracle(
            self.state.players, int(options["two_tile_city"]), int(options["cloister_sides"])
        )

    def play(self) -> None:
        while self.state.to_act:
            self.draw()
            while self.state.phase in (Phase.PLACING, Phase.CLAIMING):
                self.move()

    def draw(self) -> None:
        act = game.chance(self.state, Rng(self.seed, self.rolled))
        self.rolled += 1
        assert isinstance(act, Draw)
        before, self.state = self.state, game.apply(self.state, CHANCE, act)[0]
        self.places = self.oracle.places(act.kind)
        assert (self.state.phase is Phase.PLACING) == bool(self.places)
        if not self.state.to_act:
            self.check_final(before, act)

    def move(self) -> None:
        state, oracle, seat = self.state, self.oracle, self.state.turn
        acts = game.legal_actions(state, seat)
        self.check_offered(acts)
        act = self.crowded(acts)
        self.state, _ = game.apply(state, seat, act)
        if isinstance(act, Place):
            oracle.laid[xy(act.cell)] = (state.drawn, act.rotation)
            self.targets = oracle.targets(xy(act.cell)) if oracle.supply()[seat] else set()
            assert (self.state.phase is Phase.CLAIMING) == bool(self.targets)
            if self.targets:
                return
        elif isinstance(act, Claim) and act.segment is not None:
            oracle.followers[xy(state.last)] = (seat, act.segment)
        oracle.finish_turn()
        self.check_turn(state)
        check_kept(self.state, oracle)
        if not self.state.to_act:
            self.check_final(state, act)

    def crowded(self, acts: list[Any]) -> Any:
        """A pick that builds densely, so that features meet and are finished more often than by chance alone."""
        if isinstance(acts[0], Claim):
            return self.pick.choice(acts)
        some = [self.pick.choice(acts) for _ in range(3)]
        return max(some, key=lambda act: sum(map(bool, edges(self.state.front[act.cell]))))

    def check_offered(self, acts: list[Any]) -> None:
        if self.state.phase is Phase.PLACING:
            offered = [(xy(act.cell), act.rotation) for act in acts]
            assert len(offered) == len(self.places)
            assert set(offered) == self.places
        else:
            assert acts[0] == Claim(None)
            assert len(acts) == 1 + len(self.targets)
            assert {act.segment for act in acts[1:]} == self.targets

    def check_turn(self, before: State) -> None:
        now, oracle = self.state, self.oracle
        assert {xy(name): held for name, held in now.followers.items()} == oracle.followers
        assert now.supply == oracle.supply()
        if now.to_act:
            assert [sum(row) for row in now.points] == oracle.points
        assert all(
            n >= b
            for new, old in zip(now.points, before.points, strict=True)
            for n, b in zip(new, old, strict=True)
        )

    def check_final(self, before: State, last: Any) -> None:
        """The last action again under every farm rule."""
        for rule in FARM_RULES:
            trial = before.copy()
            trial.terms = replace(trial.terms, farm_scoring=rule)
            ended, _ = game.apply(trial, trial.to_act[0], last)
            assert [score.points for score in game.scores(ended, None)] == self.oracle.final(rule), rule


def check_kept(state: State, oracle: Oracle) -> None:
    """What the state keeps is what a remake would be: nothing is lost, nothing finished is still held."""
    assert {xy(name): (word[0], int(word[1])) for name, word in state.laid.items()} == oracle.laid
    laid = Counter(word[0] for word in state.laid.values())
    assert all(state.bag[kind] + laid[kind] <= count for kind, count in COUNT.items())
    on_board = Counter(seat for seat, _ in state.followers.values())
    assert all(state.supply[seat] + on_board[seat] == 7 for seat in range(state.players))
    roots = {state.find(node) for node in range(len(state.parent))}
    assert on_board == sum((Counter(dict(state.holders(root))) for root in roots), Counter[int]())
    rim = [letter for pattern in state.front.values() for letter in edges(pattern)]
    assert sum(state.ends[root] for root in roots) == sum(letter > 1 for letter in rim)
    for parts in oracle.held("rcf" if len(state.laid) % 6 == 0 else "rc"):  # to flood the farms takes long
        where, name = next(iter(parts))
        root = state.feature(cell(*where), name)
        assert dict(state.holders(root)) == Counter(oracle.on(parts))
        if name[0] in "rc":
            assert state.ends[root] == oracle.flood((where, name))[1] > 0
            assert state.shields[root] == oracle.shields(parts)
            assert {xy(one) for one in state.cells(root)} == {at for at, _ in parts}
    for name, empty in state.cloisters.items():
        assert empty == oracle.empty_beside(xy(name), state.terms.cloister_sides) > 0
    beside = {cell(x + dx, y + dy) for x, y in oracle.laid for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    assert state.front.keys() == beside - state.laid.keys()


def edges(pattern: int) -> list[int]:
    return [pattern >> 2 * side & 3 for side in range(4)]


@pytest.mark.parametrize("seed", range(40))
def test_the_engine_and_the_oracle_agree(seed: int) -> None:
    Match(seed).play()


@pytest.mark.slow
def test_the_engine_and_the_oracle_agree_on_many_matches() -> None:
    for seed in range(1000, 1300):
        Match(seed).play()
