# The settings, loaded when they are opened.

settings-title = Կարգավորումներ
settings-close = Փակել կարգավորումները
settings-kept = Այս ամենը պահվում է միայն այս դիտարկիչում։

settings-language = Լեզու
settings-light = Լույս
settings-light-value = { $theme ->
    [light] Կեսօր
    [dark] Երեկո
   *[auto] Ինքնաշխատ
}
settings-felt = Սփռոց
settings-felt-value = { $felt ->
    [teal] Կապտականաչ
    [indigo] Լեղակագույն
    [burgundy] Բորդո
    [olive] Ձիթապտղի
    [linen] Կտավ
   *[hour] Ըստ ժամի
}
settings-deck = Քարտերի գույները
settings-deck-value = { $deck ->
    [four] Չորս գույն
   *[classic] Կարմիր և սև
}
settings-indices = Մեծ նշաններ քարտերին
settings-speed = Քարտերի ընթացքը
settings-speed-value = { $speed ->
    [calm] Հանգիստ
    [quick] Արագ
   *[normal] Սովորական
}
settings-sound = Ձայներ
settings-volume = Ձայնի ուժգնություն
settings-percent = { $value } տոկոս
settings-vibration = Թրթռում
settings-notify = Զգուշացնել, երբ իմ հերթն է
settings-notify-refused = Դիտարկիչդ թույլ չի տալիս, որ այս էջը զգուշացնի։ Կարող ես թույլատրել հենց դիտարկիչի կարգավորումներում։
settings-notify-not-here = Ծանուցումների համար պետք է https-ով սկսվող հասցե։
