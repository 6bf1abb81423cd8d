# Everything the page says around the table; the table's own words are in table.ftl.

app-name = Basra
title-lobby = Basra · chung bàn với bạn bè
title-room = Basra · { $code }
title-your-turn = Đến lượt bạn · Basra

bar-language = Ngôn ngữ
bar-settings = Cài đặt
bar-guide = Cách chơi

back-to-lobby = Về trang đầu
try-again = Thử lại
continue-here = Chơi ở đây
notice-close = Đóng thông báo

## Lobby

lobby-tagline = Trò bài quán cà phê, chơi cùng bạn bè. Không cần tài khoản: gửi liên kết rồi vào ngồi.
lobby-create = Tạo phòng
lobby-as = Bạn chơi với tên { $name }: đổi tên
lobby-settings = Chỉnh ván chơi
lobby-code = Có mã hoặc liên kết?
lobby-join = Vào
lobby-open = Phòng đang mở
lobby-open-looking = Đang ngó quanh quán…
lobby-open-none = Chưa có phòng nào mở. Phòng của bạn có thể là phòng đầu tiên.
lobby-open-free = { $free ->
   *[other] còn { $free } ghế trống
}
lobby-open-started = { $free ->
   *[other] đang chơi, { $free } ghế do bot ngồi
}
lobby-resume = Bạn vẫn còn ghế ở phòng { $code }.
lobby-resume-go = Về ghế của mình
lobby-lesson = Bài học đầu tiên, ba phút

field-name = Tên bạn
field-name-example = vd. Mona

## The room form

form-seats = Số người
form-seats-n = { $n } người chơi
form-preset = Luật
form-preset-about = { $preset ->
    [classic] Lối chơi truyền thống cho hai người.
    [v2] Lá nào cũng ăn được komi trên bàn, và basra bằng bồi được 30 điểm.
   *[murabaa] Hai đồng đội ngồi đối diện và gộp chung bài ăn được.
}
form-target = Chơi tới
form-target-own = Khác
form-target-range = Điểm, từ { $low } đến { $high }
form-time = Thời gian mỗi lượt
form-time-n = { $seconds ->
    [0] Không giới hạn
   *[other] { $seconds } giây
}
form-public = Ai được vào
form-public-yes = Mọi người
form-public-no = Người có mã
form-house = Luật nhà
form-house-n = { $n ->
   *[other] { $n } luật nhà
}
form-komi = Komi (7 rô) nằm trên bàn
form-komi-value = { $value ->
    [any] Lá nào cũng ăn được
   *[seven] Là lá bảy thường
}
form-jack = Điểm basra bằng bồi
form-tie = Khi số lá bằng nhau
form-tie-value = { $value ->
    [carry] 30 điểm dồn sang ván sau
   *[nobody] Không ai được 30 điểm
}
form-opening = Bồi và komi trên bàn lúc đầu
form-opening-yes = Chia lại
form-opening-no = Cứ để vậy

## A room's rules in a few words

rules-preset = { $preset ->
    [classic] Cổ điển
    [v2] Phiên bản 2
   *[murabaa] Murabaa
}
rules-target = tới { $target }
rules-time = { $seconds ->
    [0] không giới hạn giờ
   *[other] { $seconds } giây mỗi lượt
}
rules-public = { $public ->
    [yes] ai cũng vào được
   *[no] chỉ vào bằng mã
}
rules-komi = { $value ->
    [any] Lá nào cũng ăn được komi trên bàn.
   *[seven] Komi trên bàn là lá bảy thường.
}
rules-jack = { $points ->
    [0] Basra bằng bồi không được tính điểm.
   *[other] Basra bằng bồi được { $points } điểm.
}
rules-tie = { $value ->
    [carry] Số lá bằng nhau: 30 điểm dồn sang ván sau.
   *[nobody] Số lá bằng nhau: không ai được 30 điểm.
}
rules-opening = { $clean ->
    [yes] Lúc đầu trên bàn không có bồi và komi.
   *[no] Lúc đầu trên bàn có thể có bồi và komi.
}

## The door

door-table = Phòng
door-title = Phòng của { $name }
door-seats = Ai đang ngồi đây
door-free = Ghế trống
door-started = Trận đang diễn ra: bạn sẽ thay ghế mà bot đang chơi.
door-full = Hết ghế rồi. Chờ ở đây nhé: có ghế trống là bạn ngồi được.
door-sit = Ngồi vào
door-yours = { $count ->
   *[other] Bạn đang chơi ở đây trong thẻ hoặc cửa sổ khác.
}
door-take-over = Tiếp tục với tên { $name }
door-as-another = Ngồi vào như người chơi khác

## Inviting

invite-code = Mã
invite-copy = Chép liên kết
invite-copied = Đã chép
invite-share = Chia sẻ
invite-share-text = Vào chơi Basra với mình nhé:
invite-qr = QR
invite-qr-alt = Mã QR của liên kết tới phòng này
invite-only-here = Địa chỉ này chỉ mở được trên máy này. Muốn chơi với bạn bè cùng mạng, hãy chạy máy chủ bằng { $command }, mở địa chỉ mà nó in ra, rồi mời từ đó.

## Chat

about-table = Phòng này
chat-title = Trò chuyện
chat-lines = Những gì đã nói
chat-empty = Còn yên ắng quá. Chào một tiếng đi.
chat-say = Nói gì đó
chat-send = Gửi
chat-sending = đang gửi…
chat-close = Đóng trò chuyện
chat-you = Bạn
chat-mute = Tắt tiếng { $name }
chat-muted = { $count ->
   *[other] Bạn đã tắt tiếng { $count } người chơi.
}
chat-unmute = Nghe tất cả
chat-unmute-one = Nghe lại { $name }
chat-people = Bạn đang nghe ai
chat-gone = đã đi
chat-said = { $name }: { $text }

## The own name

name-given = Ở đây bạn tên là “{ $name }”: có người đang, hoặc từng, dùng tên giống “{ $asked }”.

## The line

banner-label = Kết nối
banner-connecting = Mất kết nối với máy chủ
banner-offline = Bạn đang ngoại tuyến
banner-restarting = Máy chủ đang khởi động lại
banner-full = Máy chủ đã đầy
banner-slowly = Từ chỗ bạn có quá nhiều lần thử
banner-store = Máy chủ không vào được bộ nhớ của mình
banner-kept = Ghế của bạn vẫn được giữ.
banner-soon = Ghế của bạn vẫn được giữ; lát nữa chơi tiếp.
banner-held = Không mất gì cả và không ai hết giờ. Lá bạn đánh sẽ được gửi ngay khi có lại.
banner-turn = Đến lượt bạn: bot sẽ đánh thay sau { $time }.
banner-bot = Đến lượt bạn thì bot đánh thay, tới khi bạn quay lại.
banner-alone = Không còn ai ở đây: bàn chờ thêm { $time }.
banner-alone-long = Lúc nãy không còn ai: có thể bàn đã đóng.
banner-try-now = Thử ngay
banner-next-try = { $seconds ->
    [0] Đang thử…
   *[other] hoặc sau { $seconds } giây
}
banner-tries = { $seconds ->
    [0] Đang thử…
   *[other] Thử lại sau { $seconds } giây
}
banner-back = Đã kết nối lại.

## Screens of a few words

screen-opening-title = Đang kê ghế cho bạn…
screen-opening-text = Chờ một chút.
screen-unreachable-title = Máy chủ không trả lời
screen-unreachable-text = Có thể máy chủ đang bận, đã đầy hoặc đang khởi động lại. Trang này sẽ tự thử tiếp.
screen-offline-title = Bạn đang ngoại tuyến
screen-offline-text = Có mạng trở lại là trang này tự chạy tiếp.
screen-refused-title = Chưa được lúc này
screen-refused-text = Máy chủ chưa cho trang này vào. Trang sẽ tự thử lại.
screen-store-title = Chờ một chút nhé
screen-store-text = Máy chủ đang chạy nhưng không vào được bộ nhớ của mình. Trang này sẽ tự thử tiếp.
screen-gone-title = Phòng này không còn nữa
screen-gone-text = Mọi người đã đi, hoặc đã lâu không có ai ở đây. Mở phòng mới chỉ mất một giây.
screen-nosuch-title = Không có phòng này
screen-nosuch-text = Không có phòng nào mang mã này. Xem lại liên kết, hoặc xin liên kết mới: khi mọi người đi hết, phòng sẽ mất.
screen-replaced-title = Bạn đang chơi tiếp ở thẻ khác
screen-replaced-text = Ghế của bạn đã chuyển sang thẻ hoặc cửa sổ khác. Thẻ này nghỉ.
screen-removed-title = Ghế của bạn đã được lấy lại
screen-removed-text = Chủ phòng muốn chơi lần này với người khác. Không sao cả: còn phòng khác, hoặc bạn mở phòng của mình.
screen-left-title = Bạn đã rời phòng
screen-left-text = Cảm ơn bạn đã chơi.

## What can be refused (the server’s codes, and two of the page’s own)

error-fallback = Chưa được ({ $code }). Bạn thử lại nhé.
error-again-in = Thử lại sau { $seconds } giây.
error-name-needed = Viết tên bạn trước đã: bạn bè sẽ thấy tên ấy ở bàn.
error-code-needed = Viết mã phòng, hoặc dán liên kết vào.
error-code-length = { $count ->
   *[other] Mã có sáu chữ và số; ở đây có { $count }.
}
error-code-sign = Trong mã không có “{ $sign }”: chỉ có chữ số và chữ cái Latinh, không có U.
error-code-link = Liên kết này không dẫn tới phòng nào. Hãy xin liên kết ở “Chép liên kết”.
error-unreachable = Máy chủ không trả lời. Kiểm tra mạng rồi thử lại.
error-no-such-room = Không có phòng nào mang mã này. Xem lại lần nữa, hoặc xin mã mới.
error-not-found = Không có phòng nào mang mã này. Xem lại lần nữa, hoặc xin mã mới.
error-room-full = Hết ghế rồi.
error-no-vacant-seat = Trận đang diễn ra, và đã hết ghế.
error-bad-name = Tên có từ 1 đến 20 ký tự, và phải đọc được.
error-reserved-name = Trò chơi đã dùng cách gọi này rồi. Bạn chọn tên khác nhé.
error-bad-option = Có một thiết lập không dùng được.
error-unknown-preset = Ở đây không có bộ luật này.
error-unknown-option = Ở đây không có một trong các thiết lập này.
error-bad-target = Điểm đích là số nguyên từ 11 đến 1001.
error-bad-seats = Phòng có hai hoặc bốn ghế.
error-not-your-turn = Chưa đến lượt bạn.
error-stale-turn = Ván bài đã đi tiếp trước khi lá của bạn tới nơi.
error-not-your-card = Lá này không có trên tay bạn.
error-illegal-capture = Lá này không ăn được đúng những lá đó.
error-unknown-card = Không có lá bài này.
error-removed = Chủ phòng muốn chơi lần này với người khác. Hãy tìm phòng khác, hoặc mở phòng của bạn.
error-not-yourself = Bạn không thể tự mời mình ra: hãy rời phòng.
error-wrong-phase = Lúc này chưa làm được việc đó.
error-not-host = Chỉ chủ phòng mới làm được việc đó.
error-not-in-room = Bạn không còn ở phòng này.
error-bot-not-due = Còn sớm quá để gọi bot.
error-empty-chat = Chưa có gì để nói.
error-chat-too-long = Dài quá: nhiều nhất 300 ký tự.
error-chat-too-fast = Từ từ thôi: chờ một chút rồi hãy nói tiếp.
error-rate-limited = Nhiều quá một lúc. Chờ một chút rồi thử lại.
error-too-many-sockets = Có quá nhiều bàn đang mở ở chỗ bạn, hoặc ở khắp nơi. Đóng bớt, hoặc chờ một chút: trang này sẽ tự thử lại.
error-foreign-page = Trang này được mở ở địa chỉ không phải của máy chủ. Người quản lý máy chủ có thể cho phép.
error-not-json = Máy chủ không hiểu trang này. Hãy tải lại.
error-too-slow = Đường truyền lúc này chậm quá. Thử lại nhé.
error-store-unavailable = Lúc này máy chủ không vào được bộ nhớ của mình. Lát nữa thử lại nhé.
error-busy = Máy chủ đang rất bận. Lát nữa thử lại nhé.
error-internal = Máy chủ gặp trục trặc. Không có gì thay đổi: thử lại nhé.
error-malformed = Máy chủ không hiểu trang này. Hãy tải lại.
error-unknown-type = Máy chủ không hiểu trang này. Hãy tải lại.
error-bad-message = Máy chủ không hiểu trang này. Hãy tải lại.
error-too-large = Gửi đi thì lớn quá.
error-hello-first = Kết nối bắt đầu không đúng. Hãy tải lại trang.
error-not-seated = Bạn chưa có ghế ở phòng này.
error-already-seated = Bạn đã có ghế ở phòng này rồi.
error-not-your-seat = Ghế đó thuộc về một trình duyệt khác.
