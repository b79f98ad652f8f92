"""The score pad: keeps the score of games with the real box by the rules, without seeing hands.

lines.py          what a person writes down: a tile laid, a draw, a pass, hands that are left
pad.py            a pad: the edits to its lines, any of which can be corrected or undone
ledger.py         scores all lines, round by round (round_ledger.py: within a round)
tally.py          counts hands and well (hand_checks.py: the hands that are left)
pad_field.py      what a tile made, by its place or as it was told
sheet.py          the result: each line with points and warnings, totals, the end
warnings.py       what is asked back; errors.py: what cannot be written at all
"""
