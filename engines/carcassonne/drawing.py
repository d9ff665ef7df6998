"""Rulebook, "Before the game" and "Drawing a tile": who begins, what is drawn, what fits nowhere."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engines.carcassonne.final import end
from engines.carcassonne.placing import lay
from engines.carcassonne.rules import rules
from engines.carcassonne.state import (
    LOTS,
    PLACING,
    TERMS,
    Kind,
    Phase,
    State,
    Terms,
    TileDiscarded,
    TileDrawn,
    TurnOrderSet,
    Why,
)
from engines.carcassonne.tiles import COUNT, FIT, FOLLOWERS, START
from engines.core.chance import Rng
from engines.core.forms import Seat
from engines.core.game import Event, Options
from engines.core.refusal import Illegal
from engines.core.rules import choose

_drawn = cache(TileDrawn)
"""Told at every turn; equal ones are made once."""


def new(players: int, options: Options, rng: Rng) -> State:
    """The start tile lies in the middle, the others in a bag; everybody has seven followers."""
    terms = Terms(int(options["two_tile_city"]), options["farm_scoring"], int(options["cloister_sides"]))
    bag = dict(COUNT)
    bag[START] -= 1
    points = [[0] * len(TERMS) for _ in range(players)]
    state = State(terms, bag, [FOLLOWERS] * players, points, *_beginning(players, options))
    lay(state, "N20", f"{START}0")
    return state


def _beginning(players: int, options: Options) -> tuple[Phase, int]:
    """Who is asked who begins: the seat marked as the youngest, else lots, else nobody: the host begins."""
    youngest = options["youngest"]
    if youngest.isdigit() and int(youngest) <= players:
        return Phase.BEGINNING, int(youngest) - 1
    return (Phase.DRAWING if options["first"] == "host" else Phase.LOTS), 0


def seats(state: State, seat: int) -> range:
    return range(state.players)


def kinds(state: State, seat: int) -> list[str]:
    return [kind for kind, count in state.bag.items() if count]


@dataclass(frozen=True, slots=True)
class Lots:
    """Chance says who begins."""

    seat: Seat = choose(seats)


@dataclass(frozen=True, slots=True)
class Begin:
    """The youngest player says who begins."""

    seat: Seat = choose(seats)


@dataclass(frozen=True, slots=True)
class Draw:
    """The top tile of the stack is turned over, for everybody to see."""

    kind: Kind = choose(kinds)


@rules.action(Phase.LOTS, chance=True, section="beginning")
def lots(state: State, seat: int, act: Lots) -> list[Event]:
    """Without a youngest player among us, lots are drawn."""
    return _first(state, act.seat)


@rules.action(Phase.BEGINNING, section="beginning")
def begin(state: State, seat: int, act: Begin) -> list[Event]:
    """The youngest player chooses who begins; then play passes to the left."""
    return _first(state, act.seat)


def _first(state: State, seat: int) -> list[Event]:
    if not 0 <= seat < state.players:
        raise Illegal(Why.NO_SUCH_SEAT)
    state.turn = seat
    state.phase = Phase.DRAWING
    return [TurnOrderSet(seat)]


@rules.action(Phase.DRAWING, chance=True, section="drawing")
def draw(state: State, seat: int, act: Draw) -> list[Event]:
    """A tile without any legal place leaves the game, and the same player draws again; with none left it is over."""
    if not state.bag.get(act.kind):
        raise Illegal(Why.NOT_IN_BAG, kind=act.kind)
    state.bag[act.kind] -= 1
    if fits_somewhere(state, act.kind):
        state.drawn = act.kind
        state.phase = PLACING
        return [_drawn(state.turn, act.kind)]
    discarded: list[Event] = [TileDiscarded(state.turn, act.kind)]
    return discarded if any(state.bag.values()) else discarded + end(state)


def fits_somewhere(state: State, kind: str) -> bool:
    """Whether the kind can be laid at all."""
    return any(map(FIT[kind].__getitem__, state.front.values()))


def chance(state: State, rng: Rng) -> Lots | Draw:
    """The lot or the next tile. The stack is a bag: its order is decided only as tiles are drawn."""
    if state.phase is LOTS:
        return Lots(rng.below(state.players))
    return rules.specs["draw"].make(rng.weighted(state.bag))
