# Everything the page says around the table; the table's own words are in table.ftl.

app-name = Басра
title-lobby = Басра · достармен бір үстелде
title-room = Басра · { $code }
title-your-turn = Сенің кезегің · Басра

bar-language = Тіл
bar-settings = Баптаулар
bar-guide = Қалай ойнайды

back-to-lobby = Басына қайту
try-again = Қайталап көру
continue-here = Осы жерде ойнау
notice-close = Хабарды жабу

## Lobby

lobby-tagline = Кофехананың карта ойыны, достарыңмен бірге. Тіркелусіз: сілтемені жібер де, отыр.
lobby-create = Бөлме ашу
lobby-as = Сенің атың { $name }: атыңды өзгерту
lobby-settings = Ойынды өзгерту
lobby-code = Кодың не сілтемең бар ма?
lobby-join = Кіру
lobby-open = Ашық бөлмелер
lobby-open-looking = Кофехананы қарап жатырмыз…
lobby-open-none = Әзірге ашық бөлме жоқ. Біріншісі сенікі болсын.
lobby-open-free = { $free ->
    [one] бір бос орын
   *[other] { $free } бос орын
}
lobby-open-started = { $free ->
    [one] ойын жүріп жатыр, бір орында бот
   *[other] ойын жүріп жатыр, { $free } орында бот
}
lobby-resume = { $code } бөлмесінде сенің орның әлі бар.
lobby-resume-go = Орныма қайту
lobby-lesson = Алғашқы сабақ, үш минут

field-name = Атың
field-name-example = мысалы, Мона

## The room form

form-seats = Ойыншылар
form-seats-n = { $n } ойыншы
form-preset = Ережелер
form-preset-about = { $preset ->
    [classic] Екі адамға арналған дәстүрлі ойын.
    [v2] Үстелдегі комиді кез келген карта алады, ал валет басрасы 30 ұпай.
   *[murabaa] Серіктестер қарама-қарсы отырып, карталарын бірге жинайды.
}
form-target = Неше ұпайға дейін
form-target-own = Басқа
form-target-range = Ұпай, { $low } мен { $high } аралығы
form-time = Жүріс уақыты
form-time-n = { $seconds ->
    [0] Шектеусіз
   *[other] { $seconds } с
}
form-public = Кім кіре алады
form-public-yes = Кез келген адам
form-public-no = Коды бар адам
form-house = Үй ережелері
form-house-n = { $n ->
    [one] бір үй ережесі
   *[other] { $n } үй ережесі
}
form-komi = Үстелдегі коми (қиық жетілік)
form-komi-value = { $value ->
    [any] Кез келген карта алады
   *[seven] Жай жетілік
}
form-jack = Валет басрасының ұпайы
form-tie = Карта саны тең болса
form-tie-value = { $value ->
    [carry] 30 ұпай келесі конға көшеді
   *[nobody] 30 ұпай ешкімге берілмейді
}
form-opening = Алғашқы үстелдегі валет пен коми
form-opening-yes = Қайта тарату
form-opening-no = Қалдыру

## A room's rules in a few words

rules-preset = { $preset ->
    [classic] Классика
    [v2] 2-нұсқа
   *[murabaa] Мурабаа
}
rules-target = мақсат { $target }
rules-time = { $seconds ->
    [0] уақыт шектеусіз
   *[other] жүріске { $seconds } с
}
rules-public = { $public ->
    [yes] бәріне ашық
   *[no] тек кодпен
}
rules-komi = { $value ->
    [any] Үстелдегі комиді кез келген карта алады.
   *[seven] Үстелдегі коми – жай жетілік.
}
rules-jack = { $points ->
    [0] Валет басрасы ұпай бермейді.
   *[other] Валет басрасы – { $points } ұпай.
}
rules-tie = { $value ->
    [carry] Карта саны тең болса, 30 ұпай келесі конға көшеді.
   *[nobody] Карта саны тең болса, 30 ұпай ешкімге берілмейді.
}
rules-opening = { $clean ->
    [yes] Алғашқы үстелде валет те, коми де болмайды.
   *[no] Алғашқы үстелде валет пен коми болуы мүмкін.
}

## The door

door-table = Бөлме
door-title = Бөлме иесі: { $name }
door-seats = Мұнда кім отыр
door-free = Бос орын
door-started = Ойын жүріп жатыр: бот ойнап отырған орынға отырасың.
door-full = Орынның бәрі бос емес. Осында күте тұр: орын босаса, отыра аласың.
door-sit = Отыру
door-yours = { $count ->
    [one] Сен басқа бетте не терезеде осында ойнап отырсың.
   *[other] Сен басқа беттерде не терезелерде осында ойнап отырсың.
}
door-take-over = { $name } болып жалғастыру
door-as-another = Басқа ойыншы болып отыру

## Inviting

invite-code = Код
invite-copy = Сілтемені көшіру
invite-copied = Көшірілді
invite-share = Бөлісу
invite-share-text = Кел, бірге Басра ойнайық:
invite-qr = QR
invite-qr-alt = Осы бөлме сілтемесінің QR коды
invite-only-here = Бұл мекенжай тек осы компьютерде ашылады. Желіңдегі достарыңмен ойнау үшін серверді { $command } арқылы іске қос, ол көрсеткен мекенжайды аш та, сол жерден шақыр.

## Chat

about-table = Осы бөлме
chat-title = Чат
chat-lines = Айтылғандар
chat-empty = Әзірге тыныш. Сәлем бер.
chat-say = Бірдеңе айт
chat-send = Жіберу
chat-sending = жіберілуде…
chat-close = Чатты жабу
chat-you = Сен
chat-mute = Дыбысын өшіру: { $name }
chat-muted = { $count ->
    [one] Бір ойыншының дыбысын өшірдің.
   *[other] { $count } ойыншының дыбысын өшірдің.
}
chat-unmute = Бәрін тыңдау
chat-unmute-one = Қайта тыңдау: { $name }
chat-people = Кімді тыңдап отырсың
chat-gone = кетіп қалды
chat-said = { $name }: { $text }

## The own name

name-given = Мұнда сенің атың «{ $name }»: басқа ойыншының аты «{ $asked }» атына ұқсайды не ұқсаған.

## The line

banner-label = Байланыс
banner-connecting = Сервермен байланыс жоқ
banner-offline = Интернет жоқ
banner-restarting = Сервер қайта қосылып жатыр
banner-full = Серверде орын жоқ
banner-slowly = Сен отырған жерден әрекет тым көп
banner-store = Сервер жадына жете алмай тұр
banner-kept = Орның сақтаулы.
banner-soon = Орның сақтаулы; қазір бәрі жалғасады.
banner-held = Ештеңе жоғалған жоқ, уақыт жүрмейді. Жүрген картаң байланыс қалпына келгенде жіберіледі.
banner-turn = Сенің кезегің: { $time } өткенде орныңа бот жүреді.
banner-bot = Кезегіңде, сен қайтып келгенше, бот жүреді.
banner-alone = Басқа ешкім жоқ: ойын тағы { $time } күтеді.
banner-alone-long = Басқа ешкім болмады: бөлме жабылған болуы мүмкін.
banner-try-now = Қазір көру
banner-next-try = { $seconds ->
    [0] Көріп жатырмыз…
   *[other] немесе { $seconds } с өткен соң
}
banner-tries = { $seconds ->
    [0] Көріп жатырмыз…
   *[other] { $seconds } с өткен соң тағы көреміз
}
banner-back = Байланыс қалпына келді.

## Screens of a few words

screen-opening-title = Саған орындық әкеле жатырмыз…
screen-opening-text = Бір сәт.
screen-unreachable-title = Сервер жауап бермейді
screen-unreachable-text = Ол бос емес, толып тұр не қайта қосылып жатыр болар. Бұл бет өзі қайта-қайта көреді.
screen-offline-title = Интернет жоқ
screen-offline-text = Интернет қосылса болды, бұл бет өзі жалғастырады.
screen-refused-title = Әзірге болмайды
screen-refused-text = Сервер бұл бетті әлі кіргізбей тұр. Бет өзі қайта көреді.
screen-store-title = Бір сәт күте тұр
screen-store-text = Сервер жұмыс істеп тұр, бірақ жадына жете алмай тұр. Бұл бет өзі қайта-қайта көреді.
screen-gone-title = Бұл бөлме енді жоқ
screen-gone-text = Бәрі кетіп қалды не көптен бері ешкім болмады. Жаңасын ашу – бір сәт.
screen-nosuch-title = Ондай бөлме жоқ
screen-nosuch-text = Бұл кодпен бөлме жоқ. Сілтемені тексер не жаңасын сұра: бәрі кеткенде бөлме жабылады.
screen-replaced-title = Сен басқа бетте ойнап отырсың
screen-replaced-text = Орның басқа бетке не терезеге көшті. Бұл бет демалады.
screen-removed-title = Орның қайтарып алынды
screen-removed-text = Бөлме иесі бұл ойынды басқалармен ойнағысы келеді. Оқасы жоқ: басқа бөлмелер бар, не өз бөлмеңді аш.
screen-left-title = Бөлмеден шықтың
screen-left-text = Ойынға рақмет.

## What can be refused (the server’s codes, and two of the page’s own)

error-fallback = Болмай қалды ({ $code }). Қайталап көр.
error-again-in = { $seconds } с кейін қайталап көр.
error-name-needed = Алдымен атыңды жаз: достарың оны үстел басында көреді.
error-code-needed = Бөлменің кодын жаз не сілтемесін қой.
error-code-length = { $count ->
    [one] Кодта алты әріп пен цифр болады; мұнда біреу ғана.
   *[other] Кодта алты әріп пен цифр болады; мұнда { $count }.
}
error-code-sign = Кодта «{ $sign }» болмайды: онда тек цифрлар мен U-дан басқа латын әріптері бар.
error-code-link = Бұл сілтеме ешбір бөлмеге апармайды. «Сілтемені көшіру» арқылы алынғанын сұра.
error-unreachable = Сервер жауап бермейді. Желіні тексеріп, қайталап көр.
error-no-such-room = Бұл кодпен бөлме жоқ. Тағы бір рет қара не жаңасын сұра.
error-not-found = Бұл кодпен бөлме жоқ. Тағы бір рет қара не жаңасын сұра.
error-room-full = Орынның бәрі бос емес.
error-no-vacant-seat = Ойын жүріп жатыр, орынның бәрі бос емес.
error-bad-name = Ат 1-ден 20 әріпке дейін болып, оқылуы керек.
error-reserved-name = Бұл атауды ойынның өзі қолданады. Басқа ат таңда.
error-bad-option = Осы баптаулардың бірі болмайды.
error-unknown-preset = Бұл ережелер мұнда белгісіз.
error-unknown-option = Осы баптаулардың бірі мұнда белгісіз.
error-bad-target = Мақсат – 11 мен 1001 аралығындағы бүтін сан.
error-bad-seats = Бөлмеде екі не төрт орын болады.
error-not-your-turn = Бұл сенің кезегің емес.
error-stale-turn = Картаң жеткенше ойын жылжып кетті.
error-not-your-card = Бұл карта сенің қолыңда жоқ.
error-illegal-capture = Бұл карта дәл осыларды ала алмайды.
error-unknown-card = Ондай карта жоқ.
error-removed = Бөлме иесі бұл ойынды басқалармен ойнағысы келеді. Басқа бөлме тап не өзіңдікін аш.
error-not-yourself = Өзіңді шығара алмайсың: бөлмеден шық.
error-wrong-phase = Қазір бұл мүмкін емес.
error-not-host = Мұны тек бөлме иесі жасай алады.
error-not-in-room = Сен енді бұл бөлмеде емессің.
error-bot-not-due = Ботты шақыруға әлі ерте.
error-empty-chat = Айтылған ештеңе жоқ.
error-chat-too-long = Тым ұзын: ең көбі 300 таңба.
error-chat-too-fast = Асықпа: келесі сөзге дейін сәл күт.
error-rate-limited = Бірден тым көп. Сәл күтіп, қайталап көр.
error-too-many-sockets = Сенде не барлық жерде тым көп үстел ашық. Кейбірін жап не сәл күт: бұл бет өзі қайта көреді.
error-foreign-page = Бұл бет сервердікінен басқа мекенжайда ашылған. Серверді жүргізетін адам рұқсат бере алады.
error-not-json = Сервер бұл бетті түсінбеді. Қайта жүкте.
error-too-slow = Байланыс қазір тым баяу. Қайталап көр.
error-store-unavailable = Сервер қазір жадына жете алмай тұр. Сәлден кейін қайталап көр.
error-busy = Сервер өте бос емес. Сәлден кейін қайталап көр.
error-internal = Серверде ақау болды. Ештеңе өзгерген жоқ: қайталап көр.
error-malformed = Сервер бұл бетті түсінбеді. Қайта жүкте.
error-unknown-type = Сервер бұл бетті түсінбеді. Қайта жүкте.
error-bad-message = Сервер бұл бетті түсінбеді. Қайта жүкте.
error-too-large = Бұл жіберуге тым үлкен болды.
error-hello-first = Байланыс дұрыс басталмады. Бетті қайта жүкте.
error-not-seated = Бұл бөлмеде сенің орның әлі жоқ.
error-already-seated = Бұл бөлмеде сенің орның бар ғой.
error-not-your-seat = Бұл орын басқа браузердікі.
