title = 카스텔
blurb = 카탈루냐를 돌며 카스텔러와 기술을 모아 인간 탑을 쌓습니다.

action-move = 이동
    .command = 폰을 인접한 지역으로 옮깁니다
field-move-region = 지역
    .ask = 폰을 어느 지역으로 옮길까요?
action-recruit = 모집
    .command = 폰이 있는 지역에서 카스텔러를 2명까지 데려옵니다
field-recruit-first = 첫째 카스텔러
    .ask = 누구를 데려올까요?
field-recruit-second = 둘째 카스텔러
    .ask = 한 명 더 데려올까요? 더 데려오지 않아도 됩니다.
action-train = 훈련
    .command = 기술 바퀴가 가리키는 기술의 등급을 1 올립니다
field-train-skill = 기술
    .ask = 어느 기술을 훈련할까요?
action-end_turn = 차례 마치기
    .command = 차례를 마칩니다. 행동을 다 하지 않아도 됩니다
group-special = 특별 행동: 토큰이나 특별 기술로 합니다
action-special_recruit = 특별 행동: 1명 모집
    .command = 폰이 있는 지역에서 카스텔러 1명을 더 데려옵니다
field-special_recruit-size = 크기
    .ask = 어느 카스텔러를 데려올까요?
field-special_recruit-by = 수단
    .ask = 토큰과 특별 기술 중 무엇으로 할까요?
action-special_move = 특별 행동: 한 번 더 이동
    .command = 폰을 한 지역 더 옮깁니다
field-special_move-region = 지역
    .ask = 폰을 어느 지역으로 옮길까요?
field-special_move-by = 수단
    .ask = 토큰과 특별 기술 중 무엇으로 할까요?
action-special_perform = 특별 행동: 지역 공연
    .command = 폰이 있는 지역의 공연 타일에 맞는 탑을 쌓습니다
field-special_perform-tile = 공연
    .ask = 어느 공연을 할까요?
field-special_perform-tower = 탑
    .ask = 어떤 탑을 쌓을까요? 맨 아래층부터 999/87/6/5처럼 적으세요 (T는 10)
field-special_perform-by = 수단
    .ask = 토큰과 특별 기술 중 무엇으로 할까요?
action-festival = 축제
    .command = 축제에 탑으로 참가하거나 쉽니다
field-festival-tower = 탑
    .ask = 어떤 탑을 보일까요? 맨 아래층부터 999/87/6/5처럼 적으세요(T는 10). 쉬려면 없음을 고르세요

phase-lots = 누가 먼저 시작할지 제비를 뽑습니다
phase-refill = 주머니에서 카스텔러를 꺼냅니다
phase-turn = 이동, 모집, 훈련, 특별 행동을 원하는 순서로 할 차례입니다
phase-festival = 축제에 보일 탑을 고를 차례입니다. 쉬어도 됩니다
phase-over = 게임이 끝났습니다

section-beginning = 게임 준비
section-rounds = 라운드
section-turn = 차례
section-training = 훈련
section-special = 특별 행동
section-towers = 탑 쌓기
section-performances = 지역 공연
section-festivals = 축제

why-notation = { $level }층을 읽을 수 없습니다. "{ $part }"의 { $at }번째 글자 "{ $letter }"는 크기가 아닙니다. 크기는 1~9와 T(10)로, 999/87/6/5처럼 적으세요.
why-notation_empty = 탑에 카스텔러가 없습니다. 맨 아래층부터 999/87/6/5처럼 적으세요.
why-notation_ten = { $level }층 "{ $part }"이 10 하나인지 1과 10인지 알 수 없습니다. 10은 T나 10x1로 적으세요.
why-notation_item = { $level }층을 "{ $item }"에서 읽을 수 없습니다. 9x2+8x1처럼 크기x명수로 적으세요.
why-notation_tall = { $levels }층은 너무 높습니다. { $most }층까지 적을 수 있습니다.
why-notation_wide = { $level }층에 { $count }명은 너무 많습니다. 한 크기는 { $most }명뿐이니 더 적게 적으세요.
why-tower = { $tower } 탑은 안 됩니다: { $faults }.
why-no_such_seat = 그런 자리는 없습니다.
why-not_in_bag = 주머니에 크기 { $size } 카스텔러가 없습니다.
why-off_the_map = 폰이 아직 지도에 없습니다. 먼저 이동하세요. 첫 이동은 어느 지역이든 갈 수 있습니다.
why-moved_already = 이번 차례에 이미 이동했습니다. 특별 행동으로 한 번 더 이동할 수 있습니다.
why-not_adjacent = 인접한 지역이 아닙니다: { $region }. 여기서 갈 수 있는 지역: { $reach }.
why-already_there = 폰이 이미 그 지역에 있습니다: { $region }. 다른 지역을 고르세요.
why-recruited_already = 이번 차례에 이미 모집했습니다. 특별 행동으로 1명을 더 데려올 수 있습니다.
why-not_in_region = { $there_count ->
    [0] 남은 카스텔러가 없습니다: { $region }.
   *[other] 크기 { $size } 카스텔러가 모자랍니다: { $region }. 있는 카스텔러: { $there }.
}
why-trained_already = 이번 차례에 이미 훈련했습니다.
why-not_on_wheel = 이번 라운드에는 기술 바퀴가 이 지역에 그 기술을 주지 않습니다: { $skill }. 고를 수 있는 기술: { $offered }.
why-highest_rank = 이미 가장 높은 { $rank }등급입니다: { $skill }. 다른 기술을 훈련하세요.
why-special_is_carried_out = 특별 기술에는 등급이 없고, 곧바로 특별 행동을 합니다. 특별 행동을 고르고 수단으로 특별 기술을 고르세요.
why-no_special_tile = 이번 라운드에는 기술 바퀴가 이 지역에 특별 기술을 주지 않습니다: { $region }. 토큰을 쓰세요.
why-special_used = 이번 차례에 이미 특별 행동을 했습니다.
why-no_token = 남은 특별 행동 토큰이 없습니다. 기술 바퀴의 특별 기술로만 특별 행동을 할 수 있습니다.
why-no_such_tile = 이 게임에 없는 공연입니다. { $left ->
    [0] 남은 공연이 없는 지역입니다: { $region }.
   *[other] 이 지역의 공연을 고르세요: { $region }.
}
why-tile_taken = { $by }이 이미 가져간 공연입니다. 다른 공연을 고르세요.
why-tile_elsewhere = 그 공연이 열리는 지역은 { $region }, 폰이 있는 지역은 { $here }입니다. 먼저 그 지역으로 가세요.

fault-no_size = { $levels }층의 크기 { $size }: 없는 크기 (1~10만 있음)
fault-stock = { $levels_count ->
   *[other] { $levels }층에 쓴 크기 { $size } 카스텔러 부족
} ({ $need }명 필요 · { $have }명 있음)
fault-spread = { $levels }층에 { $sizes } 섞임 (한 층의 크기는 1까지만 다를 수 있음)
fault-wider = { $levels }층이 아래층보다 넓음 ({ $below }명 위에 { $count }명은 어떤 기술로도 불가)
fault-bigger = { $levels }층에서 { $below } 위에 { $size } (더 큰 카스텔러는 어떤 기술로도 불가)
fault-rank = { $levels_count ->
   *[other] { $levels }층
}{ $skill_key ->
    [balance] {"이"} 아래층과 같은 명수
    [mix] {"에"} 두 크기가 섞임
   *[strength] {"이"} 같은 크기 위에 섬
} ({ $skill } { $need } 필요 · 지금 { $have })
fault-wide = { $levels_count ->
   *[other] { $levels }층이
} { $limit }명보다 넓음 (베이스 { $base } 필요 · 지금 { $base_have } 또는 폭 { $width } 필요 · 지금 { $width_have })
fault-few_levels = { $have }층뿐임 ({ $need }층 필요)
fault-other_levels = { $have }층임 (정확히 { $need }층이어야 함)
fault-missing_size = 크기 { $size } 카스텔러가 없음
fault-shape = 모양이 { $have } ({ $need } 모양이어야 함)
fault-unused = { $skill } 기술을 쓰지 않음 ({ $need }번 써야 함)

event-TurnOrderSet = { $seat }이 먼저 시작합니다.
event-CastellerArrived = {""}
event-RegionsRefilled = 지역에 카스텔러를 채웠습니다. 주머니에 { $left }명 남았습니다.
event-RoundBegan = { $round }라운드입니다. { $seat }부터 시작합니다.
event-FestivalsAhead = 이번 라운드 끝에 축제가 열립니다: { $festivals }.
event-PawnPlaced = { $seat }이 여행을 시작했습니다: { $region }.
event-PawnMoved = { $seat }이 이동했습니다: { $region }.
event-Recruited = { $seat }이 크기 { $castellers } 카스텔러를 모집했습니다: { $region }.
event-Trained = { $seat }이 훈련했습니다: { $skill } { $rank }등급.
event-SpecialSkillUsed = { $seat }이 특별 기술을 썼습니다.
event-TokenPlaced = { $seat }이 특별 행동 토큰을 놓았습니다: { $region }. { $left }개 남았습니다.
event-Performed = { $seat }이 { $tower } 탑으로 공연했습니다: { $region }, { $tile }.{ $tokens ->
    [0] {""}
   *[other] {" "}특별 행동 토큰 { $tokens }개도 가져왔습니다.
}
event-TurnEnded = {""}
event-FestivalBegan = 축제가 열립니다: { $region }, 크기 { $sizes }. 참가할 수 있는 사람: { $asked }.
event-FestivalUnattended = 축제가 열렸지만 참가하는 사람이 없습니다: { $region }, 크기 { $sizes }.
event-TowerImpossible = { $seat }은 축제에 보일 탑을 쌓을 수 없습니다: { $region }.
event-AnswerSealed = { $again ->
    [yes] { $seat }이 축제의 답을 바꿨습니다.
   *[no] { $seat }이 축제의 답을 정했습니다.
}
event-TowerSealed = { $tower ->
    [none] 이번 축제는 쉽니다.
   *[other] 내 답: { $tower }
}
event-StayedOut = { $seat }은 축제를 쉬었습니다: { $region }.
event-TowerShown = { $seat }이 { $tower } 탑을 보였습니다: { $region }, { $levels }층 + 맞는 크기 { $matches }명 = { $score }점.
event-MarkerMoved = { $seat }의 최고 탑 점수가 { $score }점이 되었습니다.
event-PrizeWon = { $seat }이 { JOSA($prize, "을") } 받았습니다: { $region }.
event-NoPrizeLeft = { $seat }이 받을 상이 남지 않았습니다.
event-SizeTokenWon = { $seat }이 크기 { $size } 토큰을 받았습니다: { $region }.
event-SizeTokenLost = 크기 { $size } 토큰은 아무도 받지 못했습니다: { $region }.
event-MatchEnded = 10라운드가 끝났습니다.
event-Scored = {""}

region-girona = 지로나
    .also = A, Girona, 헤로나
region-barcelona = 바르셀로나
    .also = B, Barcelona
region-vilanova = 빌라노바
    .also = C, Vilanova
region-vilafranca = 빌라프랑카
    .also = D, Vilafranca
region-tarragona = 타라고나
    .also = E, Tarragona
region-valls = 발스
    .also = F, Valls
region-lleida = 예이다
    .also = G, Lleida, 레리다
skill-balance = 균형
    .also = balance
skill-base = 베이스
    .also = base
skill-mix = 믹스
    .also = mix
skill-strength = 힘
    .also = strength
skill-width = 폭
    .also = width
skill-special = 특별
    .also = special
by-token = 토큰
    .also = token
by-skill = 특별 기술
    .also = skill, 기술, 훈련
prize-trophy = 트로피
prize-medal = 메달
    .also = 금속
prize-ribbon = 리본
tile-shape = { $shape } 모양 ({ $points }점)
tile-exhibition = { $skills } 전시 ({ $points }점)

region-hint = { $castellers_count ->
    [0] 카스텔러 없음
   *[other] 카스텔러 { $castellers }
} · { $skill }{ $festival ->
    [yes] {" "}· 이번 라운드 축제
   *[no] {""}
}
train-hint = { $rank }등급{ $gain ->
    [0] {""}
   *[other] {" "}· 다음 축제 +{ $gain }
}
gain-hint = 다음 축제 +{ $gain }
tile-hint = { $tokens ->
    [0] {""}
   *[other] 특별 행동 토큰 { $tokens }개 포함
}
tower-hint = { $score }점: { $levels }층 + 맞는 크기 { $matches }명

status-round = { $round }/10라운드 · 첫 플레이어 { $first } · 주머니에 { $bag }명
status-seat = { $seat }: 카스텔러 { $castellers }명 · 등급 { $ranks } · 특별 행동 토큰 { $tokens }개 · 최고 탑 { $best } · { $points }점
hand-castellers = 카스텔러: { $castellers }
hand-size = { $size } (×{ $count })
hand-ranks = 등급: { $ranks_count ->
    [0] 아직 없음
   *[other] { $ranks }
}
hand-rank = { $skill } { $rank }
hand-answer = 정해 둔 답: { $tower }

term-tower = 최고 탑
term-variety = 지역 다양성({ $regions }곳)
term-prizes = 상(트로피 { $trophies } · 메달 { $medals } · 리본 { $ribbons })
term-sizes = 크기 토큰({ $tokens }개)
term-performances = 공연({ $tiles }개{ $tokens ->
    [0] {""}
   *[other] {" "}· 특별 행동 토큰 { $tokens }개
})

option-wheel = 기술 바퀴
option-wheel-normal = 일반 면: 모든 지역 칸이 있음
option-wheel-advanced = 고급 면: 지역 없음 칸이 있음
option-visitor = 카탈루냐에 가장 최근에 다녀온 사람이 시작
option-visitor-nobody = 없음: 제비를 뽑음
option-visitor-1 = 1번 자리
option-visitor-2 = 2번 자리
option-visitor-3 = 3번 자리
option-visitor-4 = 4번 자리
option-refill_rounds = 지역 채우기
option-refill_rounds-odd = 3, 5, 7, 9라운드
option-refill_rounds-every = 2라운드부터 매 라운드
option-festival_calendar_by_players = 축제 수
option-festival_calendar_by_players-yes = 4명 14번, 3명 12번, 2명 8번
option-festival_calendar_by_players-no = 항상 14번
option-size_tokens_per_festival = 축제마다 크기 토큰
option-size_tokens_per_festival-1_1 = 1개
option-size_tokens_per_festival-1_2 = 6라운드까지 1개, 그 뒤 2개
option-size_tokens_per_festival-2_2 = 2개
option-special_action_move = 특별 행동 이동
option-special_action_move-adjacent = 인접한 지역으로
option-special_action_move-any = 어느 지역으로든
option-special_skill_consumes_special_action = 특별 기술을 쓰면 특별 행동도 쓴 것으로 함
option-special_skill_consumes_special_action-no = 아니요
option-special_skill_consumes_special_action-yes = 예
option-own_token_collected = 공연에 쓴 토큰을 바로 가져옴
option-own_token_collected-no = 아니요, 다음 공연자를 위해 남음
option-own_token_collected-yes = 예
option-exhibition_levels = 기술 전시의 층수
option-exhibition_levels-at_least = 점수 이상
option-exhibition_levels-exactly = 점수와 같게
option-base_levels_max = 베이스로 넓힐 수 있는 층
option-base_levels_max-rank = 등급만큼
option-base_levels_max-1 = 1층만
option-max_rank = 가장 높은 등급
option-max_rank-3 = 3
option-max_rank-4 = 4
option-max_rank-5 = 5
option-max_rank-6 = 6
option-start_rank = 시작 등급
option-start_rank-0 = 0
option-start_rank-1 = 1
option-prizes_tie = 동점자가 받는 상
option-prizes_tie-best_place = 차지한 자리 중 가장 좋은 상
option-prizes_tie-last_place = 차지한 자리 중 가장 낮은 상
option-prizes_chart_by = 상을 나누는 기준
option-prizes_chart_by-players = 게임 인원
option-prizes_chart_by-entrants = 참가 인원
option-size_token_tie = 크기 토큰 동점
option-size_token_tie-score_else_nobody = 점수가 높은 사람, 그래도 같으면 없음
option-size_token_tie-nobody = 아무도 받지 않음
option-size_token_count = 크기 토큰의 기준
option-size_token_count-tower = 보인 탑의 카스텔러
option-size_token_count-stock = 가진 카스텔러
option-variety_prize = 지역 다양성에 상을 셈
option-variety_prize-yes = 예
option-variety_prize-no = 아니요
option-variety_size_token = 지역 다양성에 크기 토큰을 셈
option-variety_size_token-yes = 예
option-variety_size_token-no = 아니요
option-variety_performance_tile = 지역 다양성에 공연 타일을 셈
option-variety_performance_tile-yes = 예
option-variety_performance_tile-no = 아니요
option-variety_special_token = 지역 다양성에 모은 특별 행동 토큰을 셈
option-variety_special_token-yes = 예
option-variety_special_token-no = 아니요
option-tie_break = 최종 동점
option-tie_break-three_steps = 최고 탑, 상, 크기 토큰 순으로 가림
option-tie_break-shared = 공동 순위
preset-normal = 일반 바퀴
preset-advanced = 고급 바퀴

board-round = { $round }라운드
board-rounds = 라운드
board-all = 모두
board-none = 없음
board-taken = 공연 끝
board-points = { $points }점
board-best = 최고 탑 { $best }
alt-board = { $round }라운드.{ $festivals_count ->
    [0] {""}
   *[other] { " " }축제: { $festivals }.
}
alt-player = { $seat }: { $region ->
    [none] 폰 아직 없음
   *[other] 폰 { $region }
}, { $points }점, 최고 탑 { $best }.
alt-region = { $region }: 카스텔러 { $castellers_count ->
    [0] 없음
   *[other] { $castellers }
}.
board-level = { $level }층
board-score = = { $points }점
board-fault-no_size = { $at }층: 크기 { $size } 없음
board-fault-stock = 크기 { $size }: { $need }명 중 { $have }명
board-fault-spread = { $at }층: { $sizes } 섞임
board-fault-wider = { $at }층: { $below }명 위에 { $count }명
board-fault-bigger = { $at }층: { $below } 위에 { $size }
board-fault-rank = { $at }층: { $skill } { $need } 필요
board-fault-wide = { $at }층: { $limit }명 초과
board-fault-few_levels = { $have }층뿐 ({ $need }층 필요)
board-fault-other_levels = { $have }층 ({ $need }층이어야 함)
board-fault-missing_size = 크기 { $size } 없음
board-fault-shape = { $need } 모양 아님
board-fault-unused = { $skill } 안 씀
alt-no-tower = 아직 쌓은 층이 없습니다.
alt-tower = 탑 { $tower }: { $levels }층{ $matches ->
    [none] {""}
   *[other] {" "}· 맞는 크기 { $matches }명
}.
board-total = { $points }점
board-best-tower = 최고 탑 { $points }
board-regions = 지역 { $points }/7
board-castellers = 카스텔러 { $count }명
board-special = 특별 행동 { $left }/{ $all }
board-nothing = 아직 없음
board-variety = { $regions }곳 = { $points }점
board-variety-title = 지역 다양성
overlay-player1 = 1번 자리의 판
overlay-player2 = 2번 자리의 판
overlay-player3 = 3번 자리의 판
overlay-player4 = 4번 자리의 판
menu-grow = 한 층씩 쌓기
menu-back = 한 층 내리기
