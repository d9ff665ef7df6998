"""Small signs, one shape a kind: skills on arches and discs, octagons for sizes, hexagons for special tokens, cards."""

from __future__ import annotations

from functools import cache
from math import pi, sin

from bot.draw.pieces import ring, star
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
from engines.castell.box import TILES
from engines.castell.skills import RANKED, Skill
from engines.core.said import said

from .colours import (
    CREAM,
    EMPTY,
    EMPTY_LINE,
    GOLD,
    GREEN,
    INK,
    POINTS,
    SEAT_MARKS,
    SIZE,
    SKILL,
    letter,
)

SOFT: Colour = (60, 45, 30, 110)
PRIZE_COLOURS = ((222, 170, 40), (40, 92, 140), (190, 196, 202), (176, 60, 90), (206, 92, 120))
"""Cup; band and disc of the medal; tails and bow of the ribbon."""


def icon(skill: Skill, at: Point, r: float, colour: Colour = CREAM) -> tuple[Shape, ...]:
    """The pictogram of a skill, inside a circle."""
    (x, y), w = at, 0.2 * r

    def bar(x0: float, y0: float, x1: float, y1: float, radius: float) -> Rect:
        box = (x + x0 * r, y + y0 * r, x + x1 * r, y + y1 * r)
        return Rect(box, colour, radius=radius * r)

    def ball(dx: float, dy: float, size: float) -> Ellipse:
        return Ellipse((x + dx * r, y + dy * r), size * r, size * r, colour)

    def beam(x0: float, x1: float, dy: float, width: float = w) -> Line:
        return Line(((x + x0 * r, y + dy * r), (x + x1 * r, y + dy * r)), colour, width, True)

    def corners(*points: Point) -> Polygon:
        return Polygon(tuple((x + dx * r, y + dy * r) for dx, dy in points), colour)

    match skill:
        case Skill.BALANCE:
            foot = corners((0, 0.2), (0.42, 0.82), (-0.42, 0.82))
            return beam(-0.82, 0.82, 0.12), foot, ball(-0.52, -0.32, 0.32), ball(0.52, -0.32, 0.32)
        case Skill.BASE:
            return (
                bar(-0.92, 0.3, 0.92, 0.8, 0.12),
                bar(-0.46, -0.22, 0.46, 0.2, 0.1),
                bar(-0.2, -0.78, 0.2, -0.32, 0.1),
            )
        case Skill.MIX:
            return ball(-0.36, -0.1, 0.52), ball(0.52, 0.1, 0.32), beam(-0.82, 0.82, 0.7)
        case Skill.STRENGTH:
            weights = [
                bar(min(sx * a, sx * b), -h, max(sx * a, sx * b), h, 0.1)
                for sx in (-1, 1)
                for a, b, h in ((0.41, 0.71, 0.62), (0.74, 0.94, 0.36))
            ]
            return (beam(-0.6, 0.6, 0, 1.1 * w), *weights)
        case Skill.WIDTH:
            heads = [corners((sx * 0.92, 0), (sx * 0.38, -0.5), (sx * 0.38, 0.5)) for sx in (-1, 1)]
            return (Line(((x - 0.5 * r, y), (x + 0.5 * r, y)), colour, 1.2 * w), *heads)
        case _:
            return (Polygon(star(at, 0.98 * r, 0.42 * r), GOLD),)


@cache
def arch(skill: Skill, w: float = 66, h: float = 68) -> Art:
    """A skill's tile, its middle at the origin."""
    top = tuple(
        (-w / 2 + w * step / 14, -h / 2 + 0.42 * w - 0.42 * w * sin(pi * step / 14)) for step in range(15)
    )
    body = Polygon(((-w / 2, h / 2), *top, (w / 2, h / 2)), SKILL[skill], INK, 3)
    shapes = (Shadow((body,), 4, SOFT, (2, 4)), body, *icon(skill, (0, 0.05 * h), 0.36 * w))
    return Art(f"castell/arch/{skill}/{w:g}x{h:g}", shapes)


@cache
def dot(skill: Skill, r: float = 20, bare: bool = False) -> Art:
    """A skill on a disc, or the disc alone."""
    body = Ellipse((0, 0), r, r, SKILL[skill], INK, 2.5)
    return Art(f"castell/dot/{skill}/{r:g}/{bare}", (body, *(() if bare else icon(skill, (0, 0), 0.72 * r))))


def mark(seat: int, at: Point, r: float, colour: Colour | None = None) -> tuple[Shape, ...]:
    """A player's second cue, on the player's colour."""
    x, y = at
    fill: Colour = colour if colour is not None else f"seat.{seat}.letter"
    match SEAT_MARKS[seat]:
        case "disc":
            return (Ellipse(at, 0.92 * r, 0.92 * r, fill),)
        case "triangle":
            return (
                Polygon(((x, y - 1.05 * r), (x + 1.05 * r, y + 0.8 * r), (x - 1.05 * r, y + 0.8 * r)), fill),
            )
        case "square":
            return (Rect((x - 0.85 * r, y - 0.85 * r, x + 0.85 * r, y + 0.85 * r), fill),)
        case _:
            return (Polygon(((x, y - 1.2 * r), (x + r, y), (x, y + 1.2 * r), (x - r, y)), fill),)


@cache
def token(seat: int, r: float = 22, bare: bool = False) -> Art:
    """A special action token; a bare one has no mark, but room for a number."""
    body = Polygon(ring((0, 0), r, 6, 1 / 12), f"seat.{seat}", INK, 3)
    shown = () if bare else mark(seat, (0, 0), 0.42 * r)
    return Art(f"castell/token/{seat}/{r:g}/{bare}", (Shadow((body,), 3, SOFT, (1, 3)), body, *shown))


@cache
def token_place(r: float = 38) -> Art:
    """Where a token was that has been used."""
    return Art(f"castell/token-place/{r:g}", (Polygon(ring((0, 0), r, 6, 1 / 12), EMPTY, EMPTY_LINE, 3),))


@cache
def _octagon(r: float, past: bool) -> Art:
    body = Polygon(ring((0, 0), 1.06 * r, 8, 1 / 16), (92, 84, 78) if past else SIZE, INK, 3)
    return Art(
        f"castell/octagon/{past}/{r:g}", ((body,) if past else (Shadow((body,), 3, SOFT, (1, 3)), body))
    )


def size_token(size: int, at: Point, r: float = 27, letters: float = 34, past: bool = False) -> list[Drawn]:
    """A size token: an octagon, never confused with a round badge or a person."""
    return [Sprite(_octagon(r, past), at), Text(str(size), at, letters, CREAM, 900)]


@cache
def _badge(r: float, legal: bool, fill: Colour) -> Art:
    body = Ellipse((0, 0), r, r, GOLD if legal else fill, INK, 4 if legal else 3)
    glow = (Shadow((Ellipse((0, 0), r + 8, r + 8),), 4, (255, 170, 0, 230)),) if legal else ()
    return Art(f"castell/badge/{r:g}/{legal}/{fill}", (*glow, body))


def badge(
    region: int, at: Point, r: float = 24, letters: float = 36, legal: bool = False, fill: Colour = CREAM
) -> list[Drawn]:
    """A region's letter; in gold where a pawn may go."""
    return [Sprite(_badge(r, legal, fill), at), Text(letter(region), at, letters, INK, 900)]


@cache
def card(tile: str, w: float = 118, h: float = 92) -> Art:
    """A local performance, its corner at the origin; the points stand on a black tab."""
    one = TILES[tile]
    body = Rect((0, 0, w, h), CREAM if one.shape else (226, 234, 240), INK, 3, 12)
    tab = Rect((w - 45, 11, w - 7, h - 11), INK, radius=11)
    inside = (w - 46) / 2
    shown = (
        _blocks(one.shape, (inside, h / 2), w - 60, h - 16)
        if one.shape
        else _exhibited(
            [skill for skill, used in zip(RANKED, one.uses, strict=True) if used], (inside, h / 2)
        )
    )
    points = Text(str(one.points), (w - 26, h / 2), 38, POINTS, 900)
    return Art(
        f"castell/card/{tile}/{w:g}x{h:g}", (Shadow((body,), 4, SOFT, (2, 4)), body, tab, *shown, points)
    )


def _blocks(shape: tuple[int, ...], at: Point, w: float, h: float) -> list[Shape]:
    """A tower's shape in blocks, from the bottom."""
    block = min(w / max(shape), h / len(shape), 20)
    foot, found = at[1] + block * len(shape) / 2, []
    for level, count in enumerate(shape):
        for n in range(count):
            x = at[0] + (n - (count - 1) / 2) * block
            y, half = foot - (level + 0.5) * block, 0.43 * block
            found.append(Rect((x - half, y - half, x + half, y + half), (94, 62, 38), radius=0.18 * block))
    return found


def _exhibited(skills: list[Skill], at: Point) -> list[Shape]:
    spots = {1: [(0, 0)], 2: [(-17.5, 0), (17.5, 0)], 3: [(-16.5, -17), (16.5, -17), (0, 18)]}[len(skills)]
    r = {1: 27.0, 2: 17.5, 3: 17.0}[len(skills)]
    found: list[Shape] = []
    for skill, (dx, dy) in zip(skills, spots, strict=True):
        spot = (at[0] + dx, at[1] + dy)
        found += [Ellipse(spot, r, r, SKILL[skill], INK, 2.5), *icon(skill, spot, 0.72 * r)]
    return found


@cache
def gone(w: float = 118, h: float = 92) -> Art:
    """Where a performance was that somebody has taken."""
    words = Text(said("board-taken"), (w / 2, h / 2), 26, (70, 56, 44), 700)
    return Art(f"castell/gone/{w:g}x{h:g}", (Rect((0, 0, w, h), None, (120, 104, 84), 2, 12), words))


@cache
def prize(kind: int, r: float = 30) -> Art:
    """Trophy, medal or ribbon."""

    def path(*points: Point) -> tuple[Point, ...]:
        return tuple((x * r, y * r) for x, y in points)

    if kind == 0:
        half = ((0.74, -0.95), (0.6, -0.1), (0.16, 0.3), (0.16, 0.6), (0.58, 0.95))
        cup = path(*((-x, y) for x, y in reversed(half)), *half)
        ears = [Ellipse((sx * 0.72 * r, -0.33 * r), 0.42 * r, 0.45 * r, None, INK, 5) for sx in (-1, 1)]
        return Art(f"castell/prize/trophy/{r:g}", (*ears, Polygon(cup, PRIZE_COLOURS[0], INK, 3)))
    if kind == 1:
        bands = [
            Polygon(
                path((-sx * 0.7, -1), (-sx * 0.15, -1), (sx * 0.3, 0.2), (-sx * 0.2, 0.2)),
                PRIZE_COLOURS[1],
                INK,
                2.5,
            )
            for sx in (1, -1)
        ]
        disc = Ellipse((0, 0.4 * r), 0.62 * r, 0.62 * r, PRIZE_COLOURS[2], INK, 3)
        return Art(
            f"castell/prize/medal/{r:g}",
            (*bands, disc, Ellipse((0, 0.4 * r), 0.3 * r, 0.3 * r, (228, 232, 236))),
        )
    tails = Polygon(path((-0.6, 1), (-0.2, 0), (0.2, 0), (0.6, 1), (0, 0.6)), PRIZE_COLOURS[3], INK, 2.5)
    bow = Ellipse((0, -0.3 * r), 0.66 * r, 0.66 * r, PRIZE_COLOURS[4], INK, 3)
    return Art(
        f"castell/prize/ribbon/{r:g}",
        (tails, bow, Ellipse((0, -0.3 * r), 0.28 * r, 0.28 * r, (236, 168, 186))),
    )


def tick(at: Point, r: float, colour: Colour = GREEN) -> Line:
    x, y = at
    return Line(((x - r, y), (x - 0.25 * r, y + 0.7 * r), (x + r, y - 0.75 * r)), colour, 0.42 * r, True)


def panel(
    box: tuple[float, float, float, float],
    fill: Colour = CREAM,
    line: Colour = INK,
    width: float = 3,
    radius: float = 18,
) -> list[Drawn]:
    """A raised sheet."""
    body = Rect(box, fill, line, width, radius)
    return [Shadow((body,), 6, SOFT, (2, 5)), body]
