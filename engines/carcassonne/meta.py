"""What the lobby needs to know of Carcassonne: seats, options, presets."""

from __future__ import annotations

from engines.core.game import Meta, Option

meta = Meta(
    name="carcassonne",
    seats=range(2, 6),
    options=(
        Option("two_tile_city", ("2", "4")),
        Option("farm_scoring", ("city4", "farm3", "farm3once", "farm4")),
        Option("cloister_sides", ("8", "4")),
        Option("youngest", ("nobody", "1", "2", "3", "4", "5")),
        Option("first", ("draw", "host"), when=lambda options: options["youngest"] == "nobody"),
    ),
    presets={
        "classic": {"two_tile_city": "2", "farm_scoring": "city4"},
        "official": {"two_tile_city": "4", "farm_scoring": "farm3"},
    },
    longest=400,
)
