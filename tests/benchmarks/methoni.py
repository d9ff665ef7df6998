"""Castello Methoni's figures: how matches go by a policy that is random but likes to close, and how fast they run.

    python -m tests.benchmarks.methoni [--matches 300] [--map methoni] [--seed 1]

The policy: any build or trade, each as likely; if it is a build, every second time one that closes something instead,
if there is one; one turn in ten ends after the first card; after founding, any castle that can be joined or none.
EXPECTED are the figures of an engine written before and apart from this one.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engines.core import log
from engines.core.chance import Rng
from engines.core.rules import CHANCE
from engines.methoni import Build, End, Phase, State, game
from engines.methoni.events import CastleFounded, CastlesMerged, WallBuilt

EXPECTED: dict[tuple[str, int], dict[str, float]] = {
    ("methoni", 3): {
        "turns": 17.7, "walls": 33.0, "made": 9.5, "left": 6.4, "own": 1.11, "foreign": 2.03, "score": 43.3
    },
    ("methoni", 4): {
        "turns": 19.3, "walls": 36.2, "made": 11.2, "left": 7.8, "own": 0.99, "foreign": 2.38, "score": 34.7
    },
    ("methoni", 5): {
        "turns": 21.1, "walls": 39.3, "made": 12.6, "left": 9.2, "own": 0.95, "foreign": 2.52, "score": 29.5
    },
    ("citadel", 3): {
        "turns": 17.7, "walls": 33.2, "made": 9.8, "left": 6.4, "own": 1.28, "foreign": 2.07, "score": 43.4
    },
    ("citadel", 4): {
        "turns": 19.4, "walls": 36.3, "made": 11.2, "left": 7.8, "own": 0.87, "foreign": 2.55, "score": 34.9
    },
    ("citadel", 5): {
        "turns": 21.0, "walls": 39.4, "made": 12.7, "left": 9.2, "own": 0.88, "foreign": 2.63, "score": 29.3
    },
}  # fmt: skip
"""A match on the mean: turns, walls built, castles made and left, own and foreign mergers, points of a player."""


@dataclass
class Tally:
    """What so many matches had in all."""

    matches: int = 0
    sums: Counter[str] = field(default_factory=Counter)
    scores: list[int] = field(default_factory=list)

    def means(self) -> dict[str, float]:
        found = {name: round(self.sums[name] / self.matches, 2) for name in next(iter(EXPECTED.values()))}
        found["mergers"] = round((self.sums["own"] + self.sums["foreign"]) / self.matches, 2)
        return {**found, "score": round(sum(self.scores) / len(self.scores), 2)}


def choice(state: State, seat: int, rng: Rng) -> Any:
    """What the policy does."""
    if state.phase is Phase.SECOND_CARD and rng.below(10) == 0:
        return End()
    acts = game.legal_actions(state, seat)
    if state.phase is Phase.MERGING:
        return rng.choice(acts)
    acts = [act for act in acts if not isinstance(act, End)]
    act = rng.choice(acts)
    if isinstance(act, Build) and rng.below(2):
        closing = [one for one in acts if isinstance(one, Build) and one.border in state.closing]
        return rng.choice(closing) if closing else act
    return act


def play(board: str, players: int, seed: str, tally: Tally) -> None:
    """One match, counted."""
    header = log.Header(game.name, players, game.meta.chosen({"map": board}), seed)
    state, rng, rolled = log.start(game, header), Rng(seed, "policy"), 0
    sums, turn = tally.sums, -1
    while state.to_act:
        (seat,) = state.to_act
        if seat == CHANCE:
            act = game.chance(state, log.rng(header, rolled))
            rolled += 1
        else:
            act = choice(state, seat, rng)
            sums["turns"] += seat != turn
            turn = seat
        for event in game.play(state, seat, act):
            sums["walls"] += isinstance(event, WallBuilt)
            sums["made"] += isinstance(event, CastleFounded)
            if isinstance(event, CastlesMerged):
                sums["own" if event.own else "foreign"] += 1
    sums["left"] += len(state.castles)
    tally.matches += 1
    tally.scores += [score.points for score in game.scores(state, None)]


def figures(board: str, players: int, matches: int, seed: str) -> Tally:
    tally = Tally()
    for number in range(matches):
        play(board, players, f"{seed}/{number}", tally)
    return tally


def off(board: str, players: int, means: dict[str, float]) -> dict[str, float]:
    """By how much each figure differs from the one expected, in parts of it; own and foreign mergers together."""
    expected = dict(EXPECTED[board, players])
    expected["mergers"] = expected.pop("own") + expected.pop("foreign")
    return {name: round(means[name] / value - 1, 3) for name, value in expected.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--map", choices=("methoni", "citadel"))
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    for board, players in EXPECTED:
        if given.map in (None, board):
            start = time.process_time()
            tally = figures(board, players, given.matches, given.seed)
            seconds = time.process_time() - start
            means = tally.means()
            line = {
                "map": board,
                "players": players,
                "matches": tally.matches,
                **means,
                "lowest": min(tally.scores),
                "highest": max(tally.scores),
                "off": off(board, players, means),
                "matches_per_cpu_s": round(tally.matches / seconds, 1),
            }
            print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
