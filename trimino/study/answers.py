"""The answers to each question, computed from the counts.

A figure without counts is None. A lead is over the mean of the others, with the sign changed where
the lowest total wins, so that more is always better.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from trimino.rules.ruleset import Winner
from trimino.study.findings import Findings, Sample
from trimino.study.interval import Interval, exactly, quantile
from trimino.study.kernels import slots
from trimino.study.plan import StudyTable
from trimino.study.questions import StudyQuestion

__all__ = ["StudyAnswer", "answers"]

Figures = dict[str, Interval | None]

_ITEMS = {
    "bridge": (slots.BRIDGE_ITEM, slots.BRIDGES_SLOT),
    "double": (slots.DOUBLE_ITEM, slots.DOUBLES_SLOT),
    "hexagon": (slots.HEXAGON_ITEM, slots.HEXAGONS_SLOT),
    "draw": (slots.DRAW_ITEM, slots.DRAWN_SLOT),
    "triple": (slots.TRIPLE_ITEM, None),
}
"""Items of the trial `worth`: the number of each, and the slot of its frequency in `course`."""

CHOICES = {
    "opens": slots.OPENS_ITEM,
    "prepares": slots.PREPARES_ITEM,
    "keeps": slots.KEEPS_ITEM,
    "high": slots.HIGH_ITEM,
    "locks": slots.LOCKS_ITEM,
}
"""Items of the trial `choices`."""

HIDDEN_ITEMS = ["under-10", "from-10", "from-20", "from-30", "from-40"]
"""Items of the question `counting`: how many tiles are hidden from the player on turn."""

SOURCE_SLOTS = {
    "tiles": slots.TILES_SOURCE,
    "bonuses": slots.BONUSES_SOURCE,
    "draws": slots.DRAWS_SOURCE,
    "passes": slots.PASSES_SOURCE,
    "end": slots.END_SOURCE,
}
"""Sources of the gain of hoarding."""


class StudyAnswer(NamedTuple):
    """The figures of a table by column name, where a question has items those of one."""

    table: StudyTable
    figures: Figures
    item: str | None = None


def answers(findings: Findings, question: StudyQuestion) -> Iterator[StudyAnswer]:
    """The answers for every table that admits the question."""
    for table in findings.study.tables:
        if all(table.admits(trial) for trial in question.trials):
            samples = [findings.samples[table, trial] for trial in question.trials]
            yield from _ANSWERING[question](table, *samples)


def opener(table: StudyTable, sample: Sample) -> Iterator[StudyAnswer]:
    seats = table.players
    others = {slots.POINTS_SLOT + place: -1 / (seats - 1) for place in range(1, seats)}
    won = sample.mean({slots.WON_SLOT: 1 / slots.WIN})
    figures: Figures = {
        "ahead": sample.mean(_better(table, {slots.POINTS_SLOT: 1, **others})),
        "opening": sample.mean({slots.OPENING_SLOT: 1}),
        "won": won,
        "more": won and won.less(1 / seats),
    }
    yield StudyAnswer(table, figures)


def points(table: StudyTable, sample: Sample) -> Iterator[StudyAnswer]:
    seats = {slots.POINTS_SLOT + place: 1 / table.players for place in range(table.players)}
    counts = sample.histogram()
    parts = {"tenth": 0.1, "median": 0.5, "nine-tenths": 0.9}
    figures: Figures = {
        "seat": sample.mean(seats),
        "best": sample.mean({slots.BEST_SLOT: 1}),
        **{name: exactly(_points_at(quantile(counts, part))) for name, part in parts.items()},
    }
    yield StudyAnswer(table, figures)


def blocks(table: StudyTable, sample: Sample) -> Iterator[StudyAnswer]:
    figures: Figures = {
        "blocked": sample.share(slots.BLOCKED_SLOT),
        "out": sample.share(slots.OUT_SLOT),
        "broken-off": sample.share(slots.BROKEN_OFF_SLOT),
        "laid": sample.mean({slots.LAID_SLOT: 1}),
        "drawn": sample.mean({slots.DRAWN_SLOT: 1}),
    }
    yield StudyAnswer(table, figures)


def worth(table: StudyTable, course: Sample, weighed: Sample) -> Iterator[StudyAnswer]:
    for name, (item, often) in _ITEMS.items():
        first = slots.WORTH_SLOT + slots.ITEM_PARTS * item
        times = first + slots.TIMES_PART
        at_once = weighed.mean({first + slots.AT_ONCE_PART: 1}, times)
        figures: Figures = {
            "often": None if often is None else course.mean({often: 1}),
            "at-once": None if name == "triple" else at_once,
            "in-the-end": weighed.mean({first + slots.AHEAD_PART: 1 / (table.players - 1)}, times),
            "more": weighed.mean({first + slots.MORE_WON_PART: 1 / slots.WIN}, times),
        }
        yield StudyAnswer(table, figures, name)


def hoarding(table: StudyTable, sample: Sample) -> Iterator[StudyAnswer]:
    figures: Figures = {
        "alone": sample.mean({slots.ALONE_AHEAD: 1 / (table.players - 1)}),
        "alone-more": sample.mean({slots.ALONE_WON: 1 / slots.WIN}),
        "all": sample.mean({slots.ALL_AHEAD: 1 / (table.players - 1)}),
        "all-more": sample.mean({slots.ALL_WON: 1 / slots.WIN}),
    }
    yield StudyAnswer(table, figures)


def sources(table: StudyTable, sample: Sample) -> Iterator[StudyAnswer]:
    others = table.players - 1
    yield StudyAnswer(
        table,
        {
            name: sample.mean({slots.SOURCES_SLOT + source: 1 / others})
            for name, source in SOURCE_SLOTS.items()
        },
    )


def _choices(table: StudyTable, sample: Sample) -> Iterator[StudyAnswer]:
    for name, item in CHOICES.items():
        first = slots.CHOICES_SLOT + slots.ITEM_PARTS * item
        times = first + slots.TIMES_PART
        figures: Figures = {
            "often": sample.mean({times: 1}),
            "at-once": sample.mean({first + slots.AT_ONCE_PART: 1}, times),
            "in-the-end": sample.mean({first + slots.AHEAD_PART: 1 / (table.players - 1)}, times),
            "more": sample.mean({first + slots.MORE_WON_PART: 1 / slots.WIN}, times),
        }
        yield StudyAnswer(table, figures, name)


def counting(table: StudyTable, sample: Sample) -> Iterator[StudyAnswer]:
    for number, name in enumerate(HIDDEN_ITEMS):
        first = slots.COUNTING_SLOT + 4 * number
        figures: Figures = {
            "places": sample.mean({first + slots.ALL_PLACES: 1}),
            "dead": sample.mean({first + slots.DEAD_PLACES: 1}, first + slots.ALL_PLACES),
            "held": sample.mean({first + slots.HELD_PLACES: 1}, first + slots.FRESH_PLACES),
        }
        yield StudyAnswer(table, figures, name)


_ANSWERING: dict[StudyQuestion, Callable[..., Iterator[StudyAnswer]]] = {
    StudyQuestion.OPENER: opener,
    StudyQuestion.POINTS: points,
    StudyQuestion.BLOCKS: blocks,
    StudyQuestion.WORTH: worth,
    StudyQuestion.HOARDING: hoarding,
    StudyQuestion.SOURCES: sources,
    StudyQuestion.CHOICES: _choices,
    StudyQuestion.COUNTING: counting,
}


def low_wins(table: StudyTable) -> bool:
    return table.rules.winner is Winner.LOWEST


def _better(table: StudyTable, weights: dict[int, float]) -> dict[int, float]:
    return {slot: table.rules.sign * weight for slot, weight in weights.items()}


def _points_at(step: int) -> int:
    return slots.LOWEST_BIN + slots.BIN * step
