"""What a figure is, and what this machine itself does: a figure is read beside it, never alone."""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

RUNS = 7
QUIET = 65
"""Milliseconds of a million calls on the machine for which the goals were set, while nobody else used it."""
CALLS = "def f(): pass\nfor _ in range(1_000_000): f()"


@dataclass(frozen=True)
class Figure:
    """One line: what was measured, its median, and what it should be."""

    what: str
    value: float
    unit: str
    goal: str = ""

    def __str__(self) -> str:
        digits = 0 if self.value >= 100 else 1 if self.value >= 10 else 2
        value = f"{self.value:,.{digits}f} {self.unit}"
        return f"  {self.what:<58}{value:>18}{f'   {self.goal}' if self.goal else ''}"


class Frugal(random.Random):
    """Chooses at random, but keeps most followers, so that there are some to place at any ply."""

    def choice(self, seq: Any) -> Any:
        none = [one for one in seq if getattr(one, "segment", 0) is None]
        return none[0] if none and self.random() < 0.9 else super().choice(seq)


def cpu(work: Callable[[], object], times: int = 1, runs: int = RUNS) -> float:
    """Seconds of CPU that `work` takes, all threads together: the median of a few runs."""
    return statistics.median(spent(work, times) for _ in range(runs))


def spent(work: Callable[[], object], times: int = 1) -> float:
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) / times


def calls() -> Figure:
    """A million trivial calls: how fast this machine is at this moment."""
    code = compile(CALLS, "control", "exec")
    return Figure("control: 1,000,000 calls of Python", 1000 * cpu(lambda: exec(code, {}), runs=5), "ms")


def slower(controls: list[float]) -> Figure:
    """How much slower than that this one is now; figures in CPU time are to be read by it."""
    ratio = statistics.mean(controls) / QUIET
    return Figure(f"control: slower than a quiet machine ({QUIET} ms) by", ratio, "times")


def two_processes() -> Figure:
    """What a second process adds while another one works; 2 on two cores that nobody else uses."""
    run = [sys.executable, "-c", CALLS]

    def seconds(count: int) -> float:
        began = time.perf_counter()
        for process in [subprocess.Popen(run) for _ in range(count)]:
            process.wait()
        return time.perf_counter() - began

    ratios = [2 * seconds(1) / seconds(2) for _ in range(3)]
    return Figure("control: two processes do the work of", statistics.median(ratios), "processes")


def fdatasync() -> Figure:
    """What it takes to bring 8 kB to the disk."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.open(Path(folder, "probe"), os.O_CREAT | os.O_WRONLY)
        block, times = b"x" * 8192, []
        for _ in range(50):
            began = time.perf_counter()
            os.write(file, block)
            os.fdatasync(file)
            times.append(time.perf_counter() - began)
        os.close(file)
    return Figure("control: 8 kB to the disk (fdatasync)", 1000 * statistics.median(times), "ms")
