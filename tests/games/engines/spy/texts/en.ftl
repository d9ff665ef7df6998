title = Spies
blurb = Seal your best letter in secret; the best of all takes what the round is worth.

action-seal = Seal a letter
    .command = Choose in secret the letter to seal
field-seal-letter = letter
    .ask = Which letter do you seal?
action-break_seal = Break the seal
    .command = Take your sealed letter back, once a round
group-trade = Buy and sell letters
action-offer = Make an offer
    .command = Offer points for somebody's least letter
field-offer-to = player
    .ask = To whom?
field-offer-price = price
    .ask = For how many points?
action-accept = Accept
    .command = Sell your least letter
action-decline = Decline
    .command = Keep your letters
action-discard = Put a letter away
    .command = Put letters away until two are left
field-discard-letter = letter
    .ask = Which letter do you put away?

phase-rolling = the die is cast
phase-dealing = letters are dealt
phase-sealing = seal a letter
phase-sealed = break the seal, or wait
phase-offering = offer points for a letter
phase-answering = accept the offer, or decline it
phase-discarding = put letters away until two are left
phase-over = the match is over

section-dealing = Dealing
section-sealing = Sealing
section-offering = Trading
section-discarding = Hand limit

why-not_left = That cannot be drawn.
why-not_in_hand = You do not hold a { $letter }. Choose a letter of your hand.
why-taken_back = You have already broken a seal this round. Wait for the others.
why-no_seller = That player has nothing to sell to you. Choose another one.
why-too_dear = You cannot pay that. Offer from 1 to { $points } points.

event-Rolled = This round is worth { $worth }.
event-Dealt = { $letter ->
    [none] { $seat } draws a letter.
   *[other] { $seat } draws a { $letter }.
}
event-PutAway = { $letter ->
    [none] { $seat } puts a letter away.
   *[other] { $seat } puts a { $letter } away.
}
event-LetterSealed = { $seat } has sealed a letter.
event-SealBroken = { $seat } breaks the seal.
event-Revealed = The letters are { $letters }: { $worth } for { $winners }.
event-Offered = { $seat } offers { $to } { $price } for a letter.
event-Sold = { $letter ->
    [none] { $seat } sells { $to } a letter for { $price }.
   *[other] { $seat } sells { $to } a { $letter } for { $price }.
}
event-Declined = { $seat } declines.

letter-1 = copy
    .also = copy
letter-2 = draft
    .also = draft
letter-3 = letter
    .also = letter, original
letter-4 = cipher
    .also = cipher, code

price-hint = leaves you { $left }
status-round = Rounds left: { $rounds }; this one is worth { $worth }.
status-hands = Letters: { $hands }
status-hand = { $seat } { $letters }
hand-letters = You hold: { $letters }
hand-sealed = Sealed: { $letter }

option-rounds = Rounds
option-rounds-1 = one
option-rounds-3 = three
option-rounds-5 = five
