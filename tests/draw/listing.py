"""A scene as text, a line a shape: what golden tests compare."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from bot.draw.scene import Art, Clip, Drawn, Scene
from engines.core.said import Said, Who


def listing(scene: Scene) -> str:
    """Size, shapes from the bottom up, and the words instead of the picture."""
    width, height = scene.size
    lines = [f"{width} x {height} px, {scene.unit:g} px a unit, palette {scene.palette.name}"]
    lines += [line for shape in scene.shapes for line in _lines(shape)]
    lines += [f"alt {_shown(words)}" for words in scene.alt]
    return "\n".join(lines) + "\n"


def _lines(shape: Drawn) -> list[str]:
    """A line a shape; those in a clip stand below it."""
    if not isinstance(shape, Clip):
        return [_shown(shape)]
    inner = [f"  {line}" for one in shape.shapes for line in _lines(one)]
    return [f"Clip {shape.name} {_shown(shape.box)}", *inner]


def _shown(value: Any) -> str:
    match value:
        case Art():
            return value.name
        case float():
            return f"{value + 0.0:.3f}".rstrip("0").rstrip(".")
        case Said():
            return " ".join([value.key, *(f"{name}={_shown(fact)}" for name, fact in value.facts)])
        case Who():
            return f"seat {value.seat}"
        case tuple():
            return f"({', '.join(_shown(one) for one in value)})"
        case _ if is_dataclass(value):
            parts = [_shown(getattr(value, field.name)) for field in fields(value)]
            return f"{type(value).__name__} {' '.join(parts)}"
    return str(value)
