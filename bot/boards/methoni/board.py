"""The map: lands, walls, castles, houses and markets, with the newest wall marked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.draw.scene import Art, Drawn, Ellipse, Palette, Polygon, Rect, Scene, Sprite, Text
from engines.core.said import Said, Who, said
from engines.methoni.atlas import MAPS
from engines.methoni.maps import SEA
from engines.methoni.pieces import Card, Kind
from engines.methoni.view import View

from . import pieces
from .castles import grounds
from .choices import numbers
from .colours import BLEACH
from .lands import corners, land_art
from .layout import Layout, border_of, heading, layout
from .plates import asked, legend, people
from .sea import ground, land_name
from .standing import Placed, placed, stalls, towers
from .walls import halo, house_halo, post, wall

UNIT = 0.85
"""Pixels of the picture for a pixel of the layout."""


def board(view: View, marks: Iterable[object] = ()) -> Scene:
    """The whole map and who is who. The newest wall and its houses have a halo."""
    at = layout(view.map)
    shapes = [*scenery(view), *people(view, at), *legend(at)]
    return Scene(tuple(shapes), at.box, UNIT, PALETTE, described(view), ground="paper")


def choose(view: View, card: Card, offered: Sequence[str]) -> Scene:
    """Where a card may build, by numbers; lands of other kinds are bleached."""
    at = layout(view.map)
    shapes = scenery(view, keep=lands_of(view.map, card), quiet=True)
    shapes += numbers(view, offered, placed(view))
    shapes += legend(at)
    shapes += asked(
        at,
        said("map-choose", card=said(f"card-{card}")),
        said("map-choose-range", count=len(offered)),
    )
    return Scene(tuple(shapes), at.box, UNIT, PALETTE, (said("alt-choose", borders=tuple(offered)),))


def lands_of(board: str, card: Card) -> set[str]:
    """The lands that a card speaks of: its kind, or the markets and the coast."""
    at = MAPS[board]
    if card == Card.SEA:
        coast = {land for index, land in enumerate(at.lands) if SEA in at.beside[index]}
        return {land.name for land in at.lands if land.market or land in coast}
    return {land.name for land in at.lands if land.kind == Kind(card)}


def scenery(view: View, keep: set[str] | None = None, quiet: bool = False) -> list[Drawn]:
    """Everything but plates, from the bottom up; lands not to `keep` are bleached."""
    at = layout(view.map)
    standing = placed(view)
    shapes: list[Drawn] = [ground(view.map), *bleached(view, at, keep), *grounds(view)]
    shapes += marked(view, at, standing, quiet)
    shapes += built(view, at)
    shapes += stalls(view)
    shapes += towers(view, standing)
    shapes += [one.sprite for one in standing]  # over the banners, for they must be countable
    shapes += coins(view, at)
    return shapes + named(at, view, everything=keep is not None)


def bleached(view: View, at: Layout, keep: set[str] | None) -> list[Drawn]:
    """Castles and what may be chosen keep their colours."""
    if keep is None:
        return []
    kept = keep | {name for castle in view.castles for name in castle.lands}
    return [
        Sprite(_veil(land.north), (at.triangle(land)[1][0], at.top(land)))
        for land in at.map.lands
        if land.name not in kept
    ]


def _veil(north: bool) -> Art:
    return Art(f"methoni/veil/{north}", (Polygon(corners(north), BLEACH),))


def marked(view: View, at: Layout, standing: Sequence[Placed], quiet: bool) -> list[Drawn]:
    """The halo of the newest wall and of the houses that came with it."""
    if not view.last or view.last not in view.walls:
        return []
    border = border_of(view.map, view.last)
    found: list[Drawn] = [
        Sprite(house_halo(quiet), (one.at[0], one.at[1] - 18 * one.size), one.size)
        for one in standing
        if one.piece.border == view.last
    ]
    return [*found, Sprite(halo(heading(border), quiet), at.middle(border))]


def built(view: View, at: Layout) -> list[Drawn]:
    """Walls and posts, nearer ones over farther ones."""
    borders = [border_of(view.map, name) for name in view.walls]
    rows: list[tuple[float, Sprite]] = [
        (at.middle(border)[1], Sprite(wall(heading(border)), at.middle(border))) for border in borders
    ]
    ends = dict.fromkeys(end for border in borders for end in border.ends)
    rows += [(at.at(end)[1] + 0.1, Sprite(post(), at.at(end))) for end in ends]
    return [sprite for _, sprite in sorted(rows, key=lambda row: row[0])]


def coins(view: View, at: Layout) -> list[Drawn]:
    found: list[Drawn] = []
    for index in at.map.markets:
        land = at.map.lands[index]
        if land.name not in view.active:
            x, y = at.label(land)
            found += [Sprite(pieces.coin(), (x, y - 27)), Text("1", (x, y - 27), 24, "label", 900)]
    return found


def named(at: Layout, view: View, everything: bool) -> list[Drawn]:
    """The names of lands on which something was laid: the ground bears those of all others."""
    beside = set(at.map.parted[view.last]) if view.last else set()
    castles = {name for castle in view.castles for name in castle.lands}
    return [
        land_name(at, land)
        for land in at.map.lands
        if everything or land.market or land.name in castles or land.name in beside
    ]


def described(view: View) -> tuple[Said, ...]:
    """The board in sentences."""
    found = [said("alt-board", walls=len(view.walls), left=view.wall_supply)]
    if view.last:
        found.append(said("alt-last", border=view.last))
    found += [
        said("alt-castle", owner=Who(castle.owner), lands=castle.lands, price=castle.price)
        for castle in view.castles
    ]
    if view.closing:
        found.append(said("alt-closing", borders=tuple(one.border for one in view.closing)))
    return tuple(found)


def example() -> Scene:
    """Every land, piece and mark in one picture: the palette is chosen from it."""
    at = layout("methoni")
    shapes: list[Drawn] = [ground("methoni")]
    for row, kind in enumerate(Kind):
        shapes += [Sprite(land_art(kind, True, 0), (x * 180.0, 20.0 + row * 160)) for x in range(2)]
    for seat in range(5):
        x = 420.0 + 120 * seat
        shapes += [Rect((x - 40, 40, x + 60, 100), f"seat.{seat}"), Sprite(pieces.tower(seat), (x, 220))]
        shapes += [Sprite(pieces.house(seat), (x, 300)), Sprite(pieces.villa(seat), (x, 380))]
    for row, run in enumerate(("level", "rising", "falling")):
        shapes += [Sprite(wall(run), (460 + 240 * row, 500)), Sprite(post(), (380 + 240 * row, 500))]
        shapes += [
            Sprite(halo(run, False), (460 + 240 * row, 680)),
            Sprite(halo(run, True), (460 + 240 * row, 860)),
        ]
    for column, active in enumerate((True, False)):
        shapes += [Sprite(pieces.stall(True, active, True), (1080, 400 + 90 * column))]
    shapes += [Sprite(pieces.coin(), (1080, 330)), Ellipse((1080, 620), 50, 50, "legal", "legal.line", 4)]
    shapes += [Sprite(_veil(True), (180, 20 + row * 160)) for row in range(6)]
    return Scene((*shapes, *legend(at)), at.box, UNIT, PALETTE)


PALETTE = Palette("methoni/board", example)
