"""Catan's figures: `python -m tests.benchmarks.catan [matches]`, side by side with catanatron where it is installed.

Four random players, full legal lists, no offers; entries of the log count, dice included. Both engines take turns in
one run, and CPU time is measured, for a shared machine is twice as slow from one minute to the next.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from statistics import median

from engines.catan import Phase, State, game
from engines.core import log
from engines.core.rules import CHANCE

ROUNDS = 5
QUIET = 0.065
"""CPU seconds of a million trivial calls on a quiet machine."""


def play(seed: int, mode: str = "base", turns: int = 600) -> int:
    """One random match; the number of its entries."""
    header = log.Header("catan", 4, game.meta.chosen({"mode": mode}), str(seed))
    state, chooser, rolled, count = log.start(game, header), random.Random(seed), 0, 0
    legal_actions, do = game.rules.legal_actions, game.rules.play
    while state.waits and state.turns <= turns:
        seat = state.waits[0]
        if seat == CHANCE:
            act = game.chance(state, log.rng(header, rolled))
            rolled += 1
        else:
            acts = legal_actions(state, seat)
            act = acts[int(chooser.random() * len(acts))]
        do(state, seat, act)
        count += 1
    return count


def middle() -> State:
    """A state after some 500 entries."""
    header = log.Header("catan", 4, game.meta.chosen({}), "middle")
    state, chooser, rolled = log.start(game, header), random.Random(1), 0
    for count in range(10_000):
        if count > 500 and state.phase is Phase.MAIN:
            return state
        seat = state.waits[0]
        acts = (
            [game.chance(state, log.rng(header, rolled))]
            if seat == CHANCE
            else game.legal_actions(state, seat)
        )
        rolled += seat == CHANCE
        game.play(state, seat, chooser.choice(acts))
    raise AssertionError("no position in the middle of a match")


def control() -> float:
    """CPU seconds of a million calls that do nothing: how busy the machine is."""

    def nothing() -> None:
        pass

    start = time.process_time()
    for _ in range(1_000_000):
        nothing()
    return time.process_time() - start


def rate(work: Callable[[], int]) -> tuple[float, int]:
    """Times it is done a CPU second, and its own count."""
    start = time.process_time()
    count = work()
    return 1 / (time.process_time() - start), count


def ours(matches: int, mode: str) -> tuple[float, float]:
    """Matches and entries a CPU second."""
    each, entries = rate(lambda: sum(play(seed, mode) for seed in range(matches)))
    return each * matches, each * entries


def catanatron(matches: int) -> tuple[float, float] | None:
    """The same of catanatron (PyPI); None if it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
    except ImportError:
        return None

    def work() -> int:
        actions = 0
        for seed in range(matches):
            match = Game([RandomPlayer(colour) for colour in Color], seed=seed)
            match.play()
            actions += len(getattr(match.state, "action_records", ()) or getattr(match.state, "actions", ()))
        return actions

    each, actions = rate(work)
    return each * matches, each * actions


def copies(times: int = 20_000) -> float:
    """Microseconds for a copy of a state in the middle of a match."""
    state = middle()
    start = time.process_time()
    for _ in range(times):
        state.copy()
    return (time.process_time() - start) / times * 1e6


def main(matches: int) -> None:
    play(0)
    rows = [(control(), ours(matches, "base"), catanatron(matches)) for _ in range(ROUNDS)]
    busy = median(row[0] for row in rows) / QUIET
    own = [median(row[1][at] for row in rows) for at in (0, 1)]
    print(f"catan       {own[0]:8.1f} matches/s {own[1]:10.0f} entries/s")
    theirs = [row[2] for row in rows if row[2] is not None]
    if theirs:
        peer = [median(row[at] for row in theirs) for at in (0, 1)]
        print(f"catanatron  {peer[0]:8.1f} matches/s {peer[1]:10.0f} actions/s  ratio {own[0] / peer[0]:.2f}")
    war = ours(max(1, matches // 4), "barbarians")
    print(f"barbarians  {war[0]:8.1f} matches/s {war[1]:10.0f} entries/s (to 600 turns)")
    print(f"copy        {copies():8.1f} us")
    print(f"control loop {busy:.2f} times its quiet time")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
