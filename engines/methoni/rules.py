"""The table of Castello Methoni's actions; the sections of the rulebook fill it, in their order."""

from engines.core.rules import Rules

rules = Rules()
