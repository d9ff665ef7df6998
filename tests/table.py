"""A table to play scenarios at: names instead of seats, what happens instead of calls.

    table = Table(game, "Anna", "Ben", options={"preset": "official"})
    table.chance(Draw("U")).does("Anna", Place("O20", 1), Claim("r0"))
    table.refuses("Ben", Place("O20", 0), Why.OCCUPIED, cell="O20")
    assert table.scores == {"Anna": 0, "Ben": 0}

It serves every game. What it plays must also be among the legal actions, and what it sees refused must not be:
choosers and rules agree wherever a scenario goes.
"""

from __future__ import annotations

from typing import Any, Self

from engines.core import log
from engines.core.game import Event, Game
from engines.core.refusal import Illegal, Reason
from engines.core.rules import CHANCE
from engines.core.said import Who

NAMES = ("Anna", "Ben", "민수", "지우", "Clara", "David")


class Table:
    """A match in progress: `state`, `log` (its entries) and `told` (its events), all since the table was set."""

    def __init__(
        self,
        game: Game[Any, Any],
        *names: str,
        players: int = 0,
        options: dict[str, str] | None = None,
        seed: str = "table",
        state: Any = None,
    ) -> None:
        """Sits `names` (or the first `players` of NAMES, or as many as a ready `state` has) down at `game`."""
        seated = len(names) or players or (state.players if state is not None else min(game.meta.seats))
        self.names = names or NAMES[:seated]
        self.game = game
        self.header = log.Header(game.name, seated, game.meta.chosen(options or {}), seed)
        self.start = state.copy() if state is not None else log.start(game, self.header)
        assert self.start.players == seated, f"{self.start.players} play here, not {seated}"
        self.state = self.start.copy()
        self.log: list[log.Entry] = []
        self.told: list[Event] = []

    def chance(self, *acts: Any) -> Self:
        """Dice and draws fall so; without any named, the next one falls as the seed has it."""
        return self._play(
            CHANCE, acts or (self.game.chance(self.state, log.rng(self.header, self._rolled())),)
        )

    def does(self, who: str, *acts: Any) -> Self:
        """`who` does all this, one after the other."""
        return self._play(self.seat(who), acts)

    def refuses(self, who: str, act: Any, why: Reason, **facts: Any) -> Self:
        """`who` may not do this, for this reason with (at least) these facts; and nothing has changed."""
        seat = CHANCE if who == "chance" else self.seat(who)
        before, frozen = self.state.copy(), log.freeze(self.state)
        try:
            self.game.play(self.state, seat, act)
        except Illegal as refused:
            got, said = refused.why, refused.facts
        else:
            self.state = before
            raise AssertionError(f"{who} was allowed {act}, expected a refusal: {why!r}")
        assert self.state == before, f"{act} was refused ({got!r}), but it changed the state"
        assert log.freeze(self.state) == frozen, (
            f"{act} was refused ({got!r}), but it changed the frozen state"
        )
        assert got is why, f"{act} was refused for {got!r} {said}, not for {why!r}"
        differing = {name: said.get(name, "(missing)") for name in facts if said.get(name) != facts[name]}
        assert not differing, f"{act} was refused with {differing}, expected {facts}"
        assert act not in self.game.legal_actions(self.state, seat), f"{act} is offered, but refused: {got!r}"
        return self

    def takes_back(self, who: str, count: int = 0) -> Self:
        """`who` undoes `count` entries of their own, or all that are free; the log knows the bound."""
        seat = self.seat(who)
        free = log.free_undo(self.log, seat)
        assert 0 < max(count, 1) <= free, f"{who} may take back {free} entries, not {count}"
        self.log = log.standing([*self.log, log.undo(seat, count or free)])
        self.state, self.told = self.start.copy(), []
        for one in self.log:
            self.told += self.game.play(self.state, one.by, log.action(self.game.rules, one))
        return self

    def legal(self, who: str) -> list[Any]:
        """All that `who` may do now; "chance" may be asked too."""
        return self.game.legal_actions(self.state, CHANCE if who == "chance" else self.seat(who))

    def seat(self, who: str) -> int:
        assert who in self.names, f"{who} does not sit here; {', '.join(self.names)} do"
        return self.names.index(who)

    def who(self, who: str) -> Who:
        """`who`, as refusals and sentences speak of them."""
        return Who(self.seat(who))

    def view(self, who: str | None) -> Any:
        """What `who` sees; None is the channel."""
        return self.game.view(self.state, None if who is None else self.seat(who))

    def heard(self, who: str | None) -> list[Event]:
        """The events so far as `who` (None: the channel) learnt of them."""
        seat = None if who is None else self.seat(who)
        return [seen for event in self.told if (seen := event.seen_by(seat)) is not None]

    @property
    def asked(self) -> tuple[str, ...]:
        """Who owes something; "chance" is among them."""
        return tuple("chance" if seat == CHANCE else self.names[seat] for seat in self.state.to_act)

    @property
    def phase(self) -> Any:
        return self.state.phase

    @property
    def over(self) -> bool:
        return not self.state.to_act

    @property
    def scores(self) -> dict[str, int]:
        """The points as the channel knows them."""
        return {self.names[one.seat]: one.points for one in self.game.scores(self.state, None)}

    @property
    def places(self) -> dict[str, int]:
        return {self.names[one.seat]: one.place for one in self.game.scores(self.state, None)}

    def _play(self, seat: int, acts: tuple[Any, ...]) -> Self:
        who = "chance" if seat == CHANCE else self.names[seat]
        for act in acts:
            spec = self.game.rules.spec(act)
            offered = self.game.legal_actions(self.state, seat)
            try:
                self.state, events = self.game.apply(self.state, seat, act)
            except Illegal as refused:
                owing = ", ".join(self.asked) or "nobody"
                raise AssertionError(
                    f"{who} may not {act}: {refused.why!r} {refused.facts} ({self.phase}, {owing} to act)"
                ) from refused
            bounded = not any(field.open for field in spec.fields)
            assert act in offered or not bounded, f"{who} was allowed {act}, but it is not offered: {offered}"
            self.log.append(log.entry(self.game.rules, seat, act))
            self.told += events
        return self

    def _rolled(self) -> int:
        return sum(one.by == CHANCE for one in self.log)
