"""What is told beside the pictures: what everybody may count, and to each the own hand."""

from __future__ import annotations

from engines.core.said import Said, Who, said
from engines.methoni.state import Phase
from engines.methoni.view import View


def status(seen: View) -> list[Said]:
    """Supplies and ducats, which everybody may count."""
    lines = [
        said("status-supply", walls=seen.wall_supply, bank=seen.bank, deck=seen.deck, discard=_pile(seen)),
        said("status-ducats", who=tuple(_purse(seen, seat) for seat in range(seen.players))),
        said(
            "status-pieces",
            who=tuple(
                said(
                    "status-pieces-seat",
                    seat=Who(seat),
                    houses=seen.house_supply[seat],
                    villas=seen.villa_supply[seat],
                    towers=seen.tower_supply[seat],
                )
                for seat in range(seen.players)
            ),
        ),
    ]
    if seen.active:
        lines.append(said("status-markets", lands=seen.active))
    if seen.missions:
        lines.append(said("status-missions", who=tuple(_card(seen, seat) for seat in range(seen.players))))
    if seen.last_turn and seen.phase is not Phase.OVER:
        lines.append(said("status-last_turn"))
    return lines


def _pile(seen: View) -> int:
    return sum(count for _, count in seen.discard)


def _card(seen: View, seat: int) -> Said:
    kinds = tuple(said(f"kind-{kind}") for kind in seen.missions[seat])
    return said("status-missions-seat", seat=Who(seat), kinds=kinds)


def _purse(seen: View, seat: int) -> Said:
    return said("status-ducats-seat", seat=Who(seat), ducats=seen.ducats[seat])


def hand(seen: View) -> list[Said]:
    """The own cards with what they can do now, and the own mission."""
    if seen.seat is None:
        return []
    lines = [
        said(
            "hand-card",
            card=said(f"card-{one.card}"),
            count=one.count,
            borders=one.borders,
            trades=one.trades,
        )
        for one in seen.hand
    ]
    kinds = tuple(said(f"kind-{kind}") for kind in seen.mission)
    return [*lines, said("hand-mission", kinds=kinds, lands=seen.mission_lands)]
