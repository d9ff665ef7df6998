"""What palettes are chosen from: a crowded table of four, and a card of all colours that matter."""

from __future__ import annotations

from functools import cache

from bot.draw.scene import Colour, Drawn, Rect
from bot.draw.theme import mix
from engines.castell.meta import meta
from engines.castell.setup import new
from engines.castell.state import Phase
from engines.castell.view import View, view
from engines.core.chance import Rng

from .colours import (
    CREAM,
    EMPTY,
    EMPTY_LINE,
    FADED,
    GOLD,
    GREEN,
    INK,
    KERCHIEF,
    LAND,
    PAPER,
    PAVING,
    RED,
    REGION,
    SCENERY,
    SEA,
    SHIRT,
    SIZE,
    SKILL,
    WOOD,
    WOOD_DARK,
    WOOD_LIT,
    pale,
    past,
    unwon,
)
from .people import HAIR, SKIN
from .signs import PRIZE_COLOURS
from .town import CLOUD, HILLS, SKY, WALLS


@cache
def crowded() -> View:
    state = new(4, meta.chosen({"visitor": "1"}), Rng("example"))
    state.round = 6
    for seat, board in enumerate(state.boards):
        board.pawn = 2 if seat else 1
        board.best = 4 + seat
        board.tokens = 5 - seat
        board.ranks = [seat, 1, 2, 4 - seat, 1]
        board.stock = [0, *(1 + (size + seat) % 3 for size in range(1, 11))]
        board.sizes[seat].append(3 + seat)
        board.prizes[1 + seat] = [1, 1, 1]
        board.tiles[2] = ["S03", "E15"]
        board.collected[3] = [1, 2, 0, 1]
    state.area = [[n % 2, (n + 1) % 3, 1, n // 3] for n in range(7)]
    state.tiles[5][0] = state.tiles[3][1] = ""
    state.phase = Phase.TURN
    return view(state, 0)


def card_of_colours() -> list[Drawn]:
    """Each colour in a field of its own, large enough to be kept whatever else the picture shows."""
    regions = list(REGION.values())
    soft = [mix(colour, SCENERY, share) for colour in regions for share in (0.11, 0.22)]
    colours: list[Colour] = [
        *SKILL.values(),
        *regions,
        *(past(colour) for colour in regions),
        *(unwon(colour) for colour in regions),
        *(pale(colour, 0.5) for colour in regions),
        *soft,
        *SKIN,
        *HAIR,
        *(f"seat.{seat}{shade}" for seat in range(4) for shade in ("", ".dark", ".lit")),
        *(INK, CREAM, PAPER, LAND, SEA, WOOD, WOOD_LIT, WOOD_DARK, GOLD, RED, GREEN, SIZE, EMPTY, EMPTY_LINE),
        *(
            PAVING,
            SHIRT,
            KERCHIEF,
            FADED,
            *PRIZE_COLOURS,
            (226, 234, 240),
            (150, 30, 40),
            SKY,
            CLOUD,
            HILLS,
            *WALLS,
        ),
    ]
    return [
        Rect((75.0 * (n % 16), 100.0 * (n // 16), 75.0 * (n % 16) + 75, 100.0 * (n // 16) + 100), colour)
        for n, colour in enumerate(colours)
    ]
