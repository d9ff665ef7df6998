title = Castell
blurb = Travel through Catalonia, gather castellers and skills, and build human towers.

action-move = Move
    .command = Move your pawn to an adjacent region
field-move-region = region
    .ask = Where does your pawn go?
action-recruit = Recruit
    .command = Take up to two castellers from your pawn's region
field-recruit-first = first casteller
    .ask = Which casteller?
field-recruit-second = second casteller
    .ask = Which other casteller, or none?
action-train = Train
    .command = Gain a rank in a skill that the wheel offers
field-train-skill = skill
    .ask = Which skill?
action-end_turn = End your turn
    .command = End your turn; no action is a must
group-special = Special actions, with a token or the special skill
action-special_recruit = Special: recruit one
    .command = Take one more casteller from your pawn's region
field-special_recruit-size = size
    .ask = Which casteller?
field-special_recruit-by = with
    .ask = With a token or with the special skill?
action-special_move = Special: move on
    .command = Move one region further
field-special_move-region = region
    .ask = Where does your pawn go?
field-special_move-by = with
    .ask = With a token or with the special skill?
action-special_perform = Special: local performance
    .command = Build a tower for a performance tile of your pawn's region
field-special_perform-tile = tile
    .ask = Which performance?
field-special_perform-tower = tower
    .ask = Which tower? From the bottom to the top, like 999/87/6/5 (T is ten)
field-special_perform-by = with
    .ask = With a token or with the special skill?
action-festival = Festival
    .command = Answer the festival with a tower, or stay out
field-festival-tower = tower
    .ask = Which tower? From the bottom to the top, like 999/87/6/5 (T is ten); none to stay out

phase-lots = lots are drawn for who begins
phase-refill = castellers come out of the bag
phase-turn = move, recruit, train and take a special action, in any order
phase-festival = show a tower at the festival, or stay out
phase-over = the match is over

section-beginning = Before the game
section-rounds = A round
section-turn = Your turn
section-training = Training
section-special = Special actions
section-towers = Building a tower
section-performances = Local performances
section-festivals = Festivals

why-notation = Level { $level } cannot be read: "{ $letter }", the { $at ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $at }th
} character of "{ $part }", is no size. Write sizes 1 to 9 and T for ten, like 999/87/6/5.
why-notation_empty = There is no casteller in this tower. Write its levels from the bottom, like 999/87/6/5.
why-notation_ten = Level { $level }, "{ $part }", could mean a ten or a one beside it. Write T for ten, or 10x1.
why-notation_item = Level { $level } cannot be read at "{ $item }". Write size x count, like 9x2+8x1.
why-notation_tall = { $levels } levels are more than any tower has. Write at most { $most }.
why-notation_wide = Level { $level } has { $count } castellers; there are only { $most } of a size. Write fewer.
why-tower = { $tower } will not do: { $faults }.
why-no_such_seat = There is no such player at this table.
why-not_in_bag = There is no { $size } left in the bag.
why-off_the_map = Your pawn is not on the map yet. Move first: it may start in any region.
why-moved_already = You have moved this turn. A special action can move you once more.
why-not_adjacent = { $region } is not adjacent. From here you can reach { $reach }.
why-already_there = Your pawn is in { $region } already. Choose another region.
why-recruited_already = You have recruited this turn. A special action can bring one more casteller.
why-not_in_region = { $there_count ->
    [0] No casteller is left in { $region }.
   *[other] There is no such { $size } in { $region }. Choose from { $there }.
}
why-trained_already = You have trained this turn.
why-not_on_wheel = The wheel does not offer { $skill } to your pawn's region this round. It offers { $offered }.
why-highest_rank = { $skill } is at rank { $rank }, the highest. Train another skill.
why-special_is_carried_out = The special skill has no rank: it is a special action at once. Choose one of the special actions, with the skill.
why-no_special_tile = The wheel does not offer the special skill to { $region } this round. Use a token.
why-special_used = You have taken your special action this turn.
why-no_token = You have no special action token left. Only the wheel's special skill can still give you a special action.
why-no_such_tile = No such performance is in this match. { $left ->
    [0] None is left in { $region }.
   *[other] Choose one that lies in { $region }.
}
why-tile_taken = { $by } has taken that performance. Choose another.
why-tile_elsewhere = That performance lies in { $region }, your pawn is in { $here }. Move there first.

fault-no_size = level { $levels } has size { $size } (sizes go from 1 to 10)
fault-stock = it needs { $need } of size { $size } and you have { $have } (level{ $levels_count ->
    [1] {""}
   *[other] s
} { $levels })
fault-spread = level { $levels } mixes { $sizes } (sizes in a level may differ by 1, and no skill allows more)
fault-wider = level { $levels } has { $count } castellers on { $below } (no skill allows more than below)
fault-bigger = on level { $levels } size { $size } stands on size { $below } (no skill allows a bigger one)
fault-rank = { $levels_count ->
    [1] level { $levels } { $skill_key ->
        [balance] is as wide as the one below
        [mix] is mixed
       *[strength] stands on the same size
    }
   *[other] levels { $levels } { $skill_key ->
        [balance] are as wide as the ones below
        [mix] are mixed
       *[strength] stand on the same sizes
    }
} (it needs { $skill } { $need } and you have { $have })
fault-wide = { $levels_count ->
    [1] level { $levels } is
   *[other] levels { $levels } are
} wider than { $limit } (Base { $base } would hold that, you have { $base_have }; or Width { $width }, you have { $width_have })
fault-few_levels = it has { $have ->
    [one] 1 level
   *[other] { $have } levels
} and { $need } are needed
fault-other_levels = it has { $have } levels and exactly { $need } are asked for
fault-missing_size = no casteller of size { $size } is in it
fault-shape = its shape is { $have } and { $need } is asked for
fault-unused = { $skill } is not used (it must be { $need ->
    [one] once
   *[other] { $need } times
})

event-TurnOrderSet = { $seat } has the first player marker.
event-CastellerArrived = {""}
event-RegionsRefilled = The regions are refilled; { $left } castellers are left in the bag.
event-RoundBegan = Round { $round }: { $seat } begins.
event-FestivalsAhead = Festival at the end of this round: { $festivals }.
event-PawnPlaced = { $seat } starts in { $region }.
event-PawnMoved = { $seat } moves to { $region }.
event-Recruited = { $seat } recruits { $castellers } in { $region }.
event-Trained = { $seat } trains { $skill }: rank { $rank }.
event-SpecialSkillUsed = { $seat } uses the special skill.
event-TokenPlaced = { $seat } leaves a special token in { $region }; { $left } left.
event-Performed = { $seat } performs { $tower } in { $region } for { $tile }{ $tokens ->
    [0] .
    [one] {" "}and takes 1 special token.
   *[other] {" "}and takes { $tokens } special tokens.
}
event-TurnEnded = {""}
event-FestivalBegan = Festival in { $region }, size { $sizes }: { $asked } may enter.
event-FestivalUnattended = Festival in { $region }, size { $sizes }: nobody enters.
event-TowerImpossible = { $seat } can build no tower for the festival in { $region }.
event-AnswerSealed = { $seat } has answered{ $again ->
    [yes] {" "}anew
   *[no] {""}
}.
event-TowerSealed = { $tower ->
    [none] You stay out.
   *[other] Your answer: { $tower }.
}
event-StayedOut = { $seat } stays out in { $region }.
event-TowerShown = { $seat } shows { $tower } in { $region }: { $levels } levels + { $matches } matching = { $score }.
event-MarkerMoved = It is the best tower of { $seat } so far: { $score }.
event-PrizeWon = { $seat } wins a { $prize } in { $region }.
event-NoPrizeLeft = No prize is left for { $seat }.
event-SizeTokenWon = { $seat } takes the size token { $size } in { $region }.
event-SizeTokenLost = Nobody takes the size token { $size } in { $region }.
event-MatchEnded = The tenth round is over.
event-Scored = {""}

region-girona = Girona
    .also = A
region-barcelona = Barcelona
    .also = B
region-vilanova = Vilanova
    .also = C
region-vilafranca = Vilafranca
    .also = D
region-tarragona = Tarragona
    .also = E
region-valls = Valls
    .also = F
region-lleida = Lleida
    .also = G, Lerida
skill-balance = Balance
    .also = even
skill-base = Base
    .also = pinya
skill-mix = Mix
    .also = mixed
skill-strength = Strength
    .also = strong
skill-width = Width
    .also = wide
skill-special = Special
    .also = star
by-token = a token
    .also = token
by-skill = the special skill
    .also = skill, train, training
prize-trophy = trophy
prize-medal = medal
    .also = silver
prize-ribbon = ribbon
tile-shape = shape { $shape } ({ $points } points)
tile-exhibition = exhibition { $skills } ({ $points } points)

region-hint = { $castellers_count ->
    [0] no castellers
   *[other] castellers { $castellers }
}; { $skill }{ $festival ->
    [yes] ; festival this round
   *[no] {""}
}
train-hint = rank { $rank }{ $gain ->
    [0] {""}
   *[other] , next festival +{ $gain }
}
gain-hint = next festival +{ $gain }
tile-hint = { $tokens ->
    [0] {""}
    [one] with 1 special token
   *[other] with { $tokens } special tokens
}
tower-hint = { $score } points: { $levels } levels, { $matches } matching

status-round = Round { $round } of 10, first player { $first }, { $bag } castellers in the bag
status-seat = { $seat }: { $castellers } castellers, { $ranks } ranks, { $tokens } special tokens, best tower { $best }, { $points } points
hand-castellers = Castellers: { $castellers }
hand-size = { $size } (x{ $count })
hand-ranks = Ranks: { $ranks_count ->
    [0] none yet
   *[other] { $ranks }
}
hand-rank = { $skill } { $rank }
hand-answer = Your sealed answer: { $tower }

term-tower = best tower
term-variety = regions ({ $regions })
term-prizes = prizes (trophies { $trophies }, medals { $medals }, ribbons { $ribbons })
term-sizes = size tokens ({ $tokens })
term-performances = performances ({ $tiles }{ $tokens ->
    [0] {""}
    [one] , with 1 special token
   *[other] , with { $tokens } special tokens
})

option-wheel = Skill wheel
option-wheel-normal = normal side: a sector for ALL regions
option-wheel-advanced = advanced side: a sector for NO region
option-visitor = The latest visitor to Catalonia begins
option-visitor-nobody = nobody was there: lots are drawn
option-visitor-1 = seat 1
option-visitor-2 = seat 2
option-visitor-3 = seat 3
option-visitor-4 = seat 4
option-refill_rounds = Regions are refilled
option-refill_rounds-odd = in rounds 3, 5, 7 and 9
option-refill_rounds-every = every round from the second
option-festival_calendar_by_players = Festivals
option-festival_calendar_by_players-yes = 14, 12 or 8 for 4, 3 or 2 players
option-festival_calendar_by_players-no = 14 for everybody
option-size_tokens_per_festival = Size tokens a festival
option-size_tokens_per_festival-1_1 = one
option-size_tokens_per_festival-1_2 = one to round 6, then two
option-size_tokens_per_festival-2_2 = two
option-special_action_move = The special move goes to
option-special_action_move-adjacent = an adjacent region
option-special_action_move-any = any other region
option-special_skill_consumes_special_action = The special skill uses up the special action
option-special_skill_consumes_special_action-no = no
option-special_skill_consumes_special_action-yes = yes
option-own_token_collected = A performance collects its own token
option-own_token_collected-no = no, it stays for the next performer
option-own_token_collected-yes = yes
option-exhibition_levels = Levels of an exhibition
option-exhibition_levels-at_least = at least its points
option-exhibition_levels-exactly = exactly its points
option-base_levels_max = Levels that Base may widen
option-base_levels_max-rank = as many as its rank
option-base_levels_max-1 = one
option-max_rank = Highest rank
option-max_rank-3 = 3
option-max_rank-4 = 4
option-max_rank-5 = 5
option-max_rank-6 = 6
option-start_rank = Ranks at the start
option-start_rank-0 = 0
option-start_rank-1 = 1
option-prizes_tie = Who tie for a prize take
option-prizes_tie-best_place = the best place they fill
option-prizes_tie-last_place = the last place they fill
option-prizes_chart_by = The prize chart goes by
option-prizes_chart_by-players = players in the match
option-prizes_chart_by-entrants = players who enter
option-size_token_tie = Who tie for a size token
option-size_token_tie-score_else_nobody = the higher score takes it, else nobody
option-size_token_tie-nobody = nobody takes it
option-size_token_count = The size token goes by castellers
option-size_token_count-tower = in the tower shown
option-size_token_count-stock = that a player owns
option-variety_prize = Prizes count for region variety
option-variety_prize-yes = yes
option-variety_prize-no = no
option-variety_size_token = Size tokens count for region variety
option-variety_size_token-yes = yes
option-variety_size_token-no = no
option-variety_performance_tile = Performance tiles count for region variety
option-variety_performance_tile-yes = yes
option-variety_performance_tile-no = no
option-variety_special_token = Collected tokens count for region variety
option-variety_special_token-yes = yes
option-variety_special_token-no = no
option-tie_break = Equal points at the end
option-tie_break-three_steps = best tower, then prizes, then size tokens decide
option-tie_break-shared = the place is shared
preset-normal = normal wheel
preset-advanced = advanced wheel

board-round = Round { $round }
board-rounds = round
board-all = ALL
board-none = NO
board-taken = taken
board-points = { $points }
board-best = tower { $best }
alt-board = Round { $round }.{ $festivals_count ->
    [0] {""}
   *[other] { " " }Festival: { $festivals }.
}
alt-player = { $seat }: pawn { $region ->
    [none] not on the map
   *[other] in { $region }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}, best tower { $best }.
alt-region = { $region }: castellers { $castellers_count ->
    [0] none
   *[other] { $castellers }
}.
board-level = L{ $level }
board-score = = { $points }
board-fault-no_size = L{ $at }: no size { $size }
board-fault-stock = size { $size }: { $have } of { $need }
board-fault-spread = L{ $at }: { $sizes } mixed
board-fault-wider = L{ $at }: { $count } on { $below } people
board-fault-bigger = L{ $at }: { $size } on { $below }
board-fault-rank = L{ $at }: { $skill } { $need }
board-fault-wide = L{ $at }: wider than { $limit }
board-fault-few_levels = { $have } of { $need } levels
board-fault-other_levels = { $have } levels, not { $need }
board-fault-missing_size = no { $size } in it
board-fault-shape = not { $need }
board-fault-unused = { $skill } not used
alt-no-tower = No level stands yet.
alt-tower = { $levels ->
    [one] Tower { $tower }: 1 level
   *[other] Tower { $tower }: { $levels } levels
}{ $matches ->
    [none] {""}
    [one] , 1 matching casteller
   *[other] , { $matches } matching castellers
}.
board-total = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-best-tower = best tower { $points }
board-regions = regions { $points }/7
board-castellers = { $count } castellers
board-special = special { $left }/{ $all }
board-nothing = nothing yet
board-variety = { $regions ->
    [one] 1 region
   *[other] { $regions } regions
} = { $points }
board-variety-title = Region variety
overlay-player1 = Board of seat 1
overlay-player2 = Board of seat 2
overlay-player3 = Board of seat 3
overlay-player4 = Board of seat 4
menu-grow = Level by level
menu-back = One level down
