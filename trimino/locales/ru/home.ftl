### What the first page of the web app says, in Russian; much of it is said elsewhere, too.
###
### The browser fetches the other files when another page needs them.

## Everywhere

ui-close = Закрыть
ui-guest = Гость
ui-home = На главную
ui-loading = Загрузка…
ui-trouble = Не получилось
ui-try-again = Попробовать ещё раз
ui-quoted = «{ $words }»
ui-seat = Место { $seat }
ui-unreachable = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
ui-broken = Страница остановилась из-за ошибки в приложении. Ваши партии сохранены.
ui-cookies-off = Браузер не хранит cookie этой страницы, и сервер не может вас узнать. Разрешите их и попробуйте ещё раз.
settings-title = Настройки
settings-language = Язык

## The first page

home-away = Нет связи. Можно играть на этом устройстве: в одиночку, по очереди с теми, кто рядом, или против простых ботов. Партии с друзьями продолжатся, когда связь восстановится.
home-all-running = { $games ->
    [one] Показать { $games } начатую партию
    [few] Все { $games } начатые партии
    [many] Все { $games } начатых партий
   *[other] Все { $games } начатых партий
}
home-between-rounds = Между раундами
home-change = изменить
home-device = На одном устройстве
home-device-about = Передавайте его по кругу: чужих фишек не видно
home-free-seats = { $seats ->
    [one] { $seats } свободное место
    [few] { $seats } свободных места
    [many] { $seats } свободных мест
   *[other] { $seats } свободных мест
}
home-friends = С друзьями
home-friends-about = Отправьте ссылку или покажите QR-код
home-given-up = Партия сдана
home-new = Настроить игру
home-new-about = Домашние правила, боты, время на ход
home-new-about-away = Домашние правила и боты
home-offers = Варианты игры
home-open = Открытые столы
home-opening = Готовим стол…
home-over = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раундов
}
home-play-now = Играть
home-play-now-first = Против бота, по правилам «{ $rules }»
home-play-now-how = { $rules }, соперник: { $bot }
home-print-about = Фишки, бланки для подсчёта очков и правила в PDF
home-puzzles = Задачи
home-puzzles-about = Поиск лучшего хода и работа над ошибками
home-replays = Просмотр партий
home-replays-about = Пересмотрите партию ход за ходом
home-rules = Правила
home-rules-about = С примерами, которые можно попробовать
home-rules-changed = Вместе с языком сменились и правила.
home-rules-keep = Оставить «{ $rules }»
home-running = Ваши партии
home-solo = Соло
home-solo-about = Побейте рекорды
home-waiting = Ждём игроков
home-watch = Можно посмотреть
home-pad = Подсчёт очков
home-pad-about = Для игры настоящими фишками
print-title = Печать
new-rules = Правила
new-bot = Бот
new-other-rules = Правила других изданий
new-other-bots = Другие боты
new-friendly = Дружеская партия
new-friendly-about = До конца партии можно отменить всё, даже добор и ходы ботов. Если их отменить, партия уже не идёт в зачёт.

## Offers to somebody new

guide-offer = Впервые здесь? Научим за две минуты прямо в игре
guide-offer-about = Один раунд с дружелюбным соперником, шаг за шагом
guide-show = Показать, как играть
guide-dismiss = Нет, спасибо
box-ask = Какая коробка стоит у вас на полке?
box-ask-about = В каждой коробке свои правила. Выберите свою, и партии пойдут по её правилам.
box-choose = Выбрать коробку
box-none = У меня нет коробки
box-of-rules = { $rules } · коробка: { $box }

## Games on the first page

table-to-play = { PERSON($player) ->
    [you] Ваш ход
   *[other] Ходит { $player }
}
table-house = { $rules }, домашние правила
end-screen-given-up = Партия осталась недоигранной
remove-label = { $what ->
    [closed] Закрыть стол
    [left] Выйти из-за стола
    [unlisted] Удалить партию
   *[other] Сдаться в партии
}: { $players }
list-comma = { $first }, { $next }
list-and = { $first } и { $last }
player-you = Вы
remove-closed-do = Закрыть стол
remove-closed-means = За столом больше никого нет. Ссылка на стол перестанет работать.
remove-closed-sure = Закрыть этот стол?
remove-ended-do = Сдаться
remove-ended-means = Партия закончится без победителя.
remove-ended-sure = Сдаться в этой партии?
remove-handed-over-do = Сдаться
remove-handed-over-means = Ваше место займёт бот и доиграет до конца, чтобы остальные могли продолжить. Вернуться будет нельзя.
remove-handed-over-sure = Сдаться в этой партии?
remove-left-do = Выйти
remove-left-means = Ваше место освободится для кого-то другого.
remove-left-sure = Выйти из-за этого стола?
remove-not = Нет, не надо
remove-unlisted-do = Удалить
remove-unlisted-means = Партия исчезнет из вашего списка. У других игроков она останется.
remove-unlisted-means-alone = Партия исчезнет из вашего списка.
remove-unlisted-sure = Удалить эту партию?
remove-won-do = Сдаться
remove-won-means = Партия закончится, и победит { $players }.
remove-won-sure = Сдаться в этой партии?

## The published rule sets

ruleset-trimino = Trimino
ruleset-trimino-about = Латвийские правила Trimino: добор по желанию; как только у кого-то 400 очков, партия окончена.
ruleset-triple-domino = Тройное домино
ruleset-triple-domino-about = Литовские правила Trigubas Domino: раунд, в котором кто-то набирает 400 очков, — последний.
ruleset-triomino = Триомино
ruleset-triomino-about = Русские правила «Триомино»: партия кончается, если в конце раунда у кого-то 400 очков.
ruleset-tri-domino = Tri-Domino
ruleset-tri-domino-about = Чешские правила Tri-Domino: кому нечего выложить, берёт до подходящей фишки.
ruleset-triodominio = Тримино (Triodominio)
ruleset-triodominio-about = Русские правила «Тримино» (Triodominio): считаются только фишки на руках, и побеждает тот, у кого очков меньше.
ruleset-triodominio-reverse = Тримино (Triodominio), Игра Наоборот
ruleset-triodominio-reverse-about = «Игра Наоборот» из тех же русских правил: считаются только выложенные фишки, и побеждает тот, у кого очков больше.
ruleset-pressman = Pressman
ruleset-pressman-about = Правила Pressman и издания Deluxe: кому нечего выложить, берёт до подходящей фишки; первый ход фишкой 0-0-0 даёт ещё 30 очков.
ruleset-goliath = Goliath
ruleset-goliath-about = Правила Goliath De Luxe и XXL: за двойное соединение ничего, за несколько шестиугольников сразу — больше.
ruleset-goliath-kids = Goliath для детей
ruleset-goliath-kids-about = Последняя страница правил Goliath XXL: подсчёт для детей, одно очко за фишку.
ruleset-wikipedia = Википедия
ruleset-wikipedia-about = Статья о Triominoes в английской Википедии: добор до трёх фишек, за несколько шестиугольников сразу — по 50 очков за каждый.

## Bots

bot-random = Ходит как угодно, лишь бы по правилам.
bot-greedy = Выкладывает фишку, которая сейчас даёт больше всего, и дальше не смотрит.
bot-novice = Думает немного и часто не замечает мостов и шестиугольников: его обыграет и ребёнок.
bot-casual = Думает наперёд, не замечает каждый второй мост или шестиугольник и берёт фишки, только если вынужден.
bot-keen = Не замечает два моста или шестиугольника из пяти, и терпения добирать фишки получше ему хватает редко.
bot-seasoned = Не замечает три моста или шестиугольника из десяти, а в некоторых партиях терпеливо добирает фишки получше.
bot-club = Не замечает один мост или шестиугольник из пяти, а в большинстве партий терпеливо добирает фишки получше.
bot-tournament = Не замечает один мост или шестиугольник из десяти и почти всегда знает, когда выгодно брать фишки.
bot-heuristic = Взвешивает очки и то, что ход оставляет другим, но наперёд не думает.
bot-expert = Доигрывает в уме множество раскладов, какие могут быть у остальных.
bot-master = Играет как эксперт, но думает в десять раз дольше: самый сильный.
bot-easygoing = Выкладывает фишку, которая даёт больше всего очков, и не замечает большинства мостов и шестиугольников. Играет без сервера.
bot-solid = Сравнивает свои очки с тем, что ход оставляет другим, на один ход вперёд. Играет без сервера; примерно так же силён, как Жадина, или немного сильнее.

## Levels of bots, in a word

bot-name-random = Авось
bot-name-greedy = Жадина
bot-name-novice = Новичок
bot-name-casual = Любитель
bot-name-keen = Энтузиаст
bot-name-seasoned = Бывалый
bot-name-club = Клубный игрок
bot-name-tournament = Турнирный игрок
bot-name-heuristic = Шустрик
bot-name-expert = Эксперт
bot-name-master = Мастер
bot-name-easygoing = Беспечный
bot-name-solid = Надёжный

## Bots by name

character-lotta = Лотта
character-kiko = Кико
character-zita = Зита
character-momo = Момо
character-gita = Гита
character-tito = Тито
character-carlo = Карло
character-rita = Рита
character-pedro = Педро
character-berta = Берта
character-tino = Тино
character-donna = Донна
character-mia = Мия
character-timo = Тимо
character-lola = Лола
character-milo = Мило
character-emma = Эмма
character-nico = Нико
character-bruno = Бруно
character-nora = Нора
character-hugo = Хуго
character-lena = Лена
character-otto = Отто
character-vera = Вера
character-pia = Пия
character-felix = Феликс
character-alma = Альма
character-oskar = Оскар
character-lucia = Лючия
character-bento = Бенто
character-elsa = Эльза
character-viktor = Виктор
character-amanda = Аманда
character-gustav = Густав
character-paula = Паула
character-ramon = Рамон
character-ida = Ида
character-leo = Лео
character-clara = Клара
character-arno = Арно
character-stella = Стелла
character-marco = Марко
character-diana = Диана
character-magnus = Магнус
character-helena = Елена
character-silvio = Сильвио
character-marta = Марта
character-ovidio = Овидио
character-gina = Джина
character-paco = Пако
character-vita = Вита
character-rocco = Рокко
character-dora = Дора
character-zeno = Зено
character-ada = Ада
character-ivo = Иво
character-greta = Грета
character-mario = Марио
character-irma = Ирма
character-dario = Дарио
character-minerva = Минерва
character-arturo = Артуро
character-aurora = Аврора
character-galileo = Галилео
character-sofia = София
character-lorenzo = Лоренцо
