"""The arena, where bots meet on equal terms: the same deals, with every bot in every seat.

A plan says who meets whom, and a crew plays its pairs in batches; standings are kept of them.

    plan.py        who meets whom, and from which deals
    game.py        one game of a pair, and what came of it
    batch.py       pairs as they are given to whoever plays them
    crew.py        processes, a cluster, or any executor
    jobs.py        jobs given out to a crew, and results handed on in order
    work.py        pairs cut into batches, as large as they take short
    estimate.py    means and how far they can be trusted
    rating.py      ratings
    standings.py   how the bots stand
    report.py      the standings as JSON, the games as CSV
    plot.py        the standings as a picture
"""
