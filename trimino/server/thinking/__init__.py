"""Thinking: what bots do, hints and analyses, worked out by processes of their own.

Only those load what computes. The server's own process hands them questions from a queue that is
bounded and fair between tables.

    thinkers.py   what the server asks: a bot's action, a hint, an analysis
    analysing.py  an analysis, batch by batch
    limits.py     how much may wait, and for how long
    load.py       how budgets shrink while many wait
    question.py   what waits for a worker
    queue.py      who is next
    lanes.py      workers at work, and who takes the place of one that is lost
    process.py    a worker as the server sees it
    worker.py     a worker itself: the program of its process
    answer.py     what comes back from it
    tasks.py      what workers do
    errors.py     why there is no answer
"""
