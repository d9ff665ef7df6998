"""What may be seen: hands and cards of others only by their number."""

from __future__ import annotations

from dataclasses import dataclass

from engines.catan.goods import Row
from engines.catan.mode import mode
from engines.catan.state import CARDS, Card, Land, Offer, Phase, State
from engines.catan.war import War
from engines.core.game import Score, placed
from engines.core.said import said


@dataclass(frozen=True, slots=True)
class BarbariansView:
    """What the scenario adds: all of it lies open."""

    supply: int
    barbarians: tuple[int, ...]
    knights: tuple[int, ...]
    prisoners: tuple[int, ...]
    gold: tuple[int, ...]
    moved: int
    rolled: tuple[int, ...]
    checking: int


@dataclass(frozen=True, slots=True)
class View:
    """The table for one reader. Sets of corners and paths are whole numbers, as in the state."""

    players: int
    seat: int | None
    mode: str
    wins: int
    phase: Phase
    turn: int
    turns: int
    waits: tuple[int, ...]
    land: Land
    robber: int
    settlements: tuple[int, ...]
    cities: tuple[int, ...]
    roads: tuple[int, ...]
    fallen: int
    bank: Row
    pile: int
    held: tuple[int, ...]
    cards: tuple[int, ...]
    points: tuple[int, ...]
    knights_played: tuple[int, ...]
    lengths: tuple[int, ...]
    longest: int
    army: int
    dice: tuple[int, int]
    owing: tuple[int, ...]
    victim: int
    free: int
    offers: tuple[Offer, ...]
    barbarians: BarbariansView | None
    hand: Row | None = None  # of the reader
    own_cards: tuple[tuple[Card, int, int], ...] | None = None  # (card, how many, bought this turn)


def view(state: State, seat: int | None) -> View:
    """The table as `seat` sees it; None is the channel."""
    seen = {} if seat is None else {"hand": tuple(state.hands[seat]), "own_cards": _own_cards(state, seat)}
    return View(
        players=state.players,
        seat=seat,
        mode=state.terms.mode,
        wins=state.terms.points,
        phase=state.phase,
        turn=state.turn,
        turns=state.turns,
        waits=state.waits,
        land=state.land,
        robber=state.robber,
        settlements=tuple(state.settlements),
        cities=tuple(state.cities),
        roads=tuple(state.roads),
        fallen=state.fallen,
        bank=tuple(state.bank),
        pile=sum(state.deck),
        held=tuple(state.held(one) for one in range(state.players)),
        cards=tuple(sum(row) for row in state.cards),
        points=tuple(_points(state, one, seat) for one in range(state.players)),
        knights_played=tuple(state.knights),
        lengths=tuple(state.lengths),
        longest=state.longest,
        army=state.army,
        dice=state.dice,
        owing=tuple(state.owing),
        victim=state.victim,
        free=state.free,
        offers=tuple(state.offers),
        barbarians=_barbarians(state, state.war) if state.war is not None else None,
        **seen,
    )


def _own_cards(state: State, seat: int) -> tuple[tuple[Card, int, int], ...]:
    fresh = state.fresh if seat == state.turn else [0] * len(CARDS)
    return tuple((card, count, fresh[card.at]) for card in CARDS if (count := state.cards[seat][card.at]))


def _barbarians(state: State, war: War) -> BarbariansView:
    return BarbariansView(
        supply=war.supply,
        barbarians=tuple(war.barbarians),
        knights=tuple(war.knights),
        prisoners=tuple(war.prisoners),
        gold=tuple(hand[5] for hand in state.hands),
        moved=war.moved,
        rolled=tuple(war.rolled),
        checking=war.checking,
    )


def _knows(state: State, one: int, seat: int | None) -> bool:
    return one == seat or state.phase is Phase.OVER


def _points(state: State, one: int, seat: int | None) -> int:
    return state.total(one) if _knows(state, one, seat) else state.points[one]


def scores(state: State, seat: int | None) -> list[Score]:
    """Points with their terms. Whoever won is first; victory point cards are known to their owner, and at the end."""
    over = state.phase is Phase.OVER
    rows = []
    for one in range(state.players):
        known = _knows(state, one, seat)
        terms = mode(state).terms(state, one)
        if not known:
            terms = [term for term in terms if term.what != said("term-cards")]
        rows.append(
            Score(one, sum(term.points for term in terms), tuple(terms), (int(over and one == state.turn),))
        )
    return placed(rows)
