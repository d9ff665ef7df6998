"""One casteller of a tower, seen from behind, and how castellers stand on each other's shoulders."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bot.draw.scene import (
    Art,
    Colour,
    Drawn,
    Ellipse,
    Line,
    Point,
    Polygon,
    Rect,
    Shadow,
    Shape,
    Sprite,
    Text,
)
from engines.castell.notation import Levels

from .colours import CREAM, INK, RED, curve
from .people import HAIR, SKIN, kerchief, sash

TROUSERS, FOLD = (246, 242, 232), (214, 206, 190)
TINY = 0.3
"""Below this, people are too small for their numbers."""
GAP = 0.475
"""Between the feet of neighbours on the ground, in parts of the height."""


def height(size: int, k: float) -> float:
    """Sizes that nobody has are not drawn bigger than the biggest."""
    return (136 + 15.5 * min(size, 11)) * k


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a casteller stands: between which two points, and how tall."""

    size: int
    left: Point
    right: Point
    tall: float

    @property
    def at(self) -> Point:
        return (self.left[0] + self.right[0]) / 2, max(self.left[1], self.right[1])

    @property
    def shoulders(self) -> tuple[Point, Point]:
        (x, y), h = self.at, self.tall
        out, up = 0.185 * 0.78 * h, y - 0.745 * h
        return (x - out, up), (x + out, up)


@dataclass(frozen=True, slots=True)
class Row:
    """A level as it stands, with the box around its people's trunks."""

    people: tuple[Stand, ...]

    @property
    def box(self) -> tuple[float, float, float, float]:
        tall = max(one.tall for one in self.people)
        xs = [one.at[0] for one in self.people]
        ys = [one.at[1] for one in self.people]
        return min(xs) - 0.24 * tall, min(ys) - 0.75 * tall, max(xs) + 0.24 * tall, max(ys)

    @property
    def middle(self) -> float:
        _, top, _, bottom = self.box
        return (top + bottom) / 2


def stand(tower: Levels, at: Point, k: float) -> list[Row]:
    """Feet on real shoulders, in the middle: an odd number fewer straddle two people each, else one stands on one."""
    rows: list[Row] = []
    for level in tower:
        below = [one.shoulders for one in rows[-1].people] if rows else []
        if len(below) < len(level):
            foot = min(point[1] for pair in below for point in pair) if below else at[1]
            feet = _side_by_side(len(level), (at[0], foot), height(max(level), k) * GAP)
        else:
            skip, straddle = divmod(len(below) - len(level), 2)
            feet = [
                (below[skip + n][1], below[skip + n + 1][0]) if straddle else below[skip + n]
                for n in range(len(level))
            ]
        rows.append(
            Row(tuple(Stand(size, *pair, height(size, k)) for size, pair in zip(level, feet, strict=True)))
        )
    return rows


def _side_by_side(count: int, at: Point, gap: float) -> list[tuple[Point, Point]]:
    """Feet on the ground; or in the air, where more are to stand on fewer."""
    xs = [at[0] + (n - (count - 1) / 2) * gap for n in range(count)]
    return [((x - 0.2 * gap, at[1]), (x + 0.2 * gap, at[1])) for x in xs]


def extent(tower: Levels) -> tuple[float, float]:
    """Width and height of a tower at k = 1, the greeting arm included."""
    rows = stand(tower, (0, 0), 1.0)
    boxes = [row.box for row in rows]
    top = rows[-1].people[0]
    return max(box[2] for box in boxes) - min(box[0] for box in boxes), -boxes[-1][1] + 0.34 * top.tall


def figures(
    rows: list[Row], seat: int, k: float, matching: tuple[int, ...] = (), wrong: tuple[int, ...] = ()
) -> list[Drawn]:
    """All people of a tower, from the bottom. Back numbers of `matching` sizes are gold, `wrong` levels red."""
    found: list[Drawn] = []
    for number, row in enumerate(rows):
        people = row.people
        for n, one in enumerate(people):
            hands = tuple(
                _hand(one, people[other], side) if 0 <= other < len(people) else None
                for side, other in ((1, n - 1), (-1, n + 1))
            )
            greets = number == len(rows) - 1 and len(people) == 1
            x, y = one.at
            art = _figure(
                one.size,
                seat,
                round(k, 3),
                (
                    _near(one.left[0] - x),
                    _near(one.left[1] - y),
                    _near(one.right[0] - x),
                    _near(one.right[1] - y),
                ),
                tuple((_near(hand[0] - x), _near(hand[1] - y)) if hand else None for hand in hands),
                greets,
                (n + number) % 4,
                number + 1 in wrong,
            )
            found.append(Sprite(art, one.at))
            if k > TINY:
                found += _number(one, k, one.size in matching, number + 1 in wrong)
    return found


def _hand(one: Stand, other: Stand, side: int) -> Point:
    """On the neighbour's near shoulder."""
    x, y = other.at
    return x + side * 0.12 * other.tall, y - 0.75 * other.tall + 0.03 * one.tall


def _near(value: float) -> int:
    """Whole even pixels, so that few different figures are drawn."""
    return 2 * round(value / 2)


def _number(one: Stand, k: float, gold: bool, wrong: bool) -> list[Drawn]:
    h, (x, y) = one.tall, one.at
    r = max(0.118 * h, 16)
    spot = (x, y - 0.75 * h + 0.148 * h)
    return [
        Sprite(_plate(round(r), gold), spot),
        Text(str(one.size), spot, max(26, (1.5 if one.size < 10 else 1.25) * r), RED if wrong else INK, 900),
    ]


@lru_cache(64)
def _plate(r: int, gold: bool) -> Art:
    return Art(
        f"castell/plate/{r}/{gold}", (Ellipse((0, 0), r, r, (255, 214, 60) if gold else CREAM, INK, 2.5),)
    )


@lru_cache(4096)
def _figure(
    size: int,
    seat: int,
    k: float,
    feet: tuple[int, int, int, int],
    hands: tuple[tuple[int, int] | None, ...],
    greets: bool,
    look: int,
    wrong: bool,
) -> Art:
    """The feet's level is at the origin; `feet` and `hands` are where they are from there."""
    h = height(size, k)
    line: Colour = RED if wrong else INK
    skin, hair = SKIN[(size + look) % 4], HAIR[(2 * size + look) % 5]
    o, shoulder, hip = 3.2 * max(k, 0.7 if k > TINY else 0.4), -0.75 * h, -0.37 * h
    shapes = [
        *_legs(h, hip, feet, o, skin, line),
        *_arms(h, shoulder, hip, hands, greets, o, seat, skin, line),
        *_head(h, shoulder, o, seat, skin, hair, line),
        *_trunk(h, shoulder, hip, o, seat, line),
    ]
    key = f"{size}/{seat}/{k:g}/{feet}/{hands}/{greets}/{look}/{wrong}"
    return Art(f"castell/figure/{key}", tuple(shapes))


def _legs(
    h: float, hip: float, feet: tuple[int, int, int, int], o: float, skin: Colour, line: Colour
) -> list[Shape]:
    """White trousers and bare feet."""
    wide, found = 0.105 * h, []
    for side, (fx, fy) in ((-1, feet[:2]), (1, feet[2:])):
        hx = side * 0.13 * h * 0.62
        kx, ky = (hx + fx) / 2 + side * 0.018 * h, (hip + fy) / 2
        found += [
            Line(((hx, hip), (kx, ky), (fx, fy - 0.35 * wide)), line, wide + 2 * o, True),
            Ellipse((fx, fy - 0.2 * wide), 0.8 * wide, 0.5 * wide, skin, line, o),
            Line(((hx, hip), (kx, ky), (fx, fy - 0.55 * wide)), TROUSERS, wide, True),
            Line(
                ((hx + 0.22 * wide, hip + 6), (kx + 0.22 * wide, ky), (fx + 0.22 * wide, fy - 0.8 * wide)),
                FOLD,
                0.22 * wide,
                True,
            ),
        ]
    return found


def _arms(
    h: float,
    shoulder: float,
    hip: float,
    hands: tuple[tuple[int, int] | None, ...],
    greets: bool,
    o: float,
    seat: int,
    skin: Colour,
    line: Colour,
) -> list[Shape]:
    """On the neighbour's shoulder, or at the side; who is alone on top greets the crowd."""
    wide, half, found = 0.082 * h, 0.185 * h, []
    for side, hand in zip((-1, 1), hands, strict=True):
        start = (side * 0.84 * half, shoulder + 0.5 * wide)
        if greets and side == 1:
            path = (start, (1.25 * half, shoulder - 0.10 * h), (1.1 * half, shoulder - 0.27 * h))
        elif hand:
            path = (start, ((start[0] + hand[0]) / 2, (start[1] + hand[1]) / 2 + 0.3 * wide), hand)
        else:
            path = (start, (side * 1.28 * half, shoulder + 0.15 * h), (side * 1.02 * half, hip - 0.02 * h))
        found += [
            Line(path, line, wide + 2 * o, True),
            Line(path, "seat.3.lit" if seat == 3 else f"seat.{seat}", wide, True),
            Ellipse(path[-1], 0.66 * wide, 0.66 * wide, skin, line, 0.8 * o),
        ]
    return found


def _head(
    h: float, shoulder: float, o: float, seat: int, skin: Colour, hair: Colour, line: Colour
) -> list[Shape]:
    """All hair, with ears, under a dotted kerchief."""
    r = 0.098 * h
    y = shoulder - 0.98 * r
    cloth = kerchief(seat)
    knot = ((0.4 * r, y - 0.5 * r), (1.25 * r, y - 0.05 * r), (0.55 * r, y + 0.12 * r))
    dots = ((-0.5, -0.3), (0, -0.62), (0.45, -0.3), (-0.05, -0.25)) if h > 120 else ()
    return [
        Rect((-0.5 * r, y, 0.5 * r, shoulder + 8), skin, line, 0.8 * o, 4),
        *(
            Ellipse((side * 0.92 * r, y + 0.2 * r), 0.22 * r, 0.22 * r, skin, line, 0.8 * o)
            for side in (-1, 1)
        ),
        Ellipse((0, y), 0.92 * r, 1.06 * r, hair, line, o),
        Polygon(curve((0, y), 0.92 * r - 0.5 * o, 1.06 * r - 0.5 * o, 180, 360), cloth),
        Line(((-0.84 * r, y), (0.84 * r, y)), line, 0.7 * o, True),
        Polygon(knot, cloth, line, 0.6 * o),
        *(Ellipse((dx * r, y + dy * r), 0.1 * r, 0.1 * r, CREAM) for dx, dy in dots),
    ]


def _trunk(h: float, shoulder: float, hip: float, o: float, seat: int, line: Colour) -> list[Shape]:
    """The shirt, its shaded side, and the sash wound around the waist."""
    half, waist = 0.185 * h, 0.13 * h
    right = (
        (0.45 * half, shoulder - 0.012 * h),
        (0.95 * half, shoulder + 0.03 * h),
        (half, shoulder + 0.09 * h),
        (waist, hip),
    )
    shirt = (*((-x, y) for x, y in reversed(right)), *right)
    shade = (
        (0.62 * half, shoulder + 0.04 * h),
        (0.93 * half, shoulder + 0.09 * h),
        (0.9 * waist, hip - 4),
        (0.5 * waist, hip - 4),
    )
    top, bottom = hip - 0.075 * h, hip + 0.035 * h
    belt = ((-1.1 * waist, top), (1.1 * waist, top), (1.06 * waist, bottom), (-1.06 * waist, bottom))
    folds = [
        Line(
            ((-waist, top + (bottom - top) * n / 3), (waist, top + (bottom - top) * n / 3)), (96, 84, 76), 1.5
        )
        for n in (1, 2)
    ]
    return [
        Polygon(shirt, f"seat.{seat}", line, o),
        Polygon(shade, "seat.3.lit" if seat == 3 else f"seat.{seat}.dark"),
        Polygon(belt, sash(seat), line, 0.7 * o),
        *folds,
    ]


def shadows(rows: list[Row], k: float) -> list[Drawn]:
    """On the ground, under the bottom level."""
    return [
        Sprite(_shadow(round(0.24 * one.tall), round(12 * k)), (one.at[0] + 8, one.at[1]))
        for one in rows[0].people
    ]


@lru_cache(64)
def _shadow(wide: int, high: int) -> Art:
    ground = Ellipse((0, 0), wide, high)
    return Art(f"castell/shadow/{wide}x{high}", (Shadow((ground,), 5, (60, 45, 30, 140), (4, 3)),))
