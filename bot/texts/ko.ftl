none = 없음
    .also = 없음, 안 놓음, 패스
yes = 예
    .also = 예, 네
no = 아니요
    .also = 아니요, 아니오
list-last = { $most }, { $last }
line-refused = { $why } 이 줄은 하나도 두지 않았습니다.

# 명령
command-match = 이 채널의 게임
command-match-new = 이 채널에 새 게임 대기실을 엽니다
command-match-say = 한 차례를 한 줄로 말합니다. 예: N12 r1 a
command-match-board = 게임판을 나에게만 보여 줍니다
command-match-hand = 손패를 나에게만 보여 줍니다
command-match-moves = 지금 무엇을 할 수 있나요?
command-match-undo = 방금 한 행동을 무릅니다
command-match-log = 지금까지의 기록
command-match-mine = 이 서버에서 내가 하는 모든 게임
command-match-cancel = 게임을 취소합니다. 모두 동의하거나, 두 번째 차례 전이면 방장이 할 수 있습니다
command-match-resign = 기권합니다. 내 자리는 컴퓨터가 이어받습니다
command-settings = 내 설정
command-settings-me = 내가 읽는 언어와 나만 보는 그림의 색
command-help = 첫걸음과 여기에서 쓰는 명령
option-game = 어떤 게임인가요?
option-language = 모두가 읽는 글의 언어
option-computers = 함께 앉힐 컴퓨터 수
option-line = 낱말이 순서대로 지금 해야 할 일을 채웁니다
option-show = 게임판의 다른 그림
option-as-text = 그림 대신 글로 보기
option-count = 몇 개의 행동을 무를까요?
option-page = 1쪽이 가장 최근입니다
option-my-language = 나만 읽는 글의 언어
option-palette = 나만 보는 그림의 색
option-preset = 규칙 묶음
complete-first = 먼저 고를 것: { $field }
language-auto = 디스코드 설정대로
palette-default = 기본
palette-contrast = 고대비
palette-dark = 어둡게
settings-me = 언어: { $language }. 나만 보는 그림의 색: { $palette }.

# 단추
button-go = 내 차례 두기
button-hand = 내 손패
button-moves = 가능한 수
button-undo = 무르기
button-rematch = 다시 하기
button-confirm = 확정
button-again = 처음부터 다시
button-type = 직접 입력
button-agree = 동의
button-resign = 기권
button-page-back = { $pages }쪽 중 { $page }쪽
button-page-on = { $pages }쪽 중 { $page }쪽
button-undo-count = 마지막 { $count }개
button-undo-all = 내 차례 처음까지 ({ $count }개)
modal-title = 말로 두기
modal-label = 예: N12 r1 a

# 메뉴와 대답
menu-which-action = 무엇을 할까요?
menu-confirm = 이 행동은 무를 수 없습니다. 확정할까요?
answer-done = 했습니다.
answer-repeated = 이미 처리했습니다. 두 번 두지 않았습니다.
answer-nothing-owed = 지금은 할 일이 없습니다.
answer-moved-on = 게임이 그사이 진행되었습니다. 지금은 이렇습니다.
answer-undone = 마지막 행동 { $count }개를 물렀습니다.
undo-which = 어디까지 무를까요?
resign-sure = 컴퓨터가 자리를 이어받으며 다시 돌아올 수 없습니다. 기권할까요?
moves-title = 지금 할 일: { $what }.
moves-line = { $title }: { $ways ->
    [0] 여러 가지
   *[other] { $ways }가지
}
moves-rests-on = { $line } ({ $section })
log-older = -# 그 뒤의 수는 이전 규칙으로 둔 것이어서 지금 규칙으로는 보여 줄 수 없습니다.
log-empty = 이 쪽에는 기록이 없습니다.
mine-none = 여기에서 하고 있는 게임이 없습니다.
mine-lobby = { $channel }의 { $game }: 대기실이 열려 있습니다.
mine-yours = { $channel }의 { $game }: **내 차례입니다**.
mine-theirs = { $channel }의 { $game }: 기다리는 사람은 { $who }입니다.

# 게시물
turn-asked = { $who }: { $what }.
post-offers-over = -# 이 제안들은 이제 유효하지 않습니다.
turn-called = { $who }: 답할 수 있습니다.
note-took-back = { $seat }이 마지막 행동 { $count }개를 물렀습니다.
start-seed = -# 뽑기는 해시가 `{ $hash }`인 시드에서 나옵니다. 시드는 끝날 때 공개합니다.
end-title = 최종 점수
end-place = { $place }위 { $name }: { $points }점 ({ $terms })
chart-alt = 게임 동안의 점수 변화를 그린 그림입니다.
chart-seat = { $seat }: 끝날 때 { $points }점.
end-seed = -# 시드: `{ $seed }`
match-cancelled = 게임을 취소했습니다.
match-cancel-asked = { $who }이 게임을 취소하자고 합니다 ({ $needed }명 중 { $agreed }명 동의). 모두 동의하면 끝나고, 누가 다음 수를 두면 없던 일이 됩니다.
match-resigned = { $who }이 기권했습니다. 컴퓨터 { $name }에게 자리를 넘깁니다.
notice-rules = 봇의 규칙이 바로잡혔습니다. 이 게임은 이제 새 규칙으로 이어지며, 지금까지 둔 수는 그대로입니다.
match-abandoned = { $who }이 기권하여 남은 사람이 없습니다. 게임을 취소했습니다.

# 대기실
lobby-join = 참가
lobby-leave = 나가기
lobby-invite = 초대
lobby-whom = 누구를 초대할까요?
lobby-invited = { $who }: { $host } 님이 { $game }에 초대했습니다. 대기실에서 **참가**를 눌러 주세요: { $link }
lobby-guests = { $who } 님을 초대했습니다. 참가를 누르면 수락됩니다.
lobby-computer = 컴퓨터 추가
lobby-options = 규칙 선택
lobby-begin = 시작
lobby-close = 취소
lobby-closed = 대기실을 닫았습니다.
lobby-which-option = 어떤 규칙을 고를까요?
lobby-seats = { $seated }명이 앉았습니다. { $least }~{ $most }명이 할 수 있습니다.
strength-random = (컴퓨터, 무작위)
strength-careful = (컴퓨터, 신중)

# 거절
why-over = 게임이 끝났습니다.
why-not_your_turn = 지금은 차례가 아닙니다.
why-wrong_phase = 지금은 '{ $action }' 행동을 할 수 없습니다.
why-unreadable = '{ $text }' 입력을 읽을 수 없습니다.{ $options_count ->
    [0] {""}
   *[other] { " " }지금 가능한 것: { $options }.
}
why-which_one = '{ $text }' 입력은 여러 가지로 읽힙니다: { $options }. 어느 것인가요?
why-no_match = 이 채널에는 진행 중인 게임이 없습니다. `/match new`로 시작하세요.
why-no_lobby = 이 채널의 게임은 아직 시작하지 않았습니다. 대기실에서 시작을 누르세요.
why-not_seated = 이 게임에 자리가 없습니다. `/match board`로 관전할 수 있습니다.
why-stale = 지난 메뉴입니다. 지금 할 일은 다음과 같습니다.
why-channel_taken = 이 채널에는 이미 게임이 있습니다. { $link }
why-lobby_changed = 방금 대기실이 바뀌었습니다. 다시 눌러 주세요.
why-lobby_full = 자리가 모두 찼습니다.
why-lobby_started = 이 대기실은 더 이상 열려 있지 않습니다.
why-already_in = 이미 자리에 앉았습니다.
why-nobody_to_invite = 고르신 사람은 이미 자리에 앉았거나 봇입니다. 다른 사람을 초대해 주세요.
why-not_in = 이 대기실에 자리가 없습니다.
why-not_host = 방장만 할 수 있습니다.
why-too_few = 이 규칙으로는 { $least }~{ $most }명이 할 수 있습니다. 참가를 누르거나, 방장이 컴퓨터를 추가해 주세요.
why-no_permission = 이 채널에 글을 올릴 수 없습니다. 부족한 권한: { $missing }. 서버 관리자에게 부탁하세요.
why-not_here = 서버의 채널에서만 쓸 수 있습니다.
why-nothing_to_undo = 무를 수 있는 행동이 없습니다. 마지막 뽑기나 다른 사람의 수 다음에 둔 내 행동만 무를 수 있습니다.
why-earlier_first = { $field } 항목이 빠졌습니다. 지금 가능한 것: { $options }.
why-nothing_said = 입력한 말이 없습니다. 예: `/match say N12 r1 a`
why-no_such_game = { $name }이라는 게임은 없습니다.
why-no_hand = 이 게임에는 숨긴 패가 없습니다. 모두 게임판에 있습니다.
why-old_rules = 예전 규칙으로 시작한 게임이라 지금 규칙으로 이어 갈 수 없습니다. 기록은 남아 있습니다.
why-disk_full = 저장 공간이 없어 저장하지 못했습니다. 바뀐 것은 없습니다. 나중에 다시 해 보세요.
why-busy = 여러 사람이 동시에 두었습니다. 잃은 것은 없습니다. 다시 해 보세요.
why-lost = 답이 전달되지 못했습니다. 요청은 이미 처리되었을 수 있으니, 다시 하기 전에 지금 상황을 확인하세요.
why-broken = 봇에 문제가 생겼습니다. 바뀐 것은 없습니다. 다시 해 보세요.
permission-view_channel = 채널 보기
permission-send_messages = 메시지 보내기
permission-send_messages_in_threads = 스레드에서 메시지 보내기
permission-attach_files = 파일 첨부

# 도움말
help-start = 이 채널에는 게임이 없습니다. `/match new`로 대기실을 열면 사람들이 **참가**를 누르고 방장이 시작합니다. 게임: { $games }. 그다음 게임판 아래의 **내 차례 두기**를 누르거나, 게임의 명령을 쓰거나, `/match say`로 한 차례를 한 줄로 말하세요. 언어는 `/settings me`에서 고릅니다.
help-match = 게임판 아래의 **내 차례 두기**를 눌러 하나씩 고르거나, { $commands } 명령을 쓰거나, `/match say`로 한 차례를 한 줄로 말하세요. `/match moves`는 할 수 있는 일을, `/match board`는 게임판을 나에게만 보여 주고, `/match undo`는 방금 한 행동을 무릅니다.
menu-grow = 한 단계씩 고르기
menu-done = 이대로 하기
menu-back = 한 단계 뒤로


# 규칙
command-rules = 모든 게임의 규칙
command-rules-search = 규칙을 찾습니다: 낱말, 물음, 제목
option-rules-text = 무엇을 알고 싶은가요?
option-rules-game = 어느 게임인가요?
button-rules = 규칙
button-rules-section = 규칙: { $title }
button-rules-language = 한국어로
rules-nothing = “{ $text }”에 맞는 규칙이 없습니다. 가장 가까운 제목입니다.
rules-also = 함께 보기: { $titles }
rules-match = 이 게임: { $preset }
rules-own = 직접 고른 옵션
rules-default = 따로 적지 않은 것은 { $preset } 기준
rules-usual = 보통
rules-option = 옵션에 따라
rules-only = { $what }일 때만
why-no_such_section = 그 규칙 항목은 이제 없습니다. `/rules search`로 찾아보세요.
