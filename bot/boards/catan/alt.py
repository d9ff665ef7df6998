"""The board in sentences, for those who do not see the picture."""

from __future__ import annotations

from engines.catan.island import CORNER_NAME, HEX_NAME, HEXES, PATH_NAME, ones
from engines.catan.view import View
from engines.core.said import Said, Who, said


def described(view: View) -> tuple[Said, ...]:
    """Who has what and where, and where robber, barbarians and knights stand."""
    found = [said("alt-board", barbarians=view.barbarians is not None)]
    found += [_seat(view, seat) for seat in range(view.players)]
    war = view.barbarians
    if war is None:
        return (*found, said("alt-robber", hex=HEX_NAME[view.robber]))
    held = tuple(
        said("alt-hex", hex=HEX_NAME[at], count=war.barbarians[at]) for at in HEXES if war.barbarians[at]
    )
    found.append(said("alt-barbarians", hexes=held, supply=war.supply))
    for seat, row in enumerate(war.knights):
        if row:
            found.append(
                said("alt-knights", seat=Who(seat), paths=tuple(PATH_NAME[path] for path in ones(row)))
            )
    return tuple(found)


def _seat(view: View, seat: int) -> Said:
    def named(corners: int) -> tuple[str, ...]:
        return tuple(CORNER_NAME[corner] for corner in ones(corners))

    return said(
        "alt-seat",
        seat=Who(seat),
        settlements=named(view.settlements[seat]),
        cities=named(view.cities[seat]),
        roads=view.roads[seat].bit_count(),
    )
