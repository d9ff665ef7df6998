"""On the board, after a festival: the towers that were shown, side by side, with what they scored and won."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from bot.draw.scene import Art, Drawn, Rect, Shadow, Sprite, Text
from engines.castell.box import AT, PRIZES
from engines.castell.events import PrizeWon, TowerShown
from engines.castell.notation import levels_of

from .colours import INK, PAVING
from .figure import extent, figures, stand
from .signs import badge, prize
from .town import SKY

LEFT, TOP, RIGHT, BOTTOM = 938, 886, 1190, 1066


def stage(marks: Iterable[object]) -> list[Drawn]:
    """Nothing, unless towers are among what happened since the last picture."""
    happened = list(marks)
    shown = [mark for mark in happened if isinstance(mark, TowerShown)]
    if not shown:
        return []
    won = {mark.seat: mark.prize for mark in happened if isinstance(mark, PrizeWon)}
    found: list[Drawn] = [Sprite(_panel(), (0, 0))]
    each = (RIGHT - LEFT - 12) / max(2, len(shown))
    for n, mark in enumerate(shown):
        x = LEFT + 6 + each * (n + 0.5 + (len(shown) < 2) * 0.5)
        tower = levels_of(mark.tower)
        wide, high = extent(tower)
        k = min(0.22, (each - 6) / wide, 86 / high)
        found += figures(stand(tower, (x, BOTTOM - 52), k), mark.seat, k)
        found += [
            Sprite(_plate(mark.seat), (x, BOTTOM - 24)),
            Text(str(mark.score), (x, BOTTOM - 24), 30, f"seat.{mark.seat}.letter", 900),
        ]
        if mark.seat in won:
            found.append(Sprite(prize(PRIZES.index(won[mark.seat]), 14), (x + 15, TOP + 21)))
        found += badge(AT[mark.region], (x - 14, TOP + 21), 14, 21)
    return found


@cache
def _panel() -> Art:
    body = Rect((LEFT, TOP, RIGHT, BOTTOM), SKY, INK, 3, 14)
    square = Rect((LEFT + 3, BOTTOM - 62, RIGHT - 3, BOTTOM - 3), PAVING, radius=11)
    return Art("castell/stage", (Shadow((body,), 5, (40, 50, 60, 120), (2, 4)), body, square))


@cache
def _plate(seat: int) -> Art:
    return Art(f"castell/stage/plate/{seat}", (Rect((-24, -18, 24, 18), f"seat.{seat}", INK, 2.5, 8),))
