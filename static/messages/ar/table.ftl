# الترابيزة. أسماء الورق زي ما اللعّيبة بيقولوها؛ رسائل `error-…` في app.ftl.

card-name = { $rank ->
    [A] آس
    [2] اتنين
    [3] تلاتة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] تمانية
    [9] تسعة
    [10] عشرة
    [J] ولد
    [Q] بنت
   *[K] شايب
} { $suit ->
    [C] سباتي
    [D] ديناري
    [H] كوبة
   *[S] بستوني
}
card-komi = { $card }، الكومي

## Names

table-you = أنت
table-us = لنا
table-them = لهم
table-bot = الآلي
table-bot-n = آلي { $n }
table-preset = { $preset ->
    [classic] كلاسيك
    [v2] الإصدار الثاني
   *[murabaa] مرابعة، شركا
}

## Top bar

table-scores = النتيجة
table-to = من { $target }
table-score-of = { $name }: { $points } من { $target }
table-carried = +{ $points } مرحّلة
table-leave = اترك الترابيزة
table-chat = { $unread ->
    [0] الدردشة
    [one] الدردشة، رسالة جديدة
    [two] الدردشة، رسالتان جديدتان
    [few] الدردشة، { $unread } رسائل جديدة
    [many] الدردشة، { $unread } رسالة جديدة
   *[other] الدردشة، { $unread } رسالة جديدة
}

## Leaving

table-leave-title = تترك الترابيزة؟
table-leave-waiting = مكانك هيبقى فاضي لحد تاني.
table-leave-playing = الآلي هيكمّل مكانك، والعشرة مكمّلة من غيرك.
table-leave-over = العشرة خلصت. تقدر ترجع بالكود في أي وقت.
table-leave-alone = مفيش حد تاني هنا. من غيرك الترابيزة هتستنى { $minutes ->
    [0] لحظة
    [one] دقيقة
    [two] دقيقتين
    [few] { $minutes } دقايق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
} حد يرجع، وبعدها تتقفل.
table-leave-last = إنت آخر واحد هنا: لما تقوم الترابيزة بتتقفل، والدردشة بتتمسح.
table-leave-yes = اترك
table-leave-no = خليك

## Removing a player

table-remove = شيل { $name } من الترابيزة
table-remove-title = تشيل { $name } من الترابيزة؟
table-remove-why = المكان هيفضى، ومش هيقدر يرجع للترابيزة دي تاني. هنبلّغه بذوق.
table-remove-yes = شيله
table-remove-no = خليه

## Seats

table-seat-empty = مكان فاضي
table-seat-away = بعيد، الآلي بيلعب
table-seat-gone = الاتصال مقطوع
table-seat-gone-away = مش هنا، الآلي بيلعب
table-seat-bot-in = الآلي بعد { $time }
table-seat-vacant = مشي، الآلي بيلعب
table-seat-bot = آلي
table-seat-host = صاحب الترابيزة
table-seat-dealer = الموزّع
table-seat-to-play = عليه الدور
table-seat-ready = جاهز
table-seat-agreed = عايز عشرة كمان
table-seat-team = { $team ->
    [us] فريقك
   *[them] الفريق التاني
}
table-hand-count = { $count ->
    [0] مفيش ورق في الإيد
    [one] ورقة واحدة في الإيد
    [two] ورقتين في الإيد
    [few] { $count } ورقات في الإيد
    [many] { $count } ورقة في الإيد
   *[other] { $count } ورقة في الإيد
}
table-stock = { $count ->
    [0] باقي الكوتشينة خلص
    [one] ورقة واحدة باقية
    [two] ورقتين باقيين
    [few] { $count } ورقات باقية
    [many] { $count } ورقة باقية
   *[other] { $count } ورقة باقية
}
table-pile = كوم { $name }: { $count ->
    [0] من غير ورق
    [one] ورقة واحدة
    [two] ورقتين
    [few] { $count } ورقات
    [many] { $count } ورقة
   *[other] { $count } ورقة
}، { $basras ->
    [0] من غير بصرة
    [one] بصرة واحدة
    [two] بصرتين
    [few] { $basras } بصرات
    [many] { $basras } بصرة
   *[other] { $basras } بصرة
}
table-pile-title = { $who ->
    [you] ورقك اللي أكلته
    [us] كومنا
    [them] كومهم
   *[other] كوم { $name }
}
table-pile-cards = { $count ->
    [0] مفيش ورق لسه
    [one] ورقة واحدة لحد دلوقتي
    [two] ورقتين لحد دلوقتي
    [few] { $count } ورقات لحد دلوقتي
    [many] { $count } ورقة لحد دلوقتي
   *[other] { $count } ورقة لحد دلوقتي
}
table-pile-no-basra = لسه مفيش بصرة في التوزيعة دي.
table-close = اقفل
table-batch = { $left ->
    [0] آخر فرقة في التوزيعة
    [one] فاضل فرقة واحدة
    [two] فاضل فرقتين
    [few] فاضل { $left } فرق
    [many] فاضل { $left } فرقة
   *[other] فاضل { $left } فرقة
}

## Waiting room

table-waiting = { $count ->
    [0] الكل موجود
    [one] مستنيين لاعب كمان
    [two] مستنيين لاعبين كمان
    [few] مستنيين { $count } لاعبين كمان
    [many] مستنيين { $count } لاعب كمان
   *[other] مستنيين { $count } لاعب كمان
}
table-start-bots = { $count ->
    [0] ابدأ
    [one] ابدأ مع آلي
    [two] ابدأ مع آليين
    [few] ابدأ مع { $count } آليين
    [many] ابدأ مع { $count } آلي
   *[other] ابدأ مع { $count } آلي
}
table-start-host = { $name } يقدر يبدأ مع الآلي
table-starts-itself = أول ما الأماكن تكمل بتبدأ لوحدها.
table-host-gone = { $host } فتح الترابيزة دي والاتصال عنده مقطوع. لحد ما يرجع، { $name } يقدر يبدأ.
table-host-gone-you = { $host } فتح الترابيزة دي والاتصال عنده مقطوع. لحد ما يرجع، تقدر تبدأ أنت.
table-waiting-gone = { $count ->
    [0] الكل متصل.
    [one] الاتصال مقطوع عند { $names }. المكان محفوظ.
    [two] الاتصال مقطوع عند { $names }. الأماكن محفوظة.
    [few] الاتصال مقطوع عند { $names }. الأماكن محفوظة.
    [many] الاتصال مقطوع عند { $names }. الأماكن محفوظة.
   *[other] الاتصال مقطوع عند { $names }. الأماكن محفوظة.
}
table-countdown-gone = { $count ->
    [0] الكل متصل.
    [one] الاتصال مقطوع عند { $names }. هتبدأ برضه، ولو الوقت خلص في الدور الآلي هيلعب.
    [two] الاتصال مقطوع عند { $names }. هتبدأ برضه، ولو الوقت خلص في دورهم الآلي هيلعب.
    [few] الاتصال مقطوع عند { $names }. هتبدأ برضه، ولو الوقت خلص في دورهم الآلي هيلعب.
    [many] الاتصال مقطوع عند { $names }. هتبدأ برضه، ولو الوقت خلص في دورهم الآلي هيلعب.
   *[other] الاتصال مقطوع عند { $names }. هتبدأ برضه، ولو الوقت خلص في دورهم الآلي هيلعب.
}
table-countdown = العشرة تبدأ بعد
table-option-target = العشرة من { $target }
table-option-time = { $seconds ->
    [0] من غير وقت
    [one] ثانية للدور
    [two] ثانيتين للدور
    [few] { $seconds } ثواني للدور
    [many] { $seconds } ثانية للدور
   *[other] { $seconds } ثانية للدور
}
table-option-public = مفتوحة للكل
table-option-private = بالكود بس

## Hand and floor

table-hand = ورقك
table-floor = { $count ->
    [0] الأرض فاضية
    [one] الأرض، ورقة واحدة
    [two] الأرض، ورقتين
    [few] الأرض، { $count } ورقات
    [many] الأرض، { $count } ورقة
   *[other] الأرض، { $count } ورقة
}
table-floor-empty = الأرض فاضية
table-taken = { $card }، هتتاكل
table-choosable = { $card }، المسها تختارها
table-just-played = { $card }، لسه نازلة
table-takes = { $count ->
    [0] ما تاكلش
    [one] تاكل ورقة
    [two] تاكل ورقتين
    [few] تاكل { $count } ورقات
    [many] تاكل { $count } ورقة
   *[other] تاكل { $count } ورقة
}
table-sweeps = تقصّ الأرض
table-basra-worth = بصرة! +{ $points }
table-stays = تنزل على الأرض
table-play = العب
table-put-back = رجّعها
table-hint = تلميح
table-choice = الأكلة { $n } من { $count }: ورّيني اللي بعدها
table-on-its-way = في السكة…
table-held = محفوظة لك
table-held-more = هتتبعت أول ما ينفع.
table-dismiss = اقفل التنبيه

## Whose turn

table-your-turn = دورك
table-pick = اختار ورقة
table-turn-of = الدور على { $name }
table-not-yet = لسه مش دورك
table-seconds = { $seconds } ث
table-ask-bot = خلّي الآلي يلعب
table-ask-bot-why = { $name } ساكت
table-ask-bot-in = بعد { $time } تقدر تخلّي الآلي يلعب
table-own-ask-in = بعد { $time } الباقي يقدر يخلّي الآلي يلعب
table-own-ask-now = الباقي يقدر يخلّي الآلي يلعب مكانك
table-turn-gone = الاتصال مقطوع عند { $name }
table-turn-away = الآلي بيلعب مكان { $name }
table-until-back = لحد ما يرجع
table-bot-in = الآلي هيلعب بعد { $time }
table-bot-now = الآلي هيلعب حالًا
table-away = الآلي بيلعب مكانك
table-away-touch = المس ورقة وترجع تلعب
table-away-banner = الآلي بيلعب لحد ما تلمس ورقة
table-back = أنا رجعت
table-paused = اللعب واقف مستني اللاعبين.

## The last play

table-last-took = أكلت
table-last-swept = قصّت
table-last-basra = بصرة!
table-last-stays = على الأرض
table-last-none = لسه محدش لعب في التوزيعة دي.

## Said by the screen reader

table-say-took = { $name }: { $card } أكلت { $cards }.
table-say-sweep = { $name }: { $card } قصّت الأرض، { $count ->
    [0] من غير ورق
    [one] ورقة واحدة
    [two] ورقتين
    [few] { $count } ورقات
    [many] { $count } ورقة
   *[other] { $count } ورقة
}.
table-say-basra = { $name }: بصرة بـ{ $card }، { $points } نقطة!
table-say-stays = { $name }: { $card } نزلت على الأرض.
table-say-your-turn = دورك.
table-say-turn-of = الدور على { $name }.
table-say-dealt = اتوزّع ورق جديد.
table-say-deal = التوزيعة { $deal }. الموزّع { $name }.
table-say-leftovers = آخر ورق على الأرض راح لـ{ $name }.
table-say-counted = التوزيعة اتحسبت. { $scores }.
table-say-choice = تاكل { $cards }.
table-say-lifted = { $card } مرفوعة.
table-say-joined = { $name } قعد على الترابيزة.
table-say-left = { $name } مشي.
table-say-removed = صاحب الترابيزة شال { $name }.
table-say-countdown = الكل موجود. العشرة هتبدأ.
table-say-countdown-off = فيه مكان فضي تاني. العشرة لسه ما بدأتش.
table-say-host = { $who ->
    [you] أنت صاحب الترابيزة دلوقتي.
   *[other] { $name } صاحب الترابيزة دلوقتي.
}
table-say-gone = الاتصال مقطوع عند { $name }. لو الوقت خلص في الدور، الآلي هيلعب.
table-say-back = { $name } اتصل تاني.
table-say-away = { $who ->
    [you] من دلوقتي الآلي بيلعب مكانك لحد ما ترجع.
   *[other] من دلوقتي الآلي بيلعب مكان { $name } لحد ما يرجع.
}
table-say-returned = { $who ->
    [you] رجعت، وبتلعب بنفسك.
   *[other] { $name } رجع وبيلعب بنفسه.
}
table-say-taken-over = { $by ->
    [asked] { $who ->
        [you] حد خلّى الآلي يلعب الورقة دي مكانك.
       *[other] الآلي اتطلب يلعب مكان { $name }.
    }
   *[expired] { $who ->
        [you] وقتك خلص: الآلي لعب الورقة دي مكانك.
       *[other] وقت { $name } خلص: الآلي لعب.
    }
}
table-say-turn-gone = الدور على { $name } والاتصال عنده مقطوع. الآلي هيلعب بعد { $time }.

## The count

table-count-title = حساب التوزيعة { $deal }
table-count-what = الحساب
table-count-cards = عدد الورق
table-count-most = أكتر ورق
table-count-most-carried = منها { $points } مرحّلة
table-count-level = متعادلين: الـ٣٠ لا لنا ولا لهم
table-count-level-carried = متعادلين: { $points } تترحّل للي بعدها
table-count-basra = { $kind ->
    [jack_basra] بصرة الولد
   *[basra] بصرة
}
table-count-none = مفيش بصرة في التوزيعة دي
table-count-deal = التوزيعة دي
table-count-total = المجموع
table-ready = جاهز
table-ready-done = مستنيين الباقي…
table-next-in = التوزيعة الجاية بعد { $time }
table-next-or = { $count ->
    [0] التوزيعة الجاية بعد { $time }
    [one] التوزيعة الجاية بعد { $time }، أو لما { $names } يجهز
    [two] التوزيعة الجاية بعد { $time }، أو لما { $names } يجهزوا
    [few] التوزيعة الجاية بعد { $time }، أو لما { $names } يجهزوا
    [many] التوزيعة الجاية بعد { $time }، أو لما { $names } يجهزوا
   *[other] التوزيعة الجاية بعد { $time }، أو لما { $names } يجهزوا
}
table-next-now = التوزيعة الجاية هتبدأ حالًا

## The end

table-won-you = كسبت!
table-won-us = كسبنا!
table-won-other = { $name } كسب
table-won-them = هم كسبوا
table-over-deal = التوزيعة { $deal }
table-over-deals = توزيعة توزيعة
table-over-last = آخر توزيعة
table-rematch = عشرة كمان
table-rematch-free = هتبدأ لما كل اللي هنا يوافقوا.
table-rematch-asked = { $count ->
    [0] محدش طلب عشرة كمان.
    [one] { $names } عايز عشرة كمان.
    [two] { $names } عايزين عشرة كمان.
    [few] { $names } عايزين عشرة كمان.
    [many] { $names } عايزين عشرة كمان.
   *[other] { $names } عايزين عشرة كمان.
}
table-rematch-waits = { $count ->
    [0] الكل موافق.
    [one] مستنية { $names } يوافق.
    [two] مستنية { $names } يوافقوا.
    [few] مستنية { $names } يوافقوا.
    [many] مستنية { $names } يوافقوا.
   *[other] مستنية { $names } يوافقوا.
}
table-rematch-gone = { $count ->
    [0] الكل متصل.
    [one] الاتصال مقطوع عند { $names }، ومش هنستناه.
    [two] الاتصال مقطوع عند { $names }، ومش هنستناهم.
    [few] الاتصال مقطوع عند { $names }، ومش هنستناهم.
    [many] الاتصال مقطوع عند { $names }، ومش هنستناهم.
   *[other] الاتصال مقطوع عند { $names }، ومش هنستناهم.
}
table-rematch-in = هتبدأ بعد { $time } من غير { $names }، إلا لو رجعوا.
