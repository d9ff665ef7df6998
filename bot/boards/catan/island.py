"""The unchanging part of a match's picture: sea, hexes, paths, harbours, key and plaques."""

from __future__ import annotations

from functools import cache

from bot.draw.scene import Art, Clip, Drawn, Ellipse, Line, Rect, Shadow, Shape, Sprite, Text
from engines.catan.island import ENDS, HEX_NAME, HEXES, PATHS, SIDES_OF
from engines.catan.state import Land, Terrain

from . import colours as c
from .geometry import CENTRE, CORNER, FRAME, between
from .sea import RIMS, SOFT, key, ships, shore_art, water_art
from .terrain import PLAQUE, VARIANTS, hex_art

BARE = (Terrain.DESERT, Terrain.CASTLE)


def island(land: Land, idle: int, robber: bool) -> Clip:
    """All that stays as it is; a conquest turns its hex dark. The robber stops a hex without turning it."""
    dark = 0 if robber else idle
    shapes: list[Drawn] = [Sprite(water_art(), (0, 0)), Sprite(shore_art(), (0, 0))]
    for at in HEXES:
        art = hex_art(land.terrain[at].value, at % VARIANTS, bool(dark >> at & 1))
        shapes.append(Sprite(art, CENTRE[at]))
    shapes.append(Sprite(paths_art(_castle(land)), (0, 0)))
    shapes += [*ships(land.harbours), *key()]
    for at in HEXES:
        shapes += plaque(land, at, bool(dark >> at & 1))
    return Clip(FRAME, tuple(shapes), f"catan/island/{named(land)}/{dark}")


def named(land: Land) -> str:
    """All that distinguishes this island from others."""
    return " ".join((*land.terrain, *map(str, land.tokens), *land.harbours))


def _castle(land: Land) -> int:
    return land.terrain.index(Terrain.CASTLE) if Terrain.CASTLE in land.terrain else -1


@cache
def paths_art(castle: int) -> Art:
    """Footpaths along all sides; around the castle they are broad and cobbled."""
    around = SIDES_OF[castle] if castle >= 0 else ()
    lines = [tuple(CORNER[corner] for corner in ENDS[path]) for path in PATHS]
    shapes: list[Shape] = [Line(line, c.PATH_EDGE, 11, True) for line in lines]
    shapes += [Line(line, c.PATH, 7, True) for line in lines]
    shapes += [Line(lines[path], c.CASTLE_EDGE, 23, True) for path in around]
    shapes += [Line(lines[path], c.CASTLE_PATH, 17, True) for path in around]
    for path in around:
        (x0, y0), (x1, y1) = lines[path]
        nx, ny = (y0 - y1) / 114, (x1 - x0) / 114
        for k in range(1, 12):
            off = 3.6 if k % 2 else -3.6
            x, y = between((x0, y0), (x1, y1), k / 12)
            shapes.append(Ellipse((x + nx * off, y + ny * off), 3, 3, c.COBBLE))
    return Art(f"catan/paths/{castle}", tuple(shapes), themed=False)


@cache
def plaque_art(kind: str) -> Art:
    """A name's pill; with it the disc of the token, turned where the hex is conquered."""
    pill = Rect((-31, -20, 31, 20), c.PILL, radius=12)
    shapes: list[Shape] = [pill]
    if kind != "bare":
        disc = Ellipse((28, 0), 36, 36)
        shapes = [Shadow((Rect((-65, -20, 10, 20)), disc), 4, SOFT, (2, 4))]
        shapes.append(Rect((-65, -20, 10, 20), c.PILL, radius=12))
        rim, face = (c.TURNED_EDGE, c.TURNED) if kind == "turned" else (c.DISC_EDGE, c.PAPER)
        shapes += [
            Ellipse((28, 0), 36, 36, rim),
            Ellipse((28, 0), 32.5, 32.5, face),
        ]
    return Art(f"catan/plaque/{kind}", tuple(shapes), rims=RIMS, themed=False)


def plaque(land: Land, at: int, turned: bool) -> list[Drawn]:
    """A hex's name, number, and how often it is rolled."""
    x, y = CENTRE[at]
    token, name = land.tokens[at], HEX_NAME[at]
    if not token:
        y += 66 if land.terrain[at] is Terrain.CASTLE else 0
        return [Sprite(plaque_art("bare"), (x, y)), Text(name, (x, y), 36, c.PILL_TEXT, 800)]
    y += PLAQUE
    found: list[Drawn] = [
        Sprite(plaque_art("turned" if turned else "token"), (x, y)),
        Text(name, (x - 37, y), 36, c.PILL_TEXT, 800),
    ]
    if turned:
        return [*found, Text(str(token), (x + 28, y), 36, c.TURNED_TEXT, 700)]
    hot = token in (6, 8)
    ink = c.HOT if hot else c.INK
    found.append(Text(str(token), (x + 28, y - 6), 46 if token < 10 else 43, ink, 900 if hot else 800))
    return [*found, Sprite(pips_art(6 - abs(7 - token), hot), (x + 28, y + 21))]


@cache
def pips_art(count: int, hot: bool) -> Art:
    """A dot for each of 36 rolls."""
    ink = c.HOT if hot else c.INK
    dots = tuple(Ellipse(((k - (count - 1) / 2) * 8.5, 0), 3, 3, ink) for k in range(count))
    return Art(f"catan/pips/{count}/{hot}", dots, themed=False)
