"""What everybody sees. In Carcassonne nothing is hidden but the order of the stack, which does not exist yet."""

from __future__ import annotations

from dataclasses import dataclass

from engines.carcassonne.claiming import free_segments
from engines.carcassonne.final import city_winners, farms, supplied
from engines.carcassonne.placing import cells, rotations
from engines.carcassonne.state import CITIES, TERMS, Phase, State, majority
from engines.carcassonne.tiles import CITY, FARM, LIES
from engines.core.game import Score, Term, placed
from engines.core.said import Said, Who, said


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile laid; `rotation` counts clockwise quarter turns."""

    kind: str
    rotation: int


@dataclass(frozen=True, slots=True)
class Follower:
    seat: int
    cell: str
    segment: str


@dataclass(frozen=True, slots=True)
class Farm:
    """A field with farmers: its (cell, segment) parts, who has how many, who is paid, which cities it supplies."""

    parts: tuple[tuple[str, str], ...]
    farmers: tuple[tuple[int, int], ...]
    winners: tuple[int, ...]
    cities: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class City:
    """A finished city that farms supply; who is paid for it, and how much each time."""

    parts: tuple[tuple[str, str], ...]
    winners: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Farmland:
    """All farms with farmers, the finished cities they supply, and what each seat would be paid for them now."""

    farms: tuple[Farm, ...]
    cities: tuple[City, ...]
    paid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    players: int
    phase: Phase
    turn: int
    drawn: str
    laid: dict[str, Tile]  # in the order in which they were laid
    last: str
    layer: int | None  # who laid the last tile
    followers: tuple[Follower, ...]
    supply: tuple[int, ...]
    points: tuple[int, ...]
    left: dict[str, int]
    places: tuple[tuple[str, tuple[int, ...]], ...]  # while placing: legal cells and their rotations
    claims: tuple[str, ...]  # while claiming: segments that may be claimed
    _land: State

    def farms(self) -> Farmland:
        """The farms as they would be paid if the match ended now."""
        return farmland(self._land)


def view(state: State, seat: int | None) -> View:
    """The same for every seat and the channel."""
    placing, claiming = state.phase is Phase.PLACING, state.phase is Phase.CLAIMING
    return View(
        players=state.players,
        phase=state.phase,
        turn=state.turn,
        drawn=state.drawn,
        laid={cell: Tile(word[0], int(word[1])) for cell, word in state.laid.items()},
        last=state.last,
        layer=_layer(state),
        followers=tuple(
            Follower(holder, cell, segment) for cell, (holder, segment) in state.followers.items()
        ),
        supply=tuple(state.supply),
        points=tuple(sum(row) for row in state.points),
        left={kind: count for kind, count in state.bag.items() if count},
        places=_places(state) if placing else (),
        claims=tuple(free_segments(state)) if claiming and state.supply[state.turn] else (),
        _land=state,
    )


def _places(state: State) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return tuple((cell, rotations(state, state.turn, cell)) for cell in cells(state, state.turn))


def _layer(state: State) -> int | None:
    if len(state.laid) == 1:
        return None
    return state.turn if state.phase is Phase.CLAIMING else (state.turn - 1) % state.players


def scores(state: State, seat: int | None) -> list[Score]:
    """Points with their terms; equal totals share a place, for the rules know no tie-break."""
    shown = range(len(TERMS)) if state.phase is Phase.OVER else range(CITIES, CITIES + 3)
    return placed(
        [
            Score(one, sum(row), tuple(Term(said(f"term-{TERMS[at]}"), row[at]) for at in shown))
            for one, row in enumerate(state.points)
        ]
    )


def status(seen: View) -> list[Said]:
    """Followers in hand, and how many tiles are left."""
    lines = [
        said(
            "status-supply",
            who=tuple(said("status-seat", seat=Who(n), followers=left) for n, left in enumerate(seen.supply)),
        )
    ]
    if seen.phase is not Phase.OVER:
        lines.append(said("status-tiles", left=sum(seen.left.values())))
    return lines


def farmland(state: State) -> Farmland:
    """Farms with farmers and the finished cities beside them, with everything a picture needs."""
    touched = supplied(state)
    parts = _parts(state)
    towns = list(dict.fromkeys(town for cities in touched.values() for town in cities))
    fields = [
        state.feature(cell, segment) for cell, (_, segment) in state.followers.items() if segment[0] == "f"
    ]
    found = tuple(
        Farm(
            parts[farm],
            tuple(state.holders(farm)),
            majority(state.holders(farm)),
            tuple(towns.index(town) for town in touched.get(farm, ())),
        )
        for farm in dict.fromkeys(fields)
    )
    winners = _winners(state, found, towns)
    points = 4 if state.terms.farm_scoring in ("city4", "farm4") else 3
    cities = tuple(City(parts[town], winners[at], points) for at, town in enumerate(towns))
    paid = [0] * state.players
    for pay in farms(state):
        for seat in pay.winners:
            paid[seat] += pay.points
    return Farmland(found, cities, tuple(paid))


def _winners(state: State, found: tuple[Farm, ...], towns: list[int]) -> list[tuple[int, ...]]:
    """Who is paid for each city: by the majority around it, or by each farm's own majority."""
    if state.terms.farm_scoring == "city4":
        by_city = city_winners(state)
        return [by_city[town] for town in towns]
    return [
        tuple(sorted({seat for farm in found if at in farm.cities for seat in farm.winners}))
        for at in range(len(towns))
    ]


def _parts(state: State) -> dict[int, tuple[tuple[str, str], ...]]:
    parts: dict[int, list[tuple[str, str]]] = {}
    for cell, word in state.laid.items():
        for at, one in enumerate(LIES[word].segments):
            if one.what in (CITY, FARM):
                parts.setdefault(state.find(state.base[cell] + at), []).append((cell, one.id))
    return {feature: tuple(row) for feature, row in parts.items()}
