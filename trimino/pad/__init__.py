"""The score pad: keeps the score of games with the real box by the rules, without seeing hands.

lines.py          what a person writes down: a tile laid, a draw, a pass, hands that are left
pad.py            a pad: the edits to its lines, any of which can be corrected or undone
ledger.py         scores all lines, round by round (round_ledger.py: within a round)
tally.py          counts hands and well (hand_checks.py: the hands that are left)
pad_field.py      what a tile made, by its place or as it was told
sheet.py          the result: each line with points and warnings, totals, the end
warnings.py       what is asked back; errors.py: what cannot be written at all
referee.py        is that a bridge? The cells that make it, and the words of the sheet

pad_messages.py   lines, ends and questions as messages
document.py       a pad as a document, and its verification (line_json.py: lines as JSON)
csv_export.py     a pad for spreadsheets (record_export.py: as a record)
collection.py     pads that are kept together, and the names on them
statistics.py     what each player has done over all of them
"""
