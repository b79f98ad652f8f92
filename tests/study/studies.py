"""Studies for tests: small plans, and what came of them."""

from typing import Any

from trimino.arena.report import Ended
from trimino.rules import Ruleset, published
from trimino.study.batch import play_batch
from trimino.study.findings import Findings
from trimino.study.plan import FEWEST_ROUNDS, Study, Table
from trimino.study.questions import Question
from trimino.study.report import report
from trimino.workers.jobs import done_by
from trimino.workers.pool import Crew


def study(
    rules: Ruleset | str = "triomino",
    *questions: Question,
    seats: tuple[int, ...] = (2,),
    rounds: int = FEWEST_ROUNDS,
    seed: int = 7,
    bot: str = "greedy",
) -> Study:
    chosen = published(rules) if isinstance(rules, str) else rules
    tables = tuple(Table(chosen, number) for number in seats)
    return Study(tables, questions or tuple(Question), rounds, seed, bot)


def findings_of(planned: Study, crew: Crew | None = None) -> Findings:
    """What is found, played here and now if no crew is given."""
    findings = Findings(planned)
    if crew is None:
        for batch in planned.batches():
            findings.add(batch, play_batch(batch))
    else:
        for batch, counts in done_by(crew, play_batch, planned.batches()):
            findings.add(batch, counts)
    return findings


def told(findings: Findings) -> dict[str, Any]:
    return report(findings, Ended.PLAYED)
