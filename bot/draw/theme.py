"""Colours by name. A theme is what may differ from one person's picture to another's."""

from __future__ import annotations

from dataclasses import dataclass, field

from .scene import Colour

RGB = tuple[int, int, int]
RGBA = tuple[int, int, int, int]


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """`one` with a share (0..1) of `other` in it."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one, other, strict=True))
    return r, g, b


@dataclass(frozen=True, slots=True)
class Theme:
    """Named colours. `exact` names those that stay what they are to the last bit in every picture."""

    name: str
    colours: dict[str, RGBA] = field(hash=False)
    exact: tuple[str, ...] = ()

    def rgba(self, colour: Colour) -> RGBA:
        """A colour's red, green, blue and opacity; KeyError if the theme has no such name."""
        if not isinstance(colour, str):
            return colour if len(colour) == 4 else (*colour, 255)
        name, _, opacity = colour.partition("/")
        found = self.colours[name]
        return (*found[:3], int(opacity)) if opacity else found

    def rgb(self, colour: Colour) -> RGB:
        """A colour without its opacity."""
        return self.rgba(colour)[:3]

    def forced(self) -> tuple[RGB, ...]:
        """The exact colours, each once."""
        return tuple(dict.fromkeys(self.rgb(name) for name in self.exact))


WHITE, BLACK = (255, 255, 255), (0, 0, 0)

# Told apart by people with protan, deutan and tritan vision; each with the letter that reads on it.
SAFE_SEATS: tuple[tuple[RGB, RGB], ...] = (
    ((230, 97, 1), (30, 18, 8)),
    ((0, 90, 200), WHITE),
    (WHITE, (30, 24, 20)),
    ((24, 22, 22), WHITE),
    ((86, 190, 240), (20, 20, 30)),
    ((110, 60, 20), WHITE),
)
CONTRAST_SEATS: tuple[tuple[RGB, RGB], ...] = (
    ((255, 128, 0), BLACK),
    ((0, 60, 190), WHITE),
    (WHITE, BLACK),
    (BLACK, WHITE),
    ((110, 214, 255), BLACK),
    ((92, 44, 8), WHITE),
)
PAPER: dict[str, RGB] = {
    "paper": (238, 228, 206),
    "paper.line": (226, 213, 186),
    "band": (206, 188, 157),
    "band.line": (150, 122, 82),
    "ink": (52, 42, 32),
    "outline": (28, 22, 18),
    "cream": (255, 248, 230),
    "rim": (255, 248, 230),
    "label": (36, 26, 8),
    "legal": (255, 213, 66),
    "legal.soft": (255, 236, 160),
    "legal.line": (120, 84, 10),
    "glow": (255, 168, 24),
    "gold": (242, 196, 66),
    "gold.line": (96, 66, 6),
    "error": (176, 22, 34),
}
NIGHT: dict[str, RGB] = {
    **PAPER,
    "paper": (49, 51, 56),
    "paper.line": (60, 62, 68),
    "band": (34, 36, 40),
    "band.line": (92, 94, 100),
    "ink": (242, 238, 228),
    "cream": (30, 31, 34),
}
BOLD: dict[str, RGB] = {
    **PAPER,
    "ink": (16, 12, 8),
    "cream": WHITE,
    "legal": (255, 224, 0),
    "paper": (246, 240, 226),
}

SHADOW: RGBA = (60, 46, 24, 130)
ALSO_EXACT = ("legal", "legal.line", "label", "ink", "outline", "cream", "rim", "paper", "gold")


def _theme(name: str, colours: dict[str, RGB], seats: tuple[tuple[RGB, RGB], ...]) -> Theme:
    """A theme with each seat's colour, its lit and shaded sides, and the colour of letters on it."""
    table = dict(colours)
    for seat, (colour, letter) in enumerate(seats):
        pale, deep = sum(colour) > 720, sum(colour) < 100
        table[f"seat.{seat}"] = colour
        table[f"seat.{seat}.lit"] = (236, 232, 224) if pale else mix(colour, WHITE, 0.22 if deep else 0.3)
        table[f"seat.{seat}.dark"] = (214, 208, 198) if pale else mix(colour, BLACK, 0.25)
        table[f"seat.{seat}.letter"] = letter
    exact = tuple(
        f"seat.{seat}{part}" for seat in range(len(seats)) for part in ("", ".letter", ".lit", ".dark")
    )
    opaque: dict[str, RGBA] = {key: (*rgb, 255) for key, rgb in table.items()}
    return Theme(name, opaque | {"shadow": SHADOW}, (*exact, *ALSO_EXACT))


THEMES = {
    "default": _theme("default", PAPER, SAFE_SEATS),
    "contrast": _theme("contrast", BOLD, CONTRAST_SEATS),
    "dark": _theme("dark", NIGHT, SAFE_SEATS),
}
DEFAULT = THEMES["default"]
