"""Rulebook, "Castles": what a wall would enclose.

Lands and the sea hang together over borders without a wall. Before a wall is built every open land can reach the sea,
so a wall encloses something just where it is a bridge, and then all that lies behind the bridge.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.methoni.maps import Map
from engines.methoni.state import NOBODY, Enclosure, State


def bridges(board: Map, walls: Sequence[int]) -> dict[str, tuple[int, ...]]:
    """Every border whose wall would enclose lands, with these lands: one depth-first search from the sea."""
    links, sea = board.links, len(board.lands)
    closed = list(walls)  # walls, and borders gone over once already
    number = [0] * (sea + 1)  # the order in which lands are reached; 0 is not yet
    reached: list[int] = []  # what lies behind a land follows it without a gap
    found: dict[int, tuple[int, ...]] = {}

    def visit(node: int) -> int:
        """The lowest number that can be reached from here, or from behind, over borders not yet gone over."""
        reached.append(node)
        number[node] = low = own = len(reached)
        for border, other in links[node]:
            if not closed[border]:
                closed[border] = 1
                beyond = number[other]
                if not beyond:
                    beyond = visit(other)
                    if beyond > own:
                        found[border] = tuple(sorted(reached[number[other] - 1 :]))
                if beyond < low:
                    low = beyond
        return low

    visit(sea)
    names = board.names
    return {names[at]: found[at] for at in sorted(found)}


def survey(state: State) -> None:
    """Remakes what is kept of the walls: which borders would close something, and where each card may build."""
    board, castle_of = state.map, state.castle_of
    state.closing = _enclosures(state)
    shut = {
        border.name
        for border, wall in zip(board.borders, state.walls, strict=True)
        if wall or castle_of[border.parts[0]] != NOBODY
    }
    state.free = {
        card: tuple([name for name in names if name not in shut]) for card, names in board.for_card.items()
    }


def survey_open(state: State, border: str) -> None:
    """The same after a wall on `border` that closed nothing: all others stay as free as they were."""
    state.closing = _enclosures(state)
    for card, names in state.free.items():
        if border in names:
            state.free[card] = tuple([name for name in names if name != border])


def _enclosures(state: State) -> dict[str, Enclosure]:
    standing, players = state.standing, state.players
    return {
        name: Enclosure(region, _houses(standing, region, players))
        for name, region in bridges(state.map, state.walls).items()
    }


def _houses(standing: list[int], region: tuple[int, ...], players: int) -> tuple[int, ...]:
    """By seat."""
    counts = [0] * (players + 1)
    for land in region:
        at = 3 * land
        counts[standing[at]] += 1
        counts[standing[at + 1]] += 1
        counts[standing[at + 2]] += 1
    counts.pop()  # the last counts NOBODY
    return tuple(counts)
