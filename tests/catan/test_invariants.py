"""What holds after every action of every match, recounted from scratch."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from engines.catan import Phase, State, game
from engines.catan.barbarians.leaving import fewest_left
from engines.catan.goods import BASE
from engines.catan.island import ENDS, HEXES_AT, NEIGHBOURS, PATHS_AT, SIDES_OF, ones
from engines.catan.places import remake
from engines.catan.state import CARDS, CITIES, ROADS, SETTLEMENTS, VICTORY_POINT, Card
from engines.catan.war import CASTLE_PATHS, COAST, KNIGHTS
from engines.catan.winning import road_length
from engines.core import log
from tests.catan.matches import entries, header

SMALL, LARGE = range(20), range(1000)


def lawful(state: State, supply: int = 36) -> None:
    goods_are_kept(state)
    pieces_are_kept(state)
    buildings_keep_their_distance(state)
    points_are_as_counted(state)
    longest_road_is_held_rightly(state)
    places_are_as_remade(state)
    if state.war is None:
        assert sum(state.deck) + sum(map(sum, state.cards)) + _played(state) == 25
    else:
        barbarians_are_kept(state, supply)


def _played(state: State) -> int:
    """Cards of the base game that have left it, from what is missing of each kind; knights lie open."""
    gone = [BASE["deck"].get(card.value, 0) for card in CARDS]
    for row in (state.deck, *state.cards):
        gone = [count - have for count, have in zip(gone, row, strict=True)]
    assert min(gone) >= 0
    assert gone[Card.KNIGHT.at] == sum(state.knights)
    assert gone[VICTORY_POINT] == 0
    return sum(gone)


def goods_are_kept(state: State) -> None:
    for at in range(5):
        assert state.bank[at] + sum(hand[at] for hand in state.hands) == 19
    assert min(*state.bank, *(min(hand) for hand in state.hands)) >= 0


def pieces_are_kept(state: State) -> None:
    for seat in range(state.players):
        assert state.roads[seat].bit_count() <= ROADS
        assert state.settlements[seat].bit_count() <= SETTLEMENTS
        assert state.cities[seat].bit_count() <= CITIES
    taken = Counter(path for row in state.roads for path in ones(row))
    assert all(count == 1 for count in taken.values())


def buildings_keep_their_distance(state: State) -> None:
    built = [corner for seat in range(state.players) for corner in ones(state.buildings(seat))]
    assert len(built) == len(set(built))
    assert not any(near in built for corner in built for near in NEIGHBOURS[corner])


def points_are_as_counted(state: State) -> None:
    for seat, score in enumerate(game.scores(state, None)):
        expected = 2 * (state.longest == seat) + 2 * (state.army == seat)
        for corner in ones(state.buildings(seat)):
            lies = state.war is not None and all(
                at in COAST and state.war.barbarians[at] == 3 for at in HEXES_AT[corner]
            )
            expected += 0 if lies else 2 if state.cities[seat] >> corner & 1 else 1
        if state.war is not None:
            expected += state.war.prisoners[seat] // 2
        assert state.points[seat] == expected
        if state.phase is not Phase.OVER:
            assert score.points == expected


def longest_road_is_held_rightly(state: State) -> None:
    lengths = state.lengths
    if state.longest >= 0:
        assert lengths[state.longest] == max(lengths) >= 5
    elif max(lengths) >= 5:
        assert lengths.count(max(lengths)) > 1


def places_are_as_remade(state: State) -> None:
    """What is kept for choosers is what a remake from scratch gives."""
    bits = (
        *state.settlements,
        *state.cities,
        *state.roads,
        state.fallen,
        state.shut_paths,
        state.shut_corners,
    )
    kept = (state.room, state.reach, state.paths, state.spots, state.rates, state.yields, state.beside)
    assert (*kept, state.lengths) == remade(bits, state)
    if state.war is None:
        assert state.towns == [ones(row) for row in state.settlements]


_REMADE: dict[str, Any] = {}


def remade(bits: tuple[int, ...], state: State) -> tuple[Any, ...]:
    """Made once for each island as it is built, for most actions build nothing."""
    if _REMADE.get("bits") != (bits, state.land, state.terms):
        fresh = state.copy()
        remake(fresh)
        _REMADE["bits"] = (bits, state.land, state.terms)
        lengths = [road_length(roads, state.others(seat)) for seat, roads in enumerate(state.roads)]
        _REMADE["kept"] = (
            fresh.room, fresh.reach, fresh.paths, fresh.spots, fresh.rates, fresh.yields, fresh.beside, lengths
        )  # fmt: skip
    return _REMADE["kept"]


def barbarians_are_kept(state: State, supply: int) -> None:
    war = state.here
    assert sum(war.barbarians) + sum(war.prisoners) + war.supply == supply
    assert all(0 <= count <= 3 and (at in COAST or not count) for at, count in enumerate(war.barbarians))
    assert sum(state.deck) + sum(war.discarded) == 26
    assert state.idle == sum(1 << at for at in COAST if war.barbarians[at] == 3)
    standing = Counter(path for row in war.knights for path in ones(row))
    assert all(count == 1 for count in standing.values())
    assert all(row.bit_count() <= KNIGHTS for row in war.knights)


def played(mode: str, seed: int, *, offers: bool = True, turns: int = 600) -> State:
    """A whole match under the laws; at its end the log gives the same state again."""
    head, kept = header(mode, seed), []
    state, before, waiting = None, 0, 0
    for state, entry, _ in entries(head, offers=offers, turns=turns):
        lawful(state)
        if state.war is not None and entry.do == "end":
            assert waiting <= before
        before = (
            fewest_left(state, state.turn) if state.war is not None and state.phase is Phase.MAIN else before
        )
        waiting = (state.here.knights[state.turn] & CASTLE_PATHS).bit_count() if state.war is not None else 0
        kept.append(entry)
    assert state is not None
    assert log.freeze(log.replay(game, head, kept)) == log.freeze(state)
    return state


@pytest.mark.parametrize("mode", ["base", "barbarians"])
def test_the_laws_hold_after_every_action(mode: str) -> None:
    for seed in SMALL:
        played(mode, seed, turns=160)


OTHER = {
    "barbarian_supply": "30",
    "full_hex": "reroll",
    "seven_steal": "none",
    "intrigue": "prisoner",
    "gold_maritime": "official",
    "city_start_cards": "2",
    "upgrade_lying": "yes",
    "landing_before_win": "yes",
    "black_knight_name": "swift",
    "harbours": "shuffled",
}


def test_the_laws_hold_under_the_scenarios_other_options() -> None:
    for seed in range(3):
        for state, _, _ in entries(header("barbarians", seed, 3, **OTHER), offers=True, turns=90):
            lawful(state, 30)


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["base", "barbarians"])
def test_the_laws_hold_after_every_action_of_a_thousand_matches(mode: str) -> None:
    for seed in LARGE:
        played(mode, seed)


LAST = """
import sys; sys.path.insert(0, ".")
from tests.catan.matches import entries, header
from engines.core import log
state = None
for state, _, _ in entries(header("%s", 7), turns=80): pass
print(log.freeze(state).decode())
"""


@pytest.mark.parametrize("mode", ["base", "barbarians"])
def test_a_seed_gives_one_match_in_every_process(mode: str) -> None:
    ends = {
        subprocess.run(
            [sys.executable, "-c", LAST % mode],
            env={"PYTHONHASHSEED": hashing},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for hashing in ("0", "1")
    }
    assert len(ends) == 1
    assert ends.pop()


def brute_length(roads: int, blocked: int) -> int:
    """Every trail there is, written out: slow and plain."""
    best, trails = 0, [((start,), frozenset()) for path in ones(roads) for start in ENDS[path]]
    while trails:
        corners, used = trails.pop()
        best = max(best, len(used))
        here = corners[-1]
        if len(corners) > 1 and blocked >> here & 1:
            continue
        on = [path for path in PATHS_AT[here] if roads >> path & 1 and path not in used]
        trails += [((*corners, sum(ENDS[path]) - here), used | {path}) for path in on]
    return best


def test_the_longest_road_is_that_of_brute_force() -> None:
    measured = 0
    for seed in range(12):
        last = None
        for state, entry, _ in entries(header("base", 100 + seed), turns=120):
            if entry.do in ("road", "settlement"):
                for seat in range(4):
                    key = (state.roads[seat], state.others(seat))
                    if key != last:
                        assert brute_length(*key) == state.lengths[seat]
                        measured += 1
    assert measured > 500


def test_sides_and_corners_go_round() -> None:
    for sides in SIDES_OF:
        assert all(set(ENDS[one]) & set(ENDS[other]) for one, other in pairwise((*sides, sides[0])))
