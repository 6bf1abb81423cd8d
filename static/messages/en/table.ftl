# The table. Ranks and suits are the card's name; `error-…` messages are the page's (app.ftl).

card-name = { $rank ->
    [A] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [J] jack
    [Q] queen
   *[K] king
} of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
card-komi = { $card }, komi

## Names

table-you = You
table-us = Us
table-them = Them
table-bot = Bot
table-bot-n = Bot { $n }
table-preset = { $preset ->
    [classic] Classic
    [v2] Version 2
   *[murabaa] Murabaa, partners
}

## Top bar

table-scores = Scores
table-to = to { $target }
table-score-of = { $name }: { $points } of { $target }
table-carried = +{ $points } carried
table-leave = Leave the room
table-chat = { $unread ->
    [0] Chat
    [one] Chat, { $unread } new line
   *[other] Chat, { $unread } new lines
}

## Leaving

table-leave-title = Leave this room?
table-leave-waiting = Your seat becomes free for somebody else.
table-leave-playing = A bot plays on in your place. The match goes on without you.
table-leave-over = The match is over. You can always come back with the code.
table-leave-last = You are the last one here: when you leave, the room is gone, and its chat with it.
table-leave-yes = Leave
table-leave-no = Stay

## Removing a player

table-remove = Remove { $name }
table-remove-title = Remove { $name }?
table-remove-why = Their seat becomes free, and they cannot come back to this room. They are told kindly.
table-remove-yes = Remove
table-remove-no = Keep

## Seats

table-seat-empty = Free seat
table-seat-away = away, bot plays
table-seat-reconnecting = reconnecting…
table-seat-vacant = left, bot plays
table-seat-bot = bot
table-seat-host = host
table-seat-dealer = dealer
table-seat-to-play = to play
table-seat-ready = ready
table-seat-agreed = wants a rematch
table-seat-team = { $team ->
    [us] your team
   *[them] other team
}
table-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
table-stock = { $count ->
    [0] stock is empty
    [one] { $count } card in the stock
   *[other] { $count } cards in the stock
}
table-pile = Pile of { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $basras ->
    [0] no basra
    [one] { $basras } basra
   *[other] { $basras } basras
}
table-pile-title = { $who ->
    [you] Your pile
    [us] Our pile
    [them] Their pile
   *[other] Pile of { $name }
}
table-pile-cards = { $count ->
    [one] { $count } card taken so far
   *[other] { $count } cards taken so far
}
table-pile-no-basra = No basra yet in this deal.
table-close = Close
table-batch = { $left ->
    [0] last hand of this deal
    [one] { $left } more hand to come
   *[other] { $left } more hands to come
}

## Waiting room

table-waiting = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
table-start-bots = { $count ->
    [0] Start
    [one] Start with a bot
   *[other] Start with { $count } bots
}
table-start-host = { $name } can start with bots
table-countdown = The match begins in
table-option-target = to { $target } points
table-option-time = { $seconds ->
    [0] no time limit
   *[other] { $seconds } s a turn
}
table-option-public = open to everybody
table-option-private = by code only

## Hand and floor

table-hand = Your hand
table-floor = { $count ->
    [0] The floor is empty
    [one] Floor, { $count } card
   *[other] Floor, { $count } cards
}
table-floor-empty = The floor is empty
table-taken = { $card }, will be taken
table-choosable = { $card }, touch to choose
table-just-played = { $card }, just played
table-takes = { $count ->
    [one] Takes { $count } card
   *[other] Takes { $count } cards
}
table-sweeps = Sweeps the floor
table-basra-worth = Basra! +{ $points }
table-stays = Stays on the floor
table-play = Play
table-put-back = Put back
table-choice = Way { $n } of { $count } to take: show the next
table-on-its-way = On its way…
table-dismiss = Close this note

## Whose turn

table-your-turn = Your turn
table-pick = Pick a card
table-turn-of = { $name } is playing
table-not-yet = Not your turn yet
table-seconds = { $seconds } s
table-ask-bot = Let the bot play
table-ask-bot-why = { $name } is quiet
table-ask-bot-in = A bot can play for { $name } in { $time }
table-away = The bot is playing for you
table-back = I’m back
table-paused = Paused: the table waits for its players.

## The last play

table-last-took = took
table-last-swept = swept
table-last-basra = Basra!
table-last-stays = stays
table-last-none = The first card of this deal is yet to be played.

## Said by the screen reader

table-say-took = { $name }: { $card } takes { $cards }.
table-say-sweep = { $name }: { $card } sweeps the floor, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
table-say-basra = { $name }: basra with { $card }, { $points } points!
table-say-stays = { $name }: { $card } stays on the floor.
table-say-your-turn = Your turn.
table-say-turn-of = { $name } is to play.
table-say-dealt = New cards are dealt.
table-say-deal = Deal { $deal }. Dealer: { $name }.
table-say-leftovers = The last cards of the floor go to { $name }.
table-say-counted = Deal counted. { $scores }.
table-say-choice = Takes { $cards }.
table-say-lifted = { $card } lifted.
table-say-joined = { $name } sat down.
table-say-left = { $name } left.
table-say-removed = The host removed { $name }.
table-say-countdown = All are here. The match begins.

## The count

table-count-title = Deal { $deal }, counted
table-count-what = Counted
table-count-cards = Cards taken
table-count-most = Most cards
table-count-most-carried = with { $points } carried in
table-count-level = Level: nobody gets the 30
table-count-level-carried = Level: { $points } carried over
table-count-basra = { $kind ->
    [jack_basra] Jack basra
   *[basra] Basra
}
table-count-none = No basra in this deal
table-count-deal = This deal
table-count-total = Total
table-ready = Ready
table-ready-done = Waiting for the others…
table-next-in = Next deal in { $seconds } s

## The end

table-won-you = You win!
table-won-us = We win!
table-won-other = { $name } wins
table-won-them = They win
table-over-deal = Deal { $deal }
table-over-deals = Deal by deal
table-over-last = The last deal
table-rematch = Rematch
table-rematch-left = All have to agree, within { $time }
