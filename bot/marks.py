"""What the buttons and menus of a match carry in their custom ids, so that they outlive every restart."""

from __future__ import annotations

from dataclasses import dataclass, replace

LIMIT = 100
"""Discord's longest custom id."""
TEMPLATE = (
    r"(?P<verb>[a-z]+):(?P<match>[0-9a-z]+):(?P<ply>\d+)"
    r"(?::(?P<do>[\w-]*):(?P<keys>[^:]*)(?::(?P<page>\d+))?)?"
)


@dataclass(frozen=True, slots=True)
class Mark:
    """A press: its verb, the match and the ply it was made at; in menus also the action and the keys chosen so far."""

    verb: str
    match: str
    ply: int
    do: str = ""
    keys: tuple[str, ...] = ()
    page: int = 0

    def __str__(self) -> str:
        head = f"{self.verb}:{self.match}:{self.ply}"
        if not self.do and not self.keys and not self.page:
            return head
        tail = f":{self.page}" if self.page else ""
        return f"{head}:{self.do}:{'.'.join(self.keys)}{tail}"

    def but(self, verb: str, **changes: object) -> Mark:
        return replace(self, verb=verb, **changes)  # type: ignore[arg-type]  # fields by name


def mark(parts: dict[str, str | None]) -> Mark:
    """The mark behind the named groups of TEMPLATE."""
    keys = parts.get("keys") or ""
    return Mark(
        parts["verb"] or "",
        parts["match"] or "",
        int(parts["ply"] or 0),
        parts.get("do") or "",
        tuple(keys.split(".")) if keys else (),
        int(parts.get("page") or 0),
    )
