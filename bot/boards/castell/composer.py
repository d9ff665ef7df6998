"""A tower while it is chosen: the people, the skills they use, what is left to build with, and other suggestions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from bot.draw.scene import Art, Drawn, Line, Palette, Rect, Scene, Shadow, Sprite, Text, Texture
from engines.castell.box import FESTIVAL_LEVELS, TILES
from engines.castell.notation import Levels, written
from engines.castell.skills import NONE, Row, Skill
from engines.castell.towers import Demand, faults, matches, uses_of
from engines.castell.view import View
from engines.core.said import Said, said

from .captions import alarm, band, band_left, labels, short, used
from .colours import CREAM, GREEN, INK, PAVING, RED, UNIT
from .example import card_of_colours, crowded
from .figure import Row as Stood
from .figure import extent, figures, shadows, stand
from .reasons import reasons
from .signs import card, dot, mark, panel, size_token, tick
from .town import HIGH, WIDE, town
from .trays import skills_used, stock_left

GROUND, TOP = 1006, 122
LEFT, FULL, NARROW = 196, 1120, 740
"""The tower stands between LEFT and, as something is shown beside it or not, NARROW or FULL."""
WRITTEN = 60
"""The longest text of a tower on its ribbon; none that can stand is so long."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What the tower is for: a festival's sizes, or a tile."""

    sizes: tuple[int, ...] = ()
    tile: str = ""

    def demand(self, exactly: bool) -> Demand:
        if self.tile:
            tile = TILES[self.tile]
            return (
                Demand(shape=tile.shape)
                if tile.shape
                else Demand(levels=tile.points, exactly=exactly, uses=tile.uses)
            )
        return Demand(levels=FESTIVAL_LEVELS, sizes=self.sizes) if self.sizes else Demand()


def tower(
    view: View, seat: int, shown: Levels, aim: Aim, others: Sequence[Levels] = (), wrong: Sequence[Said] = ()
) -> Scene:
    """The tower large, beside it up to two others or what is `wrong` with it."""
    shapes: list[Drawn] = [Texture(town(), ((0, 0, WIDE, HIGH),))]
    right = NARROW if others or wrong else FULL
    if shown:
        shapes += _main(view, seat, shown, aim, wrong, right)
    shapes += _title(seat, shown, aim, _verdict(view, seat, shown, aim, wrong), right)
    for n, other in enumerate(others[:2]):
        shapes += _other(seat, other, aim, n)
    if wrong:
        shapes += reasons(wrong)
    shapes += [
        *stock_left(view, seat, shown, aim.sizes),
        *skills_used(view, seat, reading(view, seat, shown)),
    ]
    return Scene(tuple(shapes), (0, 0, WIDE, HIGH), UNIT, TOWER, described(shown, aim))


def _main(view: View, seat: int, shown: Levels, aim: Aim, wrong: Sequence[Said], right: float) -> list[Drawn]:
    wide, high = extent(shown)
    k = min(1.09, (right - LEFT - 130) / wide, (GROUND - TOP) / high)
    rows = stand(shown, ((LEFT + right - 90) / 2, GROUND), k)
    bad = tuple(sorted({level for fault in wrong for level in fault["levels"]}))
    return [
        *labels(rows, shown, bad),
        *(shape for level in bad for shape in band(rows[level - 1], right)),
        *shadows(rows, k),
        *figures(rows, seat, k, aim.sizes, bad),
        *used(rows, uses_of(shown), reading(view, seat, shown), right),
        *_alarms([rows[level - 1] for level in bad]),
    ]


def _alarms(rows: list[Stood]) -> list[Drawn]:
    """At the upper left of the bands, where they are high enough."""
    return [
        Sprite(alarm(), (band_left(row) + 8, row.box[1] - 6)) for row in rows if row.box[3] - row.box[1] > 60
    ]


def reading(view: View, seat: int, shown: Levels) -> Row:
    """The uses of the skills, wide levels held as the player's ranks allow, if they do."""
    rows = uses_of(shown).rows() if shown else [NONE]
    ranks = view.boards[seat].usable
    fitting = [row for row in rows if all(used <= rank for used, rank in zip(row, ranks, strict=True))]
    return (fitting or rows)[0]


def _verdict(view: View, seat: int, shown: Levels, aim: Aim, wrong: Sequence[Said]) -> bool | None:
    """Whether the tower will do; None while it is still growing."""
    if wrong:
        return False
    board = view.boards[seat]
    will_do = shown and not faults(shown, board.stock, board.usable, aim.demand(view.exactly))
    return True if will_do else None


def _title(seat: int, shown: Levels, aim: Aim, will_do: bool | None, right: float) -> list[Drawn]:
    """The tower as it is written, and what it scores."""
    edge = right + (40 if right == NARROW else 58)
    tail = 66 + (188 + 56 * len(set(aim.sizes)) if aim.sizes else 136 if aim.tile else 0)
    found: list[Drawn] = [
        Sprite(_ribbon(seat, edge - 22), (22, 20)),
        Text(_text(shown), (90, 62), 46, f"seat.{seat}.letter", 900, "l", most=edge - 22 - 76 - tail),
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
            Text(said("board-score", points=points), (x - 48, 62), 42, f"seat.{seat}.letter", 900, "r")
        )
        for n, one in enumerate(dict.fromkeys(aim.sizes)):
            found += size_token(one, (x - 212 - 56 * n, 62), 26, 36)
    elif aim.tile:
        found.append(Sprite(card(aim.tile), (x - 150, 23), 0.85))
    return found


def _text(shown: Levels) -> str:
    """As it is written; what is too long for that by numbers of castellers, and then cut off."""
    text = written(shown) or "—"
    text = text if len(text) <= WRITTEN else "/".join(map(short, shown))
    return text if len(text) <= WRITTEN else f"{text[: WRITTEN - 1]}…"


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
    found: list[Drawn] = [
        *panel(box, (250, 241, 220), GREEN, 5, 20),
        Rect((828, top + 424, 1160, top + 466), PAVING, radius=16),
        Text(written(other), (828, top + 40), 38, INK, 900, "l", most=262),
        *shadows(rows, k),
        *figures(rows, seat, k, aim.sizes),
    ]
    if aim.sizes:
        points = len(other) + matches(other, aim.sizes)
        found.append(Text(said("board-score", points=points), (1164, top + 40), 38, GREEN, 900, "r"))
    return found


def described(shown: Levels, aim: Aim) -> tuple[Said, ...]:
    """The tower in words; castellers match at festivals only."""
    if not shown:
        return (said("alt-no-tower"),)
    found = matches(shown, aim.sizes) if aim.sizes else None
    return (said("alt-tower", tower=written(shown), levels=len(shown), matches=found),)


def example() -> Scene:
    """A tower with everything that can be drawn: the palette is chosen from it."""
    big: Levels = ((10, 9, 9, 9, 9, 9), (9, 8, 8, 8), (7, 7, 7), (6, 5), (4, 4), (3,))
    wrong = (said("fault-bigger", levels=(4,), size=6, below=5),)
    scene = tower(crowded(), 0, big, Aim(sizes=(9,)), (((8, 8), (7,)), ((6, 6), (7,), (2,))), wrong)
    shapes: list[Drawn] = list(scene.shapes)
    for seat in range(4):
        rows = stand(((8, 8), (6,)), (300 + 260 * seat, 600), 0.9)
        shapes += [*figures(rows, seat, 0.9), Sprite(_ribbon(seat, 240), (200 + 260 * seat, 700))]
        shapes += [Sprite(dot(skill, 60), (150 + 180 * n, 880)) for n, skill in enumerate(Skill)]
    return replace(scene, shapes=(*shapes, *card_of_colours()))


TOWER = Palette("castell/tower", example, 256)
