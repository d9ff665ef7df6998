"""On the board, in place of the calendar: the towers just shown at a festival, with what they scored and won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from bot.draw.scene import Art, Drawn, Rect, Sprite, Text
from engines.castell.box import AT, PRIZES
from engines.castell.events import PrizeWon, SizeTokenWon, TowerShown
from engines.castell.notation import levels_of
from engines.core.said import Who, said

from .calendar import BOTTOM, LEFT, RIGHT, TOP
from .colours import CREAM, INK, UNIT
from .figure import extent, figures, shadows, stand
from .signs import badge, mark, prize, size_token
from .town import town

GROUND, PLATES, PLATE = 198, 206, 38
"""Where the towers stand, and the plates with what was built."""
SEEN = (18, 476, 1182, 932)
"""The part of the town that is behind them, twice beside itself and half as large."""
FEWEST = 3
"""Places that are kept free, so that one tower alone does not stand lost."""


def shown_towers(marks: Iterable[object]) -> list[TowerShown]:
    """Those among what happened since the last picture."""
    return [mark for mark in marks if isinstance(mark, TowerShown)]


def stage(marks: Sequence[object]) -> list[Drawn]:
    """A place for each tower, from the left."""
    shown = shown_towers(marks)
    each = (RIGHT - LEFT - 16) / max(FEWEST, len(shown))
    start = (LEFT + RIGHT - each * len(shown)) / 2
    found: list[Drawn] = [
        Sprite(_frame(), (0, 0)),
        *(Sprite(_square(), (x - SEEN[0] / 2, TOP + 8 - SEEN[1] / 2), 0.5) for x in (LEFT + 8, LEFT + 590)),
    ]
    for n, tower in enumerate(shown):
        found += _place(tower, start + each * n, each, marks)
    return found


def _place(tower: TowerShown, left: float, wide: float, marks: Sequence[object]) -> list[Drawn]:
    levels, x = levels_of(tower.tower), left + 0.36 * wide
    across, high = extent(levels)
    k = min(0.3, (0.68 * wide - 12) / across, (GROUND - TOP - 14) / high)
    rows = stand(levels, (x, GROUND), k)
    letters = f"seat.{tower.seat}.letter"
    return [
        *shadows(rows, k),
        *figures(rows, tower.seat, k),
        *_won(tower, left + 0.81 * wide, marks),
        Sprite(_plate(tower.seat, round(wide - 8)), (left + 4, PLATES)),
        Text(Who(tower.seat), (left + 42, PLATES + PLATE / 2), 32, letters, 900, "l"),
        Text(tower.tower, (left + wide - 14, PLATES + PLATE / 2), 32, letters, 900, "r", most=wide - 14 - 80),
    ]


def _won(tower: TowerShown, x: float, marks: Sequence[object]) -> list[Drawn]:
    """The region's letter, the score, and what the tower won."""
    points = said("board-points", points=tower.score)
    found = [
        *badge(AT[tower.region], (x, TOP + 38), 22, 32),
        Text(points, (x, TOP + 94), 44, INK, 900, "m", CREAM, 5),
    ]
    prizes = [
        prize(PRIZES.index(one.prize), 22)
        for one in marks
        if isinstance(one, PrizeWon) and (one.seat, one.region) == (tower.seat, tower.region)
    ]
    sizes = [
        one.size
        for one in marks
        if isinstance(one, SizeTokenWon) and (one.seat, one.region) == (tower.seat, tower.region)
    ]
    x -= 26 * (len(prizes) + len(sizes) - 1)
    for n, art in enumerate(prizes):
        found.append(Sprite(art, (x + 52 * n, TOP + 156)))
    for n, size in enumerate(sizes, len(prizes)):
        found += size_token(size, (x + 52 * n, TOP + 156), 22, 30)
    return found


@cache
def _frame() -> Art:
    return Art("castell/stage", (Rect((LEFT, TOP, RIGHT, BOTTOM), INK, radius=16),))


@cache
def _square() -> Art:
    """A part of the town where towers are built."""
    return Art("castell/stage/square", town().shapes, SEEN, master=0.5 * UNIT)


@cache
def _plate(seat: int, wide: int) -> Art:
    body = Rect((0, 0, wide, PLATE), f"seat.{seat}", INK, 2.5, 10)
    return Art(f"castell/stage/plate/{seat}/{wide}", (body, *mark(seat, (19, PLATE / 2), 10)))
