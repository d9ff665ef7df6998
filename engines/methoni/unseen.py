"""What a reader cannot tell apart: other hands, other missions, another deck."""

from __future__ import annotations

from collections import Counter

from engines.core.chance import Rng
from engines.methoni.borders import usable
from engines.methoni.pieces import CARDS, MISSIONS
from engines.methoni.state import Phase, State


def redeal(state: State, seat: int | None, rng: Rng) -> State:
    """Other hands, other missions and another deck, as far as `seat` cannot tell them apart."""
    new = state.copy()
    others = [one for one in range(state.players) if one != seat]
    unseen = [
        at
        for at in range(len(CARDS))
        for _ in range(state.deck[at] + sum(state.hands[one][at] for one in others))
    ]
    rng.shuffle(unseen)
    if state.turn in others and state.phase is Phase.FIRST_CARD:
        _let_act(state, unseen, others.index(state.turn), others)
    for one in others:
        new.hands[one] = _take(unseen, sum(state.hands[one]))
    new.deck = _take(unseen, len(unseen))
    if state.phase is Phase.OVER:
        return new
    missions = rng.shuffled(number for number in MISSIONS if seat is None or number != state.missions[seat])
    for one in others:
        new.missions[one] = missions.pop()
    return new


def _let_act(state: State, unseen: list[int], place: int, others: list[int]) -> None:
    """Who owes a first card is known to hold one that can be used: see to it that it comes into that hand."""
    start = sum(sum(state.hands[one]) for one in others[:place])
    stop = start + sum(state.hands[state.turn])
    fit = [usable(state, state.turn, card) for card in CARDS]
    if not any(fit[at] for at in unseen[start:stop]):
        found = next(place for place, at in enumerate(unseen) if fit[at])
        unseen[start], unseen[found] = unseen[found], unseen[start]


def _take(unseen: list[int], count: int) -> list[int]:
    counts = Counter(unseen[:count])
    del unseen[:count]
    return [counts[at] for at in range(len(CARDS))]
