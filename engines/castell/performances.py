"""Rulebook, "Local performances": a tower of the shape shown, or one that uses the skills shown, takes the tile."""

from __future__ import annotations

from dataclasses import dataclass

from engines.castell import region, special, turns
from engines.castell.box import REGIONS, TILES
from engines.castell.composing import taller
from engines.castell.demands import judged, tile_demand
from engines.castell.events import Performed
from engines.castell.notation import Tower, written
from engines.castell.refusals import Why
from engines.castell.rules import rules
from engines.castell.solver import first
from engines.castell.state import By, Phase, State, TileId
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Said, Who, said


def performable(state: State, seat: int) -> list[str]:
    """The tiles of the pawn's region for which a tower can be built now."""
    pawn = state.boards[seat].pawn
    return [tile for tile in state.tiles[pawn] if tile and towers(state, seat, tile)] if pawn >= 0 else []


def towers(state: State, seat: int, tile: str) -> list[Tower]:
    """A tower that will do, as a suggestion: all that do are worth the same."""
    if tile not in TILES:
        return []
    found = first(state.stock(seat), state.ranks(seat), tile_demand(state, tile))
    return [written(found)] if found else []


def growing(state: State, seat: int, tile: str, so_far: str | None) -> list[str]:
    return taller(state, seat, so_far, tile)


def tile_hint(state: State, seat: int, tile: str) -> Said:
    """The special tokens that would come with it."""
    tokens = sum(state.area[state.boards[seat].pawn])
    return said("tile-hint", tokens=tokens)


@dataclass(frozen=True, slots=True)
class Perform:
    """The tower may be any that meets the tile."""

    tile: TileId = choose(performable, hint=tile_hint)
    tower: Tower = choose(towers, open=True, grow=growing)
    by: By = choose(region.means)


@rules.action(Phase.TURN, group="special", section="performances", when=special.possible)
def special_perform(state: State, seat: int, act: Perform) -> list[Event]:
    """The tile, and all special tokens that lay in its region; then one's own token is left for the next performer."""
    special.refuse_means(state, seat, act.by)
    _refuse_tile(state, seat, act.tile)
    tower = written(judged(act.tower, state, seat, tile_demand(state, act.tile)))
    board = state.boards[seat]
    at, area = board.pawn, state.area[board.pawn]
    spent = special.spend(state, seat, act.by) if state.terms.own_token_collected else []
    state.tiles[at][state.tiles[at].index(act.tile)] = ""
    board.tiles[at].append(act.tile)
    taken = sum(area)
    for owner, count in enumerate(area):
        board.collected[at][owner] += count
        area[owner] = 0
    performed = Performed(seat, REGIONS[at], act.tile, tower, TILES[act.tile].points, taken)
    if not state.terms.own_token_collected:
        spent = special.spend(state, seat, act.by)
    return [*special.opening(seat, act.by), performed, *spent, *turns.end_if_all_done(state)]


def _refuse_tile(state: State, seat: int, tile: str) -> None:
    pawn = state.boards[seat].pawn
    if tile in state.tiles[pawn] and tile:
        return
    for holder, board in enumerate(state.boards):
        if any(tile in row for row in board.tiles):
            raise Illegal(Why.TILE_TAKEN, tile=tile, by=Who(holder))
    for at, row in enumerate(state.tiles):
        if tile and tile in row:
            raise Illegal(Why.TILE_ELSEWHERE, tile=tile, region=REGIONS[at], here=REGIONS[pawn])
    raise Illegal(Why.NO_SUCH_TILE, left=sum(map(bool, state.tiles[pawn])), region=REGIONS[pawn])
