"""Beside the levels of a tower: their numbers and sizes at the left, the skills they use at the right."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from bot.draw.fonts import width
from bot.draw.scene import Art, Drawn, Ellipse, Line, Rect, Shadow, Sprite, Text
from engines.castell.notation import Level, Levels, level_written
from engines.castell.skills import BASE, WIDTH, Row, Skill
from engines.castell.towers import Uses
from engines.core.said import said

from .colours import CREAM, INK, RED, SKILL
from .figure import Row as Stood
from .signs import dot


def labels(rows: list[Stood], shown: Levels, wrong: tuple[int, ...]) -> list[Drawn]:
    """Number and sizes of each level, at the left."""
    found: list[Drawn] = []
    gaps = [abs(a.middle - b.middle) for a, b in pairwise(rows)]
    room = min(68.0, 0.92 * min(gaps, default=99.0))
    letters = min(34.0, 0.56 * room)
    for number, (row, level) in enumerate(zip(rows, shown, strict=True), 1):
        y, colour = row.middle, RED if number in wrong else INK
        sizes = short(level)
        size = min(letters, 84 * letters / max(1.0, width(sizes, round(letters), 900)))
        found += [
            Line(((180, y), (row.box[0] - 2, y)), colour, 3),
            Sprite(_label(round(room), number in wrong), (22, y)),
            Text(said("board-level", level=number), (34, y), 0.86 * letters, colour, 800, "l"),
            Text(sizes, (172, y), size, colour, 900, "r"),
        ]
    return found


def short(level: Level) -> str:
    """A level's sizes; seven castellers and more by their numbers."""
    text = level_written(level)
    if len(text) < 7:
        return text
    counts = ((size, level.count(size)) for size in dict.fromkeys(level))
    return "+".join(f"{'T' if size == 10 else size}×{count}" for size, count in counts)


@cache
def _label(high: int, wrong: bool) -> Art:
    body = Rect((0, -high / 2, 160, high / 2), CREAM, RED if wrong else INK, 3, 12)
    return Art(f"castell/label/{high}/{wrong}", (Shadow((body,), 3, (60, 45, 30, 90), (1, 3)), body))


def band(row: Stood, right: float) -> list[Drawn]:
    """Behind the people of a level that cannot stand so."""
    _, top, edge, bottom = row.box
    x0, x1 = band_left(row), min(edge + 46, right)
    stripes = [
        Line(((x, bottom - 2), (x + 26, top - 4)), (240, 168, 158), 5)
        for x in range(int(x0) + 14, int(x1) - 34, 38)
    ]
    return [Rect((x0, top - 10, x1, bottom + 4), (250, 206, 196), RED, 5, 12), *stripes]


def band_left(row: Stood) -> float:
    """Clear of the labels."""
    return max(row.box[0] - 46, 192)


@cache
def alarm(r: float = 24) -> Art:
    """An exclamation mark on a red disc."""
    body = Ellipse((0, 0), r, r, RED, INK, 2.5)
    return Art(f"castell/alarm/{r:g}", (body, Text("!", (0, 0), 1.5 * r, CREAM, 900)))


def used(rows: list[Stood], uses: Uses, row: Row, right: float) -> list[Drawn]:
    """A disc for each skill where it is used, and how often if more than once."""
    found: list[Drawn] = []
    last, column = -99.0, 0
    for y, x, skill, count in sorted(_spots(rows, uses, row), key=lambda spot: spot[0]):
        column = column + 1 if y - last < 48 else 0
        last = y if not column else last
        at = (right - 24 - 54 * column, last)
        if not column:
            found.append(Line(((x, y), at), SKILL[skill], 4))
        found += [Sprite(dot(skill, 8, True), (x, y)), Sprite(dot(skill, 26), at)]
        if count > 1:
            found.append(Text(f"×{count}", (at[0] + 4, at[1] + 38), 30, INK, 900, "m", CREAM, 4))
    return found


def _spots(rows: list[Stood], uses: Uses, row: Row) -> list[tuple[float, float, Skill, int]]:
    """Where a skill is used: the joint or the level, as y and x, and how often."""
    spots: list[tuple[float, float, Skill, int]] = []
    for skill, levels in ((Skill.BALANCE, uses.balance), (Skill.STRENGTH, uses.strength)):
        for level in levels:
            left, _, edge, foot = rows[level - 1].box
            spots.append((foot, 0.26 * left + 0.74 * edge, skill, 1))
    spots += [(rows[level - 1].middle, rows[level - 1].box[2] - 14, Skill.MIX, 1) for level in uses.mix]
    spots += [(rows[n].middle + 12, rows[n].box[2] - 10, Skill.BASE, 1) for n in range(row[BASE])]
    if row[WIDTH]:
        widest = rows[min(row[BASE], len(rows) - 1)]
        spots.append((widest.middle + 12, widest.box[2] - 10, Skill.WIDTH, row[WIDTH]))
    return spots
