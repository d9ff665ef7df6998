"""A match in memory, and a draft of what happens to it next. Pure: no Discord, no SQL, no clock."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bot.people import People, Person
from bot.refusals import No, Not
from bot.store import EntryRow, Loaded, MatchRow, NewPost, SeatRow, Snapshot, Stamp
from engines.core import log
from engines.core.forms import BoolForm
from engines.core.game import Event, Game
from engines.core.log import Entry, Header
from engines.core.rules import CHANCE, Spec


@dataclass
class Book:
    """The bookkeeping of a table, saved with its state.

    opened    whether the match's first post is made; it waits for computer players who begin
    asked     the seats that the last post asked
    mentioned those of them that have owed something ever since; they are not mentioned again
    moved     whether others were to act in between
    acted     the ply at which each seat acted last; a menu older than that is stale
    undone    the ply of the last undo; a menu older than that is stale
    untold    what happened since the last post: (ply, event as plain data)
    votes     seats that agree to call the match off
    offers    what may be answered from buttons under the last post
    tail      the plies that a free undo may take back
    """

    acted: list[int]
    opened: bool = False
    asked: list[int] = field(default_factory=list)
    mentioned: list[int] = field(default_factory=list)
    moved: bool = False
    undone: int = 0
    untold: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    votes: list[int] = field(default_factory=list)
    offers: list[str] = field(default_factory=list)
    tail: list[int] = field(default_factory=list)

    def copy(self) -> Book:
        return dataclasses.replace(
            self, acted=self.acted[:], untold=self.untold[:], votes=self.votes[:], tail=self.tail[:]
        )


@dataclass
class Table:
    """A running (or ended) match: never changed in place once it is shared; a Draft makes the next one.

    `base` is the state after the last entry that no free undo can pass, `tail` the standing entries since, with
    their plies; all of them are of one seat.
    """

    game: Game[Any, Any]
    row: MatchRow
    people: People
    state: Any
    base: Any
    book: Book
    ply: int = 0
    rolled: int = 0
    tail: tuple[tuple[int, Entry], ...] = ()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def stamp(self) -> Stamp:
        return Stamp(self.ply, self.row.rev)

    @property
    def header(self) -> Header:
        return header_of(self.row, self.state.players)

    @property
    def over(self) -> bool:
        return not self.state.to_act

    @property
    def owing(self) -> list[int]:
        """The seats that must act, chance aside, in order."""
        return sorted(seat for seat in self.state.to_act if seat != CHANCE)

    def seat_of(self, user: int) -> int:
        """The seat of a user, the one that owes something first; refuses those without a seat."""
        seats = self.people.seats_of(user)
        if not seats:
            raise Not(No.NOT_SEATED)
        return min(seats, key=lambda seat: (seat not in self.state.to_act, seat not in self.state.may_act))

    def free_undo(self, seat: int) -> int:
        """How many of its last entries `seat` may take back freely."""
        return log.free_undo([entry for _, entry in self.tail], seat)

    def offers(self) -> dict[str, list[int]]:
        """What may be answered from a button, as "action:keys", and the seats that may; it depends on no hand."""
        found: dict[str, list[int]] = {}
        for spec in self.game.rules.specs.values():
            for seat in self.state.may_act if spec.public else ():
                if spec.open_to(self.state, seat):
                    for keys in _answers(spec, self.state, seat):
                        found.setdefault(f"{spec.name}:{'.'.join(keys)}", []).append(seat)
        return found

    def reveals(self, seat: int, spec: Spec) -> bool:
        """Whether the action would be the last sealed answer, with which those of the others come out."""
        return spec.secret and set(self.state.to_act) <= {seat}

    def stale(self, seat: int, ply: int) -> bool:
        """Whether a menu of `seat` made at `ply` no longer speaks of this table."""
        return self.book.acted[seat] > ply or self.book.undone > ply

    def moved_on(self, seat: int, ply: int) -> bool:
        """Whether others have acted since `ply`, or something was taken back."""
        others = self.book.acted[:seat] + self.book.acted[seat + 1 :]
        return max(*others, self.book.undone) > ply

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)


def _answers(spec: Spec, state: Any, seat: int) -> list[tuple[str, ...]]:
    """The keys of a public action: what its first field offers, with yes and no where that is asked besides."""
    rows: list[tuple[str, ...]] = [()]
    for at, one in enumerate(spec.fields):
        values = one.chooser(state, seat) if at == 0 and not isinstance(one.form, BoolForm) else (True, False)
        rows = [(*row, one.form.key(value)) for row in rows for value in values]
    return rows


def header_of(row: MatchRow, players: int) -> Header:
    return Header(row.game, players, msgspec.json.decode(row.options), row.seed, row.rules)


def people_of(seats: Sequence[SeatRow]) -> People:
    return People(tuple(Person(seat.name, seat.user, seat.computer) for seat in seats))


class Draft:
    """What happens to a table, step by step, on a copy; saved as a whole or not at all."""

    def __init__(self, table: Table, at: float) -> None:
        self.before = table
        self.table = dataclasses.replace(table, state=table.state.copy(), book=table.book.copy())
        self.at = at
        self.entries: list[EntryRow] = []
        self.events: list[Event] = []

    @property
    def state(self) -> Any:
        return self.table.state

    def play(self, seat: int, act: Any) -> list[Event]:
        """One action by its rule; raises Illegal and changes nothing."""
        table = self.table
        before = table.state.copy() if not self._continues(seat) else table.base
        revealing = table.reveals(seat, table.game.rules.spec(act))
        events = table.game.play(table.state, seat, act)
        entry = log.entry(table.game.rules, seat, act)
        self._write(entry)
        if seat == CHANCE:
            table.rolled += 1
            table.base, table.tail = table.state.copy(), ()
        elif revealing:
            table.base, table.tail = table.state.copy(), ()
            table.book.votes, table.book.moved = [], True
        else:
            table.tail = (*(table.tail if self._continues(seat) else ()), (table.ply, entry))
            table.base = before
            table.book.votes = []
        table.book.untold += [(table.ply, log.tell(one)) for one in map(_public, events) if one is not None]
        self.events += events
        self._note_who_acts()
        return events

    def _continues(self, seat: int) -> bool:
        return seat != CHANCE and bool(self.table.tail) and self.table.tail[-1][1].by == seat

    def _write(self, entry: Entry) -> None:
        self.table.ply += 1
        if entry.by != CHANCE:
            self.table.book.acted[entry.by] = self.table.ply
        args = msgspec.json.encode(entry.args).decode()
        self.entries.append(EntryRow(self.table.ply, entry.by, entry.do, args, self.at))

    def _note_who_acts(self) -> None:
        """Chance in between does not end a turn: who rolls and goes on is not asked anew."""
        if CHANCE in self.state.to_act:
            return
        book, owing = self.table.book, self.table.owing
        book.moved = book.moved or not set(owing) <= set(book.asked)
        book.mentioned = [seat for seat in book.mentioned if seat in owing]

    def settle(self) -> None:
        """Dice and draws that are due fall, from the seed and the number of those that stand."""
        while CHANCE in self.state.to_act:
            table = self.table
            self.play(CHANCE, table.game.chance(table.state, log.rng(table.header, table.rolled)))

    def undo(self, seat: int, count: int) -> None:
        """Takes back the last `count` entries of `seat`: an entry too, and nothing is deleted."""
        table = self.table
        if not 0 < count <= table.free_undo(seat):
            raise Not(No.NOTHING_TO_UNDO)
        kept, dropped = table.tail[:-count], table.tail[-count:]
        state = table.base.copy()
        for _, entry in kept:
            table.game.play(state, entry.by, log.action(table.game.rules, entry))
        table.state = state
        table.tail = kept
        self._write(log.undo(seat, count))
        first = dropped[0][0]
        told = not any(ply >= first for ply, _ in table.book.untold)
        table.book.untold = [one for one in table.book.untold if one[0] < first]
        table.book.undone = table.ply
        if told:
            table.book.untold.append((table.ply, {"note": "took-back", "seat": seat, "count": count}))
        self._note_who_acts()

    def posts(self) -> list[NewPost]:
        """The post that is due now, if any: one for each change of who must act or offer, and one at the end.

        While computer players owe something nothing is posted; while the set of those who owe, or of what may be
        answered, only shrinks, the post that asks is edited.
        """
        table, book = self.table, self.table.book
        owing, offers = table.owing, table.offers()
        if any(table.people.is_computer(seat) for seat in owing):
            return []
        if table.over:
            return [self._post("end", [], {}, [])]
        fresh = {seat for offer, seats in offers.items() if offer not in book.offers for seat in seats}
        called = sorted(seat for seat in fresh if not table.people.is_computer(seat))
        if not book.opened:
            return [self._post("start", owing, offers, called)]
        if book.moved or called or not set(owing) <= set(book.asked):
            return [self._post("turn", owing, offers, called)]
        if set(owing) != set(book.asked) or list(offers) != book.offers or self._spoke_of_offers():
            book.asked, book.offers = owing, list(offers)
            return [NewPost(table.ply, "edit", table.row.channel, _text({"asked": owing, "called": []}))]
        return []

    def _spoke_of_offers(self) -> bool:
        """Whether an offer was answered, taken up or taken back: the post that shows it says so."""
        specs = self.table.game.rules.specs
        groups = {spec.group for spec in specs.values() if spec.public}
        return any(entry.do in specs and specs[entry.do].group in groups for entry in self.entries)

    def _post(self, kind: Any, owing: list[int], offers: dict[str, list[int]], called: list[int]) -> NewPost:
        """`called` may answer a new offer, and are mentioned once for it."""
        book = self.table.book
        asked = [seat for seat in owing if seat not in book.mentioned or seat in called]
        besides = [seat for seat in called if seat not in owing]
        told = [data for _, data in book.untold]
        body = {"told": told, "asked": owing, "called": besides, "mention": [*asked, *besides]}
        body |= {"offers": list(offers)} if offers else {}
        book.untold, book.asked, book.mentioned, book.moved = [], owing, owing[:], False
        book.offers, book.opened = list(offers), True
        return NewPost(self.table.ply, kind, self.table.row.channel, _text(body))

    def snapshots(self) -> list[Snapshot]:
        """The newest state, and the base where it has changed."""
        table = self.table
        made = [Snapshot(table.ply, "newest", log.freeze(table.state))]
        if table.base is not self.before.base:
            start = table.tail[0][0] - 1 if table.tail else table.ply
            made.append(Snapshot(start, "base", log.freeze(table.base)))
        return made

    def bookkeeping(self) -> str:
        self.table.book.tail = [ply for ply, _ in self.table.tail]
        return _text({"book": self.table.book, "rolled": self.table.rolled})

    def counted(self) -> Table:
        """The table after a change without entries, which the store counts all the same."""
        self.table.row = dataclasses.replace(self.table.row, rev=self.table.row.rev + 1)
        return self.table


def notice(table: Table, key: str, **facts: str) -> NewPost:
    """A post that tells of something else than a move: the text `key` in the match's language."""
    return NewPost(table.ply, "notice", table.row.channel, _text({"key": key, "facts": facts}))


def _public(event: Event) -> Event | None:
    return event.seen_by(None)


def _text(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def deal(game: Game[Any, Any], row: MatchRow, seats: Sequence[SeatRow]) -> Table:
    """The table before the first entry."""
    state = log.start(game, header_of(row, len(seats)))
    return Table(game, row, people_of(seats), state, state.copy(), Book(acted=[0] * len(seats)))


def table_from(game: Game[Any, Any], loaded: Loaded, tail: Sequence[EntryRow]) -> Table:
    """The table as it was saved; `tail` are the entries after the base. Raises msgspec.ValidationError."""
    newest, base = loaded.newest, loaded.base
    assert newest is not None
    kept = msgspec.json.decode(newest.table)
    book = msgspec.convert(kept["book"], Book)
    state = log.thaw(game, newest.state)
    rows = [
        (row.ply, Entry(row.by, row.do, msgspec.json.decode(row.args)))
        for row in tail
        if row.ply in book.tail
    ]
    return Table(
        game,
        loaded.match,
        people_of(loaded.seats),
        state,
        log.thaw(game, base.state) if base and rows else state.copy(),
        book,
        newest.ply,
        kept["rolled"],
        tuple(rows),
    )
