"""Under a tower: the castellers who are left over, and the skills with their ranks."""

from __future__ import annotations

from functools import cache

from bot.draw.scene import Art, Drawn, Point, Rect, Shadow, Sprite, Text
from engines.castell.notation import Levels
from engines.castell.skills import RANKED, Row
from engines.castell.towers import SIZES
from engines.castell.view import View
from engines.core.said import said

from .colours import CREAM, FADED, INK, RED
from .people import casteller, ghost
from .signs import arch


def stock_left(view: View, seat: int, shown: Levels, sizes: tuple[int, ...]) -> list[Drawn]:
    """The castellers who are not in the tower; those of the festival's sizes stand on red."""
    found: list[Drawn] = [Sprite(_tray(1046, 126), (0, 0))]
    used = [size for level in shown for size in level]
    for size in SIZES:
        x, left = 74 + 115 * (size - 1), view.boards[seat].stock[size] - used.count(size)
        if size in sizes:
            found.append(Rect((x - 50, 1051, x + 58, 1167), (240, 206, 206), (122, 24, 44), 3, 12))
        art = casteller(size, seat, 0.82) if left > 0 else ghost(size, 0.82)
        found += [
            Sprite(art, (x - 14, 1160)),
            _count(left, (x + 54, 1140)),
        ]
    return found


def _count(left: int, at: Point) -> Text:
    """How many are left; in red those that are wanting."""
    colour = RED if left < 0 else INK if left else FADED
    return Text(f"×{left}" if left >= 0 else f"−{-left}", at, 30, colour, 900, "r", CREAM, 3)


@cache
def _tray(top: float, high: float) -> Art:
    body = Rect((18, top, 1182, top + high), CREAM, INK, 3, 16)
    return Art(f"castell/tray/{top:g}/{high:g}", (Shadow((body,), 4, (60, 45, 30, 100), (1, 4)), body))


def skills_used(view: View, seat: int, uses: Row) -> list[Drawn]:
    """Of each skill how often it is used, and its rank."""
    found: list[Drawn] = [Sprite(_tray(1186, 136), (0, 0))]
    ranks = view.boards[seat].ranks
    for n, (skill, used, rank) in enumerate(zip(RANKED, uses, ranks, strict=True)):
        x = 72 + 230 * n
        colour = RED if used > rank else INK if rank else FADED
        found += [
            Sprite(arch(skill, 66, 72), (x, 1254)),
            Text(said(f"skill-{skill}"), (x + 44, 1234), 31, INK, 800, "l", most=136),
            Text(f"{used}/{rank}", (x + 44, 1280), 38, colour, 900, "l"),
        ]
    return found
