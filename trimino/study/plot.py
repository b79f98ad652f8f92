"""The answers as pictures: for each question its main figures by number of players."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from trimino.study.answers import StudyAnswer, answers
from trimino.study.findings import Findings
from trimino.study.interval import Interval
from trimino.study.questions import StudyQuestion, Unit
from trimino.words import say
from trimino.workers.figures import figure_bytes, new_figure

MARKERS = "osD^v<>Ph*"
ACROSS = 3
"""Panels in a row."""

_SHIFT = 0.04
"""The offset between the lines of two rule sets, so that both margins are visible."""

SHOWN = {
    StudyQuestion.OPENER: ("ahead", "more"),
    StudyQuestion.POINTS: ("seat", "best"),
    StudyQuestion.BLOCKS: ("blocked",),
    StudyQuestion.WORTH: ("in-the-end",),
    StudyQuestion.HOARDING: ("alone", "all"),
    StudyQuestion.SOURCES: ("tiles", "bonuses", "draws", "passes", "end"),
    StudyQuestion.CHOICES: ("in-the-end",),
    StudyQuestion.COUNTING: ("held",),
}
"""The figures that are drawn; where a question has items, one for each."""

AnswerLines = dict[str, list[tuple[int, Interval]]]
"""By rule set, the numbers of players, each with a figure."""


class Panel(NamedTuple):
    """One figure at all tables."""

    title: str
    unit: Unit
    lines: AnswerLines


def draw_answers(findings: Findings, question: StudyQuestion) -> bytes:
    """Draw the answers to a question as SVG; equal answers give equal files."""
    panels = panels_of(list(answers(findings, question)), question)
    across = min(ACROSS, len(panels))
    down = -(-len(panels) // across)
    figure = new_figure(1.6 + 3.0 * across, 0.5 + 3.0 * down)
    for number, panel in enumerate(panels, start=1):
        _draw(figure.add_subplot(down, across, number), panel)
    # A panel lacks rule sets of which too little is known.
    legends = [axes.get_legend_handles_labels() for axes in figure.axes]
    handles, labels = max(legends, key=lambda legend: len(legend[1]))
    figure.legend(handles, labels, loc="outside right upper", fontsize="small")
    figure.suptitle(say(f"study-{question}"))
    return figure_bytes(figure, "svg")


def panels_of(found: Sequence[StudyAnswer], question: StudyQuestion) -> list[Panel]:
    units = {column.name: column.unit for column in question.columns}
    items = dict.fromkeys(answer.item for answer in found)
    return [
        Panel(
            say(f"study-{question}-{name}" if item is None else f"study-item-{item}"),
            units[name],
            _lines([answer for answer in found if answer.item == item], name),
        )
        for name in SHOWN[question]
        for item in items
    ]


def _lines(found: Sequence[StudyAnswer], name: str) -> AnswerLines:
    lines: AnswerLines = defaultdict(list)
    for answer in found:
        figure = answer.figures[name]
        if figure is not None:
            lines[answer.table.rules.base].append((answer.table.players, figure))
    return lines


def _draw(axes: Any, panel: Panel) -> None:
    factor = 100 if panel.unit in (Unit.SHARE, Unit.MORE) else 1
    for number, (name, line) in enumerate(panel.lines.items()):
        figures = [figure.times(factor) for _, figure in line]
        axes.errorbar(
            [seats + _SHIFT * (number - (len(panel.lines) - 1) / 2) for seats, _ in line],
            [figure.value for figure in figures],
            yerr=[
                [figure.value - figure.low for figure in figures],
                [figure.high - figure.value for figure in figures],
            ],
            marker=MARKERS[number % len(MARKERS)],
            markersize=4,
            linewidth=1,
            capsize=2,
            label=name,
        )
    if panel.unit in (Unit.AHEAD, Unit.MORE):
        axes.axhline(0, color="grey", linewidth=0.8)
    axes.set_xticks(sorted({seats for line in panel.lines.values() for seats, _ in line}))
    axes.set_xlabel(say("bench-players"))
    axes.set_ylabel(say(f"study-unit-{panel.unit}"))
    axes.set_title(panel.title, fontsize="medium", wrap=True)
