# Learning: the first lesson, how to play, and the hints at the table. Cards come as arguments, so that no message names one
# that the engine's examples no longer have.

learn-close = Close
learn-your-turn = It is your turn.
learn-to-table = Back to the table

## What a card takes

hint-takes = { $card } takes { $cards }.
hint-stays = { $card } takes nothing and stays on the floor.
hint-stay = { $cards } take nothing and stay on the floor.
hint-sweeps = { $card } takes the whole floor, without a basra.
hint-basra = { $card } takes { $cards }. Basra, { $points } points!
hint-jack-basra = { $card } takes { $cards }. Jack basra, { $points ->
    [0] which counts nothing here
   *[other] { $points } points
}!
hint-or = Or { $cards }.
hint-more = { $count ->
    [one] And { $count } more way.
   *[other] And { $count } more ways.
}
hint-title = What your cards take
hint-wait = Hints come with your turn: they say what each of your cards would take.
hint-close = Close the hints

## The first lesson

title-lesson = First lesson · Basra
lesson-close = Leave the lesson
lesson-back = One step back
lesson-skip = Skip this step
lesson-step = Step { $n } of { $count }
lesson-next = Next
lesson-take-back = Take it back
lesson-finish = Finish
lesson-guest = Guest

lesson-rank-title = The same rank
lesson-rank-say = A card takes cards of its rank. Touch { $card } to see what it takes, and again to play it.
lesson-rank-done = { $card } took { $cards }. Both lie in your pile now.

lesson-sum-title = A sum
lesson-sum-say = Numbers add up: { $cards } are as much as { $card }. Play it.
lesson-sum-done = The ace counts as one. Jacks, queens and kings are in no sum.

lesson-bait-title = Laying a card down
lesson-bait-say = What takes nothing stays on the floor. Lay { $card } down; you will soon see what for.
lesson-bait-done = It lies there for everybody. The bot may take it too.

lesson-groups-title = Several at once
lesson-groups-say = A card takes all that it can: { $card } takes { $cards }.
lesson-groups-done = Whoever has most cards in the end gets { $most } points.

lesson-court-title = Queens and kings
lesson-court-say = A queen takes queens, a king takes kings, and nothing else. Play { $card }.
lesson-court-done = { $card } took { $cards }.

lesson-jack-title = The jack
lesson-jack-say = A jack takes the whole floor. Play { $card }.
lesson-jack-done = It is worth most when much lies there.

lesson-basra-title = Basra!
lesson-basra-say = One card is left, and { $card } takes it. To take all that lies there is a basra.
lesson-basra-done = Basra, { $points } points! The jack’s sweep was none: a jack is too strong for that.

lesson-choice-title = You choose
lesson-choice-say = { $card } can take in two ways. Lift it, touch the card on the floor that you want, and play.
lesson-choice-done = Whenever there are several ways, you choose.

lesson-komi-title = The komi
lesson-komi-say = { $card } is the komi. Like a jack it takes the whole floor. Play it.
lesson-komi-done = No basra: no other card could have taken { $cards } together.

lesson-komibasra-title = The komi’s basra
lesson-komibasra-say = Where one card could take everything, the komi makes a basra. Here an eight could. Play { $card }.
lesson-komibasra-done = Basra, { $points } points, as if it had been an eight.

lesson-last-title = The last card
lesson-last-say = Back at the first table, { $card } is the last card of the deal. Play it.
lesson-last-done = What still lies on the floor goes to whoever took last: to you.

lesson-count-title = The count
lesson-count-say = Most cards: { $most } points. Each basra: { $basra }. Whoever comes to { $target } first wins.

lesson-note-stays = { $card } takes nothing here and stays on the floor. Take it back, and try { $wanted }.
lesson-note-fewer = { $card } takes { $cards }. You may play so, but { $wanted } is better now. Take it back and try.
lesson-note-keep = { $card } takes the whole floor. Keep it for later, and try { $wanted } first.
lesson-note-jack = { $card } takes it all too, but a jack makes no basra of it. Take it back, and try { $wanted }.

lesson-over-title = Now you can play
lesson-over-text = That is all of Basra. At the table you always see what a card takes before you play it, and the hint says it in words.
lesson-play-bot = Play against a bot
lesson-play-friends = Play with friends
lesson-again = The lesson once more

## How to play

title-guide = How to play Basra
guide-title = How to play Basra
guide-lead = Take cards from the floor, as many as you can. A minute to read, a first match to know it.

guide-aim-title = What it is about
guide-aim-text = Whoever takes most cards of a deal gets { $most } points. Each basra is { $basra } points more. Whoever comes to { $target } points first wins the match.

guide-deal-title = How a deal goes
guide-deal-text = Everybody gets four cards, and four lie open on the floor. Each in turn plays one card, to the right. When all hands are empty there are four new cards for everybody, until the deck is used up.
guide-deal-batches = With two players that is { $two } hands in a deal, with four it is { $four }.

guide-take-title = What a card takes
guide-take-text = A card that can take something takes all that it can.
guide-rank = Cards of the same rank.
guide-sum = Number cards that add up to it. The ace counts as one.
guide-groups = Both together.
guide-court = A queen takes queens, a king takes kings. They are in no sum.
guide-choice = When there are several ways, you choose.
guide-stays = What takes nothing stays on the floor.

guide-sweep-title = The jack and the komi
guide-jack = A jack takes the whole floor.
guide-komi = So does the komi, the seven of diamonds.
guide-komibasra = If any other rank but the jack could take all that lies there, the komi makes a basra.

guide-basra-title = Basra
guide-basra = Whoever takes the whole floor with a number, a queen or a king has made a basra.
guide-jackbasra = A jack makes one only of a jack that lies alone, or of the komi alone.
guide-leftovers = The last cards on the floor go to whoever took last, and that is no basra.

guide-count-title = The count
guide-count-text = After each deal:
guide-count-level = If both have as many cards, nobody gets these points. A house rule can keep them for the next deal.
guide-count-win = Both have reached the goal? Then the higher score wins. If they are level, another deal is played.

guide-four-title = Two players, four players
guide-four-text = Four play in two teams. Partners sit opposite each other, share one pile, and what one takes counts for both.
guide-four-partner = Your partner

guide-presets-title = Three sets of rules
guide-presets-text = Whoever opens the room chooses one, and can change single points as house rules.
guide-presets-rule = Rule
guide-presets-examples = Where they differ

guide-end-title = Try it
