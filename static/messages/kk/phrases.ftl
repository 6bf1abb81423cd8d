# Жылдам сөздер мен реакциялар: код болып кетеді, әркім өз тілінде оқиды.

phrases-title = Жылдам сөз
phrases-open = Жылдам сөздер мен реакциялар
phrases-close = Жабу

phrase-hello = Бәріңе сәлем!
phrase-wow = Керемет!
phrase-well-played = Жақсы ойнадың!
phrase-lucky = Жолың болды!
phrase-enjoy = Ас болсын!
phrase-pity = Өкінішті!
phrase-lets-go = Кеттік, ойнайық
phrase-one-second = Кешіріңдер, бір секунд
phrase-thanks = Рақмет!
phrase-goodbye = Сау болыңдар!

phrase-bravo = Жарайсың!
phrase-heart = Маған ұнады
phrase-laugh = Ха-ха!
phrase-surprise = Ой!
phrase-sad = Әттең
phrase-tea = Бәріне шай!
