"""What may be seen: hands and cards of others only by their number."""

from __future__ import annotations

from dataclasses import dataclass

from engines.catan.goods import Row, worded
from engines.catan.mode import mode
from engines.catan.state import CARDS, Card, Land, Offer, Phase, State
from engines.catan.war import War
from engines.core.chance import Rng
from engines.core.game import Score, placed
from engines.core.said import Said, Who, said


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


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """Another table that looks the same to `seat`: others' hands and cards, and the pile, are dealt again."""
    new = state.copy()
    if state.phase is Phase.OVER:
        return new
    others = [one for one in range(state.players) if one != seat]
    _deal_resources(new, others, rng)
    _deal_cards(new, others, rng)
    return new


def _deal_resources(state: State, others: list[int], rng: Rng) -> None:
    """All their resource cards in one heap, dealt to as many each as before; what they vouched for they keep."""
    sizes = [state.held(one) for one in others]
    kept = {one: _vouched(state, one) for one in others}
    heap = [
        good for one in others for good in range(5) for _ in range(state.hands[one][good] - kept[one][good])
    ]
    rng.shuffle(heap)
    for one, size in zip(others, sizes, strict=True):
        gold = state.hands[one][5]
        state.hands[one] = [*kept[one], gold]
        for _ in range(size - sum(kept[one])):
            state.hands[one][heap.pop()] += 1


def _vouched(state: State, seat: int) -> list[int]:
    """What a standing offer or acceptance says that the seat holds."""
    least = [0] * 5
    for offer in state.offers:
        row = offer.give if offer.seat == seat else offer.get if seat in offer.accepted else None
        if row is not None:
            least = [max(one, other) for one, other in zip(least, row[:5], strict=True)]
    return least


def _deal_cards(state: State, others: list[int], rng: Rng) -> None:
    """Their hidden cards and the pile in one heap."""
    if state.war is not None:
        return
    heap = [
        at
        for row in (state.deck, *(state.cards[one] for one in others))
        for at, n in enumerate(row)
        for _ in range(n)
    ]
    rng.shuffle(heap)
    for one in others:
        count = sum(state.cards[one])
        state.cards[one] = [0] * len(CARDS)
        for _ in range(count):
            state.cards[one][heap.pop()] += 1
    state.deck = [heap.count(at) for at in range(len(CARDS))]


def status(seen: View) -> list[Said]:
    """Lines under the board: what everybody holds, roads, pile, and what the scenario adds."""
    lines = [_seat_line(seen, one) for one in range(seen.players)]
    if seen.longest >= 0:
        lines.append(said("status-longest", seat=Who(seen.longest), length=seen.lengths[seen.longest]))
    if seen.army >= 0:
        lines.append(said("status-army", seat=Who(seen.army), knights=seen.knights_played[seen.army]))
    if seen.barbarians is not None:
        lines.append(said("status-barbarians", supply=seen.barbarians.supply, pile=seen.pile))
    else:
        lines.append(said("status-pile", pile=seen.pile))
    owed = tuple(
        said("status-owes", seat=Who(one), count=count) for one, count in enumerate(seen.owing) if count
    )
    if owed:
        lines.append(said("status-discards", who=owed))
    return lines + [_offer_line(offer) for offer in seen.offers]


def _seat_line(seen: View, one: int) -> Said:
    if seen.barbarians is None:
        return said(
            "status-seat",
            seat=Who(one),
            cards=seen.held[one],
            development=seen.cards[one],
            knights=seen.knights_played[one],
            road=seen.lengths[one],
        )
    war = seen.barbarians
    return said(
        "status-seat-war",
        seat=Who(one),
        cards=seen.held[one],
        gold=war.gold[one],
        prisoners=war.prisoners[one],
        road=seen.lengths[one],
    )


def _offer_line(offer: Offer) -> Said:
    return said(
        "status-offer",
        number=offer.number,
        seat=Who(offer.seat),
        to=None if offer.to is None else Who(offer.to),
        give=worded(offer.give),
        get=worded(offer.get),
        willing=tuple(Who(one) for one in offer.accepted),
    )


def hand(seen: View) -> list[Said]:
    """What only the reader knows: resource cards and development cards. The channel knows none."""
    if seen.hand is None:
        return []
    lines = [said("hand-goods", goods=worded(seen.hand), count=sum(seen.hand[:5]))]
    if seen.own_cards:
        lines.append(
            said(
                "hand-cards",
                cards=tuple(
                    said("hand-card", card=said(f"card-{card}"), count=count, fresh=fresh)
                    for card, count, fresh in seen.own_cards
                ),
            )
        )
    return lines
