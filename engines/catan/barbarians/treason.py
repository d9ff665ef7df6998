"""Scenario, "Treason" and "Intrigue": barbarians are moved from coastal hexes to others that are not full."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any

from engines.catan.barbarians.conquest import judge_hexes
from engines.catan.barbarians.events import BarbarianMoved, CardLost, GoldTaken
from engines.catan.hints import hex_hint
from engines.catan.island import HEX_NAME, Hex, HexForm
from engines.catan.paying import gain
from engines.catan.rules import rules
from engines.catan.state import Card, Phase, State
from engines.catan.war import COAST, DATA, FULL, War
from engines.catan.why import Why
from engines.catan.winning import win
from engines.core.forms import Form
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Said, said

GOLD: int = DATA["treason"]
Pair = tuple[int | None, int]
"""Where a barbarian comes from (None: the supply), and where it goes."""


def moves(war: War, done: Pair | None, treason: bool) -> Iterator[Pair]:
    """One barbarian to another hex that is not full; the second from and to hexes that the first did not touch.

    Treason takes from two hexes. Where fewer had barbarians, what is missing comes from the supply.
    """
    barbarians, touched = war.barbarians, done or ()
    sources: list[int | None] = [at for at in COAST if barbarians[at] and at not in touched]
    if treason and not sources and war.supply and _held_before(war, done) < 2:
        sources = [None]
    for source in sources:
        for target in COAST:
            if target != source and barbarians[target] < FULL and target not in touched:
                yield source, target


def _held_before(war: War, done: Pair | None) -> int:
    """On how many hexes barbarians stood before the first move."""
    source, target = done or (None, -1)
    return sum(war.barbarians[at] - (at == target) + (at == source) > 0 for at in COAST)


def _after(war: War, first: Pair) -> War:
    """The barbarians once the first move is made."""
    trial = war.copy()
    _shift(trial, first)
    return trial


def _shift(war: War, pair: Pair) -> None:
    source, target = pair
    if source is None:
        war.supply -= 1
    else:
        war.barbarians[source] -= 1
    war.barbarians[target] += 1


def pairs(state: State) -> list[Pair]:
    """The moves that are legal now. Of a Treason's first moves only those that leave a second, if any does."""
    war = state.here
    treason = state.phase is Phase.TREASON
    found = list(moves(war, war.shifted, treason))
    if not treason or war.shifted is not None:
        return found
    both = [one for one in found if next(moves(_after(war, one), one, True), None) is not None]
    return both or found


def sources(state: State, seat: int) -> list[int | None]:
    return list(dict.fromkeys(source for source, _ in pairs(state)))


def targets(state: State, seat: int, source: int | None) -> list[int]:
    return [target for one, target in pairs(state) if one == source]


def source_hint(state: State, seat: int, at: int | None) -> Said | None:
    return None if at is None else hex_hint(state, seat, at)


def target_hint(state: State, seat: int, source: int | None, at: int) -> Said:
    return hex_hint(state, seat, at)


class SourceForm(Form[int | None]):
    """A hex, or the supply."""

    def key(self, value: int | None) -> str:
        return "supply" if value is None else HEX_NAME[value]

    def label(self, value: int | None, state: Any = None) -> Said | str:
        return said("source-supply") if value is None else HEX_NAME[value]

    def also(self, value: int | None, state: Any = None) -> tuple[str, ...]:
        return ("source-supply.also",) if value is None else ()

    def read(self, text: str) -> int | None:
        return None if text.strip().lower() == "supply" else HexForm().read(text)


Source = Annotated[int | None, SourceForm()]


@dataclass(frozen=True, slots=True)
class MoveBarbarian:
    source: Source = choose(sources, hint=source_hint)
    target: Hex = choose(targets, hint=target_hint)


def begin_treason(state: State, seat: int) -> list[Event]:
    """Two gold; then two barbarians are moved, as far as that can be done."""
    gain(state, seat, (0, 0, 0, 0, 0, GOLD))
    state.here.shifted = None
    state.enter(Phase.TREASON, seat)
    taken: list[Event] = [GoldTaken(seat, GOLD)]
    if pairs(state):
        return taken
    state.enter(Phase.MAIN, seat)
    return [*taken, CardLost(seat, Card.TREASON)]


def begin_intrigue(state: State, seat: int) -> bool:
    """One barbarian is moved; False if none can be."""
    state.here.shifted = None
    state.enter(Phase.INTRIGUE, seat)
    if pairs(state):
        return True
    state.enter(Phase.MAIN, seat)
    return False


@rules.action(Phase.TREASON, Phase.INTRIGUE, group="barbarian", section="treason")
def shift(state: State, seat: int, act: MoveBarbarian) -> list[Event]:
    """From a coastal hex to another with fewer than three. Treason moves two, between four different hexes."""
    war, pair = state.here, (act.source, act.target)
    if pair not in pairs(state):
        _refuse_move(state, seat, act)
    _shift(war, pair)
    told: list[Event] = [BarbarianMoved(seat, act.source, act.target), *judge_hexes(state)]
    if state.phase is Phase.TREASON and war.shifted is None:
        war.shifted = (-1 if act.source is None else act.source, act.target)
        if pairs(state):
            return told + win(state)
    war.shifted = None
    state.enter(Phase.MAIN, seat)
    return told + win(state)


def _refuse_move(state: State, seat: int, act: MoveBarbarian) -> None:
    war = state.here
    source, target = act.source, act.target
    _refuse_hexes(state, seat, act)
    if source == target:
        raise Illegal(Why.SAME_HEX, hex=HEX_NAME[target], open=_named(targets(state, seat, source)))
    if war.barbarians[target] >= FULL:
        room = [at for at in COAST if war.barbarians[at] < FULL and at != source]
        raise Illegal(Why.HEX_FULL, hex=HEX_NAME[target], open=_named(room))
    if source is None or not war.barbarians[source]:
        raise Illegal(Why.NO_BARBARIAN, open=_named(sources(state, seat)))
    raise Illegal(Why.STUCK_TREASON, open=_named(targets(state, seat, source)))


def _refuse_hexes(state: State, seat: int, act: MoveBarbarian) -> None:
    """Barbarians stay on the coast, and a Treason's second one touches no hex of the first."""
    legal = {act.source: sources(state, seat), act.target: targets(state, seat, act.source)}
    for at in (act.source, act.target):
        if at is not None and at not in COAST:
            raise Illegal(Why.ONLY_COAST, hex=HEX_NAME[at], open=_named(legal[at]))
        if at is not None and at in (state.here.shifted or ()):
            raise Illegal(Why.OTHER_HEXES, hex=HEX_NAME[at], open=_named(legal[at]))


def _named(hexes: Iterable[int | None]) -> tuple[str, ...]:
    return tuple(HEX_NAME[at] for at in hexes if at is not None)
