"""What a reader cannot tell apart: others' hands, their development cards, and the pile."""

from __future__ import annotations

from engines.catan.state import CARDS, Phase, State
from engines.core.chance import Rng


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
