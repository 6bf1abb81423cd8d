# The settings, loaded when they are opened.

settings-title = Ayarlar
settings-close = Ayarları kapat
settings-kept = Bunların hepsi yalnız bu tarayıcıda saklanır.

settings-language = Dil
settings-light = Işık
settings-light-value = { $theme ->
    [light] Öğle
    [dark] Akşam
   *[auto] Otomatik
}
settings-felt = Masa örtüsü
settings-felt-value = { $felt ->
    [teal] Petrol mavisi
    [indigo] Çivit
    [burgundy] Bordo
    [olive] Zeytin
    [linen] Keten
   *[hour] Saate göre
}
settings-deck = Kâğıt renkleri
settings-deck-value = { $deck ->
    [four] Dört renk
   *[classic] Kırmızı ve siyah
}
settings-indices = Kâğıtlarda büyük işaretler
settings-speed = Kâğıtların hızı
settings-speed-value = { $speed ->
    [calm] Sakin
    [quick] Hızlı
   *[normal] Olağan
}
settings-sound = Sesler
settings-volume = Ses düzeyi
settings-percent = yüzde { $value }
settings-vibration = Titreşim
settings-notify = Sıram gelince haber ver
settings-notify-refused = Tarayıcın bu sayfanın haber vermesine izin vermiyor. İzni tarayıcının kendi ayarlarından verebilirsin.
settings-notify-not-here = Bildirimler için https ile başlayan bir adres gerekir.
