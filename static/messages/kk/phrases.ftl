# Quick phrases and reactions: said by a code, and read in the reader’s own language.

phrases-title = Тез айту
phrases-open = Дайын сөздер мен реакциялар
phrases-close = Жабу

phrase-hello = Бәріңе сәлем!
phrase-wow = Керемет!
phrase-well-played = Жақсы ойнадың!
phrase-lucky = Жолың болды!
phrase-enjoy = Ас болсын!
phrase-pity = Әттеген-ай!
phrase-lets-go = Кеттік, ойнайық
phrase-one-second = Кешіріңдер, бір сәт
phrase-thanks = Рақмет!
phrase-goodbye = Сау болыңдар, көріскенше!

phrase-bravo = Жарайсың!
phrase-heart = Ұнады
phrase-laugh = Ха-ха!
phrase-surprise = Ой!
phrase-sad = Қап
phrase-tea = Бәрімізге шай!
