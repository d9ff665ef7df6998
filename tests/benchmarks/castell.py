"""Castell's speed, in CPU time: `python -m tests.benchmarks.castell`.

Random matches choose among the full legal list, in which a festival counts with the solver's whole front. Pictures are
those of four players, in Korean: the boards of a match from one turn to the next, and whatever else is large.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable

from bot.boards import castell as pictures
from bot.boards.castell.example import crowded
from bot.draw.look import Look
from bot.draw.paint import paint
from bot.draw.scene import Scene
from bot.people import People, Person
from bot.pictures import sayer
from bot.words import Words
from engines.castell import game, next_levels
from engines.castell.box import TILES
from engines.castell.demands import festival_demand
from engines.castell.solver import can_grow, first, front
from engines.castell.state import State
from engines.castell.towers import Demand
from engines.core import log
from engines.core.chance import Rng
from engines.core.rules import CHANCE
from tests.benchmarks import control
from tests.benchmarks.pictures import NAMES, turns

MATCHES = 100
PLIES = (40, 80, 120, 160)
TALLEST = "TTTTTT/9999/888/77/66/5/4/3"


def spent(what: Callable[[], object]) -> float:
    """Milliseconds of CPU."""
    return 1000 * control.spent(what)


def told(name: str, times: list[float], goal: str) -> None:
    ranked = sorted(times)
    print(
        f"{name:44} {len(ranked):6}  median {statistics.median(ranked):7.2f}  "
        f"p99 {ranked[int(0.99 * len(ranked))]:7.2f}  max {ranked[-1]:7.2f} ms   {goal}"
    )


def match(seed: int, watch: list[State]) -> None:
    header = log.Header("castell", 4, game.meta.chosen({}), f"{seed}")
    state, pick, rolled = log.start(game, header), Rng(f"{seed}", "pick"), 0
    while state.to_act:
        seat = state.to_act[0]
        if seat == CHANCE:
            act = game.chance(state, log.rng(header, rolled))
            rolled += 1
        else:
            act = pick.choice(game.legal_actions(state, seat))
            if not state.used and pick.below(4) == 0:
                watch.append(state.copy())
        game.play(state, seat, act)


def matches() -> list[State]:
    """Plays them; positions met on the way."""
    positions: list[State] = []
    cpu = spent(lambda: [match(seed, positions) for seed in range(MATCHES)])
    print(f"random matches of four: {1000 * MATCHES / cpu:.1f} a CPU second   >= 8")
    return positions


def solver(positions: list[State]) -> None:
    festivals, tiles, choices = [], [], []
    pick = random.Random(1)
    for state in positions[:2000]:
        stock, ranks = state.stock(state.turn), state.ranks(state.turn)
        asked = festival_demand(pick.choice(state.calendar))
        for cached in (front, first, can_grow):
            cached.cache_clear()
        festivals.append(spent(lambda: front(stock, ranks, asked)))  # noqa: B023
        tile = TILES[pick.choice(sorted(TILES))]
        asked = Demand(shape=tile.shape) if tile.shape else Demand(levels=tile.points, uses=tile.uses)
        tiles.append(spent(lambda: first(stock, ranks, asked)))  # noqa: B023
        choices.append(spent(lambda: next_levels(state, state.turn, "", tile.id)))  # noqa: B023
    told("front, positions of random matches", festivals, "median < 5, p99 < 50")
    told("can this tile be performed", tiles, "")
    told("next levels, for a tile", choices, "")
    full: list[float] = []
    for _ in range(40):
        bag = [size for size in range(1, 11) for _ in range(15)]
        pick.shuffle(bag)
        held = tuple(bag[:30].count(size) for size in range(11))
        asked = Demand(levels=4, sizes=(pick.randint(1, 10),))
        full.append(spent(lambda: front(held, (3, 3, 3, 3, 3), asked)))  # noqa: B023
    told("front, 30 castellers and all ranks 3", full, "median < 80")


def frames() -> None:
    """As a running bot draws them: palettes and sprites are there already."""
    look = Look(say=sayer(Words("ko", game.name, People(tuple(Person(name) for name in NAMES)))))
    pictures.warm()
    view = crowded()
    kinds: list[tuple[str, list[Callable[[], Scene]]]] = [
        (f"board at ply {ply}", [lambda one=one: pictures.board(*one) for one in turns(game, 4, ply)[1]])
        for ply in PLIES
    ]
    kinds += [
        ("crowded board", [lambda: pictures.board(view)] * 9),
        ("tower", [lambda: pictures.composing(view, TALLEST)] * 9),
        ("player board", [lambda: pictures.overlays["player1"](view)] * 9),
    ]
    for name, scenes in kinds:
        sizes = [len(paint(scene(), look)) / 1000 for scene in scenes]
        times = [spent(lambda: paint(scene(), look)) for scene in scenes]  # noqa: B023
        told(f"picture: {name}, {max(sizes):.0f} kB (< 250)", times, "< 30")


def main() -> None:
    controls = [control.calls()]
    positions = matches()
    controls.append(control.calls())
    solver(positions)
    controls.append(control.calls())
    frames()
    controls.append(control.calls())
    print(*controls, control.slower([one.value for one in controls]), sep="\n")


if __name__ == "__main__":
    main()
