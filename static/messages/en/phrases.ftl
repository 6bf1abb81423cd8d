# Quick phrases and reactions: said by a code, and read in the reader’s own language.

phrases-title = Say it quickly
phrases-open = Quick phrases and reactions
phrases-close = Close

phrase-hello = Hello, everyone!
phrase-wow = Beautiful!
phrase-well-played = Well played!
phrase-lucky = Lucky you!
phrase-enjoy = Enjoy your catch!
phrase-pity = What a pity!
phrase-lets-go = Come on, let’s play
phrase-one-second = Sorry, one second
phrase-thanks = Thank you!
phrase-goodbye = Bye, see you soon!

phrase-bravo = Bravo!
phrase-heart = Love it
phrase-laugh = Ha ha!
phrase-surprise = Oh!
phrase-sad = Oh dear
phrase-tea = Tea for everyone!
