"""The answers as one JSON document."""

from typing import TYPE_CHECKING, Any

from trimino.arena.report import Ended
from trimino.records.writing import rules_value
from trimino.rules.deprecation import renamed_names
from trimino.study.answers import StudyAnswer, answers
from trimino.study.findings import Findings


def study_report(findings: Findings, ended: Ended) -> dict[str, Any]:
    """All answers as plain values; shares are parts of 1."""
    study = findings.study
    return {
        "bot": study.bot,
        "seed": study.seed,
        "deals": findings.deals,
        "rounds": findings.rounds,
        "ended": str(ended),
        "answers": {
            str(question): [_answer(answer) for answer in answers(findings, question)]
            for question in study.questions
        },
    }


def _answer(answer: StudyAnswer) -> dict[str, object]:
    item = {} if answer.item is None else {"item": answer.item}
    figures = {
        name.replace("-", "_"): None if figure is None else figure._asdict()
        for name, figure in answer.figures.items()
    }
    rules = rules_value(answer.table.rules)
    return {"rules": rules, "players": answer.table.players, **item, **figures}


if not TYPE_CHECKING:  # A type checker would take any name for one of the module.
    __getattr__ = renamed_names(__name__, {"report": "study_report"})
