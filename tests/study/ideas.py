"""The ideas of the game, from studies: `python -m tests.study.ideas` plays them, and keeps figures.

`web/src/learn/ideas.json` holds for each idea the numbers of its sentences, the bars of its plot,
and positions to try (`tests.study.idea_positions`). A test plays a sample again.
"""

import json
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.study.studies import findings_of
from trimino.rules import published
from trimino.study import answers as answers_module
from trimino.study.answers import answers
from trimino.study.findings import Findings
from trimino.study.interval import Interval
from trimino.study.plan import Study, StudyTable
from trimino.study.questions import StudyQuestion, Unit

KEPT = Path(__file__).parents[2] / "web" / "src" / "learn" / "ideas.json"
RULES, PLAYERS, SEED, ROUNDS = "triomino", (2, 3, 4), 18, 40_000
QUESTIONS = (
    StudyQuestion.WORTH,
    StudyQuestion.HOARDING,
    StudyQuestion.SOURCES,
    StudyQuestion.CHOICES,
    StudyQuestion.COUNTING,
)


class FigureSource(NamedTuple):
    """A figure of a study: a question, a column, the number of players, and the item if any."""

    question: StudyQuestion
    column: str
    players: int
    item: str | None = None

    @property
    def is_share(self) -> bool:
        unit = next(one.unit for one in self.question.columns if one.name == self.column)
        return unit in (Unit.SHARE, Unit.MORE)


class IdeaBar(NamedTuple):
    """A bar of a plot: the message of its label with details, and its figure."""

    label: str
    source: FigureSource
    details: Mapping[str, int] = {}


class IdeaPlan(NamedTuple):
    """An idea: the figures that its sentences name, and the bars of its plot."""

    name: str
    numbers: Mapping[str, FigureSource]
    bars: Sequence[IdeaBar]

    @property
    def is_share(self) -> bool:
        return self.bars[0].source.is_share

    @property
    def sources(self) -> list[FigureSource]:
        return [*self.numbers.values(), *(bar.source for bar in self.bars)]


def study_of(rounds: int = ROUNDS, seed: int = SEED, players: Sequence[int] = PLAYERS) -> Study:
    tables = tuple(StudyTable(published(RULES), seats) for seats in players)
    return Study(tables, QUESTIONS, rounds, seed)


def command() -> str:
    """The command that gives the figures."""
    options = ["--rules", RULES, "--players", ",".join(map(str, PLAYERS))]
    limits = ["--rounds", str(ROUNDS), "--seed", str(SEED)]
    return shlex.join(["trimino", "study", *QUESTIONS, *options, *limits])


def figures_of(findings: Findings) -> dict[FigureSource, Interval]:
    """Every figure of the findings, shares as percentages."""
    found: dict[FigureSource, Interval] = {}
    for question in findings.study.questions:
        for answer in answers(findings, question):
            for column, figure in answer.figures.items():
                if figure is not None and column in {one.name for one in question.columns}:
                    source = FigureSource(question, column, answer.table.players, answer.item)
                    found[source] = figure.times(100) if source.is_share else figure
    return found


def idea_values(idea: IdeaPlan, figures: Mapping[FigureSource, Interval]) -> dict[str, Any]:
    """An idea as the web app reads it; sentences name whole numbers without a sign."""
    return {
        "name": idea.name,
        "figures": {name: abs(round(figures[one].value)) for name, one in idea.numbers.items()},
        "unit": "percent" if idea.is_share else "points",
        "bars": [
            {
                "label": bar.label,
                "details": dict(bar.details),
                **{name: round(x, 1) for name, x in figures[bar.source]._asdict().items()},
            }
            for bar in idea.bars
        ],
    }


def kept() -> dict[str, Any]:
    values: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))
    return values


def _players(question: StudyQuestion, column: str, item: str | None = None) -> list[IdeaBar]:
    """A bar for each number of players."""
    return [
        IdeaBar(
            "idea-bar-players", FigureSource(question, column, number, item), {"number": number}
        )
        for number in PLAYERS
    ]


def _worth(item: str, players: int) -> FigureSource:
    return FigureSource(StudyQuestion.WORTH, "in-the-end", players, item)


def _choice(item: str, players: int, column: str = "in-the-end") -> FigureSource:
    return FigureSource(StudyQuestion.CHOICES, column, players, item)


def _hoarding(players: int) -> FigureSource:
    return FigureSource(StudyQuestion.HOARDING, "alone", players)


def _counted(column: str, hidden: str) -> FigureSource:
    return FigureSource(StudyQuestion.COUNTING, column, 2, hidden)


SOURCES = {
    name: FigureSource(StudyQuestion.SOURCES, name, 2) for name in answers_module.SOURCE_SLOTS
}

BINS = [(10 * number, 10 * number + 9) for number in range(4)] + [(40, 55)]
"""The hidden tiles of each group: a player sees at least one of 56."""

IDEAS = (
    IdeaPlan(
        "lay-or-draw",
        {"gain": _hoarding(2), **SOURCES},
        [IdeaBar(f"idea-bar-{name}", source) for name, source in SOURCES.items()],
    ),
    IdeaPlan(
        "more-players",
        {
            "two": _hoarding(2),
            "three": _hoarding(3),
            "four": _hoarding(4),
            "drawn": _worth("draw", 4),
        },
        _players(StudyQuestion.HOARDING, "alone"),
    ),
    IdeaPlan(
        "take-it",
        {"bridge": _worth("bridge", 2), "hexagon": _worth("hexagon", 2)},
        [IdeaBar(f"item-{item}", _worth(item, 2)) for item in ("bridge", "double", "hexagon")],
    ),
    IdeaPlan(
        "prepare",
        {"two": _choice("prepares", 2), "four": _choice("prepares", 4)},
        _players(StudyQuestion.CHOICES, "in-the-end", "prepares"),
    ),
    IdeaPlan(
        "open-door",
        {
            "two": _choice("opens", 2),
            "early": _counted("held", "from-30"),
            "late": _counted("held", "under-10"),
        },
        _players(StudyQuestion.CHOICES, "in-the-end", "opens"),
    ),
    IdeaPlan(
        "count",
        {
            "early": _counted("dead", "from-40"),
            "middle": _counted("dead", "from-20"),
            "late": _counted("dead", "under-10"),
        },
        [
            IdeaBar("idea-bar-hidden", _counted("dead", name), {"least": least, "most": most})
            for name, (least, most) in reversed(
                list(zip(answers_module.HIDDEN_ITEMS, BINS, strict=True))
            )
        ],
    ),
    IdeaPlan(
        "keep-ways",
        {
            "price": _choice("keeps", 2, "at-once"),
            "two": _choice("keeps", 2),
            "four": _choice("keeps", 4),
        },
        _players(StudyQuestion.CHOICES, "in-the-end", "keeps"),
    ),
    IdeaPlan(
        "lock-out",
        {"two": _choice("locks", 2)},
        _players(StudyQuestion.CHOICES, "in-the-end", "locks"),
    ),
)


def main() -> None:
    """Play the studies, and keep their figures beside the positions that were found."""
    figures = figures_of(findings_of(study_of()))
    before = {one["name"]: one["exercises"] for one in kept()["ideas"]} if KEPT.exists() else {}
    ideas = [
        {**idea_values(idea, figures), "exercises": before.get(idea.name, [])} for idea in IDEAS
    ]
    values = {"studies": [command()], "ideas": ideas}
    KEPT.write_text(json.dumps(values, indent=4) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
