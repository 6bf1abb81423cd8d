# The settings, loaded when they are opened.

settings-title = Pengaturan
settings-close = Tutup pengaturan
settings-kept = Semua ini hanya disimpan di peramban ini.

settings-language = Bahasa
settings-light = Cahaya
settings-light-value = { $theme ->
    [light] Siang
    [dark] Malam
   *[auto] Otomatis
}
settings-felt = Taplak meja
settings-felt-value = { $felt ->
    [teal] Hijau laut
    [indigo] Nila
    [burgundy] Merah anggur
    [olive] Zaitun
    [linen] Linen
   *[hour] Menurut jam
}
settings-deck = Warna kartu
settings-deck-value = { $deck ->
    [four] Empat warna
   *[classic] Merah dan hitam
}
settings-indices = Tanda besar di kartu
settings-speed = Gerak kartu
settings-speed-value = { $speed ->
    [calm] Tenang
    [quick] Cepat
   *[normal] Biasa
}
settings-sound = Suara
settings-volume = Volume suara
settings-percent = { $value } persen
settings-vibration = Getar
settings-notify = Beri tahu saat giliranku
settings-notify-refused = Perambanmu tidak mengizinkan halaman ini memberi tahu. Kamu bisa mengizinkannya di pengaturan peramban itu sendiri.
settings-notify-not-here = Pemberitahuan butuh alamat yang diawali https.
