title = 카탄
blurb = 섬을 개척해 교환하고 건설하거나, 해안에 상륙하는 바바리안을 몰아냅니다.

group-build = 도로, 마을, 도시, 발전 카드
group-trade = 은행이나 다른 플레이어와 교환
group-play = 발전 카드 쓰기
group-knight = 바바리안의 공격: 기사
group-barbarian = 반역과 음모로 바바리안 옮기기

action-found = 마을 세우기
    .command = 초기 배치: 마을(또는 도시)과 그에 닿는 도로를 놓습니다
field-found-corner = 교차점
    .ask = 어느 교차점에 세울까요?
field-found-path = 도로
    .ask = 도로는 어느 길 자리에 놓을까요?
action-roll = 주사위 굴리기
    .command = 내 차례의 주사위를 굴립니다
action-discard = 카드 버리기
    .command = 7이 나왔습니다. 카드 절반을 버립니다 (나만 보이는 메뉴)
field-discard-good = 카드
    .ask = 어떤 카드를 버릴까요?
action-robber = 도둑 옮기기
    .command = 도둑을 옮기고 카드 1장을 가져옵니다
field-robber-hex = 타일
    .ask = 어느 타일로 옮길까요?
field-robber-victim = 플레이어
    .ask = 누구의 카드를 가져올까요?
action-road = 도로 짓기
    .command = 도로를 짓습니다: 나무 1장, 벽돌 1장
field-road-path = 길 자리
    .ask = 어느 길 자리에 지을까요?
action-settlement = 마을 짓기
    .command = 마을을 짓습니다: 나무, 벽돌, 양털, 밀 1장씩
field-settlement-corner = 교차점
    .ask = 어느 교차점에 지을까요?
action-city = 도시 짓기
    .command = 마을을 도시로 올립니다: 밀 2장, 광석 3장
field-city-corner = 마을
    .ask = 어느 마을을 도시로 올릴까요?
action-card = 발전 카드 사기
    .command = 발전 카드를 삽니다: 양털, 밀, 광석 1장씩
action-bank = 은행과 교환
    .command = 같은 자원 4장을 다른 자원 1장으로 바꿉니다. 항구가 있으면 더 적게 냅니다
field-bank-give = 내는 것
    .ask = 무엇을 낼까요?
field-bank-get = 받는 것
    .ask = 무엇을 받을까요?
action-gold = 금화 쓰기
    .command = 금화 2개로 자원 1장을 삽니다. 한 차례에 두 번까지 할 수 있습니다
field-gold-get = 받는 것
    .ask = 금화 2개로 어떤 자원을 살까요?
action-offer = 교환 제안
    .command = 한 사람이나 모두에게 교환을 제안합니다
field-offer-give = 내는 것
    .ask = 무엇을 낼까요? (직접 쓸 때: 양털2+광석1)
field-offer-get = 받는 것
    .ask = 무엇을 받고 싶으세요?
field-offer-to = 플레이어
    .ask = 누구에게 제안할까요?
action-answer = 제안에 답하기
    .command = 제안을 받아들이거나 거절합니다
field-answer-number = 제안
    .ask = 어느 제안에 답할까요?
field-answer-accept = 수락
    .ask = 받아들일까요?
action-confirm = 상대 고르기
    .command = 받아들인 사람 가운데 한 사람과 교환합니다
field-confirm-number = 제안
    .ask = 어느 제안인가요?
field-confirm-partner = 플레이어
    .ask = 누구와 교환할까요?
action-withdraw = 제안 거두기
    .command = 내 제안을 거둡니다
field-withdraw-number = 제안
    .ask = 어느 제안을 거둘까요?
action-knight = 기사 카드 쓰기
    .command = 도둑을 옮기고 카드 1장을 가져옵니다
action-road_building = 도로 건설 카드 쓰기
    .command = 도로 2개를 공짜로 짓습니다
action-year_of_plenty = 풍년 카드 쓰기
    .command = 은행에서 자원 2장을 가져옵니다
field-year_of_plenty-first = 첫째
    .ask = 먼저 어떤 자원을 가져올까요?
field-year_of_plenty-second = 둘째
    .ask = 또 어떤 자원을 가져올까요?
action-monopoly = 독점 카드 쓰기
    .command = 모두에게서 자원 한 가지를 전부 가져옵니다
field-monopoly-good = 자원
    .ask = 어떤 자원을 가져올까요?
action-end = 차례 마치기
    .command = 내 차례를 마칩니다
action-draw_from = 카드 뽑기
    .command = 7이 나왔습니다. 다른 사람의 손패에서 카드 1장을 뽑거나 넘어갑니다
field-draw_from-victim = 플레이어
    .ask = 누구의 카드를 뽑을까요?
action-place = 기사 놓기
    .command = 방금 산 카드의 기사를 놓습니다
field-place-path = 길 자리
    .ask = 어느 길 자리에 놓을까요?
action-move = 기사 옮기기
    .command = 기사를 3칸까지, 밀 1장을 내면 5칸까지 옮깁니다
field-move-knight = 기사
    .ask = 어느 기사를 옮길까요?
field-move-to = 도착
    .ask = 어느 길 자리로 옮길까요?
action-shift = 바바리안 옮기기
    .command = 바바리안 하나를 다른 해안 타일로 옮깁니다
field-shift-source = 출발
    .ask = 어느 타일에서 옮길까요?
field-shift-target = 도착
    .ask = 어느 타일로 옮길까요?
action-capture = 포로 잡기
    .command = 바바리안 하나를 포로로 잡습니다
field-capture-hex = 타일
    .ask = 어느 타일의 바바리안을 잡을까요?

phase-lots = 누가 먼저 할지 제비를 뽑는 중입니다
phase-founding = 마을과 도로를 놓을 차례입니다
phase-roll = 주사위를 굴리거나 먼저 카드를 쓸 차례입니다
phase-rolling = 주사위가 구르는 중입니다
phase-discarding = 카드 절반을 버릴 차례입니다
phase-robber = 도둑을 옮길 차례입니다
phase-stealing = 카드를 뽑는 중입니다
phase-main = 교환하고 건설할 차례입니다
phase-answering = 제안에 답할 수 있습니다
phase-drawing = 발전 카드를 뽑는 중입니다
phase-free_roads = 공짜 도로를 지을 차례입니다
phase-seven_draw = 다른 사람의 카드를 뽑거나 넘어갈 차례입니다
phase-landing = 바바리안이 상륙하는 중입니다
phase-placing = 기사를 놓을 차례입니다
phase-treason = 반역: 바바리안 둘을 옮길 차례입니다
phase-intrigue = 음모: 바바리안 하나를 옮길 차례입니다
phase-capture = 음모: 포로를 잡을 차례입니다
phase-knights = 기사를 옮기거나 차례를 마칠 수 있습니다
phase-sharing = 누가 포로를 데려갈지 주사위로 정하는 중입니다
phase-retiring = 은퇴할 기사를 주사위로 정하는 중입니다
phase-over = 게임이 끝났습니다

section-beginning = 누가 먼저 하나
section-founding = 초기 배치
section-turn = 차례
section-rolling = 생산
section-discarding = 7이 나오면
section-robber = 도둑
section-costs = 비용
section-supply = 말의 수
section-road = 도로
section-settlement = 마을
section-city = 도시
section-cards = 발전 카드
section-trade = 플레이어끼리의 교환
section-harbours = 은행과 항구의 교환
section-seven = 바바리안의 공격에서 7이 나오면
section-landing = 바바리안의 상륙
section-conquest = 점령
section-knighthood = 기사 서임과 흑기사
section-treason = 반역
section-intrigue = 음모
section-knights = 기사 옮기기
section-prisoners = 포로
section-losses = 은퇴하는 기사
section-gold = 금화

why-no_such_seat = 이 게임에 그런 플레이어는 없습니다.
why-no_such_number = 주사위 눈은 1에서 6까지입니다.
why-too_close = { $corner } 교차점은 { $seat }의 건물({ $near })과 너무 가깝습니다. 건물끼리는 두 칸 이상 떨어져야 합니다. { $open_count ->
    [0] 두 칸 떨어진 교차점을 고르세요.
   *[other] 지을 수 있는 곳: { $open }.
}
why-not_beside = 그 길 자리는 { $corner } 교차점에 닿지 않습니다. 다음에서 고르세요: { $open }.
why-road_taken = { $path } 길 자리에는 이미 도로가 있습니다. { $open_count ->
    [0] 지금은 지을 곳이 없습니다.
   *[other] 지을 수 있는 곳: { $open }.
}
why-no_connection = { $path } 길 자리는 내 도로나 건물에 이어지지 않습니다. 다른 사람의 건물 너머로는 도로가 이어지지 않습니다. { $open_count ->
    [0] 지금은 지을 곳이 없습니다.
   *[other] 지을 수 있는 곳: { $open }.
}
why-no_road_there = { $corner } 교차점에 닿는 내 도로가 없습니다. { $open_count ->
    [0] 먼저 도로를 지으세요.
   *[other] 지을 수 있는 곳: { $open }.
}
why-no_settlement_there = 도시는 내 마을 자리에 짓습니다. { $open_count ->
    [0] 지금 도시로 올릴 마을이 없습니다.
   *[other] 내 마을: { $open }.
}
why-no_piece = 남은 { JOSA($piece, "이") } 없습니다. 모두 { $count }개입니다. { $piece_key ->
    [settlement] 먼저 도시를 지으면 마을이 돌아옵니다.
   *[other] 다른 것을 지으세요.
}
why-cannot_pay = 비용은 { $price }입니다. 모자란 것: { $missing }. 교환하거나 다른 것을 지으세요.
why-pile_empty = 남은 발전 카드가 없습니다.
why-not_in_pile = 그 카드는 더미에 없습니다.
why-no_such_card = 가지고 있지 않은 카드입니다: { $card }.
why-bought_this_turn = 이번 차례에 산 카드입니다: { $card }. 다음 차례부터 쓸 수 있습니다.
why-one_card_a_turn = 이번 차례에 이미 카드를 썼습니다. 다음 차례에 쓸 수 있습니다.
why-no_room_for_roads = 도로를 지을 곳이나 남은 도로가 없습니다. 카드를 아껴 두세요.
why-not_in_bank = 은행에 { JOSA($good, "이") } 없습니다. { $left_count ->
    [0] 다른 자원도 없습니다.
   *[other] 은행에 있는 것: { $left }.
}
why-take_another = 은행에 카드가 더 있습니다. 한 장 더 고르세요.
why-like_for_like = 같은 것을 주고받을 수는 없습니다: { $good }. 다른 것을 고르세요.
why-rate = 은행은 카드 1장에 { JOSA($good, "을") } { $rate }장 받습니다. 가진 것은 { $have }장입니다.
why-no_gift = 양쪽 모두 무언가를 내야 합니다. 그냥 줄 수는 없습니다.
why-not_in_hand = 손에 없는 카드입니다: { $goods }. 모자란 것: { $missing }.
why-only_with_turn = 지금은 차례인 { $seat }하고만 교환할 수 있습니다.
why-no_such_offer = { $number }번 제안은 지금 고를 수 없습니다. { $open_count ->
    [0] 고를 수 있는 제안이 없습니다.
   *[other] 고를 수 있는 제안: { $open }.
}
why-answered = { $number }번 제안에는 이미 답했습니다.
why-not_accepted = 그 사람은 { $number }번 제안을 받아들이지 않았습니다. { $willing_count ->
    [0] 아직 아무도 받아들이지 않았습니다.
   *[other] 받아들인 사람: { $willing }.
}
why-enough_offers = 이번 차례에 제안을 { $most }번 했습니다. 다음 차례에 다시 하세요.
why-no_such_good = 교환할 수 없는 것입니다. 자원과 장수를 말하세요.
why-bad_goods = “{ $text }”: 교환할 수 없습니다. 어떤 자원 몇 장인지 말하세요(예: 양털 2, 광석 1).
why-with_others = 자신과는 교환할 수 없습니다. 고를 수 있는 상대: { $open }, 또는 모두.
why-robber_stays = 도둑은 이미 { $hex } 타일에 있고, 반드시 움직여야 합니다. 다른 타일을 고르세요.
why-no_such_hex = 갈 수 있는 타일이 아닙니다.
why-no_victim = { $seat }의 카드는 가져올 수 없습니다. { $open_count ->
    [0] 카드를 가져올 사람이 없습니다.
   *[other] 다음에서 고르세요: { $open }.
}
why-choose_victim = { $hex } 타일에 있는 사람에게서 카드 1장을 가져와야 합니다: { $open }.
why-conquered = 점령된 타일 곁에는 지을 수 없습니다: { $hexes_count ->
   *[other] { $hexes }
}. 기사가 해방한 뒤에 지으세요.
why-lying = { $corner }의 마을은 쓰러져 있어, 곁의 타일이 해방될 때까지 도시로 올릴 수 없습니다. { $open_count ->
    [0] 다른 마을이 없습니다.
   *[other] 다른 마을: { $open }.
}
why-gold_twice = 이번 차례에 금화로 카드를 두 번 샀습니다. 다음 차례에 다시 살 수 있습니다.
why-knight_there = { $path } 길 자리에는 { $seat }의 기사가 있습니다. 기사가 없는 곳을 고르세요.
why-not_at_castle = 서임한 기사는 성 둘레에 놓습니다. 놓을 수 있는 곳: { $open }.
why-no_knight = 그곳에 내 기사가 없습니다. { $open_count ->
    [0] 옮길 기사가 없습니다.
   *[other] 다음에서 고르세요: { $open }.
}
why-already_moved = 그 기사는 이번 차례에 이미 움직였습니다. { $open_count ->
    [0] 모두 움직였으니 차례를 마치세요.
   *[other] 남은 기사: { $open }.
}
why-too_far = 너무 멉니다. 기사는 3칸까지, 밀 1장을 내면 { $most }칸까지 움직입니다.
why-no_grain = { $steps }칸을 가려면 밀 1장이 드는데, 밀이 없습니다. 3칸까지는 그냥 갈 수 있습니다.
why-not_to_castle = 다른 곳에 설 수 있는 내 기사는 성 둘레에 남을 수 없습니다. { $open_count ->
    [0] 다른 기사를 먼저 옮기세요.
   *[other] 옮길 수 있는 곳: { $open }.
}
why-leave_castle = 성을 떠날 수 있는 내 기사는 성 둘레에 남을 수 없습니다. 차례를 마치기 전에 옮길 기사: { $open }.
why-no_barbarian = 그곳에서 데려올 바바리안이 없습니다. 다음에서 고르세요: { $open }.
why-hex_full = { $hex } 타일에는 이미 바바리안이 셋 있습니다. { $open_count ->
    [0] 자리가 남은 타일이 없습니다.
   *[other] 자리가 남은 타일: { $open }.
}
why-only_coast = { $hex } 타일은 해안 타일이 아닙니다. 바바리안은 해안에만 있을 수 있습니다. { $open_count ->
    [0] 다른 타일을 먼저 고르세요.
   *[other] 고를 수 있는 타일: { $open }.
}
why-same_hex = { $hex }의 바바리안은 다른 타일로 옮겨야 합니다. { $open_count ->
    [0] 그곳에서는 옮길 수 없습니다.
   *[other] 고를 수 있는 타일: { $open }.
}
why-other_hexes = { $hex } 타일은 첫째 바바리안을 옮길 때 이미 골랐습니다. 둘째 바바리안은 다른 두 타일 사이에서 옮깁니다. { $open_count ->
    [0] 다른 타일을 먼저 고르세요.
   *[other] 고를 수 있는 타일: { $open }.
}
why-stuck_treason = 그렇게 하면 둘째 바바리안을 옮길 수 없습니다. 다음에서 고르세요: { $open }.

event-TurnOrderSet = { $seat }이 먼저 시작합니다.
event-Founded = { $seat }이 { $corner }에 { JOSA($piece, "을") }, { $path }에 도로를 놓았습니다.{ $cards ->
    [0] {""}
   *[other] { " " }받은 자원: { $goods }.
}
event-Rolled = { $seat }의 주사위: { $first } + { $second } = { $number }.
event-Produced = 받은 자원: { $shares }.
event-NothingProduced = { JOSA($number, "이") } 나왔지만 아무도 자원을 받지 못했습니다.
event-BankShort = 은행에 { JOSA($good, "이") } 모자라 아무도 받지 못했습니다.
event-DiscardsDue = 카드가 7장이 넘습니다. { $seats_count ->
   *[other] { $seats }
}이 절반을 버려야 합니다.
event-Discarded = { $good ->
    [none] { $seat }이 카드 절반을 버렸습니다.
   *[other] { $seat }이 버린 카드: { $good }.{ $left ->
        [0] {""}
       *[other] { " " }{ $left }장 더 버려야 합니다.
    }
}
event-RobberMoved = { $seat }이 도둑을 { $hex } 타일로 옮겼습니다.
event-CardStolen = { $good ->
    [none] { $seat }이 { $victim }의 카드 1장을 가져왔습니다.
   *[other] { $seat }이 { $victim }의 카드 1장을 가져왔습니다: { $good }.
}
event-RoadBuilt = { $free ->
    [yes] { $seat }이 { $path }에 도로를 공짜로 지었습니다.
   *[no] { $seat }이 { $path }에 도로를 지었습니다.
}
event-SettlementBuilt = { $seat }이 { $corner }에 마을을 지었습니다.
event-CityBuilt = { $seat }이 { $corner }에 도시를 지었습니다.
event-CardBought = { $card ->
    [none] { $seat }이 발전 카드를 샀습니다. { $left }장 남았습니다.
   *[other] { $seat }이 발전 카드를 샀습니다: { $card }. { $left }장 남았습니다.
}
event-KnightPlayed = { $seat }이 기사 카드를 썼습니다(모두 { $count }장).
event-RoadBuildingPlayed = { $seat }이 도로 건설 카드를 썼습니다.
event-YearOfPlentyPlayed = { $seat }이 풍년 카드를 써서 가져온 자원: { $goods }.
event-MonopolyPlayed = { $seat }이 독점 카드를 썼습니다. { $good }: { $count }장을 가져왔습니다.
event-BankTraded = { $seat }의 은행 교환: { $give } → { $get }.
event-OfferMade = { $to ->
    [none] { $number }번 제안, { $seat }: { $give } → { $get }.
   *[other] { $number }번 제안, { $seat } → { $to }: { $give } → { $get }.
}
event-OfferAccepted = { $seat }이 { $number }번 제안을 받아들였습니다.
event-OfferDeclined = { $seat }이 { $number }번 제안을 거절했습니다.
event-OffersVoid = { $numbers_count ->
   *[other] { $numbers }
}번 제안은 이제 유효하지 않습니다.
event-AcceptancesVoid = { $seat }의 수락({ $numbers }번 제안)은 무효가 되었습니다.
event-Traded = { $seat }과 { $partner }의 교환({ $number }번): { $give } → { $get }.
event-TradedWithAnother = { $number }번 제안은 끝났습니다. { $seats }도 받아들였습니다.
event-LongestRoad = { $seat ->
    [none] 가장 긴 도로가 여럿이거나 없어, 최장 도로 카드는 아무도 갖지 않습니다.
   *[other] { $seat }이 최장 도로({ $length }칸)로 2점을 얻었습니다.
}
event-LargestArmy = { $seat }이 최강 기사단(기사 { $knights }명)으로 2점을 얻었습니다.
event-Won = { $seat }이 { $points }점으로 이겼습니다.

event-LandingRolled = { $again_key ->
    [seven] 상륙 주사위 7: 다시 굴립니다.
    [twice] 상륙 주사위 { $number }: 이미 나온 수라 다시 굴립니다.
    [full] 상륙 주사위 { $number }: 바바리안이 이미 셋이라 다시 굴립니다.
   *[counts] {""}
}
again-counts = 그대로
again-seven = 7
again-twice = 이미 나온 수
again-full = 바바리안이 이미 셋
event-BarbariansLanded = { $hexes_count ->
    [0] 상륙 주사위 { $numbers }: 아무도 상륙하지 않았습니다. 배에 { $left }명 남았습니다.
   *[other] 상륙 주사위 { $numbers }: 바바리안이 { $hexes }에 상륙했습니다. 배에 { $left }명 남았습니다.
}
event-NobodyLanded = { $why_key ->
    [full] { $hex } 타일에는 이미 셋이 있어 아무도 상륙하지 않았습니다.
   *[supply_empty] 배가 비어 { $hex } 타일에는 아무도 상륙하지 않았습니다.
}
event-NoAttack = 배가 비어 바바리안이 상륙하지 않습니다.
event-HexConquered = { $hex } 타일이 점령되었습니다.
event-HexFreed = { $hex } 타일이 해방되었습니다.
event-BuildingFell = { $corner }에 있던 { $seat }의 { JOSA($piece, "이") } 쓰러졌습니다({ $piece_key ->
    [city] -2점
   *[settlement] -1점
}).
event-BuildingRose = { $corner }에 있던 { $seat }의 { JOSA($piece, "이") } 다시 일어섰습니다({ $piece_key ->
    [city] +2점
   *[settlement] +1점
}).
event-CardRevealed = { $seat }이 산 카드: { $card }. { $left }장 남았습니다.
event-PileRenewed = 쓴 카드 { $count }장을 섞어 새 더미를 만들었습니다.
event-CardLost = { $seat }의 카드가 아무 효과 없이 버려졌습니다: { $card }.
event-CardReplaced = 상대할 바바리안이 없어 { $seat }이 카드를 공짜로 한 장 더 뽑습니다.
event-KnightPlaced = { $seat }이 { $path }에 기사를 놓았습니다.
event-GoldTaken = { $seat }이 금화 { $count }개를 받았습니다.
event-BarbarianMoved = { $source ->
    [none] { $seat }이 배에 있던 바바리안을 { $target } 타일에 놓았습니다.
   *[other] { $seat }이 바바리안을 { $source }에서 { $target } 타일로 옮겼습니다.
}
event-BarbarianCaptured = { $seat }이 { $hex } 타일의 바바리안을 포로로 잡았습니다(모두 { $prisoners }명).
event-NothingDrawn = { $seat }은 카드를 뽑지 않았습니다.
event-GoldSpent = { $seat }이 금화 2개로 산 자원: { $good }.
event-KnightMoved = { $grain ->
    [yes] { $seat }이 밀 1장을 내고 기사를 { $knight }에서 { $to }까지 { $steps }칸 옮겼습니다.
   *[no] { $seat }이 기사를 { $knight }에서 { $to }까지 옮겼습니다.
}
event-Victory = { $hex }({ $number })에서 기사가 이겼습니다. 바바리안 { $barbarians }명, { $knights }.
event-PrisonerRolled = { $seat }의 포로 주사위: { $die }.
event-PrisonersTaken = { $seat }이 포로 { $count }명을 데려갔습니다(모두 { $prisoners }명).
event-PrisonerMissed = { $seat }은 포로 대신 금화 { $gold }개를 받았습니다.
event-LossRolled = { $hex } 은퇴 주사위: { $die }, 길 자리 { $paths }.
event-KnightRetired = { $path }에 있던 { $seat }의 기사가 은퇴해 금화 { $gold }개를 받았습니다.

goods = { $kind ->
    [gold] 금화 { $count }개
   *[other] { $good } { $count }장
}
goods-none = 없음
knights-of = { $seat }의 기사 { $count }명
share = { $seat }({ $goods })
good-lumber = 나무
    .also = 나무, 목재
good-brick = 벽돌
    .also = 벽돌, 흙
good-wool = 양털
    .also = 양털, 양
good-grain = 밀
    .also = 밀, 곡식
good-ore = 광석
    .also = 광석, 철
good-gold = 금화
    .also = 금화, 골드, 코인
terrain-forest = 숲
terrain-hills = 언덕
terrain-pasture = 목장
terrain-fields = 밭
terrain-mountains = 산
terrain-desert = 사막
terrain-castle = 성
piece-road = 도로
piece-settlement = 마을
piece-city = 도시
unlanded-full = 바바리안이 이미 셋
unlanded-supply_empty = 빈 배
card-knight = 기사
card-victory_point = 승점
card-road_building = 도로 건설
card-year_of_plenty = 풍년
card-monopoly = 독점
card-knighthood = 기사 서임
card-black_knight = 흑기사
card-swift_knight = 날랜 기사
card-treason = 반역
card-intrigue = 음모
source-supply = 배
    .also = 공급처, 배
menu-grow = 한 장씩 고르기
menu-done = 이대로 하기
menu-back = 한 장 빼기
partner-everybody = 모두
    .also = 모두, 모두에게, 전체
victim-nobody = 뽑지 않기
    .also = 없음, 아무도, 뽑지 않음
offer-label = { $number }번, { $seat }: { $give } → { $get }

hex-worded = { $number ->
    [0] { $terrain }
   *[other] { $terrain } { $number }
}
corner-hint = { $harbour_kind ->
    [none] { $hexes }
   *[other] { $hexes }. { $harbour }
}
harbour-none = 항구 없음
harbour-any = 3:1 항구
harbour-lumber = 나무 2:1 항구
harbour-brick = 벽돌 2:1 항구
harbour-wool = 양털 2:1 항구
harbour-grain = 밀 2:1 항구
harbour-ore = 광석 2:1 항구
path-hint = { $corner } 쪽: { $hexes }
hex-hint = { $hex }{ $who_count ->
    [0] {""}
   *[other] : { $who }
}
hex-who = { $seat } { $count }채
give-hint = { $rate }장에 1장, 가진 것 { $have }장
held-hint = 가진 것 { $have }장
bank-hint = 은행에 { $left }장
victim-hint = 카드 { $cards }장
knight-castle = 성 둘레: 떠나야 합니다
knight-beside = { $hexes_count ->
    [0] 해안이 아님
   *[other] { $hexes }
}
coast-beside = { $hex }({ $what }) 바바리안 { $barbarians }명
stop-hint = { $steps }칸{ $grain ->
    [0] {""}
   *[other] , 밀 1장
}{ $hexes_count ->
    [0] {""}
   *[other] . { $hexes }
}

term-settlements = 마을
term-cities = 도시
term-longest = 최장 도로
term-army = 최강 기사단
term-cards = 승점 카드
term-prisoners = 포로

status-seat = { $seat } 카드 { $cards }장, 발전 { $development }장, 기사 { $knights }명, 도로 { $road }칸
status-seat-war = { $seat } 카드 { $cards }장, 금화 { $gold }개, 포로 { $prisoners }명, 도로 { $road }칸
status-longest = 최장 도로: { $seat } ({ $length }칸)
status-army = 최강 기사단: { $seat } ({ $knights }명)
status-pile = 남은 발전 카드: { $pile }장
status-barbarians = 아직 상륙하지 않은 바바리안: { $supply }명. 남은 발전 카드: { $pile }장
status-discards = 버릴 카드: { $who }
status-owes = { $seat } { $count }장
status-offer = { $to ->
    [none] { $number }번 제안, { $seat }: { $give } → { $get }
   *[other] { $number }번 제안, { $seat } → { $to }: { $give } → { $get }
}{ $willing_count ->
    [0] {""}
   *[other] . 수락: { $willing }
}{ $declined_count ->
    [0] {""}
   *[other] . 거절: { $declined }
}
hand-goods = 자원 { $count }장: { $goods }
hand-cards = 발전 카드: { $cards }
hand-card = { $card } { $count }장{ $fresh ->
    [0] {""}
   *[other] (이번 차례에 산 것 { $fresh }장)
}

option-mode = 게임
option-mode-base = 기본 게임
option-mode-barbarians = 바바리안의 공격
option-board = 섬
option-board-starter = 초보자용 고정 지도
option-board-spiral = 지형은 섞고 숫자는 나선으로
option-board-random = 지형과 숫자를 모두 섞기
option-harbours = 항구
option-harbours-printed = 인쇄된 자리
option-harbours-shuffled = 섞기
option-points = 이기는 점수
option-points-printed = 원래대로 (10점, 바바리안의 공격 12점)
option-points-8 = 8점
option-points-9 = 9점
option-points-10 = 10점
option-points-11 = 11점
option-points-12 = 12점
option-points-13 = 13점
option-points-14 = 14점
option-first = 누가 먼저 하나
option-first-draw = 제비뽑기
option-first-host = 방장
option-barbarian_supply = 바바리안의 수
option-barbarian_supply-36 = 36명
option-barbarian_supply-30 = 30명
option-full_hex = 셋이 있는 타일의 상륙
option-full_hex-skip = 상륙하지 않음
option-full_hex-reroll = 다시 굴림
option-seven_steal = 7이 나오면
option-seven_steal-any = 굴린 사람이 아무에게서나 카드 1장을 뽑음
option-seven_steal-none = 뽑지 않음
option-intrigue = 음모 카드
option-intrigue-move = 바바리안 하나를 옮김
option-intrigue-prisoner = 포로 하나를 잡음 (현행 공식)
option-gold_maritime = 은행 교환의 금화
option-gold_maritime-classic = 자원처럼 4:1, 3:1, 2:1
option-gold_maritime-official = 자원을 금화로만, 2:1 없음 (현행 공식)
option-city_start_cards = 첫 도시가 타일마다 받는 자원
option-city_start_cards-1 = 1장
option-city_start_cards-2 = 2장
option-upgrade_lying = 쓰러진 마을을 도시로 올리기
option-upgrade_lying-no = 할 수 없음
option-upgrade_lying-yes = 할 수 있음
option-landing_before_win = 이기는 건물의 점수보다 상륙이 먼저
option-landing_before_win-no = 아니요
option-landing_before_win-yes = 예
option-black_knight_name = 셋째 카드의 이름
option-black_knight_name-black = 흑기사
option-black_knight_name-swift = 날랜 기사
preset-classic = 클래식 규칙
preset-official = 현행 공식 규칙

alt-board = { $barbarians ->
    [yes] 바바리안의 공격을 하는 카탄 섬입니다.
   *[no] 카탄 섬입니다.
}
alt-seat = { $seat }: 도로 { $roads }개{ $settlements_count ->
    [0] {""}
   *[other] , 마을 { $settlements }
}{ $cities_count ->
    [0] {""}
   *[other] , 도시 { $cities }
}.
alt-robber = 도둑은 { $hex } 타일에 있습니다.
alt-barbarians = { $hexes_count ->
    [0] 섬에 바바리안이 없습니다
   *[other] 바바리안: { $hexes }
}. 아직 상륙하지 않은 바바리안 { $supply }명.
alt-hex = { $hex } { $count }명
alt-knights = { $seat }의 기사: { $paths }.
alt-choices = { $places_count ->
    [0] 고를 것이 없습니다.
   *[other] 고를 수 있는 곳: { $places }.
}
picture-steps = { $steps }칸
picture-hand = 손패
picture-private = 나만 보임
picture-resources = 자원 { $count }장
picture-seven = 주사위 7이면 { $count }장을 버립니다
picture-safe = 주사위 7에도 버리지 않습니다
picture-gold = 금화
picture-gold-price = 금화 2개 → 자원 1장
picture-prisoners = 포로
picture-points = 2명마다 1점, 지금 { $points }점
picture-knights = 남은 기사
picture-out = 6명 중 { $out }명 출전
picture-cards = 발전 카드
picture-no-cards = 가진 카드가 없습니다.
picture-fresh = 새 { $count }장
picture-pieces = 남은 말
picture-left = { $piece } { $count }
alt-hand = { $goods_count ->
    [0] 손패가 비어 있습니다.
   *[other] 손패: { $goods }.
}
