"""A table as the facts of its log make it: no sockets, no database, no clock.

In the order in which to read them:

    seat.py       a seat and who holds it
    match_up.py   from settings to the match that is played
    situation.py  how things stand at a table
    changes.py    what each fact changes
    state.py      the room: facts applied in order
    happening.py  what happened, kept so that anyone can be told of it later
    deciding.py   a command: the fact it becomes, or why it is refused
    due.py        what will happen if nobody does anything, and when
    telling.py    what a reader is told: the one place where frames about a table are made
    summary.py    what the table's own line says, for lists
    ending.py     what is left of a match that is over: its record, a result of a solo game
"""
