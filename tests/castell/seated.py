"""Tables to play Castell's scenarios at: the first named begins, and what matters lies as the scenario needs it."""

from __future__ import annotations

from typing import Any

from engines.castell import Region, game
from engines.castell.box import AT
from engines.castell.skills import RANKED, Skill
from engines.castell.state import Festival, Phase, State
from engines.core.chance import Rng
from tests.table import Table

SKILLS = tuple(skill.value for skill in RANKED)


def stock(text: str) -> list[int]:
    """Castellers as `9x3 8 7x2`."""
    counts = [0] * 11
    for item in text.split():
        size, _, count = item.partition("x")
        counts[int(size)] += int(count or 1)
    return counts


def ranks(**named: int) -> list[int]:
    """Ranks by name: `ranks(balance=1)`."""
    return [named.get(skill, 0) for skill in SKILLS]


def fresh(players: int = 4, **options: str) -> State:
    """A match whose first player sits in seat 1."""
    return game.new(players, game.meta.chosen({"visitor": "1", **options}), Rng("scenario"))


def table(state: State, *names: str) -> Table:
    return Table(game, *(names or ("Anna", "Ben", "민수", "지우")[: state.players]), state=state)


def put(state: State, seat: int, region: Region | None = None, **things: Any) -> None:
    """Puts a pawn into a region, and sets a player's castellers, ranks and tokens."""
    board = state.boards[seat]
    if region is not None:
        board.pawn = AT[region]
    if "stock" in things:
        board.stock = stock(things["stock"])
    if "ranks" in things:
        board.ranks = ranks(**things["ranks"])
    board.tokens = things.get("tokens", board.tokens)


def wheel(state: State, region: Region, skill: Skill, other: Skill = Skill.MIX) -> None:
    """Lets the wheel offer `skill` to the region in this round, and `other` to everything else."""
    state.wheel = [other] * 8
    state.wheel[state.seat_of_sector(AT[region])] = skill


def festival(state: State, region: Region, *sizes: int) -> None:
    """The one festival of this round; the last turn before it is the next one."""
    state.calendar = [one for one in state.calendar if one.round != state.round]
    state.calendar.append(Festival(state.round, AT[region], sizes))


def festival_table(state: State, region: Region, *sizes: int, round: int = 3) -> Table:
    """A festival begins: everybody's turn is over but the last one's."""
    state.round, state.phase = round, Phase.TURN
    festival(state, region, *sizes)
    state.first, state.turn = 0, state.players - 1
    return table(state)
