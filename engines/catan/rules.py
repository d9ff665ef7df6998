"""The table of Catan's actions; the sections of the rulebook fill it, in their order, then the scenario."""

from engines.core.rules import Rules

rules = Rules(
    *("roll", "settlement", "city", "road", "card", "knight", "move", "shift"),
    *("offer", "answer", "confirm", "withdraw", "bank", "gold", "end"),
)
