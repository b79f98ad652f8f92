"""The arena: contests of bots on equal terms, from the same deals with every bot in every seat.

A plan says who meets whom; a worker pool plays its pairs in batches; standings sum them up.

    plan.py        who meets whom, and from which deals
    game.py        one game of a pair, and its result
    pair_batch.py  a batch of pairs, and how a worker plays it
    batching.py    pairs cut into batches of about a second each
    rating.py      ratings
    standings.py   the standings of the bots
    report.py      the standings as JSON, the games as CSV
    plot.py        the standings as a picture
    errors.py      errors of contests
"""
