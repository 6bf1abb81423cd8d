# Quick phrases and reactions: said by a code, and read in the reader’s own language.

phrases-title = Nói nhanh
phrases-open = Câu nhanh và biểu cảm
phrases-close = Đóng

phrase-hello = Chào cả nhà!
phrase-wow = Đẹp quá!
phrase-well-played = Đánh hay lắm!
phrase-lucky = May thế!
phrase-enjoy = Ngon nhé!
phrase-pity = Tiếc quá!
phrase-lets-go = Nào, chơi thôi
phrase-one-second = Xin lỗi, chờ chút nhé
phrase-thanks = Cảm ơn nhé!
phrase-goodbye = Chào nhé, hẹn gặp lại!

phrase-bravo = Hoan hô!
phrase-heart = Thích quá
phrase-laugh = Ha ha!
phrase-surprise = Ơ kìa!
phrase-sad = Trời ơi
phrase-tea = Mời cả nhà uống trà!
