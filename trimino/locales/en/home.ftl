### What the first page of the web app says, in English; much of it is said elsewhere, too.
###
### The browser fetches the other files when another page needs them.

## Everywhere

ui-close = Close
ui-guest = Guest
ui-home = Home
ui-loading = Loading…
ui-trouble = Something went wrong
ui-try-again = Try again
ui-quoted = “{ $words }”
ui-seat = Seat { $seat }
ui-unreachable = The server cannot be reached. Check your connection and try again.
ui-broken = This page stopped because of an error in the app. Your games are safe.
ui-cookies-off = Your browser blocks cookies for this page, so the server cannot recognise you. Allow them and try again.
settings-title = Settings
settings-language = Language

## The first page

home-away = No connection. You can still play on this device: alone, taking turns, or against simple bots. Games with friends continue when the network is back.
home-all-running = All { $games } games in progress
home-between-rounds = Between rounds
home-change = change
home-device = On one device
home-device-about = Pass it around; tiles stay hidden between turns
home-free-seats = { $seats ->
    [one] One free seat
   *[other] { $seats } free seats
}
home-friends = With friends
home-friends-about = Send a link or show a QR code
home-given-up = Given up
home-new = Custom game
home-new-about = House rules, bots, time limits
home-new-about-away = House rules and bots
home-offers = Ways to play
home-open = Open tables
home-opening = Setting up the table…
home-over = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
home-play-now = Play now
home-play-now-first = Against a bot, by the rules of { $rules }
home-play-now-how = { $rules } · bot: { $bot }
home-print-about = Tiles, score sheets and rules as PDF
home-puzzles = Puzzles
home-puzzles-about = Find the best move; learn from your mistakes
home-replays = Replays
home-replays-about = Watch a game again, move by move
home-rules = The rules
home-rules-about = With examples you can try
home-rules-changed = The rules changed with the language.
home-rules-keep = Stay with { $rules }
home-running = Your games
home-solo = Solo
home-solo-about = Beat the best scores
home-waiting = Waiting for players
home-watch = You can watch
home-pad = Score pad
home-pad-about = For a game with the real box
print-title = Print
new-rules = Rules
new-bot = Bot
new-other-rules = Other published rules
new-other-bots = Other bots
new-friendly = Friendly game
new-friendly-about = Until the match is over you can undo everything, even draws and the bots’ moves. If you undo one of those, the game no longer counts.

## Offers to somebody new

guide-offer = New here? Learn by playing, in two minutes
guide-offer-about = One round with a friendly opponent, one tip at a time
guide-show = Show me how
guide-dismiss = No, thanks
box-ask = Which box is on your shelf?
box-ask-about = Every box has its own rules. Pick yours, and your games follow them.
box-choose = Choose my box
box-none = I don’t have one
box-of-rules = { $rules } · box: { $box }

## Games on the first page

table-to-play = { PERSON($player) ->
    [you] Your turn
   *[other] { $player }’s turn
}
table-house = { $rules }, house rules
end-screen-given-up = This game was abandoned
remove-label = { $what ->
    [closed] Close the table
    [left] Leave the table
    [unlisted] Delete the game
   *[other] Give up the match
}: { $players }
list-comma = { $first }, { $next }
list-and = { $first } and { $last }
player-you = You
remove-closed-do = Close the table
remove-closed-means = Nobody else is sitting there yet. The link to the table stops working.
remove-closed-sure = Close this table?
remove-ended-do = Give up
remove-ended-means = The match ends here, without a winner.
remove-ended-sure = Give up this match?
remove-handed-over-do = Give up
remove-handed-over-means = A bot takes your place and plays to the end, so that the others can go on. You cannot come back.
remove-handed-over-sure = Give up this match?
remove-left-do = Leave
remove-left-means = Your seat becomes free for someone else.
remove-left-sure = Leave this table?
remove-not = No, go back
remove-unlisted-do = Delete
remove-unlisted-means = The game disappears from your list. Other players keep it.
remove-unlisted-means-alone = The game disappears from your list.
remove-unlisted-sure = Delete this game?
remove-won-do = Give up
remove-won-means = The match ends, and { $players } wins.
remove-won-sure = Give up this match?

## The published rule sets

ruleset-trimino = Trimino
ruleset-trimino-about = The Latvian Trimino sheet: draw as you like; the match ends the moment someone reaches 400.
ruleset-triple-domino = Triple Domino
ruleset-triple-domino-about = The Lithuanian Trigubas Domino sheet: the round in which someone reaches 400 is the last.
ruleset-triomino = Triomino
ruleset-triomino-about = The Russian Триомино sheet: the match ends once someone has 400 after a round.
ruleset-tri-domino = Tri-Domino
ruleset-tri-domino-about = The Czech Tri-Domino sheet: a player who cannot lay a tile draws until one fits.
ruleset-triodominio = Triodominio
ruleset-triodominio-about = The Russian Тримино (Triodominio) sheet: only tiles left in hand count, and whoever has the lowest total wins.
ruleset-triodominio-reverse = Triodominio, the reverse game
ruleset-triodominio-reverse-about = Игра Наоборот, on the same Russian sheet: only tiles laid count, and whoever has the highest total wins.
ruleset-pressman = Pressman
ruleset-pressman-about = Pressman’s game instructions and Deluxe sheet: a player who cannot lay a tile draws until one fits, and opening with 0-0-0 earns 30 more points.
ruleset-goliath = Goliath
ruleset-goliath-about = Goliath’s De Luxe and XXL manuals: nothing for doubles, more for several hexagons at once.
ruleset-goliath-kids = Goliath for children
ruleset-goliath-kids-about = The last page of Goliath’s XXL manual: scoring for children, one point per tile.
ruleset-wikipedia = Wikipedia
ruleset-wikipedia-about = The English Wikipedia article on Triominoes: up to three draws; each hexagon closed at once is worth 50.

## Bots

bot-random = Plays any legal move.
bot-greedy = Lays the tile that scores most now, and looks no further.
bot-novice = Thinks a little, and often overlooks bridges and hexagons: a child can beat it.
bot-casual = Thinks ahead, misses every second bridge or hexagon, and draws only when it has to.
bot-keen = Misses two bridges or hexagons in five, and seldom has the patience to draw for better tiles.
bot-seasoned = Misses three bridges or hexagons in ten, and in some matches waits and draws for better tiles.
bot-club = Misses one bridge or hexagon in five, and in most matches waits and draws for better tiles.
bot-tournament = Misses one bridge or hexagon in ten, and nearly always knows when drawing pays.
bot-heuristic = Weighs its points against what the move leaves the others; does not think ahead.
bot-expert = Imagines many hands the others might hold and plays each one out.
bot-master = Plays like the Expert but thinks ten times as long: the strongest bot.
bot-easygoing = Lays what scores most, and overlooks most bridges and hexagons. Plays without a server.
bot-solid = Weighs its points against what the move leaves the others, one move ahead. Plays without a server; about as strong as Greedy or a little stronger.

## Levels of bots, in a word

bot-name-random = Lucky dip
bot-name-greedy = Greedy
bot-name-novice = Beginner
bot-name-casual = Relaxed
bot-name-keen = Keen
bot-name-seasoned = Seasoned
bot-name-club = Club player
bot-name-tournament = Tournament player
bot-name-heuristic = Quick
bot-name-expert = Expert
bot-name-master = Master
bot-name-easygoing = Easygoing
bot-name-solid = Steady

## Bots by name

character-lotta = Lotta
character-kiko = Kiko
character-zita = Zita
character-momo = Momo
character-gita = Gita
character-tito = Tito
character-carlo = Carlo
character-rita = Rita
character-pedro = Pedro
character-berta = Berta
character-tino = Tino
character-donna = Donna
character-mia = Mia
character-timo = Timo
character-lola = Lola
character-milo = Milo
character-emma = Emma
character-nico = Nico
character-bruno = Bruno
character-nora = Nora
character-hugo = Hugo
character-lena = Lena
character-otto = Otto
character-vera = Vera
character-pia = Pia
character-felix = Felix
character-alma = Alma
character-oskar = Oskar
character-lucia = Lucia
character-bento = Bento
character-elsa = Elsa
character-viktor = Viktor
character-amanda = Amanda
character-gustav = Gustav
character-paula = Paula
character-ramon = Ramon
character-ida = Ida
character-leo = Leo
character-clara = Clara
character-arno = Arno
character-stella = Stella
character-marco = Marco
character-diana = Diana
character-magnus = Magnus
character-helena = Helena
character-silvio = Silvio
character-marta = Marta
character-ovidio = Ovidio
character-gina = Gina
character-paco = Paco
character-vita = Vita
character-rocco = Rocco
character-dora = Dora
character-zeno = Zeno
character-ada = Ada
character-ivo = Ivo
character-greta = Greta
character-mario = Mario
character-irma = Irma
character-dario = Dario
character-minerva = Minerva
character-arturo = Arturo
character-aurora = Aurora
character-galileo = Galileo
character-sofia = Sofia
character-lorenzo = Lorenzo
