"""Rulebook, "End of the game": five categories, after the tenth round."""

from __future__ import annotations

from engines.castell.box import (
    ANOTHER_OF_SIZE,
    COLLECTED_TOKEN,
    FIRST_OF_SIZE,
    PRIZE_POINTS,
    REGIONS,
    TILES,
    VARIETY,
)
from engines.castell.events import MatchEnded, Scored
from engines.castell.state import Phase, PlayerBoard, State, Terms
from engines.core.game import Event, Score, Term, placed
from engines.core.said import said

CATEGORIES = ("tower", "variety", "prizes", "sizes", "performances")


def end(state: State) -> list[Event]:
    """Nothing moves any more; what everybody has is counted."""
    state.phase = Phase.OVER
    told: list[Event] = [MatchEnded()]
    for seat, board in enumerate(state.boards):
        row = categories(board, state.terms)
        told.append(Scored(seat, *row, sum(row)))
    return told


def categories(board: PlayerBoard, terms: Terms) -> tuple[int, int, int, int, int]:
    """Best tower, region variety, prizes, size tokens, local performances."""
    return (
        board.best,
        VARIETY[len(regions_won(board, terms))],
        prize_points(board),
        size_points(board),
        performance_points(board),
    )


def regions_won(board: PlayerBoard, terms: Terms) -> list[int]:
    """The regions from which something was won. One's own tokens, unspent or lying about, never count."""
    kinds = (board.prizes, board.sizes, board.tiles, board.collected)
    return [
        at
        for at in range(len(REGIONS))
        if any(counts and any(kind[at]) for kind, counts in zip(kinds, terms.variety, strict=True))
    ]


def prize_points(board: PlayerBoard) -> int:
    return sum(
        count * points for row in board.prizes for count, points in zip(row, PRIZE_POINTS, strict=True)
    )


def size_points(board: PlayerBoard) -> int:
    """More for the first token of each size."""
    tokens = [size for row in board.sizes for size in row]
    different = len(set(tokens))
    return FIRST_OF_SIZE * different + ANOTHER_OF_SIZE * (len(tokens) - different)


def performance_points(board: PlayerBoard) -> int:
    """As printed on the tiles, and one for each special token that came with them."""
    printed = sum(TILES[tile].points for row in board.tiles for tile in row)
    return printed + COLLECTED_TOKEN * sum(map(sum, board.collected))


def scores(state: State, seat: int | None) -> list[Score]:
    """As if the match ended now; between equals the better tower, then prizes, then size tokens decide."""
    found: list[Score] = []
    for one, board in enumerate(state.boards):
        row = categories(board, state.terms)
        terms = tuple(
            Term(said(f"term-{name}", **_facts(name, board, state.terms)), points)
            for name, points in zip(CATEGORIES, row, strict=True)
        )
        tiebreak = (row[0], row[2], row[3]) if state.terms.tie_break else ()
        found.append(Score(one, sum(row), terms, tiebreak))
    return placed(found)


def _facts(name: str, board: PlayerBoard, terms: Terms) -> dict[str, int]:
    """What the points of a category come from."""
    if name == "variety":
        return {"regions": len(regions_won(board, terms))}
    if name == "prizes":
        trophies, medals, ribbons = (sum(column) for column in zip(*board.prizes, strict=True))
        return {"trophies": trophies, "medals": medals, "ribbons": ribbons}
    if name == "sizes":
        return {"tokens": sum(map(len, board.sizes))}
    if name == "performances":
        return {"tiles": sum(map(len, board.tiles)), "tokens": sum(map(sum, board.collected))}
    return {}
