"""Best lists of solo games: results by one reading of the rules, the best first."""

from collections.abc import Iterable
from typing import NotRequired

from trimino.records.typed_dict import TypedDict
from trimino.room.facts import EARLIER_READING, PRESENT_READING
from trimino.room.solo_result import SoloResult, best_list_of
from trimino.rules import published

MAX_BEST = 100
"""Results that a list shows."""


class BestValues(TypedDict):
    """A result in the best list; `yours` where the reader played it."""

    name: str | None
    points: int
    at: float
    table: str
    yours: bool


class BestList(TypedDict):
    """The best results of a solo game, the best first.

    `earlier` are those by an earlier reading of the rules, which cannot be compared with them.
    """

    best: list[BestValues]
    earlier: NotRequired[list[BestValues]]


def best_list_names(rules: str) -> tuple[str, str | None]:
    """The names of a rule set's best list, and of that by an earlier reading if there is one.

    >>> best_list_names("trimino"), best_list_names("triple-domino")
    (('trimino', None), ('triple-domino/2', 'triple-domino'))
    """
    base = published(rules).base
    present, earlier = (
        best_list_of(base, reading) for reading in (PRESENT_READING, EARLIER_READING)
    )
    return present, None if earlier == present else earlier


def best_list(results: Iterable[tuple[SoloResult, str | None]], rules: str, well: int) -> BestList:
    """The best list of a rule set and a size of the well; results come with who played.

    They are those of one device, and so the reader's.
    """
    of_well = [(result, name) for result, name in results if result.well == well]
    present, earlier = best_list_names(rules)
    found: BestList = {"best": _best(of_well, present)}
    if earlier and (before := _best(of_well, earlier)):
        found["earlier"] = before
    return found


def _best(results: Iterable[tuple[SoloResult, str | None]], name: str) -> list[BestValues]:
    """The results of a list, the best first; of equals the earlier."""
    listed = [(one, who) for one, who in results if one.rules == name]
    listed.sort(key=lambda result: (-result[0].points, result[0].at))
    return [
        {"name": who, "points": one.points, "at": one.at, "table": one.table, "yours": True}
        for one, who in listed[:MAX_BEST]
    ]
