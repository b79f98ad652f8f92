"""The answers to each question, from what was counted.

A figure that nothing was counted for is None. Being ahead is measured against the mean of the
others, and turned where the lowest total wins, so that more is better everywhere.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from trimino.rules.ruleset import Winner
from trimino.study.findings import Findings, Sample
from trimino.study.interval import Interval, exactly, quantile
from trimino.study.kernels import slots
from trimino.study.plan import Table
from trimino.study.questions import Question

Figures = dict[str, Interval | None]

ITEMS = {
    "bridge": (slots.BRIDGE, slots.BRIDGES),
    "double": (slots.DOUBLE, slots.DOUBLES),
    "hexagon": (slots.HEXAGON, slots.HEXAGONS),
    "draw": (slots.DRAW, slots.DRAWN),
    "triple": (slots.TRIPLE, None),
}
"""What is weighed: its number among the trials, and where it is counted in the course of rounds."""


class Answer(NamedTuple):
    """What is known of a table, by the names of the question's columns; of one item if weighed."""

    table: Table
    figures: Figures
    item: str | None = None


def answers(findings: Findings, question: Question) -> Iterator[Answer]:
    """An answer for every table where the question makes sense."""
    for table in findings.study.tables:
        if all(table.admits(trial) for trial in question.trials):
            samples = [findings.samples[table, trial] for trial in question.trials]
            yield from _ANSWERING[question](table, *samples)


def opener(table: Table, sample: Sample) -> Iterator[Answer]:
    seats = table.seats
    others = {slots.POINTS + place: -1 / (seats - 1) for place in range(1, seats)}
    won = sample.mean({slots.WON: 1 / slots.WIN})
    figures: Figures = {
        "ahead": sample.mean(_better(table, {slots.POINTS: 1, **others})),
        "opening": sample.mean({slots.OPENING: 1}),
        "won": won,
        "more": won and won.less(1 / seats),
    }
    yield Answer(table, figures)


def points(table: Table, sample: Sample) -> Iterator[Answer]:
    seats = {slots.POINTS + place: 1 / table.seats for place in range(table.seats)}
    counts = sample.histogram()
    parts = {"tenth": 0.1, "median": 0.5, "nine-tenths": 0.9}
    figures: Figures = {
        "seat": sample.mean(seats),
        "best": sample.mean({slots.BEST: 1}),
        **{name: exactly(_points_at(quantile(counts, part))) for name, part in parts.items()},
    }
    yield Answer(table, figures)


def blocks(table: Table, sample: Sample) -> Iterator[Answer]:
    figures: Figures = {
        "blocked": sample.share(slots.BLOCKED),
        "out": sample.share(slots.OUT),
        "broken-off": sample.share(slots.BROKEN_OFF),
        "laid": sample.mean({slots.LAID: 1}),
        "drawn": sample.mean({slots.DRAWN: 1}),
    }
    yield Answer(table, figures)


def worth(table: Table, course: Sample, weighed: Sample) -> Iterator[Answer]:
    for name, (item, often) in ITEMS.items():
        first = slots.WORTH + slots.PARTS * item
        times = first + slots.TIMES
        at_once = weighed.mean({first + slots.AT_ONCE: 1}, times)
        figures: Figures = {
            "often": None if often is None else course.mean({often: 1}),
            "at-once": None if name == "triple" else at_once,
            "in-the-end": weighed.mean({first + slots.AHEAD: 1 / (table.seats - 1)}, times),
            "more": weighed.mean({first + slots.MORE_WON: 1 / slots.WIN}, times),
        }
        yield Answer(table, figures, name)


def hoarding(table: Table, sample: Sample) -> Iterator[Answer]:
    figures: Figures = {
        "alone": sample.mean({slots.ALONE_AHEAD: 1 / (table.seats - 1)}),
        "alone-more": sample.mean({slots.ALONE_WON: 1 / slots.WIN}),
        "all": sample.mean({slots.ALL_AHEAD: 1 / (table.seats - 1)}),
        "all-more": sample.mean({slots.ALL_WON: 1 / slots.WIN}),
    }
    yield Answer(table, figures)


_ANSWERING: dict[Question, Callable[..., Iterator[Answer]]] = {
    Question.OPENER: opener,
    Question.POINTS: points,
    Question.BLOCKS: blocks,
    Question.WORTH: worth,
    Question.HOARDING: hoarding,
}


def low_wins(table: Table) -> bool:
    return table.rules.winner is Winner.LOWEST


def _better(table: Table, weights: dict[int, float]) -> dict[int, float]:
    sign = -1 if low_wins(table) else 1
    return {slot: sign * weight for slot, weight in weights.items()}


def _points_at(step: int) -> int:
    return slots.LOWEST + slots.BIN * step
