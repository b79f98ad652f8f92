"""Local tables: the whole game on one device, without a server or third-party packages.

A browser runs this package in a worker, and terminals or tests may run it as it is. It decides,
applies and frames with `trimino.room` as the server does; who calls it keeps the log.

    local_table.py   one table: a command or a due task becomes rows of the log, and frames
    local_games.py   the tables in memory, by id
    local_names.py   renames the person who holds the device
    plain_words.py   what stands in for sentences, which a screen makes from messages
    print_calls.py   PDFs, in the words of a screen
    calls.py         the registry: named calls, JSON in and JSON out
"""
