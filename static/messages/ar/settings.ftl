# الإعدادات، بتتحمّل لما حد يفتحها.

settings-title = الإعدادات
settings-close = اقفل الإعدادات
settings-kept = كل ده محفوظ في المتصفح ده بس.

settings-language = اللغة
settings-light = النور
settings-light-value = { $theme ->
    [light] الضهر
    [dark] بالليل
   *[auto] تلقائي
}
settings-felt = مفرش الترابيزة
settings-felt-value = { $felt ->
    [teal] بترولي
    [indigo] نيلي
    [burgundy] نبيتي
    [olive] زيتي
    [linen] كتّان
   *[hour] حسب الوقت
}
settings-deck = ألوان الورق
settings-deck-value = { $deck ->
    [four] أربع ألوان
   *[classic] أحمر وأسود
}
settings-indices = أرقام كبيرة على الورق
settings-speed = سرعة الورق
settings-speed-value = { $speed ->
    [calm] هادية
    [quick] سريعة
   *[normal] عادية
}
settings-sound = الأصوات
settings-volume = علوّ الصوت
settings-percent = { $value } في المية
settings-vibration = الاهتزاز
settings-notify = نبّهني لما ييجي دوري
settings-notify-refused = المتصفح مش سامح للصفحة تنبّهك. تقدر تسمح لها من إعدادات المتصفح نفسه.
settings-notify-not-here = التنبيهات محتاجة عنوان بيبدأ بـ https.
