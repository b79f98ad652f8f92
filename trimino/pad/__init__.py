"""The score pad: keeps the score of games with the real box by the rules, without seeing hands.

lines.py          what a person writes down: a tile laid, a draw, a pass, hands that are left
pad.py            a pad: the edits to its lines, any of which can be corrected or undone
edits.py          an edit (named_lines.py: lines stay with their people when a round changes)
settings.py       the rules, and what else a match needs to know
ledger.py         scores all lines, round by round (round_ledger.py: within a round)
round_scoring.py  scores a round that is over once, until it is corrected
tally.py          counts hands and well (hand_checks.py: the hands that are left;
                  opening_check.py: whether another tile should have opened)
pad_field.py      what a tile made, by its place or as it was told
told_kind.py      a line that tells what its place gives, in case the field is not kept later
sheet.py          the result: each line with points and warnings, totals, the end
warnings.py       what is asked back; errors.py: what cannot be written at all
referee.py        is that a bridge? The cells that make it, and the words of the sheet

pad_messages.py   lines, ends and questions as messages
document.py       a pad as a document, and its verification (line_json.py: lines as JSON)
known_edits.py    edits that were read before, while a pad grows
csv_export.py     a pad for spreadsheets (record_export.py: as a record)
collection.py     pads that are kept together, and the names on them
statistics.py     what each player has done over all of them

calls.py          calls for a screen without a server: JSON in, JSON out
pad_view.py       a pad as a screen shows it (pad_keys.py: its keys, and what each scores)
early_lines.py    lines that were entered before anybody knew whose turn it is, or where a tile lies
"""

from trimino.pad.collection import merged, remembered_names
from trimino.pad.csv_export import pad_csv
from trimino.pad.document import pad_values, read_pad, verify_pad
from trimino.pad.edits import Edit, EditKind, SettingsEdit
from trimino.pad.errors import PadError, PadReason
from trimino.pad.lines import (
    DeclineLine,
    DrawLine,
    EndLine,
    PadLine,
    PassLine,
    PlaceLine,
    RoundLine,
)
from trimino.pad.pad import Pad
from trimino.pad.record_export import pad_record
from trimino.pad.referee import Ruling, judged, kind_lesson
from trimino.pad.settings import PadSettings
from trimino.pad.sheet import PadSheet, ScoredLine, ScoredRound
from trimino.pad.statistics import PlayerStatistics, family_statistics
from trimino.pad.warnings import PadWarning

__all__ = [
    "DeclineLine",
    "DrawLine",
    "Edit",
    "EditKind",
    "EndLine",
    "Pad",
    "PadError",
    "PadLine",
    "PadReason",
    "PadSettings",
    "PadSheet",
    "PadWarning",
    "PassLine",
    "PlaceLine",
    "PlayerStatistics",
    "RoundLine",
    "Ruling",
    "ScoredLine",
    "ScoredRound",
    "SettingsEdit",
    "family_statistics",
    "judged",
    "kind_lesson",
    "merged",
    "pad_csv",
    "pad_record",
    "pad_values",
    "read_pad",
    "remembered_names",
    "verify_pad",
]
