"""What the lobby needs to know of Castell: seats, and every point that the printed rules leave open."""

from __future__ import annotations

from engines.core.game import Meta, Option

YES_NO, NO_YES = ("yes", "no"), ("no", "yes")

meta = Meta(
    name="castell",
    seats=range(2, 5),
    options=(
        Option("wheel", ("normal", "advanced")),
        Option("visitor", ("nobody", "1", "2", "3", "4")),
        Option("refill_rounds", ("odd", "every")),
        Option("festival_calendar_by_players", YES_NO),
        Option("size_tokens_per_festival", ("1_1", "1_2", "2_2")),
        Option("special_action_move", ("adjacent", "any")),
        Option("special_skill_consumes_special_action", NO_YES),
        Option("own_token_collected", NO_YES),
        Option("exhibition_levels", ("at_least", "exactly")),
        Option("base_levels_max", ("rank", "1")),
        Option("max_rank", ("4", "3", "5", "6")),
        Option("start_rank", ("0", "1")),
        Option("prizes_tie", ("best_place", "last_place")),
        Option("prizes_chart_by", ("players", "entrants")),
        Option("size_token_tie", ("score_else_nobody", "nobody")),
        Option("size_token_count", ("tower", "stock")),
        Option("variety_prize", YES_NO),
        Option("variety_size_token", YES_NO),
        Option("variety_performance_tile", YES_NO),
        Option("variety_special_token", YES_NO),
        Option("tie_break", ("three_steps", "shared")),
    ),
    presets={"normal": {"wheel": "normal"}, "advanced": {"wheel": "advanced"}},
    longest=800,
)
