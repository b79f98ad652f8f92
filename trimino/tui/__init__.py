"""`trimino tui`: the game as an app in a terminal, by keyboard and mouse.

The screens know no rule and no hidden tile. They are fed by a `Game`, which hands them the view of
a seat, and ask what is legal and what it scores of that view.

    command.py    the command, which alone is loaded before Textual is needed
    game.py       a game as the screens know it: the interface, and a note for whoever adds another
    local.py      a game in this process, against bots or around one screen
    online/       a game at a table on a server, by its link
    thinking.py   a process that thinks, so that the screen never waits
    wishes.py     what somebody wants to play, and the game that comes of it
    choice.py     what a person is about to lay: a tile, a place, a turn of it
    prompt.py     what is asked of a person, and what a choice would bring, in a line
    board.py      the fields as one drawing, and what lies where on it
    ink.py        the inks of drawings as styles, with colours or without any
    pad.py        the score pad as on paper
    advice.py     hints and verdicts in words
    app.py        the app: its language, its colours, and which screen is shown
    screens/      start, table, replay, and what is shown above them
    widgets/      title, field, hand, players, log, keys
"""
