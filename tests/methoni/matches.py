"""Random matches, and what must hold of each of their states."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import log
from engines.core.chance import Rng
from engines.core.rules import CHANCE
from engines.methoni import Build, Phase, State, game
from engines.methoni.closing import survey
from engines.methoni.maps import SEA
from engines.methoni.pieces import DECK, DUCATS, HOUSES, TOWERS, VILLAS
from engines.methoni.state import NOBODY, Towerless


def states(
    seed: str, players: int, closers: bool = False, **options: str
) -> Iterator[tuple[State, list[log.Entry]]]:
    """Every state of a match in which all play at random; `closers` close something whenever they can.

    The state and the entries are the same objects throughout, and go on as the match does.
    """
    header = log.Header(game.name, players, game.meta.chosen(options), seed)
    state, entries, pick = log.start(game, header), list[log.Entry](), Rng(seed, "pick")
    rolled = 0
    yield state, entries
    while state.to_act:
        (seat,) = state.to_act
        if seat == CHANCE:
            act = game.chance(state, log.rng(header, rolled))
            rolled += 1
        else:
            acts = game.legal_actions(state, seat)
            closing = [act for act in acts if isinstance(act, Build) and act.border in state.closing]
            act = pick.choice(closing if closers and closing else acts)
        game.play(state, seat, act)
        entries.append(log.entry(game.rules, seat, act))
        yield state, entries


def check(state: State) -> None:
    """Nothing is lost or made of nothing, and what is kept of the walls is what a survey finds."""
    board, players = state.map, range(state.players)
    assert state.bank + sum(state.ducats) + sum(state.market_ducats) == DUCATS
    assert min(state.bank, *state.ducats, state.wall_supply) >= 0
    assert state.wall_supply + sum(state.walls) == board.walls[state.players]
    for seat in players:
        castles = [state.castles[name] for name in state.owned(seat)]
        everywhere = state.castles.values()
        standing = state.standing.count(seat) + sum(castle.houses[seat] for castle in everywhere)
        assert state.houses[seat] + standing == HOUSES
        assert state.villas[seat] + sum(castle.villas[seat] for castle in everywhere) == VILLAS
        waiting = state.towerless is Towerless.DUE and seat == state.turn
        assert state.towers[seat] + len(castles) - waiting == TOWERS
        assert min(state.houses[seat], state.villas[seat], state.towers[seat]) >= 0
    for at, count in enumerate(DECK):
        assert state.deck[at] + state.discard[at] + sum(hand[at] for hand in state.hands) == count
    assert min(*state.deck, *state.discard) >= 0
    reached = reach(state)
    assert {land for land, castle in enumerate(state.castle_of) if castle == NOBODY} == reached - {SEA}
    for name, castle in state.castles.items():
        assert name == castle.lands[0] == min(castle.lands)
        assert {land for land, other in enumerate(state.castle_of) if other == name} == set(castle.lands)
        for land in castle.lands:
            assert set(state.standing[3 * land : 3 * land + 3]) == {NOBODY}
    for land, ducats in zip(board.markets, state.market_ducats, strict=True):
        late = state.phase is Phase.MERGING and not state.terms.market_ducat_before_merging
        assert late or (ducats == 0) == (state.castle_of[land] != NOBODY)
    twin = state.copy()
    survey(twin)
    assert (twin.closing, twin.free) == (state.closing, state.free)


def reach(state: State, extra: int = -1) -> set[int]:
    """By flood: what hangs together with the sea, as if there were one more wall at `extra`."""
    links, seen, queue = state.map.links, {SEA}, [SEA]
    while queue:
        for border, other in links[queue.pop()]:
            if border != extra and not state.walls[border] and other not in seen:
                seen.add(other)
                queue.append(other)
    return seen
