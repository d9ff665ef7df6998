title = 첩보전
blurb = 가장 좋은 편지를 몰래 봉하세요. 가장 높은 편지가 라운드의 점수를 얻습니다.

action-seal = 편지 봉하기
    .command = 봉할 편지를 몰래 고릅니다
field-seal-letter = 편지
    .ask = 어느 편지를 봉할까요?
action-break_seal = 봉인 풀기
    .command = 봉한 편지를 되찾습니다. 라운드마다 한 번
group-trade = 편지 사고팔기
action-offer = 제안하기
    .command = 다른 플레이어의 가장 낮은 편지를 사겠다고 제안합니다
field-offer-to = 플레이어
    .ask = 누구에게 제안할까요?
field-offer-price = 값
    .ask = 몇 점에 살까요?
action-accept = 수락
    .command = 가장 낮은 편지를 팝니다
action-decline = 거절
    .command = 편지를 팔지 않습니다
action-discard = 편지 버리기
    .command = 두 장이 남을 때까지 편지를 버립니다
field-discard-letter = 편지
    .ask = 어느 편지를 버릴까요?

phase-rolling = 주사위를 굴리는 중입니다
phase-dealing = 편지를 나누어 주는 중입니다
phase-sealing = 편지를 봉할 차례입니다
phase-sealed = 봉인을 풀거나 기다릴 수 있습니다
phase-offering = 편지를 사겠다고 제안할 차례입니다
phase-answering = 제안에 답할 차례입니다
phase-discarding = 두 장이 남을 때까지 편지를 버릴 차례입니다
phase-over = 게임이 끝났습니다

section-dealing = 나누기
section-sealing = 봉하기
section-offering = 거래
section-discarding = 손패 제한

why-not_left = 그것은 뽑을 수 없습니다.
why-not_in_hand = 손에 { JOSA($letter, "이") } 없습니다. 손에 든 편지를 고르세요.
why-taken_back = 이번 라운드에 이미 봉인을 풀었습니다. 다른 사람을 기다리세요.
why-no_seller = 그 플레이어에게서는 살 편지가 없습니다. 다른 플레이어를 고르세요.
why-too_dear = 점수가 모자랍니다. 1점에서 { $points }점 사이로 제안하세요.

event-Rolled = 이번 라운드는 { $worth }점짜리입니다.
event-Dealt = { $letter ->
    [none] { $seat }이 편지를 뽑았습니다.
   *[other] { $seat }이 { JOSA($letter, "을") } 뽑았습니다.
}
event-PutAway = { $letter ->
    [none] { $seat }이 편지를 버렸습니다.
   *[other] { $seat }이 { JOSA($letter, "을") } 버렸습니다.
}
event-LetterSealed = { $seat }이 편지를 봉했습니다.
event-SealBroken = { $seat }이 봉인을 풀었습니다.
event-Revealed = 공개된 편지: { $letters }. { $winners }이 { $worth }점을 얻었습니다.
event-Offered = { $seat }이 { $to }에게 편지 한 장에 { $price }점을 제안했습니다.
event-Sold = { $letter ->
    [none] { $seat }이 { $to }에게 편지를 { $price }점에 팔았습니다.
   *[other] { $seat }이 { $to }에게 { JOSA($letter, "을") } { $price }점에 팔았습니다.
}
event-Declined = { $seat }이 거절했습니다.

letter-1 = 사본
    .also = 사본, 복사본
letter-2 = 초안
    .also = 초안
letter-3 = 원본
    .also = 원본, 편지
letter-4 = 암호문
    .also = 암호문, 암호

price-hint = { $left }점이 남습니다
status-round = 남은 라운드: { $rounds }. 이번 라운드: { $worth }점
status-hands = 편지: { $hands }
status-hand = { $seat } { $letters }장
hand-letters = 손에 든 편지: { $letters }
hand-sealed = 봉한 편지: { $letter }

option-rounds = 라운드
option-rounds-1 = 한 번
option-rounds-3 = 세 번
option-rounds-5 = 다섯 번
