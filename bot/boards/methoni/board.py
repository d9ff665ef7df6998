"""The map: lands, walls, castles, houses and markets, with the newest wall marked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.draw.scene import Drawn, Ellipse, Palette, Rect, Scene, Sprite, Text
from engines.core.said import Said, Who, said
from engines.methoni.events import WallBuilt
from engines.methoni.pieces import Card, Kind
from engines.methoni.view import View

from . import pieces
from .castles import grounds
from .choices import bars, numbers
from .colours import OPEN_SEA
from .lands import land_art
from .layout import Layout, border_of, heading, layout
from .plates import legend, people, question
from .sea import ground, land_name, lit, veil
from .standing import Placed, placed
from .towers import stalls, towers
from .walls import halo, house_halo, post, wall


def board(view: View, marks: Iterable[object] = ()) -> Scene:
    """The whole map and who is who. The walls of `marks`, or the newest, and their houses have a halo."""
    at = layout(view.map)
    new = tuple(event.border for event in marks if isinstance(event, WallBuilt)) or (view.last,)
    shapes = [*scenery(view, placed(view), new=new), *people(view, at), *legend(at)]
    return Scene(tuple(shapes), at.box, at.unit, PALETTE, described(view), ground=OPEN_SEA)


def choose(view: View, card: Card, offered: Sequence[str]) -> Scene:
    """Where a card may build, by numbers; lands of other kinds are bleached."""
    at, standing = layout(view.map), placed(view)
    shapes = scenery(view, standing, card, asked=offered)
    shapes += numbers(view, offered, standing)
    shapes += legend(at)
    shapes += question(
        at,
        said("map-choose", card=said(f"card-{card}")),
        said("map-choose-range", count=len(offered)),
    )
    alt = (said("alt-choose", borders=tuple(offered)),)
    return Scene(tuple(shapes), at.box, at.unit, PALETTE, alt, ground=OPEN_SEA)


def scenery(
    view: View,
    standing: Sequence[Placed],
    bright: str = "all",
    keep: frozenset[str] = frozenset(),
    new: Sequence[str] = (),
    asked: Sequence[str] = (),
) -> list[Drawn]:
    """Everything but plates, from the bottom up; lands neither `bright` nor to `keep` are bleached.

    The walls of `new` are marked in yellow. Where yellow says which borders are `asked` for, none are new; the newest
    is cream then.
    """
    at, quiet = layout(view.map), not new
    shapes: list[Drawn] = [ground(view.map, bright)]
    shapes += [lit(at, land) for land in at.map.lands if land.name in keep]
    shapes += grounds(view)
    new = [name for name in new or (view.last,) if name in view.walls]
    shapes += marked(view, at, standing, new, quiet)
    shapes += built(view, at)
    shapes += bars(view, asked)
    shapes += stalls(view)
    shapes += [one.sprite for one in towers(view, standing)]
    shapes += [one.sprite for one in standing]  # over the banners, for they must be countable
    shapes += coins(view, at)
    return shapes + named(at, view, keep, new)


def marked(
    view: View, at: Layout, standing: Sequence[Placed], new: Sequence[str], quiet: bool
) -> list[Drawn]:
    """The halos of new walls and of the houses that came with them."""
    borders = [border_of(view.map, name) for name in new]
    found: list[Drawn] = [
        Sprite(house_halo(quiet), (one.at[0], one.at[1] - 18 * one.size), one.size)
        for one in standing
        if one.piece.border in new
    ]
    return found + [Sprite(halo(heading(border), quiet), at.middle(border)) for border in borders]


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


def named(at: Layout, view: View, keep: frozenset[str], new: Sequence[str]) -> list[Drawn]:
    """The names of lands on which something was laid: the ground bears those of all others."""
    covered = {name for castle in view.castles for name in castle.lands} | keep
    covered.update(land for name in new for land in at.map.parted[name])
    return [land_name(at, land) for land in at.map.lands if land.market or land.name in covered]


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
    shapes += [Sprite(veil(True), (180, 20 + row * 160)) for row in range(6)]
    return Scene((*shapes, *legend(at)), at.box, at.unit, PALETTE)


PALETTE = Palette("methoni/board", example, colours=96)
