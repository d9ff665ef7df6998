"""The grammar that every game is written in."""
