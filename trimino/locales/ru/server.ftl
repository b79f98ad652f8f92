### What a server tells those who play on it, in Russian: refusals and greetings.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Thinking on the server

thinking-busy = { $seconds ->
    [one] Сервер сейчас перегружен. Попробуйте снова через { $seconds } секунду.
    [few] Сервер сейчас перегружен. Попробуйте снова через { $seconds } секунды.
    [many] Сервер сейчас перегружен. Попробуйте снова через { $seconds } секунд.
   *[other] Сервер сейчас перегружен. Попробуйте снова через { $seconds } секунд.
}
thinking-failed = Закончить расчёт не удалось. Попробуйте ещё раз.

## What the server refuses at its edge

server-fault = На сервере что-то пошло не так. Там это отмечено под номером { $id }. Попробуйте ещё раз.
foreign-origin = Этот запрос пришёл со страницы другого сайта, { $origin }. Откройте игру по её собственному адресу.
body-too-large = Это слишком много: можно не больше { $most } { $most ->
    [one] байта
    [few] байт
    [many] байт
   *[other] байт
}. Отправьте меньше.
too-many = Слишком часто. Попробуйте снова через { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
    [many] секунд
   *[other] секунд
}.
name-empty = В имени нужен хотя бы один видимый знак. Введите его.
name-too-long = Имя слишком длинное. В нём может быть не больше { $most } { $most ->
    [one] знака
    [few] знаков
    [many] знаков
   *[other] знаков
}.
name-unreadable = В имени есть символы, которые нельзя показать. Пишите буквы, цифры, знаки препинания и пробелы.
link-gone = Ссылка уже использована или старше { $minutes } { $minutes ->
    [one] минуты
    [few] минут
    [many] минут
   *[other] минут
}. Создайте новую на другом устройстве.
metrics-closed = Измерения открыты тем, у кого есть токен. Отправьте его в заголовке Authorization после слова Bearer.

## The database of the server

store-unavailable = База данных сейчас недоступна ({ $why }). Попробуйте чуть позже.
store-unstorable = Такое значение в базе данных не сохранить: текст с битыми символами или слишком большое число.

## Tables of the server

nobody-asks = Сервер вас ещё не знает. Сначала назовите ему своё имя.
no-such-table = Такого стола нет. Возможно, его время истекло; попросите новую ссылку.
no-such-record = Такой записи нет.
no-such-analysis = Такого анализа нет.
analysis-not-yours = Остановить анализ могут только те, кто играл или загрузил запись.
no-such-page = По этому адресу ничего нет.
one-record = Назовите одну запись: запись стола или загруженную.
practice-too-long = Продолжить партию можно только в пределах её первых { $rounds } { $rounds ->
    [one] раунда
    [few] раундов
    [many] раундов
   *[other] раундов
}.
bad-request = Запрос не читается: { $why }
bad-frame = Сообщение не читается: { $why }
form-at = { $place }: { $why }
form-missing = не указано
form-too-small = должно быть не меньше { $least }
form-too-large = может быть не больше { $most }
form-too-few = нужно не меньше { $least }
form-too-many = можно задать не больше { $most }
form-text-too-long = может быть не больше { $most } { $most ->
    [one] знака
    [few] знаков
    [many] знаков
   *[other] знаков
}
server-stopping = Сервер сейчас остановится. Попробуйте чуть позже.

table-stale = Положение на столе изменилось. Посмотрите ещё раз и решите заново.
table-not-seated = Вы не сидите за этим столом. Сначала займите место.
table-already-seated = Вы уже сидите за этим столом.
table-seat-taken = Это место занято. Выберите другое.
table-seat-twice = Одно место названо дважды. Назовите каждое один раз.
table-no-such-seat = Такого места нет. За столом их { $seats }.
table-seats-do-not-fit = Игроков в партии этой записи: { $seats }. Откройте стол, где столько же мест.
table-names-do-not-fit = Задайте по имени на каждое место или не задавайте ни одного.
table-contribution-missing = Нет вашего вклада в перемешивание. Отправьте 64 шестнадцатеричные цифры по своему выбору.
table-only-one-seat = Во время партии можно занять только одно место.
table-not-the-host = Это может сделать только хозяин стола.
table-not-started = Партия ещё не началась.
table-already-started = Партия началась, свободных мест нет. Вы можете смотреть.
table-match-over = Партия окончена.
table-match-not-over = Партия ещё не окончена.
table-seats-empty = Одно место ещё пустует. Подождите кого-нибудь или отдайте его боту.
table-nobody-seated = За столом никого нет. Сначала займите место.
table-still-there = Тот, кто там сидит, ещё может успеть вернуться. Освободить место можно, когда за отсутствующего пришлось сделать ход.
table-not-a-person = Это место никем не занято.
table-only-bots-change = Во время партии можно менять только уровень бота.
table-not-away = Вы и так здесь.
table-not-your-turn = Сейчас не ваш ход.
table-no-decision = Сейчас решать нечего.
table-hand-covered = Фишки закрыты. Сначала откройте их.
table-not-covered = Фишки и так открыты.
table-clocks-turn = Время вышло, и этот ход будет сделан автоматически.
table-round-not-over = Раунд ещё не окончен.
table-cannot-take-back = Сейчас ход отменить нельзя: с тех пор открылось что-то скрытое или это уже кто-то видел.
table-no-hints = За этим столом подсказок нет.
table-not-guided = Так тоже можно. Но здесь пока следуйте за свечением.
table-unknown-bot = Бота «{ $name }» нет. Есть: { $known }.
table-unknown-rules = Назовите в "base" правила, от которых отступают домашние.
table-log-has-gap = Журнал стола { $table } повреждён на версии { $version }.
player-of-seat = Игрок { $number }
player-named = { $name }

greeting-hello = Привет!
greeting-good-luck = Удачи!
greeting-well-played = Хорошо сыграно!
greeting-thanks = Спасибо!
greeting-oops = Ой!
greeting-wait-please = Минутку, пожалуйста.
greeting-good-game = Хорошая игра!
greeting-goodbye = Пока!
