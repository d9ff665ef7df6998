"""A position in which everything occurs that a board may show."""

from __future__ import annotations

from functools import cache

from engines.catan import game
from engines.catan.barbarians.conquest import judge_hexes
from engines.catan.island import mask
from engines.catan.layout import make_land
from engines.catan.places import remake
from engines.catan.state import State, Terrain
from engines.catan.view import View, view
from engines.core.chance import Rng

TERRAIN = """
mountains pasture desert
fields hills pasture forest
fields forest fields mountains hills
forest mountains fields pasture
castle pasture hills
"""
SETTLEMENTS = ((45, 36, 9, 1), (27, 29, 26), (0,), (10, 50))
CITIES = ((44,), (28, 25), (16, 12), (24, 42))
ROADS = (
    (57, 58, 59, 52, 64, 8, 3),
    (39, 40, 41, 42, 43, 31, 32, 37),
    (24, 25, 19, 12, 7, 1),
    (28, 29, 21, 16, 61, 65, 53),
)
KNIGHTS = ((55, 60), (40, 30), (25, 34), (59,))
BARBARIANS = {7: 3, 3: 3, 12: 1, 0: 2, 6: 1, 11: 2, 18: 2, 17: 1}
PRISONERS = (3, 2, 3, 0)
HANDS = ((2, 1, 4, 3, 0, 5), (1, 1, 0, 0, 2, 0), (0, 0, 3, 1, 0, 2), (2, 2, 2, 2, 2, 8))


def state() -> State:
    """Four players in the middle of Barbarian Attack, two hexes conquered."""
    made = game.new(4, game.meta.chosen({"mode": "barbarians", "first": "host"}), Rng("sample"))
    made.land = make_land([Terrain(word) for word in TERRAIN.split()], made.land.tokens, made.land.harbours)
    war = made.here
    for seat in range(4):
        made.settlements[seat], made.cities[seat] = mask(SETTLEMENTS[seat]), mask(CITIES[seat])
        made.roads[seat], war.knights[seat] = mask(ROADS[seat]), mask(KNIGHTS[seat])
        made.hands[seat], war.prisoners[seat] = list(HANDS[seat]), PRISONERS[seat]
    war.barbarians = [BARBARIANS.get(at, 0) for at in range(19)]
    war.supply = 36 - sum(war.barbarians) - sum(war.prisoners)
    remake(made)
    judge_hexes(made)
    return made


def untouched() -> View:
    """The base game's island before anybody has come."""
    return view(game.new(4, game.meta.chosen({"mode": "base"}), Rng("sample")), None)


@cache
def sample(seat: int | None = None) -> View:
    """The position as `seat` sees it."""
    return view(state(), seat)
