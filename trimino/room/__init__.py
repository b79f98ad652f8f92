"""The room: one table as plain data, without sockets, database, clock or third-party packages.

    command --> decide --> fact --> row of the log --> apply --> room --> frames

A row is a stored fact; an entry is the fact after applying; an event is the entry as one reader
sees it.

In the order in which to read them:

    settings.py          what a table agrees on, and for whom each seat is
    commands.py          what clients ask for
    facts.py             what happened: the content of the log
    fact_json.py         facts as the text of log rows (log_row.py)
    constraints.py       limits on fields, which pydantic enforces at the server's edge
    strict_reading.py    reads commands and forms by the same declarations, without pydantic
    guest_names.py       which names a guest may have
    guest_cookie.py      the cookie by which a server knows a guest again

    setup.py             from settings to the match, or why it cannot be played
    seat.py              a seat and who holds it
    characters.py        bots of a level by name
    room_state.py        the room: the state of a table
    taking_back.py       what a guest may take back (undoing.py: undoes it, back over deals)
    command_handlers.py  `decide`: the fact that a command becomes, or why it is refused
    fact_handlers.py     `apply_row`: what each fact changes
    log_replay.py        `load_room`: the room that a log leads to
    chained_text.py      the text of a row that the hash chain over the log is made from
    log_entry.py         an applied fact and its result, from which events are made
    guided_round.py      the deal and the script of the guided round
    guide.py             what the script has next at a table, and what the newcomer is told
    log_limit.py         how many rows a log may have
    lost_end.py          rows that a log has lost, and somebody remembers
    due_tasks.py         the next thing that happens by itself, when, and what it becomes
    removal.py           how somebody leaves a table for good
    rematch.py           the next table with the same seats
    practice.py          the settings of a table that goes on from a record

    frame_types.py       types of frames
    shared_types.py      types of what all readers of an update share
    frames.py            frames for a reader, made from views of the match
    missed_rows.py       the rows that a reader has not seen, and what they change
    shared_events.py     events as all readers share them, and what some get in their place
    event_values.py      deals, actions and endings in frames (message_values.py: messages)
    table_values.py      the table around the match in frames (clock_values.py: its clock)
    broken_off.py        why a match was over before its end
    log_values.py        the log for readers: the hash chain, and at last the rows (log_types.py)
    story.py             a whole match for a reader (story_types.py)
    summary.py           a table as lists keep it (table_list.py: as they show it)
    match_results.py     the record of a match that is over (solo_result.py: for the best list)
    best_list.py         the best results of solo games

    rules_values.py      rule sets, bots and positions for forms and lessons (rules_types.py)
    hint_types.py        types of hints
    errors.py            refusals of a table
"""
