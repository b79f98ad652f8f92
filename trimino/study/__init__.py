"""Studies: questions about the game, answered from simulated rounds with confidence intervals.

A study is cut into batches, each with its own seed; a kernel plays a batch and counts. Counts are
whole numbers that add up, so the answers do not depend on who plays the batches.

    questions.py   the questions, and the trials that answer them
    plan.py        the plan of a study: tables, questions, rounds and batches
    kernels/       compiled trials, and the slots of their counts
    dispatch.py    the kernel of a batch, and its compilation
    run_batch.py   a batch, as a worker plays it
    interval.py    confidence intervals
    findings.py    the counts so far
    answers.py     the answers to each question
    report.py      the answers as JSON
    plot.py        the answers as pictures
    errors.py      errors of studies
"""
