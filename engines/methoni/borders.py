"""Rulebook, "Building", "Castles", "Shortages": where a card may build, whose houses go where, what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engines.core.said import Said, said
from engines.methoni.atlas import MAPS
from engines.methoni.closing import survey
from engines.methoni.forms import Placed
from engines.methoni.pieces import CARDS, HOUSE_PRICE, LAND_PRICE, Card
from engines.methoni.state import NOBODY, Enclosure, State


def cards(state: State, seat: int) -> list[Card]:
    """The different cards of the hand, in the order of the kinds."""
    return [card for card, count in zip(CARDS, state.hands[seat], strict=True) if count]


def may_build(state: State, seat: int) -> bool:
    return state.wall_supply > 0


def borders(state: State, seat: int, card: Card) -> list[str]:
    """Free borders at the card's lands, without those that would found a castle one may not own."""
    closing, free = state.closing, state.free[card]
    if closing.keys().isdisjoint(free):
        return list(free)
    return [name for name in free if name not in closing or payable(state, seat, name)]


def houses(state: State, seat: int, card: Card, border: str) -> Sequence[Placed]:
    """The placements that the player may have at a border; none where the card may not build."""
    return payable(state, seat, border) if border in state.free[card] else ()


def payable(state: State, seat: int, border: str) -> Sequence[Placed]:
    """The placements of houses at a free border, without those that would found a castle one may not own."""
    options = placements(state, seat, border)
    region = state.closing.get(border)
    if region is None:
        return options
    spare = state.ducats[seat] - price(region, seat)
    if spare < 0 or not has_tower(state, seat, region):
        return ()
    if spare >= HOUSE_PRICE:  # of the houses placed, one at most comes to stand inside
        return options
    return [option for option in options if cost(state, seat, border, option) <= state.ducats[seat]]


def placements(state: State, seat: int, border: str) -> tuple[Placed, ...]:
    """One's own house on one side and a neighbour's on the other, as far as there are houses left."""
    return all_placements(state.terms.map, state.players, seat, stock(state, seat)).get(border, ())


def stock(state: State, seat: int) -> tuple[bool, bool, bool]:
    """Whether the player, the left and the right neighbour have any houses left."""
    left, right = state.neighbours(seat)
    return state.houses[seat] > 0, state.houses[left] > 0, state.houses[right] > 0


@lru_cache(1 << 10)
def all_placements(
    board: str, players: int, seat: int, stock: tuple[bool, bool, bool]
) -> dict[str, tuple[Placed, ...]]:
    """By border: by the sea only the own house is placed."""
    own = seat if stock[0] else NOBODY
    near = [(seat + way) % players for way, any_left in zip((1, -1), stock[1:], strict=True) if any_left]
    inner = _inner(own, near)
    table: dict[str, tuple[Placed, ...]] = {}
    for border, (one, other) in MAPS[board].parted.items():
        pairs = inner if other else [(own, NOBODY)]
        table[border] = tuple(
            tuple((land, seat) for land, seat in zip((one, other), pair, strict=True) if seat != NOBODY)
            for pair in pairs
        )
    return table


def _inner(own: int, near: list[int]) -> list[tuple[int, int]]:
    """Who builds on either side. Without an own house both neighbours do, or the one that still has a house."""
    if own != NOBODY and near:
        return [pair for seat in near for pair in ((own, seat), (seat, own))]
    builders = [own] if own != NOBODY else near
    if not builders:
        return [(NOBODY, NOBODY)]
    one, other = (*builders, NOBODY)[:2]
    return [(one, other), (other, one)]


def cost(state: State, seat: int, border: str, option: Placed) -> int:
    """The lands, and every house of others among them, those just placed included."""
    region, index = state.closing[border], state.map.index
    total = price(region, seat)
    for land, owner in option:
        if owner != seat and index[land] in region.lands:
            total += HOUSE_PRICE
    return total


def price(region: Enclosure, seat: int) -> int:
    """What the lands cost with the houses that already stand on them."""
    return LAND_PRICE * len(region.lands) + HOUSE_PRICE * (sum(region.houses) - region.houses[seat])


def has_tower(state: State, seat: int, region: Enclosure) -> bool:
    """Whether there is a tower for it: one in supply, or that of an own castle beside it."""
    return state.towers[seat] > 0 or any(
        state.castles[name].owner == seat for name in state.adjacent(region.lands)
    )


def card_hint(state: State, seat: int, card: Card) -> Said:
    """In how many places it may build, and whether it may trade as well."""
    return said("card-hint", borders=len(borders(state, seat, card)), trades=tradable(state, card))


def border_hint(state: State, seat: int, card: Card, border: str) -> Said | None:
    """What a wall there closes and costs, or lets the next player close."""
    region = state.closing.get(border)
    if region is not None:
        costs = [cost(state, seat, border, option) for option in payable(state, seat, border)]
        return said(
            "border-closes",
            lands=len(region.lands),
            cost=min(costs),
            more=max(costs) > min(costs),
            have=state.ducats[seat],
            markets=sum(land in state.map.markets for land in region.lands),
        )
    lands = gift(state, seat, border)
    return said("border-gift", lands=lands) if lands else None


def gift(state: State, seat: int, border: str) -> int:
    """How many lands at most the next player could then pay to enclose that cannot be enclosed yet."""
    trial = state.copy()
    trial.walls[state.map.border_index[border]] = 1
    survey(trial)
    after = (seat + 1) % state.players
    return max(
        (
            len(region.lands)
            for name, region in trial.closing.items()
            if name not in state.closing and price(region, after) <= state.ducats[after]
        ),
        default=0,
    )


def houses_hint(state: State, seat: int, card: Card, border: str, option: Placed) -> Said | None:
    """What the castle would cost with these houses."""
    if border not in state.closing:
        return None
    return said("houses-cost", cost=cost(state, seat, border, option), have=state.ducats[seat])


def tradable(state: State, card: Card) -> bool:
    """With a card of the kind of an active market, or a market/sea card at any active market."""
    if 0 not in state.market_ducats or not (state.bank or state.terms.trade_with_empty_bank):
        return False
    return card == Card.SEA or any(
        kind == card and not ducats
        for kind, ducats in zip(state.map.market_kinds, state.market_ducats, strict=True)
    )


def usable(state: State, seat: int, card: Card) -> bool:
    """Whether a legal build or a legal trade exists for the card."""
    if may_build(state, seat):
        closing = state.closing
        for name in state.free[card]:
            if name not in closing or payable(state, seat, name):
                return True
    return tradable(state, card)
