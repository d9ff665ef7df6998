"""The chart under a finished match: everybody's points over time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.draw.pieces import seat_disc
from bot.draw.scene import Drawn, Line, Palette, Rect, Scene, Text
from engines.core import log
from engines.core.game import Game
from engines.core.rules import CHANCE
from engines.core.said import Who, said

WIDE, HIGH = 1080, 460
LEFT, RIGHT, TOP, FOOT = 84, 190, 30, 40
LANE = 9
"""Pixels by which the steps of two people keep apart."""
GAP = 52
"""Pixels between two people's discs at the right, at least."""

Course = list[tuple[int, ...]]


def course(game: Game[Any, Any], header: log.Header, entries: Iterable[log.Entry]) -> Course:
    """Everybody's points after each action of a person, as the channel knew them; replayed from the log."""
    state = log.start(game, header)
    found: Course = []
    for entry in log.standing(entries):
        game.play(state, entry.by, log.action(game.rules, entry))
        if entry.by != CHANCE or not state.to_act:
            found.append(tuple(score.points for score in game.scores(state, None)))
    return found


def chart(points: Course) -> Scene:
    """Steps from left to right in the seats' colours; letters and points stand at the end of each."""
    most = max(1, *(n for row in points for n in row))
    least = min(0, *(n for row in points for n in row))
    step = next(n for n in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 10_000) if (most - least) / n <= 6)

    def y(value: float) -> float:
        return HIGH - FOOT - (HIGH - FOOT - TOP) * (value - least) / (most - least)

    shapes: list[Drawn] = [Rect((3, 3, WIDE - 3, HIGH - 3), "paper", "band.line", 3)]
    for value in range(least - least % step, most + 1, step):
        shapes.append(Line(((LEFT, y(value)), (WIDE - RIGHT, y(value))), "paper.line", 3))
        shapes.append(Text(str(value), (LEFT - 16, y(value)), 32, "ink", 700, "r"))
    last = points[-1]
    behind = sorted(range(len(last)), key=lambda seat: last[seat])
    for seat in behind:
        aside = LANE * (seat - (len(last) - 1) / 2)
        corners = [(x + aside, y + aside / 2) for x, y in _steps([row[seat] for row in points], y)]
        corners[0], corners[-1] = (LEFT, corners[0][1]), (WIDE - RIGHT, corners[-1][1])
        shapes.append(Line(tuple(corners), "outline", 13))
        shapes.append(Line(tuple(corners), f"seat.{seat}", 7))
    shapes += _names(last, y)
    alt = tuple(said("chart-seat", seat=Who(seat), points=n) for seat, n in enumerate(last))
    return Scene(tuple(shapes), (0, 0, WIDE, HIGH), 1, CHART, (said("chart-alt"), *alt))


def _steps(values: Sequence[int], y: Any) -> list[tuple[float, float]]:
    """A line that rises at each action at which points were scored; only its corners, and room after the last."""
    across = (WIDE - RIGHT - LEFT) * 0.94 / len(values)
    corners = [(float(LEFT), y(0))]
    for at, value in enumerate(values):
        if y(value) != corners[-1][1]:
            x = LEFT + across * (at + 1)
            corners += [(x, corners[-1][1]), (x, y(value))]
    corners.append((WIDE - RIGHT, corners[-1][1]))
    return corners


def _names(last: Sequence[int], y: Any) -> list[Drawn]:
    """Letter and points at the height of each end, moved apart where they would touch."""
    found: list[Drawn] = []
    seats = sorted(range(len(last)), key=lambda one: (-last[one], one))
    highest = 34.0
    for above, seat in enumerate(seats):
        below = len(seats) - 1 - above
        at = min(max(y(last[seat]), highest), HIGH - 34.0 - GAP * below)
        highest = at + GAP
        x = WIDE - RIGHT + 34
        found += seat_disc((x, at), Who(seat), seat, 1, 21, 30)
        found.append(Text(str(last[seat]), (x + 34, at), 40, "ink", 800, "l"))
    return found


def _example() -> Scene:
    return chart([(0, 1, 2, 3, 4, 5), (6, 5, 4, 3, 2, 1)])


CHART = Palette("chart", _example, 48)
