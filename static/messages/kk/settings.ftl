# Баптаулар, ашылғанда жүктеледі.

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
    [teal] Теңіз түсі
    [indigo] Индиго
    [burgundy] Шарап түсі
    [olive] Зәйтүн
    [linen] Зығыр
   *[hour] Уақытпен
}
settings-deck = Карта түстері
settings-deck-value = { $deck ->
    [four] Төрт түс
   *[classic] Қызыл мен қара
}
settings-indices = Картадағы үлкен белгілер
settings-speed = Карталардың жылдамдығы
settings-speed-value = { $speed ->
    [calm] Жай
    [quick] Жылдам
   *[normal] Қалыпты
}
settings-sound = Дыбыстар
settings-volume = Дыбыс деңгейі
settings-percent = { $value } пайыз
settings-vibration = Діріл
settings-notify = Кезегім келгенде хабарла
settings-notify-refused = Браузер бұл бетке хабарлауға рұқсат бермейді. Оны браузердің баптауларында қосуға болады.
settings-notify-not-here = Хабарлама үшін https-тен басталатын мекенжай керек.
