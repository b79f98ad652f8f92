"""A chart of a match: each seat's chance of winning before each action."""

from collections.abc import Sequence

from trimino.analysis.grading import Grade
from trimino.analysis.match_analysis import MatchAnalysis
from trimino.words import say
from trimino.workers.figures import figure_bytes, new_figure

MARKS = {Grade.INACCURACY: "v", Grade.MISTAKE: "X", Grade.BLUNDER: "D"}


def draw_course(analysis: MatchAnalysis, players: Sequence[str], kind: str) -> bytes:
    """Draw the chart as PNG or SVG; equal analyses give equal files."""
    figure = new_figure(9.6, 4.8)
    axes = figure.subplots()
    moments = list(enumerate(analysis.decisions, start=1))
    for seat, player in enumerate(players):
        own = [(at, 100 * one.best.match) for at, one in moments if one.seat == seat]
        (line,) = axes.plot(*zip(*own, strict=True), label=player) if own else (None,)
        for grade, mark in MARKS.items():
            faults = [
                (at, 100 * one.done.match)
                for at, one in moments
                if one.seat == seat and one.grade is grade
            ]
            if line and faults:
                axes.scatter(*zip(*faults, strict=True), marker=mark, color=line.get_color())
    for at, one in moments:
        if one.number == 1:
            axes.axvline(at - 0.5, linewidth=0.5, color="grey")
    axes.set_ylim(-2, 102)
    axes.set_xlabel(say("analysis-plot-actions"))
    axes.set_ylabel(say("analysis-plot-chance"))
    axes.set_title(say("analysis-plot-title"))
    axes.legend()
    return figure_bytes(figure, kind)
