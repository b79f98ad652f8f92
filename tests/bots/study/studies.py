"""Studies for tests: small plans, and what came of them."""

from typing import Any

from trimino.bots.arena.crew import Crew
from trimino.bots.arena.jobs import done_by
from trimino.bots.arena.report import Ended
from trimino.bots.study.batch import play_batch
from trimino.bots.study.findings import Findings
from trimino.bots.study.plan import FEWEST_ROUNDS, Study, Table
from trimino.bots.study.questions import Question
from trimino.bots.study.report import report
from trimino.rules import Ruleset, published


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
