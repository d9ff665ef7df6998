"""A slow, obviously right twin: it keeps nothing but what lies on the table, and floods it for every question.

It shares the table of tiles with the engine, and no code. Cells are (east, south) of the start tile.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
DATA = tomllib.loads((ROOT / "assets/carcassonne/tiles.toml").read_text("utf-8"))
TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in DATA["tile"]}
HALVES: list[str] = DATA["half_edges"]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"NNW": "SSW", "NNE": "SSE", "ENE": "WNW", "ESE": "WSW"}
ACROSS |= {there: here for here, there in ACROSS.items()} | {"N": "S", "S": "N", "E": "W", "W": "E"}

Cell = tuple[int, int]
Part = tuple[Cell, str]


def turned(place: str, rotation: int) -> str:
    """Where an edge or a half-edge lies after clockwise quarter turns."""
    if place in STEPS:
        return "NESW"[("NESW".index(place) + rotation) % 4]
    return HALVES[(HALVES.index(place) + 2 * rotation) % 8]


@cache
def edge_of(place: str) -> str:
    return place if place in STEPS else "NESW"[HALVES.index(place) // 2]


@cache
def rims(kind: str, rotation: int) -> dict[str, list[str]]:
    """Every segment with the edges or half-edges that it reaches."""
    tile = TILES[kind]
    rows = [row for what in ("city", "road", "cloister", "farm") for row in tile.get(what, ())]
    return {
        row["id"]: [turned(place, rotation) for place in row.get("edges", row.get("half_edges", ()))]
        for row in rows
    }


@cache
def letters(kind: str, rotation: int) -> dict[str, str]:
    return {turned(side, rotation): TILES[kind]["edges"]["NESW".index(side)] for side in STEPS}


@cache
def part_at(kind: str, rotation: int) -> dict[str, str]:
    """The segment at each edge with a city or road, and at each half-edge with a field."""
    return {place: name for name, rim in rims(kind, rotation).items() for place in rim}


def looks(kind: str, rotation: int) -> list[tuple[str, list[str]]]:
    """What one sees of a tile: which parts of its rim hang together, and as what."""
    return sorted((name[0], sorted(rim)) for name, rim in rims(kind, rotation).items())


ROTATIONS = {
    kind: [r for r in range(4) if all(looks(kind, r) != looks(kind, earlier) for earlier in range(r))]
    for kind in TILES
}


class Oracle:
    def __init__(self, players: int, two_tile_city: int, cloister_sides: int) -> None:
        self.players = players
        self.two_tile_city = two_tile_city
        self.cloister_sides = cloister_sides
        self.laid: dict[Cell, tuple[str, int]] = {(0, 0): (DATA["start"], 0)}
        self.followers: dict[Cell, tuple[int, str]] = {}
        self.points = [0] * players

    def supply(self) -> list[int]:
        on_board = Counter(seat for seat, _ in self.followers.values())
        return [DATA["meeples_per_player"] - on_board[seat] for seat in range(self.players)]

    def fits(self, kind: str, cell: Cell, rotation: int) -> bool:
        """Whether it touches a tile, and every edge that does is the same letter on both sides."""
        touches = False
        for side, letter in letters(kind, rotation).items():
            near = self.laid.get(step(cell, side))
            if near:
                touches = True
                if letters(*near)[ACROSS[side]] != letter:
                    return False
        return touches and cell not in self.laid

    def places(self, kind: str) -> set[tuple[Cell, int]]:
        rim = {step(cell, side) for cell in self.laid for side in STEPS} - self.laid.keys()
        return {(cell, r) for cell in rim for r in ROTATIONS[kind] if self.fits(kind, cell, r)}

    def flood(self, part: Part) -> tuple[set[Part], int]:
        """All that hangs together with a part of a tile, and how many of its edges lead nowhere yet."""
        seen, todo, loose = {part}, [part], 0
        while todo:
            cell, name = todo.pop()
            for place in rims(*self.laid[cell])[name]:
                beyond = step(cell, edge_of(place))
                if beyond not in self.laid:
                    loose += 1
                    continue
                near = beyond, part_at(*self.laid[beyond])[ACROSS[place]]
                if near not in seen:
                    seen.add(near)
                    todo.append(near)
        return seen, loose

    def on(self, parts: set[Part]) -> list[int]:
        """The seats of the followers that stand there."""
        return [seat for cell, (seat, name) in self.followers.items() if (cell, name) in parts]

    def targets(self, cell: Cell) -> set[str]:
        return {name for name in rims(*self.laid[cell]) if not self.on(self.flood((cell, name))[0])}

    def shields(self, parts: set[Part]) -> int:
        rows = [(self.laid[cell][0], name) for cell, name in parts if name[0] == "c"]
        return sum(row["shields"] for kind, name in rows for row in TILES[kind]["city"] if row["id"] == name)

    def empty_beside(self, cell: Cell, sides: int) -> int:
        around = [(cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        if sides == 4:
            around = [step(cell, side) for side in STEPS]
        return sum(one not in self.laid for one in around)

    def finish_turn(self) -> None:
        """Every finished feature with followers pays, and they come home."""
        for cell, (seat, name) in list(self.followers.items()):
            if cell not in self.followers or name[0] == "f":
                continue
            parts, loose = self.flood((cell, name))
            if name[0] == "m":
                if self.empty_beside(cell, self.cloister_sides) == 0:
                    self.pay([seat], 9)
                    del self.followers[cell]
            elif loose == 0:
                tiles = len({at for at, _ in parts})
                if name[0] == "r":
                    worth = tiles
                else:
                    worth = self.two_tile_city if tiles == 2 else 2 * tiles + 2 * self.shields(parts)
                self.pay(most(self.on(parts)), worth)
                for at, part in parts:
                    if self.followers.get(at, (0, ""))[1] == part:
                        del self.followers[at]

    def pay(self, seats: list[int], worth: int) -> None:
        for seat in seats:
            self.points[seat] += worth

    def final(self, farm_scoring: str) -> list[int]:
        """The totals after the final scoring; nothing is changed."""
        totals = Counter(dict(enumerate(self.points)))
        for parts in self.held("rc"):
            for seat in most(self.on(parts)):
                totals[seat] += len({cell for cell, _ in parts}) + self.shields(parts)
        for cell, (seat, name) in self.followers.items():
            if name[0] == "m":
                totals[seat] += 9 - self.empty_beside(cell, 8)
        for seat, points in self.farm_pay(farm_scoring):
            totals[seat] += points
        return [totals[seat] for seat in range(self.players)]

    def held(self, kinds: str) -> list[set[Part]]:
        """The different features of these kinds with followers on them."""
        found: list[set[Part]] = []
        for cell, (_, name) in self.followers.items():
            if name[0] in kinds and not any((cell, name) in parts for parts in found):
                found.append(self.flood((cell, name))[0])
        return found

    def farm_pay(self, farm_scoring: str) -> Iterator[tuple[int, int]]:
        farms = [(self.on(parts), self.cities_beside(parts)) for parts in self.held("f")]
        if farm_scoring == "city4":
            for city in {city for _, cities in farms for city in cities}:
                for seat in most([seat for seats, cities in farms if city in cities for seat in seats]):
                    yield seat, 4
        elif farm_scoring == "farm3once":
            yield from {
                (seat, city): (seat, 3) for seats, cities in farms for seat in most(seats) for city in cities
            }.values()
        else:
            each = {"farm3": 3, "farm4": 4}[farm_scoring]
            yield from ((seat, each) for seats, cities in farms for seat in most(seats) for _ in cities)

    def cities_beside(self, farm: set[Part]) -> set[frozenset[Part]]:
        """The finished cities that a farm touches."""
        cities: set[frozenset[Part]] = set()
        for cell, name in farm:
            (row,) = [row for row in TILES[self.laid[cell][0]]["farm"] if row["id"] == name]
            for town in row["touches"]:
                parts, loose = self.flood((cell, town))
                if loose == 0:
                    cities.add(frozenset(parts))
        return cities


def step(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def most(seats: list[int]) -> list[int]:
    """Those who have the most followers among `seats`, each once."""
    counts = Counter(seats)
    return [seat for seat, count in counts.items() if count == max(counts.values())]
