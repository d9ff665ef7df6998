"""What a picture shows, as plain data: frozen shapes in board units. Nothing here draws.

x runs east and y south. A colour is a name the theme knows ("ink", "seat.0"; "ink/90" is the same with an
opacity of 90 in 255) or an RGB or RGBA tuple. Widths and sizes are in units too, unless a docstring says
pixels.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engines.core.said import Said, Who

Point = tuple[float, float]
Box = tuple[float, float, float, float]
Colour = str | tuple[int, int, int] | tuple[int, int, int, int]
Words = str | Said | Who


@dataclass(frozen=True, slots=True)
class Gradient:
    """A fill that runs from the top of a shape to its bottom."""

    top: Colour
    bottom: Colour


Fill = Colour | Gradient | None


@dataclass(frozen=True, slots=True)
class Polygon:
    points: tuple[Point, ...]
    fill: Fill = None
    line: Colour | None = None
    width: float = 0.0


@dataclass(frozen=True, slots=True)
class Line:
    """A line through points, with round joints; `round` gives it round ends too."""

    points: tuple[Point, ...]
    colour: Colour
    width: float
    round: bool = False


@dataclass(frozen=True, slots=True)
class Ellipse:
    at: Point
    rx: float
    ry: float
    fill: Fill = None
    line: Colour | None = None
    width: float = 0.0


@dataclass(frozen=True, slots=True)
class Rect:
    box: Box
    fill: Fill = None
    line: Colour | None = None
    width: float = 0.0
    radius: float = 0.0


@dataclass(frozen=True, slots=True)
class Plate:
    """The rounded ground of a text, as wide as its words turn out: `pad` at both ends, a `rim` around."""

    fill: Colour
    rim: Colour | None = None
    width: float = 0.0
    pad: float = 0.0


@dataclass(frozen=True, slots=True)
class Text:
    """Words set around a point: `anchor` is l, m or r; a line's capitals are centred on the point's height.

    Words wider than `most` (if that is not 0) are set smaller.
    """

    words: Words
    at: Point
    size: float
    colour: Colour = "ink"
    weight: int = 700
    anchor: str = "m"
    outline: Colour | None = None
    outline_width: float = 0.0
    plate: Plate | None = None
    most: float = 0.0


@dataclass(frozen=True, slots=True)
class Shadow:
    """The soft shadow that shapes throw as one, `blur` its deviation; it does not draw the shapes."""

    shapes: tuple[Shape, ...]
    blur: float
    colour: Colour = "shadow"
    offset: Point = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Halo:
    """Bands around a shape, given from the inside out as (colour, width), in a glow. The shape stays open."""

    around: Polygon | Ellipse | Rect | Line
    rings: tuple[tuple[Colour, float], ...]
    glow: Colour | None = None
    blur: float = 0.0


@dataclass(frozen=True, slots=True)
class Flood:
    """Fills the area of one colour around a point. Only in an `Art` that is a mask (see `Region`)."""

    at: Point
    colour: Colour = (255, 255, 255)


Shape = Polygon | Line | Ellipse | Rect | Text | Shadow | Halo | Flood


@dataclass(frozen=True, slots=True)
class Art:
    """A small vector picture, rasterised once for each size and kept. One name stands for one picture.

    `box` crops it (else it is as large as its shapes). `rims` are outlines around all of it as (colour,
    pixels), from the inside out. With `master`, pixels a unit, it is rasterised only at that size, and other
    sizes are scaled from it. An art that is not `themed` names no colours, and serves all themes.
    """

    name: str
    shapes: tuple[Shape, ...]
    box: Box | None = None
    rims: tuple[tuple[Colour, float], ...] = ()
    master: float = 0.0
    themed: bool = True

    def __hash__(self) -> int:
        return hash(self.name)


@dataclass(frozen=True, slots=True)
class Sprite:
    """An art at a place: its origin lies at `at`, one unit of it is `size` units of the scene.

    A transparent art may bring the `ground` it stands on: the texture's cutting that belongs to its place.
    """

    art: Art
    at: Point
    size: float = 1.0
    ground: Art | None = None


@dataclass(frozen=True, slots=True)
class Texture:
    """Fills boxes with an endless repetition of an art whose `box` begins at 0, 0; `size` as in `Sprite`."""

    art: Art
    over: tuple[Box, ...]
    size: float = 1.0


@dataclass(frozen=True, slots=True)
class Fade:
    """Steps back what is drawn so far inside `over`, except in `keep`.

    `grey` takes its colours away (0..1), then `veil` covers it by `amount` (0..1). A later `Region` may show
    again what was there before.
    """

    over: tuple[Box, ...]
    veil: Colour
    amount: float
    grey: float = 0.0
    keep: tuple[Box, ...] = ()


@dataclass(frozen=True, slots=True)
class Hatch:
    """Stripes or dots of one colour inside a region.

    `kind` is solid, rising, falling, level, dots or cross; stripes of `width` recur every `step` pixels,
    beginning at `shift`.
    """

    kind: str
    colour: Colour
    step: int = 24
    width: int = 6
    shift: int = 0


@dataclass(frozen=True, slots=True)
class Region:
    """An area put together from mask arts (opaque and light is inside), drawn as one.

    `reveal` shows it as it was before the last `Fade`, then come the hatches, then bands as (colour, from,
    to) in pixels inwards from its border (negative: outwards).
    """

    parts: tuple[Sprite, ...]
    hatches: tuple[Hatch, ...] = ()
    bands: tuple[tuple[Colour, float, float], ...] = ()
    reveal: bool = False


@dataclass(frozen=True, slots=True)
class Clip:
    """Shapes of which only what lies in a box is seen.

    With a `name` that stands for all of them they are drawn once and kept, like an `Art`, but on the scene's
    ground and without transparency: the unchanging part of a board. It holds no words that differ from
    reader to reader.
    """

    box: Box
    shapes: tuple[Drawn, ...]
    name: str = ""


Drawn = Shape | Sprite | Texture | Fade | Region | Clip


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one kind of picture, chosen once from a scene that shows all of them.

    At most 256; each costs a little in the size of every file.
    """

    name: str
    reference: Callable[[], Scene]
    colours: int = 112


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture: shapes from the bottom up, the part of the plane shown, pixels a unit, words instead."""

    shapes: tuple[Drawn, ...]
    box: Box
    unit: float
    palette: Palette
    alt: tuple[Words, ...] = ()
    ground: Colour = "paper"

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        x0, y0, x1, y1 = self.box
        return round((x1 - x0) * self.unit), round((y1 - y0) * self.unit)
