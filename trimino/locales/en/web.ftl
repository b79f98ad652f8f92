### What only the web app says, in English.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Everywhere

ui-close = Close
ui-guest = Guest
ui-home = To the first page
ui-loading = Loading …
ui-trouble = That did not work
ui-try-again = Try again
ui-quoted = “{ $words }”
ui-seat = Seat { $seat }
ui-unreachable = The server cannot be reached. Check the connection, and try again.
ui-you = You

## The table: field and hand

table-fit = Show the whole field
table-hand = { $tiles ->
    [one] Your hand: one tile
   *[other] Your hand: { $tiles } tiles
}
table-cannot-lay = { $tile } cannot be laid now
table-tile-fits = { $tile }, fits
table-tile-no-fit = { $tile }, cannot be laid now
table-tile-drawn = { $tile }, drawn this turn

## The first page, a new game, the lobby, the settings

ui-cookies-off = This browser keeps no cookies for this page, so the server cannot tell who you are. Allow cookies here, and try again.

home-all-finished = All { $games } finished games
home-all-running = All { $games } running games
home-between-rounds = Between two rounds
home-change = change
home-device = Around one device
home-device-about = Pass it on; your tiles stay covered
home-finished = Finished games
home-free-seats = { $seats ->
    [one] One free seat
   *[other] { $seats } free seats
}
home-friends = With friends
home-friends-about = Send a link, or show a code
home-new = Your own way
home-new-about = House rules, bots, time limits
home-offers = Ways to play
home-open = Open tables
home-opening = The table is being laid …
home-over = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
home-play-now = Play now
home-play-now-how = { $rules }, against { $bot }
home-replays = Replays
home-replays-about = See a game again, move by move
home-rules = The rules
home-rules-about = With pictures you can try
home-running = Your games
home-solo-about = Beat the best list
home-turn-of = { $player } to play
home-waiting = Waiting for players
home-watch = You can watch
home-your-turn = Your turn

new-bot = Bot
new-other-bots = Bots of another kind
new-other-rules = Other published rules

settings-title = Settings

lobby-away-bot = Whoever is away is played for by a bot: { $bot }
lobby-away-clock = Whoever is away plays by the clock
lobby-bot = Bot: { $bot }
lobby-bots-come = { $bots ->
    [one] A bot takes the open seat
   *[other] Bots take the { $bots } open seats
}
lobby-free = Free seat
lobby-free-seat = Take the seat from { $player }
lobby-full = All seats are taken. When the match begins, you watch.
lobby-here = Is here
lobby-hints = Hints are allowed
lobby-host-starts = The host starts the match.
lobby-invite = Invite others
lobby-kept = Kept for you
lobby-leave = Stand up
lobby-link = Link to this table
lobby-no-hints = No hints
lobby-no-time = No time limit
lobby-not-here = Has the page closed
lobby-only-here = This link works on this computer only. For phones at home, start the server with --lan.
lobby-open = Anyone, else a bot
lobby-open-about = A bot comes if nobody does
lobby-person = A person
lobby-person-about = Waits for a person
lobby-public = Everyone on this server sees the table
lobby-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
lobby-seat-for = Whom seat { $seat } is for
lobby-seats = Who plays
lobby-sit = Sit down
lobby-start = Start
lobby-take-seat = Take your seat
lobby-terms = What is played
lobby-time = { $time } for a turn
lobby-title = Before the match
lobby-waits = A seat still waits for a person
lobby-watching = { $people ->
    [one] One more looks on.
   *[other] { $people } more look on.
}
lobby-your-name = Your name

new-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
new-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
new-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
new-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}

ui-code-of = { $title }, as a code for a camera
ui-copied = Copied.
ui-copy = Copy
ui-copy-yourself = The link is selected. Copy it from there.
ui-share = Share

lobby-expired = This table was given up
lobby-expired-about = Nobody started the match in time, so there is nothing to see. Open another table, or ask for a new link.
lobby-new-table = Open a table

new-at-once = { $count ->
    [one] one
   *[other] { $count } at once
}
new-away = Who plays for somebody away
new-away-bot = A bot
new-away-clock = The clock
new-best = Best with a well of { $well }
new-best-empty = Nobody has played this yet. Be the first.
new-best-earlier = By earlier rules, when each tile drawn cost points
new-changed = { $count ->
    [one] One field changed
   *[other] { $count } fields changed
}
new-differences = { $count ->
    [one] One difference to { $sheet }
   *[other] { $count } differences to { $sheet }
}
new-fewest = fewest
new-hand-of = for { $players }
new-hints = Hints are allowed
new-house-rules = House rules
new-house-rules-about = Change any rule of the sheet
new-more = More choices
new-more-about = Time, hints, and who sees the table
new-most = most
new-name-of = Name of player { $seat }
new-open-table = Open the table
new-public = List the table for everyone
new-public-about = Else only those with the link find it
new-read-rules = Read these rules
new-reset = Back to: { $value }
new-reset-all = All as on the sheet
new-rounds = Rounds
new-seat-here = On this device
new-seat-person = A person with the link
new-solo-hand = hand
new-solo-own-cost = draws have a cost of their own
new-solo-well = well
new-somebody = Somebody
new-time = Time for a turn
new-well = Tiles in the well
new-well-about = { $hand ->
    [0] You begin without a hand.
   *[other] You begin with { $hand } in your hand.
}
new-youngest = Who is the youngest

my-rules-based-on = Like { $sheet }, but:
my-rules-bring = Rules from somebody else
my-rules-bring-about = Open the file, the link or the line of text you were given.
my-rules-change = Change
my-rules-copy-text = Copy the text
my-rules-forget = Forget
my-rules-forgotten = “{ $name }” is forgotten.
my-rules-keep = Keep
my-rules-keep-about = They stay on this device, and you can choose them for any game.
my-rules-keep-title = Keep these rules
my-rules-kept = Rules you keep
my-rules-link = Link to these rules
my-rules-make = Make rules
my-rules-manage = Rules you keep or were given
my-rules-name = Name of the rules
my-rules-name-example = Grandma’s
my-rules-none = You keep no rules yet. Make your own, or open what somebody gave you.
my-rules-open = Open
my-rules-paste = Link or text
my-rules-play = Play by these rules
my-rules-refused = These rules cannot be opened
my-rules-replaces = You keep other rules under this name. These will take their place.
my-rules-same = Exactly like { $sheet }.
my-rules-save-file = Save as a file
my-rules-saved = “{ $name }” is kept.
my-rules-share = Pass on
my-rules-text = These rules as text
my-rules-title = Your rules

ui-less = Less: { $label }
ui-more = More: { $label }

settings-colours = A colour for each number
settings-confirm = Ask before a tile is laid
settings-confirm-about = A first tap shows it, a second lays it
settings-device = On another device too
settings-device-about = Take your name and your games along, for example from the phone to the computer.
settings-device-link = Link for your other device
settings-device-make = Make a link
settings-device-minutes = It works once, within { $minutes } minutes. Give it to nobody else: who opens it is you.
settings-forget = Be forgotten
settings-forget-about = The server drops your name.
settings-forget-do = Forget me
settings-forget-means = Your name goes from all games and lists, and you lose your running games. The games stay for the others. This cannot be taken back.
settings-forget-not = Keep everything
settings-forget-sure = Be forgotten for good?
settings-forgotten = You are forgotten.
settings-left-handed = Left-handed
settings-left-handed-about = Buttons stand on the left
settings-look = On this device
settings-renamed = That is your name now.
settings-save = Save
settings-sorted = Keep the hand in order
settings-sorted-about = Else tiles stay where you put them
settings-sounds = Sounds
settings-theme = Light or dark
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-system = As the device

device-about = This link comes from your other device. Taken over, this one has the same name and the same games.
device-done = You are { $name } here too.
device-not = Rather not
device-replaces = On this device you are { $name } until now. The games of { $name } stay, but this device leaves them.
device-take = Take over
device-title = The same person here

missing-about = The link may be mistyped, or older than what it led to.

## The rules, explained

learn-title = The rules
learn-lead = The boxes come with sheets that disagree. Choose yours: everything here follows it, to the last point.
learn-choose = Rule sheet
learn-parts = Parts of this page
learn-part-sheet = The sheet in words
learn-part-try = Try it
learn-part-differences = Side by side
learn-part-silences = What no sheet says
learn-differences = The sheets side by side
learn-again = Once more
learn-try-about = Drag a tile to a place that lights up. The points are those of { $sheet }.
learn-plain = One edge
learn-plain-about = Both numbers along the shared edge must be the same. You score what the tile is worth.
learn-fit = Every corner
learn-fit-about = Wherever corners meet, all of them must show the same number. One of these tiles fits in a place where the other does not.
learn-bridge = Bridge
learn-bridge-about = One edge touches a tile, and the corner across from it touches another.
learn-double = Double
learn-double-about = Two or three edges touch tiles, and no hexagon is closed.
learn-hexagon = Hexagon
learn-hexagon-about = The sixth tile around a point closes a hexagon.
learn-two-hexagons = Two hexagons
learn-two-hexagons-about = One tile can close two hexagons at once. Some sheets pay more for that.
learn-three-hexagons = Three hexagons
learn-three-hexagons-about = The rarest of all: three hexagons with one tile.
learn-silences-about = On these points the sheets say nothing, too little, or something that can be read in two ways. This is how they are settled here, for all of them. Where a house rule gives another reading, it is named.
learn-silence-tiles = The tiles
learn-silence-tiles-settled = Every three numbers from 0 to 5 are on one tile, once: 56 tiles. They rise clockwise, and no tile has a mirror image.
learn-silence-corners = What fits
learn-silence-corners-settled = Every corner that meets another must show the same number, also where only corners meet. Along edges alone is not enough.
learn-silence-turns = Turns
learn-silence-turns-settled = Turns go clockwise. One tile is laid in a turn, unless another is offered.
learn-silence-opener = Who opens
learn-silence-opener-settled = If nobody holds a triple, the tile of the highest value decides. Equal values are compared corner by corner, from the highest down: 2-5-5 comes before 3-4-5.
learn-silence-free-draw = Drawing freely
learn-silence-free-draw-settled = Who draws gives up the tiles held before: in this turn only drawn tiles may be laid. Who has begun to draw goes on until a drawn tile is laid or no draw is left.
learn-silence-duty-draw = Drawing as a duty
learn-silence-duty-draw-settled = Who can lay a tile must. Who cannot draws, and must lay the first drawn tile that fits.
learn-silence-pass = Passing
learn-silence-pass-settled = A pass is a turn in which nothing is laid. It costs nothing extra to keep a drawn tile that fits.
learn-silence-zero = One more tile after 0-0-0
learn-silence-zero-settled = It is an ordinary tile in the same turn, or is declined at no cost.
learn-silence-new-field = A new field
learn-silence-new-field-settled = Who closes a hexagon may lay any tile of the hand as the first of a new field. It scores what a tile scores, nothing for opening, and ends the turn.
learn-silence-out = Going out
learn-silence-out-settled = Who lays the last tile goes out. That ends the round at once, before anything more is offered.
learn-silence-blocked = A blocked round
learn-silence-blocked-settled = When the well is empty and no tile in any hand fits, the round is over before the next turn, and nobody else pays for passing. Other sheets wait until all have passed in a row.
learn-silence-tie = Blocked with a tie
learn-silence-tie-settled = If several hands are the lowest, each of them scores as the winner would.
learn-silence-round-winner = Who won the round
learn-silence-round-winner-settled = Who went out; in a blocked round, the lowest hand. Where hands are not counted, who scored most.
learn-silence-target = The target
learn-silence-target-settled = Under some sheets the target ends the match the moment it is reached; under others the round is played to its end first.
learn-silence-winner = Who won the match
learn-silence-winner-settled = The best total. Where the winner of the last round wins, it must be somebody at the target; if nobody is there when the rounds run out, the highest total wins. Equal results share the win.
learn-silence-below-zero = Below zero
learn-silence-below-zero-settled = Totals may be negative.
learn-silence-solo = Alone
learn-silence-solo-settled = One round with the costs of the sheet. What is still held when nothing fits any more is taken off. Compare results only for the same number of tiles.
learn-silence-shown = What is shown
learn-silence-shown-settled = When hands are counted, everyone sees them. The well and hands that are not counted stay hidden until the match is over.
learn-silence-clock = When the time runs out
learn-silence-clock-settled = The turn is played for you: what is offered is declined, else the first tile that fits is laid, else a tile is drawn, else the turn is passed.
learn-silence-kinds = Bridge, double, hexagon
learn-silence-kinds-settled = A tile that is laid counts as one kind only: a hexagon, else a double, else a bridge.
learn-reading-ours = Our reading:
learn-reading-other = House rules for another reading:
learn-reading-words = The sheets’ own words

## The table: around field and hand

table-title = Trimino
table-title-your-turn = Your turn – Trimino
table-house = { $rules }, house rules
table-field = { $tiles ->
    [0] The field, still empty
    [one] The field, with one tile
   *[other] The field, with { $tiles } tiles
}
table-players = Players
table-bot = a bot
table-away = away
table-not-here = not here
table-held = { $tiles ->
    [one] one tile in hand
   *[other] { $tiles } tiles in hand
}
table-days = { $days } d
table-hours = { $hours } h
table-minutes = { $minutes }:{ $seconds }
table-cut = The connection is lost. Trying again …
table-you-away = You were away, and are played for.
table-come-back = Play on
table-watching = You are watching. In the well: { $tiles }
table-sending = On its way …
table-pass-device = Pass the device to { $player }
table-uncover = I am { $player }: show my tiles
table-pad = Score pad
table-rules = The rules
table-actions = What you can do
table-lay = Lay
table-turn = Turn
table-draw = Draw
table-pass = Pass
table-decline = Decline
table-take-back = Take back
table-hint = Hint
table-sort = Keep the hand sorted
table-sort-now = Sort the hand
table-coming = The table is on its way …
table-more = More
table-confirm = Ask before a tile is laid
table-sounds = Sounds
table-left-handed = For left-handed people
table-settings = Settings
table-leave = Leave the table
table-leave-note = You are played for until you come back
table-places = Where tiles fit
table-all-places = { $places ->
    [one] Show the one place where something fits
   *[other] Show all { $places } places where something fits
}
table-place = { $tile } { $where }: { $points }
table-left-of = left of { $tile }
table-right-of = right of { $tile }
table-above-of = above { $tile }
table-below-of = below { $tile }
table-place-free = { $tile }, turned to { $corners } clockwise from its point: { $points }
table-words = The field in words
table-words-how = A cell is told by its number to the right, its number upwards, and where its point is. Corners are clockwise from the point. The latest tile comes last.
table-field-number = Field { $field }
table-lies = { $tile } at { $cell }, corners { $corners }, { $where }
table-lies-alone = { $tile } at { $cell }, corners { $corners }
table-log = What happened
table-keys = Keys
table-keys-how = In the hand and among the places arrows move, Enter chooses, Shift with an arrow moves a tile of the hand. Arrows move the field when it has the focus.
table-keys-on = Single keys
table-keys-on-note = Switch them off if you type by voice.
table-key-draw = draw
table-key-pass = pass, or decline
table-key-turn = turn the tile
table-key-take-back = take back
table-key-hint = hint
table-key-pad = score pad
table-key-places = list of places
table-key-words = field in words
table-key-fit = whole field
table-key-closer = closer
table-key-farther = farther away
table-key-keys = these keys
table-key-clear = choose nothing
table-well = { $tiles ->
    [0] none left
   *[other] { $tiles } left
}
table-draw-note = { $points ->
    [0] { table-well }
   *[other] { SIGNED($points) } · { table-well }
}
table-points = { SIGNED($points) }
table-over = The match is over.
table-dealt = Round { $round } is dealt
table-taken-back = { $player } takes the last tile back
table-event-sat = { $player } sits down
table-event-left = { $player } leaves the table
table-event-came-back = { $player } is back
table-event-went-away = { $player } is away and is played for
table-event-freed = The seat of { $player } is free
table-event-hinted = { $player } asks for a hint

## The score pad, ends, hints, greetings

pad-waiting = The score pad is being fetched.
pad-round-of = round { $round } of { $rounds }
pad-carried = carried over
pad-turn = turn { $turn }
pad-end = end of the round
pad-totals = totals

end-screen-place = { $place ->
    [1] The best game of all with a well of { $well }!
   *[other] Place { $place } of the best games with a well of { $well }.
}
end-screen-no-place = Not among the best games with a well of { $well }. Games with a hint do not count.
end-screen-list-missing = The best list cannot be fetched now.
end-screen-look = How it ended
end-screen-given-up = This game was given up
end-screen-given-up-why = Nobody played on for a long time, so the table was closed.
end-screen-player = player
end-screen-this-round = this round
end-screen-total = total
end-screen-next = Next round
end-screen-ready = You are ready
end-screen-dealt = The next round has been dealt.
end-screen-others-ready = Ready: { $players }. The next round is dealt after a pause, or once everyone is ready.
end-screen-soon = The next round is dealt after a pause, or once everyone is ready.
end-screen-rematch = Rematch
end-screen-join-rematch = To the rematch
end-screen-again = Play again
end-screen-replay = Replay and analysis
end-screen-new = New game

hint-late = No hint has come.

greetings-open = Say something
greetings-title = Say something to everyone

## Replays, and the analysis beside them

replay-back = One step back
replay-bots = The others
replay-dealt = Round { $round }: the tiles are dealt
replay-decided = The match is over at this moment
replay-download = Download the record
replay-fair-bent = Not fair
replay-fair-bent-about = The deals are not those that follow from the secret that was promised before the match and from what the players added.
replay-fair-check = Were the deals fair?
replay-fair-checking = The deals are made again …
replay-fair-proven = Fair
replay-fair-proven-about = Every deal follows from a secret that was fixed before the match, mixed with numbers from the players’ own devices. Nobody could choose who gets what.
replay-fair-unproven = No proof
replay-fair-unproven-about = This record does not say where its deals came from, so nothing can be said about them.
replay-fair-yourself = To see for yourself, download the record and check it with { $command } on your own computer.
replay-first = To the beginning
replay-forward = One step on
replay-hand = { $count ->
    [one] One tile: { $tiles }
   *[other] { $count } tiles: { $tiles }
}
replay-hand-empty = No tiles
replay-hands = All hands
replay-last = To the end
replay-match-ended = The end of the match
replay-moment = { $action ->
    [0] Round { $round }, the deal
   *[other] Round { $round }, { $action } of { $actions }
}
replay-more = And now?
replay-new-game = New game
replay-nothing = Nothing was played at this table, so there is nothing to see again.
replay-only-here = This link works only on this computer: the server answers to nobody else.
replay-opening = The table is being laid …
replay-pause = Pause
replay-play = Play
replay-play-on = Play on from here
replay-play-on-about = You and bots, with the same tiles
replay-play-on-now = Play on
replay-round = Round { $round }
replay-round-ended = The end of the round
replay-rounds = Rounds
replay-rule = The rule about this
replay-share = Link to this moment
replay-share-link = The link to this moment
replay-slider = Moment
replay-speed = Speed: { $speed } ×
replay-title = Replay
replay-to-replays = To the replays
replay-to-table = To the table
replay-to-table-about = There you can ask for a rematch
replay-well = { $tiles ->
    [0] The well is empty
    [one] One tile in the well
   *[other] { $tiles } in the well
}
replay-when-over = As long as it is played, the hands stay hidden.
replay-your-seat = You play for
replay-your-seat-about = You see this hand; bots play the others.

replays-bring = A record from elsewhere
replays-bring-about = Drop a file here, choose one, or paste its text. It is checked action by action.
replays-choose = Choose a file
replays-finished = Your finished games
replays-none = You have not finished a game yet. When you have, you can see it again here, with all hands open.
replays-paste = The text of a record
replays-play = Play one
replays-reading = It is being checked …
replays-refused = This record cannot be shown
replays-show = Show it
replays-title = Replays
replays-unreadable = The file could not be read. Choose it again, or paste its text.

analysis-about = The engine looks at every decision as its player could see it: what it was worth, what would have been better, and how much was luck.
analysis-accuracy = Accuracy
analysis-accuracy-about = Accuracy: 100 % is without any loss against the engine’s choices; a decision that costs a tenth of the chance to win counts as 65 %.
analysis-after = { $action ->
    [0] Round { $round }, the deal
   *[other] Round { $round }, action { $action }
}
analysis-as-table = The same in numbers
analysis-ask = Analyse the match
analysis-cancel = Cancel
analysis-chance = { $percent } % to win
analysis-chart = The chance of winning the match, as each player could see it
analysis-chart-solo = The points that were to be expected
analysis-deal = Dealt
analysis-deal-about = { $solo ->
    [yes] Dealt: the points that these tiles brought against other deals, with the same play.
   *[no] Dealt: how much of the chance to win these tiles brought against other deals, with the same play.
}
analysis-draws = Drawn
analysis-draws-about = Drawn: the same for every tile drawn, against the others that were still in the well; what somebody else draws counts too.
analysis-expected = { $points } points to be expected
analysis-faults = { $count ->
    [0] Nothing was found that cost anything
    [one] One decision cost something
   *[other] { $count } decisions cost something
}
analysis-moment = After
analysis-player = Player
analysis-players = Play and luck
analysis-show-better = Show the better tile on the field
analysis-thorough = Look closer
analysis-thorough-about = Takes about eight times as long, and finds smaller faults
analysis-title = Analysis
analysis-under-way = How much of the match has been looked at
analysis-verdict = What the analysis says of it
