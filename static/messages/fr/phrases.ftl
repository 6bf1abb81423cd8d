# Phrases rapides et réactions : dites par un code, lues dans la langue de chacun.

phrases-title = Un mot vite dit
phrases-open = Phrases rapides et réactions
phrases-close = Fermer

phrase-hello = Bonjour à tous !
phrase-wow = Magnifique !
phrase-well-played = Bien joué !
phrase-lucky = Quelle chance !
phrase-enjoy = Bon appétit !
phrase-pity = Quel dommage !
phrase-lets-go = Allez, on joue
phrase-one-second = Pardon, une seconde
phrase-thanks = Merci !
phrase-goodbye = Salut, à bientôt !

phrase-bravo = Bravo !
phrase-heart = J’adore
phrase-laugh = Ha ha !
phrase-surprise = Oh !
phrase-sad = Oh non
phrase-tea = Thé pour tous !
