"""The grammar of actions: what one may say (a Spec), what it does (its rule), and one definition of legality."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property, lru_cache
from itertools import starmap
from typing import Any

from engines.core.forms import Form, form_of
from engines.core.refusal import Core, Illegal
from engines.core.said import Said, said

CHANCE = -1
"""The seat of dice and draws: chance is a player at the table."""

Chooser = Callable[..., Iterable[Any]]
Rule = Callable[[Any, int, Any], list[Any]]


@dataclass(frozen=True)
class Field:
    """One blank of an action: `chooser(state, seat, *earlier)` lists its legal values, `form` says them.

    An `open` field takes unbounded values: its chooser gives suggestions, the rule judges.
    `hint(state, seat, *earlier, value)` says what choosing it would do; `rank`, called alike, puts the likeliest
    first where people choose. A `numbered` one bears numbers on the picture, 1 for the first value that is
    offered; its numbers may be typed. Values of a field with `grow` may be composed: `grow(state, seat, *earlier,
    so_far)` lists what `so_far` (None at first) may become by one step and still end as a legal value.
    """

    name: str
    form: Form[Any]
    chooser: Chooser
    open: bool = False
    hint: Callable[..., Said | None] | None = None
    rank: Callable[..., Any] | None = None
    numbered: bool = False
    grow: Callable[..., Iterable[Any]] | None = None


def choose(
    chooser: Chooser,
    *,
    open: bool = False,
    hint: Callable[..., Said | None] | None = None,
    rank: Callable[..., Any] | None = None,
    numbered: bool = False,
    grow: Callable[..., Iterable[Any]] | None = None,
) -> Any:
    """A field of an action whose legal values are `chooser(state, seat, *earlier)`, in a fixed order."""
    about = {"chooser": chooser, "open": open, "hint": hint, "rank": rank, "numbered": numbered, "grow": grow}
    return dataclasses.field(metadata={"field": about})


@dataclass(frozen=True)
class Spec:
    """One kind of action, as every front end reads it.

    group    one level of command groups: `/catan trade offer`
    when     asked before the choosers: affordable? a piece left?
    chance   said by CHANCE alone; no command
    many     the same one-field step may be answered several times at once
    public   may be pressed from buttons under the post, by anyone of `may_act`; never depends on a hand
    secret   a command without options, for its arguments are told to nobody
    section  the rulebook heading that it rests on
    every    lists all complete actions at once, where field by field takes too long; a law compares the two
    """

    name: str
    kind: type
    phases: tuple[StrEnum, ...]
    rule: Rule
    group: str = ""
    section: str = ""
    when: Callable[[Any, int], bool] | None = None
    chance: bool = False
    many: bool = False
    public: bool = False
    secret: bool = False
    every: Callable[[Any, int], list[Any]] | None = None

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        hints = typing.get_type_hints(self.kind, include_extras=True)
        return tuple(
            Field(one.name, form_of(hints[one.name]), **one.metadata["field"])
            for one in dataclasses.fields(self.kind)
        )

    @cached_property
    def make(self) -> Callable[..., Any]:
        """Builds an action. Equal frozen actions are one object."""
        return lru_cache(1 << 15)(self.kind)

    @cached_property
    def _choosers(self) -> tuple[Chooser, ...]:
        return tuple(field.chooser for field in self.fields)

    @property
    def title(self) -> Said:
        return said(f"action-{self.name}")

    def open_to(self, state: Any, seat: int) -> bool:
        """Whether `seat` might say this now; the choosers may still have nothing to offer."""
        return (
            seat in state.may_act
            and state.phase_of(seat) in self.phases
            and self.chance is (seat == CHANCE)
            and (self.when is None or self.when(state, seat))
        )

    def offered(self, state: Any, seat: int, *earlier: Any) -> list[Any]:
        """The legal values of the next field, the earlier ones given, that can still be completed."""
        at = len(earlier)
        values = list(self.fields[at].chooser(state, seat, *earlier))
        if at + 1 == len(self.fields) or self.fields[at + 1].open:
            return values
        return [value for value in values if self.offered(state, seat, *earlier, value)]

    @cached_property
    def complete(self) -> Chooser:
        """Every complete action: fields filled from left to right, each chooser told the earlier values."""
        if self.every is not None:
            return self.every
        make = self.make
        match self._choosers:
            case ():
                only = (make(),)
                return lambda state, seat: only
            case (chooser,):
                return lambda state, seat: map(make, chooser(state, seat))
            case (first, second):
                return lambda state, seat: [
                    make(one, two) for one in first(state, seat) for two in second(state, seat, one)
                ]
        return self._filled

    def _filled(self, state: Any, seat: int) -> Iterable[Any]:
        rows: list[tuple[Any, ...]] = [()]
        for chooser in self._choosers:
            rows = [(*row, value) for row in rows for value in chooser(state, seat, *row)]
        return starmap(self.make, rows)

    def legal(self, state: Any, seat: int) -> list[Any]:
        """What `seat` may say of this kind, given that it may speak in this phase."""
        return [*self.complete(state, seat)] if self.when is None or self.when(state, seat) else []

    def values(self, act: Any) -> tuple[Any, ...]:
        return tuple(getattr(act, field.name) for field in self.fields)

    def keys(self, act: Any) -> tuple[str, ...]:
        """The action in text, a key a field."""
        return tuple(
            field.form.key(value) for field, value in zip(self.fields, self.values(act), strict=True)
        )

    def read(self, keys: Sequence[str], state: Any) -> tuple[Any, ...]:
        """The values behind the keys of all fields, legal or not; Unreadable if one is none."""
        return tuple(field.form.read_at(key, state) for field, key in zip(self.fields, keys, strict=True))

    def from_keys(self, state: Any, seat: int, keys: Sequence[str]) -> tuple[Any, ...] | None:
        """The values behind `keys`, as far as they are offered now; None if one no longer is."""
        values: tuple[Any, ...] = ()
        for field, key in zip(self.fields, keys, strict=False):
            offered = field.chooser(state, seat, *values)
            found = [value for value in offered if field.form.key(value) == key]
            if not found and field.open:
                found = [field.form.read(key)]
            if not found:
                return None
            values = (*values, found[0])
        return values


class Rules:
    """The table of a game's action kinds, in the order in which they were declared.

    `order` names actions as people are to be offered them: the usual first, ending the turn last. The others follow.
    """

    def __init__(self, *order: str) -> None:
        self.order = order
        self.specs: dict[str, Spec] = {}
        self._of: dict[type, Spec] = {}
        self._in: dict[StrEnum, list[Spec]] = {}
        self._lists = cache(self._listed)

    def action(self, *phases: StrEnum, **about: Any) -> Callable[[Rule], Rule]:
        """Declares the rule of an action: `def place(state, seat, act: Place) -> list[Event]`.

        The rule refuses first, then changes the state in place, then tells.
        """

        def register(rule: Rule) -> Rule:
            kind = typing.get_type_hints(rule)["act"]
            spec = Spec(rule.__name__.rstrip("_"), kind, phases, rule, **about)
            if spec.name in self.specs or kind in self._of:
                raise ValueError(f"{spec.name} is declared twice")
            self.specs[spec.name] = self._of[kind] = spec
            for phase in phases:
                self._in.setdefault(phase, []).append(spec)
            return rule

        return register

    def spec(self, act: Any) -> Spec:
        return self._of[type(act)]

    def open_to(self, state: Any, seat: int) -> list[Spec]:
        """What `seat` may say now, with at least one value for each field or an open one."""
        if seat not in state.may_act:
            return []
        found = [spec for spec in self._in.get(state.phase_of(seat), ()) if spec.open_to(state, seat)]
        found.sort(
            key=lambda spec: self.order.index(spec.name) if spec.name in self.order else len(self.order)
        )
        return [spec for spec in found if not spec.fields or spec.fields[0].open or spec.offered(state, seat)]

    def _listed(self, phase: StrEnum, by_chance: bool) -> list[tuple[Any, Chooser]]:
        """What a phase has to list, as (when, complete) of each kind of action; asked at every move of a playout."""
        return [(spec.when, spec.complete) for spec in self._in.get(phase, ()) if spec.chance is by_chance]

    def legal_actions(self, state: Any, seat: int) -> list[Any]:
        """Everything that `seat` may do now, in a fixed order; open fields only by their suggestions."""
        if seat not in state.may_act:
            return []
        acts: list[Any] = []
        for when, complete in self._lists(state.phase_of(seat), seat == CHANCE):
            if when is None or when(state, seat):
                acts += complete(state, seat)
        return acts

    def play(self, state: Any, seat: int, act: Any) -> list[Any]:
        """Plays `act` in place and tells what happened; raises Illegal before anything has changed."""
        spec = self._of[type(act)]
        if seat not in state.may_act:
            raise Illegal(Core.NOT_YOUR_TURN if state.to_act else Core.OVER)
        if state.phase_of(seat) not in spec.phases or spec.chance is not (seat == CHANCE):
            raise Illegal(Core.WRONG_PHASE, action=spec.title)
        return spec.rule(state, seat, act)

    def apply(self, state: Any, seat: int, act: Any) -> tuple[Any, list[Any]]:
        """The state after `act`, and what happened; the state given stays as it was."""
        after = state.copy()
        return after, self.play(after, seat, act)
