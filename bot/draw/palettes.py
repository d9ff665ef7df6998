"""The colours of a kind of picture, chosen once from its reference scene beside the theme's exact ones."""

from __future__ import annotations

import threading
from collections.abc import Callable
from math import dist

from PIL import Image

from .scene import Palette, Scene
from .theme import RGB, Theme

NEAR = 3
"""A chosen colour nearer than this to an exact one is the same to the eye."""

_made: dict[tuple[str, str], list[int]] = {}
_lock = threading.Lock()
_own = threading.local()


def fixed(palette: Palette, theme: Theme, draw: Callable[[Scene], Image.Image]) -> Image.Image:
    """An image that carries the palette; each thread has its own, for Pillow writes into it."""
    key = (palette.name, theme.name)
    mine: dict[tuple[str, str], Image.Image] = _own.__dict__.setdefault("palettes", {})
    if key not in mine:
        with _lock:
            if key not in _made:
                _made[key] = _choose(draw(palette.reference()), theme.forced(), palette.colours)
        mine[key] = _carrier(_made[key])
    return mine[key]


def _carrier(colours: list[int]) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(colours)
    return image


def _choose(picture: Image.Image, forced: tuple[RGB, ...], most: int) -> list[int]:
    """The picture's own best colours beside the forced ones; the loop ends as each round drops a colour."""
    flat = picture.quantize(most - len(forced), method=Image.Quantize.FASTOCTREE).getpalette() or []
    found = [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]
    free = [colour for colour in found if min(dist(colour, exact) for exact in forced) > NEAR]
    while True:
        colours = [part for colour in (*forced, *free) for part in colour]
        colours += list(forced[0]) * (most - len(colours) // 3)
        wrong = _inexact(_carrier(colours), forced)
        if not wrong:
            return colours
        free = [colour for colour in free if colour not in wrong]


def _inexact(carrier: Image.Image, forced: tuple[RGB, ...]) -> set[RGB]:
    """Which colours Pillow takes in place of exact ones."""
    strip = Image.new("RGB", (len(forced), 1))
    strip.putdata(list(forced))
    shown = strip.quantize(palette=carrier, dither=Image.Dither.NONE).convert("RGB").tobytes()
    taken = [(shown[i], shown[i + 1], shown[i + 2]) for i in range(0, len(shown), 3)]
    return {got for got, exact in zip(taken, forced, strict=True) if got != exact}
