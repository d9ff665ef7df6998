"""Makes the toy game one of the discovered games: a game is only a folder."""

from __future__ import annotations

from pathlib import Path

import engines

TOYS = Path(__file__).parent / "games"
engines.__path__.append(str(TOYS / "engines"))
