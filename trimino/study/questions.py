"""The questions of studies: the columns of their answers, and the trials that they need."""

from typing import NamedTuple

from trimino.rules.word_enum import WordEnum
from trimino.study.errors import StudyError, StudyReason


class Trial(WordEnum):
    """A kind of experiment, with its own kernel."""

    ROUND_STATISTICS = "course"
    WORTH = "worth"
    HOARDING = "hoarding"
    CHOICES = "choices"


class Unit(WordEnum):
    """The unit of a figure, which decides how it is written."""

    NUMBER = "number"
    """A whole number of points, without an interval."""
    RATE = "rate"
    """Times in a round."""
    POINTS = "points"
    """Points in a round."""
    GAIN = "gain"
    """Points more than otherwise, scored at once."""
    AHEAD = "ahead"
    """Points more than the others, at the end of the round."""
    SHARE = "share"
    """A share of the rounds, written as a percentage."""
    MORE = "more"
    """A difference of shares, written in percentage points."""


class Column(NamedTuple):
    """A figure of an answer; the message `study-QUESTION-NAME` says what it is."""

    name: str
    unit: Unit


class StudyQuestion(WordEnum):
    """A question of players."""

    OPENER = "opener"
    POINTS = "points"
    BLOCKS = "blocks"
    WORTH = "worth"
    HOARDING = "hoarding"
    SOURCES = "sources"
    CHOICES = "choices"
    COUNTING = "counting"

    @property
    def trials(self) -> tuple[Trial, ...]:
        return _TRIALS[self]

    @property
    def columns(self) -> tuple[Column, ...]:
        return _COLUMNS[self]


_TRIALS = {
    StudyQuestion.OPENER: (Trial.ROUND_STATISTICS,),
    StudyQuestion.POINTS: (Trial.ROUND_STATISTICS,),
    StudyQuestion.BLOCKS: (Trial.ROUND_STATISTICS,),
    StudyQuestion.WORTH: (Trial.ROUND_STATISTICS, Trial.WORTH),
    StudyQuestion.HOARDING: (Trial.HOARDING,),
    StudyQuestion.SOURCES: (Trial.HOARDING,),
    StudyQuestion.CHOICES: (Trial.CHOICES,),
    StudyQuestion.COUNTING: (Trial.CHOICES,),
}

_COLUMNS = {
    StudyQuestion.OPENER: (
        Column("ahead", Unit.AHEAD),
        Column("opening", Unit.POINTS),
        Column("won", Unit.SHARE),
        Column("more", Unit.MORE),
    ),
    StudyQuestion.POINTS: (
        Column("seat", Unit.POINTS),
        Column("best", Unit.POINTS),
        Column("tenth", Unit.NUMBER),
        Column("median", Unit.NUMBER),
        Column("nine-tenths", Unit.NUMBER),
    ),
    StudyQuestion.BLOCKS: (
        Column("blocked", Unit.SHARE),
        Column("broken-off", Unit.SHARE),
        Column("laid", Unit.RATE),
        Column("drawn", Unit.RATE),
    ),
    StudyQuestion.WORTH: (
        Column("often", Unit.RATE),
        Column("at-once", Unit.GAIN),
        Column("in-the-end", Unit.AHEAD),
        Column("more", Unit.MORE),
    ),
    StudyQuestion.HOARDING: (
        Column("alone", Unit.AHEAD),
        Column("alone-more", Unit.MORE),
        Column("all", Unit.AHEAD),
        Column("all-more", Unit.MORE),
    ),
    StudyQuestion.SOURCES: (
        Column("tiles", Unit.AHEAD),
        Column("bonuses", Unit.AHEAD),
        Column("draws", Unit.AHEAD),
        Column("passes", Unit.AHEAD),
        Column("end", Unit.AHEAD),
    ),
    StudyQuestion.CHOICES: (
        Column("often", Unit.RATE),
        Column("at-once", Unit.GAIN),
        Column("in-the-end", Unit.AHEAD),
        Column("more", Unit.MORE),
    ),
    StudyQuestion.COUNTING: (
        Column("places", Unit.RATE),
        Column("dead", Unit.SHARE),
        Column("held", Unit.SHARE),
    ),
}


def find_question(name: str) -> StudyQuestion:
    """The question of a name; `StudyError` if there is none."""
    try:
        return StudyQuestion(name)
    except ValueError:
        known = ", ".join(StudyQuestion)
        raise StudyError(StudyReason.QUESTION_UNKNOWN, name=name, known=known) from None
