"""What the lobby needs to know of Catan: seats, options, presets."""

from __future__ import annotations

from engines.core.game import Meta, Option, Options


def _base(options: Options) -> bool:
    return options["mode"] == "base"


def _barbarians(options: Options) -> bool:
    return options["mode"] == "barbarians"


def _seats(options: Options) -> range:
    """Two may play the base game; the scenario is for three or four."""
    return range(2, 5) if _base(options) else range(3, 5)


meta = Meta(
    name="catan",
    seats=range(2, 5),
    options=(
        Option("mode", ("base", "barbarians")),
        Option("board", ("starter", "spiral", "random"), when=_base),
        Option("harbours", ("printed", "shuffled")),
        Option("points", ("printed", "8", "9", "10", "11", "12", "13", "14")),
        Option("first", ("draw", "host")),
        Option("barbarian_supply", ("36", "30"), when=_barbarians),
        Option("full_hex", ("skip", "reroll"), when=_barbarians),
        Option("seven_steal", ("any", "none"), when=_barbarians),
        Option("intrigue", ("move", "prisoner"), when=_barbarians),
        Option("gold_maritime", ("classic", "official"), when=_barbarians),
        Option("city_start_cards", ("1", "2"), when=_barbarians),
        Option("upgrade_lying", ("no", "yes"), when=_barbarians),
        Option("landing_before_win", ("no", "yes"), when=_barbarians),
        Option("black_knight_name", ("black", "swift"), when=_barbarians),
    ),
    presets={
        "classic": {"intrigue": "move", "gold_maritime": "classic"},
        "official": {"intrigue": "prisoner", "gold_maritime": "official"},
    },
    longest=60_000,
    seats_for=_seats,
)
