# Կարգավորումները, բեռնվում են բացելիս։

settings-title = Կարգավորումներ
settings-close = Փակել կարգավորումները
settings-kept = Այս ամենը պահվում է միայն այս դիտարկիչում։

settings-language = Լեզու
settings-light = Լույս
settings-light-value = { $theme ->
    [light] Կեսօր
    [dark] Երեկո
   *[auto] Ավտոմատ
}
settings-felt = Սփռոց
settings-felt-value = { $felt ->
    [teal] Ծովային
    [indigo] Ինդիգո
    [burgundy] Բորդո
    [olive] Ձիթապտուղ
    [linen] Կտավ
   *[hour] Ըստ ժամի
}
settings-deck = Խաղաթղթի գույներ
settings-deck-value = { $deck ->
    [four] Չորս գույն
   *[classic] Կարմիր և սև
}
settings-indices = Մեծ նշաններ խաղաթղթերի վրա
settings-speed = Խաղաթղթերի արագություն
settings-speed-value = { $speed ->
    [calm] Հանգիստ
    [quick] Արագ
   *[normal] Սովորական
}
settings-sound = Ձայներ
settings-volume = Ձայնի ուժ
settings-percent = { $value } տոկոս
settings-vibration = Թրթռում
settings-notify = Տեղեկացնել, երբ իմ հերթն է
settings-notify-refused = Դիտարկիչը չի թույլատրում այս էջին տեղեկացնել քեզ։ Կարող ես թույլատրել դիտարկիչի կարգավորումներում։
settings-notify-not-here = Ծանուցումների համար պետք է https-ով սկսվող հասցե։
