"""The analysis of play: what may be done in a position, and how well a match was played.

Every decision is judged from what its seat could see then. Luck alone looks at hidden tiles.

    grading.py     words for what a decision cost, and accuracy
    calibrated.py  stated chances as they come true
    outlook.py     what an action leaves on the table
    reasons.py     why an action is good or bad, as messages made from such facts
    position.py    a position: the best actions, each with its reasons
    decision.py    one decision of a match: what was done, what was best, and what it cost
    luck.py        what chance did to each seat
    tasks.py       a match cut into tasks, and who does them
    match.py       a whole match
    report.py      the analysis as JSON
    plot.py        the course of the winning chances as a picture
"""
