"""Catan's pictures."""

from .board import board

__all__ = ["board"]
