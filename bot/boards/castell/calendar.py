"""The festival calendar on top of the board: a column a round; what is past steps back, this round stands in gold."""

from __future__ import annotations

from functools import cache

from bot.draw.fonts import width
from bot.draw.scene import Art, Drawn, Halo, Rect, Shadow, Sprite, Text
from bot.draw.theme import mix
from engines.castell.box import REGIONS, ROUNDS
from engines.castell.state import Festival, Phase
from engines.castell.view import View
from engines.core.said import said

from .colours import GOLD, INK, PAPER, REGION, WOOD_DARK
from .signs import badge, size_token, tick

FIRST = 3
LEFT, TOP, RIGHT, BOTTOM = 10, 8, 1190, 252
STEP = (RIGHT - LEFT - 8) / (ROUNDS - FIRST + 1)
PAST = (190, 178, 152)


@cache
def _frame() -> Art:
    body = Rect((LEFT, TOP, RIGHT, BOTTOM), WOOD_DARK, INK, 4, 16)
    return Art("castell/calendar", (Shadow((body,), 6, (60, 45, 30, 130), (2, 5)), body))


def calendar(view: View) -> list[Drawn]:
    found: list[Drawn] = [Sprite(_frame(), (0, 0))]
    over = view.phase is Phase.OVER
    for number in range(FIRST, ROUNDS + 1):
        held = [one for one in view.calendar if one.round == number]
        found += _column(number, held, over or number < view.round, not over and number == view.round)
    return found


def _column(number: int, held: list[Festival], past: bool, now: bool) -> list[Drawn]:
    x0 = LEFT + 4 + (number - FIRST) * STEP + 3
    x1 = x0 + STEP - 6
    box = Rect((x0, TOP + 8, x1, BOTTOM - 8), PAST if past else PAPER, INK, 2.5, 10)
    found: list[Drawn] = [Halo(box, ((GOLD, 6),), (255, 190, 0, 255), 6)] if now else []
    middle = (x0 + x1) / 2
    found += [
        box,
        Text(said("board-round", round=number), (middle - 12 * past, TOP + 36), 30, INK, 900 if now else 700),
    ]
    if past:
        found.append(tick((x1 - 20, TOP + 34), 11))
    for row, festival in enumerate(held):
        found += _festival(festival, (x0 + 6, TOP + 60 + 90 * row, x1 - 6, TOP + 142 + 90 * row), past)
    return found


def _festival(festival: Festival, box: tuple[float, float, float, float], past: bool) -> list[Drawn]:
    x0, y0, x1, y1 = box
    region = REGIONS[festival.region]
    colour = mix(REGION[region], (150, 136, 116), 0.45) if past else REGION[region]
    found: list[Drawn] = [Rect(box, colour, INK, 2.5, 10)]
    two = len(festival.sizes) > 1
    found += badge(festival.region, (x0 + 27, y0 + 27), 21 if two else 22, 32, fill=colour if past else PAPER)
    for n, size in enumerate(festival.sizes):
        spot = (x1 - (23 if two else 29) - 44 * (len(festival.sizes) - 1 - n), y0 + 27)
        found += size_token(size, spot, 21 if two else 24, 28 if two else 32, past)
    name = said(f"region-{region}")
    found.append(Text(name, ((x0 + x1) / 2, y1 - 18), _fitting(region, x1 - x0 - 6), INK, 700))
    return found


@cache
def _fitting(region: str, wide: float) -> float:
    """The size at which the longest spelling of a region's name fits."""
    return min(26.0, 26 * wide / max(1.0, width(LONGEST.get(region, "빌라프랑카"), 26, 700)))


LONGEST = {"barcelona": "바르셀로나", "vilafranca": "빌라프랑카", "tarragona": "타라고나"}
