"""What may be seen. Everything lies open but the answers to a festival, until all of them are in."""

from __future__ import annotations

from dataclasses import dataclass

from engines.castell import final, turns
from engines.castell.box import AT, EIGHTH
from engines.castell.notation import Tower
from engines.castell.skills import RANKED, Row, Skill
from engines.castell.state import Festival, Phase, State
from engines.castell.towers import Stock
from engines.core.said import Said, Who, said


@dataclass(frozen=True, slots=True)
class Board:
    """A player's things. Rows of seven are regions, in the order of the wheel."""

    stock: Stock
    ranks: Row
    usable: Row  # how often each skill may be used in one tower: its rank, or fewer by option
    tokens: int
    pawn: int  # -1: not yet on the map
    best: int
    prizes: tuple[tuple[int, int, int], ...]  # trophies, medals, ribbons
    sizes: tuple[tuple[int, ...], ...]
    tiles: tuple[tuple[str, ...], ...]
    collected: tuple[tuple[int, ...], ...]  # special tokens, by owner
    regions: int  # from how many something was won


@dataclass(frozen=True, slots=True)
class View:
    players: int
    seat: int | None  # whose view it is
    phase: Phase
    round: int
    first: int
    turn: int
    used: int
    advanced: bool
    exactly: bool  # an exhibition has as many levels as points, and no more
    max_rank: int
    wheel: tuple[Skill, ...]  # the tiles at its eight seats, clockwise from the north
    skills: tuple[Skill, ...]  # what it offers to each region in this round
    eighth: Skill
    people: tuple[Stock, ...]
    tiles: tuple[tuple[str, ...], ...]
    area: tuple[tuple[int, ...], ...]  # special tokens lying in each region, by owner
    calendar: tuple[Festival, ...]
    boards: tuple[Board, ...]
    bag: int
    supply: tuple[int, ...]
    points: tuple[int, ...]
    moves: tuple[int, ...]  # regions that the pawn whose turn it is may move to
    asked: tuple[int, ...]
    answered: tuple[int, ...]
    answer: tuple[Tower | None] | None  # one's own sealed answer

    def festivals(self) -> tuple[Festival, ...]:
        """Those of this round, until the match is over."""
        here = () if self.phase is Phase.OVER else self.calendar
        return tuple(one for one in here if one.round == self.round)


def view(state: State, seat: int | None) -> View:
    moving = state.phase is Phase.TURN
    regions = range(len(state.people))
    return View(
        players=state.players,
        seat=seat,
        phase=state.phase,
        round=state.round,
        first=state.first,
        turn=state.turn,
        used=state.used,
        advanced=state.terms.advanced,
        exactly=state.terms.exactly,
        max_rank=state.terms.max_rank,
        wheel=tuple(state.wheel),
        skills=tuple(state.skill_at(region) for region in regions),
        eighth=state.skill_at(EIGHTH),
        people=tuple(tuple(row) for row in state.people),
        tiles=tuple(tuple(row) for row in state.tiles),
        area=tuple(tuple(row[: state.players]) for row in state.area),
        calendar=tuple(state.calendar),
        boards=tuple(_board(state, one) for one in range(state.players)),
        bag=sum(state.bag),
        supply=tuple(state.supply),
        points=tuple(sum(final.categories(board, state.terms)) for board in state.boards),
        moves=tuple(AT[one] for one in turns.destinations(state, state.turn)) if moving else (),
        asked=tuple(state.asked),
        answered=tuple(one for one in state.asked if one in state.sealed),
        answer=(state.sealed[seat],) if seat is not None and seat in state.sealed else None,
    )


def _board(state: State, seat: int) -> Board:
    board = state.boards[seat]
    return Board(
        stock=tuple(board.stock),
        ranks=(board.ranks[0], board.ranks[1], board.ranks[2], board.ranks[3], board.ranks[4]),
        usable=state.ranks(seat),
        tokens=board.tokens,
        pawn=board.pawn,
        best=board.best,
        prizes=tuple((row[0], row[1], row[2]) for row in board.prizes),
        sizes=tuple(tuple(row) for row in board.sizes),
        tiles=tuple(tuple(row) for row in board.tiles),
        collected=tuple(tuple(row[: state.players]) for row in board.collected),
        regions=len(final.regions_won(board, state.terms)),
    )


def status(seen: View) -> list[Said]:
    """The round, and what everybody has to build with."""
    lines = [said("status-round", round=seen.round, first=Who(seen.first), bag=seen.bag)]
    for seat, board in enumerate(seen.boards):
        lines.append(
            said(
                "status-seat",
                seat=Who(seat),
                castellers=sum(board.stock),
                ranks=sum(board.ranks),
                tokens=board.tokens,
                best=board.best,
                points=seen.points[seat],
            )
        )
    return lines


def hand(seen: View) -> list[Said]:
    """One's own castellers and ranks, and the answer that one has sealed."""
    if seen.seat is None:
        return []
    board = seen.boards[seen.seat]
    crew = tuple(said("hand-size", size=size, count=count) for size, count in enumerate(board.stock) if count)
    ranks = tuple(
        said("hand-rank", skill=said(f"skill-{skill}"), rank=rank)
        for skill, rank in zip(RANKED, board.ranks, strict=True)
        if rank
    )
    lines = [said("hand-castellers", castellers=crew), said("hand-ranks", ranks=ranks)]
    if seen.answer is not None:
        lines.append(said("hand-answer", tower=seen.answer[0]))
    return lines
