"""A private menu: one field of an action a step, only legal values, remade from the state at every press."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.marks import Mark
from bot.refusals import No, Not
from bot.table import Table
from bot.words import Words
from engines.core.refusal import Illegal
from engines.core.rules import CHANCE, Field, Spec

GROWS = ">"
"""Ends the key of a value that is being composed; the keys of its earlier steps stay before it."""
AGAIN = "~"
"""Parts the key of a choice that may be made several times at once from the number of the repetition."""
MENU = 25
"""Discord's cap on the options of a select."""


@dataclass(frozen=True, slots=True)
class Choice:
    key: str
    label: str
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A question with what may be answered. `most` is above 1 where several may be chosen at once.

    `chosen` and `offered` are what a picture of this step needs; `spec` is None while the action itself is asked for.
    """

    mark: Mark
    question: str
    choices: tuple[Choice, ...]
    spec: Spec | None = None
    chosen: tuple[Any, ...] = ()
    offered: tuple[Any, ...] = ()
    most: int = 1
    typed: bool = False

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.choices) // MENU))

    def shown(self) -> tuple[Choice, ...]:
        at = self.mark.page * MENU
        return self.choices[at : at + MENU]


@dataclass(frozen=True, slots=True)
class Ready:
    """All fields are filled: this action, and the mark that names it."""

    mark: Mark
    spec: Spec
    act: Any


def menu(table: Table, seat: int, words: Words, mark: Mark) -> Menu | Ready:
    """The next step after `mark`. A field with one legal value is filled in silently.

    Raises Not(STALE) if the seat has acted since, an undo happened, or a key is no longer legal.
    """
    words = replace(words, bold=False)  # the labels of a select are no markdown
    if table.stale(seat, mark.ply):
        raise Not(No.STALE)
    if not mark.do:
        return _actions(table, seat, words, mark)
    spec = table.game.rules.specs.get(mark.do)
    if spec is None or not spec.open_to(table.state, seat):
        raise Not(No.STALE)
    keys = tuple(key for key in mark.keys if not key.endswith(GROWS))
    values = spec.from_keys(table.state, seat, keys)
    if values is None:
        raise Not(No.STALE)
    if mark.keys and mark.keys[-1].endswith(GROWS):
        return _growing(table, seat, words, mark, spec, values)
    return _fields(table, seat, words, mark.but(mark.verb, keys=keys), spec, values)


def _actions(table: Table, seat: int, words: Words, mark: Mark) -> Menu | Ready:
    specs = table.game.rules.open_to(table.state, seat)
    if not specs:
        raise Not(No.STALE)
    if len(specs) == 1:
        return _fields(table, seat, words, mark.but(mark.verb, do=specs[0].name), specs[0], ())
    choices = tuple(Choice(spec.name, words(f"action-{spec.name}")) for spec in specs)
    return Menu(mark, words("menu-which-action"), choices)


def _fields(
    table: Table, seat: int, words: Words, mark: Mark, spec: Spec, values: tuple[Any, ...]
) -> Menu | Ready:
    keys = mark.keys
    while len(values) < len(spec.fields):
        field = spec.fields[len(values)]
        offered = spec.offered(table.state, seat, *values)
        if len(offered) != 1 or field.open:
            return _question(table, seat, words, mark.but(mark.verb, keys=keys), spec, field, values, offered)
        values = (*values, offered[0])
        keys = (*keys, field.form.key(offered[0]))
    return Ready(mark.but(mark.verb, keys=keys), spec, spec.make(*values))


def _question(
    table: Table,
    seat: int,
    words: Words,
    mark: Mark,
    spec: Spec,
    field: Field,
    values: tuple[Any, ...],
    offered: list[Any],
) -> Menu:
    rank = field.rank
    if rank is not None:
        offered = sorted(offered, key=lambda value: rank(table.state, seat, *values, value))
    if not offered and not field.open:
        raise Not(No.STALE)
    pages = max(1, -(-len(offered) // MENU))
    mark = mark.but(mark.verb, page=min(mark.page, pages - 1))
    shown = range(mark.page * MENU, (mark.page + 1) * MENU)
    choices = tuple(
        _choice(table, seat, words, field, values, value, at + 1, hinted=at in shown)
        for at, value in enumerate(offered)
    )
    if field.grow is not None:
        choices = (*choices[: MENU - 1], Choice(GROWS, words("menu-grow")))
    question = words(f"field-{spec.name}-{field.name}.ask")
    if spec.many and len(spec.fields) == 1:
        choices, most = _repeated(table, seat, spec, offered, choices)
    else:
        most = 1
    return Menu(mark, question, choices, spec, values, tuple(offered), most, field.open)


def _repeated(
    table: Table, seat: int, spec: Spec, offered: list[Any], choices: tuple[Choice, ...]
) -> tuple[tuple[Choice, ...], int]:
    """Each choice as often as it could be made in a row, its second time under the key "key~2"; and how many in all."""
    rows: list[Choice] = []
    acts = [spec.make(value) for value in offered]
    for choice, act in zip(choices, acts, strict=True):
        rows.append(choice)
        rows += [
            replace(choice, key=f"{choice.key}{AGAIN}{n}") for n in range(2, _times(table, seat, act) + 1)
        ]
    return tuple(rows[:MENU]), min(_times(table, seat, *acts), len(rows), MENU)


def _times(table: Table, seat: int, *acts: Any) -> int:
    """How often such actions could be done in a row, tried on a copy."""
    state, count = table.state.copy(), 0
    for act in acts:
        while count < MENU:
            try:
                table.game.play(state, seat, act)
            except Illegal:
                break
            count += 1
    return max(1, count)


def once(key: str) -> str:
    """The key of a choice without the number of its repetition."""
    head, sign, number = key.rpartition(AGAIN)
    return head if sign and number.isdigit() else key


def _growing(table: Table, seat: int, words: Words, mark: Mark, spec: Spec, values: tuple[Any, ...]) -> Menu:
    """A value composed step by step: done if it is legal as it is, one step back, or one step more.

    A step back names an earlier one again: what was chosen after it is forgotten.
    """
    field = spec.fields[len(values)]
    if field.grow is None:
        raise Not(No.STALE)
    mark = mark.but(mark.verb, keys=mark.keys[: mark.keys.index(mark.keys[-1]) + 1])
    key = mark.keys[-1].removesuffix(GROWS)
    so_far = field.form.read(key) if key else None
    longer = list(field.grow(table.state, seat, *values, so_far))
    choices = [Choice(f"{field.form.key(one)}{GROWS}", _label(words, field, one, table)) for one in longer]
    if so_far is not None and _legal(table, seat, spec, (*values, so_far)):
        choices.insert(0, Choice(key, words("menu-done")))
    before = [one for one in mark.keys[:-1] if one.endswith(GROWS)]
    if before:
        choices.append(Choice(before[-1], words("menu-back")))
    question = words(f"field-{spec.name}-{field.name}.ask")
    shown = values if so_far is None else (*values, so_far)
    return Menu(mark, question, tuple(choices), spec, shown, tuple(longer), 1, True)


def _label(words: Words, field: Field, value: Any, table: Table) -> str:
    return str(words.say(field.form.label(value, table.state)))[:100]


def _legal(table: Table, seat: int, spec: Spec, values: tuple[Any, ...]) -> bool:
    """Whether some action with these values is."""
    state = table.state
    while len(values) < len(spec.fields):
        offered = spec.offered(state, seat, *values)
        if not offered:
            return False
        values = (*values, offered[0])
    try:
        table.game.apply(state, seat, spec.make(*values))
    except Illegal:
        return False
    return True


def _choice(
    table: Table,
    seat: int,
    words: Words,
    field: Field,
    values: tuple[Any, ...],
    value: Any,
    number: int,
    *,
    hinted: bool,
) -> Choice:
    """Hints are worked out for the page that is shown only: they may try the action on a copy."""
    label = str(words.say(field.form.label(value, table.state)))
    label = f"{number} · {label}" if field.numbered else label
    hint = field.hint(table.state, seat, *values, value) if hinted and field.hint is not None else None
    return Choice(field.form.key(value), label[:100], str(words.say(hint))[:100] if hint is not None else "")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action would do, tried on a copy: the events, and whether it could be taken back freely."""

    after: Table
    events: list[Any]
    final: bool


def outcome(table: Table, seat: int, acts: list[Any]) -> Outcome:
    """Tries the actions; raises Illegal. Final: chance or somebody else would be next, so it cannot be undone.

    A sealed answer is final as soon as it is the last one, and not before if it may be given anew.
    """
    specs = [table.game.rules.spec(act) for act in acts]
    revealing = any(table.reveals(seat, spec) for spec in specs)
    state = table.state.copy()
    events: list[Any] = []
    for act in acts:
        events += table.game.play(state, seat, act)
    anew = specs[-1].secret and specs[-1].open_to(state, seat)
    final = revealing or CHANCE in state.to_act or (seat not in state.to_act and not anew)
    return Outcome(replace(table, state=state), events, final)


def start(table: Table, ply: int | None = None) -> Mark:
    """The mark of a fresh menu."""
    return Mark("pick", table.id, table.ply if ply is None else ply)
