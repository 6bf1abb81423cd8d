# The table. Ranks and suits are the card's name; `error-…` messages are the page's (app.ftl).

card-name = { $suit ->
    [C] sinek
    [D] karo
    [H] kupa
   *[S] maça
} { $rank ->
    [A] ası
    [2] ikilisi
    [3] üçlüsü
    [4] dörtlüsü
    [5] beşlisi
    [6] altılısı
    [7] yedilisi
    [8] sekizlisi
    [9] dokuzlusu
    [10] onlusu
    [J] valesi
    [Q] kızı
   *[K] papazı
}
card-komi = { $card }, komi

## Names

table-you = Sen
table-us = Biz
table-them = Onlar
table-bot = Bot
table-bot-n = Bot { $n }
table-preset = { $preset ->
    [classic] Klasik
    [v2] Sürüm 2
   *[murabaa] Murabaa, eşli
}

## Top bar

table-scores = Puanlar
table-to = hedef { $target }
table-score-of = { $name }: { $points }, hedef { $target }
table-carried = +{ $points } devreden
table-leave = Masadan kalk
table-chat = { $unread ->
    [0] Sohbet
    [one] Sohbet, { $unread } yeni mesaj
   *[other] Sohbet, { $unread } yeni mesaj
}

## Leaving

table-leave-title = Masadan kalkıyor musun?
table-leave-waiting = Yerin bir başkasına kalır.
table-leave-playing = Yerine bot oynar. Oyun sensiz sürer.
table-leave-over = Oyun bitti. Kodla her zaman geri gelebilirsin.
table-leave-alone = Başka kimse yok. Sen gidersen masa, biri döner diye { $minutes ->
    [one] bir dakika
   *[other] { $minutes } dakika
} bekler, sonra kapanır.
table-leave-last = Buradaki son kişi sensin: kalkarsan masa kapanır, sohbet de silinir.
table-leave-yes = Kalk
table-leave-no = Kal

## Removing a player

table-remove = Çıkar: { $name }
table-remove-title = { $name } çıkarılsın mı?
table-remove-why = Yeri boşalır ve bu masaya bir daha dönemez. Ona nazikçe söylenir.
table-remove-yes = Çıkar
table-remove-no = Kalsın

## Seats

table-seat-empty = Boş yer
table-seat-away = uzakta, bot oynuyor
table-seat-gone = bağlantı yok
table-seat-gone-away = yok, bot oynuyor
table-seat-bot-in = { $time } sonra bot
table-seat-vacant = kalktı, bot oynuyor
table-seat-bot = bot
table-seat-host = masa sahibi
table-seat-dealer = dağıtan
table-seat-to-play = sıra onda
table-seat-ready = hazır
table-seat-agreed = rövanş istiyor
table-seat-team = { $team ->
    [us] senin takımın
   *[them] karşı takım
}
table-hand-count = { $count ->
    [one] elde { $count } kâğıt
   *[other] elde { $count } kâğıt
}
table-stock = { $count ->
    [0] destede kâğıt kalmadı
    [one] destede { $count } kâğıt
   *[other] destede { $count } kâğıt
}
table-pile = Toplanan, { $name }: { $count ->
    [one] { $count } kâğıt
   *[other] { $count } kâğıt
}, { $basras ->
    [0] basra yok
    [one] { $basras } basra
   *[other] { $basras } basra
}
table-pile-title = { $who ->
    [you] Topladıkların
    [us] Topladıklarımız
    [them] Topladıkları
   *[other] Toplanan: { $name }
}
table-pile-cards = { $count ->
    [one] şu ana kadar { $count } kâğıt alındı
   *[other] şu ana kadar { $count } kâğıt alındı
}
table-pile-no-basra = Bu elde henüz basra yok.
table-close = Kapat
table-batch = { $left ->
    [0] bu elin son dağıtımı
    [one] { $left } dağıtım daha var
   *[other] { $left } dağıtım daha var
}

## Waiting room

table-waiting = { $count ->
    [one] Bir oyuncu daha bekleniyor
   *[other] { $count } oyuncu daha bekleniyor
}
table-start-bots = { $count ->
    [0] Başla
    [one] Bir botla başla
   *[other] { $count } botla başla
}
table-start-host = { $name } botlarla başlatabilir
table-starts-itself = Bütün yerler dolunca kendiliğinden başlar.
table-host-gone = Bu masayı { $host } açtı ama bağlantısı yok. O dönene kadar { $name } başlatabilir.
table-host-gone-you = Bu masayı { $host } açtı ama bağlantısı yok. O dönene kadar sen başlatabilirsin.
table-waiting-gone = { $count ->
    [one] Bağlantısı yok: { $names }. Yeri duruyor.
   *[other] Bağlantısı yok: { $names }. Yerleri duruyor.
}
table-countdown-gone = { $count ->
    [one] Bağlantısı yok: { $names }. Oyun yine de başlar; süresi bitince bot oynar.
   *[other] Bağlantısı yok: { $names }. Oyun yine de başlar; süreleri bitince botlar oynar.
}
table-countdown = Oyunun başlamasına
table-option-target = hedef { $target } puan
table-option-time = { $seconds ->
    [0] süre sınırı yok
   *[other] hamle { $seconds } sn
}
table-option-public = herkese açık
table-option-private = yalnız kodla

## Hand and floor

table-hand = Elin
table-floor = { $count ->
    [0] Yer boş
    [one] Yerde { $count } kâğıt var
   *[other] Yerde { $count } kâğıt var
}
table-floor-empty = Yer boş
table-taken = { $card }, alınacak
table-choosable = { $card }, seçmek için dokun
table-just-played = { $card }, az önce atıldı
table-takes = { $count ->
    [one] { $count } kâğıt alır
   *[other] { $count } kâğıt alır
}
table-sweeps = Yeri süpürür
table-basra-worth = Basra! +{ $points }
table-stays = Yerde kalır
table-play = Oyna
table-put-back = Geri koy
table-hint = İpucu
table-choice = Alış { $n } / { $count }: sonrakini göster
table-on-its-way = Yolda…
table-held = Senin için saklandı
table-held-more = Gidebildiği an gider.
table-dismiss = Bu notu kapat

## Whose turn

table-your-turn = Sıra sende
table-pick = Bir kâğıt seç
table-turn-of = { $name } oynuyor
table-not-yet = Henüz sıra sende değil
table-seconds = { $seconds } sn
table-ask-bot = Bot oynasın
table-ask-bot-why = { $name } ses vermiyor
table-ask-bot-in = { $time } sonra botu oynatabilirsin
table-own-ask-in = { $time } sonra diğerleri botu oynatabilir
table-own-ask-now = Diğerleri artık senin yerine botu oynatabilir
table-turn-gone = Bağlantısı yok: { $name }
table-turn-away = Bot oynuyor, yerine: { $name }
table-until-back = dönene kadar
table-bot-in = { $time } sonra bot oynar
table-bot-now = Bot her an oynayabilir
table-away = Senin yerine bot oynuyor
table-away-touch = Bir kâğıda dokun, oyuna dön
table-away-banner = Bir kâğıda dokunana kadar bot oynar
table-back = Geri geldim
table-paused = Ara: masa oyuncularını bekliyor.

## The last play

table-last-took = aldı
table-last-swept = süpürdü
table-last-basra = Basra!
table-last-stays = kaldı
table-last-none = Bu elde henüz kâğıt atılmadı.

## Said by the screen reader

table-say-took = { $name }: { $card }; aldığı: { $cards }.
table-say-sweep = { $name }: { $card } yeri süpürdü, { $count ->
    [one] { $count } kâğıt
   *[other] { $count } kâğıt
}.
table-say-basra = { $name }: { $card } ile basra, { $points } puan!
table-say-stays = { $name }: { $card } yerde kaldı.
table-say-your-turn = Sıra sende.
table-say-turn-of = Sıradaki: { $name }.
table-say-dealt = Yeni kâğıtlar dağıtıldı.
table-say-deal = { $deal }. el. Dağıtan: { $name }.
table-say-leftovers = Yerde kalan son kâğıtları alan: { $name }.
table-say-counted = El sayıldı. { $scores }.
table-say-choice = Alır: { $cards }.
table-say-lifted = { $card } kaldırıldı.
table-say-joined = { $name } masaya oturdu.
table-say-left = { $name } masadan kalktı.
table-say-removed = Masa sahibi çıkardı: { $name }.
table-say-countdown = Herkes burada. Oyun başlıyor.
table-say-countdown-off = Bir yer yine boşaldı. Oyun henüz başlamıyor.
table-say-host = { $who ->
    [you] Artık masa sahibi sensin.
   *[other] Artık masa sahibi { $name }.
}
table-say-gone = Bağlantısı yok: { $name }. Süresi bitince bot oynar.
table-say-back = { $name } yeniden bağlandı.
table-say-away = { $who ->
    [you] Artık sen dönene kadar yerine bot oynuyor.
   *[other] { $name } dönene kadar yerine bot oynuyor.
}
table-say-returned = { $who ->
    [you] Geri döndün, kendin oynuyorsun.
   *[other] { $name } geri döndü, bot artık onun yerine oynamıyor.
}
table-say-taken-over = { $by ->
    [asked] { $who ->
        [you] Biri bu kâğıdı senin yerine bota oynattı.
       *[other] Bottan oynaması istendi, yerine: { $name }.
    }
   *[expired] { $who ->
        [you] Süren bitti: bu kâğıdı senin yerine bot oynadı.
       *[other] { $name }, süresi bitti: bot oynadı.
    }
}
table-say-turn-gone = Sıradaki { $name }, ama bağlantısı yok. { $time } sonra bot oynar.

## The count

table-count-title = { $deal }. el sayıldı
table-count-what = Sayım
table-count-cards = Alınan kâğıtlar
table-count-most = En çok kâğıt
table-count-most-carried = { $points } devredenle
table-count-level = Eşit: 30 puanı kimse almadı
table-count-level-carried = Eşit: { $points } devretti
table-count-basra = { $kind ->
    [jack_basra] Vale basrası
   *[basra] Basra
}
table-count-none = Bu elde basra yok
table-count-deal = Bu el
table-count-total = Toplam
table-ready = Hazırım
table-ready-done = Diğerleri bekleniyor…
table-next-in = Sonraki el { $time } sonra
table-next-or = { $count ->
    [one] Sonraki el { $time } sonra ya da { $names } hazır olunca
   *[other] Sonraki el { $time } sonra ya da { $names } hazır olunca
}
table-next-now = Sonraki el her an başlayabilir

## The end

table-won-you = Kazandın!
table-won-us = Kazandık!
table-won-other = { $name } kazandı
table-won-them = Onlar kazandı
table-over-deal = { $deal }. el
table-over-deals = El el
table-over-last = Son el
table-rematch = Rövanş
table-rematch-free = Buradaki herkes kabul edince başlar.
table-rematch-asked = { $count ->
    [one] { $names } rövanş istiyor.
   *[other] { $names } rövanş istiyor.
}
table-rematch-waits = { $count ->
    [one] Onayı bekleniyor: { $names }.
   *[other] Onayı bekleniyor: { $names }.
}
table-rematch-gone = { $count ->
    [one] Bağlantısı yok, beklenmiyor: { $names }.
   *[other] Bağlantısı yok, beklenmiyor: { $names }.
}
table-rematch-in = { $time } sonra başlar; dönmezlerse onlarsız: { $names }.
