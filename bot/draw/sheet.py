"""Rasterised sprites, kept: an art at a size in a theme is drawn once."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil, floor
from typing import NamedTuple

from PIL import Image

from .moves import moved
from .raster import bounds, raster, union
from .scene import Art, Box, Shape
from .theme import Theme


class Pixels(NamedTuple):
    """A picture and where its corner lies from the origin of what it shows."""

    image: Image.Image
    left: int
    top: int


class Store:
    """Pictures by key, at most so many bytes of them; the longest unused go first. Safe in threads."""

    def __init__(self, most: int) -> None:
        self.most, self.held = most, 0
        self.kept: OrderedDict[Hashable, Pixels] = OrderedDict()
        self.lock = threading.Lock()

    def get(self, key: Hashable, make: Callable[[], Pixels]) -> Pixels:
        """The picture of this key; made, outside the lock, if it is not there."""
        with self.lock:
            found = self.kept.get(key)
            if found:
                self.kept.move_to_end(key)
                return found
        made = make()
        with self.lock:
            if key not in self.kept:
                self.kept[key] = made
                self.held += _bytes(made)
            while self.held > self.most and len(self.kept) > 1:
                self.held -= _bytes(self.kept.popitem(last=False)[1])
            return self.kept.get(key, made)


def _bytes(pixels: Pixels) -> int:
    return pixels.image.width * pixels.image.height * len(pixels.image.getbands())


MASTERS = Store(64 << 20)
SPRITES = Store(64 << 20)
LOOSE = Store(24 << 20)
TEXTURES = Store(40 << 20)
LAYERS = Store(48 << 20)


def _key(art: Art, scale: float, theme: Theme) -> tuple[str, float, str]:
    return art.name, round(scale, 3), theme.name if art.themed else ""


def extent(art: Art) -> Box:
    """The box of an art: its own, or around its shapes."""
    return art.box or union(bounds(shape) for shape in art.shapes)


def sprite(art: Art, scale: float, theme: Theme) -> Pixels:
    """An art at `scale` pixels a unit."""
    scale = round(scale, 3)
    return SPRITES.get(_key(art, scale, theme), lambda: _plain(_draw(art, scale, theme), "RGBA"))


def ready(art: Art, theme: Theme) -> None:
    """Draws what all sizes of an art with a master are scaled from."""
    _half(art, theme)


def _plain(pixels: Pixels, mode: str) -> Pixels:
    """In a mode whose colours are not multiplied by opacity."""
    return Pixels(pixels.image.convert("RGBA").convert(mode), pixels.left, pixels.top)


def _master(art: Art, theme: Theme) -> Pixels:
    """The picture that other sizes are scaled from: it needs less oversampling itself."""
    key = _key(art, art.master, theme)
    return MASTERS.get(key, lambda: Pixels(*raster(art.shapes, extent(art), art.master, theme, over=2)))


def _half(art: Art, theme: Theme) -> Pixels:
    """The master at half its size, from which small pictures are scaled more quickly."""

    def make() -> Pixels:
        whole, left, top = _master(art, theme)
        x0, y0 = left // 2, top // 2
        width, height = ceil((left + whole.width) / 2) - x0, ceil((top + whole.height) / 2) - y0
        even = Image.new("RGBa", (2 * width, 2 * height))
        even.paste(whole, (left - 2 * x0, top - 2 * y0))
        return Pixels(even.reduce(2), x0, y0)

    return MASTERS.get((*_key(art, art.master / 2, theme), "half"), make)


def opaque(art: Art, scale: float, theme: Theme) -> Image.Image:
    """An art without transparency, as textures are; pasting it needs no mask."""
    scale = round(scale, 3)
    return TEXTURES.get(_key(art, scale, theme), lambda: _plain(_draw(art, scale, theme), "RGB")).image


def grounded(
    art: Art, ground: Art, scale: float, theme: Theme, phase: tuple[int, int], size: tuple[int, int]
) -> Image.Image:
    """An art on the cutting of a texture that begins at `phase`: one opaque picture, quickly pasted."""

    def make() -> Pixels:
        pattern, drawn = opaque(ground, scale, theme), sprite(art, scale, theme)
        picture = Image.new("RGB", size)
        for y in range(-(phase[1] % pattern.height), size[1], pattern.height):
            for x in range(-(phase[0] % pattern.width), size[0], pattern.width):
                picture.paste(pattern, (x, y))
        picture.paste(drawn.image, (drawn.left, drawn.top), drawn.image)
        return Pixels(picture, 0, 0)

    return TEXTURES.get((*_key(art, scale, theme), ground.name, phase), make).image


def _draw(art: Art, scale: float, theme: Theme) -> Pixels:
    if not art.master:
        return Pixels(*raster(art.shapes, extent(art), scale, theme, art.rims))
    return _scaled(art, scale, theme)


def _scaled(art: Art, scale: float, theme: Theme) -> Pixels:
    """The art's master picture, made smaller; whole units stay whole."""
    halved = 2 * scale <= art.master
    master = _half(art, theme) if halved else _master(art, theme)
    ratio = scale / (art.master / 2 if halved else art.master)
    if ratio == 1:
        return master
    left, top = round(master.left * ratio), round(master.top * ratio)
    right = max(left + 1, round((master.left + master.image.width) * ratio))
    bottom = max(top + 1, round((master.top + master.image.height) * ratio))
    source = [(v / ratio - start) for v, start in zip((left, top), (master.left, master.top), strict=True)]
    source += [
        (v / ratio - start) for v, start in zip((right, bottom), (master.left, master.top), strict=True)
    ]
    limits = (0, 0, master.image.width, master.image.height)
    low, high = (
        (max(0.0, source[0]), max(0.0, source[1])),
        (min(limits[2], source[2]), min(limits[3], source[3])),
    )
    kernel = Image.Resampling.HAMMING if ratio < 1 else Image.Resampling.BICUBIC
    return Pixels(master.image.resize((right - left, bottom - top), kernel, (*low, *high)), left, top)


def loose(shape: Shape, scale: float, theme: Theme) -> Pixels:
    """A shape that stands in a scene by itself. Kept in pixels from its own corner, wherever that lies."""
    x0, y0 = bounds(shape)[:2]
    left, top = floor(x0 * scale + 1e-6), floor(y0 * scale + 1e-6)
    (lone,) = moved((shape,), (-left, -top), scale)
    drawn = LOOSE.get(
        (lone, theme.name), lambda: _plain(Pixels(*raster((lone,), bounds(lone), 1.0, theme)), "RGBA")
    )
    return Pixels(drawn.image, drawn.left + left, drawn.top + top)
