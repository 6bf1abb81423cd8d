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
table-leave-alone = Nobody else is here. Without you the table waits { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} for somebody to come back, and then it is gone.
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
table-seat-gone = no connection
table-seat-gone-away = gone, bot plays
table-seat-bot-in = bot in { $time }
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
table-starts-itself = With every seat taken it starts by itself.
table-host-gone = { $host } opened this room and has no connection. Until they are back, { $name } can start.
table-host-gone-you = { $host } opened this room and has no connection. Until they are back, you can start.
table-waiting-gone = { $count ->
    [one] { $names } has no connection. The seat is kept.
   *[other] { $names } have no connection. Their seats are kept.
}
table-countdown-gone = { $count ->
    [one] { $names } has no connection. It begins all the same; a bot plays when their time runs out.
   *[other] { $names } have no connection. It begins all the same; bots play when their time runs out.
}
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
table-hint = Hint
table-choice = Way { $n } of { $count } to take: show the next
table-on-its-way = On its way…
table-held = Kept for you
table-held-more = It goes out as soon as it can.
table-dismiss = Close this note

## Whose turn

table-your-turn = Your turn
table-pick = Pick a card
table-turn-of = { $name } is playing
table-not-yet = Not your turn yet
table-seconds = { $seconds } s
table-ask-bot = Let the bot play
table-ask-bot-why = { $name } is quiet
table-ask-bot-in = In { $time } you can have a bot play
table-own-ask-in = In { $time } others can have a bot play
table-own-ask-now = Others can have a bot play for you now
table-turn-gone = { $name } has no connection
table-turn-away = A bot plays for { $name }
table-until-back = until they are back
table-bot-in = A bot plays in { $time }
table-bot-now = A bot plays any moment
table-away = A bot is playing for you
table-away-touch = Touch a card, and you are back
table-away-banner = A bot plays until you touch a card
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
table-say-countdown-off = A seat is free again. The match does not begin yet.
table-say-host = { $who ->
    [you] You are the host now.
   *[other] { $name } is the host now.
}
table-say-gone = { $name } has no connection. When their time runs out, a bot plays.
table-say-back = { $name } is connected again.
table-say-away = { $who ->
    [you] From now on a bot plays for you, until you are back.
   *[other] From now on a bot plays for { $name }, until they are back.
}
table-say-returned = { $who ->
    [you] You are back, and play for yourself.
   *[other] { $name } is back, and no bot plays for them any more.
}
table-say-taken-over = { $by ->
    [asked] { $who ->
        [you] Somebody had a bot play this card for you.
       *[other] A bot was asked to play for { $name }.
    }
   *[expired] { $who ->
        [you] Your time ran out: a bot played this card for you.
       *[other] The time of { $name } ran out: a bot played.
    }
}
table-say-turn-gone = { $name } is to play, but has no connection. A bot plays in { $time }.

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
table-next-in = Next deal in { $time }
table-next-or = { $count ->
    [one] Next deal in { $time }, or when { $names } is ready
   *[other] Next deal in { $time }, or when { $names } are ready
}
table-next-now = The next deal begins any moment

## The end

table-won-you = You win!
table-won-us = We win!
table-won-other = { $name } wins
table-won-them = They win
table-over-deal = Deal { $deal }
table-over-deals = Deal by deal
table-over-last = The last deal
table-rematch = Rematch
table-rematch-free = It begins when all who are here agree.
table-rematch-asked = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
table-rematch-waits = { $count ->
    [one] It waits for { $names } to agree.
   *[other] It waits for { $names } to agree.
}
table-rematch-gone = { $count ->
    [one] { $names } has no connection, and is not waited for.
   *[other] { $names } have no connection, and are not waited for.
}
table-rematch-in = It begins in { $time }, without { $names } unless they are back.
