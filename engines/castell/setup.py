"""Rulebook, "Before the game": what lies where, and who begins."""

from __future__ import annotations

from dataclasses import dataclass

from engines.castell import rounds
from engines.castell.box import (
    CASTELLERS_OF_SIZE,
    FESTIVALS,
    FIRST_SET,
    PER_REGION,
    REFILLS,
    REGIONS,
    ROUNDS,
    SECOND_SET,
    SPECIAL_TOKENS,
    STARTING_CASTELLERS,
    SUPPLY,
    TILES,
    TOKENS_OF_SIZE,
    WHEEL_TILES,
)
from engines.castell.events import TurnOrderSet
from engines.castell.refusals import Why
from engines.castell.rules import rules
from engines.castell.skills import RANKED
from engines.castell.state import Festival, Phase, PlayerBoard, State, Terms
from engines.castell.towers import SIZES
from engines.core.chance import Rng
from engines.core.forms import Seat
from engines.core.game import Event, Options
from engines.core.refusal import Illegal
from engines.core.rules import choose

NO_CASTELLERS = [0] * (1 + len(SIZES))


def new(players: int, options: Options, rng: Rng) -> State:
    """Castellers in the regions and with the players, tiles in their rows, the calendar for everybody to see."""
    bag = [0, *(CASTELLERS_OF_SIZE for _ in SIZES)]
    people = [_drawn(bag, PER_REGION[players], rng) for _ in REGIONS]
    ranks = [int(options["start_rank"])] * len(RANKED)
    boards = [
        PlayerBoard(_drawn(bag, STARTING_CASTELLERS, rng), ranks.copy(), SPECIAL_TOKENS)
        for _ in range(players)
    ]
    tiles = rng.shuffled(TILES)
    size_box = [0, *(TOKENS_OF_SIZE for _ in SIZES)]
    visitor = options["visitor"]
    known = visitor.isdigit() and int(visitor) <= players
    first = int(visitor) - 1 if known else 0
    return State(
        terms=_terms(options),
        phase=Phase.TURN if known else Phase.LOTS,
        boards=boards,
        bag=bag,
        people=people,
        wheel=rng.shuffled(WHEEL_TILES),
        tiles=[tiles[2 * at : 2 * at + 2] for at in range(len(REGIONS))],
        area=[[0, 0, 0, 0] for _ in REGIONS],
        calendar=_calendar(players, options, size_box, rng),
        supply=list(SUPPLY),
        size_box=size_box,
        first=first,
        turn=first,
    )


def _drawn(bag: list[int], count: int, rng: Rng) -> list[int]:
    drawn = NO_CASTELLERS.copy()
    for _ in range(count):
        size = rng.weighted(dict(enumerate(bag)))
        bag[size] -= 1
        drawn[size] += 1
    return drawn


def _calendar(players: int, options: Options, size_box: list[int], rng: Rng) -> list[Festival]:
    """Tiles of the first set for the first four festival rounds, of the second set for the others."""
    row = FESTIVALS[players if options["festival_calendar_by_players"] == "yes" else max(FESTIVALS)]
    each = [int(number) for number in options["size_tokens_per_festival"].split("_")]
    sizes = rng.shuffled(size for size, count in enumerate(size_box) for _ in range(count))
    calendar: list[Festival] = []
    for rounds_of_set, tokens in zip((FIRST_SET, SECOND_SET), each, strict=True):
        regions = rng.shuffled(range(len(REGIONS)))
        for number in rounds_of_set:
            calendar += [
                Festival(number, regions.pop(), tuple(sizes.pop() for _ in range(tokens)))
                for _ in range(row[number])
            ]
    for festival in calendar:
        for size in festival.sizes:
            size_box[size] -= 1
    return calendar


def _terms(options: Options) -> Terms:
    def yes(name: str) -> bool:
        return options[name] == "yes"

    base = options["base_levels_max"]
    return Terms(
        advanced=options["wheel"] == "advanced",
        refills=REFILLS[options["refill_rounds"]],
        move_anywhere=options["special_action_move"] == "any",
        skill_uses_special=yes("special_skill_consumes_special_action"),
        own_token_collected=yes("own_token_collected"),
        exactly=options["exhibition_levels"] == "exactly",
        base_levels_max=ROUNDS if base == "rank" else int(base),
        max_rank=int(options["max_rank"]),
        best_place=options["prizes_tie"] == "best_place",
        chart_by_players=options["prizes_chart_by"] == "players",
        score_breaks_tie=options["size_token_tie"] == "score_else_nobody",
        count_stock=options["size_token_count"] == "stock",
        variety=(
            yes("variety_prize"),
            yes("variety_size_token"),
            yes("variety_performance_tile"),
            yes("variety_special_token"),
        ),
        tie_break=options["tie_break"] == "three_steps",
    )


def seats(state: State, seat: int) -> range:
    return range(state.players)


@dataclass(frozen=True, slots=True)
class Lots:
    """Chance says who begins."""

    seat: Seat = choose(seats)


@rules.action(Phase.LOTS, chance=True, section="beginning")
def lots(state: State, seat: int, act: Lots) -> list[Event]:
    """With no visitor to Catalonia among us, lots are drawn for the first player marker."""
    if not 0 <= act.seat < state.players:
        raise Illegal(Why.NO_SUCH_SEAT)
    state.first = act.seat
    return [TurnOrderSet(act.seat), *rounds.begin(state)]
