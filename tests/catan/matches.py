"""Random matches, with offers now and then, for laws that hold after every action."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from engines.catan import MakeOffer, Phase, State, game
from engines.catan.goods import one
from engines.core import log
from engines.core.log import Entry, Header
from engines.core.refusal import Illegal
from engines.core.rules import CHANCE


def header(mode: str, seed: int, players: int = 4, **options: str) -> Header:
    return Header("catan", players, game.meta.chosen({"mode": mode, **options}), str(seed))


def entries(
    head: Header, *, offers: bool = False, turns: int = 600
) -> Iterator[tuple[State, Entry, list[Any]]]:
    """The state, the entry that led to it and its events, entry by entry; seats choose at random."""
    state, chooser, rolled = log.start(game, head), random.Random(head.seed), 0
    while state.to_act and state.turns <= turns:
        seat = chooser.choice(state.may_act)
        act = None
        if seat == CHANCE:
            act = game.chance(state, log.rng(head, rolled))
            rolled += 1
        else:
            acts = game.legal_actions(state, seat)
            wish = _offer(chooser, state, seat) if offers and chooser.random() < 0.2 else None
            act = wish or (chooser.choice(acts) if acts else None)
        if act is not None:
            try:
                events = game.play(state, seat, act)
            except Illegal:
                assert isinstance(act, MakeOffer), f"{act} is offered, but refused"
                continue
            yield state, log.entry(game.rules, seat, act), events


def _offer(chooser: random.Random, state: State, seat: int) -> MakeOffer | None:
    """Any offer, legal or not."""
    if state.phase is not Phase.MAIN:
        return None
    goods = 6 if state.war is not None else 5
    give, get = one(chooser.randrange(goods), chooser.randint(0, 2)), one(chooser.randrange(goods))
    return MakeOffer(give, get, chooser.choice([None, *range(state.players)]))


def middle(mode: str, seed: int = 1, after: int = 400) -> State:
    """A state in the middle of a match, while somebody trades and builds."""
    for count, (state, _, _) in enumerate(entries(header(mode, seed))):
        if count >= after and state.phase is Phase.MAIN:
            return state.copy()
    raise AssertionError(f"the match of seed {seed} is over before {after} entries")
