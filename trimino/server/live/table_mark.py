"""Table mark: by which lines of a log about one table can be told."""

import hashlib


def mark_of(table: str) -> str:
    """The mark of a table; its id cannot be had from it."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]
