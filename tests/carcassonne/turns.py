"""Turns in a word, "E N19 r2 c0": the kind drawn, the cell, the quarter turns, the segment claimed."""

from __future__ import annotations

from engines.carcassonne import Claim, Draw, Phase, Place, game
from tests.table import Table


def begun(*names: str, **options: str) -> Table:
    """The first of `names` is about to draw; nothing lies but the start tile D on N20."""
    return Table(game, *names, options={"first": "host"} | options)


def draws(table: Table, who: str, kind: str, last: bool = False) -> None:
    """It is `who`'s turn, and this kind is turned over; the stack is empty then if it is the `last`."""
    state = table.state = table.state.copy()
    state.turn, state.phase = table.seat(who), Phase.DRAWING
    if last:
        state.bag = {kind: 1}
    table.chance(Draw(kind))


def lays(table: Table, who: str, turn: str, last: bool = False) -> None:
    """`who` draws and lays the tile; the claim is still open, if there is anything to claim."""
    kind, cell, rotation, *_ = turn.split()
    draws(table, who, kind, last)
    table.does(who, Place(cell, int(rotation[1])))


def turn(table: Table, who: str, turn: str, last: bool = False) -> None:
    """A whole turn; without a segment no follower is put down."""
    lays(table, who, turn, last)
    segment = turn.split()[3:]
    if segment or table.phase is Phase.CLAIMING:
        table.does(who, Claim(segment[0] if segment else None))


def turns(table: Table, *said: str) -> None:
    """Whole turns, each headed by a name: "Anna: E N19 r2 c0"."""
    for one in said:
        who, what = one.split(": ")
        turn(table, who, what)
