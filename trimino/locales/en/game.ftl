### What web and terminal both say, in English: the rules, the play, records, the analysis.
###
### Details are put in as they are; true, false and null are words, as in JSON. Numbers choose the
### plural and are written without grouping; SIGNED writes one with its sign. RULE
### names a field of the rules, or what it may be, as its reader knows it: in the form by its words.
### Words of the game: tile, corner, value, hand, well, field, turn, draw, pass, bridge, double,
### hexagon, opening, going out, blocked, round, match, target, total.

## What may not be played

round-over = The round is over. Nothing more can be played in it.
not-your-turn = It is not your turn.
not-an-action = { $action } is not an action. Use place, draw, pass or decline.
not-the-clocks-play = Time has run out, so the turn is played automatically: any offer is declined; otherwise the first tile that fits is laid; if none fits, a tile is drawn; if that is not possible, the turn is passed.
tile-not-held = { $tile } is not in your hand. Lay a tile you hold.
not-the-opening-tile = { $rule ->
    [highest-triple] You must open with your highest triple, { $tile }.
   *[other] You must open with your highest tile, { $tile }.
}
not-drawn-this-turn = After drawing, only tiles drawn in this turn may be laid.
not-the-newest = You drew { $tile } last. After drawing, only that tile may be laid.
no-such-field = { $fields ->
    [one] There is only one field. Lay the tile there.
   *[other] There are only { $fields } fields. Choose one of them.
}
not-where-a-field-starts = { $opens ->
    [true] You open the round: lay your tile in the middle of the empty table.
   *[false] You are starting a new field: lay your tile by itself, away from the others, or decline.
}
not-a-new-field = { $opens ->
    [true] Nothing lies on the table yet: lay your tile in the middle, where the first field begins.
   *[false] This tile starts a new field and cannot join one that lies there already. Lay it by itself, or decline.
}
cell-taken = A tile lies there already. Choose an empty cell.
no-tile-beside = No tile lies beside that cell. Lay the tile edge to edge with another.
not-a-turn-of-the-tile = { $tile } cannot lie like that. A tile may be rotated but never flipped.
corners-do-not-match = { $fits ->
    [true] { $tile } must be rotated here: its corners must show { $needed }.
   *[false] { $tile } does not fit there: the corners must show { $needed }.
}
tile-fits-nowhere = This tile fits nowhere now.
must-place = You have a tile that fits, so you must lay one.
must-open = You open the round. Lay your first tile.
must-draw = { $drew ->
    [true] { $fits ->
        [true] You have drawn: lay a tile that fits, or draw again.
       *[false] You have drawn, and nothing fits: draw again.
    }
   *[false] { $fits ->
        [true] You cannot pass while you may draw: lay a tile that fits, or draw.
       *[false] You cannot pass while you may draw: draw a tile.
    }
}
well-empty = The well is empty. There is nothing to draw.
draw-limit-reached = { $limit ->
    [0] Nobody draws under these rules. Pass if nothing fits.
    [one] You have drawn your one tile for this turn. Lay a tile that fits, or pass.
   *[other] You have drawn { $limit } tiles, the most in a turn. Lay a tile that fits, or pass.
}
nothing-offered = Nothing is offered to you now, so there is nothing to decline.
only-place-or-decline = You may lay one more tile. Lay one, or decline.

## Rule sets that cannot be played

ruleset-unknown = There is no rule set “{ $id }”. Available: { $known }.
ruleset-field-unknown = No rule is called “{ $field }”.
ruleset-bad-value = { RULE($field) } cannot be { $value }.
ruleset-hand-missing = { RULE($field) } does not say how many tiles each player is dealt when { $players } play. Add that, or change { RULE("players") }.
ruleset-too-many-tiles = { RULE($field) } deals { $players } players more than the { $tiles } tiles there are. Deal fewer.
ruleset-solo-too-large = { RULE($field) } needs more than the { $tiles } tiles there are: its hand, its well and the first tile. Lower one of them.
ruleset-opening-tile-undecided = { RULE($field) } must be { RULE("opening_tile", "any") } where the youngest opens: no tile decided who opens.
ruleset-never-blocked = { RULE($field) } cannot be 0 where { RULE("blocked_when") } is { RULE("blocked_when", "nobody-can-place") }: the well would never be empty, and a round could go on for ever. Set { RULE("blocked_when") } to { RULE("blocked_when", "all-passed") }, or let players draw.
ruleset-blocked-score-missing = { RULE($field) } must be { RULE("blocked_score", "others-minus-own") }, { RULE("blocked_score", "differences") } or { RULE("blocked_score", "nothing") } where { RULE("hands_left") } is { RULE("hands_left", "to-winner") }.
ruleset-no-end = Set { RULE($field) } or { RULE("rounds") }: without either, the match would never end.
ruleset-target-met-missing = { RULE($field) } must be { RULE("target_met", "at-once") }, { RULE("target_met", "during-round") } or { RULE("target_met", "after-round") } where there is a target.
ruleset-nothing-scores = { RULE($field) } could never be reached: nothing in these rules scores. Let something score, or give { RULE("rounds") } instead.

## Matches and deals that cannot be

seats-out-of-range = { $seats ->
    [one] One player cannot play here: { $fewest } to { $most } can play.
   *[other] { $seats } players cannot play here: { $fewest } to { $most } can.
}
hand-size-missing = These rules do not say how many tiles each of { $players } players is dealt. { $suits ->
    [null] Set it.
   *[other] Set it, or choose a number of players that suits: { $suits }.
}
too-few-tiles = { $players } players cannot play with these rules: there are only { $tiles } tiles, too few to deal each of them { $hand ->
    [one] one
   *[other] { $hand }
}. { $suits ->
    [null] Deal fewer.
   *[other] Deal fewer, or choose a number of players that suits: { $suits }.
}
youngest-not-seated = The youngest cannot sit at seat { $seat }. The match has { $seats } seats, counted from 0.
opener-not-seated = Seat { $seat } cannot open the round. The match has { $seats } seats, counted from 0.
opener-unwanted = Under these rules the round before does not decide who opens this one. Name no seat for it.
no-solo = The rules { $id } have no solo game. Choose other rules, or add players.
rounds-not-open = Under the rules { $id } the target ends the match. The number of rounds cannot be chosen.
rounds-out-of-range = A match cannot have { $rounds } rounds: at least 1, at most { $most }.
well-size-only-solo = Only the well of a solo game can be chosen.
well-size-out-of-range = The well cannot have { $size } tiles: at most { $most }, and at least 1 where no hand is dealt.
hand-size-wrong = The hand of seat { $seat }, counted from 0, must have { $expected } tiles, not { $size }.
well-size-wrong = The well must have { $expected } tiles, not { $size }.
start-missing = A solo game needs a tile that lies on the table from the start.
start-unwanted = { $tile } cannot be on the table at the start. Only a solo game starts like that.
tile-unknown = There is no tile { $tile } in this set.
tile-twice = { $tile } was dealt twice. There is one of each tile.
tile-missing = { $tile } was not dealt. Every tile is in a hand or in the well.
tile-not-in-well = { $tile } is not in the well. Choose a tile that lies there.
totals-wrong = The starting totals are not valid. Give one whole number for each of the { $seats } seats.
round-not-over = The round is not over. Play it to its end before the next deal.
match-over = The match is over. Start another one.
match-endless = A match went on for { $rounds } rounds and was stopped. Change the rules so that somebody reaches the target sooner.
not-dealt = No round has been dealt yet. Deal one first.
nothing-to-undo = There is nothing to undo.
no-such-seat = There is no seat { $seat }. There are { $seats }, counted from 0.
impossible-view = No deal could have led to this position.
nothing-to-decide = There is nothing to decide in this view. Take the view of the player whose turn it is.

## Fields of a rule set: a short label, and what each means

field-players-label = players
field-players = The minimum and maximum number of players.
field-hand-label = hand
field-hand = How many tiles each player is dealt, by number of players.
field-opener-label = opener
field-opener = Who opens a round, or only the first if later rounds have a rule of their own.
field-opening-tile-label = opening tile
field-opening-tile = Which tile opens: the one that decided who opens, or any.
field-tile-points-label = points for a tile
field-tile-points = What laying a tile scores.
field-opening-bonus-label = opening bonus
field-opening-bonus = What opening a round adds.
field-opening-bonus-needs-triple-label = opening bonus for triples only
field-opening-bonus-needs-triple = Whether the opening bonus is for triples only.
field-zero-opening-bonus-label = bonus for opening with 0-0-0
field-zero-opening-bonus = What opening with 0-0-0 adds on top of the opening bonus.
field-zero-opening-follow-up-label = one more tile after 0-0-0
field-zero-opening-follow-up = Whether the player who opened with 0-0-0 may lay one more tile right away.
field-bridge-label = bridge
field-bridge = What a bridge adds.
field-double-label = double
field-double = What a double adds.
field-hexagons-label = hexagons
field-hexagons = What closing one, two or three hexagons at once adds.
field-new-field-label = new field
field-new-field = Whether a player who closes a hexagon may start a new field.
field-free-draw-label = drawing by choice
field-free-draw = Whether a player may draw even if one of their tiles fits.
field-draw-limit-label = draw limit per turn
field-draw-limit = The most tiles that may be drawn in a turn; without a limit, up to the whole well.
field-draw-cost-label = cost of a draw
field-draw-cost = What each tile drawn costs.
field-after-drawing-label = tiles to lay after drawing
field-after-drawing = Which tiles may still be laid in a turn after drawing, where players may draw by choice.
field-stop-drawing-label = stopping early
field-stop-drawing = Whether a player who has drawn may pass even if another draw is possible.
field-stop-cost-label = cost of stopping early
field-stop-cost = What passing costs while another draw is possible.
field-stuck-cost-label = cost of passing after draws
field-stuck-cost = The cost of a turn in which tiles were drawn but none could be laid.
field-empty-well-cost-label = cost of passing without a draw
field-empty-well-cost = The cost of a turn in which no tile was laid and none could be drawn.
field-empty-well-pass-label = passing with an empty well
field-empty-well-pass = Whether a player who can lay a tile must do so, where players may draw by choice and the well is empty.
field-blocked-when-label = blocked when
field-blocked-when = When a round is blocked.
field-out-bonus-label = bonus for going out
field-out-bonus = What going out adds, unless tiles left in hands are added to their owners’ totals.
field-hands-left-label = tiles left in hands
field-hands-left = What happens to the values left in hands when a round ends.
field-blocked-score-label = score of a blocked round
field-blocked-score = What the lowest hand scores when a round is blocked and the values of hands go to the winner.
field-blocked-tie-label = tie for the lowest hand
field-blocked-tie = Who scores a blocked round when hands tie for the lowest and their values go to the winner.
field-next-opener-label = opener of later rounds
field-next-opener = Who opens the rounds after the first. If no tile decides this, that player opens with their highest tile, or with any tile.
field-target-label = target
field-target = The total that ends the match.
field-target-met-label = target check
field-target-met = When totals are checked against the target.
field-rounds-label = round limit
field-rounds = How many rounds the match lasts.
field-winner-label = winner
field-winner = Who wins the match.
field-solo-label = solo game
field-solo = How many tiles are in the hand and in the well of a solo game, and what a draw costs there if that differs.
field-highest-value-label = highest number
field-highest-value = The highest number on a corner; a lower one makes a smaller set.

## Words of a choice

choice-opener-highest-triple = player with the highest triple, otherwise the highest tile
choice-opener-highest-tile = player with the highest tile
choice-opener-youngest = youngest player
choice-opening-tile-that = the deciding tile
choice-opening-tile-any = any
choice-tile-points-value = its value
choice-tile-points-one = one point
choice-tile-points-none = nothing
choice-after-drawing-drawn = those drawn in this turn
choice-after-drawing-any = any tile in the hand
choice-after-drawing-newest = only the last one drawn
choice-empty-well-pass-forced = whoever can lay a tile must
choice-empty-well-pass-free = anyone may pass
choice-blocked-when-nobody-can-place = the well is empty and nobody can lay a tile
choice-blocked-when-all-passed = all pass in a row
choice-hands-left-to-winner = go to the winner
choice-hands-left-against-owner = are added to their owner’s total
choice-hands-left-ignored = are not counted
choice-blocked-score-others-minus-own = the other hands minus its own
choice-blocked-score-differences = the difference from every other hand
choice-blocked-score-nothing = no points
choice-blocked-tie-each = each of those tied
choice-blocked-tie-nobody = nobody
choice-blocked-tie-fewest-tiles = whoever of them holds the fewest tiles
choice-next-opener-same = by the same rule as the first
choice-next-opener-round-winner = winner of the round before
choice-next-opener-rotation = everyone in turn
choice-target-met-at-once = at once, ending the round too
choice-target-met-during-round = at any moment, but the round is played out
choice-target-met-after-round = after a round
choice-winner-highest = highest total
choice-winner-lowest = lowest total
choice-winner-round-winner = player who reached the target and won the last round

## Values of fields, and what they may be

value-yes = yes
value-no = no
value-none = none
value-unused = does not apply
one-number = { $number }
number-range = { $low } to { $high }
value-hand = { $tiles } for { $players }
value-solo = hand { $hand }, well { $well }
value-solo-draw-cost = hand { $hand }, well { $well }, draws cost { $cost }
difference = { $label }: { $value } (sheet: { $other })
difference-idle = { difference }; this changes nothing under these rules
allowed-flag = It may be true or false.
allowed-number = { $optional ->
    [true] It may be a whole number from { $low } to { $high }, or null for none.
   *[false] It may be a whole number from { $low } to { $high }.
}
allowed-choice = { $optional ->
    [true] It may be one of { $choices }, or null for none.
   *[false] It may be one of { $choices }.
}
allowed-span = It may be two whole numbers from { $low } to { $high }, the smaller first: [{ $low }, { $high }].
allowed-numbers = It may be { $count } whole numbers from { $low } to { $high }: [50, 60, 70].
allowed-hands = It may be a number of tiles from { $low } to { $high } for each number of players: {"{"}"2": 9, "3": 7{"}"}. Numbers of players that are not named keep theirs.
allowed-solo = It may be a hand and a well of up to { $high } tiles, {"{"}"hand": 9, "well": 10{"}"}, also with what a draw costs there, up to { $cost }, {"{"}"hand": 0, "well": 19, "draw_cost": 0{"}"}, or null for no solo game.

## The guided round

guide-open = You have the highest triple (three equal numbers), so you start. Tap { $tile }, then the glowing place.
guide-open-done = { SIGNED($points) }: { $worth } for the tile and { $opening } for opening with a triple.
guide-edge = Along the shared edge the numbers of both tiles must match. Lay { $tile } in the glowing place.
guide-edge-done = { SIGNED($points) }: a tile scores the sum of its numbers.
guide-corner = Where corners meet, they all show the same number. Lay { $tile } in the glowing place.
guide-corner-done = { SIGNED($points) }: at that point all the corners match.
guide-hexagon = Five tiles lie around one point. Close the hexagon with { $tile }!
guide-hexagon-done = { SIGNED($points) }: a hexagon! { $worth } for the tile and { $hexagon } extra.
guide-alone = Now without help: only one of your tiles fits, and only in one place. Find it!
guide-alone-done = { SIGNED($points) }: well spotted! Tiles that fit nowhere are dimmed.
guide-draw = None of your tiles fits now. Draw one from the well: the tiles nobody has yet.
guide-draw-done = { SIGNED($points) }: every tile you draw costs points.
guide-drawn = The new tile fits! Lay { $tile } in the glowing place.
guide-drawn-done = { SIGNED($points) }: drawing has paid off.
guide-bridge = Make a bridge with { $tile }: one edge touches a tile, the corner across from it touches another.
guide-bridge-done = { SIGNED($points) }: a bridge! { $worth } for the tile and { $bridge } extra.
guide-out = Your last tile! Lay { $tile }, and you go out: the round is over.
guide-out-done = { SIGNED($points) }: { $worth } for the tile, { $out } for going out, and { $left } for the tiles your opponent still holds.
guide-goal = You have { $total } of { $target } points. A match goes on, round after round, until somebody reaches { $target }.

## At the table, at its start and beside it: the web and the app in the terminal

table-ask-lay = Your turn: lay a tile
table-ask-draw = Your turn: nothing fits, so draw a tile
table-ask-may-draw = Your turn: lay a tile, or draw one
table-ask-draw-again = Your turn: nothing you may lay fits, so draw again
table-ask-may-draw-again = Your turn: lay a tile you drew, or draw again
table-ask-may-draw-again-any = Your turn: lay a tile, or draw again
table-ask-stop = Your turn: nothing you may lay fits, so draw again or pass
table-ask-may-stop = Your turn: lay a tile you drew, draw again, or pass
table-ask-may-stop-any = Your turn: lay a tile, draw again, or pass
table-ask-may-pass = Your turn: lay a tile you drew, or pass
table-ask-may-pass-any = Your turn: lay a tile, or pass
table-ask-pass = Your turn: nothing fits, so you must pass
table-ask-pass-drawn = Your turn: nothing you may lay fits, so pass
pad-title = Score pad
pad-round = round { $round }
goal-target = to { $target }
goal-lowest = lowest wins
goal-highest = highest wins
goal-round-of = { $rounds ->
    [1] one round
   *[other] round { $round } of { $rounds }
}
goal-solo = as many points as you can get
pad-first = opens
pad-second = second tile
pad-new-field = new field
pad-pass = pass
pad-drawn = { $count ->
    [one] 1 drawn
   *[other] { $count } drawn
}
pad-clock = time ran out
end-screen-round = Round { $round } is over
end-screen-wins = { PERSON($players) ->
    [you] You win!
    [you-too] { $players } share the win!
   *[other] { $count ->
        [one] { $players } wins
       *[other] { $players } share the win
    }
}
end-screen-solo = Your score: { $total }
hint-title = Hint
hint-thinking = Thinking…
hint-lay = Lay { $tile }
hint-draw = Draw a tile
hint-pass = Pass
hint-decline = Decline
hint-chance = { $percent ->
    [one] wins one time out of 100
   *[other] wins { $percent } times out of 100
}
hint-chance-range = wins { $low } to { $high } times out of 100
hint-fewer = { $fewer ->
    [one] one fewer win out of 100
   *[other] { $fewer } fewer wins out of 100
}
hint-result = { $points ->
    [one] about 1 more point
   *[other] about { $points } more points
}
nudge-only = { $what ->
    [draw] Nothing you may lay fits, so draw a tile.
    [pass] Nothing you may lay fits, so pass.
   *[lay] You can lay only one tile, and only in one place.
}
nudge-draw = Don’t lay yet: here another tile is worth more than it costs.
nudge-hold = You don’t have to lay this turn: holding back is worth more.
nudge-goes-out = You can go out this turn.
nudge-bonus = { $where ->
    [top] Look at the top of the field: something there pays { $points } points.
    [bottom] Look at the bottom of the field: something there pays { $points } points.
    [left] Look at the left of the field: something there pays { $points } points.
    [right] Look at the right of the field: something there pays { $points } points.
    [top-left] Look at the top left of the field: something there pays { $points } points.
    [top-right] Look at the top right of the field: something there pays { $points } points.
    [bottom-left] Look at the bottom left of the field: something there pays { $points } points.
    [bottom-right] Look at the bottom right of the field: something there pays { $points } points.
   *[middle] Look at the middle of the field: something there pays { $points } points.
}
nudge-equal-tiles = { $tiles } are about equally good, each in its best place.
nudge-equal-places = { $all ->
    [true] It hardly matters where you lay { $tile }: all its places are about equally good.
   *[false] { $tile } has several places that are about equally good.
}
nudge-shut-out = One of your moves leaves the next player little that fits.
nudge-points = Count the points: one of your tiles scores more than the others.
nudge-keep = Think of your next turn: which of your tiles will still fit?
nudge-dearest = High tiles are a burden at the end. Can you get rid of one?
nudge-deny = Careful: one of your moves hands the next player a bonus.
nudge-look = Look at what each move leaves for the next player, and for you.
hint-place = { $where ->
    [top] At the top of the field, beside { $tile }.
    [bottom] At the bottom of the field, beside { $tile }.
    [left] On the left of the field, beside { $tile }.
    [right] On the right of the field, beside { $tile }.
    [top-left] At the top left of the field, beside { $tile }.
    [top-right] At the top right of the field, beside { $tile }.
    [bottom-left] At the bottom left of the field, beside { $tile }.
    [bottom-right] At the bottom right of the field, beside { $tile }.
   *[middle] In the middle of the field, beside { $tile }.
}
hint-place-new = It starts a field of its own.
hint-places = Any of these places: { $places }.
hint-plan-draw = { $more ->
    [one] Draw first: that wins about one more match out of 100 than laying now.
   *[other] Draw first: that wins about { $more } more matches out of 100 than laying now.
}
hint-plan-pass = { $more ->
    [one] Hold back: that wins about one more match out of 100 than laying now.
   *[other] Hold back: that wins about { $more } more matches out of 100 than laying now.
}
hint-plan-drain = { $more ->
    [one] Another plan: keep drawing until the well is nearly empty. That wins about one more match out of 100 than laying at once.
   *[other] Another plan: keep drawing until the well is nearly empty. That wins about { $more } more matches out of 100 than laying at once.
}
hint-plan-points = { $points ->
    [one] It is worth about 1 point more.
   *[other] It is worth about { $points } points more.
}
hint-if-laying = If you lay
hint-equal = just as good
coach-against = This assumes that { $who }.
coach-bots = the others play like { $names } bots
coach-people = the others play for fun
coach-people-here = the others play like the people on this server
coach-perfect = everyone plays without mistakes
new-players = Number of players
new-start = Start
analysis-better = better
analysis-because = – { $reasons }
analysis-plan-draw = drawing more tiles first was better
analysis-plan-lay = laying was better
analysis-plan-pass = holding back was better
analysis-done = played
analysis-cost-chance = { $percent ->
    [one] cost one win out of 100
   *[other] cost { $percent } wins out of 100
}
analysis-cost-points = { $points ->
    [one] cost one point
   *[other] cost { $points } points
}
analysis-do-decline = decline
analysis-do-draw = draw
analysis-do-drain = draw until the well is nearly empty, and lay only then
analysis-do-pass = pass
analysis-do-place = { $field ->
    [1] { $tile }
   *[other] { $tile } in field { $field }
}
analysis-do-elsewhere = { $tile } in another place
table-place = { $tile } { $where }
table-left-of = left of { $tile }
table-right-of = right of { $tile }
table-above-of = above { $tile }
table-below-of = below { $tile }
analysis-ungraded-clock = This was played automatically.
analysis-ungraded-forced = Nothing else was possible.

## The analysis of play

analysis-cancelled = The analysis was cancelled.
analysis-nothing-played = The record has no rounds, so there is nothing to analyse.
analyse-accuracy = accuracy
analyse-grade-best = best
analyse-grade-best-tile = best tile to lay
analyse-grade-good = good
analyse-grade-inaccuracy = inaccuracy
analyse-grade-mistake = mistake
analyse-grade-blunder = blunder
analyse-ungraded = not graded
analyse-luck-match = winning the match, %
analyse-luck-points = points ahead
analyse-result = result
analyse-deal = luck of the deal
analyse-draws = luck of the draw
analyse-without-luck = luck removed
analysis-plot-title = Chance of winning the match
analysis-plot-chance = chance, %
analysis-plot-actions = actions
reason-only = nothing else is possible
reason-goes-out = goes out
reason-goes-out-next = closes a hexagon, so that { $tile } can start a new field and go out
reason-pays-bridge = makes a bridge ({ SIGNED($points) })
reason-pays-double = makes a double ({ SIGNED($points) })
reason-pays-hexagon = closes a hexagon ({ SIGNED($points) })
reason-scores-most = { $points ->
    [one] scores the most here: { $points } point
   *[other] scores the most here: { $points } points
}
reason-dearest = gets rid of the highest tile, worth { $value }
reason-only-place = { $tile } fits nowhere else now
reason-nothing-fits = nothing fits
reason-lays-little = { $points ->
    [one] the best tile to lay now scores { $points } point
   *[other] the best tile to lay now scores { $points } points
}
reason-draws-for-bonus = { $percent }% of the unseen tiles would earn a bonus
reason-empties-well = takes the last tile of the well
reason-keeps-drawn = keeps a tile that could be laid
reason-leaves-bridge = leaves a bridge ({ SIGNED($points) }) for the next player, who has a tile for it in { $percent }% of possible hands
reason-leaves-double = leaves a double ({ SIGNED($points) }) for the next player, who has a tile for it in { $percent }% of possible hands
reason-leaves-hexagon = leaves a hexagon ({ SIGNED($points) }) for the next player, who has a tile for it in { $percent }% of possible hands
reason-next-bonus = keeps { $tile }, which can make a bonus next turn ({ SIGNED($points) }){ $safe ->
    [0] { "" }
   *[other] , and nobody else can have a tile for that place
}
reason-shuts-out = leaves the next player nothing that fits in { $percent }% of possible hands
reason-keeps = { $tiles ->
    [0] keeps no tile that fits
    [one] keeps one tile that fits, { $places ->
        [one] in one place
       *[other] in { $places } places
    }
   *[other] keeps { $tiles } tiles that fit, in { $places } places
}
reason-keeps-few = { $tiles ->
    [0] keeps no tile that fits
    [one] keeps only one tile that fits, { $places ->
        [one] in one place
       *[other] in { $places } places
    }
   *[other] keeps only { $tiles } tiles that fit, in { $places } places
}
reason-later = scores less now, but { $points ->
    [0] wins more often
    [one] about { $points } point more over the round
   *[other] about { $points } points more over the round
}
reason-wins-more = brings fewer points on average, but wins the match more often
review-won = { PERSON($player) ->
    [you] You won
   *[other] Won
} { $own } to { $other } in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
review-won-many = { PERSON($player) ->
    [you] You won
   *[other] Won
} with { $own } points in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}; the next best had { $other }.
review-lost = { PERSON($player) ->
    [you] You lost
   *[other] Lost
} { $own } to { $other } in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
review-lost-many = { PERSON($player) ->
    [you] You lost
   *[other] Lost
} with { $own } points in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}; the winner had { $other }.
review-shared = { PERSON($player) ->
    [you] You shared
   *[other] Shared
} the win at { $own } after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
review-unfinished = The match was broken off { PERSON($player) ->
    [you] with you at
   *[other] at a total of
} { $own }.
review-solo = { PERSON($player) ->
    [you] You scored
   *[other] Scored
} { $own }.
review-lowest = Here the lowest total wins.
review-how-last-won = Here the winner of the last round wins the match, even with fewer points{ $how ->
    [out] . Whoever goes out wins the round
    [hand] . Whoever has the lowest hand wins a blocked round
   *[other] { "" }
}{ PERSON($player) ->
    [you] : that was you.
   *[other] .
}
review-how-last-lost = Here the winner of the last round wins the match, even with fewer points{ $how ->
    [out] . Whoever goes out wins the round
    [hand] . Whoever has the lowest hand wins a blocked round
   *[other] { "" }
}.
review-how-first = The winner of the last round was below the target; then whoever reached it first wins, even with fewer points.
review-round = { $round ->
    [1] Round { $round } decided it: { $own } to { $other }.
   *[other] It stood { $had } to { $rival_had } before round { $round }, which decided it: { $own } to { $other }.
}
review-round-most = { $round ->
    [1] Round { $round } made the biggest difference: { $own } to { $other }.
   *[other] It stood { $had } to { $rival_had } before round { $round }, which made the biggest difference: { $own } to { $other }.
}
review-round-turned = It stood { $had } to { $rival_had } before round { $round }, which turned the match: { $own } to { $other }.
review-round-lead = { $round ->
    [1] Round { $round } built the winning lead: { $own } to { $other }.
   *[other] It stood { $had } to { $rival_had } before round { $round }, which built the winning lead: { $own } to { $other }.
}
review-round-many = { $largest ->
    [0] Round { $round } built the winning lead
   *[other] Round { $round } made the biggest difference
}: { $own } to { $won ->
    [0] the winner’s { $other }
   *[other] { $other } for { $rival }
}.
review-round-near = Round { $round } was nearly as clear: { $own } to { $other }.
review-why-lucky = { $round ->
    [0] Luck helped
   *[other] Luck helped in round { $round }
}: { $who ->
    [own] { PERSON($player) ->
        [you] you drew
       *[other] the draw was
    }
    [rival] { PERSON($player) ->
        [you] your opponent drew
       *[other] the opponent drew
    }
    [winner] the winner drew
   *[other] another player drew
} { $tile }, { $fate }.{ $points ->
    [0] { "" }
    [one] { " " }That was worth about one point: as things stood, about { $percent } more wins out of 100.
   *[other] { " " }That was worth about { $points } points: as things stood, about { $percent } more wins out of 100.
}
review-why-unlucky = { $round ->
    [0] Bad luck
   *[other] Bad luck in round { $round }
}: { $who ->
    [own] { PERSON($player) ->
        [you] you drew
       *[other] the draw was
    }
    [rival] { PERSON($player) ->
        [you] your opponent drew
       *[other] the opponent drew
    }
    [winner] the winner drew
   *[other] another player drew
} { $tile }, { $fate }.{ $points ->
    [0] { "" }
    [one] { " " }That cost about one point: as things stood, about { $percent } fewer wins out of 100.
   *[other] { " " }That cost about { $points } points: as things stood, about { $percent } fewer wins out of 100.
}
drawn-out = which was laid at once and ended the round
drawn-soon = which was laid at once, and the next tile ended the round
drawn-scored = { $points ->
    [one] which scored { $points } point at once
   *[other] which scored { $points } points at once
}
drawn-dead = which never fitted on its owner’s turn and was left over at the end
drawn-later = { $points ->
    [one] which scored { $points } point later
   *[other] which scored { $points } points later
}
drawn-by-choice = { $fate } (drawing was a choice: another tile fitted)
review-why-plan = Drawing first would have helped most: { $round ->
    [0] that wins
   *[other] from round { $round } on, that wins
} about { $better } of 100 such matches, laying at once { $kept }.
review-why-move = { PERSON($player) ->
    [you] Your costliest move
   *[other] The costliest move
}{ $round ->
    [0] { "" }
   *[other] { " " }in round { $round }
} was { $tile }: it cost { $percent ->
    [one] one win
   *[other] { $percent } wins
} out of 100.
review-why-gift = { PERSON($player) ->
    [you] Your opponent made a mistake with { $tile }: it gave you
   *[other] The opponent made a mistake with { $tile }: it gave away
} { $percent ->
    [one] one win
   *[other] { $percent } wins
} out of 100.
review-why-drew = { $round ->
    [0] Tiles drawn
   *[other] Tiles drawn in round { $round }
}: { PERSON($player) ->
    [you] { $own } by you, { $other } by your opponent.
   *[other] { $own }, and { $other } by the opponent.
} More tiles make more bonuses and leave the other player fewer tiles that fit.
review-why-stronger = { $many ->
    [0] Against such an opponent
   *[other] Against such players
} { PERSON($player) ->
    [you] you would win about { $percent } matches out of 100
   *[other] about { $percent } matches out of 100 are won
}, and this was one of them.
review-why-weaker = { $many ->
    [0] The opponent was
   *[other] The other players were
} very strong: a loss was likely, and there is much to learn from how they played.
review-made-bonuses = { $round ->
    [0] The
   *[other] In round { $round } the
} largest gap was in { $opened ->
    [all] opening bonuses
    [some] bonuses, opening bonuses included
   *[none] bonuses
}: { $own } to { $other }.
review-made-end = { $round ->
    [0] The
   *[other] In round { $round } the
} largest gap came at the end, from going out and the tiles left over: { $own } to { $other }.
review-made-draws = { $round ->
    [0] The
   *[other] In round { $round } the
} largest gap was in what draws and passes cost: { PERSON($player) ->
    [you] you { $own }, your opponent { $other }.
   *[other] { $own }, the opponent { $other }.
}
review-made-tiles = { $round ->
    [0] The
   *[other] In round { $round } the
} largest gap was in the points of the tiles laid, without bonuses: { $own } to { $other }.
review-made-next = Next came { $source ->
    [bonuses] bonuses
    [end] the end of the round with the tiles left over
    [draws] the cost of draws and passes
   *[tiles] the points of tiles without bonuses
}: { $own } to { $other }.
review-why-passed = { $who ->
    [own] { PERSON($player) ->
        [you] You
       *[other] The loser
    }
   *[rival] The opponent
} lost { $points } points by { $count ->
    [one] one pass
   *[other] { $count } passes
}.
review-end-left = { $who ->
    [rival] { PERSON($player) ->
        [you] Your opponent
       *[other] The opponent
    }
    [winner] The winner
   *[other] Another player
} went out{ $round ->
    [0] { "" }
   *[other] { " " }in round { $round }
}{ PERSON($player) ->
    [you] { " " }while you still had { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, worth { $value }.
   *[other] ; { $tiles ->
        [one] one tile was
       *[other] { $tiles } tiles were
    } left over, worth { $value }.
}
review-end-others = { $who ->
    [winner] The winner
   *[other] Another player
} went out{ $round ->
    [0] { "" }
   *[other] { " " }in round { $round }
}; the others still had { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, worth { $value }{ PERSON($player) ->
    [you] { " " }(you had { $own_tiles ->
        [one] one tile
       *[other] { $own_tiles } tiles
    }, worth { $own }).
   *[other] .
}
review-end-out = { PERSON($player) ->
    [you] You went out{ $round ->
        [0] { "" }
       *[other] { " " }in round { $round }
    }; { $many ->
        [0] your opponent
       *[other] the others
    }
   *[other] { $round ->
        [0] The round
       *[other] Round { $round }
    } ended with the last tile; { $many ->
        [0] the opponent
       *[other] the others
    }
} still had { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, worth { $value }.
review-end-blocked = { $round ->
    [0] The round
   *[other] Round { $round }
} was blocked{ PERSON($player) ->
    [you] . You had { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    } left, worth { $value }
   *[other] . Left over: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, worth { $value }
}; { $who ->
    [rival] { PERSON($player) ->
        [you] your opponent
       *[other] the opponent
    }
    [winner] the winner
   *[next] { $rival }
} had { $other_tiles ->
    [one] one
   *[other] { $other_tiles }
}, worth { $other_value }.
review-end-drawn = { $who ->
    [own] { PERSON($player) ->
        [you] You drew { $drawn } tiles in that round
       *[other] Tiles drawn in that round: { $drawn }
    }
   *[rival] { PERSON($player) ->
        [you] Your opponent
       *[other] The opponent
    } drew { $drawn } tiles in that round
}, { $free } of them although a tile in hand fitted.
review-end-count = { PERSON($player) ->
    [you] Of { $rounds } rounds you ended { $own } by going out, { $who ->
        [rival] your opponent
        [winner] the winner
       *[next] { $rival }
    }
   *[other] Rounds ended by going out, of { $rounds }: { $own }; { $who ->
        [rival] the opponent
        [winner] the winner
       *[next] { $rival }
    }
} { $other }.
review-left-bonuses = { $count ->
    [one] One { $points }-point bonus that could have been made was missed
   *[other] In all, { $count } bonuses that could have been made were missed, worth { $points } points
}.
review-left-where = In round { $round }, { $place } would have earned a bonus.
review-advice-out = Next time: near the end of a round, look first for a tile that goes out.
review-advice-bonus = Next time: before laying a tile, look for a place that pays a bonus.
review-advice-gift = Next time: before laying a tile, look at which bonus it opens for the next player.
review-advice-prepare = Next time: think of the next turn. Keep a tile that can make a bonus, and leave or open its place.
review-advice-stuck = Next time: of two good moves, take the one that leaves the next player fewer tiles that fit.
review-advice-points = Next time: compare what the tiles score before laying one.
review-advice-keep = Next time: before laying a tile, check which of the other tiles will still fit.
review-advice-rid = Next time: lay high tiles early, so that none are left over at the end.
review-advice-fit = Next time: first lay the tile that fits in the fewest places. The others can wait.
review-advice-drain = Next time: draw first and lay late. Keep drawing until the well is nearly empty, { $limit ->
    [0] turn after turn
    [one] one tile in every turn
   *[other] up to { $limit } tiles in every turn
}, and lay only then.
review-advice-draw = Next time: if no tile scores much and nobody is about to go out, draw one more before laying.
review-advice-lay = Next time: once somebody has only a few tiles left, stop drawing and lay.
review-advice-pass = Next time: if a tile can pay more later, keep it and pass.
review-shown-tile = { $round ->
    [0] An example
   *[other] An example from round { $round }
}: { $better } instead of { $done }.
review-shown-place = { $round ->
    [0] An example
   *[other] An example from round { $round }
}, the right tile in the wrong place: { $better } instead of { $done }.
review-shown-draw = { $round ->
    [0] An example
   *[other] An example from round { $round }
}: drawing instead of { $done }.
review-shown-lay = { $round ->
    [0] An example
   *[other] An example from round { $round }
}: { $better } instead of drawing.
review-advice-none = There was no costly mistake.
review-worked-bonuses = What worked{ $who ->
    [rival] { " " }for the opponent
    [winner] { " " }for the winner
   *[own] { "" }
}: bonuses{ $opened ->
    [some] , opening bonuses included
   *[none] { "" }
}, { $own } points against { $other }.
review-worked-end = What worked{ $who ->
    [rival] { " " }for the opponent
    [winner] { " " }for the winner
   *[own] { "" }
}: going out{ $rounds ->
    [one] { "" }
   *[other] , in { $count } of { $rounds } rounds
}.
review-worked-draws = What worked{ $who ->
    [rival] { " " }for the opponent
    [winner] { " " }for the winner
   *[own] { "" }
}: drawing few tiles, { $own } against { $other }.
review-worked-tiles = What worked{ $who ->
    [rival] { " " }for the opponent
    [winner] { " " }for the winner
   *[own] { "" }
}: the tiles laid, their points without bonuses, { $own } against { $other }.
review-worked-drain = What worked{ $who ->
    [rival] { " " }for the opponent
    [winner] { " " }for the winner
   *[own] { "" }
}: drawing first and laying late.
review-plan-but = It is different with four players, when somebody has only a tile or two left, and where tiles are drawn only if nothing fits.
moment-choice = A better move was there
moment-bonus = { $points ->
    [one] A bonus of { $points } point was there
   *[other] A bonus of { $points } points was there
}
moment-gift = This set up a bonus for the next player
moment-opened = This opened a { $item } ({ SIGNED($points) }) for the next player, who took it at once
moment-rival = A mistake by the opponent
moment-stuck = Another move would have left the next player little that fits
moment-points = Another tile would have scored more
moment-keep = Another move would have kept more tiles in play
moment-later = Another move would have brought more over the round
moment-plan-pass = Here it would have paid to hold back
moment-plan-draw = Here it would have paid to draw more tiles first
moment-plan-lay = Here it would have paid to lay
moment-find = Well spotted: this earned { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $item })
moment-find-rival = { $seats ->
    [2] A strong move by the opponent
   *[other] A strong move by the winner
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $item })
moment-spared = It was good not to lay { $other }: that would have opened a { $item } ({ SIGNED($points) }), and as it turned out, the next player had the tile for it
moment-out = Here it was possible to go out
moment-prepare = Another move would have kept a bonus for the next turn
moment-rid = A chance to lay a high tile
moment-fit = A tile with only one place should have gone first
moment-luck-good = Lucky: { $who ->
    [own] the draw
    [rival] the opponent’s draw
    [winner] the winner’s draw
   *[other] another player’s draw
} of { $tile }, { $fate }; { $percent ->
    [one] about one more win
   *[other] about { $percent } more wins
} out of 100
moment-luck-bad = Unlucky: { $who ->
    [own] the draw
    [rival] the opponent’s draw
    [winner] the winner’s draw
   *[other] another player’s draw
} of { $tile }, { $fate }; { $percent ->
    [one] about one fewer win
   *[other] about { $percent } fewer wins
} out of 100
moment-plan-gain = about { $better } wins out of 100 instead of { $kept }
moment-why-drain = { $cost ->
    [0] more tiles make more bonuses and leave the other player fewer tiles that fit
    [one] a draw costs { $cost } point, but more tiles make more bonuses and leave the other player fewer tiles that fit
   *[other] a draw costs { $cost } points, but more tiles make more bonuses and leave the other player fewer tiles that fit
}
moment-why-later = scores less now, but much more over the round
moment-why-shuts-out = { $often ->
    [always] the next player cannot lay anything
    [nearly] the next player can hardly ever lay anything
    [mostly] most of the time the next player cannot lay anything
    [half] about half the time the next player cannot lay anything
    [third] about a third of the time the next player cannot lay anything
   *[quarter] about a quarter of the time the next player cannot lay anything
}
moment-why-scores = { $points ->
    [one] it scores { $points } point now
   *[other] it scores { $points } points now
}
moment-why-nearly-out = { $tiles ->
    [one] another player has only one tile left
   *[other] another player has only { $tiles } tiles left
}
moment-why-careful = would not have opened a bonus that, as it turned out, the next player had a tile for; as far as anybody could see, it was at least as good
moment-why-ahead = hard to see at the table; it shows in the turns that follow

## What is asked of a player

phase-opening = You open the round: lay a tile.
phase-turn = Lay a tile, draw or pass.
phase-follow-up = You opened with 0-0-0: lay one more tile, or decline.
phase-new-field = You closed a hexagon: start a new field with any tile, or decline.
phase-over = The round is over.

## What points are for, and kinds of placement

item-tile = tile
item-opening = opening
item-zero-opening = 0-0-0
item-bridge = bridge
item-double = double
item-hexagon = hexagon
item-draw = draw
item-stop = stopped drawing
item-stuck = nothing fits
item-empty-well = nothing to draw
item-out = going out
item-others-hands = other hands
item-own-hand = own hand
kind-plain = plain
kind-bridge = bridge
kind-double = double
kind-hexagon = hexagon

## Puzzles

puzzle-asks-open = Nothing is hidden: the other player holds all the remaining tiles. Which move leaves you best off at the end of the round?
puzzle-asks-hidden = Some tiles are hidden. Which move leaves you best off at the end of the round, on average?
puzzle-theme-two-hexagons = Two hexagons at once
puzzle-theme-go-out-in-three = Go out in three
puzzle-theme-lock-out = Lock out
puzzle-theme-deny = Deny a bonus
puzzle-theme-keep-tile = Keep the tile
puzzle-theme-count-well = Count the well
puzzle-theme-double = Double
puzzle-theme-bridge = Bridge
puzzle-theme-hexagon = Hexagon
puzzle-theme-options = Keep options
puzzle-theme-quiet = Quiet move
puzzle-nudge-two-hexagons = One tile can close more than one hexagon.
puzzle-nudge-go-out-in-three = Plan to the end: in which order do you get rid of all your tiles?
puzzle-nudge-lock-out = Can you leave the other player without a tile that fits?
puzzle-nudge-deny = Think of what each move lets the next player score.
puzzle-nudge-keep-tile = The tile that scores most now can wait.
puzzle-nudge-count-well = Count what you haven’t seen: what is left to draw?
puzzle-nudge-double = Look for a gap with tiles on more than one side.
puzzle-nudge-bridge = Look for a bridge.
puzzle-nudge-hexagon = Look for a hexagon you can close.
puzzle-nudge-options = Which move keeps most of your tiles playable?
puzzle-nudge-quiet = No bonus this time. Look at what each move leaves for the next player, and for you.
puzzle-hint-no-tile = Don’t lay a tile.
puzzle-hint-counts = With a hint, the puzzle counts as not solved.
puzzle-answer-place = The best move is { $tile } ({ SIGNED($points) }).
puzzle-answer-draw = The best move is to draw.
puzzle-answer-pass = The best move is to pass.
puzzle-answer-decline = The best move is to decline.
puzzle-solved = That’s it!
puzzle-not-solved = There is a better move.
puzzle-not-solved-by = { $points ->
    [one] There is a better move: yours leaves you 1 point worse off.
   *[other] There is a better move: yours leaves you { $points } points worse off.
}
puzzle-idea-two-hexagons = It closes more than one hexagon at once ({ SIGNED($bonus) }).
puzzle-idea-double = It makes a double ({ SIGNED($bonus) }).
puzzle-idea-bridge = It makes a bridge ({ SIGNED($bonus) }).
puzzle-idea-hexagon = It closes a hexagon ({ SIGNED($bonus) }).
puzzle-idea-deny = It denies the next player a bonus ({ SIGNED($bonus) }) that the next best move would offer.
puzzle-idea-keep-tile = { $tile } would bring { SIGNED($now) } now, but it can wait: later it brings { SIGNED($later) }.
puzzle-idea-go-out-in-three = { $tiles ->
    [one] It leads to going out, with your next tile.
   *[other] It leads to going out, with { $tiles } tiles in the right order.
}
puzzle-idea-all-fit = After it every tile you still hold fits somewhere; after the next best move, not all of them do.
puzzle-idea-lock-out = { $passes ->
    [one] It locks the other player out: with best play they have to pass once.
   *[other] It locks the other player out: with best play they have to pass { $passes } times.
}
puzzle-idea-count-well = { $well ->
    [one] Only one tile is left in the well, and that is what matters here.
   *[other] Only { $well } tiles are left in the well, and that is what matters here.
}
puzzle-idea-draw = One more tile is worth more here than anything you could lay now.
puzzle-idea-options = Your tiles that fit after it: { $fitting }; after the next best move: { $otherwise }.
puzzle-idea-quiet = It earns no bonus. It is best because of what it leaves you and the next player.
puzzle-value-exact = { $margin ->
    [one] With best play on both sides it leaves you at least 1 point better off than any other move.
   *[other] With best play on both sides it leaves you at least { $margin } points better off than any other move.
}
puzzle-value-sampled = { $margin ->
    [one] On average it leaves you about 1 point better off than the next best move.
   *[other] On average it leaves you about { $margin } points better off than the next best move.
}
puzzle-tempting = { $lost ->
    [one] { $tile } scores more at once ({ SIGNED($points) }), but leaves you 1 point worse off.
   *[other] { $tile } scores more at once ({ SIGNED($points) }), but leaves you { $lost } points worse off.
}
puzzle-unknown = There is no puzzle “{ $id }” here. Choose another.
puzzle-not-a-collection = This is not a file of puzzles. Name one written by trimino puzzles make.
puzzle-theme-unknown = “{ $name }” is not a theme. Choose from: { $known }.
puzzle-none-left = No such puzzle is left. Choose other rules, another number of players or another theme.

## Lists and cells

cell = { $down ->
    [true] { $x }, { $y }, down
   *[false] { $x }, { $y }, up
}

## What happened

event-opens = { PERSON($player) ->
    [you] You open with { $tile }
   *[other] { $player } opens with { $tile }
}
event-lays = { PERSON($player) ->
    [you] { $field ->
        [1] You lay { $tile }
       *[other] You lay { $tile } in field { $field }
    }
   *[other] { $field ->
        [1] { $player } lays { $tile }
       *[other] { $player } lays { $tile } in field { $field }
    }
}
event-starts-field = { PERSON($player) ->
    [you] You start field { $field } with { $tile }
   *[other] { $player } starts field { $field } with { $tile }
}
event-draws = { PERSON($player) ->
    [you] You draw { $tile }
   *[other] { $player } draws { $tile }
}
event-draws-hidden = { PERSON($player) ->
    [you] You draw a tile
   *[other] { $player } draws a tile
}
event-passes = { PERSON($player) ->
    [you] You pass
   *[other] { $player } passes
}
event-declines = { PERSON($player) ->
    [you] { $offer ->
        [follow-up] You decline a second tile
       *[new-field] You decline a new field
    }
   *[other] { $offer ->
        [follow-up] { $player } declines a second tile
       *[new-field] { $player } declines a new field
    }
}
event-kind = { $event } ({ $kind })
event-by-clock = { $event } (time ran out)
event-points = { $event }: { SIGNED($points) }
replay-undone = Undone here: { $actions }
event-items = { $event }: { SIGNED($points) } ({ $items })
item-points = { $item } { SIGNED($points) }

## How a round ended

end-out = { PERSON($player) ->
    [you] You lay your last tile.
   *[other] { $player } lays their last tile.
}
end-blocked = { $when ->
    [all-passed] { $players ->
        [one] { PERSON($player) ->
            [you] You pass: the round is blocked.
           *[other] { $player } passes: the round is blocked.
        }
       *[other] All have passed in a row: the round is blocked.
    }
    [empty-well-passes] { $players ->
        [one] { PERSON($player) ->
            [you] You pass with the well empty: the round is blocked.
           *[other] { $player } passes with the well empty: the round is blocked.
        }
       *[other] All have passed in a row with the well empty: the round is blocked.
    }
   *[nobody-can-place] The well is empty and no tile in hand fits: the round is blocked.
}
end-target = { PERSON($player) ->
    [you] You reach the target of { $target }, and the round stops there: hands are not counted, and nobody wins it.
   *[other] { $player } reaches the target of { $target }, and the round stops there: hands are not counted, and nobody wins it.
}
end-hand = { PERSON($player) ->
    [you] You still hold { $tiles }: { $value }.
   *[other] { $player } still holds { $tiles }: { $value }.
}
end-points = { $player }: { SIGNED($points) } ({ $items }).
end-no-points = Nobody scores for the end of the round.
round-won-out = { PERSON($players) ->
    [you] You win the round by going out.
   *[other] { $players } wins the round by going out.
}
round-won-lowest = { PERSON($players) ->
    [you] You have the lowest hand, { $value }, and win the round.
    [you-too] { $players } have the lowest hand, { $value }, and share the round.
   *[other] { $count ->
        [one] { $players } has the lowest hand, { $value }, and wins the round.
       *[other] { $players } have the lowest hand, { $value }, and share the round.
    }
}
round-won-fewest = { PERSON($players) ->
    [you] Several hands tie for the lowest, { $value }. You have the fewest tiles of those tied and win the round.
    [you-too] Several hands tie for the lowest, { $value }. { $players } have the fewest tiles of those tied and share the round.
   *[other] { $count ->
        [one] Several hands tie for the lowest, { $value }. { $players } has the fewest tiles of those tied and wins the round.
       *[other] Several hands tie for the lowest, { $value }. { $players } have the fewest tiles of those tied and share the round.
    }
}
round-won-nobody = Several hands tie for the lowest, { $value }, so nobody wins the round.
round-won-most = { PERSON($players) ->
    [you] You scored the most in the round, { SIGNED($points) }, and win it.
    [you-too] { $players } scored the most in the round, { SIGNED($points) } each, and share it.
   *[other] { $count ->
        [one] { $players } scored the most in the round, { SIGNED($points) }, and wins it.
       *[other] { $players } scored the most in the round, { SIGNED($points) } each, and share it.
    }
}
totals = { $count ->
    [one] Total: { $totals }.
   *[other] Totals: { $totals }.
}
total = { PERSON($player) ->
    [you] you { $total }
   *[other] { $player } { $total }
}

## How a match ended

match-target = { PERSON($players) ->
    [you] You have reached the target of { $target }: the match is over.
    [you-too] { $players } have reached the target of { $target }: the match is over.
   *[other] { $count ->
        [one] { $players } has reached the target of { $target }: the match is over.
       *[other] { $players } have reached the target of { $target }: the match is over.
    }
}
match-target-during = { PERSON($players) ->
    [you] You reached the target of { $target } during the round: the match is over.
    [you-too] { $players } reached the target of { $target } during the round: the match is over.
   *[other] { $players } reached the target of { $target } during the round: the match is over.
}
match-rounds = { $rounds ->
    [one] The only round has been played: the match is over.
   *[other] { $rounds } rounds have been played: the match is over.
}
match-highest = { PERSON($players) ->
    [you] You have the highest total, { $total }, and win.
    [you-too] { $players } have the highest total, { $total }, and share the win.
   *[other] { $count ->
        [one] { $players } has the highest total, { $total }, and wins.
       *[other] { $players } have the highest total, { $total }, and share the win.
    }
}
match-lowest = { PERSON($players) ->
    [you] You have the lowest total, { $total }, and win.
    [you-too] { $players } have the lowest total, { $total }, and share the win.
   *[other] { $count ->
        [one] { $players } has the lowest total, { $total }, and wins.
       *[other] { $players } have the lowest total, { $total }, and share the win.
    }
}
match-only-at-target = { PERSON($players) ->
    [you] You alone have reached the target and win.
   *[other] { $players } alone has reached the target and wins.
}
match-round-winner = { PERSON($players) ->
    [you] You won the last round, and with it the match.
    [you-too] { $players } won the last round together and share the win.
   *[other] { $count ->
        [one] { $players } won the last round, and with it the match.
       *[other] { $players } won the last round together and share the win.
    }
}
match-round-winner-at-target = { PERSON($players) ->
    [you] Of those who reached the target, you won the last round, and with it the match.
    [you-too] { $players } reached the target, won the last round and share the win.
   *[other] { $count ->
        [one] Of those who reached the target, { $players } won the last round, and with it the match.
       *[other] Of those who reached the target, { $players } won the last round and share the win.
    }
}
match-round-winner-higher = { PERSON($players) ->
    [you] Of the winners of the last round you have the highest total, { $total }, and win.
    [you-too] { $players } have the highest total of the winners of the last round, { $total }, and share the win.
   *[other] { $count ->
        [one] Of the winners of the last round { $players } has the highest total, { $total }, and wins.
       *[other] Of the winners of the last round { $players } have the highest total, { $total }, and share the win.
    }
}
match-first-at-target = { PERSON($players) ->
    [you] Nobody who reached the target won the last round. You reached it first and win.
    [you-too] Nobody who reached the target won the last round. { $players } reached it first and share the win.
   *[other] { $count ->
        [one] Nobody who reached the target won the last round. { $players } reached it first and wins.
       *[other] Nobody who reached the target won the last round. { $players } reached it first and share the win.
    }
}
match-solo = { PERSON($player) ->
    [you] You end with { $total }, from a well of { $well }. Compare it only with games of the same well size.
   *[other] { $player } ends with { $total }, from a well of { $well }. Compare it only with games of the same well size.
}

## A rule set in words

rules-preparation = Preparation
rules-tiles = There are { $tiles } tiles with a number from 0 to { $highest } at each corner: every combination of three once, increasing clockwise. A tile’s value is the sum of the numbers at its corners.
rules-players = For { $players } players.
rules-too-few-tiles = With { $players } players there are too few tiles to deal.
rules-hand-unnamed = No number of tiles is set for { $players } players, so they cannot play.
rules-only-solo = Only the solo game can be played.
rules-hand = { $tiles ->
    [one] With { $players } players, each player gets one tile.
   *[other] With { $players } players, each player gets { $tiles } tiles.
}
rules-well = The remaining tiles lie face down and form the well. Nobody sees them or another player’s hand.
rules-no-well = All tiles are dealt. Nobody sees another player’s hand.
rules-unused-tiles = The other tiles stay face down; nobody draws. Nobody sees another player’s hand.

rules-opening = Opening
rules-opener-highest-triple = Every round is opened by the holder of the highest triple, a tile with three equal numbers; if nobody has a triple, by the holder of the tile with the highest value.
rules-opener-highest-tile = Every round is opened by the holder of the tile with the highest value.
rules-opener-youngest = Every round is opened by the youngest.
rules-first-opener-highest-triple = The first round is opened by the holder of the highest triple, a tile with three equal numbers; if nobody has a triple, by the holder of the tile with the highest value.
rules-first-opener-highest-tile = The first round is opened by the holder of the tile with the highest value.
rules-first-opener-youngest = The first round is opened by the youngest.
rules-opener-tie = If two tiles have the same value, their numbers are compared from the highest down: { $higher } beats { $lower }.
rules-next-opener-round-winner = Every later round is opened by the winner of the round before; of several winners, by the one who comes first in turn order, counted from the player who opened that round; if nobody won it, by the player who opened it.
rules-next-opener-rotation = Every later round is opened by the next player, clockwise.
rules-opening-tile-that = The tile that decides who opens is laid first, rotated any way you like.
rules-opening-tile-any = The first tile may be any tile in the hand, rotated any way you like.
rules-opening-tile-later = In later rounds, where no tile decides, the opener first lays the highest triple in the hand, a tile with three equal numbers; without one, the tile with the highest value.
rules-zero-follow-up = A player who opens with 0-0-0 and has a tile that fits may lay one more at once, or decline.

rules-turn = A turn
rules-turn-order = Turns go clockwise. In a turn a player lays one tile.
rules-fit = A tile may be rotated but never flipped. It is laid edge to edge with a tile on the table. Wherever its corners touch other corners, along an edge or only at a point, the numbers must match.
rules-new-field = A player who closes a hexagon by laying the sixth tile around a point, and still has tiles, may start a new field with any of them, or decline. Then the turn ends.
rules-fields = Fields never join. A tile may be laid in any field.

rules-drawing = Drawing and passing
rules-no-draw = There is no drawing. If you can lay a tile, you must; if you cannot, you pass.
rules-no-draw-free = Nobody draws. A player lays a tile that fits, or passes.
rules-no-draw-all-dealt = Where the deal leaves no tile over, a player who can lay a tile may pass too.
rules-free-draw = A player who cannot lay a tile, or does not want to, draws from the well.
rules-after-drawing-drawn = After that only tiles drawn in this turn may be laid.
rules-after-drawing-any = After that any tile in the hand may still be laid.
rules-after-drawing-newest = After that only the tile drawn last may be laid.
rules-draw-limit = { $limit ->
    [null] Tiles are drawn one at a time.
    [one] Only one tile may be drawn in a turn.
   *[other] Up to { $limit } tiles may be drawn in a turn, one at a time.
}
rules-free-draw-once = The player then lays a tile that fits, or passes.
rules-free-draw-on = After each draw the player lays a tile that fits, or draws again; with no draw left, the player lays one that fits, or passes.
rules-free-draw-stop = After each draw the player lays a tile that fits, draws again, or stops and passes; with no draw left, the player lays one that fits, or passes.
rules-empty-well-pass-forced = If the well is empty at the start of the turn, a player who can lay a tile must do so; a player who cannot passes.
rules-empty-well-pass-free = If the well is empty at the start of the turn, the player lays a tile that fits, or passes.
rules-duty-draw = A player who can lay a tile must do so.
rules-duty-draw-limit = { $limit ->
    [null] Otherwise the player draws from the well, one tile at a time, and must lay the first one that fits.
    [one] Otherwise the player draws one tile from the well, and must lay it if it fits.
   *[other] Otherwise the player draws from the well, one tile at a time, up to { $limit } in a turn, and must lay the first one that fits.
}
rules-duty-draw-stop = A player who has drawn and still has nothing that fits may also stop and pass, even if another draw is possible.
rules-duty-draw-end = If nothing fits and no draws are left, the player passes.
rules-draw-cost = { $cost ->
    [0] Drawing costs nothing.
    [one] Each tile drawn costs { $cost } point.
   *[other] Each tile drawn costs { $cost } points.
}
rules-pass-cost = { $cost ->
    [0] Passing costs nothing.
    [one] Passing costs { $cost } point.
   *[other] Passing costs { $cost } points.
}
rules-stop-cost = { $cost ->
    [0] Passing while another draw is possible costs nothing.
    [one] Passing while another draw is possible costs { $cost } point.
   *[other] Passing while another draw is possible costs { $cost } points.
}
rules-pass-cost-drawn = { $cost ->
    [0] Passing after drawing, with no draw left, costs nothing.
    [one] Passing after drawing, with no draw left, costs { $cost } point.
   *[other] Passing after drawing, with no draw left, costs { $cost } points.
}
rules-pass-cost-empty-well = { $cost ->
    [0] Passing costs nothing if the well was already empty at the start of the turn.
    [one] Passing costs { $cost } point if the well was already empty at the start of the turn.
   *[other] Passing costs { $cost } points if the well was already empty at the start of the turn.
}
rules-pass-keeping = With no draw left, a player who has drawn and keeps a tile that could be laid passes at no cost.
rules-below-zero = A total may fall below zero.

rules-scoring = Scoring
rules-tile-points-value = Laying a tile scores its value.
rules-tile-points-one = Laying a tile scores 1 point.
rules-tile-points-none = Laying a tile scores nothing by itself.
rules-opening-bonus = { $bonus ->
    [one] Opening the round adds { $bonus } point.
   *[other] Opening the round adds { $bonus } points.
}
rules-opening-bonus-triple = { $bonus ->
    [one] Opening with a triple adds { $bonus } point.
   *[other] Opening with a triple adds { $bonus } points.
}
rules-zero-opening-bonus-more = { $bonus ->
    [one] Opening with 0-0-0 adds { $bonus } more point.
   *[other] Opening with 0-0-0 adds { $bonus } more points.
}
rules-zero-opening-bonus = { $bonus ->
    [one] Opening with 0-0-0 adds { $bonus } point.
   *[other] Opening with 0-0-0 adds { $bonus } points.
}
rules-bridge = { $bonus ->
    [one] A bridge adds { $bonus } point: only one edge touches a tile, and the corner opposite it touches another.
   *[other] A bridge adds { $bonus } points: only one edge touches a tile, and the corner opposite it touches another.
}
rules-double = { $bonus ->
    [one] A double adds { $bonus } point: two or three edges touch tiles, and no hexagon is closed.
   *[other] A double adds { $bonus } points: two or three edges touch tiles, and no hexagon is closed.
}
rules-hexagon = { $bonus ->
    [one] Closing a hexagon (the sixth tile around a point) adds { $bonus } point, no matter how many hexagons the tile closes.
   *[other] Closing a hexagon (the sixth tile around a point) adds { $bonus } points, no matter how many hexagons the tile closes.
}
rules-hexagons = { $one ->
    [one] Closing a hexagon (the sixth tile around a point) adds { $one } point; closing two at once adds { $two }, three { $three }.
   *[other] Closing a hexagon (the sixth tile around a point) adds { $one } points; closing two at once adds { $two }, three { $three }.
}

rules-round-end = The end of a round
rules-out = A player who lays their last tile goes out, and the round ends at once.
rules-out-to-winner = { $bonus ->
    [0] The player who goes out scores the values left in all other hands. The others neither gain nor lose.
    [one] The player who goes out scores { $bonus } point plus the values left in all other hands. The others neither gain nor lose.
   *[other] The player who goes out scores { $bonus } points plus the values left in all other hands. The others neither gain nor lose.
}
rules-out-against-owner = The value of every hand is added to its owner’s total. A player who went out adds nothing.
rules-out-ignored = { $bonus ->
    [0] Tiles left in hands are not counted.
    [one] Going out scores { $bonus } point. Tiles left in hands are not counted.
   *[other] Going out scores { $bonus } points. Tiles left in hands are not counted.
}
rules-blocked-when-nobody-can-place = The round also ends when it is blocked: at the end of a turn the well is empty and no tile in any hand fits.
rules-blocked-when-all-passed = The round also ends when it is blocked: all have passed, one after the other.
rules-blocked-well-left = The well need not be empty then.
rules-blocked-free-passes = It is blocked as well when all have passed, one after the other, with the well empty.
rules-blocked-others-minus-own = If it is blocked, the lowest hand scores the values of all other hands minus its own.
rules-blocked-differences = If it is blocked, the lowest hand scores its difference from every other hand.
rules-blocked-nothing = If it is blocked, nobody scores for it.
rules-blocked-against-owner = If it is blocked, hands are counted in the same way.
rules-blocked-ignored = If it is blocked, nobody scores for it.
rules-blocked-no-bonus = The { $bonus }-point bonus for going out is not given then.
rules-round-winner-hand = Whoever goes out wins the round; if it is blocked, the player with the lowest hand wins it.
rules-blocked-tie-each = If several hands tie for the lowest, each of them counts as the lowest.
rules-blocked-tie-nobody = If several hands tie for the lowest, none of them counts: nobody scores for it, and nobody wins the round.
rules-blocked-tie-fewest-tiles = If several hands tie for the lowest, those with the fewest tiles count as the lowest, each of them if that is a tie too.
rules-round-winner-most = Whoever scores the most in a round wins it.

rules-match-end = The end of the match
rules-target-at-once = The match ends as soon as someone’s total reaches { $target }. If the round is not over, it stops there: hands are not counted, and nobody wins it.
rules-target-during-round = If someone’s total reaches { $target } at any moment of a round, the match ends with that round.
rules-target-after-round = The match ends when, after a round is scored, someone’s total is { $target } or more.
rules-rounds = { $rounds ->
    [one] The match is one round.
   *[other] The match is { $rounds } rounds.
}
rules-rounds-too = { $rounds ->
    [one] It ends after one round in any case.
   *[other] It ends after { $rounds } rounds in any case.
}
rules-rounds-choice = Another number of rounds may be agreed on.
rules-winner-highest = The player with the highest total wins. If totals are equal, the win is shared.
rules-winner-lowest = The player with the lowest total wins. If totals are equal, the win is shared.
rules-winner-one-at-target = If only one player has reached { $target } by then, that player wins.
rules-winner-several-at-target = If several have, the one of them who won the last round wins. If several of them won it together, the one with the highest total wins; if totals are equal, the win is shared.
rules-winner-first-at-target = If none of them won it, the first in the match to reach { $target } wins.
rules-winner-nobody-at-target = If nobody has { $target } or more by then, the player with the highest total wins; if totals are equal, the win is shared.

rules-solo = Solo
rules-solo-start = One player plays a single round. A random tile is on the table at the start; it scores nothing.
rules-solo-deal = { $hand ->
    [0] { $well ->
        [one] There is no hand. The well has one tile.
       *[other] There is no hand. The well has { $well } tiles.
    }
    [one] The hand has one tile, the well { $well }.
   *[other] The hand has { $hand } tiles, the well { $well }.
}
rules-solo-well = You can choose a different well size. Compare only results with the same size.
rules-solo-turns = Turns, costs and bonuses are the same.
rules-solo-draw-cost = { $cost ->
    [0] Turns, costs and bonuses are the same, but drawing costs nothing.
    [one] Turns, costs and bonuses are the same, but each tile drawn costs { $cost } point.
   *[other] Turns, costs and bonuses are the same, but each tile drawn costs { $cost } points.
}
rules-solo-out = { $bonus ->
    [0] Going out ends the game.
    [one] Going out scores { $bonus } point and ends the game.
   *[other] Going out scores { $bonus } points and ends the game.
}
rules-solo-out-no-hand = { $bonus ->
    [0] Going out ends the game: the last tile is laid and the well is empty.
    [one] Going out scores { $bonus } point and ends the game: the last tile is laid and the well is empty.
   *[other] Going out scores { $bonus } points and ends the game: the last tile is laid and the well is empty.
}
rules-solo-pass-blocks = A pass blocks the game.
rules-solo-empty-well-pass-blocks = A pass with the well empty blocks the game.
rules-solo-blocked = If the game is blocked, the value of the tiles you still hold is subtracted.
rules-solo-blocked-nothing = If the game is blocked, the tiles you still hold are not counted.
rules-solo-no-target = There is no target score.

## Records

earlier-solo-draw = Played under an earlier reading of the rules, and judged by it: each tile drawn in this solo game cost points.
earlier-solo-blocked = Played under an earlier reading of the rules, and judged by it: a blocked solo game always cost the values of the tiles still held.
earlier-round-winner = Played under an earlier reading of the rules, and judged by it: with nobody at the target in the end, the winner of the last round won the match.
# Where in a record, before a sentence; round 0 is the match, and action 0 the round itself.
record-where = { $round ->
    [0] { "" }
   *[other] { $action ->
        [0] Round { $round }:{ " " }
       *[other] Round { $round }, action { $action }:{ " " }
    }
}
record-no-file = There is no file { $path }. Check the name.
record-is-folder = { $path } is a folder. Name a file in it.
record-unreadable = { $path } cannot be read. Check that it is a file and that you may read it.
record-empty = There is no record here. A file of records holds one on each line.
record-too-long = The record on line { $line } is too long: it may have at most { $most } MiB. Write each record on a line of its own.
record-extra-too-long = Names and further keys of this record are longer than the match itself. Leave out what does not belong to it.
record-not-utf8 = Line { $line } is not text in UTF-8. Save the file in that encoding.
record-not-json = Line { $line } is not JSON from column { $column } on. It may have been cut off or changed by hand; get the record again from where it was saved.
record-bad-number = The record on line { $line } holds a number that is too large, or something that is not a number, such as NaN. Points, seats and cells are small whole numbers.
record-too-deep = The record on line { $line } is nested too deeply to be one.
record-key-twice = The record on line { $line } has { $key } twice in one object. Keep one of them.
record-half-character = The record on line { $line } holds half of a character, which cannot be written. Write the text again there.
record-not-an-object = Line { $line } is JSON, but not a record: a record is an object in braces.
record-wrong-format = This is not a record that can be read here: its format is { $found }, not { $expected }.
record-missing = { record-where }“{ $key }” is missing. Every record has it here.
record-wrong-type = { record-where }“{ $key }” must be { $kind ->
    [object] an object in braces
    [list] a list
    [text] text
    [number] a whole number
    [flag] true or false
    [cell] a cell such as [0, 0, "up"]
    [corners] a list of three whole numbers
    [digits] 64 digits from 0 to 9 and a to f
   *[rules] the id of a rule set, or an object in braces
}, not { $found }.
record-unknown-tile = { record-where }There is no tile { $found } for “{ $key }”. A tile is named by its values, rising, such as "3-4-4".
record-unknown-action = { record-where }“do” must be place, draw, pass or decline, not { $found }.
record-unknown-line = { record-where }“do” must be round, place, draw, pass, decline or end, not { $found }.
record-length = { record-where }“{ $key }” has { $found ->
    [one] one entry
   *[other] { $found } entries
}, but by the rest of the record there should be { $expected }.
record-bad-name = The name { $found } cannot be shown. Leave out control characters and line breaks.
record-bad-rules = The record’s rules cannot be played. { $why }
record-bad-setup = The match in this record is not possible. { $why }
record-bad-deal = { record-where }This deal is not possible. { $why }
record-illegal-action = { record-where }The rules do not allow this. { $why }
record-disagrees = { record-where }“{ $key }” is { $found } in the record, but by the rules it is { $expected }.
record-action-after-end = { record-where }The round was over before this action. Nothing can follow its end.
record-round-unfinished = { record-where }The actions stop before the round is over. Only the last round of a match that is not finished may break off.
record-end-too-early = { record-where }The record has an “end”, but the round is not over.
record-round-after-match = { record-where }The match was over before this round.
record-match-unfinished = The record says that the match is finished, but it is not over.
record-match-finished = The record says that the match was broken off, but it is over.
record-fair-method = “{ $key }” is { $found }, but deals can be checked here only by { $expected }.
record-fair-seats = “{ $key }” has { $found ->
    [one] one entry
   *[other] { $found } entries
}, but the match has { $expected ->
    [one] one seat
   *[other] { $expected } seats
}. Each seat has one entry, null if it sent nothing.
record-fair-secret = “{ $key }” is not the secret that the server chose before the match: its SHA-256 is not { $commitment }.
record-fair-deal = { record-where }The deal was tampered with: it does not follow from the secret and the contributions in “fair”.
record-seen-unreadable = This is not what a device keeps of a match. That is one line of text, and begins with { $format }.
record-seen-no-proof = The record does not say where its deals came from, although the server made a promise about them before the match.
record-seen-commitment = The promise that the server gave your device before the match was about a different secret: the SHA-256 of the one in the record is not { $commitment }.
record-seen-contribution = What your device added to the deals at seat { $seat } is not in the record.
record-seen-head = The log of the table is not the one that your device was shown: its head at version { $version } is different.
record-seen-lost = The server says that it lost the end of its log: what your device was shown at version { $version } is no longer in it.
record-seen-log = The log of the table does not say what the record says: they differ at version { $version }.
record-seen-moves = The moves are not those that your device was shown: the log has different ones between versions { $after } and { $upto }.
record-seen-no-log = This is not the log of a match that is over, with the text of its rows.
seen-proof-deals = { $rounds ->
    [one] The deal follows from the secret that the server promised your device, before the match, not to change, and from what your device added to it. So the server could not choose it.
   *[other] The { $rounds } deals follow from the secret that the server promised your device, before the match, not to change, and from what your device added to them. So the server could not choose them.
}
seen-proof-deals-only = { $rounds ->
    [one] The deal follows from the secret that the server promised your device not to change. Your device added nothing to it, so it cannot tell whether the server chose it.
   *[other] The { $rounds } deals follow from the secret that the server promised your device not to change. Your device added nothing to them, so it cannot tell whether the server chose them.
}
seen-proof-log = The match went as your device was shown: no move that it saw was changed afterwards.
seen-proof-log-part = Nothing in the log was changed after your device was shown its last state. Moves that your device was shown one by one, and that are the same: { $shown } of { $moves }.
seen-proof-dropped = The deals follow from the secret that the server promised your device not to change. Your device added a number, but it did not count: before the match began you had left your seat, or somebody else had taken it, as the server showed. If that is not so, the server could choose the deals.
seen-proof-stranger = The deals follow from the secret that the server promised your device not to change, and from what your device added to them. But something was added at seat { $seat } too, where your device was shown no person in this match. If the server added it, the server could choose the deals.
seen-proof-silent = The deals follow from the secret that the server promised your device not to change, and from what your device added to them. But nothing was added at seat { $seat }, where your device was shown a person. If the server left out what came from there, it had a choice of deals.
seen-proof-no-log = Whether the match went as your device was shown was not checked: that needs the log of the table.
seen-proof-none = This device took no part in the match. It cannot tell what the server promised beforehand, or whether this record is the true one.
seen-doubt-commitment = The server now shows a different promise. It may have swapped the secret behind the deals. Your device keeps the first promise.
seen-doubt-history = The server now shows a different history of this table: something was changed afterwards. Your device keeps what it was shown first.
seen-doubt-shorter = The server now shows less of this table than it did: moves that had been made are gone. Your device keeps what it was shown first.
seen-doubt-lost = The server has lost the end of this game, and says so. Moves that you saw are gone; the game goes on from before them. Your device keeps what it was shown first.
record-no-round = { $expected ->
    [0] The record has no rounds, so there is no round { $found }.
    [one] There is no round { $found }. The record has one, counted from 1.
   *[other] There is no round { $found }. The record has { $expected }, counted from 1.
}
record-no-action = { record-where }There is no moment after action { $found }. Choose one from 0, when the tiles are dealt, to { $expected }.
record-names-do-not-fit = { $expected ->
    [one] The match has one seat, but the number of names is { $found }. Give one name.
   *[other] The match has { $expected } seats, but the number of names is { $found }. Give one for each seat.
}
record-key-taken = “{ $key }” has a meaning in a record already. Choose another name for what is added.
record-not-writable = This cannot be written as JSON. Use text, whole numbers, lists and objects only, none of them nested too deeply.

## Notation

notation-too-long = This text has { $found } characters; no position needs more than { $most }. Copy only the position.
notation-not-a-tile = { $section ->
    [null] “{ $found }” is not a tile. A tile is three values from 0 to 5, rising, such as 344 or 3-4-4.
   *[other] { $section }: { $found } is not a tile. A tile is three values from 0 to 5, rising, such as 344 or 3-4-4.
}
notation-not-a-placement = { $section }: { $found } is not a placement. One is the three corners, clockwise, u or d for up or down, and the cell’s x and y, such as 443d-1,2.
notation-not-an-action = { $section }: { $found } is not an action. Write draw, pass, decline, or a placement such as 443d-1,2.
notation-not-a-number = { $section }: { $found } is not a whole number of at most 18 digits.
notation-not-a-phase = { $section }: { $found } is not a phase. There are: { $expected }.
notation-wrong-section = Where { $section }= should stand with its value, there is { $found }. Copy the whole position, from rules= to totals=.
notation-bad-rules = { $section ->
    [null] These rules cannot be played. { $why }
   *[other] { $section }: These rules cannot be played. { $why }
}
notation-field-twice = { $section ->
    [null] { $found } is there twice. Keep one of them.
   *[other] { $section }: { $found } is there twice. Keep one of them.
}
notation-bad-seats = { $section }: That many players cannot play. { $why }
notation-bad-opener = { $section }: By these rules the round before does not decide who opens. Leave this section out.
notation-not-in-the-set = { $section }: There is no tile { $found } in this set.
notation-tile-twice = { $section }: { $found } is there twice. There is one of each tile, on the table or in a hand.
notation-does-not-fit = { $section }: { $found } does not fit there, beside the tiles laid before it. Tiles stand in the order they were laid.
notation-not-a-first-tile = { $section }: { $found } cannot be the first tile of a field. That lies in u0,0, and in a solo game it is not turned.
notation-too-many-fields = { $section }: There can be at most { $most } fields, not { $found }. Only a player who closes a hexagon may start a new one, where the rules allow it.
notation-drawn-not-held = { $section }: { $found } cannot be among the tiles drawn in this turn. Each of them is in the hand, and named once.
notation-miscounted = { $section ->
    [hand] hand: Its number of tiles is { $found }, but by counts it is { $expected }. A spectator has no hand.
    [totals] totals: Their number is { $found }, but that of the seats is { $expected }.
   *[counts] counts: All tiles on the table, in hands and in the well come to { $found }, but by the rules to { $expected }.
}
notation-out-of-range = { $section }: { $found } is out of range; it must be from { $low } to { $high }.
notation-phase-impossible = { $section }: The phase cannot be { $found } with these tiles, counts and rules. Copy the position again from where it was shown.

## What a sheet says beside the rules: the aim, the age, the box

rules-sheet-facts = About the game
sheet-aim-first-or-most = The aim: be the first to lay all your tiles, or score the most points.
sheet-aim-first-and-most = The aim: get rid of your tiles before the others do, and score as many points as you can.
sheet-aim-target = { $target ->
    [one] The aim: reach { $target } point in the course of several rounds.
   *[other] The aim: reach { $target } points in the course of several rounds.
}
sheet-aim-first = The aim: be the first to lay all the tiles of your rack, and so end the round.
sheet-aim-most = The aim: score as many points as you can.
sheet-age = For players aged { $years } and over.
sheet-box = In the box: { $things }.
sheet-rounds = Usually { $low } to { $high } rounds are played, and the points of all of them are added up.
sheet-turn-time = If somebody often takes too long, agree on a time limit for each turn, such as { $low } to { $high } seconds.
sheet-drawn-apart = Keep freshly drawn tiles apart, so that they and their cost are counted right.
box-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
box-racks = { $count ->
    [one] { $count } rack
   *[other] { $count } racks
}
box-score-pad = a score pad
box-score-board = a score board
box-spiral-pad = a spiral-bound pad
box-cloth-bag = a cloth bag
box-bag = a bag
box-rules = the rules

## Which reading of the sheets is ours, and why another is not offered

reading-ours = Our reading:
reading-other = House rules for another reading:
reading-fit = Wherever corners meet, they must show the same number, although most sheets speak only of the two numbers along an edge.
reading-fit-why = Matching edges alone is not offered: a bridge earns its bonus because the corner across from the edge fits too, a hexagon because six corners agree around one point, and a gap between corners that disagree could never be filled.
reading-beside-any = A tile may be laid beside any tile on the table, not only beside the one laid last.
reading-beside-any-why = Laying only beside the last tile is not offered: a bridge, a double and a hexagon need tiles laid long before.
reading-edge = A tile must share a whole edge with a tile on the table; touching with a corner is not enough.
reading-edge-why = Laying corner to corner is not offered: on the same sheet a tile is added to a free side of a triangle.
reading-opening-tile = The tile that decides who opens is also the first to be laid.
reading-opening-bonus = The bonus for opening is paid in every round, not only at the start of the match.
reading-opening-bonus-why = A bonus for the first round alone is not offered: these sheets say “game” for a round too, and Tri-Domino pays it whenever a round is opened.
reading-next-opener = Every round is opened by the same rule as the first.
reading-after-drawing = Once you have drawn, you may lay only tiles drawn in this turn, not those you held before.
reading-one-by-one = You draw one tile at a time, and look at it before you draw another.
reading-one-by-one-why = Drawing several at once is not offered: you could not lay the first tile that fits at once, as these sheets let you, and Triomino says “one by one”.
reading-stop-drawing = Once you have begun to draw, you go on until you lay a drawn tile or no draw is left; “up to three” is a limit, not permission to stop early.
reading-empty-well = If the well is empty and you have drawn nothing, you must lay a tile that fits; only a player without one passes.
reading-duty-draw = If one of your tiles fits, you must lay a tile and may not draw instead.
reading-duty-lay = If a tile you draw fits, you must lay it; you may not keep it. House rules for another reading change something else too: then you may also draw even when one of your tiles fits.
reading-kept-tile = Passing with a drawn tile that fits costs nothing beyond the draws.
reading-kept-tile-why = A penalty for it is not offered: the sheets penalise only a player for whom nothing drawn fits.
reading-zero-follow-up = The extra tile after 0-0-0 is laid at once, in the same turn, or not at all; you may decline it at no cost, and if none of your tiles fits, you do not draw for it.
reading-zero-follow-up-why = Saving it for a later turn is not offered: the sheet grants it with the opening, before the other players have their turns.
reading-one-new-field = However many hexagons you close with one tile, you may start one new field, and only right away.
reading-one-new-field-why = A field for each hexagon is not offered: the sheet speaks of one more tile, laid now.
reading-blocked-at-once = When the well is empty and nobody has a tile that fits, the round ends at once, before anyone else passes and pays. House rules for another reading change something else too: a round then also ends when everyone has passed in a row with tiles left in the well, and a solo game at its first pass.
reading-blocked-well = In Triodominio a round ends as soon as everyone has passed in a row, even if tiles are left in the well.
reading-blocked-tie = If several hands tie for the lowest in a blocked round, each of them scores as a single winner would.
reading-reverse-hands = In the reverse game tiles left in hands are not counted, because where the player with the most points wins, counting them would reward keeping tiles.
reading-target = A Trimino match ends the moment a total reaches 400; a Triple Domino match ends after the round in which a total reached 400, even for a moment; a Triomino or Tri-Domino match ends when a round has been scored and a total is 400 or more.
reading-last-round-winner = If several players have reached 400, the winner of the last round wins the match. If that player is not among them, whoever reached 400 first wins.
reading-last-round-winner-why = A winner below 400 is not offered: the sentence on the sheet decides only between those who have reached it.
reading-shared-win = Players with equal best totals share the win.
reading-shared-win-why = Nothing else is offered: no sheet says how to break a tie for the match.
reading-solo-start = In a solo game nothing is paid for opening: the tile that lies on the table at the start scores nothing, and the first tile you lay scores like any other.
reading-solo-start-why = Points for it are not offered: chance chooses that tile, and you score for what you lay.
reading-solo-one-round = A solo game is one round, and reaching the target does not end it.
reading-solo-one-round-why = Several rounds up to the target are not offered: the aim is as many points as possible from the same number of tiles.
reading-solo-hand = Alone you hold as many tiles as each of two players, 9, although the sheet names no number for one player.
reading-solo-tiles = The 20 tiles of a solo game include the one that lies on the table at the start.
reading-solo-turns = In Triple Domino’s solo game a drawn tile that does not fit stays with you for a later turn, and turns are those of the sheet, including what a pass costs.
reading-solo-turns-why = Putting such a tile aside is not offered: wherever tiles are drawn, they are kept.
reading-solo-draw-cost = In Triple Domino’s solo game drawing costs nothing, because the game is nothing but drawing and every result would be lower by the same 95 points.
reading-solo-held = If a solo game is blocked, the value of the tiles you still hold is subtracted, just as it is for the winner of a blocked round. House rules for another reading change something else too: then nobody scores for a blocked round with several players either.
reading-bridge-double = A tile that touches with two edges is a double only, although the corner across from each edge touches a tile too, as with a bridge.
reading-three-edges = A tile that touches others with three edges is a double, just like one that touches with two.
reading-three-edges-why = Nothing else is offered: three edges are two edges and one more, and no sheet pays less for fitting more.
reading-hexagon-double = A tile that closes a hexagon always touches with two edges as well, and is paid for the hexagon only, even where the sheet does not say so.
reading-several-hexagons = Two or three hexagons closed with one tile pay the same as one.

## House rules as text

house-rules-too-long = This text has { $found } characters, and no house rules need more than { $most }. Copy only the rules.
house-rules-unreadable = { $found } is not a set of house rules. Paste the whole line, link or file you were given, or write a name, a colon, the id of a rule set and each change, such as Grandma’s: triomino, draw-limit=2.
house-rules-bad-name = { $found } cannot be a name of house rules. Use at most { $most } visible characters.

## The score pad: what it asks back, and what it cannot write

pad-no-such-seat = There is no player { $seat } in this round, so this line does not count. Correct it.
pad-not-playing = { $name } is not playing in this round, so this line does not count. Who was it? Correct the line.
pad-hand-of-absent = { $name } is not playing in this round. Whose hand was it? Correct the line.
pad-not-your-turn = Going by the lines so far, it is { $name }’s turn.
pad-not-the-opener = By the rules { $name } opens this round.
pad-better-opening = { $tile } should have opened, not { $opened }: { $name } has drawn nothing, so must have held it from the start.
pad-must-open = Nobody has opened yet. Enter the first tile.
pad-nothing-offered = Nothing was offered here, so there is nothing to decline.
pad-round-over = The round was already over. Begin the next one, or correct an earlier line.
pad-round-not-over = The round before was not ended. Have its hands been counted?
pad-match-over = The match was already over. This round no longer changes who won it.
pad-players = Under these rules { $number ->
    [one] one player cannot play alone
   *[other] { $number } players cannot play
}. Hands and well are not counted.
pad-tile-laid = { $line ->
    [0] { $tile } lies on the table from the start. There is one of each tile.
   *[other] { $tile } has been on the table since line { $line }. There is one of each tile.
}
pad-tile-in-hand = { $tile } has already been counted for { $name }. There is one of each tile.
pad-not-in-the-set = { $tile } is not in this set: the highest number is { $highest }.
pad-too-few-tiles = { $kind ->
    [bridge] A bridge is not possible yet: { $tiles } tiles must lie on the table first.
    [double] A double is not possible yet: { $tiles } tiles must lie on the table first.
   *[hexagon] { $hexagons ->
        [one] A hexagon is not possible yet: { $tiles } tiles must lie on the table first.
       *[other] { $hexagons } hexagons at once are not possible yet: { $tiles } tiles must lie on the table first.
    }
}
pad-double-without-bridge = A double can only follow a bridge, and there is none in this round.
pad-starts-field = The first tile of a field touches nothing, so it cannot make anything.
pad-does-not-fit = The tile cannot lie there, so from here on the field is not kept. { $why }
pad-fits-nowhere = By the field, { $tile } fits nowhere, so from here on the field is not kept. Is an earlier tile in the wrong place?
pad-other-kind = By its place the tile makes { $kind ->
    [plain] nothing
    [bridge] a bridge
    [double] a double
   *[hexagon] { $hexagons ->
        [one] a hexagon
       *[other] { $hexagons } hexagons
    }
}. That is what was scored.
pad-field-lost = The field is not known here, because a tile was laid without its place. Say what the tile makes.
pad-by-rule = No words of { $rules } are quoted here, because the app does not have them. The answer goes by rule { $rule } of our rules: a tile makes one thing only, a hexagon, or else a double, or else a bridge.
pad-last-tile = By the count, that was { $name }’s last tile. Did { $name } go out?
pad-out-too-early = By the count, { $name } still holds tiles: { $tiles }. Is there one draw too many, or a line missing?
pad-well-empty = By the count, the well is empty, so there is nothing to draw.
pad-draw-limit = { $limit ->
    [0] Under these rules nobody draws.
    [one] Under these rules only one tile is drawn in a turn.
   *[other] Under these rules at most { $limit } tiles are drawn in a turn.
}
pad-must-draw = Under these rules, and by the count, a tile must be drawn before the turn is passed. Is the well empty?
pad-must-lay = Under these rules a tile that fits must be laid here.
pad-blocked-well = By the count, there are still tiles in the well: { $tiles }. The round is blocked only when nobody can draw.
pad-blocked-passes = Under these rules the round is blocked only when all have passed, one after the other.
pad-still-fits = { $name }’s { $tile } still fits somewhere, so the round is not blocked.
pad-not-counted = Under these rules hands are not counted here.
pad-hand-missing = { $name }’s hand was not counted, and counts as nothing.
pad-hand-of-out = { $name } went out and cannot hold tiles.
pad-hand-count = { $name } has { $tiles } in hand, but by the count it should be { $expected }. Is a line missing?
pad-hand-sum = A hand worth { $value } is not possible for { $name }: with { $tiles } in hand the sum is { $low } to { $high }.
pad-line-round = A round begins: { $names }.
pad-line-hands = Values left in hand: { $hands }.
pad-line-end = The round is over.
pad-asks-hands = The round is over. Which tiles are left in each hand?
pad-asks-round = The round is over. Begin the next one.
pad-asks-nothing = The match is over.
pad-asks-opener = { $who ->
    [youngest] The youngest opens. Who is it?
    [highest-tile] Whoever has the highest tile opens. Who is it?
   *[highest-triple] Whoever has the highest triple opens, or else the highest tile. Who is it?
}
pad-asks-turn = { $phase ->
    [opening] { $name } opens.
    [follow-up] { $name } may lay one more tile after 0-0-0.
    [new-field] { $name } may start a new field.
   *[turn] { $name } is next.
}
pad-no-such-line = There is no line { $line }. The last one is { $lines }.
pad-first-line = The first line begins the first round: it can be corrected, but not moved or deleted.
pad-nothing-to-undo = There is nothing to undo on this pad.
pad-name-missing = Each player needs a name.
pad-name-twice = Two players are called { $name }. Give one of them another name.
pad-too-many-players = { $number } players are too many for a pad: at most { $most } can play.
pad-no-field-kept = The field of round { $round } was not kept: each tile must be entered with its place. Without the field there is no record.
pad-hands-not-told = What was left in hand in round { $round } was written down as sums. A record needs the tiles.
pad-players-changed = Players joined or left between rounds, which a record cannot show.
pad-not-a-record = Round { $round } cannot have been played like this, so there is no record of it. { $why }
evening-bad-link = This link does not hold a whole evening. Copy all of it.
evening-plot = Totals over the evening
evening-wins = Evenings won
evening-rounds-won = Rounds won
evening-of = of { $count }
evening-best-round = Best round
evening-lowest-round = Best round where the lowest total wins
evening-bridges = Bridges
evening-doubles = Doubles
evening-all-hexagons = Hexagons
pad-totals = totals
evening-round = Round { $round }

## Print

rules-house = House rules · { $sheet }
print-tiles = Tiles to cut out
print-sheet = score sheet
print-ruler = Print at 100%, without fitting to the page: this line is { $length } mm long.
print-column-tile = tile
print-column-bonus = bonus
print-column-cost = cost
print-column-points = points
print-column-total = total
print-date = Date
print-signed = { SIGNED($points) }
print-card-shortened = Only the essentials. For every rule, see “The rules” in the app, or trimino rules.
