# Everything the page says around the table; the table's own words are in table.ftl.

app-name = Basra
title-lobby = Basra · semeja bersama teman
title-room = Basra · { $code }
title-your-turn = Giliranmu · Basra

bar-language = Bahasa
bar-settings = Pengaturan
bar-guide = Cara bermain

back-to-lobby = Kembali ke awal
try-again = Coba lagi
continue-here = Main di sini saja
notice-close = Tutup pesan ini

## Lobby

lobby-tagline = Permainan kartu kedai kopi, bersama teman-temanmu. Tanpa akun: kirim tautan, lalu duduk.
lobby-create = Buat ruang
lobby-as = Kamu bermain sebagai { $name }: ganti nama
lobby-settings = Ubah permainan
lobby-code = Punya kode atau tautan?
lobby-join = Masuk
lobby-open = Ruang terbuka
lobby-open-looking = Melihat-lihat isi kedai…
lobby-open-none = Belum ada ruang terbuka. Ruangmu bisa jadi yang pertama.
lobby-open-free = { $free ->
   *[other] { $free } kursi kosong
}
lobby-open-started = { $free ->
   *[other] sedang bermain, { $free } kursi diisi bot
}
lobby-resume = Kursimu di ruang { $code } masih ada.
lobby-resume-go = Kembali ke kursiku
lobby-lesson = Pelajaran pertama, tiga menit

field-name = Namamu
field-name-example = mis. Mona

## The room form

form-seats = Pemain
form-seats-n = { $n } pemain
form-preset = Aturan
form-preset-about = { $preset ->
    [classic] Permainan tradisional untuk dua orang.
    [v2] Kartu apa pun bisa mengambil komi dari meja, dan basra dengan jack bernilai 30.
   *[murabaa] Pasangan duduk berhadapan dan berbagi satu tumpukan.
}
form-target = Main sampai
form-target-own = Lainnya
form-target-range = Poin, { $low } sampai { $high }
form-time = Waktu per giliran
form-time-n = { $seconds ->
    [0] Tanpa batas
   *[other] { $seconds } dtk
}
form-public = Siapa yang boleh masuk
form-public-yes = Semua orang
form-public-no = Dengan kode
form-house = Aturan rumah
form-house-n = { $n ->
   *[other] { $n } aturan rumah
}
form-komi = Komi (7 wajik) di meja
form-komi-value = { $value ->
    [any] Kartu apa pun mengambilnya
   *[seven] Dianggap tujuh biasa
}
form-jack = Poin untuk basra jack
form-tie = Jumlah kartu seri
form-tie-value = { $value ->
    [carry] 30 poin ikut ke babak berikutnya
   *[nobody] Tidak ada yang dapat 30
}
form-opening = Jack dan komi di meja pertama
form-opening-yes = Bagikan ulang
form-opening-no = Biarkan

## A room's rules in a few words

rules-preset = { $preset ->
    [classic] Klasik
    [v2] Versi 2
   *[murabaa] Murabaa
}
rules-target = sampai { $target }
rules-time = { $seconds ->
    [0] tanpa batas waktu
   *[other] { $seconds } dtk per giliran
}
rules-public = { $public ->
    [yes] terbuka untuk semua
   *[no] hanya dengan kode
}
rules-komi = { $value ->
    [any] Kartu apa pun bisa mengambil komi dari meja.
   *[seven] Komi di meja adalah tujuh biasa.
}
rules-jack = { $points ->
    [0] Basra jack tidak dihitung.
   *[other] Basra jack bernilai { $points }.
}
rules-tie = { $value ->
    [carry] Jumlah kartu seri: 30 poin ikut ke babak berikutnya.
   *[nobody] Jumlah kartu seri: tidak ada yang dapat 30.
}
rules-opening = { $clean ->
    [yes] Tidak ada jack dan komi di meja pertama.
   *[no] Jack dan komi boleh ada di meja pertama.
}

## The door

door-table = Ruang
door-title = Ruang { $name }
door-seats = Yang duduk di sini
door-free = Kursi kosong
door-started = Permainan sedang berjalan: kamu mengambil alih kursi yang diisi bot.
door-full = Semua kursi terisi. Tunggu di sini: begitu ada yang kosong, kamu bisa duduk.
door-sit = Duduk
door-yours = { $count ->
   *[other] Kamu sudah bermain di sini di tab atau jendela lain.
}
door-take-over = Lanjutkan sebagai { $name }
door-as-another = Duduk sebagai pemain lain

## Inviting

invite-code = Kode
invite-copy = Salin tautan
invite-copied = Tersalin
invite-share = Bagikan
invite-share-text = Ayo main Basra denganku:
invite-qr = QR
invite-qr-alt = Kode QR tautan ke ruang ini
invite-only-here = Alamat ini hanya terbuka di komputer ini. Untuk teman di jaringanmu, jalankan server dengan { $command }, buka alamat yang ditampilkannya, lalu undang dari sana.

## Chat

about-table = Ruang ini
chat-title = Obrolan
chat-lines = Yang sudah dikatakan
chat-empty = Masih sepi. Sapa dulu, yuk.
chat-say = Katakan sesuatu
chat-send = Kirim
chat-sending = mengirim…
chat-close = Tutup obrolan
chat-you = Kamu
chat-mute = Bisukan { $name }
chat-muted = { $count ->
   *[other] { $count } pemain kamu bisukan.
}
chat-unmute = Dengar semua
chat-unmute-one = Dengar { $name } lagi
chat-people = Siapa yang kamu dengar
chat-gone = sudah pergi
chat-said = { $name }: { $text }

## The own name

name-given = Di sini namamu “{ $name }”: pemain lain memakai, atau pernah memakai, nama yang mirip “{ $asked }”.

## The line

banner-label = Koneksi
banner-connecting = Tidak tersambung ke server
banner-offline = Kamu sedang luring
banner-restarting = Server sedang dimulai ulang
banner-full = Server penuh
banner-slowly = Terlalu banyak percobaan dari tempatmu
banner-store = Server tidak bisa membuka ingatannya
banner-kept = Kursimu disimpan.
banner-soon = Kursimu disimpan; sebentar lagi lanjut.
banner-held = Tidak ada yang hilang dan waktu tidak berjalan. Kartu yang kamu mainkan terkirim begitu semuanya pulih.
banner-turn = Giliranmu: bot memainkannya dalam { $time }.
banner-bot = Pada giliranmu bot yang bermain, sampai kamu kembali.
banner-alone = Tidak ada orang lain: ruang menunggu { $time } lagi.
banner-alone-long = Tidak ada orang lain tadi: mungkin ruangnya sudah tutup.
banner-try-now = Coba sekarang
banner-next-try = { $seconds ->
    [0] Mencoba…
   *[other] atau dalam { $seconds } dtk
}
banner-tries = { $seconds ->
    [0] Mencoba…
   *[other] Dicoba lagi dalam { $seconds } dtk
}
banner-back = Tersambung lagi.

## Screens of a few words

screen-opening-title = Mengambilkan kursi…
screen-opening-text = Sebentar.
screen-unreachable-title = Server tidak menjawab
screen-unreachable-text = Mungkin sedang sibuk, penuh, atau dimulai ulang. Halaman ini terus mencoba sendiri.
screen-offline-title = Kamu sedang luring
screen-offline-text = Begitu ada jaringan lagi, halaman ini lanjut sendiri.
screen-refused-title = Belum sekarang
screen-refused-text = Server belum mengizinkan halaman ini masuk. Nanti dicoba lagi sendiri.
screen-store-title = Sebentar, ya
screen-store-text = Server menyala, tetapi tidak bisa membuka ingatannya. Halaman ini terus mencoba sendiri.
screen-gone-title = Ruang ini sudah tidak ada
screen-gone-text = Semua sudah pergi, atau sudah lama tidak ada orang. Ruang baru bisa dibuka sebentar saja.
screen-nosuch-title = Tidak ada ruang itu
screen-nosuch-text = Tidak ada ruang dengan kode ini. Periksa tautannya, atau minta yang baru: ruang hilang kalau semua sudah pergi.
screen-replaced-title = Kamu lanjut di tab lain
screen-replaced-text = Kursimu dipakai di tab atau jendela lain. Yang ini beristirahat.
screen-removed-title = Kursimu diminta kembali
screen-removed-text = Tuan rumah ingin bermain dengan orang lain kali ini. Tidak apa-apa: masih ada ruang lain, atau buka ruangmu sendiri.
screen-left-title = Kamu sudah keluar dari ruang
screen-left-text = Terima kasih sudah bermain.

## What can be refused (the server’s codes, and two of the page’s own)

error-fallback = Itu tidak berhasil ({ $code }). Coba lagi, ya.
error-again-in = Coba lagi dalam { $seconds } dtk.
error-name-needed = Tulis namamu dulu: teman-temanmu melihatnya di meja.
error-code-needed = Tulis kode ruang, atau tempel tautannya.
error-code-length = { $count ->
   *[other] Kode terdiri dari enam huruf dan angka; ini baru { $count }.
}
error-code-sign = Tidak ada “{ $sign }” dalam kode: hanya angka dan huruf Latin, tanpa U.
error-code-link = Tautan ini tidak menuju ke ruang mana pun. Minta yang dari “Salin tautan”.
error-unreachable = Server tidak menjawab. Periksa jaringanmu dan coba lagi.
error-no-such-room = Tidak ada ruang dengan kode ini. Periksa sekali lagi, atau minta yang baru.
error-not-found = Tidak ada ruang dengan kode ini. Periksa sekali lagi, atau minta yang baru.
error-room-full = Semua kursi terisi.
error-no-vacant-seat = Permainan sedang berjalan, dan semua kursi terisi.
error-bad-name = Nama terdiri dari 1 sampai 20 huruf, dan harus bisa dibaca.
error-reserved-name = Itu sebutan yang dipakai permainan ini sendiri. Pilih nama lain.
error-bad-option = Salah satu pengaturan ini tidak mungkin.
error-unknown-preset = Aturan ini tidak dikenal di sini.
error-unknown-option = Salah satu pengaturan ini tidak dikenal di sini.
error-bad-target = Main sampai bilangan bulat dari 11 hingga 1001.
error-bad-seats = Ruang punya dua atau empat kursi.
error-not-your-turn = Ini bukan giliranmu.
error-stale-turn = Permainan sudah bergerak sebelum kartumu sampai.
error-not-your-card = Kartu itu tidak ada di tanganmu.
error-illegal-capture = Kartu itu tidak bisa mengambil persis kartu-kartu itu.
error-unknown-card = Kartu itu tidak ada.
error-removed = Tuan rumah ingin bermain dengan orang lain kali ini. Cari ruang lain, atau buka ruangmu sendiri.
error-not-yourself = Kamu tidak bisa mengeluarkan diri sendiri: pilih keluar saja.
error-wrong-phase = Itu tidak bisa dilakukan sekarang.
error-not-host = Hanya tuan rumah yang bisa melakukannya.
error-not-in-room = Kamu sudah tidak ada di ruang ini.
error-bot-not-due = Masih terlalu awal untuk memanggil bot.
error-empty-chat = Tidak ada yang dikatakan.
error-chat-too-long = Terlalu panjang: paling banyak 300 karakter.
error-chat-too-fast = Pelan-pelan: tunggu sebentar sebelum pesan berikutnya.
error-rate-limited = Terlalu banyak sekaligus. Tunggu sebentar dan coba lagi.
error-too-many-sockets = Terlalu banyak meja yang terbuka di tempatmu, atau di mana-mana. Tutup beberapa, atau tunggu sebentar: halaman ini mencoba lagi sendiri.
error-foreign-page = Halaman ini dibuka dari alamat yang bukan alamat server. Pengelola server bisa mengizinkannya.
error-not-json = Server tidak memahami halaman ini. Muat ulang.
error-too-slow = Sambungan sedang terlalu lambat. Coba lagi.
error-store-unavailable = Server sedang tidak bisa membuka ingatannya. Coba lagi sebentar lagi.
error-busy = Server sangat sibuk. Coba lagi sebentar lagi.
error-internal = Ada yang gagal di server. Tidak ada yang berubah: coba lagi.
error-malformed = Server tidak memahami halaman ini. Muat ulang.
error-unknown-type = Server tidak memahami halaman ini. Muat ulang.
error-bad-message = Server tidak memahami halaman ini. Muat ulang.
error-too-large = Itu terlalu besar untuk dikirim.
error-hello-first = Sambungan dimulai dengan keliru. Muat ulang halaman.
error-not-seated = Kamu belum punya kursi di ruang ini.
error-already-seated = Kamu sudah punya kursi di ruang ini.
error-not-your-seat = Kursi itu milik peramban lain.
