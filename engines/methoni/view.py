"""What a reader may see: the whole board and all ducats, but of hands and missions only the own ones."""

from __future__ import annotations

from dataclasses import dataclass

from engines.methoni.borders import borders, cards, may_build, tradable
from engines.methoni.final import mission_lands
from engines.methoni.merging import targets
from engines.methoni.pieces import CARDS, MISSIONS, Card, Kind
from engines.methoni.state import NOBODY, Phase, State


@dataclass(frozen=True, slots=True)
class HouseSeen:
    """A house on open land, and the border whose wall brought it."""

    land: str
    border: str
    seat: int


@dataclass(frozen=True, slots=True)
class CastleSeen:
    """A castle, named by its first land; houses and villas by seat. `price` is what its owner gets for it."""

    name: str
    owner: int
    lands: tuple[str, ...]
    houses: tuple[int, ...]
    villas: tuple[int, ...]
    price: int


@dataclass(frozen=True, slots=True)
class Closing:
    """A border where a wall encloses lands; the houses on them by seat, without those that the wall will bring."""

    border: str
    lands: tuple[str, ...]
    houses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardSeen:
    """A card of the own hand: how many of it, where it may build now, and whether it may trade."""

    card: Card
    count: int
    borders: int
    trades: bool


@dataclass(frozen=True, slots=True)
class View:
    players: int
    seat: int | None  # whose view it is
    phase: Phase
    turn: int
    used: int
    map: str
    walls: tuple[str, ...]
    last: str
    houses: tuple[HouseSeen, ...]
    castles: tuple[CastleSeen, ...]
    closing: tuple[Closing, ...]
    active: tuple[str, ...]  # lands with an active market
    founding: str  # the castle just founded, while merging is open
    targets: tuple[str, ...]  # castles that may be joined to it now
    wall_supply: int
    bank: int
    ducats: tuple[int, ...]
    house_supply: tuple[int, ...]
    villa_supply: tuple[int, ...]
    tower_supply: tuple[int, ...]
    deck: int
    discard: tuple[tuple[Card, int], ...]
    hand_sizes: tuple[int, ...]
    last_turn: bool
    hand: tuple[CardSeen, ...]  # empty for the channel
    mission: tuple[Kind, ...]  # empty for the channel
    mission_lands: int
    missions: tuple[tuple[Kind, ...], ...]  # of all, by seat, when the match is over


def view(state: State, seat: int | None) -> View:
    lands = state.map.lands
    merging = state.phase is Phase.MERGING
    return View(
        players=state.players,
        seat=seat,
        phase=state.phase,
        turn=state.turn,
        used=state.used,
        map=state.terms.map,
        walls=tuple(border.name for border, wall in zip(state.map.borders, state.walls, strict=True) if wall),
        last=state.last,
        houses=_houses(state),
        castles=tuple(_castle(state, name) for name in sorted(state.castles)),
        closing=_closing(state),
        active=tuple(lands[land].name for land in state.active()),
        founding=lands[state.founding].name if merging else "",
        targets=tuple(lands[name].name for name in targets(state, state.turn)) if merging else (),
        wall_supply=state.wall_supply,
        bank=state.bank,
        ducats=tuple(state.ducats),
        house_supply=tuple(state.houses),
        villa_supply=tuple(state.villas),
        tower_supply=tuple(state.towers),
        deck=sum(state.deck),
        discard=tuple((card, count) for card, count in zip(CARDS, state.discard, strict=True) if count),
        hand_sizes=tuple(sum(hand) for hand in state.hands),
        last_turn=state.last_turn,
        hand=_hand(state, seat),
        mission=MISSIONS[state.missions[seat]] if seat is not None else (),
        mission_lands=mission_lands(state, seat) if seat is not None else 0,
        missions=tuple(MISSIONS[one] for one in state.missions) if state.phase is Phase.OVER else (),
    )


def _houses(state: State) -> tuple[HouseSeen, ...]:
    board = state.map
    return tuple(
        HouseSeen(board.lands[land].name, board.borders[border].name, state.standing[3 * land + at])
        for land, around in enumerate(board.around)
        for at, border in enumerate(around)
        if state.standing[3 * land + at] != NOBODY
    )


def _castle(state: State, name: int) -> CastleSeen:
    castle, lands = state.castles[name], state.map.lands
    return CastleSeen(
        lands[name].name,
        castle.owner,
        tuple(lands[land].name for land in castle.lands),
        tuple(castle.houses),
        tuple(castle.villas),
        castle.price,
    )


def _closing(state: State) -> tuple[Closing, ...]:
    lands = state.map.lands
    return tuple(
        Closing(border, tuple(lands[land].name for land in region.lands), region.houses)
        for border, region in state.closing.items()
    )


def _hand(state: State, seat: int | None) -> tuple[CardSeen, ...]:
    """Where cards may build is reckoned as if it were the reader's turn."""
    if seat is None:
        return ()
    walls = may_build(state, seat)
    return tuple(
        CardSeen(
            card,
            state.hands[seat][CARDS.index(card)],
            len(borders(state, seat, card)) if walls else 0,
            tradable(state, card),
        )
        for card in cards(state, seat)
    )
