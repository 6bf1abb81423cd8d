# Quick phrases and reactions: said by a code, and read in the reader’s own language.

phrases-title = Hemen söyle
phrases-open = Hazır sözler ve tepkiler
phrases-close = Kapat

phrase-hello = Herkese merhaba!
phrase-wow = Harika!
phrase-well-played = İyi oynadın!
phrase-lucky = Şanslısın!
phrase-enjoy = Afiyet olsun!
phrase-pity = Tüh, yazık!
phrase-lets-go = Haydi, oynayalım
phrase-one-second = Kusura bakmayın, bir saniye
phrase-thanks = Teşekkürler!
phrase-goodbye = Hoşça kalın, görüşürüz!

phrase-bravo = Aferin!
phrase-heart = Bayıldım
phrase-laugh = Hahaha!
phrase-surprise = Aa!
phrase-sad = Eyvah
phrase-tea = Herkese çay!
