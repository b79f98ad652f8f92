"""Records by the version before settlements 15 and 17 were amended, written by `simulate`."""

from pathlib import Path
from typing import Any

from trimino.records.record import read_records
from trimino.rules import EarlierReading

FILE = Path(__file__).with_name("earlier_reading.jsonl")
DRAW, BLOCKED, WINNER = EarlierReading
READINGS = [
    (DRAW,),
    (DRAW,),
    (DRAW,),
    (WINNER,),
    (WINNER,),
    (BLOCKED,),
    (BLOCKED,),
    (DRAW, BLOCKED),
]
"""By which earlier reading each record of the file is right."""


def earlier_records() -> list[dict[str, Any]]:
    return list(read_records(FILE))
