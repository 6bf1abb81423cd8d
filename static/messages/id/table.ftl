# The table. Ranks and suits are the card's name; `error-…` messages are the page's (app.ftl).

card-name = { $rank ->
    [A] as
    [2] dua
    [3] tiga
    [4] empat
    [5] lima
    [6] enam
    [7] tujuh
    [8] delapan
    [9] sembilan
    [10] sepuluh
    [J] jack
    [Q] ratu
   *[K] raja
} { $suit ->
    [C] keriting
    [D] wajik
    [H] hati
   *[S] sekop
}
card-komi = { $card }, komi

## Names

table-you = Kamu
table-us = Kita
table-them = Mereka
table-bot = Bot
table-bot-n = Bot { $n }
table-preset = { $preset ->
    [classic] Klasik
    [v2] Versi 2
   *[murabaa] Murabaa, berpasangan
}

## Top bar

table-scores = Nilai
table-to = sampai { $target }
table-score-of = { $name }: { $points } dari { $target }
table-carried = +{ $points } tersimpan
table-leave = Keluar dari ruang
table-chat = { $unread ->
    [0] Obrolan
   *[other] Obrolan, { $unread } pesan baru
}

## Leaving

table-leave-title = Keluar dari ruang ini?
table-leave-waiting = Kursimu jadi kosong untuk orang lain.
table-leave-playing = Bot meneruskan di tempatmu. Permainan berjalan tanpamu.
table-leave-over = Permainan sudah selesai. Kamu selalu bisa kembali dengan kodenya.
table-leave-alone = Tidak ada orang lain di sini. Tanpamu ruang menunggu { $minutes ->
   *[other] { $minutes } menit
} sampai ada yang kembali, lalu hilang.
table-leave-last = Kamu yang terakhir di sini: kalau kamu keluar, ruang ini hilang bersama obrolannya.
table-leave-yes = Keluar
table-leave-no = Tetap di sini

## Removing a player

table-remove = Keluarkan { $name }
table-remove-title = Keluarkan { $name }?
table-remove-why = Kursinya jadi kosong, dan dia tidak bisa kembali ke ruang ini. Dia diberi tahu dengan sopan.
table-remove-yes = Keluarkan
table-remove-no = Biarkan

## Seats

table-seat-empty = Kursi kosong
table-seat-away = tidak di tempat, bot bermain
table-seat-gone = tidak tersambung
table-seat-gone-away = hilang, bot bermain
table-seat-bot-in = bot dalam { $time }
table-seat-vacant = sudah keluar, bot bermain
table-seat-bot = bot
table-seat-host = tuan rumah
table-seat-dealer = pembagi kartu
table-seat-to-play = gilirannya
table-seat-ready = siap
table-seat-agreed = mau main lagi
table-seat-team = { $team ->
    [us] timmu
   *[them] tim lawan
}
table-hand-count = { $count ->
   *[other] { $count } kartu di tangan
}
table-stock = { $count ->
    [0] kartu sisa habis
   *[other] { $count } kartu sisa
}
table-pile = Tumpukan { $name }: { $count ->
   *[other] { $count } kartu
}, { $basras ->
    [0] belum ada basra
   *[other] { $basras } basra
}
table-pile-title = { $who ->
    [you] Tumpukanmu
    [us] Tumpukan kita
    [them] Tumpukan mereka
   *[other] Tumpukan { $name }
}
table-pile-cards = { $count ->
   *[other] { $count } kartu diambil sejauh ini
}
table-pile-no-basra = Belum ada basra di babak ini.
table-close = Tutup
table-batch = { $left ->
    [0] pembagian terakhir babak ini
   *[other] masih { $left } pembagian lagi
}

## Waiting room

table-waiting = { $count ->
   *[other] Menunggu { $count } pemain lagi
}
table-start-bots = { $count ->
    [0] Mulai
   *[other] Mulai dengan { $count } bot
}
table-start-host = { $name } bisa mulai dengan bot
table-starts-itself = Begitu semua kursi terisi, permainan mulai sendiri.
table-host-gone = { $host } membuka ruang ini dan sedang tidak tersambung. Sampai dia kembali, { $name } bisa memulai.
table-host-gone-you = { $host } membuka ruang ini dan sedang tidak tersambung. Sampai dia kembali, kamu bisa memulai.
table-waiting-gone = { $count ->
   *[other] { $names } tidak tersambung. Kursinya disimpan.
}
table-countdown-gone = { $count ->
   *[other] { $names } tidak tersambung. Permainan tetap mulai; bot bermain kalau waktunya habis.
}
table-countdown = Permainan mulai dalam
table-option-target = sampai { $target } poin
table-option-time = { $seconds ->
    [0] tanpa batas waktu
   *[other] { $seconds } dtk per giliran
}
table-option-public = terbuka untuk semua
table-option-private = hanya dengan kode

## Hand and floor

table-hand = Kartumu
table-floor = { $count ->
    [0] Meja kosong
   *[other] Meja, { $count } kartu
}
table-floor-empty = Meja kosong
table-taken = { $card }, akan diambil
table-choosable = { $card }, sentuh untuk memilih
table-just-played = { $card }, baru dimainkan
table-takes = { $count ->
   *[other] Ambil { $count } kartu
}
table-sweeps = Sapu meja
table-basra-worth = Basra! +{ $points }
table-stays = Tetap di meja
table-play = Mainkan
table-put-back = Kembalikan
table-hint = Petunjuk
table-choice = Cara { $n } dari { $count }: lihat berikutnya
table-on-its-way = Sedang dikirim…
table-held = Disimpan untukmu
table-held-more = Dikirim begitu bisa.
table-dismiss = Tutup pesan ini

## Whose turn

table-your-turn = Giliranmu
table-pick = Pilih satu kartu
table-turn-of = Giliran { $name }
table-not-yet = Belum giliranmu
table-seconds = { $seconds } dtk
table-ask-bot = Biar bot yang main
table-ask-bot-why = { $name } diam saja
table-ask-bot-in = Dalam { $time } kamu bisa menyuruh bot bermain
table-own-ask-in = Dalam { $time } yang lain bisa menyuruh bot bermain
table-own-ask-now = Yang lain sekarang bisa menyuruh bot bermain untukmu
table-turn-gone = { $name } tidak tersambung
table-turn-away = Bot bermain untuk { $name }
table-until-back = sampai kembali
table-bot-in = Bot bermain dalam { $time }
table-bot-now = Bot segera bermain
table-away = Bot sedang bermain untukmu
table-away-touch = Sentuh kartu, dan kamu kembali
table-away-banner = Bot bermain sampai kamu menyentuh kartu
table-back = Aku kembali
table-paused = Jeda: permainan menunggu pemainnya.

## The last play

table-last-took = ambil
table-last-swept = sapu
table-last-basra = Basra!
table-last-stays = tetap
table-last-none = Kartu pertama babak ini belum dimainkan.

## Said by the screen reader

table-say-took = { $name }: { $card } mengambil { $cards }.
table-say-sweep = { $name }: { $card } menyapu meja, { $count ->
   *[other] { $count } kartu
}.
table-say-basra = { $name }: basra dengan { $card }, { $points } poin!
table-say-stays = { $name }: { $card } tetap di meja.
table-say-your-turn = Giliranmu.
table-say-turn-of = Giliran { $name }.
table-say-dealt = Kartu baru dibagikan.
table-say-deal = Babak { $deal }. Pembagi kartu: { $name }.
table-say-leftovers = Kartu terakhir di meja untuk { $name }.
table-say-counted = Babak dihitung. { $scores }.
table-say-choice = Ambil { $cards }.
table-say-lifted = { $card } diangkat.
table-say-joined = { $name } duduk.
table-say-left = { $name } keluar.
table-say-removed = Tuan rumah mengeluarkan { $name }.
table-say-countdown = Semua sudah lengkap. Permainan dimulai.
table-say-countdown-off = Ada kursi yang kosong lagi. Permainan belum dimulai.
table-say-host = { $who ->
    [you] Sekarang kamu tuan rumahnya.
   *[other] Sekarang { $name } tuan rumahnya.
}
table-say-gone = { $name } tidak tersambung. Kalau waktunya habis, bot yang bermain.
table-say-back = { $name } tersambung lagi.
table-say-away = { $who ->
    [you] Mulai sekarang bot bermain untukmu, sampai kamu kembali.
   *[other] Mulai sekarang bot bermain untuk { $name }, sampai dia kembali.
}
table-say-returned = { $who ->
    [you] Kamu kembali, dan bermain sendiri lagi.
   *[other] { $name } kembali, dan bot tidak lagi bermain untuknya.
}
table-say-taken-over = { $by ->
    [asked] { $who ->
        [you] Ada yang menyuruh bot memainkan kartu ini untukmu.
       *[other] Bot diminta bermain untuk { $name }.
    }
   *[expired] { $who ->
        [you] Waktumu habis: bot memainkan kartu ini untukmu.
       *[other] Waktu { $name } habis: bot bermain.
    }
}
table-say-turn-gone = Giliran { $name }, tetapi tidak tersambung. Bot bermain dalam { $time }.

## The count

table-count-title = Babak { $deal }, hitungan
table-count-what = Dihitung
table-count-cards = Kartu diambil
table-count-most = Kartu terbanyak
table-count-most-carried = termasuk { $points } simpanan
table-count-level = Seri: tidak ada yang dapat 30
table-count-level-carried = Seri: { $points } disimpan
table-count-basra = { $kind ->
    [jack_basra] Basra jack
   *[basra] Basra
}
table-count-none = Tidak ada basra di babak ini
table-count-deal = Babak ini
table-count-total = Jumlah
table-ready = Siap
table-ready-done = Menunggu yang lain…
table-next-in = Babak berikutnya dalam { $time }
table-next-or = { $count ->
   *[other] Babak berikutnya dalam { $time }, atau begitu { $names } siap
}
table-next-now = Babak berikutnya segera dimulai

## The end

table-won-you = Kamu menang!
table-won-us = Kita menang!
table-won-other = { $name } menang
table-won-them = Mereka menang
table-over-deal = Babak { $deal }
table-over-deals = Babak demi babak
table-over-last = Babak terakhir
table-rematch = Main lagi
table-rematch-free = Dimulai kalau semua yang ada di sini setuju.
table-rematch-asked = { $count ->
   *[other] { $names } ingin main lagi.
}
table-rematch-waits = { $count ->
   *[other] Menunggu persetujuan { $names }.
}
table-rematch-gone = { $count ->
   *[other] { $names } tidak tersambung, dan tidak ditunggu.
}
table-rematch-in = Dimulai dalam { $time }, tanpa { $names } kecuali kembali sebelum itu.
