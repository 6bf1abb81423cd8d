# Learning: the first lesson, how to play, and the hints at the table. Cards come as arguments, so that no message names one
# that the engine's examples no longer have.

learn-close = Жабу
learn-your-turn = Сенің кезегің.
learn-to-table = Үстелге қайту

## What a card takes

hint-takes = { $card } алатыны: { $cards }.
hint-stays = { $card } ештеңе алмайды, үстелде қалады.
hint-stay = { $cards } ештеңе алмайды, үстелде қалады.
hint-sweeps = { $card } бүкіл үстелді сыпырады, бірақ басра емес.
hint-basra = { $card } алатыны: { $cards }. Басра, { $points } ұпай!
hint-jack-basra = { $card } алатыны: { $cards }. Валет басрасы, { $points ->
    [0] мұнда ұпай бермейді
   *[other] { $points } ұпай
}!
hint-or = Немесе { $cards }.
hint-more = { $count ->
    [one] Тағы { $count } жолы бар.
   *[other] Тағы { $count } жолы бар.
}
hint-title = Карталарың не алады
hint-wait = Кеңес кезегің келгенде шығады: әр картаң не алатынын айтады.
hint-close = Кеңесті жабу

## The first lesson

title-lesson = Алғашқы сабақ · Басра
lesson-close = Сабақтан шығу
lesson-back = Бір қадам артқа
lesson-skip = Бұл қадамды өткізу
lesson-step = { $n }-қадам, барлығы { $count }
lesson-next = Келесі
lesson-take-back = Қайтып алу
lesson-finish = Аяқтау
lesson-guest = Қонақ

lesson-rank-title = Құны бірдей карта
lesson-rank-say = Карта құны өзіндей карталарды алады. Не алатынын көру үшін { $card } картасын түрт, жүру үшін тағы түрт.
lesson-rank-done = { $card } алғаны: { $cards }. Екеуі де енді сенікі.

lesson-sum-title = Қосынды
lesson-sum-say = Сандар қосылады: { $cards } қосындысы { $card } болады. Соны жүр.
lesson-sum-done = Тұз бір болып есептеледі. Валет, дама, король қосылмайды.

lesson-bait-title = Карта қою
lesson-bait-say = Ештеңе алмайтын карта үстелде қалады. { $card } қой; не үшін екенін қазір көресің.
lesson-bait-done = Ол енді бәріне ортақ. Бот та алуы мүмкін.

lesson-groups-title = Бірден бірнешеуі
lesson-groups-say = Карта алуға болатынның бәрін алады: { $card } алатыны: { $cards }.
lesson-groups-done = Соңында картасы ең көп адам { $most } ұпай алады.

lesson-court-title = Дама мен король
lesson-court-say = Дама даманы, король корольді ғана алады. { $card } жүр.
lesson-court-done = { $card } алғаны: { $cards }.

lesson-jack-title = Валет
lesson-jack-say = Валет бүкіл үстелді алады. { $card } жүр.
lesson-jack-done = Үстелде карта көп кезде оның пайдасы зор.

lesson-basra-title = Басра!
lesson-basra-say = Бір карта қалды, оны { $card } алады. Үстелдегінің бәрін алу – басра.
lesson-basra-done = Басра, { $points } ұпай! Валеттің сыпырғаны басра емес еді: валет оған тым күшті.

lesson-choice-title = Өзің таңдайсың
lesson-choice-say = { $card } екі жолмен ала алады. Оны көтер, үстелдегі керек картаны түрт те, жүр.
lesson-choice-done = Бірнеше жол болса, өзің таңдайсың.

lesson-komi-title = Коми
lesson-komi-say = { $card } – коми. Валет сияқты бүкіл үстелді алады. Соны жүр.
lesson-komi-done = Басра емес: басқа бірде-бір карта мыналарды бірге ала алмас еді: { $cards }.

lesson-komibasra-title = Комидің басрасы
lesson-komibasra-say = Бір карта бәрін ала алатын жерде коми басра жасайды. Мұнда сегіздік ала алар еді. { $card } жүр.
lesson-komibasra-done = Басра, { $points } ұпай, сегіздік болғандай.

lesson-last-title = Соңғы карта
lesson-last-say = Алғашқы үстелге қайттық: { $card } – конның соңғы картасы. Соны жүр.
lesson-last-done = Үстелде қалғаны соңғы алған адамға тиеді: саған.

lesson-count-title = Есеп
lesson-count-say = Ең көп карта: { $most } ұпай. Әр басра: { $basra }. { $target } ұпайға бірінші жеткен жеңеді.

lesson-note-stays = { $card } мұнда ештеңе алмайды, үстелде қалады. Қайтып ал да, { $wanted } жүріп көр.
lesson-note-fewer = { $card } алатыны: { $cards }. Бұлай да болады, бірақ қазір { $wanted } жақсырақ. Қайтып ал да, көр.
lesson-note-keep = { $card } бүкіл үстелді алады. Оны кейінге сақта, алдымен { $wanted } жүріп көр.
lesson-note-jack = { $card } та бәрін алады, бірақ валетпен басра болмайды. Қайтып ал да, { $wanted } жүріп көр.

lesson-over-title = Енді ойнай аласың
lesson-over-text = Басра деген осы. Ойында картаның не алатынын жүрмей тұрып көресің, ал кеңес оны сөзбен айтады.
lesson-play-bot = Ботпен ойнау
lesson-play-friends = Достармен ойнау
lesson-again = Сабақты қайталау

## How to play

title-guide = Басра қалай ойналады
guide-title = Басра қалай ойналады
guide-lead = Үстелден мүмкіндігінше көп карта ал. Оқуға бір минут, үйренуге бір ойын.

guide-aim-title = Мақсаты
guide-aim-text = Конда ең көп карта алған адам { $most } ұпай алады. Әр басра тағы { $basra } ұпай. { $target } ұпайға бірінші жеткен ойынды жеңеді.

guide-deal-title = Кон қалай өтеді
guide-deal-text = Әркімге төрт карта беріледі, төртеуі үстелге ашық қойылады. Кезек оңға қарай жүреді, әркім бір картадан жүреді. Қолдағы карта біткенде, әркімге тағы төрт карта беріледі, колода таусылғанша.
guide-deal-batches = Екі ойыншыда бір кон { $two } тарату, төрт ойыншыда { $four } тарату.

guide-take-title = Карта не алады
guide-take-text = Ала алатын карта алуға болатынның бәрін алады.
guide-rank = Құны бірдей карталарды.
guide-sum = Қосындысы өз құнына тең сандарды. Тұз бір болып есептеледі.
guide-groups = Екеуін де бірден.
guide-court = Дама даманы, король корольді алады. Олар қосылмайды.
guide-choice = Бірнеше жол болса, өзің таңдайсың.
guide-stays = Ештеңе алмайтын карта үстелде қалады.

guide-sweep-title = Валет пен коми
guide-jack = Валет бүкіл үстелді алады.
guide-komi = Коми, яғни қиық жетілік те солай.
guide-komibasra = Валеттен басқа бір карта үстелдегінің бәрін ала алса, коми басра жасайды.

guide-basra-title = Басра
guide-basra = Бүкіл үстелді санмен, дамамен не корольмен алған адам басра жасайды.
guide-jackbasra = Валет тек жалғыз жатқан валетті не жалғыз жатқан комиді алғанда басра жасайды.
guide-leftovers = Үстелде қалған соңғы карталар соңғы алған адамға тиеді, ол басра емес.

guide-count-title = Есеп
guide-count-text = Әр коннан кейін:
guide-count-level = Карта саны тең болса, бұл ұпайды ешкім алмайды. Үй ережесі оны келесі конға сақтай алады.
guide-count-win = Екі жақ та мақсатқа жетті ме? Ұпайы көбі жеңеді. Тең болса, тағы бір кон ойналады.

guide-four-title = Екі ойыншы, төрт ойыншы
guide-four-text = Төртеу екі команда болып ойнайды. Серіктестер қарама-қарсы отырып, карталарын бірге жинайды; біреуінің алғаны екеуіне де есептеледі.
guide-four-partner = Серіктесің

guide-presets-title = Ережелердің үш түрі
guide-presets-text = Бөлмені ашқан адам біреуін таңдайды, кейбірін үй ережесі етіп өзгерте алады.
guide-presets-rule = Ереже
guide-presets-examples = Айырмасы неде

guide-end-title = Байқап көр
