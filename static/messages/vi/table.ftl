# The table. Ranks and suits are the card's name; `error-…` messages are the page's (app.ftl).

card-name = { $rank ->
    [A] át
    [2] hai
    [3] ba
    [4] bốn
    [5] năm
    [6] sáu
    [7] bảy
    [8] tám
    [9] chín
    [10] mười
    [J] bồi
    [Q] đầm
   *[K] già
} { $suit ->
    [C] chuồn
    [D] rô
    [H] cơ
   *[S] bích
}
card-komi = { $card }, komi

## Names

table-you = Bạn
table-us = Bên mình
table-them = Bên kia
table-bot = Bot
table-bot-n = Bot { $n }
table-preset = { $preset ->
    [classic] Cổ điển
    [v2] Phiên bản 2
   *[murabaa] Murabaa, chơi đôi
}

## Top bar

table-scores = Điểm
table-to = tới { $target }
table-score-of = { $name }: { $points } trên { $target }
table-carried = +{ $points } dồn lại
table-leave = Rời phòng
table-chat = { $unread ->
    [0] Trò chuyện
   *[other] Trò chuyện, { $unread } tin mới
}

## Leaving

table-leave-title = Rời phòng này?
table-leave-waiting = Ghế của bạn sẽ trống cho người khác.
table-leave-playing = Bot sẽ chơi thay bạn. Trận đấu tiếp tục mà không có bạn.
table-leave-over = Trận đã xong. Bạn luôn có thể quay lại bằng mã.
table-leave-alone = Không còn ai ở đây. Không có bạn, bàn chờ { $minutes ->
   *[other] { $minutes } phút
} xem có ai quay lại không, rồi đóng.
table-leave-last = Bạn là người cuối cùng ở đây: bạn đi thì phòng mất, cả cuộc trò chuyện cũng mất.
table-leave-yes = Rời phòng
table-leave-no = Ở lại

## Removing a player

table-remove = Mời { $name } ra
table-remove-title = Mời { $name } ra?
table-remove-why = Ghế đó sẽ trống, và người ấy không vào lại phòng này được. Chúng tôi sẽ báo thật nhẹ nhàng.
table-remove-yes = Mời ra
table-remove-no = Để lại

## Seats

table-seat-empty = Ghế trống
table-seat-away = vắng, bot chơi thay
table-seat-gone = mất kết nối
table-seat-gone-away = vắng mặt, bot chơi thay
table-seat-bot-in = bot sau { $time }
table-seat-vacant = đã rời, bot chơi thay
table-seat-bot = bot
table-seat-host = chủ phòng
table-seat-dealer = người chia bài
table-seat-to-play = đến lượt
table-seat-ready = sẵn sàng
table-seat-agreed = muốn chơi lại
table-seat-team = { $team ->
    [us] đội bạn
   *[them] đội kia
}
table-hand-count = { $count ->
   *[other] { $count } lá trên tay
}
table-stock = { $count ->
    [0] hết bài nọc
   *[other] còn { $count } lá nọc
}
table-pile = Bài ăn được, { $name }: { $count ->
   *[other] { $count } lá
}, { $basras ->
    [0] chưa có basra
   *[other] { $basras } basra
}
table-pile-title = { $who ->
    [you] Bài bạn ăn được
    [us] Bài bên mình ăn được
    [them] Bài bên kia ăn được
   *[other] Bài { $name } ăn được
}
table-pile-cards = { $count ->
   *[other] đã ăn { $count } lá
}
table-pile-no-basra = Ván này chưa có basra.
table-close = Đóng
table-batch = { $left ->
    [0] lần chia cuối của ván
   *[other] còn { $left } lần chia
}

## Waiting room

table-waiting = { $count ->
   *[other] Đang chờ thêm { $count } người
}
table-start-bots = { $count ->
    [0] Bắt đầu
   *[other] Bắt đầu với { $count } bot
}
table-start-host = { $name } có thể bắt đầu với bot
table-starts-itself = Đủ người là tự bắt đầu.
table-host-gone = { $host } mở phòng này và đang mất kết nối. Trong lúc chờ, { $name } có thể bắt đầu.
table-host-gone-you = { $host } mở phòng này và đang mất kết nối. Trong lúc chờ, bạn có thể bắt đầu.
table-waiting-gone = { $count ->
   *[other] { $names } đang mất kết nối. Ghế vẫn được giữ.
}
table-countdown-gone = { $count ->
   *[other] { $names } đang mất kết nối. Trận vẫn bắt đầu; hết giờ thì bot đánh thay.
}
table-countdown = Trận bắt đầu sau
table-option-target = tới { $target } điểm
table-option-time = { $seconds ->
    [0] không giới hạn giờ
   *[other] { $seconds } giây mỗi lượt
}
table-option-public = ai cũng vào được
table-option-private = chỉ vào bằng mã

## Hand and floor

table-hand = Bài trên tay bạn
table-floor = { $count ->
    [0] Bàn trống
   *[other] Trên bàn có { $count } lá
}
table-floor-empty = Bàn trống
table-taken = { $card }, sẽ bị ăn
table-choosable = { $card }, chạm để chọn
table-just-played = { $card }, vừa đánh
table-takes = { $count ->
   *[other] Ăn { $count } lá
}
table-sweeps = Quét sạch bàn
table-basra-worth = Basra! +{ $points }
table-stays = Nằm lại trên bàn
table-play = Đánh
table-put-back = Cất lại
table-hint = Gợi ý
table-choice = Cách ăn { $n } trên { $count }: xem cách kế tiếp
table-on-its-way = Đang gửi…
table-held = Đã giữ cho bạn
table-held-more = Gửi được là gửi ngay.
table-dismiss = Đóng thông báo

## Whose turn

table-your-turn = Đến lượt bạn
table-pick = Chọn một lá
table-turn-of = Đến lượt { $name }
table-not-yet = Chưa đến lượt bạn
table-seconds = { $seconds } giây
table-ask-bot = Để bot đánh
table-ask-bot-why = { $name } im lặng quá
table-ask-bot-in = Sau { $time } bạn có thể nhờ bot đánh
table-own-ask-in = Sau { $time } người khác có thể nhờ bot đánh
table-own-ask-now = Giờ người khác có thể nhờ bot đánh thay bạn
table-turn-gone = { $name } đang mất kết nối
table-turn-away = Bot đánh thay { $name }
table-until-back = tới khi quay lại
table-bot-in = Bot đánh sau { $time }
table-bot-now = Bot sắp đánh
table-away = Bot đang đánh thay bạn
table-away-touch = Chạm một lá là bạn vào lại
table-away-banner = Bot đánh thay tới khi bạn chạm một lá
table-back = Mình đây rồi
table-paused = Tạm dừng: bàn đang chờ người chơi.

## The last play

table-last-took = ăn
table-last-swept = quét
table-last-basra = Basra!
table-last-stays = nằm lại
table-last-none = Chưa ai đánh lá nào trong ván này.

## Said by the screen reader

table-say-took = { $name }: { $card } ăn { $cards }.
table-say-sweep = { $name }: { $card } quét sạch bàn, { $count ->
   *[other] { $count } lá
}.
table-say-basra = { $name }: basra bằng { $card }, { $points } điểm!
table-say-stays = { $name }: { $card } nằm lại trên bàn.
table-say-your-turn = Đến lượt bạn.
table-say-turn-of = Đến lượt { $name }.
table-say-dealt = Đã chia bài mới.
table-say-deal = Ván { $deal }. Người chia bài: { $name }.
table-say-leftovers = Những lá cuối trên bàn thuộc về { $name }.
table-say-counted = Đã tính điểm ván này. { $scores }.
table-say-choice = Ăn { $cards }.
table-say-lifted = Đã nhấc { $card }.
table-say-joined = { $name } đã ngồi vào.
table-say-left = { $name } đã rời đi.
table-say-removed = Chủ phòng đã mời { $name } ra.
table-say-countdown = Đủ người rồi. Trận bắt đầu.
table-say-countdown-off = Lại có ghế trống. Trận chưa bắt đầu.
table-say-host = { $who ->
    [you] Giờ bạn là chủ phòng.
   *[other] Giờ { $name } là chủ phòng.
}
table-say-gone = { $name } mất kết nối. Hết giờ thì bot đánh thay.
table-say-back = { $name } đã kết nối lại.
table-say-away = { $who ->
    [you] Từ giờ bot đánh thay bạn, tới khi bạn quay lại.
   *[other] Từ giờ bot đánh thay { $name }, tới khi người ấy quay lại.
}
table-say-returned = { $who ->
    [you] Bạn đã quay lại và tự chơi tiếp.
   *[other] { $name } đã quay lại, bot không đánh thay nữa.
}
table-say-taken-over = { $by ->
    [asked] { $who ->
        [you] Có người đã nhờ bot đánh lá này thay bạn.
       *[other] Bot được nhờ đánh thay { $name }.
    }
   *[expired] { $who ->
        [you] Bạn hết giờ: bot đã đánh lá này thay bạn.
       *[other] { $name } hết giờ: bot đã đánh.
    }
}
table-say-turn-gone = Đến lượt { $name }, nhưng đang mất kết nối. Bot đánh sau { $time }.

## The count

table-count-title = Ván { $deal }, tính điểm
table-count-what = Tính điểm
table-count-cards = Số lá ăn được
table-count-most = Nhiều lá nhất
table-count-most-carried = gồm { $points } dồn lại
table-count-level = Bằng nhau: không ai được 30
table-count-level-carried = Bằng nhau: dồn lại { $points }
table-count-basra = { $kind ->
    [jack_basra] Basra bằng bồi
   *[basra] Basra
}
table-count-none = Ván này không có basra
table-count-deal = Ván này
table-count-total = Tổng
table-ready = Sẵn sàng
table-ready-done = Đang chờ mọi người…
table-next-in = Ván sau bắt đầu sau { $time }
table-next-or = { $count ->
   *[other] Ván sau bắt đầu sau { $time }, hoặc khi { $names } sẵn sàng
}
table-next-now = Ván sau sắp bắt đầu

## The end

table-won-you = Bạn thắng rồi!
table-won-us = Bên mình thắng rồi!
table-won-other = { $name } thắng
table-won-them = Bên kia thắng
table-over-deal = Ván { $deal }
table-over-deals = Từng ván
table-over-last = Ván cuối
table-rematch = Chơi lại
table-rematch-free = Bắt đầu khi mọi người ở đây đều đồng ý.
table-rematch-asked = { $count ->
   *[other] { $names } muốn chơi lại.
}
table-rematch-waits = { $count ->
   *[other] Đang chờ { $names } đồng ý.
}
table-rematch-gone = { $count ->
   *[other] { $names } đang mất kết nối, và không cần chờ.
}
table-rematch-in = Bắt đầu sau { $time }, không có { $names } trừ khi kịp quay lại.
