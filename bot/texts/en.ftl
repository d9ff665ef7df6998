none = none
    .also = none, no, pass, -
yes = yes
    .also = yes, y
no = no
    .also = no, n
list-last = { $most } and { $last }
line-refused = { $why } Nothing of the line was played.

# Commands
command-match = Matches in this channel
command-match-new = Open a lobby for a new match in this channel
command-match-say = Say a whole turn in one line, such as: N12 r1 a
command-match-board = Show the board to you alone
command-match-hand = Show your hand to you alone
command-match-moves = What may I do now?
command-match-undo = Take back your last actions
command-match-log = What happened so far
command-match-mine = All your matches on this server
command-match-cancel = Call the match off: everybody agrees, or its maker before the second turn
command-match-resign = Leave the match; a computer player takes your seat
command-settings = Your own settings
command-settings-me = Your language and the colours of pictures shown to you alone
command-help = First steps, and the commands that matter here
option-game = Which game?
option-language = The language of what everybody reads
option-computers = How many computer players sit down at once
option-line = Words fill what is asked of you, action after action
option-show = Another picture of the board
option-as-text = The board in words instead of a picture
option-count = How many actions to take back
option-page = Page 1 is the newest
option-my-language = The language of what you alone read
option-palette = The colours of pictures shown to you alone
option-preset = Rules as a whole
complete-first = first: { $field }
language-auto = as Discord has it
palette-default = standard
palette-contrast = high contrast
palette-dark = dark
settings-me = Language: { $language }. Colours of your own pictures: { $palette }.

# Buttons
button-go = Your move
button-hand = My hand
button-moves = Moves
button-undo = Undo
button-rematch = Rematch
button-confirm = Confirm
button-again = Start over
button-type = Type it
button-agree = I agree
button-resign = Resign
button-page-back = Page { $page } of { $pages }
button-page-on = Page { $page } of { $pages }
button-undo-count = { $count ->
    [one] The last action
   *[other] The last { $count }
}
button-undo-all = To the start of my turn ({ $count })
modal-title = Your move in words
modal-label = For example: N12 r1 a

# Menus and answers
menu-which-action = What do you want to do?
menu-confirm = This cannot be taken back. Do you confirm it?
answer-done = Done.
answer-repeated = That was already done; nothing was played twice.
answer-nothing-owed = Nothing is asked of you now.
answer-moved-on = The table has moved on; this is where it is now.
answer-undone = { $count ->
    [one] Your last action is taken back.
   *[other] Your last { $count } actions are taken back.
}
undo-which = How much do you take back?
resign-sure = A computer player will play on for you, and you cannot come back. Do you resign?
moves-title = You may now: { $what }.
moves-line = { $title }: { $ways ->
    [0] many ways
    [one] 1 way
   *[other] { $ways } ways
}
moves-rests-on = { $line } ({ $section })
log-older = -# What came then was played under older rules and cannot be told under the present ones.
log-empty = Nothing happened on this page.
mine-none = You are in no match here.
mine-lobby = { $game } in { $channel }: the lobby is open.
mine-yours = { $game } in { $channel }: **your turn**.
mine-theirs = { $game } in { $channel }: waiting for { $who }.

# Posts
turn-asked = { $who }: { $what }.
post-offers-over = -# These offers stand no longer.
turn-called = { $who } may answer.
note-took-back = { $seat } took back { $count ->
    [one] the last action
   *[other] the last { $count } actions
}.
start-seed = -# Draws come from a seed whose hash is `{ $hash }`; the seed is told at the end.
end-title = Final score
end-place = { $place }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $terms })
chart-alt = A chart of everybody's points over the match.
chart-seat = { $seat }: { $points } at the end.
end-seed = -# Seed: `{ $seed }`
match-cancelled = The match is called off.
match-cancel-asked = { $who } would like to call the match off ({ $agreed } of { $needed }). It ends when everybody agrees; the next move withdraws the question.
match-resigned = { $who } resigns. The computer player { $name } takes the seat.
notice-rules = The bot's rules have been corrected. This match goes on under the new rules; what was played stays as it is.
match-abandoned = { $who } resigns, and nobody is left to play. The match is called off.

# Lobby
lobby-join = Join
lobby-leave = Leave
lobby-invite = Invite
lobby-whom = Whom do you want to invite?
lobby-invited = { $who }: { $host } invites you to { $game }. Press **Join** in the lobby: { $link }
lobby-guests = Invited: { $who }. They accept by pressing Join.
lobby-computer = Add a computer player
lobby-options = Options
lobby-begin = Start
lobby-close = Cancel
lobby-closed = The lobby is closed.
lobby-which-option = Which rule do you want to choose?
lobby-seats = Seated: { $seated }. For { $least } to { $most } players.
strength-random = (computer, random)
strength-careful = (computer, careful)

# Refusals
why-over = The match is over.
why-not_your_turn = It is not your turn.
why-wrong_phase = "{ $action }" is not possible now.
why-unreadable = "{ $text }" cannot be read here.{ $options_count ->
    [0] {""}
   *[other] { " " }Possible now: { $options }.
}
why-which_one = "{ $text }" could mean several things: { $options }. Which one?
why-no_match = There is no match going on in this channel. Start one with `/match new`.
why-no_lobby = The match in this channel has not begun yet. Press Start in its lobby.
why-not_seated = You have no seat in this match. You can look on with `/match board`.
why-stale = That menu is out of date. This is what is asked now:
why-channel_taken = This channel already has a match. { $link }
why-lobby_changed = The lobby has just changed. Please press again.
why-lobby_full = All seats are taken.
why-lobby_started = This lobby is no longer open.
why-already_in = You already have a seat.
why-nobody_to_invite = Whom you named is in already, or is a bot. Invite somebody else.
why-not_in = You have no seat in this lobby.
why-not_host = Only the host may do that.
why-too_few = By these rules { $least } to { $most } can play. Others join by the button, or the host adds a computer player.
why-no_permission = I may not post here. I lack: { $missing }. Please ask somebody who manages this server.
why-not_here = This only works in a server's channel.
why-nothing_to_undo = There is nothing you may take back: only your own last actions, up to the last draw or somebody else's move.
why-earlier_first = Which { $field }? Possible now: { $options }.
why-nothing_said = Nothing was said. For example: `/match say N12 r1 a`
why-no_such_game = I know no game called { $name }.
why-no_hand = Nothing is hidden in this game; everything is on the board.
why-old_rules = This match was begun under older rules and cannot go on under the present ones. Its log is kept.
why-disk_full = Nothing was saved: the bot's disk is full. Nothing has changed; please try again later.
why-busy = Several people acted at once. Nothing was lost; please try again.
why-lost = The answer got lost on its way; what you asked for may well be done. Look at the table before you try again.
why-broken = Something went wrong on our side. Nothing has changed; please try again.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files

# Help
help-start = There is no match in this channel. `/match new` opens a lobby; people join by its button, and the host starts it. Games: { $games }. Then press **Your move** under the board, use the game's own commands, or say a whole turn with `/match say`. `/settings me` chooses your language.
help-match = Press **Your move** under the board and choose step by step; or use { $commands }; or say a whole turn in one line with `/match say`. `/match moves` tells what you may do, `/match undo` takes it back, `/match board` shows the board to you alone.
menu-grow = Step by step
menu-done = Done: as it is
menu-back = One step back


# Rules
command-rules = The rules of all games
command-rules-search = Look a rule up: words, a question, or a heading
option-rules-text = What do you want to know?
option-rules-game = Which game?
button-rules = Rules
button-rules-section = Rule: { $title }
button-rules-language = In English
rules-nothing = Nothing was found for “{ $text }”. These headings come nearest.
rules-also = See also: { $titles }
rules-match = this match: { $preset }
rules-own = options of its own
rules-default = preset: { $preset }, unless told otherwise
rules-usual = usually
rules-option = by option
rules-only = only with: { $what }
why-no_such_section = There is no such section of the rules any more. `/rules search` finds what you need.
