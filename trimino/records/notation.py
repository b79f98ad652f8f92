"""Short notation for tiles, placements, actions and positions, to be pasted into a message.

A tile is its three values, `344`; its long name `3-4-4` is read too. A placement is the corners
in the order of the cell's vertices, the cell as `u` or `d` with x and y, and the number of the
field unless it is 0: `443d-1,2` or `443d-1,2f1`. An action is a placement, `draw`, `pass` or
`decline`.

A position is one line of ASCII without blanks: sections `name=value` joined by "/", in this order,
all of them but for the last:

    rules    the id of a rule set, and after it ",field=value" for each field that house rules
             change, "-" for "_" in its name; a value is a number or a word, "yes", "no" or "-" for
             none, a list "50+60+70" or an object "hand:9+well:10"; in the keys of an object too
             "-" stands for "_"
    reader   the seat that sees this, from 0, or "-" for a spectator
    turn     the seat whose turn it is; of a round that is over, whose turn was the last
    phase    opening, turn, follow-up, new-field or over
    fields   the fields joined by "+", of each its placements in the order they were laid, joined
             by "."; "-" before the first tile is laid
    hand     the reader's tiles in order, joined by "."; "-" for none
    counts   how many tiles each seat holds, joined by ","
    well     how many tiles are left to draw
    drawn    in the reader's own turn the tiles drawn in it, the newest last, joined by "."; "-"
             for none; in the turn of others how many they are
    passes   how many turns in a row have ended in a pass
    totals   every seat's total, joined by ","
    opener   "set" if the round before decided who opens, else this section is left out

>>> text = (
...     "rules=triomino,draw-limit=2/reader=0/turn=0/phase=turn/fields=555u0,0.515d-1,0.055d0,-1/"
...     "hand=014.122.224.233.244.255.333.344.444/counts=9,7/well=37/drawn=444/passes=0/totals=6,35"
... )
>>> position = parse_position(text)
>>> position.rules.draw_limit, position.draws, [format_action(action) for action in position.legal]
(2, 1, ['draw'])
>>> format_position(position) == text
True

Parsing ignores blanks, line breaks and capital letters that pasting may add. A text that is not in
this notation, or describes an impossible position, is refused with the section that is wrong:

>>> parse_position(text.replace("515d-1,0", "514d-1,0"))
Traceback (most recent call last):
trimino.records.errors.NotationError: fields: "514d-1,0" does not fit there, beside the tiles laid \
before it. Tiles stand in the order they were laid.
"""

from trimino.records.action_notation import (
    format_action,
    format_place,
    format_tile,
    parse_action,
    parse_place,
    parse_tile,
)
from trimino.records.errors import NotationError, NotationReason
from trimino.records.position_notation import format_position, parse_position

__all__ = [
    "NotationError",
    "NotationReason",
    "format_action",
    "format_place",
    "format_position",
    "format_tile",
    "parse_action",
    "parse_place",
    "parse_position",
    "parse_tile",
]
