"""A game at a table on a server, by its link.

No rule is worked out here: what lies where, what may be done and what it scores is what the server
tells. Its values become those of `trimino.rules`, which the screens know.

    link.py       the link of a table
    errors.py     what can go wrong on the way, and what a server refuses
    identity.py   who one is at each server: cookies, kept in the user's data folder
    doors.py      what is asked once, over HTTP
    socket.py     a table's socket: it comes again when it was cut, and no wish is lost
    reading.py    values of the server as values of the rules
    told.py       the legal actions as they were told
    course.py     the rounds so far, event by event
    known.py      all that is known of a table, kept up to date by frames
    hints.py      a hint that is waited for
    notes.py      what is told beside field and hand: the time, who is not there, greetings
    online.py     the game that the screens are fed by
    lobby.py      the screen before the first deal
    visiting.py   from the command line to a table
"""
