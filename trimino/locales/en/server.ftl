### What a server tells those who play on it, in English: refusals and greetings.
###
### The opening of game.ftl tells how details are put in, and the words of the game.

## Thinking on the server

thinking-busy = { $seconds ->
    [one] The server is busy. Try again in a second.
   *[other] The server is busy. Try again in { $seconds } seconds.
}
thinking-failed = The computer could not finish thinking about this. Try again.

## What the server refuses at its edge

server-fault = Something went wrong on the server (reference { $id }). Try again.
foreign-origin = This request came from another site, { $origin }. Open the game at its own address.
foreign-host = This server does not go by the name { $host }. Open it at its own address; whoever runs it can add the name with TRIMINO_HOSTS.
body-too-large = This is too large: the limit is { $most } bytes.
query-too-long = This address is too long: after the question mark it may have at most { $most } KiB.
too-many = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
name-empty = A name needs at least one visible character.
name-too-long = This name is too long. It may have at most { $most } characters.
name-unreadable = This name contains characters that cannot be shown. Use letters, digits, punctuation and spaces.
name-mixed = This name mixes letters of different alphabets, or uses ones made to look like others. Write it in one alphabet.
name-marks = This name has too many marks over or under its letters. Leave some out.
link-gone = This link has already been used, or is older than { $minutes } minutes. Make a new one on the other device.
metrics-closed = Metrics need a token. Send it in the Authorization header, after the word Bearer.

## The database of the server

store-unavailable = The database cannot be reached now ({ $why }). Try again in a moment.
store-unstorable = The database cannot hold such a value: a text with broken characters, or a number far too large.

## Tables of the server

nobody-asks = The server does not know you yet. Tell it your name first.
no-such-table = There is no such table. It may have expired; ask for a new link.
no-such-record = There is no such record.
no-such-device = You have no such device, or it was removed already.
no-such-analysis = There is no such analysis.
analysis-not-yours = Only the players, or whoever uploaded the record, can stop its analysis.
analysis-too-long = This match is too long to analyse: it may have at most { $most } actions.
no-such-page = There is nothing at this address.
one-record = Name one record: that of a table, or one that was uploaded.
practice-too-long = A match can be continued from its first { $rounds } rounds only.
bad-request = The request cannot be read: { $why }
bad-frame = The message cannot be read: { $why }
form-at = { $place }: { $why }
form-missing = it is missing
form-too-small = it must be at least { $least }
form-too-large = it may be at most { $most }
form-too-few = at least { $least } must be given
form-too-many = at most { $most } may be given
form-text-too-long = it may have at most { $most } characters
server-stopping = The server is about to stop. Try again in a moment.

table-stale = The table has changed in the meantime. Look again, and decide.
table-not-seated = You are not sitting at this table. Take a seat first.
table-already-seated = You are already sitting at this table.
table-seat-taken = That seat is taken. Choose another.
table-seat-twice = A seat is named twice. Name each once.
table-no-such-seat = There is no such seat. The table has { $seats }.
table-seats-do-not-fit = { $seats ->
    [one] The match in this record has one player. Open a table with one seat.
   *[other] The match in this record has { $seats } players. Open a table with as many seats.
}
table-names-do-not-fit = Give one name for each seat, or none at all.
table-contribution-missing = Your part of the shuffle is missing. Send 64 hexadecimal digits of your own choice.
table-only-one-seat = During a match only one seat can be taken.
table-not-the-host = Only the host of the table can do that.
table-not-started = The match has not begun yet.
table-already-started = The match has begun, and no seat is free. You can watch.
table-match-over = The match is over.
table-match-not-over = The match is not over yet.
table-seats-empty = A seat is still empty. Wait for somebody, or give it to a bot.
table-nobody-seated = Nobody sits at the table. Take a seat first.
table-still-there = This player may still come back in time. You can free the seat once a turn has been played for them.
table-not-a-person = Nobody holds that seat.
table-only-bots-change = During a match only the level of a bot can be changed.
table-not-away = You are not away.
table-not-your-turn = It is not your turn.
table-no-decision = There is nothing to decide right now.
table-hand-covered = The hand is covered. Uncover it first.
table-not-covered = The hand is not covered.
table-clocks-turn = Time has run out, and this turn is being played automatically.
table-round-not-over = The round is not over yet.
table-cannot-take-back = You cannot undo now: somebody has moved since, or something hidden has been revealed.
table-too-late-to-take-back = Too late to undo: the next move has already been made.
table-removal-changed = { $removal ->
    [closed] Everyone else has left in the meantime, so this would now close the table. Look again, and decide.
    [left] Somebody has sat down in the meantime, so this would now only free your seat. Look again, and decide.
    [ended] The match has changed in the meantime: if you give up now, it ends without a winner. Look again, and decide.
    [won] The match has changed in the meantime: if you give up now, the other player wins. Look again, and decide.
    [handed-over] The match has changed in the meantime: if you give up now, a bot plays on for you. Look again, and decide.
   *[unlisted] The match has ended in the meantime. Look at the result before you delete the game from your list.
}
table-log-full = So much has happened at this table that only the match itself goes on. Open a new table.
table-no-hints = There are no hints at this table.
table-not-guided = That is allowed too. Here, follow the glow for now.
table-unknown-bot = There is no bot called “{ $name }”. Available: { $known }.
table-unknown-rules = Give the rules that the house rules are based on as "base".
table-log-has-gap = The log of the table { $table } is broken at version { $version }.
player-of-seat = Player { $number }
player-named = { $name }

greeting-hello = Hello!
greeting-good-luck = Good luck!
greeting-well-played = Well played!
greeting-thanks = Thank you!
greeting-oops = Oops!
greeting-wait-please = One moment, please.
greeting-good-game = Good game!
greeting-goodbye = Goodbye!
