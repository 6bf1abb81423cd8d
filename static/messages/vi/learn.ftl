# Learning: the first lesson, how to play, and the hints at the table. Cards come as arguments, so that no message names one
# that the engine's examples no longer have.

learn-close = Đóng
learn-your-turn = Đến lượt bạn.
learn-to-table = Về lại bàn

## What a card takes

hint-takes = { $card } ăn { $cards }.
hint-stays = { $card } không ăn được gì và nằm lại trên bàn.
hint-stay = { $cards } không ăn được gì và nằm lại trên bàn.
hint-sweeps = { $card } quét sạch bàn, nhưng không thành basra.
hint-basra = { $card } ăn { $cards }. Basra, { $points } điểm!
hint-jack-basra = { $card } ăn { $cards }. Basra bằng bồi, { $points ->
    [0] ở đây không tính điểm
   *[other] { $points } điểm
}!
hint-or = Hoặc { $cards }.
hint-more = { $count ->
   *[other] Và còn { $count } cách nữa.
}
hint-title = Bài của bạn ăn được gì
hint-wait = Gợi ý hiện khi đến lượt bạn: mỗi lá bài của bạn ăn được gì.
hint-close = Đóng gợi ý

## The first lesson

title-lesson = Bài học đầu tiên · Basra
lesson-close = Rời bài học
lesson-back = Lùi một bước
lesson-skip = Bỏ qua bước này
lesson-step = Bước { $n } trên { $count }
lesson-next = Tiếp
lesson-take-back = Rút lại
lesson-finish = Xong
lesson-guest = Khách

lesson-rank-title = Cùng giá trị
lesson-rank-say = Một lá ăn những lá cùng giá trị. Chạm { $card } để xem nó ăn gì, chạm lần nữa để đánh.
lesson-rank-done = { $card } đã ăn { $cards }. Giờ cả hai là của bạn.

lesson-sum-title = Phép cộng
lesson-sum-say = Các số cộng lại được: { $cards } bằng { $card }. Đánh lá ấy đi.
lesson-sum-done = Át tính là một. Bồi, đầm và già không cộng được.

lesson-bait-title = Đặt một lá xuống
lesson-bait-say = Lá không ăn được gì thì nằm lại trên bàn. Đặt { $card } xuống; lát nữa bạn sẽ biết để làm gì.
lesson-bait-done = Lá ấy nằm đó cho mọi người. Bot cũng ăn được.

lesson-groups-title = Nhiều lá một lúc
lesson-groups-say = Một lá ăn tất cả những gì nó ăn được: { $card } ăn { $cards }.
lesson-groups-done = Cuối cùng ai nhiều lá nhất được { $most } điểm.

lesson-court-title = Đầm và già
lesson-court-say = Đầm ăn đầm, già ăn già, ngoài ra không ăn gì khác. Đánh { $card }.
lesson-court-done = { $card } đã ăn { $cards }.

lesson-jack-title = Bồi
lesson-jack-say = Bồi ăn hết bài trên bàn. Đánh { $card }.
lesson-jack-done = Bồi đáng giá nhất khi trên bàn có nhiều bài.

lesson-basra-title = Basra!
lesson-basra-say = Chỉ còn một lá, và { $card } ăn được. Ăn hết bài trên bàn gọi là basra.
lesson-basra-done = Basra, { $points } điểm! Cú quét bằng bồi lúc nãy thì không: bồi mạnh quá rồi.

lesson-choice-title = Bạn chọn
lesson-choice-say = { $card } có hai cách ăn. Nhấc lên, chạm lá bạn muốn trên bàn, rồi đánh.
lesson-choice-done = Khi có nhiều cách, bạn là người chọn.

lesson-komi-title = Komi
lesson-komi-say = { $card } là komi. Như bồi, nó ăn hết bài trên bàn. Đánh đi.
lesson-komi-done = Không phải basra: không lá nào khác ăn được { $cards } cùng lúc.

lesson-komibasra-title = Basra bằng komi
lesson-komibasra-say = Khi có một lá ăn được hết, komi tạo thành basra. Ở đây lá tám ăn được. Đánh { $card }.
lesson-komibasra-done = Basra, { $points } điểm, như thể đó là lá tám.

lesson-last-title = Lá cuối cùng
lesson-last-say = Trở lại bàn đầu tiên, { $card } là lá cuối của ván. Đánh đi.
lesson-last-done = Bài còn trên bàn thuộc về người ăn sau cùng: là bạn.

lesson-count-title = Tính điểm
lesson-count-say = Nhiều lá nhất: { $most } điểm. Mỗi basra: { $basra }. Ai tới { $target } trước thì thắng.

lesson-note-stays = Ở đây { $card } không ăn được gì và nằm lại trên bàn. Rút lại, rồi thử { $wanted }.
lesson-note-fewer = { $card } ăn { $cards }. Đánh vậy cũng được, nhưng lúc này { $wanted } hay hơn. Rút lại và thử nhé.
lesson-note-keep = { $card } ăn hết bài trên bàn. Để dành cho sau, và thử { $wanted } trước.
lesson-note-jack = { $card } cũng ăn hết, nhưng ăn bằng bồi thì không thành basra. Rút lại, rồi thử { $wanted }.

lesson-over-title = Giờ bạn chơi được rồi
lesson-over-text = Basra chỉ có vậy. Ở bàn, bạn luôn thấy một lá ăn được gì trước khi đánh, và gợi ý nói điều đó bằng lời.
lesson-play-bot = Chơi với bot
lesson-play-friends = Chơi với bạn bè
lesson-again = Học lại lần nữa

## How to play

title-guide = Cách chơi Basra
guide-title = Cách chơi Basra
guide-lead = Ăn bài trên bàn, càng nhiều càng tốt. Một phút để đọc, một trận để biết chơi.

guide-aim-title = Mục đích
guide-aim-text = Ai ăn nhiều lá nhất trong ván được { $most } điểm. Mỗi basra thêm { $basra } điểm. Ai tới { $target } điểm trước thì thắng trận.

guide-deal-title = Một ván diễn ra thế nào
guide-deal-text = Mỗi người nhận bốn lá, và bốn lá lật ngửa trên bàn. Lần lượt về bên phải, mỗi người đánh một lá. Khi mọi người hết bài trên tay, mỗi người nhận bốn lá mới, cho đến khi hết bộ bài.
guide-deal-batches = Hai người chơi thì mỗi ván có { $two } lần chia, bốn người thì { $four }.

guide-take-title = Một lá ăn được gì
guide-take-text = Lá nào ăn được thì ăn tất cả những gì nó ăn được.
guide-rank = Những lá cùng giá trị.
guide-sum = Những lá số cộng lại bằng nó. Át tính là một.
guide-groups = Cả hai cùng lúc.
guide-court = Đầm ăn đầm, già ăn già. Chúng không cộng được.
guide-choice = Khi có nhiều cách, bạn là người chọn.
guide-stays = Lá không ăn được gì thì nằm lại trên bàn.

guide-sweep-title = Bồi và komi
guide-jack = Bồi ăn hết bài trên bàn.
guide-komi = Komi, lá bảy rô, cũng vậy.
guide-komibasra = Nếu có một giá trị khác ngoài bồi ăn được hết bài trên bàn, komi tạo thành basra.

guide-basra-title = Basra
guide-basra = Ai ăn hết bài trên bàn bằng lá số, đầm hoặc già là được một basra.
guide-jackbasra = Bồi chỉ tạo thành basra khi ăn một lá bồi nằm một mình, hoặc komi nằm một mình.
guide-leftovers = Những lá cuối trên bàn thuộc về người ăn sau cùng, và đó không phải basra.

guide-count-title = Tính điểm
guide-count-text = Sau mỗi ván:
guide-count-level = Nếu hai bên bằng lá, không ai được số điểm này. Luật nhà có thể dồn lại cho ván sau.
guide-count-win = Cả hai cùng tới đích? Ai cao điểm hơn thì thắng. Nếu bằng nhau, chơi thêm một ván.

guide-four-title = Hai người, bốn người
guide-four-text = Bốn người chia hai đội. Đồng đội ngồi đối diện và gộp chung bài ăn được; một người ăn là tính cho cả hai.
guide-four-partner = Đồng đội của bạn

guide-presets-title = Ba bộ luật
guide-presets-text = Ai mở phòng thì chọn một bộ, và có thể đổi vài điểm thành luật nhà.
guide-presets-rule = Luật
guide-presets-examples = Khác nhau ở đâu

guide-end-title = Thử xem
