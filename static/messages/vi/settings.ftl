# Phần cài đặt, được tải khi mở ra.

settings-title = Cài đặt
settings-close = Đóng cài đặt
settings-kept = Tất cả chỉ được lưu trong trình duyệt này.

settings-language = Ngôn ngữ
settings-light = Ánh sáng
settings-light-value = { $theme ->
    [light] Trưa
    [dark] Tối
   *[auto] Tự động
}
settings-felt = Khăn bàn
settings-felt-value = { $felt ->
    [teal] Xanh cổ vịt
    [indigo] Chàm
    [burgundy] Đỏ rượu
    [olive] Ô liu
    [linen] Vải lanh
   *[hour] Theo giờ
}
settings-deck = Màu quân bài
settings-deck-value = { $deck ->
    [four] Bốn màu
   *[classic] Đỏ và đen
}
settings-indices = Ký hiệu to trên bài
settings-speed = Tốc độ bài
settings-speed-value = { $speed ->
    [calm] Chậm rãi
    [quick] Nhanh
   *[normal] Thường
}
settings-sound = Âm thanh
settings-volume = Âm lượng
settings-percent = { $value } phần trăm
settings-vibration = Rung
settings-notify = Báo cho tôi khi đến lượt
settings-notify-refused = Trình duyệt không cho trang này gửi thông báo. Bạn có thể cho phép trong cài đặt của trình duyệt.
settings-notify-not-here = Thông báo cần địa chỉ bắt đầu bằng https.
