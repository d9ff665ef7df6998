"""The bot as a process of its own, which can be killed without a word and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .server import FakeDiscord

ROOT = Path(__file__).parents[2]


class BotProcess:
    """`python -m tests.fake.bot_process`, pointed at a fake server. Castlepost, unless `bot` names another."""

    def __init__(
        self, server: FakeDiscord, env: Mapping[str, str] | None = None, bot: str | None = None
    ) -> None:
        self.server = server
        self.env = {**os.environ, "FAKE_DISCORD_PORT": str(server.port), **(env or {})}
        if bot is not None:
            self.env["FAKE_DISCORD_BOT"] = bot
        self._output = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, seconds: float = 20) -> None:
        """Until the bot has all its shards at the server."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.fake.bot_process",
            cwd=ROOT,
            env=self.env,
            stdout=self._output,
            stderr=self._output,
        )
        gateway = self.server.gateway
        expected = gateway.identified + self.server.shards
        online = asyncio.ensure_future(gateway.wait(lambda: gateway.identified >= expected, seconds))
        ended = asyncio.ensure_future(self._process.wait())
        await asyncio.wait([online, ended], return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            online.cancel()
            raise RuntimeError(f"the bot ended with {ended.result()}:\n{self.output}")
        ended.cancel()
        await online

    async def kill(self) -> None:
        """SIGKILL: it can save nothing and say nothing."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """SIGTERM, as an operator's stop."""
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        if self._process is None or self._process.returncode is not None:
            return
        gateway, before = self.server.gateway, self.server.gateway.live
        self._process.send_signal(how)
        await self._process.wait()
        await gateway.wait(lambda: gateway.live < before or before == 0, seconds=5)

    @property
    def output(self) -> str:
        """All that it has printed and logged."""
        self._output.seek(0)
        return self._output.read().decode(errors="replace")

    async def __aenter__(self) -> BotProcess:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()
        self._output.close()
