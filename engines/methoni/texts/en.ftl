title = Castello Methoni
blurb = Wall lands in, own the castles, and join those of others.

action-build = Build a wall
    .command = Use a card to build a wall and houses
field-build-card = card
    .ask = Which card do you use?
field-build-border = border
    .ask = On which border does the wall go?
field-build-houses = houses
    .ask = Whose house goes where?
action-trade = Trade
    .command = Use a card at an active market and take 2 ducats
field-trade-card = card
    .ask = Which card do you trade?
action-merge = Merge a castle
    .command = Join a castle beside the one you just founded, or none
field-merge-castle = castle
    .ask = Which castle do you merge?
action-end = End the turn
    .command = One card is enough: end your turn

phase-lots = lots are drawn for who begins
phase-redrawing = a new hand is drawn
phase-first_card = use a card: build or trade
phase-second_card = use a second card, or end the turn
phase-merging = merge a castle beside the new one, or stop
phase-drawing = cards are drawn
phase-over = the match is over

section-setup = Setting up
section-turn = Playing
section-building = Building
section-castle = Castles
section-merging = Merging castles
section-trading = Trading and markets
section-shortage = Shortages

why-not_in_hand = You do not hold a { $card } card. You hold { $hand }.
why-card_first = A turn is one card at least. Build a wall or trade first.
why-not_your_turn = It is not your turn. In a turn one uses two cards at most, then the next player goes on.
why-wrong_phase = "{ $action }" is not possible now. First merge a castle beside your new one, or stop.
why-no_wall_left = No wall is left in the supply. You may trade, or end the turn.
why-no_such_border = There is no border { $border }.{ $borders_count ->
    [0] { " " }Name it by its two lands (C05-C06) or a land and the sea (A02-sea).
   *[other] { " " }That land has { $borders }.
}
why-walled = A wall already stands on { $border }. Choose another border.
why-in_castle = { $border } lies inside castle { $castle }, where no wall can go. Choose a border outside castles.
why-card_differs = { $border } touches { $kinds }, not what your { $card } card shows. Choose a border of that kind of land, or another card.
why-not_coast_or_market = { $border } lies neither on the coast nor at a market. A market/sea card builds only there.
why-not_a_neighbour = That player does not sit beside you. The other house is of { $left } or { $right }.
why-houses_differ = On { $border } the houses cannot go like that. What may go there: { $options }.
why-too_dear = A wall on { $border } would found a castle of { $lands ->
    [one] 1 land
   *[other] { $lands } lands
} for { $cost ->
    [one] 1 ducat
   *[other] { $cost } ducats
}, and you have { $have }. { $options_count ->
    [0] Without the money, no wall may go there.
   *[other] You could pay for this: { $options }.
}
why-no_tower = You have no tower left, and the castle that a wall on { $border } would found touches none of yours. Build elsewhere.
why-nothing_founded = Castles are merged straight after one founds a castle beside them. Found one first.
why-no_castle_there = { $castle } is in no castle. You may merge { $castles }.
why-named_otherwise = { $land } belongs to castle { $castle }. Name it so.
why-not_adjacent = Castle { $castle } shares no wall with your new castle; a corner is not enough. { $castles_count ->
    [0] There is none that you may merge.
   *[other] You may merge { $castles }.
}
why-merge_too_dear = { $owner }'s castle costs { $price ->
    [one] 1 ducat
   *[other] { $price } ducats
}, and you have { $have }. Merge another one, or stop.
why-own_castle_first = Your new castle has no tower. Merge it with one of your own first: { $castles }.
why-own_castles_only = A castle founded without a tower joins only your own castles here. { $castles_count ->
    [0] There is no other.
   *[other] You may merge { $castles }.
}
why-no_market_active = No market is active yet. Trading begins when a castle with a market is founded.
why-market_not_active = No active market is on land of your { $card } card. Active: { $active }. A market/sea card trades at any of them.
why-bank_empty = The bank is empty, and by the rules of this table one cannot trade then.
why-no_such_seat = There is no such player at this table.
why-not_in_deck = No { $card } card can come up.

event-TurnOrderSet = { $seat } begins.
event-IncomeTaken = { $seat } takes { $ducats ->
    [0] nothing, for the bank is empty,
    [one] 1 ducat
   *[other] { $ducats } ducats
} from { $markets ->
    [one] a market
   *[other] { $markets } markets
}.
event-HandShown = { $seat } can use no card, shows { $cards } and draws a new hand.
event-TurnPassed = { $seat } can use no card at all and passes.
event-WallBuilt = { $seat } uses { $card } for a wall on { $border }: { $houses }.
event-LastWallTaken = That was the last wall of the supply: the match ends after this turn.
event-CastleFounded = { $seat } founds castle { $castle } with { $lands_count ->
    [one] 1 land
   *[other] { $lands_count } lands
} for { $land_price ->
    [one] 1 ducat
   *[other] { $land_price } ducats
}{ $tower ->
    [yes] {""}
   *[no] , without a tower
}.
event-HousesPaid = { $seat } pays { $owner } { $ducats ->
    [one] 1 ducat for a house
   *[other] { $ducats } ducats for houses
}.
event-HousesUpgraded = { $villas ->
    [one] Three houses of { $owner } in castle { $castle } become a villa.
   *[other] Houses of { $owner } in castle { $castle } become { $villas } villas.
}
event-MarketOpened = The market on { $land } ({ $kind }) is active; { $seat } takes { $ducats ->
    [one] its ducat
   *[other] its { $ducats } ducats
}.
event-CastlesMerged = { $own ->
    [yes] { $seat } merges castle { $merged }, their own
   *[no] { $seat } merges { $owner }'s castle { $merged } for { $price ->
        [one] 1 ducat
       *[other] { $price } ducats
    }
}: { $lands_count } lands now, { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
} back to the supply.
event-Traded = { $seat } trades { $card } for { $ducats ->
    [0] nothing: the bank is empty
    [one] 1 ducat
   *[other] { $ducats } ducats
}.
event-DeckRenewed = The deck was empty: { $cards } discarded cards are shuffled.
event-CardDrawn = { $seat } draws { $card }.
event-HandFilled = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-MatchEnded = { $why } Final scoring:
ending-walls = The walls are used up.
ending-passes = Nobody can use a card any more.
ending-idle = Nobody has built a wall for five rounds.

card-mountain = mountain
    .also = mountain, mountains, m
card-forest = forest
    .also = forest, woods, f
card-field = field
    .also = field, fields, g
card-pasture = pasture
    .also = pasture, meadow, p
card-vineyard = vineyard
    .also = vineyard, vines, v
card-marsh = marsh
    .also = marsh, swamp, s
card-sea = market/sea
    .also = market/sea, market, sea
kind-mountain = mountain
kind-forest = forest
kind-field = field
kind-pasture = pasture
kind-vineyard = vineyard
kind-marsh = marsh

houses-two = { $seat } in { $land } + { $other } in { $beside }
houses-one = { $seat } in { $land }
houses-none = no house is left to place

card-hint = { $borders ->
    [0] nowhere to build
    [one] 1 border
   *[other] { $borders } borders
}{ $trades ->
    [yes] , or trade
   *[no] {""}
}
trade-hint = { $ducats ->
    [0] the bank is empty
    [one] +1 ducat
   *[other] +{ $ducats } ducats
}
border-closes = closes { $lands ->
    [one] 1 land
   *[other] { $lands } lands
}, costs { $cost }{ $more ->
    [yes] { " " }or more
   *[no] {""}
}{ $markets ->
    [0] {""}
    [one] , 1 back from a market
   *[other] , { $markets } back from markets
}; you have { $have }
border-gift = gives the next player a castle of { $lands ->
    [one] 1 land
   *[other] { $lands } lands
}
houses-cost = costs { $cost }, you have { $have }
merge-none = stop merging
    .also = none, stop, no, enough
merge-hint = { $own ->
    [yes] your own, free: +{ $lands ->
        [one] 1 land
       *[other] { $lands } lands
    }, a tower back
   *[no] { $owner }: +{ $lands ->
        [one] 1 land
       *[other] { $lands } lands
    } for { $price }; you keep { $left }, { $owner } will have { $owner_ducats }
}{ $markets ->
    [0] {""}
    [one] { " " }(1 market)
   *[other] { " " }({ $markets } markets)
}

status-supply = Walls left: { $walls } · bank: { $bank } · deck: { $deck } · discard: { $discard }
status-ducats = Ducats: { $who }
status-ducats-seat = { $seat } { $ducats }
status-pieces = Houses, villas, towers in hand: { $who }
status-pieces-seat = { $seat } { $houses }/{ $villas }/{ $towers }
status-markets = Active markets: { $lands }
status-missions = Missions: { $who }
status-missions-seat = { $seat } ({ $kinds })
status-last_turn = This is the last turn.
hand-card = { $count }× { $card }: { $borders ->
    [0] nowhere to build
    [one] 1 border
   *[other] { $borders } borders
}{ $trades ->
    [yes] , or trade
   *[no] {""}
}
hand-mission = Mission: { $kinds } (1 point a land; { $lands } so far)

term-lands = lands ({ $lands })
term-ducats = ducats
term-mission = mission ({ $lands })
term-size = largest castles
term-towers = towers ({ $towers })

option-map = Map
option-map-methoni = the peninsula (54 lands)
option-map-citadel = the citadel (54 lands)
option-map-islet = the islet, to learn on (30 lands)
option-first = Who begins
option-first-draw = lots are drawn
option-first-host = the host
option-towerless_then_foreign_merge = Founded without a tower, after the own castle
option-towerless_then_foreign_merge-yes = foreign castles may follow
option-towerless_then_foreign_merge-no = only own castles may follow
option-market_ducat_before_merging = The ducat on a market comes
option-market_ducat_before_merging-yes = before merging, and may help to pay
option-market_ducat_before_merging-no = when merging has stopped
option-trade_with_empty_bank = Trading while the bank is empty
option-trade_with_empty_bank-yes = is allowed, for nothing
option-trade_with_empty_bank-no = is not allowed
option-redraw_repeats = If the new hand cannot be used either
option-redraw_repeats-yes = draw again while there is hope
option-redraw_repeats-no = the turn passes
option-size_rank_mode = If two castles are the largest
option-size_rank_mode-dense = the next size still gets 5 points
option-size_rank_mode-standard = nobody gets the 5 points
option-size_bonus_once_per_player = A player with two castles of that size
option-size_bonus_once_per_player-yes = gets the points once
option-size_bonus_once_per_player-no = gets them for each
preset-peninsula = the peninsula
preset-teaching = first match on the islet

map-market-open = active
map-market-closed = closed
map-choose = { $card } card
map-choose-range = borders 1–{ $count }
map-closes = What closes
map-closes-note = lands · price
map-closes-none = nothing yet
map-mission = Mission
map-mission-points = 1 point a land · now { $points }
map-places = { $count }
map-trade = trade

alt-board = { $walls } walls stand, { $left } are left.
alt-last = The newest is on { $border }.
alt-castle = { $owner } owns a castle of { $lands }, price { $price }.
alt-closing = A wall closes something on { $borders }.
alt-choose = Borders where the card may build, in order: { $borders }.
alt-houses = Whose houses may stand beside { $border }.
alt-target = Castle { $castle } costs { $price }.
alt-closes = { $border } closes { $lands } for { $price }.
alt-hand = Your cards: { $cards }.
overlay-closes = what closes
