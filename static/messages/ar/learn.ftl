# التعليم: الدرس الأول، وطريقة اللعب، والتلميح على الترابيزة. الورق بييجي من المحرك، فمفيش رسالة بتسمّي ورقة بعينها.

learn-close = اقفل
learn-your-turn = الدور عليك.
learn-to-table = ارجع للترابيزة

## الورقة بتاكل إيه

hint-takes = { $card } تاكل { $cards }.
hint-stays = { $card } ما تاكلش حاجة، وتنزل على الأرض.
hint-stay = { $cards } ما ياكلوش حاجة، وينزلوا على الأرض.
hint-sweeps = { $card } تقصّ الأرض كلها، من غير بصرة.
hint-basra = { $card } تاكل { $cards }. بصرة بـ{ $points }!
hint-jack-basra = { $card } تاكل { $cards }. بصرة ولد، { $points ->
    [0] من غير نقط هنا
   *[other] بـ{ $points }
}!
hint-or = أو { $cards }.
hint-more = { $count ->
    [0] ومفيش طريقة تانية.
    [one] وفيه طريقة كمان.
    [two] وفيه طريقتين كمان.
    [few] وفيه { $count } طرق كمان.
    [many] وفيه { $count } طريقة كمان.
   *[other] وفيه { $count } طريقة كمان.
}
hint-title = ورقك ياكل إيه
hint-wait = التلميح بييجي مع دورك: بيقول كل ورقة في إيدك تاكل إيه.
hint-close = اقفل التلميح

## الدرس الأول

title-lesson = الدرس الأول · بصرة
lesson-close = سيب الدرس
lesson-back = ارجع خطوة
lesson-skip = عدّي الخطوة دي
lesson-step = خطوة { $n } من { $count }
lesson-next = اللي بعده
lesson-take-back = رجّعها
lesson-finish = خلّصنا
lesson-guest = ضيف

lesson-rank-title = نفس الرقم
lesson-rank-say = الورقة بتاكل اللي زيّها. المس { $card } تشوف هتاكل إيه، والمسها تاني تلعبها.
lesson-rank-done = { $card } أكلت { $cards }. الاتنين بقوا في كومك.

lesson-sum-title = الجمع
lesson-sum-say = الأرقام بتتجمع: { $cards } قد { $card }. العبها.
lesson-sum-done = الآس بواحد. والولد والبنت والشايب ما يتجمعوش.

lesson-bait-title = تنزيل ورقة
lesson-bait-say = اللي ما تاكلش حاجة تنزل على الأرض. نزّل { $card }، وهتعرف ليه حالًا.
lesson-bait-done = بقت على الأرض للكل. والآلي كمان ممكن ياكلها.

lesson-groups-title = كذا أكلة مرة واحدة
lesson-groups-say = الورقة بتاكل كل اللي تقدر عليه: { $card } تاكل { $cards }.
lesson-groups-done = اللي معاه أكتر ورق في الآخر ياخد { $most } نقطة.

lesson-court-title = البنت والشايب
lesson-court-say = البنت تاكل البنت، والشايب ياكل الشايب، وبس. العب { $card }.
lesson-court-done = { $card } أكلت { $cards }.

lesson-jack-title = الولد
lesson-jack-say = الولد يقصّ الأرض كلها. العب { $card }.
lesson-jack-done = أحسن وقت ليه لما الأرض تكون مليانة.

lesson-basra-title = بصرة!
lesson-basra-say = فاضل ورقة واحدة، و{ $card } تاكلها. اللي ياكل كل اللي على الأرض يعمل بصرة.
lesson-basra-done = بصرة، { $points } نقط! قصّة الولد ما كانتش بصرة: الولد قوي زيادة.

lesson-choice-title = أنت اللي تختار
lesson-choice-say = { $card } تقدر تاكل بطريقتين. ارفعها، والمس الورقة اللي عايزها على الأرض، والعب.
lesson-choice-done = كل ما يكون فيه أكتر من طريقة، أنت اللي تختار.

lesson-komi-title = الكومي
lesson-komi-say = { $card } هو الكومي. زي الولد، يقصّ الأرض كلها. العبه.
lesson-komi-done = من غير بصرة: مفيش ورقة تانية كانت تاكل { $cards } مع بعض.

lesson-komibasra-title = بصرة الكومي
lesson-komibasra-say = لو ورقة واحدة تقدر تاكل كل حاجة، الكومي يعمل بصرة. هنا التمانية تقدر. العب { $card }.
lesson-komibasra-done = بصرة، { $points } نقط، كأنها تمانية.

lesson-last-title = آخر ورقة
lesson-last-say = رجعنا لأول ترابيزة: { $card } آخر ورقة في التوزيعة. العبها.
lesson-last-done = اللي فاضل على الأرض ياخده آخر واحد أكل. يعني أنت.

lesson-count-title = الحساب
lesson-count-say = أكتر ورق: { $most } نقطة. وكل بصرة: { $basra }. واللي يوصل { $target } الأول يكسب.

lesson-note-stays = { $card } ما تاكلش حاجة هنا وتنزل على الأرض. رجّعها وجرّب { $wanted }.
lesson-note-fewer = { $card } تاكل { $cards }. ينفع، بس { $wanted } أحسن دلوقتي. رجّعها وجرّب.
lesson-note-keep = { $card } تقصّ الأرض كلها. سيبها لبعدين، وجرّب { $wanted } الأول.
lesson-note-jack = { $card } ياكل كله برضه، بس الولد ما يعملش بيهم بصرة. رجّعه وجرّب { $wanted }.

lesson-over-title = كده تقدر تلعب
lesson-over-text = هي دي البصرة. على الترابيزة بتشوف الورقة هتاكل إيه قبل ما تلعبها، والتلميح بيقولها بالكلام.
lesson-play-bot = العب مع الآلي
lesson-play-friends = العب مع أصحابك
lesson-again = الدرس من الأول

## طريقة اللعب

title-guide = طريقة لعب البصرة
guide-title = طريقة لعب البصرة
guide-lead = كُل من الأرض على قد ما تقدر. دقيقة تقراها، ومن أول عِشرة تعرفها.

guide-aim-title = الفكرة
guide-aim-text = اللي ياكل أكتر ورق في التوزيعة ياخد { $most } نقطة. وكل بصرة بـ{ $basra } نقط كمان. واللي يوصل { $target } نقطة الأول يكسب العِشرة.

guide-deal-title = التوزيعة ماشية إزاي
guide-deal-text = كل واحد ياخد أربع ورقات، وأربعة مكشوفين على الأرض. كل واحد في دوره يلعب ورقة، والدور ماشي على اليمين. لما الورق يخلص من الإيدين كل واحد ياخد أربعة كمان، لحد ما الكوتشينة تخلص.
guide-deal-batches = يعني { $two } فرق في التوزيعة لو اتنين، و{ $four } لو أربعة.

guide-take-title = الورقة بتاكل إيه
guide-take-text = الورقة اللي تقدر تاكل، تاكل كل اللي تقدر عليه.
guide-rank = اللي زيّها في الرقم.
guide-sum = أرقام مجموعها قدّها. الآس بواحد.
guide-groups = الاتنين مع بعض.
guide-court = البنت تاكل البنت، والشايب ياكل الشايب. وما يتجمعوش.
guide-choice = لو فيه أكتر من طريقة، أنت اللي تختار.
guide-stays = اللي ما تاكلش حاجة تنزل على الأرض.

guide-sweep-title = الولد والكومي
guide-jack = الولد يقصّ الأرض كلها.
guide-komi = وكمان الكومي، سبعة الديناري.
guide-komibasra = لو أي ورقة تانية غير الولد تقدر تاكل كل اللي على الأرض، الكومي يعمل بصرة.

guide-basra-title = البصرة
guide-basra = اللي ياكل كل الأرض برقم أو بنت أو شايب يعمل بصرة.
guide-jackbasra = الولد يعمل بصرة بس لو على الأرض ولد لوحده، أو الكومي لوحده.
guide-leftovers = آخر ورق على الأرض ياخده آخر واحد أكل، وده مش بصرة.

guide-count-title = الحساب
guide-count-text = بعد كل توزيعة:
guide-count-level = لو الورق متعادل، النقط دي ما تروحش لحد. وفيه قاعدة بيت ترحّلها للتوزيعة الجاية.
guide-count-win = الاتنين وصلوا؟ اللي معاه أكتر يكسب. ولو متعادلين، نلعب توزيعة كمان.

guide-four-title = اتنين ولا أربعة
guide-four-text = الأربعة بيلعبوا فريقين. كل شريكين قصاد بعض وليهم كوم واحد، واللي ياكله واحد محسوب للاتنين.
guide-four-partner = شريكك

guide-presets-title = تلات طرق للقواعد
guide-presets-text = اللي يفتح الترابيزة يختار واحدة، ويقدر يغيّر أي نقطة كقاعدة بيت.
guide-presets-rule = القاعدة
guide-presets-examples = الفرق بينهم

guide-end-title = جرّب بنفسك
