# The settings, loaded when they are opened.

settings-title = Баптаулар
settings-close = Баптауларды жабу
settings-kept = Мұның бәрі тек осы браузерде сақталады.

settings-language = Тіл
settings-light = Жарық
settings-light-value = { $theme ->
    [light] Түс
    [dark] Кеш
   *[auto] Автоматты
}
settings-felt = Дастарқан
settings-felt-value = { $felt ->
    [teal] Көкжасыл
    [indigo] Қою көк
    [burgundy] Қызыл күрең
    [olive] Зәйтүн
    [linen] Зығыр
   *[hour] Уақытқа қарай
}
settings-deck = Карта түстері
settings-deck-value = { $deck ->
    [four] Төрт түсті
   *[classic] Қызыл мен қара
}
settings-indices = Картадағы ірі белгілер
settings-speed = Карталардың қарқыны
settings-speed-value = { $speed ->
    [calm] Баяу
    [quick] Жылдам
   *[normal] Қалыпты
}
settings-sound = Дыбыстар
settings-volume = Дыбыс деңгейі
settings-percent = { $value } пайыз
settings-vibration = Діріл
settings-notify = Кезегім келгенде хабарла
settings-notify-refused = Браузерің бұл бетке хабарлауға рұқсат бермейді. Рұқсатты браузердің өз баптауларынан бере аласың.
settings-notify-not-here = Хабарландыру үшін https деп басталатын мекенжай керек.
