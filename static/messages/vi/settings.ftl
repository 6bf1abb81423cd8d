# The settings, loaded when they are opened.

settings-title = Cài đặt
settings-close = Đóng cài đặt
settings-kept = Tất cả chỉ lưu trong trình duyệt này.

settings-language = Ngôn ngữ
settings-light = Ánh sáng
settings-light-value = { $theme ->
    [light] Buổi trưa
    [dark] Buổi tối
   *[auto] Tự động
}
settings-felt = Khăn trải bàn
settings-felt-value = { $felt ->
    [teal] Xanh mòng két
    [indigo] Chàm
    [burgundy] Đỏ rượu vang
    [olive] Ô liu
    [linen] Vải lanh
   *[hour] Theo giờ
}
settings-deck = Màu quân bài
settings-deck-value = { $deck ->
    [four] Bốn màu
   *[classic] Đỏ và đen
}
settings-indices = Ký hiệu to trên lá bài
settings-speed = Nhịp bài chạy
settings-speed-value = { $speed ->
    [calm] Thong thả
    [quick] Nhanh
   *[normal] Bình thường
}
settings-sound = Âm thanh
settings-volume = Âm lượng
settings-percent = { $value } phần trăm
settings-vibration = Rung
settings-notify = Báo khi đến lượt mình
settings-notify-refused = Trình duyệt không cho trang này gửi thông báo. Bạn có thể cho phép trong cài đặt của trình duyệt.
settings-notify-not-here = Thông báo cần một địa chỉ bắt đầu bằng https.
