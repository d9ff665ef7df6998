"""The main board: calendar, map with people, pawns and performances, skill wheel, and how everybody stands."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from bot.draw.fonts import width
from bot.draw.scene import (
    Art,
    Drawn,
    Line,
    Palette,
    Point,
    Polygon,
    Rect,
    Scene,
    Shadow,
    Sprite,
    Text,
    Texture,
)
from engines.castell.box import REGIONS
from engines.castell.skills import Skill
from engines.castell.state import PawnMoved, PawnPlaced, Phase
from engines.castell.view import View
from engines.core.said import Said, Who, said

from .calendar import calendar
from .colours import CREAM, GOLD, INK, PAPER
from .example import crowded
from .land import HIGH, INNER, WIDE, ground
from .people import casteller, pawn
from .signs import arch, badge, card, gone, mark, size_token, token
from .wheel import wheel

NAMES = (
    "예이다",
    "Lleida",
    "지로나",
    "Girona",
    "발스",
    "Valls",
    "빌라노바",
    "Vilanova",
    "타라고나",
    "Tarragona",
)


def board(view: View, marks: Iterable[object] = ()) -> Scene:
    """The whole board. `marks` are the events since the last picture: the pawn that moved last has a halo."""
    moved = next(
        (mark.seat for mark in reversed(list(marks)) if isinstance(mark, PawnMoved | PawnPlaced)), None
    )
    shapes: list[Drawn] = [Texture(ground(), ((0, 0, WIDE, HIGH),)), *calendar(view)]
    for region in range(len(REGIONS)):
        shapes += _region(view, region, moved)
    shapes += [*wheel(view), *_players(view), *_legend()]
    return Scene(tuple(shapes), (0, 0, WIDE, HIGH), 1.0, BOARD, described(view))


def _region(view: View, region: int, moved: int | None) -> list[Drawn]:
    left, top, wide = INNER[REGIONS[region]]
    held = next((one for one in view.festivals() if one.region == region), None)
    found = _header(view, region, (left, top), wide, held.sizes if held else ())
    found += _people(view, region, (left, top + 165), wide, moved)
    return found + _performances(view, region, (left, top + 173), wide)


def _header(view: View, region: int, at: Point, wide: float, sizes: tuple[int, ...]) -> list[Drawn]:
    """Letter, name, the wheel's skill, and a golden flag if a festival is held here in this round."""
    x, y = at
    plate = _plate(REGIONS[region], wide - 130 - (56 + 38 * len(sizes) if sizes else 0))
    found: list[Drawn] = [
        Rect((x + 20, y + 5, x + 70 + plate[0], y + 53), CREAM, INK, 2.5, 24),
        Text(said(f"region-{REGIONS[region]}"), (x + 58, y + 29), plate[1], INK, 800, "l"),
        *badge(region, (x + 24, y + 29), 27, 38, legal=region in view.moves),
        Sprite(arch(view.skills[region]), (x + wide - 34, y + 32)),
    ]
    if sizes:
        found.append(Sprite(_flag(len(sizes)), (x + plate[0] + 82, y + 29)))
        for n, size in enumerate(sizes):
            found += size_token(size, (x + plate[0] + 110 + 46 * n, y + 29), 22, 32)
    return found


@cache
def _plate(region: str, room: float) -> tuple[float, float]:
    """How long a region's name is in either language, and at which size it fits."""
    names = {
        "girona": "Girona",
        "barcelona": "Barcelona",
        "vilanova": "Vilanova",
        "vilafranca": "Vilafranca",
        "tarragona": "Tarragona",
        "valls": "Valls",
        "lleida": "Lleida",
    }
    long = width(names[region], 36, 800)
    size = min(36.0, 36 * room / long)
    return min(long, room), size


@cache
def _flag(tokens: int) -> Art:
    right = 58 + 46 * (tokens - 1)
    cloth = ((2, -30), (right, -27), (right - 8, 0), (right, 27), (2, 29))
    pole = Line(((0, -33), (0, 33)), INK, 5, True)
    return Art(f"castell/flag/{tokens}", (Polygon(cloth, GOLD, INK, 3), pole))


def _people(view: View, region: int, at: Point, wide: float, moved: int | None) -> list[Drawn]:
    """Castellers in a row from the small ones, pawns at the right; all closer together the more there are."""
    x, y = at
    sizes = [size for size, count in enumerate(view.people[region]) for _ in range(count)]
    pawns = [seat for seat, player in enumerate(view.boards) if player.pawn == region]
    gap = 48 if len(pawns) < 3 else 38
    room = wide - 26 - (gap * (len(pawns) - 1) + 62 if pawns else 0)
    step = min(64.0, (room - 34) / max(1, len(sizes) - 1))
    found: list[Drawn] = [Sprite(casteller(size), (x + 30 + step * n, y)) for n, size in enumerate(sizes)]
    for n, seat in enumerate(pawns):
        spot = (x + wide - 30 - gap * (len(pawns) - 1 - n), y + 2)
        found.append(Sprite(pawn(seat, seat == moved), spot))
    return found


def _performances(view: View, region: int, at: Point, wide: float) -> list[Drawn]:
    """The two cards of the row, and the special tokens that lie there, by owner."""
    x, y = at
    found: list[Drawn] = []
    for n, tile in enumerate(view.tiles[region]):
        found.append(Sprite(card(tile) if tile else gone(), (x + 2 + 130 * n, y)))
    lying = [(seat, count) for seat, count in enumerate(view.area[region]) if count]
    for n, (seat, count) in enumerate(lying):
        spot = (x + 284 + 46 * (n % 2), y + (46 if len(lying) < 3 else 23 + 47 * (n // 2)))
        found.append(Sprite(token(seat, 21), spot))
        if count > 1:
            found.append(
                Text(f"×{count}", (spot[0], spot[1] + 1), 26, INK, 900, outline=CREAM, outline_width=4)
            )
    return found


def _players(view: View) -> list[Drawn]:
    """A strip for each player: colour, mark, letter, points, best tower."""
    found: list[Drawn] = []
    x0, y0, wide = 22, 1398, 712
    each = wide / view.players
    acting = view.asked if view.phase is Phase.FESTIVAL else (view.turn,) if view.phase is Phase.TURN else ()
    for seat, player in enumerate(view.boards):
        left = x0 + each * seat
        box = (left + 3, y0, left + each - 3, y0 + 88)
        waits = seat in acting and seat not in view.answered
        found += [
            Sprite(_strip(seat, each - 6, waits), (left + 3, y0)),
            Text(Who(seat), (left + 58, y0 + 30), 34, f"seat.{seat}.letter", 900),
            Text(
                said("board-points", points=view.points[seat]),
                (box[2] - 14, y0 + 30),
                34,
                f"seat.{seat}.letter",
                900,
                "r",
            ),
            Text(said("board-best", best=player.best), (left + each / 2, y0 + 66), 26, INK, 800),
        ]
    return found


@cache
def _strip(seat: int, wide: float, acting: bool) -> Art:
    """The plate of a player; in gold while the match waits for that player."""
    body = Rect((0, 0, wide, 88), CREAM, GOLD if acting else INK, 6 if acting else 3, 14)
    head = Rect((5, 5, wide - 5, 48), f"seat.{seat}", radius=9)
    line = Line(((5, 48), (wide - 5, 48)), INK, 2.5)
    rim = (Rect((-3, -3, wide + 3, 91), None, INK, 3, 16),) if acting else ()
    return Art(
        f"castell/strip/{seat}/{wide:g}/{acting}",
        (Shadow((body,), 5, (40, 50, 60, 110), (2, 4)), *rim, body, head, line, *mark(seat, (28, 27), 13)),
    )


@cache
def _sheet() -> Art:
    body = Rect((22, 1246, 734, 1386), PAPER, INK, 3, 18)
    return Art("castell/legend", (Shadow((body,), 6, (40, 50, 60, 110), (2, 5)), body))


def _legend() -> list[Drawn]:
    """What the six skills look like."""
    found: list[Drawn] = [Sprite(_sheet(), (0, 0))]
    for n, skill in enumerate(Skill):
        x, y = 64 + 236 * (n % 3), 1282 + 68 * (n // 3)
        found += [
            Sprite(arch(skill, 54, 56), (x, y)),
            Text(said(f"skill-{skill}"), (x + 40, y), 36, INK, 800, "l"),
        ]
    return found


def described(view: View) -> tuple[Said, ...]:
    """The board in sentences."""
    found = [
        said(
            "alt-board",
            round=view.round,
            festivals=tuple(said(f"region-{REGIONS[one.region]}") for one in view.festivals()),
        )
    ]
    for seat, player in enumerate(view.boards):
        where = said(f"region-{REGIONS[player.pawn]}") if player.pawn >= 0 else said("none")
        found.append(
            said("alt-player", seat=Who(seat), region=where, points=view.points[seat], best=player.best)
        )
    for region, row in enumerate(view.people):
        sizes = tuple(str(size) for size, count in enumerate(row) for _ in range(count))
        found.append(said("alt-region", region=said(f"region-{REGIONS[region]}"), castellers=sizes))
    return tuple(found)


def example() -> Scene:
    """A board with all that can lie on it: the palette is chosen from it."""
    return board(crowded())


BOARD = Palette("castell/board", example)
