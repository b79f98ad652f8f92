"""The full-screen terminal app, `trimino tui`.

The screens know no rule and no hidden tile. A `GameSession` gives them the view of a seat; legal
actions and scores come from that view.

    app.py             the app: its language, its colours, and which screen is shown
    session.py         the interface between the screens and a game
    local_game.py      a game in this process, against bots or around one screen
    online/            a game at a table on a server
    game_options.py    the options of a local game
    engine_worker.py   the process that searches for hints, bots and analyses
    selection.py       the tile and the placement that a person is about to choose
    prompt.py          the line above the hand
    countdown.py       the time left for a turn
    board.py           the fields as one drawing, and which cell is where on it
    ink.py             the inks of drawings as styles
    score_pad.py       the score pad
    advice_text.py     hints and analyses in words
    screens/           start, table, replay, and the sheets above them
    widgets/           title bar, field, hand, players, event log, key bar
"""
