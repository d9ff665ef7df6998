"""Rulebook, "Placing a tile": it touches the board, and every edge continues what it meets."""

from __future__ import annotations

from dataclasses import dataclass

from engines.carcassonne import claiming
from engines.carcassonne.rules import rules
from engines.carcassonne.state import CLAIMING, Phase, Rotation, State, TilePlaced, Why, around_that_count
from engines.carcassonne.tiles import FIT, LIES, Lie
from engines.core.forms import Cell
from engines.core.game import Event
from engines.core.grid import around, beside
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Said, said

SIDE_NAMES = ("north", "east", "south", "west")
LANDS = {"F": "field", "R": "road", "C": "city"}
_LETTERS = ("", "F", "R", "C")


def cells(state: State, seat: int) -> list[str]:
    """Empty cells beside the board where the drawn tile fits in some rotation."""
    fit = FIT[state.drawn]
    return [cell for cell, pattern in state.front.items() if fit[pattern]]


def rotations(state: State, seat: int, cell: str) -> tuple[int, ...]:
    """The distinct rotations that fit."""
    return FIT[state.drawn][state.front.get(cell, 0)]


def cell_rank(state: State, seat: int, cell: str) -> tuple[int, int]:
    """Where most tiles touch first; then near one's own followers."""
    near = sum(neighbour in state.laid for neighbour in around(cell))
    own = {at for at, (holder, _) in state.followers.items() if holder == seat}
    return (
        -sum(neighbour in state.laid for neighbour in beside(cell)),
        -near - 9 * bool(own & set(around(cell))),
    )


def cell_hint(state: State, seat: int, cell: str) -> Said:
    """How many rotations fit there, and what may be finished."""
    turns = rotations(state, seat, cell)
    finished = sorted({what for rotation in turns for what in finishes(state, cell, rotation)})
    return said(
        "cell-hint", rotations=len(turns), finishes=tuple(said(f"feature-{what}") for what in finished)
    )


def rotation_hint(state: State, seat: int, cell: str, rotation: int) -> Said:
    """What the tile's edges are, north first, and what is finished."""
    edges = tuple(said(f"land-{LANDS[letter]}") for letter in LIES[f"{state.drawn}{rotation}"].edges)
    finished = tuple(said(f"feature-{what}") for what in finishes(state, cell, rotation))
    return said(
        "rotation-hint", north=edges[0], east=edges[1], south=edges[2], west=edges[3], finishes=finished
    )


def finishes(state: State, cell: str, rotation: int) -> list[str]:
    """The kinds of features that the drawn tile would finish there."""
    trial = state.copy()
    lay(trial, cell, f"{trial.drawn}{rotation}")
    return sorted({what for what, _ in claiming.finished(trial, cell)})


@dataclass(frozen=True, slots=True)
class Place:
    cell: Cell = choose(cells, hint=cell_hint, rank=cell_rank)
    rotation: Rotation = choose(rotations, hint=rotation_hint)


class _Turned(dict[str, tuple[Place, ...]]):
    """By cell: the four ways in which a tile may lie there."""

    def __missing__(self, cell: str) -> tuple[Place, ...]:
        self[cell] = found = tuple(Place(cell, rotation) for rotation in range(4))
        return found


_TURNED = _Turned()


def placements(state: State, seat: int) -> list[Place]:
    """Each cell with each of its rotations."""
    fit = FIT[state.drawn]
    return [_TURNED[cell][rotation] for cell, pattern in state.front.items() for rotation in fit[pattern]]


@rules.action(Phase.PLACING, section="placing", every=placements)
def place(state: State, seat: int, act: Place) -> list[Event]:
    """Lay the drawn tile. With no follower left, or nothing free to claim, the turn is scored at once."""
    if act.rotation not in rotations(state, seat, act.cell):
        raise _misfit(state, act)
    placed = TilePlaced(seat, state.drawn, act.cell, act.rotation)
    lay(state, act.cell, f"{state.drawn}{act.rotation}")
    state.drawn = ""
    state.phase = CLAIMING
    return [placed, *claiming.skip_if_nothing_to_claim(state, seat)]


def _misfit(state: State, act: Place) -> Illegal:
    """Why the drawn tile cannot lie so, with the edge that differs and the rotations that fit on the cell."""
    pattern = state.front.get(act.cell)
    if pattern is None:
        return Illegal(Why.OCCUPIED if act.cell in state.laid else Why.NO_CONTACT, cell=act.cell)
    fits = tuple(f"r{rotation}" for rotation in FIT[state.drawn][pattern])
    for side, letter in enumerate(LIES[f"{state.drawn}{act.rotation % 4}"].edges):
        wanted = _LETTERS[pattern >> 2 * side & 3]
        if wanted not in ("", letter):
            return Illegal(
                Why.EDGE_DIFFERS,
                cell=act.cell,
                rotation=f"r{act.rotation}",
                side=said(f"side-{SIDE_NAMES[side]}"),
                land=said(f"land-{LANDS[letter]}"),
                meets=said(f"land-{LANDS[wanted]}"),
                fits=fits,
            )
    return Illegal(Why.SAME_ROTATION, rotation=f"r{act.rotation}", fits=fits)


def lay(state: State, cell: str, word: str) -> None:
    """Put a tile down and join its segments with those that they meet."""
    lie = LIES[word]
    front, laid = state.front, state.laid
    _add_segments(state, cell, lie)
    laid[cell] = word
    state.last = cell
    front.pop(cell, None)
    for side, near in enumerate(beside(cell)):
        if near in laid:
            _join(state, cell, lie, side, near)
        else:
            front[near] = front.get(near, 0) | lie.marks[side]
    if state.cloisters or lie.cloister >= 0:
        _count_cloisters(state, cell, lie)


def _add_segments(state: State, cell: str, lie: Lie) -> None:
    """A node each; a segment starts with all its ends open."""
    count = len(lie.ends)
    state.base[cell] = len(state.parent)
    state.parent += (-1,) * count
    state.ends += lie.ends
    state.tiles += (1 << len(state.laid),) * count
    state.shields += lie.shields
    state.held += (0,) * count


def _join(state: State, cell: str, lie: Lie, side: int, near: str) -> None:
    """Across one border: the city or road there, of which two ends meet, and the fields."""
    here, there = state.base[cell], state.base[near]
    beyond = LIES[state.laid[near]].mirrors[side - 2]
    for (mine, ends), theirs in zip(lie.borders[side], beyond):  # noqa: B905 - two rows of one table
        feature = _unite(state, here + mine, there + theirs)
        if ends:
            state.ends[feature] -= ends


def _unite(state: State, one: int, other: int) -> int:
    """One feature out of two, or out of one that closes in a ring; the larger stays."""
    parent = state.parent
    while parent[one] >= 0:
        one = parent[one]
    while parent[other] >= 0:
        other = parent[other]
    if one == other:
        return one
    if parent[one] > parent[other]:
        one, other = other, one
    parent[one] += parent[other]
    parent[other] = one
    state.ends[one] += state.ends[other]
    state.tiles[one] |= state.tiles[other]
    state.shields[one] += state.shields[other]
    state.held[one] += state.held[other]
    return one


def _count_cloisters(state: State, cell: str, lie: Lie) -> None:
    """Every cloister knows how many of the cells that count are still empty."""
    counted, cloisters = around_that_count(state.terms, cell), state.cloisters
    for near in counted:
        if near in cloisters:
            cloisters[near] -= 1
    if lie.cloister >= 0:
        cloisters[cell] = sum(near not in state.laid for near in counted)
