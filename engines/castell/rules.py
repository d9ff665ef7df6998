"""The table of Castell's actions; the sections of the rulebook fill it, in their order."""

from engines.core.rules import Rules

rules = Rules()
