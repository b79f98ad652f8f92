### What only the web app says, in English.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Everywhere

ui-close = Close
ui-guest = Guest
ui-home = To the first page
ui-trouble = That did not work
ui-try-again = Try again
ui-seat = Seat { $seat }
ui-unreachable = The server cannot be reached. Check the connection, and try again.
ui-you = You

## Levels of bots, in a word

bot-name-random = Lucky dip
bot-name-greedy = Greedy
bot-name-novice = Beginner
bot-name-casual = Relaxed
bot-name-club = Club player
bot-name-heuristic = Quick
bot-name-expert = Expert
bot-name-master = Master

## The table: field and hand

table-fit = Show the whole field
table-hand = { $tiles ->
    [one] Your hand: one tile
   *[other] Your hand: { $tiles } tiles
}
table-tile-fits = { $tile }, fits
table-tile-no-fit = { $tile }, fits nowhere now

## The first page, a new game, the lobby, the settings

ui-cookies-off = This browser keeps no cookies for this page, so the server cannot tell who you are. Allow cookies here, and try again.

home-all-finished = All { $games } finished games
home-between-rounds = Between two rounds
home-change = change
home-device = Around one device
home-device-about = Pass it on; your tiles stay covered
home-finished = Finished games
home-friends = With friends
home-friends-about = Send a link, or show a code
home-new = Your own way
home-new-about = House rules, bots, time limits
home-offers = Ways to play
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
home-solo = Solo
home-solo-about = Beat the best list
home-turn-of = { $player } to play
home-waiting = Waiting for players
home-your-turn = Your turn

new-bot = Bot
new-other-bots = Bots of another kind
new-other-rules = Other published rules
new-rules = Rules

settings-title = Settings

## The score pad, ends, hints, greetings

pad-title = Score pad
pad-waiting = The score pad is being fetched.
pad-round = round { $round }
pad-round-of = round { $round } of { $rounds }
pad-target = to { $target }
pad-carried = carried over
pad-turn = turn { $turn }
pad-end = end of the round
pad-totals = totals
pad-first = first
pad-second = second tile
pad-new-field = new field
pad-pass = pass
pad-drawn = { $count ->
    [one] 1 drawn
   *[other] { $count } drawn
}
pad-clock = time ran out

end-screen-round = Round { $round } is over
end-screen-you-win = You win!
end-screen-you-share = You share the win!
end-screen-wins = { $count ->
    [one] { $players } wins
   *[other] { $players } share the win
}
end-screen-solo = Your result: { $total }
end-screen-look = How it ended
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
end-screen-replay = Replay
end-screen-new = New game

hint-ask = Hint
hint-title = What the engine would do
hint-thinking = It thinks …
hint-late = No hint has come.
hint-lay = Lay { $tile }
hint-draw = Draw a tile
hint-pass = Pass
hint-decline = Decline
hint-chance = wins { $percent } in 100
hint-ahead = { $sign ->
    [behind] { $points ->
        [one] about 1 point behind
       *[other] about { $points } points behind
    }
   *[ahead] { $points ->
        [0] even on points
        [one] about 1 point ahead
       *[other] about { $points } points ahead
    }
}
hint-result = { $points ->
    [one] about 1 point to come
   *[other] about { $points } points to come
}

greetings-open = Say something
greetings-title = Say something to everyone
