title = Carcassonne
blurb = Lay tiles, claim roads, cities, cloisters and fields, score what is finished.

action-place = Lay the tile
    .command = Lay the drawn tile
field-place-cell = cell
    .ask = Where does the tile go?
field-place-rotation = rotation
    .ask = Which way round?
action-claim = Place a follower
    .command = Put a follower on the tile just laid, or keep it
field-claim-segment = follower
    .ask = On which part of the tile?
action-begin = Say who begins
    .command = You are the youngest: say who begins
field-begin-seat = player
    .ask = Who begins?

phase-lots = lots are drawn for who begins
phase-beginning = say who begins
phase-drawing = the next tile is drawn
phase-placing = lay the drawn tile
phase-claiming = place a follower, or keep it
phase-over = the match is over

section-beginning = Before the game
section-drawing = Drawing a tile
section-placing = Placing a tile
section-claiming = Deploying a follower

why-occupied = { $cell } already has a tile. Choose an empty cell beside the board.
why-no_contact = { $cell } shares no edge with a tile, and a corner is no contact. Choose a cell beside the board.
why-edge_differs = The tile does not fit on { $cell } with { $rotation }: its { $side } edge ({ $land }) would meet { $meets }. { $fits_count ->
    [0] No rotation fits there.
   *[other] Rotations that fit there: { $fits }.
}
why-same_rotation = { $rotation } looks like another rotation of this tile. Rotations to choose there: { $fits }.
why-no_follower = You have no follower left. Say none.
why-not_on_tile = The tile just laid has no part { $segment }.
why-taken = That { $segment } already holds a follower, counting everything it is connected with. Choose another part, or none.
why-no_such_seat = There is no such player at this table.
why-not_in_bag = No tile { $kind } is left.

event-TurnOrderSet = { $seat } begins.
event-TileDrawn = { $seat } draws { $kind }.
event-TileDiscarded = { $seat } draws { $kind }: it fits nowhere and leaves the game.
event-TilePlaced = { $seat } lays on { $cell }: { $kind }.
event-FollowerPlaced = { $seat } places a { $role } on { $cell }.
event-FollowerKept = { $why_key ->
    [none_left] { $seat } has no follower left to place.
    [nothing_free] There is nothing free on this tile for { $seat } to claim.
   *[by_choice] { $seat } keeps the follower.
}
event-Scored = { $finished ->
    [yes] Finished
   *[no] Unfinished
} { $what } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $shields ->
    [0] {""}
    [one] , 1 shield
   *[other] , { $shields } shields
}): { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $winners_count ->
    [1] {""}
   *[other] { " " }each
} for { $winners }.
event-FarmScored = Farmers of { $winners } supply { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}: { $points } points{ $winners_count ->
    [1] {""}
   *[other] { " " }each
}.
event-MatchEnded = No tile is left. Final scoring:

feature-city = city
feature-road = road
feature-cloister = cloister
segment-city = city
    .also = city, knight
segment-road = road
    .also = road, thief
segment-cloister = cloister
    .also = cloister, monastery, monk
segment-farm = field
    .also = field, farm, farmer
role-knight = knight
role-thief = thief
role-monk = monk
role-farmer = farmer
kept-by_choice = by choice
kept-none_left = none left
kept-nothing_free = nothing free
land-field = field
land-road = road
land-city = city
side-north = north
side-east = east
side-south = south
side-west = west

cell-hint = { $rotations ->
    [one] 1 rotation
   *[other] { $rotations } rotations
}{ $finishes_count ->
    [0] {""}
   *[other] , may finish: { $finishes }
}
rotation-hint = N { $north }, E { $east }, S { $south }, W { $west }{ $finishes_count ->
    [0] {""}
   *[other] ; finishes: { $finishes }
}
claim-farm = field: a farmer stays to the end
claim-cloister = cloister: { $empty ->
    [0] finished, 9 points
    [one] 1 cell around it is empty
   *[other] { $empty } cells around it are empty
}
claim-city = city, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $shields ->
    [0] {""}
    [one] , 1 shield
   *[other] , { $shields } shields
}{ $points ->
    [0] {""}
   *[other] ; finished: { $points } points
}
claim-road = road, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $points ->
    [0] {""}
    [one] ; finished: 1 point
   *[other] ; finished: { $points } points
}

overlay-farms = Farms
alt-board = A Carcassonne board with { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
alt-last = The last tile is { $kind } on { $cell }, laid by { $seat }.
alt-followers = Followers: { $who }.
alt-follower = { $role } of { $seat } on { $cell }
alt-drawn = { $seat } has drawn { $kind }. It fits on { $cells }.
alt-rotations = { $kind } for { $cell }, in the rotations { $rotations }.
alt-claim = { $seat } has laid { $kind } on { $cell }. Parts to claim: { $segments }.
alt-segment = { $letter } { $what }
alt-farms = { $farms ->
    [one] 1 farm
   *[other] { $farms } farms
} with farmers. If the match ended now: { $paid }.
alt-farm = { $seat } { $points ->
    [one] 1 point
   *[other] { $points } points
}

term-cities = cities
term-roads = roads
term-cloisters = cloisters
term-unfinished = unfinished
term-farms = farms

status-supply = Followers: { $who }
status-seat = { $seat } { $followers }
status-tiles = Tiles left: { $left }

option-two_tile_city = A city of two tiles
option-two_tile_city-2 = 2 points
option-two_tile_city-4 = 4 points
option-farm_scoring = Farms
option-farm_scoring-city4 = 4 points a city, counted city by city
option-farm_scoring-farm3 = 3 points a city for each farm (official)
option-farm_scoring-farm3once = 3 points, a player once a city
option-farm_scoring-farm4 = 4 points a city for each farm
option-cloister_sides = A cloister is surrounded by
option-cloister_sides-8 = all eight cells around it
option-cloister_sides-4 = the four cells beside it
option-youngest = The youngest says who begins
option-youngest-nobody = nobody does
option-youngest-1 = seat 1 is the youngest
option-youngest-2 = seat 2 is the youngest
option-youngest-3 = seat 3 is the youngest
option-youngest-4 = seat 4 is the youngest
option-youngest-5 = seat 5 is the youngest
option-first = Who begins
option-first-draw = lots are drawn
option-first-host = the host
preset-classic = classic rules
preset-official = official rules

tile-A = a cloister with a road
tile-B = a cloister
tile-C = a city on all sides, with a shield
tile-D = a city cap with a straight road
tile-E = a city cap
tile-F = a city strip with a shield
tile-G = a city strip
tile-H = two city caps facing away
tile-I = two city caps at a corner
tile-J = a city cap with a road bending right
tile-K = a city cap with a road bending left
tile-L = a city cap with a crossing
tile-M = a corner city with a shield
tile-N = a corner city
tile-O = a corner city with a shield and a bend
tile-P = a corner city with a bend
tile-Q = a three-sided city with a shield
tile-R = a three-sided city
tile-S = a three-sided city with a shield and a gate
tile-T = a three-sided city with a gate
tile-U = a straight road
tile-V = a bend
tile-W = a crossing of three roads
tile-X = a crossing of four roads
