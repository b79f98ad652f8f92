"""Matches and positions as text: records, a short notation, and views as JSON.

record.py                  records: dump, load, replay, and check that deals were fair
reading.py                 reads records from texts, files and streams
record_object.py           a JSON object of a record, read key by key with strict types
replaying.py               replays a record, and validates every value of it
writing.py                 a match as the values of a record, and those as a line of text
canonical.py               the one form in which an uploaded match is kept
taken_back.py              actions that were taken back
player_names.py            names of players
notation.py                the short notation: its functions, from the next four modules
action_notation.py         tiles, placements and actions
position_notation.py       positions
rules_notation.py          rule sets
house_rules_notation.py    house rules with a name: as text, as JSON and as a link
view_json.py               views as JSON for programs from outside, and their actions
values.py                  types of the JSON values of records, views and frames
typed_dict.py              `TypedDict` as pydantic accepts it
fair_deal.py               fair deals, which anyone can verify
log_chain.py               the hash chain over the log of a table
open_log.py                the log of a table whose match is over
seen.py                    the line that a device keeps of its match
seen_proof.py              checks a record against such a line
shown_course.py            the course of a match as a device was shown it
shown_moves.py             a digest of those moves
package_data.py            data files of the packages
errors.py                  errors in records and in the notation
"""

from typing import TYPE_CHECKING

from trimino.rules.lazy_names import lazy_names

if TYPE_CHECKING:
    from trimino.records.errors import NotationError, NotationReason, RecordError, RecordReason
    from trimino.records.fair_deal import Fairness
    from trimino.records.house_rules_notation import HouseRules, parse_house_rules
    from trimino.records.notation import (
        format_action,
        format_place,
        format_position,
        format_tile,
        parse_action,
        parse_place,
        parse_position,
        parse_tile,
    )
    from trimino.records.record import (
        RecordEntry,
        check_fair,
        dump,
        load,
        read_each,
        read_records,
        record_of,
        replay,
        replay_to,
    )

__all__ = [
    "Fairness",
    "HouseRules",
    "NotationError",
    "NotationReason",
    "RecordEntry",
    "RecordError",
    "RecordReason",
    "check_fair",
    "dump",
    "format_action",
    "format_place",
    "format_position",
    "format_tile",
    "load",
    "parse_action",
    "parse_house_rules",
    "parse_place",
    "parse_position",
    "parse_tile",
    "read_each",
    "read_records",
    "record_of",
    "replay",
    "replay_to",
]

if not TYPE_CHECKING:  # A type checker would take any name for one of the package.
    __getattr__ = lazy_names(
        __name__,
        {
            "trimino.records.errors": (
                "NotationError",
                "NotationReason",
                "RecordError",
                "RecordReason",
            ),
            "trimino.records.fair_deal": ("Fairness",),
            "trimino.records.house_rules_notation": ("HouseRules", "parse_house_rules"),
            "trimino.records.notation": (
                "format_action",
                "format_place",
                "format_position",
                "format_tile",
                "parse_action",
                "parse_place",
                "parse_position",
                "parse_tile",
            ),
            "trimino.records.record": (
                "RecordEntry",
                "check_fair",
                "dump",
                "load",
                "read_each",
                "read_records",
                "record_of",
                "replay",
                "replay_to",
            ),
        },
    )
