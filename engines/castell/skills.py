"""Rulebook, "Skills": five that bend the rules of towers, and the special one of the wheel."""

from __future__ import annotations

from enum import StrEnum


class Skill(StrEnum):
    BALANCE = "balance"
    BASE = "base"
    MIX = "mix"
    STRENGTH = "strength"
    WIDTH = "width"
    SPECIAL = "special"


RANKED = (Skill.BALANCE, Skill.BASE, Skill.MIX, Skill.STRENGTH, Skill.WIDTH)
"""The skills that have ranks, in the order of the player board. A row of ranks or uses follows it."""

BALANCE, BASE, MIX, STRENGTH, WIDTH = range(5)

Row = tuple[int, int, int, int, int]
"""Ranks or uses, one a skill."""

NONE: Row = (0, 0, 0, 0, 0)
