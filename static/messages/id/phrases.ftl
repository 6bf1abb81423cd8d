# Quick phrases and reactions: said by a code, and read in the reader’s own language.

phrases-title = Kata cepat
phrases-open = Kata cepat dan reaksi
phrases-close = Tutup

phrase-hello = Halo, semuanya!
phrase-wow = Cantik sekali!
phrase-well-played = Mainnya bagus!
phrase-lucky = Beruntung banget!
phrase-enjoy = Selamat menikmati!
phrase-pity = Sayang sekali!
phrase-lets-go = Ayo, main
phrase-one-second = Maaf, sebentar ya
phrase-thanks = Terima kasih!
phrase-goodbye = Dah, sampai jumpa!

phrase-bravo = Hebat!
phrase-heart = Suka deh
phrase-laugh = Wkwkwk!
phrase-surprise = Wah!
phrase-sad = Yah
phrase-tea = Teh untuk semua!
