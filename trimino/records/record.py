"""The game record, `trimino-record/1`: everything needed to replay a match to the last point.

A record is one JSON document; a file of many has one on each line. It contains hidden tiles, so it
is written when a match is over, or by a program that may see everything.

>>> import random
>>> from trimino.rules import Match, published
>>> match, rng = Match(published("goliath-kids"), players=2), random.Random(1)
>>> _ = match.deal(rng)
>>> while not match.over:
...     _ = match.play(rng.choice(list(match.legal)))
>>> line = dump(record_of(match, ["Anna", "Juris"], {"bots": ["random", "random"]}))
>>> replay(load(line)) == match
True
>>> replay_to(load(line), round=1, action=0).round.fields
()

A record that breaks the rules is refused with the place:

>>> document = load(line)
>>> document["rounds"][0]["actions"][0]["points"] = 100
>>> replay(document)
Traceback (most recent call last):
trimino.records.errors.RecordError: Round 1, action 1: “points” is 100 in the record, but by the \
rules it is 1.
"""

from typing import TYPE_CHECKING

from trimino.records.errors import RecordError, RecordReason
from trimino.records.fair_deal import Fairness, check_fair
from trimino.records.reading import MAX_BYTES, RecordEntry, load, read_each, read_records
from trimino.records.replaying import replay, replay_to
from trimino.records.writing import FORMAT, dump, record_of
from trimino.rules.deprecation import renamed_names

__all__ = [
    "FORMAT",
    "MAX_BYTES",
    "Fairness",
    "RecordEntry",
    "RecordError",
    "RecordReason",
    "check_fair",
    "dump",
    "load",
    "read_each",
    "read_records",
    "record_of",
    "replay",
    "replay_to",
]

if not TYPE_CHECKING:  # A type checker would take any name for one of the module.
    __getattr__ = renamed_names(__name__, {"moment": "replay_to"})
