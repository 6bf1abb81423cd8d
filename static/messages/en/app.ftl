# Everything the page says around the table; the table's own words are in table.ftl.

app-name = Basra
title-lobby = Basra · a table among friends
title-room = Basra · { $code }
title-your-turn = Your turn · Basra

bar-language = Language
bar-settings = Settings
bar-guide = How to play

back-to-lobby = Back to the start
try-again = Try again
continue-here = Play here instead
notice-close = Close this note

## Lobby

lobby-tagline = The café’s card game, with your friends. No account: send a link and sit down.
lobby-create = Create a room
lobby-as = You play as { $name }: change the name
lobby-settings = Change the game
lobby-code = Have a code or a link?
lobby-join = Join
lobby-open = Open rooms
lobby-open-looking = Looking around the café…
lobby-open-none = No open rooms yet. Yours can be the first.
lobby-open-free = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
lobby-open-started = { $free ->
    [one] playing, one seat with a bot
   *[other] playing, { $free } seats with bots
}
lobby-resume = You still have a seat in room { $code }.
lobby-resume-go = Back to my seat
lobby-lesson = First lesson, three minutes

field-name = Your name
field-name-example = e.g. Mona

## The room form

form-seats = Players
form-seats-n = { $n } players
form-preset = Rules
form-preset-about = { $preset ->
    [classic] The traditional game for two.
    [v2] Any card takes the komi from the floor, and a jack basra counts 30.
   *[murabaa] Partners sit opposite each other and share one pile.
}
form-target = Play to
form-target-own = Other
form-target-range = Points, { $low } to { $high }
form-time = Time for a turn
form-time-n = { $seconds ->
    [0] No limit
   *[other] { $seconds } s
}
form-public = Who can join
form-public-yes = Everybody
form-public-no = With the code
form-house = House rules
form-house-n = { $n ->
    [one] one house rule
   *[other] { $n } house rules
}
form-komi = The komi (7 of diamonds) on the floor
form-komi-value = { $value ->
    [any] Any card takes it
   *[seven] It is a seven
}
form-jack = Points for a jack basra
form-tie = Level on cards
form-tie-value = { $value ->
    [carry] The 30 wait for the next deal
   *[nobody] Nobody gets the 30
}
form-opening = Jacks and the komi on the first floor
form-opening-yes = Deal again
form-opening-no = Leave them

## A room's rules in a few words

rules-preset = { $preset ->
    [classic] Classic
    [v2] Version 2
   *[murabaa] Murabaa
}
rules-target = to { $target }
rules-time = { $seconds ->
    [0] no time limit
   *[other] { $seconds } s a turn
}
rules-public = { $public ->
    [yes] open to everybody
   *[no] by code only
}
rules-komi = { $value ->
    [any] Any card takes the komi from the floor.
   *[seven] The komi on the floor is an ordinary seven.
}
rules-jack = { $points ->
    [0] A jack basra counts nothing.
   *[other] A jack basra counts { $points }.
}
rules-tie = { $value ->
    [carry] Level on cards: the 30 are carried to the next deal.
   *[nobody] Level on cards: nobody gets the 30.
}
rules-opening = { $clean ->
    [yes] No jack and no komi lie on the first floor.
   *[no] Jacks and the komi may lie on the first floor.
}

## The door

door-table = Room
door-title = { $name }’s room
door-seats = Who sits here
door-free = Free seat
door-started = The match is on: you take over a seat that a bot is playing.
door-full = Every seat is taken. Wait here: when one becomes free, you can sit down.
door-sit = Sit down
door-yours = { $count ->
    [one] You already play here in another tab or window.
   *[other] You already play here in other tabs or windows.
}
door-take-over = Continue as { $name }
door-as-another = Sit down as another player

## Inviting

invite-code = Code
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-share-text = Come and play Basra with me:
invite-qr = QR
invite-qr-alt = QR code of the link to this room
invite-only-here = This address opens only on this computer. For friends on your network start the server with { $command }, open the address that it prints, and invite from there.

## Chat

about-table = This room
chat-title = Chat
chat-lines = What was said
chat-empty = Quiet so far. Say hello.
chat-say = Say something
chat-send = Send
chat-sending = sending…
chat-close = Close the chat
chat-you = You
chat-mute = Mute { $name }
chat-muted = { $count ->
    [one] One player is muted for you.
   *[other] { $count } players are muted for you.
}
chat-unmute = Hear all
chat-unmute-one = Hear { $name } again
chat-people = Whom you hear
chat-gone = left
chat-said = { $name }: { $text }

## The own name

name-given = You are “{ $name }” here: another player has, or had, a name like “{ $asked }”.

## The line

banner-label = Connection
banner-connecting = No line to the server
banner-offline = You are offline
banner-restarting = The server is restarting
banner-full = The server is full
banner-slowly = Too many tries from where you are
banner-store = The server cannot reach its memory
banner-kept = Your seat is kept.
banner-soon = Your seat is kept; all goes on in a moment.
banner-held = Nothing is lost and no turn runs out. What you play goes out when it is back.
banner-turn = Your turn: a bot plays it in { $time }.
banner-bot = On your turn a bot plays, until you are back.
banner-alone = Nobody else is here: the table waits { $time } more.
banner-alone-long = Nobody else was here: the table may be gone by now.
banner-try-now = Try now
banner-next-try = { $seconds ->
    [0] Trying…
   *[other] or in { $seconds } s
}
banner-tries = { $seconds ->
    [0] Trying…
   *[other] Next try in { $seconds } s
}
banner-back = Connected again.

## Screens of a few words

screen-opening-title = Pulling up a chair…
screen-opening-text = One moment.
screen-unreachable-title = The server does not answer
screen-unreachable-text = It may be busy, full or restarting. This page keeps trying by itself.
screen-offline-title = You are offline
screen-offline-text = As soon as there is a network again, this page goes on by itself.
screen-refused-title = Not just now
screen-refused-text = The server does not let this page in yet. It tries again by itself.
screen-store-title = One moment, please
screen-store-text = The server is up, but cannot reach its memory. This page keeps trying by itself.
screen-gone-title = This room is gone
screen-gone-text = Everybody left, or nobody was here for a while. A new one is open in a moment.
screen-nosuch-title = No such room
screen-nosuch-text = No room has this code. Check the link, or ask for a new one: a room is gone when all have left.
screen-replaced-title = You continue in another tab
screen-replaced-text = Your seat was taken over in another tab or window. This one rests.
screen-removed-title = Your seat was taken back
screen-removed-text = The host wants to play this one with others. No harm done: there are other rooms, or open one of your own.
screen-left-title = You have left the room
screen-left-text = Thanks for the game.

## What can be refused (the server’s codes, and two of the page’s own)

error-fallback = That did not work ({ $code }). Please try again.
error-again-in = Try again in { $seconds } s.
error-name-needed = Write your name first: your friends see it at the table.
error-code-needed = Write the room’s code, or paste its link.
error-code-length = { $count ->
    [one] A code has six letters and digits; this has one.
   *[other] A code has six letters and digits; this has { $count }.
}
error-code-sign = There is no “{ $sign }” in a code: it is digits and Latin letters, without U.
error-code-link = This link leads to no room. Ask for the one under “Copy the link”.
error-unreachable = The server does not answer. Check your network and try again.
error-no-such-room = There is no room with this code. Look at it once more, or ask for a new one.
error-not-found = There is no room with this code. Look at it once more, or ask for a new one.
error-room-full = Every seat is taken. Wait here for one to become free, or open a room of your own.
error-no-vacant-seat = The match is on, and every seat is taken. Wait here for one to become free, or open a room of your own.
error-bad-name = A name has 1 to 20 letters, and something to read in it.
error-reserved-name = That is what the game calls something of its own. Choose another name.
error-bad-option = One of these settings is not possible. Look at them once more.
error-unknown-preset = These rules are not known here.
error-unknown-option = One of these settings is not known here.
error-bad-target = Play to a whole number from 11 to 1001.
error-bad-seats = A room has two or four seats.
error-not-your-turn = It is not your turn yet. The strip above your cards says whose it is.
error-stale-turn = The table had moved on before your card arrived. It stays in your hand: play when it is your turn again.
error-not-your-card = That card is not in your hand any more. Choose one of those that you see.
error-illegal-capture = That card cannot take exactly those. Lift it again, and choose among the cards that light up.
error-unknown-card = There is no such card.
error-removed = The host wants to play this one with others. Find another room, or open one of your own.
error-not-yourself = You cannot remove yourself: leave instead.
error-wrong-phase = That came too late or too early: the table is somewhere else just now.
error-not-host = Only the host can do that or, while the host has no connection, the one who has been here longest.
error-not-in-room = You are no longer in this room.
error-bot-not-due = It is too early to ask the bot. The table says when you can.
error-empty-chat = There was nothing to say. Write something first.
error-chat-too-long = That is too long: 300 characters at most.
error-chat-too-fast = Slowly: wait a moment before the next line.
error-rate-limited = Too much at once: give it a moment.
error-too-many-sockets = Too many tables are open from where you are, or everywhere. Close some, or wait a moment: this page tries again by itself.
error-foreign-page = This page was opened at another address than the server’s own. Whoever runs the server can allow it.
error-not-json = The server did not understand this page. Load it again.
error-too-slow = The line is too slow just now. Try again.
error-store-unavailable = The server cannot reach its memory just now. Nothing is lost: try again in a moment.
error-busy = The server is very busy. Try again in a moment.
error-internal = Something failed in the server. Nothing was changed: try again.
error-malformed = The server did not understand this page. Load it again.
error-unknown-type = The server did not understand this page. Load it again.
error-bad-message = The server did not understand this page. Load it again.
error-too-large = That was too large to send. Make it shorter.
error-hello-first = The connection began wrongly. Load the page again.
error-not-seated = You have no seat in this room yet. Sit down first.
error-already-seated = You already have a seat in this room.
error-not-your-seat = That seat belongs to another browser.
