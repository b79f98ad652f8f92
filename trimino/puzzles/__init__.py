"""Puzzles: positions with one clearly best action, proven by the engine.

The modules of this package need neither the engine nor third-party packages, so a browser loads
them too. What makes puzzles is in `making`.

    puzzle.py           a puzzle, its certificate, and both as JSON
    theme.py            what puzzles are about, found in the position by small detectors
    open_table.py       playing on where nothing is hidden
    same_position.py    actions that lead to the same position, turned on the table
    attempt.py          the check of an answer
    explanation.py      the question, hints and the explanation, as messages
    puzzle_json.py      questions, hints and answers for a screen
    puzzle_requests.py  requests of screens: the next puzzle, hints, rated attempts
    puzzle_book.py      a collection of puzzles, and the one that ships with the package
    rating.py           Glicko-2 ratings of people and puzzles
    errors.py           errors of puzzles
    making/             candidates, proofs, difficulty; needs the engine
"""
