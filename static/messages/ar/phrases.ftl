# كلام سريع وتعبيرات: بتتبعت كود، وكل واحد بيقراها بلغته.

phrases-title = كلمة ع السريع
phrases-open = كلام سريع وتعبيرات
phrases-close = اقفل

phrase-hello = سلام عليكم
phrase-wow = يا سلام!
phrase-well-played = لعبة حلوة!
phrase-lucky = حظك حلو!
phrase-enjoy = بالهنا والشفا!
phrase-pity = يا خسارة!
phrase-lets-go = يلا بينا
phrase-one-second = آسف، ثانية واحدة
phrase-thanks = شكرًا!
phrase-goodbye = سلام، أشوفكم على خير

phrase-bravo = برافو!
phrase-heart = تسلم إيدك
phrase-laugh = هههه
phrase-surprise = إيه ده!
phrase-sad = يا عيني
phrase-tea = شاي للكل!
