### What only the terminal says, in English, or a server to whoever runs it.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Bots from outside

bot-command-unreadable = “{ $name }” cannot be read as a command. Write exec: and a program with its arguments, such as exec:./mybot --fast, and close every quotation mark.
bot-no-program = “{ $program }” cannot be run. Check its path, such as ./mybot for a file in this folder, and that it may be executed: chmod +x makes it so.
bot-outside-not-here = “{ $name }” cannot play here: bots from outside run on Linux and macOS.
play-forfeit = { $player } forfeits a move; it is played automatically. { $why }
forfeit-not-started = { $name } could not be started: { $why }.
forfeit-wrong-hello = { $name } must first say { $expected } and a name, but said { $found }.
forfeit-given-up = { $name } failed to start { $times } times and will not be started again.
forfeit-too-late = { $name } did not answer within { $seconds } s.
forfeit-ended = { $last ->
    [null] { $name } has ended, with exit code { $code }.
   *[other] { $name } has ended, with exit code { $code }. The last thing it printed: { $last }
}
forfeit-too-long = { $name } has answered with a line of more than { $most } bytes.
forfeit-not-json = { $name } answered with something that is not JSON in UTF-8: { $found }
forfeit-not-an-answer = { $name } has answered { $found }, but the answer is an object with the id { $id } and an action as text.
forfeit-illegal = { $name } wants { $found }. { $why }

## Environments

action-unknown = { $number } is not an action. Actions are whole numbers from 0 to { $most }; those that are legal now have a 1 in the action mask.
action-tile-not-laid = Action { $number } lays a tile beside { $tile }, which is not on the table. Choose one of those that have a 1 in the action mask.
action-edge-taken = Action { $number } lays a tile beyond an edge of { $tile } where one lies already. Choose one of those that have a 1 in the action mask.
action-other-number = Action { $number } is known by another number: a place beside several tiles goes by its lowest, which makes this { $known }.
action-no-such-tile = Action { $number } lays a tile with the corners { $corners }, read clockwise, and there is none. Choose one of those that have a 1 in the action mask.
observer-parameters = The observers of this game take no parameters. Leave out { $names }.
env-not-reset = Nothing has been dealt yet. Call reset first.
env-agent-unknown = There is no agent { $agent } at this table. There are: { $known }.
env-choice-unknown = “{ $value }” is not a valid { $argument }. Choose one of these: { $known }.
vector-action-forbidden = Action { $number } is not legal at table { $table } now, so no table was played on. Choose one that has a 1 in that table’s row of the action mask.
vector-no-such-opponent = “{ $name }” cannot play inside a batch of tables. These can: { $known }.
vector-opponents-wrong = Opponents named: { $given }; needed: { $needed }. Give one name for all of them, or a name for each.
vector-seed-wrong = A seed is a whole number, and { $seed } is not one. Give one number, or one for each table.
vector-rows-wrong = Each table needs one value, so the shape must be ({ $tables },), not { $shape }.
vector-no-tables = “{ $number }” is not a number of tables. Ask for a whole number, 1 or more.
vector-compiling = The tables of a batch are being compiled now, just this once. It takes about half a minute.

## The arena

help-arena =
    Let bots meet on equal terms, and say which plays better and how sure that is.

    A pair is the same deals played with every rotation of the seats, so that no bot is luckier than another. Where there are fewer bots than players, the last one named takes the seats that are left; where there are more, every choice of them has its table. With budgets in simulations the same seed gives the same result, whoever plays it; only the times differ.
example-arena =
    Examples:
      trimino arena --bots greedy,random --pairs 200 --seed 7
      trimino arena --bots greedy,random --players 4 --pairs 500 --stop
      trimino arena --bots greedy,random --pairs 50 --plot scores.png
      trimino arena --bots greedy,random --pairs 50 --dask tcp://127.0.0.1:8786
option-arena-bots = Who meets: { $bots }; two or more, separated by commas. A bot’s own budget follows an @, such as greedy@10ms.
option-arena-players = How many play at a table, 1 for a solo game; as few as the rules allow if not given.
option-pairs = How many pairs are played.
option-budget = What a bot may spend on a decision, a time such as 10ms or a number of simulations such as 500sims; the bot’s own if not given.
option-single-rounds = Play one round from 0 instead of each match.
option-stop = Stop as soon as every two bots are told apart beyond doubt.
option-workers = How many processes play; as many as there are cores if not given.
option-dask = Let the Dask cluster at this address play instead.
option-csv = Write a row for each seat of each game to this file; - is the standard output.
option-plot = Draw the result in this file, as .png or .svg.
option-json = Print the result as JSON.
arena-progress = Playing
arena-done = { $pairs ->
    [one] One pair: { $games } games, { $rounds } rounds, seed { $seed }.
   *[other] { $pairs } pairs: { $games } games, { $rounds } rounds, seed { $seed }.
}
arena-ended-certain = Stopped early: every difference is certain.
arena-ended-interrupted = Stopped with Ctrl-C: these are the results so far.
arena-ended-lost = The playing processes were lost: these are the results so far.
arena-nothing-played = Nothing was played to its end.
arena-bot-idle = { $bot } made no move of its own: every move was forfeited and played automatically. The numbers above say nothing about it; fix the reason given there.
arena-low-wins = Under these rules fewer points are better.
arena-bot = bot
arena-points = points a round
arena-rounds-won = rounds won
arena-matches-won = matches won
arena-rating = rating
arena-time = ms a move
arena-difference = difference
arena-certain = certain
arena-minus = { $bot } − { $other }
arena-forfeits = { $times ->
    [one] { $bot } forfeited one move: { $why }
   *[other] { $bot } forfeited { $times } moves, the first because: { $why }
}
arena-percent-of-rounds = rounds won, %
arena-plot-scores = { $pairs ->
    [one] Points a round, one pair
   *[other] Points a round, { $pairs } pairs
}
arena-plot-strength = Strength against budget
arena-budget-time = ms of CPU time a move
arena-budget-simulations = simulations a move
arena-too-few-bots = There is nobody to compare. Name at least two bots, such as --bots greedy,random.
arena-extra-missing = The package { $package } is not installed, and the arena needs it. Install Trimino with its extra “arena”, such as: pip install 'trimino[arena]'
arena-workers-die = Workers were lost { $times } times in a row before any of them had played a game. Look at what ends them, such as too little memory, and try again with fewer: --workers 1
arena-cluster-unreachable = The cluster at { $address } cannot be reached: { $why }. Check the address, such as tcp://127.0.0.1:8786, and that its scheduler is running.
arena-cluster-lost = The connection to the cluster at { $address } was lost. See that its scheduler is running, and begin again.
arena-cluster-empty = The cluster at { $address } has no workers. Start some, such as: dask worker { $address }
not-a-plot-file = { $path } should end in .png or .svg, so that it is clear what to draw.
standard-output-twice = Only one of --json, --record - and --csv - can have the standard output. Give the others a file.
workers-or-cluster = Give either --workers or --dask, not both: the cluster has its own workers.

## Studies

help-study =
    Answer what players ask from simulated rounds, and say how sure that is.

    Questions are: opener, how far whoever opens is ahead; points, what a round brings; blocks, how often rounds end blocked; worth, what a bridge, a double, a hexagon, a drawn tile and a triple bring in the end; hoarding, whether it pays to draw even when a tile could be laid; sources, where that gain comes from; choices, what it brings to open or prepare a bonus, to keep tiles that fit, to lay a high tile, to lock the others out; counting, how often the next player has the tile for a place that pays. The same seed gives the same answers, whoever plays. The first study compiles for about half a minute.
example-study =
    Examples:
      trimino study --rules triomino --players 2
      trimino study opener blocks --rules all --rounds 100000 --seed 7
      trimino study hoarding --players 2,4 --bot heuristic
      trimino study --plot answers --dask tcp://127.0.0.1:8786
argument-questions = What is asked: { $questions }; everything if not given.
option-study-rules = The rule sets by id, separated by commas, or all.
option-study-players = How many play; several numbers are separated by commas. Every number that the rules allow if not given.
option-study-rounds = How many rounds are dealt at each table; some questions play a deal several times.
option-study-bot = Who sits in every seat: { $bots }.
option-study-plot = Draw the answers in this folder, as SVG, a picture for each question.
study-done = { $rounds } rounds, played by { $bot } from { $deals } deals per table and question, seed { $seed }.
study-intervals = The number after ± is a 95% interval: 19 times out of 20 it contains the true value.
study-table = table
study-opener = The opener’s advantage
study-about-opener = By how many points whoever opens is ahead of the mean of the others; what the opening tile itself scores; how often the opener scores best, and how far that is above an equal share.
study-opener-ahead = points ahead
study-opener-opening = opening tile
study-opener-won = rounds won
study-opener-more = above equal share
study-points = Points a round
study-about-points = What a seat scores in a round, and what the best seat scores. One seat in ten scores less than “lowest tenth”, half of them less than “middle”, one in ten more than “highest tenth”, in steps of 5.
study-points-seat = a seat
study-points-best = the best seat
study-points-tenth = lowest tenth
study-points-median = middle
study-points-nine-tenths = highest tenth
study-blocks = How rounds end
study-about-blocks = How often a round ends blocked, and how often the target breaks it off (otherwise somebody goes out); how many tiles are laid and drawn in it.
study-blocks-blocked = blocked
study-blocks-broken-off = broken off
study-blocks-laid = tiles laid
study-blocks-drawn = tiles drawn
study-worth = What it is worth in the end
study-about-worth = The same moment is played on in two ways: a bridge, a double or a hexagon is laid, or else the best tile that is none of these; one more tile is drawn and paid for, or not; a triple was dealt, or else an ordinary tile. What the first way scores more at once, how far ahead it ends, and how much more often it wins the round.
study-worth-often = a round
study-worth-at-once = at once
study-worth-in-the-end = in the end
study-worth-more = rounds won
study-item = what
study-item-bridge = bridge
study-item-double = double
study-item-hexagon = hexagon
study-item-draw = draw
study-item-triple = triple
study-hoarding = Does hoarding pay?
study-about-hoarding = A hoarder draws, or passes, rather than lay a tile that earns no bonus, while the well has tiles. The same deals are played with a seat that hoards and with the same seat laying: how far ahead hoarding ends, and how much more often it wins the round, where nobody else hoards and where all the others do.
study-hoarding-alone = alone
study-hoarding-alone-more = rounds won
study-hoarding-all = among hoarders
study-hoarding-all-more = rounds won there
study-sources = Where the gain of hoarding comes from
study-about-sources = The gain of one hoarder among players who lay, in parts that add up: points for tiles, bonuses, what draws cost, what passes cost, and what the end of the round brings. A negative number is a loss.
study-sources-tiles = tiles
study-sources-bonuses = bonuses
study-sources-draws = draws
study-sources-passes = passes
study-sources-end = end of the round
study-choices = Two placements compared
study-about-choices = The same moment, in which nothing pays a bonus, is played on in two ways. One placement opens a place that pays for others, or prepares one that you have the tile for; the other is the best that does neither. With four tiles or fewer: the placement after which most of your hand still fits, against the one that scores most. The tile that scores most, against the one that scores least. With an empty well: a placement after which nobody else can lay, against one that lets them.
study-choices-often = a round
study-choices-at-once = at once
study-choices-in-the-end = in the end
study-choices-more = rounds won
study-item-opens = opens a bonus
study-item-prepares = prepares a bonus
study-item-keeps = keeps tiles that fit
study-item-high = lays a high tile
study-item-locks = locks the others out
study-counting = Who has the tile for it?
study-about-counting = A place that pays a bonus takes exactly one tile. How many such places there are at the turns of a round, by the number of tiles that are hidden from the player whose turn it is; how often the tile already lies on the table; and where a player has just opened one whose tile is hidden, how often the next player has it.
study-counting-places = places
study-counting-dead = on the table
study-counting-held = next player has it
study-item-under-10 = under 10 hidden
study-item-from-10 = 10 to 19 hidden
study-item-from-20 = 20 to 29 hidden
study-item-from-30 = 30 to 39 hidden
study-item-from-40 = 40 or more hidden
study-unit-points = points
study-unit-ahead = points ahead
study-unit-share = %
study-unit-more = % more
study-low-wins = Under { $rules } the lowest total wins; there, being ahead means having fewer points.
study-no-hoarding = Under { $rules } only a player who cannot lay a tile may draw, so nobody can hoard.
study-question-unknown = “{ $name }” is not a question that a study answers. Choose from: { $known }.
study-bot-unfit = “{ $name }” cannot play a study, which needs a quick bot. There are: { $known }.
study-too-few-rounds = { $rounds ->
    [one] One round is
   *[other] { $rounds } rounds are
} too few to say how sure an answer is. Deal { $fewest } or more: --rounds { $fewest }
study-players-unreadable = “{ $text }” does not say how many play. Write numbers separated by commas, such as --players 2,4.

## Puzzles

help-puzzles =
    Solve puzzles: positions with one clearly best move, proven by the engine.

    play, the default, shows puzzles that match your level, and keeps your rating; only your first try counts, and only without a hint. make finds puzzles in rounds of bots and in records, and proves them; the same seed makes the same ones. check proves them again at a multiple of the budget.
example-puzzles =
    Examples:
      trimino puzzles
      trimino puzzles --rules triomino,tri-domino --theme deny
      trimino puzzles make --file mine.jsonl.gz --rules triomino --rounds 200 --seed 7
      trimino puzzles check --file mine.jsonl.gz --count 50 --times 10
argument-puzzles = What to do: play, make or check.
option-puzzles-file = The file of puzzles to play, write or check; without it those of the package are played or checked.
option-puzzles-rules = The rule sets by id, separated by commas. Any if not given; make then takes triomino.
option-puzzles-players = How many play; several numbers are separated by commas. Any if not given; make then takes 2.
option-puzzles-theme = Play or make only puzzles of this theme: { $themes }.
option-puzzles-rounds = How many rounds bots play at each table, for make.
option-puzzles-records = Make puzzles from the matches in this file instead.
option-puzzles-add = Take the puzzles of this file, too. May be given several times.
option-puzzles-count = How many puzzles to check, or to keep at most, with few of one kind; all if not given.
option-puzzles-times = How many times the budget check takes.
option-puzzles-seed = A number that decides which puzzles come, are made or are checked.
puzzle-title = Puzzle { $id }, rated { $rating }. Your rating: { $own }.
puzzle-other-holds = The other player holds { $tiles }.
puzzle-key-hint = h hint
puzzle-key-solution = s solution
puzzle-key-next = n next
puzzle-rated = Your rating is now { $rating } ({ SIGNED($change) }).
puzzle-go-on = Enter for the next puzzle, q to quit:{ " " }
puzzle-making = Making puzzles
puzzle-checking = Checking puzzles
puzzle-needs-file = Name the file to write: --file puzzles.jsonl.gz
puzzle-made = { $found } found, { $kept } kept, { $exact } of them solved exactly, seed { $seed }: { $path }
puzzle-checked = { $good } of { $count } hold at { $times } times the budget. The smallest lead of an answer is { $margin }.
puzzle-faulty = { $id }: { $why }
puzzle-fault-not-solved = It cannot be solved within the budget.
puzzle-fault-other-answer = Another move is better.
puzzle-fault-too-close = Another move is nearly as good.
puzzle-fault-wrong-line = Its values or its best line are not what was found now.

## The engine

help-warm =
    Compile the engine ahead of its first use.

    The first bot that thinks ahead does the same, which takes about half a minute, once. What is compiled is kept in the user’s cache, or in the folder that TRIMINO_CACHE names.
example-warm =
    Examples:
      trimino warm
      TRIMINO_CACHE=/var/cache/trimino trimino warm
help-bench =
    Measure how fast the rules and the engine are on this machine.

    Whole rounds are played at random, dealing included, on one core. A yardstick is a program in C that plays triomino; it is compiled, and measured alternately with the engine.
example-bench =
    Examples:
      trimino bench
      trimino bench --json
      trimino bench --yardstick playouts.c
option-yardstick = Compare with the program in C in this file.
option-quick = Take one short slice, to see that everything works.
engine-extra-missing = The package { $package } is not installed, and the engine needs it. Install Trimino with its extra “engine”, such as: pip install 'trimino[engine]'. The bots random and greedy play without it.
engine-compiling = The engine is being compiled now, just this once. It takes about half a minute; trimino warm does it ahead of time.
bots-stand-in = The bots are getting ready, just this once; until then simpler ones play for them.
warm-begins = Compiling the engine…
warm-progress = Compiling
warm-done = The engine is ready after { $seconds } s. It is kept in { $folder }.
bench-progress = Measuring
bench-table = rule set
bench-players = players
bench-rules = rules, steps/s
bench-engine = engine, steps/s
bench-ratio = engine : C
bench-rollouts-by = rounds played by
bench-rollouts = rounds/s
bench-simulations-by = search under
bench-simulations = simulations/s
bench-start-cold = Start with nothing compiled: { $seconds } s.
bench-start-warm = Start with everything compiled: { $seconds } s.
no-compiler = No C compiler was found. Install one that is called cc, or measure without --yardstick.
no-yardstick = The yardstick cannot be used: { $why }. It has to compile with cc, and to print its steps a second for 2 and for 4 players.

## The analysis of play

help-analyse =
    Judge the decisions of a match, and say how lucky everyone was.

    Each decision is judged from what its player could see then, never from hidden tiles; those count only for luck. Moves that were forced, or played automatically when time ran out, are not graded. With a budget in simulations the same seed gives the same analysis. A record that was broken off is analysed as far as it goes.
example-analyse =
    Examples:
      trimino analyse games.jsonl
      trimino analyse games.jsonl --match 2 --budget 2000sims --all
      trimino analyse games.jsonl --json analysis.json --plot course.svg
option-analyse-budget = What is spent on a decision, a time such as 50ms or a number of simulations such as 400sims.
option-analyse-seed = A number that decides the simulations.
option-analyse-workers = How many processes do the work; as many as there are cores if not given.
option-analyse-json = Write everything as JSON to this file; - is the standard output.
option-analyse-plot = Draw the course of the winning chances in this file, as .png or .svg.
option-analyse-all = Show every graded decision, not only the worst.
option-analyse-perfect = Treat everyone as a perfect player, instead of as the bots and people they were.
analyse-progress = Analysing
analyse-plan-page = See why: { $path } in the browser.
analyse-note =
    2.17 is action 17 of round 2. Costs are measured against the best choice, in the chance
    of winning the match and in points; once a match is as good as decided, points count.
analyse-at = at
analyse-player = player
analyse-done = played
analyse-grade = grade
analyse-chance = chance
analyse-points = points
analyse-better = better
analyse-more = { $more ->
    [one] One more decision cost something; --all shows it.
   *[other] { $more } more decisions cost something; --all shows them.
}
analyse-why-best = { $at }, better { $action }: { $reasons }
analyse-why-done = { $at }, played { $action }: { $reasons }

## The server: how it starts, and what its environment may set

server-extra-missing = The package { $package } is not installed, and the server needs it. Install Trimino with its extra “server”, such as: pip install 'trimino[server]'
server-port-taken = Port { $port } at { $host } is taken, perhaps by another server. Stop that one, or choose another port, such as: trimino serve --port 8001
server-port-closed = Port { $port } at { $host } is not for everyone: ports below 1024 are kept for the system. Choose another, such as: trimino serve --port 8000
server-not-an-address = { $host } is not an address of this machine. With --host 127.0.0.1 only this machine can play; with --host 0.0.0.0, all that can reach it.
server-no-network = This machine is not on a network, so nobody else can join. Connect it, or name its address with --host, or start without --lan.
app-not-built = The server runs, but the web app was not built. In the project’s folder type: python3 run.py web

help-serve =
    Serve tables to browsers and programs, until Ctrl-C.

    Nothing has to be set up. The environment can change what --settings lists; options of the command take precedence.
example-serve =
    Examples:
      trimino serve --open
      trimino serve --lan
      trimino serve --host 0.0.0.0 --port 8080
      trimino serve --database sqlite:///games.db
      TRIMINO_BOT_PAUSE=2 trimino serve
option-lan = Let others on the home network play: say where they find the game, with a code to scan.
option-open = Open the game in the browser, if there is a screen; --no-open does not.
option-host = The address to listen on; 0.0.0.0 lets others on the network play.
option-port = The port to listen on.
option-database = Where games are kept, such as sqlite:///games.db.
option-settings = List what the environment may set, and stop.
serve-at = Trimino is at { $address }
serve-others = Others on your network find it at { $address }
serve-data = Games are kept in { $place }
serve-setting = { $meaning } It may be { $allowed }.
serve-default = { $default ->
    [none] By default there is none.
   *[other] By default it is { $default }.
}

setting-unknown = There is no setting { $variable }. Did you mean { $closest }? trimino serve --settings lists all.
setting-bad = { $variable } cannot be { $found }. It may be { $allowed }.
setting-bad-secret = { $variable } is not right. It may be { $allowed }.
setting-allowed-whole = a whole number from { $low } to { $high }
setting-allowed-seconds = a number of seconds from { $low } to { $high }
setting-allowed-factor = on, off, or a number: 2 allows twice as much
setting-allowed-words = one of: { $words }
setting-allowed-host = a name or an address of this machine; 0.0.0.0 for all of them
setting-allowed-host-names = names of hosts, separated by commas; * for any
setting-allowed-address = an address such as https://games.example, the word lan for that of this machine on its network, or empty for none
setting-allowed-token = 16 to 200 letters, digits and symbols without spaces, or empty for none
setting-allowed-database = an address such as sqlite:///games.db or postgresql://name:password@host/games
setting-allowed-origins = a list with commas, such as https://games.example,http://localhost:5173
setting-allowed-networks = a list of addresses and networks with commas, such as 127.0.0.1,10.0.0.0/8
setting-database = Where games are kept.
setting-database-default = a file in the user’s data folder
setting-host = The address to listen on. With 127.0.0.1 only this machine can play.
setting-port = The port to listen on; 0 for any that is free.
setting-address = Where others find the server, if not where they found the page: links to share begin with it.
setting-hosts = Names by which clients know the server, besides localhost, the names of this machine and those in the other settings; needed only without TLS.
setting-origins = Other sites whose pages may use this server.
setting-trusted-proxies = Proxies that are believed when they say, in X-Forwarded-For and X-Forwarded-Proto, who asks and how.
setting-workers = How many processes think, for bots, hints and analyses.
setting-workers-default = one for each processor but one
setting-bot-pause = How many seconds a bot waits before it plays, so that people can follow.
setting-undo-pause = How many seconds a bot gives people to undo a move, unless the game is friendly.
setting-grace = How many seconds a person may be away before their turns are played for them, unless the table says otherwise.
setting-deal-pause = How many seconds pass between the end of a round and the next deal.
setting-stop-within = How many seconds a stopping server may take to finish what is under way.
setting-limits = How much each guest and each address may ask for.
setting-log-level = What is logged: this level and anything more serious.
setting-log-format = How a line of the log is written.
setting-metrics-token = Whoever has this token may read /metrics; without one, only programs on this machine.

## Terminal

help = Triangular dominoes: play them, look up the rules, let bots play.
help-codes =
    First steps:
      trimino play                 a match against a bot
      trimino sheets               the rule sets there are
      trimino play --help          everything that can be chosen for a match

    Exit codes:
      0    all went well
      1    a record is not right
      2    the command cannot be carried out, or a file cannot be opened
      130  stopped with Ctrl-C
help-play =
    Play a match in the terminal, against bots or with others around one screen.

    You see the table, your hand and what each choice scores. Type the number of a tile, then the letter of a place. While you play, ? shows all keys.
help-sheets = List the rule sets that can be played.
help-bots = List the bots, and how each plays.
help-rules = Say in words how a rule set is played; house rules too.
help-simulate =
    Let bots play whole matches, and write a record of each.

    The same options with the same seed give the same bytes, unless a bot’s budget is a time.
help-pad =
    Keep the score of a game with the real box.

    Type what happens at the table, such as 345 for a tile or 345 b for a bridge. Each line is scored by the rules you choose; what they forbid is questioned, but written down all the same. Any line can be corrected, and everything undone. The pad is kept after every line. Without names the pad you wrote to last is opened. While it is open, ? shows all entries.
help-verify =
    Check records of matches, to the last point.

    For each bad record the first error is reported. Where a record holds the secret that its deals were made from, they are checked too. The exit code is 0 if every record is correct, 1 if one is not, 2 if a file cannot be opened. A record that is cut off, or a file without records, is not correct.
help-replay =
    Step through the record of a match, with all hands open.

    If the input is not a terminal, everything is printed at once.
help-draw =
    Draw a position, or a moment of a record, as SVG or as text.

    A position is the line of text that --notation writes; without one it is read from the standard input.
help-print =
    Make a PDF to print: tiles to cut out, a blank score sheet, or the rules on one page.

    Everything is drawn at its true size: print at 100%. Without --output the file is called after what is in it, such as trimino-tiles.pdf.
example-play =
    Examples:
      trimino play
      trimino play --rules tri-domino --players 4 --bots greedy
      trimino play --names Anna,Juris --turn-seconds 60
      trimino play --rules trimino --solo
      trimino play --rules goliath --set draw_limit=2 --record games.jsonl
example-sheets =
    Example:
      trimino sheets
example-bots =
    Example:
      trimino bots
example-rules =
    Examples:
      trimino rules triomino
      trimino rules goliath --set draw_limit=2 --set 'hexagons=[50,60,80]'
      trimino rules tri-domino --fields
      trimino rules tri-domino --readings
example-simulate =
    Examples:
      trimino simulate --players 3 --matches 100 --seed 7 --record games.jsonl
      trimino simulate --bots greedy,random --matches 50
      trimino simulate --rules trimino --solo --record -
example-pad =
    Examples:
      trimino pad --rules triomino Anna Juris
      trimino pad
      trimino pad --statistics
example-verify =
    Examples:
      trimino verify games.jsonl
      trimino simulate --record - | trimino verify -
example-replay =
    Example:
      trimino replay games.jsonl --match 3

    Keys:
      Enter or n   the next action
      b            back
      g 2 17       to round 2, action 17
      q            quit
example-draw =
    Examples:
      trimino draw --record games.jsonl --round 1 --action 12 --output table.svg
      trimino draw --record games.jsonl --seat 1 --legal --text
      trimino draw --record games.jsonl --notation | trimino draw --text
example-print =
    Examples:
      trimino print tiles --face large --paper letter
      trimino print tiles --tile 3-4-5 --tile 0-0-1 --side 38
      trimino print sheet --rules tri-domino --players 4
      trimino print sheet games.jsonl --match 2
      trimino print card --rules "Grandma’s: triomino, draw-limit=2" --language lv

option-help = Show this and stop.
option-version = Show the version and stop.
option-rules = The rules: an id that trimino sheets lists, the name of a set you keep, a file, a link, or a line such as Grandma’s: triomino, draw-limit=2.
option-match-rules = The rules: an id that trimino sheets lists, the name of a set you keep, a file, a link, or a line such as Grandma’s: triomino, draw-limit=2. Your default if not given; trimino rules ID --default chooses it.
option-rules-name = Give the rules a name.
option-rules-keep = Keep the rules under their name, to be used wherever rules are asked for.
option-rules-default = Play by these rules from now on, unless others are named.
option-rules-forget = Delete the rules of that name.
option-rules-list = List the sets you keep.
option-rules-fields = List every rule that --set can change: its value, what it means and what it may be.
option-rules-readings = Print the passages of the sheet that can be read in two ways, the reading that is ours, and the house rules for another.
option-rules-text = Print the rules as a line of text, to be passed on.
option-rules-json = Print the rules as a JSON document, to be saved as a file.
option-rules-link = Print a link that opens the rules in the app of that server.
option-set = Change one field of the rules, such as draw_limit=2, target_met=at-once or hexagons=[50,60,70]. May be given several times.
option-players = How many play.
option-solo = Play alone.
option-youngest = Which player is the youngest, counted from 1, where the youngest opens.
option-rounds = How many rounds are played, where rounds are counted.
option-well = How many tiles are in the well of a solo game.
option-turn-seconds = How many seconds each person has for a turn; then the turn is played automatically. Tri-Domino suggests 30 to 60. No limit if not given.
option-seed = A number that decides the deals and the bots; without it, every run is different.
option-bots = Who takes the other seats: { $bots }; one name for all of them, or one for each, separated by commas. trimino bots says how each plays; expert@100ms sets how long it thinks, and exec:COMMAND is a program of yours.
option-all-bots = Who plays: { $bots }; one name for all seats, or one for each, separated by commas. trimino bots says how each plays; expert@100ms sets how long it thinks, and exec:COMMAND is a program of yours.
option-people = How many people share the screen; hands are hidden between their turns.
option-names = The names of the people, separated by commas.
option-record-add = Add the record of the match to this file.
option-record-new = Write the records to this file; - is the standard output.
option-matches = How many matches are played.
option-match = Which record of the file, counted from 1.
option-all = Print everything without stopping.
option-draw-record = Draw a moment of a record in this file.
option-round = The round, counted from 1; the last if not given.
option-action = After how many actions of the round; 0 is when the tiles are dealt; the end of the round if not given.
option-seat = Whose hand is seen, counted from 1; nobody’s if not given.
option-output = Write to this file instead of the standard output.
argument-print = What to print: { $known }.
argument-print-file = A record of a match, or a score pad, to print as a filled score sheet; - is the standard input.
option-paper = The paper: { $known }.
option-tile = A single tile to print, such as 3-4-5, to replace a lost one. May be given several times; all tiles if not given.
option-side = The side of a tile in millimetres, from { $low } to { $high }.
option-face = How the numbers look: { $known }. Large ones can be read from afar; shapes help where colours look alike.
option-backs = Add a page of backs after each page of tiles; flip the paper on its long edge.
option-print-players = For how many players the score sheet is; as few as the rules allow if not given.
option-print-output = Write to this file; - for the standard output.
option-seen = What your device kept of the match, a line in this file for each match: say exactly what that proves.
option-log = The log of the table, as its server gives it once the match is over; with it the heads that were kept are checked.
option-text = Draw as text instead of SVG.
option-notation = Write the position as a line of text that can be pasted into a message and drawn again.
option-legal = Mark where the player whose turn it is may lay a tile.
argument-pad = The players in the order of turns; a new pad is begun. Write a name with spaces in quotes.
option-pad-youngest = The youngest player, who opens where the rules say so.
option-pad-start = The tile that a solo game starts from, such as 345.
option-pad-open = Open the pad whose id begins with this.
option-pad-list = List all pads.
option-pad-statistics = Show what each player has done over all pads, with plots.
option-pad-csv = Write the pad as CSV, for a spreadsheet; - is the standard output.
option-pad-export = Write the pad as a file that trimino verify checks; - is the standard output.
option-pad-record = Write the match as a record, if each tile was laid with its place; - is the standard output.
option-pad-picture = Write the score sheet as a picture in SVG; - is the standard output.
option-pad-print = Write the score sheet as a PDF, like the one in the box; - is the standard output.
option-pad-link = Print a link that holds the whole pad and opens it in the app of that server.
option-pad-import = Add pads from a file, or the one of a link. Nothing that is kept here is lost.
argument-files = Files of records; - is the standard input.
argument-file = A file of records; - is the standard input.
argument-position = The position as text; - is the standard input.
version = Trimino { $version }

fields-known = There are: { $fields }.
no-rules-named = Say which rule set, such as: trimino rules triomino. There are: { $known }. trimino sheets says more about each.
set-not-a-pair = “{ $text }” is not of the form FIELD=VALUE, such as draw_limit=2.
rules-without-name = These rules have no name to keep them under. Give them one with --name.
rules-name-taken = “{ $name }” is the id of a published rule set. Take another name.
no-kept-rules = You keep no rules called “{ $name }”. You keep: { $known }.
kept-rules-wrong = { $path }, line { $line }: { $why } Change the line, or remove it.
bot-unknown = There is no bot “{ $name }”. Available: { $known }.
not-a-budget = “{ $text }” is not a budget. Write a time, such as 10ms or 2s, or a number of simulations, such as 500sims.
budget-out-of-range = A budget is a whole number of simulations from 1 to { $simulations }, or a number of seconds above 0 and up to { $seconds }. Give one of the two.
bots-do-not-fit = Bots given: { $bots }; seats for bots: { $free }. Give one name for all, or one for each seat.
people-do-not-fit = People: { $people }; players: only { $seats }. Raise --players, or leave it out.
names-do-not-fit = Names given: { $names }; people: { $people }. Give one name for each, or leave --people out.
names-alike = Two players are called “{ $name }”. Give each a different name with --names; bots have names too.
no-such-player = There is no player { $player }. The match has { $players }, counted from 1.
solo-is-alone = A solo game has one player, not { $players }. Leave out --solo or --players.
system-refuses = This could not be done: { $why }.
file-not-written = { $path } cannot be written: { $why }.
file-twice = Two things would be written to { $path }. Give each a file of its own.
no-such-match = { $matches ->
    [one] There is no match { $match } in { $path }. It holds one.
   *[other] There is no match { $match } in { $path }. It holds { $matches }.
}
nothing-to-replay = The record has no rounds, so there is nothing to replay.
nothing-to-draw = There is nothing to draw. Give a position, or a record with --record FILE, such as: trimino draw --record games.jsonl --text
wrong-ending = { $ending ->
    [pdf] { $path } should end in .pdf: a PDF is written to it.
    [picture] { $path } should end in .svg: an SVG picture is written to it.
    [svg] { $path } should end in .svg: an SVG picture is written to it. --text draws as text instead.
   *[txt] { $path } should end in .txt: plain text is written to it. Leave out --text and --notation for an SVG picture.
}
two-things-to-draw = Give either a position or --record, not both.
choice-unknown = { $option } can be { $known }, not “{ $found }”.
print-option-unused = { $option } has no meaning when { $what } is printed. Leave it out.
bad-side = --side is a length in millimetres from { $low } to { $high }, such as 40 or 38.5, not “{ $found }”.
print-done = { $path } is ready to print.

sheets-line = { $id }: { $name }, for { $fewest } to { $most } players
rules-kept = Kept as “{ $name }”.
rules-default-chosen = From now on matches are played by { $rules }, unless others are named.
rules-forgotten = “{ $name }” has been deleted.
rules-none-kept = You keep no rules yet. To keep some, name them: trimino rules triomino --set draw_limit=2 --name Ours --keep.
simulate-progress = Playing
simulate-done = { $matches ->
    [one] One match, seed { $seed }.
   *[other] { $matches } matches, seed { $seed }.
}
simulate-player = player
simulate-wins = wins
simulate-mean = mean total
verify-progress = Checking
verify-wrong = { $file }:{ $line }, match { $match }: { $why }
verify-unread = { $file }: { $why }
verify-done = { $unread ->
    [0] { $right } right, { $wrong } wrong.
   *[other] { $right } right, { $wrong } wrong, { $unread } not read.
}{ verify-fair }
verify-fair = { $fair ->
    [0] { "" }
    [one] { " " }The deals of one follow from the secret and the contributions that it names.
   *[other] { " " }The deals of { $fair } follow from the secrets and the contributions that they name.
}
verify-seen-other = Nothing in { $file } is about this match.
replay-at = Round { $round }, action { $action } of { $actions }
replay-begins = The tiles are dealt.
replay-player = { $player }: { $total } ·
replay-unknown = “{ $entry }” is not an option here. Press Enter, or type b, q, or g with a round and an action, such as g 2 17.
replay-ask = Enter next · b back · g ROUND ACTION go there · q quit:{ " " }

player-number = Player { $number }
player-level = { $name } ({ $level })
page-title = { $game } · round { $round } · { $well ->
    [0] the well is empty
    [one] one tile in the well
   *[other] { $well } tiles in the well
}
page-standing = { $reader ->
    [true] { $player } (you): { $total }, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
   *[false] { $player }: { $total }, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
}
page-open-with = You open the round with { $tile }, number { $number } in your hand.
page-time-left = Time left for this turn: { $time }.
page-time-at-enter = Time left for this turn: { $time }. Here the program checks it only when you press Enter.
page-drawn = { $only ->
    [drawn] * drawn in this turn; only these may be laid
    [newest] * drawn in this turn; only the last, { $tile }, may be laid
   *[any] * drawn in this turn
}
page-no-field = No tile has been laid yet.
rack-best = best score
rack-tile = { $places ->
    [0] { $number }  { $tile }  –
    [one] { $number }  { $tile }  1 place, { $best }
   *[other] { $number }  { $tile }  { $places } places, best { $best }
}
spot-turned = { $top } on top, { $right } right, { $left } left
spot-field = field { $field }
key-draw = { $points ->
    [0] d draw
   *[other] d draw ({ SIGNED($points) })
}
key-pass = { $points ->
    [0] p pass
   *[other] p pass ({ SIGNED($points) })
}
key-decline = p decline
key-undo = u undo
key-help = ? help
key-rules = r rules
key-quit = q quit
ask-tile = Which tile? Its number:{ " " }
ask-other = Nothing in your hand can be laid. Your choice:{ " " }
ask-place = Where does { $tile } go? Its letter, or Enter for another tile:{ " " }
press-enter = Press Enter to go on.{ " " }
ask-quit = Quit the match? y/n, Enter for no:{ " " }
pager-ask = { $more ->
    [true] Page { $page } of { $pages } · Enter next · b back · q done:{ " " }
   *[false] Page { $page } of { $pages } · Enter done · b back:{ " " }
}
undo-not-now = You cannot undo now: something hidden has been revealed since, or someone else has played.
entry-unknown = “{ $entry }” is not an option here. Type the number of a tile, then the letter of a place; ? shows help.
hand-over = Pass the keyboard to { $player }. Nobody else should look.
hand-over-undo = Or type u to undo the last move.
play-time-out = { PERSON($player) ->
    [you] You ran out of time, so the turn was played automatically.
   *[other] { $player } ran out of time, so the turn was played automatically.
}
play-stopped = The match was stopped.
record-saved = The record is in { $path }.
record-not-kept = No record was kept. Play with --record FILE to keep one.
play-help =
    Your tiles are shown below the field, with a number under each one. Tiles that cannot be laid now are faint or drawn with dots. A * beside a number marks a tile drawn in this turn.

    Type the number of a tile and press Enter. Its places get letters, and you see what each scores. Then type the letter. 3a does both at once; Enter alone goes back to your tiles.

    On the table:
    +   a place where a tile in your hand fits
    { $last }   the tile laid last
    { $hole }   an empty cell with tiles all around it
    { $beyond }   more of the field lies beyond

    A large field is drawn smaller: where corners meet, their number is shown once.

    Keys:
    d   draw a tile from the well
    p   pass, or decline what is offered
    u   undo; with other people, only as long as nothing hidden has been revealed
    r   read the rules of this game
    q   quit (asks first)

## The app in the terminal

help-tui =
    Play in an app that fills the terminal, by keyboard and mouse.

    Without options a start screen asks what to play. With any option of a match it begins at once. While you play, ? shows all keys.
example-tui =
    Examples:
      trimino tui
      trimino tui --rules tri-domino --bots club,expert
      trimino tui --rules trimino --solo --no-colour
      trimino tui --replay games.jsonl --match 2
      trimino tui http://localhost:8000/table/abc123
option-tui-replay = Step through a record of this file instead of playing.
option-no-colour = Use no colours; NO_COLOR in the environment does the same.
tui-extra-missing = The package { $package } is not installed, and the app in the terminal needs it. Install Trimino with its extra “tui”, such as: pip install 'trimino[tui]'. Without it, trimino play works.
client-extra-missing = The package { $package } is not installed, and playing at a server’s table needs it. Install Trimino with its extra “client”, such as: pip install 'trimino[client]'
envs-extra-missing = The package { $package } is not installed, and the environments for learning agents need it. Install Trimino with its extra “envs”, such as: pip install 'trimino[envs]'
tui-no-terminal = The app needs a terminal that it can fill. Start it in one, or play line by line with trimino play.
tui-record-file = The app fills the screen, so the record cannot be written there. Give --record the name of a file.
# The name of the language in itself.
tui-language = English
tui-engine-starts = The engine is starting; the very first time that takes about half a minute.
tui-ghost = { $tile }: { $sum } · { $number } of { $ways }
tui-ask-quit = Leave this match?
tui-ask-file = Which file of records?
tui-start-bot = Bot { $number }
tui-start-replay = Replay a record
# A key, a blank, and what it does, as short as can be.
tui-key-tile = ←→ tile
tui-key-place = ↑↓ place
tui-key-turn = ↑↓ turn
tui-key-lay = Enter lay
tui-key-hint = h hint
tui-key-where = space where
tui-key-move = space the move
tui-key-perfect = p against perfect play
tui-key-people = p against these players
tui-key-pad = s scores
tui-key-larger = + larger
tui-key-smaller = - smaller
tui-key-language = l language
tui-key-close = Esc close
tui-key-scroll = ↑↓ scroll
tui-key-choose = Enter choose
tui-key-show = Enter show
tui-key-yes = y yes
tui-key-no = n no
tui-key-go-on = Enter go on
tui-key-look = Esc the table
tui-key-again = a again
tui-key-replay = v replay
tui-key-fair = f fair?
tui-fair-title = Were the deals fair?
tui-fair-checking = Checking the deals…
tui-fair-right = Checked on this device, and right:
tui-fair-wrong = Something is wrong:
tui-fair-unchecked = The deals could not be checked now:
tui-fair-kept = What this device kept, to check with trimino verify --seen:
tui-fair-code = Check the deals on a phone
tui-code-small = The window is too small for this code. It needs { $columns } × { $rows }.
tui-key-code = c QR code
tui-key-new = n new game
tui-key-step = → next
tui-key-back = ← back
tui-key-round = PgDn round
tui-key-analyse = a analyse
tui-key-start = F5 start
tui-key-next = Tab next
tui-key-open = F3 replay
tui-help-title = Help
tui-help =
    Playing:
    ← →   another tile in your hand; 1 to 9 and 0 choose it by its number
    ↑ ↓   another place for it, or turn it where it is the first of a field
    Enter   lay it; Esc lets go of it
    d   draw a tile from the well
    p   pass, or decline what is offered
    u   undo; with other people, or where the game counts, only as long as nothing hidden has been revealed
    h   ask the computer what it would do, and why
    g   greet the others, at a table on a server

    Looking:
    + -   draw the field larger or smaller; f shows as much as fits
    Shift ← → ↑ ↓ or H J K L   move the field
    s   score pad
    r   the rules of this game
    l   another language
    q   leave (asks first)

    In a replay → and ← step, PgDn and PgUp go by rounds, Home and End jump to the start and the end, and the key a analyses the game.

    With the mouse: click a tile, then a place; a second click on it lays the tile. Dragging moves the field, the wheel makes it larger or smaller, and the keys at the bottom can be clicked.

    Symbols:
    +   a place where a tile fits, or what it would score there
    { $bonus }   a place that pays a bonus
    { $last }   the tile laid last
    { $hole }   an empty cell with tiles all around it
    { $beyond }   more of the field lies beyond
    { $turn }   whose turn it is
    { $tiles }   tiles held
    { $drawn }   a tile drawn in this turn

## The command line itself

option-language = The language to use: { $languages }. By default TRIMINO_LANGUAGE, or else the language of this computer.
language-unknown = “{ $language }” is not available. Choose from: { $known }.
# Between brackets after the name of a command, in capitals: trimino play [OPTIONS]
usage-options = OPTIONS
usage-command = COMMAND
usage-command-options = ARGS
usage-line = Usage:{ " " }
usage-title-arguments = Arguments
usage-title-options = Options
usage-title-commands = Commands
usage-title-error = Error
usage-default = default: { $value }
usage-required = required
usage-try = Try { $command } for help.
usage-missing = { $name } is missing. Add it to the command.
usage-not-a-number = { $low ->
    [null] { $option } is a whole number, not “{ $found }”.
   *[other] { $high ->
        [null] { $option } is a whole number of { $low } or more, not “{ $found }”.
       *[other] { $option } is a whole number from { $low } to { $high }, not “{ $found }”.
    }
}
usage-no-value = { $option } needs a value after it.
usage-no-value-wanted = { $option } takes no value. Leave it out.
usage-too-much = “{ $found }” is not expected here. Leave it out.
usage-no-such-command = There is no command “{ $name }”. Available: { $known }.
usage-no-such-option = { $closest ->
    [null] There is no option { $option } here.
   *[other] There is no option { $option } here. Did you mean { $closest }?
}

## The database of the server

store-bad-address = A database that begins with “{ $address }:” is not known. Give an address such as sqlite:///trimino.db or postgresql://user:password@host/database.
store-not-durable = SQLite would not keep what it has written (journal { $journal }, synchronous { $synchronous }), so moves could be lost. Put the database on a local disk.
store-setting-not-durable = PostgreSQL could lose moves that it has confirmed: { $setting } is { $value } (set by: { $source }). Set { $setting } to on there, or with ALTER SYSTEM SET { $setting } = on, reload PostgreSQL, and start again.
store-newer = The database was made by a newer Trimino. Install that version, or choose another database.
store-in-use = Another server uses { $path }, and a file can only belong to one. Stop that server, choose another file with --database, or use PostgreSQL, which many servers can share.
help-export =
    Write everything that a server keeps to a file, for another database or as a backup.

    The server can keep running meanwhile: the file holds what was there at one moment. It holds what only the server may know, so keep it as safe as the database.
example-export =
    Examples:
      trimino export backup.jsonl
      trimino export - --database postgresql://trimino@db/trimino | gzip > backup.jsonl.gz
help-import =
    Put what was exported into an empty database, all or nothing.

    This is how a server moves from SQLite to PostgreSQL and back. Stop it before the export, so that no move is left behind.
example-import =
    Examples:
      trimino import backup.jsonl --database postgresql://trimino@db/trimino
      gunzip < backup.jsonl.gz | trimino import -
argument-export = The file to write; - for the standard output.
argument-import = The file that was exported; - for the standard input.
export-done = { $rows ->
    [one] One row was exported.
   *[other] { $rows } rows were exported.
}
import-done = { $rows ->
    [one] One row was imported.
   *[other] { $rows } rows were imported.
}
export-nothing-there = There is nothing to export: no server has used this database. Name another with --database or TRIMINO_DATABASE.
export-outdated = The database belongs to another version of Trimino. Start that server once with this version, which brings it up to date, then export.
import-not-empty = The database holds something already. Import into an empty one, such as a new file: --database sqlite:///new.db
import-not-an-export = This is not what trimino export writes. Give a file that it has written.
import-other-revision = This was exported by another version of Trimino. Import it with that version, then start this one, which brings the database up to date.
import-broken-line = Line { $line } is not right, so nothing was imported. Export again, and leave the file as it is.
import-cut-off = The file ends too early, in line { $line }, so nothing was imported. Export again, or copy the file once more.
import-misfit = Lines { $first } to { $last } hold something that does not fit the rest, so nothing was imported. Export again, and leave the file as it is.
file-not-read = { $path } cannot be read: { $why }.

## A table on a server, in the app in the terminal

option-tui-link = The link of a table on a server: play there.
option-tui-watch = Watch at the table of the link, and take no seat.
online-not-a-link = “{ $found }” is not a link. A link to a table looks like this: http://localhost:8000/table/abc123
online-other-link = “{ $found }” is a link, but not to a table. A link to a table looks like this: http://localhost:8000/table/abc123
online-own-settings = The table of a link has its rules and its seats already. Leave out { $options }.
online-one-name = At the table of a link you play under one name. Give one with --names.
online-no-server = No server answers at { $server }: { $why }. Check the link, and whether the server is running.
online-other-server = What answers at { $server } is not a Trimino server: it replies with status { $status }. Check the link.
online-other-version = The server says something that this program does not understand. It is probably a different version from this one, { $version }. Bring both up to date.
online-refused = { $why }
online-not-connected = This client is not connected. Call connect first.
online-closed = This client is closed. Connect with a new one.
online-failed = The connection was given up because of an error in the program: { $why }
online-not-seated = Only those who sit at the table can ask for a rematch.
online-hint-lost = The hint did not come in time. Ask again.
online-identity-unreadable = { $path } cannot be read: { $why }. Who you are on each server is kept there. Repair the file, or delete it to be somebody new.
online-coming = Connecting to { $server }…
online-over = The match is over. You can replay it.
online-full = All seats are taken. You can watch.
online-you-start = You are the host: start the match when you like.
online-ask-name = What name do you play under?
online-absent = not here: { $players }
online-farewell = Your seat is kept. Come back with: trimino tui { $link }
online-farewell-over = The replay: trimino tui { $link }
tui-key-try-again = t try again
tui-key-begin = Enter start
tui-key-begin-without-free = f without the free seats
tui-key-move-up = m move up
tui-key-sit = s sit down
tui-key-stand-up = u leave the seat
tui-key-watch = w watch
tui-key-greet = g greet

## The score pad in the terminal

pad-heading = { $rules } ({ $id })
pad-keys = Type what happens; ? shows how, q leaves.
pad-help =
    345         a tile is laid; 345 b makes a bridge, d a double, h a hexagon, h2 or h3 several
    345 out     the last tile: the player goes out (in: does not, whatever the count says)
    445u0,0     a tile with its place; what it makes follows
    d, d3       draws one tile, or three
    p           passes: nothing fits (p e: and the well is empty)
    k           keeps a tile that fits, and passes
    n           no: lays no second tile, starts no new field
    Anna: 345   the same for another player, by name or number
    end 12 17   the round is over; what is left in each hand: a sum, tiles as 345.011, or - for unknown; =122 is a sum of three digits
    r           begins the next round; r Anna Juris with these players
    new         begins another pad with the same players and rules
    u           undoes the last entry; out says that the tile just laid was the player’s last
    fix 12 345  corrects line 12; ins 12 345 writes a line before it; del 12 removes it
    b? d? h?    what is a bridge, a double, a hexagon? With the field kept: what did the last tile make?
    445u0,0?    what would the tile make there? 445? shows all its places, and how to enter them
    f           shows the field
    t           shows the score in columns
    plot        shows the totals over the evening
    l           shows all lines
    q           leaves; the pad is kept
pad-kept = The pad is kept: trimino pad --open { $id } continues it.
pad-share = Share it with trimino pad --open { $id } --picture FILE, --print FILE or --link SERVER.
pad-list-line = { $finished ->
    [true] { $id }  { $date }  { $rules }: { $totals }
   *[false] { $id }  { $date }  { $rules }: { $totals } (not finished)
}
pad-names = Players so far: { $names }.
pad-statistics = { $name }: matches won { $wins } of { $finished }, rounds won { $won } of { $rounds }, { $best }, bridges { $bridges }, doubles { $doubles }, hexagons { $hexagons }
pad-best-round = best round { $points ->
    [null] –
   *[other] { $points }
}
pad-lowest-round = best round where the lowest total wins { $points }
pad-table-cell = { SIGNED($points) } { $total }
pad-plot-key = { $names }; * where several meet
pad-damaged = { $file }, line { $line } is damaged and left out: { $why } Nothing is deleted: before that file is written to, a copy is kept beside it.
pad-import-damaged = { $file }, line { $line } was not added: { $why }
pad-imported = { $count ->
    [one] One pad was added or brought up to date.
   *[other] { $count } pads were added or brought up to date.
}
pad-ruling = { $kind ->
    [plain] It makes nothing: { SIGNED($points) }.
    [bridge] A bridge: { SIGNED($points) }. It joins { $tiles }.
    [double] A double: { SIGNED($points) }. It touches { $tiles }.
   *[hexagon] { $hexagons ->
        [one] A hexagon: { SIGNED($points) }. Its other tiles: { $tiles }.
       *[other] { $hexagons } hexagons: { SIGNED($points) }. Their other tiles: { $tiles }.
    }
}
pad-kind-unpaid = { $kind ->
    [bridge] Under these rules a bridge scores nothing.
    [double] Under these rules a double scores nothing.
   *[hexagon] Under these rules a hexagon scores nothing.
}
no-pads = No pad is kept yet. Begin one with the names of the players: trimino pad Anna Juris.
pad-options = { $option } cannot go with { $with }. Leave one of them out.
pad-elsewhere = This pad was changed in another window, so your entry was not written down. Here is how it stands now; enter it again if it is missing.
no-such-pad = There is no pad, or more than one, whose id begins with { $id }. trimino pad --list shows all.
pad-entry-unknown = “{ $text }” is not understood. ? shows what can be entered.
pad-entry-incomplete = { $change ->
    [fix] What should the line say? Write it after its number, such as fix { $line } 345. l shows all numbers.
    [ins] What comes before the line? Write it after its number, such as ins { $line } 345. l shows all numbers.
   *[del] Which line should be removed? Write its number and nothing more, such as del { $line }. l shows all numbers.
}
pad-entry-first-line = Line 1 says who plays, and stays first. Correct it with the players, such as fix 1 r Anna Juris.
pad-entry-who = Who is it? Put the name or the number before it, such as 1: 555.
pad-entry-not-a-tile = That is not a tile in the set. { $why }
pad-entry-no-such-name = There is no player, or more than one, whose name begins with { $name }.
pad-entry-no-field = The field is not kept on this pad. Tiles must be laid with their places from the start of the round. b? explains a bridge.
