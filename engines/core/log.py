"""A match is a header and a list of entries; the state is their fold. The only place that writes and reads them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from engines.core.chance import Rng
from engines.core.game import Event, Game, State
from engines.core.rules import CHANCE, Rules

S = TypeVar("S", bound=State)
UNDO = "undo"
"""Not an action of a game: an entry that takes back the newest `n` entries still standing."""


@dataclass(frozen=True, slots=True)
class Header:
    """All that a match is before its first entry."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    rules: int = 1


@dataclass(frozen=True, slots=True)
class Entry:
    """Who did what. `by` is a seat or CHANCE."""

    by: int
    do: str
    args: dict[str, Any] = field(default_factory=dict)


def entry(rules: Rules, seat: int, act: Any) -> Entry:
    """The action as an entry, just as it comes back from text: tuples are lists in it."""
    return Entry(seat, rules.spec(act).name, msgspec.json.decode(msgspec.json.encode(act)))


def action(rules: Rules, one: Entry) -> Any:
    """The action of an entry; KeyError or msgspec.ValidationError if this version of the rules has none such."""
    return msgspec.convert(one.args, rules.specs[one.do].kind)


def undo(seat: int, count: int) -> Entry:
    return Entry(seat, UNDO, {"n": count})


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that no undo has taken back."""
    kept: list[Entry] = []
    for one in entries:
        if one.do == UNDO:
            del kept[len(kept) - one.args["n"] :]
        else:
            kept.append(one)
    return kept


def free_undo(entries: Sequence[Entry], seat: int) -> int:
    """How many standing entries `seat` may take back freely: its own last, never past chance or another's."""
    count = 0
    while count < len(entries) and entries[-1 - count].by == seat != CHANCE:
        count += 1
    return count


def rng(header: Header, rolled: int) -> Rng:
    """The chance of a match after `rolled` chance entries; set-up comes before the first."""
    return Rng(header.seed, rolled)


def start(game: Game[S, Any], header: Header) -> S:
    return game.new(header.players, header.options, Rng(header.seed, "new"))


def replay(game: Game[S, Any], header: Header, entries: Iterable[Entry]) -> S:
    """The state after the entries that stand; raises as `action` and `play` do if one is no longer legal."""
    state = start(game, header)
    for one in standing(entries):
        game.play(state, one.by, action(game.rules, one))
    return state


def freeze(state: State) -> bytes:
    """A snapshot: JSON, so that it can be read with any tool."""
    return msgspec.json.encode(state)


def thaw(game: Game[S, Any], frozen: bytes) -> S:
    return msgspec.json.decode(frozen, type=game.state)


def tell(event: Event) -> dict[str, Any]:
    """An event as plain data, to be told later."""
    return {"event": type(event).__name__, **msgspec.to_builtins(event)}


def told(game: Game[Any, Any], data: dict[str, Any]) -> Event:
    kinds = {kind.__name__: kind for kind in game.events}
    facts = {name: value for name, value in data.items() if name != "event"}
    return msgspec.convert(facts, kinds[data["event"]])


def to_lines(header: Header, entries: Iterable[Entry], scores: Sequence[int] | None = None) -> str:
    """A whole match as text: a line for the header, a line an entry, and the scores at the end if it is over."""
    rows: list[Any] = [header, *entries]
    if scores is not None:
        rows.append({"scores": list(scores)})
    return "".join(msgspec.json.encode(row).decode() + "\n" for row in rows)


def from_lines(text: str) -> tuple[Header, list[Entry], list[int] | None]:
    """The inverse of `to_lines`; msgspec.ValidationError if this is no match."""
    first, *rest = text.splitlines()
    header = msgspec.json.decode(first, type=Header)
    scores: list[int] | None = None
    if rest and "scores" in (last := msgspec.json.decode(rest[-1])):
        scores = msgspec.convert(last["scores"], list[int])
        rest.pop()
    return header, [msgspec.json.decode(line, type=Entry) for line in rest], scores
