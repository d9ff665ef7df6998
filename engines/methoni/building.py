"""Rulebook, "Building": a wall at a land of the card's kind, an own house on one side, a neighbour's on the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Said, Who, said
from engines.methoni import founding, merging, turn
from engines.methoni.atlas import MAPS
from engines.methoni.borders import (
    all_placements,
    border_hint,
    borders,
    card_hint,
    cards,
    cost,
    has_tower,
    houses,
    houses_hint,
    may_build,
    payable,
    placements,
    stock,
)
from engines.methoni.closing import survey, survey_open
from engines.methoni.events import LastWallTaken, WallBuilt
from engines.methoni.forms import BorderName, Houses, HousesForm, Placed
from engines.methoni.maps import SEA
from engines.methoni.pieces import CARDS, Card
from engines.methoni.rules import rules
from engines.methoni.state import NOBODY, Enclosure, Phase, State, Why


@dataclass(frozen=True, slots=True)
class Build:
    card: Card = choose(cards, hint=card_hint)
    border: BorderName = choose(borders, hint=border_hint, numbered=True)
    houses: Houses = choose(houses, hint=houses_hint, numbered=True)


def every(state: State, seat: int) -> list[Build]:
    """All builds at once: what may go to each border is made once for all tables."""
    made = _builds(state.terms.map, state.players, seat, stock(state, seat))
    closing, found = state.closing, list[Build]()
    for card in cards(state, seat):
        by_border = made[card]
        for name in state.free[card]:
            if name in closing:
                allowed = payable(state, seat, name)
                found += [act for act in by_border[name] if act.houses in allowed]
            else:
                found += by_border[name]
    return found


@lru_cache(1 << 10)
def _builds(
    board: str, players: int, seat: int, stock: tuple[bool, bool, bool]
) -> dict[Card, dict[str, tuple[Build, ...]]]:
    options = all_placements(board, players, seat, stock)
    return {
        card: {
            border: tuple(Build(card, border, row) for row in options[border])
            for border in MAPS[board].for_card[card]
        }
        for card in CARDS
    }


@rules.action(Phase.FIRST_CARD, Phase.SECOND_CARD, when=may_build, section="building", every=every)
def build(state: State, seat: int, act: Build) -> list[Event]:
    """Use a card for a wall and houses. Lands that it encloses become a castle of whoever built it."""
    turn.refuse_card(state, seat, act.card)
    _refuse_border(state, act)
    _refuse_houses(state, seat, act)
    events: list[Event] = [WallBuilt(seat, act.card, act.border, act.houses)]
    turn.use_card(state, seat, act.card)
    _put(state, act)
    if not state.wall_supply:
        state.last_turn = True
        events.append(LastWallTaken(seat))
    region = state.closing.get(act.border)
    if region is None:
        survey_open(state, act.border)
        return events + turn.card_done(state)
    events += founding.found(state, seat, region.lands)
    survey(state)
    return events + merging.offer(state)


def _put(state: State, act: Build) -> None:
    """The wall and the houses."""
    at = state.map.border_index[act.border]
    state.walls[at] = 1
    state.wall_supply -= 1
    state.last = act.border
    state.idle = 0
    for name, owner in act.houses:
        land = state.map.index[name]
        state.standing[3 * land + state.map.around[land].index(at)] = owner
        state.houses[owner] -= 1


def _refuse_border(state: State, act: Build) -> None:
    board = state.map
    if not state.wall_supply:
        raise Illegal(Why.NO_WALL_LEFT)
    at = board.border_index.get(act.border)
    if at is None:
        land = board.index.get(act.border.split("-")[0])
        names = tuple(board.borders[one].name for one in board.around[land]) if land is not None else ()
        raise Illegal(Why.NO_SUCH_BORDER, border=act.border, borders=names)
    border = board.borders[at]
    lands = tuple(board.lands[part] for part in border.parts if part != SEA)
    inside = {state.castle_of[part] for part in border.parts if part != SEA}
    if len(inside) == 1 and inside != {NOBODY} and not border.coast:
        raise Illegal(Why.IN_CASTLE, border=act.border, castle=board.lands[inside.pop()].name)
    if state.walls[at]:
        raise Illegal(Why.WALLED, border=act.border)
    if act.border in board.for_card[act.card]:
        return
    if act.card == Card.SEA:
        raise Illegal(Why.NOT_COAST_OR_MARKET, border=act.border)
    kinds = tuple(said(f"kind-{land.kind}") for land in lands)
    raise Illegal(Why.CARD_DIFFERS, border=act.border, card=said(f"card-{act.card}"), kinds=kinds)


def _refuse_houses(state: State, seat: int, act: Build) -> None:
    allowed = payable(state, seat, act.border)
    if act.houses in allowed:
        return
    options = placements(state, seat, act.border)
    region = state.closing.get(act.border)
    if region is not None and (act.houses in options or not allowed):
        _refuse_castle(state, seat, act, region)
    for _, owner in act.houses:
        if owner != seat and owner not in state.neighbours(seat):
            left, right = state.neighbours(seat)
            raise Illegal(Why.NOT_A_NEIGHBOUR, left=Who(left), right=Who(right))
    raise Illegal(Why.HOUSES_DIFFER, border=act.border, options=_labels(options))


def _refuse_castle(state: State, seat: int, act: Build, region: Enclosure) -> None:
    """The castle that the wall would found can have no tower, or not be paid for."""
    if not has_tower(state, seat, region):
        raise Illegal(Why.NO_TOWER, border=act.border, lands=len(region.lands))
    options = placements(state, seat, act.border)
    asked = [act.houses] if act.houses in options else options
    raise Illegal(
        Why.TOO_DEAR,
        border=act.border,
        lands=len(region.lands),
        cost=min(cost(state, seat, act.border, option) for option in asked),
        have=state.ducats[seat],
        options=_labels(payable(state, seat, act.border)),
    )


def _labels(options: Iterable[Placed]) -> tuple[Said, ...]:
    return tuple(HousesForm().label(option) for option in options)
