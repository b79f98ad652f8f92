"""Summaries: how `repr` shows objects that are too large to paste back."""


def number_of(count: int, noun: str) -> str:
    """A number and what is counted.

    >>> number_of(1, "tile"), number_of(2, "tile"), number_of(0, "batch")
    ('1 tile', '2 tiles', '0 batches')
    """
    ending = "" if count == 1 else "es" if noun.endswith("ch") else "s"
    return f"{count} {noun}{ending}"
