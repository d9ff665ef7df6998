title = 카스텔로 메쏘니
blurb = 성벽으로 땅을 둘러싸 성을 소유하고, 옆의 성을 합병하세요.

action-build = 건설
    .command = 카드 1장으로 성벽과 집을 짓습니다
field-build-card = 카드
    .ask = 어떤 카드를 사용할까요?
field-build-border = 경계선
    .ask = 어느 경계선에 성벽을 놓을까요?
field-build-houses = 집
    .ask = 누구의 집을 어디에 놓을까요?
action-trade = 교역
    .command = 활성화된 시장에서 카드 1장을 사용해 2두캇을 가져옵니다
field-trade-card = 카드
    .ask = 어떤 카드로 교역할까요?
action-merge = 합병
    .command = 방금 소유한 성에 인접한 성을 합병하거나 합병을 마칩니다
field-merge-castle = 성
    .ask = 어느 성을 합병할까요?
action-end = 차례 마치기
    .command = 카드를 1장만 사용하고 차례를 마칩니다

phase-lots = 시작 플레이어를 뽑을 차례입니다
phase-redrawing = 손패를 새로 뽑을 차례입니다
phase-first_card = 카드를 사용해 건설하거나 교역할 차례입니다
phase-second_card = 카드를 1장 더 사용하거나 차례를 마칠 수 있습니다
phase-merging = 인접한 성을 합병하거나 합병을 마칠 차례입니다
phase-drawing = 카드를 뽑을 차례입니다
phase-over = 게임이 끝났습니다

section-setup = 게임 준비
section-turn = 게임 진행
section-building = 건설
section-castle = 성
section-merging = 성 합병
section-trading = 교역과 시장
section-shortage = 구성물 부족

why-not_in_hand = 손에 { $card } 카드가 없습니다. 가진 카드: { $hand }.
why-card_first = 자기 차례에는 카드를 1장 이상 사용해야 합니다. 먼저 건설하거나 교역하세요.
why-not_your_turn = 지금은 차례가 아닙니다. 카드는 자기 차례에 2장까지만 사용할 수 있습니다.
why-wrong_phase = 지금은 '{ $action }' 행동을 할 수 없습니다. 먼저 인접한 성을 합병하거나 합병을 마치세요.
why-no_wall_left = 성벽 공급처에 성벽이 없습니다. 교역하거나 차례를 마치세요.
why-no_such_border = { $border } 경계선은 없습니다.{ $borders_count ->
    [0] { " " }두 땅(C05-C06)이나 땅과 바다(A02-sea)로 적으세요.
   *[other] { " " }그 땅의 경계선: { $borders }.
}
why-walled = { $border } 경계선에는 이미 성벽이 있습니다. 다른 경계선을 고르세요.
why-in_castle = { $border } 경계선은 { $castle } 성 안에 있어 성벽을 놓을 수 없습니다. 성 밖의 경계선을 고르세요.
why-card_differs = { $border } 경계선은 { $kinds }에 닿아 있어 { $card } 카드로 지을 수 없습니다. 그 땅에 닿은 경계선이나 다른 카드를 고르세요.
why-not_coast_or_market = { $border } 경계선은 바다에도 시장에도 닿아 있지 않습니다. 시장/바다 카드는 그런 곳에만 지을 수 있습니다.
why-not_a_neighbour = 양옆 플레이어가 아닙니다. { $left } 또는 { $right }의 집을 고르세요.
why-houses_differ = { $border } 경계선에는 집을 그렇게 놓을 수 없습니다. 놓을 수 있는 집: { $options }.
why-too_dear = { $border } 경계선에 성벽을 놓으면 { $lands }칸짜리 성이 되어 { $cost }두캇을 내야 하는데 { $have }두캇뿐입니다. { $options_count ->
    [0] 값을 낼 수 없으면 그곳에 성벽을 놓을 수 없습니다.
   *[other] 낼 수 있는 배치: { $options }.
}
why-no_tower = 남은 타워가 없고, { $border } 경계선에서 생길 성은 내 성과 인접하지 않습니다. 다른 곳에 지으세요.
why-nothing_founded = 합병은 성을 소유한 직후에만 할 수 있습니다. 합병하려는 성 옆에 먼저 성을 만드세요.
why-no_castle_there = { $castle } 칸은 성이 아닙니다. 합병할 수 있는 성: { $castles }.
why-named_otherwise = { $land } 칸은 { $castle } 성의 일부입니다. { $castle } 성을 고르세요.
why-not_adjacent = { $castle } 성은 새 성과 성벽으로 인접하지 않습니다. 꼭짓점만 닿는 것은 인접이 아닙니다. { $castles_count ->
    [0] 합병할 수 있는 성이 없습니다.
   *[other] 합병할 수 있는 성: { $castles }.
}
why-merge_too_dear = { $owner }의 성은 { $price }두캇인데 { $have }두캇뿐입니다. 다른 성을 고르거나 합병을 마치세요.
why-own_castle_first = 새 성에 세울 타워가 없습니다. 먼저 내 성과 합병하세요: { $castles }.
why-own_castles_only = 타워 없이 만든 성은 내 성과만 합병할 수 있습니다. { $castles_count ->
    [0] 남은 내 성이 없습니다.
   *[other] 합병할 수 있는 성: { $castles }.
}
why-no_market_active = 아직 활성화된 시장이 없습니다. 시장을 포함한 성이 생기면 교역할 수 있습니다.
why-market_not_active = { $card } 카드와 같은 땅에 활성화된 시장이 없습니다. 활성화된 시장: { $active }. 시장/바다 카드는 어느 시장에서나 쓸 수 있습니다.
why-bank_empty = 두캇 공급처가 비어 있습니다. 이 게임의 규칙으로는 이때 교역할 수 없습니다.
why-no_such_seat = 이 게임에 없는 자리입니다.
why-not_in_deck = { $card } 카드는 나올 수 없습니다.

event-TurnOrderSet = { $seat }부터 시작합니다.
event-IncomeTaken = { $ducats ->
    [0] { $seat }은 시장이 { $markets }개 있지만 두캇 공급처가 비어 아무것도 받지 못했습니다.
   *[other] { $seat }이 시장 { $markets }개에서 { $ducats }두캇을 받았습니다.
}
event-HandShown = { $seat }은 사용할 수 있는 카드가 없어 { $cards } 카드를 공개하고 손패를 새로 뽑습니다.
event-TurnPassed = { $seat }은 사용할 수 있는 카드가 없어 차례를 넘겼습니다.
event-WallBuilt = { $seat }이 { $card } 카드로 { $border } 경계선에 성벽을 놓았습니다. 집: { $houses }.
event-LastWallTaken = 성벽이 다 떨어졌습니다. 이번 차례를 마지막으로 게임이 끝납니다.
event-CastleFounded = { $seat }이 땅값 { $land_price }두캇을 내고 { $lands_count }칸짜리 { $castle } 성을 소유했습니다.{ $tower ->
    [yes] {""}
   *[no] { " " }세울 타워가 없습니다.
}
event-HousesPaid = { $seat }이 { $owner }에게 집값 { $ducats }두캇을 냈습니다.
event-HousesUpgraded = { $castle } 성에서 { $owner }의 집을 빌라 { $villas }채로 증축했습니다.
event-MarketOpened = { $land }의 { $kind } 시장이 활성화되었습니다. { $seat }이 시장 위의 { $ducats }두캇을 가져갔습니다.
event-CastlesMerged = { $own ->
    [yes] { $seat }이 자신의 { $merged } 성을 합병했습니다.
   *[no] { $seat }이 { $owner }에게 { $price }두캇을 내고 { $merged } 성을 합병했습니다.
} 이제 { $lands_count }칸이며, 성벽 { $walls }개가 공급처로 돌아갔습니다.
event-Traded = { $ducats ->
    [0] { $seat }이 { $card } 카드로 교역했지만 두캇 공급처가 비어 있습니다.
   *[other] { $seat }이 { $card } 카드로 교역해 { $ducats }두캇을 받았습니다.
}
event-DeckRenewed = 카드 더미가 떨어져 버린 카드 { $cards }장을 다시 섞었습니다.
event-CardDrawn = { $seat }이 { $card } 카드를 뽑았습니다.
event-HandFilled = { $seat }이 카드 { $count }장을 뽑았습니다.
event-MatchEnded = { $why } 최종 점수 계산:
ending-walls = 성벽을 모두 썼습니다.
ending-passes = 아무도 카드를 사용할 수 없습니다.
ending-idle = 다섯 라운드 동안 아무도 성벽을 놓지 않았습니다.

card-mountain = 산
    .also = 산, 산악
card-forest = 숲
    .also = 숲, 삼림
card-field = 밭
    .also = 밭, 들판
card-pasture = 목초지
    .also = 목초지, 목장
card-vineyard = 포도밭
    .also = 포도밭, 포도원
card-marsh = 습지
    .also = 습지, 늪
card-sea = 시장/바다
    .also = 시장/바다, 시장, 바다
kind-mountain = 산
kind-forest = 숲
kind-field = 밭
kind-pasture = 목초지
kind-vineyard = 포도밭
kind-marsh = 습지

houses-two = { $land }에 { $seat } + { $beside }에 { $other }
houses-one = { $land }에 { $seat }
houses-none = 놓을 집이 없습니다

card-hint = { $borders ->
    [0] 지을 곳 없음
   *[other] 경계선 { $borders }곳
}{ $trades ->
    [yes] , 교역 가능
   *[no] {""}
}
trade-hint = { $ducats ->
    [0] 두캇 공급처가 비어 있습니다
   *[other] +{ $ducats }두캇
}
border-closes = { $lands }칸을 둘러쌉니다. 값 { $cost }두캇{ $more ->
    [yes] { " " }이상
   *[no] {""}
}, 가진 돈 { $have }두캇{ $markets ->
    [0] {""}
   *[other] , 시장에서 +{ $markets }두캇
}
border-gift = 다음 사람이 { $lands }칸짜리 성을 만들 수 있게 됩니다
houses-cost = 값 { $cost }두캇, 가진 돈 { $have }두캇
merge-none = 합병 마치기
    .also = 없음, 마치기, 그만, 안 함
merge-hint = { $own ->
    [yes] 내 성, 무료: +{ $lands }칸, 타워 1개 돌려받음
   *[no] { $owner }의 성, { $price }두캇: +{ $lands }칸. 나는 { $left }두캇, { $owner }은 { $owner_ducats }두캇이 됩니다
}{ $markets ->
    [0] {""}
   *[other] { " " }(시장 { $markets }개)
}

status-supply = 남은 성벽: { $walls } · 두캇 공급처: { $bank } · 카드 더미: { $deck } · 버린 카드: { $discard }
status-ducats = 두캇: { $who }
status-ducats-seat = { $seat } { $ducats }
status-pieces = 남은 집·빌라·타워: { $who }
status-pieces-seat = { $seat } { $houses }/{ $villas }/{ $towers }
status-markets = 활성화된 시장: { $lands }
status-missions = 미션 카드: { $who }
status-missions-seat = { $seat } ({ $kinds })
status-last_turn = 마지막 차례입니다.
hand-card = { $card } { $count }장: { $borders ->
    [0] 지을 곳 없음
   *[other] 경계선 { $borders }곳
}{ $trades ->
    [yes] , 교역 가능
   *[no] {""}
}
hand-mission = 미션 카드: { $kinds } (1칸당 1점, 지금 { $lands }점)

term-lands = 땅({ $lands }칸)
term-ducats = 두캇
term-mission = 미션({ $lands }칸)
term-size = 큰 성 순위
term-towers = 타워({ $towers }개)

option-map = 지도
option-map-methoni = 메쏘니 반도 (54칸)
option-map-citadel = 성채 (54칸)
option-map-islet = 배우기 좋은 작은 섬 (30칸)
option-first = 시작 플레이어
option-first-draw = 제비로 정함
option-first-host = 방장
option-towerless_then_foreign_merge = 타워 없이 만든 성을 내 성과 합병한 뒤
option-towerless_then_foreign_merge-yes = 다른 사람의 성도 합병할 수 있음
option-towerless_then_foreign_merge-no = 내 성만 더 합병할 수 있음
option-market_ducat_before_merging = 시장 위의 두캇을 가져가는 때
option-market_ducat_before_merging-yes = 합병 전 (합병 값에 보탤 수 있음)
option-market_ducat_before_merging-no = 합병을 마친 뒤
option-trade_with_empty_bank = 두캇 공급처가 비었을 때 교역
option-trade_with_empty_bank-yes = 할 수 있음 (받는 것 없음)
option-trade_with_empty_bank-no = 할 수 없음
option-redraw_repeats = 새 손패도 사용할 수 없으면
option-redraw_repeats-yes = 쓸 카드가 나올 수 있으면 다시 뽑음
option-redraw_repeats-no = 차례를 넘김
option-size_rank_mode = 가장 큰 성이 둘 이상이면
option-size_rank_mode-dense = 그다음 크기가 5점을 얻음
option-size_rank_mode-standard = 5점은 아무도 얻지 못함
option-size_bonus_once_per_player = 같은 크기의 성을 둘 가진 사람은
option-size_bonus_once_per_player-yes = 점수를 한 번만 얻음
option-size_bonus_once_per_player-no = 성마다 점수를 얻음
preset-peninsula = 메쏘니 반도
preset-teaching = 작은 섬에서 첫 게임

map-market-open = 활성 시장
map-market-closed = 비활성 시장
map-choose = { $card } 카드
map-choose-range = 경계선 1–{ $count }
map-closes = 둘러쌀 수 있는 땅
map-closes-note = 칸 · 값
map-closes-none = 아직 없습니다
map-mission = 미션
map-mission-points = 칸당 1점 · 지금 { $points }점
map-places = { $count }곳
map-trade = 교역

alt-board = 성벽 { $walls }개가 놓여 있고 { $left }개가 남았습니다.
alt-last = 마지막 성벽: { $border }.
alt-castle = { $owner }의 성: { $lands }, 가격 { $price }두캇.
alt-closing = 성벽 하나로 둘러쌀 수 있는 경계선: { $borders }.
alt-choose = 카드로 지을 수 있는 경계선(차례대로): { $borders }.
alt-houses = { $border } 옆에 놓을 수 있는 집.
alt-target = { $castle } 성: { $price }두캇.
alt-closes = { $border }: { $lands }, { $price }두캇.
alt-hand = 내 카드: { $cards }.
overlay-closes = 둘러쌀 수 있는 땅
