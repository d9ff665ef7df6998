"""The main board: calendar, map with people, pawns and performances, skill wheel, and how everybody stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from bot.draw.pieces import star
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
from engines.castell.box import EIGHTH, REGIONS, Region
from engines.castell.events import PawnMoved, PawnPlaced
from engines.castell.skills import Skill
from engines.castell.state import Phase
from engines.castell.view import View
from engines.core.said import Said, Who, said

from .calendar import calendar
from .colours import CREAM, GOLD, INK, UNIT
from .example import card_of_colours, crowded
from .land import HIGH, INNER, WIDE, ground
from .people import casteller, halo, pawn
from .signs import arch, badge, card, gone, mark, size_token, token
from .stage import shown_towers, stage
from .wheel import wheel


def board(view: View, marks: Iterable[object] = (), training: bool = False) -> Scene:
    """The whole board. `marks` are the events since the last picture: the pawn that moved last has a halo, and
    towers shown at a festival take the place of the calendar. `training` lights what the wheel offers to whose
    turn it is."""
    marks = list(marks)
    moved = next((mark.seat for mark in reversed(marks) if isinstance(mark, PawnMoved | PawnPlaced)), None)
    shapes: list[Drawn] = [Texture(ground(), ((0, 0, WIDE, HIGH),))]
    shapes += stage(marks) if shown_towers(marks) else calendar(view)
    for region in range(len(REGIONS)):
        shapes += _region(view, region, moved)
    shapes += [*wheel(view, _lit(view) if training else ()), *_players(view), *_legend()]
    return Scene(tuple(shapes), (0, 0, WIDE, HIGH), UNIT, BOARD, described(view))


def _lit(view: View) -> tuple[int, ...]:
    """The sectors that count for the pawn whose turn it is."""
    pawn = view.boards[view.turn].pawn
    return () if pawn < 0 else (pawn,) if view.advanced else (pawn, EIGHTH)


def _region(view: View, region: int, moved: int | None) -> list[Drawn]:
    left, top, wide = INNER[REGIONS[region]]
    held = next((one for one in view.festivals() if one.region == region), None)
    found = _header(view, region, (left, top), wide, held.sizes if held else ())
    found += _people(view, region, (left, top + 165), wide, moved)
    return found + _performances(view, region, (left, top + 173), wide)


def _header(view: View, region: int, at: Point, wide: float, sizes: tuple[int, ...]) -> list[Drawn]:
    """Letter, name, the wheel's skill, and a golden flag if a festival is held here in this round."""
    x, y = at
    step = 44 if len(sizes) < 2 else 35
    flag = wide - 78 - (30 + step * len(sizes)) if sizes else wide - 74
    found: list[Drawn] = [
        Text(
            said(f"region-{REGIONS[region]}"), (x + 58, y + 29), 36, INK, 850, "l", CREAM, 4, most=flag - 62
        ),
        *badge(region, (x + 24, y + 29), 27, 38, legal=region in view.moves),
        Sprite(arch(view.skills[region]), (x + wide - 34, y + 32)),
    ]
    if sizes:
        found.append(Sprite(_flag(len(sizes)), (x + flag, y + 29)))
        for n, size in enumerate(sizes):
            found += size_token(size, (x + flag + step * (n + 0.65), y + 29), step / 2, 0.73 * step)
    return found


@cache
def _flag(tokens: int) -> Art:
    right = 56 + 26 * (tokens - 1)
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
    k = 1.0 if step > 46 else 0.84
    found: list[Drawn] = [
        Sprite(casteller(size, k=k), (x + 30 * k + step * n, y)) for n, size in enumerate(sizes)
    ]
    spots = {seat: (x + wide - 30 - gap * (len(pawns) - 1 - n), y + 2) for n, seat in enumerate(pawns)}
    found += [Sprite(halo(), spots[seat]) for seat in pawns if seat == moved]
    found += [Sprite(pawn(seat), spots[seat]) for seat in sorted(pawns, key=lambda seat: seat == moved)]
    return found


def _performances(view: View, region: int, at: Point, wide: float) -> list[Drawn]:
    """The two cards of the row, and the special tokens that lie there, by owner."""
    x, y = at
    found: list[Drawn] = []
    for n, tile in enumerate(view.tiles[region]):
        found.append(Sprite(card(tile) if tile else gone(), (x + 124 * n, y)))
    lying = [(seat, count) for seat, count in enumerate(view.area[region]) if count]
    for n, (seat, count) in enumerate(lying):
        spot = (x + 272 + 46 * (n % 2), y + (46 if len(lying) < 3 else 23 + 47 * (n // 2)))
        found.append(Sprite(token(seat, 22, count > 1), spot))
        if count > 1:
            found.append(Text(str(count), spot, 30, f"seat.{seat}.letter", 900))
    return found


def _players(view: View) -> list[Drawn]:
    """A strip for each player: colour, mark, letter, points, best tower."""
    found: list[Drawn] = []
    x0, y0, wide = 22, 1398, 712
    each = wide / view.players
    first = star((0, 0), 15, 7)
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
            *(
                [Sprite(Art("castell/first", (Polygon(first, GOLD, INK, 2.5),)), (left + 26, y0 + 67))]
                * (seat == view.first)
            ),
            Text(said("board-best", best=player.best), (left + each / 2 + 10, y0 + 66), 26, INK, 800),
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


def _legend() -> list[Drawn]:
    """What the six skills look like."""
    found: list[Drawn] = []
    for n, skill in enumerate(Skill):
        x, y = 64 + 236 * (n % 3), 1282 + 68 * (n // 3)
        found += [
            Sprite(arch(skill, 54, 56), (x, y)),
            Text(said(f"skill-{skill}"), (x + 40, y), 36, INK, 800, "l", most=156),
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
        where = said(f"region-{REGIONS[player.pawn]}") if player.pawn >= 0 else None
        found.append(
            said("alt-player", seat=Who(seat), region=where, points=view.points[seat], best=player.best)
        )
    for region, row in enumerate(view.people):
        sizes = tuple(str(size) for size, count in enumerate(row) for _ in range(count))
        found.append(said("alt-region", region=said(f"region-{REGIONS[region]}"), castellers=sizes))
    return tuple(found)


def example() -> Scene:
    """A board with all that can lie on it, and all colours: the palette is chosen from it."""
    scene = board(crowded(), [PawnMoved(2, Region.VILANOVA)])
    return replace(scene, shapes=(*scene.shapes, *card_of_colours()))


BOARD = Palette("castell/board", example, 256)
