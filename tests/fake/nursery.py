"""Bots that start in no time: forked from one process that has imported and prepared everything.

Each is a process of its own with sockets, threads and memory of its own, and can be killed without a word.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from .pointing import TOKEN, point_discord_at

if TYPE_CHECKING:
    from .server import FakeDiscord

ROOT = Path(__file__).parents[2]


class ForkedBot:
    """Castlepost with its data in `folder`, at a fake server."""

    def __init__(self, server: FakeDiscord, folder: Path) -> None:
        self.server, self.folder = server, folder
        self.pid = 0

    async def start(self, seconds: float = 20) -> None:
        """Until it has all its shards at the server."""
        gateway = self.server.gateway
        expected = gateway.identified + self.server.shards
        self.pid = nursery().fork(self.server.port, self.folder)
        await gateway.wait(lambda: gateway.identified >= expected, seconds)

    async def kill(self) -> None:
        """SIGKILL: it can save nothing and say nothing."""
        if not self.pid:
            return
        gateway, before = self.server.gateway, self.server.gateway.live
        os.kill(self.pid, signal.SIGKILL)
        self.pid = 0
        await gateway.wait(lambda: gateway.live < before or before == 0, seconds=5)

    async def __aenter__(self) -> ForkedBot:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()


class Nursery:
    """The process from which they are forked."""

    def __init__(self) -> None:
        run = (sys.executable, "-m", "tests.fake.nursery")
        self._process = subprocess.Popen(
            run, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        atexit.register(self._process.kill)

    def fork(self, port: int, folder: Path) -> int:
        """The new bot's process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"port": port, "folder": str(folder)}) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


@cache
def nursery() -> Nursery:
    return Nursery()


def serve() -> None:
    """Forks a bot for every line that is read."""
    from bot.app import build_tree, create_bot
    from bot.boards import board_of
    from bot.config import Config
    from bot.words import LANGUAGES, bundle

    board_of("carcassonne").warm()
    build_tree(create_bot(Config()))  # which loads all games and their texts
    for lang in LANGUAGES:
        bundle("carcassonne", lang)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while line := sys.stdin.readline():
        asked = json.loads(line)
        if pid := os.fork():
            print(pid, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        point_discord_at(asked["port"])
        log = open(Path(asked["folder"], "log.txt"), "a")  # noqa: SIM115 - until the process is killed
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
        create_bot(Config(castlepost_data=Path(asked["folder"]))).run(TOKEN)
        os._exit(0)


if __name__ == "__main__":
    serve()
