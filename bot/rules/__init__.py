"""Rules look-up: the games' rulebooks, their index, and how an answer is shown."""
