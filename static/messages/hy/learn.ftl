# Learning: the first lesson, how to play, and the hints at the table. Cards come as arguments, so that no message names one
# that the engine's examples no longer have.

learn-close = Փակել
learn-your-turn = Քո հերթն է։
learn-to-table = Վերադառնալ սեղան

## What a card takes

hint-takes = { $card } վերցնում է { $cards }։
hint-stays = { $card } ոչինչ չի վերցնում և մնում է սեղանին։
hint-stay = { $cards } ոչինչ չեն վերցնում և մնում են սեղանին։
hint-sweeps = { $card } մաքրում է ամբողջ սեղանը, բայց բասրա չէ։
hint-basra = { $card } վերցնում է { $cards }։ Բասրա՜, { $points } միավոր։
hint-jack-basra = { $card } վերցնում է { $cards }։ Վալետի բասրա, { $points ->
    [0] այստեղ միավոր չի տալիս
   *[other] { $points } միավոր
}։
hint-or = Կամ { $cards }։
hint-more = { $count ->
    [one] Եվ ևս { $count } ձև։
   *[other] Եվ ևս { $count } ձև։
}
hint-title = Ինչ են վերցնում քարտերդ
hint-wait = Հուշումը գալիս է քո հերթին․ ասում է, թե ինչ կվերցնի քո ամեն քարտը։
hint-close = Փակել հուշումը

## The first lesson

title-lesson = Առաջին դասը · Բասրա
lesson-close = Թողնել դասը
lesson-back = Մեկ քայլ հետ
lesson-skip = Բաց թողնել այս քայլը
lesson-step = Քայլ { $n }՝ { $count }-ից
lesson-next = Առաջ
lesson-take-back = Հետ վերցնել
lesson-finish = Ավարտել
lesson-guest = Հյուր

lesson-rank-title = Նույն արժեքը
lesson-rank-say = Քարտը վերցնում է իր արժեքի քարտերը։ Հպվի՛ր { $card } քարտին՝ տեսնելու, թե ինչ կվերցնի, և նորից հպվի՛ր՝ խաղալու։
lesson-rank-done = { $card } վերցրեց { $cards }։ Երկուսն էլ հիմա քո կույտում են։

lesson-sum-title = Գումար
lesson-sum-say = Թվերը գումարվում են․ { $cards } միասին { $card } են։ Խաղա՛ այն։
lesson-sum-done = Տուզը մեկ է։ Վալետը, դաման և թագավորը չեն գումարվում։

lesson-bait-title = Քարտ դնելը
lesson-bait-say = Ոչինչ չվերցնող քարտը մնում է սեղանին։ Դի՛ր { $card }․ շուտով կտեսնես՝ ինչու։
lesson-bait-done = Հիմա այն բոլորի համար է։ Բոտն էլ կարող է վերցնել։

lesson-groups-title = Միանգամից մի քանիսը
lesson-groups-say = Քարտը վերցնում է այն ամենը, ինչ կարող է․ { $card } վերցնում է { $cards }։
lesson-groups-done = Վերջում ամենաշատ քարտ ունեցողը ստանում է { $most } միավոր։

lesson-court-title = Դամաներ և թագավորներ
lesson-court-say = Դաման վերցնում է դամաներ, թագավորը՝ թագավորներ, ուրիշ ոչինչ։ Խաղա՛ { $card }։
lesson-court-done = { $card } վերցրեց { $cards }։

lesson-jack-title = Վալետը
lesson-jack-say = Վալետը վերցնում է ամբողջ սեղանը։ Խաղա՛ { $card }։
lesson-jack-done = Ամենաշատն այն ժամանակ արժե, երբ սեղանին շատ քարտ կա։

lesson-basra-title = Բասրա՜
lesson-basra-say = Մեկ քարտ է մնացել, և { $card } վերցնում է այն։ Սեղանի ամեն ինչը վերցնելը բասրա է։
lesson-basra-done = Բասրա՜, { $points } միավոր։ Վալետի մաքրածը բասրա չէր․ վալետը չափից ուժեղ է դրա համար։

lesson-choice-title = Ընտրողը դու ես
lesson-choice-say = { $card } կարող է վերցնել երկու ձևով։ Բարձրացրո՛ւ, հպվի՛ր սեղանի այն քարտին, որն ուզում ես, և խաղա՛։
lesson-choice-done = Երբ մի քանի ձև կա, ընտրողը դու ես։

lesson-komi-title = Կոմին
lesson-komi-say = { $card } կոմին է։ Վալետի պես վերցնում է ամբողջ սեղանը։ Խաղա՛ այն։
lesson-komi-done = Բասրա չէ․ ուրիշ ոչ մի քարտ չէր կարող միասին վերցնել { $cards }։

lesson-komibasra-title = Կոմիի բասրան
lesson-komibasra-say = Որտեղ մեկ քարտը կարող է վերցնել ամեն ինչ, կոմին բասրա է անում։ Այստեղ ութնոցը կարող էր։ Խաղա՛ { $card }։
lesson-komibasra-done = Բասրա՜, { $points } միավոր, ասես ութնոց լիներ։

lesson-last-title = Վերջին քարտը
lesson-last-say = Վերադարձանք առաջին սեղան․ { $card } փուլի վերջին քարտն է։ Խաղա՛ այն։
lesson-last-done = Սեղանին մնացածը նրանն է, ով վերջինն է վերցրել․ այսինքն՝ քոնը։

lesson-count-title = Հաշիվը
lesson-count-say = Ամենաշատ քարտերը՝ { $most } միավոր։ Ամեն բասրա՝ { $basra }։ Հաղթում է նա, ով առաջինն է հասնում { $target } միավորի։

lesson-note-stays = { $card } այստեղ ոչինչ չի վերցնում և մնում է սեղանին։ Հե՛տ վերցրու և փորձի՛ր { $wanted }։
lesson-note-fewer = { $card } վերցնում է { $cards }։ Այդպես էլ կարելի է, բայց հիմա { $wanted } ավելի լավ է։ Հե՛տ վերցրու և փորձի՛ր։
lesson-note-keep = { $card } վերցնում է ամբողջ սեղանը։ Պահի՛ր հետոյի համար և նախ փորձի՛ր { $wanted }։
lesson-note-jack = { $card } նույնպես ամեն ինչ վերցնում է, բայց վալետով բասրա չի լինում։ Հե՛տ վերցրու և փորձի՛ր { $wanted }։

lesson-over-title = Հիմա կարող ես խաղալ
lesson-over-text = Բասրան այսքանն է։ Խաղի ընթացքում միշտ տեսնում ես, թե ինչ կվերցնի քարտը, մինչև խաղալդ, իսկ հուշումը դա բառերով է ասում։
lesson-play-bot = Խաղալ բոտի դեմ
lesson-play-friends = Խաղալ ընկերների հետ
lesson-again = Կրկնել դասը

## How to play

title-guide = Ինչպես խաղալ Բասրա
guide-title = Ինչպես խաղալ Բասրա
guide-lead = Վերցրո՛ւ սեղանից քարտեր, ինչքան կարող ես։ Մեկ րոպե կարդալու, մեկ խաղ սովորելու համար։

guide-aim-title = Նպատակը
guide-aim-text = Փուլում ամենաշատ քարտ վերցնողը ստանում է { $most } միավոր։ Ամեն բասրան ևս { $basra } միավոր է։ Խաղը հաղթում է նա, ով առաջինն է հասնում { $target } միավորի։

guide-deal-title = Ինչպես է անցնում փուլը
guide-deal-text = Ամեն մեկը ստանում է չորս քարտ, չորսն էլ բաց դրվում են սեղանին։ Հերթով, դեպի աջ, ամեն մեկը խաղում է մեկ քարտ։ Երբ ձեռքերը դատարկ են, բոլորը չորս նոր քարտ են ստանում, մինչև տրցակը վերջանա։
guide-deal-batches = Երկու խաղացողի դեպքում փուլն ունի { $two } բաժանում, չորսի դեպքում՝ { $four }։

guide-take-title = Ինչ է վերցնում քարտը
guide-take-text = Վերցնել կարողացող քարտը վերցնում է այն ամենը, ինչ կարող է։
guide-rank = Նույն արժեքի քարտերը։
guide-sum = Թվերը, որոնց գումարն իր արժեքն է։ Տուզը մեկ է։
guide-groups = Երկուսը միասին։
guide-court = Դաման վերցնում է դամաներ, թագավորը՝ թագավորներ։ Նրանք չեն գումարվում։
guide-choice = Երբ մի քանի ձև կա, ընտրողը դու ես։
guide-stays = Ոչինչ չվերցնող քարտը մնում է սեղանին։

guide-sweep-title = Վալետն ու կոմին
guide-jack = Վալետը վերցնում է ամբողջ սեղանը։
guide-komi = Նույնը՝ կոմին, այսինքն՝ քյափի յոթնոցը։
guide-komibasra = Եթե վալետից բացի որևէ ուրիշ քարտ կարող էր վերցնել սեղանի ամեն ինչը, կոմին բասրա է անում։

guide-basra-title = Բասրան
guide-basra = Ով ամբողջ սեղանը վերցնում է թվով, դամայով կամ թագավորով, բասրա է անում։
guide-jackbasra = Վալետը բասրա է անում միայն մենակ մնացած վալետը կամ մենակ մնացած կոմին վերցնելիս։
guide-leftovers = Սեղանի վերջին քարտերը նրանն են, ով վերջինն է վերցրել, և դա բասրա չէ։

guide-count-title = Հաշիվը
guide-count-text = Ամեն փուլից հետո՝
guide-count-level = Եթե քարտերը հավասար են, այս միավորները ոչ ոք չի ստանում։ Տնային կանոնով դրանք կարող են մնալ հաջորդ փուլին։
guide-count-win = Իսկ եթե երկուսն էլ հասել են նպատակին, հաղթում է ավելի շատ միավոր ունեցողը։ Հավասարության դեպքում խաղում են ևս մեկ փուլ։

guide-four-title = Երկու խաղացող, չորս խաղացող
guide-four-text = Չորսով խաղում են երկու թիմով։ Զուգընկերները նստում են դեմ դիմաց և ունեն մեկ կույտ․ մեկի վերցրածը երկուսինն է։
guide-four-partner = Զուգընկերդ

guide-presets-title = Երեք կանոնակարգ
guide-presets-text = Սենյակ բացողն ընտրում է մեկը և կարող է առանձին կետեր փոխել որպես տնային կանոններ։
guide-presets-rule = Կանոն
guide-presets-examples = Ինչով են տարբերվում

guide-end-title = Փորձի՛ր
