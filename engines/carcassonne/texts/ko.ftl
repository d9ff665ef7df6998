title = 카르카손
blurb = 타일을 놓고 길, 도시, 수도원, 들판을 차지해 완성된 것의 점수를 얻습니다.

action-place = 타일 놓기
    .command = 뽑은 타일을 놓습니다
field-place-cell = 칸
    .ask = 타일을 어느 칸에 놓을까요?
field-place-rotation = 방향
    .ask = 어느 방향으로 놓을까요?
action-claim = 추종자 놓기
    .command = 방금 놓은 타일에 추종자를 놓거나 놓지 않고 넘어갑니다
field-claim-segment = 추종자
    .ask = 타일의 어느 부분에 놓을까요?
action-begin = 첫 차례 정하기
    .command = 가장 어린 플레이어가 누가 먼저 할지 정합니다
field-begin-seat = 플레이어
    .ask = 누가 먼저 할까요?

phase-lots = 누가 먼저 할지 제비를 뽑는 중입니다
phase-beginning = 누가 먼저 할지 정할 차례입니다
phase-drawing = 다음 타일을 뽑는 중입니다
phase-placing = 뽑은 타일을 놓을 차례입니다
phase-claiming = 추종자를 놓거나 넘어갈 차례입니다
phase-over = 게임이 끝났습니다

section-beginning = 게임 전
section-drawing = 타일 뽑기
section-placing = 타일 놓기
section-claiming = 추종자 놓기

why-occupied = { $cell } 칸에는 이미 타일이 있습니다. 게임판과 맞닿은 빈칸을 고르세요.
why-no_contact = { $cell } 칸은 어떤 타일과도 변이 맞닿지 않습니다. 모서리만 닿는 것은 안 됩니다. 게임판과 맞닿은 칸을 고르세요.
why-edge_differs = 타일을 { $rotation } 방향으로 { $cell }에 놓으면 맞지 않습니다. { $side }쪽 변이 { $land }인데 맞닿은 변은 { $meets }입니다. { $fits_count ->
    [0] 이 칸에는 어떤 방향으로도 맞지 않습니다.
   *[other] 이 칸에 맞는 방향: { $fits }.
}
why-same_rotation = { $rotation } 방향은 다른 방향과 모양이 같습니다. 이 칸에서는 다음 방향을 고르세요: { $fits }.
why-no_follower = 남은 추종자가 없습니다. 없음을 고르세요.
why-not_on_tile = 방금 놓은 타일에는 { $segment } 부분이 없습니다.
why-taken = 그 { $segment }에는 이어진 곳까지 포함해 이미 추종자가 있습니다. 다른 부분이나 없음을 고르세요.
why-no_such_seat = 이 게임에 그런 플레이어는 없습니다.
why-not_in_bag = 남은 { $kind } 타일이 없습니다.

event-TurnOrderSet = { $seat }이 먼저 시작합니다.
event-TileDrawn = { $seat }이 타일을 뽑았습니다: { $kind }.
event-TileDiscarded = { $seat }이 뽑은 타일({ $kind })은 놓을 곳이 없어 게임에서 빠졌습니다.
event-TilePlaced = { $seat }이 { $cell }에 타일({ $kind })을 놓았습니다.
event-FollowerPlaced = { $seat }이 { $cell }에 { JOSA($role, "을") } 놓았습니다.
event-FollowerKept = { $why_key ->
    [none_left] { $seat }은 남은 추종자가 없어 넘어갔습니다.
    [nothing_free] { $seat }은 이 타일에 추종자를 놓을 곳이 없어 넘어갔습니다.
   *[by_choice] { $seat }은 추종자를 놓지 않았습니다.
}
event-Scored = { $finished ->
    [yes] 완성된
   *[no] 미완성
} { $what }(타일 { $tiles }장{ $shields ->
    [0] {""}
   *[other] , 방패 { $shields }개
}): { $winners }이 { $winners_count ->
    [1] { $points }점을 얻었습니다.
   *[other] 각각 { $points }점을 얻었습니다.
}
event-FarmScored = { $winners }의 농부가 도시 { $cities }곳에 식량을 공급해 { $winners_count ->
    [1] { $points }점을 얻었습니다.
   *[other] 각각 { $points }점을 얻었습니다.
}
event-MatchEnded = 남은 타일이 없습니다. 최종 점수 계산:

feature-city = 도시
feature-road = 길
feature-cloister = 수도원
segment-city = 도시
    .also = 도시, 성, 기사
segment-road = 길
    .also = 길, 도로, 도둑, 강도
segment-cloister = 수도원
    .also = 수도원, 회랑, 수도회, 수도사
segment-farm = 들판
    .also = 들판, 농장, 농부
role-knight = 기사
role-thief = 도둑
role-monk = 수도사
role-farmer = 농부
kept-by_choice = 놓지 않음
kept-none_left = 남은 추종자 없음
kept-nothing_free = 놓을 곳 없음
land-field = 들판
land-road = 길
land-city = 도시
side-north = 북
side-east = 동
side-south = 남
side-west = 서

cell-hint = 방향 { $rotations }가지{ $finishes_count ->
    [0] {""}
   *[other] , 완성할 수 있는 것: { $finishes }
}
rotation-hint = 북 { $north }, 동 { $east }, 남 { $south }, 서 { $west }{ $finishes_count ->
    [0] {""}
   *[other] . 완성: { $finishes }
}
claim-farm = 들판: 농부는 게임이 끝날 때까지 남습니다
claim-cloister = 수도원: { $empty ->
    [0] 완성, 9점
   *[other] 둘레에 빈칸 { $empty }개
}
claim-city = 도시, 타일 { $tiles }장{ $shields ->
    [0] {""}
   *[other] , 방패 { $shields }개
}{ $points ->
    [0] {""}
   *[other] . 완성: { $points }점
}
claim-road = 길, 타일 { $tiles }장{ $points ->
    [0] {""}
   *[other] . 완성: { $points }점
}

overlay-farms = 농장
alt-board = 타일 { $tiles }장이 놓인 카르카손 게임판.
alt-last = 마지막 타일은 { $seat }이 { $cell }에 놓은 타일({ $kind })입니다.
alt-followers = 추종자: { $who }.
alt-follower = { $cell }에 { $seat }의 { $role }
alt-drawn = { $seat }이 타일({ $kind })을 뽑았습니다. 놓을 수 있는 칸: { $cells }.
alt-rotations = { $cell }에 놓을 타일({ $kind })의 방향: { $rotations }.
alt-claim = { $seat }이 { $cell }에 타일({ $kind })을 놓았습니다. 추종자를 놓을 수 있는 부분: { $segments }.
alt-segment = { $letter } { $what }
alt-farms = 농부가 있는 농장 { $farms }곳. 지금 끝나면 받을 점수: { $paid }.
alt-farm = { $seat } { $points }점

term-cities = 도시
term-roads = 길
term-cloisters = 수도원
term-unfinished = 미완성
term-farms = 농장

status-supply = 남은 추종자: { $who }
status-seat = { $seat } { $followers }명
status-tiles = 남은 타일: { $left }장

option-two_tile_city = 타일 2장짜리 도시
option-two_tile_city-2 = 2점
option-two_tile_city-4 = 4점
option-farm_scoring = 농장 점수
option-farm_scoring-city4 = 도시마다 따져 도시당 4점
option-farm_scoring-farm3 = 농장마다 따져 도시당 3점 (현행 공식)
option-farm_scoring-farm3once = 농장마다 따져 도시당 3점, 한 도시에서는 한 번만
option-farm_scoring-farm4 = 농장마다 따져 도시당 4점
option-cloister_sides = 수도원 완성 조건
option-cloister_sides-8 = 둘레 여덟 칸이 모두 찰 때
option-cloister_sides-4 = 맞닿은 네 칸이 모두 찰 때
option-youngest = 누가 먼저 할지 정하는 가장 어린 플레이어
option-youngest-nobody = 정하지 않음
option-youngest-1 = 1번 자리
option-youngest-2 = 2번 자리
option-youngest-3 = 3번 자리
option-youngest-4 = 4번 자리
option-youngest-5 = 5번 자리
option-first = 먼저 하는 사람
option-first-draw = 제비뽑기로 정함
option-first-host = 방장
preset-classic = 클래식 규칙
preset-official = 현행 공식 규칙

tile-A = 길이 닿은 수도원
tile-B = 수도원
tile-C = 사방이 도시, 방패
tile-D = 도시 한 변과 곧은 길
tile-E = 도시 한 변
tile-F = 가로지르는 도시, 방패
tile-G = 가로지르는 도시
tile-H = 마주 보는 변의 두 도시
tile-I = 이웃한 변의 두 도시
tile-J = 도시 한 변과 오른쪽으로 굽은 길
tile-K = 도시 한 변과 왼쪽으로 굽은 길
tile-L = 도시 한 변과 세 갈래 길
tile-M = 모퉁이 도시, 방패
tile-N = 모퉁이 도시
tile-O = 모퉁이 도시와 굽은 길, 방패
tile-P = 모퉁이 도시와 굽은 길
tile-Q = 세 변의 도시, 방패
tile-R = 세 변의 도시
tile-S = 세 변의 도시와 성문 길, 방패
tile-T = 세 변의 도시와 성문 길
tile-U = 곧은 길
tile-V = 굽은 길
tile-W = 세 갈래 길
tile-X = 네 갈래 길
