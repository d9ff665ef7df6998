"""Things that go wrong on purpose, for the next few calls of a route."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Fault(StrEnum):
    STATUS = "the call is refused, nothing is done"
    DROP = "the connection dies, nothing is done"
    LOSE_REPLY = "it is done, then the connection dies before the answer"


@dataclass
class Planned:
    method: str
    route: str
    fault: Fault
    times: int
    status: int
    code: int


class Faults:
    """What is planned, and what was called."""

    def __init__(self) -> None:
        self._planned: list[Planned] = []
        self.calls: list[tuple[str, str]] = []

    def plan(
        self, method: str, route: str, fault: Fault, *, times: int = 1, status: int = 500, code: int = 0
    ) -> None:
        """For the next `times` calls; `route` as it is declared, like /channels/{channel}/messages."""
        self._planned.append(Planned(method, route, fault, times, status, code))

    def next(self, method: str, route: str) -> Planned | None:
        self.calls.append((method, route))
        for one in self._planned:
            if one.method == method and one.route == route and one.times > 0:
                one.times -= 1
                return one
        return None

    def clear(self) -> None:
        self._planned.clear()
