"""The result of a solo game, as the best list keeps it."""

from typing import NamedTuple

from trimino.room.facts import PRESENT_READING
from trimino.rules import published
from trimino.rules.earlier_readings import earlier_readings


class SoloResult(NamedTuple):
    """The points of somebody who played alone, with a well of a certain size.

    `rules` names the best list, see `best_list_of`.
    """

    table: str
    guest: str
    rules: str
    well: int
    points: int
    at: float


def best_list_of(rules: str, reading: int = PRESENT_READING) -> str:
    """The name of the best list for a rule set by a reading of it.

    It is the id of the rule set, with the number of the reading where results of an earlier one
    cannot be compared.

    >>> best_list_of("trimino"), best_list_of("triple-domino"), best_list_of("triple-domino", 1)
    ('trimino', 'triple-domino/2', 'triple-domino')
    """
    if reading == PRESENT_READING and earlier_readings(published(rules), solo=True):
        return f"{rules}/{reading}"
    return rules
