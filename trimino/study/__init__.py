"""Studies: what players ask about the game, answered from simulated rounds, with intervals.

A study is cut into batches, each with a seed of its own; a kernel plays one and counts. Counts are
whole numbers that add up, so who plays the batches, and how many do, makes no difference.

    questions.py   what can be asked, and the trials that answer it
    plan.py        what is to be played: tables, questions, rounds, and the batches of that
    kernels/       rounds played and counted in compiled code, and where each count stands
    counting.py    from a batch to its kernel, and back
    batch.py       a batch as it is given to whoever plays it
    interval.py    estimates and how far they can be trusted
    findings.py    what has been counted so far
    answers.py     the answers to each question
    report.py      the answers as JSON
    plot.py        the answers as pictures
"""
