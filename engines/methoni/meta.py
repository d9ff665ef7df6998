"""What the lobby needs to know of Castello Methoni: seats, maps, and the readings that a table may choose between."""

from __future__ import annotations

from engines.core.game import Meta, Option
from engines.methoni.atlas import MAPS
from engines.methoni.pieces import SEATS

meta = Meta(
    name="methoni",
    seats=SEATS,
    options=(
        Option("map", tuple(MAPS)),
        Option("first", ("draw", "host")),
        Option("towerless_then_foreign_merge", ("yes", "no")),
        Option("market_ducat_before_merging", ("yes", "no")),
        Option("trade_with_empty_bank", ("yes", "no")),
        Option("redraw_repeats", ("yes", "no")),
        Option("size_rank_mode", ("dense", "standard")),
        Option("size_bonus_once_per_player", ("yes", "no")),
    ),
    presets={"peninsula": {"map": "methoni"}, "teaching": {"map": "islet"}},
)
