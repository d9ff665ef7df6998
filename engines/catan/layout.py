"""Rulebook, "The island": the printed map, shuffled terrain with the tokens in a spiral, or tokens at random."""

from __future__ import annotations

from collections.abc import Sequence

from engines.catan.goods import BASE, GOODS
from engines.catan.island import CORNERS, HARBOURS, HEXES, HEXES_BY, SIDES_OF
from engines.catan.state import PRODUCES, Land, Terrain
from engines.core.chance import Rng
from engines.core.game import Options


def make_land(terrain: Sequence[Terrain], tokens: Sequence[int], harbours: Sequence[str]) -> Land:
    """The island with what follows from it: which hexes pay on a number, which harbour a corner has."""
    pays: list[list[tuple[int, int]]] = [[] for _ in range(13)]
    for at in HEXES:
        if tokens[at]:
            pays[tokens[at]].append((at, PRODUCES.index(terrain[at])))
    ports = [-1] * len(CORNERS)
    names = [*(good.value for good in GOODS), "any"]
    for good, (_, corners) in zip(harbours, HARBOURS, strict=True):
        for corner in corners:
            ports[corner] = names.index(good)
    return Land(
        tuple(terrain), tuple(tokens), tuple(harbours), tuple(tuple(row) for row in pays), tuple(ports)
    )


def harbours(options: Options, rng: Rng) -> list[str]:
    """As printed, or the nine shuffled over the nine places."""
    printed = [good for good, _ in HARBOURS]
    return rng.shuffled(printed) if options["harbours"] == "shuffled" else printed


def base_land(options: Options, rng: Rng) -> Land:
    """The island of the base game, by the option `board`."""
    if options["board"] == "starter":
        terrain = [Terrain(name) for name in BASE["starter"]["terrain"]]
        return make_land(terrain, BASE["starter"]["tokens"], harbours(options, rng))
    terrain = rng.shuffled(shuffled_bag(BASE["terrain"]))
    tokens = spiral(terrain, rng) if options["board"] == "spiral" else scattered(terrain, rng)
    return make_land(terrain, tokens, harbours(options, rng))


def shuffled_bag(counts: dict[str, int]) -> list[Terrain]:
    return [Terrain(name) for name, count in counts.items() for _ in range(count)]


def spiral(terrain: Sequence[Terrain], rng: Rng) -> list[int]:
    """Tokens A to R from a corner of the island, counter-clockwise inwards, the desert skipped."""
    start = rng.below(6)
    turned = {at: _turned(at, start) for at in HEXES}
    order = [turned[at] for at in BASE["spiral"]["from_hex_0"]]
    tokens = [0] * len(HEXES)
    numbers = iter(BASE["spiral"]["tokens"])
    for at in order:
        if terrain[at] is not Terrain.DESERT:
            tokens[at] = next(numbers)
    return tokens


def _turned(at: int, steps: int) -> int:
    """The hex that `at` comes to lie on when the island is turned by sixths."""
    for _ in range(steps):
        at = _SIXTH[at]
    return at


def _sixth() -> dict[int, int]:
    """A turn by a sixth, found by walking out from the middle: neighbour k goes to neighbour k+1."""
    middle = 9
    found = {middle: middle}
    row = [middle]
    for at in row:
        for side in range(6):
            near, onto = neighbour(at, side), neighbour(found[at], (side + 1) % 6)
            if near is not None and near not in found and onto is not None:
                found[near] = onto
                row.append(near)
    return found


def neighbour(at: int, side: int) -> int | None:
    """The hex over a side, or None for the sea."""
    return next((other for other in HEXES_BY[SIDES_OF[at][side]] if other != at), None)


def scattered(terrain: Sequence[Terrain], rng: Rng) -> list[int]:
    """Tokens anywhere, but no two of 6 and 8 side by side."""
    bag = [int(number) for number, count in BASE["tokens"].items() for _ in range(count)]
    while True:
        numbers = iter(rng.shuffled(bag))
        tokens = [0 if one is Terrain.DESERT else next(numbers) for one in terrain]
        if not red_neighbours(tokens):
            return tokens


def red_neighbours(tokens: Sequence[int]) -> bool:
    """Whether two of 6 and 8 lie side by side."""
    return any(
        tokens[at] in (6, 8) and near is not None and tokens[near] in (6, 8)
        for at in HEXES
        for near in (neighbour(at, side) for side in range(3))
    )


_SIXTH = _sixth()
