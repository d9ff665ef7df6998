"""Areas of many pieces: fading what is not meant, and marking what is with hatches and bands."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from . import sheet
from .scene import Box, Fade, Hatch, Point, Region
from .theme import Theme

ROOM = 16
"""Pixels kept free around a region for bands outside it."""


def faded(
    image: Image.Image, fade: Fade, theme: Theme, pixels: Callable[[Box], tuple[int, int, int, int]]
) -> None:
    """Steps the picture back inside the fade's boxes."""
    stencil = Image.new("L", image.size)
    pen = ImageDraw.Draw(stencil)
    for boxes, value in ((fade.over, 255), (fade.keep, 0)):
        for box in boxes:
            x0, y0, x1, y1 = pixels(box)
            pen.rectangle((x0, y0, x1 - 1, y1 - 1), fill=value)
    pale = image
    if fade.grey:
        pale = Image.blend(image, image.convert("L").convert("RGB"), fade.grey)
    pale = Image.blend(pale, Image.new("RGB", image.size, theme.rgb(fade.veil)), fade.amount)
    image.paste(pale, (0, 0), stencil)


@lru_cache(32)
def _hatched(kind: str, step: int, width: int, shift: int, size: tuple[int, int]) -> Image.Image:
    """The hatch as a mask of a size; it repeats every `step` pixels both ways."""
    tile = Image.new("L", (step, step), 255 if kind == "solid" else 0)
    if kind != "solid":
        values = [
            255 if _inked(kind, (x + shift) % step, (y + shift) % step, step, width, shift) else 0
            for y in range(step)
            for x in range(step)
        ]
        tile.putdata(values)
    out = Image.new("L", size)
    for y in range(0, size[1], step):
        for x in range(0, size[0], step):
            out.paste(tile, (x, y))
    return out


def _inked(kind: str, x: int, y: int, step: int, width: int, shift: int) -> bool:
    match kind:
        case "rising":
            return (x + y - shift) % step < width
        case "falling":
            return (x - y + shift) % step < width
        case "level":
            return y % step < width
        case "cross":
            return (x + y) % step < width or (x - y) % step < width
        case _:
            return (x - step / 2) ** 2 + (y - step / 2) ** 2 < width * width


def _stencil(
    area: Region, theme: Theme, unit: float, pixel: Callable[[Point], tuple[int, int]], size: tuple[int, int]
) -> tuple[Image.Image, tuple[int, int]] | None:
    """The region as a mask with room around it, and where the mask's corner lies."""
    placed: list[tuple[Image.Image, int, int]] = []
    for part in area.parts:
        pixels = sheet.sprite(part.art, part.size * unit, theme)
        x, y = pixel(part.at)
        placed.append((pixels.image, x + pixels.left, y + pixels.top))
    if not placed:
        return None
    left, top = max(0, min(x for _, x, _ in placed) - ROOM), max(0, min(y for _, _, y in placed) - ROOM)
    right = min(size[0], max(x + im.width for im, x, _ in placed) + ROOM)
    bottom = min(size[1], max(y + im.height for im, _, y in placed) + ROOM)
    if right <= left or bottom <= top:
        return None
    mask = Image.new("L", (right - left, bottom - top))
    for picture, x, y in placed:
        inside = ImageChops.multiply(picture.getchannel("R"), picture.getchannel("A"))
        mask.paste(255, (x - left, y - top), inside)
    return mask, (left, top)


def _grown(mask: Image.Image, pixels: float) -> Image.Image:
    """The mask grown by so many pixels; shrunk, if negative."""
    if not pixels:
        return mask
    soft = mask.filter(ImageFilter.BoxBlur(abs(pixels)))
    limit = 4 if pixels > 0 else 250
    return soft.point([255 if v > limit else 0 for v in range(256)])


def region(
    image: Image.Image,
    before: Image.Image | None,
    area: Region,
    theme: Theme,
    unit: float,
    pixel: Callable[[Point], tuple[int, int]],
) -> None:
    """Draws a region: what was there before the fade, hatches, bands."""
    found = _stencil(area, theme, unit, pixel, image.size)
    if not found:
        return
    mask, (left, top) = found
    if area.reveal and before is not None:
        image.paste(before.crop((left, top, left + mask.width, top + mask.height)), (left, top), mask)
    for hatch in area.hatches:
        _cover(image, mask, hatch, theme, (left, top))
    grown = {edge: _grown(mask, -edge) for band in area.bands for edge in band[1:]}
    for colour, outer, inner in area.bands:
        band = ImageChops.subtract(grown[outer], grown[inner])
        image.paste(theme.rgb(colour), (left, top), band)


def _cover(
    image: Image.Image, mask: Image.Image, hatch: Hatch, theme: Theme, corner: tuple[int, int]
) -> None:
    *rgb, opacity = theme.rgba(hatch.colour)
    lines = _hatched(hatch.kind, hatch.step, hatch.width, hatch.shift, image.size)
    cut = lines.crop((*corner, corner[0] + mask.width, corner[1] + mask.height))
    inked = ImageChops.multiply(mask, cut).point([v * opacity // 255 for v in range(256)])
    image.paste((rgb[0], rgb[1], rgb[2]), corner, inked)
