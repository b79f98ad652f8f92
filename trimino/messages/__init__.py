"""Messages about the game as data, for `trimino.words` to put into sentences.

event_messages.py         actions, and what they scored
ending_messages.py        ends of rounds and of matches
goal_messages.py          the goal of a match
place_messages.py         the place of a tile in words
rule_field_messages.py    fields of a rule set: labels, values, differences
rules_title.py            the title of a rule set, or of house rules
sheet_messages.py         the aim, the age and the box of a published sheet
seen_messages.py          what a record proves to a device
players.py                names of players, and the reader, whom sentences address
lists.py                  A, B and C as one detail
plain_text.py             text from outside, made fit to be shown
message_json.py           messages as JSON
"""
