"""What a place is worth, in words and in order, for those who choose one."""

from __future__ import annotations

from engines.catan.goods import GOODS
from engines.catan.island import CORNER_NAME, CORNERS_OF, ENDS, HEXES_AT, PATH_NAME
from engines.catan.places import touched
from engines.catan.state import State
from engines.core.said import Said, Who, said


def corners_named(corners: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(CORNER_NAME[corner] for corner in corners)


def paths_named(paths: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(PATH_NAME[path] for path in paths)


def hexes_around(state: State, corner: int) -> tuple[Said, ...]:
    """The hexes at a corner, with their tokens."""
    return tuple(hex_worded(state, at) for at in HEXES_AT[corner])


def hex_worded(state: State, at: int) -> Said:
    land = state.land
    return said("hex-worded", terrain=said(f"terrain-{land.terrain[at]}"), number=land.tokens[at])


def pips(state: State, corner: int) -> int:
    """In how many of 36 rolls the hexes around produce."""
    tokens = state.land.tokens
    return sum(6 - abs(7 - tokens[at]) for at in HEXES_AT[corner] if tokens[at])


def corner_hint(state: State, seat: int, *chosen: int) -> Said:
    """The hexes around a corner, and its harbour."""
    port = state.land.ports[chosen[-1]]
    harbour = "none" if port < 0 else "any" if port == 6 else GOODS[port].value
    return said(
        "corner-hint",
        hexes=hexes_around(state, chosen[-1]),
        harbour=said(f"harbour-{harbour}"),
        harbour_kind=harbour,
    )


def corner_rank(state: State, seat: int, *chosen: int) -> int:
    """What produces most first."""
    return -pips(state, chosen[-1])


def far_end(state: State, seat: int, path: int) -> int:
    """The end of a path that a road would newly reach; of two, the better."""
    own = touched(state, seat)
    new = [corner for corner in ENDS[path] if not own >> corner & 1] or list(ENDS[path])
    return max(new, key=lambda corner: pips(state, corner))


def path_hint(state: State, seat: int, path: int) -> Said:
    """Where a road leads, and what lies there."""
    corner = far_end(state, seat, path)
    return said("path-hint", corner=CORNER_NAME[corner], hexes=hexes_around(state, corner))


def beyond_hint(state: State, seat: int, corner: int, path: int) -> Said:
    """Where a road from a new building leads."""
    far = sum(ENDS[path]) - corner
    return said("path-hint", corner=CORNER_NAME[far], hexes=hexes_around(state, far))


def path_rank(state: State, seat: int, path: int) -> int:
    """First where it leads to a corner free for a settlement, the best of them on top."""
    corner = far_end(state, seat, path)
    return -pips(state, corner) if state.room >> corner & 1 else 0


def hex_hint(state: State, seat: int, at: int) -> Said:
    """What a hex is, and who has buildings there."""
    counts = (
        (one, sum(state.buildings(one) >> corner & 1 for corner in CORNERS_OF[at]))
        for one in range(state.players)
    )
    return said(
        "hex-hint",
        hex=hex_worded(state, at),
        who=tuple(said("hex-who", seat=Who(one), count=count) for one, count in counts if count),
    )
