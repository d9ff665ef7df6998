"""A player's own board: castellers by size, ranks, special tokens, and what was won in each region."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from bot.draw.scene import (
    Art,
    Drawn,
    Ellipse,
    Line,
    Palette,
    Rect,
    Scene,
    Shadow,
    Shape,
    Sprite,
    Text,
    Texture,
)
from engines.castell.box import REGIONS, SPECIAL_TOKENS, VARIETY
from engines.castell.skills import RANKED, Skill
from engines.castell.towers import SIZES
from engines.castell.view import Board, View
from engines.core.said import Said, Who, said

from .colours import (
    CREAM,
    EMPTY,
    EMPTY_LINE,
    FADED,
    INK,
    PAVING,
    POINTS,
    REGION,
    SKILL,
    UNIT,
    WOOD,
    soft,
    unwon,
)
from .example import card_of_colours, crowded
from .people import casteller, ghost
from .signs import SOFT, arch, badge, card, mark, prize, size_token, token, token_place

WIDE, HIGH = 1200, 1330
CELL_WIDE, CELL_HIGH = 274, 192


def player_board(view: View, seat: int) -> Scene:
    """The board of one player, which lies open."""
    one = view.boards[seat]
    shapes: list[Drawn] = [
        Texture(_sheet(), ((0, 0, WIDE, HIGH),)),
        *_banner(view, seat),
        *_castellers(one, seat),
        *_ranks(one, view.max_rank),
        *_tokens(one, seat),
    ]
    for region in range(len(REGIONS)):
        shapes += _won(one, region)
    variety = said("board-variety", regions=one.regions, points=VARIETY[one.regions])
    shapes.append(Text(said("board-variety-title"), (1033, 1150), 32, CREAM, 800))
    shapes.append(Text(variety, (1033, 1222), 40, POINTS, 900))
    return Scene(tuple(shapes), (0, 0, WIDE, HIGH), UNIT, PLAYER, described(view, seat))


def _cell(region: int) -> tuple[float, float]:
    return 32 + 288 * (region % 4), 896 + 206 * (region // 4)


@cache
def _sheet() -> Art:
    """The board as it lies before anything is put on it."""
    fields = [
        Rect((16, 126, 1184, 466), (206, 226, 228), INK, 3, 18),
        Rect((16, 488, 760, 858), CREAM, INK, 3, 18),
        Rect((780, 488, 1184, 858), CREAM, INK, 3, 18),
        Rect((16, 880, 1184, 1312), WOOD, INK, 3, 18),
    ]
    x, y = _cell(7)
    shapes: list[Shape] = [
        Rect((0, 0, WIDE, HIGH), (236, 224, 194)),
        *(Line(((n, 0), (n - HIGH, HIGH)), (231, 218, 186), 2) for n in range(0, WIDE + HIGH, 46)),
        *(shape for field in fields for shape in soft(field)),
        *fields,
        Rect((19, 388, 1181, 463), PAVING, radius=15),
        Rect((x, y, x + CELL_WIDE, y + CELL_HIGH), INK, radius=14),
    ]
    return Art("castell/player", tuple(shapes), (0, 0, WIDE, HIGH), master=UNIT)


def _banner(view: View, seat: int) -> list[Drawn]:
    one, letters = view.boards[seat], f"seat.{seat}.letter"
    found: list[Drawn] = [
        Sprite(_ribbon(seat), (16, 14)),
        Text(Who(seat), (104, 59), 48, letters, 900, "l"),
        Text(said("board-round", round=view.round), (172, 59), 36, letters, 800, "l"),
    ]
    parts = (
        ("board-total", view.points[seat], 550, 176),
        ("board-best-tower", one.best, 778, 232),
        ("board-regions", one.regions, 1028, 220),
    )
    for key, number, x, most in parts:
        found.append(Text(said(key, points=number), (x, 59), 36, INK, 850, most=most))
    return found


@cache
def _ribbon(seat: int) -> Art:
    body = Rect((0, 0, 1168, 90), f"seat.{seat}", INK, 4, 18)
    plate = Rect((450, 14, 1150, 76), CREAM, INK, 3, 14)
    bars = [Line(((x, 22), (x, 68)), EMPTY_LINE, 2) for x in (650, 906)]
    shapes = (Shadow((body,), 6, SOFT, (3, 6)), body, *mark(seat, (50, 45), 21), plate, *bars)
    return Art(f"castell/banner/{seat}", shapes)


def _castellers(one: Board, seat: int) -> list[Drawn]:
    """By size; copies stand behind, sizes one does not have are grey."""
    title = said("board-castellers", count=sum(one.stock))
    found: list[Drawn] = [Text(title, (40, 162), 36, INK, 900, "l")]
    for size in SIZES:
        x, count, k = 70 + 112 * (size - 1), one.stock[size], round(1.16 + 0.05 * size, 2)
        if not count:
            found.append(Sprite(ghost(size, k), (x, 402)))
        for behind in reversed(range(min(count, 4))):
            art = casteller(size, seat, k) if not behind else _blank(size, seat, k)
            found.append(Sprite(art, (x + 8 * behind, 402 - 14 * behind)))
        found += [
            Sprite(_count(count > 0), (x, 434)),
            Text(f"×{count}", (x + 4, 434), 36, INK if count else FADED, 900),
        ]
    return found


@cache
def _blank(size: int, seat: int, k: float) -> Art:
    """Somebody who stands behind another of the same size: the number is hidden."""
    art = casteller(size, seat, k)
    return Art(f"{art.name}/behind", tuple(shape for shape in art.shapes if not isinstance(shape, Text)))


@cache
def _count(some: bool) -> Art:
    return Art(
        f"castell/count/{some}", (Rect((-36, -22, 44, 22), CREAM if some else (206, 196, 170), INK, 2.5, 12),)
    )


def _ranks(one: Board, highest: int) -> list[Drawn]:
    """Each skill's track; as many uses in one tower as its rank."""
    found: list[Drawn] = []
    step = min(84.0, 336 / highest)
    for n, (skill, rank) in enumerate(zip(RANKED, one.ranks, strict=True)):
        y = 530 + 71 * n
        found += [
            Sprite(arch(skill, 58, 60), (62, y + 1)),
            Text(said(f"skill-{skill}"), (106, y), 36, INK, 900, "l"),
            Text(f"×{rank}", (668, y), 42, INK if rank else FADED, 900, "l"),
        ]
        for number in range(1, highest + 1):
            x, on = 316 + step * (number - 1), number <= rank
            if number > 1:
                gap = Line(((x - step + 29, y), (x - 29, y)), SKILL[skill] if on else (196, 184, 156), 6)
                found.append(gap)
            found += [
                Sprite(_bead(skill, on), (x, y)),
                Text(str(number), (x, y), 34, CREAM if on else FADED, 900),
            ]
    return found


@cache
def _bead(skill: Skill, on: bool) -> Art:
    bead = Ellipse((0, 0), 27, 27, SKILL[skill] if on else EMPTY, INK if on else EMPTY_LINE, 3)
    return Art(f"castell/bead/{skill if on else ''}/{on}", (bead,))


def _tokens(one: Board, seat: int) -> list[Drawn]:
    """The special action tokens that are left, and the places of those used."""
    title = said("board-special", left=one.tokens, all=SPECIAL_TOKENS)
    found: list[Drawn] = [
        Sprite(arch(Skill.SPECIAL, 56, 58), (826, 534)),
        Text(title, (866, 532), 35, INK, 900, "l"),
    ]
    for n in range(SPECIAL_TOKENS):
        spot = (842 + 94 * (n % 4) + 47 * (n > 3), 652 + 104 * (n // 4))
        found.append(Sprite(token(seat, 41) if n < one.tokens else token_place(), spot))
    return found


def _won(one: Board, region: int) -> list[Drawn]:
    """A region's field: coloured once something was won there."""
    x, y = _cell(region)
    prizes, sizes, tiles, tokens = (
        one.prizes[region],
        one.sizes[region],
        one.tiles[region],
        one.collected[region],
    )
    full = any((any(prizes), sizes, tiles, any(tokens)))
    found: list[Drawn] = [
        Sprite(_field(region, full), (x, y)),
        *badge(region, (x + 34, y + 34), 24, 34),
        Text(said(f"region-{REGIONS[region]}"), (x + 68, y + 34), 34, INK, 800, "l"),
    ]
    if not full:
        return [*found, Text(said("board-nothing"), (x + CELL_WIDE / 2, y + 122), 32, (84, 70, 54), 700)]
    things: list[tuple[float, Sequence[Drawn]]] = []
    for kind, count in enumerate(prizes):
        if count:
            shown: list[Drawn] = [Sprite(prize(kind, 29 if kind == 0 else 33), (30, 0))]
            if count > 1:
                shown.append(Text(f"×{count}", (46, 24), 30, INK, 900, outline=CREAM, outline_width=4))
            things.append((64, shown))
    things += [(64, size_token(size, (31, 0), 29, 36)) for size in sizes]
    things += [(126, [Sprite(card(tile), (2, -46))]) for tile in tiles]
    for owner, count in enumerate(tokens):
        if count:
            hexagon: list[Drawn] = [Sprite(token(owner, 25, count > 1), (27, 0))]
            if count > 1:
                hexagon.append(Text(str(count), (27, 0), 32, f"seat.{owner}.letter", 900))
            things.append((56, hexagon))
    return found + _laid_out(things, x + 8, y + 128)


def _laid_out(things: Sequence[tuple[float, Sequence[Drawn]]], x: float, y: float) -> list[Drawn]:
    """In a row, smaller if there are many."""
    wide = sum(room for room, _ in things)
    k = min(1.0, (CELL_WIDE - 14) / wide)
    found: list[Drawn] = []
    for room, drawn in things:
        found += [_moved(shape, x, y, k) for shape in drawn]
        x += room * k
    return found


def _moved(shape: Drawn, x: float, y: float, k: float) -> Drawn:
    """A sprite or text, its place and size taken from a corner."""
    if isinstance(shape, Sprite):
        return Sprite(shape.art, (x + shape.at[0] * k, y + shape.at[1] * k), k)
    assert isinstance(shape, Text)
    at = (x + shape.at[0] * k, y + shape.at[1] * k)
    return Text(
        shape.words,
        at,
        shape.size * k,
        shape.colour,
        shape.weight,
        shape.anchor,
        shape.outline,
        shape.outline_width,
    )


@cache
def _field(region: int, full: bool) -> Art:
    colour = REGION[REGIONS[region]]
    fill = colour if full else unwon(colour)
    return Art(f"castell/field/{region}/{full}", (Rect((0, 0, CELL_WIDE, CELL_HIGH), fill, INK, 3, 14),))


def described(view: View, seat: int) -> tuple[Said, ...]:
    """The board in words."""
    one = view.boards[seat]
    crew = tuple(said("hand-size", size=size, count=one.stock[size]) for size in SIZES if one.stock[size])
    ranks = tuple(
        said("hand-rank", skill=said(f"skill-{skill}"), rank=rank)
        for skill, rank in zip(RANKED, one.ranks, strict=True)
    )
    return (
        said("alt-player", seat=Who(seat), region=_where(one), points=view.points[seat], best=one.best),
        said("hand-castellers", castellers=crew),
        said("hand-ranks", ranks=ranks),
    )


def _where(one: Board) -> Said:
    return said(f"region-{REGIONS[one.pawn]}") if one.pawn >= 0 else said("none")


def example() -> Scene:
    """All regions won, in all players' colours: the palette is chosen from it."""
    view = crowded()
    scene = player_board(view, 1)
    shapes: list[Drawn] = list(scene.shapes)
    for region in range(len(REGIONS)):
        x, y = _cell(region)
        shapes += [Sprite(_field(region, True), (x, y + 60)), Sprite(prize(region % 3), (x + 60, y + 150))]
    for seat in range(4):
        shapes += [
            Sprite(casteller(9, seat, 1.6), (300 + 180 * seat, 440)),
            Sprite(_ribbon(seat), (16, 500 + 90 * seat)),
        ]
    return replace(scene, shapes=(*shapes, *card_of_colours()))


PLAYER = Palette("castell/player", example, 256)
