# Everything the page says around the table; the table's own words are in table.ftl.

app-name = Բասրա
title-lobby = Բասրա · ընկերներով մեկ սեղանի շուրջ
title-room = Բասրա · { $code }
title-your-turn = Քո հերթն է · Բասրա

bar-language = Լեզու
bar-settings = Կարգավորումներ
bar-guide = Ինչպես խաղալ

back-to-lobby = Վերադառնալ սկիզբ
try-again = Նորից փորձել
continue-here = Խաղալ այստեղ
notice-close = Փակել հաղորդումը

## Lobby

lobby-tagline = Սրճարանի թղթախաղ՝ ընկերներիդ հետ։ Առանց գրանցման․ ուղարկի՛ր հղումը և նստի՛ր։
lobby-create = Սենյակ բացել
lobby-as = Անունդ՝ { $name }․ փոխել անունը
lobby-settings = Փոխել խաղը
lobby-code = Կոդ կամ հղում ունե՞ս
lobby-join = Մտնել
lobby-open = Բաց սենյակներ
lobby-open-looking = Նայում ենք սրճարանում…
lobby-open-none = Դեռ բաց սենյակ չկա։ Առաջինը թող քոնը լինի։
lobby-open-free = { $free ->
    [one] { $free } ազատ տեղ
   *[other] { $free } ազատ տեղ
}
lobby-open-started = { $free ->
    [one] խաղում են, { $free } տեղում բոտ է
   *[other] խաղում են, { $free } տեղում բոտ է
}
lobby-resume = Քո տեղը { $code } սենյակում դեռ պահված է։
lobby-resume-go = Վերադառնալ իմ տեղը
lobby-lesson = Առաջին դասը՝ երեք րոպե

field-name = Անունդ
field-name-example = օր.՝ Մոնա

## The room form

form-seats = Խաղացողներ
form-seats-n = { $n } խաղացող
form-preset = Կանոններ
form-preset-about = { $preset ->
    [classic] Ավանդական խաղ երկու հոգու համար։
    [v2] Ցանկացած քարտ վերցնում է սեղանի կոմին, իսկ վալետի բասրան 30 միավոր է։
   *[murabaa] Զույգերը նստում են դեմ դիմաց և ունեն մեկ ընդհանուր կույտ։
}
form-target = Խաղալ մինչև
form-target-own = Այլ
form-target-range = Միավոր՝ { $low }-ից { $high }
form-time = Քայլի ժամանակը
form-time-n = { $seconds ->
    [0] Անսահման
   *[other] { $seconds } վ
}
form-public = Ով կարող է մտնել
form-public-yes = Բոլորը
form-public-no = Կոդ ունեցողը
form-house = Տնային կանոններ
form-house-n = { $n ->
    [one] { $n } տնային կանոն
   *[other] { $n } տնային կանոն
}
form-komi = Կոմին (քյափի յոթնոցը) սեղանին
form-komi-value = { $value ->
    [any] Վերցնում է ամեն քարտ
   *[seven] Սովորական յոթնոց է
}
form-jack = Վալետի բասրայի միավորները
form-tie = Եթե քարտերը հավասար են
form-tie-value = { $value ->
    [carry] 30-ն անցնում է հաջորդ փուլին
   *[nobody] 30-ը ոչ ոք չի ստանում
}
form-opening = Վալետն ու կոմին առաջին սեղանին
form-opening-yes = Նորից բաժանել
form-opening-no = Թողնել

## A room's rules in a few words

rules-preset = { $preset ->
    [classic] Դասական
    [v2] Տարբերակ 2
   *[murabaa] Մուրաբաա
}
rules-target = մինչև { $target }
rules-time = { $seconds ->
    [0] առանց ժամանակի
   *[other] քայլը՝ { $seconds } վ
}
rules-public = { $public ->
    [yes] բաց է բոլորի համար
   *[no] միայն կոդով
}
rules-komi = { $value ->
    [any] Սեղանի կոմին վերցնում է ցանկացած քարտ։
   *[seven] Սեղանի կոմին սովորական յոթնոց է։
}
rules-jack = { $points ->
    [0] Վալետի բասրան միավոր չի տալիս։
   *[other] Վալետի բասրան { $points } միավոր է։
}
rules-tie = { $value ->
    [carry] Եթե քարտերը հավասար են, 30-ն անցնում է հաջորդ փուլին։
   *[nobody] Եթե քարտերը հավասար են, 30-ը ոչ ոք չի ստանում։
}
rules-opening = { $clean ->
    [yes] Առաջին սեղանին վալետ ու կոմի չի լինում։
   *[no] Առաջին սեղանին կարող են լինել վալետ և կոմի։
}

## The door

door-table = Սենյակ
door-title = Սենյակի տերը՝ { $name }
door-seats = Ովքեր են նստած այստեղ
door-free = Ազատ տեղ
door-started = Խաղն ընթանում է․ կնստես այն տեղում, որտեղ բոտ է խաղում։
door-full = Բոլոր տեղերը զբաղված են։ Սպասի՛ր այստեղ․ հենց տեղ ազատվի, կարող ես նստել։
door-sit = Նստել
door-yours = { $count ->
    [one] Դու արդեն խաղում ես այստեղ՝ մեկ այլ ներդիրում կամ պատուհանում։
   *[other] Դու արդեն խաղում ես այստեղ՝ այլ ներդիրներում կամ պատուհաններում։
}
door-take-over = Շարունակել որպես { $name }
door-as-another = Նստել որպես ուրիշ խաղացող

## Inviting

invite-code = Կոդ
invite-copy = Պատճենել հղումը
invite-copied = Պատճենված է
invite-share = Կիսվել
invite-share-text = Արի Բասրա խաղանք՝
invite-qr = QR
invite-qr-alt = Այս սենյակի հղման QR կոդը
invite-only-here = Այս հասցեն բացվում է միայն այս համակարգչում։ Քո ցանցի ընկերների հետ խաղալու համար սերվերը միացրո՛ւ { $command } հրամանով, բացի՛ր նրա տված հասցեն և հրավիրի՛ր այնտեղից։

## Chat

about-table = Այս սենյակը
chat-title = Զրույց
chat-lines = Ինչ է ասվել
chat-empty = Դեռ լուռ է։ Բարևի՛ր։
chat-say = Ասա՛ մի բան
chat-send = Ուղարկել
chat-sending = ուղարկվում է…
chat-close = Փակել զրույցը
chat-you = Դու
chat-mute = Լռեցնել՝ { $name }
chat-muted = { $count ->
    [one] Լռեցրել ես { $count } խաղացողի։
   *[other] Լռեցրել ես { $count } խաղացողի։
}
chat-unmute = Լսել բոլորին
chat-unmute-one = Նորից լսել՝ { $name }
chat-people = Ում ես լսում
chat-gone = գնացել է
chat-said = { $name }՝ { $text }

## The own name

name-given = Այստեղ անունդ «{ $name }» է․ մեկ այլ խաղացող ունի կամ ունեցել է «{ $asked }» անվան նման անուն։

## The line

banner-label = Կապ
banner-connecting = Սերվերի հետ կապ չկա
banner-offline = Դու ցանցից դուրս ես
banner-restarting = Սերվերը վերագործարկվում է
banner-full = Սերվերը լի է
banner-slowly = Քո կողմից չափից շատ փորձ է եղել
banner-store = Սերվերը չի հասնում իր հիշողությանը
banner-kept = Տեղդ պահված է։
banner-soon = Տեղդ պահված է, հիմա ամեն ինչ կշարունակվի։
banner-held = Ոչինչ չի կորել, և ժամանակը չի հոսում։ Խաղացածդ քարտը կուղարկվի, հենց կապը վերականգնվի։
banner-turn = Քո հերթն է․ { $time } հետո քո փոխարեն բոտը կխաղա։
banner-bot = Քո հերթին, մինչև վերադառնաս, բոտը կխաղա։
banner-alone = Ուրիշ ոչ ոք չկա․ սենյակը կսպասի ևս { $time }։
banner-alone-long = Ուրիշ ոչ ոք չկար․ սենյակը գուցե արդեն փակվել է։
banner-try-now = Փորձել հիմա
banner-next-try = { $seconds ->
    [0] Փորձում ենք…
   *[other] կամ { $seconds } վ հետո
}
banner-tries = { $seconds ->
    [0] Փորձում ենք…
   *[other] Նոր փորձ { $seconds } վ հետո
}
banner-back = Կապը վերականգնվեց։

## Screens of a few words

screen-opening-title = Աթոռ ենք մոտեցնում…
screen-opening-text = Մի վայրկյան։
screen-unreachable-title = Սերվերը չի պատասխանում
screen-unreachable-text = Գուցե զբաղված է, լի է կամ վերագործարկվում է։ Այս էջն ինքն է շարունակում փորձել։
screen-offline-title = Դու ցանցից դուրս ես
screen-offline-text = Հենց ցանցը վերադառնա, այս էջն ինքը կշարունակի։
screen-refused-title = Հիմա չի լինի
screen-refused-text = Սերվերը դեռ չի ընդունում այս էջը։ Էջն ինքը նորից կփորձի։
screen-store-title = Մի վայրկյան, խնդրում ենք
screen-store-text = Սերվերն աշխատում է, բայց չի հասնում իր հիշողությանը։ Այս էջն ինքն է շարունակում փորձել։
screen-gone-title = Այս սենյակն այլևս չկա
screen-gone-text = Բոլորը գնացել են, կամ երկար ժամանակ ոչ ոք չի եղել։ Նորը բացելը մի վայրկյանի գործ է։
screen-nosuch-title = Այդպիսի սենյակ չկա
screen-nosuch-text = Այս կոդով սենյակ չկա։ Ստուգի՛ր հղումը կամ խնդրի՛ր նորը․ երբ բոլորը գնում են, սենյակը փակվում է։
screen-replaced-title = Շարունակում ես մեկ այլ ներդիրում
screen-replaced-text = Քո տեղն անցել է մեկ այլ ներդիր կամ պատուհան։ Այս մեկը հանգստանում է։
screen-removed-title = Քո տեղը հետ վերցվեց
screen-removed-text = Տանտերն այս անգամ ուզում է ուրիշների հետ խաղալ։ Ոչինչ․ ուրիշ սենյակներ էլ կան, կամ բացի՛ր քոնը։
screen-left-title = Դուրս եկար սենյակից
screen-left-text = Շնորհակալություն խաղի համար։

## What can be refused (the server’s codes, and two of the page’s own)

error-fallback = Չստացվեց ({ $code })։ Նորից փորձի՛ր։
error-again-in = Նորից փորձի՛ր { $seconds } վ հետո։
error-name-needed = Նախ գրի՛ր անունդ․ ընկերներդ այն տեսնելու են սեղանի շուրջ։
error-code-needed = Գրի՛ր սենյակի կոդը կամ տեղադրի՛ր հղումը։
error-code-length = { $count ->
    [one] Կոդը վեց տառ ու թիվ է, իսկ այստեղ { $count } է։
   *[other] Կոդը վեց տառ ու թիվ է, իսկ այստեղ { $count } է։
}
error-code-sign = Կոդում «{ $sign }» չի լինում․ միայն թվեր և լատինական տառեր՝ առանց U-ի։
error-code-link = Այս հղումը ոչ մի սենյակ չի տանում։ Խնդրի՛ր այն, որ տալիս է «Պատճենել հղումը» կոճակը։
error-unreachable = Սերվերը չի պատասխանում։ Ստուգի՛ր ցանցը և նորից փորձի՛ր։
error-no-such-room = Այս կոդով սենյակ չկա։ Մեկ էլ նայի՛ր կամ խնդրի՛ր նորը։
error-not-found = Այս կոդով սենյակ չկա։ Մեկ էլ նայի՛ր կամ խնդրի՛ր նորը։
error-room-full = Բոլոր տեղերը զբաղված են։
error-no-vacant-seat = Խաղն ընթանում է, և բոլոր տեղերը զբաղված են։
error-bad-name = Անունը պետք է ունենա 1-ից 20 տառ և ընթեռնելի լինի։
error-reserved-name = Այդպես խաղն ինքն է մի բան կոչում։ Ընտրի՛ր ուրիշ անուն։
error-bad-option = Այս կարգավորումներից մեկը հնարավոր չէ։
error-unknown-preset = Այս կանոնները այստեղ հայտնի չեն։
error-unknown-option = Այս կարգավորումներից մեկը այստեղ հայտնի չէ։
error-bad-target = Խաղում են մինչև 11-ից 1001 որևէ ամբողջ թիվ։
error-bad-seats = Սենյակը երկու կամ չորս տեղ ունի։
error-not-your-turn = Քո հերթը չէ։
error-stale-turn = Մինչև քարտդ հասավ, խաղն առաջ էր անցել։
error-not-your-card = Այդ քարտը քո ձեռքում չէ։
error-illegal-capture = Այդ քարտը չի կարող վերցնել հենց դրանք։
error-unknown-card = Այդպիսի քարտ չկա։
error-removed = Տանտերն այս անգամ ուզում է ուրիշների հետ խաղալ։ Գտի՛ր ուրիշ սենյակ կամ բացի՛ր քոնը։
error-not-yourself = Ինքդ քեզ հանել չես կարող․ պարզապես դո՛ւրս եկ։
error-wrong-phase = Հիմա դա հնարավոր չէ։
error-not-host = Դա կարող է անել միայն տանտերը։
error-not-in-room = Դու այլևս այս սենյակում չես։
error-bot-not-due = Բոտին կանչելու ժամանակը դեռ չէ։
error-empty-chat = Ասելու բան չկար։
error-chat-too-long = Շատ երկար է․ ամենաշատը 300 նիշ։
error-chat-too-fast = Կամա՛ց․ մի քիչ սպասի՛ր մինչև հաջորդ խոսքը։
error-rate-limited = Միանգամից շատ եղավ։ Մի քիչ սպասի՛ր և նորից փորձի՛ր։
error-too-many-sockets = Քեզ մոտ կամ ամենուր չափից շատ սեղան է բաց։ Մի քանիսը փակի՛ր կամ մի քիչ սպասի՛ր․ այս էջն ինքը նորից կփորձի։
error-foreign-page = Այս էջը բացվել է ոչ սերվերի հասցեով։ Սերվերը վարողը կարող է դա թույլ տալ։
error-not-json = Սերվերը չհասկացավ այս էջը։ Նորից բեռնի՛ր։
error-too-slow = Կապը հիմա շատ դանդաղ է։ Նորից փորձի՛ր։
error-store-unavailable = Սերվերը հիմա չի հասնում իր հիշողությանը։ Քիչ հետո նորից փորձի՛ր։
error-busy = Սերվերը շատ զբաղված է։ Քիչ հետո նորից փորձի՛ր։
error-internal = Սերվերում ինչ-որ բան չստացվեց։ Ոչինչ չի փոխվել․ նորից փորձի՛ր։
error-malformed = Սերվերը չհասկացավ այս էջը։ Նորից բեռնի՛ր։
error-unknown-type = Սերվերը չհասկացավ այս էջը։ Նորից բեռնի՛ր։
error-bad-message = Սերվերը չհասկացավ այս էջը։ Նորից բեռնի՛ր։
error-too-large = Ուղարկելու համար չափից մեծ էր։
error-hello-first = Կապը սխալ սկսվեց։ Նորից բեռնի՛ր էջը։
error-not-seated = Այս սենյակում դեռ տեղ չունես։
error-already-seated = Այս սենյակում արդեն տեղ ունես։
error-not-your-seat = Այդ տեղը մեկ այլ դիտարկիչի է։
