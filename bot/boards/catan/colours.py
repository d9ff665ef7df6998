"""The colours of the island, the sea and what stands on them. Players' colours come from the theme."""

from __future__ import annotations

from bot.draw.scene import Gradient
from bot.draw.theme import RGB, mix

INK: RGB = (30, 26, 30)
PAPER: RGB = (252, 244, 224)
RIM: RGB = (255, 250, 236)
YELLOW: RGB = (255, 212, 20)
PAID: RGB = (255, 242, 214)
PAID_EDGE: RGB = (190, 122, 16)
PLUM: RGB = (142, 46, 120)
BONE: RGB = (244, 230, 196)
PILL: RGB = (58, 50, 48)
PILL_TEXT: RGB = (255, 246, 220)
HOT: RGB = (166, 16, 24)
DISC_EDGE: RGB = (226, 208, 166)
TURNED: RGB = (74, 50, 46)
TURNED_EDGE: RGB = (206, 92, 70)
TURNED_TEXT: RGB = (240, 214, 184)
NIGHT: RGB = (36, 50, 62)
VEIL: RGB = (44, 56, 70)

SEA: RGB = (64, 128, 160)
DEEP: RGB = (38, 92, 130)
SHALLOW: RGB = (142, 204, 210)
FOAM: RGB = (132, 180, 200)
SAND: RGB = (240, 222, 176)
PATH: RGB = (246, 232, 196)
PATH_EDGE: RGB = (128, 100, 66)
CASTLE_PATH: RGB = (232, 214, 180)
CASTLE_EDGE: RGB = (92, 70, 52)
COBBLE: RGB = (176, 150, 112)
PLANK: RGB = (178, 126, 80)
PLANK_EDGE: RGB = (70, 44, 28)
FLAG: RGB = (176, 52, 60)
HULL: RGB = (142, 92, 56)

GROUND: dict[str, tuple[RGB, RGB]] = {
    "forest": ((118, 164, 98), (88, 140, 82)),
    "pasture": ((158, 198, 98), (126, 172, 76)),
    "fields": ((236, 194, 92), (216, 164, 58)),
    "hills": ((208, 128, 88), (180, 98, 66)),
    "mountains": ((160, 164, 174), (124, 130, 144)),
    "desert": ((232, 212, 166), (214, 188, 136)),
    "castle": ((180, 190, 140), (150, 164, 112)),
}
TERRAIN_OF = {"lumber": "forest", "brick": "hills", "wool": "pasture", "grain": "fields", "ore": "mountains"}


def ground(terrain: str) -> Gradient:
    return Gradient(*GROUND[terrain])


def fallen(colour: RGB) -> RGB:
    """A colour of a conquered hex: most of it grey, half of that in shadow."""
    grey = round(0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2])
    return mix(mix(colour, (grey, grey, grey), 0.78), (72, 52, 72), 0.5)
