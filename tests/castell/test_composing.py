"""Composing level by level: each step offers only what can still become a tower that will do."""

from __future__ import annotations

import random

from engines.castell import EndTurn, Region, check, next_levels, taller, will_do
from engines.castell.box import TILES
from engines.castell.demands import tile_demand
from engines.castell.notation import levels_of
from engines.castell.solver import first
from engines.castell.state import State
from engines.castell.towers import What, faults
from tests.castell import oracle
from tests.castell.seated import SKILLS, festival_table, fresh, put
from tests.table import Table


def builder(pick: random.Random, most: int = 9) -> State:
    state = fresh(2)
    board = state.boards[0]
    board.stock = [0] * 11
    for _ in range(most):
        board.stock[pick.randint(4, 9)] += 1
    board.ranks = [pick.choice((0, 1, 1, 2)) for _ in SKILLS]
    return state


def test_what_is_offered_is_exactly_what_leads_to_a_tower() -> None:
    pick = random.Random(5)
    for _ in range(12):
        state = builder(pick)
        named = dict(zip(SKILLS, state.boards[0].ranks, strict=True))
        towers = list(oracle.all_towers(state.stock(0), named))
        for tile in pick.sample(sorted(TILES), 3):
            good = [one for one in towers if not _wrong(state, one, tile)]
            so_far = ""
            while True:
                standing = levels_of(so_far) if so_far else ()
                higher = {
                    one[len(standing)]
                    for one in good
                    if len(one) > len(standing) and one[: len(standing)] == standing
                }
                offered = [levels_of(level)[0] for level in next_levels(state, 0, so_far, tile)]
                assert set(offered) == higher
                assert will_do(state, 0, so_far, tile) == (standing in good)
                if not offered:
                    break
                so_far = f"{so_far}/{pick.choice(next_levels(state, 0, so_far, tile))}".lstrip("/")


def _wrong(state: State, tower: oracle.Tower, tile: str) -> bool:
    return bool(faults(tower, state.stock(0), state.ranks(0), tile_demand(state, tile)))


def test_at_a_festival_it_is_for_the_festival() -> None:
    state = fresh(2)
    put(state, 0, Region.VALLS, stock="9x3 7x3 5x2 3", ranks={"balance": 1})
    playing: Table = festival_table(state, Region.VALLS, 7)
    playing.does("Ben", EndTurn())
    assert next_levels(playing.state, 0) == ["999"]
    assert next_levels(playing.state, 0, "999") == ["777", "77"]
    assert next_levels(playing.state, 0, "999/777") == ["55"]
    assert next_levels(playing.state, 0, "999/777/55") == ["3"]
    assert taller(playing.state, 0, "999/777") == ["999/777/55"]
    assert taller(playing.state, 0, None) == ["999"]
    assert will_do(playing.state, 0, "999/777/55/3")
    assert not next_levels(playing.state, 0, "999/777/55/3")


def test_a_dry_run_tells_all_faults_and_changes_nothing() -> None:
    state = fresh(2)
    put(state, 0, stock="9x2 7")
    before = state.copy()
    assert [fault.what for fault in check(state, 0, "999/77/8")] == [
        What.STOCK,
        What.STOCK,
        What.STOCK,
        What.BIGGER,
    ]
    assert state == before


def test_nothing_is_offered_where_nothing_can_be_built() -> None:
    state = fresh(2)
    put(state, 0, stock="9 8 7")
    assert next_levels(state, 0, tile="S16") == []
    assert first(state.stock(0), state.ranks(0), tile_demand(state, "S16")) is None
