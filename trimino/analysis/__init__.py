"""Analysis of play: the best actions of a position, and how well a match was played.

Every decision is judged from what its seat could see then. Only luck looks at hidden tiles.

    grading.py          grades of decisions, and accuracy
    levels.py           how those at a table are expected to play on
    draining.py         how likely bots among four draw although a tile fits
    habits.py           how often people draw, take what pays, overlook a bonus
    people.py           the level that people of a server are taken for
    kernels             rounds played on by players of given levels
    valuation.py        what each action of a decision is worth
    open_endgame.py     the same where nothing is hidden between strong players
    ledger.py           the two ledgers of a decision: the plan, and the choice within it
    outlook.py          what an action leaves on the table
    reasons.py          why an action is good or bad, as messages
    distinct_reasons.py reasons that tell an action from all others
    next_hands.py       the hands that the next player may hold
    nudges.py           the first steps of a hint
    hints.py            hints: a nudge, a place, and the best actions with their reasons
    decision.py         one decision: what was done, what was better, and the cost
    episodes.py         plans that were kept to though others were better
    position_value.py   the value of whole positions
    moment_values.py    these values at all moments of a match
    course.py           the chances of all seats at every moment
    luck.py             the luck of each seat
    fault_themes.py     what a fault was about
    score_story.py      where the difference between players came from, by their scores
    round_swings.py     what each round changed in a seat's chance
    main_cause.py       why a match was won or lost
    bonuses_left.py     bonuses that a player left lying
    better_move.py      what was done at a moment and what was better, in words
    key_moments.py      the moments that mattered to a seat
    review.py           the review of a match for a seat
    advised_theme.py    the theme that a review advises on
    deciding_round.py   the round that decided a match
    draw_count.py       the tiles that players drew
    finds.py            bonuses that a player found among other placements
    opened_gifts.py     bonuses that a placement opened for the next player
    spared_gifts.py     bonuses that a placement kept from the next player
    exercise.py         faults of a match to try again
    lucky_draws.py      draws that changed a match
    round_ending.py     how the round that decided ended
    round_cause.py      the cause within the round that made most of the difference
    what_worked.py      something that worked for a winner
    moments.py          the moments of a match, analysed in batches
    match_analysis.py   a whole match
    warm.py             compiling ahead of time
    remote.py           a match, analysed by a worker process
    report.py           the analysis as JSON
    report_types.py     the types of that JSON
    plot.py             the chances of winning as a picture
"""

from trimino.analysis.hints import PositionAnalysis, analyse_position
from trimino.analysis.match_analysis import MatchAnalysis, analyse_match

__all__ = ["MatchAnalysis", "PositionAnalysis", "analyse_match", "analyse_position"]
