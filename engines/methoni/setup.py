"""Rulebook, "Setting up": walls, ducats, pieces, cards and missions; the board is empty."""

from __future__ import annotations

from engines.core.chance import Rng
from engines.core.game import Options
from engines.methoni import turn
from engines.methoni.atlas import MAPS
from engines.methoni.closing import survey
from engines.methoni.pieces import (
    BANK,
    CARDS,
    DECK,
    HAND,
    HOUSES,
    MARKET_DUCAT,
    MARKETS,
    MISSIONS,
    START_DUCATS,
    TOWERS,
    VILLAS,
)
from engines.methoni.state import NOBODY, Phase, State, Terms


def new(players: int, options: Options, rng: Rng) -> State:
    """Everybody has five cards and a mission; who begins is drawn by lot, unless the host does."""
    board = MAPS[options["map"]]
    deck = list(DECK)
    state = State(
        terms=_terms(options),
        phase=Phase.LOTS,
        wall_supply=board.walls[players],
        bank=BANK,
        ducats=[START_DUCATS[players]] * players,
        houses=[HOUSES] * players,
        villas=[VILLAS] * players,
        towers=[TOWERS] * players,
        deck=deck,
        discard=[0] * len(CARDS),
        hands=[_deal(deck, rng) for _ in range(players)],
        missions=rng.shuffled(MISSIONS)[:players],
        market_ducats=[MARKET_DUCAT] * MARKETS,
        walls=[0] * len(board.borders),
        standing=[NOBODY] * 3 * len(board.lands),
        castle_of=[NOBODY] * len(board.lands),
    )
    survey(state)
    if options["first"] == "host":
        turn.begin(state)
    return state


def _terms(options: Options) -> Terms:
    return Terms(
        map=options["map"],
        towerless_then_foreign_merge=options["towerless_then_foreign_merge"] == "yes",
        market_ducat_before_merging=options["market_ducat_before_merging"] == "yes",
        trade_with_empty_bank=options["trade_with_empty_bank"] == "yes",
        redraw_repeats=options["redraw_repeats"] == "yes",
        size_rank_mode=options["size_rank_mode"],
        size_bonus_once_per_player=options["size_bonus_once_per_player"] == "yes",
    )


def _deal(deck: list[int], rng: Rng) -> list[int]:
    """A hand out of the deck."""
    hand = [0] * len(CARDS)
    for _ in range(HAND):
        at = rng.weighted({at: count for at, count in enumerate(deck) if count})
        deck[at] -= 1
        hand[at] += 1
    return hand
