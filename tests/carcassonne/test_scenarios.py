"""Every position of scenarios.toml, under the classic and the official rules."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engines.carcassonne import Claim, Draw, Phase, Place, state
from engines.core.refusal import Illegal
from tests.carcassonne.turns import begun, draws, lays, turn
from tests.table import NAMES, Table

SCENARIOS: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("scenarios.toml").read_text("utf-8")
)["scenario"]
RULES = {
    "classic": {"preset": "classic"},
    "official": {"preset": "official"},
    "farm3once": {"preset": "official", "farm_scoring": "farm3once"},
}
every = pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: f"{one['id']} {one['title']}")
by_rules = pytest.mark.parametrize("rules", RULES)


def set_up(scenario: dict[str, Any], rules: str = "classic") -> Table:
    table = begun(*NAMES[: scenario.get("players", 2)], **RULES[rules])
    table.state.supply = [scenario.get("followers", 7)] * len(table.names)
    return table


def play(table: Table, plays: list[str], last: bool = False) -> None:
    for at, one in enumerate(plays):
        seat, said = one.split(maxsplit=1)
        turn(table, NAMES[int(seat)], said, last and at + 1 == len(plays))


@every
@by_rules
def test_points_and_followers_after_the_turns(scenario: dict[str, Any], rules: str) -> None:
    table = set_up(scenario, rules)
    play(table, scenario["plays"])
    live = scenario["live"] if rules == "classic" else scenario.get("live_official", scenario["live"])
    assert list(table.scores.values()) == live
    assert table.state.supply == scenario["free"]


@pytest.mark.parametrize("scenario", [one for one in SCENARIOS if "final" in one], ids=lambda one: one["id"])
@by_rules
def test_points_when_the_last_turn_was_the_last_of_all(scenario: dict[str, Any], rules: str) -> None:
    table = set_up(scenario, rules)
    play(table, scenario["plays"], last=True)
    assert table.over
    assert list(table.scores.values()) == scenario["final"][rules]


def asked(scenario: dict[str, Any]) -> tuple[Table, str]:
    """The table and the person of whom `refused` and `targets` are asked."""
    table = set_up(scenario)
    plays = scenario["plays"]
    after = "after" in scenario
    play(table, plays if after else plays[:-1])
    return table, NAMES[0 if after else int(plays[-1][0])]


@pytest.mark.parametrize(
    "scenario", [one for one in SCENARIOS if "refused" in one], ids=lambda one: one["id"]
)
def test_refused(scenario: dict[str, Any]) -> None:
    for said in scenario["refused"]:
        table, who = asked(scenario)
        kind, cell, rotation, *segment = said.split()
        if segment:
            lays(table, who, said)
            act: Any = Claim(segment[0])
        else:
            draws(table, who, kind)
            act = Place(cell, int(rotation[1]))
        assert act not in table.legal(who)
        with pytest.raises(Illegal):
            table.game.apply(table.state, table.seat(who), act)


@pytest.mark.parametrize(
    "scenario", [one for one in SCENARIOS if "targets" in one], ids=lambda one: one["id"]
)
def test_targets(scenario: dict[str, Any]) -> None:
    for said, targets in scenario["targets"].items():
        table, who = asked(scenario)
        lays(table, who, said)
        assert table.phase is Phase.CLAIMING
        assert table.legal(who) == [Claim(None), *map(Claim, targets)]


@pytest.mark.parametrize(
    "scenario", [one for one in SCENARIOS if "unplaceable" in one], ids=lambda one: one["id"]
)
def test_unplaceable(scenario: dict[str, Any]) -> None:
    for kind in scenario["unplaceable"]:
        table = set_up(scenario)
        play(table, scenario["plays"])
        table.chance(Draw(kind))
        assert isinstance(table.told[-1], state.TileDiscarded)
        assert table.asked == ("chance",)
