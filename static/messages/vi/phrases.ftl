# Câu nói nhanh và biểu cảm: gửi bằng mã, mỗi người đọc bằng tiếng của mình.

phrases-title = Nói nhanh
phrases-open = Câu nói nhanh và biểu cảm
phrases-close = Đóng

phrase-hello = Chào cả nhà!
phrase-wow = Tuyệt quá!
phrase-well-played = Đánh hay lắm!
phrase-lucky = Hên ghê!
phrase-enjoy = Ăn ngon nhé!
phrase-pity = Tiếc quá!
phrase-lets-go = Nào, chơi thôi
phrase-one-second = Xin lỗi, chờ chút
phrase-thanks = Cảm ơn!
phrase-goodbye = Chào, hẹn gặp lại!

phrase-bravo = Hoan hô!
phrase-heart = Thích quá
phrase-laugh = Ha ha!
phrase-surprise = Ồ!
phrase-sad = Ôi không
phrase-tea = Mời cả nhà trà!
