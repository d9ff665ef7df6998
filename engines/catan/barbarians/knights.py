"""Scenario, "Moving knights": up to three paths each, five for a grain; none may be left beside the castle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.catan import goods
from engines.catan.barbarians.events import KnightMoved
from engines.catan.barbarians.leaving import FREE, IN_REACH, PAID, WITH_GRAIN, fewest_left, there_is_room
from engines.catan.goods import GRAIN
from engines.catan.hints import hex_worded, paths_named
from engines.catan.island import DISTANCE, HEX_NAME, HEXES_BY, PATHS, Path, ones
from engines.catan.offers import void_all
from engines.catan.paying import pay
from engines.catan.rules import rules
from engines.catan.state import Phase, State
from engines.catan.war import CASTLE_PATHS, COAST
from engines.catan.why import Why
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Said, Who, said


def has_knights(state: State, seat: int) -> bool:
    return state.war is not None and bool(state.war.knights[seat] & ~state.war.moved)


def knights(state: State, seat: int) -> Sequence[int]:
    """Own knights that have not moved this turn."""
    war = state.here
    return ones(war.knights[seat] & ~war.moved)


def must_leave(state: State, seat: int) -> int:
    """How many knights may, at worst, still stand beside the castle: settled when the first one moves."""
    return state.here.stuck if state.phase is Phase.KNIGHTS else fewest_left(state, seat)


def stops(state: State, seat: int, knight: int) -> Sequence[int]:
    """Paths in reach without a knight; so that nobody is left at the castle who could leave it."""
    war = state.here
    reach = WITH_GRAIN if state.hands[seat][GRAIN] else IN_REACH
    found = ones(reach[knight] & ~war.standing)
    stuck = must_leave(state, seat)
    if not stuck and there_is_room(war, seat):
        return [to for to in found if not CASTLE_PATHS >> to & 1]
    return [to for to in found if _left_after(state, seat, knight, to) <= stuck]


def _left_after(state: State, seat: int, knight: int, to: int) -> int:
    """How few could still be left at the castle once the knight has gone there."""
    war = state.here
    grain = DISTANCE[knight][to] > FREE
    bits = 1 << knight | 1 << to
    war.knights[seat] ^= bits
    war.moved |= 1 << to
    state.hands[seat][GRAIN] -= grain
    left = fewest_left(state, seat)
    state.hands[seat][GRAIN] += grain
    war.moved ^= 1 << to
    war.knights[seat] ^= bits
    return left


def knight_hint(state: State, seat: int, knight: int) -> Said:
    """What a knight stands beside."""
    key = "knight-castle" if CASTLE_PATHS >> knight & 1 else "knight-beside"
    return said(key, hexes=_coast_beside(state, knight))


def stop_hint(state: State, seat: int, knight: int, to: int) -> Said:
    """How far it is, whether it costs a grain, and how the fight beside it stands."""
    steps = DISTANCE[knight][to]
    return said("stop-hint", steps=steps, grain=int(steps > FREE), hexes=_coast_beside(state, to))


def _coast_beside(state: State, path: int) -> tuple[Said, ...]:
    return tuple(
        said(
            "coast-beside",
            hex=HEX_NAME[at],
            what=hex_worded(state, at),
            barbarians=state.here.barbarians[at],
        )
        for at in HEXES_BY[path]
        if at in COAST
    )


def stop_rank(state: State, seat: int, knight: int, to: int) -> tuple[int, int]:
    """First what costs nothing, in reading order, as numbered on the picture."""
    return int(DISTANCE[knight][to] > FREE), to


@dataclass(frozen=True, slots=True)
class MoveKnight:
    knight: Path = choose(knights, hint=knight_hint)
    to: Path = choose(stops, hint=stop_hint, rank=stop_rank)


@rules.action(Phase.MAIN, Phase.KNIGHTS, group="knight", section="knights", when=has_knights)
def move(state: State, seat: int, act: MoveKnight) -> list[Event]:
    """Each knight once a turn, past everything, onto a path without a knight. Trading and building are over."""
    war = state.here
    _refuse_knight(state, seat, act)
    steps = DISTANCE[act.knight][act.to]
    if act.to not in stops(state, seat, act.knight):
        raise Illegal(Why.NOT_TO_CASTLE, open=paths_named(tuple(stops(state, seat, act.knight))))
    stuck = must_leave(state, seat)
    void: list[Event] = []
    if state.phase is Phase.MAIN:
        void = void_all(state)
        state.enter(Phase.KNIGHTS, seat)
    war.stuck = stuck
    if steps > FREE:
        pay(state, seat, goods.one(GRAIN))
    war.knights[seat] ^= 1 << act.knight | 1 << act.to
    war.moved |= 1 << act.to
    return [*void, KnightMoved(seat, act.knight, act.to, steps, steps > FREE)]


def _refuse_knight(state: State, seat: int, act: MoveKnight) -> None:
    war = state.here
    if act.knight not in PATHS or not war.knights[seat] >> act.knight & 1:
        raise Illegal(Why.NO_KNIGHT, open=paths_named(tuple(knights(state, seat))))
    if war.moved >> act.knight & 1:
        raise Illegal(Why.ALREADY_MOVED, open=paths_named(tuple(knights(state, seat))))
    if act.to not in PATHS or DISTANCE[act.knight][act.to] > PAID:
        steps = DISTANCE[act.knight][act.to] if act.to in PATHS else 0
        raise Illegal(Why.TOO_FAR, steps=steps, most=PAID)
    if war.standing >> act.to & 1:
        holder = next(one for one, row in enumerate(war.knights) if row >> act.to & 1)
        raise Illegal(Why.KNIGHT_THERE, path=paths_named((act.to,)), seat=Who(holder))
    if DISTANCE[act.knight][act.to] > FREE and not state.hands[seat][GRAIN]:
        raise Illegal(Why.NO_GRAIN, steps=DISTANCE[act.knight][act.to])


def may_end(state: State, seat: int) -> bool:
    """No more knights may stand beside the castle than must."""
    war = state.here
    beside = (war.knights[seat] & CASTLE_PATHS).bit_count()
    return not beside or beside <= must_leave(state, seat)


def refuse_end(state: State, seat: int) -> None:
    if not may_end(state, seat):
        beside = ones(state.here.knights[seat] & CASTLE_PATHS)
        raise Illegal(Why.LEAVE_CASTLE, open=paths_named(beside))
