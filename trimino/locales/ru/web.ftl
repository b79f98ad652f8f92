### What only the web app says, in Russian.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Everywhere

ui-reload = Обновить страницу
ui-percent = { $value } %

## The table: field and hand

table-fit = Показать всё поле
table-hand = { $tiles ->
    [one] У вас на руках { $tiles } фишка
    [few] У вас на руках { $tiles } фишки
    [many] У вас на руках { $tiles } фишек
   *[other] У вас на руках { $tiles } фишек
}
table-tile-fits = { $tile }, подходит
table-tile-elsewhere = { $tile }, подходит в другом месте
table-tile-refused = { $tile }: { $why }
table-tile-drawn = { $tile }, взята за этот ход
table-bonus-example = Посмотреть пример

## The first page, a new game, the lobby, the settings

box-chosen = Теперь вы играете по правилам «{ $rules }».
box-none-about = Партии идут по правилам «{ $rules }».
box-unchosen = Не выбрана. Партии идут по правилам «{ $rules }».
box-setting = Ваша коробка
box-differs-trimino = Фишку можно взять, даже если есть что выложить. Партия кончается, как только кто-то набирает 400 очков.
box-differs-triple-domino = Фишку можно взять, даже если есть что выложить. Раунд, в котором кто-то набирает 400 очков, — последний.
box-differs-triomino = Фишку можно взять, даже если есть что выложить. Партия кончается, если в конце раунда у кого-то есть 400 очков.
box-differs-tri-domino = Если ничего не подходит, берут до подходящей фишки. Первый ход фишкой 0-0-0 даёт ещё 30 очков и право сразу выложить ещё одну.
box-differs-triodominio = Бонусов нет. Считаются только оставшиеся фишки, и после трёх раундов побеждает тот, у кого очков меньше.
box-differs-pressman = Если ничего не подходит, берут до подходящей фишки. Первый ход фишкой 0-0-0 даёт ещё 30 очков.
box-differs-goliath = За двойное соединение бонуса нет, а за два или три шестиугольника сразу он больше.

lobby-away-bot = За отсутствующих играет бот: { $bot }
lobby-away-clock = За отсутствующих ходы делаются автоматически
lobby-bot = Бот: { $bot }
lobby-bots-come = { $bots ->
    [1] Свободное место займёт бот
    [one] { $bots } свободное место займёт бот
    [few] { $bots } свободных места займут боты
    [many] { $bots } свободных мест займут боты
   *[other] { $bots } свободных мест займут боты
}
lobby-free = Свободное место
lobby-free-seat = Освободить место: { $player }
lobby-hide-name = Скрыть имя: { $name }
lobby-full = Все места заняты. Когда партия начнётся, вы сможете смотреть.
lobby-here = Уже здесь
lobby-hints = Подсказки разрешены
lobby-host-starts = Партию начнёт хозяин стола.
lobby-invite = Позовите других
lobby-kept = Оставлено за вами
lobby-leave = Уйти с места
lobby-link = Ссылка на этот стол
lobby-no-hints = Без подсказок
lobby-no-time = Время не ограничено
lobby-not-here = Не на связи
lobby-only-here = Эта ссылка работает только на этом компьютере. Чтобы играть дома с телефонов, остановите игру, добавьте --lan к команде запуска и вернитесь за этот стол.
lobby-open = Любой или бот
lobby-open-about = Если никто не придёт, сядет бот
lobby-person = Человек
lobby-person-about = Место ждёт игрока
lobby-public = Стол видят все на этом сервере
lobby-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раундов
}
lobby-seat-for = Для кого место { $seat }
lobby-seats = Кто играет
lobby-sit = Сесть
lobby-start = Начать
lobby-start-without-free = { $free ->
    [1] Начать без свободного места
   *[other] Начать без свободных мест
}
lobby-players = Игроков: { $count }
lobby-move-up = Пересесть на место { $seat }
lobby-move-first = { $free ->
    [1] Чтобы начать без свободного места, сначала попросите пересесть: { $names }.
   *[other] Чтобы начать без свободных мест, сначала попросите пересесть: { $names }.
}
lobby-take-seat = Займите своё место
lobby-terms = Во что играем
lobby-time = На ход: { $time }
lobby-title = Перед партией
lobby-waits = Ждём ещё игрока
lobby-watching = { $people ->
    [one] Смотрит ещё { $people } человек.
    [few] Смотрят ещё { $people } человека.
    [many] Смотрят ещё { $people } человек.
   *[other] Смотрят ещё { $people } человек.
}
lobby-your-name = Ваше имя

new-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дней
}
new-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часов
}
new-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минут
}
new-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунд
}

ui-code-of = { $title }: QR-код
ui-copied = Скопировано.
ui-copy = Скопировать
ui-copy-yourself = Ссылка выделена. Скопируйте её оттуда.
ui-share = Поделиться

lobby-expired = Этот стол закрыт
lobby-expired-about = Партию вовремя не начали, и смотреть здесь нечего. Откройте другой стол или попросите новую ссылку.
lobby-new-table = Открыть стол

new-at-once = { $count ->
    [1] один
   *[other] { $count } сразу
}
new-away = Когда игрок отсутствует
new-away-bot = Играет бот
new-away-clock = Автоматические ходы
new-best = Рекорды при резерве { $well }
new-best-empty = Так ещё никто не играл. Первый рекорд за вами.
new-best-earlier = По прежним правилам, со штрафом за каждую взятую фишку
new-changed = { $count ->
    [one] Изменено { $count } правило
    [few] Изменено { $count } правила
    [many] Изменено { $count } правил
   *[other] Изменено { $count } правил
}
new-differences = { $count ->
    [one] { $count } отличие от правил «{ $sheet }»
    [few] { $count } отличия от правил «{ $sheet }»
    [many] { $count } отличий от правил «{ $sheet }»
   *[other] { $count } отличий от правил «{ $sheet }»
}
new-fewest = минимум
new-hand-of = при { $players } игроках
new-hints = Подсказки разрешены
new-friendly-solo = До конца партии можно отменить всё. Если отменить добор, партия не попадёт в рекорды.
new-house-rules = Домашние правила
new-house-rules-about = Измените любое из правил
new-idle = При остальных правилах это ничего не меняет.
new-more = Ещё настройки
new-more-about = Время, подсказки и кому виден стол
new-most = максимум
new-name-of = Имя игрока { $seat }
new-open-seats = Места, которые к началу ещё свободны, займут боты, но можно начать и без них.
new-open-table = Открыть стол
new-public = Показывать стол всем
new-public-about = Иначе его найдут только по ссылке
new-read-rules = Прочитать эти правила
new-reset = Вернуть: { $value }
new-reset-all = Всё как в правилах
new-rounds = Раундов
new-seat-here = На этом устройстве
new-seat-person = Человек по ссылке
new-solo-hand = на руках
new-solo-other = В правилах «{ $rules }» нет игры для одного, поэтому здесь партия идёт по другим.
new-solo-own-cost = свой штраф за добор
new-solo-well = в резерве
new-somebody = Кто-то
new-time = Время на ход
new-well = Фишек в резерве
new-well-about = { $hand ->
    [0] В начале на руках ничего нет.
    [one] В начале на руках { $hand } фишка.
    [few] В начале на руках { $hand } фишки.
    [many] В начале на руках { $hand } фишек.
   *[other] В начале на руках { $hand } фишек.
}
new-youngest = Кто самый младший

my-rules-based-on = Как в правилах «{ $sheet }», но:
my-rules-bring = Правила от других
my-rules-bring-about = Откройте файл, ссылку или строку текста, которые вам прислали.
my-rules-change = Изменить
my-rules-copy-text = Скопировать текст
my-rules-forget = Удалить
my-rules-forgotten = Правила «{ $name }» удалены.
my-rules-keep = Сохранить
my-rules-keep-about = Они останутся на этом устройстве, и вы сможете выбрать их для любой партии.
my-rules-keep-title = Сохранить эти правила
my-rules-kept = Сохранённые правила
my-rules-link = Ссылка на эти правила
my-rules-make = Создать правила
my-rules-manage = Сохранённые и полученные правила
my-rules-name = Название правил
my-rules-name-example = Бабушкины
my-rules-none = Вы ещё не сохраняли правил. Создайте свои или откройте те, что вам прислали.
my-rules-open = Открыть
my-rules-paste = Ссылка или текст
my-rules-play = Играть по этим правилам
my-rules-refused = Эти правила нельзя открыть
my-rules-replaces = Под этим названием у вас сохранены другие правила. Эти займут их место.
my-rules-same = Точно как в правилах «{ $sheet }».
my-rules-save-file = Сохранить в файл
my-rules-saved = Правила «{ $name }» сохранены.
my-rules-share = Поделиться
my-rules-text = Эти правила текстом
my-rules-title = Ваши правила

ui-less = Меньше: { $label }
ui-more = Больше: { $label }

settings-colours = Свой цвет у каждой цифры
settings-confirm = Спрашивать, прежде чем выложить
settings-confirm-about = Первое касание показывает фишку, второе выкладывает
settings-device = И на другом устройстве
settings-device-about = Перенесите имя и партии, например с телефона на компьютер.
settings-device-link = Ссылка для другого устройства
settings-device-make = Создать ссылку
settings-device-minutes = Она сработает один раз в течение { $minutes } { $minutes ->
    [one] минуты
    [few] минут
    [many] минут
   *[other] минут
}. Никому её не давайте: кто её откроет, будет играть от вашего имени.
settings-devices = Ваши устройства
settings-devices-about = С любого из этих устройств можно играть от вашего имени. Отключите те, что вы потеряли или кому-то отдали.
settings-devices-remove = Отключить: { $device }
settings-devices-removed = Это устройство больше не играет от вашего имени.
settings-devices-seen = Последний раз: { $date }
settings-devices-this = Это устройство
settings-devices-unknown = Какое-то устройство
settings-forget = Удалить мои данные
settings-forget-about = Сервер удалит ваше имя.
settings-forget-do = Удалить навсегда
settings-forget-means = Ваше имя исчезнет из всех партий и списков на сервере, а начатые там партии вы уже не сможете продолжить. Для остальных партии сохранятся. Отменить это нельзя.
settings-forget-not = Оставить всё
settings-forget-sure = Удалить ваши данные навсегда?
settings-forgotten = Ваши данные удалены.
settings-left-handed = Для левшей
settings-left-handed-about = Кнопки слева
settings-look = На этом устройстве
settings-renamed = Имя изменено.
settings-save = Сохранить
settings-sorted = Держать фишки по порядку
settings-sorted-about = Иначе фишки лежат так, как вы их положите
settings-sounds = Звуки
settings-theme = Светлая или тёмная тема
settings-theme-dark = Тёмная
settings-theme-light = Светлая
settings-theme-system = Как на устройстве

device-about = Эта ссылка — с вашего другого устройства. Если её принять, здесь будут то же имя и те же партии.
device-done = Теперь и здесь вы — { $name }.
device-not = Не нужно
device-replaces = Сейчас на этом устройстве вы — { $name }. Партии под этим именем сохранятся, но уже не на этом устройстве.
device-take = Принять
device-title = Продолжить на этом устройстве?

missing-about = Возможно, в ссылке опечатка или такой страницы больше нет.

## Обучающий раунд

guide-title = Обучение
guide-rules = { $rules }, у каждого меньше фишек
guide-start = Начать обучающий раунд
guide-skip = Выйти
guide-step = Шаг { $step } из { $steps }
guide-tile = { $tile }, светится
guide-place = Светящееся место: { $place }
guide-other-tile = На этот раз не { $tile }. Выберите светящуюся фишку.
guide-no-fit = { $tile } сейчас никуда не подходит. Попробуйте фишку поярче.
guide-look-on = { $tile } сейчас никуда не подходит. Попробуйте другую фишку.
guide-draw-first = { $tile } сейчас никуда не подходит. Возьмите фишку из резерва.
guide-by-sheet = Этот раунд шёл по правилам «{ $rules }». Ваша первая партия пойдёт по правилам «{ $own }», которые кое в чём отличаются.
guide-other-sheet = Этот раунд идёт по правилам «{ $rules }». Правила «{ $own }» кое в чём отличаются.
guide-own-match = Сыграть первую партию
guide-again = Сыграть обучающий раунд ещё раз

## The rules, explained

learn-title = Правила
learn-lead = В разных коробках — разные правила. Выберите свои: здесь всё считается по ним, до последнего очка.
learn-choose = Правила
learn-parts = Части этой страницы
learn-part-sheet = Правила словами
learn-part-try = Попробуйте
learn-part-differences = Сравнение
learn-part-silences = О чём правила молчат
learn-differences = Сравнение правил
learn-again = Ещё раз
learn-try-about = Перетащите фишку на место, которое загорится. Очки считаются по правилам «{ $sheet }».
ideas-title = Идеи
ideas-lead = Короткие уроки о том, как выигрывать: в каждом картинка и позиция для упражнения. Числа — из раундов, которые компьютер сыграл по правилам «Триомино».
ideas-studies = Те же числа даёт эта команда:
ideas-all = Все идеи
ideas-next = Дальше:
idea-right = Верно!
idea-wrong = Не в этот раз.
idea-exercise = Позиция { $number } из { $count }
idea-around = Игроков: { $number } · в резерве: { $well } · { $number ->
    [2] у соперника
   *[other] у остальных
}: { $others }
idea-percent = { $percent } %
idea-ranges = Тонкая линия показывает, насколько точно число.
idea-bar-players = игроков: { $number }
idea-bar-tiles = выложенные фишки
idea-bar-bonuses = бонусы
idea-bar-draws = добор
idea-bar-passes = пропуски
idea-bar-end = конец раунда
idea-bar-hidden = скрыто { $least }–{ $most }
idea-lay-or-draw = Выкладывать или брать?
idea-lay-or-draw-about = В игре вдвоём выгодно сначала опустошить резерв.
idea-lay-or-draw-text = Добор стоит очков, поэтому кажется, что лучше выкладывать сразу. Вдвоём это не так: если добирать, пока резерв не станет почти пустым, к концу раунда ваш перевес вырастет на { $gain } { $gain ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}. Сам добор стоит { $draws }. Зато чем больше фишек, тем больше бонусов: это { $bonuses } в вашу пользу. А когда резерв пуст, другой игрок чаще вас остаётся без хода и платит за пропуски: это ещё { $passes }.
idea-lay-or-draw-but = Обратная сторона: у вас остаётся больше фишек, и в конце это стоит { $end } { $end ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}. К тому же это годится только там, где можно брать, даже если фишка подходит. Где пропуск при пустом резерве ничего не стоит, выигрывают от этого только те, кто думает наперёд. Если игроков больше или у кого-то осталась фишка или две, просто выкладывайте. Эти числа — для игроков, которые всегда выкладывают то, что даёт больше всего. Кто думает наперёд, получает от множества фишек больше; подсказки и анализ исходят из этого, и выигрыш там больше.
idea-lay-or-draw-plot = Откуда очки, если опустошить резерв (два игрока)
idea-lay-or-draw-yes = С этим планом здесь выигрывают чаще: вдвоём лучше брать, вчетвером — выкладывать.
idea-lay-or-draw-no = С другим планом здесь выигрывают чаще: вдвоём лучше брать, вчетвером — выкладывать.
idea-more-players = Больше игроков — меньше добора
idea-more-players-about = Что вдвоём ведёт к победе, вчетвером — к поражению.
idea-more-players-text = Если опустошить резерв, вдвоём это даёт { $two } { $two ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
} за раунд. Втроём это стоит { $three }, вчетвером — { $four }: остальные выкладывают дальше, и рано или поздно кто-то из них выложит последнюю фишку, пока у вас на руках их много.
idea-more-players-but = Вчетвером даже одна лишняя фишка к концу раунда стоит { $drawn } { $drawn ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}. Поэтому старайтесь держать фишки, которые подходят в разных местах.
idea-more-players-plot = Выгода за раунд, если опустошить резерв, в очках
idea-more-players-yes = При таком числе игроков выигрывает тот, кто выкладывает.
idea-more-players-no = При таком числе игроков чаще выигрывает тот, кто выкладывает.
idea-take-it = Берите бонус
idea-take-it-about = Мост или шестиугольник прямо сейчас: лучше почти не бывает.
idea-take-it-text = Если можете закрыть шестиугольник, закрывайте. По сравнению с лучшей обычной фишкой он к концу раунда даёт на { $hexagon } { $hexagon ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
} больше, мост — на { $bridge }. Это меньше, чем за них дают сразу: то, что вы сейчас оставили, иногда можно взять позже.
idea-take-it-but = Если только что пропустили бонус, посмотрите ещё раз на следующем ходу. Может быть, он ещё там.
idea-take-it-plot = Что это даёт к концу раунда, в очках (два игрока)
idea-take-it-yes = Ничто другое здесь столько не даёт.
idea-take-it-no = Здесь можно взять бонус. Ищите место между фишками, которое заполнит одна из ваших.
idea-prepare = Подготовьте свой бонус
idea-prepare-about = Откройте место для фишки, которая есть только у вас.
idea-prepare-text = На место с бонусом подходит ровно одна фишка. Если она у вас, больше никто этим местом не воспользуется. Поэтому ищите ход, который создаёт такое место для другой вашей фишки. Сейчас это почти ничего не стоит, а к концу раунда даёт { $two } { $two ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
} вдвоём и { $four } вчетвером.
idea-prepare-but = Сначала проверьте все три угла: цифры должны совпасть в каждом.
idea-prepare-plot = Что даёт открыть место для своей фишки, в очках
idea-prepare-yes = Теперь другая ваша фишка подходит туда, где есть бонус, и больше её ни у кого нет.
idea-prepare-no = Другой ход открывает место с бонусом для фишки, которая есть у вас.
idea-open-door = Смотрите, что открываете
idea-open-door-about = Иногда нужная фишка есть у следующего игрока.
idea-open-door-text = Многие ходы открывают место с бонусом, для которого у вас нет фишки. Вдвоём она есть у соперника в { $early } { $early ->
    [one] случае
    [few] случаях
    [many] случаях
   *[other] случаях
} из 100 в начале раунда и в { $late } из 100, когда скрытых фишек мало. К концу раунда это стоит в среднем { $two } { $two ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}.
idea-open-door-but = Поэтому из двух примерно равных ходов выбирайте тот, который ничего не открывает. Отказываться ради этого от своего бонуса не стоит.
idea-open-door-plot = Чего стоит открыть место другим, в очках
idea-open-door-yes = Следующему вы ничего не оставили.
idea-open-door-no = Есть ход, который открывает следующему меньше.
idea-count = Считайте фишки
idea-count-about = На большинство мест с бонусом выложить уже нечего.
idea-count-text = Одинаковых фишек нет, а на место с бонусом подходит ровно одна. Поэтому посмотрите, не лежит ли она уже на столе. В начале раунда это верно для { $early } из 100 таких мест, потом для { $middle }, а под конец для { $late }.
idea-count-but = Перекрыть такое место тоже нельзя: другая фишка не подойдёт. Безопасно оно, только когда его фишка лежит в другом месте.
idea-count-plot = Места с бонусом, фишка для которых уже на столе (два игрока)
idea-count-yes = Место, которое вы открыли, мёртвое: его фишка на столе.
idea-count-no = Сравните места, которые открываете: для одного из них фишка уже на столе.
idea-keep-ways = Сохраняйте возможность закончить
idea-keep-ways-about = Когда фишек мало, держите те, что подходят.
idea-keep-ways-text = Когда осталось всего несколько фишек, важнее не то, сколько даёт фишка, а то, что ещё подойдёт. Выкладывайте так, чтобы из остальных куда-нибудь подходило как можно больше: сейчас это стоит { $price } { $price ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}, зато к концу раунда вы впереди: вдвоём на { $two }, вчетвером на { $four }.
idea-keep-ways-but = Выгода небольшая, так что бонус по-прежнему важнее.
idea-keep-ways-plot = Что даёт держать подходящие фишки, в очках
idea-keep-ways-yes = Так у вас остаётся больше подходящих фишек.
idea-keep-ways-no = Посмотрите, после какого хода место найдётся для большинства ваших фишек.
idea-lock-out = Оставьте других без хода
idea-lock-out-about = При пустом резерве посчитайте, какие фишки им подходят.
idea-lock-out-text = Когда резерв пуст, все фишки, которых вы не видите, на руках у других. Если выложить так, чтобы ни одна из них не подходила, остальным придётся пропускать ход, а где пропуск стоит очков — ещё и платить. Вдвоём это к концу раунда даёт { $two } { $two ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очков
}.
idea-lock-out-but = Такой случай редок. Ищите его, когда осталось всего несколько мест.
idea-lock-out-plot = Что даёт оставить других без хода, в очках
idea-lock-out-yes = Ни одна из фишек, которых вы не видите, теперь не подходит.
idea-lock-out-no = Есть ход, после которого больше никто не может выложить.
learn-plain = Одна сторона
learn-plain-about = Вдоль общей стороны цифры обеих фишек должны совпасть. Чаще всего вам начисляется ценность фишки.
learn-fit = Каждый угол
learn-fit-about = Где бы ни встретились углы, во всех должна быть одна и та же цифра. Одна из этих фишек подходит туда, куда не подходит другая.
learn-in-english = по-английски:
learn-bridge = Мост
learn-bridge-about = Одной стороной фишка касается другой фишки, а углом напротив — ещё одной.
learn-double = Двойное соединение
learn-double-about = Фишка касается других двумя или тремя сторонами, но шестиугольника не закрывает.
learn-hexagon = Шестиугольник
learn-hexagon-about = Шестая фишка вокруг точки закрывает шестиугольник.
learn-two-hexagons = Два шестиугольника
learn-two-hexagons-about = Одна фишка может закрыть сразу два шестиугольника, и по некоторым правилам это даёт больше очков.
learn-three-hexagons = Три шестиугольника
learn-three-hexagons-about = Самое редкое: три шестиугольника одной фишкой.
learn-silences-about = Об этом правила не говорят ничего, говорят слишком мало или так, что можно понять двояко. Вот как это решено здесь, для всех правил сразу. Если для другого прочтения есть домашнее правило, оно названо.
learn-readings-all = Показать примечания и к другим правилам
learn-readings-some = Примечания ниже — к словам правил «{ $sheet }».
learn-silence-tiles = Фишки
learn-silence-tiles-settled = Каждое сочетание трёх цифр от 0 до 5 есть ровно на одной фишке: всего 56 фишек. Цифры растут по часовой стрелке, и зеркальных фишек нет.
learn-silence-corners = Что подходит
learn-silence-corners-settled = Во всех углах, которые встречаются, должна быть одна цифра, даже если встречаются только углы. Совпадения только вдоль сторон недостаточно.
learn-silence-turns = Ходы
learn-silence-turns-settled = Ходят по часовой стрелке. За ход выкладывается одна фишка, если не предложена ещё одна.
learn-silence-opener = Кто начинает
learn-silence-opener-settled = Если фишки с тремя одинаковыми цифрами ни у кого нет, решает фишка наибольшей ценности. При равной ценности сравниваются цифры, начиная с наибольшей: 2-5-5 старше 3-4-5.
learn-silence-free-draw = Добор по желанию
learn-silence-free-draw-settled = Кто берёт из резерва, откладывает прежние фишки: в этот ход можно выложить только взятую. Кто начал брать, берёт, пока можно и пока не выложит взятую фишку.
learn-silence-duty-draw = Обязательный добор
learn-silence-duty-draw-settled = Кто может выложить фишку, обязан это сделать. Кто не может, берёт из резерва и обязан выложить первую подходящую.
learn-silence-pass = Пропуск хода
learn-silence-pass-settled = Пропуск — это ход, в котором ничего не выложено. Оставить себе взятую фишку, хотя она подходит, можно без отдельного штрафа.
learn-silence-zero = Ещё одна фишка после 0-0-0
learn-silence-zero-settled = Это обычная фишка в тот же ход; отказаться от неё можно без штрафа.
learn-silence-new-field = Новое поле
learn-silence-new-field-settled = Кто закрывает шестиугольник, может начать новое поле с любой своей фишки. Она даёт очки как обычная, без бонуса за первый ход, и на этом ход заканчивается.
learn-silence-out = Последняя фишка
learn-silence-out-settled = Последняя фишка с рук сразу завершает раунд, ещё до того, как будет предложено что-то другое.
learn-silence-blocked = Рыба
learn-silence-blocked-settled = Когда резерв пуст и никому нечего выложить, по одним правилам раунд заканчивается ещё до следующего хода, и за пропуск больше никто не платит. По другим правилам ждут, пока все друг за другом не пропустят ход.
learn-silence-tie = Рыба и ничья
learn-silence-tie-settled = Если наименьшая сумма на руках сразу у нескольких, каждый из них получает столько, сколько получил бы победитель.
learn-silence-round-winner = Кто выиграл раунд
learn-silence-round-winner-settled = Тот, кто выложил последнюю фишку, а при рыбе — тот, у кого сумма на руках наименьшая. Где фишки на руках не считаются — тот, кто набрал больше всех.
learn-silence-target = Цель
learn-silence-target-settled = По одним правилам партия заканчивается в тот момент, когда достигнута цель, по другим раунд сначала доигрывают.
learn-silence-winner = Кто выиграл партию
learn-silence-winner-settled = Тот, у кого лучший счёт. Где партию выигрывает победитель последнего раунда, это должен быть кто-то из достигших цели; если раунды кончились, а её не достиг никто, побеждает тот, у кого счёт наибольший. При равенстве победу делят.
learn-silence-below-zero = Меньше нуля
learn-silence-below-zero-settled = Счёт может быть отрицательным.
learn-silence-solo = В одиночку
learn-silence-solo-settled = Один раунд, обычно со штрафами из правил. Когда больше ничего не подходит, ценность фишек на руках вычитается. Сравнивайте результаты только при одинаковом числе фишек.
learn-silence-shown = Что открывается
learn-silence-shown-settled = Когда считаются фишки на руках, их видят все. Резерв и фишки, которые не считаются, скрыты до конца партии.
learn-silence-clock = Когда время вышло
learn-silence-clock-settled = Ход делается за вас: от предложенного отказываются; если ничего не предложено, выкладывают первую подходящую фишку; если такой нет, берут фишку; если брать нельзя, пропускают ход.
learn-silence-kinds = Мост, двойное соединение, шестиугольник
learn-silence-kinds-settled = Выложенная фишка считается только чем-то одним: шестиугольником; если он не закрыт, то двойным соединением; если нет и его, то мостом.
learn-reading-words = Словами самих правил

## The table: around field and hand

table-title = Trimino
table-title-your-turn = Ваш ход — Trimino
table-field = { $tiles ->
    [0] Поле, пока пустое
    [one] Поле, на нём { $tiles } фишка
    [few] Поле, на нём { $tiles } фишки
    [many] Поле, на нём { $tiles } фишек
   *[other] Поле, на нём { $tiles } фишек
}
table-players = Игроки
table-bot = бот
table-away = отсутствует
table-not-here = не на связи
table-away-bot = { $player } отсутствует. Пока играет бот.
table-away-bot-later = { $player } отсутствует. Когда подойдёт очередь, через { $time } начнёт играть бот.
table-away-bot-soon = { $player } отсутствует. Через { $time } начнёт играть бот.
table-away-clock = { $player } отсутствует. Пока ходы делаются автоматически.
table-away-clock-later = { $player } отсутствует. Когда подойдёт очередь, через { $time } ход будет сделан автоматически.
table-away-clock-soon = { $player } отсутствует. Через { $time } ход будет сделан автоматически.
table-away-waits = { $player } отсутствует. Партия ждёт.
table-total-of = { $total } из { $target }
table-held = { $tiles ->
    [one] на руках { $tiles } фишка
    [few] на руках { $tiles } фишки
    [many] на руках { $tiles } фишек
   *[other] на руках { $tiles } фишек
}
table-held-word = { $tiles ->
    [one] фишка
    [few] фишки
    [many] фишек
   *[other] фишки
}
table-days = { $days } д
table-hours = { $hours } ч
table-minutes = { $minutes }:{ $seconds }
table-seconds = { $seconds } с
table-cut = Связь прервалась. Пробуем снова…
table-you-away = Вас не было, и за вас играют.
table-come-back = Играть дальше
table-watching = Вы смотрите. В резерве: { $tiles }
table-sending = Отправляется…
table-pass-device = Передайте устройство: ходит { $player }
table-uncover = Я — { $player }: показать мои фишки
table-pad = Подсчёт очков
table-rules = Правила
table-rules-now = Сейчас
table-actions = Что можно сделать
table-lay = Выложить
table-turn = Повернуть
table-draw = Взять
table-draw-sure = Взять фишку?
table-draw-costs = { table-draw }: { $what }.
table-draw-gives-up = { $what } · { $well }
table-gives-up-tiles = { $tiles ->
    [one] { $tiles } подходящую фишку в этот ход уже не выложить
    [few] { $tiles } подходящие фишки в этот ход уже не выложить
    [many] { $tiles } подходящих фишек в этот ход уже не выложить
   *[other] { $tiles } подходящей фишки в этот ход уже не выложить
}
table-gives-up = { $points ->
    [0] { table-gives-up-tiles }
   *[other] { $tiles ->
        [0] { SIGNED($points) }, хотя есть что выложить
       *[other] { SIGNED($points) }, и { table-gives-up-tiles }
    }
}
table-confirm-no-more = Больше не спрашивать
table-confirm-cancel = Отмена
table-pass = Пропустить
table-decline = Отказаться
table-take-back = Отменить ход
table-undo-left = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
table-undo-offer = Ход ещё можно отменить: нажмите U.
table-undo-sure = Всё равно отменить?
table-undo-costs = С тех пор открылась скрытая фишка. Если отменить сейчас, эта партия не попадёт в рекорды.
table-undo-first = Отменить ход?
table-undo-first-means = В дружеской партии до её конца можно отменить всё, даже добор и ходы ботов. Если их отменить, партия уже не идёт в зачёт.
table-hint = Подсказка
table-sort = Держать фишки по порядку
table-sort-now = Разложить фишки по порядку
table-coming = Стол загружается…
table-more = Ещё
table-confirm = Спрашивать, прежде чем выложить
table-confirm-draw = Спрашивать, прежде чем взять, если есть что выложить
table-confirm-draw-about = Если за это снимают очки или подходящие фишки уже не выложить
table-sounds = Звуки
table-left-handed = Для левшей
table-settings = Настройки
table-friendly = Дружеская партия: до её конца можно отменить всё, даже добор и ходы ботов. Если их отменить, партия уже не идёт в зачёт.
table-friendly-solo = Дружеская партия: до её конца можно отменить всё. Если отменить добор, она не попадёт в рекорды.
table-counts = Эта партия идёт в зачёт: ход можно отменить, только пока не открылось ничего скрытого.
table-undo-with-others = Свой ход можно отменить, пока не сходил кто-то другой и не открылось ничего скрытого. Остальные увидят, что ход отменён.
table-left-out = Ходы отменены после того, как открылась скрытая фишка, поэтому партия больше не идёт в зачёт.
table-uncounted = есть отменённые ходы
table-leave = Выйти на время
table-leave-note = Пока вы не вернётесь, за вас играют
table-leave-waits = Партия вас подождёт
table-give-up = Сдаться
table-places = Куда подходят фишки
table-all-places = { $places ->
    [1] Показать единственное подходящее место
   *[other] Показать все подходящие места: { $places }
}
table-place-free = { $tile }, углы по часовой стрелке от вершины: { $corners }
table-place-scores = { $place }: { $points }
table-words = Поле словами
table-words-how = Клетка задаётся номером по горизонтали, номером по вертикали и тем, куда смотрит вершина. Углы перечислены по часовой стрелке от вершины. Фишка, выложенная последней, — в конце списка.
table-field-number = Поле { $field }
table-lies = { $tile } в клетке { $cell }, углы { $corners }, { $where }
table-lies-alone = { $tile } в клетке { $cell }, углы { $corners }
table-log = Что произошло
table-keys = Клавиши
table-keys-how = Между фишками и местами переходите стрелками, выбирайте клавишей Enter; Shift со стрелкой двигает фишку на руках. Когда фокус на поле, стрелки двигают поле.
table-keys-on = Одиночные клавиши
table-keys-on-note = Отключите их, если вводите текст голосом.
table-key-draw = взять
table-key-pass = пропустить ход или отказаться
table-key-turn = повернуть фишку
table-key-take-back = отменить ход
table-key-hint = подсказка
table-key-pad = подсчёт очков
table-key-next-tile = следующая подходящая фишка
table-key-places = список мест
table-key-words = поле словами
table-key-fit = всё поле
table-key-closer = ближе
table-key-farther = дальше
table-key-keys = эти клавиши
table-key-clear = снять выделение
table-well = { $tiles ->
    [0] пусто
    [one] осталась { $tiles }
    [few] осталось { $tiles }
    [many] осталось { $tiles }
   *[other] осталось { $tiles }
}
table-draw-note = { $points ->
    [0] { table-well }
   *[other] { SIGNED($points) } · { table-well }
}
table-points = { SIGNED($points) }
table-over = Партия окончена.
table-dealt = Раунд { $round }: фишки розданы
table-taken-back = { PERSON($player) ->
    [you] { $actions ->
        [1] Вы отменяете последний ход
        [one] Вы отменяете последние { $actions } ход
        [few] Вы отменяете последние { $actions } хода
        [many] Вы отменяете последние { $actions } ходов
       *[other] Вы отменяете последние { $actions } хода
    }
   *[other] { $actions ->
        [1] { $player } отменяет последний ход
        [one] { $player } отменяет последние { $actions } ход
        [few] { $player } отменяет последние { $actions } хода
        [many] { $player } отменяет последние { $actions } ходов
       *[other] { $player } отменяет последние { $actions } хода
    }
}
table-event-sat = { PERSON($player) ->
    [you] Вы садитесь за стол
   *[other] { $count ->
        [one] { $player } садится за стол
        [few] { $player } садятся за стол
        [many] { $player } садятся за стол
       *[other] { $player } садятся за стол
    }
}
table-event-left = { PERSON($player) ->
    [you] Вы выходите из-за стола
   *[other] { $count ->
        [one] { $player } выходит из-за стола
        [few] { $player } выходят из-за стола
        [many] { $player } выходят из-за стола
       *[other] { $player } выходят из-за стола
    }
}
table-event-gave-up = { PERSON($player) ->
    [you] Вы сдаётесь
   *[other] { $count ->
        [one] { $player } сдаётся
        [few] { $player } сдаются
        [many] { $player } сдаются
       *[other] { $player } сдаются
    }
}
table-event-came-back = { PERSON($player) ->
    [you] Вы снова здесь
   *[other] { $count ->
        [one] { $player } снова здесь
        [few] { $player } снова здесь
        [many] { $player } снова здесь
       *[other] { $player } снова здесь
    }
}
table-event-went-away = { PERSON($player) ->
    [you] Вас нет, за вас играют
   *[other] { $count ->
        [one] { $player } отсутствует, играет замена
        [few] { $player } отсутствуют, играет замена
        [many] { $player } отсутствуют, играет замена
       *[other] { $player } отсутствуют, играет замена
    }
}
table-event-freed = { PERSON($player) ->
    [you] Ваше место свободно
   *[other] Место свободно: { $player }
}
table-event-name-hidden = { PERSON($player) ->
    [you] Хозяин стола скрыл здесь ваше имя
   *[other] Хозяин стола скрыл имя: теперь { $player }
}
table-event-end-lost = Сервер потерял последние ходы. Партия продолжается отсюда
table-event-hinted = { PERSON($player) ->
    [you] Вы просите подсказку
   *[other] { $count ->
        [one] { $player } просит подсказку
        [few] { $player } просят подсказку
        [many] { $player } просят подсказку
       *[other] { $player } просят подсказку
    }
}

## The score pad, ends, hints, greetings

pad-waiting = Подсчёт очков загружается…
pad-carried = перенос
pad-turn = ход { $turn }
pad-end = конец раунда

end-screen-place = { $place ->
    [1] Лучшая из всех партий при резерве { $well }!
   *[other] { $place }-е место среди рекордов при резерве { $well }.
}
end-screen-place-low = В этот раз не повезло. Сыграете ещё раз? Фишки будут другие, а в резерве снова { $well }.
end-screen-no-place = Эта партия не попала в рекорды при резерве { $well }. Партии с подсказкой не считаются.
end-screen-left-out = Ходы отменены после того, как открылась скрытая фишка, поэтому партия не попадает в рекорды.
end-screen-list-missing = Рекорды сейчас не загрузить.
end-screen-look = Как всё кончилось
end-screen-given-up-why = Долго никто не ходил, и стол закрылся.
end-screen-no-winner = Партия закончилась без победителя.
end-screen-player = игрок
end-screen-this-round = за раунд
end-screen-total = счёт
end-screen-next = Следующий раунд
end-screen-ready = Ждём остальных
end-screen-dealt = Фишки на следующий раунд розданы.
end-screen-others-ready = Уже готовы: { $players }.
end-screen-next-in = Следующий раунд через { $time }
end-screen-no-hurry = Не спешите: следующий раунд начнётся, когда вы нажмёте кнопку.
end-screen-rematch = Реванш
end-screen-join-rematch = К реваншу
end-screen-again = Сыграть ещё раз
end-screen-replay = Просмотр и анализ
end-screen-new = Новая партия

hint-late = Подсказка не пришла. Попробуйте ещё раз.

greetings-open = Сказать что-нибудь
greetings-title = Сказать всем

## Replays, and the analysis beside them

replay-back = На шаг назад
replay-bots = Остальные
replay-dealt = Раунд { $round }: фишки розданы
replay-decided = В этот момент партия заканчивается
replay-download = Скачать запись
replay-fair-apart = Этого устройства там не было
replay-fair-apart-about = Раздачи получены из секрета и чисел, указанных в записи. Больше здесь ничего не проверить.
replay-fair-brought = Проверено здесь по тому, что сохранило другое устройство.
replay-fair-check = Честной ли была раздача?
replay-fair-checking = Проверяем раздачи…
replay-fair-kept = Что сохранило это устройство
replay-fair-kept-about = Обещание сервера, вклад этого устройства в раздачи и последнее состояние журнала. По этой ссылке партию проверит другое устройство. На своём компьютере скачанную запись вместе с этой ссылкой проверит { $command }.
replay-fair-link = Ссылка с тем, что сохранило это устройство
replay-fair-part = Ошибок не найдено, но это устройство смогло проверить не всё
replay-fair-proven = Честно: проверено этим устройством
replay-fair-refuted = Что-то не так
replay-fair-stranger = Ошибок не найдено, но сервер мог повлиять на раздачи
replay-fair-unproven = Не доказано
replay-fair-unproven-about = В записи не сказано, откуда взялись раздачи, поэтому о них ничего сказать нельзя.
replay-fair-watched = Ошибок не найдено, но это устройство только наблюдало
replay-first = В начало
replay-forward = На шаг вперёд
replay-hand = { $count ->
    [one] { $count } фишка: { $tiles }
    [few] { $count } фишки: { $tiles }
    [many] { $count } фишек: { $tiles }
   *[other] { $count } фишек: { $tiles }
}
replay-hand-empty = Нет фишек
replay-hands = { $solo ->
    [yes] Фишки на руках
   *[no] Все фишки на руках
}
replay-last = В конец
replay-match-ended = Конец партии
replay-moment = { $action ->
    [0] Раунд { $round }, раздача
   *[other] Раунд { $round }, { $action } из { $actions }
}
replay-more = Что дальше?
replay-new-game = Новая партия
replay-nothing = За этим столом ничего не сыграно, смотреть нечего.
replay-only-here = Эта ссылка работает только на этом компьютере. Чтобы открыть её дома с телефона, остановите игру, добавьте --lan к команде запуска и поделитесь ещё раз.
replay-opening = Готовим стол…
replay-pause = Пауза
replay-play = Смотреть
replay-play-on = Играть отсюда
replay-play-on-about = { $solo ->
    [yes] В одиночку, с теми же фишками
   *[no] Вы и боты, с теми же фишками
}
replay-play-on-now = Играть дальше
replay-round = Раунд { $round }
replay-round-ended = Конец раунда
replay-rounds = Раунды
replay-rule = Правило об этом
replay-share = Ссылка на этот момент
replay-share-link = Ссылка на этот момент
replay-share-sent = Эта партия была только на этом устройстве. Теперь она есть и на сервере, чтобы ссылка открывалась у всех, кому вы её дадите.
replay-slider = Момент
replay-speed = Скорость: { $speed } ×
replay-title = Просмотр
replay-to-replays = К просмотру партий
replay-to-table = К столу
replay-to-table-about = { $solo ->
    [yes] Там можно сыграть ещё раз
   *[no] Там можно предложить реванш
}
replay-unfinished = Эта партия не доиграна.
replay-well = { $tiles ->
    [0] Резерв пуст
    [one] В резерве { $tiles } фишка
    [few] В резерве { $tiles } фишки
    [many] В резерве { $tiles } фишек
   *[other] В резерве { $tiles } фишек
}
replay-when-over = Пока партия идёт, чужие фишки скрыты.
replay-your-seat = Ваше место
replay-your-seat-about = Вы видите эти фишки; за остальных играют боты.

replays-bring = Открыть запись партии
replays-bring-about = Перетащите сюда файл, выберите его или вставьте текст. Запись проверяется действие за действием.
replays-choose-about = Выберите файл или вставьте текст. Запись проверяется действие за действием.
replays-away = Нет связи. Ваши партии на сервере появятся здесь, когда связь восстановится.
replays-choose = Выбрать файл
replays-finished = Ваши завершённые партии
replays-none = Завершённых партий у вас пока нет. Когда появятся, их можно будет пересмотреть здесь, с открытыми фишками всех игроков.
replays-paste = Текст записи
replays-play = Сыграть
replays-reading = Проверяем…
replays-refused = Эту запись показать нельзя
replays-show = Показать
replays-title = Просмотр партий
replays-unreadable = Файл не удалось прочитать. Выберите его снова или вставьте текст.

analysis-about = { $solo ->
    [yes] Компьютер смотрит на каждое решение, зная лишь то, что было видно в тот момент: сколько очков оно обещало, что было бы лучше и сколько тут удачи.
   *[no] Компьютер смотрит на каждое решение глазами игрока: чего оно стоило, что было бы лучше и сколько тут удачи.
}
analysis-accuracy = Точность
analysis-accuracy-about = { $solo ->
    [yes] Точность — о решениях, а не о счёте: 100 % значит, что по сравнению с выбором компьютера на них не потеряно ни очка. Остальное решили фишки.
   *[no] Точность: 100 % — без потерь по сравнению с выбором компьютера; решение, которое стоит 10 побед из 100, считается за 65 %.
}
analysis-after = { $action ->
    [0] Раунд { $round }, раздача
   *[other] Раунд { $round }, действие { $action }
}
analysis-as-table = То же в числах
analysis-ask = Анализировать партию
analysis-cancel = Отменить
analysis-chance = шансы на победу { $percent } %
analysis-chart = Шансы выиграть партию
analysis-chart-solo = Ожидаемые очки
analysis-deal = Раздача
analysis-deal-about = { $solo ->
    [yes] Раздача: сколько очков дали эти фишки по сравнению с другими раздачами при той же игре.
   *[no] Раздача: сколько шансов на победу дали эти фишки по сравнению с другими раздачами при той же игре.
}
analysis-draws = Добор
analysis-draws-about = { $solo ->
    [yes] Добор: то же для каждой взятой фишки по сравнению с остальными в резерве.
   *[no] Добор: то же для каждой взятой фишки по сравнению с остальными в резерве; то, что берут другие, тоже считается.
}
analysis-expected = ожидаемые очки: { $points }
analysis-faults = { $count ->
    [0] Решений с потерями не найдено
    [one] { $count } решение с потерями
    [few] { $count } решения с потерями
    [many] { $count } решений с потерями
   *[other] { $count } решений с потерями
}
analysis-left = { $minutes ->
    [0] Осталось меньше минуты
    [one] Осталась примерно { $minutes } минута
    [few] Осталось примерно { $minutes } минуты
    [many] Осталось примерно { $minutes } минут
   *[other] Осталось примерно { $minutes } минуты
}
analysis-moment = После
analysis-player = Игрок
analysis-players = Игра и удача
analysis-queued = Ждёт своей очереди
analysis-sends = Эта партия есть только на этом устройстве; для анализа она будет отправлена на сервер
analysis-show-better = Показать лучшую фишку на поле
analysis-thorough = Анализировать глубже
analysis-thorough-about = Примерно в восемь раз дольше, зато видны и мелкие ошибки
analysis-title = Анализ
analysis-under-way = Какая часть партии уже просмотрена
analysis-verdict = Что об этом говорит анализ
coach-switch = Против игры без ошибок
review-title = { PERSON($player) ->
    [you] Как вы сыграли
   *[other] Как всё прошло: { $player }
}
review-plan-title = Выкладывать или брать?
review-plan-page = Почему так
review-try = Попробовать
review-for = Игрок
hint-show-place = Показать место
hint-show-move = Показать ход
review-moments = { $count ->
    [2] Два решающих момента
    [one] Решающий момент
    [few] Три решающих момента
    [many] Три решающих момента
   *[other] Три решающих момента
}

## Puzzles and training

try-verdict = Вопрос и оценка
try-opponent = { $count ->
    [2] Соперник
   *[other] Игрок { $seat }
}
try-find = Ваш ход. Найдите лучший.
try-right = Верно!
try-right-second = Верно со второй попытки.
try-wrong = Это не лучший ход. Попробуйте ещё раз.
try-best = Лучше всего: { $action }.
try-show = Показать решение
puzzles-title = Задачи
puzzles-find = Найдите лучший ход
puzzles-rating = Ваш рейтинг: { $rating }
puzzles-rating-open = Ваш рейтинг появится ещё через несколько задач
puzzles-rated = Ваш рейтинг: { $rating } ({ SIGNED($change) })
puzzles-difficulty = Сложность: { $rating }
puzzles-next = Следующая задача
puzzles-choose = Какие задачи?
puzzles-theme = Тема
puzzles-any-theme = Все темы
puzzles-rules = Правила
puzzles-any-rules = Все правила
puzzles-start = Начать
puzzles-all-tried = Все эти задачи вы уже пробовали.
training-title = Тренировка
training-about = Ваши ошибки из разобранных партий возвращаются сюда как упражнения, не больше пяти в день, пока вы не найдёте ход лучше. Они хранятся только на этом устройстве.
training-none = Упражнений пока нет
training-none-about = Откройте просмотр партии и запустите анализ: самые серьёзные ошибки станут упражнениями.
training-today = { $count ->
    [0] На сегодня всё
    [one] На сегодня { $count } упражнение
    [few] На сегодня { $count } упражнения
    [many] На сегодня { $count } упражнений
   *[other] На сегодня { $count } упражнений
}
training-next-in = { $days ->
    [1] Следующее вернётся завтра.
    [one] Следующее вернётся через { $days } день.
    [few] Следующее вернётся через { $days } дня.
    [many] Следующее вернётся через { $days } дней.
   *[other] Следующее вернётся через { $days } дней.
}
training-start = Начать
training-next = Следующее упражнение
training-end = К списку
training-find = Снова ваш ход. Найдите ход лучше, чем в партии.
training-same = Именно так вы сыграли в партии.
training-played = В партии: { $action } ({ $cost }).
training-played-other = В партии: { $action }, но иначе ({ $cost }).
training-list = Ваши упражнения
training-item = { $rules }: { $cost }
training-from = Добавлено { $day }
training-due = { $days ->
    [0] на сегодня
    [1] вернётся завтра
    [one] вернётся через { $days } день
    [few] вернётся через { $days } дня
    [many] вернётся через { $days } дней
   *[other] вернётся через { $days } дней
}
training-known = усвоено
training-moment = Открыть в просмотре
training-delete = Удалить это упражнение
training-delete-all = Удалить все
training-delete-sure = Удалить все упражнения?
training-delete-means = Они хранятся только на этом устройстве, вернуть их будет нельзя.
training-waiting = { $count ->
    [one] { $count } ошибка из этой партии стала упражнением.
    [few] { $count } ошибки из этой партии стали упражнениями.
    [many] { $count } ошибок из этой партии стали упражнениями.
   *[other] { $count } ошибок из этой партии стали упражнениями.
}
training-add = Отработать эти ошибки
training-add-about = Они вернутся как упражнения на этом устройстве
training-added-none = Отрабатывать здесь нечего.

## Printing

print-about = Всё в PDF, в натуральную величину: печатайте в масштабе 100 %, не подгоняя под страницу.
print-paper = Бумага
print-paper-a4 = A4
print-paper-letter = Letter
print-face = Цифры
print-face-plain = обычные
print-face-large = крупные
print-face-shapes = с фигурой возле каждой
print-side = Сторона фишки, мм
print-side-note = Чтобы заменить потерянную фишку, измерьте одну из своих с точностью до полумиллиметра, например 38,5.
print-only = Только эти фишки
print-only-note = Например, 3-4-5 0-0-1. Чтобы напечатать все 56, оставьте строку пустой.
print-backs = Оборотная сторона
print-backs-note = Для двусторонней печати с переворотом по длинному краю.
print-make-tiles = Фишки в PDF
print-rules-title = Правила и бланк для подсчёта очков
print-make-card = Правила на одной странице
print-make-sheet = Пустой бланк для подсчёта очков
print-match = Бланк с очками в PDF
print-table-note = Эти правила на одной странице, бланки для подсчёта очков и фишки в PDF.

## Without a network

offline-title = Без сети
offline-about = Когда правила и простые боты есть на этом устройстве, играть можно где угодно. Такие боты слабее тех, что на сервере.
offline-fetching = Загружается всё нужное, { $size } МБ
offline-get = Сохранить на этом устройстве ({ $size } МБ)
offline-failed = Загрузить удалось не всё. Проверьте связь и попробуйте ещё раз.
offline-ready = Всё на месте: можно играть без сети.
offline-impossible = Для этой страницы браузер ничего не сохраняет. Откройте её по защищённому адресу (https) или на том же компьютере, где работает сервер.
offline-install = Установить приложение
offline-install-safari = Чтобы установить приложение, нажмите в Safari «Поделиться», затем «На экран „Домой“». Иначе через неделю без посещений Safari может удалить ваши партии.
local-elsewhere = Эта партия открыта в другой вкладке или окне. Продолжайте там или откройте её здесь ещё раз.
local-fault = Игра на этом устройстве дала сбой. Ничего из сыгранного не потеряно: откройте стол ещё раз.
local-no-rules = Не удалось загрузить правила на этом устройстве. Проверьте связь и попробуйте ещё раз.
local-not-kept = Устройство не смогло сохранить ваш ход, поэтому он не считается. Освободите память или выйдите из приватного режима и откройте стол ещё раз.
local-no-answer = Сейчас на устройстве ничего не сохраняется. Приложение пробует снова; если ничего не меняется, обновите страницу и, если последнего хода нет, сделайте его ещё раз.

## The score pad for the real box

evening-new = Новый вечер
evening-list = Вечера
evening-goes-on = ещё не закончен
evening-family = Семья
evening-family-none = Пока нечего показать. Сначала доиграйте раунд.
evening-save-all = Сохранить всё в файл
evening-bring = Открыть файл
evening-brought = { $count ->
    [0] Ничего нового: всё из файла уже здесь.
    [one] Добавлен { $count } вечер.
    [few] Добавлено { $count } вечера.
    [many] Добавлено { $count } вечеров.
   *[other] Добавлено { $count } вечера.
}
evening-brought-damaged = { $count ->
    [one] Данные { $count } вечера в файле повреждены, он не добавлен.
    [few] Данные { $count } вечеров в файле повреждены, они не добавлены.
    [many] Данные { $count } вечеров в файле повреждены, они не добавлены.
   *[other] Данные { $count } вечеров в файле повреждены, они не добавлены.
}
evening-brought-damaged-lines = { $count ->
    [1] Строка файла { $numbers } повреждена и не добавлена.
   *[other] Строки файла { $numbers } повреждены и не добавлены.
}
evening-no-pads = В этом файле нет подсчёта очков.
evening-kept-here = Вечера хранятся только на этом устройстве. Сохраните файл, чтобы копия была и в другом месте.
evening-kept-safe = Этот браузер сам их не удалит.
evening-delete = Удалить этот вечер
evening-delete-ask = Все его строки исчезнут, в том числе из статистики.
evening-delete-sure = Удалить этот вечер?
evening-cancel = Отмена
evening-by-rules = Правила
evening-who = Кто играет?
evening-order = Номера показывают порядок ходов.
evening-players-lines = Что записано для игрока, остаётся за ним. Кто играет вместо другого, получает его строки.
evening-add-name = Имя игрока
evening-add = Добавить это имя
evening-youngest = Кто самый младший?
evening-youngest-later = Скажу, когда начнётся раунд
evening-first-on-table = Первая фишка на столе
evening-first-unknown = Не записана
evening-begin = { $count ->
    [0] Начать
    [one] Начать: { $count } игрок
    [few] Начать: { $count } игрока
    [many] Начать: { $count } игроков
   *[other] Начать: { $count } игрока
}
evening-holds = { $tiles ->
    [one] { $tiles } фишка
    [few] { $tiles } фишки
    [many] { $tiles } фишек
   *[other] { $tiles } фишки
}
evening-well = Резерв: { $tiles }
evening-lines = Строки
evening-entry = Запишите, что происходит
evening-tiles = Все фишки
evening-tile-laid = { $tile }, на столе
evening-typed = Введённые цифры
evening-erase = Стереть
evening-other-tile = Другая фишка
evening-made = Что дала фишка { $tile }?
evening-made-nothing = Без бонуса
evening-lays-first = Первая фишка
evening-hexagons = { $count ->
    [one] { $count } шестиугольник
    [few] { $count } шестиугольника
    [many] { $count } шестиугольников
   *[other] { $count } шестиугольника
}
evening-out = Это была последняя фишка игрока
evening-who-laid = Чей это ход?
evening-who-opens = Кто ходит первым? Коснитесь имени наверху, затем фишки.
evening-first-tile = Коснитесь фишки, с которой начали.
evening-more = Ещё
evening-ask = Это мост?
evening-undo = Отменить
evening-no-second = Без второй фишки
evening-no-field = Без нового поля
evening-declines = отказ
evening-keeps = оставляет подходящую фишку
evening-pass-empty = Пропустить: резерв пуст
evening-pass-keep = Пропустить, оставив подходящую фишку
evening-end-round = Конец раунда
evening-hands-about = Что осталось у каждого: сумма цифр или сами фишки.
evening-sum = Сумма
evening-hand-tiles = Выбрать фишки: { $name }
evening-write-hands = Записать
evening-next-round = Следующий раунд
evening-other-players = Кто-то приходит или уходит
evening-join-leave = Новый игрок начинает с 0. Кто уходит, сохраняет очки, но победить уже не может.
evening-play-on = Всё же сыграть ещё раунд
evening-correct = Исправить
evening-insert = Вставить перед этой
evening-remove = Удалить строку
evening-corrected = исправлено
evening-correcting = Исправление строки { $line }
evening-inserting = Вставка перед строкой { $line }
evening-next-player = следующий игрок
evening-pending = Сохранено, очки сейчас появятся
evening-starting = Правила загружаются. Записывать можно уже сейчас.
evening-scoring = Сохранено. Очки сейчас появятся.
evening-no-rules = Не удалось загрузить правила, поэтому очки пока не посчитаны. Записанное сохраняется. Проверьте связь и попробуйте ещё раз.
evening-old-rules = Правила на этом устройстве старее этого вечера. Ничего не пропало: загрузите новые в настройках и попробуйте ещё раз.
evening-rules-asked = Чтобы считать очки, устройству нужны правила. Трафик может быть ограничен, поэтому они загрузятся только по вашей просьбе; всё записанное до этого сохраняется.
evening-get-rules = Загрузить правила ({ $size } МБ)
evening-fault = В подсчёте произошёл сбой, поэтому очки пока не посчитаны. Записанное сохранено. Попробуйте ещё раз; если не поможет, отмените последнюю строку.
evening-damaged = Данные этого вечера на устройстве повреждены, посчитать очки нельзя. Если он есть у вас в файле или по ссылке, добавьте его оттуда ещё раз. { $why }
evening-not-read = Устройство не смогло прочитать ваши вечера. Закройте другие вкладки этой страницы и перезагрузите её.
evening-family-damaged = { $count ->
    [one] Данные { $count } вечера повреждены, здесь он не учтён. Откройте его, чтобы увидеть, что не так.
    [few] Данные { $count } вечеров повреждены, здесь они не учтены. Откройте их, чтобы увидеть, что не так.
    [many] Данные { $count } вечеров повреждены, здесь они не учтены. Откройте их, чтобы увидеть, что не так.
   *[other] Данные { $count } вечеров повреждены, здесь они не учтены. Откройте их, чтобы увидеть, что не так.
}
evening-not-kept = Устройство не смогло это сохранить, поэтому запись не считается. Освободите память или выйдите из приватного режима.
evening-elsewhere = Этот вечер изменён в другой вкладке. Вот как он выглядит теперь.
evening-missing = На этом устройстве нет такого вечера.
evening-big = Крупный шрифт
evening-write = Записывать дальше
evening-menu = Этот вечер
evening-rules = Правила вечера
evening-rules-about = Все строки остаются как есть и пересчитываются по этим правилам.
evening-referee = Судья
evening-referee-about = С начала раунда выкладывайте фишки на экране так же, как на столе, и приложение само посчитает бонусы.
evening-number-keys = Цифровые клавиши
evening-number-keys-about = Три нажатия на большие клавиши вместо выбора из 56 фишек.
evening-turn-tile = Повернуть
evening-lay = Выложить
evening-lies-elsewhere = Фишка лежит в другом месте
evening-lies-anyway = Она всё же лежит на столе
evening-field-lost = Поле обрывается на строке { $line }: там фишка, для которой на нём нет места. Отмените или исправьте эту строку, и поле продолжится; иначе оно начнётся заново в следующем раунде.
evening-field-later = Этот раунд начат без поля. Судья начнёт со следующего.
evening-these-rules = По этим правилам
evening-sheet-words = Слова из правил «{ $sheet }»
evening-unpaid = Дополнительных очков за это нет.
evening-share = Поделиться, напечатать или сохранить
evening-share-link = Поделиться ссылкой
evening-share-about = Весь вечер записан в самой ссылке. Ни один сервер его не хранит.
evening-share-picture = Поделиться картинкой
evening-print = Напечатать бланк с очками
evening-save = Сохранить в файл
evening-save-csv = Сохранить для таблицы (CSV)
evening-save-record = Сохранить запись для просмотра
evening-keep = Сохранить на этом устройстве
