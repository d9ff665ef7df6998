"""The picture of an example: a position played from the moves that the rulebook gives, drawn as any board is."""

from __future__ import annotations

import dataclasses
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from bot.boards import board_of
from bot.draw.scene import Scene
from bot.pictures import Picture, Pictures
from bot.rules.book import Example
from bot.words import Words
from engines.core.chance import Rng
from engines.core.game import Game
from engines.core.rules import CHANCE

KEPT = 64
"""How many painted examples are kept."""
ASK = "ask "
"""Before a move that is not made: the picture is the one that helps to choose it."""


def position(game: Game[Any, Any], moves: Sequence[str]) -> tuple[Any, tuple[Any, ...]]:
    """The state after the moves, and what the last of them made happen.

    A move is an action with the keys of its fields; `with players=3 seed=word option=value` may come first.
    ValueError names a move that cannot be read.
    """
    moves = list(moves)
    given: dict[str, str] = {}
    if moves and moves[0].startswith("with "):
        given = dict(pair.split("=", 1) for pair in moves.pop(0).split()[1:])
    players, seed = int(given.pop("players", game.meta.seats[0])), given.pop("seed", "example")
    state = game.new(players, game.meta.chosen(given), Rng(seed, "new"))
    events: list[Any] = []
    for move in moves:
        seat, action = _read(game, state, move)
        events = game.play(state, seat, action)
    return state, tuple(events)


def _read(game: Game[Any, Any], state: Any, move: str) -> tuple[int, Any]:
    """Whose move it is, and the action."""
    name, *keys = move.split()
    spec = game.rules.specs[name]
    seat = CHANCE if spec.chance else next(one for one in state.to_act if one != CHANCE)
    values = spec.from_keys(state, seat, keys)
    if values is None or len(values) < len(spec.fields):
        raise ValueError(f"{game.name}: {move}")
    return seat, spec.make(*values)


def scene(game: Game[Any, Any], example: Example) -> Scene | None:
    """The board after the moves; of a last move with `ask` before it, what helps its player to choose it."""
    *moves, last = example.moves
    board = board_of(game.name)
    if not last.startswith(ASK):
        state, events = position(game, example.moves)
        return board.board(game.view(state, None), events)
    state, _ = position(game, moves)
    seat, action = _read(game, state, last.removeprefix(ASK))
    chosen = [getattr(action, one.name) for one in dataclasses.fields(action)]
    return board.step(game.view(state, seat), last.split()[1], chosen, ())


class Examples:
    """Painted once in each language and palette."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Any, ...], Picture] = OrderedDict()

    async def picture(
        self,
        pictures: Pictures,
        game: Game[Any, Any],
        example: Example,
        words: Words,
        palette: str | None = None,
    ) -> Picture | None:
        key = game.name, example, words.lang, palette
        if key not in self._kept:
            painted = await pictures.drawn(lambda: scene(game, example), words, palette)
            if painted is None:
                return None
            self._kept[key] = Picture(painted.png, f"{example.caption}. {painted.alt}")
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]
