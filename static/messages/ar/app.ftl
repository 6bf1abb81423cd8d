# كل كلام الصفحة حوالين الترابيزة؛ كلام الترابيزة نفسها في table.ftl.

app-name = بصرة
title-lobby = بصرة · ترابيزة مع أصحابك
title-room = بصرة · { $code }
title-your-turn = دورك · بصرة

bar-language = اللغة
bar-settings = الإعدادات
bar-guide = طريقة اللعب

back-to-lobby = ارجع للبداية
try-again = جرّب تاني
continue-here = العب من هنا
notice-close = اقفل التنبيه

## Lobby

lobby-tagline = لعبة القهوة، مع أصحابك. من غير تسجيل: ابعت الرابط واقعدوا العبوا.
lobby-create = افتح ترابيزة
lobby-as = بتلعب باسم { $name }: غيّر الاسم
lobby-settings = غيّر اللعبة
lobby-code = معاك كود أو رابط؟
lobby-join = ادخل
lobby-open = ترابيزات مفتوحة
lobby-open-looking = بنبصّ حوالينا في القهوة…
lobby-open-none = مفيش ترابيزات مفتوحة دلوقتي. خلّي بتاعتك الأولى.
lobby-open-free = { $free ->
    [0] مفيش مكان فاضي
    [one] مكان واحد فاضي
    [two] مكانين فاضيين
    [few] { $free } أماكن فاضية
    [many] { $free } مكان فاضي
   *[other] { $free } مكان فاضي
}
lobby-open-started = { $free ->
    [0] بيلعبوا، ومفيش مكان
    [one] بيلعبوا، ومكان واحد مع الآلي
    [two] بيلعبوا، ومكانين مع الآلي
    [few] بيلعبوا، و{ $free } أماكن مع الآلي
    [many] بيلعبوا، و{ $free } مكان مع الآلي
   *[other] بيلعبوا، و{ $free } مكان مع الآلي
}
lobby-resume = مكانك لسه محجوز على الترابيزة { $code }.
lobby-resume-go = ارجع لمكاني
lobby-lesson = الدرس الأول، تلات دقايق

field-name = اسمك
field-name-example = مثلًا منى

## The room form

form-seats = عدد اللاعبين
form-seats-n = { $n ->
    [0] من غير لاعبين
    [one] لاعب واحد
    [two] لاعبين
    [few] { $n } لاعبين
    [many] { $n } لاعب
   *[other] { $n } لاعب
}
form-preset = القواعد
form-preset-about = { $preset ->
    [classic] اللعبة المعروفة لاتنين.
    [v2] أي ورقة تاكل الكومي من الأرض، وبصرة الولد بـ٣٠.
   *[murabaa] كل شريكين قصاد بعض، وليهم كوم واحد.
}
form-target = العِشرة من
form-target-own = رقم تاني
form-target-range = نقط، من { $low } لحد { $high }
form-time = وقت الدور
form-time-n = { $seconds ->
    [0] من غير حد
   *[other] { $seconds } ث
}
form-public = مين يقدر يدخل
form-public-yes = أي حد
form-public-no = اللي معاه الكود
form-house = قواعد البيت
form-house-n = { $n ->
    [0] من غير قواعد بيت
    [one] قاعدة بيت واحدة
    [two] قاعدتين بيت
    [few] { $n } قواعد بيت
    [many] { $n } قاعدة بيت
   *[other] { $n } قاعدة بيت
}
form-komi = الكومي (سبعة الديناري) على الأرض
form-komi-value = { $value ->
    [any] أي ورقة تاكله
   *[seven] سبعة عادية
}
form-jack = نقط بصرة الولد
form-tie = لو الورق متعادل
form-tie-value = { $value ->
    [carry] الـ٣٠ تترحّل للتوزيعة الجاية
   *[nobody] الـ٣٠ ما تروحش لحد
}
form-opening = ولد أو كومي على أول أرض
form-opening-yes = يتوزّع تاني
form-opening-no = يفضل مكانه

## A room's rules in a few words

rules-preset = { $preset ->
    [classic] كلاسيك
    [v2] الإصدار الثاني
   *[murabaa] مرابعة
}
rules-target = من { $target }
rules-time = { $seconds ->
    [0] من غير وقت
    [one] ثانية للدور
    [two] ثانيتين للدور
    [few] { $seconds } ثواني للدور
    [many] { $seconds } ثانية للدور
   *[other] { $seconds } ثانية للدور
}
rules-public = { $public ->
    [yes] مفتوحة للكل
   *[no] بالكود بس
}
rules-komi = { $value ->
    [any] أي ورقة تاكل الكومي من الأرض.
   *[seven] الكومي على الأرض سبعة عادية.
}
rules-jack = { $points ->
    [0] بصرة الولد من غير نقط.
   *[other] بصرة الولد بـ{ $points }.
}
rules-tie = { $value ->
    [carry] لو الورق متعادل، الـ٣٠ تترحّل للتوزيعة الجاية.
   *[nobody] لو الورق متعادل، الـ٣٠ ما تروحش لحد.
}
rules-opening = { $clean ->
    [yes] أول أرض من غير ولد ومن غير كومي.
   *[no] ممكن ينزل ولد أو كومي على أول أرض.
}

## The door

door-table = ترابيزة
door-title = ترابيزة { $name }
door-seats = القاعدين هنا
door-free = مكان فاضي
door-started = العِشرة شغّالة: هتاخد مكان كان الآلي بيلعبه.
door-full = كل الأماكن مليانة. خليك هنا: أول ما مكان يفضى تقدر تقعد.
door-sit = اقعد
door-yours = { $count ->
    [0] مش قاعد هنا.
    [one] أنت قاعد هنا فعلًا في صفحة تانية.
    [two] أنت قاعد هنا فعلًا في صفحتين تانيين.
    [few] أنت قاعد هنا فعلًا في صفحات تانية.
    [many] أنت قاعد هنا فعلًا في صفحات تانية.
   *[other] أنت قاعد هنا فعلًا في صفحات تانية.
}
door-take-over = كمّل باسم { $name }
door-as-another = اقعد كلاعب تاني

## Inviting

invite-code = الكود
invite-copy = انسخ الرابط
invite-copied = اتنسخ
invite-share = شارك
invite-share-text = تعالى العب معايا بصرة:
invite-qr = QR
invite-qr-alt = رمز QR لرابط الترابيزة
invite-only-here = العنوان ده بيفتح على الكمبيوتر ده بس. علشان أصحابك اللي على نفس الشبكة: شغّل السيرفر بـ { $command }، وافتح العنوان اللي بيكتبه، وابعت الدعوة من هناك.

## Chat

about-table = الترابيزة دي
chat-title = الدردشة
chat-lines = اللي اتقال
chat-empty = لسه هدوء. سلّم على الناس.
chat-say = قول حاجة
chat-send = ابعت
chat-sending = بتتبعت…
chat-close = اقفل الدردشة
chat-you = أنت
chat-mute = اكتم { $name }
chat-muted = { $count ->
    [0] محدش مكتوم عندك.
    [one] لاعب واحد مكتوم عندك.
    [two] لاعبين مكتومين عندك.
    [few] { $count } لاعبين مكتومين عندك.
    [many] { $count } لاعب مكتوم عندك.
   *[other] { $count } لاعب مكتوم عندك.
}
chat-unmute = اسمع الكل
chat-unmute-one = اسمع { $name } تاني
chat-people = بتسمع مين
chat-gone = مشي
chat-said = { $name }: { $text }

## الاسم

name-given = اسمك هنا «{ $name }»: فيه لاعب تاني اسمه، أو كان اسمه، شبه «{ $asked }».

## The line

banner-label = الاتصال
banner-connecting = الاتصال بالسيرفر مقطوع
banner-offline = مفيش إنترنت
banner-restarting = السيرفر بيعيد التشغيل
banner-full = السيرفر مليان دلوقتي
banner-slowly = محاولات كتير من عندك
banner-store = السيرفر مش عارف يوصل لذاكرته
banner-kept = مكانك محفوظ.
banner-soon = مكانك محفوظ، واللعب هيكمّل بعد لحظة.
banner-held = مفيش حاجة ضاعت ومفيش دور هيعدّي. اللي تلعبه هيتبعت أول ما ترجع.
banner-turn = الدور عليك: الآلي هيلعبه بعد { $time }.
banner-bot = في دورك الآلي هيلعب لحد ما ترجع.
banner-alone = مفيش حد تاني هنا: الترابيزة مستنية { $time } كمان.
banner-alone-long = محدش تاني كان هنا: ممكن الترابيزة تكون اتقفلت.
banner-try-now = جرّب دلوقتي
banner-next-try = { $seconds ->
    [0] بنجرّب…
    [one] أو بعد ثانية
    [two] أو بعد ثانيتين
    [few] أو بعد { $seconds } ثواني
    [many] أو بعد { $seconds } ثانية
   *[other] أو بعد { $seconds } ثانية
}
banner-tries = { $seconds ->
    [0] بنجرّب…
    [one] هنجرّب بعد ثانية
    [two] هنجرّب بعد ثانيتين
    [few] هنجرّب بعد { $seconds } ثواني
    [many] هنجرّب بعد { $seconds } ثانية
   *[other] هنجرّب بعد { $seconds } ثانية
}
banner-back = الاتصال رجع.

## Screens of a few words

screen-opening-title = بنجيب لك كرسي…
screen-opening-text = لحظة واحدة.
screen-unreachable-title = السيرفر مش بيرد
screen-unreachable-text = ممكن يكون مشغول أو مليان أو بيعيد التشغيل. الصفحة بتحاول لوحدها.
screen-offline-title = مفيش إنترنت
screen-offline-text = أول ما الإنترنت يرجع، الصفحة هتكمّل لوحدها.
screen-refused-title = مش دلوقتي
screen-refused-text = السيرفر لسه مش مدخّل الصفحة. بتجرّب تاني لوحدها.
screen-store-title = لحظة من فضلك
screen-store-text = السيرفر شغّال، بس مش عارف يوصل لذاكرته. الصفحة بتحاول لوحدها.
screen-gone-title = الترابيزة دي اتقفلت
screen-gone-text = الكل مشي، أو محدش كان هنا من شوية. تقدر تفتح واحدة جديدة حالًا.
screen-nosuch-title = مفيش ترابيزة كده
screen-nosuch-text = محدش قاعد على ترابيزة بالكود ده. راجع الرابط أو اطلب واحد جديد: الترابيزة بتتقفل لما الكل يمشي.
screen-replaced-title = أنت مكمّل في صفحة تانية
screen-replaced-text = مكانك اتنقل لصفحة تانية. الصفحة دي هترتاح.
screen-removed-title = مكانك رجع لصاحب الترابيزة
screen-removed-text = صاحب الترابيزة عايز يلعب الدور ده مع ناس تانية. ولا يهمك: فيه ترابيزات تانية، أو افتح واحدة بتاعتك.
screen-left-title = سبت الترابيزة
screen-left-text = شكرًا على العِشرة.

## What can be refused (the server’s codes, and two of the page’s own)

error-fallback = ما نفعش ({ $code }). جرّب تاني من فضلك.
error-again-in = جرّب تاني بعد { $seconds } ث.
error-name-needed = اكتب اسمك الأول: أصحابك بيشوفوه على الترابيزة.
error-code-needed = اكتب كود الترابيزة أو الصق الرابط.
error-code-length = { $count ->
    [0] الكود ستة حروف وأرقام، ومفيش هنا حاجة منهم.
    [one] الكود ستة حروف وأرقام، وهنا واحد بس.
    [two] الكود ستة حروف وأرقام، وهنا اتنين بس.
    [few] الكود ستة حروف وأرقام، وهنا { $count }.
    [many] الكود ستة حروف وأرقام، وهنا { $count }.
   *[other] الكود ستة حروف وأرقام، وهنا { $count }.
}
error-code-sign = مفيش «{ $sign }» في أي كود: الكود أرقام وحروف إنجليزي، من غير U.
error-code-link = الرابط ده ما بيودّيش لترابيزة. اطلب الرابط اللي تحت «انسخ الرابط».
error-unreachable = السيرفر مش بيرد. راجع الإنترنت وجرّب تاني.
error-no-such-room = مفيش ترابيزة بالكود ده. راجعه مرة كمان، أو اطلب واحد جديد.
error-not-found = مفيش ترابيزة بالكود ده. راجعه مرة كمان، أو اطلب واحد جديد.
error-room-full = كل الأماكن مليانة. استنى هنا لحد ما مكان يفضى، أو افتح ترابيزة بتاعتك.
error-no-vacant-seat = العِشرة شغّالة، وكل الأماكن مليانة. استنى هنا لحد ما مكان يفضى، أو افتح ترابيزة بتاعتك.
error-bad-name = الاسم من حرف لـ٢٠ حرف، ويكون فيه حاجة تتقري.
error-reserved-name = الاسم ده اللعبة نفسها بتستعمله. اختار اسم تاني.
error-bad-option = فيه اختيار مش ممكن. راجعهم تاني.
error-unknown-preset = القواعد دي مش معروفة هنا.
error-unknown-option = فيه اختيار مش معروف هنا.
error-bad-target = العِشرة من رقم صحيح بين ١١ و١٠٠١.
error-bad-seats = الترابيزة لاتنين أو لأربعة.
error-not-your-turn = لسه مش دورك. السطر اللي فوق ورقك بيقول الدور على مين.
error-stale-turn = اللعب كان اتحرّك قبل ورقتك ما توصل. الورقة لسه في إيدك: العبها لما ييجي دورك.
error-not-your-card = الورقة دي مش في إيدك دلوقتي. اختار من اللي قدامك.
error-illegal-capture = الورقة دي ما تاكلش دول بالظبط. ارفعها تاني واختار من الورق اللي بينوّر.
error-unknown-card = مفيش ورقة كده.
error-removed = صاحب الترابيزة عايز يلعب الدور ده مع ناس تانية. شوف ترابيزة تانية، أو افتح واحدة بتاعتك.
error-not-yourself = مش ممكن تشيل نفسك: اختار «اترك الترابيزة».
error-wrong-phase = ده جه بدري أو متأخر: الترابيزة في حتة تانية دلوقتي.
error-not-host = صاحب الترابيزة بس يقدر يعمل كده، أو أقدم واحد هنا لو الاتصال مقطوع عنده.
error-not-in-room = أنت مش قاعد على الترابيزة دي دلوقتي.
error-bot-not-due = لسه بدري على الآلي. الترابيزة هتقولك إمتى.
error-empty-chat = مفيش حاجة تتقال. اكتب حاجة الأول.
error-chat-too-long = طويلة شوية: ٣٠٠ حرف بالكتير.
error-chat-too-fast = براحة: استنى لحظة قبل الرسالة الجاية.
error-rate-limited = كتير مرة واحدة: استنى لحظة.
error-too-many-sockets = فيه ترابيزات مفتوحة كتير من عندك، أو عند الكل. اقفل شوية أو استنى لحظة: الصفحة بتجرّب تاني لوحدها.
error-foreign-page = الصفحة دي مفتوحة من عنوان غير عنوان السيرفر. اللي مشغّل السيرفر يقدر يسمح بيه.
error-not-json = السيرفر ما فهمش الصفحة. حمّلها تاني.
error-too-slow = الخط بطيء قوي دلوقتي. جرّب تاني.
error-store-unavailable = السيرفر مش عارف يوصل لذاكرته دلوقتي. مفيش حاجة ضاعت: جرّب بعد لحظة.
error-busy = السيرفر مشغول قوي. جرّب بعد لحظة.
error-internal = حصلت مشكلة في السيرفر. مفيش حاجة اتغيّرت: جرّب تاني.
error-malformed = السيرفر ما فهمش الصفحة. حمّلها تاني.
error-unknown-type = السيرفر ما فهمش الصفحة. حمّلها تاني.
error-bad-message = السيرفر ما فهمش الصفحة. حمّلها تاني.
error-too-large = دي كبيرة على الإرسال. قصّرها شوية.
error-hello-first = الاتصال بدأ غلط. حمّل الصفحة تاني.
error-not-seated = أنت لسه ما قعدتش على الترابيزة دي. اقعد الأول.
error-already-seated = أنت قاعد على الترابيزة دي فعلًا.
error-not-your-seat = المكان ده بتاع متصفح تاني.
