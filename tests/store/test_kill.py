"""A writing process is killed again and again: what it acknowledged is there, and whole."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.store import Store

ROOT = Path(__file__).parents[2]
KILLS = 6


async def killed_after(path: Path, moves: int) -> set[tuple[str, int]]:
    """What the process had acknowledged when it died."""
    run = (sys.executable, "-m", "tests.store.writing_process", str(path))
    process = await asyncio.create_subprocess_exec(*run, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    lines = [await process.stdout.readline() for _ in range(moves)]
    process.kill()
    lines += (await process.stdout.read()).splitlines(keepends=True)
    await process.wait()
    told = [line.decode().split() for line in lines if line.endswith(b"\n")]
    return {(match, int(ply)) for match, ply in told}


async def test_nothing_acknowledged_is_lost_by_a_kill(tmp_path: Path) -> None:
    path, acknowledged = tmp_path / "castlepost.db", set[tuple[str, int]]()
    for kill in range(KILLS):
        acknowledged |= await killed_after(path, moves=60 + 83 * kill)
        async with await Store.open(path) as store:
            assert await store.check() == []
            matches = await store.running()
            written = {(row.id, entry.ply) for row in matches for entry in await store.entries(row.id)}
            posts = {(post.match, post.ply) for post in await store.due_posts() if post.kind == "turn"}
            assert acknowledged <= written == posts
            for row in matches:
                newest = await store.snapshot(row.id)
                assert newest is not None
                assert newest.state == b"state %d" % newest.ply
    assert len(acknowledged) >= KILLS * 60
