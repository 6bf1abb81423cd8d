# Everything the page says around the table; the table's own words are in table.ftl.

app-name = Basra
title-lobby = Basra · dostlarla aynı masada
title-room = Basra · { $code }
title-your-turn = Sıra sende · Basra

bar-language = Dil
bar-settings = Ayarlar
bar-guide = Nasıl oynanır

back-to-lobby = Başa dön
try-again = Tekrar dene
continue-here = Burada oyna
notice-close = Bu notu kapat

## Lobby

lobby-tagline = Kahvehanenin kâğıt oyunu, arkadaşlarınla. Hesap yok: bağlantıyı gönder, masaya oturun.
lobby-create = Masa aç
lobby-as = Adın { $name }: adını değiştir
lobby-settings = Oyunu değiştir
lobby-code = Kodun ya da bağlantın var mı?
lobby-join = Katıl
lobby-open = Açık masalar
lobby-open-looking = Kahveye göz atılıyor…
lobby-open-none = Henüz açık masa yok. İlki seninki olabilir.
lobby-open-free = { $free ->
    [one] bir boş yer
   *[other] { $free } boş yer
}
lobby-open-started = { $free ->
    [one] oyun sürüyor, bir yerde bot var
   *[other] oyun sürüyor, { $free } yerde bot var
}
lobby-resume = { $code } masasında yerin hâlâ duruyor.
lobby-resume-go = Yerime dön
lobby-lesson = İlk ders, üç dakika

field-name = Adın
field-name-example = örn. Mona

## The room form

form-seats = Oyuncular
form-seats-n = { $n } oyuncu
form-preset = Kurallar
form-preset-about = { $preset ->
    [classic] İki kişilik geleneksel oyun.
    [v2] Her kâğıt yerdeki komiyi alır, vale basrası 30 sayar.
   *[murabaa] Eşler karşılıklı oturur, kâğıtlarını birlikte toplar.
}
form-target = Kaça kadar
form-target-own = Başka
form-target-range = Puan, { $low } ile { $high } arası
form-time = Hamle süresi
form-time-n = { $seconds ->
    [0] Sınırsız
   *[other] { $seconds } sn
}
form-public = Kimler katılabilir
form-public-yes = Herkes
form-public-no = Kodu olan
form-house = Ev kuralları
form-house-n = { $n ->
    [one] bir ev kuralı
   *[other] { $n } ev kuralı
}
form-komi = Yerdeki komi (karo yedilisi)
form-komi-value = { $value ->
    [any] Her kâğıt alır
   *[seven] Yedili sayılır
}
form-jack = Vale basrasının puanı
form-tie = Kâğıtlar eşitse
form-tie-value = { $value ->
    [carry] 30 puan sonraki ele kalır
   *[nobody] 30 puanı kimse almaz
}
form-opening = İlk yere vale ya da komi gelirse
form-opening-yes = Yeniden dağıt
form-opening-no = Kalsın

## A room's rules in a few words

rules-preset = { $preset ->
    [classic] Klasik
    [v2] Sürüm 2
   *[murabaa] Murabaa
}
rules-target = hedef { $target }
rules-time = { $seconds ->
    [0] süre sınırı yok
   *[other] hamle { $seconds } sn
}
rules-public = { $public ->
    [yes] herkese açık
   *[no] yalnız kodla
}
rules-komi = { $value ->
    [any] Yerdeki komiyi her kâğıt alır.
   *[seven] Yerdeki komi sıradan bir yedilidir.
}
rules-jack = { $points ->
    [0] Vale basrası puan getirmez.
   *[other] Vale basrası { $points } sayar.
}
rules-tie = { $value ->
    [carry] Kâğıtlar eşitse 30 puan sonraki ele kalır.
   *[nobody] Kâğıtlar eşitse 30 puanı kimse almaz.
}
rules-opening = { $clean ->
    [yes] İlk yerde vale ve komi olmaz.
   *[no] İlk yerde vale ve komi olabilir.
}

## The door

door-table = Masa
door-title = Masa sahibi: { $name }
door-seats = Masada kimler var
door-free = Boş yer
door-started = Oyun sürüyor: botun oynadığı bir yere geçersin.
door-full = Bütün yerler dolu. Burada bekle: bir yer boşalınca oturabilirsin.
door-sit = Otur
door-yours = { $count ->
    [one] Zaten başka bir sekmede ya da pencerede buradasın.
   *[other] Zaten başka sekmelerde ya da pencerelerde buradasın.
}
door-take-over = { $name } olarak devam et
door-as-another = Başka bir oyuncu olarak otur

## Inviting

invite-code = Kod
invite-copy = Bağlantıyı kopyala
invite-copied = Kopyalandı
invite-share = Paylaş
invite-share-text = Gel, birlikte Basra oynayalım:
invite-qr = QR
invite-qr-alt = Bu masanın bağlantısının QR kodu
invite-only-here = Bu adres yalnız bu bilgisayarda açılır. Ağındaki arkadaşların için sunucuyu { $command } ile başlat, yazdığı adresi aç ve oradan davet et.

## Chat

about-table = Bu masa
chat-title = Sohbet
chat-lines = Konuşulanlar
chat-empty = Henüz ses yok. Bir selam ver.
chat-say = Bir şey söyle
chat-send = Gönder
chat-sending = gönderiliyor…
chat-close = Sohbeti kapat
chat-you = Sen
chat-mute = Sustur: { $name }
chat-muted = { $count ->
    [one] Bir oyuncuyu susturdun.
   *[other] { $count } oyuncuyu susturdun.
}
chat-unmute = Herkesi duy
chat-unmute-one = Yeniden duy: { $name }
chat-people = Kimleri duyuyorsun
chat-gone = gitti
chat-said = { $name }: { $text }

## The own name

name-given = Burada adın “{ $name }”: başka bir oyuncunun adı “{ $asked }” adına benziyor ya da benziyordu.

## The line

banner-label = Bağlantı
banner-connecting = Sunucuyla bağlantı yok
banner-offline = Çevrim dışısın
banner-restarting = Sunucu yeniden başlıyor
banner-full = Sunucu dolu
banner-slowly = Bulunduğun yerden çok fazla deneme oldu
banner-store = Sunucu belleğine ulaşamıyor
banner-kept = Yerin duruyor.
banner-soon = Yerin duruyor; birazdan devam.
banner-held = Hiçbir şey kaybolmadı, süreler işlemiyor. Attığın kâğıt, her şey düzelince gider.
banner-turn = Sıra sende: { $time } sonra bot oynar.
banner-bot = Sıran gelince, sen dönene kadar bot oynar.
banner-alone = Başka kimse yok: masa { $time } daha bekler.
banner-alone-long = Başka kimse yoktu: masa kapanmış olabilir.
banner-try-now = Şimdi dene
banner-next-try = { $seconds ->
    [0] Deneniyor…
   *[other] ya da { $seconds } sn sonra
}
banner-tries = { $seconds ->
    [0] Deneniyor…
   *[other] { $seconds } sn sonra yine denenecek
}
banner-back = Yeniden bağlandın.

## Screens of a few words

screen-opening-title = Sana bir sandalye çekiyoruz…
screen-opening-text = Bir saniye.
screen-unreachable-title = Sunucu yanıt vermiyor
screen-unreachable-text = Meşgul, dolu ya da yeniden başlıyor olabilir. Bu sayfa kendi kendine denemeyi sürdürür.
screen-offline-title = Çevrim dışısın
screen-offline-text = İnternet gelir gelmez bu sayfa kendi kendine devam eder.
screen-refused-title = Şimdilik olmaz
screen-refused-text = Sunucu bu sayfayı henüz içeri almıyor. Kendi kendine yine dener.
screen-store-title = Bir saniye lütfen
screen-store-text = Sunucu çalışıyor ama belleğine ulaşamıyor. Bu sayfa kendi kendine denemeyi sürdürür.
screen-gone-title = Bu masa artık yok
screen-gone-text = Herkes gitti ya da bir süredir kimse yoktu. Yenisini açmak bir saniye sürer.
screen-nosuch-title = Böyle bir masa yok
screen-nosuch-text = Bu kodla bir masa yok. Bağlantıyı kontrol et ya da yenisini iste: herkes gidince masa kapanır.
screen-replaced-title = Başka bir sekmede devam ediyorsun
screen-replaced-text = Yerin başka bir sekmeye ya da pencereye geçti. Bu sekme dinleniyor.
screen-removed-title = Yerin geri alındı
screen-removed-text = Masa sahibi bu oyunu başkalarıyla oynamak istiyor. Dert değil: başka masalar var, ya da kendi masanı aç.
screen-left-title = Masadan kalktın
screen-left-text = Oyun için teşekkürler.

## What can be refused (the server’s codes, and two of the page’s own)

error-fallback = Olmadı ({ $code }). Lütfen tekrar dene.
error-again-in = { $seconds } sn sonra tekrar dene.
error-name-needed = Önce adını yaz: arkadaşların masada onu görecek.
error-code-needed = Masanın kodunu yaz ya da bağlantısını yapıştır.
error-code-length = { $count ->
    [one] Kod altı harf ve rakamdan oluşur; burada bir tane var.
   *[other] Kod altı harf ve rakamdan oluşur; burada { $count } tane var.
}
error-code-sign = Kodda “{ $sign }” olmaz: yalnız rakamlar ve U dışındaki Latin harfleri vardır.
error-code-link = Bu bağlantı bir masaya gitmiyor. “Bağlantıyı kopyala” ile alınanı iste.
error-unreachable = Sunucu yanıt vermiyor. Ağını kontrol edip tekrar dene.
error-no-such-room = Bu kodla bir masa yok. Koda bir daha bak ya da yenisini iste.
error-not-found = Bu kodla bir masa yok. Koda bir daha bak ya da yenisini iste.
error-room-full = Bütün yerler dolu.
error-no-vacant-seat = Oyun sürüyor ve bütün yerler dolu.
error-bad-name = Ad 1 ile 20 harf arasında olmalı ve okunabilmeli.
error-reserved-name = Oyun bu adı kendisi kullanıyor. Başka bir ad seç.
error-bad-option = Bu ayarlardan biri olmaz.
error-unknown-preset = Bu kurallar burada bilinmiyor.
error-unknown-option = Bu ayarlardan biri burada bilinmiyor.
error-bad-target = Hedef 11 ile 1001 arasında bir tam sayı olmalı.
error-bad-seats = Masada iki ya da dört yer olur.
error-not-your-turn = Sıra sende değil.
error-stale-turn = Kâğıdın gelmeden oyun ilerlemişti.
error-not-your-card = O kâğıt elinde yok.
error-illegal-capture = O kâğıt tam olarak bunları alamaz.
error-unknown-card = Böyle bir kâğıt yok.
error-removed = Masa sahibi bu oyunu başkalarıyla oynamak istiyor. Başka bir masa bul ya da kendi masanı aç.
error-not-yourself = Kendini çıkaramazsın: masadan kalkabilirsin.
error-wrong-phase = Bu şu anda olmaz.
error-not-host = Bunu yalnız masa sahibi yapabilir.
error-not-in-room = Artık bu masada değilsin.
error-bot-not-due = Botu çağırmak için erken.
error-empty-chat = Söylenecek bir şey yoktu.
error-chat-too-long = Çok uzun: en çok 300 karakter.
error-chat-too-fast = Yavaş: yeni satırdan önce biraz bekle.
error-rate-limited = Bir anda çok fazla oldu. Biraz bekleyip tekrar dene.
error-too-many-sockets = Bulunduğun yerde ya da her yerde çok fazla masa açık. Birkaçını kapat ya da biraz bekle: bu sayfa kendi kendine yine dener.
error-foreign-page = Bu sayfa sunucununkinden başka bir adresten açılmış. Sunucuyu yöneten kişi buna izin verebilir.
error-not-json = Sunucu bu sayfayı anlamadı. Yeniden yükle.
error-too-slow = Bağlantı şu anda çok yavaş. Tekrar dene.
error-store-unavailable = Sunucu şu anda belleğine ulaşamıyor. Birazdan tekrar dene.
error-busy = Sunucu çok meşgul. Birazdan tekrar dene.
error-internal = Sunucuda bir şey ters gitti. Hiçbir şey değişmedi: tekrar dene.
error-malformed = Sunucu bu sayfayı anlamadı. Yeniden yükle.
error-unknown-type = Sunucu bu sayfayı anlamadı. Yeniden yükle.
error-bad-message = Sunucu bu sayfayı anlamadı. Yeniden yükle.
error-too-large = Bu, göndermek için çok büyüktü.
error-hello-first = Bağlantı yanlış başladı. Sayfayı yeniden yükle.
error-not-seated = Bu masada henüz yerin yok.
error-already-seated = Bu masada zaten yerin var.
error-not-your-seat = O yer başka bir tarayıcıya ait.
