"""Random matches of every discovered game, and positions out of them, for laws to be tried on."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from hypothesis import strategies as st

from engines.core import log
from engines.core.chance import Rng
from engines.core.discover import discover
from engines.core.game import Event, Game
from engines.core.rules import CHANCE

GAMES = discover()
EVERY = 16
"""A copy of the state is kept before each so many entries."""


@dataclass
class Playout:
    """A whole match, from the seed to its end: who did what, and what happened."""

    game: Game[Any, Any]
    header: log.Header
    acts: list[tuple[int, Any]] = field(default_factory=list)
    told: list[list[Event]] = field(default_factory=list)
    kept: list[Any] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.acts)

    def at(self, step: int) -> Any:
        """The state before entry `step`, as a copy to do with as one likes."""
        state = self.kept[step // EVERY].copy()
        for seat, act in self.acts[step - step % EVERY : step]:
            self.game.play(state, seat, act)
        return state

    def moments(self, rng: Rng) -> list[int]:
        """The beginning, the end, and for each kind of action a step at which it was taken."""
        by_kind: dict[type, list[int]] = {}
        for step, (_, act) in enumerate(self.acts):
            by_kind.setdefault(type(act), []).append(step)
        return sorted({0, len(self), *map(rng.choice, by_kind.values())})

    def entries(self, until: int | None = None) -> list[log.Entry]:
        return [log.entry(self.game.rules, seat, act) for seat, act in self.acts[:until]]


@lru_cache(512)
def playout(name: str, number: int) -> Playout:
    """The playout of that number; the first ones have the presets, the others any options."""
    game = GAMES[name]
    rng = Rng("laws", f"{name} {number}")
    options: dict[str, str] = {option.name: rng.choice(option.values) for option in game.meta.options}
    if number < len(game.meta.presets):
        options = {"preset": list(game.meta.presets)[number]}
    chosen = game.meta.chosen(options)
    seats = game.meta.seats_of(chosen)
    header = log.Header(name, seats[number % len(seats)], chosen, f"laws {number}")
    played = Playout(game, header)
    state, rolled = log.start(game, header), 0
    while state.to_act:
        assert len(played) < game.meta.longest, f"{name} {number} is longer than meta.longest says"
        if len(played) % EVERY == 0:
            played.kept.append(state.copy())
        if CHANCE in state.to_act:
            seat, act = CHANCE, game.chance(state, log.rng(header, rolled))
            rolled += 1
        else:
            seat, act = any_action(game, state, rng)
        played.acts.append((seat, act))
        played.told.append(game.play(state, seat, act))
    played.kept.append(state.copy())
    return played


def any_action(game: Game[Any, Any], state: Any, rng: Rng) -> tuple[int, Any]:
    """Mostly of those who owe something, at times of those who may speak; half the time any kind, then any of it."""
    asking = state.to_act if rng.below(4) else state.may_act
    ways = [(seat, act) for seat in asking for act in game.legal_actions(state, seat)]
    ways = ways or [(seat, act) for seat in state.to_act for act in game.legal_actions(state, seat)]
    assert ways, f"{game.name}: {state.to_act} must act in {state.phase}, and cannot"
    if rng.below(2):
        kind = rng.choice(list(dict.fromkeys(type(act) for _, act in ways)))
        ways = [way for way in ways if type(way[1]) is kind]
    return rng.choice(ways)


@dataclass(frozen=True)
class Position:
    """What lies before entry `step` of a playout; `step` counts round, so that any number is a step."""

    name: str
    number: int
    step: int
    salt: int = 0

    @property
    def match(self) -> Playout:
        return playout(self.name, self.number)

    @property
    def game(self) -> Game[Any, Any]:
        return GAMES[self.name]

    @property
    def at(self) -> int:
        return self.step % (len(self.match) + 1)

    @property
    def state(self) -> Any:
        match = self.match
        return match.at(self.at) if self.at < len(match) else match.kept[-1].copy()

    @property
    def rng(self) -> Rng:
        return Rng("position", self.salt)

    @property
    def seats(self) -> range:
        return range(self.match.header.players)

    def legal(self, state: Any, most: int = 12) -> list[tuple[int, Any]]:
        """Some of the legal actions of everybody, chance included; of each kind at least one."""
        rng, found = self.rng, []
        for seat in (CHANCE, *self.seats):
            by_kind: dict[type, list[Any]] = {}
            for act in self.game.legal_actions(state, seat):
                by_kind.setdefault(type(act), []).append(act)
            found += [(seat, rng.choice(acts)) for acts in by_kind.values()]
            found += [(seat, rng.choice(rng.choice(list(by_kind.values())))) for _ in by_kind]
        return list(dict.fromkeys(rng.shuffled(found)))[:most]

    def elsewhere(self, state: Any) -> list[tuple[int, Any]]:
        """Actions of other moments by anybody, and by those who may act now: of kinds asked, mixed with legal ones."""
        rng, rules = self.rng, self.game.rules
        found = [(rng.choice(self.seats), rng.choice(self.match.acts)[1]) for _ in range(3)]
        found += [rng.choice(self.match.acts) for _ in range(3)]
        for seat in state.may_act:
            legal = self.game.legal_actions(state, seat)
            for spec in rules.specs.values():
                if state.phase_of(seat) not in spec.phases or spec.chance is not (seat == CHANCE):
                    continue
                rows = [spec.values(act) for _, act in self.match.acts if type(act) is spec.kind]
                now = [spec.values(act) for act in legal if type(act) is spec.kind]
                for _ in range(5 if rows else 0):
                    one, other = rng.choice(rows), rng.choice(now or rows)
                    mixed = (rng.choice(pair) for pair in zip(one, other, strict=True))
                    found += [(seat, spec.make(*one)), (seat, spec.make(*mixed))]
        return found


def positions(name: str, playouts: int) -> st.SearchStrategy[Position]:
    return st.builds(
        Position,
        st.just(name),
        st.integers(0, playouts - 1),
        st.integers(0, 4 * GAMES[name].meta.longest),
        st.integers(0, 9),
    )
