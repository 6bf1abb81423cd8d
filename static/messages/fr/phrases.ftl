# Quick phrases and reactions: said by a code, and read in the reader’s own language.

phrases-title = Dis-le vite
phrases-open = Petites phrases et réactions
phrases-close = Fermer

phrase-hello = Salut tout le monde !
phrase-wow = Magnifique !
phrase-well-played = Bien joué !
phrase-lucky = Quelle chance !
phrase-enjoy = Régale-toi !
phrase-pity = Dommage !
phrase-lets-go = Allez, on joue
phrase-one-second = Pardon, une seconde
phrase-thanks = Merci !
phrase-goodbye = Salut, à bientôt !

phrase-bravo = Bravo !
phrase-heart = J’adore
phrase-laugh = Ha ha !
phrase-surprise = Oh !
phrase-sad = Aïe aïe aïe
phrase-tea = Thé pour tout le monde !
