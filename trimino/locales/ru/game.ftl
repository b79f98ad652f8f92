### What web and terminal both say, in Russian: the rules, the play, records, the analysis.
###
### Details are put in as they are; true, false and null are words, as in JSON. Numbers choose the
### plural and are written without grouping; SIGNED writes one with its sign. RULE
### names a field of the rules, or what it may be, as its reader knows it: in the form by its words.
### Words of the game: фишка, угол, цифра (of a corner), ценность (of a tile), на руках, резерв,
### поле, ход, добор, пропуск хода, мост, двойное соединение, шестиугольник, первый ход,
### последняя фишка (going out), рыба (blocked), раунд, партия (match), цель, счёт (total),
### подсчёт очков (score pad). «Партия» is the match here, as the game's players say; the
### Triodominio sheet uses it for a round.

## What may not be played

round-over = Раунд окончен. В нём больше нельзя ходить.
not-your-turn = Сейчас не ваш ход.
not-an-action = Действие — это выложить фишку, взять фишку, пропустить ход или отказаться, а не { $action }.
not-the-clocks-play = Время вышло, поэтому ход делается по правилу: от предложенного отказываются; если ничего не предложено, выкладывают первую подходящую фишку; если такой нет, берут фишку; если брать нельзя, пропускают ход.
tile-not-held = Фишки { $tile } у вас нет. Выложите одну из своих.
not-the-opening-tile = { $rule ->
    [highest-triple] Первой надо выложить свой старший триплет: { $tile }.
   *[other] Первой надо выложить свою старшую фишку: { $tile }.
}
not-drawn-this-turn = После добора можно выложить только фишку, взятую за этот ход.
not-the-newest = Последней вы взяли { $tile }. После добора можно выложить только эту фишку.
no-such-field = { $fields ->
    [1] Поле только одно. Выложите фишку туда.
    [one] Здесь только { $fields } поле. Выберите одно из них.
    [few] Здесь только { $fields } поля. Выберите одно из них.
    [many] Здесь только { $fields } полей. Выберите одно из них.
   *[other] Здесь только { $fields } полей. Выберите одно из них.
}
not-where-a-field-starts = { $opens ->
    [true] Вы начинаете раунд: выложите фишку в середину пустого стола.
   *[false] Вы начинаете новое поле: выложите фишку отдельно от остальных или откажитесь.
}
not-a-new-field = { $opens ->
    [true] На столе ещё ничего нет: выложите фишку в середину, где начинается первое поле.
   *[false] Эта фишка начинает новое поле, к уже начатому её приложить нельзя. Выложите её отдельно или откажитесь.
}
cell-taken = Там уже лежит фишка. Выберите пустую клетку.
no-tile-beside = Рядом с этой клеткой нет фишек. Приложите фишку стороной к уже лежащей.
not-a-turn-of-the-tile = { $tile } не может так лежать. Фишку можно поворачивать, но не переворачивать.
corners-do-not-match = { $fits ->
    [true] { $tile } здесь надо повернуть: в углах должно быть { $needed }.
   *[false] { $tile } сюда не подходит: в углах должно быть { $needed }.
}
tile-fits-nowhere = Эта фишка сейчас никуда не подходит.
must-place = Есть подходящая фишка, поэтому её надо выложить.
must-open = Вы начинаете раунд. Выложите первую фишку.
must-draw = { $drew ->
    [true] { $fits ->
        [true] Вы уже брали фишку: выложите подходящую или возьмите ещё.
       *[false] Вы уже брали фишку, но ничего не подходит: возьмите ещё.
    }
   *[false] { $fits ->
        [true] Пока можно брать, пропустить ход нельзя: выложите подходящую фишку или возьмите из резерва.
       *[false] Пока можно брать, пропустить ход нельзя: возьмите фишку.
    }
}
well-empty = Резерв пуст. Брать нечего.
draw-limit-reached = { $limit ->
    [0] По этим правилам фишек не берут. Если ничего не подходит, пропустите ход.
    [1] Вы уже взяли одну фишку, больше за ход нельзя. Выложите подходящую фишку или пропустите ход.
    [one] Вы взяли { $limit } фишку, больше за ход нельзя. Выложите подходящую фишку или пропустите ход.
    [few] Вы взяли { $limit } фишки, больше за ход нельзя. Выложите подходящую фишку или пропустите ход.
    [many] Вы взяли { $limit } фишек, больше за ход нельзя. Выложите подходящую фишку или пропустите ход.
   *[other] Вы взяли { $limit } фишек, больше за ход нельзя. Выложите подходящую фишку или пропустите ход.
}
nothing-offered = Сейчас вам ничего не предлагают, так что и отказываться не от чего.
only-place-or-decline = Вам предлагают выложить ещё одну фишку. Выложите её или откажитесь.

## Rule sets that cannot be played

ruleset-unknown = Правил «{ $id }» нет. Есть: { $known }.
ruleset-field-unknown = Правила с названием «{ $field }» нет.
ruleset-bad-value = { RULE($field) }: значение { $value } не годится.
ruleset-hand-missing = { RULE($field) }: не сказано, сколько фишек раздавать, если игроков { $players }. Добавьте это или измените { RULE("players") }.
ruleset-too-many-tiles = { RULE($field) }: для { $players } { $players ->
    [one] игрока
    [few] игроков
    [many] игроков
   *[other] игроков
} не хватит фишек, их всего { $tiles }. Раздайте меньше.
ruleset-solo-too-large = { RULE($field) }: для раздачи, резерва и первой фишки не хватит фишек, их всего { $tiles }. Уменьшите что-нибудь.
ruleset-opening-tile-undecided = { RULE($field) }: нужно значение { RULE("opening_tile", "any") }, если начинает самый младший, ведь тогда никакая фишка не решает, кто начинает.
ruleset-never-blocked = { RULE($field) } не может быть 0, если { RULE("blocked_when") } — { RULE("blocked_when", "nobody-can-place") }: резерв никогда не опустеет, и раунд может длиться вечно. Поставьте для { RULE("blocked_when") } значение { RULE("blocked_when", "all-passed") } или разрешите брать фишки.
ruleset-blocked-score-missing = { RULE($field) }: нужно значение { RULE("blocked_score", "others-minus-own") }, { RULE("blocked_score", "differences") } или { RULE("blocked_score", "nothing") }, если { RULE("hands_left") } — { RULE("hands_left", "to-winner") }.
ruleset-no-end = Нужно задать { RULE($field) } или { RULE("rounds") }: иначе партия никогда не кончится.
ruleset-target-met-missing = { RULE($field) }: нужно значение { RULE("target_met", "at-once") }, { RULE("target_met", "during-round") } или { RULE("target_met", "after-round") }, если есть { RULE("target") }.
ruleset-nothing-scores = { RULE($field) }: этого никогда не достичь, ведь очков по этим правилам не дают вообще. Пусть что-то приносит очки, или задайте вместо этого { RULE("rounds") }.

## Matches and deals that cannot be

seats-out-of-range = { $seats ->
    [one] Здесь не может быть { $seats } игрока: не меньше { $fewest }, не больше { $most }.
    [few] Здесь не может быть { $seats } игроков: не меньше { $fewest }, не больше { $most }.
    [many] Здесь не может быть { $seats } игроков: не меньше { $fewest }, не больше { $most }.
   *[other] Здесь не может быть { $seats } игроков: не меньше { $fewest }, не больше { $most }.
}
hand-size-missing = В этих правилах не сказано, сколько фишек раздавать каждому, если игроков { $players }. { $suits ->
    [null] Укажите это.
   *[other] Укажите это или выберите подходящее число игроков: { $suits }.
}
too-few-tiles = Если игроков { $players } и каждому раздать по { $hand }, фишек не хватит: их всего { $tiles }. { $suits ->
    [null] Раздайте меньше.
   *[other] Раздайте меньше или выберите подходящее число игроков: { $suits }.
}
youngest-not-seated = Самый младший не может сидеть на месте { $seat }. В партии { $seats } { $seats ->
    [one] место
    [few] места
    [many] мест
   *[other] мест
}, считая от 0.
opener-not-seated = Место { $seat } не может начать раунд. Мест всего { $seats }, считая от 0.
opener-unwanted = По этим правилам прошлый раунд не решает, кто начинает этот. Не указывайте для этого место.
no-solo = В правилах «{ $id }» нет соло-игры. Выберите другие или играйте не в одиночку.
rounds-not-open = По правилам «{ $id }» партию завершает цель. Число раундов выбрать нельзя.
rounds-out-of-range = В партии не может быть { $rounds } { $rounds ->
    [one] раунда
    [few] раундов
    [many] раундов
   *[other] раундов
}: не меньше 1, не больше { $most }.
well-size-only-solo = Размер резерва можно выбрать только в соло-игре.
well-size-out-of-range = В резерве не может быть { $size } { $size ->
    [one] фишки
    [few] фишек
    [many] фишек
   *[other] фишек
}: можно не больше { $most }, а если фишки не раздаются — не меньше 1.
hand-size-wrong = На месте { $seat }, считая от 0, фишек должно быть { $expected }, а не { $size }.
well-size-wrong = Фишек в резерве должно быть { $expected }, а не { $size }.
start-missing = Для соло-игры нужна фишка, которая с самого начала лежит на столе.
start-unwanted = { $tile } не может лежать на столе с самого начала. Так начинается только соло-игра.
tile-unknown = В этом наборе нет фишки { $tile }.
tile-twice = Фишка { $tile } роздана дважды. Каждая фишка есть только в одном экземпляре.
tile-missing = Фишка { $tile } не роздана. Каждая фишка у кого-то на руках или в резерве.
tile-not-in-well = Фишки { $tile } нет в резерве. Выберите одну из тех, что там лежат.
totals-wrong = Начальный счёт неверен. Задайте по одному целому числу на каждое место, мест: { $seats }.
round-not-over = Раунд не окончен. Доиграйте его, а потом раздавайте снова.
match-over = Партия окончена. Начните новую.
match-endless = Партия шла { $rounds } { $rounds ->
    [one] раунд
    [few] раунда
    [many] раундов
   *[other] раундов
} и была остановлена. Измените правила так, чтобы кто-то раньше достигал цели.
not-dealt = Фишки ещё не розданы. Сначала раздайте их.
nothing-to-undo = Отменять нечего.
no-such-seat = Места { $seat } нет. Мест всего { $seats }, считая от 0.
impossible-view = Ни одна раздача не могла привести к тому, что здесь видно.
nothing-to-decide = Здесь решать нечего. Посмотрите глазами игрока, чей сейчас ход.

## Fields of a rule set: a short label, and what each means

field-players-label = число игроков
field-players = Наименьшее и наибольшее число игроков.
field-hand-label = раздача
field-hand = По сколько фишек раздаётся каждому в зависимости от числа игроков.
field-opener-label = кто начинает
field-opener = Кто начинает раунд или только первый, если следующие начинают иначе.
field-opening-tile-label = первая фишка
field-opening-tile = С какой фишки начинают: с той, что решила, кто начинает, или с любой.
field-tile-points-label = очки за фишку
field-tile-points = Сколько очков даёт выложенная фишка.
field-opening-bonus-label = бонус за первый ход
field-opening-bonus = Сколько очков добавляет первый ход раунда.
field-opening-bonus-needs-triple-label = бонус за первый ход только с триплетом
field-opening-bonus-needs-triple = Даётся ли бонус за первый ход только за триплет — фишку с тремя одинаковыми цифрами.
field-zero-opening-bonus-label = бонус за первый ход с 0-0-0
field-zero-opening-bonus = Сколько добавляет первый ход с 0-0-0 сверх бонуса за первый ход.
field-zero-opening-follow-up-label = ещё одна фишка после 0-0-0
field-zero-opening-follow-up = Может ли тот, кто начинает с 0-0-0, сразу выложить ещё одну фишку.
field-bridge-label = мост
field-bridge = Сколько очков добавляет мост.
field-double-label = двойное соединение
field-double = Сколько очков добавляет двойное соединение.
field-hexagons-label = шестиугольники
field-hexagons = Сколько очков добавляют один, два или три шестиугольника, закрытые одной фишкой.
field-new-field-label = новое поле
field-new-field = Может ли тот, кто закрывает шестиугольник, начать новое поле.
field-free-draw-label = добор по желанию
field-free-draw = Можно ли брать из резерва, когда есть подходящая фишка.
field-draw-limit-label = предел добора за ход
field-draw-limit = Сколько фишек можно взять за ход; если предела нет, можно взять хоть весь резерв.
field-draw-cost-label = штраф за добор
field-draw-cost = Сколько очков стоит каждая взятая фишка.
field-after-drawing-label = что выкладывают после добора
field-after-drawing = Какие фишки после добора ещё можно выложить в тот же ход, если добор — по желанию.
field-stop-drawing-label = можно прекратить добор
field-stop-drawing = Можно ли после добора пропустить ход, хотя можно взять ещё.
field-stop-cost-label = штраф за прекращение добора
field-stop-cost = Сколько стоит пропуск хода, пока можно взять ещё.
field-stuck-cost-label = штраф за пропуск после добора
field-stuck-cost = Сколько стоит ход, в котором фишки взяты, но ни одну нельзя выложить.
field-empty-well-cost-label = штраф за пропуск без добора
field-empty-well-cost = Сколько стоит ход, в котором ничего не выложено и нечего взять.
field-empty-well-pass-label = пропуск при пустом резерве
field-empty-well-pass = Обязан ли выкладывать тот, кому есть что выложить, если добор — по желанию, а резерв пуст.
field-blocked-when-label = когда наступает рыба
field-blocked-when = Когда раунд заканчивается рыбой.
field-out-bonus-label = бонус за последнюю фишку
field-out-bonus = Сколько добавляет последняя выложенная фишка, если фишки на руках не записываются владельцам.
field-hands-left-label = фишки на руках в конце
field-hands-left = Что происходит с ценностью фишек, оставшихся на руках в конце раунда.
field-blocked-score-label = очки при рыбе
field-blocked-score = Сколько при рыбе получает тот, у кого сумма на руках наименьшая, если фишки на руках идут победителю.
field-blocked-tie-label = если меньше всего у нескольких
field-blocked-tie = Кто получает очки при рыбе, если наименьшая сумма на руках у нескольких, а фишки на руках идут победителю.
field-next-opener-label = кто начинает следующие раунды
field-next-opener = Кто начинает раунды после первого. Если это решает не фишка, начинают со старшей из своих или с любой.
field-target-label = цель
field-target = Счёт, который завершает партию.
field-target-met-label = проверка цели
field-target-met = Когда проверяется, достиг ли чей-то счёт цели.
field-rounds-label = число раундов
field-rounds = После скольких раундов заканчивается партия.
field-winner-label = победитель
field-winner = Кто выигрывает партию.
field-solo-label = соло-игра
field-solo = Сколько фишек на руках и в резерве в соло-игре и сколько там стоит добор, если не как обычно.
field-highest-value-label = наибольшая цифра
field-highest-value = Наибольшая цифра в углу; чем она меньше, тем меньше набор.

## Words of a choice

choice-opener-highest-triple = у кого старший триплет, иначе старшая фишка
choice-opener-highest-tile = у кого старшая фишка
choice-opener-youngest = самый младший игрок
choice-opening-tile-that = та, что решила, кто начинает
choice-opening-tile-any = любая
choice-tile-points-value = её ценность
choice-tile-points-one = одно очко
choice-tile-points-none = ничего
choice-after-drawing-drawn = взятую за этот ход
choice-after-drawing-any = любую свою
choice-after-drawing-newest = только взятую последней
choice-empty-well-pass-forced = кто может выложить, обязан
choice-empty-well-pass-free = пропустить может любой
choice-blocked-when-nobody-can-place = резерв пуст и никому нечего выложить
choice-blocked-when-all-passed = все друг за другом пропускают ход
choice-hands-left-to-winner = идут победителю
choice-hands-left-against-owner = записываются владельцам
choice-hands-left-ignored = не считаются
choice-blocked-score-others-minus-own = чужие фишки минус свои
choice-blocked-score-differences = разница с каждым из остальных
choice-blocked-score-nothing = не начисляются
choice-blocked-tie-each = каждый из них
choice-blocked-tie-nobody = никто
choice-blocked-tie-fewest-tiles = тот из них, у кого меньше всего фишек
choice-next-opener-same = по тому же правилу
choice-next-opener-round-winner = победитель прошлого раунда
choice-next-opener-rotation = все по очереди
choice-target-met-at-once = сразу, и раунд прерывается
choice-target-met-during-round = в любой момент, но раунд доигрывают
choice-target-met-after-round = после раунда
choice-winner-highest = у кого счёт наибольший
choice-winner-lowest = у кого счёт наименьший
choice-winner-round-winner = кто достиг цели и выиграл последний раунд

## Values of fields, and what they may be

value-yes = да
value-no = нет
value-none = нет
value-unused = неприменимо
one-number = { $number }
number-range = { $low }–{ $high }
value-hand = { $tiles } при { $players } игроках
value-solo = на руках { $hand }, в резерве { $well }
value-solo-draw-cost = на руках { $hand }, в резерве { $well }, штраф за добор { $cost }
difference = { $label }: { $value } (в правилах: { $other })
difference-idle = { difference }; при этих правилах это ничего не меняет
allowed-flag = Можно указать true или false.
allowed-number = { $optional ->
    [true] Можно указать целое число от { $low } до { $high } или null, если этого нет.
   *[false] Можно указать целое число от { $low } до { $high }.
}
allowed-choice = { $optional ->
    [true] Можно указать одно из значений { $choices } или null, если этого нет.
   *[false] Можно указать одно из значений { $choices }.
}
allowed-span = Можно указать два целых числа от { $low } до { $high }, меньшее первым: [{ $low }, { $high }].
allowed-numbers = Можно указать { $count } { $count ->
    [one] целое число
    [few] целых числа
    [many] целых чисел
   *[other] целых чисел
} от { $low } до { $high }: [50, 60, 70].
allowed-hands = Можно указать число фишек от { $low } до { $high } для каждого числа игроков: {"{"}"2": 9, "3": 7{"}"}. Что не названо, остаётся как было.
allowed-solo = Можно указать раздачу и резерв не больше чем из { $high } { $high ->
    [one] фишки
    [few] фишек
    [many] фишек
   *[other] фишек
}, {"{"}"hand": 9, "well": 10{"}"}, также со штрафом за добор не больше { $cost }, {"{"}"hand": 0, "well": 19, "draw_cost": 0{"}"}, или null, если соло-игры нет.

## The guided round

guide-open = У вас старший триплет (три одинаковые цифры), поэтому вы начинаете. Коснитесь { $tile }, затем светящегося места.
guide-open-done = { SIGNED($points) }: { $worth } за фишку и { $opening } за первый ход триплетом.
guide-edge = Вдоль общей стороны цифры обеих фишек должны совпасть. Выложите { $tile } на светящееся место.
guide-edge-done = { SIGNED($points) }: фишка приносит сумму своих цифр.
guide-corner = Где встречаются углы, во всех одна и та же цифра. Выложите { $tile } на светящееся место.
guide-corner-done = { SIGNED($points) }: в этой точке все цифры совпали.
guide-hexagon = Вокруг одной точки лежат пять фишек. Закройте шестиугольник фишкой { $tile }!
guide-hexagon-done = { SIGNED($points) }: шестиугольник! { $worth } за фишку и ещё { $hexagon }.
guide-alone = Теперь без помощи: подходит только одна ваша фишка и только в одно место. Найдите её!
guide-alone-done = { SIGNED($points) }: нашли! Фишки, которые никуда не подходят, бледнее.
guide-draw = Сейчас не подходит ни одна ваша фишка. Возьмите фишку из резерва.
guide-draw-done = { SIGNED($points) }: за каждую взятую фишку снимают очки.
guide-drawn = Новая фишка подходит! Выложите { $tile } на светящееся место.
guide-drawn-done = { SIGNED($points) }: добор окупился.
guide-bridge = Постройте мост фишкой { $tile }: стороной она касается одной фишки, а углом напротив — другой.
guide-bridge-done = { SIGNED($points) }: мост! { $worth } за фишку и ещё { $bridge }.
guide-out = Последняя фишка! Выложите { $tile }, и раунд окончен.
guide-out-done = { SIGNED($points) }: { $worth } за фишку, { $out } за то, что она последняя, и { $left } за фишки, оставшиеся у соперника.
guide-goal = У вас { $total } из { $target } очков. Раунд идёт за раундом, пока кто-нибудь не наберёт { $target }.

## At the table, at its start and beside it: the web and the app in the terminal

table-ask-lay = Ваш ход: выложите фишку
table-ask-draw = Ваш ход: ничего не подходит, берите фишку
table-ask-may-draw = Ваш ход: выложите фишку или возьмите ещё одну
table-ask-draw-again = Ваш ход: выложить нечего, берите ещё
table-ask-may-draw-again = Ваш ход: выложите взятую фишку или возьмите ещё
table-ask-may-draw-again-any = Ваш ход: выложите фишку или возьмите ещё
table-ask-stop = Ваш ход: выложить нечего, возьмите ещё или пропустите ход
table-ask-may-stop = Ваш ход: выложите взятую фишку, возьмите ещё или пропустите ход
table-ask-may-stop-any = Ваш ход: выложите фишку, возьмите ещё или пропустите ход
table-ask-may-pass = Ваш ход: выложите взятую фишку или пропустите ход
table-ask-may-pass-any = Ваш ход: выложите фишку или пропустите ход
table-ask-pass = Ваш ход: ничего не подходит, пропустите ход
table-ask-pass-drawn = Ваш ход: выложить нечего, пропустите ход
pad-title = Подсчёт очков
pad-round = раунд { $round }
goal-target = до { $target }
goal-lowest = побеждает тот, у кого меньше очков
goal-highest = побеждает тот, у кого больше очков
goal-round-of = { $rounds ->
    [1] один раунд
   *[other] раунд { $round } из { $rounds }
}
goal-solo = наберите как можно больше очков
pad-first = начинает
pad-second = вторая фишка
pad-new-field = новое поле
pad-pass = пропуск хода
pad-drawn = { $count ->
    [one] взята { $count }
    [few] взято { $count }
    [many] взято { $count }
   *[other] взято { $count }
}
pad-clock = время вышло
end-screen-round = Раунд { $round } окончен
end-screen-wins = { PERSON($players) ->
    [you] Вы победили!
    [you-too] { $players } делите победу!
   *[other] { $count ->
        [one] { $players } побеждает
        [few] { $players } делят победу
        [many] { $players } делят победу
       *[other] { $players } делят победу
    }
}
end-screen-solo = Ваш результат: { $total }
hint-title = Подсказка
hint-thinking = Думает…
hint-lay = Выложить { $tile }
hint-draw = Взять фишку
hint-pass = Пропустить ход
hint-decline = Отказаться
hint-chance = побед { $percent } из 100
hint-chance-range = побед от { $low } до { $high } из 100
hint-fewer = побед на { $fewer } из 100 меньше
hint-result = { $points ->
    [one] ещё около { $points } очка
    [few] ещё около { $points } очков
    [many] ещё около { $points } очков
   *[other] ещё около { $points } очков
}
nudge-only = { $what ->
    [draw] Выложить нечего: возьмите фишку.
    [pass] Выложить нечего: пропустите ход.
   *[lay] Выложить можно только одну фишку и только в одно место.
}
nudge-draw = Пока не выкладывайте: ещё одна фишка здесь принесёт больше, чем за неё снимут.
nudge-hold = В этот ход можно не выкладывать: подождать выгоднее.
nudge-goes-out = Этим ходом можно выложить последнюю фишку.
nudge-bonus = Посмотрите на { $where ->
    [top] верхнюю часть
    [bottom] нижнюю часть
    [left] левую часть
    [right] правую часть
    [top-left] левую верхнюю часть
    [top-right] правую верхнюю часть
    [bottom-left] левую нижнюю часть
    [bottom-right] правую нижнюю часть
   *[middle] середину
} поля: там есть бонус в { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}.
nudge-equal-tiles = { $tiles } примерно одинаково хороши, каждая на своём лучшем месте.
nudge-equal-places = { $all ->
    [true] Почти неважно, куда выложить { $tile }: все места примерно одинаково хороши.
   *[false] Для { $tile } есть несколько примерно одинаково хороших мест.
}
nudge-shut-out = Один из ваших ходов почти ничего не оставляет следующему игроку.
nudge-points = Посчитайте очки: одна из ваших фишек приносит больше других.
nudge-keep = Подумайте о следующем ходе: какие из ваших фишек ещё подойдут?
nudge-dearest = Старшие фишки в конце — обуза. Можно ли избавиться от одной?
nudge-deny = Осторожно: один из ваших ходов дарит следующему игроку бонус.
nudge-look = Посмотрите, что каждый ход оставляет следующему игроку и вам.
hint-place = { $where ->
    [top] Вверху поля, рядом с { $tile }.
    [bottom] Внизу поля, рядом с { $tile }.
    [left] В левой части поля, рядом с { $tile }.
    [right] В правой части поля, рядом с { $tile }.
    [top-left] В левой верхней части поля, рядом с { $tile }.
    [top-right] В правой верхней части поля, рядом с { $tile }.
    [bottom-left] В левой нижней части поля, рядом с { $tile }.
    [bottom-right] В правой нижней части поля, рядом с { $tile }.
   *[middle] В середине поля, рядом с { $tile }.
}
hint-place-new = С этой фишки начинается новое поле.
hint-places = Любое из этих мест: { $places }.
hint-plan-draw = Сначала возьмите фишку: так побед примерно на { $more } из 100 больше, чем если выложить сейчас.
hint-plan-pass = Подождите: так побед примерно на { $more } из 100 больше, чем если выложить сейчас.
hint-plan-drain = Другой план: добирать, пока резерв не станет почти пустым. Так побед примерно на { $more } из 100 больше, чем если выкладывать сразу.
hint-plan-points = { $points ->
    [one] Это примерно на { $points } очко больше.
    [few] Это примерно на { $points } очка больше.
    [many] Это примерно на { $points } очков больше.
   *[other] Это примерно на { $points } очков больше.
}
hint-if-laying = Если выкладывать
hint-equal = не хуже
coach-against = Считаем, что { $who }.
coach-bots = остальные играют как { $names }
coach-people = остальные играют как любители
coach-people-here = остальные играют как люди на этом сервере
coach-perfect = все играют без ошибок
new-players = Сколько игроков
new-start = Начать
analysis-better = лучше
analysis-because = — { $reasons }
analysis-plan-draw = лучше было сначала добирать
analysis-plan-lay = лучше было выкладывать
analysis-plan-pass = лучше было подождать
analysis-done = сыграно
analysis-cost-chance = { $percent ->
    [one] потеря { $percent } победы из 100
    [few] потеря { $percent } побед из 100
    [many] потеря { $percent } побед из 100
   *[other] потеря { $percent } побед из 100
}
analysis-cost-points = { $points ->
    [one] потеря { $points } очка
    [few] потеря { $points } очков
    [many] потеря { $points } очков
   *[other] потеря { $points } очков
}
analysis-do-decline = отказ
analysis-do-draw = добор
analysis-do-drain = добирать, пока резерв не станет почти пустым, и только потом выкладывать
analysis-do-pass = пропуск хода
analysis-do-place = { $field ->
    [1] ход { $tile }
   *[other] ход { $tile } на поле { $field }
}
analysis-do-elsewhere = ход { $tile } в другом месте
table-place = { $tile } { $where }
table-left-of = слева от { $tile }
table-right-of = справа от { $tile }
table-above-of = над { $tile }
table-below-of = под { $tile }
analysis-ungraded-clock = Этот ход сделан автоматически.
analysis-ungraded-forced = Больше ничего сделать было нельзя.

## The analysis of play

analysis-cancelled = Анализ отменён.
analysis-nothing-played = В записи нет раундов, анализировать нечего.
analyse-accuracy = точность
analyse-grade-best = лучший
analyse-grade-best-tile = лучшая из фишек
analyse-grade-good = хороший
analyse-grade-inaccuracy = неточность
analyse-grade-mistake = ошибка
analyse-grade-blunder = грубая ошибка
analyse-ungraded = без оценки
analyse-luck-match = победа в партии, %
analyse-luck-points = перевес в очках
analyse-result = итог
analyse-deal = удача в раздаче
analyse-draws = удача в доборе
analyse-without-luck = без удачи
analysis-plot-title = Шансы выиграть партию
analysis-plot-chance = шансы, %
analysis-plot-actions = действия
reason-only = больше ничего сделать нельзя
reason-goes-out = выкладывает последнюю фишку
reason-goes-out-next = закрывает шестиугольник, и { $tile } может начать новое поле и закончить раунд
reason-pays-bridge = строит мост ({ SIGNED($points) })
reason-pays-double = делает двойное соединение ({ SIGNED($points) })
reason-pays-hexagon = закрывает шестиугольник ({ SIGNED($points) })
reason-scores-most = даёт больше всего очков, { $points }
reason-dearest = избавляет от старшей фишки ценностью { $value }
reason-only-place = { $tile } сейчас больше никуда не подходит
reason-nothing-fits = ничего не подходит
reason-lays-little = выложить сейчас можно не больше чем на { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}
reason-draws-for-bonus = бонус принесли бы { $percent } % скрытых фишек
reason-empties-well = забирает последнюю фишку резерва
reason-keeps-drawn = оставляет себе фишку, которую можно выложить
reason-leaves-bridge = оставляет мост ({ SIGNED($points) }) следующему игроку, у которого подходящая фишка есть в { $percent } % возможных раскладов
reason-leaves-double = оставляет двойное соединение ({ SIGNED($points) }) следующему игроку, у которого подходящая фишка есть в { $percent } % возможных раскладов
reason-leaves-hexagon = оставляет шестиугольник ({ SIGNED($points) }) следующему игроку, у которого подходящая фишка есть в { $percent } % возможных раскладов
reason-next-bonus = оставляет { $tile }, которая следующим ходом может дать бонус ({ SIGNED($points) }){ $safe ->
    [0] { "" }
   *[other] ; ни у кого больше не может быть фишки для этого места
}
reason-shuts-out = не оставляет следующему игроку ничего подходящего в { $percent } % возможных раскладов
reason-keeps = { $tiles ->
    [0] не оставляет ни одной подходящей фишки
    [one] оставляет { $tiles } подходящую фишку, мест для неё: { $places }
    [few] оставляет { $tiles } подходящие фишки, мест для них: { $places }
    [many] оставляет { $tiles } подходящих фишек, мест для них: { $places }
   *[other] оставляет { $tiles } подходящих фишек, мест для них: { $places }
}
reason-keeps-few = { $tiles ->
    [0] не оставляет ни одной подходящей фишки
    [one] оставляет только { $tiles } подходящую фишку, мест для неё: { $places }
    [few] оставляет только { $tiles } подходящие фишки, мест для них: { $places }
    [many] оставляет только { $tiles } подходящих фишек, мест для них: { $places }
   *[other] оставляет только { $tiles } подходящих фишек, мест для них: { $places }
}
reason-later = сейчас даёт меньше, зато { $points ->
    [0] чаще выигрывает
   *[other] за раунд примерно на { $points } больше
}
reason-wins-more = в среднем даёт меньше очков, зато партию выигрывает чаще
review-won = { PERSON($player) ->
    [you] Вы победили
   *[other] Победа
}: { $own } против { $other } за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раундов
}.
review-won-many = { PERSON($player) ->
    [you] Вы победили
   *[other] Победа
} за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раундов
} со счётом { $own }; у второго { $other }.
review-lost = { PERSON($player) ->
    [you] Вы проиграли
   *[other] Поражение
}: { $own } против { $other } за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раундов
}.
review-lost-many = { PERSON($player) ->
    [you] Вы проиграли
   *[other] Поражение
} за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раундов
} со счётом { $own }; у победителя { $other }.
review-shared = { PERSON($player) ->
    [you] Вы делите победу
   *[other] Победа поделена
}: счёт { $own } после { $rounds ->
    [one] { $rounds } раунда
    [few] { $rounds } раундов
    [many] { $rounds } раундов
   *[other] { $rounds } раундов
}.
review-unfinished = Партия прервана, { PERSON($player) ->
    [you] ваш счёт
   *[other] счёт
}: { $own }.
review-solo = { PERSON($player) ->
    [you] Ваш счёт
   *[other] Счёт
}: { $own }.
review-lowest = Здесь побеждает тот, у кого счёт наименьший.
review-how-last-won = Здесь партию выигрывает победитель последнего раунда, даже если очков у него меньше{ $how ->
    [out] . Раунд выигрывает тот, кто выложил последнюю фишку
    [hand] . При рыбе раунд выигрывает тот, у кого сумма на руках наименьшая
   *[other] { "" }
}{ PERSON($player) ->
    [you] : это вы.
   *[other] .
}
review-how-last-lost = Здесь партию выигрывает победитель последнего раунда, даже если очков у него меньше{ $how ->
    [out] . Раунд выигрывает тот, кто выложил последнюю фишку
    [hand] . При рыбе раунд выигрывает тот, у кого сумма на руках наименьшая
   *[other] { "" }
}.
review-how-first = Победитель последнего раунда цели не достиг; тогда выигрывает тот, кто достиг её раньше, даже если очков у него меньше.
review-round = { $round ->
    [1] Всё решил раунд { $round }: { $own } против { $other }.
   *[other] Перед раундом { $round } было { $had } против { $rival_had }, и он всё решил: { $own } против { $other }.
}
review-round-most = { $round ->
    [1] Самая большая разница возникла в раунде { $round }: { $own } против { $other }.
   *[other] Перед раундом { $round } было { $had } против { $rival_had }, и в нём возникла самая большая разница: { $own } против { $other }.
}
review-round-turned = Перед раундом { $round } было { $had } против { $rival_had }, и он переломил партию: { $own } против { $other }.
review-round-lead = { $round ->
    [1] Победный отрыв дал раунд { $round }: { $own } против { $other }.
   *[other] Перед раундом { $round } было { $had } против { $rival_had }, и он дал победный отрыв: { $own } против { $other }.
}
review-round-many = { $largest ->
    [0] Победный отрыв дал раунд { $round }
   *[other] Самая большая разница возникла в раунде { $round }
}: { $own } против { $other } { $won ->
    [0] у победителя
   *[other] ({ $rival })
}.
review-round-near = Почти такая же разница была в раунде { $round }: { $own } против { $other }.
review-why-lucky = { $round ->
    [0] Повезло
   *[other] Повезло в раунде { $round }
}: { $who ->
    [own] { PERSON($player) ->
        [you] вы взяли
       *[other] взята
    }
    [rival] соперник взял
    [winner] победитель взял
   *[other] другой игрок взял
} { $tile }, { $fate }.{ $points ->
    [0] { "" }
    [one] { " " }Это дало примерно { $points } очко; при таком счёте побед примерно на { $percent } из 100 больше.
    [few] { " " }Это дало примерно { $points } очка; при таком счёте побед примерно на { $percent } из 100 больше.
    [many] { " " }Это дало примерно { $points } очков; при таком счёте побед примерно на { $percent } из 100 больше.
   *[other] { " " }Это дало примерно { $points } очков; при таком счёте побед примерно на { $percent } из 100 больше.
}
review-why-unlucky = { $round ->
    [0] Не повезло
   *[other] Не повезло в раунде { $round }
}: { $who ->
    [own] { PERSON($player) ->
        [you] вы взяли
       *[other] взята
    }
    [rival] соперник взял
    [winner] победитель взял
   *[other] другой игрок взял
} { $tile }, { $fate }.{ $points ->
    [0] { "" }
    [one] { " " }Это стоило примерно { $points } очко; при таком счёте побед примерно на { $percent } из 100 меньше.
    [few] { " " }Это стоило примерно { $points } очка; при таком счёте побед примерно на { $percent } из 100 меньше.
    [many] { " " }Это стоило примерно { $points } очков; при таком счёте побед примерно на { $percent } из 100 меньше.
   *[other] { " " }Это стоило примерно { $points } очков; при таком счёте побед примерно на { $percent } из 100 меньше.
}
drawn-out = она сразу подошла и закончила раунд
drawn-soon = она сразу подошла, а следующая закончила раунд
drawn-scored = она сразу дала { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}
drawn-dead = выложить её так и не удалось, и она осталась до конца
drawn-later = она позже дала { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}
drawn-by-choice = { $fate } (брать было необязательно: подходила другая фишка)
review-why-plan = Больше всего помог бы добор: { $round ->
    [0] кто
   *[other] кто с раунда { $round }
} сначала добирает, выигрывает примерно { $better } из 100 таких партий, а кто сразу выкладывает — { $kept }.
review-why-move = Больше всего { PERSON($player) ->
    [you] вам повредил
   *[other] повредил
} один ход { $round ->
    [0] ({ $tile })
   *[other] в раунде { $round } ({ $tile })
}: он стоил { $percent ->
    [one] { $percent } победы
    [few] { $percent } побед
    [many] { $percent } побед
   *[other] { $percent } побед
} из 100.
review-why-gift = Помогла ошибка соперника ({ $tile }): { PERSON($player) ->
    [you] она принесла вам
   *[other] она принесла
} { $percent ->
    [one] { $percent } победу
    [few] { $percent } победы
    [many] { $percent } побед
   *[other] { $percent } победы
} из 100.
review-why-drew = { $round ->
    [0] Взято фишек
   *[other] Взято фишек в раунде { $round }
}: { PERSON($player) ->
    [you] вами { $own }, соперником { $other }.
   *[other] { $own }, а соперником { $other }.
} Чем больше фишек, тем больше бонусов и тем меньше подходящих мест остаётся другому.
review-why-stronger = { $many ->
    [0] Против такого соперника
   *[other] Против таких игроков
} { PERSON($player) ->
    [you] вы победите
   *[other] побеждают
} примерно в { $percent } из 100 партий, и это была одна из них.
review-why-weaker = { $many ->
    [0] Соперник был очень силён: поражение было вероятным, зато у него
   *[other] Соперники были очень сильны: поражение было вероятным, зато у них
} есть чему поучиться.
review-made-bonuses = { $round ->
    [0] Больше всего различались
   *[other] В раунде { $round } больше всего различались
} { $opened ->
    [all] бонусы за первый ход
    [some] бонусы, включая бонусы за первый ход
   *[none] бонусы
}: { $own } против { $other }.
review-made-end = { $round ->
    [0] Больше всего различались
   *[other] В раунде { $round } больше всего различались
} очки за конец раунда (последняя фишка и те, что остались): { $own } против { $other }.
review-made-draws = { $round ->
    [0] Больше всего различалась
   *[other] В раунде { $round } больше всего различалась
} цена добора и пропусков ходов: { PERSON($player) ->
    [you] с вас снято { $own }, с соперника { $other }.
   *[other] снято { $own }, с соперника { $other }.
}
review-made-tiles = { $round ->
    [0] Больше всего различались
   *[other] В раунде { $round } больше всего различались
} очки за выложенные фишки, без бонусов: { $own } против { $other }.
review-made-next = На втором месте — { $source ->
    [bonuses] бонусы
    [end] конец раунда и оставшиеся фишки
    [draws] цена добора и пропусков ходов
   *[tiles] очки за фишки без бонусов
}: { $own } против { $other }.
review-why-passed = Пропуски ходов ({ $count }) стоили { $who ->
    [own] { PERSON($player) ->
        [you] вам
       *[other] проигравшему
    }
   *[rival] сопернику
} { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}.
review-end-left = { $who ->
    [rival] Соперник
    [winner] Победитель
   *[other] Другой игрок
} закончил раунд{ $round ->
    [0] { "" }
   *[other] { " " }{ $round }
}, когда { PERSON($player) ->
    [you] у вас ещё
   *[other] ещё
} { $tiles ->
    [1] оставалась одна фишка ценностью { $value }.
    [one] оставалась { $tiles } фишка общей ценностью { $value }.
    [few] оставалось { $tiles } фишки общей ценностью { $value }.
    [many] оставалось { $tiles } фишек общей ценностью { $value }.
   *[other] оставалось { $tiles } фишек общей ценностью { $value }.
}
review-end-others = { $who ->
    [winner] Победитель
   *[other] Другой игрок
} закончил раунд{ $round ->
    [0] { "" }
   *[other] { " " }{ $round }
}; у остальных { $tiles ->
    [one] оставалась { $tiles } фишка
    [few] оставалось { $tiles } фишки
    [many] оставалось { $tiles } фишек
   *[other] оставалось { $tiles } фишек
} общей ценностью { $value }{ PERSON($player) ->
    [you] { " " }(у вас { $own_tiles ->
        [1] одна фишка ценностью { $own }
        [one] { $own_tiles } фишка общей ценностью { $own }
        [few] { $own_tiles } фишки общей ценностью { $own }
        [many] { $own_tiles } фишек общей ценностью { $own }
       *[other] { $own_tiles } фишек общей ценностью { $own }
    }).
   *[other] .
}
review-end-out = { PERSON($player) ->
    [you] Вы закончили раунд{ $round ->
        [0] { "" }
       *[other] { " " }{ $round }
    }
   *[other] Раунд{ $round ->
        [0] { "" }
       *[other] { " " }{ $round }
    } закончился последней фишкой
}; { $many ->
    [0] у соперника
   *[other] у остальных
} { $tiles ->
    [1] оставалась одна фишка ценностью { $value }.
    [one] оставалась { $tiles } фишка общей ценностью { $value }.
    [few] оставалось { $tiles } фишки общей ценностью { $value }.
    [many] оставалось { $tiles } фишек общей ценностью { $value }.
   *[other] оставалось { $tiles } фишек общей ценностью { $value }.
}
review-end-blocked = Раунд{ $round ->
    [0] { "" }
   *[other] { " " }{ $round }
} закончился рыбой. { PERSON($player) ->
    [you] У вас на руках
   *[other] На руках
} { $tiles ->
    [1] одна фишка ценностью { $value }
    [one] { $tiles } фишка общей ценностью { $value }
    [few] { $tiles } фишки общей ценностью { $value }
    [many] { $tiles } фишек общей ценностью { $value }
   *[other] { $tiles } фишек общей ценностью { $value }
}, { $who ->
    [rival] у соперника
    [winner] у победителя
   *[next] у игрока { $rival }
} { $other_tiles ->
    [1] одна ценностью { $other_value }.
   *[other] { $other_tiles } общей ценностью { $other_value }.
}
review-end-drawn = В том раунде { $who ->
    [own] { PERSON($player) ->
        [you] вы взяли { $drawn ->
            [one] { $drawn } фишку
            [few] { $drawn } фишки
            [many] { $drawn } фишек
           *[other] { $drawn } фишки
        }
       *[other] взято фишек: { $drawn }
    }
   *[rival] соперник взял { $drawn ->
        [one] { $drawn } фишку
        [few] { $drawn } фишки
        [many] { $drawn } фишек
       *[other] { $drawn } фишки
    }
}, из них { $free } — когда было что выложить.
review-end-count = Раунды, законченные последней фишкой (из { $rounds }): { PERSON($player) ->
    [you] у вас { $own }
   *[other] { $own }
}, { $who ->
    [rival] у соперника
    [winner] у победителя
   *[next] у игрока { $rival }
} { $other }.
review-left-bonuses = Можно было взять ещё { $count ->
    [1] один бонус
    [one] { $count } бонус
    [few] { $count } бонуса
    [many] { $count } бонусов
   *[other] { $count } бонусов
} на { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}.
review-left-where = В раунде { $round } бонус дала бы { $place }.
review-advice-out = В следующий раз: ближе к концу раунда сначала посмотрите, нельзя ли выложить последнюю фишку.
review-advice-bonus = В следующий раз: прежде чем выкладывать фишку, поищите место с бонусом.
review-advice-gift = В следующий раз: прежде чем выкладывать фишку, посмотрите, какой бонус она открывает следующему игроку.
review-advice-prepare = В следующий раз: думайте о следующем ходе. Придержите фишку, которая может дать бонус, и оставьте или откройте для неё место.
review-advice-stuck = В следующий раз: из двух хороших ходов выберите тот, после которого у следующего игрока меньше подходящих фишек.
review-advice-points = В следующий раз: прежде чем выкладывать, сравните, сколько очков даёт каждая фишка.
review-advice-keep = В следующий раз: прежде чем выкладывать фишку, проверьте, какие из остальных ещё подойдут.
review-advice-rid = В следующий раз: выкладывайте старшие фишки пораньше, чтобы они не остались до конца.
review-advice-fit = В следующий раз: сначала выкладывайте фишку, для которой меньше всего мест. Остальные подождут.
review-advice-drain = В следующий раз: сначала добирайте, выкладывайте позже. Добирайте, пока резерв не станет почти пустым, { $limit ->
    [0] ход за ходом
    [1] по одной фишке за ход
    [one] до { $limit } фишки за ход
    [few] до { $limit } фишек за ход
    [many] до { $limit } фишек за ход
   *[other] до { $limit } фишек за ход
}, и только потом выкладывайте.
review-advice-draw = В следующий раз: если ни одна фишка не даёт много и никто ещё не готов закончить раунд, возьмите ещё одну, прежде чем выкладывать.
review-advice-lay = В следующий раз: когда у кого-то осталось всего несколько фишек, больше не добирайте и выкладывайте.
review-advice-pass = В следующий раз: если фишка позже может дать больше, придержите её и пропустите ход.
review-shown-tile = { $round ->
    [0] Пример
   *[other] Пример из раунда { $round }
}: { $better }, а не { $done }.
review-shown-place = { $round ->
    [0] Пример
   *[other] Пример из раунда { $round }
}, фишка верная, а место нет: { $better }, а не { $done }.
review-shown-draw = { $round ->
    [0] Пример
   *[other] Пример из раунда { $round }
}: взять фишку, а не выложить { $done }.
review-shown-lay = { $round ->
    [0] Пример
   *[other] Пример из раунда { $round }
}: выложить { $better }, а не взять фишку.
review-advice-none = Серьёзных ошибок не было.
review-worked-bonuses = Что удалось{ $who ->
    [rival] { " " }сопернику
    [winner] { " " }победителю
   *[own] { "" }
}: бонусы{ $opened ->
    [some] , включая бонусы за первый ход
   *[none] { "" }
}, { $own } против { $other }.
review-worked-end = Что удалось{ $who ->
    [rival] { " " }сопернику
    [winner] { " " }победителю
   *[own] { "" }
}: закончить раунд последней фишкой{ $rounds ->
    [1] { "" }
   *[other] { " " }(в { $count } из { $rounds })
}.
review-worked-draws = Что удалось{ $who ->
    [rival] { " " }сопернику
    [winner] { " " }победителю
   *[own] { "" }
}: мало добирать, { $own } против { $other }.
review-worked-tiles = Что удалось{ $who ->
    [rival] { " " }сопернику
    [winner] { " " }победителю
   *[own] { "" }
}: выложенные фишки, их очки без бонусов, { $own } против { $other }.
review-worked-drain = Что удалось{ $who ->
    [rival] { " " }сопернику
    [winner] { " " }победителю
   *[own] { "" }
}: сначала добирать, выкладывать позже.
review-plan-but = Другое дело, если игроков четверо, если у кого-то осталась всего пара фишек или если брать можно, только когда ничего не подходит.
moment-choice = Был ход получше
moment-bonus = Здесь был бонус: { $points }
moment-gift = Это подготовило бонус следующему игроку
moment-opened = Это открыло бонус ({ $item }, { SIGNED($points) }) следующему игроку, и он сразу его взял
moment-rival = Ошибка соперника
moment-stuck = После другого хода следующему игроку мало что подошло бы
moment-points = Другая фишка давала больше
moment-keep = После другого хода осталось бы больше подходящих фишек
moment-later = Другой ход за весь раунд даёт больше
moment-plan-pass = Здесь стоило подождать
moment-plan-draw = Здесь стоило сначала добрать фишек
moment-plan-lay = Здесь стоило выкладывать
moment-find = Отличная находка: она принесла { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
} ({ $item })
moment-find-rival = { $seats ->
    [2] Сильный ход соперника
   *[other] Сильный ход победителя
}: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
} ({ $item })
moment-spared = Хорошо, что не было хода { $other }: он открыл бы бонус ({ $item }, { SIGNED($points) }), а у следующего игрока, как оказалось, была подходящая фишка
moment-out = Здесь можно было выложить последнюю фишку
moment-prepare = Другой ход сберёг бы бонус на следующий раз
moment-rid = Здесь можно было избавиться от старшей фишки
moment-fit = Сначала стоило выложить фишку, у которой только одно место
moment-luck-good = Повезло: { $who ->
    [own] взята
    [rival] соперник взял
    [winner] победитель взял
   *[other] другой игрок взял
} { $tile }, { $fate }; побед примерно на { $percent } из 100 больше
moment-luck-bad = Не повезло: { $who ->
    [own] взята
    [rival] соперник взял
    [winner] победитель взял
   *[other] другой игрок взял
} { $tile }, { $fate }; побед примерно на { $percent } из 100 меньше
moment-plan-gain = побед примерно { $better } из 100 вместо { $kept }
moment-why-drain = { $cost ->
    [0] чем больше фишек, тем больше бонусов и тем меньше подходящих мест остаётся другому
    [one] за взятую фишку снимают { $cost } очко, зато чем больше фишек, тем больше бонусов и тем меньше подходящих мест остаётся другому
    [few] за взятую фишку снимают { $cost } очка, зато чем больше фишек, тем больше бонусов и тем меньше подходящих мест остаётся другому
    [many] за взятую фишку снимают { $cost } очков, зато чем больше фишек, тем больше бонусов и тем меньше подходящих мест остаётся другому
   *[other] за взятую фишку снимают { $cost } очков, зато чем больше фишек, тем больше бонусов и тем меньше подходящих мест остаётся другому
}
moment-why-later = сейчас даёт меньше, зато за раунд намного больше
moment-why-shuts-out = { $often ->
    [always] следующему игроку ничего не подойдёт
    [nearly] следующему игроку почти никогда ничего не подойдёт
    [mostly] следующему игроку чаще всего ничего не подойдёт
    [half] примерно в половине случаев следующему игроку ничего не подойдёт
    [third] примерно в трети случаев следующему игроку ничего не подойдёт
   *[quarter] примерно в четверти случаев следующему игроку ничего не подойдёт
}
moment-why-scores = сейчас даёт { $points }
moment-why-nearly-out = { $tiles ->
    [one] у другого игрока осталась всего { $tiles } фишка
    [few] у другого игрока осталось всего { $tiles } фишки
    [many] у другого игрока осталось всего { $tiles } фишек
   *[other] у другого игрока осталось всего { $tiles } фишек
}
moment-why-careful = не открыл бы бонуса, для которого у следующего игрока, как оказалось, была фишка; насколько было видно, этот ход не хуже
moment-why-ahead = за столом это трудно заметить, это видно по следующим ходам

## What is asked of a player

phase-opening = Вы начинаете раунд: выложите фишку.
phase-turn = Выложите фишку, возьмите из резерва или пропустите ход.
phase-follow-up = Вы начали с 0-0-0: выложите ещё одну фишку или откажитесь.
phase-new-field = Вы закрыли шестиугольник: начните новое поле с любой фишки или откажитесь.
phase-over = Раунд окончен.

## What points are for, and kinds of placement

item-tile = фишка
item-opening = первый ход
item-zero-opening = 0-0-0
item-bridge = мост
item-double = двойное соединение
item-hexagon = шестиугольник
item-draw = добор
item-stop = добор прекращён
item-stuck = ничего не подходит
item-empty-well = нечего взять
item-out = последняя фишка
item-others-hands = чужие фишки
item-own-hand = свои фишки
kind-plain = простой ход
kind-bridge = мост
kind-double = двойное соединение
kind-hexagon = шестиугольник

## Puzzles

puzzle-asks-open = Ничего не скрыто: все остальные фишки у другого игрока. Какой ход даст вам лучший итог раунда?
puzzle-asks-hidden = Часть фишек скрыта. Какой ход в среднем даст вам лучший итог раунда?
puzzle-theme-two-hexagons = Два шестиугольника сразу
puzzle-theme-go-out-in-three = Закончить тремя фишками
puzzle-theme-lock-out = Оставить без хода
puzzle-theme-deny = Не отдать бонус
puzzle-theme-keep-tile = Придержать фишку
puzzle-theme-count-well = Посчитать резерв
puzzle-theme-double = Двойное соединение
puzzle-theme-bridge = Мост
puzzle-theme-hexagon = Шестиугольник
puzzle-theme-options = Больше возможностей
puzzle-theme-quiet = Тихий ход
puzzle-nudge-two-hexagons = Одна фишка может закрыть больше одного шестиугольника.
puzzle-nudge-go-out-in-three = Рассчитайте до конца: в каком порядке избавиться от всех фишек?
puzzle-nudge-lock-out = Можно ли сделать так, чтобы другому игроку ничего не подошло?
puzzle-nudge-deny = Подумайте, что после каждого хода сможет получить следующий игрок.
puzzle-nudge-keep-tile = Фишка, которая сейчас приносит больше всех, может подождать.
puzzle-nudge-count-well = Посчитайте, чего вы не видели: что осталось в резерве?
puzzle-nudge-double = Поищите место, где фишки лежат больше чем с одной стороны.
puzzle-nudge-bridge = Поищите мост.
puzzle-nudge-hexagon = Поищите шестиугольник, который можно закрыть.
puzzle-nudge-options = После какого хода у вас останется больше всего подходящих фишек?
puzzle-nudge-quiet = На этот раз без бонуса. Посмотрите, что каждый ход оставляет следующему игроку и вам.
puzzle-hint-no-tile = Не выкладывайте фишку.
puzzle-hint-counts = С подсказкой задача считается нерешённой.
puzzle-answer-place = Лучший ход — { $tile } ({ SIGNED($points) }).
puzzle-answer-draw = Лучше всего взять фишку.
puzzle-answer-pass = Лучше всего пропустить ход.
puzzle-answer-decline = Лучше всего отказаться.
puzzle-solved = Верно!
puzzle-not-solved = Есть ход лучше.
puzzle-not-solved-by = { $points ->
    [one] Есть ход лучше: ваш в итоге хуже на { $points } очко.
    [few] Есть ход лучше: ваш в итоге хуже на { $points } очка.
    [many] Есть ход лучше: ваш в итоге хуже на { $points } очков.
   *[other] Есть ход лучше: ваш в итоге хуже на { $points } очков.
}
puzzle-idea-two-hexagons = Этот ход закрывает сразу больше одного шестиугольника ({ SIGNED($bonus) }).
puzzle-idea-double = Этот ход делает двойное соединение ({ SIGNED($bonus) }).
puzzle-idea-bridge = Этот ход строит мост ({ SIGNED($bonus) }).
puzzle-idea-hexagon = Этот ход закрывает шестиугольник ({ SIGNED($bonus) }).
puzzle-idea-deny = Этот ход не даёт следующему игроку бонус ({ SIGNED($bonus) }), который дал бы второй по силе ход.
puzzle-idea-keep-tile = { $tile } сейчас принесла бы { SIGNED($now) }, но может подождать: позже она приносит { SIGNED($later) }.
puzzle-idea-go-out-in-three = { $tiles ->
    [1] Так можно закончить раунд следующей фишкой.
    [one] Так можно закончить раунд, выложив { $tiles } фишку в нужном порядке.
    [few] Так можно закончить раунд, выложив { $tiles } фишки в нужном порядке.
    [many] Так можно закончить раунд, выложив { $tiles } фишек в нужном порядке.
   *[other] Так можно закончить раунд, выложив { $tiles } фишек в нужном порядке.
}
puzzle-idea-all-fit = После этого хода каждая ваша оставшаяся фишка куда-нибудь подходит; после второго по силе — не каждая.
puzzle-idea-lock-out = { $passes ->
    [one] Другой игрок остаётся без хода: при лучшей игре обоих он пропускает { $passes } ход.
    [few] Другой игрок остаётся без хода: при лучшей игре обоих он пропускает { $passes } хода.
    [many] Другой игрок остаётся без хода: при лучшей игре обоих он пропускает { $passes } ходов.
   *[other] Другой игрок остаётся без хода: при лучшей игре обоих он пропускает { $passes } хода.
}
puzzle-idea-count-well = { $well ->
    [one] В резерве осталась всего { $well } фишка, и это решает всё.
    [few] В резерве остались всего { $well } фишки, и это решает всё.
    [many] В резерве осталось всего { $well } фишек, и это решает всё.
   *[other] В резерве осталось всего { $well } фишек, и это решает всё.
}
puzzle-idea-draw = Ещё одна фишка здесь выгоднее, чем всё, что можно выложить сейчас.
puzzle-idea-options = Подходящих фишек у вас после этого хода: { $fitting }; после второго по силе: { $otherwise }.
puzzle-idea-quiet = Бонуса этот ход не даёт, но лучше других тем, что оставляет вам и следующему игроку.
puzzle-value-exact = { $margin ->
    [one] При лучшей игре обоих этот ход в итоге лучше любого другого не меньше чем на { $margin } очко.
    [few] При лучшей игре обоих этот ход в итоге лучше любого другого не меньше чем на { $margin } очка.
    [many] При лучшей игре обоих этот ход в итоге лучше любого другого не меньше чем на { $margin } очков.
   *[other] При лучшей игре обоих этот ход в итоге лучше любого другого не меньше чем на { $margin } очков.
}
puzzle-value-sampled = { $margin ->
    [one] В среднем этот ход в итоге лучше второго по силе примерно на { $margin } очко.
    [few] В среднем этот ход в итоге лучше второго по силе примерно на { $margin } очка.
    [many] В среднем этот ход в итоге лучше второго по силе примерно на { $margin } очков.
   *[other] В среднем этот ход в итоге лучше второго по силе примерно на { $margin } очков.
}
puzzle-tempting = { $lost ->
    [one] { $tile } сразу приносит больше ({ SIGNED($points) }), но в итоге хуже на { $lost } очко.
    [few] { $tile } сразу приносит больше ({ SIGNED($points) }), но в итоге хуже на { $lost } очка.
    [many] { $tile } сразу приносит больше ({ SIGNED($points) }), но в итоге хуже на { $lost } очков.
   *[other] { $tile } сразу приносит больше ({ SIGNED($points) }), но в итоге хуже на { $lost } очков.
}
puzzle-unknown = Задачи «{ $id }» здесь нет. Выберите другую.
puzzle-not-a-collection = Это не файл задач. Укажите файл, который записала команда trimino puzzles make.
puzzle-theme-unknown = «{ $name }» — не тема. Выберите из: { $known }.
puzzle-none-left = Таких задач больше нет. Выберите другие правила, другое число игроков или другую тему.

## Lists and cells

cell = { $down ->
    [true] { $x }, { $y }, вниз
   *[false] { $x }, { $y }, вверх
}

## What happened

event-opens = { PERSON($player) ->
    [you] Вы начинаете с { $tile }
   *[other] { $player } начинает с { $tile }
}
event-lays = { PERSON($player) ->
    [you] { $field ->
        [1] Вы выкладываете { $tile }
       *[other] Вы выкладываете { $tile } на поле { $field }
    }
   *[other] { $field ->
        [1] { $player } выкладывает { $tile }
       *[other] { $player } выкладывает { $tile } на поле { $field }
    }
}
event-starts-field = { PERSON($player) ->
    [you] Вы начинаете поле { $field } с { $tile }
   *[other] { $player } начинает поле { $field } с { $tile }
}
event-draws = { PERSON($player) ->
    [you] Вы берёте { $tile }
   *[other] { $player } берёт { $tile }
}
event-draws-hidden = { PERSON($player) ->
    [you] Вы берёте фишку
   *[other] { $player } берёт фишку
}
event-passes = { PERSON($player) ->
    [you] Вы пропускаете ход
   *[other] { $player } пропускает ход
}
event-declines = { PERSON($player) ->
    [you] { $offer ->
        [follow-up] Вы не выкладываете вторую фишку
       *[new-field] Вы не начинаете новое поле
    }
   *[other] { $offer ->
        [follow-up] { $player } не выкладывает вторую фишку
       *[new-field] { $player } не начинает новое поле
    }
}
event-kind = { $event } ({ $kind })
event-by-clock = { $event } (время вышло)
event-points = { $event }: { SIGNED($points) }
replay-undone = Здесь отменено: { $actions }
event-items = { $event }: { SIGNED($points) } ({ $items })
item-points = { $item } { SIGNED($points) }

## How a round ended

end-out = { PERSON($player) ->
    [you] Вы выкладываете последнюю фишку.
   *[other] { $player } выкладывает последнюю фишку.
}
end-blocked = { $when ->
    [all-passed] { $players ->
        [one] { PERSON($player) ->
            [you] Вы пропускаете ход: рыба, раунд окончен.
           *[other] { $player } пропускает ход: рыба, раунд окончен.
        }
        [few] Все друг за другом пропустили ход: рыба, раунд окончен.
        [many] Все друг за другом пропустили ход: рыба, раунд окончен.
       *[other] Все друг за другом пропустили ход: рыба, раунд окончен.
    }
    [empty-well-passes] { $players ->
        [one] { PERSON($player) ->
            [you] Резерв пуст, и вы пропускаете ход: рыба, раунд окончен.
           *[other] Резерв пуст, и { $player } пропускает ход: рыба, раунд окончен.
        }
        [few] Резерв пуст, и все друг за другом пропустили ход: рыба, раунд окончен.
        [many] Резерв пуст, и все друг за другом пропустили ход: рыба, раунд окончен.
       *[other] Резерв пуст, и все друг за другом пропустили ход: рыба, раунд окончен.
    }
   *[nobody-can-place] Резерв пуст, и ни одна фишка на руках не подходит: рыба, раунд окончен.
}
end-target = { PERSON($player) ->
    [you] Вы достигаете цели ({ $target }), и раунд прерывается: фишки на руках не считаются, и раунд не выигрывает никто.
   *[other] { $player } достигает цели ({ $target }), и раунд прерывается: фишки на руках не считаются, и раунд не выигрывает никто.
}
end-hand = { PERSON($player) ->
    [you] У вас на руках ещё { $tiles }, в сумме { $value }.
   *[other] { $player }: на руках ещё { $tiles }, в сумме { $value }.
}
end-points = { $player }: { SIGNED($points) } ({ $items }).
end-no-points = За конец раунда никто не получает очков.
round-won-out = { PERSON($players) ->
    [you] Вы выигрываете раунд: все ваши фишки выложены.
   *[other] { $players } выигрывает раунд, выложив все свои фишки.
}
round-won-lowest = { PERSON($players) ->
    [you] Вы выигрываете раунд: наименьшая сумма на руках, { $value }.
    [you-too] { $players } делите победу в раунде: наименьшая сумма на руках, { $value }.
   *[other] { $count ->
        [one] { $players } выигрывает раунд: наименьшая сумма на руках, { $value }.
        [few] { $players } делят победу в раунде: наименьшая сумма на руках, { $value }.
        [many] { $players } делят победу в раунде: наименьшая сумма на руках, { $value }.
       *[other] { $players } делят победу в раунде: наименьшая сумма на руках, { $value }.
    }
}
round-won-fewest = { PERSON($players) ->
    [you] Наименьшая сумма на руках ({ $value }) — у нескольких игроков. Вы выигрываете раунд: среди них у вас меньше всего фишек.
    [you-too] Наименьшая сумма на руках ({ $value }) — у нескольких игроков. { $players } делите победу в раунде: среди них у вас меньше всего фишек.
   *[other] { $count ->
        [one] Наименьшая сумма на руках ({ $value }) — у нескольких игроков. Из них раунд выигрывает { $players }: фишек осталось меньше всего.
        [few] Наименьшая сумма на руках ({ $value }) — у нескольких игроков. Из них победу в раунде делят { $players }: фишек осталось меньше всего.
        [many] Наименьшая сумма на руках ({ $value }) — у нескольких игроков. Из них победу в раунде делят { $players }: фишек осталось меньше всего.
       *[other] Наименьшая сумма на руках ({ $value }) — у нескольких игроков. Из них победу в раунде делят { $players }: фишек осталось меньше всего.
    }
}
round-won-nobody = Наименьшая сумма на руках ({ $value }) — у нескольких игроков, поэтому раунд не выигрывает никто.
round-won-most = { PERSON($players) ->
    [you] Вы набираете за раунд больше всех, { SIGNED($points) }, и выигрываете его.
    [you-too] { $players } набираете за раунд больше всех, по { SIGNED($points) }, и делите победу в нём.
   *[other] { $count ->
        [one] { $players } набирает за раунд больше всех, { SIGNED($points) }, и выигрывает его.
        [few] { $players } набирают за раунд больше всех, по { SIGNED($points) }, и делят победу в нём.
        [many] { $players } набирают за раунд больше всех, по { SIGNED($points) }, и делят победу в нём.
       *[other] { $players } набирают за раунд больше всех, по { SIGNED($points) }, и делят победу в нём.
    }
}
totals = { $count ->
    [one] Счёт: { $totals }.
    [few] Счёт: { $totals }.
    [many] Счёт: { $totals }.
   *[other] Счёт: { $totals }.
}
total = { PERSON($player) ->
    [you] вы { $total }
   *[other] { $player } { $total }
}

## How a match ended

match-target = { PERSON($players) ->
    [you] Вы достигаете цели ({ $target } или больше): партия окончена.
    [you-too] { $players } достигаете цели ({ $target } или больше): партия окончена.
   *[other] { $count ->
        [one] { $players } достигает цели ({ $target } или больше): партия окончена.
        [few] { $players } достигают цели ({ $target } или больше): партия окончена.
        [many] { $players } достигают цели ({ $target } или больше): партия окончена.
       *[other] { $players } достигают цели ({ $target } или больше): партия окончена.
    }
}
match-target-during = { PERSON($players) ->
    [you] В ходе раунда ваш счёт дошёл до цели ({ $target } или больше). Партия окончена.
    [you-too] { $players }: в ходе раунда счёт дошёл до цели ({ $target } или больше). Партия окончена.
   *[other] { $players }: в ходе раунда счёт дошёл до цели ({ $target } или больше). Партия окончена.
}
match-rounds = { $rounds ->
    [1] Единственный раунд сыгран: партия окончена.
    [one] Сыгран { $rounds } раунд: партия окончена.
    [few] Сыграны все { $rounds } раунда: партия окончена.
    [many] Сыграны все { $rounds } раундов: партия окончена.
   *[other] Сыграны все { $rounds } раундов: партия окончена.
}
match-highest = { PERSON($players) ->
    [you] Вы набираете больше всех, { $total }, и побеждаете.
    [you-too] { $players } набираете больше всех, { $total }, и делите победу.
   *[other] { $count ->
        [one] { $players } набирает больше всех, { $total }, и побеждает.
        [few] { $players } набирают больше всех, { $total }, и делят победу.
        [many] { $players } набирают больше всех, { $total }, и делят победу.
       *[other] { $players } набирают больше всех, { $total }, и делят победу.
    }
}
match-lowest = { PERSON($players) ->
    [you] Вы набираете меньше всех, { $total }, и побеждаете.
    [you-too] { $players } набираете меньше всех, { $total }, и делите победу.
   *[other] { $count ->
        [one] { $players } набирает меньше всех, { $total }, и побеждает.
        [few] { $players } набирают меньше всех, { $total }, и делят победу.
        [many] { $players } набирают меньше всех, { $total }, и делят победу.
       *[other] { $players } набирают меньше всех, { $total }, и делят победу.
    }
}
match-only-at-target = { PERSON($players) ->
    [you] Только вы достигаете цели и потому побеждаете.
   *[other] Только { $players } достигает цели и потому побеждает.
}
match-round-winner = { PERSON($players) ->
    [you] Вы выигрываете последний раунд и потому побеждаете.
    [you-too] { $players } вместе выигрываете последний раунд и делите победу.
   *[other] { $count ->
        [one] { $players } выигрывает последний раунд и потому побеждает.
        [few] { $players } вместе выигрывают последний раунд и делят победу.
        [many] { $players } вместе выигрывают последний раунд и делят победу.
       *[other] { $players } вместе выигрывают последний раунд и делят победу.
    }
}
match-round-winner-at-target = { PERSON($players) ->
    [you] Из достигших цели вы выигрываете последний раунд и потому побеждаете.
    [you-too] { $players } достигаете цели, выигрываете последний раунд и делите победу.
   *[other] { $count ->
        [one] Из достигших цели { $players } выигрывает последний раунд и потому побеждает.
        [few] Из достигших цели { $players } выигрывают последний раунд и делят победу.
        [many] Из достигших цели { $players } выигрывают последний раунд и делят победу.
       *[other] Из достигших цели { $players } выигрывают последний раунд и делят победу.
    }
}
match-round-winner-higher = { PERSON($players) ->
    [you] Из победителей последнего раунда вы набираете больше всех, { $total }, и побеждаете.
    [you-too] { $players } набираете больше всех из победителей последнего раунда, { $total }, и делите победу.
   *[other] { $count ->
        [one] Из победителей последнего раунда { $players } набирает больше всех, { $total }, и побеждает.
        [few] Из победителей последнего раунда { $players } набирают больше всех, { $total }, и делят победу.
        [many] Из победителей последнего раунда { $players } набирают больше всех, { $total }, и делят победу.
       *[other] Из победителей последнего раунда { $players } набирают больше всех, { $total }, и делят победу.
    }
}
match-first-at-target = { PERSON($players) ->
    [you] Никто из достигших цели не выигрывает последний раунд. Вы достигаете её раньше других и побеждаете.
    [you-too] Никто из достигших цели не выигрывает последний раунд. { $players } достигаете её раньше других и делите победу.
   *[other] { $count ->
        [one] Никто из достигших цели не выигрывает последний раунд. { $players } достигает её раньше других и побеждает.
        [few] Никто из достигших цели не выигрывает последний раунд. { $players } достигают её раньше других и делят победу.
        [many] Никто из достигших цели не выигрывает последний раунд. { $players } достигают её раньше других и делят победу.
       *[other] Никто из достигших цели не выигрывает последний раунд. { $players } достигают её раньше других и делят победу.
    }
}
match-solo = { PERSON($player) ->
    [you] Вы заканчиваете со счётом { $total } при резерве в { $well } { $well ->
        [one] фишку
        [few] фишки
        [many] фишек
       *[other] фишек
    }. Сравнивайте с партиями при таком же резерве.
   *[other] { $player } заканчивает со счётом { $total } при резерве в { $well } { $well ->
        [one] фишку
        [few] фишки
        [many] фишек
       *[other] фишек
    }. Сравнивайте с партиями при таком же резерве.
}

## A rule set in words

rules-preparation = Подготовка
rules-tiles = Всего { $tiles } { $tiles ->
    [one] фишка
    [few] фишки
    [many] фишек
   *[other] фишек
} с цифрой от 0 до { $highest } в каждом углу: каждое сочетание трёх цифр встречается один раз, цифры растут по часовой стрелке. Ценность фишки — сумма цифр в её углах.
rules-players = Для { $players } игроков.
rules-too-few-tiles = При { $players } игроках фишек на раздачу не хватит.
rules-hand-unnamed = Сколько фишек раздавать при { $players } игроках, не сказано, поэтому таким составом играть нельзя.
rules-only-solo = Сыграть можно только в соло-игру.
rules-hand = { $tiles ->
    [one] При { $players } игроках каждый получает { $tiles } фишку.
    [few] При { $players } игроках каждый получает { $tiles } фишки.
    [many] При { $players } игроках каждый получает { $tiles } фишек.
   *[other] При { $players } игроках каждый получает { $tiles } фишек.
}
rules-well = Остальные фишки лежат цифрами вниз, это резерв. Ни резерва, ни чужих фишек никто не видит.
rules-no-well = Раздаются все фишки. Чужих фишек никто не видит.
rules-unused-tiles = Остальные фишки лежат цифрами вниз, и никто их не берёт. Чужих фишек никто не видит.

rules-opening = Первый ход
rules-opener-highest-triple = Каждый раунд начинает тот, у кого старший триплет — фишка с тремя одинаковыми цифрами; если триплетов ни у кого нет — тот, у кого фишка наибольшей ценности.
rules-opener-highest-tile = Каждый раунд начинает тот, у кого фишка наибольшей ценности.
rules-opener-youngest = Каждый раунд начинает самый младший.
rules-first-opener-highest-triple = Первый раунд начинает тот, у кого старший триплет — фишка с тремя одинаковыми цифрами; если триплетов ни у кого нет — тот, у кого фишка наибольшей ценности.
rules-first-opener-highest-tile = Первый раунд начинает тот, у кого фишка наибольшей ценности.
rules-first-opener-youngest = Первый раунд начинает самый младший.
rules-opener-tie = Из фишек равной ценности старше та, у которой больше наибольшая цифра; если и эти цифры равны, сравнивают следующие: { $higher } старше { $lower }.
rules-next-opener-round-winner = Каждый следующий раунд начинает победитель прошлого; из нескольких победителей — тот, кто первый в порядке ходов, считая от начавшего тот раунд; если его не выиграл никто — тот, кто его начал.
rules-next-opener-rotation = Каждый следующий раунд начинает следующий игрок по часовой стрелке.
rules-opening-tile-that = Первой выкладывается фишка, которая решила, кто начинает, повёрнутая как угодно.
rules-opening-tile-any = Первой можно выложить любую свою фишку, повернув её как угодно.
rules-opening-tile-later = В следующих раундах, где фишка этого не решает, первым выкладывается старший из своих триплетов, фишек с тремя одинаковыми цифрами, а без них — фишка наибольшей ценности.
rules-zero-follow-up = Если игрок начинает с 0-0-0 и у него есть подходящая фишка, он может сразу выложить ещё одну или отказаться.

rules-turn = Ход
rules-turn-order = Ходят по часовой стрелке. За ход выкладывается одна фишка.
rules-fit = Фишку можно поворачивать, но не переворачивать; её прикладывают стороной к стороне уже лежащей. Всюду, где её углы касаются других, вдоль стороны или только в точке, цифры должны совпасть.
rules-new-field = Если игрок выкладывает шестую фишку вокруг точки, то есть закрывает шестиугольник, и у него ещё есть фишки, он может начать новое поле с любой своей фишки, повернув её как угодно, или отказаться. На этом ход заканчивается.
rules-fields = Поля никогда не соединяются. Выкладывать можно на любое поле.

rules-drawing = Добор и пропуск хода
rules-no-draw = Фишек не берут. Кто может выложить фишку, обязан это сделать; кто не может, пропускает ход.
rules-no-draw-free = Фишек не берут. Игрок выкладывает подходящую фишку или пропускает ход.
rules-no-draw-all-dealt = Если после раздачи не остаётся ни одной фишки, пропустить ход может и тот, кому есть что выложить.
rules-free-draw = Кто не может или не хочет выложить фишку, берёт из резерва.
rules-after-drawing-drawn = После этого можно выложить только фишку, взятую за этот ход.
rules-after-drawing-any = И после этого можно выложить любую свою фишку.
rules-after-drawing-newest = После этого можно выложить только фишку, взятую последней.
rules-draw-limit = { $limit ->
    [null] Фишки берут по одной.
    [1] За ход можно взять только одну фишку.
    [one] За ход можно взять не больше { $limit } фишки, по одной.
    [few] За ход можно взять не больше { $limit } фишек, по одной.
    [many] За ход можно взять не больше { $limit } фишек, по одной.
   *[other] За ход можно взять не больше { $limit } фишек, по одной.
}
rules-free-draw-once = Затем игрок выкладывает подходящую фишку или пропускает ход.
rules-free-draw-on = После каждой взятой фишки игрок выкладывает подходящую или берёт ещё; когда больше брать нельзя, выкладывает подходящую или пропускает ход.
rules-free-draw-stop = После каждой взятой фишки игрок выкладывает подходящую, берёт ещё или прекращает добор и пропускает ход; когда больше брать нельзя, выкладывает подходящую или пропускает ход.
rules-empty-well-pass-forced = Если резерв пуст и ничего не взято, тот, кто может выложить фишку, обязан это сделать; кто не может, пропускает ход.
rules-empty-well-pass-free = Если резерв пуст и ничего не взято, игрок выкладывает подходящую фишку или пропускает ход.
rules-duty-draw = Кто может выложить фишку, обязан это сделать.
rules-duty-draw-limit = { $limit ->
    [null] Кто не может, берёт из резерва по одной и обязан выложить первую подходящую.
    [1] Кто не может, берёт из резерва одну фишку и обязан её выложить, если она подходит.
    [one] Кто не может, берёт из резерва по одной, не больше { $limit } фишки за ход, и обязан выложить первую подходящую.
    [few] Кто не может, берёт из резерва по одной, не больше { $limit } фишек за ход, и обязан выложить первую подходящую.
    [many] Кто не может, берёт из резерва по одной, не больше { $limit } фишек за ход, и обязан выложить первую подходящую.
   *[other] Кто не может, берёт из резерва по одной, не больше { $limit } фишек за ход, и обязан выложить первую подходящую.
}
rules-duty-draw-stop = Кто уже брал, но подходящей фишки так и не получил, может прекратить добор и пропустить ход, хотя мог бы взять ещё.
rules-duty-draw-end = Когда больше брать нельзя и ничего не подходит, игрок пропускает ход.
rules-draw-cost = { $cost ->
    [0] За добор штрафа нет.
    [one] За каждую взятую фишку штраф { $cost } очко.
    [few] За каждую взятую фишку штраф { $cost } очка.
    [many] За каждую взятую фишку штраф { $cost } очков.
   *[other] За каждую взятую фишку штраф { $cost } очков.
}
rules-pass-cost = { $cost ->
    [0] За пропуск хода штрафа нет.
    [one] За пропуск хода штраф { $cost } очко.
    [few] За пропуск хода штраф { $cost } очка.
    [many] За пропуск хода штраф { $cost } очков.
   *[other] За пропуск хода штраф { $cost } очков.
}
rules-stop-cost = { $cost ->
    [0] За пропуск хода, пока можно взять ещё, штрафа нет.
    [one] За пропуск хода, пока можно взять ещё, штраф { $cost } очко.
    [few] За пропуск хода, пока можно взять ещё, штраф { $cost } очка.
    [many] За пропуск хода, пока можно взять ещё, штраф { $cost } очков.
   *[other] За пропуск хода, пока можно взять ещё, штраф { $cost } очков.
}
rules-pass-cost-drawn = { $cost ->
    [0] За пропуск хода после добора, когда больше брать нельзя, штрафа нет.
    [one] За пропуск хода после добора, когда больше брать нельзя, штраф { $cost } очко.
    [few] За пропуск хода после добора, когда больше брать нельзя, штраф { $cost } очка.
    [many] За пропуск хода после добора, когда больше брать нельзя, штраф { $cost } очков.
   *[other] За пропуск хода после добора, когда больше брать нельзя, штраф { $cost } очков.
}
rules-pass-cost-empty-well = { $cost ->
    [0] За пропуск хода, если резерв был пуст с начала хода, штрафа нет.
    [one] За пропуск хода, если резерв был пуст с начала хода, штраф { $cost } очко.
    [few] За пропуск хода, если резерв был пуст с начала хода, штраф { $cost } очка.
    [many] За пропуск хода, если резерв был пуст с начала хода, штраф { $cost } очков.
   *[other] За пропуск хода, если резерв был пуст с начала хода, штраф { $cost } очков.
}
rules-pass-keeping = Когда больше брать нельзя, тот, кто брал и оставляет себе фишку, которую мог бы выложить, пропускает ход без штрафа.
rules-below-zero = Счёт может стать меньше нуля.

rules-scoring = Очки
rules-tile-points-value = За выложенную фишку начисляется её ценность.
rules-tile-points-one = Выложенная фишка даёт 1 очко.
rules-tile-points-none = Сама по себе выложенная фишка ничего не даёт.
rules-opening-bonus = Первый ход добавляет { $bonus } { $bonus ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}.
rules-opening-bonus-triple = Первый ход с триплетом добавляет { $bonus } { $bonus ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}.
rules-zero-opening-bonus-more = Первый ход с 0-0-0 добавляет ещё { $bonus } { $bonus ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}.
rules-zero-opening-bonus = Первый ход с 0-0-0 добавляет { $bonus } { $bonus ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}.
rules-bridge = Мост добавляет { $bonus } { $bonus ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}: фишка касается другой фишки только одной стороной, а противоположным углом — ещё одной.
rules-double = Двойное соединение добавляет { $bonus } { $bonus ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}: фишка касается других двумя или тремя сторонами, но шестиугольника не закрывает.
rules-hexagon = Закрытый шестиугольник (шестая фишка вокруг точки) добавляет { $bonus } { $bonus ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}, сколько бы шестиугольников ни закрылось сразу.
rules-hexagons = Закрытый шестиугольник (шестая фишка вокруг точки) добавляет { $one } { $one ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}; два сразу — { $two }, три — { $three }.

rules-round-end = Конец раунда
rules-out = Кто выкладывает последнюю фишку с рук, сразу завершает раунд.
rules-out-to-winner = { $bonus ->
    [0] За это начисляется ценность всех фишек на руках у остальных. Остальные ничего не получают и не теряют.
    [one] За это начисляется { $bonus } очко и ценность всех фишек на руках у остальных. Остальные ничего не получают и не теряют.
    [few] За это начисляется { $bonus } очка и ценность всех фишек на руках у остальных. Остальные ничего не получают и не теряют.
    [many] За это начисляется { $bonus } очков и ценность всех фишек на руках у остальных. Остальные ничего не получают и не теряют.
   *[other] За это начисляется { $bonus } очков и ценность всех фишек на руках у остальных. Остальные ничего не получают и не теряют.
}
rules-out-against-owner = Ценность фишек на руках прибавляется к счёту их владельца. Кто выкладывает последнюю фишку, не прибавляет ничего.
rules-out-ignored = { $bonus ->
    [0] Фишки, оставшиеся на руках, не считаются.
    [one] За последнюю фишку начисляется { $bonus } очко. Фишки, оставшиеся на руках, не считаются.
    [few] За последнюю фишку начисляется { $bonus } очка. Фишки, оставшиеся на руках, не считаются.
    [many] За последнюю фишку начисляется { $bonus } очков. Фишки, оставшиеся на руках, не считаются.
   *[other] За последнюю фишку начисляется { $bonus } очков. Фишки, оставшиеся на руках, не считаются.
}
rules-blocked-when-nobody-can-place = Раунд заканчивается и «рыбой»: в конце хода резерв пуст, и ни у кого нет подходящей фишки.
rules-blocked-when-all-passed = Раунд заканчивается и «рыбой»: все друг за другом пропустили ход.
rules-blocked-well-left = Резерв при этом может быть не пуст.
rules-blocked-free-passes = Рыба наступает и тогда, когда резерв пуст и все друг за другом пропустили ход.
rules-blocked-others-minus-own = При рыбе тот, у кого сумма на руках наименьшая, получает ценность всех чужих фишек минус ценность своих.
rules-blocked-differences = При рыбе тот, у кого сумма на руках наименьшая, получает разницу с каждым из остальных.
rules-blocked-nothing = За рыбу никто не получает очков.
rules-blocked-against-owner = При рыбе фишки на руках считаются так же.
rules-blocked-ignored = За рыбу никто не получает очков.
rules-blocked-no-bonus = Бонус за последнюю фишку ({ $bonus }) при этом не даётся.
rules-round-winner-hand = Раунд выигрывает тот, кто выкладывает последнюю фишку, а при рыбе — тот, у кого сумма на руках наименьшая.
rules-blocked-tie-each = Если наименьшая сумма у нескольких, это относится к каждому из них.
rules-blocked-tie-nobody = Если наименьшая сумма у нескольких, очков за это не получает никто и раунд не выигрывает никто.
rules-blocked-tie-fewest-tiles = Если наименьшая сумма у нескольких, это относится к тому из них, у кого меньше всего фишек; если и таких несколько, то к каждому из них.
rules-round-winner-most = Раунд выигрывает тот, кто набирает в нём больше всех очков.

rules-match-end = Конец партии
rules-target-at-once = Партия заканчивается, как только у кого-то { $target } или больше очков. Если раунд ещё не окончен, он прерывается: фишки на руках не считаются, и раунд не выигрывает никто.
rules-target-during-round = Партия заканчивается вместе с раундом, в котором хоть на миг у кого-то { $target } или больше очков.
rules-target-after-round = Партия заканчивается, когда очки за раунд подсчитаны и на счету у кого-то { $target } или больше.
rules-rounds = { $rounds ->
    [1] Партия — это один раунд.
    [one] Партия — это { $rounds } раунд.
    [few] Партия — это { $rounds } раунда.
    [many] Партия — это { $rounds } раундов.
   *[other] Партия — это { $rounds } раундов.
}
rules-rounds-too = { $rounds ->
    [1] В любом случае она заканчивается после одного раунда.
    [one] В любом случае она заканчивается после { $rounds } раунда.
    [few] В любом случае она заканчивается после { $rounds } раундов.
    [many] В любом случае она заканчивается после { $rounds } раундов.
   *[other] В любом случае она заканчивается после { $rounds } раундов.
}
rules-rounds-choice = Можно договориться о другом числе раундов.
rules-winner-highest = Побеждает тот, у кого счёт наибольший. При равном счёте победу делят.
rules-winner-lowest = Побеждает тот, у кого счёт наименьший. При равном счёте победу делят.
rules-winner-one-at-target = Если { $target } или больше очков тогда у одного игрока, он и побеждает.
rules-winner-several-at-target = Если у нескольких, побеждает тот из них, кто выиграл последний раунд. Если его выиграли несколько из них, побеждает тот, у кого среди них счёт наибольший; при равном счёте победу делят.
rules-winner-first-at-target = Если никто из них его не выиграл, побеждает тот, кто в партии первым набрал { $target }.
rules-winner-nobody-at-target = Если { $target } или больше очков тогда нет ни у кого, побеждает тот, у кого счёт наибольший; при равном счёте победу делят.

rules-solo = Соло
rules-solo-start = Один игрок играет один раунд. В начале на столе лежит случайная фишка, очков она не даёт.
rules-solo-deal = { $hand ->
    [0] Фишки не раздаются. В резерве их { $well }.
    [one] На руках { $hand } фишка, в резерве { $well }.
    [few] На руках { $hand } фишки, в резерве { $well }.
    [many] На руках { $hand } фишек, в резерве { $well }.
   *[other] На руках { $hand } фишек, в резерве { $well }.
}
rules-solo-well = Можно выбрать и другой размер резерва. Сравнивайте результаты только при одинаковом размере.
rules-solo-turns = Ходы, штрафы и бонусы те же.
rules-solo-draw-cost = { $cost ->
    [0] Ходы, штрафы и бонусы те же, только за добор штрафа нет.
    [one] Ходы, штрафы и бонусы те же, только за каждую взятую фишку штраф { $cost } очко.
    [few] Ходы, штрафы и бонусы те же, только за каждую взятую фишку штраф { $cost } очка.
    [many] Ходы, штрафы и бонусы те же, только за каждую взятую фишку штраф { $cost } очков.
   *[other] Ходы, штрафы и бонусы те же, только за каждую взятую фишку штраф { $cost } очков.
}
rules-solo-out = { $bonus ->
    [0] Последняя фишка с рук завершает игру.
    [one] Последняя фишка с рук даёт { $bonus } очко и завершает игру.
    [few] Последняя фишка с рук даёт { $bonus } очка и завершает игру.
    [many] Последняя фишка с рук даёт { $bonus } очков и завершает игру.
   *[other] Последняя фишка с рук даёт { $bonus } очков и завершает игру.
}
rules-solo-out-no-hand = { $bonus ->
    [0] Игра заканчивается, когда выложена последняя фишка и резерв пуст.
    [one] Игра заканчивается, когда выложена последняя фишка и резерв пуст; это даёт { $bonus } очко.
    [few] Игра заканчивается, когда выложена последняя фишка и резерв пуст; это даёт { $bonus } очка.
    [many] Игра заканчивается, когда выложена последняя фишка и резерв пуст; это даёт { $bonus } очков.
   *[other] Игра заканчивается, когда выложена последняя фишка и резерв пуст; это даёт { $bonus } очков.
}
rules-solo-pass-blocks = Пропуск хода — это уже рыба.
rules-solo-empty-well-pass-blocks = Пропуск хода при пустом резерве — это уже рыба.
rules-solo-blocked = Если игра заканчивается рыбой, ценность фишек на руках вычитается.
rules-solo-blocked-nothing = Если игра заканчивается рыбой, фишки на руках не считаются.
rules-solo-no-target = Цели по очкам в этой игре нет.

## Records

earlier-solo-draw = Партия сыграна по прежнему толкованию правил и оценивается по нему: в этой соло-игре за каждую взятую фишку был штраф.
earlier-solo-blocked = Партия сыграна по прежнему толкованию правил и оценивается по нему: при рыбе в соло-игре всегда вычиталась ценность оставшихся фишек.
earlier-round-winner = Партия сыграна по прежнему толкованию правил и оценивается по нему: если в конце никто не достиг цели, партию выигрывал победитель последнего раунда.
# Where in a record, before a sentence; round 0 is the match, and action 0 the round itself.
record-where = { $round ->
    [0] { "" }
   *[other] { $action ->
        [0] Раунд { $round }:{ " " }
       *[other] Раунд { $round }, действие { $action }:{ " " }
    }
}
record-no-file = Файла { $path } нет. Проверьте имя.
record-is-folder = { $path } — это папка. Назовите файл в ней.
record-unreadable = { $path } не читается. Проверьте, что это файл и что вам можно его читать.
record-empty = Здесь нет ни одной записи. В файле записей каждая стоит на своей строке.
record-too-long = Запись в строке { $line } слишком длинная: можно не больше { $most } МиБ. Пишите каждую запись на своей строке.
record-extra-too-long = Имена и дополнительные ключи этой записи длиннее самой партии. Уберите то, что к ней не относится.
record-not-utf8 = Строка { $line } — не текст в UTF-8. Сохраните файл в этой кодировке.
record-not-json = Строка { $line } с позиции { $column } — не JSON. Может быть, она обрезана или изменена вручную; возьмите запись там, где она была создана.
record-bad-number = В записи в строке { $line } число слишком велико или это вообще не число, например NaN. Очки, места и клетки — небольшие целые числа.
record-too-deep = Запись в строке { $line } вложена слишком глубоко.
record-key-twice = В записи в строке { $line } в одном объекте дважды стоит { $key }. Оставьте одно.
record-half-character = В записи в строке { $line } есть половина символа, её нельзя записать. Напишите текст там заново.
record-not-an-object = Строка { $line } — это JSON, но не запись: запись — объект в фигурных скобках.
record-wrong-format = Такую запись здесь прочесть нельзя: её формат { $found }, а не { $expected }.
record-missing = { record-where }Нет «{ $key }». Здесь это есть в каждой записи.
record-wrong-type = { record-where }В «{ $key }» нужно указать { $kind ->
    [object] объект в фигурных скобках
    [list] список
    [text] текст
    [number] целое число
    [flag] true или false
    [cell] клетку, например [0, 0, "up"]
    [corners] список из трёх целых чисел
    [digits] 64 знака от 0 до 9 и от a до f
   *[rules] id правил или объект в фигурных скобках
}, а не { $found }.
record-unknown-tile = { record-where }Фишки { $found } для «{ $key }» нет. Фишку называют её цифры по возрастанию, например "3-4-4".
record-unknown-action = { record-where }«do» должно быть place, draw, pass или decline, а не { $found }.
record-unknown-line = { record-where }В «do» нужно указать round, place, draw, pass, decline или end, а не { $found }.
record-length = { record-where }В «{ $key }» элементов { $found }, а по записанному должно быть { $expected }.
record-bad-name = Имя { $found } нельзя показать. Уберите управляющие символы и переносы строк.
record-bad-rules = По правилам этой записи играть нельзя. { $why }
record-bad-setup = Партии из этой записи быть не может. { $why }
record-bad-deal = { record-where }Такой раздачи быть не может. { $why }
record-illegal-action = { record-where }Правила этого не разрешают. { $why }
record-disagrees = { record-where }«{ $key }» в записи — { $found }, а по правилам — { $expected }.
record-action-after-end = { record-where }Раунд был окончен ещё до этого действия. После конца ничего быть не может.
record-round-unfinished = { record-where }Действия обрываются до конца раунда. Оборваться может только последний раунд неоконченной партии.
record-end-too-early = { record-where }В записи есть «end», но раунд не окончен.
record-round-after-match = { record-where }Партия была окончена ещё до этого раунда.
record-match-unfinished = В записи сказано, что партия доиграна, но она не окончена.
record-match-finished = В записи сказано, что партия прервана, но она окончена.
record-fair-method = «{ $key }» — это { $found }, а проверить раздачи здесь можно только по { $expected }.
record-fair-seats = В «{ $key }» { $found } { $found ->
    [one] значение
    [few] значения
    [many] значений
   *[other] значений
}, а в партии { $expected } { $expected ->
    [one] место
    [few] места
    [many] мест
   *[other] мест
}. Для каждого места нужно одно значение, null, если оттуда ничего не прислали.
record-fair-secret = «{ $key }» — не тот секрет, который до партии обещали не менять: его SHA-256 не равен { $commitment }.
record-fair-deal = { record-where }Раздача подстроена: это не та, которую дают секрет и числа игроков в «fair».
record-seen-unreadable = Это не то, что устройство хранит о партии. Это одна строка текста, и начинается она с { $format }.
record-seen-no-proof = В записи не сказано, откуда взялись раздачи, хотя до партии сервер обещал не менять их секрет.
record-seen-commitment = До партии сервер дал вашему устройству обещание о другом секрете: SHA-256 секрета из записи не равен { $commitment }.
record-seen-contribution = Того, что ваше устройство добавило к раздачам на месте { $seat }, в записи нет.
record-seen-head = Журнал стола не тот, что показывали вашему устройству: на версии { $version } у него другой хеш.
record-seen-lost = Сервер сообщает, что потерял конец своего журнала: того, что показывали вашему устройству на версии { $version }, в нём больше нет.
record-seen-log = Журнал стола говорит не то, что запись: они расходятся на версии { $version }.
record-seen-moves = Ходы не те, что показывали вашему устройству: между версиями { $after } и { $upto } в журнале другие.
record-seen-no-log = Это не журнал законченной партии с текстом строк.
seen-proof-deals = { $rounds ->
    [1] Раздача получена из секрета, который сервер до партии обещал вашему устройству не менять, и из того, что добавило ваше устройство. Значит, сервер не мог её выбрать.
    [one] Все раздачи ({ $rounds }) получены из секрета, который сервер до партии обещал вашему устройству не менять, и из того, что добавило ваше устройство. Значит, сервер не мог их выбрать.
    [few] Все раздачи ({ $rounds }) получены из секрета, который сервер до партии обещал вашему устройству не менять, и из того, что добавило ваше устройство. Значит, сервер не мог их выбрать.
    [many] Все раздачи ({ $rounds }) получены из секрета, который сервер до партии обещал вашему устройству не менять, и из того, что добавило ваше устройство. Значит, сервер не мог их выбрать.
   *[other] Все раздачи ({ $rounds }) получены из секрета, который сервер до партии обещал вашему устройству не менять, и из того, что добавило ваше устройство. Значит, сервер не мог их выбрать.
}
seen-proof-deals-only = { $rounds ->
    [1] Раздача получена из секрета, который сервер обещал вашему устройству не менять. Ваше устройство ничего к ней не добавило, поэтому не может сказать, выбирал ли её сервер.
    [one] Все раздачи ({ $rounds }) получены из секрета, который сервер обещал вашему устройству не менять. Ваше устройство ничего к ним не добавило, поэтому не может сказать, выбирал ли их сервер.
    [few] Все раздачи ({ $rounds }) получены из секрета, который сервер обещал вашему устройству не менять. Ваше устройство ничего к ним не добавило, поэтому не может сказать, выбирал ли их сервер.
    [many] Все раздачи ({ $rounds }) получены из секрета, который сервер обещал вашему устройству не менять. Ваше устройство ничего к ним не добавило, поэтому не может сказать, выбирал ли их сервер.
   *[other] Все раздачи ({ $rounds }) получены из секрета, который сервер обещал вашему устройству не менять. Ваше устройство ничего к ним не добавило, поэтому не может сказать, выбирал ли их сервер.
}
seen-proof-log = Партия шла так, как её показывали вашему устройству: ни один показанный ход потом не изменён.
seen-proof-log-part = После того как вашему устройству показали последнее состояние, в журнале ничего не изменено. Ходы, которые показывали вашему устройству по одному и которые совпадают: { $shown } из { $moves }.
seen-proof-dropped = Раздачи получены из секрета, который сервер обещал вашему устройству не менять. Ваше устройство добавило число, но оно не учтено: как показал сервер, до начала партии вы освободили своё место или его занял кто-то другой. Если это не так, сервер мог выбрать раздачи.
seen-proof-stranger = Раздачи получены из секрета, который сервер обещал вашему устройству не менять, и из того, что добавило ваше устройство. Но кое-что добавлено и на месте { $seat }, где вашему устройству в этой партии не показывали ни одного человека. Если это добавил сервер, он мог выбрать раздачи.
seen-proof-silent = Раздачи получены из секрета, который сервер обещал вашему устройству не менять, и из того, что добавило ваше устройство. Но на месте { $seat }, где вашему устройству показывали человека, ничего не добавлено. Если сервер отбросил то, что оттуда прислали, он мог выбирать из нескольких раздач.
seen-proof-no-log = Шла ли партия так, как её показывали вашему устройству, не проверено: для этого нужен журнал стола.
seen-proof-none = Это устройство не участвовало в партии. Оно не может сказать, что обещал сервер и настоящая ли это запись.
seen-doubt-commitment = Сервер показывает не то обещание, что раньше. Возможно, секрет раздач подменили. Ваше устройство хранит первое обещание.
seen-doubt-history = Сервер показывает другую историю этого стола, чем раньше. Что-то потом изменили. Ваше устройство хранит то, что ему показали сначала.
seen-doubt-shorter = Сервер показывает об этом столе меньше, чем раньше: то, что уже случилось, пропало. Ваше устройство хранит то, что ему показали сначала.
seen-doubt-lost = Сервер потерял конец этой партии и сам об этом говорит. Ходы, которые вы видели, пропали; партия продолжается с того, что было до них. Ваше устройство хранит то, что ему показали сначала.
record-no-round = { $expected ->
    [0] В записи нет раундов, поэтому нет и раунда { $found }.
    [one] Раунда { $found } нет. В записи { $expected } раунд, считая от 1.
    [few] Раунда { $found } нет. В записи { $expected } раунда, считая от 1.
    [many] Раунда { $found } нет. В записи { $expected } раундов, считая от 1.
   *[other] Раунда { $found } нет. В записи { $expected } раундов, считая от 1.
}
record-no-action = { record-where }Момента после действия { $found } нет. Выберите от 0, когда фишки розданы, до { $expected }.
record-names-do-not-fit = { $expected ->
    [1] В партии одно место, а имён { $found }. Задайте одно имя.
    [one] В партии { $expected } место, а имён { $found }. Задайте по одному на каждое место.
    [few] В партии { $expected } места, а имён { $found }. Задайте по одному на каждое место.
    [many] В партии { $expected } мест, а имён { $found }. Задайте по одному на каждое место.
   *[other] В партии { $expected } мест, а имён { $found }. Задайте по одному на каждое место.
}
record-key-taken = «{ $key }» в записи уже что-то значит. Выберите для добавленного другое имя.
record-not-writable = Это нельзя записать как JSON. Берите только текст, целые числа, списки и объекты, не слишком глубоко вложенные.

## Notation

notation-too-long = В этом тексте { $found } { $found ->
    [one] знак
    [few] знака
    [many] знаков
   *[other] знаков
}, а позиции хватает { $most }. Скопируйте только позицию.
notation-not-a-tile = { $section ->
    [null] «{ $found }» — не фишка. Фишка — это три цифры от 0 до 5 по возрастанию, например 344 или 3-4-4.
   *[other] { $section }: { $found } — не фишка. Фишка — это три цифры от 0 до 5 по возрастанию, например 344 или 3-4-4.
}
notation-not-a-placement = { $section }: { $found } — не размещение. Размещение — это три цифры по часовой стрелке, u или d (вверх или вниз) и x и y клетки, например 443d-1,2.
notation-not-an-action = { $section }: { $found } — не действие. Напишите draw, pass, decline или размещение, например 443d-1,2.
notation-not-a-number = { $section }: { $found } не годится. Нужно целое число не длиннее 18 цифр.
notation-not-a-phase = { $section }: { $found } — не фаза. Есть: { $expected }.
notation-wrong-section = Там, где должно стоять { $section }= со значением, стоит { $found }. Скопируйте всю позицию, от rules= до totals=.
notation-bad-rules = { $section ->
    [null] По этим правилам играть нельзя. { $why }
   *[other] { $section }: по этим правилам играть нельзя. { $why }
}
notation-field-twice = { $section ->
    [null] { $found } стоит дважды. Оставьте одно.
   *[other] { $section }: { $found } стоит дважды. Оставьте одно.
}
notation-bad-seats = { $section }: Столько игроков быть не может. { $why }
notation-bad-opener = { $section }: По этим правилам предыдущий раунд не решает, кто начинает. Уберите эту часть.
notation-not-in-the-set = { $section }: В этом наборе нет фишки { $found }.
notation-tile-twice = { $section }: { $found } стоит дважды. Каждая фишка только одна, на столе или на руках.
notation-does-not-fit = { $section }: { $found } туда не подходит: рядом фишки, выложенные раньше. Фишки стоят в том порядке, в каком выложены.
notation-not-a-first-tile = { $section }: { $found } не может быть первой фишкой поля. Та лежит в u0,0, а в соло-игре её не поворачивают.
notation-too-many-fields = { $section }: Полей не может быть { $found }, самое большее { $most }. Новое поле начинает только тот, кто закрывает шестиугольник, если это разрешают правила.
notation-drawn-not-held = { $section }: { $found } не может быть среди фишек, взятых за этот ход. Каждая из них есть на руках и названа один раз.
notation-miscounted = { $section ->
    [hand] hand: Фишек здесь { $found }, а по counts их { $expected }. У зрителя фишек на руках нет.
    [totals] totals: Чисел здесь { $found }, а мест { $expected }.
   *[counts] counts: Всего фишек на столе, на руках и в резерве { $found }, а по правилам { $expected }.
}
notation-out-of-range = { $section }: { $found } быть не может; наименьшее — { $low }, наибольшее — { $high }.
notation-phase-impossible = { $section }: С этими фишками, числами и правилами фаза не может быть { $found }. Скопируйте позицию ещё раз там, где она была показана.

## What a sheet says beside the rules: the aim, the age, the box

rules-sheet-facts = Об игре
sheet-aim-first-or-most = Цель игры: первым выложить все свои фишки или набрать больше всех очков.
sheet-aim-first-and-most = Цель игры: первым избавиться от своих фишек и набрать как можно больше очков.
sheet-aim-target = { $target ->
    [one] Цель игры: за несколько раундов набрать { $target } очко.
    [few] Цель игры: за несколько раундов набрать { $target } очка.
    [many] Цель игры: за несколько раундов набрать { $target } очков.
   *[other] Цель игры: за несколько раундов набрать { $target } очков.
}
sheet-aim-first = Цель игры: первым выложить все фишки со своей подставки и этим завершить раунд.
sheet-aim-most = Цель игры: набрать как можно больше очков.
sheet-age = Для игроков от { $years } лет.
sheet-box = В коробке: { $things }.
sheet-rounds = Обычно играют от { $low } до { $high } раундов (в этих правилах они названы партиями), и очки за все раунды складываются.
sheet-turn-time = Если кто-то часто думает слишком долго, договоритесь о времени на ход, например от { $low } до { $high } секунд.
sheet-drawn-apart = Только что взятые фишки держите отдельно, чтобы верно посчитать и их, и штраф за них.
box-tiles = { $count } { $count ->
    [one] фишка
    [few] фишки
    [many] фишек
   *[other] фишек
}
box-racks = { $count } { $count ->
    [one] подставка
    [few] подставки
    [many] подставок
   *[other] подставок
} для фишек
box-score-pad = блокнот для подсчёта очков
box-score-board = доска для подсчёта очков
box-spiral-pad = блокнот на спирали
box-cloth-bag = тканевый мешочек
box-bag = мешочек
box-rules = правила игры

## Which reading of the sheets is ours, and why another is not offered

reading-ours = Наше прочтение:
reading-other = Домашние правила для другого прочтения:
reading-fit = Всюду, где встречаются углы, в них должна быть одна и та же цифра, хотя почти все правила говорят только о двух цифрах вдоль стороны.
reading-fit-why = Совпадение только вдоль сторон не предлагается: за мост дают очки потому, что подходит и угол напротив стороны, за шестиугольник — потому, что в одной точке совпали цифры шести углов, а пустое место между углами с разными цифрами нельзя было бы заполнить никогда.
reading-beside-any = Фишку можно прикладывать к любой фишке на столе, а не только к выложенной последней.
reading-beside-any-why = Прикладывать только к последней фишке не предлагается: для моста, двойного соединения и шестиугольника нужны фишки, выложенные раньше.
reading-edge = Фишка должна прилегать к фишке на столе целой стороной; касания углом недостаточно.
reading-edge-why = Прикладывать углом к углу не предлагается: в этих же правилах фишку добавляют к свободной стороне треугольника.
reading-opening-tile = Первой выкладывается та самая фишка, которая решает, кто начинает.
reading-opening-bonus = Бонус за первый ход даётся в каждом раунде, а не только в начале партии.
reading-opening-bonus-why = Бонус только в первом раунде не предлагается: в этих правилах игрой называется и раунд, а в Tri-Domino бонус дают каждый раз, когда начинается раунд.
reading-next-opener = Каждый раунд начинают по тому же правилу, что и первый.
reading-after-drawing = После добора можно выложить только фишку, взятую за этот ход, а не ту, что была у вас раньше.
reading-one-by-one = Фишки берут по одной: следующую — только посмотрев на предыдущую.
reading-one-by-one-why = Брать сразу несколько не предлагается: тогда первую подходящую нельзя было бы выложить тут же, как разрешают эти правила, а в «Триомино» прямо сказано «по одной».
reading-stop-drawing = Начав брать, вы берёте, пока можно и пока не выложите взятую фишку; «до трёх» — это предел, а не разрешение остановиться раньше.
reading-empty-well = Если резерв пуст и вы ничего не взяли, подходящую фишку надо выложить; ход пропускает только тот, у кого её нет.
reading-duty-draw = Если подходящая фишка есть, надо выкладывать, а брать вместо этого нельзя.
reading-duty-lay = Если взятая фишка подходит, её надо выложить; оставить её у себя нельзя. Домашние правила для другого прочтения меняют не только это: тогда брать можно и при подходящей фишке.
reading-kept-tile = Пропуск хода со взятой подходящей фишкой не стоит ничего сверх самого добора.
reading-kept-tile-why = Штраф за это не предлагается: правила штрафуют только того, кому не подошла ни одна из взятых фишек.
reading-zero-follow-up = Дополнительную фишку после 0-0-0 выкладывают сразу, в тот же ход, или не выкладывают вовсе; отказаться можно без штрафа, а если ни одна ваша фишка не подходит, ради неё не добирают.
reading-zero-follow-up-why = Отложить её до другого хода не предлагается: правила дают её вместе с первым ходом, прежде чем очередь дойдёт до других игроков.
reading-one-new-field = Сколько бы шестиугольников вы ни закрыли одной фишкой, можно начать одно новое поле, и только сразу.
reading-one-new-field-why = Поле за каждый шестиугольник не предлагается: в правилах речь об одной фишке, которую выкладывают сразу же.
reading-blocked-at-once = Когда резерв пуст и подходящей фишки нет ни у кого, раунд заканчивается сразу, прежде чем кто-то ещё пропустит ход и заплатит. Домашние правила для другого прочтения меняют не только это: раунд тогда заканчивается и в том случае, если все друг за другом пропустили ход, хотя в резерве ещё есть фишки, а соло-игра — с первым пропуском хода.
reading-blocked-well = В Triodominio раунд заканчивается, как только все друг за другом пропустили ход, даже если в резерве ещё есть фишки.
reading-blocked-tie = Если при рыбе наименьшая сумма осталась у нескольких игроков, каждый из них получает столько, сколько получил бы один победитель.
reading-reverse-hands = В Игре Наоборот оставшиеся фишки не считаются: там, где нужно набрать больше очков, их выгодно было бы придерживать.
reading-target = Партия в Trimino заканчивается в тот миг, когда кто-то набирает 400 очков, в «Тройном домино» — после раунда, в котором 400 очков были у кого-то хоть на миг, в «Триомино» и Tri-Domino — когда очки за раунд подсчитаны и на счету у кого-то 400 или больше.
reading-last-round-winner = Если 400 очков набрали несколько игроков, партию выигрывает победитель последнего раунда. Если его среди них нет, побеждает тот, кто первым достиг 400 очков.
reading-last-round-winner-why = Победа того, у кого меньше 400 очков, не предлагается: фраза в правилах выбирает только из тех, кто их набрал.
reading-shared-win = Игроки с одинаковым лучшим счётом делят победу.
reading-shared-win-why = Другого не предлагается: ни одни правила не говорят, как разрешить ничью в партии.
reading-solo-start = В соло-игре за первый ход очков нет: фишка, которая с самого начала лежит на столе, не даёт ничего, а первая выложенная фишка — столько же, сколько любая другая.
reading-solo-start-why = Очки за него не предлагаются: эту фишку выбирает случай, а очки даются за то, что выкладываете вы.
reading-solo-one-round = Соло-игра — это один раунд, и с достижением цели она не заканчивается.
reading-solo-one-round-why = Несколько раундов до цели не предлагаются: нужно набрать как можно больше очков с одним и тем же числом фишек.
reading-solo-hand = В соло-игре у вас столько же фишек, сколько у каждого из двух игроков, — 9, хотя для одного игрока правила числа не называют.
reading-solo-tiles = 20 фишек соло-игры — это все её фишки вместе с той, что с самого начала лежит на столе.
reading-solo-turns = В соло-игре «Тройного домино» взятая фишка, которая не подошла, остаётся у вас до другого хода, а ходы такие же, как всегда, и штраф за пропуск тоже.
reading-solo-turns-why = Откладывать такую фишку в сторону не предлагается: всюду, где фишки берут, их оставляют себе.
reading-solo-draw-cost = В соло-игре «Тройного домино» добор ничего не стоит: вся она состоит из добора, и каждый результат был бы меньше на одни и те же 95 очков.
reading-solo-held = Если соло-игра заканчивается рыбой, ценность оставшихся фишек вычитается, как и у победителя раунда при рыбе. Домашние правила для другого прочтения меняют не только это: тогда и за рыбу в раунде с несколькими игроками никто не получает очков.
reading-bridge-double = Фишка, которая касается других двумя сторонами, — только двойное соединение, хотя угол напротив каждой из этих сторон касается фишки, как у моста.
reading-three-edges = Фишка, которая касается других тремя сторонами, — двойное соединение, как и та, что касается двумя.
reading-three-edges-why = Другого не предлагается: три стороны — это две и ещё одна, и ни в каких правилах за лучшее совпадение не дают меньше.
reading-hexagon-double = Фишка, закрывающая шестиугольник, всегда касается других двумя сторонами, но очки даются только за шестиугольник, даже если в правилах об этом не сказано.
reading-several-hexagons = Два или три шестиугольника, закрытые одной фишкой, дают столько же, сколько один.

## House rules as text

house-rules-too-long = Число знаков в этом тексте — { $found }, а никаким домашним правилам не нужно больше { $most }. Скопируйте только правила.
house-rules-unreadable = { $found } — это не домашние правила. Вставьте целиком строку, ссылку или файл, которые вам прислали, или напишите название, двоеточие, код правил и каждое изменение, например Бабушкины: triomino, draw-limit=2.
house-rules-bad-name = { $found } не может быть названием домашних правил. Используйте видимые знаки, не больше { $most }.

## The score pad: what it asks back, and what it cannot write

pad-no-such-seat = В этом раунде нет игрока { $seat }, поэтому строка не считается. Исправьте её.
pad-not-playing = { $name } в этом раунде не играет, поэтому строка не считается. Кто это был? Исправьте строку.
pad-hand-of-absent = { $name } в этом раунде не играет. У кого остались эти фишки? Исправьте строку.
pad-not-your-turn = Судя по строкам выше, сейчас ходит { $name }.
pad-not-the-opener = По правилам этот раунд начинает { $name }.
pad-better-opening = Раунд надо было начать с { $tile }, а не с { $opened }: добора не было, значит, { $tile } у игрока { $name } с самой раздачи.
pad-must-open = Раунд ещё не начат. Сначала выкладывают первую фишку.
pad-nothing-offered = Здесь ничего не предлагалось, так что отказываться не от чего.
pad-round-over = Раунд уже закончился. Начните следующий или исправьте одну из прежних строк.
pad-round-not-over = Прошлый раунд не завершён. Оставшиеся фишки сосчитаны?
pad-match-over = Партия уже закончилась. На победу этот раунд не влияет.
pad-players = { $number ->
    [1] По этим правилам одному играть нельзя
    [one] По этим правилам { $number } игрок играть не может
    [few] По этим правилам { $number } игрока играть не могут
    [many] По этим правилам { $number } игроков играть не могут
   *[other] По этим правилам { $number } игрока играть не могут
}. Поэтому программа не следит, сколько фишек на руках и в резерве.
pad-tile-laid = { $line ->
    [0] Фишка { $tile } лежит на столе с самого начала. Каждая фишка только одна.
   *[other] Фишка { $tile } уже лежит на столе (строка { $line }). Каждая фишка только одна.
}
pad-tile-in-hand = Фишка { $tile } уже сосчитана у игрока { $name }. Каждая фишка только одна.
pad-not-in-the-set = Фишки { $tile } в этом наборе нет: наибольшая цифра { $highest }.
pad-too-few-tiles = { $kind ->
    [bridge] Мост пока невозможен: до него на столе должно лежать не меньше { $tiles } фишек.
    [double] Двойное соединение пока невозможно: до него на столе должно лежать не меньше { $tiles } фишек.
   *[hexagon] { $hexagons ->
        [one] Шестиугольник пока невозможен: до него на столе должно лежать не меньше { $tiles } фишек.
        [few] { $hexagons } шестиугольника сразу пока невозможны: до них на столе должно лежать не меньше { $tiles } фишек.
        [many] { $hexagons } шестиугольников сразу пока невозможны: до них на столе должно лежать не меньше { $tiles } фишек.
       *[other] { $hexagons } шестиугольника сразу пока невозможны: до них на столе должно лежать не меньше { $tiles } фишек.
    }
}
pad-double-without-bridge = Двойное соединение возможно только после моста, а в этом раунде моста нет.
pad-starts-field = Первая фишка поля ничего не касается, поэтому ничего образовать не может.
pad-does-not-fit = Там фишка лежать не может, поэтому дальше поле не сохраняется. { $why }
pad-fits-nowhere = Судя по полю, { $tile } никуда не подходит, поэтому дальше поле не сохраняется. Может быть, одна из прежних фишек лежит не на своём месте?
pad-other-kind = Судя по месту фишки, это { $kind ->
    [plain] простой ход
    [bridge] мост
    [double] двойное соединение
   *[hexagon] { $hexagons ->
        [one] шестиугольник
        [few] { $hexagons } шестиугольника
        [many] { $hexagons } шестиугольников
       *[other] { $hexagons } шестиугольника
    }
}. Так и сосчитано.
pad-field-lost = Поле здесь неизвестно: одна из фишек записана без места. Укажите, что образует эта фишка.
pad-by-rule = Из «{ $rules }» здесь ничего не процитировано: этого текста в приложении нет. Ответ дан по пункту { $rule } наших правил: фишка всегда образует что-то одно — шестиугольник; если его нет, двойное соединение; если нет и его, мост.
pad-last-tile = По подсчёту это последняя фишка ({ $name }). Раунд завершён?
pad-out-too-early = По подсчёту у игрока { $name } ещё есть фишки: { $tiles }. Может быть, записан лишний добор или не хватает строки?
pad-well-empty = По подсчёту резерв пуст, брать нечего.
pad-draw-limit = { $limit ->
    [0] По этим правилам фишек не берут.
    [one] По этим правилам за ход берут не больше { $limit } фишки.
    [few] По этим правилам за ход берут не больше { $limit } фишек.
    [many] По этим правилам за ход берут не больше { $limit } фишек.
   *[other] По этим правилам за ход берут не больше { $limit } фишек.
}
pad-must-draw = По этим правилам и по подсчёту нужно сначала взять фишку, а потом пропускать ход. Резерв пуст?
pad-must-lay = По этим правилам подходящую фишку здесь нужно выложить.
pad-blocked-well = По подсчёту в резерве ещё есть фишки: { $tiles }. Рыба наступает только тогда, когда никто не может взять фишку.
pad-blocked-passes = По этим правилам рыба наступает только тогда, когда все друг за другом пропустили ход.
pad-still-fits = Фишка { $tile } ({ $name }) ещё куда-то подходит, так что это не рыба.
pad-not-counted = По этим правилам оставшиеся фишки здесь не считаются.
pad-hand-missing = Оставшиеся фишки не сосчитаны и не учитываются: { $name }.
pad-hand-of-out = { $name } завершает раунд, и фишек остаться не может.
pad-hand-count = { $name }: фишек осталось { $tiles }, а по подсчёту должно быть { $expected }. Не хватает строки?
pad-hand-sum = { $name }: сумма { $value } невозможна. Если фишек { $tiles }, сумма может быть от { $low } до { $high }.
pad-line-round = Начинается раунд: { $names }.
pad-line-hands = Ценность оставшихся фишек: { $hands }.
pad-line-end = Раунд закончен.
pad-asks-hands = Раунд закончен. Какие фишки у кого остались?
pad-asks-round = Раунд закончен. Начните следующий.
pad-asks-nothing = Партия закончена.
pad-asks-opener = { $who ->
    [youngest] Начинает самый младший. Кто это?
    [highest-tile] Начинает тот, у кого старшая фишка. Кто это?
   *[highest-triple] Начинает тот, у кого старший триплет, а если триплетов нет — старшая фишка. Кто это?
}
pad-asks-turn = { $phase ->
    [opening] Раунд начинает { $name }.
    [follow-up] { $name } после 0-0-0 может выложить ещё одну фишку.
    [new-field] { $name } может начать новое поле.
   *[turn] Ходит { $name }.
}
pad-no-such-line = Строки { $line } нет. Последняя — { $lines }.
pad-first-line = Первая строка начинает первый раунд: её можно изменить, но не переставить и не удалить.
pad-nothing-to-undo = В этом подсчёте отменять нечего.
pad-name-missing = Каждому игроку нужно имя.
pad-name-twice = Двух игроков зовут { $name }. Дайте одному другое имя.
pad-too-many-players = Игроков слишком много: { $number }. Может быть не больше { $most }.
pad-no-field-kept = Поле раунда { $round } не сохранено: для каждой фишки нужно указать место. Без этого записи не будет.
pad-hands-not-told = В раунде { $round } вместо оставшихся фишек указаны суммы. Для записи нужны сами фишки.
pad-players-changed = Между раундами игроки менялись, а запись этого показать не может.
pad-not-a-record = Раунд { $round } так сыграть было нельзя, поэтому записи нет. { $why }
evening-bad-link = В этой ссылке не весь вечер. Скопируйте её целиком.
evening-plot = Счёт по ходу вечера
evening-wins = Выигранные вечера
evening-rounds-won = Выигранные раунды
evening-of = из { $count }
evening-best-round = Лучший раунд
evening-lowest-round = Лучший раунд, когда нужно меньше очков
evening-bridges = Мосты
evening-doubles = Двойные соединения
evening-all-hexagons = Шестиугольники
pad-totals = счёт
evening-round = Раунд { $round }

## Print

rules-house = Домашние правила · { $sheet }
print-tiles = Фишки для вырезания
print-sheet = бланк для подсчёта очков
print-ruler = Печатайте в масштабе 100 %, не подгоняя под страницу: длина этой линии { $length } мм.
print-column-tile = фишка
print-column-bonus = бонус
print-column-cost = штраф
print-column-points = очки
print-column-total = счёт
print-date = Дата
print-signed = { SIGNED($points) }
print-card-shortened = Самое главное. Все правила — в приложении, раздел «Правила», или по команде trimino rules.
