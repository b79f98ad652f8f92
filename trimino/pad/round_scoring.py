"""Scoring of rounds: one that another round follows is scored once, however often a pad is asked.

A round is a function of how it begins and of its lines. So a correction in it, or before it where
that changes totals, numbers of lines or who opens, makes it another round, which is scored anew.
"""

from functools import lru_cache
from hashlib import sha256

from trimino.pad.lines import WrittenLine
from trimino.pad.round_ledger import RoundLedger, RoundStart
from trimino.pad.sheet import ScoredRound

MAX_PAD_ROUNDS, MAX_ROUND_LINES = 64, 400
"""Rounds that are remembered, and their most lines: far more than an evening has."""


def scored_round(
    start: RoundStart, lines: tuple[WrittenLine, ...], *, is_last: bool
) -> ScoredRound:
    """A round by its lines, of which the first begins it; the last one of a pad still changes."""
    if is_last or len(lines) > MAX_ROUND_LINES:
        return _score(start, lines)
    return remembered_round(start, lines)


@lru_cache(maxsize=MAX_PAD_ROUNDS)
def remembered_round(start: RoundStart, lines: tuple[WrittenLine, ...]) -> ScoredRound:
    """A round that is scored once; its key tells whether it is the same as another."""
    key = sha256(repr((start, lines)).encode()).hexdigest()[:16]
    return _score(start, lines)._replace(key=key)


def _score(start: RoundStart, lines: tuple[WrittenLine, ...]) -> ScoredRound:
    ledger = RoundLedger(start)
    for number, (line, corrected) in enumerate(lines, start.number):
        ledger.enter(number, line, corrected=corrected)
    return ledger.scored()
