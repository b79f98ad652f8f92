"""Making puzzles: candidates from play, proofs by the engine, difficulty by bots.

Work is cut into batches, each with its own seed, so that the same command makes the same puzzles
whoever does the work.

    plan.py            tables, rounds and batches
    candidates.py      positions from rounds that bots play, and from records
    standard.py        what a proof must show: one clearly best action
    exact_proof.py     proofs by the endgame solver, where nothing is hidden
    sampled_proof.py   proofs in sampled worlds, against two kinds of opponents
    difficulty.py      ratings from how bots of each level fail
    description.py     themes, facts and rating that follow from a proof
    make_batch.py      a batch, as a worker makes it
    selection.py       which puzzles a book takes
    recheck.py         proofs repeated at a multiple of their budget
"""
