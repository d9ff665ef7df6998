"""The one font of all pictures: Noto Sans CJK in its Korean shapes, any weight, or a file of one's own."""

from __future__ import annotations

import threading
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

KOREAN = 1  # which face of the collection
NEUTRAL = "•"
"""Stands for a character that the font does not have."""

PLAIN = str.maketrans("ŁłØøĐđĦħŦŧŊŋıĸŒœÆæÞþ", "LlOoDdHhTtNnikOoAaPp")
"""Letters that have no accent to lose, and what comes near them."""

_lock = threading.RLock()
_own: list[Path] = []


def use_font(path: str | Path) -> None:
    """Takes a font file of one's own instead; OSError if it cannot be read."""
    ImageFont.truetype(str(path), 20)
    with _lock:
        _own[:] = [Path(path)]
        face.cache_clear()
        has.cache_clear()
        fit.cache_clear()
        mask.cache_clear()
        width.cache_clear()


@lru_cache(96)
def face(pixels: int, weight: int) -> ImageFont.FreeTypeFont:
    """The font at a size and weight (100..900; a font without weights is taken as it is)."""
    path = _own[0] if _own else Path(str(files("manimgx_fonts_cjk"))) / "NotoSansCJK-VF.otf.ttc"
    index = KOREAN if path.suffix.lower() in (".ttc", ".otc") else 0
    font = ImageFont.truetype(str(path), pixels, index=index, layout_engine=ImageFont.Layout.BASIC)
    try:
        font.set_variation_by_axes([weight])
    except OSError:
        return font
    return font


def _picture(text: str) -> tuple[float, bytes]:
    font, image = face(24, 400), Image.new("L", (64, 48))
    ImageDraw.Draw(image).text((16, 4), text, fill=255, font=font)
    return font.getlength(text), image.tobytes()


@lru_cache(4096)
def has(character: str) -> bool:
    """Whether the font has this character: it draws anything but the box that stands for a missing one."""
    if character.isspace():
        return True
    with _lock:
        return _picture(character) != _picture("\U0010fffe")


def _fitting(text: str) -> Iterator[str]:
    for character in unicodedata.normalize("NFC", text):
        base = unicodedata.normalize("NFD", character)[0].translate(PLAIN)
        if unicodedata.combining(character) or unicodedata.category(character) in ("Cf", "Mn", "Me"):
            continue
        if unicodedata.category(character).startswith("C"):
            yield " "
        else:
            yield next((one for one in (character, base) if has(one)), NEUTRAL)


@lru_cache(4096)
def fit(text: str) -> str:
    """The text in the font's characters: letters may lose their accents, others become a neutral mark."""
    return "".join(_fitting(text))


@lru_cache(2048)
def mask(text: str, pixels: int, weight: int, anchor: str, stroke: int) -> tuple[Image.Image, int, int]:
    """A text as a mask, and where its corner lies from the anchor point (see `Text`)."""
    with _lock:
        font = face(pixels, weight)
        capital = font.getbbox("H", anchor="ls")
        left, top, right, bottom = (
            round(v) for v in font.getbbox(text, anchor=f"{anchor}s", stroke_width=stroke)
        )
        image = Image.new("L", (max(1, right - left), max(1, bottom - top)))
        pen = ImageDraw.Draw(image)
        pen.text((-left, -top), text, fill=255, font=font, anchor=f"{anchor}s", stroke_width=stroke)
        return image, left, top - round(capital[1] / 2)


@lru_cache(4096)
def width(text: str, pixels: int, weight: int = 700) -> float:
    """How many pixels a text is long."""
    with _lock:
        return face(pixels, weight).getlength(fit(text))
