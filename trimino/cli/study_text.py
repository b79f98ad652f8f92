"""The answers of a study in tables and sentences."""

from collections.abc import Iterable, Iterator

import typer

from trimino.arena.report import Ended
from trimino.cli.console_table import print_table
from trimino.study.answers import StudyAnswer, answers, low_wins
from trimino.study.findings import Findings
from trimino.study.interval import Interval
from trimino.study.plan import StudyTable
from trimino.study.questions import Column, StudyQuestion, Unit
from trimino.terminal.output import console
from trimino.words import listed, say

PERCENT = (Unit.SHARE, Unit.MORE)


def print_answers(findings: Findings, ended: Ended) -> None:
    """Print the summary and the answers to each question."""
    for line in _summary(findings, ended):
        console().print(line)
    for question in findings.study.questions:
        _print_question(question, list(answers(findings, question)))


def _summary(findings: Findings, ended: Ended) -> Iterator[str]:
    study = findings.study
    details = {"rounds": findings.rounds, "deals": findings.deals, "bot": study.bot}
    yield say("study-done", seed=study.seed, **details)
    if ended is not Ended.PLAYED:
        yield say(f"arena-ended-{ended}")
    yield say("study-intervals")
    low = [table for table in study.tables if low_wins(table)]
    if low:
        yield say("study-low-wins", rules=_named(low))
    bound = [table for table in study.tables if not table.rules.free_draw]
    if bound and {StudyQuestion.HOARDING, StudyQuestion.SOURCES} & set(study.questions):
        yield say("study-no-hoarding", rules=_named(bound))


def _named(tables: Iterable[StudyTable]) -> object:
    return listed(dict.fromkeys(table.rules.base for table in tables))


def _print_question(question: StudyQuestion, found: list[StudyAnswer]) -> None:
    if not found:
        return
    typer.echo(f"\n{say(f'study-{question}')}")
    console().print(say(f"study-about-{question}"))
    heads = [say("study-table"), *([say("study-item")] if found[0].item else [])]
    figures = [_heading(question, column) for column in question.columns]
    print_table([*heads, *figures], (_row(question, answer) for answer in found))


def _heading(question: StudyQuestion, column: Column) -> str:
    return f"{say(f'study-{question}-{column.name}')}{', %' if column.unit in PERCENT else ''}"


def _row(question: StudyQuestion, answer: StudyAnswer) -> list[str]:
    item = [] if answer.item is None else [say(f"study-item-{answer.item}")]
    cells = (_shown(answer.figures[column.name], column.unit) for column in question.columns)
    return [f"{answer.table.rules.base}, {answer.table.players}", *item, *cells]


def _shown(figure: Interval | None, unit: Unit) -> str:
    if figure is None:
        return "–"
    factor = 100 if unit in PERCENT else 1
    value, margin = factor * figure.value, factor * figure.margin
    digits = 2 if unit is Unit.RATE and value < 10 else 1
    match unit:
        case Unit.NUMBER:
            return f"{value:.0f}"
        case Unit.GAIN:
            return f"{value:+z.1f}"
        case Unit.AHEAD | Unit.MORE:
            return f"{value:+z.1f} ± {margin:.1f}"
        case _:
            return f"{value:z.{digits}f} ± {margin:.{digits}f}"
