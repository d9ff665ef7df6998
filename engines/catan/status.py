"""The table in words: what stands under the board, and a hand for its owner alone."""

from __future__ import annotations

from engines.catan.goods import worded
from engines.catan.state import Offer
from engines.catan.view import View
from engines.core.said import Said, Who, said


def status(seen: View) -> list[Said]:
    """Lines under the board: what everybody holds, roads, pile, and what the scenario adds."""
    lines = [_seat_line(seen, one) for one in range(seen.players)]
    if seen.longest >= 0:
        lines.append(said("status-longest", seat=Who(seen.longest), length=seen.lengths[seen.longest]))
    if seen.army >= 0:
        lines.append(said("status-army", seat=Who(seen.army), knights=seen.knights_played[seen.army]))
    if seen.barbarians is not None:
        lines.append(said("status-barbarians", supply=seen.barbarians.supply, pile=seen.pile))
    else:
        lines.append(said("status-pile", pile=seen.pile))
    owed = tuple(
        said("status-owes", seat=Who(one), count=count) for one, count in enumerate(seen.owing) if count
    )
    if owed:
        lines.append(said("status-discards", who=owed))
    return lines + [_offer_line(offer) for offer in seen.offers]


def _seat_line(seen: View, one: int) -> Said:
    if seen.barbarians is None:
        return said(
            "status-seat",
            seat=Who(one),
            cards=seen.held[one],
            development=seen.cards[one],
            knights=seen.knights_played[one],
            road=seen.lengths[one],
        )
    war = seen.barbarians
    return said(
        "status-seat-war",
        seat=Who(one),
        cards=seen.held[one],
        gold=war.gold[one],
        prisoners=war.prisoners[one],
        road=seen.lengths[one],
    )


def _offer_line(offer: Offer) -> Said:
    return said(
        "status-offer",
        number=offer.number,
        seat=Who(offer.seat),
        to=None if offer.to is None else Who(offer.to),
        give=worded(offer.give),
        get=worded(offer.get),
        willing=tuple(Who(one) for one in offer.accepted),
        declined=tuple(Who(one) for one in offer.declined),
    )


def hand(seen: View) -> list[Said]:
    """What only the reader knows: resource cards and development cards. The channel knows none."""
    if seen.hand is None:
        return []
    lines = [said("hand-goods", goods=worded(seen.hand), count=sum(seen.hand[:5]))]
    if seen.own_cards:
        lines.append(
            said(
                "hand-cards",
                cards=tuple(
                    said("hand-card", card=said(f"card-{card}"), count=count, fresh=fresh)
                    for card, count, fresh in seen.own_cards
                ),
            )
        )
    return lines
