"""Lists as a single detail of a message: A, B and C."""

from collections.abc import Iterable
from functools import reduce

from trimino.rules import Message


def listed(parts: Iterable[object]) -> object:
    """A list as a single detail, said as: A, B and C.

    >>> listed(["Anna"]), str(listed(["Anna", "Juris"]))
    ('Anna', 'list-and (first=Anna, last=Juris)')
    """
    *before, last = parts
    if not before:
        return last
    first = reduce(lambda list, part: Message("list-comma", {"first": list, "next": part}), before)
    return Message("list-and", {"first": first, "last": last})
