"""What a pawn finds where it stands: castellers, the skills of the wheel, means for special actions, ways on."""

from __future__ import annotations

from collections.abc import Iterable

from engines.castell.box import AT, EIGHTH, REGIONS, Region
from engines.castell.events import Recruited
from engines.castell.refusals import Why
from engines.castell.skills import Skill
from engines.castell.state import SPECIAL, TRAIN, By, State
from engines.core.refusal import Illegal


def refuse_off_the_map(state: State, seat: int) -> None:
    """Before the first move nothing else is possible."""
    if state.boards[seat].pawn < 0:
        raise Illegal(Why.OFF_THE_MAP)


def lying(state: State, seat: int) -> list[int]:
    """The castellers in the pawn's region, one after the other, biggest first."""
    pawn = state.boards[seat].pawn
    if pawn < 0:
        return []
    row = state.people[pawn]
    return [size for size in range(len(row) - 1, 0, -1) for _ in range(row[size])]


def shown_skills(state: State, seat: int) -> list[Skill]:
    """What the wheel offers to the pawn's region: its own tile, and on the normal side that of ALL regions."""
    pawn = state.boards[seat].pawn
    if pawn < 0:
        return []
    tiles = [state.skill_at(pawn)] + [state.skill_at(EIGHTH)] * (not state.terms.advanced)
    return list(dict.fromkeys(tiles))


def means(state: State, seat: int, *earlier: object) -> list[By]:
    """What a special action can be taken with now. It depends on where the pawn stands before it."""
    board = state.boards[seat]
    if board.pawn < 0:
        return []
    found: list[By] = []
    if board.tokens and not state.used & SPECIAL:
        found.append(By.TOKEN)
    blocked = TRAIN | SPECIAL * state.terms.skill_uses_special
    if not state.used & blocked and Skill.SPECIAL in shown_skills(state, seat):
        found.append(By.SKILL)
    return found


def refuse_far(state: State, seat: int, region: Region, reach: Iterable[int]) -> None:
    """A pawn moves to another region, and only as far as it may."""
    if AT[region] == state.boards[seat].pawn:
        raise Illegal(Why.ALREADY_THERE, region=region)
    if AT[region] not in reach:
        raise Illegal(Why.NOT_ADJACENT, region=region, reach=tuple(REGIONS[at] for at in reach))


def take_castellers(state: State, seat: int, sizes: tuple[int, ...]) -> Recruited:
    """From the pawn's region to the player; refused before any is taken."""
    there, board = lying(state, seat), state.boards[seat]
    for size in sizes:
        if sizes.count(size) > there.count(size):
            raise Illegal(
                Why.NOT_IN_REGION, size=size, region=REGIONS[board.pawn], there=tuple(map(str, there))
            )
    for size in sizes:
        state.people[board.pawn][size] -= 1
        board.stock[size] += 1
    return Recruited(seat, sizes, REGIONS[board.pawn])
