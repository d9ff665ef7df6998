"""The playground as a person finds it: in a browser, and on this machine alone."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from bot.config import Config
from bot.playground import require_loopback, serve

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HASTE = "from bot import playground, __main__; playground.BEAT = 0.5; __main__.main({words})"
"""The playground with a clock that is pushed all the time, so that it meets everything that is done on the page."""
ENABLED = ":not([aria-disabled=true])"
ASKED = re.compile(r"@(Anna|Ben|민수): lay the drawn tile")
SECONDS = 60


@contextmanager
def playground(*words: str) -> Iterator[str]:
    """The address of a running playground."""
    process = subprocess.Popen(
        [sys.executable, "-c", HASTE.format(words=list(words))],
        cwd=ROOT,
        env={**os.environ, "CASTLEPOST_PORT": "0", "DISCORD_TOKEN": ""},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield next(line.strip() for line in process.stdout if line.startswith("http://127.0.0.1:"))
    finally:
        process.terminate()
        process.wait(10)
        process.stdout.close()


@contextmanager
def browser_page(width: int) -> Iterator[Any]:
    sync = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("chromium is not installed")
    with sync.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        page = browser.new_page(viewport={"width": width, "height": 900})
        page.set_default_timeout(4000)
        yield page
        browser.close()


def asked(page: Any) -> list[str]:
    """Who was asked, post after post."""
    return ASKED.findall(page.inner_text("body"))


def until(page: Any, holds: Callable[[], Any], act: Callable[[], object] | None = None) -> None:
    """Until something is so. What is done for it is done again where the page was changing under the hand."""
    from playwright.sync_api import TimeoutError as TooLate

    for tenth in range(SECONDS * 10):
        if act is not None and tenth % 40 == 0:
            with suppress(TooLate):
                act()
        page.wait_for_timeout(100)
        if holds():
            return
    raise AssertionError("it does not come about")


def choose_first(page: Any) -> None:
    """Opens the newest menu and takes its first entry."""
    menu, entries = page.locator("button.select-trigger").last, page.locator(".select-option")
    if menu.get_attribute("aria-expanded") != "true":
        menu.click()
    page.wait_for_timeout(300)
    entries.filter(visible=True).first.click()


def test_a_turn_is_played_in_the_browser() -> None:
    with browser_page(1000) as page, playground("play", "carcassonne", "--seed", "3") as address:
        page.goto(address, timeout=SECONDS * 1000)
        board = page.locator('img[alt*="Carcassonne board"]').last
        until(page, lambda: board.count() and board.evaluate("image => image.naturalWidth") > 600)
        first = asked(page)
        page.locator("#viewer-picker").select_option(label=first[-1])
        menus = page.locator(f"button.select-trigger{ENABLED}")
        confirm = page.locator(f"button{ENABLED}", has_text="Confirm")
        until(page, menus.count, page.locator(f"button{ENABLED}", has_text="Your move").last.click)
        while not confirm.count():
            before = menus.count()
            until(
                page,
                lambda before=before: menus.count() > before or confirm.count(),
                lambda: choose_first(page),
            )
        until(page, lambda: len(asked(page)) > len(first), confirm.last.click)
        assert asked(page)[-1] != first[-1]
        assert "keeps the follower" in page.inner_text("body")


@pytest.mark.parametrize("host", ["0.0.0.0", "192.0.2.1", "::", "2001:db8::1"])
async def test_it_is_served_to_this_machine_alone(host: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="loopback only"):
        await serve(Config(castlepost_data=tmp_path), host=host)


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_loopback_is_fine(host: str) -> None:
    require_loopback(host)
