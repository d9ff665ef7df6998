"""Tables set up by hand: pieces, hands and barbarians where a rule is to be seen at work."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from engines.catan import Phase, State, game
from engines.catan.barbarians.conquest import judge_hexes, remake_towns
from engines.catan.layout import make_land
from engines.catan.places import remake
from engines.catan.state import Terrain
from engines.catan.winning import judge_roads
from engines.core import log
from tests.table import Table

NAMES = ("Anna", "Ben", "민수", "지우")
ANNA, BEN, MINSU, JIWOO = range(4)
Places = Mapping[int, Iterable[int]]
NONE: Mapping[Any, Any] = MappingProxyType({})

_EXAMPLE = """
mountains pasture desert
fields hills pasture forest
fields forest fields mountains hills
forest mountains fields pasture
castle pasture hills
"""
EXAMPLE = [Terrain(name) for name in _EXAMPLE.split()]
"""The terrain of the printed example of Barbarian Attack."""


def mask(bits: Iterable[int]) -> int:
    return sum(1 << bit for bit in bits)


def position(
    mode: str = "base",
    *,
    players: int = 4,
    turn: int = ANNA,
    phase: Phase = Phase.MAIN,
    settlements: Places = NONE,
    cities: Places = NONE,
    roads: Places = NONE,
    hands: Mapping[int, tuple[int, ...]] = NONE,
    cards: Mapping[int, Mapping[int, int]] = NONE,
    robber: int | None = None,
    barbarians: Mapping[int, int] | None = None,
    supply: int | None = None,
    knights: Places = NONE,
    prisoners: Mapping[int, int] = NONE,
    options: Mapping[str, str] = NONE,
) -> Table:
    """A table in the middle of a match. What hands hold is missing in the bank, what is on the island in the supply."""
    chosen = game.meta.chosen({"mode": mode, "first": "host", **options})
    state = log.start(game, log.Header("catan", players, chosen, "position"))
    if mode == "barbarians":
        state.land = make_land(EXAMPLE, state.land.tokens, state.land.harbours)
    state.turn, state.turns = turn, 9
    state.enter(phase, turn)
    for seat in range(players):
        state.settlements[seat] = mask(settlements.get(seat, ()))
        state.cities[seat] = mask(cities.get(seat, ()))
        state.roads[seat] = mask(roads.get(seat, ()))
        state.points[seat] = state.settlements[seat].bit_count() + 2 * state.cities[seat].bit_count()
        for at, count in enumerate(hands.get(seat, ())):
            state.hands[seat][at] += count
            state.bank[at] -= count
        for at, count in cards.get(seat, {}).items():
            state.cards[seat][at] += count
            state.deck[at] -= count
    if robber is not None:
        state.robber, state.idle = robber, 1 << robber
    _place_war(state, barbarians, supply, knights, prisoners)
    remake(state)
    judge_roads(state, *range(players))
    if state.war is not None:
        judge_hexes(state)
        remake_towns(state)
    return Table(game, *NAMES[:players], options=chosen, state=state)


def _place_war(
    state: State,
    barbarians: Mapping[int, int] | None,
    supply: int | None,
    knights: Places,
    prisoners: Mapping[int, int],
) -> None:
    war = state.war
    if war is None:
        return
    if barbarians is not None:
        war.supply += sum(war.barbarians) - sum(barbarians.values())
        war.barbarians = [barbarians.get(at, 0) for at in range(19)]
    for seat, paths in knights.items():
        war.knights[seat] = mask(paths)
    for seat, count in prisoners.items():
        war.prisoners[seat] = count
        war.supply -= count
        state.points[seat] += count // 2
    if supply is not None:
        war.supply = supply


def renumber(table: Table, tokens: Mapping[int, int]) -> Table:
    """Other tokens on some hexes."""
    state = table.state
    row = [tokens.get(at, token) for at, token in enumerate(state.land.tokens)]
    state.land = make_land(state.land.terrain, row, state.land.harbours)
    remake(state)
    return table


def events(table: Table, kind: type[Any]) -> list[Any]:
    """What happened of one kind."""
    return [one for one in table.told if isinstance(one, kind)]


def hand(table: Table, seat: int) -> tuple[int, ...]:
    return tuple(table.state.hands[seat])
