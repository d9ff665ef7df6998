"""Shapes to pixels, larger than needed and then reduced, so that edges are smooth."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import ceil, floor

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from .scene import (
    Box,
    Colour,
    Ellipse,
    Flood,
    Gradient,
    Halo,
    Line,
    Point,
    Polygon,
    Rect,
    Shadow,
    Shape,
    Text,
)
from .theme import RGBA, Theme

OVER = 3
"""How many times larger shapes are drawn in each direction."""
FAINT = 10 * 255
"""Softness below this would only leave a hairline where a picture's few colours change."""
SOFT = 6
"""Pixels of blur from which a single box would show its corners."""
COARSE = 2
"""Pixels of blur from which what is soft needs no finer pixels than the picture's own."""
SMALL = 160
"""Pictures of at most this many pixels are drawn a quarter finer still."""


def bounds(shape: Shape) -> Box:
    """The box around a shape, its outline included (a text only by its point)."""
    match shape:
        case Polygon(points=points, width=width) | Line(points=points, width=width):
            return _around(points, width / 2)
        case Ellipse(at=(x, y), rx=rx, ry=ry, width=width):
            return x - rx - width / 2, y - ry - width / 2, x + rx + width / 2, y + ry + width / 2
        case Rect(box=(x0, y0, x1, y1), width=width):
            return x0 - width / 2, y0 - width / 2, x1 + width / 2, y1 + width / 2
        case Shadow(shapes=shapes, blur=blur, offset=(dx, dy)):
            x0, y0, x1, y1 = union(bounds(one) for one in shapes)
            return x0 + dx - 3 * blur, y0 + dy - 3 * blur, x1 + dx + 3 * blur, y1 + dy + 3 * blur
        case Halo(around=around, rings=rings, blur=blur):
            x0, y0, x1, y1 = bounds(around)
            grow = sum(width for _, width in rings) + 3 * blur
            return x0 - grow, y0 - grow, x1 + grow, y1 + grow
        case Text(at=at) | Flood(at=at):
            return (*at, *at)


def _around(points: Sequence[Point], grow: float) -> Box:
    xs, ys = zip(*points, strict=True)
    return min(xs) - grow, min(ys) - grow, max(xs) + grow, max(ys) + grow


def union(boxes: Iterable[Box]) -> Box:
    """The box around boxes."""
    x0, y0, x1, y1 = zip(*boxes, strict=True)
    return min(x0), min(y0), max(x1), max(y1)


class Pen:
    """Draws shapes on an RGBA image: `scale` pixels a unit, `origin` is the point at its top left corner."""

    def __init__(self, image: Image.Image, scale: float, origin: Point, theme: Theme) -> None:
        self.image, self.scale, self.origin, self.theme = image, scale, origin, theme
        self.draw = ImageDraw.Draw(image)

    def at(self, points: Sequence[Point]) -> list[Point]:
        (x0, y0), k = self.origin, self.scale
        return [((x - x0) * k, (y - y0) * k) for x, y in points]

    def shape(self, shape: Shape) -> None:
        """Draws one shape with its own colours."""
        match shape:
            case Shadow():
                self.shadow(shape)
            case Halo():
                self.halo(shape)
            case Flood():
                (point,) = self.at([shape.at])
                self.image.paste(self.theme.rgba(shape.colour), (0, 0), flooded(self.image, point))
            case Text():
                return
            case Line():
                self.fill(shape, 0, shape.colour)
            case _:
                if shape.fill is not None:
                    self.fill(shape, 0, shape.fill)
                if shape.line is not None:
                    self.edge(shape, shape.line)

    def fill(self, shape: Shape, grow: float, fill: Colour | Gradient) -> None:
        """Fills the shape's silhouette, made larger by `grow` all around."""
        if isinstance(fill, Gradient):
            self._gradient(shape, grow, fill)
            return
        rgba = self.theme.rgba(fill)
        if rgba[3] in (0, 255):
            self._silhouette(self.draw, shape, grow, rgba)
            return
        x0, y0, x1, y1 = bounds(shape)
        (left, top), (right, bottom) = self.at([(x0 - grow, y0 - grow), (x1 + grow, y1 + grow)])
        corner = (max(0, floor(left) - 2), max(0, floor(top) - 2))
        end = (min(self.image.width, ceil(right) + 2), min(self.image.height, ceil(bottom) + 2))
        if end[0] > corner[0] and end[1] > corner[1]:
            veil = Image.new("RGBA", (end[0] - corner[0], end[1] - corner[1]), (*rgba[:3], 0))
            origin = (self.origin[0] + corner[0] / self.scale, self.origin[1] + corner[1] / self.scale)
            Pen(veil, self.scale, origin, self.theme)._silhouette(ImageDraw.Draw(veil), shape, grow, rgba)
            self.image.alpha_composite(veil, corner)

    def _gradient(self, shape: Shape, grow: float, fill: Gradient) -> None:
        stencil = Image.new("L", self.image.size)
        self._silhouette(ImageDraw.Draw(stencil), shape, grow, 255)
        found = stencil.getbbox()
        if found:
            size = (found[2] - found[0], found[3] - found[1])
            top, bottom = (Image.new("RGBA", size, self.theme.rgba(end)) for end in (fill.top, fill.bottom))
            ramp = Image.composite(bottom, top, Image.linear_gradient("L").resize(size))
            self.image.paste(ramp, found[:2], stencil.crop(found))

    def _silhouette(self, draw: ImageDraw.ImageDraw, shape: Shape, grow: float, colour: RGBA | int) -> None:
        k = self.scale
        match shape:
            case Polygon(points=points, line=line, width=width):
                path = self.at(points)
                draw.polygon(path, fill=colour)
                self._stroke(
                    draw, [*path, *path[:2]], 2 * grow + (width if line and grow else 0), colour, grow > 0
                )
            case Line(points=points, width=width, round=ends):
                self._stroke(draw, self.at(points), width + 2 * grow, colour, ends or grow > 0)
            case Ellipse(at=at, rx=rx, ry=ry):
                ((x, y),) = self.at([at])
                rx, ry = (rx + grow) * k, (ry + grow) * k
                draw.ellipse((x - rx, y - ry, x + rx, y + ry), fill=colour)
            case Rect(box=(x0, y0, x1, y1), radius=radius):
                (x0, y0), (x1, y1) = self.at([(x0 - grow, y0 - grow), (x1 + grow, y1 + grow)])
                corner = (radius + grow) * k if radius or grow else 0
                draw.rounded_rectangle((x0, y0, x1 - 1, y1 - 1), corner, fill=colour)

    def _stroke(
        self, draw: ImageDraw.ImageDraw, path: list[Point], width: float, colour: RGBA | int, round_ends: bool
    ) -> None:
        pixels = round(width * self.scale)
        if pixels < 1:
            return
        draw.line(path, fill=colour, width=pixels, joint="curve" if pixels > 2 else None)
        if round_ends:
            r = pixels / 2
            for x, y in (path[0], path[-1]):
                draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def edge(self, shape: Polygon | Ellipse | Rect, line: Colour) -> None:
        """Draws the shape's outline: around a polygon's border, just inside other shapes'."""
        rgba, pixels = self.theme.rgba(line), max(1, round(shape.width * self.scale))
        match shape:
            case Polygon(points=points):
                path = self.at(points)
                self.draw.line(
                    [*path, *path[:2]], fill=rgba, width=pixels, joint="curve" if pixels > 2 else None
                )
            case Ellipse(at=at, rx=rx, ry=ry):
                ((x, y),) = self.at([at])
                rx, ry = rx * self.scale, ry * self.scale
                self.draw.ellipse((x - rx, y - ry, x + rx, y + ry), outline=rgba, width=pixels)
            case Rect(box=(x0, y0, x1, y1), radius=radius):
                (x0, y0), (x1, y1) = self.at([(x0, y0), (x1, y1)])
                box = (x0, y0, x1 - 1, y1 - 1)
                self.draw.rounded_rectangle(box, radius * self.scale, outline=rgba, width=pixels)

    def shadow(self, shadow: Shadow) -> None:
        """Draws the shapes' silhouettes as one, blurred."""
        self._soft(shadow.shapes, 0, shadow.blur, shadow.colour, shadow.offset)

    def _soft(
        self, shapes: Sequence[Shape], grow: float, blur: float, colour: Colour, offset: Point = (0.0, 0.0)
    ) -> None:
        """Two boxes come close to a Gaussian of `blur`; what is very soft is blurred with larger pixels."""
        r, g, b, opacity = self.theme.rgba(colour)
        reach = 1.5 * blur * self.scale
        times = min(4, max(1, int(reach / SOFT)))
        width, height = self.image.size
        stencil = Image.new("L", (ceil(width / times), ceil(height / times)))
        origin = (self.origin[0] - offset[0], self.origin[1] - offset[1])
        pen, draw = Pen(stencil, self.scale / times, origin, self.theme), ImageDraw.Draw(stencil)
        for shape in shapes:
            pen._silhouette(draw, shape, grow, 255)
        if blur:
            stencil = stencil.filter(ImageFilter.BoxBlur(reach / times))
            if reach >= SOFT:
                stencil = stencil.filter(ImageFilter.BoxBlur(0.6 * reach / times))
        stencil = stencil.point([v * opacity // 255 if v * opacity > FAINT else 0 for v in range(256)])
        if times > 1:
            part = (0, 0, width / times, height / times)
            stencil = stencil.resize((width, height), Image.Resampling.BILINEAR, part)
        veil = Image.new("RGBA", self.image.size, (r, g, b, 0))
        veil.putalpha(stencil)
        self.image.alpha_composite(veil)

    def beneath(self, shape: Shadow | Halo, over: int) -> None:
        """Draws a shadow, or a halo's glow with a smooth opening, under what is drawn `over` times finer."""
        if isinstance(shape, Shadow):
            self.shadow(shape)
            return
        self.glow(shape)
        opening = Image.new("L", (self.image.width * over, self.image.height * over), 255)
        fine = Pen(opening, self.scale * over, self.origin, self.theme)
        fine._silhouette(fine.draw, shape.around, 0, 0)
        self.image.putalpha(ImageChops.multiply(self.image.getchannel("A"), opening.reduce(over)))

    def glow(self, halo: Halo) -> None:
        """Draws what shines around a halo's bands."""
        if halo.glow is not None:
            reach = sum(width for _, width in halo.rings)
            self._soft((halo.around,), reach, halo.blur, halo.glow)
            self._soft((halo.around,), reach, halo.blur * 0.5, halo.glow)

    def halo(self, halo: Halo) -> None:
        """Draws a glow, then each band over the next inner one, and opens the middle again."""
        self.glow(halo)
        reach = sum(width for _, width in halo.rings)
        for colour, width in reversed(halo.rings):
            self.fill(halo.around, reach, colour)
            reach -= width
        self.fill(halo.around, 0, (0, 0, 0, 0))


def flooded(image: Image.Image, point: Point) -> Image.Image:
    """The area of one brightness around a point, as a mask: joined runs of pixels, row by row."""
    grey = image.convert("RGB").convert("L")
    width, height = grey.size
    column, line = min(int(point[0]), width - 1), min(int(point[1]), height - 1)
    pixels = grey.tobytes()
    run = re.compile(re.escape(pixels[line * width + column : line * width + column + 1]) + b"+")
    rows = [
        [found.span() for found in run.finditer(pixels, y * width, (y + 1) * width)] for y in range(height)
    ]
    start = next(span for span in rows[line] if span[0] <= line * width + column < span[1])
    seen, waiting = {start}, [(line, start)]
    out = bytearray(width * height)
    while waiting:
        y, (first, end) = waiting.pop()
        out[first:end] = b"\xff" * (end - first)
        for beside in (y - 1, y + 1):
            shift = (beside - y) * width
            for span in rows[beside] if 0 <= beside < height else ():
                if span not in seen and span[0] < end + shift and span[1] > first + shift:
                    seen.add(span)
                    waiting.append((beside, span))
    return Image.frombytes("L", (width, height), bytes(out))


def raster(
    shapes: Sequence[Shape],
    box: Box,
    scale: float,
    theme: Theme,
    rims: Sequence[tuple[Colour, float]] = (),
    over: int = OVER,
) -> tuple[Image.Image, int, int]:
    """Shapes at `scale` pixels a unit in a box, cropped to what is seen; and the pixel of its corner.

    The picture's colours are multiplied by its opacity ("RGBa"), as scaling wants them.
    """
    rim = sum(width for _, width in rims)
    left, top = floor(box[0] * scale + 1e-6 - rim), floor(box[1] * scale + 1e-6 - rim)
    width = max(1, ceil(box[2] * scale - 1e-6 + rim) - left)
    height = max(1, ceil(box[3] * scale - 1e-6 + rim) - top)
    soft, shadows, solid = _layers(shapes, scale, bool(rims))
    if soft:
        image = Image.new("RGBA", (width, height))
        for shape in soft:
            Pen(image, scale, (left / scale, top / scale), theme).beneath(shape, over)
        part = _common(box, union(map(bounds, rest))) if (rest := [*shadows, *solid]) else None
        if part:
            fine, x, y = raster(rest, part, scale, theme, rims, over)
            image.alpha_composite(fine.convert("RGBA"), (x - left, y - top))
        small = image.convert("RGBa")
    else:
        over += max(width, height) <= SMALL
        image = Image.new("RGBA", (width * over, height * over))
        pen = Pen(image, scale * over, (left / scale, top / scale), theme)
        for shape in shadows:
            pen.shape(shape)
        for colour, width in reversed(rims):
            for shape in solid:
                pen.fill(shape, rim / scale, colour)
            rim -= width
        for shape in solid:
            pen.shape(shape)
        small = image.convert("RGBa").reduce(over)
    seen = small.getchannel("a").getbbox() or (0, 0, 1, 1)
    return small.crop(seen), left + seen[0], top + seen[1]


def _common(one: Box, other: Box) -> Box | None:
    """The box that two boxes share."""
    x0, y0, x1, y1 = (
        max(one[0], other[0]),
        max(one[1], other[1]),
        min(one[2], other[2]),
        min(one[3], other[3]),
    )
    return (x0, y0, x1, y1) if x0 < x1 and y0 < y1 else None


def _layers(
    shapes: Sequence[Shape], scale: float, rimmed: bool
) -> tuple[list[Shadow | Halo], list[Shadow], list[Shape]]:
    """What lies lowest and is so soft that it needs no fine pixels, then fine shadows, then the rest.

    Around rims all shadows come first.
    """
    lowest = sorted(shapes, key=lambda shape: not isinstance(shape, Shadow)) if rimmed else list(shapes)
    soft: list[Shadow | Halo] = []
    while lowest and isinstance(first := lowest[0], Shadow) and first.blur * scale >= COARSE:
        soft.append(first)
        del lowest[0]
    if lowest and isinstance(first := lowest[0], Halo) and first.glow and first.blur * scale >= 2 * COARSE:
        soft.append(first)
        lowest[0] = replace(first, glow=None, blur=0.0)
    shadows = [shape for shape in lowest if rimmed and isinstance(shape, Shadow)]
    return soft, shadows, lowest[len(shadows) :]
