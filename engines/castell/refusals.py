"""Why something is refused, with the section of the rulebook that it rests on."""

from __future__ import annotations

from engines.core.refusal import Reason


class Why(Reason):
    NOTATION = "notation", "towers"
    NOTATION_EMPTY = "notation_empty", "towers"
    NOTATION_TEN = "notation_ten", "towers"
    NOTATION_ITEM = "notation_item", "towers"
    NOTATION_TALL = "notation_tall", "towers"
    NOTATION_WIDE = "notation_wide", "towers"
    TOWER = "tower", "towers"
    NO_SUCH_SEAT = "no_such_seat", "beginning"
    NOT_IN_BAG = "not_in_bag", "rounds"
    OFF_THE_MAP = "off_the_map", "turn"
    MOVED_ALREADY = "moved_already", "turn"
    NOT_ADJACENT = "not_adjacent", "turn"
    ALREADY_THERE = "already_there", "turn"
    RECRUITED_ALREADY = "recruited_already", "turn"
    NOT_IN_REGION = "not_in_region", "turn"
    TRAINED_ALREADY = "trained_already", "training"
    NOT_ON_WHEEL = "not_on_wheel", "training"
    HIGHEST_RANK = "highest_rank", "training"
    SPECIAL_IS_CARRIED_OUT = "special_is_carried_out", "special"
    NO_SPECIAL_TILE = "no_special_tile", "special"
    SPECIAL_USED = "special_used", "special"
    NO_TOKEN = "no_token", "special"
    NO_SUCH_TILE = "no_such_tile", "performances"
    TILE_TAKEN = "tile_taken", "performances"
    TILE_ELSEWHERE = "tile_elsewhere", "performances"
