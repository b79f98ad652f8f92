### What only the web app says, in English.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Everywhere

ui-reload = Reload the page
ui-percent = { $value }%

## The table: field and hand

table-fit = Show the whole field
table-hand = { $tiles ->
    [one] Your hand: one tile
   *[other] Your hand: { $tiles } tiles
}
table-tile-fits = { $tile }, fits
table-tile-elsewhere = { $tile }, fits in another place
table-tile-refused = { $tile }: { $why }
table-tile-drawn = { $tile }, drawn this turn
table-bonus-example = See an example

## The first page, a new game, the lobby, the settings

box-chosen = Your games now follow the rules of { $rules }.
box-none-about = Your games follow the rules of { $rules }.
box-unchosen = None chosen. Your games follow the rules of { $rules }.
box-setting = Your box
box-differs-trimino = You may draw even when a tile fits. The match ends the moment someone reaches 400 points.
box-differs-triple-domino = You may draw even when a tile fits. The round in which someone reaches 400 points is the last.
box-differs-triomino = You may draw even when a tile fits. The match ends when someone has 400 points at the end of a round.
box-differs-tri-domino = When nothing fits, you draw until a tile does. Opening with 0-0-0 earns 30 more points and lets you lay another tile.
box-differs-triodominio = There are no bonuses. Only the tiles you are left with count, and after three rounds the player with the fewest points wins.
box-differs-pressman = When nothing fits, you draw until a tile does. Opening with 0-0-0 earns 30 more points.
box-differs-goliath = A double earns no bonus; two or three hexagons at once earn more.

lobby-away-bot = If someone is away, a bot plays for them: { $bot }
lobby-away-clock = If someone is away, their turns are played automatically
lobby-bot = Bot: { $bot }
lobby-bots-come = { $bots ->
    [one] A bot takes the free seat
   *[other] Bots take the { $bots } free seats
}
lobby-free = Free seat
lobby-free-seat = Remove { $player } from this seat
lobby-hide-name = Hide the name { $name }
lobby-full = All seats are taken. You can watch when the match starts.
lobby-here = Here
lobby-hints = Hints are allowed
lobby-host-starts = The host starts the match.
lobby-invite = Invite others
lobby-kept = Reserved for you
lobby-leave = Leave seat
lobby-link = Link to this table
lobby-no-hints = No hints
lobby-no-time = No time limit
lobby-not-here = Not connected
lobby-only-here = This link works on this computer only. To play from phones at home, stop the game, add --lan to the command that starts it, and come back to this table.
lobby-open = Anyone, or a bot
lobby-open-about = A bot joins if nobody does
lobby-person = A person
lobby-person-about = Waiting for a player
lobby-public = Everyone on this server sees the table
lobby-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
lobby-seat-for = Seat { $seat } is for
lobby-seats = Who is playing
lobby-sit = Sit down
lobby-start = Start
lobby-start-without-free = { $free ->
    [one] Start without the free seat
   *[other] Start without the free seats
}
lobby-players = Players: { $count }
lobby-move-up = Move up to seat { $seat }
lobby-move-first = { $free ->
    [one] To start without the free seat, first ask { $names } to move up.
   *[other] To start without the free seats, first ask { $names } to move up.
}
lobby-take-seat = Take your seat
lobby-terms = Game settings
lobby-time = { $time } per turn
lobby-title = Before the match
lobby-waits = Still waiting for a player
lobby-watching = { $people ->
    [one] One more person is watching.
   *[other] { $people } more people are watching.
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

ui-code-of = { $title }: QR code
ui-copied = Copied.
ui-copy = Copy
ui-copy-yourself = The link is selected. Copy it from there.
ui-share = Share

lobby-expired = This table has closed
lobby-expired-about = Nobody started the match in time, so there is nothing to see. Open another table, or ask for a new link.
lobby-new-table = Open a table

new-at-once = { $count ->
    [one] one
   *[other] { $count } at once
}
new-away = When a player is away
new-away-bot = A bot plays
new-away-clock = Turns are played automatically
new-best = Best scores for a well of { $well }
new-best-empty = Nobody has played this yet. Be the first.
new-best-earlier = By earlier rules, when each tile drawn cost points
new-changed = { $count ->
    [one] One rule changed
   *[other] { $count } rules changed
}
new-differences = { $count ->
    [one] One difference from { $sheet }
   *[other] { $count } differences from { $sheet }
}
new-fewest = minimum
new-hand-of = for { $players }
new-hints = Hints are allowed
new-friendly-solo = Until the match is over you can undo everything. Once you undo a draw, the game is left out of the best scores.
new-house-rules = House rules
new-house-rules-about = Change any rule of the sheet
new-idle = With the other rules as they are, this changes nothing.
new-more = More options
new-more-about = Time, hints, and who sees the table
new-most = maximum
new-name-of = Name of player { $seat }
new-open-seats = Bots take the seats that are still free when you start, or you can start without them.
new-open-table = Open the table
new-public = List the table for everyone
new-public-about = Otherwise only people with the link can find it
new-read-rules = Read these rules
new-reset = Back to: { $value }
new-reset-all = Reset everything to the sheet
new-rounds = Rounds
new-seat-here = On this device
new-seat-person = A person with the link
new-solo-hand = hand
new-solo-other = { $rules } has no rules for playing alone, so this game follows another sheet.
new-solo-own-cost = draws have a cost of their own
new-solo-well = well
new-somebody = Someone
new-time = Time per turn
new-well = Tiles in the well
new-well-about = { $hand ->
    [0] They are there to be drawn. You start without tiles.
    [one] They are there to be drawn. You start with one tile.
   *[other] They are there to be drawn. You start with { $hand } tiles.
}
new-youngest = Who is the youngest?

my-rules-based-on = Like { $sheet }, but:
my-rules-bring = Rules from someone else
my-rules-bring-about = Open a file, a link or a line of text that someone sent you.
my-rules-change = Change
my-rules-copy-text = Copy the text
my-rules-forget = Delete
my-rules-forgotten = “{ $name }” has been deleted.
my-rules-keep = Save
my-rules-keep-about = They are saved on this device, and you can choose them for any game.
my-rules-keep-title = Save these rules
my-rules-kept = Your saved rules
my-rules-link = Link to these rules
my-rules-make = Make rules
my-rules-manage = Rules you saved or were sent
my-rules-name = Name of the rules
my-rules-name-example = Grandma’s
my-rules-none = You have no saved rules yet. Make your own, or open rules that someone sent you.
my-rules-open = Open
my-rules-paste = Link or text
my-rules-play = Play by these rules
my-rules-refused = These rules cannot be opened
my-rules-replaces = You already have other rules with this name. These will replace them.
my-rules-same = Exactly like { $sheet }.
my-rules-save-file = Download as a file
my-rules-saved = “{ $name }” has been saved.
my-rules-share = Share
my-rules-text = These rules as text
my-rules-title = Your rules

ui-less = Less: { $label }
ui-more = More: { $label }

settings-colours = A colour for each number
settings-confirm = Ask before laying a tile
settings-confirm-about = The first tap shows it, the second lays it
settings-device = Use another device too
settings-device-about = Take your name and games with you, for example from phone to computer.
settings-device-link = Link for your other device
settings-device-make = Make a link
settings-device-minutes = It works once, within { $minutes } minutes. Do not share it: whoever opens it plays as you.
settings-devices = Your devices
settings-devices-about = Whoever has one of these devices can play as you. Remove any you have lost or lent.
settings-devices-remove = Remove { $device }
settings-devices-removed = The device has been removed.
settings-devices-seen = Last used { $date }
settings-devices-this = This device
settings-devices-unknown = A device
settings-forget = Delete my data
settings-forget-about = The server deletes your name.
settings-forget-do = Delete for good
settings-forget-means = Your name disappears from all games and lists on the server, and you can no longer continue your games there. Other players keep the games. This cannot be undone.
settings-forget-not = Keep everything
settings-forget-sure = Delete your data for good?
settings-forgotten = Your data has been deleted.
settings-left-handed = Left-handed
settings-left-handed-about = Buttons on the left
settings-look = On this device
settings-renamed = Your name has been changed.
settings-save = Save
settings-sorted = Keep my tiles sorted
settings-sorted-about = Otherwise tiles stay where you put them
settings-sounds = Sounds
settings-theme = Light or dark
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-system = Same as device

device-about = This link comes from your other device. If you accept, this device gets the same name and games.
device-done = You are { $name } here too.
device-not = No, thanks
device-replaces = On this device you are { $name } at the moment. { $name }’s games continue, but no longer on this device.
device-take = Accept
device-title = Continue on this device?

missing-about = The link may be mistyped, or the page no longer exists.

## The guided round

guide-title = Guided round
guide-rules = { $rules }, fewer tiles each
guide-start = Start the guided round
guide-skip = Skip
guide-step = Step { $step } of { $steps }
guide-tile = { $tile }, glowing
guide-place = Glowing place: { $place }
guide-other-tile = Not { $tile } this time. Take the glowing tile.
guide-no-fit = { $tile } fits nowhere now. Try a tile that is not dimmed.
guide-look-on = { $tile } fits nowhere now. Try another tile.
guide-draw-first = { $tile } fits nowhere now. Draw a tile.
guide-by-sheet = This round followed the rules of { $rules }. Your first match follows those of { $own }, which differ in places.
guide-other-sheet = This round follows the rules of { $rules }. Those of { $own } differ in places.
guide-own-match = Play your first match
guide-again = Play the guided round again

## The rules, explained

learn-title = The rules
learn-lead = The boxes come with sheets that disagree. Choose yours: everything here follows it, to the last point.
learn-choose = Rule sheet
learn-parts = Parts of this page
learn-part-sheet = The sheet in words
learn-part-try = Try it
learn-part-differences = Side by side
learn-part-silences = What the sheets leave open
learn-differences = The sheets side by side
learn-again = Try again
learn-try-about = Drag a tile to a place that lights up. Points are scored by the rules of { $sheet }.
ideas-title = Ideas
ideas-lead = Short lessons on how to win, each with a picture and a position to try. The numbers come from rounds that the computer played, by the rules of Triomino.
ideas-studies = This command gives the same numbers:
ideas-all = All ideas
ideas-next = Next:
idea-right = Right!
idea-wrong = Not this time.
idea-exercise = Position { $number } of { $count }
idea-around = Players: { $number } · in the well: { $well } · { $number ->
    [2] the other player holds
   *[other] the others hold
}: { $others }
idea-percent = { $percent }%
idea-ranges = The thin line shows how reliable the number is.
idea-bar-players = { $number } players
idea-bar-tiles = tiles laid
idea-bar-bonuses = bonuses
idea-bar-draws = drawing
idea-bar-passes = passing
idea-bar-end = end of the round
idea-bar-hidden = { $least }–{ $most } tiles hidden
idea-lay-or-draw = Lay or draw?
idea-lay-or-draw-about = With two players, it pays to drain the well first.
idea-lay-or-draw-text = Drawing costs points, so laying at once looks better. With two players it is not: if you keep drawing until the well is nearly empty, you end the round { $gain } points further ahead. All those draws cost you { $draws }. But with more tiles you score more bonuses, worth { $bonuses }. And once the well is empty, the other player is stuck more often than you and pays for passing: { $passes } points in your favour.
idea-lay-or-draw-but = The price: you are left with a fuller hand, which costs { $end } at the end. And it works only where you may draw even when a tile fits. Where passing with an empty well costs nothing, only players who think ahead gain by it. With more players, or when somebody has a tile or two left, just lay. These figures are for players who lay what scores most. Players who think ahead get more out of a full hand. Hints and analyses assume that, so they show a larger gain.
idea-lay-or-draw-plot = Where the points come from if you drain the well, two players
idea-lay-or-draw-yes = This plan wins more often here. In short: draw with two players, lay with four.
idea-lay-or-draw-no = The other plan wins more often here. In short: draw with two players, lay with four.
idea-more-players = More players, less drawing
idea-more-players-about = What wins with two players loses with four.
idea-more-players-text = Draining the well brings { $two } points a round with two players. With three it costs { $three }, with four { $four }: the others go on laying, and sooner or later one of them goes out while your hand is full.
idea-more-players-but = With four players even one extra tile costs { $drawn } points by the end of the round. So try to keep tiles that fit in different places.
idea-more-players-plot = What draining the well brings in a round, in points
idea-more-players-yes = With this many players, laying wins.
idea-more-players-no = With this many players, laying wins more often.
idea-take-it = Take the bonus
idea-take-it-about = A bridge or a hexagon now is hard to beat.
idea-take-it-text = If you can close a hexagon, do it. Compared with the best ordinary tile it brings { $hexagon } more points by the end of the round, a bridge { $bridge }. That is less than they pay at once: what you leave open now, you can sometimes take later.
idea-take-it-but = So if you have just missed one, look again next turn. It may still be there.
idea-take-it-plot = What it brings by the end of the round, in points, two players
idea-take-it-yes = Nothing else here is worth as much.
idea-take-it-no = There is a bonus to take. Look for a gap between tiles that one of yours fills.
idea-prepare = Build your own bonus
idea-prepare-about = Open a place for a tile that only you have.
idea-prepare-text = A place that pays a bonus takes exactly one tile. If that tile is in your hand, nobody else can use the place. So look for a placement that makes such a place for another tile of yours. It costs next to nothing now, and brings { $two } points by the end of the round with two players, { $four } with four.
idea-prepare-but = Check all three corners first: the tile has to match every one of them.
idea-prepare-plot = What it brings to open a place for a tile of yours, in points
idea-prepare-yes = Now another tile of yours fits where it pays a bonus, and nobody else has it.
idea-prepare-no = Another placement opens a place that pays, for a tile that you hold.
idea-open-door = Mind what you open
idea-open-door-about = Sometimes the next player has the tile for it.
idea-open-door-text = Many placements open a place for a bonus whose tile you do not have. With two players the other one has it in { $early } of 100 cases early in a round, and in { $late } of 100 when few tiles are hidden. By the end of the round that costs { $two } points on average.
idea-open-door-but = So between two placements that are about as good, take the one that opens nothing. It is no reason to give up a bonus of your own.
idea-open-door-plot = What it costs to open a place for the others, in points
idea-open-door-yes = You leave nothing for the next player.
idea-open-door-no = There is a placement that opens less for the next player.
idea-count = Count the tiles
idea-count-about = Most places that look like a bonus are dead.
idea-count-text = Every tile exists once, and a place that pays a bonus takes exactly one. So check whether that tile lies on the table already. Early in a round that is the case for { $early } of 100 such places, later for { $middle }, and near the end for { $late }.
idea-count-but = You cannot block such a place either: no other tile fits. It is safe only when its own tile lies elsewhere.
idea-count-plot = Places for a bonus whose tile lies on the table already, two players
idea-count-yes = The place that you open is dead: its tile lies on the table.
idea-count-no = Compare the places that you open: for one of them the tile lies on the table already.
idea-keep-ways = Keep ways to go out
idea-keep-ways-about = With few tiles left, keep those that fit.
idea-keep-ways-text = With only a few tiles left, what still fits matters more than what a tile scores. Lay so that as many of the rest as possible fit somewhere: that gives up { $price } points now and ends { $two } points ahead with two players, { $four } with four.
idea-keep-ways-but = It is a small gain, so a bonus still comes first.
idea-keep-ways-plot = What it brings to keep tiles that fit, in points
idea-keep-ways-yes = More of your tiles still fit.
idea-keep-ways-no = See which placement leaves most of your tiles a place.
idea-lock-out = Lock the others out
idea-lock-out-about = With an empty well, count what they can lay.
idea-lock-out-text = Once the well is empty, every tile that you cannot see is in another hand. If you can lay so that none of those fits, the others have to pass, and pay for it where passing costs points. With two players that brings { $two } points by the end of the round.
idea-lock-out-but = The chance is rare. Look for it when only a few places are left.
idea-lock-out-plot = What it brings to leave the others nothing, in points
idea-lock-out-yes = None of the tiles that you cannot see fits now.
idea-lock-out-no = There is a placement after which nobody else can lay.
learn-plain = One edge
learn-plain-about = Along the shared edge the numbers of both tiles must match. Most sheets pay the tile’s value.
learn-fit = Every corner
learn-fit-about = Wherever corners meet, all of them must show the same number. One of these tiles fits in a place where the other does not.
learn-in-english = in English:
learn-bridge = Bridge
learn-bridge-about = One edge touches a tile, and the corner across from it touches another.
learn-double = Double
learn-double-about = Two or three edges touch tiles, and no hexagon is closed.
learn-hexagon = Hexagon
learn-hexagon-about = The sixth tile around a point closes a hexagon.
learn-two-hexagons = Two hexagons
learn-two-hexagons-about = One tile can close two hexagons at once, and some sheets pay more for that.
learn-three-hexagons = Three hexagons
learn-three-hexagons-about = The rarest of all: three hexagons with one tile.
learn-silences-about = On these points the sheets say nothing, too little, or something that can be read in two ways. This is how they are settled here, for all of them. Where a house rule gives another reading, it is named.
learn-readings-all = Show the notes on the other sheets too
learn-readings-some = The notes below are on the words of { $sheet }.
learn-silence-tiles = The tiles
learn-silence-tiles-settled = Every combination of three numbers from 0 to 5 appears on exactly one tile: 56 tiles. The numbers increase clockwise, and no tile has a mirror image.
learn-silence-corners = What fits
learn-silence-corners-settled = Wherever corners meet, their numbers must match, even if only corners touch. Matching along edges is not enough.
learn-silence-turns = Turns
learn-silence-turns-settled = Turns go clockwise. You lay one tile per turn, unless you are offered another.
learn-silence-opener = Who opens
learn-silence-opener-settled = If nobody holds a triple, the tile with the highest value decides. Equal values are compared corner by corner, from the highest down: 2-5-5 comes before 3-4-5.
learn-silence-free-draw = Drawing freely
learn-silence-free-draw-settled = If you draw, the tiles you already held have to wait: this turn you may lay only a drawn tile. Once you start drawing, you go on until you lay a drawn tile or no draws are left.
learn-silence-duty-draw = Drawing only when you must
learn-silence-duty-draw-settled = If you can lay a tile, you must. If you cannot, you draw, and must lay the first drawn tile that fits.
learn-silence-pass = Passing
learn-silence-pass-settled = A pass is a turn in which nothing is laid. Keeping a drawn tile that fits costs nothing extra.
learn-silence-zero = One more tile after 0-0-0
learn-silence-zero-settled = It is an ordinary tile, laid in the same turn. You may decline it at no cost.
learn-silence-new-field = A new field
learn-silence-new-field-settled = If you close a hexagon, you may start a new field with any of your tiles. It scores like any tile, without the opening bonus, and ends your turn.
learn-silence-out = Going out
learn-silence-out-settled = If you lay your last tile, you go out. The round ends at once, before anything more is offered.
learn-silence-blocked = A blocked round
learn-silence-blocked-settled = When the well is empty and no tile in any hand fits, some sheets end the round before the next turn, and nobody else pays for passing. Other sheets wait until all have passed in a row.
learn-silence-tie = Blocked with a tie
learn-silence-tie-settled = If several players tie for the lowest hand, each of them scores as the winner would.
learn-silence-round-winner = Who won the round
learn-silence-round-winner-settled = The player who went out; in a blocked round, the player with the lowest hand. Where hands are not counted, the player who scored most.
learn-silence-target = The target
learn-silence-target-settled = Under some sheets the target ends the match the moment it is reached; under others the round is played to its end first.
learn-silence-winner = Who won the match
learn-silence-winner-settled = The player with the best total. Where the winner of the last round wins the match, it must be someone who has reached the target; if nobody has when the rounds run out, the player with the highest total wins. Players with equal totals share the win.
learn-silence-below-zero = Below zero
learn-silence-below-zero-settled = Totals may be negative.
learn-silence-solo = Alone
learn-silence-solo-settled = One round, usually with the costs of the sheet. When nothing fits any more, the value of the tiles you still hold is subtracted. Compare only results with the same number of tiles.
learn-silence-shown = What is shown
learn-silence-shown-settled = When hands are counted, everyone sees them. The well and hands that are not counted stay hidden until the match is over.
learn-silence-clock = When the time runs out
learn-silence-clock-settled = The turn is played for you. An offer is declined; otherwise the first tile that fits is laid. If none fits, a tile is drawn; if that is not possible, the turn is passed.
learn-silence-kinds = Bridge, double, hexagon
learn-silence-kinds-settled = A tile that is laid counts as one kind only: a hexagon if it closes one, otherwise a double, otherwise a bridge.
learn-reading-words = The sheets’ own words

## The table: around field and hand

table-title = Trimino
table-title-your-turn = Your turn – Trimino
table-field = { $tiles ->
    [0] The field, still empty
    [one] The field, with one tile
   *[other] The field, with { $tiles } tiles
}
table-players = Players
table-bot = a bot
table-away = away
table-not-here = not connected
table-away-bot = { $player } is away. A bot plays meanwhile.
table-away-bot-later = { $player } is away. Once it is their turn, a bot takes over after { $time }.
table-away-bot-soon = { $player } is away. A bot takes over in { $time }.
table-away-clock = { $player } is away. Turns are played automatically meanwhile.
table-away-clock-later = { $player } is away. Once it is their turn, it is played automatically after { $time }.
table-away-clock-soon = { $player } is away. The turn is played automatically in { $time }.
table-away-waits = { $player } is away. The game waits.
table-total-of = { $total } of { $target }
table-held = { $tiles ->
    [one] one tile in hand
   *[other] { $tiles } tiles in hand
}
table-held-word = { $tiles ->
    [one] tile
   *[other] tiles
}
table-days = { $days } d
table-hours = { $hours } h
table-minutes = { $minutes }:{ $seconds }
table-seconds = { $seconds } s
table-cut = Connection lost. Reconnecting…
table-you-away = You were away, so your turns are being played for you.
table-come-back = I’m back
table-watching = You are watching. In the well: { $tiles }
table-sending = Sending…
table-pass-device = Pass the device to { $player }
table-uncover = I am { $player }: show my tiles
table-pad = Score pad
table-rules = The rules
table-rules-now = Now
table-actions = What you can do
table-lay = Lay
table-turn = Rotate
table-draw = Draw
table-draw-sure = Draw a tile?
table-draw-costs = { table-draw }: { $what }.
table-draw-gives-up = { $what } · { $well }
table-gives-up-tiles = { $tiles ->
    [one] the tile that fits now can no longer be laid this turn
   *[other] the { $tiles } tiles that fit now can no longer be laid this turn
}
table-gives-up = { $points ->
    [0] { table-gives-up-tiles }
   *[other] { $tiles ->
        [0] { SIGNED($points) }, even though a tile fits
       *[other] { SIGNED($points) }, and { table-gives-up-tiles }
    }
}
table-confirm-no-more = Don’t ask again
table-confirm-cancel = Cancel
table-pass = Pass
table-decline = Decline
table-take-back = Undo
table-undo-left = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
table-undo-offer = You can undo this now: press U.
table-undo-sure = Undo anyway?
table-undo-costs = You have seen a hidden tile since. If you undo now, this game is left out of the best scores.
table-undo-first = Undo?
table-undo-first-means = In a friendly game you can undo everything until it is over, even draws and the bots’ moves. If you undo one of those, the game no longer counts.
table-hint = Hint
table-sort = Keep my tiles sorted
table-sort-now = Sort my tiles
table-coming = Loading the table…
table-more = More
table-confirm = Ask before laying a tile
table-confirm-draw = Ask before drawing when a tile fits
table-confirm-draw-about = If the draw costs points, or tiles that fit can no longer be laid
table-sounds = Sounds
table-left-handed = Left-handed
table-settings = Settings
table-friendly = Friendly game: until the match is over you can undo everything, even draws and the bots’ moves. If you undo one of those, the game no longer counts.
table-friendly-solo = Friendly game: you can undo everything until the match is over. Once you undo a draw, the game is left out of the best scores.
table-counts = This game counts: you can undo a move only as long as no hidden tile has been shown since.
table-undo-with-others = You can undo your move until somebody else moves, as long as no hidden tile has been shown since. The others will see that you undid it.
table-left-out = Moves were undone after a hidden tile had been shown, so this game no longer counts.
table-uncounted = moves undone
table-leave = Leave for now
table-leave-note = Your turns are played for you until you come back
table-leave-waits = The game waits for you
table-give-up = Give up
table-places = Where your tiles fit
table-all-places = { $places ->
    [one] Show the one place where a tile fits
   *[other] Show the { $places } places where a tile fits
}
table-place-free = { $tile }, rotated so that it reads { $corners } clockwise from its point
table-place-scores = { $place }: { $points }
table-words = The field in words
table-words-how = Each cell is given by its column, its row and which way it points. Corners are listed clockwise, starting with the one that points up or down. The newest tile comes last.
table-field-number = Field { $field }
table-lies = { $tile } at { $cell }, corners { $corners }, { $where }
table-lies-alone = { $tile } at { $cell }, corners { $corners }
table-log = What happened
table-keys = Keys
table-keys-how = Use the arrow keys to move through your tiles and the places, and Enter to choose. Shift with an arrow moves a tile in your hand. When the field is selected, the arrows move it.
table-keys-on = Single-key shortcuts
table-keys-on-note = Turn them off if you use voice input.
table-key-draw = draw
table-key-pass = pass, or decline
table-key-turn = rotate the tile
table-key-take-back = undo
table-key-hint = hint
table-key-pad = score pad
table-key-next-tile = next tile that fits
table-key-places = list of places
table-key-words = field in words
table-key-fit = whole field
table-key-closer = zoom in
table-key-farther = zoom out
table-key-keys = these keys
table-key-clear = clear the selection
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
table-taken-back = { PERSON($player) ->
    [you] { $actions ->
        [one] You undo the last move
       *[other] You undo the last { $actions } moves
    }
   *[other] { $actions ->
        [one] { $player } undoes the last move
       *[other] { $player } undoes the last { $actions } moves
    }
}
table-event-sat = { PERSON($player) ->
    [you] You sit down
   *[other] { $count ->
        [one] { $player } sits down
       *[other] { $player } sit down
    }
}
table-event-left = { PERSON($player) ->
    [you] You leave the table
   *[other] { $count ->
        [one] { $player } leaves the table
       *[other] { $player } leave the table
    }
}
table-event-gave-up = { PERSON($player) ->
    [you] You gave up
   *[other] { $count ->
        [one] { $player } gave up
       *[other] { $player } gave up
    }
}
table-event-came-back = { PERSON($player) ->
    [you] You are back
   *[other] { $count ->
        [one] { $player } is back
       *[other] { $player } are back
    }
}
table-event-went-away = { PERSON($player) ->
    [you] You are away; your turns are played for you
   *[other] { $count ->
        [one] { $player } is away; their turns are played for them
       *[other] { $player } are away; their turns are played for them
    }
}
table-event-freed = { PERSON($player) ->
    [you] Your seat is free
   *[other] { $player }’s seat is free
}
table-event-name-hidden = { PERSON($player) ->
    [you] The host has hidden your name at this table
   *[other] The host has hidden a name; it is now { $player }
}
table-event-end-lost = The server has lost the last moves; the game goes on from here
table-event-hinted = { PERSON($player) ->
    [you] You ask for a hint
   *[other] { $count ->
        [one] { $player } asks for a hint
       *[other] { $player } ask for a hint
    }
}

## The score pad, ends, hints, greetings

pad-waiting = Loading the score pad…
pad-carried = carried over
pad-turn = turn { $turn }
pad-end = end of the round

end-screen-place = { $place ->
    [1] The best score ever for a well of { $well }!
   *[other] Number { $place } of the best scores for a well of { $well }.
}
end-screen-place-low = It didn’t work out this time. Play again? You get new tiles, and { $well } in the well as before.
end-screen-no-place = Not among the best scores for a well of { $well }. Games with a hint do not count.
end-screen-left-out = Moves were undone after a hidden tile had been shown, so this game is not among the best scores.
end-screen-list-missing = The best scores cannot be loaded now.
end-screen-look = How it ended
end-screen-given-up-why = Nobody played for a long time, so the table was closed.
end-screen-no-winner = The match ended without a winner.
end-screen-player = player
end-screen-this-round = this round
end-screen-total = total
end-screen-next = Next round
end-screen-ready = Waiting for the others
end-screen-dealt = The next round has been dealt.
end-screen-others-ready = Ready: { $players }.
end-screen-next-in = Next round in { $time }
end-screen-no-hurry = Take your time: the next round starts when you press the button.
end-screen-rematch = Rematch
end-screen-join-rematch = Join the rematch
end-screen-again = Play again
end-screen-replay = Replay and analysis
end-screen-new = New game

hint-late = No hint has arrived. Try again.

greetings-open = Say something
greetings-title = Say something to everyone

## Replays, and the analysis beside them

replay-back = One step back
replay-bots = The others
replay-dealt = Round { $round }: the tiles are dealt
replay-decided = The match ends here
replay-download = Download the record
replay-fair-apart = This device took no part
replay-fair-apart-about = The deals follow from the secret and the numbers in the record. More cannot be checked here.
replay-fair-brought = This was checked here, with what another device kept.
replay-fair-check = Were the deals fair?
replay-fair-checking = Checking the deals…
replay-fair-kept = What this device kept
replay-fair-kept-about = The server’s promise, this device’s part in the deals, and the last state of the log. With this link another device can check the match. On a computer of your own, { $command } checks a downloaded record with it.
replay-fair-link = Link with what this device kept
replay-fair-part = Nothing wrong was found, but this device could not check everything
replay-fair-proven = Fair: this device has checked it
replay-fair-refuted = Something is wrong
replay-fair-stranger = Nothing wrong was found, but the server may have had a say
replay-fair-unproven = No proof
replay-fair-unproven-about = This record does not say where its deals came from, so nothing can be said about them.
replay-fair-watched = Nothing wrong was found, but this device only watched
replay-first = To the start
replay-forward = One step forward
replay-hand = { $count ->
    [one] One tile: { $tiles }
   *[other] { $count } tiles: { $tiles }
}
replay-hand-empty = No tiles
replay-hands = { $solo ->
    [yes] The tiles in hand
   *[no] All players’ tiles
}
replay-last = To the end
replay-match-ended = The end of the match
replay-moment = { $action ->
    [0] Round { $round }, the deal
   *[other] Round { $round }, { $action } of { $actions }
}
replay-more = What next?
replay-new-game = New game
replay-nothing = Nothing was played at this table, so there is nothing to replay.
replay-only-here = This link works on this computer only. To open it on phones at home, stop the game, add --lan to the command that starts it, and share again.
replay-opening = Setting up the table…
replay-pause = Pause
replay-play = Play
replay-play-on = Play on from here
replay-play-on-about = { $solo ->
    [yes] On your own, with the same tiles
   *[no] You and bots, with the same tiles
}
replay-play-on-now = Play on
replay-round = Round { $round }
replay-round-ended = The end of the round
replay-rounds = Rounds
replay-rule = See the rule
replay-share = Link to this moment
replay-share-link = The link to this moment
replay-share-sent = This match was only on this device. Now it is on the server too, so that the link works for anyone who has it.
replay-slider = Moment
replay-speed = Speed: { $speed } ×
replay-title = Replay
replay-to-replays = All replays
replay-to-table = Back to the table
replay-to-table-about = { $solo ->
    [yes] There you can play again
   *[no] There you can ask for a rematch
}
replay-unfinished = This match was not played to its end.
replay-well = { $tiles ->
    [0] The well is empty
    [one] One tile in the well
   *[other] { $tiles } in the well
}
replay-when-over = Hands stay hidden until the match is over.
replay-your-seat = Play as
replay-your-seat-about = You see this hand; bots play the others.

replays-bring = Open a game record
replays-bring-about = Drop a file here, choose one, or paste its text. Every move is checked.
replays-choose-about = Choose a file, or paste its text. Every move is checked.
replays-away = No connection. Your games on the server are shown here when the network is back.
replays-choose = Choose a file
replays-finished = Your finished games
replays-none = You have not finished a game yet. When you have, you can replay it here with everyone’s tiles shown.
replays-paste = The text of a record
replays-play = Play a game
replays-reading = Checking…
replays-refused = This record cannot be shown
replays-show = Show it
replays-title = Replays
replays-unreadable = The file could not be read. Choose it again, or paste its text.

analysis-about = { $solo ->
    [yes] The computer looks at every decision with only what could be seen at the time: how many points it was worth, what would have been better, and how much was luck.
   *[no] The computer looks at every decision with only what the player could see: what it was worth, what would have been better, and how much was luck.
}
analysis-accuracy = Accuracy
analysis-accuracy-about = { $solo ->
    [yes] Accuracy is about the choices, not the score: 100% means that none of them lost points compared with the computer’s. The rest was up to the tiles.
   *[no] Accuracy: 100% means you lost nothing compared with the computer’s choices; a decision that costs 10 wins out of 100 counts as 65%.
}
analysis-after = { $action ->
    [0] Round { $round }, the deal
   *[other] Round { $round }, action { $action }
}
analysis-as-table = As a table
analysis-ask = Analyse the match
analysis-cancel = Cancel
analysis-chance = { $percent }% chance to win
analysis-chart = Chance of winning the match
analysis-chart-solo = Expected points
analysis-deal = Dealt
analysis-deal-about = { $solo ->
    [yes] Dealt: how many points these tiles were worth compared with other deals, played the same way.
   *[no] Dealt: how much these tiles changed the chance to win compared with other deals, played the same way.
}
analysis-draws = Drawn
analysis-draws-about = { $solo ->
    [yes] Drawn: the same for every tile drawn, compared with the others still in the well.
   *[no] Drawn: the same for every tile drawn, compared with the others still in the well; what other players draw counts too.
}
analysis-expected = { $points ->
    [one] { $points } point expected
   *[other] { $points } points expected
}
analysis-faults = { $count ->
    [0] No costly decisions found
    [one] One costly decision
   *[other] { $count } costly decisions
}
analysis-left = { $minutes ->
    [0] Less than a minute left
    [one] About a minute left
   *[other] About { $minutes } minutes left
}
analysis-moment = After
analysis-player = Player
analysis-players = Play and luck
analysis-queued = Waiting for its turn
analysis-sends = This match is only on this device; it is sent to the server to be analysed
analysis-show-better = Show the better tile on the field
analysis-thorough = Look closer
analysis-thorough-about = Takes about eight times as long and finds smaller mistakes
analysis-title = Analysis
analysis-under-way = Analysis progress
analysis-verdict = What the analysis says
coach-switch = Against perfect play
review-title = { PERSON($player) ->
    [you] How your game went
   *[other] How it went for { $player }
}
review-plan-title = Lay or draw?
review-plan-page = See why
review-try = Try it yourself
review-for = Player
hint-show-place = Show me where
hint-show-move = Show me the move
review-moments = { $count ->
    [one] The moment that mattered
    [2] Two moments that mattered
   *[other] Three moments that mattered
}

## Puzzles and training

try-verdict = Question and verdict
try-opponent = { $count ->
    [2] Opponent
   *[other] Player { $seat }
}
try-find = Your turn. Find the best move.
try-right = Right!
try-right-second = Right on the second try.
try-wrong = Not the best move. Try once more.
try-best = The best move: { $action }.
try-show = Show the solution
puzzles-title = Puzzles
puzzles-find = Find the best move
puzzles-rating = Your rating: { $rating }
puzzles-rating-open = Your rating appears after some more puzzles
puzzles-rated = Your rating: { $rating } ({ SIGNED($change) })
puzzles-difficulty = Difficulty: { $rating }
puzzles-next = Next puzzle
puzzles-choose = Which puzzles?
puzzles-theme = Theme
puzzles-any-theme = All themes
puzzles-rules = Rules
puzzles-any-rules = All rules
puzzles-start = Start
puzzles-all-tried = You have tried all of these puzzles.
training-title = Training
training-about = Your mistakes from analysed matches come back here until you find the better move, at most five a day. They are kept on this device only.
training-none = No exercises yet
training-none-about = Open the replay of a match and have it analysed: your costliest mistakes become exercises.
training-today = { $count ->
    [0] Nothing left for today
    [one] One exercise for today
   *[other] { $count } exercises for today
}
training-next-in = { $days ->
    [one] The next one comes back tomorrow.
   *[other] The next one comes back in { $days } days.
}
training-start = Start
training-next = Next exercise
training-end = Back to the list
training-find = Your turn again. Find a better move than the one you played.
training-same = That is what you played in the match.
training-played = In the match: { $action } ({ $cost }).
training-played-other = In the match: { $action }, but laid differently ({ $cost }).
training-list = Your exercises
training-item = { $rules }: { $cost }
training-from = Added on { $day }
training-due = { $days ->
    [0] for today
    [one] comes back tomorrow
   *[other] comes back in { $days } days
}
training-known = known
training-moment = See it in the replay
training-delete = Delete this exercise
training-delete-all = Delete all
training-delete-sure = Delete all exercises?
training-delete-means = They are on this device only and cannot be brought back.
training-waiting = { $count ->
    [one] One mistake from this match is an exercise now.
   *[other] { $count } mistakes from this match are exercises now.
}
training-add = Work on these mistakes
training-add-about = They come back as exercises on this device
training-added-none = No costly mistakes to work on here.

## Printing

print-about = Everything comes as a PDF at its true size: print it at 100%, without fitting it to the page.
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-face = Numbers
print-face-plain = normal
print-face-large = large
print-face-shapes = with a shape beside each
print-side = Side of a tile, in mm
print-side-note = To replace a lost tile, measure one of yours, to half a millimetre, such as 38.5.
print-only = Only these tiles
print-only-note = Such as 3-4-5 0-0-1. Leave it empty for all 56.
print-backs = Backs
print-backs-note = For printing on both sides, flipped on the long edge.
print-make-tiles = Tiles as PDF
print-rules-title = Rules and score sheet
print-make-card = Rules on one page
print-make-sheet = Blank score sheet
print-match = Score sheet as PDF
print-table-note = These rules on one page, score sheets and tiles, as PDF.

## Without a network

offline-title = Play offline
offline-about = With the rules and simple bots on this device, you can play anywhere. These bots are weaker than those on the server.
offline-fetching = Downloading everything you need: { $size } MB
offline-get = Save on this device ({ $size } MB)
offline-failed = Not everything could be downloaded. Check your connection and try again.
offline-ready = Everything is here: you can play without a network.
offline-impossible = At this address the browser cannot save the game for playing without a network. That needs a secure address (https), or the computer the server runs on.
offline-install = Install the app
offline-install-safari = To install the app, tap Share in Safari, then Add to Home Screen. Otherwise Safari may delete your games after a week without a visit.
local-elsewhere = This game is open in another tab or window. Continue there, or open it again here.
local-fault = The game on this device ran into a problem. Nothing you played is lost: open the table again.
local-no-rules = The rules could not be loaded on this device. Check your connection and try again.
local-not-kept = This device could not save your move, so it does not count. Free up some space, or leave private browsing, and open the table again.
local-no-answer = This device isn’t saving right now. The app keeps trying; if nothing happens, reload the page, and make your last move again if it is missing.

## The score pad for the real box

evening-new = New evening
evening-list = Evenings
evening-goes-on = not over yet
evening-family = The family
evening-family-none = Nothing to show yet. Finish a round first.
evening-save-all = Save all as a file
evening-bring = Open a file
evening-brought = { $count ->
    [0] Nothing new: everything in the file is here already.
    [one] 1 evening added.
   *[other] { $count } evenings added.
}
evening-brought-damaged = { $count ->
    [one] One evening in the file is damaged and was not added.
   *[other] { $count } evenings in the file are damaged and were not added.
}
evening-brought-damaged-lines = { $count ->
    [one] Line { $numbers } of the file is damaged and was not added.
   *[other] Lines { $numbers } of the file are damaged and were not added.
}
evening-no-pads = There is no score pad in this file.
evening-kept-here = Evenings are kept on this device only. Save a file to have a copy elsewhere.
evening-kept-safe = This browser will not clear them by itself.
evening-delete = Delete this evening
evening-delete-ask = All its lines will be gone, from the statistics too.
evening-delete-sure = Delete this evening?
evening-cancel = Cancel
evening-by-rules = Rules
evening-who = Who is playing?
evening-order = The numbers show the order of turns.
evening-players-lines = Each person keeps what was entered for them. Whoever plays instead of somebody takes over their lines.
evening-add-name = Name of a player
evening-add = Add this name
evening-youngest = Who is the youngest?
evening-youngest-later = I’ll say when the round starts
evening-first-on-table = First tile on the table
evening-first-unknown = Not entered
evening-begin = { $count ->
    [0] Begin
    [one] Begin alone
   *[other] Begin with { $count } players
}
evening-holds = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
evening-well = Well: { $tiles }
evening-lines = Lines
evening-entry = Enter what happens
evening-tiles = All tiles
evening-tile-laid = { $tile }, on the table
evening-typed = Numbers so far
evening-erase = Erase
evening-other-tile = Another tile
evening-made = What did { $tile } make?
evening-made-nothing = No bonus
evening-lays-first = First tile
evening-hexagons = { $count } hexagons
evening-out = That was the player’s last tile
evening-who-laid = Whose turn was it?
evening-who-opens = Who opens? Tap the name above, then the tile.
evening-first-tile = Tap the tile that was laid first.
evening-more = More
evening-ask = Is this a bridge?
evening-undo = Undo
evening-no-second = No second tile
evening-no-field = No new field
evening-declines = declines
evening-keeps = keeps a tile that fits
evening-pass-empty = Pass: the well is empty
evening-pass-keep = Pass, keeping a tile that fits
evening-end-round = Round over
evening-hands-about = For each player, enter the sum of the numbers or pick the tiles.
evening-sum = Sum
evening-hand-tiles = Pick { $name }’s tiles
evening-write-hands = Write it down
evening-next-round = Next round
evening-other-players = Somebody joins or leaves
evening-join-leave = Anyone who joins starts at 0. Anyone who leaves keeps their points but can no longer win.
evening-play-on = Play another round anyway
evening-correct = Correct
evening-insert = Insert before
evening-remove = Delete line
evening-corrected = corrected
evening-correcting = Correct line { $line }
evening-inserting = New line before { $line }
evening-next-player = next player
evening-pending = Saved; scored in a moment
evening-starting = Loading the rules. You can enter lines already.
evening-scoring = Saved. Scored in a moment.
evening-no-rules = The rules could not be loaded, so nothing is scored yet. What you enter is kept. Check your connection and try again.
evening-old-rules = The rules on this device are older than this evening. Nothing is lost: download the new ones in the settings, then try again.
evening-rules-asked = To score, this device needs the rules. Your data may be limited, so they are downloaded only when you say so; what you enter until then is kept.
evening-get-rules = Download the rules ({ $size } MB)
evening-fault = The score pad ran into a problem, so this is not scored yet. What you entered is kept. Try again; if that does not help, undo the last line.
evening-damaged = This evening is damaged on this device and cannot be scored. If you have it as a file or a link, add it again from there. { $why }
evening-not-read = This device could not read your evenings. Close other tabs of this page and reload it.
evening-family-damaged = { $count ->
    [one] One evening is damaged and is left out here. Open it to see what is wrong.
   *[other] { $count } evenings are damaged and are left out here. Open them to see what is wrong.
}
evening-not-kept = This device could not save that, so it does not count. Free up some space, or leave private browsing.
evening-elsewhere = This evening was changed in another tab. Here is how it stands now.
evening-missing = This evening is not on this device.
evening-big = Large text
evening-write = Back to the score pad
evening-menu = This evening
evening-rules = Rules of the evening
evening-rules-about = All lines stay as they are, and are scored again by these rules.
evening-referee = Referee
evening-referee-about = Lay the tiles on the screen as on the table, from the start of a round, and the app works out the bonuses for you.
evening-number-keys = Number keys
evening-number-keys-about = Three taps on big number keys, instead of picking one of 56 tiles.
evening-turn-tile = Rotate
evening-lay = Lay it
evening-lies-elsewhere = It’s somewhere else
evening-lies-anyway = It lies there anyway
evening-field-lost = The field stops at line { $line }: the tile laid there does not fit into it. Undo or correct that line, and the field goes on; otherwise it starts again with the next round.
evening-field-later = This round began without the field. The referee starts with the next one.
evening-these-rules = By these rules
evening-sheet-words = The words of the sheet: { $sheet }
evening-unpaid = It scores nothing extra.
evening-share = Share, print or save
evening-share-link = Share as a link
evening-share-about = The whole evening is in the link. No server keeps it.
evening-share-picture = Share as a picture
evening-print = Print the score sheet
evening-save = Save as a file
evening-save-csv = Save for a spreadsheet (CSV)
evening-save-record = Save a record to replay
evening-keep = Save it on this device
