"""Scenario, "Development cards": shown and carried out at once; knights come, barbarians are moved or captured."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.catan.barbarians.conquest import judge_hexes
from engines.catan.barbarians.events import (
    BarbarianCaptured,
    CardLost,
    CardReplaced,
    CardRevealed,
    KnightPlaced,
    PileRenewed,
)
from engines.catan.barbarians.treason import begin_intrigue, begin_treason
from engines.catan.hints import hex_hint, paths_named
from engines.catan.island import ALL_PATHS, HEX_NAME, PATHS, Hex, Path, ones
from engines.catan.rules import rules
from engines.catan.state import Card, Phase, State
from engines.catan.war import CASTLE_PATHS, COAST, KNIGHTS
from engines.catan.why import Why
from engines.catan.winning import win
from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Who


def pile(state: State) -> int:
    """Cards that can still be drawn: an empty pile is made anew from the discards."""
    return sum(state.deck) or sum(state.here.discarded)


def renew(state: State) -> list[Event]:
    """With the pile empty the discards are shuffled."""
    war = state.here
    if any(state.deck) or not any(war.discarded):
        return []
    state.deck, war.discarded = war.discarded, [0] * len(war.discarded)
    return [PileRenewed(sum(state.deck))]


def reveal(state: State, seat: int, card: Card) -> list[Event]:
    """The card is carried out at once, then it is discarded."""
    state.here.discarded[card.at] += 1
    shown: list[Event] = [CardRevealed(seat, card, sum(state.deck))]
    state.enter(Phase.MAIN, seat)
    if card is Card.TREASON:
        return shown + begin_treason(state, seat)
    if card is Card.INTRIGUE:
        return shown + _intrigue(state, seat)
    return shown + _knight(state, seat, card)


def _knight(state: State, seat: int, card: Card) -> list[Event]:
    """A knight of one's own comes; without one, or without a free path, the card is lost."""
    state.here.placing = card is not Card.KNIGHTHOOD
    if not knights_left(state, seat) or not places(state, seat):
        return [CardLost(seat, card)]
    state.enter(Phase.PLACING, seat)
    return []


def _intrigue(state: State, seat: int) -> list[Event]:
    """Without a barbarian to deal with, another card is drawn for nothing."""
    if state.terms.intrigue == "prisoner":
        if captives(state, seat):
            state.enter(Phase.CAPTURE, seat)
            return []
    elif begin_intrigue(state, seat):
        return []
    state.draw(Phase.DRAWING)
    return [CardReplaced(seat), *renew(state)]


def knights_left(state: State, seat: int) -> int:
    return KNIGHTS - state.here.knights[seat].bit_count()


def places(state: State, seat: int) -> Sequence[int]:
    """Paths without a knight: the six around the castle, or any for the black knight."""
    war = state.here
    return ones((ALL_PATHS if war.placing else CASTLE_PATHS) & ~war.standing)


def captives(state: State, seat: int) -> list[int]:
    """Coastal hexes with barbarians."""
    barbarians = state.here.barbarians
    return [at for at in COAST if barbarians[at]]


@dataclass(frozen=True, slots=True)
class PlaceKnight:
    path: Path = choose(places)


@dataclass(frozen=True, slots=True)
class Capture:
    hex: Hex = choose(captives, hint=hex_hint)


@rules.action(Phase.PLACING, group="knight", section="knighthood")
def place(state: State, seat: int, act: PlaceKnight) -> list[Event]:
    """Knighthood: beside the castle. Black knight: anywhere. Roads do not matter, other knights do."""
    war = state.here
    if act.path not in PATHS:
        raise Illegal(Why.NO_KNIGHT, open=paths_named(tuple(places(state, seat))))
    if war.standing >> act.path & 1:
        holder = next(one for one, row in enumerate(war.knights) if row >> act.path & 1)
        raise Illegal(Why.KNIGHT_THERE, path=paths_named((act.path,)), seat=Who(holder))
    if act.path not in places(state, seat):
        raise Illegal(Why.NOT_AT_CASTLE, open=paths_named(tuple(places(state, seat))))
    war.knights[seat] |= 1 << act.path
    war.placing = False
    state.enter(Phase.MAIN, seat)
    return [KnightPlaced(seat, act.path)]


@rules.action(Phase.CAPTURE, group="barbarian", section="intrigue")
def capture(state: State, seat: int, act: Capture) -> list[Event]:
    """The printed Intrigue: one barbarian of a coastal hex becomes one's own prisoner."""
    war = state.here
    if act.hex not in captives(state, seat):
        open_hexes = tuple(HEX_NAME[at] for at in captives(state, seat))
        raise Illegal(Why.NO_BARBARIAN, open=open_hexes)
    war.barbarians[act.hex] -= 1
    state.enter(Phase.MAIN, seat)
    taken: list[Event] = [BarbarianCaptured(seat, act.hex, war.prisoners[seat] + 1)]
    add_prisoners(state, seat, 1)
    return taken + judge_hexes(state) + win(state)


def add_prisoners(state: State, seat: int, count: int) -> None:
    """Two prisoners are a point; one alone is nothing."""
    war = state.here
    before = war.prisoners[seat]
    war.prisoners[seat] = before + count
    state.points[seat] += (before + count) // 2 - before // 2
