"""Clubs for the tests. Boards are painted every tenth time only: what a test reads is mostly text."""

from __future__ import annotations

import base64
import itertools
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot import pictures
from bot.app import Castlepost, create_bot
from bot.config import Config
from tests.bot.harness import PATIENCE, Club

DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII="
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "simcord_env" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.simcord(shard_count=1, settle_timeout=PATIENCE))


@pytest.fixture
def every_tenth_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The painter paints the first of ten pictures; the others are a dot, but every scene is still made."""
    painted = pictures.paint
    number = itertools.count()

    def paint(scene: Any, look: Any) -> bytes:
        return DOT if next(number) % 10 else painted(scene, look)

    monkeypatch.setattr(pictures, "paint", paint)


@pytest.fixture
def simcord_bot(tmp_path: Path) -> Castlepost:
    return create_bot(Config(castlepost_data=tmp_path))


@pytest.fixture
async def castle(
    simcord_bot: Castlepost,
    simcord_env: Any,
    tmp_path: Path,
    every_tenth_painted: None,
    caplog: pytest.LogCaptureFixture,
) -> AsyncIterator[Club]:
    """A club of four; at the end nothing may have been logged as an error, a missing text for one."""
    made = Club(simcord_env, simcord_bot, tmp_path, {"Anna": "en", "Ben": "en", "민수": "ko", "지우": "ko"})
    yield made
    await made.bot.store.close()  # the simulation ends without closing its bot
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert not errors, errors
