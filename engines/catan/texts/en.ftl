title = Catan
blurb = Settle an island, trade and build; or drive off the barbarians who land on its coast.

group-build = Roads, settlements, cities, development cards
group-trade = Trade with the bank and with each other
group-play = Play a development card
group-knight = Knights of Barbarian Attack
group-barbarian = Barbarians, by Treason or Intrigue

action-found = Found a settlement
    .command = Set-up: a settlement (or city) and a road that touches it
field-found-corner = corner
    .ask = On which corner?
field-found-path = road
    .ask = On which path does its road go?
action-roll = Roll the dice
    .command = Roll the dice for your turn
action-discard = Discard cards
    .command = A seven: give half of your cards back (in a private menu)
field-discard-good = card
    .ask = Which cards do you give back?
action-robber = Move the robber
    .command = Move the robber and take a card
field-robber-hex = hex
    .ask = To which hex?
field-robber-victim = player
    .ask = From whom do you take a card?
action-road = Build a road
    .command = Build a road: 1 lumber, 1 brick
field-road-path = path
    .ask = On which path?
action-settlement = Build a settlement
    .command = Build a settlement: 1 lumber, 1 brick, 1 wool, 1 grain
field-settlement-corner = corner
    .ask = On which corner?
action-city = Build a city
    .command = Make a settlement a city: 2 grain, 3 ore
field-city-corner = settlement
    .ask = Which settlement becomes a city?
action-card = Buy a development card
    .command = Buy a development card: 1 wool, 1 grain, 1 ore
action-bank = Trade with the bank
    .command = Four of a kind for one other; less with a harbour
field-bank-give = give
    .ask = What do you give?
field-bank-get = get
    .ask = What do you get for it?
action-gold = Spend gold
    .command = Two gold for a resource, twice a turn
field-gold-get = get
    .ask = Which resource do you buy for 2 gold?
action-offer = Offer a trade
    .command = Offer a trade to one player or to all
field-offer-give = give
    .ask = What do you give? (typed: 2wool+1ore)
field-offer-get = get
    .ask = What do you want for it?
field-offer-to = player
    .ask = To whom?
action-answer = Answer an offer
    .command = Accept or decline an offer
field-answer-number = offer
    .ask = Which offer?
field-answer-accept = accept
    .ask = Do you accept?
action-confirm = Choose a partner
    .command = Make the trade with one of those who accepted
field-confirm-number = offer
    .ask = Which of your offers?
field-confirm-partner = player
    .ask = With whom do you trade?
action-withdraw = Take an offer back
    .command = Take one of your offers back
field-withdraw-number = offer
    .ask = Which of your offers?
action-knight = Play a knight
    .command = Move the robber and take a card
action-road_building = Play Road Building
    .command = Build two roads for nothing
action-year_of_plenty = Play Year of Plenty
    .command = Take two resources from the bank
field-year_of_plenty-first = first
    .ask = Which resource first?
field-year_of_plenty-second = second
    .ask = And which one more?
action-monopoly = Play Monopoly
    .command = Take all of one resource from everybody
field-monopoly-good = resource
    .ask = Which resource?
action-end = End the turn
    .command = End your turn
action-draw_from = Draw a card
    .command = A seven: draw a card from somebody's hand, or do not
field-draw_from-victim = player
    .ask = From whom do you draw a card?
action-place = Place a knight
    .command = Place the knight of the card just bought
field-place-path = path
    .ask = On which path?
action-move = Move a knight
    .command = Move a knight: 3 paths, or 5 for a grain
field-move-knight = knight
    .ask = Which knight?
field-move-to = to
    .ask = To which path?
action-shift = Move a barbarian
    .command = Move a barbarian to another coastal hex
field-shift-source = from
    .ask = From which hex?
field-shift-target = to
    .ask = To which hex?
action-capture = Take a prisoner
    .command = Take a barbarian prisoner
field-capture-hex = hex
    .ask = From which hex?

phase-lots = lots are drawn for who begins
phase-founding = found a settlement and a road
phase-roll = roll the dice, or play a card first
phase-rolling = the dice are rolling
phase-discarding = give half of the cards back
phase-robber = move the robber
phase-stealing = a card is being drawn
phase-main = trade and build
phase-answering = answer the offer
phase-drawing = a development card is being drawn
phase-free_roads = build the free roads
phase-seven_draw = draw a card from somebody, or do not
phase-landing = the barbarians are landing
phase-placing = place the knight
phase-treason = Treason: move two barbarians
phase-intrigue = Intrigue: move a barbarian
phase-capture = Intrigue: take a prisoner
phase-knights = move knights, or end the turn
phase-sharing = dice decide who takes the prisoner
phase-retiring = the loss die is rolling
phase-over = the match is over

section-beginning = Who begins
section-founding = Set-up
section-turn = The turn
section-rolling = Production
section-discarding = A seven is rolled
section-robber = The robber
section-costs = Costs
section-supply = Supply of pieces
section-road = Roads
section-settlement = Settlements
section-city = Cities
section-cards = Development cards
section-trade = Trade between players
section-harbours = Trade with the bank and harbours
section-seven = A seven in Barbarian Attack
section-landing = The barbarians land
section-conquest = Conquest
section-knighthood = Knighthood and Black Knight
section-treason = Treason
section-intrigue = Intrigue
section-knights = Moving knights
section-prisoners = Prisoners
section-losses = Losses
section-gold = Gold

why-no_such_seat = There is no such player at this table.
why-no_such_number = Dice show 1 to 6.
why-too_close = { $corner } is too close to { $seat }'s building on { $near }: buildings stand at least two paths apart. { $open_count ->
    [0] Choose a corner two paths away.
   *[other] Open to you: { $open }.
}
why-not_beside = That path does not touch { $corner }. Choose from { $open }.
why-road_taken = There is a road on { $path } already. { $open_count ->
    [0] You can build none now.
   *[other] Open to you: { $open }.
}
why-no_connection = { $path } does not continue your roads or buildings; a road does not go on past another's building. { $open_count ->
    [0] You can build none now.
   *[other] Open to you: { $open }.
}
why-no_road_there = No road of yours leads to { $corner }. { $open_count ->
    [0] Build roads first.
   *[other] Open to you: { $open }.
}
why-no_settlement_there = A city takes the place of a settlement of yours. { $open_count ->
    [0] You have none on the island that may become one.
   *[other] Yours: { $open }.
}
why-no_piece = You have no { $piece } left: there are { $count }. { $piece_key ->
    [settlement] Build a city first; its settlement comes back.
   *[other] Build something else.
}
why-cannot_pay = That costs { $price }; you lack { $missing }. Trade, or build something else.
why-pile_empty = No development card is left.
why-not_in_pile = That card is not in the pile.
why-no_such_card = You have no { $card } card.
why-bought_this_turn = You bought your { $card } card this turn. It can be played from your next turn on.
why-one_card_a_turn = You have played a card this turn. The next one can be played in your next turn.
why-no_room_for_roads = There is no place, or no piece, for a road. Keep the card.
why-not_in_bank = The bank has no { $good }. { $left_count ->
    [0] It has nothing else either.
   *[other] It has { $left }.
}
why-take_another = The bank has more. Take a second card.
why-like_for_like = The same kind cannot be on both sides: { $good }. Ask for another.
why-rate = The bank wants { $rate } { $good } from you for one card; you have { $have }.
why-no_gift = Both sides give something. A trade is no gift.
why-not_in_hand = That is not in your hand: { $goods }. You lack { $missing }.
why-only_with_turn = Now you can trade with { $seat } only, whose turn it is.
why-no_such_offer = Offer { $number } is not open to you. { $open_count ->
    [0] None is.
   *[other] Open: { $open }.
}
why-answered = You have answered offer { $number }.
why-not_accepted = That player has not accepted offer { $number }. { $willing_count ->
    [0] Nobody has yet.
   *[other] Willing: { $willing }.
}
why-enough_offers = You have made { $most } offers this turn. Make another in your next.
why-no_such_good = That cannot be traded. Name resources and how many of them.
why-bad_goods = "{ $text }" cannot be traded. Say how many cards of which resource, such as 2 wool + 1 ore.
why-with_others = You cannot trade with yourself. Choose { $open }, or everybody.
why-robber_stays = The robber is on { $hex } already and must move. Choose another hex.
why-no_such_hex = There is no such hex to go to.
why-no_victim = You cannot take a card from { $seat }. { $open_count ->
    [0] There is nobody to take one from.
   *[other] Choose { $open }.
}
why-choose_victim = Take a card from one of the players on { $hex }: { $open }.
why-conquered = { $hexes } { $hexes_count ->
    [one] is
   *[other] are
} conquered: nothing is built beside it until knights free it.
why-lying = The settlement on { $corner } lies down and cannot become a city until a hex beside it is free. { $open_count ->
    [0] You have no other.
   *[other] Others: { $open }.
}
why-gold_twice = You have bought two cards for gold this turn. The next one can be bought in your next turn.
why-knight_there = A knight of { $seat } stands on { $path }. Choose a path without one.
why-not_at_castle = Knighthood puts a knight beside the castle. Open: { $open }.
why-no_knight = There is no knight of yours. { $open_count ->
    [0] You have none to move.
   *[other] Choose from { $open }.
}
why-already_moved = That knight has moved this turn. { $open_count ->
    [0] All have; end the turn.
   *[other] Still to move: { $open }.
}
why-too_far = That is too far: a knight goes 3 paths, { $most } for a grain.
why-no_grain = { $steps } paths cost a grain, and you have none. Three paths are free.
why-not_to_castle = Knights leave the castle: none of yours may be left beside it that can go elsewhere. { $open_count ->
    [0] Move another knight first.
   *[other] Open: { $open }.
}
why-leave_castle = No knight of yours may be left beside the castle that can leave it. Move { $open } before you end the turn.
why-no_barbarian = There is no barbarian to take from there. Choose from { $open }.
why-hex_full = Three barbarians are on { $hex } already. { $open_count ->
    [0] No other hex has room.
   *[other] Room: { $open }.
}
why-only_coast = { $hex } is no coastal hex. Barbarians stay on the coast. { $open_count ->
    [0] Choose another hex first.
   *[other] Choose from { $open }.
}
why-same_hex = A barbarian goes from { $hex } to another hex. { $open_count ->
    [0] None can be moved from there.
   *[other] Choose from { $open }.
}
why-other_hexes = The first barbarian came from or went to { $hex }: the second one goes between two other hexes. { $open_count ->
    [0] Choose another hex first.
   *[other] Choose from { $open }.
}
why-stuck_treason = Then the second barbarian could not be moved. Choose from { $open }.

event-TurnOrderSet = { $seat } begins.
event-Founded = { $seat } founds a { $piece } on { $corner }, with a road on { $path }{ $cards ->
    [0] .
   *[other] , and gets { $goods }.
}
event-Rolled = { $seat } rolls { $first } + { $second } = { $number }.
event-Produced = Cards for { $shares }.
event-NothingProduced = Nobody gets anything on { $number }.
event-BankShort = The bank has not enough { $good } for all: nobody gets any.
event-DiscardsDue = More than seven cards: { $seats } { $seats_count ->
    [one] gives
   *[other] give
} half of them back.
event-Discarded = { $good ->
    [none] { $seat } has given back half of the hand.
   *[other] { $seat } gives { $good } back{ $left ->
        [0] .
       *[other] , { $left } to go.
    }
}
event-RobberMoved = { $seat } moves the robber to { $hex }.
event-CardStolen = { $good ->
    [none] { $seat } takes a card from { $victim }.
   *[other] { $seat } takes { $good } from { $victim }.
}
event-RoadBuilt = { $free ->
    [yes] { $seat } builds a free road on { $path }.
   *[no] { $seat } builds a road on { $path }.
}
event-SettlementBuilt = { $seat } builds a settlement on { $corner }.
event-CityBuilt = { $seat } builds a city on { $corner }.
event-CardBought = { $card ->
    [none] { $seat } buys a development card; { $left } left.
   *[other] { $seat } buys a development card: { $card }. { $left } left.
}
event-KnightPlayed = { $seat } plays a knight ({ $count } so far).
event-RoadBuildingPlayed = { $seat } plays Road Building.
event-YearOfPlentyPlayed = { $seat } plays Year of Plenty and takes { $goods }.
event-MonopolyPlayed = { $seat } plays Monopoly on { $good } and gets { $count }.
event-BankTraded = { $seat } gives the bank { $give } for { $get }.
event-OfferMade = { $to ->
    [none] Offer { $number }: { $seat } gives { $give } for { $get }.
   *[other] Offer { $number } to { $to }: { $seat } gives { $give } for { $get }.
}
event-OfferAccepted = { $seat } accepts offer { $number }.
event-OfferDeclined = { $seat } declines offer { $number }.
event-OffersVoid = { $numbers_count ->
    [one] Offer { $numbers } stands no longer.
   *[other] Offers { $numbers } stand no longer.
}
event-AcceptancesVoid = What { $seat } had accepted counts no longer ({ $numbers }).
event-Traded = { $seat } gives { $partner } { $give } for { $get } (offer { $number }).
event-TradedWithAnother = Offer { $number } is done; { $seats } had been willing too.
event-LongestRoad = { $seat ->
    [none] Nobody has the longest road alone: the card is laid aside.
   *[other] { $seat } has the longest road ({ $length }): 2 points.
}
event-LargestArmy = { $seat } has the largest army ({ $knights } knights): 2 points.
event-Won = { $seat } wins with { $points } points.

event-LandingRolled = { $again_key ->
    [seven] Landing: a 7 is rolled again.
    [twice] Landing: { $number } came before and is rolled again.
    [full] Landing: { $number } has three already and is rolled again.
   *[counts] {""}
}
again-counts = it counts
again-seven = a seven
again-twice = it came before
again-full = three barbarians already
event-BarbariansLanded = { $hexes_count ->
    [0] Landing { $numbers }: no barbarian comes ashore; { $left } left in the ship.
   *[other] Landing { $numbers }: barbarians on { $hexes }; { $left } left in the ship.
}
event-NobodyLanded = { $why_key ->
    [full] { $hex } has three already: nobody lands there.
   *[supply_empty] The ship is empty: nobody lands on { $hex }.
}
event-NoAttack = The ship is empty: no barbarians land.
event-HexConquered = { $hex } is conquered.
event-HexFreed = { $hex } is free again.
event-BuildingFell = { $seat }'s { $piece } on { $corner } lies down: { $piece_key ->
    [city] 2 points less.
   *[settlement] 1 point less.
}
event-BuildingRose = { $seat }'s { $piece } on { $corner } stands again: { $piece_key ->
    [city] 2 points more.
   *[settlement] 1 point more.
}
event-CardRevealed = { $seat } buys { $card }; { $left } left.
event-PileRenewed = The { $count } cards played are shuffled into a new pile.
event-CardLost = { $card } has no effect for { $seat }.
event-CardReplaced = There is no barbarian to deal with: { $seat } draws another card for nothing.
event-KnightPlaced = { $seat } places a knight on { $path }.
event-GoldTaken = { $seat } takes { $count } gold.
event-BarbarianMoved = { $source ->
    [none] { $seat } puts a barbarian from the ship on { $target }.
   *[other] { $seat } moves a barbarian from { $source } to { $target }.
}
event-BarbarianCaptured = { $seat } takes a barbarian of { $hex } prisoner ({ $prisoners } in all).
event-NothingDrawn = { $seat } draws no card.
event-GoldSpent = { $seat } buys { $good } for 2 gold.
event-KnightMoved = { $grain ->
    [yes] { $seat } moves a knight from { $knight } to { $to } ({ $steps } paths, for a grain).
   *[no] { $seat } moves a knight from { $knight } to { $to }.
}
event-Victory = Victory on { $hex } ({ $number }): { $barbarians ->
    [one] 1 barbarian
   *[other] { $barbarians } barbarians
} against { $knights }.
event-PrisonerRolled = { $seat } rolls { $die } for the prisoner.
event-PrisonersTaken = { $seat } takes { $count ->
    [one] 1 prisoner
   *[other] { $count } prisoners
} ({ $prisoners } in all).
event-PrisonerMissed = { $seat } gets { $gold } gold instead.
event-LossRolled = Loss die on { $hex }: { $die }, paths { $paths }.
event-KnightRetired = { $seat }'s knight on { $path } retires: { $gold } gold.

goods = { $kind ->
    [gold] { $count } gold
   *[other] { $count } { $good }
}
goods-none = nothing
knights-of = { $count ->
    [one] 1 knight
   *[other] { $count } knights
} of { $seat }
share = { $seat } ({ $goods })
good-lumber = lumber
    .also = lumber, wood
good-brick = brick
    .also = brick, clay
good-wool = wool
    .also = wool, sheep
good-grain = grain
    .also = grain, wheat
good-ore = ore
    .also = ore, stone
good-gold = gold
    .also = gold, coins
terrain-forest = forest
terrain-hills = hills
terrain-pasture = pasture
terrain-fields = fields
terrain-mountains = mountains
terrain-desert = desert
terrain-castle = castle
piece-road = road
piece-settlement = settlement
piece-city = city
unlanded-full = three barbarians already
unlanded-supply_empty = the ship is empty
card-knight = Knight
card-victory_point = Victory Point
card-road_building = Road Building
card-year_of_plenty = Year of Plenty
card-monopoly = Monopoly
card-knighthood = Knighthood
card-black_knight = Black Knight
card-swift_knight = Swift Knight
card-treason = Treason
card-intrigue = Intrigue
source-supply = the ship
    .also = supply, ship
menu-grow = Choose card by card
menu-done = That is all
menu-back = One card back
partner-everybody = everybody
    .also = everybody, all, anybody, none
victim-nobody = nobody: draw no card
    .also = nobody, none, no, pass
offer-label = { $number }: { $seat } gives { $give } for { $get }

hex-worded = { $number ->
    [0] { $terrain }
   *[other] { $terrain } { $number }
}
corner-hint = { $harbour_kind ->
    [none] { $hexes }
   *[other] { $hexes }; { $harbour }
}
harbour-none = no harbour
harbour-any = harbour 3:1
harbour-lumber = harbour, 2 lumber for 1
harbour-brick = harbour, 2 brick for 1
harbour-wool = harbour, 2 wool for 1
harbour-grain = harbour, 2 grain for 1
harbour-ore = harbour, 2 ore for 1
path-hint = towards { $corner }: { $hexes }
hex-hint = { $hex }{ $who_count ->
    [0] {""}
   *[other] : { $who }
}
hex-who = { $seat } { $count }
give-hint = { $rate } for 1; you have { $have }
held-hint = you have { $have }
bank-hint = { $left } in the bank
victim-hint = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
knight-castle = beside the castle: it must leave
knight-beside = { $hexes_count ->
    [0] not on the coast
   *[other] { $hexes }
}
coast-beside = { $hex } ({ $what }): { $barbarians ->
    [one] 1 barbarian
   *[other] { $barbarians } barbarians
}
stop-hint = { $steps ->
    [one] 1 path
   *[other] { $steps } paths
}{ $grain ->
    [0] {""}
   *[other] , for a grain
}{ $hexes_count ->
    [0] {""}
   *[other] ; { $hexes }
}

term-settlements = settlements
term-cities = cities
term-longest = longest road
term-army = largest army
term-cards = victory point cards
term-prisoners = prisoners

status-seat = { $seat } { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $development } development, { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
}, road { $road }
status-seat-war = { $seat } { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $gold } gold, { $prisoners ->
    [one] 1 prisoner
   *[other] { $prisoners } prisoners
}, road { $road }
status-longest = Longest road: { $seat } ({ $length })
status-army = Largest army: { $seat } ({ $knights })
status-pile = Development cards left: { $pile }
status-barbarians = Barbarians still to land: { $supply }. Development cards left: { $pile }
status-discards = Cards to give back: { $who }
status-owes = { $seat } { $count }
status-offer = { $to ->
    [none] Offer { $number }: { $seat } gives { $give } for { $get }
   *[other] Offer { $number } to { $to }: { $seat } gives { $give } for { $get }
}{ $willing_count ->
    [0] {""}
   *[other] . Willing: { $willing }
}{ $declined_count ->
    [0] {""}
   *[other] . Declined: { $declined }
}
hand-goods = Resources ({ $count }): { $goods }
hand-cards = Development cards: { $cards }
hand-card = { $count } { $card }{ $fresh ->
    [0] {""}
   *[other] { " " }({ $fresh } bought this turn)
}

option-mode = Game
option-mode-base = base game
option-mode-barbarians = Barbarian Attack
option-board = Island
option-board-starter = the printed map for beginners
option-board-spiral = shuffled terrain, tokens in a spiral
option-board-random = shuffled terrain and tokens
option-harbours = Harbours
option-harbours-printed = as printed
option-harbours-shuffled = shuffled
option-points = Points to win
option-points-printed = as printed (10, Barbarian Attack 12)
option-points-8 = 8
option-points-9 = 9
option-points-10 = 10
option-points-11 = 11
option-points-12 = 12
option-points-13 = 13
option-points-14 = 14
option-first = Who begins
option-first-draw = lots are drawn
option-first-host = the host
option-barbarian_supply = Barbarians
option-barbarian_supply-36 = 36
option-barbarian_supply-30 = 30
option-full_hex = A landing on a hex with three
option-full_hex-skip = nobody lands
option-full_hex-reroll = is rolled again
option-seven_steal = A seven
option-seven_steal-any = the roller draws a card from anybody
option-seven_steal-none = nothing is drawn
option-intrigue = Intrigue
option-intrigue-move = moves a barbarian
option-intrigue-prisoner = takes a prisoner (official)
option-gold_maritime = Gold in trade with the bank
option-gold_maritime-classic = like a resource, 4:1, 3:1, 2:1
option-gold_maritime-official = resources for gold only, never 2:1 (official)
option-city_start_cards = The first city brings for each hex
option-city_start_cards-1 = 1 card
option-city_start_cards-2 = 2 cards
option-upgrade_lying = A lying settlement may become a city
option-upgrade_lying-no = no
option-upgrade_lying-yes = yes
option-landing_before_win = Barbarians land before the winning building counts
option-landing_before_win-no = no
option-landing_before_win-yes = yes
option-black_knight_name = The third card is called
option-black_knight_name-black = Black Knight
option-black_knight_name-swift = Swift Knight
preset-classic = classic rules
preset-official = official rules

alt-board = { $barbarians ->
    [yes] The island of Catan in Barbarian Attack.
   *[no] The island of Catan.
}
alt-seat = { $seat }: { $roads ->
    [one] 1 road
   *[other] { $roads } roads
}{ $settlements_count ->
    [0] {""}
   *[other] , settlements on { $settlements }
}{ $cities_count ->
    [0] {""}
   *[other] , cities on { $cities }
}.
alt-robber = The robber is on { $hex }.
alt-barbarians = { $hexes_count ->
    [0] No barbarians on the island
   *[other] Barbarians: { $hexes }
}; { $supply } still to land.
alt-hex = { $hex } { $count }
alt-knights = Knights of { $seat }: { $paths }.
alt-choices = { $places_count ->
    [0] Nothing to choose.
   *[other] To choose from: { $places }.
}
picture-steps = { $steps } paths
picture-hand = Hand
picture-private = Only you see this
picture-resources = { $count ->
    [one] 1 resource card
   *[other] { $count } resource cards
}
picture-seven = A seven takes { $count } of them
picture-safe = A seven takes none of them
picture-gold = Gold
picture-gold-price = 2 gold for a resource
picture-prisoners = Prisoners
picture-points = { $points ->
    [one] 2 for a point; now 1
   *[other] 2 for a point; now { $points }
}
picture-knights = Knights left
picture-out = { $out } of 6 on the island
picture-cards = Development cards
picture-no-cards = You have none.
picture-fresh = { $count } new
picture-pieces = Left
picture-left = { $piece } { $count }
alt-hand = { $goods_count ->
    [0] Your hand is empty.
   *[other] Your hand: { $goods }.
}
