"""A chart of a match: the chances of all seats before each action."""

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
    scale = 1 if analysis.match.is_solo else 100
    points = list(enumerate(analysis.course))
    judged = {(one.round, one.number, one.grade) for one in analysis.decisions}
    judged |= {(one.round, one.at, one.loss.cost.grade) for one in analysis.episodes}
    for seat, player in enumerate(players):
        (line,) = axes.plot(
            [at for at, _ in points], [scale * one.before[seat] for _, one in points], label=player
        )
        for grade, mark in MARKS.items():
            faults = [
                (at, scale * one.before[seat])
                for at, one in points
                if one.seat == seat and (one.round, one.number, grade) in judged
            ]
            if faults:
                axes.scatter(*zip(*faults, strict=True), marker=mark, color=line.get_color())
    for at, one in points:
        if one.number == 0:
            axes.axvline(at - 0.5, linewidth=0.5, color="grey")
    if not analysis.match.is_solo:
        axes.set_ylim(-2, 102)
    axes.set_xlabel(say("analysis-plot-actions"))
    axes.set_ylabel(say("analysis-plot-chance"))
    axes.set_title(say("analysis-plot-title"))
    axes.legend()
    return figure_bytes(figure, kind)
