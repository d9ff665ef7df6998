"""Beside a tower that will not do: what is wrong with it, in a few words each."""

from __future__ import annotations

from collections.abc import Sequence

from bot.draw.scene import Drawn, Sprite, Text
from engines.castell.skills import Skill
from engines.core.said import Said, said

from .captions import alarm
from .colours import INK, RED
from .signs import dot, panel

LEFT, TOP, RIGHT, ROW = 806, 20, 1182, 72
SHOWN = 8
"""How many reasons there is room for."""


def reasons(faults: Sequence[Said]) -> list[Drawn]:
    """A row for each fault, led by the skill that it is about or by an alarm."""
    told = list(faults) if len(faults) <= SHOWN else list(faults[: SHOWN - 1])
    rows = len(told) + (len(told) < len(faults))
    found = panel((LEFT, TOP, RIGHT, TOP + 28 + ROW * rows), (250, 241, 220), RED, 5, 20)
    for n, fault in enumerate(told):
        y = TOP + 14 + ROW * (n + 0.5)
        skill = dict(fault.facts).get("skill")
        art = dot(skill, 26) if isinstance(skill, Skill) else alarm(26)
        found += [Sprite(art, (LEFT + 46, y)), _words(_short(fault), LEFT + 86, y)]
    if len(told) < len(faults):
        rest = f"+{len(faults) - len(told)}"
        found.append(_words(rest, LEFT + 86, TOP + 14 + ROW * (rows - 0.5)))
    return found


def _words(what: Said | str, x: float, y: float) -> Text:
    return Text(what, (x, y), 38, INK, 800, "l", most=RIGHT - 16 - x)


def _short(fault: Said) -> Said:
    """The fault in the words of the picture; many levels by their first and last."""
    levels = fault["levels"]
    at = "·".join(map(str, levels)) if len(levels) < 4 else f"{levels[0]}~{levels[-1]}"
    return said(f"board-{fault.key}", **dict(fault.facts), at=at)
