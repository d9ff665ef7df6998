"""Laws that every game obeys; a new game is tested here without writing a test."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec
import pytest
from hypothesis import HealthCheck, given, seed, settings

from engines.core import computer, log
from engines.core.chance import Rng
from engines.core.game import placed
from engines.core.refusal import Core, Illegal
from engines.core.rules import CHANCE, Spec
from tests.laws.playouts import GAMES, Position, playout, positions

Law = Callable[[Position], None]
LAWS: list[Law] = []


def law(check: Law) -> Law:
    LAWS.append(check)
    return check


def try_all(check: Law, name: str, examples: int, playouts: int) -> None:
    """`check` at moments of every playout that show all kinds of actions, and at so many more as `examples` says."""

    @seed(crc32(check.__name__.encode()))
    @settings(
        max_examples=examples, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
    )
    @given(positions(name, playouts))
    def run(position: Position) -> None:
        check(position)

    for number in range(playouts):
        for step in playout(name, number).moments(Rng(check.__name__, number)):
            check(Position(name, number, step, number))
    run()


def refusal(at: Position, state: Any, seat: int, act: Any) -> Illegal | None:
    """Plays `act` in place; why not, if it may not be."""
    try:
        at.game.play(state, seat, act)
    except Illegal as refused:
        return refused
    return None


every_game = pytest.mark.parametrize("name", GAMES)


@law
def legal_actions_apply_and_leave_their_input_equal(at: Position) -> None:
    state, frozen = at.state, log.freeze(at.state)
    for seat, act in at.legal(state):
        after, _ = at.game.apply(state, seat, act)
        assert log.freeze(state) == frozen, f"{act} changed its input"
        in_place = state.copy()
        at.game.play(in_place, seat, act)
        assert in_place == after
    assert state == at.state


@law
def an_action_of_another_moment_is_accepted_if_and_only_if_it_is_legal_now(at: Position) -> None:
    """And when it is refused, nothing has changed."""
    state, before = at.state, at.state
    for seat, act in at.elsewhere(state):
        offered = act in at.game.legal_actions(state, seat)
        refused = refusal(at, state, seat, act)
        if refused is None:
            open_field = any(field.open for field in at.game.rules.spec(act).fields)
            assert offered or open_field, f"{act} of {seat} is accepted, but not offered"
            state = before.copy()
        else:
            assert not offered, f"{act} of {seat} is offered, but refused: {refused.why!r}"
            assert state == before, f"{act} of {seat} was refused ({refused.why!r}), but changed the state"


@law
def nobody_acts_out_of_turn(at: Position) -> None:
    state = at.state
    assert set(state.to_act) <= set(state.may_act) <= {CHANCE, *at.seats}
    assert state.to_act or not state.may_act, "when it is over, nobody may speak"
    someone = [act for _, act in at.legal(state)][:3]
    for seat in {CHANCE, *at.seats} - set(state.may_act):
        assert at.game.legal_actions(state, seat) == []
        assert at.game.rules.open_to(state, seat) == []
        for act in someone:
            refused = refusal(at, state, seat, act)
            assert refused is not None
            assert refused.why is (Core.NOT_YOUR_TURN if state.to_act else Core.OVER)


@law
def whoever_owes_something_can_do_it(at: Position) -> None:
    state = at.state
    for seat in state.to_act:
        if seat == CHANCE:
            assert at.game.chance(state, at.rng) in at.game.legal_actions(state, CHANCE)
        else:
            assert at.game.rules.open_to(state, seat), f"{seat} owes something in {state.phase_of(seat)}"
    assert len(state.to_act) == 1 or CHANCE not in state.to_act, "chance acts alone"


@law
def menus_offer_what_is_legal(at: Position) -> None:
    """Field by field, in the same order; each value with a label, a hint and a rank."""
    state = at.state
    for seat in state.may_act:
        legal = at.game.legal_actions(state, seat)
        assert legal == list(dict.fromkeys(legal)), "nothing is listed twice"
        for spec in at.game.rules.specs.values():
            acts = [act for act in legal if type(act) is spec.kind]
            assert acts == by_field(spec, state, seat) or spec.every is None
            is_open = spec in at.game.rules.open_to(state, seat)
            assert is_open or not acts
            if not spec.fields or not is_open:
                continue
            assert acts or any(field.open for field in spec.fields)
            first = spec.fields[0]
            offered = spec.offered(state, seat)
            assert offered == list(dict.fromkeys(spec.values(act)[0] for act in acts)) or any(
                field.open for field in spec.fields
            )
            for value in offered[:8]:
                assert first.form.label(value, state) is not None
                assert isinstance(first.form.also(value, state), tuple)
                if first.hint is not None:
                    first.hint(state, seat, value)
            if first.rank is not None:
                sorted(first.rank(state, seat, value) for value in offered)
    assert state == at.state, "asking changes nothing"


def by_field(spec: Spec, state: Any, seat: int) -> list[Any]:
    """What a Spec that lists all its actions at once would list field by field."""
    if not spec.open_to(state, seat):
        return []
    rows: list[tuple[Any, ...]] = [()]
    for field in spec.fields:
        rows = [(*row, value) for row in rows for value in field.chooser(state, seat, *row)]
    return [spec.make(*row) for row in rows]


@law
def actions_survive_text_and_back(at: Position) -> None:
    state = at.state
    for seat, act in at.legal(state, most=30):
        spec = at.game.rules.spec(act)
        keys = spec.keys(act)
        assert all(key and not set(key) & set(" .:\n") for key in keys), keys
        assert spec.make(*(spec.from_keys(state, seat, keys) or ())) == act
        if not spec.chance:
            for one, key, value in zip(spec.fields, keys, spec.values(act), strict=True):
                assert one.form.read(key) == value
        entry = log.entry(at.game.rules, seat, act)
        assert log.action(at.game.rules, entry) == act
        assert msgspec.json.decode(msgspec.json.encode(entry), type=log.Entry) == entry


@law
def a_log_replays_to_the_same_state(at: Position) -> None:
    entries = at.match.entries(at.at)
    lines = log.to_lines(at.match.header, entries)
    header, read, scores = log.from_lines(lines)
    assert (header, read, scores) == (at.match.header, entries, None)
    assert log.replay(at.game, header, read) == at.state


@law
def a_save_reloads_to_the_same_options(at: Position) -> None:
    state = at.state
    frozen = log.freeze(state)
    json.loads(frozen)
    thawed = log.thaw(at.game, frozen)
    assert thawed == state
    assert log.freeze(thawed) == frozen
    assert (thawed.to_act, thawed.may_act) == (state.to_act, state.may_act)
    for seat in state.may_act:
        assert at.game.legal_actions(thawed, seat) == at.game.legal_actions(state, seat)
    for seat in (None, *at.seats):
        assert at.game.view(thawed, seat) == at.game.view(state, seat)
    if at.at < len(at.match):
        mover, act = at.match.acts[at.at]
        assert at.game.apply(thawed, mover, act) == at.game.apply(state, mover, act)


@law
def what_happened_can_be_told_later(at: Position) -> None:
    for events in at.match.told[max(0, at.at - 4) : at.at + 4]:
        for event in events:
            assert type(event) in at.game.events
            plain = json.loads(json.dumps(log.tell(event)))
            assert log.told(at.game, plain) == event
            for seat in (None, *at.seats):
                seen = event.seen_by(seat)
                assert seen is None or type(seen) is type(event)


@law
def nobody_can_tell_apart_what_they_may_not_see(at: Position) -> None:
    state, rng = at.state, at.rng
    for seat in (None, *at.seats):
        other = at.game.redeal(state, seat, rng)
        assert state == at.state, "redeal changes nothing"
        mine, theirs = at.game.view(state, seat), at.game.view(other, seat)
        assert theirs == mine
        assert at.game.status(theirs) == at.game.status(mine)
        if at.game.hand is not None:
            assert at.game.hand(theirs) == at.game.hand(mine)
        assert at.game.scores(other, seat) == at.game.scores(state, seat)
        assert (other.to_act, other.may_act) == (state.to_act, state.may_act)
        if seat is not None and seat in state.may_act:
            assert other.phase_of(seat) is state.phase_of(seat)
            assert at.game.legal_actions(other, seat) == at.game.legal_actions(state, seat)


@law
def events_reveal_nothing_that_the_view_hides(at: Position) -> None:
    """A reader who sees the same table before and after has heard the same, whatever was drawn or done in secret.

    So what all may hear for good reason (the faces of the dice, a hand laid open) also stands in the view.
    """
    state, rng = at.state, at.rng
    for seat, act in at.legal(state, most=5):
        spec = at.game.rules.spec(act)
        others = [one for one in at.game.legal_actions(state, seat) if type(one) is spec.kind]
        for reader in (None, *at.seats):
            if reader == seat:
                continue
            view, heard = aftermath(at, state, seat, act, reader)
            tries = [(at.game.redeal(state, reader, rng), act) for _ in range(2)]
            if spec.secret or spec.chance or heard != aftermath(at, state, seat, act, seat)[1]:
                tries += [(state, rng.choice(others)) for _ in range(2)]
            for table, other in tries:
                try:
                    same, told = aftermath(at, table, seat, other, reader)
                except Illegal:
                    continue
                assert told == heard or same != view, f"{reader} can tell {act} from {other}: {told}"


def aftermath(at: Position, state: Any, seat: int, act: Any, reader: int | None) -> tuple[Any, list[Any]]:
    after, events = at.game.apply(state, seat, act)
    return at.game.view(after, reader), [event.seen_by(reader) for event in events]


@law
def scores_are_in_order_of_seats_and_placed_rightly(at: Position) -> None:
    state = at.state
    for reader in (None, *at.seats):
        scores = at.game.scores(state, reader)
        assert [score.seat for score in scores] == list(at.seats)
        assert scores == placed(scores)
        for score in scores:
            assert not score.terms or sum(term.points for term in score.terms) == score.points
    if not state.to_act:
        assert all(at.game.scores(state, seat) == at.game.scores(state, None) for seat in at.seats)


@law
def computer_players_choose_what_is_legal(at: Position) -> None:
    state = at.state
    for seat in state.to_act[:1]:
        if seat != CHANCE:
            strength = ("random", "random", "random", "careful")[at.salt % 4]
            assert computer.choose(at.game, state, seat, strength, at.rng) in at.game.legal_actions(
                state, seat
            )
            assert isinstance(at.game.worth(state, seat), float | int)
    assert state == at.state


@every_game
@pytest.mark.parametrize("check", LAWS, ids=lambda check: check.__name__)
def test_law(check: Law, name: str) -> None:
    try_all(check, name, examples=15, playouts=3)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("check", LAWS, ids=lambda check: check.__name__)
def test_law_at_length(check: Law, name: str) -> None:
    try_all(check, name, examples=400, playouts=40)


@every_game
def test_matches_end(name: str) -> None:
    for number in range(3):
        match = playout(name, number)
        assert 0 < len(match) <= GAMES[name].meta.longest
        assert match.kept[-1].to_act == ()


@every_game
def test_what_the_lobby_reads(name: str) -> None:
    game = GAMES[name]
    meta = game.meta
    assert game.name == name
    assert meta.preset_of(meta.chosen({})) == next(iter(meta.presets), "")
    for preset in meta.presets:
        assert meta.preset_of(meta.chosen({"preset": preset})) == preset
        assert set(meta.seats_of(meta.chosen({"preset": preset}))) <= set(meta.seats)
    for option in meta.options:
        assert len(set(option.values)) == len(option.values)
        assert option.when is None or isinstance(option.when(meta.chosen({})), bool)
    for players in meta.seats:
        assert log.start(game, log.Header(name, players, meta.chosen({}), "0")).players == players


@every_game
def test_commands_fit_into_one_group(name: str) -> None:
    """Discord takes 25 children a group, one level of groups, and 25 options a command."""
    specs = [spec for spec in GAMES[name].rules.specs.values() if not spec.chance]
    children = {spec.group or spec.name for spec in specs}
    assert len(children) <= 25
    for spec in specs:
        assert sum(one.group == spec.group for one in specs if spec.group) <= 25
        assert len(spec.fields) <= 25
        assert not spec.many or len(spec.fields) == 1
