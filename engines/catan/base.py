"""The base game as a mode: robber, cards in hand, two special cards, ten points."""

from __future__ import annotations

from engines.catan.cards import keep_card, pile
from engines.catan.goods import BASE
from engines.catan.island import ALL_CORNERS
from engines.catan.layout import base_land
from engines.catan.mode import MODES, Mode
from engines.catan.places import NO_HARBOUR
from engines.catan.seven import send_robber
from engines.catan.state import CARDS, VICTORY_POINT, Land, Phase, Piece, State, Terms, Terrain
from engines.catan.trading import resources_for
from engines.catan.turn import pass_on
from engines.catan.winning import SPECIAL, win
from engines.core.chance import Rng
from engines.core.game import Event, Options, Term
from engines.core.rules import CHANCE
from engines.core.said import said


def new(players: int, options: Options, rng: Rng) -> State:
    """The robber stands on the desert, all cards lie in the bank and in the pile."""
    land = base_land(options, rng)
    state = fresh_table(players, options, Terms("base", points(options, BASE["points"])), land)
    state.robber = land.terrain.index(Terrain.DESERT)
    state.idle = 1 << state.robber
    state.deck = [BASE["deck"].get(card.value, 0) for card in CARDS]
    return state


def points(options: Options, printed: int) -> int:
    """How many points win."""
    return printed if options["points"] == "printed" else int(options["points"])


def fresh_table(players: int, options: Options, terms: Terms, land: Land) -> State:
    """An empty island, everybody with all pieces and no card; lots say who begins, or the host does."""
    seats = range(players)
    by_lot = options["first"] == "draw"
    return State(
        terms=terms,
        land=land,
        phase=Phase.LOTS if by_lot else Phase.FOUNDING,
        waits=(CHANCE,) if by_lot else (0,),
        bank=[BASE["bank"]] * 5 + [0],
        deck=[0] * len(CARDS),
        hands=[[0] * 6 for _ in seats],
        cards=[[0] * len(CARDS) for _ in seats],
        settlements=[0] * players,
        cities=[0] * players,
        roads=[0] * players,
        points=[0] * players,
        room=ALL_CORNERS,
        reach=[0] * players,
        paths=[()] * players,
        spots=[()] * players,
        towns=[()] * players,
        rates=[list(NO_HARBOUR) for _ in seats],
        lengths=[0] * players,
        knights=[0] * players,
        owing=[0] * players,
        made=[0] * players,
    )


def no_restock(state: State) -> list[Event]:
    """The pile is never made anew."""
    return []


def one_card(state: State) -> int:
    return 1


def begin_turn(state: State) -> list[Event]:
    """The seat on turn rolls, or plays a card before."""
    state.enter(Phase.ROLL, state.turn)
    return []


def after_seven(state: State) -> list[Event]:
    return send_robber(state, Phase.MAIN)


def after_building(state: State, seat: int) -> list[Event]:
    return win(state)


def may_end(state: State, seat: int) -> bool:
    return True


def refuse_end(state: State, seat: int) -> None:
    """Nothing keeps a turn from ending."""


def building_terms(state: State, seat: int) -> list[Term]:
    """Settlements, cities and the longest road, as every mode has them."""
    standing = ~state.fallen
    terms = [
        Term(said("term-settlements"), (state.settlements[seat] & standing).bit_count()),
        Term(said("term-cities"), 2 * (state.cities[seat] & standing).bit_count()),
    ]
    terms = [term for term in terms if term.points] or terms[:1]
    if state.longest == seat:
        terms.append(Term(said("term-longest"), SPECIAL))
    return terms


def terms(state: State, seat: int) -> list[Term]:
    rows = building_terms(state, seat)
    if state.army == seat:
        rows.append(Term(said("term-army"), SPECIAL))
    if state.cards[seat][VICTORY_POINT]:
        rows.append(Term(said("term-cards"), state.cards[seat][VICTORY_POINT]))
    return rows


def worth(state: State, seat: int) -> float:
    """Knights on the way to the army, cards that are still to be played, and what the seat on turn is about to get."""
    value = 0.4 * state.knights[seat] + 0.6 * (sum(state.cards[seat]) - state.cards[seat][VICTORY_POINT])
    if seat == state.turn:
        value += AT_HAND.get(state.phase, 0.0) + 0.7 * state.free
    return value


AT_HAND: dict[Phase, float] = {Phase.DRAWING: 1.1, Phase.ROBBER: 0.6, Phase.STEALING: 0.3}


MODES["base"] = Mode(
    new=new,
    second=Piece.SETTLEMENT,
    start_cards=one_card,
    begin_turn=begin_turn,
    after_seven=after_seven,
    after_building=after_building,
    pile=pile,
    restock=no_restock,
    card_drawn=keep_card,
    may_end=may_end,
    refuse_end=refuse_end,
    end_turn=pass_on,
    exchange=resources_for,
    terms=terms,
    worth=worth,
)
