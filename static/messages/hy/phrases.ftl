# Quick phrases and reactions: said by a code, and read in the reader’s own language.

phrases-title = Արագ խոսք
phrases-open = Պատրաստի խոսքեր և արձագանքներ
phrases-close = Փակել

phrase-hello = Բարև բոլորի՜ն
phrase-wow = Հրաշալի՜ է
phrase-well-played = Լա՜վ խաղացիր
phrase-lucky = Բախտդ բերե՜ց
phrase-enjoy = Անո՜ւշ լինի
phrase-pity = Ափսո՜ս
phrase-lets-go = Դե, խաղա՛նք
phrase-one-second = Կներեք, մի վայրկյան
phrase-thanks = Շնորհակալությո՜ւն
phrase-goodbye = Հաջո՜ղ, կտեսնվենք

phrase-bravo = Կեցցե՜ս
phrase-heart = Շատ հավանեցի
phrase-laugh = Հա-հա՜
phrase-surprise = Վա՜յ
phrase-sad = Վա՜խ
phrase-tea = Թեյ բոլորի՜ն
