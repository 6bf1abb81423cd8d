# The table. Ranks and suits are the card's name; `error-…` messages are the page's (app.ftl).

card-name = { $suit ->
    [C] խաչի
    [D] քյափի
    [H] սրտի
   *[S] ղառի
} { $rank ->
    [A] տուզ
    [2] երկուսնոց
    [3] երեքնոց
    [4] չորսնոց
    [5] հինգնոց
    [6] վեցնոց
    [7] յոթնոց
    [8] ութնոց
    [9] իննոց
    [10] տասնոց
    [J] վալետ
    [Q] դամա
   *[K] թագավոր
}
card-komi = { $card }, կոմի

## Names

table-you = Դու
table-us = Մենք
table-them = Նրանք
table-bot = Բոտ
table-bot-n = Բոտ { $n }
table-preset = { $preset ->
    [classic] Դասական
    [v2] Տարբերակ 2
   *[murabaa] Մուրաբաա՝ զույգերով
}

## Top bar

table-scores = Միավորներ
table-to = մինչև { $target }
table-score-of = { $name }՝ { $points }, մինչև { $target }
table-carried = +{ $points } պահված
table-leave = Դուրս գալ սենյակից
table-chat = { $unread ->
    [0] Զրույց
    [one] Զրույց, { $unread } նոր հաղորդագրություն
   *[other] Զրույց, { $unread } նոր հաղորդագրություն
}

## Leaving

table-leave-title = Դուրս գա՞լ այս սենյակից
table-leave-waiting = Քո տեղը կազատվի մեկ ուրիշի համար։
table-leave-playing = Քո փոխարեն բոտը կխաղա։ Խաղը կշարունակվի առանց քեզ։
table-leave-over = Խաղն ավարտված է։ Կոդով միշտ կարող ես վերադառնալ։
table-leave-alone = Ուրիշ ոչ ոք չկա։ Առանց քեզ սենյակը { $minutes ->
    [one] { $minutes } րոպե
   *[other] { $minutes } րոպե
} կսպասի, որ որևէ մեկը վերադառնա, հետո կփակվի։
table-leave-last = Դու այստեղ վերջինն ես․ եթե դուրս գաս, սենյակը կփակվի, զրույցն էլ կջնջվի։
table-leave-yes = Դուրս գալ
table-leave-no = Մնալ

## Removing a player

table-remove = Հանել՝ { $name }
table-remove-title = Հանե՞լ՝ { $name }
table-remove-why = Տեղը կազատվի, և այս սենյակ վերադառնալ հնարավոր չի լինի։ Նրան դա կասվի քաղաքավարի։
table-remove-yes = Հանել
table-remove-no = Թողնել

## Seats

table-seat-empty = Ազատ տեղ
table-seat-away = բացակա, բոտն է խաղում
table-seat-gone = կապ չկա
table-seat-gone-away = չկա, բոտն է խաղում
table-seat-bot-in = բոտ { $time } հետո
table-seat-vacant = դուրս է եկել, բոտն է խաղում
table-seat-bot = բոտ
table-seat-host = տանտեր
table-seat-dealer = բաժանող
table-seat-to-play = հերթն է
table-seat-ready = պատրաստ
table-seat-agreed = ռևանշ է ուզում
table-seat-team = { $team ->
    [us] քո թիմը
   *[them] մյուս թիմը
}
table-hand-count = { $count ->
    [one] { $count } քարտ ձեռքում
   *[other] { $count } քարտ ձեռքում
}
table-stock = { $count ->
    [0] տրցակը դատարկ է
    [one] { $count } քարտ տրցակում
   *[other] { $count } քարտ տրցակում
}
table-pile = Կույտ՝ { $name }, { $count ->
    [one] { $count } քարտ
   *[other] { $count } քարտ
}, { $basras ->
    [0] առանց բասրայի
    [one] { $basras } բասրա
   *[other] { $basras } բասրա
}
table-pile-title = { $who ->
    [you] Քո կույտը
    [us] Մեր կույտը
    [them] Նրանց կույտը
   *[other] Կույտ՝ { $name }
}
table-pile-cards = { $count ->
    [one] մինչ այժմ վերցված է { $count } քարտ
   *[other] մինչ այժմ վերցված է { $count } քարտ
}
table-pile-no-basra = Այս փուլում դեռ բասրա չկա։
table-close = Փակել
table-batch = { $left ->
    [0] այս փուլի վերջին բաժանումը
    [one] ևս { $left } բաժանում
   *[other] ևս { $left } բաժանում
}

## Waiting room

table-waiting = { $count ->
    [one] Սպասում ենք ևս { $count } խաղացողի
   *[other] Սպասում ենք ևս { $count } խաղացողի
}
table-start-bots = { $count ->
    [0] Սկսել
    [one] Սկսել { $count } բոտով
   *[other] Սկսել { $count } բոտով
}
table-start-host = { $name } կարող է սկսել բոտերով
table-starts-itself = Երբ բոլոր տեղերը զբաղվեն, խաղն ինքը կսկսվի։
table-host-gone = { $host } բացել է այս սենյակը, բայց կապ չունի։ Մինչև վերադառնա, { $name } կարող է սկսել։
table-host-gone-you = { $host } բացել է այս սենյակը, բայց կապ չունի։ Մինչև վերադառնա, դու կարող ես սկսել։
table-waiting-gone = { $count ->
    [one] Կապ չունի { $names }։ Տեղը պահված է։
   *[other] Կապ չունեն { $names }։ Տեղերը պահված են։
}
table-countdown-gone = { $count ->
    [one] Կապ չունի { $names }։ Խաղը, միևնույնն է, կսկսվի․ երբ ժամանակը լրանա, բոտը կխաղա։
   *[other] Կապ չունեն { $names }։ Խաղը, միևնույնն է, կսկսվի․ երբ ժամանակը լրանա, բոտերը կխաղան։
}
table-countdown = Մինչև խաղի սկիզբը՝
table-option-target = մինչև { $target } միավոր
table-option-time = { $seconds ->
    [0] առանց ժամանակի
   *[other] քայլը՝ { $seconds } վ
}
table-option-public = բաց է բոլորի համար
table-option-private = միայն կոդով

## Hand and floor

table-hand = Քո քարտերը
table-floor = { $count ->
    [0] Սեղանը դատարկ է
    [one] Սեղանին { $count } քարտ
   *[other] Սեղանին { $count } քարտ
}
table-floor-empty = Սեղանը դատարկ է
table-taken = { $card }, կվերցվի
table-choosable = { $card }, հպվի՛ր ընտրելու համար
table-just-played = { $card }, նոր խաղացված
table-takes = { $count ->
    [one] Վերցնում է { $count } քարտ
   *[other] Վերցնում է { $count } քարտ
}
table-sweeps = Մաքրում է սեղանը
table-basra-worth = Բասրա՜ +{ $points }
table-stays = Մնում է սեղանին
table-play = Խաղալ
table-put-back = Հետ դնել
table-hint = Հուշում
table-choice = Վերցնելու ձև { $n }/{ $count }՝ ցույց տալ հաջորդը
table-on-its-way = Ճանապարհին է…
table-held = Պահված է քեզ համար
table-held-more = Կուղարկվի առաջին իսկ հնարավորությամբ։
table-dismiss = Փակել հաղորդումը

## Whose turn

table-your-turn = Քո հերթն է
table-pick = Ընտրի՛ր քարտ
table-turn-of = Խաղում է { $name }
table-not-yet = Դեռ քո հերթը չէ
table-seconds = { $seconds } վ
table-ask-bot = Թող բոտը խաղա
table-ask-bot-why = Լուռ է { $name }
table-ask-bot-in = { $time } հետո կարող ես բոտին խաղացնել
table-own-ask-in = { $time } հետո մյուսները կարող են բոտին խաղացնել
table-own-ask-now = Հիմա մյուսները կարող են քո փոխարեն բոտին խաղացնել
table-turn-gone = Կապ չունի { $name }
table-turn-away = Բոտն է խաղում, փոխարենը՝ { $name }
table-until-back = մինչև վերադառնա
table-bot-in = Բոտը կխաղա { $time } հետո
table-bot-now = Բոտը հիմա կխաղա
table-away = Քո փոխարեն բոտն է խաղում
table-away-touch = Հպվի՛ր քարտի, և վերադարձար
table-away-banner = Բոտն է խաղում, մինչև հպվես քարտի
table-back = Վերադարձա
table-paused = Դադար․ խաղը սպասում է խաղացողներին։

## The last play

table-last-took = վերցրեց
table-last-swept = մաքրեց
table-last-basra = Բասրա՜
table-last-stays = մնաց
table-last-none = Այս փուլի առաջին քարտը դեռ չի խաղացվել։

## Said by the screen reader

table-say-took = { $name }՝ { $card }, վերցնում է { $cards }։
table-say-sweep = { $name }՝ { $card }, մաքրում է սեղանը, { $count ->
    [one] { $count } քարտ
   *[other] { $count } քարտ
}։
table-say-basra = { $name }՝ բասրա, { $card }, { $points } միավոր։
table-say-stays = { $name }՝ { $card }, մնում է սեղանին։
table-say-your-turn = Քո հերթն է։
table-say-turn-of = Խաղալու է { $name }։
table-say-dealt = Նոր քարտեր են բաժանված։
table-say-deal = Փուլ { $deal }։ Բաժանող՝ { $name }։
table-say-leftovers = Սեղանի վերջին քարտերը ստացավ՝ { $name }։
table-say-counted = Փուլը հաշված է։ { $scores }։
table-say-choice = Վերցնում է { $cards }։
table-say-lifted = Բարձրացված է { $card }։
table-say-joined = Նստեց { $name }։
table-say-left = Դուրս եկավ { $name }։
table-say-removed = Տանտերը հանեց՝ { $name }։
table-say-countdown = Բոլորն այստեղ են։ Խաղը սկսվում է։
table-say-countdown-off = Նորից ազատ տեղ կա։ Խաղը դեռ չի սկսվում։
table-say-host = { $who ->
    [you] Հիմա տանտերը դու ես։
   *[other] Հիմա տանտերը { $name } է։
}
table-say-gone = Կապ չունի { $name }։ Երբ ժամանակը լրանա, բոտը կխաղա։
table-say-back = Նորից կապի մեջ է { $name }։
table-say-away = { $who ->
    [you] Հիմա քո փոխարեն բոտն է խաղում, մինչև վերադառնաս։
   *[other] Հիմա բոտն է խաղում, մինչև վերադառնա { $name }։
}
table-say-returned = { $who ->
    [you] Վերադարձար և ինքդ ես խաղում։
   *[other] Վերադարձավ { $name }, բոտն այլևս չի խաղում։
}
table-say-taken-over = { $by ->
    [asked] { $who ->
        [you] Ինչ-որ մեկը բոտին խաղացրեց այս քարտը քո փոխարեն։
       *[other] Բոտին խնդրեցին խաղալ, փոխարենը՝ { $name }։
    }
   *[expired] { $who ->
        [you] Ժամանակդ լրացավ․ այս քարտը քո փոխարեն բոտը խաղաց։
       *[other] { $name }, ժամանակը լրացավ․ բոտը խաղաց։
    }
}
table-say-turn-gone = Խաղալու է { $name }, բայց կապ չունի։ Բոտը կխաղա { $time } հետո։

## The count

table-count-title = Փուլ { $deal }՝ հաշիվ
table-count-what = Հաշիվ
table-count-cards = Վերցված քարտեր
table-count-most = Ամենաշատ քարտերը
table-count-most-carried = պահված { $points }-ի հետ
table-count-level = Հավասար․ 30-ը ոչ ոքի չէ
table-count-level-carried = Հավասար․ { $points } պահվում է
table-count-basra = { $kind ->
    [jack_basra] Վալետի բասրա
   *[basra] Բասրա
}
table-count-none = Այս փուլում բասրա չկա
table-count-deal = Այս փուլը
table-count-total = Ընդամենը
table-ready = Պատրաստ եմ
table-ready-done = Սպասում ենք մյուսներին…
table-next-in = Հաջորդ փուլը՝ { $time } հետո
table-next-or = { $count ->
    [one] Հաջորդ փուլը՝ { $time } հետո, կամ երբ պատրաստ լինի { $names }
   *[other] Հաջորդ փուլը՝ { $time } հետո, կամ երբ պատրաստ լինեն { $names }
}
table-next-now = Հաջորդ փուլը հիմա կսկսվի

## The end

table-won-you = Դու հաղթեցի՜ր
table-won-us = Մենք հաղթեցի՜նք
table-won-other = Հաղթեց { $name }
table-won-them = Նրանք հաղթեցին
table-over-deal = Փուլ { $deal }
table-over-deals = Փուլ առ փուլ
table-over-last = Վերջին փուլը
table-rematch = Ռևանշ
table-rematch-free = Կսկսվի, երբ բոլոր ներկաները համաձայնեն։
table-rematch-asked = { $count ->
    [one] Ռևանշ է ուզում { $names }։
   *[other] Ռևանշ են ուզում { $names }։
}
table-rematch-waits = { $count ->
    [one] Սպասում ենք, որ համաձայնի { $names }։
   *[other] Սպասում ենք, որ համաձայնեն { $names }։
}
table-rematch-gone = { $count ->
    [one] Կապ չունի { $names }, նրան չեն սպասում։
   *[other] Կապ չունեն { $names }, նրանց չեն սպասում։
}
table-rematch-in = Կսկսվի { $time } հետո, առանց սպասելու՝ { $names }։
