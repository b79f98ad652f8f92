"""Analysis of play: the best actions of a position, and how well a match was played.

Every decision is judged from what its seat could see then. Only luck looks at hidden tiles.

    grading.py          grades of decisions, and accuracy
    calibration.py      corrections of the engine's stated chances
    outlook.py          what an action leaves on the table
    reasons.py          why an action is good or bad, as messages
    hints.py            hints: the best actions of a position, each with its reasons
    decision.py         one decision: what was done, what was best, and the cost
    luck.py             the luck of each seat
    moments.py          the moments of a match, analysed in batches
    match_analysis.py   a whole match
    remote.py           a match, analysed by a worker process
    report.py           the analysis as JSON
    report_types.py     the types of that JSON
    plot.py             the chances of winning as a picture
"""

from trimino.analysis.hints import PositionAnalysis, analyse_position
from trimino.analysis.match_analysis import MatchAnalysis, analyse_match

__all__ = ["MatchAnalysis", "PositionAnalysis", "analyse_match", "analyse_position"]
