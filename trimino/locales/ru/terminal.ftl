### What only the terminal says, in Russian, or a server to whoever runs it.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Bots from outside

bot-command-unreadable = «{ $name }» нельзя прочесть как команду. Напишите exec: и программу с аргументами, например exec:./mybot --fast, и закройте все кавычки.
bot-no-program = «{ $program }» не запускается. Проверьте путь, например ./mybot для файла в этой папке, и то, что файл можно выполнять: это делает chmod +x.
bot-outside-not-here = «{ $name }» не может здесь играть: внешние боты работают в Linux и macOS.
play-forfeit = { $player } теряет ход: он сделан так, будто время вышло. { $why }
forfeit-not-started = { $name } не запускается: { $why }.
forfeit-wrong-hello = { $name } должен сначала сказать { $expected } и имя, а не { $found }.
forfeit-given-up = { $name }: запусков впустую { $times }, больше их не будет.
forfeit-too-late = { $name }: нет ответа за { $seconds } с.
forfeit-ended = { $last ->
    [null] { $name }: программа завершилась с кодом { $code }.
   *[other] { $name }: программа завершилась с кодом { $code }. Её последние слова: { $last }
}
forfeit-too-long = { $name }: в ответе строка длиннее { $most } { $most ->
    [one] байта
    [few] байт
    [many] байт
   *[other] байт
}.
forfeit-not-json = { $name }: ответ — не JSON в UTF-8: { $found }
forfeit-not-an-answer = { $name }: в ответ пришло { $found }, а нужен объект с id { $id } и действием в виде текста.
forfeit-illegal = { $name } хочет { $found }. { $why }

## Environments

action-unknown = { $number } — не действие. Действия — целые числа от 0 до { $most }; у разрешённых сейчас в маске действий стоит 1.
action-tile-not-laid = Действие { $number } кладёт фишку рядом с { $tile }, а её на столе нет. Выберите одно из тех, у которых в маске действий стоит 1.
action-edge-taken = Действие { $number } кладёт фишку к стороне { $tile }, где уже лежит другая. Выберите одно из тех, у которых в маске действий стоит 1.
action-other-number = У действия { $number } другой номер: место рядом с несколькими фишками называется наименьшим из своих номеров, здесь это { $known }.
action-no-such-tile = Действие { $number } кладёт фишку с углами { $corners }, если читать по часовой стрелке, а такой нет. Выберите одно из тех, у которых в маске действий стоит 1.
observer-parameters = У наблюдателей этой игры нет параметров. Уберите { $names }.
env-not-reset = Ещё ничего не роздано. Сначала вызовите reset.
env-agent-unknown = Агента { $agent } за этим столом нет. Есть: { $known }.
env-choice-unknown = «{ $value }» не подходит как { $argument }. Выберите одно из этого: { $known }.
vector-action-forbidden = Действие { $number } за столом { $table } сейчас недопустимо, поэтому ни за одним столом игра не продолжена. Выберите одно из тех, у которых в строке этого стола в маске действий стоит 1.
vector-no-such-opponent = «{ $name }» не может играть за набором столов. Могут эти: { $known }.
vector-opponents-wrong = Названо соперников: { $given }; нужно: { $needed }. Укажите одно имя для всех или имя для каждого.
vector-seed-wrong = Зерно — целое число, а { $seed } не такое. Укажите одно число или своё для каждого стола.
vector-rows-wrong = Каждому столу нужно одно значение, поэтому форма должна быть ({ $tables },), а не { $shape }.
vector-no-tables = «{ $number }» — не число столов. Укажите целое число от 1.
vector-compiling = Сейчас компилируется код для набора столов, это нужно один раз. Займёт около полуминуты.

## The arena

help-arena =
    Свести ботов в равных условиях и сказать, кто играет лучше и насколько это точно.

    Пара — это одни и те же раздачи, сыгранные при всех перестановках мест по кругу, чтобы ни одному боту не везло больше. Если ботов меньше, чем игроков, последний названный занимает оставшиеся места; если больше, у каждого их сочетания свой стол. При бюджете в симуляциях одно и то же зерно даёт один и тот же результат, кто бы ни играл; отличается только время.
example-arena =
    Примеры:
      trimino arena --bots greedy,random --pairs 200 --seed 7
      trimino arena --bots greedy,random --players 4 --pairs 500 --stop
      trimino arena --bots greedy,random --pairs 50 --plot scores.png
      trimino arena --bots greedy,random --pairs 50 --dask tcp://127.0.0.1:8786
option-arena-bots = Кто встречается: { $bots }; двое или больше, через запятую. Собственный бюджет пишется после @, например greedy@10ms.
option-arena-players = Сколько игроков за столом, 1 для соло-игры; если не задано, наименьшее по правилам.
option-pairs = Сколько пар сыграть.
option-budget = Сколько бот может потратить на решение: время, например 10ms, или число симуляций, например 500sims; если не задано, сколько положено самому боту.
option-single-rounds = Вместо каждой партии играть один раунд с нуля.
option-stop = Остановиться, как только для любых двух ботов станет точно ясно, кто лучше.
option-workers = Сколько процессов играет; если не задано, по числу ядер.
option-dask = Пусть вместо этого играет кластер Dask по этому адресу.
option-csv = Записать в этот файл по строке на каждое место каждой игры; - — стандартный вывод.
option-plot = Нарисовать результат в этом файле, .png или .svg.
option-json = Вывести результат как JSON.
arena-progress = Игра
arena-done = { $pairs ->
    [one] { $pairs } пара: игр { $games }, раундов { $rounds }, зерно { $seed }.
    [few] { $pairs } пары: игр { $games }, раундов { $rounds }, зерно { $seed }.
    [many] { $pairs } пар: игр { $games }, раундов { $rounds }, зерно { $seed }.
   *[other] { $pairs } пар: игр { $games }, раундов { $rounds }, зерно { $seed }.
}
arena-ended-certain = Остановлено раньше: все различия достоверны.
arena-ended-interrupted = Остановлено через Ctrl-C: вот что было сыграно до этого.
arena-ended-lost = Играющие процессы потеряны: вот что было сыграно до этого.
arena-nothing-played = Ничего не доиграно до конца.
arena-bot-idle = { $bot } не сделал ни одного хода сам: все потеряны и сделаны автоматически. Сказанное выше о нём ничего не говорит; устраните названную там причину.
arena-low-wins = По этим правилам хорошо, когда очков мало.
arena-bot = бот
arena-points = очков за раунд
arena-rounds-won = выиграно раундов
arena-matches-won = выиграно партий
arena-rating = рейтинг
arena-time = мс на ход
arena-difference = разница
arena-certain = достоверно
arena-minus = { $bot } − { $other }
arena-forfeits = { $times ->
    [1] { $bot } теряет один ход: { $why }
    [one] { $bot } теряет { $times } ход; причина первой потери: { $why }
    [few] { $bot } теряет { $times } хода; причина первой потери: { $why }
    [many] { $bot } теряет { $times } ходов; причина первой потери: { $why }
   *[other] { $bot } теряет { $times } ходов; причина первой потери: { $why }
}
arena-percent-of-rounds = выиграно раундов, %
arena-plot-scores = { $pairs ->
    [one] Очков за раунд, { $pairs } пара
    [few] Очков за раунд, { $pairs } пары
    [many] Очков за раунд, { $pairs } пар
   *[other] Очков за раунд, { $pairs } пар
}
arena-plot-strength = Сила в зависимости от бюджета
arena-budget-time = мс времени процессора на ход
arena-budget-simulations = симуляций на ход
arena-too-few-bots = Сравнивать некого. Назовите хотя бы двух ботов, например --bots greedy,random.
arena-extra-missing = Пакет { $package } не установлен, а арене он нужен. Установите Trimino с дополнением «arena», например: pip install 'trimino[arena]'
arena-workers-die = Процессы потеряны { $times } { $times ->
    [one] раз
    [few] раза
    [many] раз
   *[other] раз
} подряд, и ни один не успел сыграть игру. Выясните, что их завершает, например нехватка памяти, и попробуйте снова с меньшим числом: --workers 1
arena-cluster-unreachable = Кластер по адресу { $address } недоступен: { $why }. Проверьте адрес, например tcp://127.0.0.1:8786, и работает ли его планировщик.
arena-cluster-lost = Связь с кластером по адресу { $address } потеряна. Проверьте, что его планировщик работает, и начните снова.
arena-cluster-empty = У кластера по адресу { $address } нет исполнителей. Запустите их, например: dask worker { $address }
not-a-plot-file = { $path } должен кончаться на .png или .svg, чтобы было ясно, что рисовать.
standard-output-twice = Стандартный вывод может занять только одно из --json, --record - и --csv -. Остальным дайте файл.
workers-or-cluster = Задайте либо --workers, либо --dask, но не оба: у кластера свои исполнители.

## Studies

help-study =
    Ответить на вопросы игроков по результатам смоделированных раундов и сказать, насколько ответы точны.

    Вопросы: opener — насколько впереди тот, кто начинает раунд; points — сколько очков приносит раунд; blocks — как часто раунд кончается рыбой; worth — что в итоге дают мост, двойное соединение, шестиугольник, взятая фишка и триплет; hoarding — выгодно ли брать из резерва, когда можно выложить; sources — откуда эта выгода; choices — что даёт открыть или подготовить место с бонусом, сохранить подходящие фишки, выложить старшую фишку, оставить других без хода; counting — как часто у следующего игрока есть фишка для места с бонусом. Одно и то же зерно даёт одни и те же ответы, кто бы ни играл. Перед первым исследованием около полуминуты идёт компиляция.
example-study =
    Примеры:
      trimino study --rules triomino --players 2
      trimino study opener blocks --rules all --rounds 100000 --seed 7
      trimino study hoarding --players 2,4 --bot heuristic
      trimino study --plot answers --dask tcp://127.0.0.1:8786
argument-questions = О чём вопрос: { $questions }; если не задано, обо всём.
option-study-rules = Правила по их id, через запятую, или all — все.
option-study-players = Сколько игроков; несколько чисел пишутся через запятую. Если не задано, все числа, которые допускают правила.
option-study-rounds = Сколько раундов раздать за каждым столом; для некоторых вопросов раздача играется несколько раз.
option-study-bot = Кто сидит на всех местах: { $bots }.
option-study-plot = Нарисовать ответы в этой папке, в SVG, по картинке на вопрос.
study-done = Раундов: { $rounds }, играет { $bot }, раздач на стол и вопрос: { $deals }, зерно { $seed }.
study-intervals = После ± стоит интервал 95 %: в 19 случаях из 20 он содержит истинное значение.
study-table = стол
study-opener = Преимущество начинающего
study-about-opener = На сколько очков начинающий впереди среднего у остальных; сколько приносит сама первая фишка; как часто начинающий набирает лучший результат и насколько это выше равной доли.
study-opener-ahead = очков впереди
study-opener-opening = первая фишка
study-opener-won = выиграно раундов
study-opener-more = выше равной доли
study-points = Очки за раунд
study-about-points = Сколько очков за раунд набирает одно место и сколько лучшее. Одно место из десяти набирает меньше «нижней десятой», половина — меньше «середины», одно из десяти — больше «верхней десятой»; шаг равен 5.
study-points-seat = место
study-points-best = лучшее место
study-points-tenth = нижняя десятая
study-points-median = середина
study-points-nine-tenths = верхняя десятая
study-blocks = Чем кончаются раунды
study-about-blocks = Как часто раунд кончается рыбой и как часто его прерывает цель, иначе кто-то выкладывает последнюю фишку; сколько фишек в нём выложено и взято.
study-blocks-blocked = рыба
study-blocks-broken-off = прерван
study-blocks-laid = выложено фишек
study-blocks-drawn = взято фишек
study-worth = Что это даёт в итоге
study-about-worth = Один и тот же момент доигрывается двумя способами: выкладывается мост, двойное соединение или шестиугольник либо лучшая фишка без них; берётся и оплачивается одна лишняя фишка либо нет; роздан триплет либо обычная фишка. Насколько больше первый способ приносит сразу, насколько он впереди в итоге и насколько чаще выигрывает раунд.
study-worth-often = за раунд
study-worth-at-once = сразу
study-worth-in-the-end = в итоге
study-worth-more = выиграно раундов
study-item = что
study-item-bridge = мост
study-item-double = двойное соединение
study-item-hexagon = шестиугольник
study-item-draw = взятая фишка
study-item-triple = триплет
study-hoarding = Выгодно ли копить?
study-about-hoarding = Кто копит, тот, пока в резерве есть фишки, скорее берёт или пропускает ход, чем выкладывает фишку без бонуса. Одни и те же раздачи играются с местом, которое копит, и с тем же местом, которое выкладывает: насколько впереди в итоге тот, кто копит, и насколько чаще он выигрывает раунд, когда больше никто не копит и когда копят все остальные.
study-hoarding-alone = один
study-hoarding-alone-more = выиграно раундов
study-hoarding-all = среди копящих
study-hoarding-all-more = выиграно там
study-sources = Откуда выгода у того, кто копит
study-about-sources = Выгода одного копящего среди тех, кто выкладывает, по слагаемым: очки за фишки, бонусы, цена добора, цена пропусков и то, что приносит конец раунда. Отрицательное число — потеря.
study-sources-tiles = фишки
study-sources-bonuses = бонусы
study-sources-draws = добор
study-sources-passes = пропуски
study-sources-end = конец раунда
study-choices = Сравнение двух ходов
study-about-choices = Одна и та же позиция, в которой ничто не даёт бонуса, играется дальше двумя способами. Один ход открывает место с бонусом для других или готовит место, для которого фишка есть у вас; другой — лучший, который не делает ни того ни другого. Когда фишек четыре или меньше: ход, после которого подходит больше всего ваших фишек, против хода, который даёт больше всего очков. Фишка, которая даёт больше всего очков, против той, что даёт меньше всего. При пустом резерве: ход, после которого другие не могут выложить, против хода, после которого могут.
study-choices-often = за раунд
study-choices-at-once = сразу
study-choices-in-the-end = в итоге
study-choices-more = выиграно раундов
study-item-opens = открывает бонус
study-item-prepares = готовит бонус
study-item-keeps = сохраняет подходящие
study-item-high = выкладывает старшую
study-item-locks = оставляет без хода
study-counting = У кого эта фишка?
study-about-counting = На место с бонусом подходит ровно одна фишка. Здесь видно, сколько таких мест бывает по ходу раунда в зависимости от того, сколько фишек скрыто от игрока, который ходит; как часто нужная фишка уже лежит на столе; и как часто она у следующего игрока, если место только что открыто, а фишка для него скрыта.
study-counting-places = мест
study-counting-dead = на столе
study-counting-held = у следующего
study-item-under-10 = скрыто меньше 10
study-item-from-10 = скрыто 10–19
study-item-from-20 = скрыто 20–29
study-item-from-30 = скрыто 30–39
study-item-from-40 = скрыто 40 и больше
study-unit-points = очки
study-unit-ahead = очков впереди
study-unit-share = %
study-unit-more = на столько % чаще
study-low-wins = По правилам { $rules } побеждает тот, у кого счёт наименьший; там быть впереди — значит набрать меньше очков.
study-no-hoarding = По правилам { $rules } брать из резерва может только тот, кому нечего выложить, поэтому копить не может никто.
study-question-unknown = На вопрос «{ $name }» исследование не отвечает. Оно отвечает на такие: { $known }.
study-bot-unfit = «{ $name }» не может играть в исследовании: нужен быстрый бот. Есть: { $known }.
study-too-few-rounds = Раундов { $rounds } — слишком мало, чтобы сказать, насколько ответ точен. Раздайте хотя бы { $fewest }: --rounds { $fewest }
study-players-unreadable = «{ $text }» не говорит, сколько игроков. Напишите числа через запятую, например --players 2,4.

## Puzzles

help-puzzles =
    Решать задачи: позиции с одним явно лучшим ходом, доказанным движком.

    play (по умолчанию) показывает задачи по вашей силе и хранит ваш рейтинг; считается только первая попытка и только без подсказки. make ищет задачи в раундах ботов и в записях и доказывает их решения; то же зерно даёт те же задачи. check доказывает решения заново, с бюджетом в несколько раз больше.
example-puzzles =
    Примеры:
      trimino puzzles
      trimino puzzles --rules triomino,tri-domino --theme deny
      trimino puzzles make --file mine.jsonl.gz --rules triomino --rounds 200 --seed 7
      trimino puzzles check --file mine.jsonl.gz --count 50 --times 10
argument-puzzles = Что делать: play, make или check.
option-puzzles-file = Файл с задачами, чтобы решать, записать или проверить их; без него берутся задачи из пакета.
option-puzzles-rules = Наборы правил по id через запятую. Если не задано, любые; make тогда берёт triomino.
option-puzzles-players = Сколько игроков; несколько чисел через запятую. Если не задано, сколько угодно; make тогда берёт 2.
option-puzzles-theme = Показывать или составлять только задачи на эту тему: { $themes }.
option-puzzles-rounds = Сколько раундов боты играют за каждым столом, для make.
option-puzzles-records = Составить задачи по партиям из этого файла, а не по раундам ботов.
option-puzzles-add = Взять и задачи из этого файла. Можно указать несколько раз.
option-puzzles-count = Сколько задач проверить или сколько самое большее оставить, понемногу каждого вида; если не задано, все.
option-puzzles-times = Во сколько раз больший бюджет берёт check.
option-puzzles-seed = Число, от которого зависит, какие задачи показать, составить или проверить.
puzzle-title = Задача { $id }, рейтинг { $rating }. Ваш рейтинг: { $own }.
puzzle-other-holds = У другого игрока { $tiles }.
puzzle-key-hint = h подсказка
puzzle-key-solution = s решение
puzzle-key-next = n дальше
puzzle-rated = Ваш рейтинг теперь { $rating } ({ SIGNED($change) }).
puzzle-go-on = Enter — следующая задача, q — выйти:{ " " }
puzzle-making = Составляются задачи
puzzle-checking = Проверяются задачи
puzzle-needs-file = Укажите файл для записи: --file puzzles.jsonl.gz
puzzle-made = Найдено { $found }, оставлено { $kept }, из них решено точно { $exact }, зерно { $seed }: { $path }
puzzle-checked = Подтвердилось { $good } из { $count } при бюджете ×{ $times }. Наименьший перевес ответа — { $margin }.
puzzle-faulty = { $id }: { $why }
puzzle-fault-not-solved = С этим бюджетом её не решить.
puzzle-fault-other-answer = Другой ход лучше.
puzzle-fault-too-close = Другой ход почти так же хорош.
puzzle-fault-wrong-line = Её значения или лучшее продолжение не совпадают с найденными сейчас.

## The engine

help-warm =
    Скомпилировать движок до первого использования.

    Первый бот, который думает наперёд, делает то же самое; это занимает около полуминуты и нужно один раз. Скомпилированное хранится в кэше пользователя или в папке, указанной в TRIMINO_CACHE.
example-warm =
    Примеры:
      trimino warm
      TRIMINO_CACHE=/var/cache/trimino trimino warm
help-bench =
    Измерить, как быстры правила и движок на этой машине.

    Играются целые раунды наугад, вместе с раздачей, на одном ядре. Эталон — это программа на C, которая играет в triomino; она компилируется и измеряется поочерёдно с движком.
example-bench =
    Примеры:
      trimino bench
      trimino bench --json
      trimino bench --yardstick playouts.c
option-yardstick = Сравнить с программой на C из этого файла.
option-quick = Один короткий замер, чтобы увидеть, что всё работает.
engine-extra-missing = Пакет { $package } не установлен, а движку он нужен. Установите Trimino с дополнением «engine», например: pip install 'trimino[engine]'. Боты random и greedy играют и без него.
engine-compiling = Сейчас движок компилируется, это нужно один раз. Займёт около полуминуты; trimino warm делает это заранее.
bots-stand-in = Боты ещё готовятся, это нужно один раз; пока за них играют боты попроще.
warm-begins = Движок компилируется…
warm-progress = Компиляция
warm-done = Движок скомпилирован за { $seconds } с. Он хранится в { $folder }.
bench-progress = Измерение
bench-table = правила
bench-players = игроков
bench-rules = правила, шагов/с
bench-engine = движок, шагов/с
bench-ratio = движок : C
bench-rollouts-by = раунды играет
bench-rollouts = раундов/с
bench-simulations-by = поиск по правилам
bench-simulations = симуляций/с
bench-start-cold = Запуск, когда ничего не скомпилировано: { $seconds } с.
bench-start-warm = Запуск, когда всё скомпилировано: { $seconds } с.
no-compiler = Компилятор C не найден. Установите такой, который называется cc, или измеряйте без --yardstick.
no-yardstick = Эталон не годится: { $why }. Он должен компилироваться через cc и печатать число шагов в секунду для 2 и для 4 игроков.

## The analysis of play

help-analyse =
    Оценить решения в партии и сказать, кому насколько везло.

    Каждое решение оценивается по тому, что игрок тогда мог видеть, а не по скрытым фишкам; они учитываются только в оценке удачи. Вынужденные ходы и ходы, сделанные автоматически, не оцениваются. При бюджете в симуляциях одно и то же зерно даёт один и тот же анализ. Прерванная запись анализируется до того места, где она кончается.
example-analyse =
    Примеры:
      trimino analyse games.jsonl
      trimino analyse games.jsonl --match 2 --budget 2000sims --all
      trimino analyse games.jsonl --json analysis.json --plot course.svg
option-analyse-budget = Сколько тратить на решение: время, например 50ms, или число симуляций, например 400sims.
option-analyse-seed = Число, от которого зависят симуляции.
option-analyse-workers = Сколько процессов работает; если не задано, по числу ядер.
option-analyse-json = Записать всё как JSON в этот файл; - — стандартный вывод.
option-analyse-plot = Нарисовать в этом файле, как менялись шансы на победу, .png или .svg.
option-analyse-all = Рассказать обо всех оценённых решениях, а не только о худших.
option-analyse-perfect = Считать, что все играют без ошибок, а не так, как эти боты и люди.
analyse-progress = Анализ
analyse-plan-page = Почему так — в браузере: { $path }
analyse-note =
    2.17 — это действие 17 раунда 2. Чего оно стоило, показано в сравнении с лучшим: в шансах
    выиграть партию и в очках; когда партия почти решена, важны очки.
analyse-at = где
analyse-player = игрок
analyse-done = сыграно
analyse-grade = оценка
analyse-chance = шансы
analyse-points = очки
analyse-better = лучше
analyse-more = { $more ->
    [one] Есть ещё { $more } решение с потерями; всё покажет --all.
    [few] Есть ещё { $more } решения с потерями; всё покажет --all.
    [many] Есть ещё { $more } решений с потерями; всё покажет --all.
   *[other] Есть ещё { $more } решений с потерями; всё покажет --all.
}
analyse-why-best = { $at }, лучше { $action }: { $reasons }
analyse-why-done = { $at }, в партии { $action }: { $reasons }

## The server: how it starts, and what its environment may set

server-extra-missing = Пакет { $package } не установлен, а серверу он нужен. Установите Trimino с дополнением «server», например: pip install 'trimino[server]'
server-port-taken = Порт { $port } по адресу { $host } занят, возможно, другим сервером. Остановите его или выберите другой порт, например: trimino serve --port 8001
server-port-closed = Порт { $port } по адресу { $host } открыт не всем: порты ниже 1024 оставлены системе. Выберите другой, например: trimino serve --port 8000
server-not-an-address = { $host } — не адрес этой машины. При --host 127.0.0.1 играть можно только с этой машины, при --host 0.0.0.0 — со всех, откуда её видно.
server-no-network = Эта машина не в сети, поэтому больше никто прийти не сможет. Подключите её, назовите её адрес через --host или запустите без --lan.
app-not-built = Сервер работает, но веб-приложение не собрано. В папке проекта введите: python3 run.py web

help-serve =
    Запустить сервер со столами для браузеров и программ; он работает, пока не нажато Ctrl-C.

    Настраивать ничего не нужно. Переменные среды могут изменить то, что перечисляет --settings; сказанное в команде важнее.
example-serve =
    Примеры:
      trimino serve --open
      trimino serve --lan
      trimino serve --host 0.0.0.0 --port 8080
      trimino serve --database sqlite:///games.db
      TRIMINO_BOT_PAUSE=2 trimino serve
option-lan = Пусть играют и другие в домашней сети: сказать, где им найти игру, и показать код для сканирования.
option-open = Открыть игру в браузере, если есть экран; с --no-open не открывать.
option-host = Адрес, который слушать; при 0.0.0.0 могут играть и другие в сети.
option-port = Порт, который слушать.
option-database = Где хранить партии, например sqlite:///games.db.
option-settings = Перечислить, что можно задать переменными среды, и закончить.
serve-at = Trimino ждёт по адресу { $address }
serve-others = Другие в вашей сети найдут его по адресу { $address }
serve-data = Партии хранятся в { $place }
serve-setting = { $meaning } Можно: { $allowed }.
serve-default = { $default ->
    [none] По умолчанию нет.
   *[other] По умолчанию: { $default }.
}

setting-unknown = Настройки { $variable } нет. Может быть, { $closest }? Все перечисляет trimino serve --settings.
setting-bad = { $variable }: { $found } не годится. Можно: { $allowed }.
setting-bad-secret = { $variable }: это значение не годится. Можно: { $allowed }.
setting-allowed-whole = целое число от { $low } до { $high }
setting-allowed-seconds = число секунд от { $low } до { $high }
setting-allowed-factor = on, off или число: 2 разрешает вдвое больше
setting-allowed-words = одно из: { $words }
setting-allowed-host = имя или адрес этой машины; 0.0.0.0 — все её адреса
setting-allowed-host-names = имена узлов через запятую; * — любое
setting-allowed-address = адрес, например https://games.example, слово lan — адрес этой машины в её сети, или пусто, то есть без него
setting-allowed-token = от 16 до 200 букв, цифр и знаков без пробелов или пусто, то есть без него
setting-allowed-database = адрес, например sqlite:///games.db или postgresql://name:password@host/games
setting-allowed-origins = список через запятую, например https://games.example,http://localhost:5173
setting-allowed-networks = список адресов и сетей через запятую, например 127.0.0.1,10.0.0.0/8
setting-database = Где хранить партии.
setting-database-default = файл в папке данных пользователя
setting-host = Адрес, который слушать. При 127.0.0.1 играть можно только с этой машины.
setting-port = Порт, который слушать; 0 — любой свободный.
setting-address = Где другие находят сервер, если не там же, где страницу: с этого начинаются ссылки, которыми делятся.
setting-hosts = Имена, под которыми сервер знают клиенты, помимо localhost, имён этой машины и указанных в соседних настройках; нужны только без TLS.
setting-origins = Другие сайты, чьи страницы могут пользоваться этим сервером.
setting-trusted-proxies = Прокси, которым верят, когда они в X-Forwarded-For и X-Forwarded-Proto говорят, кто и как спрашивает.
setting-workers = Сколько процессов думает за ботов, над подсказками и анализом.
setting-workers-default = на один меньше, чем процессоров
setting-bot-pause = Сколько секунд бот ждёт перед ходом, чтобы люди успевали следить.
setting-undo-pause = Сколько секунд бот оставляет на отмену хода, если партия не дружеская.
setting-grace = Сколько секунд человек может отсутствовать, прежде чем за него сыграют, если у стола не сказано иначе.
setting-deal-pause = Сколько секунд проходит между концом раунда и следующей раздачей.
setting-stop-within = За сколько секунд самое большее останавливающийся сервер заканчивает начатое.
setting-limits = Сколько может запрашивать каждый гость и каждый адрес.
setting-log-level = Что попадает в журнал: это и всё, что серьёзнее.
setting-log-format = Как пишется строка журнала.
setting-metrics-token = У кого есть этот токен, тот может читать /metrics; без него — только программы на этой машине.

## Terminal

help = Треугольное домино: играть, читать правила, сводить ботов.
help-codes =
    Первые шаги:
      trimino play                 партия против бота
      trimino sheets               какие есть правила
      trimino play --help          всё, что можно выбрать для партии

    Коды завершения:
      0    всё хорошо
      1    запись неверна
      2    команду нельзя выполнить или файл не открывается
      130  остановлено через Ctrl-C
help-play =
    Сыграть партию в терминале, против ботов или вместе с другими за одним экраном.

    Вы видите стол, свои фишки и сколько очков даёт каждый выбор. Введите номер фишки, потом букву места. Во время игры ? показывает все клавиши.
help-sheets = Перечислить правила, по которым можно играть.
help-bots = Перечислить ботов и сказать, как каждый играет.
help-rules = Рассказать словами, как играть по правилам, в том числе домашним.
help-simulate =
    Пусть боты играют целые партии, и каждая записывается.

    Одинаковые параметры с одним и тем же зерном дают одни и те же байты, если бюджет бота не задан временем.
help-pad =
    Вести подсчёт очков в игре настоящими фишками за столом.

    Пишите, что происходит за столом: 345 — фишка, 345 b — мост. Каждая строка оценивается по выбранным правилам; о том, чего они не разрешают, программа переспросит, но всё равно запишет. Любую строку можно исправить, всё можно отменить. Подсчёт сохраняется после каждой строки. Если имена не указаны, открывается тот, который вели последним. Когда он открыт, ? показывает все возможности.
help-verify =
    Проверить записи партий до последнего очка.

    Для каждой неверной записи сообщается первая ошибка. Если в записи есть секрет, из которого сделаны раздачи, проверяются и они. Код завершения 0, если верны все записи, 1, если хоть одна неверна, 2, если файл не открывается. Обрезанная запись и файл без записей тоже считаются неверными.
help-replay =
    Просмотреть запись партии шаг за шагом, со всеми фишками в открытую.

    Если ввод идёт не из терминала, всё печатается сразу.
help-draw =
    Нарисовать позицию или момент записи как SVG или как текст.

    Позиция — это строка текста, которую пишет --notation; без неё позиция читается из стандартного ввода.
help-print =
    Сделать PDF для печати: фишки для вырезания, пустой бланк для подсчёта очков или правила на одной странице.

    Всё в натуральную величину: печатайте в масштабе 100 %. Без --output файл называется по содержанию, например trimino-tiles.pdf.
example-play =
    Примеры:
      trimino play
      trimino play --rules tri-domino --players 4 --bots greedy
      trimino play --names Anna,Juris --turn-seconds 60
      trimino play --rules trimino --solo
      trimino play --rules goliath --set draw_limit=2 --record games.jsonl
example-sheets =
    Пример:
      trimino sheets
example-bots =
    Пример:
      trimino bots
example-rules =
    Примеры:
      trimino rules triomino
      trimino rules goliath --set draw_limit=2 --set 'hexagons=[50,60,80]'
      trimino rules tri-domino --fields
      trimino rules tri-domino --readings
example-simulate =
    Примеры:
      trimino simulate --players 3 --matches 100 --seed 7 --record games.jsonl
      trimino simulate --bots greedy,random --matches 50
      trimino simulate --rules trimino --solo --record -
example-pad =
    Примеры:
      trimino pad --rules triomino Anna Juris
      trimino pad
      trimino pad --statistics
example-verify =
    Примеры:
      trimino verify games.jsonl
      trimino simulate --record - | trimino verify -
example-replay =
    Пример:
      trimino replay games.jsonl --match 3

    Клавиши:
      Enter или n  следующее действие
      b            назад
      g 2 17       к раунду 2, действию 17
      q            выйти
example-draw =
    Примеры:
      trimino draw --record games.jsonl --round 1 --action 12 --output table.svg
      trimino draw --record games.jsonl --seat 1 --legal --text
      trimino draw --record games.jsonl --notation | trimino draw --text
example-print =
    Примеры:
      trimino print tiles --face large --paper letter
      trimino print tiles --tile 3-4-5 --tile 0-0-1 --side 38
      trimino print sheet --rules tri-domino --players 4
      trimino print sheet games.jsonl --match 2
      trimino print card --rules "Бабушкины: triomino, draw-limit=2" --language ru

option-help = Показать это и закончить.
option-version = Показать версию и закончить.
option-rules = Правила: id из списка trimino sheets, название сохранённых вами правил, файл, ссылка или строка, например «Бабушкины: triomino, draw-limit=2».
option-match-rules = Правила: id из списка trimino sheets, название сохранённых вами правил, файл, ссылка или строка, например «Бабушкины: triomino, draw-limit=2». Если не указаны, то ваши обычные правила; их выбирают командой trimino rules ID --default.
option-rules-name = Дать правилам название.
option-rules-keep = Сохранить правила под их названием, чтобы использовать везде, где нужны правила.
option-rules-default = Впредь играть по этим правилам, если не указаны другие.
option-rules-forget = Удалить правила с этим названием.
option-rules-list = Перечислить сохранённые правила.
option-rules-fields = Перечислить всё, что меняет --set: значение, смысл и что допускается.
option-rules-readings = Вывести места правил, которые можно понять двояко, наше прочтение и домашние правила для другого.
option-rules-text = Вывести правила строкой текста, чтобы передать их.
option-rules-json = Вывести правила как документ JSON, чтобы сохранить в файл.
option-rules-link = Вывести ссылку, которая открывает правила в приложении этого сервера.
option-set = Изменить одно поле правил, например draw_limit=2, target_met=at-once или hexagons=[50,60,70]. Можно задать несколько раз.
option-players = Сколько игроков.
option-solo = Играть в одиночку.
option-youngest = Номер самого младшего игрока, считая от 1, если начинает самый младший.
option-rounds = Сколько играть раундов, если считают раунды.
option-well = Сколько фишек в резерве соло-игры.
option-turn-seconds = Сколько секунд на ход у каждого человека; потом ход делается по правилу. Tri-Domino советует от 30 до 60. Если не указано, время не ограничено.
option-seed = Число, от которого зависят раздачи и боты; без него каждый раз по-новому.
option-bots = Кто занимает остальные места: { $bots }; одно имя на всех или по одному на каждого, через запятую. Как играет каждый, говорит trimino bots; expert@100ms даёт столько времени подумать, а exec:COMMAND — это ваша программа.
option-all-bots = Кто играет: { $bots }; одно имя на все места или по одному на каждое, через запятую. Как играет каждый, говорит trimino bots; expert@100ms даёт столько времени подумать, а exec:COMMAND — это ваша программа.
option-people = Сколько людей за одним экраном; между ходами фишки скрыты.
option-names = Имена людей через запятую.
option-record-add = Добавить запись партии в этот файл.
option-record-new = Записать партии в этот файл; - — стандартный вывод.
option-matches = Сколько сыграть партий.
option-match = Номер записи в файле, считая от 1.
option-all = Напечатать всё без остановок.
option-draw-record = Нарисовать момент записи из этого файла.
option-round = Раунд, считая от 1; если не задано, последний.
option-action = После скольких действий раунда; 0 — когда фишки розданы; если не задано, конец раунда.
option-seat = Номер игрока, чьи фишки видны, считая от 1; если не задано, не видны ничьи.
option-output = Записать в этот файл вместо стандартного вывода.
argument-print = Что печатать: { $known }.
argument-print-file = Запись партии или подсчёт очков, чтобы напечатать заполненный бланк; - — стандартный ввод.
option-paper = Бумага: { $known }.
option-tile = Фишка, которую напечатать отдельно, например 3-4-5, если она потерялась. Можно указать несколько раз; если не указать — все фишки.
option-side = Сторона фишки в миллиметрах, от { $low } до { $high }.
option-face = Как выглядят цифры: { $known }. Крупные видно издалека; фигуры помогают, когда цвета трудно различить.
option-backs = После каждой страницы с фишками добавить страницу с их оборотной стороной; бумагу переворачивают по длинному краю.
option-print-players = На сколько игроков бланк; если не указать — на наименьшее число игроков по правилам.
option-print-output = Записать в этот файл; - — стандартный вывод.
option-seen = Что ваше устройство сохранило о партии, в этом файле по строке на партию: сказать точно, что это доказывает.
option-log = Журнал стола, который сервер отдаёт после партии; по нему проверяются сохранённые хеши.
option-text = Рисовать текстом вместо SVG.
option-notation = Записать позицию строкой текста, которую можно вставить в сообщение и снова нарисовать.
option-legal = Отметить, куда может выложить фишку тот, чей ход.
argument-pad = Игроки в порядке ходов; начинается новый подсчёт. Имя с пробелом пишите в кавычках.
option-pad-youngest = Самый младший игрок, который начинает, если так сказано в правилах.
option-pad-start = Фишка, с которой начинается соло-игра, например 345.
option-pad-open = Открыть подсчёт, id которого начинается так.
option-pad-list = Показать все подсчёты.
option-pad-statistics = Показать, как у кого шли дела во всех подсчётах, с графиками.
option-pad-csv = Записать подсчёт в CSV для таблиц; - — стандартный вывод.
option-pad-export = Записать подсчёт в файл, который проверяет trimino verify; - — стандартный вывод.
option-pad-record = Сохранить партию как запись, если для каждой фишки указано место; - — стандартный вывод.
option-pad-picture = Записать бланк с очками как картинку SVG; - — стандартный вывод.
option-pad-print = Записать бланк с очками в PDF, такой же, как в коробке; - — стандартный вывод.
option-pad-link = Вывести ссылку, в которой весь подсчёт и которая открывает его в приложении этого сервера.
option-pad-import = Добавить подсчёты из файла или тот, что в ссылке. Из сохранённого ничего не пропадёт.
argument-files = Файлы записей; - — стандартный ввод.
argument-file = Файл записей; - — стандартный ввод.
argument-position = Позиция текстом; - — стандартный ввод.
version = Trimino { $version }

fields-known = Есть: { $fields }.
no-rules-named = Скажите, какие правила, например: trimino rules triomino. Есть: { $known }. О каждых рассказывает trimino sheets.
set-not-a-pair = «{ $text }» — не в виде FIELD=VALUE, например draw_limit=2.
rules-without-name = У этих правил нет названия, под которым их сохранить. Дайте его через --name.
rules-name-taken = «{ $name }» — это id опубликованных правил. Возьмите другое название.
no-kept-rules = Вы не сохраняли правил «{ $name }». Сохранены: { $known }.
kept-rules-wrong = { $path }, строка { $line }: { $why } Исправьте строку или удалите её.
bot-unknown = Бота «{ $name }» нет. Есть: { $known }.
not-a-budget = «{ $text }» — не бюджет. Напишите время, например 10ms или 2s, или число симуляций, например 500sims.
budget-out-of-range = Бюджет — это целое число симуляций от 1 до { $simulations } или число секунд больше 0 и не больше { $seconds }. Задайте что-то одно.
bots-do-not-fit = Ботов задано { $bots }, а мест для ботов { $free }. Задайте одно имя на всех или по одному на каждое место.
people-do-not-fit = Людей { $people }, а игроков только { $seats }. Увеличьте --players или не задавайте.
names-do-not-fit = Имён задано { $names }, а людей { $people }. Задайте по имени на каждого или не задавайте --people.
names-alike = Двух игроков зовут «{ $name }». Дайте им через --names разные имена; у ботов тоже есть имена.
no-such-player = Игрока { $player } нет. Игроков в партии { $players }, считая от 1.
solo-is-alone = В соло-игре один игрок, а не { $players }. Не задавайте --solo или --players.
system-refuses = Этого сделать не удалось: { $why }.
file-not-written = В { $path } не записать: { $why }.
file-twice = В { $path } надо записать сразу две вещи. Дайте каждой свой файл.
no-such-match = { $matches ->
    [one] Партии { $match } в { $path } нет. Там { $matches } партия.
    [few] Партии { $match } в { $path } нет. Там { $matches } партии.
    [many] Партии { $match } в { $path } нет. Там { $matches } партий.
   *[other] Партии { $match } в { $path } нет. Там { $matches } партий.
}
nothing-to-replay = В записи нет раундов, смотреть нечего.
nothing-to-draw = Рисовать нечего. Задайте позицию или запись через --record FILE, например: trimino draw --record games.jsonl --text
wrong-ending = { $ending ->
    [pdf] { $path } должен кончаться на .pdf: в него пишется PDF.
    [picture] { $path } должен кончаться на .svg: в него пишется картинка SVG.
    [svg] { $path } должен кончаться на .svg: в него пишется картинка SVG. Текстом рисует --text.
   *[txt] { $path } должен кончаться на .txt: в него пишется простой текст. Для картинки SVG уберите --text и --notation.
}
two-things-to-draw = Задайте либо позицию, либо --record, но не оба.
choice-unknown = { $option } может быть { $known }, но не «{ $found }».
print-option-unused = { $option } ничего не значит, когда печатается { $what }. Уберите это.
bad-side = --side — длина в миллиметрах от { $low } до { $high }, например 40 или 38.5, а не «{ $found }».
print-done = { $path } готов к печати.

sheets-line = { $id }: { $name }, для { $fewest }–{ $most } игроков
rules-kept = Сохранено под названием «{ $name }».
rules-default-chosen = Теперь партии играются по правилам «{ $rules }», если не указаны другие.
rules-forgotten = Правила «{ $name }» удалены.
rules-none-kept = Вы ещё не сохраняли правил. Чтобы сохранить, дайте им название: trimino rules triomino --set draw_limit=2 --name Наши --keep.
simulate-progress = Игра
simulate-done = { $matches ->
    [one] { $matches } партия, зерно { $seed }.
    [few] { $matches } партии, зерно { $seed }.
    [many] { $matches } партий, зерно { $seed }.
   *[other] { $matches } партий, зерно { $seed }.
}
simulate-player = игрок
simulate-wins = побед
simulate-mean = средний счёт
verify-progress = Проверка
verify-wrong = { $file }:{ $line }, партия { $match }: { $why }
verify-unread = { $file }: { $why }
verify-done = { $unread ->
    [0] Верных { $right }, неверных { $wrong }.
   *[other] Верных { $right }, неверных { $wrong }, непрочитанных { $unread }.
}{ verify-fair }
verify-fair = { $fair ->
    [0] { "" }
    [one] { " " }В { $fair } партии раздачи получены из секрета и вкладов, указанных в записи.
    [few] { " " }В { $fair } партиях раздачи получены из секретов и вкладов, указанных в записях.
    [many] { " " }В { $fair } партиях раздачи получены из секретов и вкладов, указанных в записях.
   *[other] { " " }В { $fair } партиях раздачи получены из секретов и вкладов, указанных в записях.
}
verify-seen-other = В { $file } нет ничего об этой партии.
replay-at = Раунд { $round }, действие { $action } из { $actions }
replay-begins = Фишки розданы.
replay-player = { $player }: { $total } ·
replay-unknown = «{ $entry }» не предлагается. Введите Enter, b, q или g с раундом и действием, например g 2 17.
replay-ask = Enter дальше · b назад · g РАУНД ДЕЙСТВИЕ туда · q выйти:{ " " }

player-number = Игрок { $number }
player-level = { $name } ({ $level })
page-title = { $game } · раунд { $round } · { $well ->
    [0] резерв пуст
    [one] в резерве { $well } фишка
    [few] в резерве { $well } фишки
    [many] в резерве { $well } фишек
   *[other] в резерве { $well } фишек
}
page-standing = { $reader ->
    [true] { $player } (вы): { $total }, { $tiles ->
        [one] { $tiles } фишка
        [few] { $tiles } фишки
        [many] { $tiles } фишек
       *[other] { $tiles } фишек
    }
   *[false] { $player }: { $total }, { $tiles ->
        [one] { $tiles } фишка
        [few] { $tiles } фишки
        [many] { $tiles } фишек
       *[other] { $tiles } фишек
    }
}
page-open-with = Вы начинаете раунд с { $tile }, это ваша фишка номер { $number }.
page-time-left = На этот ход осталось: { $time }.
page-time-at-enter = На этот ход осталось: { $time }. Здесь время проверяется, только когда вы нажимаете Enter.
page-drawn = { $only ->
    [drawn] * взята за этот ход; выложить можно только такую
    [newest] * взята за этот ход; выложить можно только последнюю, { $tile }
   *[any] * взята за этот ход
}
page-no-field = Ещё не выложено ни одной фишки.
rack-best = больше всего очков
rack-tile = { $places ->
    [0] { $number }  { $tile }  –
    [one] { $number }  { $tile }  { $places } место, до { $best }
    [few] { $number }  { $tile }  { $places } места, до { $best }
    [many] { $number }  { $tile }  { $places } мест, до { $best }
   *[other] { $number }  { $tile }  { $places } мест, до { $best }
}
spot-turned = { $top } сверху, { $right } справа, { $left } слева
spot-field = поле { $field }
key-draw = { $points ->
    [0] d взять
   *[other] d взять ({ SIGNED($points) })
}
key-pass = { $points ->
    [0] p пропустить
   *[other] p пропустить ({ SIGNED($points) })
}
key-decline = p отказаться
key-undo = u отменить
key-help = ? помощь
key-rules = r правила
key-quit = q выйти
ask-tile = Какая фишка? Её номер:{ " " }
ask-other = Выложить нечего. Ваш выбор:{ " " }
ask-place = Куда положить { $tile }? Буква или Enter для другой фишки:{ " " }
press-enter = Нажмите Enter, чтобы продолжить.{ " " }
ask-quit = Прервать партию? y/n (да/нет), Enter — нет:{ " " }
pager-ask = { $more ->
    [true] Страница { $page } из { $pages } · Enter дальше · b назад · q готово:{ " " }
   *[false] Страница { $page } из { $pages } · Enter готово · b назад:{ " " }
}
undo-not-now = Сейчас ход отменить нельзя: с тех пор открылось что-то скрытое или кто-то уже сходил.
entry-unknown = «{ $entry }» не предлагается. Введите номер фишки, потом букву места; поможет ?.
hand-over = Передайте клавиатуру, играет { $player }. Остальным смотреть нельзя.
hand-over-undo = Или введите u, чтобы отменить последний ход.
play-time-out = { PERSON($player) ->
    [you] Ваше время вышло, поэтому ход сделан по правилу.
   *[other] { $player }: время вышло, поэтому ход сделан по правилу.
}
play-stopped = Партия прервана.
record-saved = Запись лежит в { $path }.
record-not-kept = Запись не сохранена. Чтобы сохранять, играйте с --record FILE.
play-help =
    Ваши фишки показаны под полем, под каждой её номер. Фишки, которые сейчас нельзя выложить, бледные или нарисованы точками. Знак * у номера отмечает фишку, взятую за этот ход.

    Введите номер фишки и нажмите Enter. Её места получат буквы, и вы увидите, сколько очков даёт каждое. Потом введите букву. 3a делает и то и другое сразу; просто Enter возвращает к фишкам.

    На столе:
    +   место, куда подходит одна из ваших фишек
    { $last }   фишка, выложенная последней
    { $hole }   пустая клетка, вокруг которой всюду фишки
    { $beyond }   поле продолжается дальше

    Большое поле рисуется мельче: где углы сходятся, их цифра стоит один раз.

    Клавиши:
    d   взять фишку из резерва
    p   пропустить ход или отказаться от предложенного
    u   отменить ход; если людей за столом несколько — только пока не открылось ничего скрытого
    r   прочесть правила этой игры
    q   выйти; сначала вас переспросят

## The app in the terminal

help-tui =
    Играть в приложении на весь терминал, с клавиатуры и мышью.

    Без параметров начальный экран спросит, во что играть. С любым параметром партии она начинается сразу. Во время игры ? показывает все клавиши.
example-tui =
    Примеры:
      trimino tui
      trimino tui --rules tri-domino --bots club,expert
      trimino tui --rules trimino --solo --no-colour
      trimino tui --replay games.jsonl --match 2
      trimino tui http://localhost:8000/table/abc123
option-tui-replay = Не играть, а просмотреть запись из этого файла.
option-no-colour = Без цветов; то же делает NO_COLOR в окружении.
tui-extra-missing = Пакет { $package } не установлен, а приложению в терминале он нужен. Установите Trimino с дополнением «tui», например: pip install 'trimino[tui]'. Без него работает trimino play.
client-extra-missing = Пакет { $package } не установлен, а для игры за столом на сервере он нужен. Установите Trimino с дополнением «client», например: pip install 'trimino[client]'
envs-extra-missing = Пакет { $package } не установлен, а средам для обучающихся агентов он нужен. Установите Trimino с дополнением «envs», например: pip install 'trimino[envs]'
tui-no-terminal = Приложению нужен терминал, который оно займёт целиком. Запустите его в терминале или играйте строка за строкой: trimino play.
tui-record-file = Приложение занимает весь экран, поэтому записать туда партию нельзя. Укажите для --record имя файла.
# The name of the language in itself.
tui-language = Русский
tui-engine-starts = Движок запускается; в самый первый раз это занимает около полуминуты.
tui-ghost = { $tile }: { $sum } · { $number } из { $ways }
tui-ask-quit = Покинуть эту партию?
tui-ask-file = Какой файл записей?
tui-start-bot = Бот { $number }
tui-start-replay = Просмотр записи
# A key, a blank, and what it does, as short as can be.
tui-key-tile = ←→ фишка
tui-key-place = ↑↓ место
tui-key-turn = ↑↓ повернуть
tui-key-lay = Enter выложить
tui-key-hint = h подсказка
tui-key-where = пробел место
tui-key-move = пробел ход
tui-key-perfect = p игра без ошибок
tui-key-people = p против этих игроков
tui-key-pad = s очки
tui-key-larger = + крупнее
tui-key-smaller = - мельче
tui-key-language = l язык
tui-key-close = Esc закрыть
tui-key-scroll = ↑↓ листать
tui-key-choose = Enter выбрать
tui-key-show = Enter показать
tui-key-yes = y да
tui-key-no = n нет
tui-key-go-on = Enter дальше
tui-key-look = Esc к столу
tui-key-again = a ещё раз
tui-key-replay = v просмотр
tui-key-fair = f честно?
tui-fair-title = Честной ли была раздача?
tui-fair-checking = Проверяем раздачи…
tui-fair-right = Проверено на этом устройстве, всё верно:
tui-fair-wrong = Что-то не так:
tui-fair-unchecked = Раздачи сейчас не удалось проверить:
tui-fair-kept = Что сохранило это устройство, для проверки через trimino verify --seen:
tui-fair-code = Проверьте раздачи на телефоне
tui-code-small = Окно слишком мало для этого кода. Нужно { $columns } × { $rows }.
tui-key-code = c QR-код
tui-key-new = n новая партия
tui-key-step = → дальше
tui-key-back = ← назад
tui-key-round = PgDn раунд
tui-key-analyse = a анализ
tui-key-start = F5 начать
tui-key-next = Tab дальше
tui-key-open = F3 просмотр
tui-help-title = Помощь
tui-help =
    Игра:
    ← →   другая из ваших фишек; 1–9 и 0 выбирают её по номеру
    ↑ ↓   другое место для неё или поворот, если она первая на поле
    Enter   выложить; Esc отпускает фишку
    d   взять фишку из резерва
    p   пропустить ход или отказаться от предложенного
    u   отменить ход; если людей за столом несколько или партия идёт в зачёт — только пока не открылось ничего скрытого
    h   спросить компьютер, как бы он сыграл и почему
    g   поприветствовать остальных, за столом на сервере

    Вид:
    + -   рисовать поле крупнее или мельче; f показывает всё, что умещается
    Shift ← → ↑ ↓ или H J K L   двигать поле
    s   подсчёт очков
    r   правила этой игры
    l   другой язык
    q   выйти; сначала вас переспросят

    При просмотре → и ← листают шаги, PgDn и PgUp раунды, Home и End ведут в начало и конец, a запускает анализ.

    Мышью: щёлкните по фишке, потом по месту; второй щелчок по нему выкладывает фишку. Поле можно двигать, удерживая кнопку, колёсико делает его крупнее или мельче, а по клавишам внизу можно щёлкать.

    Знаки:
    +   место, куда подходит фишка, или сколько очков она там даст
    { $bonus }   место, дающее бонус
    { $last }   фишка, выложенная последней
    { $hole }   пустая клетка, вокруг которой всюду фишки
    { $beyond }   поле продолжается дальше
    { $turn }   чей ход
    { $tiles }   фишки на руках
    { $drawn }   фишка, взятая за этот ход

## The command line itself

option-language = На каком языке говорить: { $languages }. Если не задано, решает TRIMINO_LANGUAGE, а иначе язык этой машины.
language-unknown = Языка «{ $language }» здесь нет. Есть: { $known }.
# Between brackets after the name of a command, in capitals: trimino play [OPTIONS]
usage-options = ПАРАМЕТРЫ
usage-command = КОМАНДА
usage-command-options = АРГУМЕНТЫ
usage-line = Использование:{ " " }
usage-title-arguments = Аргументы
usage-title-options = Параметры
usage-title-commands = Команды
usage-title-error = Ошибка
usage-default = по умолчанию: { $value }
usage-required = обязательно
usage-try = Справка: { $command }.
usage-missing = Не хватает { $name }. Задайте это.
usage-not-a-number = { $low ->
    [null] { $option } — это целое число, а не «{ $found }».
   *[other] { $high ->
        [null] { $option } — это целое число не меньше { $low }, а не «{ $found }».
       *[other] { $option } — это целое число от { $low } до { $high }, а не «{ $found }».
    }
}
usage-no-value = После { $option } нужно значение.
usage-no-value-wanted = Для { $option } значение не нужно. Уберите его.
usage-too-much = «{ $found }» здесь лишнее. Уберите это.
usage-no-such-command = Команды «{ $name }» нет. Есть: { $known }.
usage-no-such-option = { $closest ->
    [null] Параметра { $option } здесь нет.
   *[other] Параметра { $option } здесь нет. Может быть, { $closest }?
}

## The database of the server

store-bad-address = База данных, адрес которой начинается с «{ $address }:», неизвестна. Задайте адрес, например sqlite:///trimino.db или postgresql://user:password@host/database.
store-not-durable = SQLite не сохранит надёжно то, что записал (journal { $journal }, synchronous { $synchronous }), и ходы могут пропасть. Поместите базу данных на локальный диск.
store-setting-not-durable = PostgreSQL может потерять уже подтверждённые ходы: { $setting } имеет значение { $value } (задано: { $source }). Задайте там { $setting } = on или выполните ALTER SYSTEM SET { $setting } = on, перечитайте настройки PostgreSQL и запустите сервер снова.
store-newer = База данных создана более новым Trimino. Установите ту версию или выберите другую базу.
store-in-use = Файл { $path } занят другим сервером, а принадлежать он может только одному. Остановите тот сервер, выберите другой файл через --database или возьмите PostgreSQL, которым могут пользоваться многие серверы.
help-export =
    Записать всё, что хранит сервер, в файл: для другой базы данных или как резервную копию.

    Сервер при этом может работать: в файле будет то, что было в один и тот же миг. В нём есть и то, что положено знать только серверу, поэтому берегите его так же, как базу данных.
example-export =
    Примеры:
      trimino export backup.jsonl
      trimino export - --database postgresql://trimino@db/trimino | gzip > backup.jsonl.gz
help-import =
    Внести выгруженное в пустую базу данных, целиком или никак.

    Так сервер переходит с SQLite на PostgreSQL и обратно. Остановите его перед выгрузкой, чтобы не потерять ни одного хода.
example-import =
    Примеры:
      trimino import backup.jsonl --database postgresql://trimino@db/trimino
      gunzip < backup.jsonl.gz | trimino import -
argument-export = В какой файл записать; - — стандартный вывод.
argument-import = Выгруженный файл; - — стандартный ввод.
export-done = { $rows ->
    [one] Выгружена { $rows } строка.
    [few] Выгружены { $rows } строки.
    [many] Выгружено { $rows } строк.
   *[other] Выгружено { $rows } строк.
}
import-done = { $rows ->
    [one] Внесена { $rows } строка.
    [few] Внесены { $rows } строки.
    [many] Внесено { $rows } строк.
   *[other] Внесено { $rows } строк.
}
export-nothing-there = Выгружать нечего: этой базой данных ещё не пользовался ни один сервер. Назовите другую через --database или TRIMINO_DATABASE.
export-outdated = База данных от другой версии Trimino. Запустите один раз сервер этой версии, он её обновит, а потом выгружайте.
import-not-empty = В базе данных уже что-то есть. Вносите в пустую, например в новый файл: --database sqlite:///new.db
import-not-an-export = Это не то, что пишет trimino export. Дайте файл, который записан им.
import-other-revision = Это выгружено другой версией Trimino. Внесите с помощью той версии, а потом запустите эту: она обновит базу данных.
import-broken-line = Строка { $line } неверна, поэтому ничего не внесено. Выгрузите снова и не меняйте файл.
import-cut-off = Файл кончается слишком рано, в строке { $line }, поэтому ничего не внесено. Выгрузите снова или скопируйте файл заново.
import-misfit = В строках с { $first } по { $last } есть то, что не подходит к остальному, поэтому ничего не внесено. Выгрузите снова и не меняйте файл.
file-not-read = { $path } не читается: { $why }.

## A table on a server, in the app in the terminal

option-tui-link = Ссылка на стол на сервере: играть там.
option-tui-watch = Только смотреть за столом по ссылке и не занимать место.
online-not-a-link = «{ $found }» — не ссылка. Ссылка на стол выглядит так: http://localhost:8000/table/abc123
online-other-link = «{ $found }» — ссылка, но не на стол. Ссылка на стол выглядит так: http://localhost:8000/table/abc123
online-own-settings = У стола по ссылке уже есть правила и места. Уберите { $options }.
online-one-name = За столом по ссылке вы играете под одним именем. Укажите одно через --names.
online-no-server = По адресу { $server } сервер не отвечает: { $why }. Проверьте ссылку и то, работает ли сервер.
online-other-server = То, что отвечает по адресу { $server }, — не сервер Trimino: статус ответа { $status }. Проверьте ссылку.
online-other-version = Сервер говорит то, чего эта программа не понимает. Вероятно, его версия не та, что у программы ({ $version }). Обновите и сервер, и программу.
online-refused = { $why }
online-not-connected = Соединения ещё нет. Сначала вызовите connect.
online-closed = Соединение закрыто. Подключитесь заново.
online-failed = Соединение прервано из-за ошибки в программе: { $why }
online-not-seated = Предложить реванш могут только те, кто сидит за столом.
online-hint-lost = Подсказка не пришла вовремя. Попросите ещё раз.
online-identity-unreadable = { $path } не прочитать: { $why }. Там хранится, кто вы на каждом сервере. Исправьте файл или удалите его, чтобы начать как новый игрок.
online-coming = Соединяемся с { $server }…
online-over = Партия окончена. Её можно просмотреть.
online-full = Все места заняты. Вы можете смотреть.
online-you-start = Вы хозяин стола: начинайте партию, когда хотите.
online-ask-name = Под каким именем вы играете?
online-absent = не здесь: { $players }
online-farewell = Ваше место остаётся за вами. Вернуться: trimino tui { $link }
online-farewell-over = Просмотр: trimino tui { $link }
tui-key-try-again = t ещё раз
tui-key-begin = Enter начать
tui-key-begin-without-free = f без свободных мест
tui-key-move-up = m пересесть
tui-key-sit = s сесть
tui-key-stand-up = u встать
tui-key-watch = w смотреть
tui-key-greet = g привет

## The score pad in the terminal

pad-heading = { $rules } ({ $id })
pad-keys = Пишите, что происходит; ? покажет как, q — выход.
pad-help =
    345         выложена фишка; 345 b образует мост, d двойное соединение, h шестиугольник, h2 или h3 несколько
    345 out     последняя фишка: игрок завершает раунд (in: не завершает, что бы ни показывал подсчёт)
    445u0,0     фишка с её местом; что она образует, видно из него
    d, d3       берёт одну фишку или три
    p           пропускает ход: ничего не подходит (p e: и резерв пуст)
    k           оставляет подходящую фишку и пропускает ход
    n           нет: не выкладывает вторую фишку, не начинает новое поле
    Anna: 345   то же для другого игрока, по имени или номеру
    end 12 17   раунд закончен; что у кого осталось: сумма, фишки как 345.011 или -, если неизвестно; =122 — трёхзначная сумма
    r           начинает следующий раунд; r Anna Juris с этими игроками
    new         начинает другой подсчёт с теми же игроками и правилами
    u           отменяет последний ввод; out отмечает, что только что выложенная фишка была у игрока последней
    fix 12 345  исправляет строку 12; ins 12 345 пишет строку перед ней; del 12 удаляет её
    b? d? h?    что такое мост, двойное соединение, шестиугольник? Если поле известно: что образовала последняя фишка?
    445u0,0?    что фишка там образует? 445? показывает все её места и как их ввести
    f           показывает поле
    t           показывает счёт по столбцам
    plot        показывает счёт по ходу вечера
    l           показывает все строки
    q           выход; подсчёт сохранён
pad-kept = Подсчёт сохранён: trimino pad --open { $id } продолжит его.
pad-share = Поделиться: trimino pad --open { $id } --picture ФАЙЛ, --print ФАЙЛ или --link СЕРВЕР.
pad-list-line = { $finished ->
    [true] { $id }  { $date }  { $rules }: { $totals }
   *[false] { $id }  { $date }  { $rules }: { $totals } (не окончено)
}
pad-names = Кто уже играл: { $names }.
pad-statistics = { $name }: выиграно партий { $wins } из { $finished }, раундов { $won } из { $rounds }, { $best }, мосты { $bridges }, двойные соединения { $doubles }, шестиугольники { $hexagons }
pad-best-round = лучший раунд { $points ->
    [null] –
   *[other] { $points }
}
pad-lowest-round = лучший раунд, когда нужно меньше очков, { $points }
pad-table-cell = { SIGNED($points) } { $total }
pad-plot-key = { $names }; * — где несколько совпадают
pad-damaged = { $file }, строка { $line } повреждена и пропущена: { $why } Ничего не удаляется: прежде чем в этот файл что-то запишется, рядом сохранится копия.
pad-import-damaged = { $file }, строка { $line } не добавлена: { $why }
pad-imported = { $count ->
    [one] Добавлен или дополнен { $count } подсчёт.
    [few] Добавлены или дополнены { $count } подсчёта.
    [many] Добавлено или дополнено { $count } подсчётов.
   *[other] Добавлены или дополнены { $count } подсчёта.
}
pad-ruling = { $kind ->
    [plain] Ничего не образует: { SIGNED($points) }.
    [bridge] Мост: { SIGNED($points) }. Он соединяет фишки: { $tiles }.
    [double] Двойное соединение: { SIGNED($points) }. Фишка касается фишек: { $tiles }.
   *[hexagon] { $hexagons ->
        [one] Шестиугольник: { SIGNED($points) }. Его остальные фишки: { $tiles }.
        [few] Шестиугольники, всего { $hexagons }: { SIGNED($points) }. Их остальные фишки: { $tiles }.
        [many] Шестиугольники, всего { $hexagons }: { SIGNED($points) }. Их остальные фишки: { $tiles }.
       *[other] Шестиугольники, всего { $hexagons }: { SIGNED($points) }. Их остальные фишки: { $tiles }.
    }
}
pad-kind-unpaid = { $kind ->
    [bridge] По этим правилам за мост очков нет.
    [double] По этим правилам за двойное соединение очков нет.
   *[hexagon] По этим правилам за шестиугольник очков нет.
}
no-pads = Сохранённых подсчётов пока нет. Начните с имён игроков: trimino pad Anna Juris.
pad-options = { $option } и { $with } нельзя указать вместе. Оставьте что-то одно.
pad-elsewhere = Этот подсчёт изменён в другом окне, поэтому запись не сохранена. Вот как он выглядит теперь; если записи нет, введите её ещё раз.
no-such-pad = По «{ $id }» подсчёт не определить: так не начинается ни один id или начинается несколько. Все показывает trimino pad --list.
pad-entry-unknown = «{ $text }» непонятно. ? покажет, что можно ввести.
pad-entry-incomplete = { $change ->
    [fix] Что должно быть в строке? Напишите это после её номера, например fix { $line } 345. Все номера покажет l.
    [ins] Что вписать перед строкой? Напишите это после её номера, например ins { $line } 345. Все номера покажет l.
   *[del] Какую строку удалить? Напишите только её номер, например del { $line }. Все номера покажет l.
}
pad-entry-first-line = В строке 1 записаны игроки, и она остаётся первой. Исправьте её именами игроков, например fix 1 r Anna Juris.
pad-entry-who = Кто это? Напишите перед этим имя или номер, например 1: 555.
pad-entry-not-a-tile = Такой фишки в наборе нет. { $why }
pad-entry-no-such-name = По «{ $name }» игрока не определить: так не начинается ни одно имя или начинается несколько.
pad-entry-no-field = В этом подсчёте поле не сохраняется. Места фишек нужно указывать с самого начала раунда. Команда b? объясняет, что такое мост.
