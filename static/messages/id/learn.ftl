# Learning: the first lesson, how to play, and the hints at the table. Cards come as arguments, so that no message names one
# that the engine's examples no longer have.

learn-close = Tutup
learn-your-turn = Sekarang giliranmu.
learn-to-table = Kembali ke meja

## What a card takes

hint-takes = { $card } mengambil { $cards }.
hint-stays = { $card } tidak mengambil apa-apa dan tetap di meja.
hint-stay = { $cards } tidak mengambil apa-apa dan tetap di meja.
hint-sweeps = { $card } menyapu seluruh meja, tanpa basra.
hint-basra = { $card } mengambil { $cards }. Basra, { $points } poin!
hint-jack-basra = { $card } mengambil { $cards }. Basra jack, { $points ->
    [0] di sini tidak dihitung
   *[other] { $points } poin
}!
hint-or = Atau { $cards }.
hint-more = { $count ->
   *[other] Dan masih { $count } cara lagi.
}
hint-title = Yang bisa diambil kartumu
hint-wait = Petunjuk datang saat giliranmu: isinya apa yang bisa diambil tiap kartumu.
hint-close = Tutup petunjuk

## The first lesson

title-lesson = Pelajaran pertama · Basra
lesson-close = Keluar dari pelajaran
lesson-back = Mundur satu langkah
lesson-skip = Lewati langkah ini
lesson-step = Langkah { $n } dari { $count }
lesson-next = Lanjut
lesson-take-back = Tarik kembali
lesson-finish = Selesai
lesson-guest = Tamu

lesson-rank-title = Nilai yang sama
lesson-rank-say = Kartu mengambil kartu yang nilainya sama. Sentuh { $card } untuk melihat apa yang diambilnya, lalu sentuh lagi untuk memainkannya.
lesson-rank-done = { $card } mengambil { $cards }. Keduanya sekarang di tumpukanmu.

lesson-sum-title = Penjumlahan
lesson-sum-say = Angka bisa dijumlahkan: { $cards } sama dengan { $card }. Mainkan.
lesson-sum-done = As bernilai satu. Jack, ratu, dan raja tidak ikut dijumlahkan.

lesson-bait-title = Menaruh kartu
lesson-bait-say = Kartu yang tidak mengambil apa-apa tetap di meja. Taruh { $card }; sebentar lagi kamu tahu gunanya.
lesson-bait-done = Kartu itu di sana untuk semua. Bot juga boleh mengambilnya.

lesson-groups-title = Beberapa sekaligus
lesson-groups-say = Kartu mengambil semua yang bisa diambil: { $card } mengambil { $cards }.
lesson-groups-done = Yang paling banyak kartunya di akhir mendapat { $most } poin.

lesson-court-title = Ratu dan raja
lesson-court-say = Ratu mengambil ratu, raja mengambil raja, selain itu tidak. Mainkan { $card }.
lesson-court-done = { $card } mengambil { $cards }.

lesson-jack-title = Jack
lesson-jack-say = Jack mengambil seluruh meja. Mainkan { $card }.
lesson-jack-done = Paling berharga kalau kartu di meja sedang banyak.

lesson-basra-title = Basra!
lesson-basra-say = Tinggal satu kartu, dan { $card } mengambilnya. Mengambil semua yang ada di meja namanya basra.
lesson-basra-done = Basra, { $points } poin! Sapuan jack tadi bukan: jack terlalu kuat untuk itu.

lesson-choice-title = Kamu yang memilih
lesson-choice-say = { $card } bisa mengambil dengan dua cara. Angkat, sentuh kartu di meja yang kamu mau, lalu mainkan.
lesson-choice-done = Kalau ada beberapa cara, kamu yang memilih.

lesson-komi-title = Komi
lesson-komi-say = { $card } adalah komi. Seperti jack, kartu ini mengambil seluruh meja. Mainkan.
lesson-komi-done = Bukan basra: tidak ada kartu lain yang bisa mengambil { $cards } sekaligus.

lesson-komibasra-title = Basra komi
lesson-komibasra-say = Kalau satu kartu bisa mengambil semuanya, komi membuat basra. Di sini delapan bisa. Mainkan { $card }.
lesson-komibasra-done = Basra, { $points } poin, seolah-olah kartu itu delapan.

lesson-last-title = Kartu terakhir
lesson-last-say = Kembali ke meja pertama, { $card } adalah kartu terakhir babak ini. Mainkan.
lesson-last-done = Yang masih di meja untuk yang terakhir mengambil: kamu.

lesson-count-title = Hitungan
lesson-count-say = Kartu terbanyak: { $most } poin. Tiap basra: { $basra }. Yang lebih dulu sampai { $target } menang.

lesson-note-stays = { $card } di sini tidak mengambil apa-apa dan tetap di meja. Tarik kembali, lalu coba { $wanted }.
lesson-note-fewer = { $card } mengambil { $cards }. Boleh saja, tetapi sekarang { $wanted } lebih baik. Tarik kembali dan coba.
lesson-note-keep = { $card } mengambil seluruh meja. Simpan untuk nanti, dan coba { $wanted } dulu.
lesson-note-jack = { $card } juga mengambil semuanya, tetapi dengan jack itu bukan basra. Tarik kembali, lalu coba { $wanted }.

lesson-over-title = Sekarang kamu bisa bermain
lesson-over-text = Itulah seluruh Basra. Di meja kamu selalu melihat apa yang diambil sebuah kartu sebelum memainkannya, dan petunjuk mengatakannya dengan kata-kata.
lesson-play-bot = Main melawan bot
lesson-play-friends = Main bersama teman
lesson-again = Ulangi pelajaran

## How to play

title-guide = Cara bermain Basra
guide-title = Cara bermain Basra
guide-lead = Ambil kartu dari meja, sebanyak mungkin. Semenit untuk membaca, satu permainan untuk paham.

guide-aim-title = Tujuannya
guide-aim-text = Yang mengambil kartu terbanyak dalam satu babak mendapat { $most } poin. Tiap basra menambah { $basra } poin. Yang lebih dulu sampai { $target } poin memenangi permainan.

guide-deal-title = Jalannya satu babak
guide-deal-text = Setiap orang mendapat empat kartu, dan empat kartu terbuka di meja. Bergiliran ke kanan, tiap orang memainkan satu kartu. Kalau semua tangan kosong, setiap orang mendapat empat kartu baru, sampai kartunya habis.
guide-deal-batches = Dengan dua pemain ada { $two } pembagian dalam satu babak, dengan empat pemain ada { $four }.

guide-take-title = Yang diambil sebuah kartu
guide-take-text = Kartu yang bisa mengambil, mengambil semua yang bisa.
guide-rank = Kartu yang nilainya sama.
guide-sum = Kartu angka yang jumlahnya sama. As bernilai satu.
guide-groups = Keduanya sekaligus.
guide-court = Ratu mengambil ratu, raja mengambil raja. Keduanya tidak ikut dijumlahkan.
guide-choice = Kalau ada beberapa cara, kamu yang memilih.
guide-stays = Kartu yang tidak mengambil apa-apa tetap di meja.

guide-sweep-title = Jack dan komi
guide-jack = Jack mengambil seluruh meja.
guide-komi = Begitu juga komi, tujuh wajik.
guide-komibasra = Kalau ada nilai lain selain jack yang bisa mengambil semua di meja, komi membuat basra.

guide-basra-title = Basra
guide-basra = Mengambil seluruh meja dengan angka, ratu, atau raja namanya basra.
guide-jackbasra = Jack hanya membuatnya dari jack yang sendirian, atau dari komi yang sendirian.
guide-leftovers = Kartu terakhir di meja untuk yang terakhir mengambil, dan itu bukan basra.

guide-count-title = Hitungan
guide-count-text = Setelah tiap babak:
guide-count-level = Kalau jumlah kartunya sama, tidak ada yang dapat poin ini. Aturan rumah bisa menyimpannya untuk babak berikutnya.
guide-count-win = Keduanya sampai tujuan? Nilai yang lebih tinggi menang. Kalau sama, main satu babak lagi.

guide-four-title = Dua pemain, empat pemain
guide-four-text = Berempat bermain dalam dua tim. Pasangan duduk berhadapan dan berbagi satu tumpukan; yang diambil seorang dihitung untuk berdua.
guide-four-partner = Pasanganmu

guide-presets-title = Tiga macam aturan
guide-presets-text = Yang membuka ruang memilih satu, dan bisa mengubah beberapa hal sebagai aturan rumah.
guide-presets-rule = Aturan
guide-presets-examples = Perbedaannya

guide-end-title = Coba, yuk
