"""Rulebook, "Your turn", "Training" and "Special actions"."""

from __future__ import annotations

from engines.castell import By, EndTurn, Move, MoveAgain, Recruit, RecruitOne, Region, Skill, Train, Why
from engines.castell.box import AT, EIGHTH
from engines.core.refusal import Core
from tests.castell.seated import fresh, put, stock, table, wheel
from tests.table import Table

BARCELONA, GIRONA, TARRAGONA, VALLS, VILANOVA = (
    Region.BARCELONA,
    Region.GIRONA,
    Region.TARRAGONA,
    Region.VALLS,
    Region.VILANOVA,
)


def in_barcelona(**options: str) -> Table:
    """Anna's pawn is in Barcelona, where 7 7 9 4 3 lie."""
    state = fresh(2, **options)
    put(state, 0, BARCELONA)
    state.people[AT[BARCELONA]] = stock("9 7x2 4 3")
    wheel(state, BARCELONA, Skill.WIDTH)
    return table(state)


def test_28_before_the_first_move_nothing_else_is_possible() -> None:
    playing = table(fresh(2))
    size = next(size for size, count in enumerate(playing.state.people[0]) if count)
    playing.refuses("Anna", Recruit(size, None), Why.OFF_THE_MAP)
    playing.refuses("Anna", Train(Skill.MIX), Why.OFF_THE_MAP)
    playing.refuses("Anna", MoveAgain(VALLS, By.TOKEN), Why.OFF_THE_MAP)
    assert playing.legal("Anna") == [*(Move(region) for region in Region), EndTurn()]
    playing.does("Anna", Move(VALLS))
    assert playing.state.boards[0].pawn == AT[VALLS]


def test_29_one_move_a_turn_and_a_special_move_leaves_its_token_where_it_arrives() -> None:
    playing = in_barcelona().does("Anna", Move(VILANOVA))
    playing.refuses("Anna", Move(BARCELONA), Why.MOVED_ALREADY)
    playing.does("Anna", MoveAgain(TARRAGONA, By.TOKEN))
    assert playing.state.area[AT[TARRAGONA]][0] == 1
    assert playing.state.boards[0].tokens == 6


def test_a_region_that_is_not_adjacent_is_refused() -> None:
    playing = in_barcelona()
    playing.refuses("Anna", Move(VALLS), Why.NOT_ADJACENT, region=VALLS)
    playing.refuses("Anna", Move(BARCELONA), Why.ALREADY_THERE)
    playing.does("Anna", Move(TARRAGONA))  # a dotted line


def test_recruit_takes_one_or_two() -> None:
    playing = in_barcelona()
    before = playing.state.boards[0].stock[7]
    playing.refuses("Anna", Recruit(9, 9), Why.NOT_IN_REGION, size=9)
    playing.refuses("Anna", Recruit(5, None), Why.NOT_IN_REGION, size=5)
    playing.does("Anna", Recruit(7, 7))
    assert playing.state.boards[0].stock[7] == before + 2
    assert playing.state.people[AT[BARCELONA]] == stock("9 4 3")
    playing.refuses("Anna", Recruit(9, None), Why.RECRUITED_ALREADY)


def test_train_takes_the_skill_of_the_region_or_of_all_regions() -> None:
    playing = in_barcelona()
    playing.refuses("Anna", Train(Skill.BASE), Why.NOT_ON_WHEEL, skill=Skill.BASE)
    assert [act for act in playing.legal("Anna") if isinstance(act, Train)] == [
        Train(Skill.WIDTH),
        Train(Skill.MIX),
    ]
    playing.does("Anna", Train(Skill.MIX))
    playing.refuses("Anna", Train(Skill.WIDTH), Why.TRAINED_ALREADY)


def test_31_on_the_advanced_side_nobody_trains_the_tile_at_no_region() -> None:
    playing = in_barcelona(wheel="advanced")
    state = playing.state
    state.wheel[state.seat_of_sector(EIGHTH)] = Skill.BASE
    playing.refuses("Anna", Train(Skill.BASE), Why.NOT_ON_WHEEL)
    assert [act for act in playing.legal("Anna") if isinstance(act, Train)] == [Train(Skill.WIDTH)]


def test_35_a_skill_at_the_highest_rank_is_not_trained() -> None:
    playing = in_barcelona()
    put(playing.state, 0, ranks={"width": 4})
    playing.refuses("Anna", Train(Skill.WIDTH), Why.HIGHEST_RANK, rank=4)


def test_30_without_tokens_only_the_special_skill_gives_a_special_action() -> None:
    playing = in_barcelona()
    put(playing.state, 0, tokens=0)
    playing.refuses("Anna", RecruitOne(7, By.TOKEN), Why.NO_TOKEN)
    playing.refuses("Anna", RecruitOne(7, By.SKILL), Why.NO_SPECIAL_TILE)
    wheel(playing.state, BARCELONA, Skill.SPECIAL)
    playing.refuses("Anna", Train(Skill.SPECIAL), Why.SPECIAL_IS_CARRIED_OUT)
    playing.does("Anna", RecruitOne(7, By.SKILL))
    assert playing.state.area[AT[BARCELONA]] == [0, 0, 0, 0]
    playing.refuses("Anna", RecruitOne(7, By.SKILL), Why.TRAINED_ALREADY)


def test_the_special_skill_is_extra_to_the_special_action() -> None:
    playing = in_barcelona()
    wheel(playing.state, BARCELONA, Skill.SPECIAL)
    playing.does("Anna", RecruitOne(7, By.SKILL), RecruitOne(7, By.TOKEN))
    playing.refuses("Anna", RecruitOne(9, By.TOKEN), Why.SPECIAL_USED)


def test_by_option_the_special_skill_uses_up_the_special_action() -> None:
    playing = in_barcelona(special_skill_consumes_special_action="yes")
    wheel(playing.state, BARCELONA, Skill.SPECIAL)
    playing.does("Anna", RecruitOne(7, By.SKILL))
    playing.refuses("Anna", RecruitOne(7, By.TOKEN), Why.SPECIAL_USED)


def test_by_option_the_special_move_goes_anywhere() -> None:
    playing = in_barcelona(special_action_move="any")
    playing.refuses("Anna", Move(VALLS), Why.NOT_ADJACENT)
    playing.refuses("Anna", MoveAgain(BARCELONA, By.TOKEN), Why.ALREADY_THERE)
    playing.does("Anna", MoveAgain(VALLS, By.TOKEN))


def test_a_special_move_is_refused_to_where_one_cannot_go() -> None:
    in_barcelona().refuses("Anna", MoveAgain(VALLS, By.TOKEN), Why.NOT_ADJACENT)


def test_the_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    playing = in_barcelona()
    playing.does("Anna", Recruit(9, 4), Train(Skill.WIDTH), RecruitOne(3, By.TOKEN))
    assert playing.asked == ("Anna",)
    playing.does("Anna", Move(GIRONA))
    assert playing.asked == ("Ben",)


def test_every_action_may_be_left_out() -> None:
    playing = table(fresh(2)).does("Anna", EndTurn())
    playing.refuses("Anna", EndTurn(), Core.NOT_YOUR_TURN)  # type: ignore[arg-type]
