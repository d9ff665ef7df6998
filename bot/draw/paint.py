"""Scene to picture: kept sprites and masks of texts are pasted, then the picture takes its fixed palette."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw

from . import fonts, sheet
from .look import Look
from .palettes import fixed
from .regions import faded, region
from .scene import (
    Art,
    Box,
    Clip,
    Drawn,
    Fade,
    Line,
    Palette,
    Plate,
    Point,
    Rect,
    Region,
    Scene,
    Sprite,
    Text,
    Texture,
)


def paint(scene: Scene, look: Look | None = None) -> bytes:
    """The scene as a PNG. Safe in threads; the exact colours of the theme stay exact."""
    look = look or Look()
    picture = Canvas(scene, look).finish()
    palette = fixed(scene.palette, look.theme, lambda reference: Canvas(reference, look).finish())
    out = BytesIO()
    picture.quantize(palette=palette, dither=Image.Dither.NONE).save(out, "PNG", compress_level=1)
    return out.getvalue()


def prepare(
    arts: Iterable[Art],
    palettes: Iterable[Palette],
    look: Look | None = None,
    textures: Iterable[tuple[Art, float]] = (),
) -> None:
    """Does what is slow and needed but once: draws arts, textures in pixels a unit, and chooses palettes."""
    look = look or Look()
    for art in arts:
        if art.master:
            sheet.ready(art, look.theme)
    for art, scale in textures:
        sheet.opaque(art, scale, look.theme)
    for palette in palettes:
        fixed(palette, look.theme, lambda reference: Canvas(reference, look).finish())


@lru_cache(4096)
def _texts(art: Art) -> tuple[Text, ...]:
    return tuple(shape for shape in art.shapes if isinstance(shape, Text))


class Canvas:
    """The picture while it is drawn."""

    def __init__(self, scene: Scene, look: Look) -> None:
        self.scene, self.look, self.unit = scene, look, scene.unit
        self.x0, self.y0 = scene.box[:2]
        self.image = Image.new("RGB", scene.size, look.theme.rgb(scene.ground))
        self.pen = ImageDraw.Draw(self.image, "RGBA")
        self.before: Image.Image | None = None

    def finish(self) -> Image.Image:
        """Draws everything, from the bottom up."""
        for shape in self.scene.shapes:
            self.put(shape)
        return self.image

    def pixel(self, at: Point) -> tuple[int, int]:
        """The pixel of a point of the scene."""
        return round((at[0] - self.x0) * self.unit), round((at[1] - self.y0) * self.unit)

    def pixels(self, box: Box) -> tuple[int, int, int, int]:
        """The pixels of a box of the scene."""
        return (*self.pixel(box[:2]), *self.pixel(box[2:]))

    def put(self, shape: Drawn) -> None:
        """Draws one thing over what is there."""
        match shape:
            case Sprite():
                self.sprite(shape)
            case Texture():
                self.texture(shape)
            case Text():
                self.text(shape, shape.at, 1.0)
            case Rect(radius=0.0, line=None, fill=str() | tuple() as fill):
                x0, y0, x1, y1 = self.pixels(shape.box)
                rgba = self.look.theme.rgba(fill)
                if rgba[3] == 255:
                    self.image.paste(rgba[:3], (x0, y0, x1, y1))
                else:
                    self.pen.rectangle((x0, y0, x1 - 1, y1 - 1), fill=rgba)
            case Line(points=((x0, y0), (x1, y1)), round=False) if x0 == x1 or y0 == y1:
                self.pen.line(
                    (*self.pixel((x0, y0)), *self.pixel((x1, y1))),
                    fill=self.look.theme.rgba(shape.colour),
                    width=max(1, round(shape.width * self.unit)),
                )
            case Fade():
                self.before = self.image.copy()
                faded(self.image, shape, self.look.theme, self.pixels)
            case Region():
                region(self.image, self.before, shape, self.look.theme, self.unit, self.pixel)
            case Clip():
                self.image.paste(self.clipped(shape), self.pixel(shape.box[:2]))
            case _:
                self.lay(sheet.loose(shape, self.unit, self.look.theme), (0.0, 0.0))

    def clipped(self, clip: Clip) -> Image.Image:
        """A picture of its own, kept if it has a name."""
        inner = Scene(clip.shapes, clip.box, self.unit, self.scene.palette, ground=self.scene.ground)
        if not clip.name:
            return Canvas(inner, self.look).finish()
        key = (clip.name, self.unit, self.look.theme.name)
        return sheet.LAYERS.get(key, lambda: sheet.Pixels(Canvas(inner, self.look).finish(), 0, 0)).image

    def lay(self, pixels: sheet.Pixels, at: Point) -> None:
        """Pastes a picture whose origin lies at a point."""
        x, y = self.pixel(at)
        self.image.paste(pixels.image, (x + pixels.left, y + pixels.top), pixels.image)

    def sprite(self, sprite: Sprite) -> None:
        """Pastes an art, then writes its texts: they differ from reader to reader."""
        if sprite.ground is not None:
            x0, y0, x1, y1 = sheet.extent(sprite.art)
            (x, y), size = sprite.at, sprite.size
            box = (x + x0 * size, y + y0 * size, x + x1 * size, y + y1 * size)
            phase, (left, top, right, bottom) = self.phase(sprite.ground, size, box), self.pixels(box)
            cut = (right - left, bottom - top)
            grounded = sheet.grounded(
                sprite.art, sprite.ground, size * self.unit, self.look.theme, phase, cut
            )
            self.image.paste(grounded, (left, top))
            return
        self.lay(sheet.sprite(sprite.art, sprite.size * self.unit, self.look.theme), sprite.at)
        for text in _texts(sprite.art):
            x, y = sprite.at
            at = (x + text.at[0] * sprite.size, y + text.at[1] * sprite.size)
            self.text(text, at, sprite.size)

    def text(self, text: Text, at: Point, scale: float) -> None:
        """Writes a text: its plate, its outline, its letters."""
        unit = scale * self.unit
        said = fonts.fit(self.look.say(text.words))
        pixels = max(1, round(text.size * unit))
        if text.most and (wide := fonts.width(said, pixels, text.weight)) > text.most * unit:
            pixels = max(1, int(pixels * text.most * unit / wide))
        x, y = self.pixel(at)
        if text.plate is not None:
            self.plate(text.plate, (x, y), text.anchor, fonts.width(said, pixels, text.weight), pixels, unit)
        stroke = round(text.outline_width * unit) if text.outline is not None else 0
        for colour, width in ((text.outline, stroke), (text.colour, 0)):
            if colour is not None and (width or colour is text.colour):
                mask, left, top = fonts.mask(said, pixels, text.weight, text.anchor, width)
                self.image.paste(self.look.theme.rgb(colour), (x + left, y + top), mask)

    def plate(
        self, plate: Plate, at: tuple[int, int], anchor: str, wide: float, pixels: int, unit: float
    ) -> None:
        """Draws the ground of a text that is `wide` pixels long; never narrower than it is high."""
        high = 1.22 * pixels
        pad = max(plate.pad * unit, (high - wide) / 2)
        start = {"l": 0.0, "m": wide / 2, "r": wide}[anchor] + pad
        box = (-round(start), -round(high / 2), round(wide + 2 * pad - start), round(high / 2))
        rim = plate.width * unit
        shapes = [Rect(box, plate.fill, radius=high / 2)]
        if plate.rim is not None:
            outer = (box[0] - rim, box[1] - rim, box[2] + rim, box[3] + rim)
            shapes.insert(0, Rect(outer, plate.rim, radius=high / 2 + rim))
        for shape in shapes:
            drawn = sheet.loose(shape, 1.0, self.look.theme)
            self.image.paste(drawn.image, (at[0] + drawn.left, at[1] + drawn.top), drawn.image)

    def texture(self, texture: Texture) -> None:
        """Pastes cuttings of the art, each with the part of the pattern that belongs to its place."""
        tile = sheet.opaque(texture.art, texture.size * self.unit, self.look.theme)
        for box in texture.over:
            x0, y0, x1, y1 = self.pixels(box)
            shift = self.phase(texture.art, texture.size, box)
            for y in range(y0 - shift[1], y1, tile.height):
                for x in range(x0 - shift[0], x1, tile.width):
                    cut = (max(x0, x), max(y0, y), min(x1, x + tile.width), min(y1, y + tile.height))
                    whole = cut == (x, y, x + tile.width, y + tile.height)
                    part = tile if whole else tile.crop((cut[0] - x, cut[1] - y, cut[2] - x, cut[3] - y))
                    self.image.paste(part, cut[:2])

    def phase(self, art: Art, size: float, box: Box) -> tuple[int, int]:
        """How many pixels of the pattern lie left of and above a box."""
        _, _, width, height = sheet.extent(art)
        across, down = (box[0] / size) % width, (box[1] / size) % height
        return round(across * size * self.unit), round(down * size * self.unit)
