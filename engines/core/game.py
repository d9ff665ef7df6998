"""A game: what may be read without its rules (Meta), and its whole public surface (Game)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Any, Generic, Self, TypeVar

from engines.core.chance import Rng
from engines.core.rules import Rules
from engines.core.said import Said

Options = Mapping[str, str]


@dataclass(frozen=True)
class Option:
    """A rule that tables may choose; the first value is the default. `when` tells whether it matters."""

    name: str
    values: tuple[str, ...]
    when: Callable[[Options], bool] | None = None

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Meta:
    """What the lobby needs: seats, options, presets (the first is the default), the longest match in entries.

    `seats` is for any options; where some are for fewer people, `seats_for` says for how many. `version` is raised
    when a rule changes so that old logs might not replay.
    """

    name: str
    seats: range
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Options] = field(default_factory=dict)
    longest: int = 10_000
    version: int = 1
    seats_for: Callable[[Options], range] | None = None

    def seats_of(self, options: Options) -> range:
        """How many can play with these options."""
        return self.seats if self.seats_for is None else self.seats_for(options)

    def chosen(self, given: Options) -> dict[str, str]:
        """All options with their values; ValueError names what does not exist. `preset` sets several at once."""
        given = dict(given)
        preset = given.pop("preset", "")
        if preset and preset not in self.presets:
            raise ValueError(f"preset={preset}")
        values = {option.name: option.default for option in self.options} | dict(self.presets.get(preset, {}))
        known = {option.name: option.values for option in self.options}
        for name, value in given.items():
            if value not in known.get(name, ()):
                raise ValueError(f"{name}={value}")
        return values | given

    def preset_of(self, options: Options) -> str:
        """The preset that these options are, "" if none."""
        for name, preset in self.presets.items():
            if all(options[key] == value for key, value in preset.items()):
                return name
        return ""


class State:
    """What every game's state offers. Subclasses are slotted dataclasses of lists and dicts."""

    __slots__ = ()

    phase: Any

    @property
    def players(self) -> int:
        raise NotImplementedError

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe something: they are mentioned, and the match waits for them. Over: empty."""
        raise NotImplementedError

    @property
    def may_act(self) -> tuple[int, ...]:
        """The seats that may speak: also answers to an offer, a sealed choice taken back."""
        return self.to_act

    def phase_of(self, seat: int) -> StrEnum:
        """What is asked of `seat`; seats may owe different things at once."""
        return self.phase

    def copy(self) -> Self:
        raise NotImplementedError


class Event:
    """Something that happened. Subclasses are frozen dataclasses named in the past tense."""

    __slots__ = ()

    def seen_by(self, seat: int | None) -> Self | None:
        """What `seat` (None: the channel) learns of it: itself, a redacted copy, or nothing."""
        return self


@dataclass(frozen=True, slots=True)
class Term:
    """A part of a score: "4 tiles x 2 + 1 shield x 2"."""

    what: Said
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat has, and why. Higher is better; `tiebreak` decides between equal points, then places are shared."""

    seat: int
    points: int
    terms: tuple[Term, ...] = ()
    tiebreak: tuple[int, ...] = ()
    place: int = 0


def placed(scores: list[Score]) -> list[Score]:
    """The same scores with their places: 1, 1, 3."""
    ranks = [(score.points, score.tiebreak) for score in scores]
    return [
        replace(score, place=1 + sum(other > rank for other in ranks))
        for score, rank in zip(scores, ranks, strict=True)
    ]


S = TypeVar("S", bound=State)
V = TypeVar("V")


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """The whole public surface of a game's package.

    new(players, options, rng)  the table as it stands before the first entry
    chance(state, rng)          the outcome when CHANCE is in `to_act`: an action like any other
    view(state, seat)           what `seat` may see; None is the channel. It has no field for a secret
    scores(state, seat)         as that reader may know them, in order of seats, with places; all is known when over
    redeal(state, seat, rng)    another state with the same view: what `seat` cannot tell apart
    status(view)                lines under the board: supplies, what is left
    valuation(state, seat)      what computer players go by; by default the lead in scores
    hand(view)                  what the reader of this view alone may know, in words; None if the game has no secrets
    """

    meta: Meta
    rules: Rules
    state: type[S]
    events: tuple[type[Event], ...]
    new: Callable[[int, Options, Rng], S]
    chance: Callable[[S, Rng], Any]
    view: Callable[[S, int | None], V]
    scores: Callable[[S, int | None], list[Score]]
    redeal: Callable[[S, int | None, Rng], S]
    status: Callable[[V], list[Said]]
    valuation: Callable[[S, int], float] | None = None
    hand: Callable[[V], list[Said]] | None = None

    @property
    def name(self) -> str:
        return self.meta.name

    @property
    def secrets(self) -> bool:
        """Whether seats hold something that only they may see."""
        return self.hand is not None

    @cached_property
    def legal_actions(self) -> Callable[[S, int], list[Any]]:
        return self.rules.legal_actions

    @cached_property
    def apply(self) -> Callable[[S, int, Any], tuple[S, list[Event]]]:
        return self.rules.apply

    @cached_property
    def play(self) -> Callable[[S, int, Any], list[Event]]:
        return self.rules.play

    def worth(self, state: S, seat: int) -> float:
        if self.valuation is not None:
            return self.valuation(state, seat)
        points = [score.points for score in self.scores(state, seat)]
        return points[seat] - max((n for other, n in enumerate(points) if other != seat), default=0)
