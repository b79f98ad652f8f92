"""Studies for tests: small plans, and what came of them."""

from typing import Any

from trimino.arena.report import Ended
from trimino.rules import Ruleset, published
from trimino.study.findings import Findings
from trimino.study.plan import MIN_ROUNDS, Study, StudyTable
from trimino.study.questions import StudyQuestion
from trimino.study.report import study_report
from trimino.study.run_batch import play_study_batch
from trimino.workers.jobs import run_jobs
from trimino.workers.pool import WorkerPool


def study(
    rules: Ruleset | str = "triomino",
    *questions: StudyQuestion,
    seats: tuple[int, ...] = (2,),
    rounds: int = MIN_ROUNDS,
    seed: int = 7,
    bot: str = "greedy",
) -> Study:
    chosen = published(rules) if isinstance(rules, str) else rules
    tables = tuple(StudyTable(chosen, number) for number in seats)
    return Study(tables, questions or tuple(StudyQuestion), rounds, seed, bot)


def findings_of(planned: Study, pool: WorkerPool | None = None) -> Findings:
    """The findings of a study, played in this process if no pool is given."""
    findings = Findings(planned)
    if pool is None:
        for batch in planned.batches():
            findings.add(batch, play_study_batch(batch))
    else:
        for batch, counts in run_jobs(pool, play_study_batch, planned.batches()):
            findings.add(batch, counts)
    return findings


def told(findings: Findings) -> dict[str, Any]:
    return study_report(findings, Ended.PLAYED)
