"""`python -m tests.benchmarks [TOPIC ...]`: medians, with this machine's own figures beside them."""

from __future__ import annotations

import sys
from importlib import import_module

from tests.benchmarks import control

TOPICS = ("rules", "pictures", "moves", "store")


def main(topics: list[str]) -> None:
    """Each topic is a module of its own, whose `figures` yields its lines."""
    for topic in topics or TOPICS:
        if topic not in TOPICS:
            raise SystemExit(f"no topic {topic}; there are {', '.join(TOPICS)}")
        print(topic)
        before = control.calls()
        for figure in import_module(f"tests.benchmarks.{topic}").figures():
            print(figure, flush=True)
        if topic == "store":
            print(control.fdatasync())
            print(control.two_processes())
        after = control.calls()
        print(after)
        print(control.slower([before.value, after.value]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
