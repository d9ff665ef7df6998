"""The colours of the painted land. None of them is a player's."""

from bot.draw.theme import RGB

FIELD: RGB = (150, 177, 99)
WASHES: tuple[RGB, ...] = ((158, 184, 107), (142, 169, 93))
TUFTS: tuple[RGB, ...] = ((126, 154, 80), (172, 196, 120))
TREE: RGB = (86, 126, 66)
TREE_LIT: RGB = (116, 154, 82)
TREE_EDGE: RGB = (58, 92, 52)
TRUNK: RGB = (104, 78, 52)
PINE: RGB = (72, 112, 74)
PINE_LIT: RGB = (100, 140, 90)
WATER: RGB = (126, 168, 190)
WATER_LIT: RGB = (160, 196, 210)
ROAD: RGB = (243, 229, 193)
RUT: RGB = (226, 206, 163)
ROAD_EDGE: RGB = (190, 160, 108)
VERGE: RGB = (124, 148, 78)
CITY: RGB = (222, 186, 132)
PAVING: tuple[RGB, ...] = ((212, 173, 118), (231, 199, 150))
STONE: RGB = (205, 197, 181)
STONE_LIT: RGB = (232, 226, 212)
STONE_DARK: RGB = (128, 114, 98)
STONE_LINE: RGB = (86, 72, 60)
HOUSE: RGB = (247, 235, 210)
TIMBER: RGB = (122, 84, 58)
ROOFS: tuple[RGB, ...] = (
    (176, 98, 74),
    (190, 116, 86),
    (158, 86, 68),
    (168, 106, 72),
    (150, 96, 80),
    (120, 116, 122),
)
SLATE: RGB = (98, 112, 132)
SLATE_DARK: RGB = (76, 88, 108)
SPIRE: RGB = (92, 104, 124)
BANNER: RGB = (112, 58, 128)
GOLD: RGB = (242, 196, 66)
PLOTS: tuple[tuple[RGB, RGB], ...] = (
    ((206, 190, 116), (188, 168, 96)),
    ((172, 192, 112), (154, 176, 96)),
    ((180, 160, 106), (160, 140, 90)),
)
SHADE = (54, 46, 26, 84)
