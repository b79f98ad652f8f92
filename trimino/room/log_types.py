"""Types of the log of a table as its readers get it."""

from typing import NotRequired

from trimino.records.typed_dict import TypedDict


class LogValues(TypedDict):
    """The link of every row, and the head that they lead to.

    `rows` is there once the match is over: the text of every row, which its link is made from.
    """

    version: int
    head: str
    links: list[str]
    rows: NotRequired[list[str]]
