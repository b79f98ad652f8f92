"""The plain terminal game, and the parts that commands and the full-screen app share with it.

Nothing here imports typer or Textual.

    terminal_game.py    a match around one terminal: people and bots in turn
    terminal_player.py  a person at the keyboard: page, entry, decision
    page.py             the page of a decision
    menu.py             the choices of a decision, and the entries that name them
    rack.py             the hand and the places to choose from
    turn_text.py        turns and scores in words
    screen.py           the terminal, in pages or as plain text
    line_input.py       lines of the standard input, until the time of a turn runs out
    turn_limit.py       the time limit of a turn, and the turn that the clock plays
    match_plan.py       who plays what: rules, seats, names, bots
    bot_cast.py         the names of bots
    match_arguments.py  the arguments of a match
    seat_options.py     how many play, and which bots
    match_replay.py     a record as steps
    replay_pager.py     a replay on a plain terminal
    moment_text.py      a moment of a review in words
    against_text.py     the opponents that a hint or an analysis assumes
    match_undo.py       undo in a match around one terminal
    rules_text.py       a rule set in words
    rule_field_text.py  the fields of a rule set, one by one
    readings_text.py    passages of a sheet that can be read in two ways
    kept_rules.py       house rules that the user keeps by name
    default_rules.py    the rules that are played unless others are named
    pad_session.py      the score pad: entries, and what each scored (pad_entry.py, pad_text.py)
    pad_field_text.py   the field of a pad, and where another tile could lie
    pad_store.py        the pads that are kept
    pad_table.py        a pad in columns, as in the box (pad_plot.py: plots in text)
    pad_link.py         a pad as a link
    day_text.py         days as people write them
    puzzle_session.py   puzzles, one after another
    puzzle_store.py     the rating and the results of the person who solves
    farewell.py         the result after a match
    files.py            files of records, and `-` for the standard streams
    output.py           the console
    qr_code.py          QR codes for the cameras of phones
    errors.py           errors of a command or a form
"""
