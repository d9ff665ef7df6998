"""What is in the box, as tables built once from assets/castell/*.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files
from typing import Any

from engines.castell.skills import NONE, RANKED, Row, Skill


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads(files("assets.castell").joinpath(f"{name}.toml").read_text("utf-8"))


_BOX, _MAP, _FESTIVALS = _data("box"), _data("map"), _data("festivals")


class Region(StrEnum):
    """In the order of the wheel, clockwise after the eighth sector; the picture letters them A to G."""

    GIRONA = "girona"
    BARCELONA = "barcelona"
    VILANOVA = "vilanova"
    VILAFRANCA = "vilafranca"
    TARRAGONA = "tarragona"
    VALLS = "valls"
    LLEIDA = "lleida"


class Prize(StrEnum):
    TROPHY = "trophy"
    MEDAL = "medal"
    RIBBON = "ribbon"


@dataclass(frozen=True, slots=True)
class Tile:
    """A local performance: a shape (castellers a level, from the bottom) or an exhibition of skills."""

    id: str
    points: int
    shape: tuple[int, ...]
    uses: Row


REGIONS = tuple(Region(row["id"]) for row in _MAP["region"])
AT = {region: at for at, region in enumerate(REGIONS)}
PRIZES = tuple(Prize)

TOUCHING = tuple((AT[Region(a)], AT[Region(b)]) for a, b in _MAP["borders"]["touching"])
DOTTED = tuple((AT[Region(a)], AT[Region(b)]) for a, b in _MAP["borders"]["dotted"])
ADJACENT: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({a + b - at for a, b in TOUCHING + DOTTED if at in (a, b)})) for at in range(len(REGIONS))
)
"""For each region those that touch it or are joined to it by a dotted line."""

WHEEL_TILES = tuple(Skill(name) for name in _MAP["wheel"]["tiles"])
EIGHTH = -1
"""The wheel's sector that is no region: ALL of them, or NO one."""

TILES: dict[str, Tile] = {
    row["id"]: Tile(
        row["id"],
        row["points"],
        tuple(row.get("shape", ())),
        tuple(row.get("skills", {}).get(skill.value, 0) for skill in RANKED) if "skills" in row else NONE,
    )
    for row in _data("performances")["tile"]
}

ROUNDS: int = _BOX["box"]["rounds"]
STARTING_CASTELLERS: int = _BOX["box"]["castellers_each"]
SPECIAL_TOKENS: int = _BOX["box"]["special_tokens_each"]
PER_REGION: dict[int, int] = {int(n): count for n, count in _BOX["box"]["castellers_per_region"].items()}
CASTELLERS_OF_SIZE: int = _BOX["sizes"]["castellers_of_each"]
TOKENS_OF_SIZE: int = _BOX["sizes"]["tokens_of_each"]
REFILLS: dict[str, tuple[int, ...]] = {name: tuple(_BOX["refill"][name]) for name in ("odd", "every")}

PRIZE_POINTS = tuple(int(_BOX["scoring"]["prizes"][prize]) for prize in PRIZES)
VARIETY: tuple[int, ...] = tuple(_BOX["scoring"]["variety"])
FIRST_OF_SIZE: int = _BOX["scoring"]["first_token_of_a_size"]
ANOTHER_OF_SIZE: int = _BOX["scoring"]["another_token_of_a_size"]
COLLECTED_TOKEN: int = _BOX["scoring"]["collected_special_token"]

FIRST_SET: tuple[int, ...] = tuple(_FESTIVALS["tiles"]["first_set"])
SECOND_SET: tuple[int, ...] = tuple(_FESTIVALS["tiles"]["second_set"])
FESTIVALS: dict[int, dict[int, int]] = {
    int(players): dict(enumerate(row, _FESTIVALS["calendar"]["from_round"]))
    for players, row in _FESTIVALS["calendar"]["festivals"].items()
}
"""By players and round: how many festivals."""

SUPPLY = tuple(int(_FESTIVALS["prizes"][prize]) for prize in PRIZES)
CHART: dict[int, tuple[Prize, ...]] = {
    int(n): tuple(Prize(name) for name in row) for n, row in _FESTIVALS["chart"]["places"].items()
}
FESTIVAL_LEVELS: int = _FESTIVALS["entering"]["levels"]
