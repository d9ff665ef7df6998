"""The rules: random matches, copies of a state, replays, snapshots."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

from bot.simulate import moves, simulate
from engines.core import log
from engines.core.discover import discover
from tests.benchmarks.control import Figure, cpu

GOALS = {
    "carcassonne": {"matches": ">= 350", "copy": "< 15", "replay": "< 2"},
    "methoni": {"matches": ">= 60", "copy": "< 15", "replay": "< 6"},
}
MATCHES = 20


def figures() -> Iterator[Figure]:
    for name in GOALS:
        yield from of_game(name)


def of_game(name: str) -> Iterator[Figure]:
    """Of two people, or of as few as can play."""
    game, goals = discover()[name], GOALS[name]
    players = game.meta.seats[0]
    speeds = [simulate(game, MATCHES, players, str(seed), {}, 600)["matches_per_cpu_s"] for seed in range(5)]
    title = f"{name}, {players} players: "
    yield Figure(title + "random matches", statistics.median(speeds), "/ CPU s", goals["matches"])
    header = log.Header(name, players, game.meta.chosen({}), "benchmark")
    entries = []
    for seat, act, state in moves(game, header):
        game.play(state, seat, act)
        entries.append(log.entry(game.rules, seat, act))
    middle = log.replay(game, header, entries[: len(entries) // 2])
    frozen = log.freeze(middle)
    yield Figure(title + "copy of a state", 1e6 * cpu(middle.copy, 2000), "us", goals["copy"])
    replay = cpu(lambda: log.replay(game, header, entries), 20)
    yield Figure(f"{title}replay of {len(entries)} entries", 1e3 * replay, "ms", goals["replay"])
    yield Figure(
        f"{title}freeze {len(frozen) / 1000:.1f} kB", 1e6 * cpu(lambda: log.freeze(middle), 500), "us"
    )
    yield Figure(title + "thaw", 1e6 * cpu(lambda: log.thaw(game, frozen), 500), "us")
