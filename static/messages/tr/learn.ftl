# Learning: the first lesson, how to play, and the hints at the table. Cards come as arguments, so that no message names one
# that the engine's examples no longer have.

learn-close = Kapat
learn-your-turn = Sıra sende.
learn-to-table = Masaya dön

## What a card takes

hint-takes = { $card } ile alınan: { $cards }.
hint-stays = { $card } bir şey almaz, yerde kalır.
hint-stay = { $cards } bir şey almaz, yerde kalır.
hint-sweeps = { $card } bütün yeri süpürür ama basra olmaz.
hint-basra = { $card } ile alınan: { $cards }. Basra, { $points } puan!
hint-jack-basra = { $card } ile alınan: { $cards }. Vale basrası, { $points ->
    [0] burada puan getirmez
   *[other] { $points } puan
}!
hint-or = Ya da { $cards }.
hint-more = { $count ->
    [one] { $count } yol daha var.
   *[other] { $count } yol daha var.
}
hint-title = Kâğıtların neleri alır
hint-wait = İpucu sıran gelince çıkar: her kâğıdının ne alacağını söyler.
hint-close = İpucunu kapat

## The first lesson

title-lesson = İlk ders · Basra
lesson-close = Dersten çık
lesson-back = Bir adım geri
lesson-skip = Bu adımı geç
lesson-step = Adım { $n } / { $count }
lesson-next = İleri
lesson-take-back = Geri al
lesson-finish = Bitir
lesson-guest = Konuk

lesson-rank-title = Aynı değer
lesson-rank-say = Kâğıt kendi değerindekileri alır. Ne aldığını görmek için { $card } üstüne dokun, oynamak için bir daha dokun.
lesson-rank-done = { $card } ile alınan: { $cards }. İkisi de artık senin.

lesson-sum-title = Toplam
lesson-sum-say = Sayılar toplanır: { $cards } toplamı { $card } eder. Onu oyna.
lesson-sum-done = As bir sayılır. Vale, kız ve papaz toplama girmez.

lesson-bait-title = Kâğıt bırakmak
lesson-bait-say = Bir şey almayan yerde kalır. { $card } bırak; neden olduğunu birazdan görürsün.
lesson-bait-done = Artık herkes için orada. Bot da alabilir.

lesson-groups-title = Birkaçı birden
lesson-groups-say = Kâğıt alabildiğinin hepsini alır: { $card } ile alınan: { $cards }.
lesson-groups-done = Sonunda en çok kâğıdı olan { $most } puan alır.

lesson-court-title = Kızlar ve papazlar
lesson-court-say = Kız kızları, papaz papazları alır, başka bir şey almaz. { $card } oyna.
lesson-court-done = { $card } ile alınan: { $cards }.

lesson-jack-title = Vale
lesson-jack-say = Vale bütün yeri alır. { $card } oyna.
lesson-jack-done = En çok, yerde çok kâğıt varken işe yarar.

lesson-basra-title = Basra!
lesson-basra-say = Bir kâğıt kaldı ve { $card } onu alır. Yerdekilerin hepsini almak basradır.
lesson-basra-done = Basra, { $points } puan! Valenin süpürmesi basra değildi: vale bunun için fazla güçlü.

lesson-choice-title = Sen seçersin
lesson-choice-say = { $card } iki yoldan alabilir. Kaldır, yerde istediğin kâğıda dokun, sonra oyna.
lesson-choice-done = Birkaç yol varsa sen seçersin.

lesson-komi-title = Komi
lesson-komi-say = { $card } komidir. Vale gibi bütün yeri alır. Onu oyna.
lesson-komi-done = Basra değil: başka hiçbir kâğıt bunları birlikte alamazdı: { $cards }.

lesson-komibasra-title = Komi basrası
lesson-komibasra-say = Tek bir kâğıt hepsini alabilecekse komi basra yapar. Burada bir sekizli alabilirdi. { $card } oyna.
lesson-komibasra-done = Basra, { $points } puan, sanki sekizliymiş gibi.

lesson-last-title = Son kâğıt
lesson-last-say = İlk masaya döndük: { $card } elin son kâğıdı. Onu oyna.
lesson-last-done = Yerde kalanlar en son alanın olur: senin.

lesson-count-title = Sayım
lesson-count-say = En çok kâğıt: { $most } puan. Her basra: { $basra }. { $target } puana ilk ulaşan kazanır.

lesson-note-stays = { $card } burada bir şey almaz, yerde kalır. Geri al ve { $wanted } dene.
lesson-note-fewer = { $card } ile alınan: { $cards }. Böyle de oynanır ama şimdi { $wanted } daha iyi. Geri al ve dene.
lesson-note-keep = { $card } bütün yeri alır. Sonraya sakla, önce { $wanted } dene.
lesson-note-jack = { $card } da hepsini alır ama valeyle basra olmaz. Geri al ve { $wanted } dene.

lesson-over-title = Artık oynayabilirsin
lesson-over-text = Basra bu kadar. Masada bir kâğıdın ne alacağını oynamadan önce hep görürsün, ipucu da bunu sözle söyler.
lesson-play-bot = Bota karşı oyna
lesson-play-friends = Arkadaşlarla oyna
lesson-again = Dersi baştan al

## How to play

title-guide = Basra nasıl oynanır
guide-title = Basra nasıl oynanır
guide-lead = Yerden alabildiğin kadar kâğıt al. Okuması bir dakika, öğrenmesi bir oyun.

guide-aim-title = Amaç
guide-aim-text = Bir elde en çok kâğıdı alan { $most } puan alır. Her basra { $basra } puan daha getirir. { $target } puana ilk ulaşan oyunu kazanır.

guide-deal-title = Bir el nasıl oynanır
guide-deal-text = Herkese dört kâğıt dağıtılır, dört kâğıt da yere açılır. Sıra sağa doğru döner, herkes sırasında bir kâğıt oynar. Eller boşalınca herkese yeniden dört kâğıt verilir, deste bitene kadar.
guide-deal-batches = İki oyuncuyla bir elde { $two } dağıtım olur, dört oyuncuyla { $four }.

guide-take-title = Bir kâğıt neleri alır
guide-take-text = Alabilen kâğıt, alabildiğinin hepsini alır.
guide-rank = Aynı değerdeki kâğıtları.
guide-sum = Toplamı kendi değerini veren sayıları. As bir sayılır.
guide-groups = İkisini birden.
guide-court = Kız kızları, papaz papazları alır. Toplama girmezler.
guide-choice = Birkaç yol varsa sen seçersin.
guide-stays = Bir şey almayan yerde kalır.

guide-sweep-title = Vale ve komi
guide-jack = Vale bütün yeri alır.
guide-komi = Komi, yani karo yedilisi de öyle.
guide-komibasra = Vale dışında bir değer yerdekilerin hepsini alabilecekse komi basra yapar.

guide-basra-title = Basra
guide-basra = Bütün yeri bir sayıyla, kızla ya da papazla alan basra yapmış olur.
guide-jackbasra = Vale yalnız tek başına duran bir valeyi ya da tek başına duran komiyi alınca basra yapar.
guide-leftovers = Yerde kalan son kâğıtlar en son alanın olur; bu basra sayılmaz.

guide-count-title = Sayım
guide-count-text = Her elden sonra:
guide-count-level = Kâğıtlar eşitse bu puanı kimse almaz. Bir ev kuralı onu sonraki ele saklayabilir.
guide-count-win = İki taraf da hedefe ulaştı mı? Puanı yüksek olan kazanır. Eşitse bir el daha oynanır.

guide-four-title = İki oyuncu, dört oyuncu
guide-four-text = Dört kişi iki takım olur. Eşler karşılıklı oturur, kâğıtlarını birlikte toplar; birinin aldığı ikisine sayılır.
guide-four-partner = Eşin

guide-presets-title = Üç kural takımı
guide-presets-text = Masayı açan birini seçer, bazı noktaları ev kuralı olarak değiştirebilir.
guide-presets-rule = Kural
guide-presets-examples = Nerede ayrılırlar

guide-end-title = Haydi dene
