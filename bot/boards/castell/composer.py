"""A tower while it is chosen: the people, the skills they use, what is left to build with, and other suggestions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

from bot.draw.fonts import width
from bot.draw.scene import Art, Drawn, Line, Palette, Rect, Scene, Shadow, Sprite, Text, Texture
from engines.castell.box import FESTIVAL_LEVELS, TILES
from engines.castell.notation import Level, Levels, level_written, written
from engines.castell.skills import BASE, NONE, RANKED, WIDTH, Row, Skill
from engines.castell.towers import SIZES, Demand, Uses, faults, matches, uses_of
from engines.castell.view import View
from engines.core.said import Said, said

from .colours import CREAM, FADED, GREEN, INK, PAVING, RED, SKILL, UNIT
from .example import card_of_colours, crowded
from .figure import Row as Stood
from .figure import extent, figures, shadows, stand
from .people import casteller, ghost
from .signs import arch, card, dot, mark, panel, size_token, tick
from .town import HIGH, WIDE, town

GROUND, TOP = 1006, 122
LEFT, FULL, NARROW = 196, 1120, 740
"""The tower stands between LEFT and, as others are shown beside it or not, NARROW or FULL."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What the tower is for: a festival's sizes, or a tile."""

    sizes: tuple[int, ...] = ()
    tile: str = ""

    def demand(self) -> Demand:
        if self.tile:
            tile = TILES[self.tile]
            return Demand(shape=tile.shape) if tile.shape else Demand(levels=tile.points, uses=tile.uses)
        return Demand(levels=FESTIVAL_LEVELS, sizes=self.sizes) if self.sizes else Demand()


def tower(
    view: View, seat: int, shown: Levels, aim: Aim, others: Sequence[Levels] = (), wrong: tuple[int, ...] = ()
) -> Scene:
    """The tower large, with up to two others beside it. `wrong` are levels, from the bottom, that cannot stand so."""
    shapes: list[Drawn] = [Texture(town(), ((0, 0, WIDE, HIGH),))]
    right = NARROW if others else FULL
    if shown:
        shapes += _main(view, seat, shown, aim, wrong, right)
    shapes += _title(seat, shown, aim, _verdict(view, seat, shown, aim, wrong), right)
    for n, other in enumerate(others[:2]):
        shapes += _other(seat, other, aim, n)
    shapes += [*_stock(view, seat, shown, aim), *_skills(view, seat, shown)]
    return Scene(tuple(shapes), (0, 0, WIDE, HIGH), UNIT, TOWER, described(shown, aim))


def _main(
    view: View, seat: int, shown: Levels, aim: Aim, wrong: tuple[int, ...], right: float
) -> list[Drawn]:
    wide, high = extent(shown)
    k = min(1.09, (right - LEFT - 130) / wide, (GROUND - TOP) / high)
    rows = stand(shown, ((LEFT + right - 90) / 2, GROUND), k)
    bands = [shape for level in wrong if level <= len(rows) for shape in _band(rows[level - 1], right)]
    return [
        *_labels(rows, shown, wrong),
        *bands,
        *shadows(rows, k),
        *figures(rows, seat, k, aim.sizes, wrong),
        *_used(rows, uses_of(shown), reading(view, seat, shown), right),
    ]


def _labels(rows: list[Stood], shown: Levels, wrong: tuple[int, ...]) -> list[Drawn]:
    """Number and sizes of each level, at the left."""
    found: list[Drawn] = []
    gaps = [abs(a.middle - b.middle) for a, b in pairwise(rows)]
    room = min(68.0, 0.92 * min(gaps, default=99.0))
    letters = min(34.0, 0.56 * room)
    for number, (row, level) in enumerate(zip(rows, shown, strict=True), 1):
        y, colour = row.middle, RED if number in wrong else INK
        sizes = _short(level)
        size = min(letters, 84 * letters / max(1.0, width(sizes, round(letters), 900)))
        found += [
            Line(((180, y), (row.box[0] - 2, y)), colour, 3),
            Sprite(_label(round(room), number in wrong), (22, y)),
            Text(said("board-level", level=number), (34, y), 0.86 * letters, colour, 800, "l"),
            Text(sizes, (172, y), size, colour, 900, "r"),
        ]
    return found


def _short(level: Level) -> str:
    """A level's sizes; seven castellers and more by their numbers."""
    if len(level) < 7:
        return level_written(level)
    return "+".join(f"{level_written((size,))}×{level.count(size)}" for size in dict.fromkeys(level))


@cache
def _label(high: int, wrong: bool) -> Art:
    body = Rect((0, -high / 2, 160, high / 2), CREAM, RED if wrong else INK, 3, 12)
    return Art(f"castell/label/{high}/{wrong}", (Shadow((body,), 3, (60, 45, 30, 90), (1, 3)), body))


def _band(row: Stood, right: float) -> list[Drawn]:
    """Behind the people of a level that cannot stand so."""
    left, top, edge, bottom = row.box
    x0, x1 = left - 46, min(edge + 46, right)
    stripes = [
        Line(((x, bottom - 2), (x + 26, top - 4)), (240, 168, 158), 5)
        for x in range(int(x0) + 14, int(x1) - 34, 38)
    ]
    return [Rect((x0, top - 10, x1, bottom + 4), (250, 206, 196), RED, 5, 12), *stripes]


def reading(view: View, seat: int, shown: Levels) -> Row:
    """The uses of the skills, wide levels held as the player's ranks allow, if they do."""
    rows = uses_of(shown).rows() if shown else [NONE]
    ranks = view.boards[seat].ranks
    fitting = [row for row in rows if all(used <= rank for used, rank in zip(row, ranks, strict=True))]
    return (fitting or rows)[0]


def _used(rows: list[Stood], uses: Uses, row: Row, right: float) -> list[Drawn]:
    """A disc for each skill where it is used, and how often if more than once."""
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
    found: list[Drawn] = []
    last, column = -99.0, 0
    for y, x, skill, count in sorted(spots, key=lambda spot: spot[0]):
        column = column + 1 if y - last < 48 else 0
        last = y if not column else last
        at = (right - 24 - 54 * column, last)
        if not column:
            found.append(Line(((x, y), at), SKILL[skill], 4))
        found += [Sprite(dot(skill, 8, True), (x, y)), Sprite(dot(skill, 26), at)]
        if count > 1:
            found.append(Text(f"×{count}", (at[0] + 4, at[1] + 38), 30, INK, 900, "m", CREAM, 4))
    return found


def _verdict(view: View, seat: int, shown: Levels, aim: Aim, wrong: tuple[int, ...]) -> bool | None:
    """Whether the tower will do; None while it is still growing."""
    if wrong:
        return False
    board = view.boards[seat]
    return True if shown and not faults(shown, board.stock, board.ranks, aim.demand()) else None


def _title(seat: int, shown: Levels, aim: Aim, will_do: bool | None, right: float) -> list[Drawn]:
    """The tower as it is written, and what it scores."""
    text = written(shown) or "—"
    edge = right + (40 if right == NARROW else 58)
    tail = 66 + (182 + 56 * len(set(aim.sizes)) if aim.sizes else 136 if aim.tile else 0)
    size = min(46.0, 46 * (edge - 22 - 76 - tail) / max(1.0, width(text, 46, 900)))
    found: list[Drawn] = [
        Sprite(_ribbon(seat, edge - 22), (22, 20)),
        Text(text, (90, 62), size, f"seat.{seat}.letter", 900, "l"),
    ]
    x = edge - 38
    sign = [
        Line(((x - 15, 47), (x + 15, 77)), RED, 10, True),
        Line(((x + 15, 47), (x - 15, 77)), RED, 10, True),
    ]
    if will_do is not None:
        found += [Sprite(_disc(), (x, 62)), *([tick((x, 62), 16)] if will_do else sign)]
    if aim.sizes:
        points = len(shown) + matches(shown, aim.sizes)
        found.append(
            Text(said("board-score", points=points), (x - 40, 62), 42, f"seat.{seat}.letter", 900, "r")
        )
        for n, one in enumerate(dict.fromkeys(aim.sizes)):
            found += size_token(one, (x - 206 - 56 * n, 62), 26, 36)
    elif aim.tile:
        found.append(Sprite(card(aim.tile), (x - 150, 23), 0.85))
    return found


@cache
def _disc() -> Art:
    return Art("castell/verdict", (Rect((-28, -28, 28, 28), CREAM, INK, 3, 28),))


@cache
def _ribbon(seat: int, wide: float) -> Art:
    body = Rect((0, 0, wide, 84), f"seat.{seat}", INK, 3.5, 16)
    return Art(
        f"castell/ribbon/{seat}/{wide:g}",
        (Shadow((body,), 5, (60, 45, 30, 110), (2, 5)), body, *mark(seat, (38, 42), 18)),
    )


def _other(seat: int, other: Levels, aim: Aim, n: int) -> list[Drawn]:
    """Another suggestion, small."""
    top = 20 + 506 * n
    box = (806.0, top, 1182.0, top + 490)
    wide, high = extent(other)
    k = min(0.56, 330 / wide, 350 / high)
    rows = stand(other, (994, top + 440), k)
    text = written(other)
    size = min(38.0, 38 * 262 / width(text, 38, 900))
    found: list[Drawn] = [
        *panel(box, (250, 241, 220), GREEN, 5, 20),
        Rect((828, top + 424, 1160, top + 466), PAVING, radius=16),
        Text(text, (828, top + 40), size, INK, 900, "l"),
        *shadows(rows, k),
        *figures(rows, seat, k, aim.sizes),
    ]
    if aim.sizes:
        points = len(other) + matches(other, aim.sizes)
        found.append(Text(said("board-score", points=points), (1164, top + 40), 38, GREEN, 900, "r"))
    return found


def _stock(view: View, seat: int, shown: Levels, aim: Aim) -> list[Drawn]:
    """The castellers who are not in the tower; those of the festival's sizes stand on red."""
    found: list[Drawn] = [Sprite(_tray(1046, 126), (0, 0))]
    used = [size for level in shown for size in level]
    for size in SIZES:
        x, left = 78 + 116 * (size - 1), view.boards[seat].stock[size] - used.count(size)
        if size in aim.sizes:
            found.append(Rect((x - 50, 1051, x + 58, 1167), (240, 206, 206), (122, 24, 44), 3, 12))
        art = casteller(size, seat, 0.82) if left > 0 else ghost(size, 0.82)
        found += [
            Sprite(art, (x - 14, 1160)),
            Text(
                f"×{left}",
                (x + 54, 1140),
                30,
                RED if left < 0 else INK if left else FADED,
                900,
                "r",
                CREAM,
                3,
            ),
        ]
    return found


@cache
def _tray(top: float, high: float) -> Art:
    body = Rect((18, top, 1182, top + high), CREAM, INK, 3, 16)
    return Art(f"castell/tray/{top:g}/{high:g}", (Shadow((body,), 4, (60, 45, 30, 100), (1, 4)), body))


def _skills(view: View, seat: int, shown: Levels) -> list[Drawn]:
    """Of each skill how often it is used, and its rank."""
    found: list[Drawn] = [Sprite(_tray(1186, 136), (0, 0))]
    ranks = view.boards[seat].ranks
    uses = reading(view, seat, shown)
    for n, (skill, used, rank) in enumerate(zip(RANKED, uses, ranks, strict=True)):
        x = 72 + 230 * n
        colour = RED if used > rank else INK if rank else FADED
        found += [
            Sprite(arch(skill, 66, 72), (x, 1254)),
            Text(said(f"skill-{skill}"), (x + 44, 1234), 31, INK, 800, "l"),
            Text(f"{used}/{rank}", (x + 44, 1280), 38, colour, 900, "l"),
        ]
    return found


def described(shown: Levels, aim: Aim) -> tuple[Said, ...]:
    """The tower in words."""
    return (
        said("alt-tower", tower=written(shown) or "—", levels=len(shown), matches=matches(shown, aim.sizes)),
    )


def example() -> Scene:
    """A tower with everything that can be drawn: the palette is chosen from it."""
    big: Levels = ((10, 9, 9, 9, 9, 9), (9, 8, 8, 8), (7, 7, 7), (6, 5), (4, 4), (3,))
    scene = tower(crowded(), 0, big, Aim(sizes=(9,)), (((8, 8), (7,)), ((6, 6), (7,), (2,))), (4,))
    shapes: list[Drawn] = list(scene.shapes)
    for seat in range(4):
        rows = stand(((8, 8), (6,)), (300 + 260 * seat, 600), 0.9)
        shapes += [*figures(rows, seat, 0.9), Sprite(_ribbon(seat, 240), (200 + 260 * seat, 700))]
        shapes += [Sprite(dot(skill, 60), (150 + 180 * n, 880)) for n, skill in enumerate(Skill)]
    return replace(scene, shapes=(*shapes, *card_of_colours()))


TOWER = Palette("castell/tower", example, 256)
