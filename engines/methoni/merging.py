"""Rulebook, "Merging castles" and "Shortages": straight after founding a castle one may join those beside it."""

from __future__ import annotations

from dataclasses import dataclass

from engines.core.game import Event
from engines.core.refusal import Illegal
from engines.core.rules import choose
from engines.core.said import Said, Who, said
from engines.methoni import founding, turn
from engines.methoni.events import CastlesMerged
from engines.methoni.forms import CastleChoice
from engines.methoni.rules import rules
from engines.methoni.state import NOBODY, Castle, Phase, State, Towerless, Why


def offer(state: State) -> list[Event]:
    """Asks which castle to join, as long as one may; else the card is done."""
    if targets(state, state.turn):
        state.phase = Phase.MERGING
        return []
    return close(state)


def close(state: State) -> list[Event]:
    """No more castles are joined: the card is done."""
    castle = state.castles[state.founding]
    events = founding.open_markets(state, castle)
    state.founding = NOBODY
    state.towerless = Towerless.NO
    return events + turn.card_done(state)


def targets(state: State, seat: int) -> list[int]:
    """The castles beside the new one that the player may join: own ones freely, others if the price can be paid."""
    castle = state.castles[state.founding]
    return [
        name for name in state.adjacent(castle.lands, state.founding) if obstacle(state, seat, name) is None
    ]


def obstacle(state: State, seat: int, name: int) -> Why | None:
    """Why an adjacent castle may not be joined now."""
    castle = state.castles[name]
    if castle.owner == seat:
        return None
    if state.towerless is Towerless.DUE:
        return Why.OWN_CASTLE_FIRST
    if state.towerless is Towerless.JOINED and not state.terms.towerless_then_foreign_merge:
        return Why.OWN_CASTLES_ONLY
    return Why.MERGE_TOO_DEAR if castle.price > state.ducats[seat] else None


def named(state: State, seat: int) -> list[str]:
    """The castles one may join, by their first lands."""
    return [state.map.lands[name].name for name in targets(state, seat)]


def may_merge(state: State, seat: int) -> bool:
    return state.phase is Phase.MERGING


def castles(state: State, seat: int) -> list[str | None]:
    """Those, or none of them; but a castle without a tower must be joined to one."""
    if not may_merge(state, seat):
        return []
    return [*named(state, seat), *([None] if may_stop(state) else [])]


def castle_hint(state: State, seat: int, name: str | None) -> Said | None:
    """Price, gain, and what the owner would then have."""
    if name is None:
        return None
    castle = state.castles[state.map.index[name]]
    price = price_for(castle, seat)
    return said(
        "merge-hint",
        owner=Who(castle.owner),
        own=castle.owner == seat,
        lands=len(castle.lands),
        markets=sum(land in state.map.markets for land in castle.lands),
        price=price,
        left=state.ducats[seat] - price,
        owner_ducats=state.ducats[castle.owner] + price,
    )


def price_for(castle: Castle, seat: int) -> int:
    """One's own castle is joined for nothing."""
    return 0 if castle.owner == seat else castle.price


def may_stop(state: State) -> bool:
    return state.towerless is not Towerless.DUE


@dataclass(frozen=True, slots=True)
class Merge:
    """Joins a castle, or no more."""

    castle: CastleChoice = choose(castles, hint=castle_hint)


@rules.action(Phase.MERGING, Phase.FIRST_CARD, Phase.SECOND_CARD, when=may_merge, section="merging")
def merge(state: State, seat: int, act: Merge) -> list[Event]:
    """Pay the owner, take the walls between away, upgrade, give the tower back; then another may follow."""
    if not may_merge(state, seat):
        raise Illegal(Why.NOTHING_FOUNDED)
    if act.castle is None:
        return _stop(state, seat)
    name = _refuse_castle(state, seat, act.castle)
    joined, castle = state.castles[name], state.castles[state.founding]
    price = price_for(joined, seat)
    state.ducats[seat] -= price
    state.ducats[joined.owner] += price
    walls = _take_walls(state, castle, joined)
    union = _pool(state, castle, joined)
    names = tuple(state.map.lands[land].name for land in union.lands)
    own = joined.owner == seat
    events: list[Event] = [
        CastlesMerged(seat, joined.owner, act.castle, names[0], names, price, walls, own),
        *founding.upgrade(state, union),
    ]
    if state.towerless is Towerless.DUE:
        state.towerless = Towerless.JOINED  # the old tower stays, and is the tower of the whole
    else:
        state.towers[joined.owner] += 1
    return events + offer(state)


def _stop(state: State, seat: int) -> list[Event]:
    """Joining is free to leave off, but for a castle that still needs a tower."""
    if not may_stop(state):
        raise Illegal(Why.OWN_CASTLE_FIRST, castles=tuple(named(state, seat)))
    return close(state)


def _refuse_castle(state: State, seat: int, chosen: str) -> int:
    board = state.map
    land = board.index.get(chosen)
    name = NOBODY if land is None else state.castle_of[land]
    if name == NOBODY:
        raise Illegal(Why.NO_CASTLE_THERE, castle=chosen, castles=tuple(named(state, seat)))
    if name != land:
        raise Illegal(Why.NAMED_OTHERWISE, land=chosen, castle=board.lands[name].name)
    if name not in state.adjacent(state.castles[state.founding].lands, state.founding):
        raise Illegal(Why.NOT_ADJACENT, castle=chosen, castles=tuple(named(state, seat)))
    why = obstacle(state, seat, name)
    if why is Why.MERGE_TOO_DEAR:
        castle = state.castles[name]
        raise Illegal(why, owner=Who(castle.owner), price=castle.price, have=state.ducats[seat])
    if why is not None:
        raise Illegal(why, castles=tuple(named(state, seat)))
    return name


def _take_walls(state: State, castle: Castle, joined: Castle) -> int:
    """The walls between the two go back to the supply."""
    one, other = state.castle_of[castle.lands[0]], state.castle_of[joined.lands[0]]
    count = 0
    for land in joined.lands:
        for at, beside in zip(state.map.around[land], state.map.beside[land], strict=True):
            if beside >= 0 and state.castle_of[beside] == one != other:
                state.walls[at] = 0
                count += 1
    state.wall_supply += count
    return count


def _pool(state: State, castle: Castle, joined: Castle) -> Castle:
    """One castle of both, with all their houses and villas."""
    lands = tuple(sorted(castle.lands + joined.lands))
    union = Castle(
        castle.owner,
        lands,
        [a + b for a, b in zip(castle.houses, joined.houses, strict=True)],
        [a + b for a, b in zip(castle.villas, joined.villas, strict=True)],
    )
    del state.castles[castle.lands[0]], state.castles[joined.lands[0]]
    state.castles[lands[0]] = union
    for land in lands:
        state.castle_of[land] = lands[0]
    state.founding = lands[0]
    return union
