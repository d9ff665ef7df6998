"""Barbarian Attack as a mode: composed of the base game's functions and its own."""

from __future__ import annotations

from engines.catan.barbarians import gold, knights
from engines.catan.barbarians.cards import pile, renew, reveal
from engines.catan.barbarians.checks import end_turn
from engines.catan.barbarians.drawing import after_seven
from engines.catan.barbarians.events import EVENTS
from engines.catan.barbarians.landing import attack
from engines.catan.barbarians.valuation import worth
from engines.catan.base import building_terms, fresh_table, points
from engines.catan.island import HEXES
from engines.catan.layout import harbours, make_land, shuffled_bag
from engines.catan.mode import MODES, Mode
from engines.catan.state import CARDS, Card, Phase, Piece, State, Terms, Terrain
from engines.catan.war import CASTLE, COAST, COAST_BY_NUMBER, DATA, DESERT, War
from engines.core.chance import Rng
from engines.core.game import Event, Options, Term
from engines.core.said import said

__all__ = ["EVENTS"]


def new(players: int, options: Options, rng: Rng) -> State:
    """Castle and desert face each other, terrain is shuffled within each ring, tokens are fixed.

    It is printed for three or four; two may play it as they may play the base game, by their own choice.
    """
    outer, inner = (rng.shuffled(shuffled_bag(DATA[name])) for name in ("coast_terrain", "inner_terrain"))
    by_hex = dict(zip(COAST, outer, strict=True)) | dict(zip(DATA["inner"], inner, strict=True))
    by_hex |= {CASTLE: Terrain.CASTLE, DESERT: Terrain.DESERT}
    land = make_land([by_hex[at] for at in HEXES], DATA["tokens"]["by_hex"], harbours(options, rng))
    state = fresh_table(players, options, _terms(options), land)
    state.bank[5] = 999  # coins never run out
    for rates in state.rates:
        rates[5] = 4 if options["gold_maritime"] == "classic" else 0
    state.deck = [_cards(options).get(card, 0) for card in CARDS]
    state.war = War(int(options["barbarian_supply"]), [0] * players, [0] * players)
    for number in DATA["start"]:
        state.war.supply -= 1
        state.war.barbarians[COAST_BY_NUMBER[number]] += 1
    return state


def _terms(options: Options) -> Terms:
    return Terms(
        "barbarians",
        points(options, DATA["points"]),
        options["full_hex"],
        options["seven_steal"],
        options["intrigue"],
        options["gold_maritime"],
        int(options["city_start_cards"]),
        options["upgrade_lying"] == "yes",
        options["landing_before_win"] == "yes",
    )


def _cards(options: Options) -> dict[Card, int]:
    """The 26 cards; the third kind has two names in print."""
    counts = {Card(name): count for name, count in DATA["deck"].items()}
    if options["black_knight_name"] == "swift":
        counts[Card.SWIFT_KNIGHT] = counts.pop(Card.BLACK_KNIGHT)
    return counts


def start_cards(state: State) -> int:
    return state.terms.city_start_cards


def begin_turn(state: State) -> list[Event]:
    """Nothing may come before the roll, so the dice fall at once."""
    state.draw(Phase.ROLLING)
    return []


def terms(state: State, seat: int) -> list[Term]:
    rows = building_terms(state, seat)
    if state.here.prisoners[seat] > 1:
        rows.append(Term(said("term-prisoners"), state.here.prisoners[seat] // 2))
    return rows


MODES["barbarians"] = Mode(
    new=new,
    second=Piece.CITY,
    start_cards=start_cards,
    begin_turn=begin_turn,
    after_seven=after_seven,
    after_building=attack,
    pile=pile,
    restock=renew,
    card_drawn=reveal,
    may_end=knights.may_end,
    refuse_end=knights.refuse_end,
    end_turn=end_turn,
    exchange=gold.exchange,
    terms=terms,
    worth=worth,
)
