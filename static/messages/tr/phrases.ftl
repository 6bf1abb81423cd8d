# Hızlı sözler ve tepkiler: kod olarak gider, herkes kendi dilinde okur.

phrases-title = Hızlı sözler
phrases-open = Hızlı sözler ve tepkiler
phrases-close = Kapat

phrase-hello = Herkese merhaba!
phrase-wow = Harika!
phrase-well-played = Güzel oyun!
phrase-lucky = Şanslısın!
phrase-enjoy = Afiyet olsun!
phrase-pity = Yazık oldu!
phrase-lets-go = Hadi oynayalım
phrase-one-second = Pardon, bir saniye
phrase-thanks = Teşekkürler!
phrase-goodbye = Hoşça kalın!

phrase-bravo = Bravo!
phrase-heart = Bayıldım
phrase-laugh = Ha ha!
phrase-surprise = Aa!
phrase-sad = Eyvah
phrase-tea = Çaylar benden!
