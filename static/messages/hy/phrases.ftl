# Արագ խոսքեր և արձագանքներ. ուղարկվում են կոդով, ամեն ոք կարդում է իր լեզվով։

phrases-title = Արագ խոսքեր
phrases-open = Արագ խոսքեր և արձագանքներ
phrases-close = Փակել

phrase-hello = Ողջո՛ւյն բոլորին
phrase-wow = Հիանալի՜ է
phrase-well-played = Լա՛վ խաղ էր
phrase-lucky = Բախտդ բերեց
phrase-enjoy = Անո՛ւշ լինի
phrase-pity = Ափսո՜ս
phrase-lets-go = Դե՛, խաղանք
phrase-one-second = Կներեք, մի վայրկյան
phrase-thanks = Շնորհակալություն
phrase-goodbye = Ցտեսություն

phrase-bravo = Բրավո՜
phrase-heart = Շատ լավն է
phrase-laugh = Հա՜-հա
phrase-surprise = Օ՜
phrase-sad = Վա՜յ
phrase-tea = Թեյ բոլորին
