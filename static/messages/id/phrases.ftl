# Ucapan cepat dan reaksi: dikirim sebagai kode, dibaca dalam bahasa masing-masing.

phrases-title = Ucapan cepat
phrases-open = Ucapan cepat dan reaksi
phrases-close = Tutup

phrase-hello = Halo semuanya!
phrase-wow = Indah sekali!
phrase-well-played = Main bagus!
phrase-lucky = Beruntung kamu!
phrase-enjoy = Selamat menikmati!
phrase-pity = Sayang sekali!
phrase-lets-go = Ayo main
phrase-one-second = Maaf, sebentar
phrase-thanks = Terima kasih!
phrase-goodbye = Dadah, sampai jumpa!

phrase-bravo = Bravo!
phrase-heart = Suka sekali
phrase-laugh = Ha ha!
phrase-surprise = Wah!
phrase-sad = Aduh
phrase-tea = Teh untuk semua!
