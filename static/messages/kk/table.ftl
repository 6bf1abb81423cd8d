# The table. Ranks and suits are the card's name; `error-…` messages are the page's (app.ftl).

card-name = { $suit ->
    [C] шытыр
    [D] қиық
    [H] табан
   *[S] қарға
} { $rank ->
    [A] тұз
    [2] екілік
    [3] үштік
    [4] төрттік
    [5] бестік
    [6] алтылық
    [7] жетілік
    [8] сегіздік
    [9] тоғыздық
    [10] ондық
    [J] валет
    [Q] дама
   *[K] король
}
card-komi = { $card }, коми

## Names

table-you = Сен
table-us = Біз
table-them = Олар
table-bot = Бот
table-bot-n = Бот { $n }
table-preset = { $preset ->
    [classic] Классика
    [v2] 2-нұсқа
   *[murabaa] Мурабаа, жұппен
}

## Top bar

table-scores = Ұпайлар
table-to = мақсат { $target }
table-score-of = { $name }: { $points }, мақсат { $target }
table-carried = +{ $points } көшкен
table-leave = Бөлмеден шығу
table-chat = { $unread ->
    [0] Чат
    [one] Чат, { $unread } жаңа хабар
   *[other] Чат, { $unread } жаңа хабар
}

## Leaving

table-leave-title = Бөлмеден шығасың ба?
table-leave-waiting = Орның басқа біреуге босайды.
table-leave-playing = Орныңа бот ойнайды. Ойын сенсіз жалғасады.
table-leave-over = Ойын бітті. Кодпен қашан да қайтып келе аласың.
table-leave-alone = Басқа ешкім жоқ. Сенсіз бөлме біреу қайтып келер деп { $minutes ->
    [one] бір минут
   *[other] { $minutes } минут
} күтеді, сосын жабылады.
table-leave-last = Мұнда соңғы адам сенсің: сен шықсаң, бөлме де, чат та жоғалады.
table-leave-yes = Шығу
table-leave-no = Қалу

## Removing a player

table-remove = Шығару: { $name }
table-remove-title = { $name } шығарылсын ба?
table-remove-why = Орны босайды, ол бұл бөлмеге қайта кіре алмайды. Оған сыпайы айтылады.
table-remove-yes = Шығару
table-remove-no = Қалдыру

## Seats

table-seat-empty = Бос орын
table-seat-away = жоқ, бот ойнап отыр
table-seat-gone = байланыс жоқ
table-seat-gone-away = кетіп қалды, бот ойнап отыр
table-seat-bot-in = бот: { $time }
table-seat-vacant = шығып кетті, бот ойнап отыр
table-seat-bot = бот
table-seat-host = бөлме иесі
table-seat-dealer = таратушы
table-seat-to-play = кезегі
table-seat-ready = дайын
table-seat-agreed = тағы ойнағысы келеді
table-seat-team = { $team ->
    [us] сенің командаң
   *[them] қарсы команда
}
table-hand-count = { $count ->
    [one] қолында { $count } карта
   *[other] қолында { $count } карта
}
table-stock = { $count ->
    [0] колода таусылды
    [one] колодада { $count } карта
   *[other] колодада { $count } карта
}
table-pile = Жинағаны, { $name }: { $count ->
    [one] { $count } карта
   *[other] { $count } карта
}, { $basras ->
    [0] басра жоқ
    [one] { $basras } басра
   *[other] { $basras } басра
}
table-pile-title = { $who ->
    [you] Сенің жинағаның
    [us] Біздің жинағанымыз
    [them] Олардың жинағаны
   *[other] Жинағаны: { $name }
}
table-pile-cards = { $count ->
    [one] әзірге { $count } карта алынды
   *[other] әзірге { $count } карта алынды
}
table-pile-no-basra = Бұл конда әзірге басра жоқ.
table-close = Жабу
table-batch = { $left ->
    [0] бұл кондағы соңғы тарату
    [one] тағы { $left } рет таратылады
   *[other] тағы { $left } рет таратылады
}

## Waiting room

table-waiting = { $count ->
    [one] Тағы бір ойыншы керек
   *[other] Тағы { $count } ойыншы керек
}
table-start-bots = { $count ->
    [0] Бастау
    [one] Бір ботпен бастау
   *[other] { $count } ботпен бастау
}
table-start-host = { $name } боттармен бастай алады
table-starts-itself = Орын толғанда ойын өзі басталады.
table-host-gone = Бұл бөлмені { $host } ашты, бірақ қазір байланыста жоқ. Ол қайтып келгенше { $name } бастай алады.
table-host-gone-you = Бұл бөлмені { $host } ашты, бірақ қазір байланыста жоқ. Ол қайтып келгенше сен бастай аласың.
table-waiting-gone = { $count ->
    [one] Байланыс жоқ: { $names }. Орны сақтаулы.
   *[other] Байланыс жоқ: { $names }. Орындары сақтаулы.
}
table-countdown-gone = { $count ->
    [one] Байланыс жоқ: { $names }. Ойын бәрібір басталады; уақыты бітсе, бот ойнайды.
   *[other] Байланыс жоқ: { $names }. Ойын бәрібір басталады; уақыттары бітсе, боттар ойнайды.
}
table-countdown = Ойынның басталуына
table-option-target = мақсат { $target } ұпай
table-option-time = { $seconds ->
    [0] уақыт шектеусіз
   *[other] жүріске { $seconds } с
}
table-option-public = бәріне ашық
table-option-private = тек кодпен

## Hand and floor

table-hand = Қолыңдағы карталар
table-floor = { $count ->
    [0] Үстел бос
    [one] Үстелде { $count } карта
   *[other] Үстелде { $count } карта
}
table-floor-empty = Үстел бос
table-taken = { $card }, алынады
table-choosable = { $card }, таңдау үшін түрт
table-just-played = { $card }, жаңа ғана жүрілді
table-takes = { $count ->
    [one] { $count } карта алады
   *[other] { $count } карта алады
}
table-sweeps = Үстелді сыпырады
table-basra-worth = Басра! +{ $points }
table-stays = Үстелде қалады
table-play = Жүру
table-put-back = Қайтару
table-hint = Кеңес
table-choice = Алу жолы { $n }/{ $count }: келесісін көрсету
table-on-its-way = Жолда…
table-held = Сен үшін сақталды
table-held-more = Мүмкін болса, бірден жіберіледі.
table-dismiss = Хабарды жабу

## Whose turn

table-your-turn = Сенің кезегің
table-pick = Карта таңда
table-turn-of = { $name } ойнап жатыр
table-not-yet = Әлі кезегің келген жоқ
table-seconds = { $seconds } с
table-ask-bot = Бот жүрсін
table-ask-bot-why = { $name } үнсіз отыр
table-ask-bot-in = { $time } өткен соң бот жүргізе аласың
table-own-ask-in = { $time } өткен соң басқалар бот жүргізе алады
table-own-ask-now = Енді басқалар орныңа бот жүргізе алады
table-turn-gone = Байланыс жоқ: { $name }
table-turn-away = Бот ойнап отыр, орнына: { $name }
table-until-back = қайтып келгенше
table-bot-in = { $time } өткен соң бот жүреді
table-bot-now = Бот қазір жүреді
table-away = Орныңа бот ойнап отыр
table-away-touch = Картаны түрт те, ойынға қайт
table-away-banner = Картаны түрткенше бот ойнайды
table-back = Мен келдім
table-paused = Үзіліс: ойын ойыншыларын күтіп тұр.

## The last play

table-last-took = алды
table-last-swept = сыпырды
table-last-basra = Басра!
table-last-stays = қалды
table-last-none = Бұл конда әлі ешкім жүрген жоқ.

## Said by the screen reader

table-say-took = { $name }: { $card }, алғаны: { $cards }.
table-say-sweep = { $name }: { $card } үстелді сыпырды, { $count ->
    [one] { $count } карта
   *[other] { $count } карта
}.
table-say-basra = { $name }: басра, { $card }, { $points } ұпай!
table-say-stays = { $name }: { $card } үстелде қалды.
table-say-your-turn = Сенің кезегің.
table-say-turn-of = Кезек: { $name }.
table-say-dealt = Жаңа карталар таратылды.
table-say-deal = { $deal }-кон. Таратушы: { $name }.
table-say-leftovers = Үстелде қалған карталарды алған: { $name }.
table-say-counted = Кон есептелді. { $scores }.
table-say-choice = Алатыны: { $cards }.
table-say-lifted = { $card } көтерілді.
table-say-joined = { $name } отырды.
table-say-left = { $name } шығып кетті.
table-say-removed = Бөлме иесі шығарды: { $name }.
table-say-countdown = Бәрі осында. Ойын басталады.
table-say-countdown-off = Бір орын қайта босады. Ойын әлі басталмайды.
table-say-host = { $who ->
    [you] Енді бөлме иесі – сен.
   *[other] Енді бөлме иесі – { $name }.
}
table-say-gone = Байланыс жоқ: { $name }. Уақыты бітсе, бот ойнайды.
table-say-back = { $name } қайта қосылды.
table-say-away = { $who ->
    [you] Енді сен қайтып келгенше орныңа бот ойнайды.
   *[other] Енді { $name } қайтып келгенше орнына бот ойнайды.
}
table-say-returned = { $who ->
    [you] Сен қайттың, енді өзің ойнайсың.
   *[other] { $name } қайтып келді, енді орнына бот ойнамайды.
}
table-say-taken-over = { $by ->
    [asked] { $who ->
        [you] Біреу бұл картаны орныңа ботқа жүргізді.
       *[other] Боттан жүруді сұрады, кімнің орнына: { $name }.
    }
   *[expired] { $who ->
        [you] Уақытың бітті: бұл картаны орныңа бот жүрді.
       *[other] { $name }, уақыты бітті: бот жүрді.
    }
}
table-say-turn-gone = Кезек: { $name }, бірақ байланыс жоқ. { $time } өткен соң бот жүреді.

## The count

table-count-title = { $deal }-кон, есеп
table-count-what = Есеп
table-count-cards = Алынған карталар
table-count-most = Ең көп карта
table-count-most-carried = көшкен { $points } ұпаймен
table-count-level = Тең: 30 ұпай ешкімге берілмейді
table-count-level-carried = Тең: { $points } ұпай көшті
table-count-basra = { $kind ->
    [jack_basra] Валет басрасы
   *[basra] Басра
}
table-count-none = Бұл конда басра жоқ
table-count-deal = Осы кон
table-count-total = Барлығы
table-ready = Дайынмын
table-ready-done = Басқаларды күтіп отырмыз…
table-next-in = Келесі конға { $time }
table-next-or = { $count ->
    [one] Келесі конға { $time }, не { $names } дайын болғанда
   *[other] Келесі конға { $time }, не { $names } дайын болғанда
}
table-next-now = Келесі кон қазір басталады

## The end

table-won-you = Сен жеңдің!
table-won-us = Біз жеңдік!
table-won-other = { $name } жеңді
table-won-them = Олар жеңді
table-over-deal = { $deal }-кон
table-over-deals = Әр кон бойынша
table-over-last = Соңғы кон
table-rematch = Реванш
table-rematch-free = Осындағылардың бәрі келіссе, басталады.
table-rematch-asked = { $count ->
    [one] { $names } реванш алғысы келеді.
   *[other] { $names } реванш алғысы келеді.
}
table-rematch-waits = { $count ->
    [one] Келісімі күтіледі: { $names }.
   *[other] Келісімі күтіледі: { $names }.
}
table-rematch-gone = { $count ->
    [one] Байланыс жоқ, күтілмейді: { $names }.
   *[other] Байланыс жоқ, күтілмейді: { $names }.
}
table-rematch-in = { $time } өткен соң басталады; қайтып келмесе, онсыз: { $names }.
