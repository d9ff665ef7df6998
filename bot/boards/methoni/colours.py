"""The colours of the painted map. None of them is a player's."""

from bot.draw.theme import RGB

SEA: tuple[RGB, ...] = ((86, 150, 176), (98, 161, 185), (112, 173, 194), (130, 187, 203))
"""From the open sea to the shallows."""
OPEN_SEA = SEA[0]
WAVE: RGB = (176, 211, 219)
FOAM: RGB = (238, 246, 240)
SAND_EDGE: RGB = (196, 172, 126)
SAND: RGB = (240, 222, 176)
SAND_DARK: RGB = (228, 205, 152)
LAND: dict[str, RGB] = {
    "mountain": (183, 168, 152),
    "forest": (100, 140, 88),
    "field": (230, 188, 92),
    "pasture": (196, 222, 146),
    "vineyard": (222, 182, 190),
    "marsh": (136, 182, 176),
}
BLEACH = (226, 218, 198, 134)
PATH: RGB = (250, 240, 214)
PATH_EDGE: RGB = (60, 46, 34)
STONE: RGB = (196, 184, 164)
STONE_LIT: RGB = (244, 237, 222)
STONE_SIDE: RGB = (146, 132, 114)
STONE_DARK: RGB = (78, 66, 56)
PLATE: RGB = (250, 241, 217)
PLATE_LINE: RGB = (196, 172, 126)
PLUM: RGB = (132, 30, 104)
PLUM_DEEP: RGB = (92, 28, 76)
AWNING: RGB = (255, 244, 220)
CANVAS: tuple[RGB, RGB] = ((150, 142, 132), (176, 168, 156))
COUNTER: RGB = (226, 218, 204)
COIN: RGB = (255, 220, 96)
COIN_EDGE: RGB = (236, 180, 40)
WOOD: RGB = (134, 86, 50)
WOOD_LIT: RGB = (214, 170, 96)
TABLE: RGB = (58, 92, 104)
SHADE = (20, 16, 10, 76)
