"""Castell's pictures."""
