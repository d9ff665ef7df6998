"""Computer players. They are handed imagined states (`redeal`), never the true one, so they cannot cheat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.core.chance import Rng
from engines.core.game import Game
from engines.core.refusal import Illegal

Choose = Callable[[Game[Any, Any], Sequence[Any], int, Rng], Any]


def random(game: Game[Any, Any], imagined: Sequence[Any], seat: int, rng: Rng) -> Any:
    """Any legal action, each as likely."""
    return rng.choice(game.legal_actions(imagined[0], seat))


def careful(game: Game[Any, Any], imagined: Sequence[Any], seat: int, rng: Rng) -> Any:
    """The action with the best mean `worth` over the imagined states; among equals, any."""
    acts = game.legal_actions(imagined[0], seat)
    if len(acts) == 1:
        return acts[0]
    means = [_mean(game, imagined, seat, act) for act in acts]
    best = max(means)
    return rng.choice([act for act, mean in zip(acts, means, strict=True) if mean == best])


def _mean(game: Game[Any, Any], imagined: Sequence[Any], seat: int, act: Any) -> float:
    total, count = 0.0, 0
    for state in imagined:
        try:
            after, _ = game.apply(state, seat, act)
        except Illegal:
            continue  # what is open depends on a secret here: this state says nothing of the action
        total, count = total + game.worth(after, seat), count + 1
    return total / count if count else float("-inf")


STRENGTHS: dict[str, tuple[Choose, int]] = {"random": (random, 1), "careful": (careful, 3)}
"""By name: how it chooses, and over how many imagined states."""


def choose(game: Game[Any, Any], state: Any, seat: int, strength: str, rng: Rng) -> Any:
    """The action of a computer player of `strength` in `seat`."""
    how, count = STRENGTHS[strength]
    imagined = [game.redeal(state, seat, rng) for _ in range(count if game.secrets else 1)]
    return how(game, imagined, seat, rng)
