"""Positions set up by hand: walls, houses and castles as they might have come about, without paying for them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from engines.core.chance import Rng
from engines.methoni import Build, Card, Phase, State, game
from engines.methoni.closing import survey
from engines.methoni.pieces import CARDS, DECK, HAND
from engines.methoni.state import NOBODY, Castle
from tests.table import Table

RED, YELLOW, LAVENDER, BLUE = "Anna", "Ben", "민수", "지우"
COLOURS = "RYLBG"
"""The seats as the rulebook's examples paint them."""


def counts(text: str) -> list[int]:
    """ "R2 Y1" as numbers by seat."""
    found = {letter: int(count) for letter, count in re.findall(rf"([{COLOURS}])(\d)", text)}
    return [found.get(letter, 0) for letter in COLOURS]


def cards(text: str) -> list[int]:
    """ "mountain sea sea" as numbers by card."""
    words = text.split()
    assert all(word in list(Card) for word in words), text
    return [words.count(card) for card in CARDS]


def position(
    players: int = 4,
    *,
    walls: str = "",
    standing: str = "",
    castles: Sequence[tuple[str, str, str, str]] = (),
    money: Sequence[int] | None = None,
    bank: int | None = None,
    hands: Mapping[int, str] | None = None,
    turn: int = 0,
    options: Mapping[str, str] | None = None,
) -> State:
    """A table at the start of a turn.

    `standing` is "C06:R1Y1 ..."; a castle is its owner's letter, its lands, its houses and its villas; all walls round
    it stand.
    """
    state = game.new(players, game.meta.chosen({"first": "host", **(options or {})}), Rng("position"))
    state.turn = turn
    for owner, lands, houses, villas in castles:
        _castle(state, COLOURS.index(owner), lands.split(), counts(houses), counts(villas))
    for name in walls.split():
        _wall(state, state.map.border_index[name])
    for word in standing.split():
        _stand(state, *word.split(":"))
    state.ducats = list(money) if money is not None else state.ducats
    state.bank = state.bank if bank is None else bank
    _deal(state, {turn: "pasture vineyard marsh field sea", **(hands or {})})
    survey(state)
    return state


def table(players: int = 4, **about: Any) -> Table:
    """A table at which red, Anna, is to play her first card; see `position`."""
    state = position(players, **about)
    return Table(game, players=players, state=state)


def build(card: str, border: str, houses: str = "") -> Build:
    """Build("pasture", "C05-C06", "C05:Y C06:R")."""
    pairs = [word.split(":") for word in houses.split()]
    placed = sorted((land, COLOURS.index(colour)) for land, colour in pairs)
    return Build(Card(card), border, tuple(placed))


def castle_at(state: State, land: str) -> Castle:
    return state.castles[state.castle_of[state.map.index[land]]]


def shown(state: State, land: str) -> str:
    """A castle's houses and villas in words: "R2 Y1 | R1"."""
    castle = castle_at(state, land)
    words = [
        " ".join(f"{COLOURS[seat]}{count}" for seat, count in enumerate(row) if count)
        for row in (castle.houses, castle.villas)
    ]
    return " | ".join(words)


def _wall(state: State, border: int) -> None:
    if not state.walls[border]:
        state.walls[border] = 1
        state.wall_supply -= 1


def _castle(state: State, owner: int, names: list[str], houses: list[int], villas: list[int]) -> None:
    board = state.map
    lands = tuple(sorted(board.index[name] for name in names))
    for land in lands:
        state.castle_of[land] = lands[0]
        for border, beside in zip(board.around[land], board.beside[land], strict=True):
            if beside not in lands:
                _wall(state, border)
    state.castles[lands[0]] = Castle(owner, lands, houses[: state.players], villas[: state.players])
    for seat in range(state.players):
        state.houses[seat] -= houses[seat]
        state.villas[seat] -= villas[seat]
    state.towers[owner] -= 1
    for at, land in enumerate(board.markets):
        if land in lands:
            state.market_ducats[at] = 0


def _stand(state: State, name: str, houses: str) -> None:
    """Each at a wall of its land that brought no other house yet."""
    land = state.map.index[name]
    for seat, count in enumerate(counts(houses)):
        for _ in range(count):
            at = next(
                3 * land + side
                for side, border in enumerate(state.map.around[land])
                if state.walls[border] and state.standing[3 * land + side] == NOBODY
            )
            state.standing[at] = seat
            state.houses[seat] -= 1


def _deal(state: State, hands: Mapping[int, str]) -> None:
    state.deck = list(DECK)
    rest = [seat for seat in range(state.players) if seat not in hands]
    for seat, text in hands.items():
        state.hands[seat] = cards(text)
        state.deck = [left - held for left, held in zip(state.deck, state.hands[seat], strict=True)]
    for seat in rest:
        state.hands[seat] = [0] * len(CARDS)
        for _ in range(HAND):
            at = max(range(len(CARDS)), key=lambda one: state.deck[one])
            state.hands[seat][at] += 1
            state.deck[at] -= 1
    state.phase = Phase.FIRST_CARD
