"""The festival calendar on top of the board: a column a round; what is past steps back, this round stands in gold."""

from __future__ import annotations

from functools import cache

from bot.draw.scene import Art, Box, Drawn, Halo, Rect, Shape, Sprite, Text
from engines.castell.box import REGIONS, ROUNDS, Region
from engines.castell.state import Festival, Phase
from engines.castell.view import View
from engines.core.said import said

from .colours import GOLD, INK, PAPER, REGION, WOOD_DARK, soft
from .colours import past as faded
from .signs import badge, size_token, tick

FIRST = 3
LEFT, TOP, RIGHT, BOTTOM = 10, 8, 1190, 252
STEP = (RIGHT - LEFT - 8) / (ROUNDS - FIRST + 1)
PAST = (190, 178, 152)


def frame() -> list[Shape]:
    """The calendar with all its columns still to come."""
    body = Rect((LEFT, TOP, RIGHT, BOTTOM), WOOD_DARK, INK, 4, 16)
    columns = [Rect(_box(number), PAPER, INK, 2.5, 10) for number in range(FIRST, ROUNDS + 1)]
    return [*soft(body), body, *columns]


def _box(number: int) -> Box:
    left = LEFT + 4 + (number - FIRST) * STEP + 3
    return left, TOP + 8, left + STEP - 6, BOTTOM - 8


def calendar(view: View) -> list[Drawn]:
    found: list[Drawn] = []
    over = view.phase is Phase.OVER
    for number in range(FIRST, ROUNDS + 1):
        held = [one for one in view.calendar if one.round == number]
        found += _column(number, held, over or number < view.round, not over and number == view.round)
    return found


def _column(number: int, held: list[Festival], past: bool, now: bool) -> list[Drawn]:
    x0, y0, x1, y1 = _box(number)
    found: list[Drawn] = []
    if now:
        found.append(Sprite(_current(), (x0, y0)))
    if past:
        found.append(Rect((x0 + 5, y0 + 5, x1 - 5, y1 - 5), PAST))
        found.append(tick((x1 - 18, TOP + 34), 10))
    middle = (x0 + x1) / 2 - 13 * past
    found.append(Text(said("board-round", round=number), (middle, TOP + 36), 26, INK, 900 if now else 700))
    for row, festival in enumerate(held):
        found += _festival(festival, (x0 + 6, TOP + 60 + 90 * row, x1 - 6, TOP + 142 + 90 * row), past)
    return found


@cache
def _current() -> Art:
    """The golden frame of this round's column."""
    x0, y0, x1, y1 = _box(FIRST)
    box = Rect((0, 0, x1 - x0, y1 - y0), None, INK, 2.5, 10)
    return Art("castell/calendar/now", (Halo(box, ((GOLD, 6),), (255, 190, 0, 255), 6),))


def _festival(festival: Festival, box: tuple[float, float, float, float], past: bool) -> list[Drawn]:
    x0, y0, x1, y1 = box
    region = REGIONS[festival.region]
    found: list[Drawn] = [Sprite(_slip(region, past), (x0, y0))]
    two = len(festival.sizes) > 1
    r, step, inset = (18, 39, 21) if two else (24, 44, 29)
    spot = (x0 + (20 if two else 27), y0 + 27)
    found += badge(festival.region, spot, min(r, 22), 28 if two else 32, fill=PAST if past else PAPER)
    for n, size in enumerate(festival.sizes):
        spot = (x1 - inset - step * (len(festival.sizes) - 1 - n), y0 + 27)
        found += size_token(size, spot, r, 26 if two else 32, past)
    name = said(f"region-{region}")
    found.append(Text(name, ((x0 + x1) / 2, y1 - 18), 22.5, INK, 700))
    return found


@cache
def _slip(region: Region, past: bool) -> Art:
    """The paper slip of a festival, in its region's colour."""
    colour = faded(REGION[region]) if past else REGION[region]
    return Art(f"castell/slip/{region}/{past}", (Rect((0, 0, STEP - 18, 82), colour, INK, 2.5, 10),))
