"""What is to be played: tables, questions and rounds, and the batches these are cut into."""

from collections.abc import Iterator
from typing import NamedTuple

from trimino.bots.seating import random_source
from trimino.rules import Ruleset
from trimino.rules.deal import check_players
from trimino.study.errors import StudyError, StudyReason
from trimino.study.questions import StudyQuestion, Trial

BOTS = ("random", "greedy", "heuristic")
"""Bots of the roster that play whole rounds in compiled code, by their number there."""

MIN_BATCHES, MAX_BATCH_ROUNDS = 50, 2000
"""What is told of an estimate comes from how batches differ, so there are many at every table."""

MIN_ROUNDS = 4 * MIN_BATCHES


class StudyTable(NamedTuple):
    """A rule set and a number of players."""

    rules: Ruleset
    players: int

    def admits(self, trial: Trial) -> bool:
        """Whether a trial makes sense here: only who may draw at will can hoard."""
        return trial is not Trial.HOARDING or self.rules.free_draw


class StudyBatch(NamedTuple):
    """Some rounds of one trial at one table; the seed decides all that happens in them."""

    table: StudyTable
    trial: Trial
    bot: str
    rounds: int
    seed: int


class Study(NamedTuple):
    """Questions about some tables, to be answered from so many deals at each."""

    tables: tuple[StudyTable, ...]
    questions: tuple[StudyQuestion, ...]
    rounds: int
    seed: int
    bot: str = "greedy"

    def check(self) -> None:
        """Refuse what cannot be played, and what could not be answered."""
        if self.bot not in BOTS:
            raise StudyError(StudyReason.BOT_UNFIT, name=self.bot, known=", ".join(BOTS))
        if self.rounds < MIN_ROUNDS:
            raise StudyError(StudyReason.TOO_FEW_ROUNDS, rounds=self.rounds, fewest=MIN_ROUNDS)
        for table in self.tables:
            check_players(table.rules, table.players)

    @property
    def trials(self) -> list[tuple[StudyTable, Trial]]:
        """Every trial that a question needs, at every table where it makes sense."""
        wanted = {trial for question in self.questions for trial in question.trials}
        return [
            (table, trial)
            for table in self.tables
            for trial in Trial
            if trial in wanted and table.admits(trial)
        ]

    @property
    def sizes(self) -> list[int]:
        """How many rounds each batch of a trial has."""
        number = max(MIN_BATCHES, -(-self.rounds // MAX_BATCH_ROUNDS))
        least, left = divmod(self.rounds, number)
        return [least + (batch < left) for batch in range(number)]

    def batches(self) -> Iterator[StudyBatch]:
        """All batches, in turns, so that whoever stops early knows as much of every table."""
        for number, size in enumerate(self.sizes):
            for table, trial in self.trials:
                own = random_source(self.seed, table.rules.base, table.players, trial, number)
                yield StudyBatch(table, trial, self.bot, size, own.getrandbits(63) | 1)
